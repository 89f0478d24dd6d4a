import type { WriteContext } from "../call-context.ts";
import { type Receipt, ReceiptExists } from "../db/commit.ts";
import type { WritePlan } from "../db/plan.ts";
import { runPlan } from "../db/run-plan.ts";
import { drainLog } from "../domain/outbox/drain-log.ts";
import type { Fault } from "../errors/faults.ts";
import { describeProblem, headersOf } from "../errors/problem.ts";
import { Refusal } from "../errors/refusal.ts";
import { newId } from "../lib/id.ts";
import type { Language } from "../lib/language.ts";
import { type Admitted, admit, identify, isLasting } from "./admission.ts";
import { type Answer, respond } from "./answer.ts";
import { BODY_BYTES, readBytes } from "./body.ts";
import { type Claimed, mayHaveCommitted, replayReceipt, resume, settle } from "./claims.ts";
import type { AppContext } from "./context.ts";
import { actionCall, contextOfWrite } from "./contexts.ts";
import type { ActedWrite, Endpoint, PlannedWrite, WriteEndpoint } from "./endpoint.ts";
import { fingerprintOf, idempotencyKey } from "./idempotency.ts";
import { type ParsedInput, parseInput, refuseParsed } from "./parse.ts";

/** A body, or why it cannot be read: said only after the admission, in the order of the checks. */
const readBody = async (
  c: AppContext,
  limit = BODY_BYTES,
): Promise<{ bytes: Uint8Array; fault: Refusal | null }> => {
  try {
    return { bytes: await readBytes(c.req.raw, limit), fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { bytes: new Uint8Array(), fault: error };
  }
};

/** Kept with the answer: a replay speaks the language of the first call, whatever the retry asks for. */
const spokenIn = (language: Language): Record<string, string> => ({ "Content-Language": language });

const problemAnswer = (c: AppContext, refusal: Refusal): Answer => {
  const language = c.get("language");
  const requestId = c.get("requestId");
  const services = c.get("services");
  const problem = describeProblem(refusal, { language, requestId, docsUrl: services.settings.docsUrl });
  const headers = { ...spokenIn(language), ...headersOf(refusal) };
  return { status: problem.status, headers, body: JSON.stringify(problem) };
};

/** After the commit, beside the reply: the log takes the event, the queue its job. */
const drainBeside = (c: AppContext, { principal }: Admitted): void => {
  const { id: accountId, shard } = principal.account;
  c.executionCtx.waitUntil(drainLog(c.get("services"), { accountId, shard }));
};

interface Executed {
  readonly answer: Answer;
  readonly subject: string | null;
  /** Whether a receipt committed with it. */
  readonly committed: boolean;
}

const render = (endpoint: PlannedWrite, plan: WritePlan<unknown, unknown>, ctx: WriteContext): Answer => ({
  status: endpoint.status(plan),
  headers: { ...spokenIn(ctx.language), ...endpoint.headers?.(plan, ctx) },
  body: JSON.stringify(endpoint.render(plan, ctx)),
});

const executePlan = async (
  c: AppContext,
  endpoint: PlannedWrite,
  admitted: Admitted,
  claimed: Claimed | null,
  { params, query, body }: ParsedInput,
): Promise<Executed> => {
  const db = c.get("services").shardForWrites(admitted.principal.account.shard);
  const ctx = contextOfWrite(c, admitted, db, query.dryRun === true);
  const receiptFor = (decided: WritePlan<unknown, unknown>): Receipt | undefined => {
    if (!claimed) return undefined;
    const { key, fingerprint } = claimed;
    return { ...render(endpoint, decided, ctx), key, fingerprint, subject: decided.subject };
  };
  const decide = (attempt: number) =>
    endpoint.plan({ ...ctx, attempt, outbound: c.get("services").outbound }, {
      params,
      query,
      body,
    } as never);
  const { plan, committed } = await runPlan(
    { ...ctx, dryRun: ctx.dryRun && !endpoint.keepsDryRun },
    decide,
    receiptFor,
  );
  if (committed) {
    if ("getBookmark" in db)
      await c
        .get("services")
        .gate(ctx.accountId)
        .wrote(db.getBookmark() ?? "");
    drainBeside(c, admitted);
  }
  return { answer: render(endpoint, plan, ctx), subject: plan.subject, committed };
};

/** An object keeps what a call under a key did: asked again after a lost reply, it says what that came to. */
const executeAction = async (
  c: AppContext,
  endpoint: ActedWrite,
  admitted: Admitted,
  claimed: Claimed | null,
  { params, query, body }: ParsedInput,
): Promise<Executed> => {
  const call = actionCall(c, admitted, claimed, query.dryRun === true);
  const acted = await endpoint.act(call, { params, query, body } as never);
  const answer = { status: acted.status, headers: spokenIn(call.language), body: JSON.stringify(acted.body) };
  return { answer, subject: null, committed: false };
};

const execute = async (
  c: AppContext,
  endpoint: WriteEndpoint,
  admitted: Admitted,
  claimed: Claimed | null,
  bytes: Uint8Array,
  told: readonly Fault[],
): Promise<Executed> => {
  const parsed = parseInput(c, endpoint as Endpoint, bytes, told);
  const { input } = parsed;
  if (parsed.faults.length > 0)
    throw await refuseParsed(parsed, async () =>
      input.body === undefined
        ? []
        : endpoint.faults?.(actionCall(c, admitted, claimed, true), input as never),
    );
  return "act" in endpoint
    ? executeAction(c, endpoint, admitted, claimed, input)
    : executePlan(c, endpoint, admitted, claimed, input);
};

/** What a call that took over a claim may not overlook: the one before it committed while this one decided. */
const lateReceipt = async (
  c: AppContext,
  admitted: Admitted,
  claimed: Claimed | null,
): Promise<Response | null> =>
  claimed && mayHaveCommitted(admitted) ? replayReceipt(c, admitted, claimed) : null;

/** What a failure leaves of the claim: a lasting refusal as its answer, the answer that did commit, or a free key. */
const conclude = async (
  c: AppContext,
  admitted: Admitted,
  claimed: Claimed,
  error: unknown,
): Promise<Response> => {
  const earlier = error instanceof ReceiptExists || mayHaveCommitted(admitted);
  const replayed = earlier ? await replayReceipt(c, admitted, claimed) : null;
  if (replayed) return replayed;
  const failure = error instanceof ReceiptExists ? new Refusal("idempotency_key_reused") : error;
  const lasting = failure === error && failure instanceof Refusal && isLasting(failure);
  await settle(c, admitted, claimed, {
    answer: lasting ? problemAnswer(c, failure) : null,
    doubtful: !(failure instanceof Refusal) || mayHaveCommitted(admitted),
  });
  throw failure;
};

/** Admission, idempotency, validation, plan, commit, settlement: the one path of every write. */
export const serveWrite = async (c: AppContext, endpoint: WriteEndpoint): Promise<Response> => {
  const caller = await identify(c);
  const { bytes, fault } = await readBody(c, endpoint.bodyBytes);
  const header = idempotencyKey(c, endpoint);
  const claimed =
    header.key !== null && fault === null
      ? { key: header.key, fingerprint: await fingerprintOf(c, bytes), claimId: newId("claim") }
      : null;
  const admitted = await admit(c, endpoint as Endpoint, caller, claimed);
  if (fault) throw fault;
  const earlier = claimed && (await resume(c, admitted, claimed));
  if (earlier) return earlier;
  try {
    const { committed, ...executed } = await execute(c, endpoint, admitted, claimed, bytes, header.faults);
    const overtaken = committed ? null : await lateReceipt(c, admitted, claimed);
    if (overtaken) return overtaken;
    await settle(c, admitted, claimed, executed);
    return respond(c, executed.answer);
  } catch (error) {
    if (!claimed) throw error;
    return conclude(c, admitted, claimed, error);
  }
};
