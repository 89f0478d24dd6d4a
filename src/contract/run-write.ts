import type { CallingKey } from "../call-context.ts";
import type { WritePlan } from "../db/plan.ts";
import type { Receipt } from "../db/receipts.ts";
import { runPlan } from "../db/run-plan.ts";
import type { Database } from "../db/statement.ts";
import { drainLogs } from "../domain/outbox/drain-log.ts";
import { askPreviewOnce } from "../domain/radar/ask-preview.ts";
import type { Language } from "../lib/language.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import type { Admitted } from "./admission.ts";
import type { Answer, Answered } from "./answer.ts";
import type { Call } from "./call.ts";
import { basisOf, confirmedPlan, type Kept, staleWhenConfirmed } from "./confirming.ts";
import { actionCall, allShards, contextOfWrite, openForWrite, type WriteCall } from "./contexts.ts";
import type { ActedWrite, Endpoint, PlanCall, PlannedWrite, WriteEndpoint } from "./endpoint.ts";
import { answerOnce, type Executed } from "./idempotency/answer-once.ts";
import { type Parsed, type ParsedInput, parseInput, refuseParsed } from "./parse.ts";

/** Kept with the answer: a replay is in the language of the first call, whatever the retry asks for. */
const contentLanguage = (language: Language): Record<string, string> => ({ "Content-Language": language });

const answerOf = (
  { mode, endpoint }: WriteCall<PlannedWrite>,
  plan: WritePlan<unknown, unknown>,
  ctx: PlanCall,
): Answer => {
  const preview = mode.step === "preview" ? endpoint.renderPreview?.(plan, ctx) : undefined;
  return {
    status: endpoint.status(plan),
    headers: { ...contentLanguage(ctx.language), ...endpoint.headers?.(plan, ctx) },
    body: JSON.stringify(preview ?? endpoint.render(plan, ctx)),
  };
};

const receiptOf = ({ key, fingerprint }: ClaimRequest, { answer, subject }: Kept): Receipt => ({
  ...answer,
  idempotencyKey: key,
  fingerprint,
  subject,
});

/** Logs take their events and queues their jobs beside the reply; behind replicas the reply waits for the bookmark. */
const afterCommit = async (
  { services, waitUntil, endpoint, admitted }: WriteCall<PlannedWrite>,
  db: Database | D1DatabaseSession,
  plan: WritePlan<unknown, unknown>,
): Promise<void> => {
  const { id: accountId, shard } = admitted.principal.account;
  waitUntil(drainLogs(services, { accountId, shard }, plan.events));
  await endpoint.committed?.(plan, services);
  if ("getBookmark" in db) await services.gate(accountId).wrote(db.getBookmark() ?? "");
};

const callingKey = ({ address, admitted: { principal } }: WriteCall): CallingKey => ({
  id: principal.key.id,
  name: principal.key.name,
  ip: address,
});

const planCall = (
  call: WriteCall<PlannedWrite>,
  db: Database | D1DatabaseSession,
  dryRun: boolean,
): PlanCall => {
  const { services, admitted } = call;
  const { outbound, directory, board, settings } = services;
  const { principal } = admitted;
  const { captacao, identitySecret } = settings;
  const askPreview = askPreviewOnce(board, principal.account.id);
  const own = { captacao, identitySecret, key: callingKey(call), ...allShards(services) };
  return { ...contextOfWrite(call, db, dryRun), ...own, outbound, directory, principal, askPreview };
};

const executePlan = async (call: WriteCall<PlannedWrite>, input: ParsedInput): Promise<Executed> => {
  const { services, endpoint, admitted, claim, mode } = call;
  const { account, key } = admitted.principal;
  const db = openForWrite(services, endpoint, account.shard);
  const isPreview = mode.step === "preview";
  const ctx = planCall(call, db, isPreview || input.query.dryRun === true);
  const decide = async (attempt: number) => {
    const plan = await endpoint.plan({ ...ctx, attempt }, input as never);
    const answer = answerOf(call, plan, ctx);
    const decided = { ...plan, answer, kept: { answer, subject: plan.subject } };
    return mode.step === "confirmed" ? confirmedPlan(mode, decided, { ...ctx, keyId: key.id }) : decided;
  };
  const { plan, committed } = await runPlan(
    { ...ctx, dryRun: isPreview || (ctx.dryRun && !endpoint.keepsDryRun) },
    decide,
    ({ kept }) => (claim ? receiptOf(claim, kept) : undefined),
  ).catch((error: unknown) => {
    throw staleWhenConfirmed(mode, error);
  });
  if (committed) await afterCommit(call, db, plan);
  return { answer: plan.answer, kept: plan.kept, committed, basis: isPreview ? await basisOf(plan) : null };
};

/** The object stores what a call under a key did, and answers the same after a lost reply. */
const executeAction = async (call: WriteCall<ActedWrite>, input: ParsedInput): Promise<Executed> => {
  const { endpoint, mode } = call;
  // An object carries out an action and offers no preview.
  if (mode.step !== "as_sent") throw new Error(`${endpoint.route.operationId} cannot be previewed`);
  const action = actionCall(call, input.query.dryRun === true);
  const { status, body } = await endpoint.act(action, input as never);
  const answer = { status, headers: contentLanguage(action.language), body: JSON.stringify(body) };
  return { answer, kept: { answer, subject: null }, committed: false, basis: null };
};

const isAction = (call: WriteCall): call is WriteCall<ActedWrite> => "act" in call.endpoint;

/** @throws Refusal with every fault of the request */
const refuseFaulty = async (call: WriteCall, parsed: Parsed): Promise<void> => {
  if (parsed.faults.length === 0) return;
  const { input } = parsed;
  throw await refuseParsed(parsed, async () =>
    input.body === undefined ? [] : call.endpoint.faults?.(actionCall(call, true), input as never),
  );
};

/** A write that was let in: validation, and the plan or the action, once under its claim. @throws Refusal */
export const runWrite = async (
  endpoint: WriteEndpoint,
  asked: Call,
  admitted: Admitted,
): Promise<Answered> => {
  const call: WriteCall = { ...asked, endpoint, admitted };
  const { claim } = call;
  const execute = async (): Promise<Executed> => {
    const parsed = parseInput(endpoint as Endpoint, call.sent);
    await refuseFaulty(call, parsed);
    return isAction(call)
      ? executeAction(call, parsed.input)
      : executePlan(call as WriteCall<PlannedWrite>, parsed.input);
  };
  return claim ? answerOnce({ ...call, claim }, execute) : execute();
};
