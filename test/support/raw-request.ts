import { env, exports } from "cloudflare:workers";
import type { TestAccount } from "./api.ts";
import { type Answer, answerOf } from "./http.ts";

interface RawRequest {
  readonly method: "PUT" | "POST" | "PATCH" | "DELETE" | "HEAD";
  /** Below `/v1`. */
  readonly path: string;
  readonly bytes?: Uint8Array;
  /** Sends the bytes in pieces of this size, without a Content-Length. */
  readonly pieces?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const inPieces = (bytes: Uint8Array, size: number): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.byteLength) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
};

/** Sends bytes unchanged, with no headers but the key and those given. */
export const sendRaw = async ({ key }: TestAccount, request: RawRequest): Promise<Answer> => {
  const { method, path, bytes, pieces, headers } = request;
  const body = bytes && (pieces === undefined ? bytes : inPieces(bytes, pieces));
  const response = await exports.default.fetch(
    new Request(`${env.PUBLIC_URL}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...headers },
      ...(body && { body }),
    }),
  );
  return answerOf(response, `${method} /v1${path}`);
};
