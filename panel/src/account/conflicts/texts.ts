import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const CONFLICTS = {
  title: ptEn("Conflitos com o feed", "Feed conflicts"),
  intro: ptEn(
    "Campos editados no painel que o feed quer alterar. Até você decidir, vale o valor do painel.",
    "Fields edited in the dashboard that the feed would change. Until you decide, the dashboard's value is kept.",
  ),
  none: ptEn("Nenhum conflito: painel e feed estão iguais.", "No conflicts: dashboard and feed agree."),
  property: ptEn("Imóvel", "Property"),
  field: ptEn("Campo", "Field"),
  ours: ptEn("No painel", "In the dashboard"),
  feeds: ptEn("No feed", "In the feed"),
  decision: ptEn("Decisão", "Decision"),
  keep: ptEn("Manter o do painel", "Keep the dashboard value"),
  take: ptEn("Usar o do feed", "Use the feed value"),
  keepHint: ptEn(
    "O valor do painel é mantido até o do feed mudar. O do feed entra na próxima sincronização.",
    "The dashboard's value stays until the feed's changes. The feed's value is applied at the next sync.",
  ),
  all: ptEn("Todos deste campo", "All for this field"),
  plan: ptEn(
    "Há {count} conflitos em “{field}”. A decisão vale para os {decided} mais antigos.",
    "There are {count} conflicts in “{field}”. The decision applies to the {decided} oldest.",
  ),
  keepAll: ptEn("Manter todos os do painel", "Keep all dashboard values"),
  takeAll: ptEn("Usar todos os do feed", "Use all feed values"),
  see: ptEn("Resolver os conflitos", "Resolve conflicts"),
} as const satisfies Record<string, Sentence>;
