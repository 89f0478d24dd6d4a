import type * as z from "zod";
import type { CallingKey, CaptacaoSettings, ReadContext, WriteContext } from "../call-context.ts";
import type { BasedPlan } from "../db/basis.ts";
import type { WritePlan } from "../db/plan.ts";
import type { Database } from "../db/statement.ts";
import type { Platform } from "../domain/platform.ts";
import type { AskPreview } from "../domain/radar/ask-preview.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Fault } from "../errors/faults.ts";
import type { Position } from "../lib/cursor.ts";
import type { OutboundPorts } from "../outbound/guarded-fetch.ts";
import type { Principal } from "../ports/account-gate.ts";
import type { AccountLogPort } from "../ports/event-log.ts";
import type { MatchBoardPort } from "../ports/match-board.ts";
import type { IdempotentCall } from "../ports/webhooks.ts";
import type { Permission } from "../vocabulary/permissions.ts";
import type { JsonText } from "./json-text.ts";

export type Shape = z.ZodRawShape;
export type Input<S extends Shape> = z.output<z.ZodObject<S>>;

interface Declaration<P extends Shape, Q extends Shape> {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below the version segment, with `{name}` for path parameters. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Null: any valid key. */
  readonly permission: Permission | null;
  /** Where what it reads and writes lies, receipts included; the account's shard unless told (rules 28.3). */
  readonly database?: "directory";
  readonly params: P;
  readonly query: Q;
  /** Route-specific codes; the common ones and those of parameters come by themselves. */
  readonly errors: readonly ErrorCode[];
}

/** Where what all accounts own lies. */
interface AllShards {
  readonly shardNames: readonly string[];
  shard(name: string): Database;
}

/** What a read receives besides its scope. The principal is a promise: a read begins before the gate has answered. */
export interface ReadCall extends ReadContext, AllShards {
  /** Accounts: not what the account owns. */
  readonly directory: Database;
  readonly captacao: CaptacaoSettings;
  principal(): Promise<Principal>;
  log(): AccountLogPort;
  board(name: string): MatchBoardPort;
  readCursor(cursor: string): Promise<Position>;
  writeCursor(position: Position): Promise<string>;
}

/** What nobody writes to any more may be given out as it is kept. */
export type Frozen<T> = T extends object ? { readonly [M in keyof T]: Frozen<T[M]> } : T;

/** An answer, as its schema has it: documents know it (`answers.ts` beside the routes), what is deployed knows its type. */
type AnswerOf<R extends z.ZodType> = Frozen<z.input<R>> & object;

export interface ReadEndpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  R extends z.ZodType = z.ZodType,
> extends Declaration<P, Q> {
  readonly kind: "read";
  readonly method: "get";
  /** GET /me alone does not use the monthly quota. */
  readonly freeOfQuota?: true;
  read(call: ReadCall, input: { params: Input<P>; query: Input<Q> }): Promise<AnswerOf<R> | JsonText>;
  /** What is wrong with the well-formed parameters of a request that has malformed ones. */
  faults?(call: ReadCall, input: { params: Partial<Input<P>>; query: Partial<Input<Q>> }): readonly Fault[];
  headers?(answer: AnswerOf<R>): Record<string, string>;
}

/** What a write may do, for whoever decides whether to let it be made: an agent's tools tell it. */
export interface Effects {
  /** Changes or takes away what is there, where others only add to it. */
  readonly destructive: boolean;
  /** The same call again leaves everything as the first has left it. */
  readonly repeatable: boolean;
  /** Has the service call addresses that the caller, or the account, names. */
  readonly reachesOut: boolean;
}

