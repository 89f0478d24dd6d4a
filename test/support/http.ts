import { env, exports } from "cloudflare:workers";
import { undocumented } from "./documented.ts";
import { noteRefusal } from "./refusals.ts";

/** The result of JSON.parse: a test reads a body without declaring it, or names its type where that helps. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answer<Body = Json> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON, else the text; null when there is no body. */
  readonly body: Body;
  /** The body as received. */
  readonly text: string;
}

export interface Options {
  /** An object is sent as JSON; a string or bytes unchanged, with `Content-Type: application/json`. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the client's own credential; null sends none. */
  readonly key?: string | null;
}

export type Method = "GET" | "PUT" | "POST" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";

export const requestOf = (
  method: Method,
  path: string,
  credential: string | null,
  options: Options,
): Request => {
  const headers = new Headers(options.headers);
  if (credential !== null && !headers.has("Authorization"))
    headers.set("Authorization", `Bearer ${credential}`);
  const { body } = options;
  if (body === undefined) return new Request(env.PUBLIC_URL + path, { method, headers });
  if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  const isAsSent = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
  if (body instanceof Uint8Array) headers.set("Content-Length", String(body.byteLength));
  const sent = isAsSent ? (body as BodyInit) : JSON.stringify(body);
  return new Request(env.PUBLIC_URL + path, { method, headers, body: sent });
};

const parse = (text: string, type: string | null): Json => {
  if (text === "") return null;
  return type !== null && /[/+]json/.test(type) ? JSON.parse(text) : text;
};

/**
 * Checks every answer against the document of its side.
 * @param request method and path, for the check and for failure messages
 */
export const answerOf = async <Body = Json>(response: Response, request: string): Promise<Answer<Body>> => {
  const text = await response.text();
  const body = parse(text, response.headers.get("Content-Type"));
  noteRefusal(request, { status: response.status, text });
  const answer = { status: response.status, headers: response.headers, body, text };
  const [method = "", address = ""] = request.split(" ");
  const faults = await undocumented(method, address, answer);
  if (faults.length > 0)
    throw new Error(`${faults.slice(0, 5).join("\n")}\nin the answer of ${request}: ${text}`);
  return answer;
};

/** Sends one request to the service and reads the whole answer. `path` starts at the root. */
export const send = async <Body = Json>(
  method: Method,
  path: string,
  credential: string | null,
  options: Options = {},
): Promise<Answer<Body>> => {
  const key = options.key === undefined ? credential : options.key;
  const response = await exports.default.fetch(requestOf(method, path, key, options));
  return answerOf<Body>(response, `${method} ${path}`);
};

/** A client of one side of the service with one credential. Paths start after `base`: `get("/me")`. */
export const client = (base: string, credential: string) => ({
  get: <Body = Json>(path: string, options?: Options) => send<Body>("GET", base + path, credential, options),
  put: <Body = Json>(path: string, options?: Options) => send<Body>("PUT", base + path, credential, options),
  post: <Body = Json>(path: string, options?: Options) =>
    send<Body>("POST", base + path, credential, options),
  patch: <Body = Json>(path: string, options?: Options) =>
    send<Body>("PATCH", base + path, credential, options),
  delete: <Body = Json>(path: string, options?: Options) =>
    send<Body>("DELETE", base + path, credential, options),
});

export type Client = ReturnType<typeof client>;
