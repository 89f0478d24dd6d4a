import { z } from "@hono/zod-openapi";
import type { Fault } from "../errors/faults.ts";
import { Refusal, refuseFaults } from "../errors/refusal.ts";
import { parseObject } from "./body.ts";
import type { AppContext } from "./context.ts";
import type { Shape } from "./endpoint.ts";
import { DRY_RUN } from "./query.ts";
import { faultsOf } from "./zod-faults.ts";

interface Schemas {
  readonly params: z.ZodType;
  readonly query: z.ZodType;
}

/** What a declaration says of its input: an endpoint of the API or of the platform side. */
export interface InputDeclaration {
  readonly kind?: "read" | "write";
  readonly path: string;
  readonly params: Shape;
  readonly query: Shape;
  /** Null: the route takes no body. Absent: nobody looks for one. */
  readonly body?: z.ZodType | null;
  /** No body at all stands for `{}`. */
  readonly bodyOptional?: true;
  readonly partsIn?: string;
}

const compiled = new WeakMap<InputDeclaration, Schemas>();

/** Every write takes dryRun (specification, "Common rules"). */
export const queryShape = (endpoint: Pick<InputDeclaration, "kind" | "query">): Shape =>
  endpoint.kind === "write" ? { ...endpoint.query, ...DRY_RUN } : endpoint.query;

const schemasOf = (endpoint: InputDeclaration): Schemas => {
  const known = compiled.get(endpoint);
  if (known) return known;
  const made = { params: z.strictObject(endpoint.params), query: z.strictObject(queryShape(endpoint)) };
  compiled.set(endpoint, made);
  return made;
};

/** Path parameters of the raw path, decoded once: `%2F` in a ref is data. */
const readPath = (c: AppContext, endpoint: InputDeclaration, faults: Fault[]): Record<string, string> => {
  const raw = new URL(c.req.url).pathname.split("/");
  const template = endpoint.path.split("/");
  const segments = raw.slice(raw.length - template.length);
  const params: Record<string, string> = {};
  for (const [at, part] of template.entries()) {
    if (!part.startsWith("{")) continue;
    const name = part.slice(1, -1);
    try {
      params[name] = decodeURIComponent(segments[at] ?? "");
    } catch {
      // URIError: a malformed escape, or bytes that are not UTF-8.
      faults.push({ in: "path", name, code: "malformed_escape" });
    }
  }
  return params;
};

const readQuery = (c: AppContext, faults: Fault[]): Record<string, string> => {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (Object.hasOwn(query, name)) faults.push({ in: "query", name, code: "repeated" });
    else Object.defineProperty(query, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return query;
};

export interface ParsedInput {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

const check = (schema: z.ZodType, value: unknown, where: Fault["in"], faults: Fault[]): unknown => {
  // Without its input an issue does not tell a missing field from one of the wrong type.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  faults.push(...faultsOf(parsed.error, where));
  return {};
};

/** A body on a route that takes none is a mistake of the caller; an empty object is tolerated. */
const checkNoBody = (bytes: Uint8Array, faults: Fault[]): void => {
  const text = bytes.byteLength > 2 ? "x" : new TextDecoder().decode(bytes);
  if (text !== "" && text !== "{}") faults.push({ in: "body", name: "", code: "not_empty" });
};

const checkBody = (
  c: AppContext,
  endpoint: InputDeclaration,
  bytes: Uint8Array,
  faults: Fault[],
): unknown => {
  if (endpoint.body === undefined) return undefined;
  if (endpoint.body === null) {
    checkNoBody(bytes, faults);
    return undefined;
  }
  const encoding = c.req.header("Content-Encoding") ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    faults.push({ in: "header", name: "Content-Encoding", code: "not_in_list", allowed: ["identity"] });
    return undefined;
  }
  try {
    const absent = endpoint.bodyOptional === true && bytes.byteLength === 0;
    const value = absent ? {} : parseObject(bytes, c.req.header("Content-Type") ?? null, endpoint.partsIn);
    return check(endpoint.body, value, "body", faults);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    faults.push(...(error.details.faults ?? []));
    return undefined;
  }
};

/**
 * Path, query and body of a call.
 * @param found what is wrong elsewhere in the request, to be told together
 * @throws Refusal that lists every fault of all of them at once
 */
export const parseInput = (
  c: AppContext,
  endpoint: InputDeclaration,
  bytes: Uint8Array,
  found: readonly Fault[] = [],
): ParsedInput => {
  const faults: Fault[] = [...found];
  const schemas = schemasOf(endpoint);
  const rawParams = readPath(c, endpoint, faults);
  const malformed = faults.length > found.length;
  const rawQuery = readQuery(c, faults);
  const params = malformed ? {} : check(schemas.params, rawParams, "path", faults);
  const query = check(schemas.query, rawQuery, "query", faults);
  const body = checkBody(c, endpoint, bytes, faults);
  if (faults.length > 0) throw refuseFaults(faults);
  return { params: params as Record<string, unknown>, query: query as Record<string, unknown>, body };
};
