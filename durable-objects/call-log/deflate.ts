const pipe = async (bytes: BufferSource, stream: CompressionStream | DecompressionStream) => {
  const body = new Response(new Blob([bytes]).stream().pipeThrough(stream as never));
  return new Uint8Array(await body.arrayBuffer());
};

export const deflate = (text: string): Promise<Uint8Array> =>
  pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));

export const inflate = async (bytes: ArrayBuffer): Promise<string> =>
  new TextDecoder().decode(await pipe(bytes, new DecompressionStream("deflate-raw")));
