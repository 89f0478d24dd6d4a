import type { Lead } from "../../db/schema/leads.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { ReadScope } from "../scope.ts";
import { decodeLead, leadTable } from "./table.ts";

type Scope = Pick<ReadScope, "accountId" | "db" | "meter">;

const readOne = async (scope: Scope, column: "id" | "external_ref", value: string): Promise<Lead> => {
  const text = `SELECT ${leadTable.columns} FROM leads WHERE account_id = ? AND ${column} = ?`;
  const [rows] = await run(scope.db, [sql(text, scope.accountId, value)], scope.meter);
  const lead = decodeLead(rows?.[0]);
  if (!lead) throw new Refusal("not_found");
  return lead;
};

/** @throws Refusal not_found */
export const readLead = (scope: Scope, leadId: string): Promise<Lead> => readOne(scope, "id", leadId);

/** @throws Refusal not_found */
export const readLeadByRef = (scope: Scope, ref: string): Promise<Lead> =>
  readOne(scope, "external_ref", ref);
