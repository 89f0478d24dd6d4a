import { expect } from "vitest";
import { MOVED_TABLES } from "../../src/db/moved-tables.ts";
import type { Row } from "../../src/db/statement.ts";
import { backoffice, makeAccount, type TestAccount } from "./api.ts";
import { drained } from "./dump.ts";
import { restoreDue } from "./exported.ts";
import type { Json } from "./http.ts";
import { makeLead, person } from "./lead.ts";
import { recommended } from "./match.ts";
import { query } from "./query.ts";
import { uploaded } from "./uploads.ts";

/** Every row of the account, without the columns that a restore numbers anew. */
export const rowsOf = async (accountId: string): Promise<Record<string, string[]>> => {
  const all: Record<string, string[]> = {};
  for (const table of Object.keys(MOVED_TABLES)) {
    const rows = await query(`SELECT * FROM ${table} WHERE account_id = ?`, accountId);
    const comparable = ({ seq: _, place_given: _given, ...row }: Row) => JSON.stringify(row);
    all[table] = rows.map(comparable).sort();
  }
  return all;
};

/** An account with something in most of its tables. */
export const busyAccount = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  await recommended(account);
  await uploaded(account);
  const lead = await makeLead(account, { email: "ana@clientes.test" });
  await account.api.post(`/leads/${lead.id}/interactions`, { body: { type: "CALL", note: "ligar às 9h" } });
  await account.api.put("/leads/by-ref/c-1", { body: person(), headers: { "Idempotency-Key": "k-1" } });
  await account.api.post("/leads/batch", { body: { items: [{ externalRef: "b-1", nonsense: 1 }] } });
  await drained(account.accountId);
  return account;
};

/** The account's last restore. */
export const lastOf = async ({ path }: TestAccount): Promise<Json> =>
  (await backoffice.get(`${path}/restores`)).body.data[0];

/** Makes the account's restores due now. */
export const due = ({ accountId }: TestAccount) =>
  query`UPDATE restores SET due_at = 0 WHERE account_id = ${accountId}`;

/** Restores the account, as far as a restore can go. @returns the restore */
export const restore = async (account: TestAccount, body: Json): Promise<Json> => {
  const answer = await backoffice.post(`${account.path}/restores`, body);
  expect(answer.status, answer.text).toBe(200);
  await restoreDue();
  return lastOf(account);
};
