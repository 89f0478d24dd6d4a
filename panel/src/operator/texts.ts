import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const OPERATOR_FRAME = {
  product: ptEn("Operação", "Operations"),
  navigation: ptEn("Páginas da operação", "Console pages"),
  queues: ptEn("Filas", "Queues"),
  accounts: ptEn("Contas", "Accounts"),
  platform: ptEn("Plataforma", "Platform"),
  exit: ptEn("Sair", "Sign out"),
} as const satisfies Record<string, Sentence>;

/** Titles of the console's pages. */
export const PLACES = {
  today: ptEn("Hoje", "Today"),
  search: ptEn("Busca", "Search"),
  access: ptEn("Pedidos de acesso", "Access requests"),
  accounts: ptEn("Contas", "Accounts"),
  reviews: ptEn("Análise de imóveis", "Listing review"),
  neighborhoods: ptEn("Bairros", "Neighborhoods"),
  partnerships: ptEn("Parcerias", "Partnerships"),
  launches: ptEn("Lançamentos", "Launches"),
  owners: ptEn("Proprietários", "Owners"),
  credits: ptEn("Créditos e ofertas", "Credits and offers"),
  jobs: ptEn("Tarefas", "Jobs"),
  letters: ptEn("Mensagens mortas", "Dead letters"),
  notices: ptEn("Avisos aos titulares", "Notices to owners"),
  mails: ptEn("E-mails não enviados", "Failed e-mails"),
  shards: ptEn("Bancos de dados", "Databases"),
  moves: ptEn("Transferências de contas", "Account moves"),
} as const satisfies Record<string, Sentence>;
