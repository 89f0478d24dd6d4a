/** A broken promise that a check found. */
export class FailedCheck extends Error {}

export type Fetch = (request: Request) => Promise<Response>;

export interface Sent {
  readonly body?: object;
  /** A file, sent in place of the body. */
  readonly file?: Uint8Array<ArrayBuffer>;
  /** The key to send; without one, no credential is sent. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  /** The request, in words. */
  readonly asked: string;
}

/** The part of a problem document that checks read. */
export interface Problem {
  readonly code?: string;
}

const PATIENCE_MS = 15_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

export class Client {
  readonly #origin: string;
  /** Whether the service runs in the local runtime, which has no locations. */
  readonly isHere: boolean;
  readonly #fetch: Fetch;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers sent with each request, such as those that choose a version */
  constructor(origin: string, fetch: Fetch, headers: Readonly<Record<string, string>> = {}) {
    this.#origin = origin;
    this.isHere = ["127.0.0.1", "localhost"].includes(new URL(origin).hostname);
    this.#fetch = fetch;
    this.#headers = headers;
  }

  /** A client of the same service that sends its requests another way. */
  through(fetch: Fetch): Client {
    return new Client(this.#origin, fetch, this.#headers);
  }

  async send<Body = Problem>(
    method: string,
    path: string,
    { body, file, key, headers }: Sent = {},
  ): Promise<Answer<Body>> {
    const asked = `${method} ${path.split("?")[0]}`;
    const request = new Request(path.startsWith("/") ? this.#origin + path : path, {
      method,
      headers: {
        ...this.#headers,
        ...(body && { "Content-Type": "application/json" }),
        ...(key && { Authorization: `Bearer ${key}` }),
        ...headers,
      },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: file }),
    });
    const answer = await this.#fetch(request).catch((error: Error) => {
      throw new FailedCheck(`${asked} got no answer: ${error.message}`);
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text) as Body, asked };
  }

  /** @throws FailedCheck at any other status, or at another code of a problem */
  async expect<Body = Problem>(
    [method, path, sent]: readonly [method: string, path: string, sent?: Sent],
    status: number,
    code?: string,
  ): Promise<Answer<Body>> {
    const answer = await this.send<Body & Problem>(method, path, sent);
    const found = [answer.status, answer.body.code].join(" ").trim();
    const wanted = [status, code].join(" ").trim();
    if (answer.status !== status || (code !== undefined && answer.body.code !== code))
      throw new FailedCheck(`${answer.asked} answered ${found}, not ${wanted}`);
    return answer;
  }
}

export const assertThat = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new FailedCheck(otherwise);
};
