import { type Database, run } from "../../db/statement.ts";
import { mailInsert } from "./mail.ts";

/** Leaves the notice for the owner; the same month and percentage leave only one. */
export const sendQuotaNotice = async (
  db: Database,
  accountId: string,
  notice: { month: string; percent: number },
  now: number,
): Promise<void> => {
  const used = notice.percent === 100 ? "toda a cota" : `${notice.percent}% da cota`;
  const mail = mailInsert({
    id: `quota-${notice.percent}-${notice.month}-${accountId}`,
    accountId,
    kind: notice.percent === 100 ? "QUOTA_100" : "QUOTA_80",
    subject: `API: a conta usou ${used} mensal de chamadas`,
    body: `Em ${notice.month} (UTC) a conta usou ${used} mensal de chamadas da API.`,
    now,
  });
  await run(db, [mail]);
};
