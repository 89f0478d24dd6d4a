import type { Sentence } from "../../../src/lib/language.ts";

export const FRAME = {
  manage: { "pt-BR": "Gerenciar", en: "Manage" },
  skip: { "pt-BR": "Ir para o conteúdo", en: "Skip to the content" },
  navigation: { "pt-BR": "Páginas da conta", en: "Pages of the account" },
  copy: { "pt-BR": "Copiar", en: "Copy" },
  copied: { "pt-BR": "Copiado", en: "Copied" },
  documentation: { "pt-BR": "Na documentação", en: "In the documentation" },
  dark: { "pt-BR": "Escuro", en: "Dark" },
  light: { "pt-BR": "Claro", en: "Light" },
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
