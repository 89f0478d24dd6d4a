import { type Statement, sql } from "../../db/statement.ts";
import { OPEN_STAGES_SQL } from "../../vocabulary/value-lists.ts";
import type { Account } from "../accounts/account.ts";

/** The limit for one change of an account; the sweep does the rest. */
const MAX_PARTNERSHIPS = 1_000;

/** Fields of an account that its partners see. */
export const SHOWN_TO_PARTNERS = [
  "name",
  "phone",
  "creciVerified",
  "organization",
  "creci",
  "ownerName",
  "ownerEmail",
  "hiddenFields",
] as const satisfies readonly (keyof Account)[];

/** Without a broker in charge, the owner is the contact. */
const contact = (side: string, member: string): string =>
  `'$.${member}', iif(${side}_party ->> 'brokerId' IS NULL, ?, ${side}_party ->> '${member}')`;

/** Updates an account's visible data in its open partnerships, in the transaction that changes the account. */
export const refreshParties = (account: Account): Statement[] =>
  ["client", "property"].map((side) =>
    sql(
      `UPDATE partnerships SET version = version + 1,
         ${side}_party = json_set(${side}_party, '$.name', ?, '$.phone', ?, '$.creciVerified', json(?),
           '$.organization', ?, '$.creci', ?, '$.hidden', json(?), ${contact(side, "contactName")}, ${contact(side, "email")})
       WHERE ${side}_account_id = ? AND id IN (
         SELECT partnership_id FROM partnership_sides INDEXED BY partnership_sides_newest
         WHERE account_id = ? AND status IN ${OPEN_STAGES_SQL} ORDER BY created_at DESC LIMIT ${MAX_PARTNERSHIPS})`,
      account.name,
      account.phone,
      JSON.stringify(account.creciVerified),
      account.organization,
      account.creci,
      JSON.stringify(account.hiddenFields ?? []),
      account.ownerName,
      account.ownerEmail,
      account.id,
      account.id,
    ),
  );
