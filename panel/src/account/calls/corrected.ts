import { pathOfPointer } from "../../../../src/lib/json-pointer.ts";
import type { Call } from "./parts.tsx";
import VALUES from "./values.generated.json";

/** The values of the contract's examples, by operation. */
const EXAMPLES: Readonly<Record<string, { readonly query: object; readonly body?: unknown }>> = VALUES;

const VALUE = "…";
const UNKNOWN_NAME = "*";

type Tree = Map<string, Tree>;

/** Members that are valid only together with another one. */
const COMPANIONS: Readonly<Record<string, string>> = { city: "state" };

const branch = (tree: Tree, path: readonly string[]): void => {
  const [name, ...rest] = path;
  if (name === undefined || name === UNKNOWN_NAME) return;
  const below: Tree = tree.get(name) ?? new Map();
  tree.set(name, below);
  branch(below, rest);
  const also = COMPANIONS[name];
  if (also !== undefined) branch(tree, [also]);
};

const isList = (tree: Tree): boolean => [...tree.keys()].every((name) => /^\d+$/.test(name));

const memberOf = (example: unknown, name: string): unknown => {
  if (Array.isArray(example)) return example[0];
  return typeof example === "object" && example !== null && Object.hasOwn(example, name)
    ? (example as Readonly<Record<string, unknown>>)[name]
    : undefined;
};

const sampleOf = (tree: Tree, example: unknown): unknown => {
  if (tree.size === 0) return example ?? VALUE;
  const members = [...tree].map(([name, below]) => [name, sampleOf(below, memberOf(example, name))] as const);
  return isList(tree) ? members.map(([, value]) => value) : Object.fromEntries(members);
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A refused call corrected, as curl: the contract's example values in place of the faulty ones. */
export const correctedCall = (apiUrl: string, { operation, method, path, invalidParams }: Call): string => {
  const example = Object.hasOwn(EXAMPLES, operation) ? EXAMPLES[operation] : undefined;
  const tree: Tree = new Map();
  for (const fault of invalidParams) if (fault.in === "body") branch(tree, pathOfPointer(fault.name));
  const queries = invalidParams.filter(({ in: place, name }) => place === "query" && name !== UNKNOWN_NAME);
  const asked = queries.map(({ name }) => `${name}=${String(memberOf(example?.query, name) ?? VALUE)}`);
  const query = [...new Set(asked)].join("&");
  const variables = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const address = `${apiUrl}/v1${variables}${query && `?${query}`}`;
  const hasBody = method !== "GET" && method !== "DELETE";
  return [
    `curl -X ${method} "${address}"`,
    `-H "Authorization: Bearer $KEY"`,
    ...(hasBody
      ? [`-H "Content-Type: application/json"`, `-d ${quoted(JSON.stringify(sampleOf(tree, example?.body)))}`]
      : []),
  ].join(" \\\n  ");
};
