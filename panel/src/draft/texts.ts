import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const DRAFT = {
  title: ptEn("Falta só enviar", "One step left: send it"),
  text: ptEn(
    "Nada se perdeu, mas nada foi salvo ainda. Envie o que você preencheu.",
    "Nothing was lost, and nothing has been saved yet. Send what you filled in.",
  ),
  filled: ptEn("O que você preencheu", "What you filled in"),
  send: ptEn("Enviar agora", "Send now"),
  back: ptEn("Voltar sem enviar", "Go back without sending"),
  gone: ptEn("Este rascunho expirou", "This draft has expired"),
  goneText: ptEn(
    "Ele fica guardado por meia hora, neste navegador. Nada foi salvo.",
    "It is kept for half an hour, in this browser. Nothing was saved.",
  ),
} as const satisfies Record<string, Sentence>;
