import type * as z from "zod";
import type { CallingKey, CaptacaoSettings, ReadContext, WriteContext } from "../call-context.ts";
import type { BasedPlan, WritePlan } from "../db/plan.ts";
import type { Database } from "../db/statement.ts";
import type { Platform } from "../domain/platform.ts";
import type { AskPreview } from "../domain/radar/ask-board.ts";
import type { ErrorCode } from "../errors/catalog.ts";
import type { Fault } from "../errors/faults.ts";
import type { Position } from "../lib/cursor.ts";
import type { Secrets } from "../lib/digest.ts";
import type { Sentence } from "../lib/language.ts";
import type { OutboundPorts } from "../outbound/guarded-fetch.ts";
import type { LimitState, Principal } from "../ports/account-gate.ts";
import type { AccountLogPort } from "../ports/event-log.ts";
import type { MatchBoardPort } from "../ports/match-board.ts";
import type { IdempotentCall } from "../ports/webhooks.ts";
import type { Permission } from "../vocabulary/permissions.ts";
import type { Answered, Call, Caller, JsonText, Operator, Versioned } from "./call.ts";
import type { DRY_RUN } from "./query.ts";
import type { Route } from "./route.ts";

/** Every write takes dryRun (rules 8.1). */
export type DryRunQuery = z.ZodObject<(typeof DRY_RUN)["shape"]>;

/** A call that has begun. */
export interface Running {
  readonly answered: Promise<Answered>;
  /** State of the account's limits; null if its gate has not answered. */
  readonly limits: Promise<LimitState | null> | null;
}

/** An operation of the API or of the platform side. */
export interface Operation<R extends Route = Route, C extends Caller | Operator = Caller> {
  readonly route: R;
  /** Route-specific codes; the common ones and those of parameters are added. */
  readonly errors: readonly ErrorCode[];
  /** Admits a call and runs it. */
  run(operation: Operation<R, C>, call: Call<C>): Running;
}

export interface AgentTool {
  /** When to call it, what it returns, and which other one to call instead. */
  readonly description: string;
  /** The members of each item that a list shows, if a model needs less than the whole item to choose one. */
  readonly row?: readonly string[];
}

/** An operation of the API. */
interface Declaration<R extends Route> extends Operation<R> {
  /** Begins with a verb; shown in the reference, the SDKs and an agent's forms. */
  readonly title: Sentence;
  /** Null for what no agent may do, such as delete, buy an owner's contact, or send events elsewhere. */
  readonly tool: AgentTool | null;
  /** Null for any valid key. */
  readonly permission: Permission | null;
  /** The database of its rows and receipts; by default the account's shard (rules 28.3). */
  readonly database?: "directory";
}

/** The databases of all accounts' data. */
interface AllShards {
  readonly shardNames: readonly string[];
  shard(name: string): Database;
}

/** The input of a read besides its scope. The principal is a promise: a read starts before the gate answers. */
export interface ReadCall extends ReadContext, AllShards {
  /** Accounts, not their data. */
  readonly directory: Database;
  readonly captacao: CaptacaoSettings;
  principal(): Promise<Principal>;
  log(): AccountLogPort;
  board(name: string): MatchBoardPort;
  readCursor(cursor: string): Promise<Position>;
  writeCursor(position: Position): Promise<string>;
}

/** Deeply read-only, so that stored data may be served as it is. */
export type Frozen<T> = T extends object ? { readonly [M in keyof T]: Frozen<T[M]> } : T;

/** The type of an answer, from its schema in `src/documentation/`, which is not deployed. */
type AnswerOf<R extends z.ZodType> = Frozen<z.input<R>> & object;

export interface ReadEndpoint<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  R extends z.ZodType = z.ZodType,
> extends Declaration<Route<P, Q, never>> {
  readonly kind: "read";
  /** Only GET /me does not use the monthly quota. */
  readonly freeOfQuota?: true;
  /** It answers one object, with its version as `ETag`. */
  readonly versioned?: true;
  read(
    call: ReadCall,
    input: { params: z.output<P>; query: z.output<Q> },
  ): Promise<AnswerOf<R> | Versioned<AnswerOf<R>> | JsonText>;
  /** Finds faults in the well-formed parameters of a malformed request. */
  faults?(
    call: ReadCall,
    input: { params: Partial<z.output<P>>; query: Partial<z.output<Q>> },
  ): readonly Fault[];
  headers?(answer: AnswerOf<R>): Record<string, string>;
}

