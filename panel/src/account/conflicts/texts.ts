import type { Sentence } from "../../../../src/lib/language.ts";

export const CONFLICTS = {
  title: { "pt-BR": "Conflitos com o feed", en: "Feed conflicts" },
  intro: {
    "pt-BR": "Campos editados no painel que o feed quer alterar. Até você decidir, vale o valor do painel.",
    en: "Fields edited in the dashboard that the feed would change. Until you decide, the dashboard's value is kept.",
  },
  none: {
    "pt-BR": "Nenhum conflito: painel e feed estão iguais.",
    en: "No conflicts: dashboard and feed agree.",
  },
  property: { "pt-BR": "Imóvel", en: "Property" },
  field: { "pt-BR": "Campo", en: "Field" },
  ours: { "pt-BR": "No painel", en: "In the dashboard" },
  feeds: { "pt-BR": "No feed", en: "In the feed" },
  decision: { "pt-BR": "Decisão", en: "Decision" },
  keep: { "pt-BR": "Manter o do painel", en: "Keep the dashboard's" },
  take: { "pt-BR": "Usar o do feed", en: "Use the feed's" },
  keepHint: {
    "pt-BR": "O valor do painel é mantido até o do feed mudar. O do feed entra na próxima sincronização.",
    en: "The dashboard's value is kept until the feed's changes. The feed's is applied in the next sync.",
  },
  all: { "pt-BR": "Todos deste campo", en: "All of this field" },
  plan: {
    "pt-BR": "Há {count} conflitos em “{field}”. A decisão vale para os {decided} mais antigos.",
    en: "There are {count} conflicts in “{field}”. The decision applies to the {decided} oldest.",
  },
  keepAll: { "pt-BR": "Manter todos os do painel", en: "Keep all of the dashboard's" },
  takeAll: { "pt-BR": "Usar todos os do feed", en: "Use all of the feed's" },
  see: { "pt-BR": "Resolver os conflitos", en: "Resolve conflicts" },
} as const satisfies Record<string, Sentence>;
