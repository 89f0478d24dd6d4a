import type { Sentence } from "../../../src/lib/language.ts";

export const LISTS = {
  pages: { "pt-BR": "Páginas da lista", en: "Pages of the list" },
  first: { "pt-BR": "Do início", en: "From the start" },
  before: { "pt-BR": "Anteriores", en: "Previous" },
  next: { "pt-BR": "Próximos", en: "Next" },
  filter: { "pt-BR": "Filtrar", en: "Filter" },
  filters: { "pt-BR": "Filtros", en: "Filters" },
  without: { "pt-BR": "Tirar este filtro", en: "Remove this filter" },
  clear: { "pt-BR": "Limpar filtros", en: "Clear filters" },
  all: { "pt-BR": "Qualquer", en: "Any" },
  order: { "pt-BR": "Ordem", en: "Order" },
  newest: { "pt-BR": "mais novos primeiro", en: "newest first" },
  changed: { "pt-BR": "mudados por último primeiro", en: "latest change first" },
  size: { "pt-BR": "Por página", en: "A page" },
  inAll: { "pt-BR": "{count} ao todo", en: "{count} in all" },
  among: {
    "pt-BR":
      "Ordenados entre os {count} mais recentes que os filtros encontram. Para ver os outros, refine os filtros.",
    en: "Only the newest {count} matches are sorted. Narrow the filters to see the others.",
  },
  unfinished: {
    "pt-BR": "A busca ainda não chegou aos mais antigos. Veja todos na ordem",
    en: "The search has not reached the oldest ones yet. See them all in the order",
  },
  csv: { "pt-BR": "Baixar CSV", en: "Download CSV" },
  whatsApp: { "pt-BR": "WhatsApp", en: "WhatsApp" },
  nothing: { "pt-BR": "Nada com estes filtros.", en: "Nothing matches these filters." },
} as const satisfies Record<string, Sentence>;
