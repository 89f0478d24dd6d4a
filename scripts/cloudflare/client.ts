import { setTimeout as wait } from "node:timers/promises";

/** The platform refused the call and did nothing. */
export class PlatformRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** No answer came: the call may have taken effect, or may still be running. */
export class LostAnswer extends Error {}

export interface CloudflareAccount {
  /** Ends without a slash. */
  readonly baseUrl: string;
  readonly accountId: string;
  readonly token: string;
  readonly pause?: (ms: number) => Promise<unknown>;
}

interface Envelope {
  readonly success?: boolean;
  readonly result?: unknown;
  /** The rows of an analytics query. */
  readonly data?: readonly Readonly<Record<string, string | number>>[];
  readonly errors?: readonly { readonly code?: number; readonly message?: string }[];
  readonly result_info?: { readonly page?: number; readonly total_pages?: number };
}

export interface Asked {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** An analytics query, which is sent as text and answered without the platform's envelope. */
  readonly sql?: string;
}

const PATIENCE_MS = 90_000;
const TOO_MANY_REQUESTS = 429;
const NOT_FOUND = 404;
const FIRST_SERVER_ERROR = 500;
const ATTEMPTS = 3;
const PAUSE_MS = 5_000;

const wordsOf = ({ errors = [] }: Envelope, status: number): string =>
  errors.map(({ code, message }) => `${message ?? ""} [code: ${code}]`).join("; ") || `status ${status}`;

export const isLost = (status: number): boolean =>
  status >= FIRST_SERVER_ERROR || status === TOO_MANY_REQUESTS;

/** @throws LostAnswer if no answer comes */
export const send = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: Error) => {
    throw new LostAnswer(`no answer: ${error.message}`);
  });

async function exchange(
  { baseUrl, token }: CloudflareAccount,
  path: string,
  { body, sql, method = body || sql ? "POST" : "GET", headers = {} }: Asked,
): Promise<Envelope> {
  const answer = await send(`${baseUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": sql === undefined ? "application/json" : "text/plain",
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(sql !== undefined && { body: sql }),
  });
  const envelope = (await answer.json().catch(() => ({}))) as Envelope;
  const words = `${method} ${path.split("?")[0]}: ${wordsOf(envelope, answer.status)}`;
  if (isLost(answer.status)) throw new LostAnswer(words);
  if (!answer.ok || (envelope.success !== true && sql === undefined))
    throw new PlatformRefusal(answer.status, words);
  return envelope;
}

/** @throws PlatformRefusal, LostAnswer */
export const call = async <T>(account: CloudflareAccount, path: string, asked: Asked = {}): Promise<T> =>
  (await exchange(account, path, asked)).result as T;

async function exchangeAgain(account: CloudflareAccount, path: string, asked: Asked = {}): Promise<Envelope> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await exchange(account, path, asked);
    } catch (error) {
      if (!(error instanceof LostAnswer) || attempt === ATTEMPTS) throw error;
      await (account.pause ?? wait)(PAUSE_MS);
    }
  }
}

/** Repeats a call whose answer is lost: only for calls that have the same effect the second time. */
export const callAgain = async <T>(account: CloudflareAccount, path: string, asked?: Asked): Promise<T> =>
  (await exchangeAgain(account, path, asked)).result as T;

/** The rows that an analytics query finds. @throws PlatformRefusal, LostAnswer */
export const queryPoints = async (
  account: CloudflareAccount,
  query: string,
): Promise<NonNullable<Envelope["data"]>> => {
  const path = `/accounts/${account.accountId}/analytics_engine/sql`;
  return (await exchangeAgain(account, path, { sql: `${query} FORMAT JSON` })).data ?? [];
};

/** The object at a path; null if it does not exist. */
export const find = <T>(account: CloudflareAccount, path: string, asked: Asked = {}): Promise<T | null> =>
  callAgain<T>(account, path, asked).catch((error: Error) => {
    if (error instanceof PlatformRefusal && error.status === NOT_FOUND) return null;
    throw error;
  });

/** All pages of a list. */
export async function listAll<T>(account: CloudflareAccount, path: string): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const asked = `${path}${path.includes("?") ? "&" : "?"}per_page=100&page=${page}`;
    const { result, result_info } = await exchangeAgain(account, asked);
    found.push(...((result ?? []) as T[]));
    if (page >= (result_info?.total_pages ?? 1)) return found;
  }
}
