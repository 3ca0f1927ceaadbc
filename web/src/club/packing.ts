export function canPack(): boolean {
  return typeof CompressionStream !== "undefined";
}

/** Packed by the browser itself; nothing where it cannot. */
export async function pack(text: string): Promise<Blob | undefined> {
  if (!canPack()) return undefined;
  return through(new Blob([text]), new CompressionStream("gzip"));
}

export async function unpack(packed: Blob): Promise<string> {
  return (await through(packed, new DecompressionStream("gzip"))).text();
}

function through(blob: Blob, stream: GenericTransformStream): Promise<Blob> {
  return new Response(blob.stream().pipeThrough(stream as TransformStream)).blob();
}
