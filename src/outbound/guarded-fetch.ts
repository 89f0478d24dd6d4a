import { type RefusalReason, refuseTarget, type TargetRules } from "../lib/address-guard.ts";
import { isPublicAddress } from "../lib/ip.ts";
import { retryAfterSeconds } from "../lib/retry-after.ts";
import { untilAborted } from "../lib/wait.ts";
import { declaredBytes, discardBody, readCapped } from "./capped-body.ts";
import { hasKnownBody, type KnownBody, knownBodyOf } from "./known-body.ts";
import type { Fetch, Resolver } from "./resolver.ts";
import { StallTimeout } from "./stall-timeout.ts";

export interface OutboundPorts extends TargetRules {
  readonly fetch: Fetch;
  readonly resolver: Resolver;
  readonly now: () => number;
}

export interface FetchLimits {
  /** For the whole fetch: DNS, every hop, and the body. */
  readonly timeoutMs: number;
  /** The answer must begin within this time, and its body must make progress within each such time. */
  readonly stallMs?: number;
  readonly maxBytes: number;
  readonly maxRedirects: number;
  readonly headers?: Record<string, string>;
  readonly accept?: string;
}

/** The user agent of feed and photo fetches. */
export const USER_AGENT = "real-estate-account-api";

export type FetchFault =
  | RefusalReason
  | "host_not_found"
  | "dns_failed"
  | "private_address"
  | "too_many_redirects"
  | "redirect_malformed"
  | "http_status"
  | "body_too_large"
  | "truncated"
  | "timeout"
  | "network_error";

export interface FetchFailure {
  readonly ok: false;
  readonly fault: FetchFault;
  /** Trying again later may help. */
  readonly transient: boolean;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

interface FetchedBody {
  readonly ok: true;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** The declared length of the answer, which the bytes match. */
  readonly declaredBytes: number | null;
  /** Identifies this body later. */
  readonly known: KnownBody;
  readonly finalUrl: string;
}

/** The answer's headers showed that its body is known, so it was not read. */
interface SameBody<K> {
  readonly ok: true;
  readonly same: K;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Transient like any 5xx: request timeout, too early (RFC 8470), too many requests (RFC 6585). */
const TRANSIENT_STATUSES = new Set([408, 425, 429]);
/** Meant for the first origin only (fetch standard, HTTP-redirect fetch). */
const CREDENTIAL_HEADERS = ["authorization", "cookie", "proxy-authorization"];

const failure = (fault: FetchFault, transient = false): FetchFailure => ({ ok: false, fault, transient });

/** Checks a URL and all its host's addresses, for callers that send the request themselves, without redirects. */
export const vetTarget = async (
  ports: Omit<OutboundPorts, "fetch" | "now">,
  url: string,
  signal: AbortSignal,
): Promise<{ ok: true; url: URL } | FetchFailure> => {
  const target = refuseTarget(url, ports);
  if ("reason" in target) return failure(target.reason);
  if (target.loopback) return { ok: true, url: target.url };
  try {
    const host = target.url.hostname.replace(/\.$/, "");
    const addresses = await untilAborted(ports.resolver.addresses(host), signal);
    if (addresses.length === 0) return failure("host_not_found");
    // A private answer among public ones is typical of rebinding.
    return addresses.every(isPublicAddress) ? { ok: true, url: target.url } : failure("private_address");
  } catch {
    return failure(signal.aborted ? "timeout" : "dns_failed", true);
  }
};

const headersFor = (
  limits: Pick<FetchLimits, "headers" | "accept">,
  url: URL,
  firstOrigin: string,
): Headers => {
  const headers = new Headers(limits.headers);
  if (limits.accept) headers.set("accept", limits.accept);
  if (url.origin !== firstOrigin) for (const name of CREDENTIAL_HEADERS) headers.delete(name);
  return headers;
};

const statusFailure = (response: Response, now: number): FetchFailure => {
  const { status } = response;
  discardBody(response);
  const wait = retryAfterSeconds(response.headers.get("retry-after"), now);
  const transient = status >= 500 || TRANSIENT_STATUSES.has(status);
  return {
    ...failure("http_status", transient),
    status,
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  };
};

interface FetchTimeouts {
  readonly signal: AbortSignal;
  readonly stall: StallTimeout;
}

const timeoutsOf = ({ timeoutMs, stallMs = timeoutMs }: FetchLimits): FetchTimeouts => {
  const stall = new StallTimeout(stallMs);
  return { stall, signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stall.signal]) };
};

