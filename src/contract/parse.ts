import type * as z from "zod";
import { type Fault, markLasting } from "../errors/faults.ts";
import { Refusal, refuseCursor, refuseFaults } from "../errors/refusal.ts";
import { type Position, readCursor, writeCursor } from "../lib/cursor.ts";
import type { Services } from "../services.ts";
import { encodingFaults, readObject } from "./body.ts";
import type { SentBody, SentInput } from "./call.ts";
import { bodyOf, isBodyOptional, paramsOf, queryOf, type Route } from "./route.ts";
import { newFaultsIn, type Part, readPart } from "./well-formed.ts";

/**
 * What reading a call needs from its endpoint. The validators that `OpenAPIHono.openapi` puts before a handler would
 * refuse a request for its first faulty part, without asking the domain. One refusal must list every fault
 * (docs/adr/0010-every-fault-at-once.md), so all parts are read here, by the schemas of the same route.
 */
export interface InputSpec {
  readonly route: Pick<Route, "path" | "request">;
  readonly parts?: { readonly in: string; readonly body: z.ZodType };
}

const NO_BODY: Part = { value: undefined, faults: [], removed: [] };

const unreadable = (...faults: Fault[]): Part => ({
  value: undefined,
  faults,
  removed: [{ path: [], isItem: false }],
});

const NOT_EMPTY = unreadable({ in: "body", name: "", code: "not_empty" });

/** A body on a route without one is the caller's mistake; an empty object is tolerated. */
const readNoBody = (bytes: Uint8Array): Part => {
  const text = bytes.byteLength > 2 ? "x" : new TextDecoder().decode(bytes);
  return text === "" || text === "{}" ? NO_BODY : NOT_EMPTY;
};

const readObjectOf = (declared: z.ZodType, value: unknown, faults: readonly Fault[] = []): Part =>
  value === null ? unreadable(...faults) : readPart(declared, value, "body", faults);

const readBody = ({ route, parts }: InputSpec, sent: SentBody): Part => {
  // The body of a GET is ignored, and a file is read by the domain.
  if (sent.kind === "none" || sent.kind === "arriving") return NO_BODY;
  if (sent.kind === "unreadable") throw sent.refusal;
  const declared = parts?.body ?? bodyOf(route);
  if (sent.kind === "object") return declared === null ? NOT_EMPTY : readObjectOf(declared, sent.value);
  const { bytes, contentType, contentEncoding } = sent;
  if (declared === null) return readNoBody(bytes);
  const packed = encodingFaults(contentEncoding);
  if (packed.length > 0) return unreadable(...packed);
  if (isBodyOptional(route) && bytes.byteLength === 0) return readPart(declared, {}, "body");
  const { value, faults } = readObject(bytes, contentType, parts?.in);
  return readObjectOf(declared, value, faults);
};

export interface ParsedInput {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** Whole and valid if there are no faults; otherwise the well-formed members of each part. */
export interface Parsed {
  readonly input: ParsedInput;
  readonly faults: readonly Fault[];
  /** The faults that the domain found in the input, without those already known. */
  newFaults(found: readonly Fault[]): Fault[];
}

type Sent = Pick<SentInput, "query"> & Partial<SentInput>;

const parsedOf = ({ route }: InputSpec, sent: Sent, body: Part): Parsed => {
  const path = readPart(paramsOf(route), sent.params?.values ?? {}, "path", sent.params?.faults);
  const query = readPart(queryOf(route), sent.query.values, "query", sent.query.faults);
  const parts: Readonly<Record<Fault["in"], Pick<Part, "removed">>> = { path, query, body, header: NO_BODY };
  return {
    input: {
      params: (path.value ?? {}) as Record<string, unknown>,
      query: (query.value ?? {}) as Record<string, unknown>,
      body: body.value,
    },
    faults: [...(sent.faults ?? []), ...path.faults, ...query.faults, ...body.faults],
    newFaults: (found) => found.flatMap((fault) => newFaultsIn([fault], parts[fault.in])),
  };
};

export const parseRead = (spec: InputSpec, sent: Sent): Parsed => parsedOf(spec, sent, NO_BODY);

/** Path, query and body of a call. @throws Refusal of a body that cannot be read */
export const parseInput = (spec: InputSpec, sent: Sent & Pick<SentInput, "body">): Parsed =>
  parsedOf(spec, sent, readBody(spec, sent.body));

/** Looks for faults; a Refusal that it throws has those found so far. */
export type Find = () => Promise<readonly Fault[] | undefined>;

/** Refusals without faults are dropped: only a call without faults learns the state (404, 409). */
const faultsFrom = async (find: Find): Promise<readonly Fault[]> => {
  try {
    return (await find()) ?? [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.faults ?? [];
  }
};

/** The refusal of a faulty call: its lasting faults of form, and the faults of its well-formed members. */
export const refuseParsed = async (
  { faults, newFaults }: Parsed,
  ...finds: readonly Find[]
): Promise<Refusal> => {
  const others = await Promise.all(finds.map(faultsFrom));
  return refuseFaults([...markLasting(faults), ...newFaults(others.flat())]);
};

/** Whether a well-formed cursor belongs to the list. */
export const findCursor =
  ({ readCursor }: { readCursor(cursor: string): Promise<unknown> }, { query }: ParsedInput): Find =>
  async () => {
    if (typeof query.cursor === "string") await readCursor(query.cursor);
    return [];
  };

/**
 * Parameters that a cursor does not depend on: where a page begins, its length and its extras. In the logs also
 * `since`, `from` and `types`, which no other list takes: readers of events keep a position for weeks (rules 20.2), and
 * the next page of the last day's calls is read a moment later.
 */
const NO_FILTERS: ReadonlySet<string> = new Set(["cursor", "limit", "include", "since", "from", "types"]);

/** The filters of a call in one spelling, including defaults; null if one is malformed. */
export const filtersOf = ({ input, faults }: Pick<Parsed, "input" | "faults">): string | null => {
  if (faults.some((fault) => fault.in === "query" && !NO_FILTERS.has(fault.name))) return null;
  const filters = Object.entries(input.query)
    .filter(([name, value]) => value !== undefined && !NO_FILTERS.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return filters.length === 0 ? "" : JSON.stringify(filters);
};

export interface Cursors {
  /** @throws Refusal invalid_cursor */
  readCursor(cursor: string): Promise<Position>;
  writeCursor(position: Position): Promise<string>;
}

/** Whose list it is, and where. */
interface List {
  readonly accountId: string;
  /** The API's base path, or that of the platform side. */
  readonly base: "/v1" | "/backoffice";
  readonly route: Pick<Route, "path">;
}

/** The list's own path: a cursor of one object's list is not valid for another's. */
const pathOf = ({ base, route }: List, { values }: SentInput["params"]): string =>
  `${base}${route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")))}`;

/** The cursors of the list that a call asks for (rules 9.2). */
export const cursorsOf = (
  { services, sent }: { readonly services: Pick<Services, "settings">; readonly sent: SentInput },
  list: List,
  parsed: Pick<Parsed, "input" | "faults">,
): Cursors => {
  // Most calls neither read nor write a cursor.
  const scope = () => ({
    secrets: services.settings.cursorSecrets,
    accountId: list.accountId,
    route: pathOf(list, sent.params),
    filters: filtersOf(parsed),
  });
  return {
    writeCursor: (position) => writeCursor(scope(), position),
    readCursor: async (cursor) => {
      const position = await readCursor(scope(), cursor);
      if (!position) throw refuseCursor();
      return position;
    },
  };
};
