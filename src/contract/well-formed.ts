import * as z from "zod";
import {
  type Fault,
  type FaultCode,
  nameOfPointer,
  type Path,
  pathOfName,
  placeOf,
} from "../errors/faults.ts";
import { jsonPointer } from "../lib/json-pointer.ts";
import { faultsOf } from "./zod-faults.ts";

// Of `{"title": 5, "photos": ["a", 7, "b"]}` the members `title` and `photos[1]` are cut. A verb checks what is left,
// `{"photos": ["a", "b"]}`. Its fault at `photos[1]` is of an item that moved up: as sent, it is at `photos[2]`.

/** One part of a request: its value or, if it is faulty, its well-formed members. */
export interface Part {
  /** Undefined if nothing could be read. */
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** The members of the sent part that the value lacks. */
  readonly left: readonly Left[];
}

interface Left {
  readonly path: Path;
  /** A list item: the items after it have moved up. */
  readonly isItem: boolean;
}

interface Cut {
  readonly path: Path;
  /** The number of items that a list may keep. */
  readonly keep?: number;
}

/** At most 100 faults per refusal. */
const MAX_FAULTS = 100;
/** Each round removes what the last found: the member, its dependants, its container. */
const ROUNDS = 6;

const GONE = Symbol("gone");
/** A member sent twice can also have a wrong value; any other malformed member has no value. */
const TWICE: ReadonlySet<FaultCode> = new Set<FaultCode>(["repeated", "duplicate_member"]);

type Container = Readonly<Record<string, unknown>>;

const memberOf = (value: unknown, token: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, token)
    ? (value as Container)[token]
    : GONE;

const at = (value: unknown, path: Path): unknown => path.reduce(memberOf, value);

/** An object without a required member is itself the fault. */
const present = (value: unknown, path: Path): Path =>
  at(value, path) === GONE ? present(value, path.slice(0, -1)) : path;

const cutFor = (value: unknown, fault: Fault): Cut => {
  const path = present(value, placeOf(fault));
  const keep = fault.code === "too_many" && Array.isArray(at(value, path)) ? fault.args?.limit : undefined;
  return typeof keep === "number" ? { path, keep } : { path };
};

/** Visits only what a cut touches: a faulty list may have half a million items. */
const without = (value: unknown, cuts: readonly Cut[]): unknown => {
  if (cuts.length === 0) return value;
  if (cuts.some(({ path, keep }) => path.length === 0 && keep === undefined)) return GONE;
  const byToken = Map.groupBy(cuts, ({ path }) => path[0]);
  const rest = (Array.isArray(value) ? value.slice() : { ...(value as Container) }) as Record<
    string,
    unknown
  >;
  for (const [token, inner] of byToken) {
    if (token === undefined) continue;
    const member = without(
      rest[token],
      inner.map((cut) => ({ ...cut, path: cut.path.slice(1) })),
    );
    if (member === GONE && !Array.isArray(rest)) delete rest[token];
    else rest[token] = member;
  }
  return Array.isArray(rest)
    ? rest.filter((item) => item !== GONE).slice(0, byToken.get(undefined)?.[0]?.keep)
    : rest;
};

const isWithin = (path: Path, outer: Path): boolean => outer.every((token, depth) => path[depth] === token);

/** The path as sent, counting the items removed before it. */
const asSent = (path: Path, left: readonly Left[]): string[] => {
  const sent: string[] = [];
  for (const token of path) {
    const gone = left
      .filter((one) => one.isItem && one.path.length === sent.length + 1 && isWithin(one.path, sent))
      .map((one) => Number(one.path.at(-1)))
      .sort((one, other) => one - other);
    const index = gone.reduce((counted, index) => (index <= counted ? counted + 1 : counted), Number(token));
    sent.push(gone.length > 0 ? String(index) : token);
  }
  return sent;
};

const moved = (fault: Fault, left: readonly Left[]): Fault => {
  if (fault.in !== "body" || !left.some(({ isItem }) => isItem)) return fault;
  const path = placeOf(fault);
  const pointer = jsonPointer(asSent(placeOf(fault), left));
  return pointer === jsonPointer(path) ? fault : { ...fault, name: nameOfPointer(pointer), pointer };
};

/** Whether a fault concerns a removed member, which is faulty already and not absent. */
const concerns = (fault: Fault, left: readonly Pick<Left, "path">[]): boolean => {
  const { other = "", names = other } = fault.args ?? {};
  const named = names === "" ? [] : String(names).split(", ").map(pathOfName);
  const paths = [placeOf(fault), ...named];
  return left.some((one) => paths.some((path) => isWithin(path, one.path) || isWithin(one.path, path)));
};

/** Faults found in the rest of a part, at their places in the sent part. */
export const foundBeside = (found: readonly Fault[], { left }: Pick<Part, "left">): Fault[] =>
  found
    .map((fault) => moved(fault, left))
    .filter((fault) => fault.code === "too_many" || !concerns(fault, left));

const membersOf = (schema: z.ZodType, value: unknown): unknown => {
  if (!(schema instanceof z.ZodObject)) return {};
  const parsed = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, member]) => {
    const given = memberOf(value, name);
    return [name, member.safeParse(given === GONE ? undefined : given).data];
  });
  return Object.fromEntries(parsed.filter(([, member]) => member !== undefined));
};

const takenOut = (value: unknown, cuts: readonly Cut[], left: readonly Left[]): Left[] => {
  const gone = cuts.filter(({ keep }) => keep === undefined);
  const paths = [...new Map(gone.map(({ path }) => [jsonPointer(path), path])).values()];
  return paths.map((path) => ({
    path: asSent(path, left),
    isItem: Array.isArray(at(value, path.slice(0, -1))),
  }));
};

/** Removes faults, and those found after each removal, until the rest is well-formed. */
const salvage = (schema: z.ZodType, sent: unknown, where: Fault["in"], first: readonly Fault[]): Part => {
  let value = sent;
  let pending = first;
  const faults = [...first];
  const left = [] as Left[];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cuts = pending.map((fault) => cutFor(value, fault)).filter(({ path }) => path.length > 0);
    if (cuts.length === 0) break;
    left.push(...takenOut(value, cuts, left));
    value = without(value, cuts);
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return { value: parsed.data, faults, left };
    pending = faultsOf(parsed.error, where, schema);
    const known = new Set(faults.map((fault) => `${fault.code} ${jsonPointer(placeOf(fault))}`));
    faults.push(
      ...foundBeside(pending, { left }).filter(
        (fault) => !known.has(`${fault.code} ${jsonPointer(placeOf(fault))}`),
      ),
    );
  }
  return { value: membersOf(schema, value), faults, left };
};

/**
 * Checks a part of a request. A faulty part keeps its well-formed members for the verb to check: one answer lists it all.
 * @param malformed faults found before any schema
 */
export const readPart = (
  schema: z.ZodType,
  sent: unknown,
  where: Fault["in"],
  malformed: readonly Fault[] = [],
): Part => {
  // Only the input distinguishes a missing field from one of the wrong type.
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (parsed.success && malformed.length === 0) return { value: parsed.data, faults: [], left: [] };
  const found = parsed.error ? faultsOf(parsed.error, where, schema) : [];
  const places = malformed.filter(({ code }) => !TWICE.has(code)).map((fault) => ({ path: placeOf(fault) }));
  const faults = [...malformed, ...found.filter((fault) => !concerns(fault, places))];
  return faults.length > MAX_FAULTS
    ? { value: undefined, faults, left: [{ path: [], isItem: false }] }
    : salvage(schema, sent, where, faults);
};
