import type { Sentence } from "../../../../src/lib/language.ts";

export const FIND = {
  title: { "pt-BR": "Busca", en: "Search" },
  none: {
    "pt-BR": "Nada encontrado com “{asked}”. Resultados sem permissão para você não aparecem.",
    en: "Nothing found for “{asked}”. Results beyond your permissions are not shown.",
  },
  what: {
    "pt-BR":
      "Busque clientes pelo nome ou telefone, imóveis pelo código, título, rua ou bairro, e também parceiros, chaves, webhooks, páginas ou qualquer id.",
    en: "Search clients by name or phone, properties by code, title, street or neighborhood, and also partners, keys, webhooks, pages or any id.",
  },
  begin: { "pt-BR": "Ações", en: "Actions" },
  pages: { "pt-BR": "Páginas", en: "Pages" },
  partners: { "pt-BR": "Parcerias", en: "Partnerships" },
  object: { "pt-BR": "Abrir", en: "Open" },
  all: { "pt-BR": "Ver todos", en: "See all" },
} as const satisfies Record<string, Sentence>;
