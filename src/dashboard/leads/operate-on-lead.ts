import { type BackofficeCall, ok } from "../../backoffice/endpoint.ts";
import { type Operation, operate } from "../../backoffice/operate.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { LeadWriteResult } from "../../domain/leads/record/write-result.ts";
import { renderWrite } from "../../routes/leads/write-answer.ts";

/** A write of the platform side to one client, as it is answered. */
export const operateOnLead = async (
  call: BackofficeCall,
  accountId: string,
  operation: Operation<Lead, LeadWriteResult>,
) => {
  const { plan, ctx } = await operate(call, accountId, operation);
  return ok(renderWrite(plan, ctx));
};
