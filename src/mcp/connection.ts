import { bearerOf, identify, unauthorized } from "../contract/admission.ts";
import type { CallScope, KeyCaller } from "../contract/call.ts";
import type { Settings } from "../env.ts";
import { platformRefusal } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import { MINUTE_MS, SECOND_MS } from "../lib/clock.ts";
import { callerNetworkOf } from "../lib/ip.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { RecentlyUsed } from "../lib/recently-used.ts";
import type { TokenApiPort } from "../ports/token-api.ts";

/** A connection's id, a grant's, and a secret. Nothing else is asked about. */
const TOKEN = /^k_[0-9a-z]{16}:[\w-]{16}:[\w-]{32}$/;
const UNKNOWN_MS = 10 * SECOND_MS;
const MAX_UNKNOWN = 1_000;
const UNKNOWN_A_MINUTE = 60;

/** Per isolate: whoever guesses cannot ask the dashboard's database more often than this. */
const unknown = new RecentlyUsed<number>(MAX_UNKNOWN);
const misses = new RecentlyUsed<{ readonly minute: number; readonly count: number }>(MAX_UNKNOWN);

/** @throws Refusal rate_limited */
const noteMiss = (token: string, address: string | null, now: number): void => {
  unknown.set(token, now + UNKNOWN_MS);
  const network = callerNetworkOf(address);
  const minute = Math.floor(now / MINUTE_MS);
  const known = misses.get(network);
  misses.set(network, { minute, count: known?.minute === minute ? known.count + 1 : 1 });
};

const isOverused = (address: string | null, now: number): boolean => {
  const known = misses.get(callerNetworkOf(address));
  return known?.minute === Math.floor(now / MINUTE_MS) && known.count >= UNKNOWN_A_MINUTE;
};

export const resourceOf = ({ publicUrl }: Pick<Settings, "publicUrl">): string => `${publicUrl}/mcp`;

/** Asks the dashboard, which issues the tokens. @throws Refusal that it could not be asked */
export const atIssuer = async <A>(
  { services, requestId }: Pick<CallScope, "services" | "requestId">,
  ask: (tokens: TokenApiPort) => Promise<A>,
  otherwise: Refusal,
): Promise<A> => {
  try {
    return await ask(services.tokens);
  } catch (error) {
    logger.error("issuer not reached", { requestId, failure: failureOf(error) });
    throw platformRefusal(error) ?? otherwise;
  }
};

/** Who calls the agent's tools. */
export interface ToolCaller {
  readonly caller: KeyCaller;
  /** What a person has consented to; null for a key that came in the header. */
  readonly agreed: readonly string[] | null;
}

/**
 * Identifies the caller by a key, or by a token whose envelope holds one.
 * @throws Refusal unauthorized, rate_limited, authorizer_failure
 */
export const identifyCaller = async (
  scope: CallScope,
  authorization: string | undefined,
): Promise<ToolCaller> => {
  const token = bearerOf(authorization);
  if (token === undefined || !TOKEN.test(token))
    return { caller: await identify(scope, authorization), agreed: null };
  const { clock } = scope.services;
  const now = clock.now();
  if ((unknown.get(token) ?? 0) > now) throw unauthorized();
  if (isOverused(scope.address, now))
    throw new Refusal("rate_limited", { retryAfter: MINUTE_MS / SECOND_MS });
  const resource = resourceOf(scope.services.settings);
  const opened = await atIssuer(
    scope,
    (tokens) => tokens.validateToken(resource, token),
    new Refusal("authorizer_failure"),
  );
  if (!opened) {
    noteMiss(token, scope.address, now);
    throw unauthorized();
  }
  return { caller: await identify(scope, `Bearer ${opened.key}`), agreed: opened.scopes };
};
