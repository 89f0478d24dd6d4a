import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { ACCOUNT_STATUSES, SUBSCRIPTIONS } from "../../db/schema/accounts.ts";
import { GRANT_STATUSES, TIERS } from "../../db/schema/grants.ts";
import { ACCOUNT_TYPES } from "../../vocabulary/value-lists.ts";
import { HIDEABLE_FIELDS } from "../../vocabulary/visibility.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
import { IN_PAGES, NEXT_CALL, pick, SEED } from "./everywhere.ts";

const ACCOUNT: SchemaTexts = {
  name: {
    "pt-BR": "Nome da empresa, até 200 caracteres.",
    en: "Name of the company, up to 200 characters.",
    example: "Imobiliária Exemplo",
  },
  type: {
    "pt-BR": "AGENCY (imobiliária) ou DEVELOPER (incorporadora).",
    en: "AGENCY or DEVELOPER.",
    example: "AGENCY",
  },
  plan: { "pt-BR": "Plano, até 60 caracteres.", en: "Plan, up to 60 characters.", example: "PRO" },
  propertyLimit: {
    "pt-BR": "Imóveis ACTIVE que o plano permite.",
    en: "ACTIVE properties that the plan allows.",
    example: 1000,
  },
  ownerName: { "pt-BR": "Nome do titular.", en: "Name of the owner.", example: "Marina Souza" },
  ownerEmail: {
    "pt-BR": "E-mail do titular, que recebe os avisos.",
    en: "E-mail of the owner, who gets the notices.",
    example: "marina@example.com",
  },
  subscription: {
    "pt-BR": "ACTIVE, TRIAL (teste) ou OVERDUE (em atraso).",
    en: "ACTIVE, TRIAL or OVERDUE.",
    example: "ACTIVE",
  },
  organization: { "pt-BR": "Rede ou grupo.", en: "Network or group.", example: null },
  creci: {
    "pt-BR": 'Registro no CRECI; guardado como "123456-F SP" quando reconhecido.',
    en: 'CRECI registration; stored as "123456-F SP" when it is recognised.',
    example: "12345-J PR",
  },
  phone: {
    "pt-BR": "Telefone comercial, que os parceiros veem; em E.164.",
    en: "Business phone, which partners see; in E.164.",
    example: "+554133334444",
  },
};

const VISIBILITY: SchemaTexts = {
  hiddenFields: {
    "pt-BR": "O que os parceiros não veem dos imóveis; com clientName, nem as chaves os nomes dos clientes.",
    en: "What partners do not see of properties; with clientName, keys do not see clients' names either.",
    example: ["listingUrl"],
  },
};

const STANDING: SchemaTexts = {
  status: { "pt-BR": "ACTIVE ou INACTIVE.", en: "ACTIVE or INACTIVE.", example: "ACTIVE" },
  creciVerified: {
    "pt-BR": "CRECI conferido pela plataforma.",
    en: "CRECI checked by the platform.",
    example: true,
  },
};

export const SANDBOX: SchemaTexts = {
  sandbox: { "pt-BR": "Conta de testes.", en: "A sandbox account.", example: false },
};

const SHOWN: SchemaTexts = {
  id: { "pt-BR": "Id da conta.", en: "Id of the account.", example: "acc-0123456789abcdef" },
  ...ACCOUNT,
  ...STANDING,
  ...VISIBILITY,
  ...SANDBOX,
  sandboxOf: {
    "pt-BR": "De uma conta de testes: a conta real ao lado da qual ela está.",
    en: "In a sandbox account: the live account it belongs to.",
    example: null,
  },
};

export const LIMITS: SchemaTexts = {
  _: { "pt-BR": "Os limites da conta.", en: "The account's limits." },
  ratePerSecond: { "pt-BR": "Chamadas por segundo.", en: "Calls per second.", example: 10 },
  burst: { "pt-BR": "Chamadas de uma vez, no máximo.", en: "Maximum calls at once.", example: 20 },
  monthlyQuota: { "pt-BR": "Chamadas por mês (UTC).", en: "Calls per month (UTC).", example: 100000 },
  maxKeys: { "pt-BR": "Chaves, no máximo.", en: "Maximum number of keys.", example: 5 },
  maxWebhooks: {
    "pt-BR": "Endpoints de webhook, no máximo.",
    en: "Maximum number of webhook endpoints.",
    example: 5,
  },
};

