import type { apiKeys } from "../../src/db/schema/api-keys.ts";
import { ERRORS, type ErrorCode } from "../../src/errors/catalogue.ts";
import { isAllowed } from "../../src/lib/ip.ts";
import type { AdmissionRequest } from "../../src/ports/account-gate.ts";
import type { Permission } from "../../src/vocabulary/permissions.ts";
import type { DirectoryEntry } from "./directory.ts";

type ApiKey = typeof apiKeys.$inferSelect;

const encoder = new TextEncoder();

const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [encoder.encode(a), encoder.encode(b)];
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right);
};

/** The presented key, when the account has it, its hash matches and it has not expired. */
export const findKey = (
  entry: DirectoryEntry | null,
  request: AdmissionRequest,
  now: number,
): ApiKey | null => {
  const key = entry?.keys.get(request.keyId);
  if (!key || !sameHash(key.hash, request.keyHash)) return null;
  return key.expiresAt !== null && key.expiresAt <= now ? null : key;
};

const grantRefusal = (entry: DirectoryEntry): ErrorCode | null => {
  if (!entry.grant) return "NOT_REQUESTED";
  const { status } = entry.grant;
  if (status === "ACTIVE") return null;
  return status in ERRORS ? status : "access_not_active";
};

/** Why an account's call is refused: IP, account, grant, plan, subscription, pilot, in this order (rules 3.5). */
export const refusalOf = (
  entry: DirectoryEntry,
  key: ApiKey,
  ip: string | null,
  plansWithoutApi: readonly string[],
  now: number,
): ErrorCode | null => {
  if (key.allowedIps.length > 0 && !isAllowed(ip ?? "", key.allowedIps)) return "IP_NOT_ALLOWED";
  if (entry.account.status !== "ACTIVE") return "ACCOUNT_INACTIVE";
  const refused = grantRefusal(entry);
  if (refused) return refused;
  if (plansWithoutApi.includes(entry.account.plan)) return "PLAN_NOT_ELIGIBLE";
  if (entry.account.subscription === "OVERDUE") return "SUBSCRIPTION_INACTIVE";
  const pilotUntil = entry.grant?.tier === "PILOT" ? entry.grant.pilotUntil : null;
  return pilotUntil !== null && pilotUntil <= now ? "PILOT_EXPIRED" : null;
};

/** Permissions count while both the grant and the key have them: a narrowed grant narrows its keys at once. */
export const effectiveScopes = (entry: DirectoryEntry, key: ApiKey): Permission[] =>
  key.scopes.filter((scope) => entry.grant?.scopes.includes(scope));
