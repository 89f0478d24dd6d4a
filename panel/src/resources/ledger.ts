import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const LEDGER_TITLES: Readonly<Record<string, Sentence>> = {
  CREDIT: ptEn("Crédito", "Credit"),
  ACCEPT: ptEn("Proprietário aceito", "Owner accepted"),
  REFUND: ptEn("Estorno", "Refund"),
  ADJUST: ptEn("Ajuste", "Adjustment"),
};
