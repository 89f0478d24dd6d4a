import type { Refusal } from "../../../src/intake/sheets/refusals.ts";

/** A refusal, with the dashboard's message. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(detail: string, { code = "", invalidParams = [] }: Partial<Refusal> = {}) {
    super(detail);
    this.refusal = { code, detail, invalidParams };
  }
}

/** An unexpected response, such as the sign-in page: trying again would not help. */
class Failed extends Error {}

const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

const bodyOf = async <T>(answer: Response, signedOut: string): Promise<T> => {
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  const body: unknown = isJson ? await answer.json() : {};
  const { problem } = body as { problem?: { title: string } & Partial<Refusal> };
  if (problem) throw new Refused(problem.detail ?? problem.title, problem);
  if (answer.status === TOO_MANY_REQUESTS || answer.status >= FIRST_SERVER_ERROR)
    throw new Error(String(answer.status));
  if (!answer.ok || !isJson) throw new Failed(answer.redirected ? signedOut : String(answer.status));
  return body as T;
};

const TRIES = 5;
const WAIT_MS = 2_000;

/** Calls the addresses below `/properties/import` or `/clients/import`. */
export class Client {
  readonly base: string;
  readonly #signedOut: string;

  constructor(base: string, signedOut: string) {
    this.base = base;
    this.#signedOut = signedOut;
  }

  read<T>(path: string): Promise<T> {
    return this.#call<T>(path);
  }

  send<T>(path: string, form: Readonly<Record<string, string>>): Promise<T> {
    return this.#call<T>(path, { method: "POST", body: new URLSearchParams(form) });
  }

  /** Retries when the connection is lost or the service is busy: the same content is written only once. */
  async #call<T>(path: string, options?: RequestInit): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await bodyOf<T>(await fetch(`${this.base}${path}`, options), this.#signedOut);
      } catch (error) {
        if (error instanceof Refused || error instanceof Failed || attempt === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
      }
    }
  }
}
