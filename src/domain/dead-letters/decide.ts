import { guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { decidedMeanwhile, orNotFound, Refusal } from "../../errors/refusal.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { MessageQueues } from "../../ports/messages.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { type DeadLetter, deadLetterTable, findDeadLetter } from "./letter.ts";

interface LetterDecision {
  readonly state: "SENT" | "LET_GO";
  readonly reason: string | null;
  /** Runs before the letter is settled: if it fails or dies there, the letter stays open. */
  act(letter: DeadLetter): Promise<unknown>;
}

const refuseDecided = ({ state, reason, actor, settledAt }: DeadLetter) =>
  decidedMeanwhile({ state, reason, actor, at: isoOrNull(settledAt) });

const decide = async (ctx: OperatorContext, id: string, settlement: LetterDecision): Promise<DeadLetter> => {
  const { actor, clock, directory, meter } = ctx;
  const { state, reason, act } = settlement;
  const plan = await runInDirectory(ctx, async () => {
    const letter = orNotFound(await findDeadLetter(directory, id, meter));
    const base = { ...NO_EFFECTS, result: null, subject: id };
    if (letter.state === state && letter.actor === actor && letter.reason === reason)
      return { ...base, data: letter };
    if (letter.state !== "OPEN") throw refuseDecided(letter);
    await act(letter);
    const written = { state, actor, reason, settledAt: clock.now() };
    const { accountId } = letter;
    const action = state === "SENT" ? "dead_letter.send" : "dead_letter.let_go";
    const statements = [
      deadLetterTable.update(written, "id = ? AND state = 'OPEN'", [id]),
      guardFresh,
      auditRow(ctx, { action, accountId, subject: id, fields: Object.keys(written) }),
    ];
    return { ...base, data: { ...letter, ...written }, statements };
  });
  return plan.data;
};

/**
 * Puts the message back into its queue. It may arrive twice: consumers claim before they work.
 * @throws Refusal not_found; concurrent_write if somebody has settled it otherwise; upstream_unavailable
 */
export const sendDeadLetter = (
  ctx: OperatorContext,
  queues: MessageQueues,
  id: string,
): Promise<DeadLetter> =>
  decide(ctx, id, {
    state: "SENT",
    reason: null,
    act: async ({ queue, body }) => {
      try {
        await queues[queue].sendBatch([{ body, contentType: "json" }]);
      } catch (error) {
        logger.warn("queue refused a dead letter", { queue, failure: failureOf(error) });
        throw new Refusal("upstream_unavailable");
      }
    },
  });

/** @throws Refusal not_found; concurrent_write if somebody has settled it otherwise */
export const letGoDeadLetter = (ctx: OperatorContext, id: string, reason: string): Promise<DeadLetter> =>
  decide(ctx, id, { state: "LET_GO", reason, act: async () => undefined });
