import type { Sentence } from "../../../src/lib/language.ts";

export const OPERATOR_FRAME = {
  product: { "pt-BR": "Operação", en: "Operations" },
  navigation: { "pt-BR": "Páginas da operação", en: "Pages of the console" },
  queues: { "pt-BR": "Filas", en: "Queues" },
  accounts: { "pt-BR": "Contas", en: "Accounts" },
  platform: { "pt-BR": "Plataforma", en: "Platform" },
  exit: { "pt-BR": "Sair", en: "Sign out" },
} as const satisfies Record<string, Sentence>;

/** Titles of the console's pages. */
export const PLACES = {
  today: { "pt-BR": "Hoje", en: "Today" },
  search: { "pt-BR": "Busca", en: "Search" },
  access: { "pt-BR": "Pedidos de acesso", en: "Access requests" },
  accounts: { "pt-BR": "Contas", en: "Accounts" },
  reviews: { "pt-BR": "Análise de imóveis", en: "Listing review" },
  neighborhoods: { "pt-BR": "Bairros", en: "Neighborhoods" },
  partnerships: { "pt-BR": "Parcerias", en: "Partnerships" },
  launches: { "pt-BR": "Lançamentos", en: "Launches" },
  owners: { "pt-BR": "Proprietários", en: "Owners" },
  credits: { "pt-BR": "Créditos e ofertas", en: "Credits and offers" },
  jobs: { "pt-BR": "Tarefas", en: "Jobs" },
  letters: { "pt-BR": "Mensagens mortas", en: "Dead letters" },
  notices: { "pt-BR": "Avisos aos titulares", en: "Notices to owners" },
  mails: { "pt-BR": "E-mails não enviados", en: "Failed e-mails" },
  shards: { "pt-BR": "Bancos de dados", en: "Databases" },
  moves: { "pt-BR": "Transferências de contas", en: "Account moves" },
} as const satisfies Record<string, Sentence>;
