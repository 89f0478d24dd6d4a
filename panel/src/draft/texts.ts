import type { Sentence } from "../../../src/lib/language.ts";

export const DRAFT = {
  title: { "pt-BR": "Falta só enviar", en: "One step left: send it" },
  text: {
    "pt-BR": "Nada se perdeu e nada foi gravado ainda. Envie o que você preencheu.",
    en: "Nothing was lost, and nothing has been written yet. Send what you filled in.",
  },
  filled: { "pt-BR": "O que você preencheu", en: "What you filled in" },
  send: { "pt-BR": "Enviar agora", en: "Send now" },
  back: { "pt-BR": "Voltar sem enviar", en: "Go back without sending" },
  gone: { "pt-BR": "Este preenchimento expirou", en: "This draft has expired" },
  goneText: {
    "pt-BR": "Ele fica guardado por meia hora, neste navegador. Nada foi gravado.",
    en: "It is kept for half an hour, in this browser. Nothing was written.",
  },
} as const satisfies Record<string, Sentence>;
