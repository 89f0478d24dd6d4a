import * as z from "zod";
import { suggestedName } from "../../contract/accepted-names.ts";
import { bodyOf, queryOf, type Route } from "../../contract/route.ts";
import type { Fault } from "../../errors/faults.ts";
import { readMember } from "../../intake/members.ts";
import type { ArgumentSchema, InputSchemas, SlimSchema } from "./slim-schema.ts";
import { type Tool, writes } from "./tool.ts";

/** An empty text leaves these arguments out: in strict mode a model has no other way to do so. */
const NAMES_SOMETHING = /^(confirmation|cursor|ref|externalRef|email|ownerEmail|\w*Id)$/;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The items of a batch, as the tool for a single one takes them. */
const ITEM_OF: Readonly<Record<string, string>> = {
  create_property_batch: "put_property_by_ref",
  create_lead_batch: "put_lead_by_ref",
};

/** @returns the text's JSON value, if it is of the wanted kind; else the text */
const parseAs = (text: string, isWanted: (value: unknown) => boolean): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return isWanted(value) ? value : text;
  } catch {
    return text;
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Amounts and areas are read as in a spreadsheet, "850.000" and "85 m²" too; an ambiguous one stays a text. */
const numberIn = (name: string, text: string): number | string => {
  const read = readMember(name, text);
  if (read) return "value" in read ? read.value : text;
  return NUMBER.test(text.trim()) ? Number(text) : text;
};

const fitOne = (name: string, value: unknown, schema: SlimSchema | undefined): unknown => {
  switch (schema?.type) {
    case "integer":
    case "number":
      return typeof value === "string" ? numberIn(name, value) : value;
    case "array": {
      const list = typeof value === "string" ? parseAs(value, Array.isArray) : value;
      return Array.isArray(list) ? list.map((item) => fitOne(name, item, schema.items)) : list;
    }
    case "object": {
      const members = typeof value === "string" ? parseAs(value, isRecord) : value;
      return isRecord(members) ? fitMembers(members, schema.properties ?? {}) : members;
    }
    default:
      return value;
  }
};

const fitMembers = (given: Arguments, properties: Readonly<Record<string, SlimSchema>>): Arguments =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const isAbsent = value === null || (value === "" && NAMES_SOMETHING.test(name));
      return isAbsent
        ? []
        : [[name, fitOne(name, value, Object.hasOwn(properties, name) ? properties[name] : undefined)]];
    }),
  );

const propertiesOf = ({ name }: Pick<Tool, "name">, schemas: InputSchemas): ArgumentSchema["properties"] => {
  const { properties } = schemas[name]!;
  const single = schemas[ITEM_OF[name] ?? ""];
  const { items } = properties;
  if (!single || !items?.items) return properties;
  const item = { ...items.items, properties: { ...single.properties, ...items.items.properties } };
  return { ...properties, items: { ...items, items: item } };
};

/**
 * Converts arguments from the forms that client libraries send (rules 30.28): null, also nested, counts as not given;
 * JSON in a text becomes that list or object; a number in a text becomes a number; an empty code, id, e-mail, cursor or
 * confirmation is absent. Everything else stays as it is, to be validated.
 */
export const fitArguments = (tool: Pick<Tool, "name">, schemas: InputSchemas, given: Arguments): Arguments =>
  fitMembers(given, propertiesOf(tool, schemas));

/** The arguments of a tool, as the endpoint takes them. */
export interface EndpointInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  /** Null: the endpoint takes none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Arguments that the tool does not list, or that cannot be cleared. */
  readonly faults: readonly Fault[];
}

export type Arguments = Readonly<Record<string, unknown>>;

const UNKNOWN_MEMBER = { in: "body", code: "unknown_field" } as const;
const UNKNOWN_PARAM = { in: "query", code: "unknown_param" } as const;
/** How many unknown arguments are reported: a call has few. */
const MAX_FAULTS = 20;

/** A model pays for a list's length, and asks for more if it needs more. */
const DEFAULT_ROWS = 20;

const clearableOf = ({ properties }: ArgumentSchema): readonly string[] =>
  properties.clear?.items?.enum ?? [];

interface Cleared {
  readonly members: Readonly<Record<string, null>>;
  readonly faults: readonly Fault[];
}

