import type { ReadContext } from "../../call-context.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { leadTable } from "../../db/schema/leads.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { readByRef } from "../records/likely-ref.ts";
import { ofBroker } from "../records/of-broker.ts";

type Scope = Pick<ReadContext, "accountId" | "db" | "meter" | "brokerId">;

const SELECT = `SELECT ${leadTable.columns} FROM leads WHERE account_id = ?`;

/** @throws Refusal not_found */
export const readLead = async (ctx: Scope, leadId: string): Promise<Lead> => {
  const [rows] = await run(ctx.db, [sql(`${SELECT} AND id = ?`, ctx.accountId, leadId)], ctx.meter);
  const lead = ofBroker(ctx, leadTable.first(rows));
  if (!lead) throw new Refusal("not_found");
  return lead;
};

/** @throws Refusal not_found */
export const readLeadByRef = (ctx: Scope, ref: string): Promise<Lead> =>
  readByRef(ctx, "leads", ref, `${SELECT} AND external_ref = ?`, (rows) =>
    ofBroker(ctx, leadTable.first(rows)),
  );
