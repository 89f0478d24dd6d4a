import { readMember } from "../../intake/members.ts";
import type { Arguments } from "./arguments.ts";
import type { ArgumentSchema, InputSchemas, SlimSchema } from "./slim-schema.ts";
import type { Tool } from "./tool.ts";

/** Arguments for which an empty text means none: strict modes leave a model no other way to leave one out. */
const NAMES_SOMETHING = /^(confirmation|cursor|ref|externalRef|email|ownerEmail|\w*Id)$/;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The items of a batch, as the tool for a single one takes them. */
const ITEM_OF: Readonly<Record<string, string>> = {
  create_property_batch: "put_property_by_ref",
  create_lead_batch: "put_lead_by_ref",
};

/** @returns what the text says in JSON, if that is of the wanted kind; else the text */
const parsed = (text: string, isWanted: (value: unknown) => boolean): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return isWanted(value) ? value : text;
  } catch {
    return text;
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An amount or an area is read as in a sheet: "850.000" and "85 m²" too; an ambiguous one stays a text. */
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
      const list = typeof value === "string" ? parsed(value, Array.isArray) : value;
      return Array.isArray(list) ? list.map((item) => fitOne(name, item, schema.items)) : list;
    }
    case "object": {
      const members = typeof value === "string" ? parsed(value, isRecord) : value;
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
