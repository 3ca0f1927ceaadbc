import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { cardAt } from "../../kit/hand";
import { rememberTap } from "../../kit/motion";
import { word } from "../../kit/words";
import { Label } from "../../table/prompt";
import { Art } from "./art";
import { laysOf, NAMES, type Props } from "./model";

/** Which card of the hand is a Bomber that is about to call; none if it is negative. */
export const calling = signal(-1);

export function stopCalling(): void {
  calling.value = -1;
}

/** While a Bomber is about to call, the question is whom. */
export function label(props: Props) {
  return calling.value < 0 ? undefined : <Calls {...props} />;
}

/** Five faces in place of the question: they cover neither cards nor anything else that is asked. */
function Calls({ screen, say, busy, act }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const offers = laysOf(screen.offers, "bomber");
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <Label
      own="st-calling"
      picture={<Art id="face-bomber" />}
      ask={say.word("screen-call")}
      slip={null}
      acts={
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form.
        <div class="calls" ref={place} role="group" aria-label={say.word("screen-call")}>
          {NAMES.map((name, index) => {
            const offer = offers.find(({ move }) => move.call === name);
            if (!offer) return null;
            return (
              <button
                key={name}
                type="button"
                class={name}
                data-face={name}
                aria-label={say.word("screen-call-name", { name: word(`name-${name}`) })}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => {
                  const bomber = cardAt(document.querySelector<HTMLElement>(".st-tray"), calling.value);
                  if (bomber) rememberTap(bomber);
                  stopCalling();
                  if (!busy) act(offer.move);
                }}
              >
                <Art id={`medal-${name}`} />
                <span>{say.word(`name-${name}`)}</span>
              </button>
            );
          })}
        </div>
      }
    />
  );
}
