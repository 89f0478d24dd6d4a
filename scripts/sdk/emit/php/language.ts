import type { Type } from "../../form/form.ts";
import { wordsOf } from "../../form/names.ts";
import { wrapped } from "../template.ts";

export const WIDTH = 110;
const PLAIN: Readonly<Record<string, string>> = {
  boolean: "bool",
  integer: "int",
  number: "float",
  money: "Money",
  enum: "string",
  any: "mixed",
  list: "array",
  map: "array",
};
/** A reserved word. */
const RENAMED: Readonly<Record<string, string>> = { Match: "RadarMatch" };

/** A model's name, unless the language reserves it. */
export const className = (name: string): string => RENAMED[name] ?? name;

export const typeText = (type: Type): string =>
  type.kind === "model" ? className(type.name) : (PLAIN[type.kind] ?? type.kind);

/** The type for readers and editors, if the language's own is less exact. */
export const docType = (type: Type): string => {
  if (type.kind === "list") return `list<${docType(type.of)}>`;
  if (type.kind === "map") return `array<string, ${docType(type.of)}>`;
  return type.kind === "enum" ? `${type.name}::*|string` : typeText(type);
};

/** How the template's `decode` reads a value; empty if it is used unchanged. */
export const kindText = (type: Type): string => {
  if (type.kind === "money") return "money";
  if (type.kind === "model") return className(type.name);
  if (type.kind === "map") return `map:${kindText(type.of)}`;
  const inner = type.kind === "list" ? kindText(type.of) : "";
  return inner === "" ? "" : `${type.kind}:${inner}`;
};

export const doc = (lines: readonly string[], indent: string): string[] => {
  if (lines.length === 0) return [];
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
};

export const described = (description: string, indent: string): string[] =>
  description === "" ? [] : doc(wrapped(description, WIDTH - indent.length), indent);

export const constant = (value: string): string => wordsOf(value).join("_").toUpperCase();
