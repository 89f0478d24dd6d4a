import type { Statement } from "../../db/statement.ts";
import { isoTime } from "../../lib/clock.ts";
import { mailsInsert } from "./mail.ts";

/** The id of a day's notice, to be followed by the account's id. */
export const noticeOfDay = (now: number): string => `confirm-${isoTime(now).slice(0, 10)}-`;

/** Notifies the owners of some accounts that confirmations are due: once a day, however many properties. */
export const confirmationNotices = (accounts: Statement, now: number): Statement =>
  mailsInsert(
    {
      kind: "CONFIRMATION_DUE",
      subject: "Confirme a disponibilidade dos seus imóveis",
      body: "Há imóveis sem confirmação de disponibilidade há 60 dias. Se não forem confirmados em 7 dias, saem do ar. Confirme no painel ou pela API (POST /properties/confirm).",
      now,
    },
    noticeOfDay(now),
    accounts,
  );
