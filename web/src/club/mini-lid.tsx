import { lidAddress } from "../api";
import { lang } from "../say/locale";

/** A box in small: which game it was, at a glance. */
export function MiniLid({ game }: { game: string }) {
  return <img class="bx" src={lidAddress(game, lang.value)} alt="" width="40" height="53" loading="lazy" />;
}
