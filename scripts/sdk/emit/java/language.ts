import type { Type } from "../../form/form.ts";
import { wrapped } from "../template.ts";

export const WIDTH = 100;
const BOXED: Readonly<Record<string, string>> = {
  string: "String",
  enum: "String",
  boolean: "Boolean",
  integer: "Long",
  number: "Double",
  money: "Money",
  any: "JsonNode",
};
const READERS: Readonly<Record<string, string>> = {
  string: "TEXT",
  enum: "TEXT",
  boolean: "BOOLEAN",
  integer: "LONG",
  number: "DOUBLE",
  money: "MONEY",
  any: "ANY",
};
/** Reserved words. */
const KEYWORDS = new Set(["case", "class", "default", "for", "if", "new", "package", "switch"]);
const MODEL_METHODS = new Set(["get", "json", "set"]);

export const method = (name: string): string => (KEYWORDS.has(name) ? `${name}_` : name);

/** Names that a model's own methods use. */
export const accessor = (name: string): string => (MODEL_METHODS.has(name) ? `${name}_` : method(name));

export const typeText = (type: Type): string => {
  if (type.kind === "list") return `List<${typeText(type.of)}>`;
  if (type.kind === "map") return `Map<String, ${typeText(type.of)}>`;
  return type.kind === "model" ? type.name : BOXED[type.kind]!;
};

export const readerText = (type: Type): string => {
  if ("of" in type) return `${type.kind}(${readerText(type.of)})`;
  return type.kind === "model" ? `model(${type.name}::new)` : READERS[type.kind]!;
};

/** The contents of parentheses: beside them, on their own line, or one per line, whichever fits. */
export const listed = (before: string, parts: readonly string[], after: string, indent: string): string => {
  const one = `${indent}${before}(${parts.join(", ")})${after}`;
  if (one.length <= WIDTH) return one;
  const inner = `${indent}        `;
  const line = `${inner}${parts.join(", ")})${after}`;
  if (line.length <= WIDTH) return `${indent}${before}(\n${line}`;
  return `${indent}${before}(\n${parts.map((part) => inner + part).join(",\n")})${after}`;
};

const html = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("*/", "*&#47;")
    .replaceAll("@", "&#64;")
    .replace(
      /`([^`{}]*)`/g,
      (_, code: string) => `{@code ${code.replaceAll("&lt;", "<").replaceAll("&amp;", "&")}}`,
    );

export const doc = (description: string, indent: string): string[] => {
  if (description.trim() === "") return [];
  const text = html(description).split("\n\n").join("\n\n<p>");
  const lines = wrapped(text, WIDTH - indent.length - 3);
  if (lines.length === 1 && text.length <= WIDTH - indent.length - 7) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
};
