/*
 * A write takes effect once under its Idempotency-Key, whatever fails in between, and every repetition of the call gets
 * the first answer (rules 7.2 to 7.4). Three things see to that:
 *
 * The claim is one call's right to run under the key. The account's gate gives it out with the admission and keeps it in
 * the object's own records (durable-objects/account-gate/idempotency.ts), as a lease of 10 seconds. Who comes meanwhile
 * is told that the call still runs; who comes after the lease takes the claim over from a call that died.
 *
 * The receipt is the answer, committed in D1 by the very transaction that commits the write (src/db/receipts.ts). It
 * tells what became of a call that nobody heard of again: whoever takes a claim over, or finds it held, looks for the
 * receipt first. Of two calls that believe they hold the key, its primary key lets one commit. A write of what the log's
 * object owns, the webhooks, has no receipt in D1: the object keeps what the call came to in its own transaction and
 * tells the same call again (durable-objects/event-log/receipts.ts).
 *
 * The settlement ends the claim, after the commit: either the answer moves into the gate's record, from which it is
 * replayed for 24 hours without a look into D1, or the claim is let go, when the call failed or was refused for a reason
 * that passes. A settlement that is lost does no harm: the lease ends, and the receipt answers.
 */

import { decodeReceipt, findReceipt, type Receipt, ReceiptExists } from "../../db/receipts.ts";
import { run } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { ClaimRequest } from "../../ports/account-gate.ts";
import type { Answer, Answered } from "../answer.ts";
import type { Kept } from "../confirming.ts";
import { databaseOf, type WriteCall } from "../contexts.ts";
import { keptRefusal, REPLAYED, replayedRefusal } from "./kept-refusal.ts";

/** A call under a key, as the gate admitted it. */
export interface KeyedCall extends WriteCall {
  readonly claim: ClaimRequest;
}

/** What became of a call. */
export interface Executed extends Answered {
  readonly kept: Kept;
  /** Whether a receipt committed with it. */
  readonly committed: boolean;
}

const replay = ({ status, headers, body }: Answer): Answered => {
  if (status >= 400) throw replayedRefusal({ body });
  return { answer: { status, headers: { ...headers, ...REPLAYED }, body }, basis: null };
};

interface Settlement {
  /** Null lets the claim go. */
  readonly answer: Answer | null;
  readonly subject?: string | null;
  /** With no answer: this call may have committed all the same. The gate remembers the calls it took over from. */
  readonly doubtful?: boolean;
}

const settle = async (
  { services, requestId, admitted }: KeyedCall,
  { key, claimId }: Pick<ClaimRequest, "key" | "claimId">,
  { answer, subject = null, doubtful = false }: Settlement,
): Promise<void> => {
  const kept = answer && { ...answer, headers: { ...answer.headers } };
  try {
    const gate = services.gate(admitted.principal.account.id);
    await gate.settle({ claimId, key, answer: kept, subject, doubtful });
  } catch (error) {
    logger.warn("claim not settled", { requestId, failure: failureOf(error) });
  }
};

/** Whether an earlier call may have committed under the key, and its reply was lost. */
const isTakenOver = ({ admitted: { claim } }: KeyedCall): boolean =>
  claim?.state === "claimed" && claim.takenOver;

const readReceipt = async ({
  services,
  meter,
  endpoint,
  admitted,
  claim,
}: KeyedCall): Promise<Receipt | null> => {
  const { id, shard } = admitted.principal.account;
  const statement = findReceipt(id, claim, services.clock.now());
  const [rows] = await run(databaseOf(services, endpoint, shard), [statement], meter);
  return rows?.[0] ? decodeReceipt(rows[0]) : null;
};

/** Replays what committed under the key, if anything did, and settles the claim with it. */
const replayReceipt = async (call: KeyedCall): Promise<Answered | null> => {
  const receipt = await readReceipt(call);
  if (!receipt) return null;
  const { admitted, claim } = call;
  const { status, headers, body, subject } = receipt;
  const answer = { status, headers, body };
  const claimId = admitted.claim?.state === "in_progress" ? admitted.claim.holder : claim.claimId;
  await settle(call, { key: claim.key, claimId }, { answer, subject });
  return replay(answer);
};

/**
 * The answer of an earlier call with the key; null when this one is to run.
 * @throws Refusal idempotency_key_reused, idempotency_in_progress, or the refusal that is replayed
 */
const replayEarlier = async (call: KeyedCall): Promise<Answered | null> => {
  const { claim } = call.admitted;
  if (claim?.state === "replay") return replay(claim.answer);
  if (claim?.state === "reused") throw new Refusal("idempotency_key_reused");
  const replayed = claim?.state === "in_progress" || isTakenOver(call) ? await replayReceipt(call) : null;
  if (claim?.state === "in_progress" && !replayed)
    throw new Refusal("idempotency_in_progress", { retryAfter: claim.retryAfter });
  return replayed;
};

/** After a failure: the answer if it committed, a stored lasting refusal, or a free key. */
const settleFailure = async (call: KeyedCall, error: unknown): Promise<Answered> => {
  const replayed = isTakenOver(call) || error instanceof ReceiptExists ? await replayReceipt(call) : null;
  if (replayed) return replayed;
  const failure = error instanceof ReceiptExists ? new Refusal("idempotency_key_reused") : error;
  const isKept = failure === error && failure instanceof Refusal && !failure.passing;
  await settle(call, call.claim, {
    answer: isKept ? keptRefusal(failure) : null,
    doubtful: !(failure instanceof Refusal),
  });
  throw failure;
};

/** Runs a call under its key, or answers what an earlier one with the key was answered. */
export const answerOnce = async (call: KeyedCall, execute: () => Promise<Executed>): Promise<Answered> => {
  const earlier = await replayEarlier(call);
  if (earlier) return earlier;
  try {
    const executed = await execute();
    // The call that this one took over from may have committed while this one decided that there is nothing to do.
    const overtaken = !executed.committed && isTakenOver(call) ? await replayReceipt(call) : null;
    if (overtaken) return overtaken;
    await settle(call, call.claim, executed.kept);
    return executed;
  } catch (error) {
    return settleFailure(call, error);
  }
};
