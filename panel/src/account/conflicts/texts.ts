import type { Sentence } from "../../../../src/lib/language.ts";

export const CONFLICTS = {
  title: { "pt-BR": "Conflitos com o feed", en: "Feed conflicts" },
  intro: {
    "pt-BR": "Campos editados no painel que o feed mudaria. Até a decisão vale o valor do painel.",
    en: "Fields edited in the dashboard that the feed would change. The dashboard's value holds until you decide.",
  },
  none: {
    "pt-BR": "Tudo em ordem: painel e feed dizem o mesmo.",
    en: "All in order: dashboard and feed agree.",
  },
  property: { "pt-BR": "Imóvel", en: "Property" },
  field: { "pt-BR": "Campo", en: "Field" },
  ours: { "pt-BR": "No painel", en: "In the dashboard" },
  feeds: { "pt-BR": "No feed", en: "In the feed" },
  decision: { "pt-BR": "Decisão", en: "Decision" },
  keep: { "pt-BR": "Manter o do painel", en: "Keep ours" },
  take: { "pt-BR": "Usar o do feed", en: "Take the feed's" },
  keepHint: {
    "pt-BR": "Manter vale até o valor do feed mudar. Usar o do feed grava na próxima sincronização.",
    en: "Ours is kept until the feed's value changes. The feed's is written by the next sync.",
  },
  all: { "pt-BR": "Todos deste campo", en: "All of this field" },
  plan: {
    "pt-BR": "{count} conflitos de “{field}” esperam. A decisão vale para os {decided} mais antigos.",
    en: "{count} conflicts of “{field}” are waiting. The decision applies to the {decided} oldest.",
  },
  keepAll: { "pt-BR": "Manter todos os do painel", en: "Keep all of ours" },
  takeAll: { "pt-BR": "Usar todos os do feed", en: "Take all of the feed's" },
  see: { "pt-BR": "Decidir os conflitos", en: "Decide the conflicts" },
} as const satisfies Record<string, Sentence>;
