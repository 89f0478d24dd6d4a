import type { ReadContext } from "../../call-context.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { leadTable } from "../../db/schema/leads.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ofBroker } from "../records/of-broker.ts";

type Scope = Pick<ReadContext, "accountId" | "db" | "meter" | "brokerId">;

const readOne = async (ctx: Scope, column: "id" | "external_ref", value: string): Promise<Lead> => {
  const text = `SELECT ${leadTable.columns} FROM leads WHERE account_id = ? AND ${column} = ?`;
  const [rows] = await run(ctx.db, [sql(text, ctx.accountId, value)], ctx.meter);
  const lead = ofBroker(ctx, leadTable.first(rows));
  if (!lead) throw new Refusal("not_found");
  return lead;
};

/** @throws Refusal not_found */
export const readLead = (ctx: Scope, leadId: string): Promise<Lead> => readOne(ctx, "id", leadId);

/** @throws Refusal not_found */
export const readLeadByRef = (ctx: Scope, ref: string): Promise<Lead> => readOne(ctx, "external_ref", ref);
