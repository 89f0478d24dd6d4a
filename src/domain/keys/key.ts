import { and, eq, isNull } from "drizzle-orm";
import { prepared, read, selectBy } from "../../db/prepared.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";
import { run, type Statement } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import type { OperatorContext } from "../operator.ts";

export type ApiKey = typeof apiKeys.$inferSelect;

export const keyTable = tableOf(apiKeys);

const ofAccount = selectBy(apiKeys, ["id", "accountId"]);

const notRevoked = prepared<"accountId">((name) =>
  read
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, name("accountId")), isNull(apiKeys.revokedAt))),
);

export const keyQuery = (accountId: string, keyId: string): Statement => ofAccount({ id: keyId, accountId });

/** A key of another kind counts as none. @throws Refusal not_found */
export const loadKey = async (
  { directory, meter }: Pick<OperatorContext, "directory" | "meter">,
  accountId: string,
  keyId: string,
  kind: ApiKey["kind"] = "KEY",
): Promise<ApiKey> => {
  const [rows] = await run(directory, [keyQuery(accountId, keyId)], meter);
  const key = keyTable.first(rows);
  return orNotFound(key?.kind === kind ? key : null);
};

export const notRevokedKeysQuery = (accountId: string): Statement => notRevoked({ accountId });

export const hasEnded = ({ revokedAt, expiresAt }: ApiKey, now: number): boolean =>
  revokedAt !== null || (expiresAt !== null && expiresAt <= now);

/** A connection whose code nobody has exchanged ends with the code, and does not count. */
export const CODE_VALID_MS = 10 * MINUTE_MS;

/** Whether a key is anything but such a connection, in SQL and in TypeScript. */
export const HAS_BEGUN_SQL = `(kind = 'KEY' OR expires_at - created_at > ${CODE_VALID_MS})`;
export const hasBegun = ({ kind, expiresAt, createdAt }: ApiKey): boolean =>
  kind === "KEY" || expiresAt! - createdAt > CODE_VALID_MS;

const HINT_START = 8;
const HINT_END = 4;

/** Lets a person recognize a key without being able to use it: "rea_abcd…wxyz". */
export const hintOf = (key: string): string => `${key.slice(0, HINT_START)}…${key.slice(-HINT_END)}`;
