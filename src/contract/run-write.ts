import { isEmpty, retryIfMoved, runPlan } from "../db/commit.ts";
import type { WritePlan } from "../db/plan.ts";
import type { Receipt } from "../db/receipts.ts";
import type { Database } from "../db/statement.ts";
import { drainIntoLogs } from "../domain/outbox/drain-into-log.ts";
import type { Language } from "../lib/language.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import { type Admitted, admittedBy, admitting, askGate, customerOf } from "./admission.ts";
import { bytesFor } from "./body.ts";
import { type Answer, type Answered, assertMatches, type Call, isKey, versionHeader } from "./call.ts";
import { type AdmittedWrite, openForWrite, primaryOf, writeCall } from "./contexts.ts";
import type { ActedWrite, Endpoint, PlannedWrite, WriteCall, WriteEndpoint } from "./endpoint.ts";
import { answerOnce, type Executed } from "./idempotency/answer-once.ts";
import { type Parsed, type ParsedInput, parseInput, refuseParsed } from "./parse.ts";
import {
  basisOf,
  confirmedPlan,
  memberRow,
  type StoredResult,
  staleWhenConfirmed,
  withAuditRow,
} from "./person-writes.ts";

/** Stored with the answer: a replay is in the language of the first call, whatever the retry asks for. */
const contentLanguage = (language: Language): Record<string, string> => ({ "Content-Language": language });

const answerOf = (
  { mode, endpoint }: AdmittedWrite<PlannedWrite>,
  plan: WritePlan<unknown, unknown>,
  ctx: WriteCall,
): Answer => {
  const preview = mode.step === "preview" ? endpoint.renderPreview?.(plan, ctx) : undefined;
  return {
    status: endpoint.status?.(plan) ?? 200,
    headers: {
      ...contentLanguage(ctx.language),
      ...endpoint.headers?.(plan, ctx),
      ...(endpoint.versioned && !ctx.dryRun && versionHeader((plan.data as { version: number }).version)),
    },
    body: JSON.stringify(preview ?? endpoint.render(plan, ctx)),
  };
};

const receiptOf = (
  { endpoint }: AdmittedWrite<PlannedWrite>,
  { key, fingerprint }: ClaimRequest,
  { answer, subject }: StoredResult,
): Receipt => ({
  ...answer,
  place: endpoint.database ?? "shard",
  idempotencyKey: key,
  fingerprint,
  subject,
});

/** Events and jobs are passed on during the reply; with replicas, the reply waits until the gate has the bookmark. */
const afterCommit = async (
  { services, waitUntil, endpoint, admitted }: AdmittedWrite<PlannedWrite>,
  db: Database | D1DatabaseSession,
  plan: WritePlan<unknown, unknown>,
): Promise<void> => {
  const { id: accountId, shard } = admitted.principal.account;
  waitUntil(drainIntoLogs(services, { accountId, shard }, plan.events));
  await endpoint.committed?.(plan, services);
  if ("getBookmark" in db) await services.gate(accountId).wrote(db.getBookmark() ?? "", shard);
};

const executeThere = async (call: AdmittedWrite<PlannedWrite>, input: ParsedInput): Promise<Executed> => {
  const { services, endpoint, admitted, claim, mode } = call;
  const { account, key } = admitted.principal;
  const db = openForWrite(services, endpoint, account.shard);
  const isPreview = mode.step === "preview";
  const ctx = writeCall(call, db, isPreview || input.query.dryRun === true);
  const decide = async (attempt: number) => {
    const plan = await endpoint.plan({ ...ctx, attempt }, input as never);
    assertMatches(call.sent.ifMatch, plan.basis);
    const answer = answerOf(call, plan, ctx);
    const decided = { ...plan, answer, kept: { answer, subject: plan.subject } };
    if (mode.step === "confirmed") return confirmedPlan(mode, decided, { ...ctx, keyId: key.id });
    if (isKey(call.caller) || isEmpty(plan)) return decided;
    const rows = (plan.subjects ?? [plan.subject]).map((subject) => memberRow(call, subject));
    return { ...decided, statements: [...plan.statements, ...rows] };
  };
  const { plan, committed } = await runPlan(
    { ...ctx, dryRun: isPreview || (ctx.dryRun && !endpoint.keepsDryRun) },
    decide,
    ({ kept }) => (claim ? receiptOf(call, claim, kept) : undefined),
  ).catch((error: unknown) => {
    throw staleWhenConfirmed(mode, error);
  });
  if (committed) await afterCommit(call, db, plan);
  return { answer: plan.answer, kept: plan.kept, committed, basis: isPreview ? await basisOf(plan) : null };
};

