import * as z from "zod";
import type { Fault } from "../errors/faults.ts";
import { Refusal, refuseFaults } from "../errors/refusal.ts";
import { encodingFaults, readObject } from "./body.ts";
import type { AppContext } from "./context.ts";
import type { Shape } from "./endpoint.ts";
import { DRY_RUN } from "./query.ts";
import { rawQuery } from "./raw-url.ts";
import { foundBeside, type Part, readPart } from "./well-formed.ts";

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

/** Every write takes dryRun (rules 8.1). */
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
const readPath = (c: AppContext, endpoint: InputDeclaration): Part => {
  const given = c.get("given");
  if (given) return readPart(schemasOf(endpoint).params, given.params, "path");
  const raw = c.req.path.split("/");
  const template = endpoint.path.split("/");
  const segments = raw.slice(raw.length - template.length);
  const params: Record<string, string> = {};
  const malformed: Fault[] = [];
  for (const [at, part] of template.entries()) {
    if (!part.startsWith("{")) continue;
    const name = part.slice(1, -1);
    try {
      params[name] = decodeURIComponent(segments[at] ?? "");
    } catch {
      // URIError: a malformed escape, or bytes that are not UTF-8.
      malformed.push({ in: "path", name, code: "malformed_escape" });
    }
  }
  return readPart(schemasOf(endpoint).params, params, "path", malformed);
};

const readQuery = (c: AppContext, endpoint: InputDeclaration): Part => {
  const query: Record<string, string> = {};
  const repeated: Fault[] = [];
  for (const [name, value] of rawQuery(c.req.raw)) {
    if (Object.hasOwn(query, name)) repeated.push({ in: "query", name, code: "repeated" });
    else Object.defineProperty(query, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return readPart(schemasOf(endpoint).query, query, "query", repeated);
};

const NO_BODY: Part = { value: undefined, faults: [], left: [] };

const unreadable = (...faults: Fault[]): Part => ({
  value: undefined,
  faults,
  left: [{ path: [], isItem: false }],
});

/** A body on a route that takes none is a mistake of the caller; an empty object is tolerated. */
const readNoBody = (bytes: Uint8Array): Part => {
  const text = bytes.byteLength > 2 ? "x" : new TextDecoder().decode(bytes);
  if (text === "" || text === "{}") return NO_BODY;
  return unreadable({ in: "body", name: "", code: "not_empty" });
};

const readBody = (c: AppContext, endpoint: InputDeclaration, bytes: Uint8Array): Part => {
  if (endpoint.body === undefined) return NO_BODY;
  if (endpoint.body === null) return readNoBody(bytes);
  const packed = encodingFaults(c.req.header("Content-Encoding") ?? null);
  if (packed.length > 0) return unreadable(...packed);
  if (endpoint.bodyOptional === true && bytes.byteLength === 0) return readPart(endpoint.body, {}, "body");
  const { value, faults } = readObject(bytes, c.req.header("Content-Type") ?? null, endpoint.partsIn);
  return value === null ? unreadable(...faults) : readPart(endpoint.body, value, "body", faults);
};

export interface ParsedInput {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** Whole and valid when there are no faults; else what is well-formed of each part. */
export interface Parsed {
  readonly input: ParsedInput;
  readonly faults: readonly Fault[];
  /** The faults that a verb found in the input, less those that only repeat what is known. */
  beside(found: readonly Fault[]): Fault[];
}

/**
 * Path, query and body of a call.
 * @param known what is wrong elsewhere in the request
 */
export const parseInput = (
  c: AppContext,
  endpoint: InputDeclaration,
  bytes: Uint8Array,
  known: readonly Fault[] = [],
): Parsed => {
  const [path, query] = [readPath(c, endpoint), readQuery(c, endpoint)];
  const body = readBody(c, endpoint, bytes);
  const parts: Readonly<Record<Fault["in"], Pick<Part, "left">>> = { path, query, body, header: NO_BODY };
  return {
    input: {
      params: (path.value ?? {}) as Record<string, unknown>,
      query: (query.value ?? {}) as Record<string, unknown>,
      body: body.value,
    },
    faults: [...known, ...(c.get("given")?.faults ?? []), ...path.faults, ...query.faults, ...body.faults],
    beside: (found) => found.flatMap((fault) => foundBeside([fault], parts[fault.in])),
  };
};

/** Looks for faults, without harm where it cannot. */
export type Find = () => Promise<readonly Fault[] | undefined>;

/** How things stand (404, 409) is told to a call without faults. */
const found = async (find: Find): Promise<readonly Fault[]> => {
  try {
    return (await find()) ?? [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.faults ?? [];
  }
};

/** The refusal of a faulty call: the faults of its form, and what else is found in what is well-formed of it. */
export const refuseParsed = async (
  { faults, beside }: Parsed,
  ...finds: readonly Find[]
): Promise<Refusal> => {
  const others = await Promise.all(finds.map(found));
  return refuseFaults([...faults, ...beside(others.flat())]);
};

/** Of a cursor that is well-formed: whether it is one of the list's. */
export const findCursor =
  ({ readCursor }: { readCursor(cursor: string): Promise<unknown> }, { query }: ParsedInput): Find =>
  async () => {
    if (typeof query.cursor === "string") await readCursor(query.cursor);
    return [];
  };
