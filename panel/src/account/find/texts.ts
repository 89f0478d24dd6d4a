import type { Sentence } from "../../../../src/lib/language.ts";

export const FIND = {
  title: { "pt-BR": "Busca", en: "Search" },
  none: {
    "pt-BR": "Nada com “{asked}” que você possa ver.",
    en: "Nothing that you may see matches “{asked}”.",
  },
  what: {
    "pt-BR":
      "Procure um cliente pelo nome ou telefone, um imóvel pelo código, título, rua ou bairro, um parceiro, uma chave, um webhook, uma página, ou qualquer id.",
    en: "Search a client by name or phone, a property by code, title, street or neighborhood, a partner, a key, a webhook, a page, or any id.",
  },
  begin: { "pt-BR": "Começar", en: "Begin" },
  pages: { "pt-BR": "Páginas", en: "Pages" },
  partners: { "pt-BR": "Parcerias", en: "Partnerships" },
  object: { "pt-BR": "Abrir", en: "Open" },
  all: { "pt-BR": "Ver todos", en: "See all" },
} as const satisfies Record<string, Sentence>;
