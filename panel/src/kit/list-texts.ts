import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const LISTS = {
  pages: ptEn("Páginas da lista", "List pages"),
  first: ptEn("Do início", "From the start"),
  before: ptEn("Anteriores", "Previous"),
  next: ptEn("Próximos", "Next"),
  filter: ptEn("Filtrar", "Filter"),
  filters: ptEn("Filtros", "Filters"),
  without: ptEn("Remover este filtro", "Remove this filter"),
  clear: ptEn("Limpar filtros", "Clear filters"),
  all: ptEn("Qualquer", "Any"),
  order: ptEn("Ordem", "Order"),
  newest: ptEn("mais recentes primeiro", "newest first"),
  changed: ptEn("última alteração primeiro", "latest changes first"),
  size: ptEn("Por página", "Per page"),
  inAll: ptEn("{count} no total", "{count} in total"),
  among: ptEn(
    "Só os {count} resultados mais recentes estão nesta ordem. Refine os filtros para ver os outros.",
    "Only the {count} newest results are in this order. Narrow the filters to see the others.",
  ),
  unfinished: ptEn(
    "A busca ainda não chegou aos mais antigos. Para ver todos, escolha a ordem",
    "The search has not reached the oldest ones yet. To see them all, choose the order",
  ),
  csv: ptEn("Baixar CSV", "Download CSV"),
  whatsApp: ptEn("WhatsApp", "WhatsApp"),
  nothing: ptEn("Nenhum resultado com estes filtros.", "No results with these filters."),
} as const satisfies Record<string, Sentence>;
