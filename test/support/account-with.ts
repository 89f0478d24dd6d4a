import { makeAccount } from "./api.ts";
import { makeLead } from "./lead.ts";
import { makeProperty } from "./portfolio.ts";

type Overrides = Readonly<Record<string, unknown>>;

/** An account and its property; `overrides` replace the property's members. */
export const accountWithProperty = async (overrides: Overrides = {}) => {
  const account = await makeAccount();
  const { id }: { id: string } = await makeProperty(account, overrides);
  return { account, id };
};

/** An account and its lead; `overrides` replace the lead's members. */
export const accountWithLead = async (overrides: Overrides = {}) => {
  const account = await makeAccount();
  const { id }: { id: string } = await makeLead(account, overrides);
  return { account, id };
};
