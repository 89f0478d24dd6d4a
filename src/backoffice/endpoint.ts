import type * as z from "zod";
import type { Answered, Call, Operator } from "../contract/call.ts";
import type { Operation, Running } from "../contract/endpoint.ts";
import { cursorsOf, findCursor, type Parsed, parseInput, refuseParsed } from "../contract/parse.ts";
import { type Nothing, type Route, type RouteDeclaration, withRoute } from "../contract/route.ts";
import type { OperatorContext } from "../domain/operator.ts";
import type { Fault } from "../errors/faults.ts";
import type { Position } from "../lib/cursor.ts";
import type { Language } from "../lib/language.ts";
import type { Services } from "../services.ts";
import type { MemberRole } from "../vocabulary/member-roles.ts";
import type { OperatorRole } from "../vocabulary/operator-roles.ts";

export interface BackofficeCall extends OperatorContext {
  readonly services: Services;
  readonly language: Language;
  /** Seeds the id of what the call creates; null if every call creates another object. */
  readonly once: string | null;
  /** Null for the operator. */
  readonly member: NonNullable<Operator["member"]> | null;
  /** Null if the request has none. @throws Refusal invalid_cursor */
  readCursor(cursor: string | undefined): Promise<Position | null>;
  writeCursor(position: Position | null): Promise<string | null>;
}

export interface Reply<Body> {
  readonly status: 200 | 201;
  readonly body: Body;
}

export const ok = <Body>(body: Body): Reply<Body> => ({ status: 200, body });

export const created = <Body>(body: Body): Reply<Body> => ({ status: 201, body });

/** How members of an account call an operation from the dashboard (rules 34.3). */
export interface PanelUse {
  readonly roles: readonly MemberRole[];
  /** Only soon after the person has signed in: always, or for some bodies. */
  readonly stepUp?: true | ((body: Readonly<Record<string, unknown>>) => boolean);
}

/** How the platform's staff calls an operation from the operator's console (rules 36.2). */
export interface OperatorUse {
  readonly roles: readonly OperatorRole[];
  /** Only soon after the person has proved who they are. */
  readonly stepUp?: true;
  /** For people only: in production the token that programs use does not open it. */
  readonly person?: true;
}

/** An operation of the platform side. */
interface Declaration<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, R extends z.ZodType>
  extends Operation<Route<P, Q, B>, Operator> {
  /** Not open to members, if absent. */
  readonly panel?: PanelUse;
  /** Not open to the console, if absent. */
  readonly operator?: OperatorUse;
  /** A body member that production refuses. */
  readonly developmentOnly?: string;
  /** Finds faults in the well-formed members of a malformed request. Writes nothing. */
  faults?(
    call: BackofficeCall,
    input: { params: Partial<z.output<P>>; query: Partial<z.output<Q>>; body: Partial<z.output<B>> },
  ): Promise<readonly Fault[]>;
  handle(
    call: BackofficeCall,
    input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> },
  ): Promise<Reply<z.input<R>>>;
}

/** An endpoint whose own types the table of routes need not know. */
export type BackofficeEndpoint = Declaration<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>;

/** What cursors are bound to; the API's are bound to the account's id. */
const LIST_OWNER = { accountId: "backoffice", base: "/backoffice" } as const;

const callOf = (call: Call<Operator>, { route }: BackofficeEndpoint, parsed: Parsed): BackofficeCall => {
  const { services, meter, language, caller } = call;
  const { clock, directory, shardNames, shard, gate, log } = services;
  const { readCursor, writeCursor } = cursorsOf(call, { ...LIST_OWNER, route }, parsed);
  return {
    services,
    actor: caller.actor,
    once: caller.once ?? null,
    member: caller.member ?? null,
    meter,
    language,
    consequencesOf: services.consequencesOf,
    clock,
    directory,
    shardNames,
    shard,
    gate,
    log,
    writeCursor: async (position) => position && writeCursor(position),
    readCursor: async (cursor) => (cursor === undefined ? null : readCursor(cursor)),
  };
};

/** Refuses, in production, a body member that only development may send. */
const developmentFaults = (
  { developmentOnly: name }: BackofficeEndpoint,
  { settings }: Services,
  body: unknown,
): Fault[] => {
  if (name === undefined || settings.environment !== "production") return [];
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return value === undefined ? [] : [{ in: "body", name, code: "not_in_production" }];
};

const answer = async (endpoint: BackofficeEndpoint, operatorCall: Call<Operator>): Promise<Answered> => {
  const parsed = parseInput(endpoint, operatorCall.sent);
  const call = callOf(operatorCall, endpoint, parsed);
  const faults = [...parsed.faults, ...developmentFaults(endpoint, operatorCall.services, parsed.input.body)];
  const input = parsed.input as never;
  if (faults.length > 0)
    throw await refuseParsed({ ...parsed, faults }, findCursor(call, input), async () =>
      parsed.input.body === undefined ? [] : endpoint.faults?.(call, input),
    );
  const { status, body } = await endpoint.handle(call, input);
  return { answer: { status, headers: {}, body: JSON.stringify(body) }, basis: null };
};

/** The operator's token was checked before, so no gate is asked. */
const runForOperator = (endpoint: BackofficeEndpoint, call: Call<Operator>): Running => ({
  answered: answer(endpoint, call),
  limits: null,
});

export const backofficeEndpoint = <
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  declaration: RouteDeclaration<P, Q, B, A> & Omit<Declaration<P, Q, B, A>, "route" | "run">,
): BackofficeEndpoint =>
  ({ ...withRoute(declaration), run: runForOperator }) as unknown as BackofficeEndpoint;
