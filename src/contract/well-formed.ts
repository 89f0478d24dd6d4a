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

// Example: from `{"title": 5, "photos": ["a", 7, "b"]}`, `title` and `photos[1]` are cut. The domain checks the rest,
// `{"photos": ["a", "b"]}`. A fault that it finds at `photos[1]` belongs to `photos[2]` as sent.

/** One part of a request: its value or, if it is faulty, its well-formed members. */
export interface Part {
  /** Undefined if nothing could be read. */
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** The members of the sent part that the value lacks. */
  readonly removed: readonly Removed[];
}

interface Removed {
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
/** Each round removes what the last one found faulty: a member, then its dependents, then its container. */
const ROUNDS = 6;

const GONE = Symbol("gone");
/** A member sent twice still has a value to check; any other malformed member has none. */
const REPETITION_CODES: ReadonlySet<FaultCode> = new Set<FaultCode>(["repeated", "duplicate_member"]);

type Container = Readonly<Record<string, unknown>>;

const memberOf = (value: unknown, token: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, token)
    ? (value as Container)[token]
    : GONE;

const at = (value: unknown, path: Path): unknown => path.reduce(memberOf, value);

/** The fault of an absent member is cut with the object that lacks it. */
const present = (value: unknown, path: Path): Path =>
  at(value, path) === GONE ? present(value, path.slice(0, -1)) : path;

const cutFor = (value: unknown, fault: Fault): Cut => {
  const path = present(value, placeOf(fault));
  const keep = fault.code === "too_many" && Array.isArray(at(value, path)) ? fault.args?.limit : undefined;
  return typeof keep === "number" ? { path, keep } : { path };
};

/** Visits only what is cut: a faulty list may have half a million items. */
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
const asSent = (path: Path, removed: readonly Removed[]): string[] => {
  const sent: string[] = [];
  for (const token of path) {
    const gone = removed
      .filter((one) => one.isItem && one.path.length === sent.length + 1 && isWithin(one.path, sent))
      .map((one) => Number(one.path.at(-1)))
      .sort((one, other) => one - other);
    const index = gone.reduce((counted, index) => (index <= counted ? counted + 1 : counted), Number(token));
    sent.push(gone.length > 0 ? String(index) : token);
  }
  return sent;
};

const atSentPlace = (fault: Fault, removed: readonly Removed[]): Fault => {
  if (fault.in !== "body" || !removed.some(({ isItem }) => isItem)) return fault;
  const path = placeOf(fault);
  const pointer = jsonPointer(asSent(placeOf(fault), removed));
  return pointer === jsonPointer(path) ? fault : { ...fault, name: nameOfPointer(pointer), pointer };
};

/** Whether a fault concerns a removed member, which is faulty already and not absent. */
const concerns = (fault: Fault, removed: readonly Pick<Removed, "path">[]): boolean => {
  const { other = "", names = other } = fault.args ?? {};
  const namedPaths = names === "" ? [] : String(names).split(", ").map(pathOfName);
  const paths = [placeOf(fault), ...namedPaths];
  return removed.some((one) => paths.some((path) => isWithin(path, one.path) || isWithin(one.path, path)));
};

/** Faults found in the rest of a part, at their places in the sent part. */
export const newFaultsIn = (found: readonly Fault[], { removed }: Pick<Part, "removed">): Fault[] =>
  found
    .map((fault) => atSentPlace(fault, removed))
    .filter((fault) => fault.code === "too_many" || !concerns(fault, removed));

const membersOf = (schema: z.ZodType, value: unknown): unknown => {
  if (!(schema instanceof z.ZodObject)) return {};
  const parsed = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, member]) => {
    const sentValue = memberOf(value, name);
    return [name, member.safeParse(sentValue === GONE ? undefined : sentValue).data];
  });
  return Object.fromEntries(parsed.filter(([, member]) => member !== undefined));
};

const removedBy = (value: unknown, cuts: readonly Cut[], removed: readonly Removed[]): Removed[] => {
  const gone = cuts.filter(({ keep }) => keep === undefined);
  const paths = [...new Map(gone.map(({ path }) => [jsonPointer(path), path])).values()];
  return paths.map((path) => ({
    path: asSent(path, removed),
    isItem: Array.isArray(at(value, path.slice(0, -1))),
  }));
};

/** Removes faults, and those found after each removal, until the rest is well-formed. */
const salvage = (schema: z.ZodType, sent: unknown, where: Fault["in"], first: readonly Fault[]): Part => {
  let value = sent;
  let pending = first;
  const faults = [...first];
  const removed = [] as Removed[];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cuts = pending.map((fault) => cutFor(value, fault)).filter(({ path }) => path.length > 0);
    if (cuts.length === 0) break;
    removed.push(...removedBy(value, cuts, removed));
    value = without(value, cuts);
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return { value: parsed.data, faults, removed };
    pending = faultsOf(parsed.error, where, schema);
    const known = new Set(faults.map((fault) => `${fault.code} ${jsonPointer(placeOf(fault))}`));
    faults.push(
      ...newFaultsIn(pending, { removed }).filter(
        (fault) => !known.has(`${fault.code} ${jsonPointer(placeOf(fault))}`),
      ),
    );
  }
  return { value: membersOf(schema, value), faults, removed };
};

/**
 * Checks a part of a request. The domain still checks the well-formed members of a faulty one: one answer lists it all.
 * @param malformed faults found before the schema was applied
 */
export const readPart = (
  schema: z.ZodType,
  sent: unknown,
  where: Fault["in"],
  malformed: readonly Fault[] = [],
): Part => {
  // Only the input distinguishes a missing field from one of the wrong type.
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (parsed.success && malformed.length === 0) return { value: parsed.data, faults: [], removed: [] };
  const found = parsed.error ? faultsOf(parsed.error, where, schema) : [];
  const places = malformed
    .filter(({ code }) => !REPETITION_CODES.has(code))
    .map((fault) => ({ path: placeOf(fault) }));
  const faults = [...malformed, ...found.filter((fault) => !concerns(fault, places))];
  return faults.length > MAX_FAULTS
    ? { value: undefined, faults, removed: [{ path: [], isItem: false }] }
    : salvage(schema, sent, where, faults);
};
