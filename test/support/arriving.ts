import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { app } from "../../src/app.ts";
import { type Answer, answerOf, type Method, type Options, requestOf } from "./http.ts";

/** A body that this test sends piece by piece. */
export class Sending {
  readonly stream: ReadableStream<Uint8Array>;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #asked = 0;

  /** @param more makes what is sent whenever the reader asks for more */
  constructor(more?: () => Uint8Array) {
    this.stream = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: (controller) => {
          this.#asked += 1;
          if (more) controller.enqueue(more());
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** How often the reader has asked for more. */
  get asked(): number {
    return this.#asked;
  }

  send(part: string | Uint8Array): void {
    this.#controller.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
  }

  end(): void {
    this.#controller.close();
  }
}

/** A call whose body is still to be sent. `path` starts at the root. */
export const sendArriving = async (
  method: Method,
  path: string,
  key: string,
  { stream }: Sending,
  headers: Options["headers"] = {},
): Promise<Answer> => {
  const request = requestOf(method, path, key, { body: stream, headers });
  return answerOf(await app.fetch(request, env, createExecutionContext()), `${method} ${path}`);
};