const inShard = (call: AdmittedWrite<PlannedWrite>, shard: string): AdmittedWrite<PlannedWrite> => {
  const { principal } = call.admitted;
  const account = { ...principal.account, shard };
  return { ...call, admitted: { ...call.admitted, principal: { ...principal, account } } };
};

/** A write of an account that moves meanwhile is decided again in its new database. */
const executePlan = (call: AdmittedWrite<PlannedWrite>, input: ParsedInput): Promise<Executed> => {
  const { id, shard } = call.admitted.principal.account;
  const place = () => call.services.gate(id).place(id);
  return retryIfMoved(shard, place, (there) => executeThere(inShard(call, there), input));
};

/** The Durable Object itself stores the result of a call under a key, and repeats it after a lost reply. */
const executeAction = async (call: AdmittedWrite<ActedWrite>, input: ParsedInput): Promise<Executed> => {
  const { endpoint, mode } = call;
  // A Durable Object carries out actions and offers no previews.
  if (mode.step !== "as_sent") throw new Error(`${endpoint.route.operationId} cannot be previewed`);
  const action = writeCall(call, primaryOf(call), input.query.dryRun === true);
  const act = () => endpoint.act(action, input as never);
  const subject = Object.values(input.params as Readonly<Record<string, string>>)[0] ?? null;
  const { status, body } = await (action.dryRun ? act() : withAuditRow(call, subject, act));
  const answer = { status, headers: contentLanguage(action.language), body: JSON.stringify(body) };
  return { answer, kept: { answer, subject: null }, committed: false, basis: null };
};

/** @throws Refusal with every fault of the request */
const refuseFaulty = async (call: AdmittedWrite, parsed: Parsed): Promise<void> => {
  if (parsed.faults.length === 0) return;
  const { input } = parsed;
  throw await refuseParsed(parsed, async () =>
    input.body === undefined
      ? []
      : call.endpoint.faults?.(writeCall(call, primaryOf(call), true), input as never),
  );
};

/** The call with its body, which is read now that the call is admitted, and with the claim that needed the body. */
const withBody = async <E extends WriteEndpoint>(call: AdmittedWrite<E>): Promise<AdmittedWrite<E>> => {
  const { sent, endpoint, makeClaim, admitted } = call;
  if (sent.body.kind !== "arriving" || endpoint.streams) return call;
  const bytes = await bytesFor(sent.body, customerOf(admitted.principal));
  const whole = { ...call, sent: { ...sent, body: { ...sent.body, kind: "bytes", bytes } as const } };
  if (!makeClaim) return whole;
  const claim = await makeClaim(bytes);
  const again = await askGate({ ...call, claim, isAdmitted: true }, endpoint);
  return { ...whole, claim, admitted: admittedBy(again, endpoint) };
};

/** An admitted write: validation, and the plan or the action, once under its claim. @throws Refusal */
const underClaim =
  <E extends WriteEndpoint>(execute: (call: AdmittedWrite<E>, input: ParsedInput) => Promise<Executed>) =>
  async (endpoint: E, incoming: Call, admission: Promise<Admitted>): Promise<Answered> => {
    const call = await withBody<E>({ ...incoming, endpoint, admitted: await admission });
    const { claim } = call;
    const executeParsed = async (): Promise<Executed> => {
      const parsed = parseInput(endpoint as Endpoint, call.sent);
      await refuseFaulty(call, parsed);
      return execute(call, parsed.input);
    };
    return claim ? answerOnce({ ...call, claim }, executeParsed) : executeParsed();
  };

export const runPlanned = admitting(underClaim(executePlan));

export const runAction = admitting(underClaim(executeAction));
