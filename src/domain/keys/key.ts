import { and, eq, isNull } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";
import { run, type Statement } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { found } from "../../errors/refusal.ts";
import type { OperatorContext } from "../operator.ts";

export type ApiKey = typeof apiKeys.$inferSelect;

export const keyTable = tableOf(apiKeys);

const ofAccount = prepared<"id" | "accountId">((name) =>
  read
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, name("id")), eq(apiKeys.accountId, name("accountId")))),
);

const standing = prepared<"accountId">((name) =>
  read
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, name("accountId")), isNull(apiKeys.revokedAt))),
);

export const keyQuery = (accountId: string, keyId: string): Statement => ofAccount({ id: keyId, accountId });

/** @throws Refusal not_found */
export const loadKey = async (
  { directory, meter }: Pick<OperatorContext, "directory" | "meter">,
  accountId: string,
  keyId: string,
): Promise<ApiKey> => {
  const [rows] = await run(directory, [keyQuery(accountId, keyId)], meter);
  return found(keyTable.first(rows));
};

/** Keys that are not revoked. */
export const standingKeysQuery = (accountId: string): Statement => standing({ accountId });

const HINT_START = 8;
const HINT_END = 4;

/** Lets a person recognise a key without being able to use it: "rea_abcd…wxyz". */
export const hintOf = (key: string): string => `${key.slice(0, HINT_START)}…${key.slice(-HINT_END)}`;
