import { untilAborted } from "../lib/wait.ts";

export interface Resolver {
  /** Every IPv4 and IPv6 address of a host; none if it does not exist. Rejects if the lookup fails. */
  addresses(host: string): Promise<string[]>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface DohOptions {
  readonly fetch: Fetch;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

const ENDPOINT = "https://cloudflare-dns.com/dns-query";
const TIMEOUT_MS = 2_000;
export const MAX_CACHED_HOSTS = 1_000;
/** Short, because the connection makes a lookup of its own, whose answer should be the one checked here. */
const MAX_TTL_SECONDS = 30;

/** Resource record types and response codes of RFC 1035, RFC 3596. */
const RECORD_TYPES = { A: 1, AAAA: 28 } as const;
const NO_ERROR = 0;
const NAME_ERROR = 3;

interface DnsRecord {
  readonly type: number;
  readonly TTL: number;
  readonly data: string;
}

interface Lookup {
  readonly addresses: string[];
  readonly ttlSeconds: number;
}

const isRecord = (record: unknown): record is DnsRecord => {
  const { type, TTL, data } = (record ?? {}) as Partial<DnsRecord>;
  return typeof type === "number" && typeof TTL === "number" && typeof data === "string";
};

const readAnswer = (body: unknown, type: number): Lookup => {
  const { Status, Answer = [] } = (body ?? {}) as { Status?: unknown; Answer?: unknown };
  if (Status !== NO_ERROR && Status !== NAME_ERROR) throw new Error(`DNS answered with code ${Status}`);
  if (!Array.isArray(Answer) || !Answer.every(isRecord))
    throw new Error("DNS answered with unreadable records");
  return {
    addresses: Answer.filter((record) => record.type === type).map((record) => record.data),
    ttlSeconds: Math.min(MAX_TTL_SECONDS, ...Answer.map((record) => record.TTL)),
  };
};

/** Caches answers, not promises: in Workers one request must not await another's promise. */
class AnswerCache {
  readonly #answers = new Map<string, { addresses: string[]; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get(host: string): string[] | undefined {
    const answer = this.#answers.get(host);
    return answer && answer.until > this.#now() ? answer.addresses : undefined;
  }

  set(host: string, { addresses, ttlSeconds }: Lookup): void {
    this.#answers.delete(host);
    if (addresses.length === 0 || ttlSeconds <= 0) return;
    const oldest = this.#answers.keys().next();
    if (this.#answers.size >= MAX_CACHED_HOSTS && !oldest.done) this.#answers.delete(oldest.value);
    this.#answers.set(host, { addresses, until: this.#now() + ttlSeconds * 1_000 });
  }
}

/** Asks a public resolver over HTTPS, in JSON, for A and AAAA records at once; both must be answered. */
export const dohResolver = ({ fetch, now, timeoutMs = TIMEOUT_MS }: DohOptions): Resolver => {
  const cache = new AnswerCache(now);

  const lookUp = async (
    host: string,
    type: keyof typeof RECORD_TYPES,
    signal: AbortSignal,
  ): Promise<Lookup> => {
    const query = new URLSearchParams({ name: host, type });
    const headers = { accept: "application/dns-json" };
    const response = await fetch(`${ENDPOINT}?${query}`, { headers, signal });
    if (!response.ok) throw new Error(`DNS over HTTPS answered ${response.status}`);
    return readAnswer(await response.json(), RECORD_TYPES[type]);
  };

  return {
    async addresses(host) {
      const known = cache.get(host);
      if (known) return known;
      const signal = AbortSignal.timeout(timeoutMs);
      const lookups = Promise.all([lookUp(host, "A", signal), lookUp(host, "AAAA", signal)]);
      const [v4, v6] = await untilAborted(lookups, signal);
      const addresses = [...v4.addresses, ...v6.addresses];
      cache.set(host, { addresses, ttlSeconds: Math.min(v4.ttlSeconds, v6.ttlSeconds) });
      return addresses;
    },
  };
};
