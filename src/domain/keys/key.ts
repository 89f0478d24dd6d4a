import { apiKeys } from "../../db/schema/api-keys.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";

export type ApiKey = typeof apiKeys.$inferSelect;

export const keyTable = tableOf(apiKeys);

export const keyQuery = (accountId: string, keyId: string): Statement =>
  sql(`SELECT ${keyTable.columns} FROM api_keys WHERE id = ? AND account_id = ?`, keyId, accountId);

const HINT_START = 8;
const HINT_END = 4;

/** What lets a person recognise a key and nobody use it: "rea_abcd…wxyz". */
export const hintOf = (key: string): string => `${key.slice(0, HINT_START)}…${key.slice(-HINT_END)}`;
