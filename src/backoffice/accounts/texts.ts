import type { SchemaTexts, Texts } from "../../contract/texts.ts";
import { IN_PAGES, NEXT_CALL, pick, SEED } from "../texts/everywhere.ts";

const ACCOUNT: SchemaTexts = {
  name: [
    "Nome da empresa, até 200 caracteres.",
    "Name of the company, up to 200 characters.",
    "Imobiliária Exemplo",
  ],
  type: ["AGENCY (imobiliária) ou DEVELOPER (incorporadora).", "AGENCY or DEVELOPER.", "AGENCY"],
  plan: ["Plano, até 60 caracteres.", "Plan, up to 60 characters.", "PRO"],
  propertyLimit: ["Imóveis ACTIVE que o plano permite.", "ACTIVE properties that the plan allows.", 1000],
  ownerName: ["Nome do titular.", "Name of the owner.", "Marina Souza"],
  ownerEmail: [
    "E-mail do titular, que recebe os avisos.",
    "E-mail of the owner, who gets the notices.",
    "marina@example.com",
  ],
  subscription: ["ACTIVE, TRIAL (teste) ou OVERDUE (em atraso).", "ACTIVE, TRIAL or OVERDUE.", "ACTIVE"],
  organization: ["Rede ou grupo.", "Network or group.", null],
  creci: [
    'Registro no CRECI; guardado como "123456-F SP" quando reconhecido.',
    'CRECI registration; stored as "123456-F SP" when it is recognised.',
    "12345-J PR",
  ],
  phone: [
    "Telefone comercial, que os parceiros veem; em E.164.",
    "Business phone, which partners see; in E.164.",
    "+554133334444",
  ],
};

const STANDING: SchemaTexts = {
  status: ["ACTIVE ou INACTIVE.", "ACTIVE or INACTIVE.", "ACTIVE"],
  creciVerified: ["CRECI conferido pela plataforma.", "CRECI checked by the platform.", true],
};

export const SANDBOX: SchemaTexts = { sandbox: ["Conta de testes.", "A sandbox account.", false] };

const SHOWN: SchemaTexts = {
  id: ["Id da conta.", "Id of the account.", "acc-0123456789abcdef"],
  ...ACCOUNT,
  ...STANDING,
  ...SANDBOX,
  sandboxOf: [
    "De uma conta de testes: a conta real ao lado da qual ela está.",
    "In a sandbox account: the live account it belongs to.",
    null,
  ],
};

export const LIMITS: SchemaTexts = {
  _: ["Os limites da conta.", "The account's limits."],
  ratePerSecond: ["Chamadas por segundo.", "Calls per second.", 10],
  burst: ["Chamadas de uma vez, no máximo.", "Maximum calls at once.", 20],
  monthlyQuota: ["Chamadas por mês (UTC).", "Calls per month (UTC).", 100000],
  maxKeys: ["Chaves, no máximo.", "Maximum number of keys.", 5],
  maxWebhooks: ["Endpoints de webhook, no máximo.", "Maximum number of webhook endpoints.", 5],
};

export const GRANT: SchemaTexts = {
  status: ["ACTIVE, ou o código da recusa.", "ACTIVE, or the code of the refusal.", "ACTIVE"],
  tier: ["PILOT, STANDARD ou SCALE.", "PILOT, STANDARD or SCALE.", "STANDARD"],
  scopes: [
    "Permissões que a conta pode dar a suas chaves.",
    "Permissions that the account may give its keys.",
    ["properties:read"],
  ],
  pilotUntil: ["Fim do piloto.", "End of the pilot.", null],
  limits: ["Os limites.", "The limits."],
};

export const ACCOUNT_TEXTS: Texts = {
  operations: {
    createAccount: {
      summary: ["Criar uma conta", "Create an account"],
      description: [
        "O titular é a primeira pessoa da equipe. Uma semente conhecida responde 200 com a conta como está.",
        "The owner becomes its first team member. A known seed returns 200 with the existing account.",
      ],
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
      summary: ["Listar contas", "List accounts"],
      description: IN_PAGES,
    },
    getAccount: {
      summary: ["Consultar uma conta e sua concessão", "Retrieve an account and its grant"],
      description: ["Sem concessão, `access` é null.", "Without a grant, `access` is null."],
    },
    changeAccount: {
      summary: ["Atualizar uma conta", "Update an account"],
      description: NEXT_CALL,
      body: { propertyLimit: 2000 },
    },
  },
  schemas: {
    Account: {
      _: ["Uma conta da plataforma.", "An account of the platform."],
      ...SHOWN,
    },
    GrantedAccount: {
      _: ["Uma conta e sua concessão.", "An account and its grant."],
      ...SHOWN,
      access: ["A concessão; null antes da primeira.", "The grant; null before the first.", null],
    },
    CreateAccountInput: { _: ["Uma conta nova.", "A new account."], ...ACCOUNT, ...SEED },
    ChangeAccountInput: {
      _: ["O que muda numa conta.", "Fields to change in an account."],
      ...pick(ACCOUNT, "name", "plan", "subscription", "propertyLimit", "phone"),
      ...STANDING,
    },
    Access: { _: ["A concessão do operador.", "The operator's grant."], ...GRANT },
    AccessLimits: LIMITS,
  },
};
