import { accessRefusal } from "../../src/domain/access/access-rule.ts";
import type { ErrorCode } from "../../src/errors/catalog.ts";
import { isAllowed } from "../../src/lib/ip.ts";
import type { AdmissionRequest } from "../../src/ports/account-gate.ts";
import type { Permission } from "../../src/vocabulary/permissions.ts";
import type { DirectoryEntry, GateKey } from "./directory.ts";

const encoder = new TextEncoder();

const sameHash = (a: string, b: string): boolean => {
  const left = encoder.encode(a);
  const right = encoder.encode(b);
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right);
};

/** The presented key, if the account has it, its hash matches and it has not expired. */
export const findKey = (
  entry: DirectoryEntry | null,
  request: AdmissionRequest,
  now: number,
): GateKey | null => {
  const key = entry?.keys.get(request.keyId);
  if (!key || !sameHash(key.hash, request.keyHash)) return null;
  return key.expiresAt !== null && key.expiresAt <= now ? null : key;
};

interface Circumstances {
  readonly ip: string | null;
  readonly plansWithoutApi: readonly string[];
  readonly now: number;
}

/** Why a call is refused, or null: its IP address is checked before the account's access (rules 3.5). */
export const refusalOf = (
  entry: DirectoryEntry,
  key: GateKey,
  { ip, plansWithoutApi, now }: Circumstances,
): ErrorCode | null => {
  if (key.allowedIps.length > 0 && !isAllowed(ip ?? "", key.allowedIps)) return "IP_NOT_ALLOWED";
  return accessRefusal(entry, plansWithoutApi, now);
};

/** A permission is valid while both the grant and the key have it: a narrowed grant narrows its keys at once. */
export const effectiveScopes = (entry: DirectoryEntry, key: GateKey): Permission[] =>
  key.scopes.filter((scope) => entry.grant?.scopes.includes(scope));
