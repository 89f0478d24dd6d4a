import type { Sentence } from "../lib/language.ts";
import { Refusal } from "./refusal.ts";

/** What the triggers of full stores abort with (rules 24.19), and the words for it. */
const FULL: Readonly<Record<string, Sentence>> = {
  audit_full: {
    "pt-BR":
      "O registro de atos da conta ocupa todo o espaço que pode, e nada que nele se escreve é aceito. Fale com a plataforma: há espaço de novo quando os atos mais antigos completam 5 anos.",
    en: "The account's record of acts fills its room, and nothing that has to be recorded is taken. Talk to the platform: there is room again once the oldest acts are 5 years old.",
  },
  partnerships_full: {
    "pt-BR":
      "As parcerias pedidas pela conta, também as encerradas, ocupam todo o espaço que podem. Fale com a plataforma: há espaço de novo quando as encerradas completam 5 anos.",
    en: "The partnerships that the account has asked for, ended ones too, fill their room. Talk to the platform: there is room again once ended ones are 5 years old.",
  },
};

export const PARTNERSHIPS_FULL = new Refusal("request_refused", { detail: FULL.partnerships_full! });

const REASON = /^D1_ERROR: ([a-z]+_full): SQLITE_CONSTRAINT/;

/** The refusal of a write that found its store full; undefined for any other error. */
export const fullStoreRefusal = (error: unknown): Refusal | undefined => {
  const detail = FULL[REASON.exec(error instanceof Error ? error.message : "")?.[1] ?? ""];
  return detail && new Refusal("request_refused", { detail });
};