const readBody = async (
  response: Response,
  url: URL,
  maxBytes: number,
  { signal, stall }: FetchTimeouts,
): Promise<FetchedBody | FetchFailure> => {
  stall.renew();
  const bytes = await readCapped(response, maxBytes, signal, (count) => stall.received(count));
  if (!bytes) return { ...failure("body_too_large"), status: response.status };
  const declared = declaredBytes(response);
  if (declared !== null && bytes.byteLength < declared)
    return { ...failure("truncated", true), status: response.status };
  const { status, headers } = response;
  const known = knownBodyOf(response, bytes.byteLength);
  return { ok: true, status, headers, bytes, declaredBytes: declared, known, finalUrl: url.href };
};

/**
 * Follows redirects, checking each hop, until a 2xx answer, which `read` reads.
 * @throws the network's failure, and the signal's reason when it aborts
 */
export const followRedirects = async <T>(
  ports: OutboundPorts,
  start: string,
  limits: Omit<FetchLimits, "timeoutMs" | "maxBytes">,
  signal: AbortSignal,
  read: (response: Response, url: URL) => T | Promise<T>,
): Promise<T | FetchFailure> => {
  // Detached from its object: the platform's fetch refuses any other `this`.
  const { fetch } = ports;
  let next = start;
  let firstOrigin: string | undefined;
  for (let hop = 0; hop <= limits.maxRedirects; hop++) {
    const vetted = await vetTarget(ports, next, signal);
    if (!vetted.ok) return vetted;
    const { url } = vetted;
    firstOrigin ??= url.origin;
    const headers = headersFor(limits, url, firstOrigin);
    const response = await untilAborted(fetch(url.href, { headers, redirect: "manual", signal }), signal);
    if (response.ok) return read(response, url);
    const location = response.headers.get("location");
    if (location === null || !REDIRECTS.has(response.status)) return statusFailure(response, ports.now());
    discardBody(response);
    const target = URL.parse(location, url.href);
    if (!target) return { ...failure("redirect_malformed"), status: response.status };
    next = target.href;
  }
  return failure("too_many_redirects");
};

/**
 * GETs a URL that a customer named, unless the answer has a known body: every hop's address and DNS answers are
 * checked first, one timeout covers the whole, and the body is cut off at its limit. Never throws.
 */
export const fetchUnlessKnown = async <K extends KnownBody>(
  ports: OutboundPorts,
  url: string,
  limits: FetchLimits,
  known: readonly K[],
): Promise<FetchedBody | SameBody<K> | FetchFailure> => {
  const timeouts = timeoutsOf(limits);
  const { signal, stall } = timeouts;
  try {
    return await followRedirects<FetchedBody | SameBody<K> | FetchFailure>(
      ports,
      url,
      limits,
      signal,
      (response, hop) => {
        const same = known.find((body) => hasKnownBody(response, body));
        if (!same) return readBody(response, hop, limits.maxBytes, timeouts);
        discardBody(response);
        return { ok: true, same } as const;
      },
    );
  } catch {
    return failure(signal.aborted ? "timeout" : "network_error", true);
  } finally {
    stall.end();
  }
};

/** GETs a URL that a customer named, as `fetchUnlessKnown` does. Never throws. */
export const guardedFetch = async (
  ports: OutboundPorts,
  url: string,
  limits: FetchLimits,
): Promise<FetchedBody | FetchFailure> =>
  (await fetchUnlessKnown(ports, url, limits, [])) as FetchedBody | FetchFailure;
