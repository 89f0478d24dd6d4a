import type { Type } from "../../form/form.ts";
import { wrapped } from "../template.ts";

const DOC_WIDTH = 104;
const PLAIN: Readonly<Record<string, string>> = { integer: "number", money: "Money", any: "unknown" };

export const typeText = (type: Type): string => {
  if (type.kind === "list") return `readonly ${grouped(typeText(type.of))}[]`;
  if (type.kind === "map") return `Readonly<Record<string, ${typeText(type.of)}>>`;
  return "name" in type ? type.name : (PLAIN[type.kind] ?? type.kind);
};

const grouped = (text: string): string => (text.includes(" ") ? `(${text})` : text);

export const doc = (description: string, indent = ""): string => {
  if (description === "") return "";
  const lines = wrapped(description, DOC_WIDTH - indent.length);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
};
