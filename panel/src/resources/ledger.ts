import type { Sentence } from "../../../src/lib/language.ts";

export const LEDGER_TITLES: Readonly<Record<string, Sentence>> = {
  CREDIT: { "pt-BR": "Crédito", en: "Credit" },
  ACCEPT: { "pt-BR": "Proprietário aceito", en: "Owner accepted" },
  REFUND: { "pt-BR": "Estorno", en: "Refund" },
  ADJUST: { "pt-BR": "Ajuste", en: "Adjustment" },
};
