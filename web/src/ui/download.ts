/** What a file about a match is called, without its ending. */
export const fileOf = ({ game, seal }: { game: string; seal: string }) =>
  `ludofoot-${game}-${seal.slice(0, 8)}`;

export const jsonFile = (text: string) => new Blob([text], { type: "application/json" });

/** Gives the reader a file; nothing leaves the browser. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
