import { ptEn, type Sentence } from "../lib/language.ts";

interface DocumentTexts {
  readonly title: Sentence;
  readonly description: Sentence;
  readonly credential: Sentence;
}

export const V1: DocumentTexts = {
  title: ptEn("API de integração da conta imobiliária", "Real-Estate Account Integration API"),
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
  credential: ptEn(
    "Chave de API da conta, criada no painel. Nunca em URL nem no navegador de quem visita o site.",
    "An API key of the account, created in the dashboard. Never send it in a URL or from a visitor's browser.",
  ),
};

export const SANDBOX: DocumentTexts = {
  title: ptEn("Conta de testes da API de integração", "Sandbox of the Account Integration API"),
  description: ptEn(
    "O que só a conta de testes faz, com a própria chave (`rea_test_`). As chamadas contam nos limites da chave e aceitam `Idempotency-Key` e `dryRun=true`, como as de `/v1`.",
    "What only a sandbox does, with its own key (`rea_test_`). Calls count against the key's limits and take `Idempotency-Key` and `dryRun=true`, like those of `/v1`.",
  ),
  credential: ptEn(
    "Chave da conta de testes. Com outra chave, a resposta é 403.",
    "A key of the sandbox. Any other key is answered 403.",
  ),
};

export const UPLOADS: DocumentTexts = {
  title: ptEn("Envio de fotos da API de integração", "Photo uploads of the Account Integration API"),
  description: ptEn(
    "Fotos enviadas como arquivo, para quem não as publica em endereço próprio. As chamadas contam nos limites da chave e aceitam `dryRun=true`, como as de `/v1`.",
    "Photos sent as files, for those who do not publish them at addresses of their own. Calls count against the key's limits and take `dryRun=true`, like those of `/v1`.",
  ),
  credential: V1.credential,
};

export const BACKOFFICE: DocumentTexts = {
  title: ptEn("Lado da plataforma da API de integração", "Platform side of the Account Integration API"),
  description: ptEn(
    "O que o painel e o operador fazem. Não faz parte do contrato v1.",
    "What the dashboard and the operator do. Not part of the v1 contract.",
  ),
  credential: ptEn("O token do operador.", "The operator's token."),
};

/** The tags of both documents (rules 23.1). */
export const TAG_TEXTS: Readonly<
  Record<string, { readonly name: Sentence; readonly description: Sentence }>
> = {
  "Account and reference": {
    name: ptEn("Conta e referência", "Account and reference"),
    description: ptEn(
      "A conta por trás da chave, as listas de valores e o catálogo geográfico.",
      "The account behind the key, the value lists and the geographic catalog.",
    ),
  },
  Properties: {
    name: ptEn("Imóveis", "Properties"),
    description: ptEn(
      "A carteira de imóveis e sua disponibilidade.",
      "The property portfolio and its availability.",
    ),
  },
  Feed: {
    name: ptEn("Feed", "Feed"),
    description: ptEn("A sincronização do feed do CRM.", "The sync of the CRM feed."),
  },
  Clients: {
    name: ptEn("Clientes", "Clients"),
    description: ptEn(
      "Clientes (leads) com seu perfil de busca.",
      "Clients (leads) with their search profile.",
    ),
  },
  "Opportunities (Radar)": {
    name: ptEn("Oportunidades (Radar)", "Opportunities (Radar)"),
    description: ptEn(
      "Combinações entre imóveis e clientes, próprios e de parceiros.",
      "Matches between properties and clients, own and partners'.",
    ),
  },
  Partnerships: {
    name: ptEn("Parcerias", "Partnerships"),
    description: ptEn("Parcerias entre contas.", "Partnerships between accounts."),
  },
  Captacao: {
    name: ptEn("Captação", "Captação"),
    description: ptEn(
      "Proprietários oferecidos à conta; aceitar debita crédito.",
      "Property owners offered to the account; accepting debits credit.",
    ),
  },
  Batches: {
    name: ptEn("Lotes", "Batches"),
    description: ptEn(
      "Muitas gravações numa chamada, feitas em segundo plano.",
      "Many writes in one call, processed in the background.",
    ),
  },
  Events: {
    name: ptEn("Eventos", "Events"),
    description: ptEn(
      "O registro, em ordem, do que mudou na conta.",
      "The ordered log of what changed in the account.",
    ),
  },
  Webhooks: {
    name: ptEn("Webhooks", "Webhooks"),
    description: ptEn(
      "Endpoints que recebem os eventos, e suas entregas.",
      "Endpoints that receive the events, and their deliveries.",
    ),
  },
  Team: {
    name: ptEn("Equipe", "Team"),
    description: ptEn("As pessoas da conta.", "The people of the account."),
  },
  Launches: {
    name: ptEn("Lançamentos", "Launches"),
    description: ptEn("O catálogo de lançamentos.", "The catalog of new developments."),
  },
  Accounts: {
    name: ptEn("Contas", "Accounts"),
    description: ptEn("As contas da plataforma.", "The accounts of the platform."),
  },
  Access: {
    name: ptEn("Acesso", "Access"),
    description: ptEn("A concessão: o que uma conta pode usar.", "The grant: what an account may use."),
  },
  Keys: {
    name: ptEn("Chaves", "Keys"),
    description: ptEn("As chaves de uma conta.", "The keys of an account."),
  },
  Connections: {
    name: ptEn("Conexões", "Connections"),
    description: ptEn("Os assistentes conectados a uma conta.", "The assistants connected to an account."),
  },
  Sandbox: {
    name: ptEn("Testes", "Sandbox"),
    description: ptEn("Contas de testes e seus eventos.", "Sandboxes, and their events."),
  },
  Usage: {
    name: ptEn("Uso", "Usage"),
    description: ptEn("Chamadas por mês.", "Calls by month."),
  },
  Audit: {
    name: ptEn("Auditoria", "Audit"),
    description: ptEn("Quem fez o quê na plataforma.", "Who did what on the platform side."),
  },
  Mail: {
    name: ptEn("Avisos", "Mail"),
    description: ptEn("Avisos enviados ao titular da conta.", "Notices sent to the account owner."),
  },
  Shards: {
    name: ptEn("Bancos de dados", "Shards"),
    description: ptEn("Quanto cada banco de dados ocupa.", "How full each database is."),
  },
  Backups: {
    name: ptEn("Cópias de segurança", "Backups"),
    description: ptEn(
      "Exportações noturnas de cada conta e sua restauração.",
      "Nightly exports of each account, and their restore.",
    ),
  },
  Work: {
    name: ptEn("Filas do operador", "Operator's queues"),
    description: ptEn(
      "O que aguarda um operador, e quem cuida de quê.",
      "What waits for an operator, and who works on what.",
    ),
  },
  Jobs: {
    name: ptEn("Tarefas", "Jobs"),
    description: ptEn("Execução imediata de tarefas agendadas.", "Running scheduled jobs now."),
  },
  Curation: {
    name: ptEn("Curadoria", "Curation"),
    description: ptEn(
      "Imóveis e nomes de bairro que aguardam análise.",
      "Properties and neighborhood names awaiting review.",
    ),
  },
  Developments: {
    name: ptEn("Empreendimentos", "Developments"),
    description: ptEn("Lançamentos das incorporadoras.", "New developments of developer accounts."),
  },
};
