import { type Row, type Statement, sql } from "../../db/statement.ts";
import { PARTNERSHIPS_FULL } from "../../errors/platform.ts";
import { isSandbox } from "../../lib/id.ts";

/** Bytes of the partnerships that an account has asked for; the trigger partnerships_weighed_in repeats them. */
const MAX_BYTES = 128_000_000;
const SANDBOX_BYTES = 32_000_000;

export const requestStore = (accountId: string): Statement =>
  sql("SELECT bytes FROM account_stores WHERE account_id = ? AND store = 'partnerships'", accountId);

/** For dry runs and the like; the trigger refuses simultaneous requests. @throws Refusal request_refused */
export const assertRequestLimit = (accountId: string, rows: readonly Row[] = []): void => {
  const bytes = (rows[0]?.bytes as number | undefined) ?? 0;
  if (bytes >= (isSandbox(accountId) ? SANDBOX_BYTES : MAX_BYTES)) throw PARTNERSHIPS_FULL;
};
