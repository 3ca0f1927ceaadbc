import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { useLayout } from "../../kit/layout";
import { word } from "../../kit/words";
import { FileButton } from "../../ui/file-button";
import { read, save } from "./file";
import { type Man, type ManCard, type Props, sideOf } from "./model";
import { type FinalePreview, NOBODY, type Squad, seenNow, squad } from "./plans";
import type { TableProps } from "./screen";

type ToolProps = TableProps & { cards: ReadonlyMap<Man, ManCard> };

/** Sets to begin with, and squads kept in a file. */
export function Tools(props: ToolProps) {
  const { view, screen, say } = props;
  const [news, tell] = useState<News>();
  const { colour } = sideOf(view, screen.seat);
  const suggestion = seenNow()?.suggestion as Squad | undefined;
  const put = (found: Squad, text: string) => {
    squad.value = found;
    tell({ text, bad: false });
  };
  return (
    <div class="tools">
      <button
        type="button"
        class="btn"
        onClick={() => put(view.beginners ?? NOBODY, say.word("screen-beginner-taken"))}
      >
        {say.word("screen-beginner-set")}
      </button>
      <button
        type="button"
        class="btn"
        aria-disabled={!suggestion}
        onClick={() => suggestion && put(suggestion, say.word("screen-suggested"))}
      >
        {say.word("screen-suggest")}
      </button>
      <button type="button" class="btn" onClick={() => put(NOBODY, say.word("screen-emptied"))}>
        {say.word("screen-empty")}
      </button>
      <More say={say}>
        <Files {...props} put={put} tell={tell} />
      </More>
      <p class={news?.bad ? "news bad" : news ? "news" : "news hint"} role="status">
        {news?.text ?? say.word("screen-you-build", { colour: word(`colour-${colour}`) })}
      </p>
    </div>
  );
}

/** What was done with the squad, or why nothing was. */
interface News {
  text: string;
  bad: boolean;
}

/** Beside the others where there is room, behind three dots where there is none. */
function More({ say, children }: Pick<Props, "say"> & { children: ComponentChildren }) {
  const { kind, small, phone } = useLayout();
  const place = useRef<HTMLDetailsElement>(null);
  if (!phone && !(kind === "lying" && small)) {
    return (
      <>
        <span class="gap" />
        {children}
      </>
    );
  }
  const close = () => place.current?.removeAttribute("open");
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !place.current?.contains(event.relatedTarget as Node)) close();
  };
  return (
    <details class="more" ref={place} onFocusOut={leave} onKeyDown={({ key }) => key === "Escape" && close()}>
      <summary class="btn" aria-label={say.word("screen-more")}>
        <span data-value="⋯" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: whatever is chosen closes it. */}
      <div class="drop" onClick={close}>
        {children}
      </div>
    </details>
  );
}

interface FileProps extends ToolProps {
  put(found: Squad, text: string): void;
  tell(news: News): void;
}

/** A squad is kept in a file of one's own. */
function Files({ view, screen, say, cards, preview, put, tell }: FileProps) {
  /** A file that is not a squad, or one of the other colour, changes nothing and says why. */
  const load = async (file: File) => {
    const found = read(await file.text());
    if (!found) return tell({ text: say.word("screen-no-squad", { file: file.name }), bad: true });
    if ([...found.starters, ...found.bench].every((man) => cards.has(man))) {
      return put(found, say.word("screen-loaded", { file: file.name }));
    }
    const answer = (await preview({ type: "team", ...found }).catch(() => undefined)) as
      | FinalePreview
      | undefined;
    const why = answer?.refusal?.clause
      ? say.refuse(answer.refusal)
      : say.word("screen-no-squad", { file: file.name });
    tell({ text: why, bad: true });
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => save(squad.value, sideOf(view, screen.seat).colour)}>
        {say.word("screen-save")}
      </button>
      <FileButton
        label={say.word("screen-load")}
        accept=".json,application/json"
        look="btn file"
        take={load}
      />
    </>
  );
}
