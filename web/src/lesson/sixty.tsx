import "./sixty.css";
import { useEffect, useState } from "preact/hooks";
import { getJson } from "../api";
import { lang } from "../say/locale";
import type { Voice } from "../say/voice";

interface Props {
  game: string;
  say: Voice;
}

/** The game in sixty seconds: pictures made of its own pieces, a sentence under each. */
export function Sixty({ game, say }: Props) {
  const numbers = say.ids().flatMap((id) => /^sixty-(\d+)$/.exec(id)?.[1] ?? []);
  const pictures = usePictures(game, lang.value);
  return (
    <ol class="sixty">
      {numbers.sort().map((number) => (
        <li key={number}>
          {/* Drawn by our own server from the game's own pieces. */}
          <span
            class="picture"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: pictures[Number(number) - 1] ?? "" }}
          />
          <p>
            <b>{say.word(`sixty-${number}-lead`)}</b> {say.word(`sixty-${number}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The pictures once they have come; the sentences do not wait for them. */
function usePictures(game: string, language: string): readonly string[] {
  const [pictures, show] = useState<readonly string[]>([]);
  useEffect(() => {
    getJson<string[]>(`/api/sixty/${game}/${language}`).then(show, () => undefined);
  }, [game, language]);
  return pictures;
}
