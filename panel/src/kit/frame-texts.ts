import type { Sentence } from "../../../src/lib/language.ts";
import type { MemberRole } from "../../../src/vocabulary/member-roles.ts";

export const FRAME = {
  manage: { "pt-BR": "Gerenciar", en: "Manage" },
  product: { "pt-BR": "Painel de integração", en: "Integration dashboard" },
  skip: { "pt-BR": "Ir para o conteúdo", en: "Skip to the content" },
  navigation: { "pt-BR": "Páginas da conta", en: "Pages of the account" },
  start: { "pt-BR": "Início", en: "Start" },
  overview: { "pt-BR": "Visão geral", en: "Overview" },
  integration: { "pt-BR": "Integração", en: "Integration" },
  keys: { "pt-BR": "Chaves", en: "Keys" },
  access: { "pt-BR": "Acesso à API", en: "API access" },
  portfolio: { "pt-BR": "Imóveis e clientes", en: "Properties and clients" },
  business: { "pt-BR": "Negócios", en: "Business" },
  account: { "pt-BR": "Conta", en: "Account" },
  people: { "pt-BR": "Pessoas com acesso", en: "People with access" },
  accounts: { "pt-BR": "Suas contas", en: "Your accounts" },
  own: { "pt-BR": "Seu perfil e aparência", en: "Your profile and look" },
  profile: { "pt-BR": "Seu perfil", en: "Your profile" },
  security: { "pt-BR": "Segurança", en: "Security" },
  copy: { "pt-BR": "Copiar", en: "Copy" },
  copied: { "pt-BR": "Copiado", en: "Copied" },
  spaces: { "pt-BR": "Produção ou sandbox", en: "Live or sandbox" },
  live: { "pt-BR": "Produção", en: "Live" },
  find: { "pt-BR": "Buscar id ou código", en: "Find an id or a code" },
  documentation: { "pt-BR": "Na documentação", en: "In the documentation" },
  sandboxBand: {
    "pt-BR": "Sandbox: ninguém real, nenhum dinheiro.",
    en: "Sandbox: nobody real, no money.",
  },
  signOut: { "pt-BR": "Sair", en: "Sign out" },
  dark: { "pt-BR": "Escuro", en: "Dark" },
  light: { "pt-BR": "Claro", en: "Light" },
} as const satisfies Record<string, Sentence>;

export const ROLES: Readonly<Record<MemberRole, Sentence>> = {
  OWNER: { "pt-BR": "Titular", en: "Owner" },
  MANAGER: { "pt-BR": "Gerente", en: "Manager" },
  DEVELOPER: { "pt-BR": "Técnico", en: "Developer" },
  BROKER: { "pt-BR": "Corretor", en: "Broker" },
};

export const TROUBLE = {
  closed: { "pt-BR": "Seu papel não abre esta página", en: "Your role does not open this page" },
  closedTo: { "pt-BR": "Ela é de quem é: {roles}.", en: "It is open to: {roles}." },
  notFound: { "pt-BR": "Não encontramos esta página", en: "We cannot find this page" },
  notFoundText: {
    "pt-BR": "O endereço não existe, ou sua conta não tem acesso a ele.",
    en: "The address does not exist, or you have no access to it.",
  },
  proveFirst: { "pt-BR": "Confirme que é você", en: "Confirm that it is you" },
  proveAgain: {
    "pt-BR":
      "Passaram mais de dez minutos desde que você entrou. Confirme e envie de novo: nada foi gravado.",
    en: "More than ten minutes have passed since you signed in. Confirm it and send again: nothing was written.",
  },
  prove: { "pt-BR": "Confirmar", en: "Confirm" },
  failed: { "pt-BR": "Algo falhou do nosso lado", en: "Something failed on our side" },
  failedText: { "pt-BR": "Tente de novo em instantes.", en: "Try again in a moment." },
  updating: {
    "pt-BR": "O painel está sendo atualizado. Recarregue a página em instantes.",
    en: "The dashboard is being updated. Reload the page in a moment.",
  },
  request: { "pt-BR": "Id da requisição", en: "Request id" },
  start: { "pt-BR": "Voltar ao início", en: "Back to the start" },
  back: { "pt-BR": "Voltar às suas contas", en: "Back to your accounts" },
} as const satisfies Record<string, Sentence>;

export const HELP = {
  title: { "pt-BR": "Atalhos do teclado", en: "Keyboard shortcuts" },
  find: { "pt-BR": "Buscar", en: "Find" },
  rows: { "pt-BR": "Linha seguinte, anterior", en: "Next row, previous row" },
  open: { "pt-BR": "Abrir a linha", en: "Open the row" },
  close: { "pt-BR": "Fechar", en: "Close" },
  help: { "pt-BR": "Esta lista", en: "This list" },
  off: { "pt-BR": "Desligar em Seu perfil", en: "Turn them off in Your profile" },
} as const satisfies Record<string, Sentence>;
