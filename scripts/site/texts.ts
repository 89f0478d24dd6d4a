import type { Language, Section } from "./page.ts";

/** The texts of the frame around every page. */
interface Words {
  readonly brand: string;
  readonly skip: string;
  readonly menu: string;
  readonly documentation: string;
  readonly onThisPage: string;
  readonly search: string;
  readonly searchHint: string;
  readonly searchEmpty: string;
  readonly searchFound: string;
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly previous: string;
  readonly next: string;
  readonly asMarkdown: string;
  readonly status: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly home: string;
  readonly reference: string;
  readonly errors: string;
  readonly statusCodes: string;
  readonly changelog: string;
  readonly sdks: string;
  readonly collections: string;
  readonly missing: string;
  readonly missingText: string;
  readonly operation: string;
  readonly error: string;
  readonly event: string;
  readonly field: string;
  readonly code: string;
}

const PORTUGUESE: Words = {
  brand: "API da conta imobiliária",
  skip: "Ir para o conteúdo",
  menu: "Menu",
  documentation: "Documentação",
  onThisPage: "Nesta página",
  search: "Buscar",
  searchHint: "Busque um guia, uma operação ou um erro",
  searchEmpty: "Nada encontrado.",
  searchFound: "resultados",
  close: "Fechar",
  copy: "Copiar",
  copied: "Copiado",
  toDark: "Usar tema escuro",
  toLight: "Usar tema claro",
  previous: "Anterior",
  next: "Próxima",
  asMarkdown: "Esta página em Markdown",
  status: "Situação do serviço",
  sections: {
    start: "Começar",
    guides: "Guias",
    reference: "Referência",
    sdk: "SDKs e coleções",
    changes: "Mudanças",
  },
  home: "Visão geral",
  reference: "Referência da API",
  errors: "Códigos de erro",
  statusCodes: "Códigos de status",
  changelog: "Histórico de mudanças",
  sdks: "SDKs",
  collections: "Coleções",
  missing: "Página não encontrada",
  missingText: "Não há nada neste endereço. Use a busca ou volte à [visão geral](/docs).",
  operation: "Operação",
  error: "Erro",
  event: "Evento",
  field: "Campo",
  code: "Código",
};

const ENGLISH: Words = {
  brand: "Real-estate account API",
  skip: "Skip to content",
  menu: "Menu",
  documentation: "Documentation",
  onThisPage: "On this page",
  search: "Search",
  searchHint: "Search for a guide, an operation or an error",
  searchEmpty: "Nothing found.",
  searchFound: "results",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  toDark: "Use the dark theme",
  toLight: "Use the light theme",
  previous: "Previous",
  next: "Next",
  asMarkdown: "This page as Markdown",
  status: "Service status",
  sections: {
    start: "Start",
    guides: "Guides",
    reference: "Reference",
    sdk: "SDKs and collections",
    changes: "Changes",
  },
  home: "Overview",
  reference: "API reference",
  errors: "Error codes",
  statusCodes: "Status codes",
  changelog: "Changelog",
  sdks: "SDKs",
  collections: "Collections",
  missing: "Page not found",
  missingText: "There is nothing at this address. Search, or go back to the [overview](/docs).",
  operation: "Operation",
  error: "Error",
  event: "Event",
  field: "Field",
  code: "Code",
};

export const WORDS: Readonly<Record<Language, Words>> = { "pt-BR": PORTUGUESE, en: ENGLISH };
