import type { Sentence } from "../../../src/lib/language.ts";
import type { LookReason } from "../../../src/vocabulary/look-reasons.ts";

/** Why an operator sees an account's dashboard. */
export const LOOK_REASON_WORDS: Readonly<Record<LookReason, Sentence>> = {
  OWNER_ASKED: { "pt-BR": "A conta pediu ajuda", en: "The account asked for help" },
  INCIDENT: { "pt-BR": "Incidente na plataforma", en: "Platform incident" },
  ABUSE: { "pt-BR": "Suspeita de abuso", en: "Suspected abuse" },
  BILLING: { "pt-BR": "Dúvida de cobrança", en: "Billing question" },
};
