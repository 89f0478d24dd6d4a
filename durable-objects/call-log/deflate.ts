const through = async (bytes: BufferSource, way: CompressionStream | DecompressionStream) => {
  const body = new Response(new Blob([bytes]).stream().pipeThrough(way as never));
  return new Uint8Array(await body.arrayBuffer());
};

export const deflate = (text: string): Promise<Uint8Array> =>
  through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));

export const inflate = async (bytes: ArrayBuffer): Promise<string> =>
  new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
