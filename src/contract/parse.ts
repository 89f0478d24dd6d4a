import type * as z from "zod";
import type { Fault } from "../errors/faults.ts";
import { Refusal, refuseFaults } from "../errors/refusal.ts";
import { encodingFaults, readObject } from "./body.ts";
import type { AppContext } from "./context.ts";
import { rawQuery } from "./raw-url.ts";
import { bodyOf, isBodyOptional, paramsOf, queryOf, type Route } from "./route.ts";
import { foundBeside, type Part, readPart } from "./well-formed.ts";

type Input = Pick<Route, "method" | "path" | "request">;

/**
 * What is asked of a call: an endpoint of the API or of the platform side. The validators that `OpenAPIHono.openapi` puts
 * before a handler would refuse a request for the first part that is wrong, and without asking the verb: every fault has
 * to be told at once (docs/adr/0010-every-fault-at-once.md), so all parts are read here, by the schemas of the same route.
 */
export interface Asked {
  readonly route: Input;
  readonly parts?: { readonly in: string; readonly body: z.ZodType };
}

/** Path parameters of the raw path, decoded once: `%2F` in a ref is data. */
const readPath = (c: AppContext, route: Input): Part => {
  const given = c.get("given");
  if (given) return readPart(paramsOf(route), given.params, "path");
  const raw = c.req.path.split("/");
  const template = route.path.split("/");
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
  return readPart(paramsOf(route), params, "path", malformed);
};

const readQuery = (c: AppContext, route: Input): Part => {
  const query: Record<string, string> = {};
  const repeated: Fault[] = [];
  for (const [name, value] of rawQuery(c.req.raw)) {
    if (Object.hasOwn(query, name)) repeated.push({ in: "query", name, code: "repeated" });
    else Object.defineProperty(query, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return readPart(queryOf(route), query, "query", repeated);
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

const readBody = (c: AppContext, { route, parts }: Asked, bytes: Uint8Array): Part => {
  // Nobody looks for the body of a GET.
  if (route.method === "get") return NO_BODY;
  const body = parts?.body ?? bodyOf(route);
  if (body === null) return readNoBody(bytes);
  const packed = encodingFaults(c.req.header("Content-Encoding") ?? null);
  if (packed.length > 0) return unreadable(...packed);
  if (isBodyOptional(route) && bytes.byteLength === 0) return readPart(body, {}, "body");
  const { value, faults } = readObject(bytes, c.req.header("Content-Type") ?? null, parts?.in);
  return value === null ? unreadable(...faults) : readPart(body, value, "body", faults);
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
  asked: Asked,
  bytes: Uint8Array,
  known: readonly Fault[] = [],
): Parsed => {
  const [path, query] = [readPath(c, asked.route), readQuery(c, asked.route)];
  const body = readBody(c, asked, bytes);
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
