import { describe, expect, it } from "vitest";
import { buildInputSchemas } from "../../src/mcp/tools/input-schema.ts";
import type { SlimSchema } from "../../src/mcp/tools/slim-schema.ts";
import { TOOLS } from "../../src/mcp/tools/tool.ts";
import { sampleOf } from "../contract/samples.ts";
import { argsOf } from "../support/agent.ts";
import { holdQueues } from "../support/hold-queues.ts";
import { callTool } from "../support/mcp.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";

stubFetch();
holdQueues();

const SCHEMAS = buildInputSchemas();

const account = sharedAccount();

type Members = Readonly<Record<string, unknown>>;

/** The arguments, with null for each member that is not given, also in the objects and lists that are. */
const filledUp = (given: unknown, schema: SlimSchema | undefined): unknown => {
  if (Array.isArray(given)) return given.map((item) => filledUp(item, schema?.items));
  if (typeof given !== "object" || given === null || !schema?.properties) return given;
  const known = Object.entries(given as Members).map(([name, value]) => [
    name,
    filledUp(value, schema.properties![name]),
  ]);
  const others = Object.keys(schema.properties).filter((name) => !(name in given));
  return Object.fromEntries([...others.map((name) => [name, null]), ...known]);
};

/** What the person would be shown, without what differs each time. */
const shown = ({ preview, ...rest }: Members): unknown => {
  const { result } = (preview ?? {}) as Members;
  return preview === undefined ? Object.keys(rest).sort() : result;
};

describe("null for every argument that is not given", () => {
  it.each(TOOLS.map(({ name, endpoint }) => ({ name, endpoint })))(
    "changes nothing about what $name does, in nested objects too",
    async ({ name, endpoint }) => {
      const given =
        name === "list_reference_values" ? { list: "purposes" } : argsOf(await sampleOf(endpoint, account));
      const plain = await callTool(account.key, name, given);
      const full = filledUp(given, SCHEMAS[name]) as Members;
      expect(Object.keys(full).length).toBeGreaterThanOrEqual(Object.keys(given).length);
      const filled = await callTool(account.key, name, full);
      expect([plain.isError, filled.isError], filled.text).toEqual([false, false]);
      expect(shown(filled.result)).toEqual(shown(plain.result));
    },
  );
});

describe("an empty text for an id or a code", () => {
  it("is not passed on, neither to a list nor to a write", async () => {
    const list = await callTool(account.key, "list_properties", { cursor: "" });
    expect(list.isError).toBe(false);
    const lead = { name: "Zé", email: "ze@cliente.test", consentGiven: true };
    const empty = { confirmation: "", externalRef: "", ownerEmail: "", ownerAccountId: "" };
    const { result, isError } = await callTool(account.key, "create_lead", { ...lead, ...empty });
    expect([isError, result.saved, result.preview.result.outcome]).toEqual([false, false, "CREATED"]);
  });
});
