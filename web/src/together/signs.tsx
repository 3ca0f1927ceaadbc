import type { ComponentChildren } from "preact";
import { Ball, Whistle } from "../ui/icons";
import type { GestureName } from "./gestures";

const INK = "#1B2440";
const FINGERS =
  "M28 92C16 74 12 62 10 52Q16 46 22 52L32 66V20Q36 13 42 20V48V12Q47 5 53 12V48V16Q58 9 64 16V52V28Q69 21 75 28V68Q74 84 64 92Z";

/** A gesture of football: ink outline, flat fill, like everything that the page itself draws. */
export function Sign({ name }: { name: GestureName }) {
  switch (name) {
    case "bravo":
      return (
        <Drawn>
          <path d={FINGERS} fill="#F7DCA6" />
        </Drawn>
      );
    case "goal":
      return <Ball />;
    case "save":
      return (
        <Drawn>
          <path d={FINGERS} fill="#E3A21A" />
          <path d="M28 78H64V94H28Z" fill="#C8341F" />
        </Drawn>
      );
    case "offside":
      return (
        <Drawn>
          <path d="M26 10V92" />
          <path d="M26 14L86 32L26 54Z" fill="#C8341F" />
        </Drawn>
      );
    case "referee":
      return <Whistle />;
    case "well-played":
      return (
        <Drawn>
          <path d="M28 24H12V36Q14 52 32 54M72 24H88V36Q86 52 68 54" fill="none" />
          <path d="M26 12H74V38Q72 62 50 64Q28 62 26 38Z" fill="#E3A21A" />
          <path d="M50 64V78M34 90Q36 78 50 78Q64 78 66 90Z" fill="#E3A21A" />
        </Drawn>
      );
  }
}

function Drawn({ children }: { children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      fill="none"
      stroke={INK}
      stroke-width="6"
      stroke-linejoin="round"
    >
      {children}
    </svg>
  );
}
