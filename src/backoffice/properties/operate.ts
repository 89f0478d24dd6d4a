import type { Property } from "../../db/schema/properties.ts";
import { type Account, loadAccount } from "../../domain/accounts/account.ts";
import type { PropertyWriteResult } from "../../domain/properties/record/write-result.ts";
import { renderWritten } from "../../routes/properties/written.ts";
import type { BackofficeCall } from "../endpoint.ts";
import { type Operation, operateOn as operateOnObject } from "../operate.ts";

type PropertyOperation = Operation<Property, PropertyWriteResult>;

/** A write of the platform side to one property. */
export const operateOn = async (call: BackofficeCall, account: Account, operation: PropertyOperation) => {
  const { plan, scope: ctx } = await operateOnObject(call, account, operation);
  return renderWritten(plan, ctx);
};

export const operate = async (call: BackofficeCall, accountId: string, operation: PropertyOperation) =>
  operateOn(call, await loadAccount(call, accountId), operation);
