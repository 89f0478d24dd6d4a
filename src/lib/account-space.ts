import { encodeBase32, ID_PREFIXES } from "./id.ts";

/** Prefix of sandbox account ids: no random id has an `o`, so no live account's begins with it. */
export const SANDBOX_MARK = `${ID_PREFIXES.account}demo`;
const SANDBOX_CHARS = 11;
const SANDBOX_BYTES = 7;

/** The space of live accounts. */
export const LIVE = "";

/** An SQL condition for the id of a sandbox account. */
export const IS_SANDBOX_SQL = `GLOB '${SANDBOX_MARK}*'`;

/** The same as a condition with its value: the console's lists page by indexes of it. */
export const isOfSandboxSql = (column: string, sandbox: boolean): string =>
  `(${column} ${IS_SANDBOX_SQL}) = ${sandbox ? 1 : 0}`;

/** The accounts of a sandbox: its own and its partners. The last character of their ids is their position here. */
export const SANDBOX_ROLES = ["own", "partner", "developer"] as const;

export type SandboxRole = (typeof SANDBOX_ROLES)[number];

export const isSandbox = (accountId: string): boolean => accountId.startsWith(SANDBOX_MARK);

/** A sandbox's own account, none of those beside it. */
export const isOwnSandbox = (accountId: string): boolean => isSandbox(accountId) && accountId.endsWith("0");

/** Accounts meet only within their space: the live ones share one, each sandbox has its own (rules 32.3). */
export const spaceOf = (accountId: string): string =>
  isSandbox(accountId) ? accountId.slice(ID_PREFIXES.account.length, -1) : LIVE;

/** Ids of the accounts that meet in a sandbox's space. */
export const sandboxAccountsOf = (space: string): string[] =>
  SANDBOX_ROLES.map((_, role) => `${ID_PREFIXES.account}${space}${role}`);

/** Ids of a live account's sandbox accounts: always the same, so there is only one sandbox. */
export const sandboxIdsOf = async (liveId: string): Promise<Readonly<Record<SandboxRole, string>>> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`sandbox:${liveId}`));
  const name = encodeBase32(new Uint8Array(digest, 0, SANDBOX_BYTES)).slice(0, SANDBOX_CHARS);
  const idOf = (role: SandboxRole): string => `${SANDBOX_MARK}${name}${SANDBOX_ROLES.indexOf(role)}`;
  return { own: idOf("own"), partner: idOf("partner"), developer: idOf("developer") };
};
