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

/** Connection id, grant id, secret. Anything else is taken as an API key, and the dashboard is not asked. */
const TOKEN = /^k_[0-9a-z]{16}:[\w-]{16}:[\w-]{32}$/;
const UNKNOWN_MS = 10 * SECOND_MS;
const MAX_UNKNOWN = 1_000;
const MAX_MISSES_PER_MINUTE = 60;

/** Per isolate: limits how often someone who guesses tokens reaches the dashboard's database. */
const unknownTokens = new RecentlyUsed<number>(MAX_UNKNOWN);
const misses = new RecentlyUsed<{ readonly minute: number; readonly count: number }>(MAX_UNKNOWN);

/** Remembers the token as unknown and counts a miss for the caller's network. */
const noteMiss = (token: string, address: string | null, now: number): void => {
  unknownTokens.set(token, now + UNKNOWN_MS);
  const network = callerNetworkOf(address);
  const minute = Math.floor(now / MINUTE_MS);
  const known = misses.get(network);
  misses.set(network, { minute, count: known?.minute === minute ? known.count + 1 : 1 });
};

const isOverused = (address: string | null, now: number): boolean => {
  const known = misses.get(callerNetworkOf(address));
  return known?.minute === Math.floor(now / MINUTE_MS) && known.count >= MAX_MISSES_PER_MINUTE;
};

export const resourceOf = ({ publicUrl }: Pick<Settings, "publicUrl">): string => `${publicUrl}/mcp`;

/** Asks the dashboard, which issues the tokens. @throws Refusal if it cannot be reached */
export const askIssuer = async <A>(
  { services, requestId }: Pick<CallScope, "services" | "requestId">,
  ask: (tokens: TokenApiPort) => Promise<A>,
  fallback: Refusal,
): Promise<A> => {
  try {
    return await ask(services.tokens);
  } catch (error) {
    logger.error("issuer not reached", { requestId, failure: failureOf(error) });
    throw platformRefusal(error) ?? fallback;
  }
};

/** Who calls the agent's tools. */
export interface ToolCaller {
  readonly caller: KeyCaller;
  /** What a person has consented to; null for a key that came in the header. */
  readonly consentedScopes: readonly string[] | null;
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
    return { caller: await identify(scope, authorization), consentedScopes: null };
  const { clock } = scope.services;
  const now = clock.now();
  if ((unknownTokens.get(token) ?? 0) > now) throw unauthorized();
  if (isOverused(scope.address, now))
    throw new Refusal("rate_limited", { retryAfter: MINUTE_MS / SECOND_MS });
  const resource = resourceOf(scope.services.settings);
  const opened = await askIssuer(
    scope,
    (tokens) => tokens.validateToken(resource, token),
    new Refusal("authorizer_failure"),
  );
  if (!opened) {
    noteMiss(token, scope.address, now);
    throw unauthorized();
  }
  return { caller: await identify(scope, `Bearer ${opened.key}`), consentedScopes: opened.scopes };
};
