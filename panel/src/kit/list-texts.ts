import type { Sentence } from "../../../src/lib/language.ts";

export const LISTS = {
  pages: { "pt-BR": "Páginas da lista", en: "Pages of the list" },
  first: { "pt-BR": "Do início", en: "From the start" },
  before: { "pt-BR": "Anteriores", en: "Previous" },
  next: { "pt-BR": "Próximos", en: "Next" },
  filter: { "pt-BR": "Filtrar", en: "Filter" },
  filters: { "pt-BR": "Filtros", en: "Filters" },
  without: { "pt-BR": "Remover este filtro", en: "Remove this filter" },
  clear: { "pt-BR": "Limpar filtros", en: "Clear filters" },
  all: { "pt-BR": "Qualquer", en: "Any" },
  order: { "pt-BR": "Ordem", en: "Order" },
  newest: { "pt-BR": "mais recentes primeiro", en: "newest first" },
  changed: { "pt-BR": "última alteração primeiro", en: "last changed first" },
  size: { "pt-BR": "Por página", en: "Per page" },
  inAll: { "pt-BR": "{count} no total", en: "{count} in total" },
  among: {
    "pt-BR":
      "Só os {count} resultados mais recentes estão nesta ordem. Refine os filtros para ver os outros.",
    en: "Only the {count} newest results are in this order. Narrow the filters to see the others.",
  },
  unfinished: {
    "pt-BR": "A busca ainda não chegou aos mais antigos. Para ver todos, escolha a ordem",
    en: "The search has not reached the oldest ones yet. To see them all, choose the order",
  },
  csv: { "pt-BR": "Baixar CSV", en: "Download CSV" },
  whatsApp: { "pt-BR": "WhatsApp", en: "WhatsApp" },
  nothing: { "pt-BR": "Nenhum resultado com estes filtros.", en: "No results with these filters." },
} as const satisfies Record<string, Sentence>;