export const GRANT: SchemaTexts = {
  status: {
    "pt-BR": "ACTIVE, ou o código da recusa.",
    en: "ACTIVE, or the code of the refusal.",
    example: "ACTIVE",
  },
  tier: { "pt-BR": "PILOT, STANDARD ou SCALE.", en: "PILOT, STANDARD or SCALE.", example: "STANDARD" },
  scopes: {
    "pt-BR": "Permissões que a conta pode dar a suas chaves.",
    en: "Permissions that the account may give its keys.",
    example: ["properties:read"],
  },
  pilotUntil: { "pt-BR": "Fim do piloto.", en: "End of the pilot.", example: null },
  limits: { "pt-BR": "Os limites.", en: "The limits." },
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

export const ACCOUNT_DOCS = {
  operations: {
    createAccount: {
      answer: z.object({ data: AccountView }),
      summary: { "pt-BR": "Criar uma conta", en: "Create an account" },
      description: {
        "pt-BR":
          "O titular é a primeira pessoa da equipe. Uma semente conhecida responde 200 com a conta como está.",
        en: "The owner becomes its first team member. A known seed returns 200 with the existing account.",
      },
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
      summary: { "pt-BR": "Listar contas e suas concessões", en: "List accounts and their grants" },
      description: {
        "pt-BR": `${IN_PAGES["pt-BR"]} Com \`access\`, só as contas cuja concessão tem este status, da que espera há mais tempo à mais recente.`,
        en: `${IN_PAGES.en} With \`access\`, only accounts whose grant has this status, the longest waiting first.`,
      },
    },
    getAccount: {
      answer: z.object({ data: GrantedAccountView }),
      summary: { "pt-BR": "Consultar uma conta e sua concessão", en: "Retrieve an account and its grant" },
      description: { "pt-BR": "Sem concessão, `access` é null.", en: "Without a grant, `access` is null." },
    },
    changeAccount: {
      answer: z.object({ data: AccountView }),
      summary: { "pt-BR": "Atualizar uma conta", en: "Update an account" },
      description: NEXT_CALL,
      body: { propertyLimit: 2000 },
    },
    setVisibility: {
      answer: z.object({ data: AccountView }),
      summary: { "pt-BR": "Escolher o que os parceiros veem", en: "Choose what partners see" },
      description: {
        "pt-BR":
          "Vale na consulta seguinte e nas parcerias abertas. Preço, lugar e medidas ficam à vista: deles são feitas as notas do Radar.",
        en: "In force at the next look and in open partnerships. Price, place and measures stay visible: Radar's scores are made of them.",
      },
      body: { hiddenFields: ["listingUrl"] },
    },
  },
  params: {
    access: { "pt-BR": "Status da concessão.", en: "Status of the grant.", example: "PENDING" },
  },
  schemas: {
    Account: {
      _: { "pt-BR": "Uma conta da plataforma.", en: "An account of the platform." },
      ...SHOWN,
    },
    GrantedAccount: {
      _: { "pt-BR": "Uma conta e sua concessão.", en: "An account and its grant." },
      ...SHOWN,
      access: {
        "pt-BR": "A concessão; null antes da primeira.",
        en: "The grant; null before the first.",
        example: null,
      },
    },
    CreateAccountInput: { _: { "pt-BR": "Uma conta nova.", en: "A new account." }, ...ACCOUNT, ...SEED },
    ChangeAccountInput: {
      _: { "pt-BR": "O que muda numa conta.", en: "Fields to change in an account." },
      ...pick(ACCOUNT, "name", "plan", "subscription", "propertyLimit", "phone"),
      ...pick(ACCOUNT, "ownerName", "ownerEmail", "organization", "creci"),
      ...STANDING,
    },
    SetVisibilityInput: {
      _: { "pt-BR": "O que a conta esconde.", en: "What the account hides." },
      ...VISIBILITY,
    },
    Access: { _: { "pt-BR": "A concessão do operador.", en: "The operator's grant." }, ...GRANT },
    AccessLimits: LIMITS,
  },
} satisfies BackofficeDocs;