interface WriteDeclaration<P extends Shape, Q extends Shape, B extends z.ZodType | null>
  extends Declaration<P, Q> {
  readonly kind: "write";
  readonly effects: Effects;
  /** Null: the route takes no body. */
  readonly body: B;
  readonly bodyOptional?: true;
  /** What the documentation asks for, where the route takes faulty bodies too and answers for each part. */
  readonly documentedBody?: z.ZodType;
  /** The list of the body whose items may be malformed each by itself: such a one is a MalformedPart. */
  readonly partsIn?: string;
  /** Where the body may be larger than elsewhere. */
  readonly bodyBytes?: number;
  readonly idempotent: boolean;
  /** Whether the answer shows each key what it may see: then another key does not repeat the call (rules 7.2). */
  differsByKey?(query: URLSearchParams): boolean;
  readonly statuses: readonly (200 | 201 | 202)[];
  /**
   * Asked when a request is faulty in its form: what the catalogue, the database or the address guard says of the
   * members that are well-formed, so that one answer tells it all. Writes nothing.
   */
  faults?(call: ActionCall, input: Readable<P, Q, B>): Promise<readonly Fault[]>;
}

/** What is well-formed of a request; of its members, each is there whole or not at all. */
interface Readable<P extends Shape, Q extends Shape, B extends z.ZodType | null> {
  readonly params: Partial<Input<P>>;
  readonly query: Partial<Input<Q>>;
  readonly body: Partial<BodyOf<B>>;
}

type WriteInput<P extends Shape, Q extends Shape, B extends z.ZodType | null> = {
  params: Input<P>;
  query: Input<Q>;
  body: BodyOf<B>;
};

/** What a plan is made and shown with besides its scope: the way out is for a dry run that looks at what a customer's address holds. */
export interface PlanCall extends WriteContext, AllShards {
  readonly principal: Principal;
  readonly directory: Database;
  readonly identitySecret: string;
  readonly outbound: OutboundPorts;
  readonly askPreview: AskPreview;
  readonly captacao: CaptacaoSettings;
  readonly key: CallingKey;
}

/** A write of D1: decided as a plan, made true by one commit. */
export interface PlannedWrite<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType | null = z.ZodType | null,
  A extends z.ZodType = z.ZodType,
  D = unknown,
  R = unknown,
> extends WriteDeclaration<P, Q, B> {
  /** A dry run is kept too, because its results are read later. */
  readonly keepsDryRun?: true;
  plan(call: PlanCall, input: WriteInput<P, Q, B>): Promise<BasedPlan<D, R>>;
  status(plan: WritePlan<D, R>): 200 | 201 | 202;
  render(plan: WritePlan<D, R>, ctx: PlanCall): AnswerOf<A>;
  /** What a person is shown in place of that who is to confirm it, where the answer alone would not tell them enough. */
  renderPreview?(plan: WritePlan<D, R>, ctx: PlanCall): object;
  headers?(plan: WritePlan<D, R>, ctx: PlanCall): Record<string, string>;
  /** What follows the commit before the answer. It fails nothing: what it leaves is found by a sweep. */
  committed?(plan: WritePlan<D, R>, platform: Platform): Promise<void>;
}

/** What an action receives besides its scope. */
export interface ActionCall extends WriteContext, AllShards {
  readonly principal: Principal;
  readonly directory: Database;
  readonly identitySecret: string;
  readonly outbound: OutboundPorts;
  /** Of a call under an Idempotency-Key. */
  readonly idempotency: IdempotentCall | null;
  log(): AccountLogPort;
}

/** A write of what an object owns: the object's own transaction makes it true. */
export interface ActedWrite<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType | null = z.ZodType | null,
  A extends z.ZodType = z.ZodType,
> extends WriteDeclaration<P, Q, B> {
  act(call: ActionCall, input: WriteInput<P, Q, B>): Promise<{ status: 200 | 201 | 202; body: AnswerOf<A> }>;
}

export type WriteEndpoint = PlannedWrite | ActedWrite;

type BodyOf<B extends z.ZodType | null> = B extends z.ZodType ? z.output<B> : undefined;

/** An endpoint whose own types the table of routes need not know. */
export type Endpoint = ReadEndpoint | WriteEndpoint;
