import type { Statement } from "../../db/statement.ts";
import { isoTime } from "../../lib/clock.ts";
import { mailInsert } from "./mail.ts";

/** Tells the owner that confirmations are due; one notice a day, however many properties it is about. */
export const confirmationNotice = (accountId: string, now: number): Statement =>
  mailInsert({
    id: `confirm-${isoTime(now).slice(0, 10)}-${accountId}`,
    accountId,
    kind: "CONFIRMATION_DUE",
    subject: "Confirme a disponibilidade dos seus imóveis",
    body: "Há imóveis sem confirmação de disponibilidade há 60 dias. Sem resposta em 7 dias, eles saem do ar. Confirme pela API (POST /properties/confirm) ou no painel.",
    now,
  });
