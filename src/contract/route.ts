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

/** The answers of routes with a schema in their responses. */
export interface Answering<A extends z.ZodType> {
  readonly responses: Readonly<Record<number, Success<A>>>;
}

export const DONE: Success = { description: "Done." };
const CREATED: Success = { description: "Created." };
const ACCEPTED: Success = { description: "Accepted." };

export const doneWith = <A extends z.ZodType>() => DONE as Success<A>;
export const createdWith = <A extends z.ZodType>() => CREATED as Success<A>;
export const acceptedWith = <A extends z.ZodType>() => ACCEPTED as Success<A>;

export const json = <B extends z.ZodType>(schema: B) => ({
  required: true,
  content: { "application/json": { schema } },
});

/** An optional body; absent means `{}`. */
export const optionalJson = <B extends z.ZodType>(schema: B) => ({ ...json(schema), required: false });

interface JsonBody<B extends z.ZodType> {
  readonly required: boolean;
  readonly content: { readonly "application/json": { readonly schema: B } };
}

/** Parameters of a path without any, and of a query that may have none. */
export type Nothing = z.ZodObject<Record<never, never>>;
const NOTHING: Nothing = z.strictObject({});

/** An operation as `createRoute` declares it, as far as this service uses it. */
export interface Route<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
> {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below the base of its side, with `{name}` for path parameters. */
  readonly path: string;
  readonly operationId: string;
  readonly tags: string[];
  readonly request?: { readonly params?: P; readonly query?: Q; readonly body?: JsonBody<B> };
  readonly responses: Readonly<Record<number, Success>>;
  getRoutingPath(): string;
}

type Input = Pick<Route, "request">;

export const paramsOf = ({ request }: Input): z.ZodObject => request?.params ?? NOTHING;

export const queryOf = ({ request }: Input): z.ZodObject => request?.query ?? NOTHING;

/** Null if the route takes no body. */
export const bodyOf = ({ request }: Input): z.ZodType | null =>
  request?.body?.content["application/json"].schema ?? null;

export const isBodyOptional = ({ request }: Input): boolean => request?.body?.required === false;

/** Statuses of its successes, ascending. */
export const statusesOf = ({ responses }: Route): number[] => Object.keys(responses).map(Number);
