import type { Text } from "../../contract/texts.ts";

interface DocumentTexts {
  readonly title: Text;
  readonly description: Text;
  readonly credential: Text;
}

export const V1: DocumentTexts = {
  title: ["API de integração da conta imobiliária", "Real-Estate Account Integration API"],
  description: [
    [
      "Os sistemas da própria empresa leem e gravam a conta dela na plataforma.",
      "Datas em ISO 8601 UTC, valores em BRL. Códigos nunca são traduzidos; novos valores, campos, eventos e rotas podem surgir a qualquer momento e devem ser tolerados.",
      "Toda gravação aceita `dryRun=true`: valida, responde o que aconteceria e nada grava.",
    ].join("\n\n"),
    [
      "A company's own systems read and write that company's account on the platform.",
      "Dates are ISO 8601 in UTC, amounts are in BRL. Code values are never translated; new values, fields, events and routes may appear at any time, so your code must tolerate them.",
      "Every write accepts `dryRun=true`: it validates the request, reports what would happen and writes nothing.",
    ].join("\n\n"),
  ],
  credential: [
    "Chave de API da conta, criada no painel. Nunca em URL nem no navegador de quem visita o site.",
    "An API key of the account, created in the dashboard. Never send it in a URL or from a visitor's browser.",
  ],
};

export const BACKOFFICE: DocumentTexts = {
  title: ["Lado da plataforma da API de integração", "Platform side of the Account Integration API"],
  description: [
    "O que o painel e o operador fazem. Não faz parte do contrato v1.",
    "What the dashboard and the operator do. Not part of the v1 contract.",
  ],
  credential: ["O token do operador.", "The operator's token."],
};

/** The parts of both documents (rules 23.1). */
export const TAG_TEXTS: Readonly<Record<string, readonly [name: Text, description: Text]>> = {
  "Account and reference": [
    ["Conta e referência", "Account and reference"],
    [
      "A conta por trás da chave, as listas de valores e o catálogo geográfico.",
      "The account behind the key, the value lists and the geographic catalog.",
    ],
  ],
  Properties: [
    ["Imóveis", "Properties"],
    ["A carteira de imóveis e sua disponibilidade.", "The property portfolio and its availability."],
  ],
  Feed: [
    ["Feed", "Feed"],
    ["A sincronização do feed do CRM.", "The sync of the CRM feed."],
  ],
  Clients: [
    ["Clientes", "Clients"],
    ["Clientes (leads) com seu perfil de busca.", "Clients (leads) with their search profile."],
  ],
  "Opportunities (Radar)": [
    ["Oportunidades (Radar)", "Opportunities (Radar)"],
    [
      "Combinações entre imóveis e clientes, próprios e de parceiros.",
      "Matches between properties and clients, own and partners'.",
    ],
  ],
  Partnerships: [
    ["Parcerias", "Partnerships"],
    ["Parcerias entre contas.", "Partnerships between accounts."],
  ],
  Captação: [
    ["Captação", "Captação"],
    [
      "Proprietários oferecidos à conta; aceitar debita crédito.",
      "Property owners offered to the account; accepting debits credit.",
    ],
  ],
  Batches: [
    ["Lotes", "Batches"],
    [
      "Muitas gravações numa chamada, feitas em segundo plano.",
      "Many writes in one call, processed in the background.",
    ],
  ],
  Events: [
    ["Eventos", "Events"],
    ["O registro, em ordem, do que mudou na conta.", "The ordered log of what changed in the account."],
  ],
  Webhooks: [
    ["Webhooks", "Webhooks"],
    [
      "Endpoints que recebem os eventos, e suas entregas.",
      "Endpoints that receive the events, and their deliveries.",
    ],
  ],
  Team: [
    ["Equipe", "Team"],
    ["As pessoas da conta.", "The people of the account."],
  ],
  Launches: [
    ["Lançamentos", "Launches"],
    ["O catálogo de lançamentos.", "The catalog of new developments."],
  ],
  Accounts: [
    ["Contas", "Accounts"],
    ["As contas da plataforma.", "The accounts of the platform."],
  ],
  Access: [
    ["Acesso", "Access"],
    ["A concessão: o que uma conta pode usar.", "The grant: what an account may use."],
  ],
  Keys: [
    ["Chaves", "Keys"],
    ["As chaves de uma conta.", "The keys of an account."],
  ],
  Sandbox: [
    ["Testes", "Sandbox"],
    ["Contas de testes e seus eventos.", "Sandboxes, and their events."],
  ],
  Usage: [
    ["Uso", "Usage"],
    ["Chamadas por mês.", "Calls by month."],
  ],
  Audit: [
    ["Auditoria", "Audit"],
    ["Quem fez o quê na plataforma.", "Who did what on the platform side."],
  ],
  Mail: [
    ["Avisos", "Mail"],
    ["Avisos enviados ao titular da conta.", "Notices sent to the account owner."],
  ],
  Shards: [
    ["Bancos de dados", "Shards"],
    ["Quanto cada banco de dados ocupa.", "How full each database is."],
  ],
  Jobs: [
    ["Tarefas", "Jobs"],
    ["Tarefas agendadas, rodadas agora.", "Scheduled jobs, run now."],
  ],
  Curation: [
    ["Curadoria", "Curation"],
    [
      "Imóveis e textos de bairro que esperam revisão.",
      "Properties and neighborhood texts that wait for a review.",
    ],
  ],
  Developments: [
    ["Empreendimentos", "Developments"],
    ["Lançamentos das incorporadoras.", "New developments of developer accounts."],
  ],
};
