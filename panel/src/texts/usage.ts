import type { Sentence } from "../../../src/lib/language.ts";

export const USAGE = {
  title: { "pt-BR": "Uso", en: "Usage" },
  month: { "pt-BR": "Chamadas deste mês", en: "Calls this month" },
  of: { "pt-BR": "de {quota} · {share}", en: "of {quota} · {share}" },
  ends: { "pt-BR": "Nesse ritmo, a cota acaba em {day}.", en: "At this rate the quota ends on {day}." },
  lasts: { "pt-BR": "Nesse ritmo, a cota dura o mês.", en: "At this rate the quota lasts the month." },
  used: { "pt-BR": "A cota do mês acabou.", en: "The month's quota is used up." },
  utc: {
    "pt-BR": "Dias e meses são contados em UTC, como a cota.",
    en: "Days and months are counted in UTC, as the quota is.",
  },
  months: { "pt-BR": "Chamadas por mês", en: "Calls per month" },
  ofMonth: { "pt-BR": "Mês", en: "Month" },
  calls: { "pt-BR": "Chamadas", en: "Calls" },
  quota: { "pt-BR": "Cota de hoje", en: "Today's quota" },
} as const satisfies Record<string, Sentence>;
