import type { Sentence } from "../../../../src/lib/language.ts";

export const QUEUE = {
  worker: { "pt-BR": "Com quem está", en: "Taken by" },
  nobody: { "pt-BR": "ninguém", en: "nobody" },
  until: { "pt-BR": "até", en: "until" },
  take: { "pt-BR": "Assumir por dez minutos", en: "Take it for ten minutes" },
  taken: {
    "pt-BR": "{name} está com este trabalho até {time}. Combine antes de decidir.",
    en: "{name} has this piece of work until {time}. Ask before you decide.",
  },
  yours: { "pt-BR": "Este trabalho é seu até {time}.", en: "This piece of work is yours until {time}." },
  stands: { "pt-BR": "{name} decidiu: {decision},", en: "{name} decided: {decision}," },
} as const satisfies Record<string, Sentence>;
