import { pathOfPointer } from "../../../../src/lib/json-pointer.ts";
import type { Call } from "./parts.tsx";

const VALUE = "…";
const UNKNOWN = "*";

type Tree = Map<string, Tree>;

const branch = (tree: Tree, path: readonly string[]): void => {
  const [name, ...rest] = path;
  if (name === undefined || name === UNKNOWN) return;
  const below: Tree = tree.get(name) ?? new Map();
  tree.set(name, below);
  branch(below, rest);
};

const isList = (tree: Tree): boolean => [...tree.keys()].every((name) => /^\d+$/.test(name));

const sampleOf = (tree: Tree): unknown => {
  if (tree.size === 0) return VALUE;
  if (isList(tree)) return [...tree.values()].map(sampleOf);
  return Object.fromEntries([...tree].map(([name, below]) => [name, sampleOf(below)]));
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A refused call as it would pass: with the members whose faults it had, and without any value. */
export const correctedCall = (apiUrl: string, { method, path, invalidParams }: Call): string => {
  const tree: Tree = new Map();
  for (const fault of invalidParams) if (fault.in === "body") branch(tree, pathOfPointer(fault.name));
  const queries = invalidParams.filter(({ in: place, name }) => place === "query" && name !== UNKNOWN);
  const query = [...new Set(queries.map(({ name }) => `${name}=${VALUE}`))].join("&");
  const variables = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const address = `${apiUrl}/v1${variables}${query && `?${query}`}`;
  const hasBody = method !== "GET" && method !== "DELETE";
  return [
    `curl -X ${method} "${address}"`,
    `-H "Authorization: Bearer $KEY"`,
    ...(hasBody
      ? [`-H "Content-Type: application/json"`, `-d ${quoted(JSON.stringify(sampleOf(tree)))}`]
      : []),
  ].join(" \\\n  ");
};
