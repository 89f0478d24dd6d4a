import { runPlan } from "../../db/commit.ts";
import { guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { mails } from "../../db/schema/mails.ts";
import { type Database, run } from "../../db/statement.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { mailTable } from "./mail.ts";

const ofAccount = selectBy(mails, ["id", "accountId"]);

interface Mailed {
  readonly accountId: string;
  /** Where the account's notices may be. */
  readonly databases: readonly Database[];
}

/**
 * Puts a notice that was given up back into the queue, with all its attempts. Any other stays as it is.
 * @throws Refusal not_found
 */
export const resendMail = async (ctx: OperatorContext, { accountId, databases }: Mailed, id: string) => {
  const { clock, consequencesOf, meter } = ctx;
  const readIn = async (db: Database) =>
    mailTable.first((await run(db, [ofAccount({ id, accountId })], meter))[0]);
  for (const db of databases) {
    if (!(await readIn(db))) continue;
    const { plan } = await runPlan(
      { accountId, db, meter, clock, dryRun: false, consequencesOf },
      async () => {
        const mail = orNotFound(await readIn(db));
        const base = { ...NO_EFFECTS, result: null, subject: id };
        if (mail.status !== "FAILED") return { ...base, data: mail };
        const written = { status: "QUEUED", attempts: 0, dueAt: clock.now() } as const;
        const statements = [
          mailTable.update(written, "id = ? AND status = 'FAILED'", [id]),
          guardFresh,
          auditRow(ctx, { action: "mail.send", accountId, subject: id, fields: ["status"] }),
        ];
        return { ...base, data: { ...mail, ...written }, statements };
      },
    );
    return plan.data;
  }
  return orNotFound<never>(null);
};
