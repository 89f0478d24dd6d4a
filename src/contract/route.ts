import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";

declare const answer: unique symbol;

/**
 * A success, and the schema of its answer. Only the schema's type is deployed: schemas join their routes by
 * `operationId` in the build (docs/adr/0023-documents-made-when-building.md).
 */
interface Success<A extends z.ZodType = z.ZodType> {
  readonly description: string;
  readonly [answer]?: A;
}

export const DONE: Success = { description: "Done." };
const CREATED: Success = { description: "Created." };
const ACCEPTED: Success = { description: "Accepted." };

export const doneWith = <A extends z.ZodType>() => DONE as Success<A>;
export const createdWith = <A extends z.ZodType>() => CREATED as Success<A>;
export const acceptedWith = <A extends z.ZodType>() => ACCEPTED as Success<A>;

interface JsonBody<B extends z.ZodType> {
  readonly required: boolean;
  readonly content: { readonly "application/json": { readonly schema: B } };
}

/** No parameters. */
export type Nothing = z.ZodObject<Record<never, never>>;
const NOTHING: Nothing = z.strictObject({});

/** A route as an operation's file declares it. */
export interface RouteDeclaration<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below the base of its side, with `{name}` for path parameters. */
  readonly path: string;
  readonly operationId: string;
  readonly tags: string[];
  /** Only a text built from the code's tables; all others are in `src/documentation/`. */
  readonly description?: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** An absent body then means `{}`. */
  readonly bodyOptional?: true;
  readonly responses: Readonly<Record<number, Success<A>>>;
}

/** The part of `createRoute`'s result that this service uses. */
export interface Route<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
> extends Pick<RouteDeclaration<P, Q, B>, "method" | "path" | "operationId" | "tags" | "responses"> {
  readonly request: { readonly params?: P; readonly query?: Q; readonly body?: JsonBody<B> };
  getRoutingPath(): string;
}

/** Divides a declaration into its route and the rest. */
export const withRoute = <D extends RouteDeclaration<z.ZodObject, z.ZodObject, z.ZodType>>(
  declaration: D,
) => {
  const { method, path, operationId, tags, description, ...more } = declaration;
  const { params, query, body, bodyOptional, responses, ...rest } = more;
  const content = body && { "application/json": { schema: body } };
  const request = { params, query, body: content && { required: !bodyOptional, content } };
  const declared = { method, path, operationId, tags, description, request, responses };
  return { ...rest, route: createRoute(declared as never) };
};

type Input = Pick<Route, "request">;

export const paramsOf = ({ request }: Input): z.ZodObject => request.params ?? NOTHING;

export const queryOf = ({ request }: Input): z.ZodObject => request.query ?? NOTHING;

/** Null if the route takes no body. */
export const bodyOf = ({ request: { body } }: Input): z.ZodType | null =>
  body?.content["application/json"].schema ?? null;

export const isBodyOptional = ({ request: { body } }: Input): boolean => body?.required === false;

/** The statuses of success, ascending. */
export const statusesOf = ({ responses }: Route): number[] => Object.keys(responses).map(Number);
