/** The next piece of a body. */
export type Piece = Uint8Array | "end" | "broken";

export interface Pieces {
  /** @param limit how many bytes are reserved for it, where the stream lets its reader do that */
  next(limit: number): Promise<Piece>;
  cancel(): void;
}

const orBroken = async (piece: Promise<Piece>): Promise<Piece> => {
  try {
    return await piece;
  } catch {
    // A broken body is the sender's fault, not ours.
    return "broken";
  }
};

/** Bodies from the platform: the buffer is ours, and is used again. */
const intoRoom = (reader: ReadableStreamBYOBReader): Pieces => {
  let buffer = new ArrayBuffer(0);
  const next = async (limit: number): Promise<Piece> => {
    if (buffer.byteLength < limit) buffer = new ArrayBuffer(limit);
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) return "end";
    buffer = value.buffer as ArrayBuffer;
    return value;
  };
  return { next: (limit) => orBroken(next(limit)), cancel: () => void reader.cancel().catch(() => null) };
};

/** Streams of a program's own making. */
const asTheyCome = (reader: ReadableStreamDefaultReader<Uint8Array>): Pieces => {
  const next = async (): Promise<Piece> => {
    const { done, value } = await reader.read();
    return done ? "end" : value;
  };
  return { next: () => orBroken(next()), cancel: () => void reader.cancel().catch(() => null) };
};

/** Reads a body piece by piece. A piece is valid until the next one is asked for. */
export const piecesOf = (body: ReadableStream<Uint8Array>): Pieces => {
  try {
    return intoRoom(body.getReader({ mode: "byob" }));
  } catch {
    return asTheyCome(body.getReader());
  }
};
