import type { Sentence } from "../../../src/lib/language.ts";

export const DRAFT = {
  title: { "pt-BR": "Falta só enviar", en: "One step left: send it" },
  text: {
    "pt-BR": "Nada se perdeu, mas nada foi salvo ainda. Envie o que você preencheu.",
    en: "Nothing was lost, and nothing has been saved yet. Send what you filled in.",
  },
  filled: { "pt-BR": "O que você preencheu", en: "What you filled in" },
  send: { "pt-BR": "Enviar agora", en: "Send now" },
  back: { "pt-BR": "Voltar sem enviar", en: "Go back without sending" },
  gone: { "pt-BR": "Este rascunho expirou", en: "This draft has expired" },
  goneText: {
    "pt-BR": "Ele fica guardado por meia hora, neste navegador. Nada foi salvo.",
    en: "It is kept for half an hour, in this browser. Nothing was saved.",
  },
} as const satisfies Record<string, Sentence>;
