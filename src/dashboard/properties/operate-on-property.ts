import { type BackofficeCall, ok } from "../../backoffice/endpoint.ts";
import { type Operation, operate } from "../../backoffice/operate.ts";
import type { Property } from "../../db/schema/properties.ts";
import type { PropertyWriteResult } from "../../domain/properties/record/index.ts";
import { renderWrite } from "../../routes/properties/write-answer.ts";

/** A write of the platform side to one property, as it is answered. @throws Refusal not_found */
export const operateOnProperty = async (
  call: BackofficeCall,
  accountId: string,
  operation: Operation<Property, PropertyWriteResult>,
) => {
  const { plan, ctx } = await operate(call, accountId, operation);
  return ok(renderWrite(plan, ctx));
};
