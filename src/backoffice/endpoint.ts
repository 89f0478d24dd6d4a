import type * as z from "zod";
import type { Answering, Nothing, Route } from "../contract/route.ts";
import type { OperatorContext } from "../domain/operator.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Fault } from "../errors/faults.ts";
import type { Position } from "../lib/cursor.ts";
import type { Language } from "../lib/language.ts";
import type { Services } from "../services.ts";

export interface BackofficeCall extends OperatorContext {
  readonly services: Services;
  readonly language: Language;
  /** Null where the request named none. @throws Refusal invalid_cursor */
  readCursor(cursor: string | undefined): Promise<Position | null>;
  writeCursor(position: Position | null): Promise<string | null>;
}

export interface Reply<Body> {
  readonly status: 200 | 201;
  readonly body: Body;
}

export const ok = <Body>(body: Body): Reply<Body> => ({ status: 200, body });

export const created = <Body>(body: Body): Reply<Body> => ({ status: 201, body });

/** What an operation declares besides its route. */
interface Declaration<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  R extends z.ZodType,
> {
  readonly route: Route<P, Q, B>;
  /** Route-specific codes; those of token, path, query and body come by themselves. */
  readonly errors: readonly ErrorCode[];
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

export const backofficeEndpoint = <
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  route: Route<P, Q, B> & Answering<A>,
  rest: Omit<Declaration<P, Q, B, A>, "route">,
): BackofficeEndpoint => ({ ...rest, route }) as unknown as BackofficeEndpoint;
