import type * as z from "zod";
import type {
  ActedWrite,
  DryRunQuery,
  Endpoint,
  PlannedWrite,
  ReadEndpoint,
  ReadRoute,
  WriteRoute,
} from "../contract/endpoint.ts";
import type { Nothing } from "../contract/route.ts";
import type { Answers } from "./answers.ts";

/** The name of an operation tells what it answers with. */
interface Named<O extends keyof Answers> {
  readonly operationId: O;
}

type Rest<E> = Omit<E, "kind" | "route">;

export const readEndpoint = <
  O extends keyof Answers,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
>(
  route: ReadRoute<P, Q> & Named<O>,
  rest: Rest<ReadEndpoint<P, Q, Answers[O]>>,
): Endpoint => ({ ...rest, kind: "read", route }) as unknown as Endpoint;

export const writeEndpoint = <
  O extends keyof Answers,
  Q extends DryRunQuery,
  D,
  R,
  P extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  route: WriteRoute<P, Q, B> & Named<O>,
  rest: Rest<PlannedWrite<P, Q, B, Answers[O], D, R>>,
): Endpoint => ({ ...rest, kind: "write", route }) as unknown as Endpoint;

export const actionEndpoint = <
  O extends keyof Answers,
  Q extends DryRunQuery,
  P extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  route: WriteRoute<P, Q, B> & Named<O>,
  rest: Rest<ActedWrite<P, Q, B, Answers[O]>>,
): Endpoint => ({ ...rest, kind: "write", route }) as unknown as Endpoint;
