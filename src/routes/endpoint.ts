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
import type { Answering, Nothing } from "../contract/route.ts";
import { runRead } from "../contract/run-read.ts";
import { runAction, runPlanned } from "../contract/run-write.ts";

type Rest<E> = Omit<E, "kind" | "route" | "run">;

export const readEndpoint = <
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
>(
  route: ReadRoute<P, Q> & Answering<A>,
  rest: Rest<ReadEndpoint<P, Q, A>>,
): Endpoint => ({ ...rest, kind: "read", route, run: runRead }) as unknown as Endpoint;

export const writeEndpoint = <
  A extends z.ZodType,
  Q extends DryRunQuery,
  D,
  R,
  P extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  route: WriteRoute<P, Q, B> & Answering<A>,
  rest: Rest<PlannedWrite<P, Q, B, A, D, R>>,
): Endpoint => ({ ...rest, kind: "write", route, run: runPlanned }) as unknown as Endpoint;

export const actionEndpoint = <
  A extends z.ZodType,
  Q extends DryRunQuery,
  P extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  route: WriteRoute<P, Q, B> & Answering<A>,
  rest: Rest<ActedWrite<P, Q, B, A>>,
): Endpoint => ({ ...rest, kind: "write", route, run: runAction }) as unknown as Endpoint;
