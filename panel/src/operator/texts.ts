import type { Sentence } from "../../../src/lib/language.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";

export const OPERATOR_FRAME = {
  product: { "pt-BR": "Operação", en: "Operations" },
  navigation: { "pt-BR": "Páginas da operação", en: "Pages of the console" },
  queues: { "pt-BR": "Filas", en: "Queues" },
  accounts: { "pt-BR": "Contas", en: "Accounts" },
  platform: { "pt-BR": "Plataforma", en: "Platform" },
  exit: { "pt-BR": "Sair", en: "Sign out" },
} as const satisfies Record<string, Sentence>;

export const OPERATOR_TITLES: Readonly<Record<OperatorRole, Sentence>> = {
  SUPPORT: { "pt-BR": "Atendimento", en: "Support" },
  CURATION: { "pt-BR": "Curadoria", en: "Curation" },
  FINANCE: { "pt-BR": "Financeiro", en: "Finance" },
  ADMIN: { "pt-BR": "Administração", en: "Administration" },
};

/** Titles of the console's pages. */
export const PLACES = {
  today: { "pt-BR": "Hoje", en: "Today" },
  search: { "pt-BR": "Busca", en: "Search" },
  access: { "pt-BR": "Pedidos de acesso", en: "Access requests" },
  accounts: { "pt-BR": "Contas", en: "Accounts" },
  reviews: { "pt-BR": "Revisão de imóveis", en: "Listing review" },
  neighborhoods: { "pt-BR": "Bairros", en: "Neighborhoods" },
  partnerships: { "pt-BR": "Parcerias", en: "Partnerships" },
  launches: { "pt-BR": "Lançamentos", en: "Launches" },
  owners: { "pt-BR": "Proprietários", en: "Owners" },
  credits: { "pt-BR": "Créditos e ofertas", en: "Credits and offers" },
  jobs: { "pt-BR": "Tarefas", en: "Jobs" },
  letters: { "pt-BR": "Mensagens mortas", en: "Dead letters" },
  notices: { "pt-BR": "Avisos aos titulares", en: "Notices to owners" },
  mails: { "pt-BR": "E-mails que não saíram", en: "Failed e-mails" },
  shards: { "pt-BR": "Bancos de dados", en: "Databases" },
  moves: { "pt-BR": "Mudanças de contas", en: "Moves of accounts" },
} as const satisfies Record<string, Sentence>;

export const PROVE = {
  title: { "pt-BR": "Confirme que é você", en: "Confirm that it is you" },
  text: {
    "pt-BR": "O que você vai fazer pede um código novo, enviado a {email}. Ele vale por dez minutos.",
    en: "What you are about to do needs a fresh code, sent to {email}. It holds for ten minutes.",
  },
  send: { "pt-BR": "Enviar código", en: "Send the code" },
  sent: { "pt-BR": "Enviamos um código a {email}.", en: "We have sent a code to {email}." },
  code: { "pt-BR": "Código", en: "Code" },
  confirm: { "pt-BR": "Confirmar", en: "Confirm" },
  wrong: {
    "pt-BR": "O código não confere, ou já venceu. Tente de novo ou peça outro.",
    en: "The code is wrong or has expired. Try again, or ask for another.",
  },
  tooMany: {
    "pt-BR": "Muitos códigos pedidos. Tente de novo às {time}.",
    en: "Too many codes. Try again at {time}.",
  },
} as const satisfies Record<string, Sentence>;
