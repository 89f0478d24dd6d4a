import type { BackofficeCall } from "../../backoffice/endpoint.ts";
import { type Operation, operateOn } from "../../backoffice/operate.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Account, loadAccount } from "../../domain/accounts/account.ts";
import type { PropertyWriteResult } from "../../domain/properties/record/index.ts";
import { renderWrite } from "../../routes/properties/write-answer.ts";

/** A write of the platform side to one property of an account, as it is answered. */
export const operateOnProperty = async (
  call: BackofficeCall,
  account: Account,
  operation: Operation<Property, PropertyWriteResult>,
) => {
  const { plan, ctx } = await operateOn(call, account, operation);
  return renderWrite(plan, ctx);
};

/** The same where only the account's id is at hand. @throws Refusal not_found */
export const operateOnPropertyOf = async (
  call: BackofficeCall,
  accountId: string,
  operation: Operation<Property, PropertyWriteResult>,
) => operateOnProperty(call, await loadAccount(call, accountId), operation);
