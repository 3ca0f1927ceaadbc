import { useEffect, useRef, useState } from "preact/hooks";
import type * as wire from "../gen/protocol";
import { PHONE } from "../kit/layout";
import type { Voice } from "../say/voice";
import {
  arrowTo,
  boundsOf,
  boxAround,
  bracketOver,
  crossOver,
  type Place,
  pathFrom,
  placeWord,
  pointerAt,
} from "./strokes";
import { around, type Rect, seen } from "./targets";

interface Props {
  marks: readonly wire.Mark[];
  say: Voice;
  /** Changes when everything is drawn once more. */
  again: number;
}

interface Drawn {
  lines: string[];
  words: Place[];
  width: number;
  height: number;
}

/** Often enough to follow what moves; what has not changed is not drawn again. */
const LOOK_MS = 100;

/** Chalk over the table: it points and is never in the way. Screen readers are told in words. */
export function Chalk({ marks, say, again }: Props) {
  const place = useRef<SVGSVGElement>(null);
  const [drawn, draw] = useState<Drawn>();
  useEffect(() => {
    let last = "";
    const look = () => {
      const page = place.current?.getBoundingClientRect();
      if (!page) return;
      const found = drawingOf(marks, page, say);
      const text = JSON.stringify(found);
      if (text !== last) draw(found);
      last = text;
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [JSON.stringify(marks), say]);
  const { lines = [], words = [], width = 1, height = 1 } = drawn ?? {};
  return (
    <svg class="chalk" ref={place} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <filter id="chalk-edge">
        <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" />
        <feDisplacementMap in="SourceGraphic" scale="2.6" />
      </filter>
      <g key={again} filter="url(#chalk-edge)">
        {lines.map((line, index) => (
          <g key={index}>
            <path class="under" d={line} pathLength="1" />
            <path d={line} pathLength="1" />
          </g>
        ))}
      </g>
      {words.map(({ text, x, y, anchor }) => (
        <text key={text} x={x} y={y} text-anchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function drawingOf(marks: readonly wire.Mark[], page: DOMRect, say: Voice): Drawn {
  const lines: string[] = [];
  const words: Place[] = [];
  const taken = marks
    .flatMap(({ at, to }) => [rectOf(at, page), rectOf(to, page)])
    .flatMap((one) => one ?? []);
  for (const mark of marks) {
    const at = rectOf(mark.at, page);
    if (!at) continue;
    const strokes = strokesOf(mark, at, rectOf(mark.to, page), page);
    lines.push(...strokes);
    if (mark.mark === "arrow") taken.push(boundsOf(strokes));
    const word = mark.word && placeWord(say.word(mark.word), at, taken, page);
    if (word) words.push(word);
  }
  return { lines, words, width: Math.round(page.width), height: Math.round(page.height) };
}

function strokesOf({ mark, to: named }: wire.Mark, at: Rect, to: Rect | undefined, page: DOMRect): string[] {
  switch (mark) {
    case "box":
      return [boxAround(at)];
    case "bracket":
      // In several rows they are not beside each other.
      return at.bottom - at.top > at.right - at.left || isLow(page) ? [] : [bracketOver(at)];
    case "cross":
      return crossOver(at, page);
    case "path":
      return to ? [pathFrom(at, to)] : [];
    case "arrow":
      if (to) return arrowTo(at, to, page);
      return named ? [] : pointerAt(at, page);
  }
}

/** Where something is on the page; whole pixels, so that a breath moves no line. */
function rectOf(target: string | undefined, page: DOMRect): Rect | undefined {
  if (!target) return undefined;
  const found = target.endsWith("*") ? seen(target) : seen(target).slice(0, 1);
  const rect = around(found);
  return (
    rect && {
      left: Math.round(rect.left - page.left),
      top: Math.round(rect.top - page.top),
      right: Math.round(rect.right - page.left),
      bottom: Math.round(rect.bottom - page.top),
    }
  );
}

/** Where hands lie in rows there is no room above them. */
function isLow({ width, height }: DOMRect): boolean {
  return width < PHONE || height < LOW;
}

const LOW = 520;
