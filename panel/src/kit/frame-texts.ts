import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const FRAME = {
  manage: ptEn("Gerenciar", "Manage"),
  skip: ptEn("Ir para o conteúdo", "Skip to content"),
  navigation: ptEn("Páginas da conta", "Account pages"),
  copy: ptEn("Copiar", "Copy"),
  copied: ptEn("Copiado", "Copied"),
  documentation: ptEn("Na documentação", "In the documentation"),
  dark: ptEn("Escuro", "Dark"),
  light: ptEn("Claro", "Light"),
} as const satisfies Record<string, Sentence>;

export const HELP = {
  title: ptEn("Atalhos do teclado", "Keyboard shortcuts"),
  find: ptEn("Buscar", "Find"),
  rows: ptEn("Linha seguinte, anterior", "Next row, previous row"),
  open: ptEn("Abrir a linha", "Open the row"),
  close: ptEn("Fechar", "Close"),
  help: ptEn("Esta lista", "This list"),
  off: ptEn("Desligar em Seu perfil", "Turn them off in Your profile"),
} as const satisfies Record<string, Sentence>;
