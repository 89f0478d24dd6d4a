import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CEILINGS, type Ceiling, type Largest, Refused } from "./ceilings.ts";
import { asInvocation } from "./invocation.ts";
import { ceilings } from "./strict.ts";

let before: Largest;

beforeEach(() => {
  before = { ...ceilings.largest };
});

afterEach(() => {
  ceilings.refused.length = 0;
  Object.assign(ceilings.largest, before);
  for (const ceiling of Object.keys(ceilings.largest) as Ceiling[])
    if (!before[ceiling]) delete ceilings.largest[ceiling];
});

const { DB, RADAR_QUEUE } = env;
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const message = (bytes: number) => ({ body: "x".repeat(bytes), contentType: "json" as const });
const READ = "SELECT 1";

/** Something too large for each ceiling of D1 and of Queues. */
const TOO_MUCH = {
  statementBytes: () => DB.prepare(`${READ} -- ${"x".repeat(CEILINGS.statementBytes.most)}`),
  parameters: () => DB.prepare(READ).bind(...many(CEILINGS.parameters.most + 1, 1)),
  valueBytes: () => DB.prepare("SELECT ?").bind("ç".repeat(CEILINGS.valueBytes.most / 2 + 1)),
  functionArguments: () =>
    DB.prepare(`SELECT json_array(${many(CEILINGS.functionArguments.most + 1, "1").join(", ")})`),
  patternBytes: () => DB.prepare("SELECT 'a' LIKE ?1").bind("a".repeat(CEILINGS.patternBytes.most + 1)),
  messageBytes: () => RADAR_QUEUE.send("x".repeat(CEILINGS.messageBytes.most)),
  sendBytes: () => RADAR_QUEUE.sendBatch(many(3, message(100_000))),
  sendMessages: () => RADAR_QUEUE.sendBatch(many(CEILINGS.sendMessages.most + 1, message(1))),
  delaySeconds: () => RADAR_QUEUE.send("x", { delaySeconds: CEILINGS.delaySeconds.most + 1 }),
} as const;

describe("the platform of the tests", () => {
  it.each(Object.entries(TOO_MUCH))("refuses what exceeds the ceiling of %s", async (ceiling, send) => {
    await expect((async () => send())()).rejects.toThrow(Refused);
    expect(ceilings.refused).toEqual([
      expect.stringContaining(CEILINGS[ceiling as keyof typeof TOO_MUCH].of),
    ]);
  });

  it("refuses an invocation more statements than it may send, in however many trips", async () => {
    const handler = asInvocation("test", async (count: number) => {
      await DB.batch(many(CEILINGS.queries.most - 1, DB.prepare(READ)));
      for (let sent = CEILINGS.queries.most - 1; sent < count; sent += 1) await DB.prepare(READ).all();
    });
    await handler.call(null, CEILINGS.queries.most);
    await expect(handler.call(null, CEILINGS.queries.most + 1)).rejects.toThrow(Refused);
  });

  it("refuses a larger result than D1 returns", async () => {
    const text = "x".repeat(CEILINGS.resultBytes.most / 600);
    const rows =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 601) SELECT ? AS text FROM n";
    await expect(DB.prepare(rows).bind(text).all()).rejects.toThrow(Refused);
  });

  it("refuses a trip that would take D1 too long", () => {
    expect(() => ceilings.check("tripMs", CEILINGS.tripMs.most + 1, "trip")).toThrow(Refused);
  });
});
