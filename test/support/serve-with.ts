import { vi } from "vitest";
import { app } from "../../src/app.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { type FaultyEnv, faultyEnv } from "./faulty-env.ts";
import { type Answer, answerOf, type Method, type Options, requestOf } from "./http.ts";

/** A request that can be sent any number of times. */
export interface Call {
  readonly key: string;
  readonly method: Method;
  /** The v1 API by default. */
  readonly base?: string;
  readonly path: string;
  readonly options?: Options;
}

/** A request's context, which collects `waitUntil` promises. Vitest's own would wait 30 s for work that died. */
export class BackgroundTasks {
  readonly #promises: Promise<unknown>[] = [];

  waitUntil(promise: Promise<unknown>): void {
    this.#promises.push(promise);
  }

  passThroughOnException(): void {}

  get context(): ExecutionContext {
    return this as unknown as ExecutionContext;
  }

  async ended(): Promise<void> {
    await Promise.allSettled(this.#promises);
  }
}

/** Answers a request, and does the work that outlives its reply. */
export const respondWith = async (bindings: Env, request: Request): Promise<Response> => {
  const background = new BackgroundTasks();
  const response = await app.fetch(request, bindings, background.context);
  await background.ended();
  return response;
};

/**
 * Serves one request, and the work that outlives its reply, with these bindings.
 * @returns its answer, unless the process died
 */
export const serveWith = async (faulty: FaultyEnv, call: Call): Promise<Answer | "died"> => {
  const background = new BackgroundTasks();
  const serving = async () => {
    const path = `${call.base ?? "/v1"}${call.path}`;
    const request = requestOf(call.method, path, call.key, call.options ?? {});
    const response = await app.fetch(request, faulty.env, background.context);
    const answer = await answerOf(response, `${call.method} ${path}`);
    await background.ended();
    return answer;
  };
  return Promise.race([serving(), faulty.died]);
};

/** Three waits of the maximum Retry-After of 10 s: longer than any lease lasts. */
const MAX_RETRIES = 4;

/**
 * Retries as a well-behaved client does: after the requested time, until the answer is not retryable.
 * @param bindings replace those of the service
 */
export const retry = async (call: Call, bindings?: Parameters<typeof faultyEnv>[1]): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = (await serveWith(faultyEnv(null, bindings), call)) as Answer;
    if (answer.body?.retryable !== true || attempt === MAX_RETRIES) return answer;
    vi.setSystemTime(Date.now() + Number(answer.headers.get("Retry-After")) * SECOND_MS);
  }
};
