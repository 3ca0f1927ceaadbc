import { brotliDecompressSync } from "node:zlib";

/** The tags that have a number in a WOFF2 file; only those that are needed to find the way. */
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63];
const HEADER = 48;

/** The characters that a WOFF2 file can draw. */
export function charactersOf(file: Buffer): Set<number> {
  let at = HEADER;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const [tag, version] = [flags & NAMED, flags >> 6];
    if (tag === NAMED) at += 4;
    const length = number();
    const rearranged = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    return { tag, length: rearranged ? number() : length };
  });
  const body = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const before = tables.slice(
    0,
    tables.findIndex(({ tag }) => tag === CMAP),
  );
  return charactersIn(body.subarray(before.reduce((sum, { length }) => sum + length, 0)));
}

function charactersIn(cmap: Buffer): Set<number> {
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const plain = places.find((place) => cmap.readUInt16BE(place) === 4);
  if (plain === undefined) throw new Error("no plain table of characters");
  return new Set(runsIn(cmap.subarray(plain)).flatMap(([first, last]) => between(first, last)));
}

/** First and last character of each run, as format 4 has them; the last run only marks the end. */
function runsIn(table: Buffer): [number, number][] {
  const size = table.readUInt16BE(6);
  return Array.from({ length: size / 2 - 1 }, (_, run) => [
    table.readUInt16BE(16 + size + run * 2),
    table.readUInt16BE(14 + run * 2),
  ]);
}

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
