import type * as z from "zod";
import type { ActedWrite, Endpoint, PlannedWrite, ReadEndpoint, Shape } from "../contract/endpoint.ts";
import type { Answers } from "./answers.ts";

/** What is declared of an endpoint: its operation's name tells what it answers with. */
type Declared<O extends keyof Answers, E> = { readonly operationId: O } & Omit<E, "kind" | "operationId">;

export const readEndpoint = <O extends keyof Answers, P extends Shape, Q extends Shape>(
  declaration: Omit<Declared<O, ReadEndpoint<P, Q, Answers[O]>>, "method">,
): Endpoint => ({ ...declaration, kind: "read", method: "get" }) as unknown as Endpoint;

export const writeEndpoint = <
  O extends keyof Answers,
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType | null,
  D,
  R,
>(
  declaration: Declared<O, PlannedWrite<P, Q, B, Answers[O], D, R>>,
): Endpoint => ({ ...declaration, kind: "write" }) as unknown as Endpoint;

export const actionEndpoint = <
  O extends keyof Answers,
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType | null,
>(
  declaration: Declared<O, ActedWrite<P, Q, B, Answers[O]>>,
): Endpoint => ({ ...declaration, kind: "write" }) as unknown as Endpoint;
