import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { ACCOUNT_STATUSES, SUBSCRIPTIONS } from "../../db/schema/accounts.ts";
import { GRANT_STATUSES, TIERS } from "../../db/schema/grants.ts";
import { ACCOUNT_TYPES } from "../../vocabulary/value-lists.ts";
import { HIDEABLE_FIELDS } from "../../vocabulary/visibility.ts";
import { LIMITS, Limits } from "../me.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { IN_PAGES, NEXT_CALL, pick, SEED } from "./everywhere.ts";

const ACCOUNT: StaffTexts = {
  name: { en: "Name of the company, up to 200 characters.", example: "Imobiliária Exemplo" },
  type: { en: "AGENCY or DEVELOPER.", example: "AGENCY" },
  plan: { en: "Plan, up to 60 characters.", example: "PRO" },
  propertyLimit: { en: "ACTIVE properties that the plan allows.", example: 1000 },
  ownerName: { en: "Name of the owner.", example: "Marina Souza" },
  ownerEmail: { en: "E-mail of the owner, who gets the notices.", example: "marina@example.com" },
  subscription: { en: "ACTIVE, TRIAL or OVERDUE.", example: "ACTIVE" },
  organization: { en: "Network or group.", example: null },
  creci: { en: 'CRECI registration; stored as "123456-F SP" when it is recognized.', example: "12345-J PR" },
  phone: { en: "Business phone, which partners see; in E.164.", example: "+554133334444" },
};

const VISIBILITY: StaffTexts = {
  hiddenFields: {
    en: "What partners do not see of properties; with clientName, keys do not see clients' names either.",
    example: ["listingUrl"],
  },
};

const STANDING: StaffTexts = {
  status: { en: "ACTIVE or INACTIVE.", example: "ACTIVE" },
  creciVerified: { en: "CRECI checked by the platform.", example: true },
};

export const SANDBOX: StaffTexts = {
  sandbox: { en: "A sandbox account.", example: false },
};

const SHOWN: StaffTexts = {
  id: { en: "Id of the account.", example: "acc-0123456789abcdef" },
  ...ACCOUNT,
  ...STANDING,
  ...VISIBILITY,
  ...SANDBOX,
  sandboxOf: { en: "In a sandbox account: the live account it belongs to.", example: null },
};

export const GRANT: StaffTexts = {
  status: { en: "ACTIVE, or the code of the refusal.", example: "ACTIVE" },
  tier: { en: "PILOT, STANDARD or SCALE.", example: "STANDARD" },
  scopes: { en: "Permissions that the account may give its keys.", example: ["properties:read"] },
  pilotUntil: { en: "End of the pilot.", example: null },
  limits: "The limits.",
};

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
    hiddenFields: z.array(z.enum(HIDEABLE_FIELDS)),
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
    limits: Limits,
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Access" });

export const GrantedAccountView = AccountView.extend({
  access: orNull(AccessView),
}).meta({ id: "GrantedAccount" });

export const ACCOUNT_DOCS = {
  operations: {
    createAccount: {
      answer: z.object({ data: AccountView }),
      summary: "Create an account",
      description:
        "The owner becomes its first team member. A known seed returns 200 with the existing account.",
      body: {
        name: "Imobiliária Exemplo",
        type: "AGENCY",
        plan: "PRO",
        propertyLimit: 1000,
        ownerName: "Marina Souza",
        ownerEmail: "marina@example.com",
      },
    },
    listAccounts: {
      answer: pageSchema(GrantedAccountView),
      summary: "List accounts and their grants",
      description: `${IN_PAGES} With \`access\`, only accounts whose grant has this status, the longest waiting first.`,
    },
    getAccount: {
      answer: z.object({ data: GrantedAccountView }),
      summary: "Retrieve an account and its grant",
      description: "Without a grant, `access` is null.",
    },
    changeAccount: {
      answer: z.object({ data: AccountView }),
      summary: "Update an account",
      description: NEXT_CALL,
      body: { propertyLimit: 2000 },
    },
    setVisibility: {
      answer: z.object({ data: AccountView }),
      summary: "Choose what partners see",
      description:
        "In force at the next look and in open partnerships. Price, place and measures stay visible: Radar's scores are made of them.",
      body: { hiddenFields: ["listingUrl"] },
    },
  },
  params: {
    access: { en: "Status of the grant.", example: "PENDING" },
  },
  schemas: {
    Account: {
      _: "An account of the platform.",
      ...SHOWN,
    },
    GrantedAccount: {
      _: "An account and its grant.",
      ...SHOWN,
      access: { en: "The grant; null before the first.", example: null },
    },
    CreateAccountInput: { _: "A new account.", ...ACCOUNT, ...SEED },
    ChangeAccountInput: {
      _: "Fields to change in an account.",
      ...pick(ACCOUNT, "name", "plan", "subscription", "propertyLimit", "phone"),
      ...pick(ACCOUNT, "ownerName", "ownerEmail", "organization", "creci"),
      ...STANDING,
    },
    SetVisibilityInput: {
      _: "What the account hides.",
      ...VISIBILITY,
    },
    Access: { _: "The operator's grant.", ...GRANT },
    AccessLimits: LIMITS,
  },
} satisfies BackofficeDocs;
