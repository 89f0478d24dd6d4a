import { type Statement, sql } from "../../db/statement.ts";
import type { Account } from "../accounts/account.ts";
import { OPEN_STAGES_SQL } from "./stages.ts";

/** The limit for one change of an account; the sweep does the rest. */
const MOST = 1_000;

/** Fields of an account that its partners see. */
export const SHOWN_TO_PARTNERS = [
  "name",
  "phone",
  "creciVerified",
] as const satisfies readonly (keyof Account)[];

/** Updates an account's visible data in its open partnerships, in the transaction that changes the account. */
export const refreshParties = ({ id, name, phone, creciVerified }: Account): Statement[] =>
  ["client", "property"].map((side) =>
    sql(
      `UPDATE partnerships SET version = version + 1,
         ${side}_party = json_set(${side}_party, '$.name', ?, '$.phone', ?, '$.creciVerified', json(?))
       WHERE ${side}_account_id = ? AND id IN (
         SELECT partnership_id FROM partnership_sides INDEXED BY partnership_sides_newest
         WHERE account_id = ? AND status IN ${OPEN_STAGES_SQL} ORDER BY created_at DESC LIMIT ${MOST})`,
      name,
      phone,
      JSON.stringify(creciVerified),
      id,
      id,
    ),
  );
