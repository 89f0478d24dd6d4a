import { IDEMPOTENCY_MS } from "../db/commit.ts";
import { type Row, run, type Statement, sql } from "../db/statement.ts";
import { Refusal } from "../errors/refusal.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { Admitted } from "./admission.ts";
import { type Answer, respond } from "./answer.ts";
import type { AppContext } from "./context.ts";

/** An idempotency key that this call holds. */
export interface Claimed {
  readonly key: string;
  readonly fingerprint: string;
  readonly claimId: string;
}

const replay = (c: AppContext, answer: Answer): Response => {
  const body =
    answer.status < 400
      ? answer.body
      : JSON.stringify({ ...JSON.parse(answer.body), requestId: c.get("requestId") });
  return respond(c, { ...answer, body }, { "Idempotent-Replayed": "true" });
};

/** An answer that committed with its write, and the id of what it wrote. */
interface Found {
  readonly answer: Answer;
  readonly subject: string | null;
}

const decodeReceipt = (row: Row): Found => ({
  answer: {
    status: row.status as number,
    headers: JSON.parse(row.headers as string),
    body: row.body as string,
  },
  subject: row.subject as string | null,
});

const receiptStatement = (accountId: string, { key, fingerprint }: Claimed, now: number): Statement =>
  sql(
    `SELECT status, headers, body, subject FROM receipts
     WHERE account_id = ? AND idempotency_key = ? AND fingerprint = ? AND created_at > ?`,
    accountId,
    key,
    fingerprint,
    now - IDEMPOTENCY_MS,
  );

interface Settling {
  readonly answer: Answer | null;
  readonly subject?: string | null;
  /** With no answer: the call may have committed all the same. */
  readonly doubtful?: boolean;
}

/** Lets a claim go, or makes an answer the one that its key replays. */
export const settle = async (
  c: AppContext,
  admitted: Admitted,
  claimed: Pick<Claimed, "key" | "claimId"> | null,
  { answer, subject = null, doubtful = false }: Settling,
): Promise<void> => {
  if (!claimed) return;
  const { key, claimId } = claimed;
  const stored = answer && { ...answer, headers: { ...answer.headers } };
  try {
    const gate = c.get("services").gate(admitted.principal.account.id);
    await gate.settle({ claimId, key, answer: stored, subject, doubtful });
  } catch (error) {
    // The receipt in D1, or the end of the lease, answers in its place.
    logger.warn("claim not settled", { requestId: c.get("requestId"), failure: failureOf(error) });
  }
};

/** Whether an earlier call may have committed under this claim's key, and its reply was lost. */
export const mayHaveCommitted = ({ claim }: Admitted): boolean =>
  claim?.state === "claimed" && claim.takenOver;

/** Replays what committed under the key, when anything did, and settles the claim with it. */
export const replayReceipt = async (
  c: AppContext,
  admitted: Admitted,
  claimed: Claimed,
): Promise<Response | null> => {
  const { account } = admitted.principal;
  const services = c.get("services");
  const meter = c.get("meter");
  const statement = receiptStatement(account.id, claimed, services.clock.now());
  const [rows] = await run(services.shard(account.shard), [statement], meter);
  const found = rows?.[0] && decodeReceipt(rows[0]);
  if (!found) return null;
  const { claim } = admitted;
  const holder = claim?.state === "in_progress" ? claim.holder : claimed.claimId;
  await settle(c, admitted, { key: claimed.key, claimId: holder }, found);
  return replay(c, found.answer);
};

/** What a claim that is not the first asks for: the stored answer, the receipt, or patience. */
export const resume = async (
  c: AppContext,
  admitted: Admitted,
  claimed: Claimed,
): Promise<Response | null> => {
  const { claim } = admitted;
  if (!claim || (claim.state === "claimed" && !claim.takenOver)) return null;
  if (claim.state === "replay") return replay(c, claim.answer);
  if (claim.state === "reused") throw new Refusal("idempotency_key_reused");
  const replayed = await replayReceipt(c, admitted, claimed);
  if (replayed) return replayed;
  if (claim.state === "in_progress")
    throw new Refusal("idempotency_in_progress", { retryAfter: claim.retryAfter });
  return null;
};
