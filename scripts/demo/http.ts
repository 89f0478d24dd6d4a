import { setTimeout as pause } from "node:timers/promises";

const MAX_ATTEMPTS = 6;
const DEFAULT_WAIT_SECONDS = 1;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A client of one side of the service with one credential. */
export class Http {
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  constructor(origin: string, credential: string, headers: Record<string, string> = {}) {
    this.#origin = origin;
    this.#headers = { Authorization: `Bearer ${credential}`, ...headers };
  }

  /**
   * Sends a request, and again after the wait that the service asks for.
   * @throws if the answer is an error not in `accepted`
   */
  async send<Body>(
    method: Method,
    path: string,
    body?: object,
    accepted: readonly number[] = [],
  ): Promise<Answer<Body>> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#fetch(method, path, body);
      const text = await answer.text();
      if (answer.ok || accepted.includes(answer.status)) {
        return { status: answer.status, body: JSON.parse(text) as Body };
      }
      const wait = answer.headers.get("retry-after");
      if (wait === null || attempt === MAX_ATTEMPTS) {
        throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
      }
      await pause((Number(wait) || DEFAULT_WAIT_SECONDS) * 1_000);
    }
  }

  #fetch(method: Method, path: string, body: object | undefined): Promise<Response> {
    const init: RequestInit = { method, headers: this.#headers };
    if (body === undefined) return fetch(this.#origin + path, init);
    const headers = { ...this.#headers, "Content-Type": "application/json" };
    return fetch(this.#origin + path, { ...init, headers, body: JSON.stringify(body) });
  }
}
