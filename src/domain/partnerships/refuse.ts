import { Refusal } from "../../errors/refusal.ts";

/** The obstacle to a request, or to a move of a partnership. */
export const refusePartnership = (pt: string, en: string): Refusal =>
  new Refusal("request_refused", { detail: { "pt-BR": pt, en } });
