/*
 * A write takes effect once under its Idempotency-Key, whatever fails in between, and every repetition of the call gets
 * the first answer (rules 7.2 to 7.4). Three things ensure this:
 *
 * The claim is one call's right to run under the key. The account's gate grants it with the admission and stores it in
 * the object's own records (durable-objects/account-gate/idempotency.ts), as a lease of 10 seconds. Another call under
 * the key is refused while the lease runs; after the lease it takes the claim over from a call that died.
 *
 * The receipt is the answer, committed in D1 by the same transaction as the write (src/db/receipts.ts). It shows the
 * result of a call that went silent: a call that takes a claim over, or finds it held, looks for the receipt first. Of
 * two calls that believe they hold the key, the receipt's primary key lets only one commit. Webhooks belong to the
 * log's object, so their writes have no receipt in D1: the object stores a call's result in its own transaction and
 * repeats it (durable-objects/event-log/receipts.ts).
 *
 * The settlement ends the claim after the commit. Either the answer moves into the gate's record, which replays it for
 * 24 hours without reading D1, or the claim is freed, if the call failed or was refused for a temporary reason. A
 * lost settlement does no harm: the lease ends, and the receipt answers.
 */

import { decodeReceipt, findReceipt, ReceiptExists, type StoredReceipt } from "../../db/receipts.ts";
import { run } from "../../db/statement.ts";
import { ERRORS } from "../../errors/catalog.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { ClaimRequest } from "../../ports/account-gate.ts";
import type { Answer, Answered } from "../call.ts";
import { type AdmittedWrite, databaseOf } from "../contexts.ts";
import type { StoredResult } from "../person-writes.ts";

/** Marks every replay. */
const REPLAYED = { "Idempotent-Replayed": "true" } as const;

/** Stored as code and details, in no language: a retry may ask for the other one (rules 7.3). */
const storedRefusal = ({ code, details }: Refusal): Answer => ({
  status: ERRORS[code].status,
  headers: {},
  body: JSON.stringify({ code, details }),
});

/** A stored refusal, to be repeated. */
const replayRefusal = ({ body }: Pick<Answer, "body">): Refusal => {
  const { code, details } = JSON.parse(body) as Pick<Refusal, "code"> & Partial<Pick<Refusal, "details">>;
  return new Refusal(code, { ...details, headers: { ...details?.headers, ...REPLAYED } });
};

/** A call under a key, as the gate admitted it. */
interface KeyedCall extends AdmittedWrite {
  readonly claim: ClaimRequest;
}

/** The outcome of a write, and what its key replays. */
export interface Executed extends Answered {
  readonly kept: StoredResult;
  /** Whether a receipt committed with it. */
  readonly committed: boolean;
}

const replay = ({ status, headers, body }: Answer): Answered => {
  if (status >= 400) throw replayRefusal({ body });
  return { answer: { status, headers: { ...headers, ...REPLAYED }, body }, basis: null };
};

interface Settlement {
  /** Null frees the claim. */
  readonly answer: Answer | null;
  readonly subject?: string | null;
  /** Without an answer: this call may still have committed, so the gate remembers it. */
  readonly doubtful?: boolean;
}

const settle = async (
  { services, requestId, admitted }: KeyedCall,
  { key, claimId }: Pick<ClaimRequest, "key" | "claimId">,
  { answer, subject = null, doubtful = false }: Settlement,
): Promise<void> => {
  const stored = answer && { ...answer, headers: { ...answer.headers } };
  const { id: accountId, shard } = admitted.principal.account;
  try {
    const gate = services.gate(accountId);
    await gate.settle({ claimId, key, answer: stored, subject, doubtful });
  } catch (error) {
    logger.warn("claim not settled", { requestId, accountId, shard, failure: failureOf(error) });
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
}: KeyedCall): Promise<StoredReceipt | null> => {
  const { id, shard } = admitted.principal.account;
  const statement = findReceipt(endpoint.database ?? "shard", id, claim, services.clock.now());
  const [rows] = await run(databaseOf(services, endpoint, shard), [statement], meter);
  return rows?.[0] ? decodeReceipt(rows[0]) : null;
};

/** Replays a result committed under the key, if any, and settles the claim with it. */
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

const refuseFull = ({ ceiling, retryAfter }: { ceiling: number; retryAfter: number }): Refusal => {
  const megabytes = Math.round(ceiling / 1_000_000);
  return new Refusal("storage_full", {
    detail: ptEn(
      `As respostas guardadas por Idempotency-Key atingiram o limite de ${megabytes} MB. Cada uma fica guardada por 24 horas; a mais antiga sai em ${retryAfter} s. Chaves já usadas continuam respondendo.`,
      `The answers stored by Idempotency-Key have reached their limit of ${megabytes} MB. Each is stored for 24 hours; the oldest is removed in ${retryAfter} s. Keys already used keep answering.`,
    ),
    retryAfter,
  });
};

/**
 * The answer of an earlier call with the key; null if this one must run.
 * @throws Refusal idempotency_key_reused, idempotency_in_progress, or the replayed refusal
 */
const replayEarlier = async (call: KeyedCall): Promise<Answered | null> => {
  const { claim } = call.admitted;
  if (claim?.state === "replay") return replay(claim.answer);
  if (claim?.state === "reused") throw new Refusal("idempotency_key_reused");
  if (claim?.state === "full") throw refuseFull(claim);
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
  const isKept = failure === error && failure instanceof Refusal && !failure.isTemporary;
  await settle(call, call.claim, {
    answer: isKept ? storedRefusal(failure) : null,
    doubtful: !(failure instanceof Refusal),
  });
  throw failure;
};

/** Runs a call under its key, or repeats the answer of an earlier one. */
export const answerOnce = async (call: KeyedCall, execute: () => Promise<Executed>): Promise<Answered> => {
  const earlier = await replayEarlier(call);
  if (earlier) return earlier;
  try {
    const executed = await execute();
    // The earlier call may have committed while this one decided that nothing is left to do.
    const overtaken = !executed.committed && isTakenOver(call) ? await replayReceipt(call) : null;
    if (overtaken) return overtaken;
    await settle(call, call.claim, executed.kept);
    return executed;
  } catch (error) {
    return settleFailure(call, error);
  }
};
