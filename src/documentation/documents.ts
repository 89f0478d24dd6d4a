import type { Sentence } from "../lib/language.ts";

interface DocumentTexts {
  readonly title: Sentence;
  readonly description: Sentence;
  readonly credential: Sentence;
}

export const V1: DocumentTexts = {
  title: { "pt-BR": "API de integração da conta imobiliária", en: "Real-Estate Account Integration API" },
  description: {
    "pt-BR": [
      "Os sistemas da própria empresa leem e gravam a conta dela na plataforma.",
      "Datas em ISO 8601 UTC, valores em BRL. Códigos nunca são traduzidos; novos valores, campos, eventos e rotas podem surgir a qualquer momento e devem ser tolerados.",
      "Toda gravação aceita `dryRun=true`: valida, responde o que aconteceria e nada grava.",
    ].join("\n\n"),
    en: [
      "A company's own systems read and write that company's account on the platform.",
      "Dates are ISO 8601 in UTC, amounts are in BRL. Code values are never translated; new values, fields, events and routes may appear at any time, so your code must tolerate them.",
      "Every write accepts `dryRun=true`: it validates the request, reports what would happen and writes nothing.",
    ].join("\n\n"),
  },
  credential: {
    "pt-BR": "Chave de API da conta, criada no painel. Nunca em URL nem no navegador de quem visita o site.",
    en: "An API key of the account, created in the dashboard. Never send it in a URL or from a visitor's browser.",
  },
};

export const SANDBOX: DocumentTexts = {
  title: { "pt-BR": "Conta de testes da API de integração", en: "Sandbox of the Account Integration API" },
  description: {
    "pt-BR":
      "O que só a conta de testes faz, com a própria chave (`rea_test_`). As chamadas contam nos limites da chave e aceitam `Idempotency-Key` e `dryRun=true`, como as de `/v1`.",
    en: "What only a sandbox does, with its own key (`rea_test_`). Calls count against the key's limits and take `Idempotency-Key` and `dryRun=true`, like those of `/v1`.",
  },
  credential: {
    "pt-BR": "Chave da conta de testes. Com outra chave, a resposta é 403.",
    en: "A key of the sandbox. Any other key is answered 403.",
  },
};

export const UPLOADS: DocumentTexts = {
  title: {
    "pt-BR": "Envio de fotos da API de integração",
    en: "Photo uploads of the Account Integration API",
  },
  description: {
    "pt-BR":
      "Fotos enviadas como arquivo, para quem não as publica em endereço próprio. As chamadas contam nos limites da chave e aceitam `dryRun=true`, como as de `/v1`.",
    en: "Photos sent as files, for those who do not publish them at addresses of their own. Calls count against the key's limits and take `dryRun=true`, like those of `/v1`.",
  },
  credential: V1.credential,
};

export const BACKOFFICE: DocumentTexts = {
  title: {
    "pt-BR": "Lado da plataforma da API de integração",
    en: "Platform side of the Account Integration API",
  },
  description: {
    "pt-BR": "O que o painel e o operador fazem. Não faz parte do contrato v1.",
    en: "What the dashboard and the operator do. Not part of the v1 contract.",
  },
  credential: { "pt-BR": "O token do operador.", en: "The operator's token." },
};

interface TagTexts {
  readonly name: Sentence;
  readonly description: Sentence;
}

