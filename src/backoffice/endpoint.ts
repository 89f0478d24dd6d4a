import type * as z from "zod";
import type { Input, Shape } from "../contract/endpoint.ts";
import type { OperatorContext } from "../domain/operator.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Fault } from "../errors/faults.ts";
import type { Position } from "../lib/cursor.ts";
import type { Language } from "../lib/language.ts";
import type { Services } from "../services.ts";
import type { BackofficeAnswers } from "./answers.ts";

/** What a handler of the platform side receives. */
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

interface Declaration<P extends Shape, Q extends Shape, B extends z.ZodType, R extends z.ZodType> {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below `/backoffice`, with `{name}` for path parameters. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly params: P;
  readonly query: Q;
  /** Null: the route takes no body. Absent on reads. */
  readonly body?: B | null;
  readonly bodyOptional?: true;
  readonly statuses: readonly (200 | 201)[];
  /** Route-specific codes; those of token, path, query and body come by themselves. */
  readonly errors: readonly ErrorCode[];
  /** A body member that production refuses. */
  readonly developmentOnly?: string;
  /** What is wrong with the well-formed members of a request that has malformed ones. Writes nothing. */
  faults?(
    call: BackofficeCall,
    input: { params: Partial<Input<P>>; query: Partial<Input<Q>>; body: Partial<z.output<B>> },
  ): Promise<readonly Fault[]>;
  handle(
    call: BackofficeCall,
    input: { params: Input<P>; query: Input<Q>; body: z.output<B> },
  ): Promise<Reply<z.input<R>>>;
}

/** An endpoint whose own types the table of routes need not know. */
export type BackofficeEndpoint = Declaration<Shape, Shape, z.ZodType, z.ZodType>;

export const backofficeEndpoint = <
  P extends Shape,
  Q extends Shape,
  O extends keyof BackofficeAnswers,
  B extends z.ZodType = z.ZodUndefined,
>(
  declaration: { readonly operationId: O } & Omit<Declaration<P, Q, B, BackofficeAnswers[O]>, "operationId">,
): BackofficeEndpoint => declaration as unknown as BackofficeEndpoint;
