import { Refusal } from "../errors/refusal.ts";
import { type Clock, MINUTE_MS, SECOND_MS } from "../lib/clock.ts";
import { readBytes } from "./body.ts";

/** What an isolate holds of such bodies at once: its 128 MB serve other calls too. */
const MOST_HELD = 60_000_000;
/** Of one account, which leaves room for others. */
const MOST_OF_ACCOUNT = 40_000_000;
/** A slow sender does not keep others waiting for the memory. */
const SENT_WITHIN_MS = MINUTE_MS;
/** Longer than a call holds a body. Of one that was cut off nobody takes the share back. */
const SHARE_MS = 1.5 * MINUTE_MS;
const BUSY_SECONDS = 5;

interface Share {
  readonly accountId: string;
  readonly bytes: number;
  readonly until: number;
}

const shares = new Set<Share>();

const bytesOf = (some: readonly Share[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);

const heldAt = (now: number): Share[] => {
  for (const share of shares) if (share.until <= now) shares.delete(share);
  return [...shares];
};

const shareOf = ({ request, accountId, clock }: Sending, limit: number): Share => {
  const now = clock.now();
  const declared = request.headers.get("content-length");
  // Of undeclared length, the pieces and the whole are held for a moment.
  const bytes = declared === null ? 2 * limit : Math.min(Number(declared), limit);
  const held = heldAt(now);
  const own = held.filter((share) => share.accountId === accountId);
  const isTooMuch = bytesOf(held) + bytes > MOST_HELD || bytesOf(own) + bytes > MOST_OF_ACCOUNT;
  if (isTooMuch) throw new Refusal("upstream_busy", { retryAfter: BUSY_SECONDS });
  return { accountId, bytes, until: now + SHARE_MS };
};

const tooSlow = (): Refusal =>
  new Refusal("bad_request", {
    detail: {
      "pt-BR": `O corpo não chegou em ${SENT_WITHIN_MS / SECOND_MS} segundos.`,
      en: `The body did not arrive within ${SENT_WITHIN_MS / SECOND_MS} seconds.`,
    },
  });

const late = (patience: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(tooSlow());
    if (patience.aborted) end();
    else patience.addEventListener("abort", end);
  });

interface Sending {
  readonly request: Request;
  readonly accountId: string;
  readonly clock: Clock;
  readonly patience?: AbortSignal;
}

/**
 * Reads a body of many megabytes, and holds it no longer than its use takes.
 * @throws Refusal payload_too_large before reading all of it, upstream_busy if too many are held
 */
export const withLargeBody = async <T>(
  sending: Sending,
  limit: number,
  use: (bytes: Uint8Array) => Promise<T>,
): Promise<T> => {
  const { request, patience = AbortSignal.timeout(SENT_WITHIN_MS) } = sending;
  const share = shareOf(sending, limit);
  shares.add(share);
  try {
    return await use(await Promise.race([readBytes(request, limit), late(patience)]));
  } finally {
    shares.delete(share);
  }
};
