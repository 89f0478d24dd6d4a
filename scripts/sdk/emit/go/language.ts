import type { Type } from "../../form/form.ts";
import { wordsOf } from "../../form/names.ts";
import { wrapped } from "../template.ts";

const WIDTH = 112;
const INITIALISMS = new Set(["api", "id", "ip", "json", "url", "uf"]);
const PLAIN: Readonly<Record<string, string>> = {
  boolean: "bool",
  integer: "int64",
  number: "float64",
  money: "Money",
};

const capital = (word: string): string =>
  INITIALISMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** An exported name. */
export const exported = (name: string): string => wordsOf(name).map(capital).join("");

const RESERVED = new Set(["type", "range", "func", "map", "var", "package", "import"]);

export const parameter = (name: string): string => {
  const [first = "", ...rest] = wordsOf(name);
  const text = first + rest.map(capital).join("");
  return RESERVED.has(text) ? `${text}_` : text;
};

/** A type's name in Go. Names of models and enums are kept, except for initialisms. */
export const typeText = (type: Type): string => {
  if (type.kind === "list") return `[]${typeText(type.of)}`;
  if (type.kind === "map") return `map[string]${typeText(type.of)}`;
  return "name" in type ? exported(type.name) : (PLAIN[type.kind] ?? type.kind);
};

export const isReference = ({ kind }: Type): boolean => kind === "list" || kind === "map" || kind === "any";

export const comment = (text: string, indent = ""): string[] =>
  text === "" ? [] : wrapped(text, WIDTH - indent.length).map((line) => `${indent}// ${line}`.trimEnd());

/** Lines of cells in gofmt's layout: neighbors' columns are as wide as the widest. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]!.length))) ?? [];
  return rows.map((row) => `\t${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" ")}`.trimEnd());
};

/** Members without a comment are neighbors; one with a comment is between blank lines. */
export const structLines = (
  members: readonly (readonly [cells: readonly string[], description: string])[],
): string[] => {
  const groups: string[][] = [];
  let plain: (readonly string[])[] = [];
  const close = () => {
    if (plain.length > 0) groups.push(columns(plain));
    plain = [];
  };
  for (const [cells, description] of members) {
    if (description === "") plain.push(cells);
    else {
      close();
      groups.push([...comment(description, "\t"), ...columns([cells])]);
    }
  }
  close();
  return groups.flatMap((group, at) => (at === 0 ? group : ["", ...group]));
};
