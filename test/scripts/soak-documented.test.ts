import { expect, it } from "vitest";
import { type Contract, Coverage } from "../../bench/soak/coverage.ts";
import { KINDS } from "../../bench/soak/kinds/documented.ts";

const EXAMPLE = { name: "CRM" };

const CONTRACT: Contract = {
  servers: [{ url: "https://api.example.com/v1" }],
  paths: {
    "/things": { get: {} },
    "/things/{propertyId}/parts": {
      post: { requestBody: { content: { "application/json": { example: EXAMPLE } } } },
    },
  },
};

/** What the first kind sends after this many calls, of which one was `GET /things`. */
const sentAfter = async (calls: number): Promise<unknown[]> => {
  const coverage = new Coverage(CONTRACT);
  coverage.note("GET", "/v1/things?limit=1");
  const sent: unknown[] = [];
  const turn = {
    random: () => 0.5,
    account: {
      properties: { pick: () => ({ id: "prop-1" }) },
      leads: { pick: () => undefined },
      endpoints: [],
      next: () => 1,
    },
    context: { tally: { calls }, coverage },
    call: async (method: string, path: string, options: object) => {
      coverage.note(method, `/v1${path}`);
      sent.push([method, path, options]);
    },
  };
  const [kind] = KINDS;
  for (let turns = 0; turns < 2; turns += 1) await kind!.act(turn as never);
  return [...sent, coverage.uncalled.length];
};

it("the soak repeatedly calls each operation that no kind has called by half of a run, with its example", async () => {
  const call = ["POST", "/things/prop-1/parts", { body: EXAMPLE }];
  expect(await sentAfter(10_000)).toEqual([call, call, 0]);
});

it("the soak leaves operations to the other kinds until then", async () => {
  expect(await sentAfter(9_999)).toEqual([1]);
});