/** The parts of both documents (rules 23.1). */
export const TAG_TEXTS: Readonly<Record<string, TagTexts>> = {
  "Account and reference": {
    name: { "pt-BR": "Conta e referência", en: "Account and reference" },
    description: {
      "pt-BR": "A conta por trás da chave, as listas de valores e o catálogo geográfico.",
      en: "The account behind the key, the value lists and the geographic catalog.",
    },
  },
  Properties: {
    name: { "pt-BR": "Imóveis", en: "Properties" },
    description: {
      "pt-BR": "A carteira de imóveis e sua disponibilidade.",
      en: "The property portfolio and its availability.",
    },
  },
  Feed: {
    name: { "pt-BR": "Feed", en: "Feed" },
    description: { "pt-BR": "A sincronização do feed do CRM.", en: "The sync of the CRM feed." },
  },
  Clients: {
    name: { "pt-BR": "Clientes", en: "Clients" },
    description: {
      "pt-BR": "Clientes (leads) com seu perfil de busca.",
      en: "Clients (leads) with their search profile.",
    },
  },
  "Opportunities (Radar)": {
    name: { "pt-BR": "Oportunidades (Radar)", en: "Opportunities (Radar)" },
    description: {
      "pt-BR": "Combinações entre imóveis e clientes, próprios e de parceiros.",
      en: "Matches between properties and clients, own and partners'.",
    },
  },
  Partnerships: {
    name: { "pt-BR": "Parcerias", en: "Partnerships" },
    description: { "pt-BR": "Parcerias entre contas.", en: "Partnerships between accounts." },
  },
  Captacao: {
    name: { "pt-BR": "Captação", en: "Captação" },
    description: {
      "pt-BR": "Proprietários oferecidos à conta; aceitar debita crédito.",
      en: "Property owners offered to the account; accepting debits credit.",
    },
  },
  Batches: {
    name: { "pt-BR": "Lotes", en: "Batches" },
    description: {
      "pt-BR": "Muitas gravações numa chamada, feitas em segundo plano.",
      en: "Many writes in one call, processed in the background.",
    },
  },
  Events: {
    name: { "pt-BR": "Eventos", en: "Events" },
    description: {
      "pt-BR": "O registro, em ordem, do que mudou na conta.",
      en: "The ordered log of what changed in the account.",
    },
  },
  Webhooks: {
    name: { "pt-BR": "Webhooks", en: "Webhooks" },
    description: {
      "pt-BR": "Endpoints que recebem os eventos, e suas entregas.",
      en: "Endpoints that receive the events, and their deliveries.",
    },
  },
  Team: {
    name: { "pt-BR": "Equipe", en: "Team" },
    description: { "pt-BR": "As pessoas da conta.", en: "The people of the account." },
  },
  Launches: {
    name: { "pt-BR": "Lançamentos", en: "Launches" },
    description: { "pt-BR": "O catálogo de lançamentos.", en: "The catalog of new developments." },
  },
  Accounts: {
    name: { "pt-BR": "Contas", en: "Accounts" },
    description: { "pt-BR": "As contas da plataforma.", en: "The accounts of the platform." },
  },
  Access: {
    name: { "pt-BR": "Acesso", en: "Access" },
    description: {
      "pt-BR": "A concessão: o que uma conta pode usar.",
      en: "The grant: what an account may use.",
    },
  },
  Keys: {
    name: { "pt-BR": "Chaves", en: "Keys" },
    description: { "pt-BR": "As chaves de uma conta.", en: "The keys of an account." },
  },
  Connections: {
    name: { "pt-BR": "Conexões", en: "Connections" },
    description: {
      "pt-BR": "Os assistentes conectados a uma conta.",
      en: "The assistants connected to an account.",
    },
  },
  Sandbox: {
    name: { "pt-BR": "Testes", en: "Sandbox" },
    description: { "pt-BR": "Contas de testes e seus eventos.", en: "Sandboxes, and their events." },
  },
  Usage: {
    name: { "pt-BR": "Uso", en: "Usage" },
    description: { "pt-BR": "Chamadas por mês.", en: "Calls by month." },
  },
  Audit: {
    name: { "pt-BR": "Auditoria", en: "Audit" },
    description: { "pt-BR": "Quem fez o quê na plataforma.", en: "Who did what on the platform side." },
  },
  Mail: {
    name: { "pt-BR": "Avisos", en: "Mail" },
    description: {
      "pt-BR": "Avisos enviados ao titular da conta.",
      en: "Notices sent to the account owner.",
    },
  },
  Shards: {
    name: { "pt-BR": "Bancos de dados", en: "Shards" },
    description: { "pt-BR": "Quanto cada banco de dados ocupa.", en: "How full each database is." },
  },
  Backups: {
    name: { "pt-BR": "Cópias de segurança", en: "Backups" },
    description: {
      "pt-BR": "Exportações noturnas de cada conta e sua restauração.",
      en: "Nightly exports of each account, and their restore.",
    },
  },
  Work: {
    name: { "pt-BR": "Filas do operador", en: "Operator's queues" },
    description: {
      "pt-BR": "O que aguarda um operador, e quem cuida de quê.",
      en: "What waits for an operator, and who works on what.",
    },
  },
  Jobs: {
    name: { "pt-BR": "Tarefas", en: "Jobs" },
    description: { "pt-BR": "Execução imediata de tarefas agendadas.", en: "Running scheduled jobs now." },
  },
  Curation: {
    name: { "pt-BR": "Curadoria", en: "Curation" },
    description: {
      "pt-BR": "Imóveis e nomes de bairro que aguardam análise.",
      en: "Properties and neighborhood names awaiting review.",
    },
  },
  Developments: {
    name: { "pt-BR": "Empreendimentos", en: "Developments" },
    description: {
      "pt-BR": "Lançamentos das incorporadoras.",
      en: "New developments of developer accounts.",
    },
  },
};
