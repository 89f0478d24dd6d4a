import type { WriteContext } from "../../call-context.ts";
import { NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { captacaoLedger, captacaoLedgerTable, type LedgerRow } from "../../db/schema/captacao-ledger.ts";
import { run } from "../../db/statement.ts";
import { deskOf, deskQuery, openDesk } from "./desk.ts";
import type { CreditInput } from "./desk-input.ts";
import { moveMoney } from "./ledger.ts";
import { refuseCaptacao } from "./refuse.ts";

const byReference = selectBy(captacaoLedger, ["accountId", "reference"]);

/**
 * Credits an account, or reverses a mistaken credit; a repeated reference is the same credit.
 * @throws Refusal request_refused if the balance would fall below 0, or if the reference has another amount
 */
export const creditAccount = async (
  ctx: WriteContext,
  actor: string,
  { amountCents, ...input }: CreditInput,
): Promise<WritePlan<Omit<LedgerRow, "seq">, null>> => {
  const { db, meter, accountId } = ctx;
  const note = input.note ?? null;
  const reference = input.reference ?? null;
  const [entered, desks] = await run(
    db,
    [byReference({ accountId, reference }), deskQuery(accountId)],
    meter,
  );
  const earlier = captacaoLedgerTable.first(entered);
  if (earlier && earlier.amountCents !== amountCents) throw refuseCaptacao("reference");
  if (earlier) return { ...NO_EFFECTS, data: earlier, result: null, subject: null };
  const { balanceCents } = deskOf(accountId, desks);
  if (balanceCents + amountCents < 0) throw refuseCaptacao("balance");
  const entry = {
    accountId,
    ownerId: null,
    amountCents,
    actor,
    note,
    reference,
    kind: amountCents > 0 ? "CREDIT" : "ADJUST",
    at: ctx.clock.now(),
  } as const;
  return {
    ...NO_EFFECTS,
    data: { ...entry, balanceCents: balanceCents + amountCents },
    result: null,
    statements: [
      openDesk(accountId),
      ...moveMoney(entry, { where: "balance_cents = ?", params: [balanceCents] }),
    ],
    subject: null,
  };
};
