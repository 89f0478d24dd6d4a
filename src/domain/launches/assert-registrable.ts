import type { Lead } from "../../db/schema/leads.ts";
import type { Property } from "../../db/schema/properties.ts";
import { refuseFaults, refuseUnknown } from "../../errors/refusal.ts";
import type { Account } from "../accounts/account.ts";
import { assertWritable } from "../leads/record/validity.ts";
import type { RegisteredState } from "./load-registrations.ts";
import { refuseRegistration, UNKNOWN_LEAD } from "./refuse.ts";

export const isDeveloper = (account: Account | undefined): boolean =>
  account?.type === "DEVELOPER" && account.status === "ACTIVE";

/** Checks a registration in the order of rules 27.6. @throws Refusal */
export const assertRegistrable = (
  accountId: string,
  development: Property,
  lead: Lead | null,
  { accounts }: RegisteredState,
): Lead => {
  if (!isDeveloper(accounts.get(development.accountId))) throw refuseUnknown("developmentId");
  if (development.accountId === accountId) throw refuseRegistration("own");
  if (!lead) throw refuseFaults([UNKNOWN_LEAD]);
  if (lead.state === "ARCHIVED") throw refuseRegistration("archived");
  assertWritable(lead);
  return lead;
};
