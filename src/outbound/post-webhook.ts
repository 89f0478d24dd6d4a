import { SECOND_MS } from "../lib/clock.ts";
import { retryAfterSeconds } from "../lib/retry-after.ts";
import { untilAborted } from "../lib/wait.ts";
import { discardBody, readCapped } from "./capped-body.ts";
import { type OutboundPorts, vetTarget } from "./guarded-fetch.ts";

/** Time limit for the receiver's whole answer, including the DNS lookup (rules 21.8). */
const ANSWER_MS = 10 * SECOND_MS;

/** How many bytes of a 2xx answer are read; bodies of other answers are not read. */
const ANSWER_BYTES = 65_536;

export interface SignedMessage {
  readonly url: string;
  readonly secrets: readonly string[];
  /** The same on every attempt. */
  readonly id: string;
  readonly body: string;
}

interface PostResult {
  readonly at: number;
  readonly statusCode: number | null;
  /** A fixed word, never the receiver's text, so that nobody can read answers of other servers through us. */
  readonly error: string | null;
  readonly ms: number;
  readonly retryAfterSeconds: number | null;
}

const encoder = new TextEncoder();

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    Uint8Array.fromBase64(secret.replace(/^whsec_/, "")),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );

/** The Standard Webhooks signature header: one `v1,<base64>` for each valid secret. */
export const signatures = async (
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): Promise<string> => {
  const signed = encoder.encode(`${id}.${timestamp}.${body}`);
  const each = secrets.map(async (secret) => {
    const mac = await crypto.subtle.sign("HMAC", await keyOf(secret), signed);
    return `v1,${new Uint8Array(mac).toBase64()}`;
  });
  return (await Promise.all(each)).join(" ");
};

const requestOf = async (
  { id, secrets, body }: SignedMessage,
  now: number,
  signal: AbortSignal,
): Promise<RequestInit> => {
  const timestamp = Math.floor(now / SECOND_MS);
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "User-Agent": "RealEstateAccountApi-Webhooks/1.0",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": await signatures(secrets, id, timestamp, body),
    },
    body,
    redirect: "manual",
    signal,
  };
};

const errorOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect_not_followed" : "http_status";
};

const STATUSES_WITH_WAIT = new Set([429, 503]);

/** Signs and posts one message; its URL and DNS answers are checked again now. Never throws. */
export const postWebhook = async (ports: OutboundPorts, message: SignedMessage): Promise<PostResult> => {
  const at = ports.now();
  const signal = AbortSignal.timeout(ANSWER_MS);
  const result = (rest: Partial<PostResult>): PostResult => ({
    at,
    statusCode: null,
    error: null,
    retryAfterSeconds: null,
    ms: Math.max(0, ports.now() - at),
    ...rest,
  });
  try {
    const vetted = await vetTarget(ports, message.url, signal);
    if (!vetted.ok) return result({ error: vetted.fault });
    const request = await requestOf(message, at, signal);
    const { fetch } = ports;
    const response = await untilAborted(fetch(vetted.url.href, request), signal);
    // A delivery succeeds only if the whole answer arrives in time and is not too large; its content is not kept.
    if (response.ok) await readCapped(response, ANSWER_BYTES, signal);
    else discardBody(response);
    const { status, headers } = response;
    const wait = STATUSES_WITH_WAIT.has(status)
      ? retryAfterSeconds(headers.get("retry-after"), ports.now())
      : undefined;
    return result({ statusCode: status, error: errorOf(status), retryAfterSeconds: wait ?? null });
  } catch {
    return result({ error: signal.aborted ? "timeout" : "network_error" });
  }
};