/** @param named fields that the call already writes or clears */
const faultOfClear = (
  name: unknown,
  at: number,
  named: readonly unknown[],
  allowed: readonly string[],
): Fault[] => {
  const fault = { in: "body", name: `clear[${at}]` } as const;
  if (typeof name !== "string" || !allowed.includes(name))
    return [{ ...fault, code: "not_in_list", allowed }];
  return named.includes(name) ? [{ ...fault, code: "repeated" }] : [];
};

/** The fields that `clear` names become null in the body. */
const clearFields = (clear: unknown, body: Arguments, allowed: readonly string[]): Cleared => {
  if (!Array.isArray(clear))
    return {
      members: {},
      faults: [{ in: "body", name: "clear", code: "wrong_type", args: { expected: "array" } }],
    };
  const written = Object.keys(body);
  const faults = clear
    .slice(0, allowed.length + 1)
    .flatMap((name, at) => faultOfClear(name, at, [...written, ...clear.slice(0, at)], allowed));
  return { members: faults.length > 0 ? {} : Object.fromEntries(clear.map((name) => [name, null])), faults };
};

const pathNames = ({ path }: Route): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** Many matches have the full score, so more than the score decides who is to be called first (rules 26.53). */
const DEFAULT_ORDER = "best";

/** The page size if none is given: less if the list allows less. */
const rowsOf = (limit: z.core.$ZodType): string => {
  const { maximum = DEFAULT_ROWS } = z.globalRegistry.get(limit) ?? {};
  return String(Math.min(DEFAULT_ROWS, Number(maximum)));
};

/** @param listed the tool's arguments: the caller may set `order` if it is one of them */
const defaultsOf = (
  { limit, order }: Readonly<Record<string, z.core.$ZodType>>,
  listed: ArgumentSchema["properties"],
) => ({
  ...(limit && { limit: rowsOf(limit) }),
  ...(order && !listed.order && { order: DEFAULT_ORDER }),
});

/** Arguments by where the endpoint looks for them. */
interface Sorted {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, string>;
  readonly members: Record<string, unknown>;
  readonly faults: Fault[];
}

/** The fault of an argument that the tool does not list. */
const unknownArgument = ({ endpoint }: Tool, name: string, allowed: readonly string[]): Fault => {
  const place = endpoint.kind === "write" ? UNKNOWN_MEMBER : UNKNOWN_PARAM;
  return { ...place, name, allowed, meant: suggestedName(name, allowed) };
};

const sortArguments = (tool: Tool, schema: ArgumentSchema, given: Arguments): Sorted => {
  const { endpoint } = tool;
  const inPath = pathNames(endpoint.route);
  const inQuery = queryOf(endpoint.route).shape;
  const listed = schema.properties;
  const { params, query, members, faults }: Sorted = { params: {}, query: {}, members: {}, faults: [] };
  for (const [name, value] of Object.entries(given)) {
    const isQuery = endpoint.kind === "read" || (name !== "dryRun" && name in inQuery);
    if (inPath.includes(name)) params[name] = typeof value === "number" ? String(value) : value;
    else if (!Object.hasOwn(listed, name)) faults.push(unknownArgument(tool, name, Object.keys(listed)));
    else if (isQuery) query[name] = typeof value === "string" ? value : JSON.stringify(value);
    else members[name] = value;
  }
  return {
    params,
    query: { ...defaultsOf(inQuery, listed), ...query },
    members,
    faults: faults.slice(0, MAX_FAULTS),
  };
};

const inputOfWrite = (tool: Tool, schema: ArgumentSchema, given: Arguments): EndpointInput => {
  const allowed = clearableOf(schema);
  const { clear, ...rest } = given;
  const clears = clear !== undefined && allowed.length > 0;
  const { params, query, members, faults } = sortArguments(tool, schema, clears ? rest : given);
  if (bodyOf(tool.endpoint.route) === null) return { params, query, body: null, faults };
  if (!clears) return { params, query, body: members, faults };
  const emptied = clearFields(clear, members, allowed);
  return { params, query, body: { ...members, ...emptied.members }, faults: [...faults, ...emptied.faults] };
};

/** Takes the arguments of a call apart; `confirmation` is not among them. */
export const endpointInput = (tool: Tool, schema: ArgumentSchema, given: Arguments): EndpointInput => {
  if (writes(tool)) return inputOfWrite(tool, schema, given);
  const { params, query, faults } = sortArguments(tool, schema, given);
  return { params, query, body: null, faults };
};
