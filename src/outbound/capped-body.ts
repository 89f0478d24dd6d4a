import { untilAborted } from "../lib/wait.ts";

/** Releases the connection, of which a Worker has six; if canceling fails, that does no harm. */
export const discardBody = (response: Response): void => {
  response.body?.cancel().catch(() => undefined);
};

/** The declared length of an answer's body; null if none is declared, or only that of compressed bytes. */
export const declaredBytes = ({ headers }: Response): number | null => {
  const length = headers.get("content-length") ?? "";
  return /^\d+$/.test(length) && !headers.has("content-encoding") ? Number(length) : null;
};

const concatenate = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
};

/**
 * Reads a body of at most `maxBytes`; undefined if it is longer, whatever its Content-Length claims (the claim only
 * serves to refuse early). Rejects when the signal aborts or the connection breaks.
 */
export const readCapped = async (
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Uint8Array | undefined> => {
  if ((declaredBytes(response) ?? 0) > maxBytes) {
    discardBody(response);
    return undefined;
  }
  if (!response.body) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) return concatenate(chunks, length);
      length += value.byteLength;
      onBytes(value.byteLength);
      if (length > maxBytes) return undefined;
      chunks.push(value);
    }
  } finally {
    // Not awaited: a stalled source may never confirm.
    reader.cancel().catch(() => undefined);
  }
};
