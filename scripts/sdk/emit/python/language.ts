import type { Type } from "../../form/form.ts";
import { snake } from "../../form/names.ts";
import { wrapped } from "../template.ts";

export const WIDTH = 100;
const PLAIN: Readonly<Record<string, string>> = {
  string: "str",
  boolean: "bool",
  integer: "int",
  number: "float",
  money: "Money",
  any: "Any",
};
const RESERVED = new Set([
  "and",
  "as",
  "class",
  "def",
  "for",
  "from",
  "global",
  "if",
  "import",
  "in",
  "is",
  "not",
  "or",
]);

/** A name in the language's spelling. */
export const attribute = (name: string): string => {
  const text = snake(name);
  return RESERVED.has(text) ? `${text}_` : text;
};

export const typeText = (type: Type): string => {
  if (type.kind === "list") return `list[${typeText(type.of)}]`;
  if (type.kind === "map") return `dict[str, ${typeText(type.of)}]`;
  return "name" in type ? type.name : PLAIN[type.kind]!;
};

/** How the template's `_decode` reads a value; empty if it is used unchanged. */
export const kindText = (type: Type): string => {
  if (type.kind === "money") return "money";
  if (type.kind === "model") return type.name;
  const inner = "of" in type ? kindText(type.of) : "";
  return inner === "" ? "" : `${type.kind}:${inner}`;
};

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replace(/"$/, '" ');

export const docstring = (description: string, indent: string): string[] => {
  if (description === "") return [];
  const lines = wrapped(escaped(description), WIDTH - indent.length).map((line) => (indent + line).trimEnd());
  if (lines.length === 1) return [`${indent}"""${lines[0]!.trim()}"""`];
  return [`${indent}"""${lines[0]!.trim()}`, ...lines.slice(1), `${indent}"""`];
};
