import type { CallingKey } from "../call-context.ts";
import type { WritePlan } from "../db/plan.ts";
import type { Receipt } from "../db/receipts.ts";
import { runPlan } from "../db/run-plan.ts";
import type { Database } from "../db/statement.ts";
import { drainLogs } from "../domain/outbox/drain-log.ts";
import { askPreviewOnce } from "../domain/radar/ask-preview.ts";
import { Refusal } from "../errors/refusal.ts";
import { newId } from "../lib/id.ts";
import type { Language } from "../lib/language.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import { admit, callerAddress, identify } from "./admission.ts";
import { type Answer, respond } from "./answer.ts";
import { BODY_BYTES, readBytes } from "./body.ts";
import {
  type Confirming,
  confirmingOf,
  type Kept,
  staleWhenConfirmed,
  underConfirmation,
} from "./confirming.ts";
import type { AppContext } from "./context.ts";
import { actionCall, allShards, contextOfWrite, openForWrite, type WriteCall } from "./contexts.ts";
import type { ActedWrite, Endpoint, PlanCall, PlannedWrite, WriteEndpoint } from "./endpoint.ts";
import { answerOnce, type Executed } from "./idempotency/answer-once.ts";
import { claimRequest, readIdempotencyKey } from "./idempotency/header.ts";
import { type Parsed, type ParsedInput, parseInput, refuseParsed } from "./parse.ts";

/** A body, or why it cannot be read: said only after the admission, in the order of the checks. */
const readBody = async (
  c: AppContext,
  limit = BODY_BYTES,
): Promise<{ bytes: Uint8Array; refusal: Refusal | null }> => {
  try {
    return { bytes: await readBytes(c.req.raw, limit), refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { bytes: new Uint8Array(), refusal: error };
  }
};

/** Kept with the answer: a replay is in the language of the first call, whatever the retry asks for. */
const contentLanguage = (language: Language): Record<string, string> => ({ "Content-Language": language });

const answerOf = (
  { confirming, endpoint }: WriteCall<PlannedWrite>,
  plan: WritePlan<unknown, unknown>,
  ctx: PlanCall,
): Answer => {
  const preview = confirming?.step === "preview" ? endpoint.renderPreview?.(plan, ctx) : undefined;
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
  { c, endpoint, admitted }: WriteCall<PlannedWrite>,
  db: Database | D1DatabaseSession,
  plan: WritePlan<unknown, unknown>,
): Promise<void> => {
  const services = c.get("services");
  const { id: accountId, shard } = admitted.principal.account;
  c.executionCtx.waitUntil(drainLogs(services, { accountId, shard }, plan.events));
  await endpoint.committed?.(plan, services);
  if ("getBookmark" in db) await services.gate(accountId).wrote(db.getBookmark() ?? "");
};

const callingKey = ({ c, admitted: { principal } }: WriteCall): CallingKey => ({
  id: principal.key.id,
  name: principal.key.name,
  ip: callerAddress(c),
});

const executePlan = async (call: WriteCall<PlannedWrite>, input: ParsedInput): Promise<Executed> => {
  const { c, endpoint, admitted, claim, confirming } = call;
  const services = c.get("services");
  const { outbound, directory, board, settings } = services;
  const { principal } = admitted;
  const db = openForWrite(services, endpoint, principal.account.shard);
  const isPreview = confirming?.step === "preview";
  const write = contextOfWrite(call, db, isPreview || input.query.dryRun === true);
  const { captacao, identitySecret } = settings;
  const own = { captacao, identitySecret, key: callingKey(call), ...allShards(services) };
  const askPreview = askPreviewOnce(board, principal.account.id);
  const ctx = { ...write, ...own, outbound, directory, principal, askPreview };
  const decide = async (attempt: number) => {
    const plan = await endpoint.plan({ ...ctx, attempt }, input as never);
    const answer = answerOf(call, plan, ctx);
    const decided = { ...plan, answer, kept: { answer, subject: plan.subject } };
    return underConfirmation(confirming, decided, { ...ctx, keyId: principal.key.id });
  };
  const { plan, committed } = await runPlan(
    { ...ctx, dryRun: isPreview || (ctx.dryRun && !endpoint.keepsDryRun) },
    decide,
    ({ kept }) => (claim ? receiptOf(claim, kept) : undefined),
  ).catch((error: unknown) => {
    throw staleWhenConfirmed(confirming, error);
  });
  if (committed) await afterCommit(call, db, plan);
  return { answer: plan.answer, kept: plan.kept, committed };
};

/** An object keeps what a call under a key did: asked again after a lost reply, it says what that came to. */
const executeAction = async (call: WriteCall<ActedWrite>, input: ParsedInput): Promise<Executed> => {
  const { endpoint } = call;
  const action = actionCall(call, input.query.dryRun === true);
  const { status, body } = await endpoint.act(action, input as never);
  const answer = { status, headers: contentLanguage(action.language), body: JSON.stringify(body) };
  return { answer, kept: { answer, subject: null }, committed: false };
};

const isAction = (call: WriteCall): call is WriteCall<ActedWrite> => "act" in call.endpoint;

/** @throws Refusal of what is wrong with the request, all of it at once */
const refuseFaulty = async (call: WriteCall, parsed: Parsed): Promise<void> => {
  if (parsed.faults.length === 0) return;
  const { input } = parsed;
  throw await refuseParsed(parsed, async () =>
    input.body === undefined ? [] : call.endpoint.faults?.(actionCall(call, true), input as never),
  );
};

/** A confirmed write is its own claim, under a key that no header can hold. */
const ownClaim = (confirming: Confirming | null): ClaimRequest | null => {
  if (confirming?.step !== "write") return null;
  const { key, fingerprint } = confirming;
  return { key, fingerprint, claimId: newId("claim") };
};

/** Admission, validation, and the plan or the action, once under an Idempotency-Key: the one path of every write. */
export const serveWrite = async (c: AppContext, endpoint: WriteEndpoint): Promise<Response> => {
  const caller = await identify(c);
  const { bytes, refusal } = await readBody(c, endpoint.bodyBytes);
  const confirming = confirmingOf(c.req.raw);
  const { key, faults } = readIdempotencyKey(c, endpoint);
  const asker = { endpoint, keyId: caller.keyId };
  const asked = key !== null && refusal === null ? await claimRequest(c, key, bytes, asker) : null;
  const claim = refusal ? null : (ownClaim(confirming) ?? asked);
  const admitted = await admit(c, endpoint, caller, claim);
  if (refusal) throw refusal;
  const call: WriteCall = { c, endpoint, admitted, claim, confirming };
  const execute = async (): Promise<Executed> => {
    const parsed = parseInput(c, endpoint as Endpoint, bytes, faults);
    await refuseFaulty(call, parsed);
    return isAction(call)
      ? executeAction(call, parsed.input)
      : executePlan(call as WriteCall<PlannedWrite>, parsed.input);
  };
  return claim ? answerOnce({ c, endpoint, admitted, claim }, execute) : respond(c, (await execute()).answer);
};
