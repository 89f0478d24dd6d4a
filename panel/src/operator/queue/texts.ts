import type { Sentence } from "../../../../src/lib/language.ts";

export const QUEUE = {
  worker: { "pt-BR": "Responsável", en: "Assigned to" },
  nobody: { "pt-BR": "ninguém", en: "nobody" },
  until: { "pt-BR": "até", en: "until" },
  take: { "pt-BR": "Assumir por dez minutos", en: "Take it for ten minutes" },
  taken: {
    "pt-BR": "{name} está cuidando disto até {time}. Fale com essa pessoa antes de decidir.",
    en: "{name} is working on this until {time}. Talk to them before you decide.",
  },
  yours: { "pt-BR": "Isto está com você até {time}.", en: "This is assigned to you until {time}." },
  stands: { "pt-BR": "{name} decidiu: {decision},", en: "{name} decided: {decision}," },
} as const satisfies Record<string, Sentence>;
