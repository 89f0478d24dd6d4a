import * as z from "zod";
import type { WriteContext } from "../call-context.ts";
import type { ActedWrite, DryRunQuery, Endpoint, PlannedWrite, ReadEndpoint } from "../contract/endpoint.ts";
import { DRY_RUN } from "../contract/query.ts";
import { type Nothing, type RouteDeclaration, withRoute } from "../contract/route.ts";
import { runRead } from "../contract/run-read.ts";
import { runAction, runPlanned } from "../contract/run-write.ts";

/** The query of a write that can preview its effect. */
export const PREVIEW = z.strictObject({
  preview: z
    .enum(["radar"])
    .optional()
    .meta({ description: "`radar`: what the write does to own opportunities, in `result.radar`." }),
  ...DRY_RUN.shape,
});

/** A key without radar:read gets no preview, so the answer depends on the key. */
const asksPreview = (query: URLSearchParams): boolean => query.has("preview");

type Own<E> = Omit<E, "kind" | "route" | "run">;
type Writing<
  P extends z.ZodObject,
  Q extends DryRunQuery,
  B extends z.ZodType,
  A extends z.ZodType,
> = RouteDeclaration<P, Q, B, A> & { readonly query: Q };

export const readEndpoint = <
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
>(
  declaration: RouteDeclaration<P, Q, never, A> & { readonly method: "get" } & Own<ReadEndpoint<P, Q, A>>,
): Endpoint => ({ ...withRoute(declaration), kind: "read", run: runRead }) as unknown as Endpoint;

export const writeEndpoint = <
  A extends z.ZodType,
  Q extends DryRunQuery,
  D,
  R,
  P extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  declaration: Writing<P, Q, B, A> & Own<PlannedWrite<P, Q, B, A, D, R>>,
): Endpoint =>
  ({
    differsByKey: asksPreview,
    ...withRoute(declaration),
    kind: "write",
    run: runPlanned,
  }) as unknown as Endpoint;

export const actionEndpoint = <
  A extends z.ZodType,
  Q extends DryRunQuery,
  P extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  declaration: Writing<P, Q, B, A> & Own<ActedWrite<P, Q, B, A>>,
): Endpoint => ({ ...withRoute(declaration), kind: "write", run: runAction }) as unknown as Endpoint;

interface Upsert {
  readonly data: { readonly id: string };
  readonly result: { readonly outcome: string };
}

/** Status and headers of a write that may create an object; a dry run has no Location. */
export const creationIn = <Plan extends Upsert>(collection: "leads" | "properties") => ({
  status: ({ result }: Plan): 200 | 201 => (result.outcome === "CREATED" ? 201 : 200),
  headers: ({ data, result }: Plan, { dryRun, links }: WriteContext): Record<string, string> =>
    result.outcome === "CREATED" && !dryRun
      ? { Location: `${links.publicUrl}/v1/${collection}/${data.id}` }
      : {},
});
