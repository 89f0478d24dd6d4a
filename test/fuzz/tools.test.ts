import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_RESULT_CHARS } from "../../src/mcp/results/tool-result.ts";
import { buildInputSchemas } from "../../src/mcp/tools/input-schema.ts";
import { TOOLS } from "../../src/mcp/tools/tool.ts";
import { dumpOf } from "../support/dump.ts";
import { makeLead } from "../support/lead.ts";
import { legacyMessage, postMcp } from "../support/mcp.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { forAll, timeoutOf } from "./for-all.ts";
import { ODD_TEXTS } from "./odd-values.ts";

const RUNS = 15;

const account = sharedAccount();
let known: string[];

beforeAll(async () => {
  const { id } = await makeLead(account);
  known = [id, "ACTIVE", "VENDA", "3550308", "2026-01-01T00:00:00Z", "phone"];
});

const wellFormed = ODD_TEXTS.filter((text) => text.isWellFormed());

const schemas = buildInputSchemas();

const values = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...wellFormed, ...known),
    fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e21, 20, [], {}, ["notes"], [null], [[]]),
    fc.jsonValue({ maxDepth: 2 }),
  );

const argumentsOf = (name: string): fc.Arbitrary<Record<string, unknown>> => {
  const own = Object.keys(schemas[name]!.properties);
  const names = fc.constantFrom(...own, ...own, "dryRun", "toString", "clear", "confirmation", "x");
  return fc.dictionary(names, values(), { maxKeys: 6 });
};

describe("a tool called with anything", () => {
  it.each(TOOLS.map(({ name }) => name))(
    "is answered, and changes nothing: %s",
    async (name) => {
      const before = await dumpOf(account.accountId);
      await forAll(argumentsOf(name), RUNS, async (given) => {
        const { status, body, text } = await postMcp(
          account.key,
          legacyMessage("tools/call", { name, arguments: given }),
        );
        expect(status, text).toBe(200);
        const { content, structuredContent, isError } = body.result;
        expect(content).toEqual([{ type: "text", text: JSON.stringify(structuredContent) }]);
        expect(content[0].text.length).toBeLessThanOrEqual(MAX_RESULT_CHARS);
        if (isError)
          expect(structuredContent.code).not.toMatch(/^(internal|route_not_found|method_not_allowed)$/);
      });
      expect(await dumpOf(account.accountId)).toEqual(before);
    },
    timeoutOf(RUNS),
  );
});

describe("any message", () => {
  const messages = fc.oneof(
    fc.record(
      {
        jsonrpc: fc.constantFrom<unknown>("2.0", "1.0", null),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        method: fc.oneof(
          fc.constantFrom("tools/call", "tools/list", "initialize", "ping", "server/discover"),
          fc.string(),
        ),
        params: fc.jsonValue({ maxDepth: 2 }),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  );

  it(
    "is answered as JSON-RPC, without an internal error",
    () =>
      forAll(messages, 10 * RUNS, async (message) => {
        const { status, body, text } = await postMcp(account.key, JSON.stringify(message));
        expect(status, text).toBeLessThan(500);
        if (text !== "") expect(body.jsonrpc).toBe("2.0");
        if (body?.error) expect(body.error.code).not.toBe(-32_603);
      }),
    timeoutOf(10 * RUNS),
  );
});
