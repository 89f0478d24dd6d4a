import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { paramsOf } from "../../src/contract/route.ts";
import { ANSWERS } from "../../src/documentation/answers.ts";
import type { JsonObject } from "../../src/mcp/call-endpoint.ts";
import { compact } from "../../src/mcp/results/tool-result.ts";
import { TOOLS } from "../../src/mcp/tools/tool.ts";
import { sampleOf } from "../contract/samples.ts";
import { type Call, pathOf } from "../support/contract-client.ts";
import { send } from "../support/http.ts";
import { callTool, ERAS } from "../support/mcp.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";

stubFetch();

const reads = TOOLS.filter(
  ({ name, endpoint }) => endpoint.kind === "read" && name !== "list_reference_values",
);
const table = reads.map(({ name, endpoint }) => ({ name, endpoint }));

const account = sharedAccount();
const stranger = sharedAccount();

const argumentsOf = ({ params = {}, query = "" }: Call): Record<string, string> => ({
  ...params,
  ...Object.fromEntries(new URLSearchParams(query)),
});

/** Two answers are compared by their members only, because ids are random and times pass. */
const membersOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(membersOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, membersOf(member)]));
};

const withoutEmpty = (value: unknown, at = ""): string[] => {
  if (value === null || value === "") return [at];
  if (typeof value !== "object") return [];
  const members = Object.entries(value);
  if (members.length === 0 && at !== "") return [at];
  return members.flatMap(([name, member]) => withoutEmpty(member, `${at}/${name}`));
};

describe.each(ERAS)("a client of the %s era", (era) => {
  it.each(table)(
    "gets from $name what its endpoint answers, without empty members",
    async ({ name, endpoint }) => {
      const call = await sampleOf(endpoint, account);
      const rest = await send("GET", pathOf(endpoint, call), account.key);
      expect(rest.status, rest.text).toBe(200);
      const { isError, result } = await callTool(account.key, name, argumentsOf(call), { era });
      expect([isError, result.code]).toEqual([false, undefined]);
      expect(withoutEmpty(result)).toEqual([]);
      if (endpoint.tool.row || /batch/.test(name)) return;
      expect(membersOf(result)).toEqual(membersOf(compact(rest.body)));
    },
  );
});

describe("another account's object", () => {
  it.each(table.filter(({ endpoint }) => Object.keys(paramsOf(endpoint.route).shape).length > 0))(
    "looks to $name like an unknown one",
    async ({ name, endpoint }) => {
      const call = await sampleOf(endpoint, account);
      if (!call.names) return;
      const foreign = await callTool(stranger.key, name, argumentsOf(call));
      const restOfIt = await send("GET", pathOf(endpoint, call), stranger.key);
      expect(foreign.result.code).toBe(restOfIt.body.code);
      for (const id of call.names) expect(foreign.text).not.toContain(id);
    },
  );
});

const HOSTILE = [
  ".",
  "..",
  "../matches",
  "%2F",
  "%2e%2e",
  "#",
  "?dryRun=true",
  "a/b",
  "a\\b",
  " ",
  "\u0001",
  "é",
];

describe("a path argument", () => {
  const inPath = TOOLS.flatMap(({ name, endpoint }) =>
    endpoint.kind === "read"
      ? Object.keys(paramsOf(endpoint.route).shape).map((param) => ({ name, param, endpoint }))
      : [],
  );

  it.each(inPath)("of $name ($param) is only data, however hostile", async ({ name, param, endpoint }) => {
    const others = Object.fromEntries(
      Object.keys(paramsOf(endpoint.route).shape).map((other) => [other, "x"]),
    );
    for (const value of HOSTILE) {
      const { isError, result } = await callTool(account.key, name, { ...others, [param]: value });
      expect(isError, `${name} ${value}`).toBe(true);
      expect(["not_found", "invalid_param"], `${name} ${value}`).toContain(result.code);
    }
    const { result } = await callTool(account.key, name, {});
    expect(result.invalidParams).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: param, code: "required" })]),
    );
  });
});

/** Whether a response schema has this path, through lists and nullable members. */
const hasPath = (schema: unknown, [name, ...deeper]: readonly string[]): boolean => {
  const inner = schema as {
    shape?: Record<string, z.ZodType>;
    options?: readonly unknown[];
    unwrap?: () => unknown;
    element?: unknown;
  };
  if (name === undefined) return true;
  if (inner.shape) return name in inner.shape && hasPath(inner.shape[name], deeper);
  if (inner.options) return inner.options.some((option) => hasPath(option, [name, ...deeper]));
  const within = inner.element ?? inner.unwrap?.();
  return within !== undefined && hasPath(within, [name, ...deeper]);
};

describe("the rows of a list", () => {
  const rows = TOOLS.flatMap(({ name, endpoint: { route, tool } }) =>
    tool.row ? [{ name, paths: tool.row, operationId: route.operationId }] : [],
  );

  it.each(rows)("of $name have only members that its endpoint answers", ({ paths, operationId }) => {
    const response = ANSWERS[operationId as keyof typeof ANSWERS];
    expect(paths.filter((path) => !hasPath(response, ["data", ...path.split(".")]))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("list_reference_values", () => {
  it("answers each of the eight lists, and names the lists if asked for another", async () => {
    const { result } = await callTool(account.key, "list_reference_values", { list: "nonsense" });
    const [fault] = result.invalidParams;
    expect([fault.name, fault.code, fault.allowed.length]).toEqual(["list", "not_in_list", 8]);
    for (const list of fault.allowed as string[]) {
      const answered = await callTool(account.key, "list_reference_values", { list });
      const rest = await account.api.get(`/reference/${list}`);
      expect(answered.result, list).toEqual(compact(rest.body) as JsonObject);
    }
  });
});
