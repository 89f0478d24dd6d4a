import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import type { LookReason } from "../../../src/vocabulary/look-reasons.ts";

/** Why an operator sees an account's dashboard. */
export const LOOK_REASON_WORDS: Readonly<Record<LookReason, Sentence>> = {
  OWNER_ASKED: ptEn("A conta pediu ajuda", "The account asked for help"),
  INCIDENT: ptEn("Incidente na plataforma", "Platform incident"),
  ABUSE: ptEn("Suspeita de abuso", "Suspected abuse"),
  BILLING: ptEn("Dúvida de cobrança", "Billing question"),
};
