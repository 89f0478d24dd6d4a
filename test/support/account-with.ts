import { makeAccount } from "./api.ts";
import { makeLead } from "./lead.ts";
import { makeProperty } from "./portfolio.ts";

type Overrides = Readonly<Record<string, unknown>>;

/** An account and its property, whose members `overrides` replace. */
export const accountWithProperty = async (overrides: Overrides = {}) => {
  const account = await makeAccount();
  const { id }: { id: string } = await makeProperty(account, overrides);
  return { account, id };
};

/** An account and its lead, whose members `overrides` replace. */
export const accountWithLead = async (overrides: Overrides = {}) => {
  const account = await makeAccount();
  const { id }: { id: string } = await makeLead(account, overrides);
  return { account, id };
};
