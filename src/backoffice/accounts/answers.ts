import * as z from "zod";
import { orNull } from "../../contract/schema-words.ts";
import { ACCOUNT_STATUSES, SUBSCRIPTIONS } from "../../db/schema/accounts.ts";
import { GRANT_STATUSES, TIERS } from "../../db/schema/grants.ts";
import { pageSchema } from "../../routes/page-schema.ts";
import { ACCOUNT_TYPES } from "../../vocabulary/value-lists.ts";

const AccountView = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(ACCOUNT_TYPES),
    status: z.enum(ACCOUNT_STATUSES),
    plan: z.string(),
    subscription: z.enum(SUBSCRIPTIONS),
    propertyLimit: z.int(),
    ownerName: z.string(),
    ownerEmail: z.string(),
    organization: z.string().nullable(),
    creci: z.string().nullable(),
    creciVerified: z.boolean(),
    phone: z.string().nullable(),
    sandbox: z.boolean(),
    sandboxOf: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Account" });

const AccessView = z
  .object({
    status: z.enum(GRANT_STATUSES),
    tier: z.enum(TIERS),
    scopes: z.array(z.string()),
    pilotUntil: z.iso.datetime().nullable(),
    limits: z.object({
      ratePerSecond: z.int(),
      burst: z.int(),
      monthlyQuota: z.int(),
      maxKeys: z.int(),
      maxWebhooks: z.int(),
    }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Access" });

export const GrantedAccountView = AccountView.extend({
  access: orNull(AccessView),
}).meta({ id: "GrantedAccount" });

export const ACCOUNT_ANSWERS = {
  changeAccount: z.object({ data: AccountView }),
  createAccount: z.object({ data: AccountView }),
  listAccounts: pageSchema(AccountView),
  getAccount: z.object({ data: GrantedAccountView }),
};