/** What an agent's tool says before a write. */
interface WriteHints {
  /** Changes or removes existing data; other writes only add. */
  readonly destructive: boolean;
  /** Repeating the call changes nothing more. */
  readonly repeatable: boolean;
  /** Makes the service call addresses that the caller or the account names. */
  readonly reachesOut: boolean;
}

interface WriteDeclaration<P extends z.ZodObject, Q extends DryRunQuery, B extends z.ZodType>
  extends Declaration<Route<P, Q, B>> {
  readonly kind: "write";
  readonly hints: WriteHints;
  /** If the items of `in` are answered one by one: the body's schema with faulty items passed as MalformedPart. */
  readonly parts?: { readonly in: string; readonly body: z.ZodType };
  /** The limit of a body that may be larger than elsewhere. */
  readonly bodyBytes?: number;
  /** The body is a file, which the domain reads itself. */
  readonly streams?: true;
  readonly idempotent: boolean;
  /** It writes one object with a version: answered as `ETag`, demanded by `If-Match`. */
  readonly versioned?: true;
  /** Whether the answer depends on the key's permissions: then another key cannot replay the call (rules 7.2). */
  differsByKey?(query: URLSearchParams): boolean;
  /**
   * Called for a malformed request: checks its well-formed members against catalog, database and address guard, so
   * that one answer lists every fault. Writes nothing.
   */
  faults?(call: WriteCall, input: Readable<P, Q, B>): Promise<readonly Fault[]>;
}

/** The well-formed part of a request; each member is whole or absent. */
interface Readable<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: Partial<z.output<P>>;
  readonly query: Partial<z.output<Q>>;
  readonly body: Partial<z.output<B>>;
}

type WriteInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
};

/** What a write receives besides its scope. `outbound` is for reading addresses that a customer names. */
export interface WriteCall extends WriteContext, AllShards {
  readonly principal: Principal;
  readonly directory: Database;
  readonly identitySecrets: Secrets;
  readonly outbound: OutboundPorts;
  readonly askPreview: AskPreview;
  readonly captacao: CaptacaoSettings;
  readonly key: CallingKey;
  /** For a call under an Idempotency-Key. */
  readonly idempotency: IdempotentCall | null;
  /** The token of a dashboard form, which makes one write even if it is sent twice. */
  readonly once: string | null;
  log(): AccountLogPort;
}

/** A write of D1: decided as a plan, committed once. */
export interface PlannedWrite<
  P extends z.ZodObject = z.ZodObject,
  Q extends DryRunQuery = DryRunQuery,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  D = unknown,
  R = unknown,
> extends WriteDeclaration<P, Q, B> {
  /** A dry run is stored too, because its results are read later. */
  readonly keepsDryRun?: true;
  plan(call: WriteCall, input: WriteInput<P, Q, B>): Promise<BasedPlan<D, R>>;
  /** 200 by default. */
  status?(plan: WritePlan<D, R>): 200 | 201 | 202;
  render(plan: WritePlan<D, R>, ctx: WriteCall): AnswerOf<A>;
  /** The preview shown to the person, if the answer alone says too little. */
  renderPreview?(plan: WritePlan<D, R>, ctx: WriteCall): object;
  headers?(plan: WritePlan<D, R>, ctx: WriteCall): Record<string, string>;
  /** Runs between commit and answer. Its failure is harmless: a sweep does the rest. */
  committed?(plan: WritePlan<D, R>, platform: Platform): Promise<void>;
}

/** A write of a Durable Object's own data, committed by the object's transaction. */
export interface ActedWrite<
  P extends z.ZodObject = z.ZodObject,
  Q extends DryRunQuery = DryRunQuery,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends WriteDeclaration<P, Q, B> {
  act(call: WriteCall, input: WriteInput<P, Q, B>): Promise<{ status: 200 | 201 | 202; body: AnswerOf<A> }>;
}

export type WriteEndpoint = PlannedWrite | ActedWrite;

/** An endpoint without its specific types, for the table of routes. */
export type Endpoint = ReadEndpoint | WriteEndpoint;
