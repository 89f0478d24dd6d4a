import type { Fault } from "../../errors/faults.ts";
import { Refusal } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { type Language, ptEn } from "../../lib/language.ts";

/** A client whom the account does not have (rules 27.6). */
export const UNKNOWN_LEAD: Fault = { in: "body", name: "leadId", code: "not_found" };

/** The text of a refusal's `detail`, by what prevents a registration (rules 27.6). */
const REASONS = {
  own: [
    "O empreendimento é da própria conta: quem registra clientes nele são os parceiros.",
    "The development is the account's own: its partners register clients in it.",
  ],
  archived: [
    "O cliente está arquivado. Reative-o antes de registrá-lo.",
    "The client is archived. Reactivate the client before registering.",
  ],
} as const satisfies Record<string, readonly [pt: string, en: string]>;

export const refuseRegistration = (reason: keyof typeof REASONS): Refusal => {
  const [pt, en] = REASONS[reason];
  const detail = { "pt-BR": pt, en };
  return new Refusal("request_refused", reason === "own" ? { detail, lasting: true } : { detail });
};

/** The date in the parties' time zone. */
const dayOf = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "America/Sao_Paulo" }).format(time);

/** The account that protects the person is never named (rules 27.10). */
export const refuseProtected = (until: number): Refusal =>
  new Refusal("request_refused", {
    detail: ptEn(
      `Outra conta já registrou esta pessoa na incorporadora; a proteção vai até ${dayOf(until, "pt-BR")}.`,
      `Another account has already registered this person with the developer; the protection lasts until ${dayOf(until, "en")}.`,
    ),
    members: { protectedUntil: isoTime(until) },
  });
