import { Refusal } from "../../errors/refusal.ts";

/** What stands against a request, or a move of a partnership. */
export const refusePartnership = (pt: string, en: string): Refusal =>
  new Refusal("request_refused", { detail: { "pt-BR": pt, en } });
