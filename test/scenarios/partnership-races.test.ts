import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { matchTable } from "../../src/domain/radar/match.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { holdQueues } from "../support/hold-queues.ts";
import type { Answer } from "../support/http.ts";
import { makeNetworkMatch, type NetworkMatch } from "../support/match.ts";
import {
  makePartnership,
  move,
  type Partners,
  partnershipIn,
  readPartnership,
  request,
} from "../support/partnership.ts";
import { query } from "../support/query.ts";
import { race, tally } from "../support/race.ts";
import { moveToSecondShard } from "../support/second-shard.ts";
import { type Call, serveWith } from "../support/serve-with.ts";
import { DATABASES, eventsIn, prepareShards, TWO_SHARDS } from "../support/two-shards.ts";
import { runWhole } from "../support/whole-job.ts";

beforeAll(prepareShards);

// Otherwise Radar would find matches of its own for these tests' pairs.
holdQueues();

describe("simultaneous moves", () => {
  it("that exclude each other have one winner, and both accounts see the same", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makePartnership(partners);
      const answers = await Promise.all([
        move(partners.property, id, "ACCEPTED"),
        move(partners.client, id, "CANCELLED"),
        move(partners.property, id, "DECLINED"),
      ]);
      const won = answers.filter(({ status }) => status === 200);
      expect([won.length, answers.length - won.length]).toEqual([1, 2]);
      for (const lost of answers.filter(({ status }) => status !== 200))
        expect(["request_refused", "concurrent_write"]).toContain(lost.body.code);
      const { status } = won[0]!.body.data;
      for (const account of [partners.client, partners.property])
        expect((await readPartnership(account, id)).status).toBe(status);
    }
  });

  it("to one stage set it once, with one event", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    const { id } = await partnershipIn(partners, "ACCEPTED");
    const answers = await race(8, () => move(partners.client, id, "CONTACTED"));
    expect(tally(answers)).toEqual({ STATUS_SET: 1, UNCHANGED: 7 });
    const updates = await eventsIn(partners.property.accountId, "DB", ["partnership.updated"]);
    expect(updates.filter(({ data }) => JSON.parse(data).status === "CONTACTED")).toHaveLength(1);
  });
});

const requestOf = ({ client }: Partners, { ofBuyer }: NetworkMatch): Call => ({
  key: env.BACKOFFICE_TOKEN,
  method: "POST",
  base: "/backoffice",
  path: `${client.path}/matches/${encodeURIComponent(ofBuyer)}/request`,
  options: { body: { message: "Vamos conversar?" } },
});

describe("a match that a board writes late", () => {
  const statusOf = async ({ leadId }: NetworkMatch) =>
    query`SELECT side, status FROM matches WHERE lead_id = ${leadId} ORDER BY side`;

  it.each([
    ["as soon as it is there", 0, "REQUESTED"],
    ["no more after two days", 2 * DAY_MS, "NEW"],
  ] as const)("is marked %s, although its partnership has ended", async (_, later, expected) => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    const pair = await makeNetworkMatch(partners.property, partners.client);
    const late = "lead_id = ? AND side = 'property'";
    const [row] = await query(`SELECT ${matchTable.columns} FROM matches WHERE ${late}`, pair.leadId);
    await query(`DELETE FROM matches WHERE ${late}`, pair.leadId);
    const { id } = (await request(partners.client, pair.ofBuyer)).body.data;
    await move(partners.property, id, "DECLINED");
    const services = servicesOf(faultyEnv(null, TWO_SHARDS).env);
    await runWhole("partnership-sweep", services, Date.now() + later);
    await run(env.DB, [matchTable.insert(matchTable.decode(row!))]);
    await runWhole("partnership-sweep", services, Date.now() + later);
    expect(await statusOf(pair)).toEqual([
      { side: "client", status: "REQUESTED" },
      { side: "property", status: expected },
    ]);
  });
});

const PLACES = [
  ["DB", "DB_S1"],
  ["DB_S1", "DB"],
  ["DB_S1", "DB_S1"],
] as const;

/** The rows of a pair in all databases. */
const leftOf = async ({ leadId }: NetworkMatch, { client, property }: Partners) => {
  const made = await run(env.DB, [sql("SELECT status, marked FROM partnerships WHERE lead_id = ?", leadId)]);
  const matches = await Promise.all(
    Object.values(DATABASES).map((db) =>
      run(db, [sql("SELECT status FROM matches WHERE lead_id = ?", leadId)]),
    ),
  );
  const events = await Promise.all(
    [client, property].map(async ({ accountId }) =>
      (await eventsIn(accountId, "DB_S1", ["partnership.created"])).map(({ type }) => type),
    ),
  );
  return { made: made[0], matches: matches.flatMap(([rows]) => rows), events };
};

const COMPLETE = {
  made: [{ status: "PENDING", marked: 1 }],
  matches: [{ status: "REQUESTED" }, { status: "REQUESTED" }],
  events: [["partnership.created"], ["partnership.created"]],
};

/** More calls than any request makes. */
const MAX_CALLS = 60;

describe.each(PLACES)("a request of an account in %s to one in %s", (client, property) => {
  it.each(["before", "after"] as const)(
    "that dies %s any of its calls is complete after the sweep, or was never made",
    async (when) => {
      for (let at = 1; at <= MAX_CALLS; at += 1) {
        const partners = { client: await makeAccount(), property: await makeAccount() };
        const pair = await makeNetworkMatch(partners.property, partners.client);
        if (client === "DB_S1") await moveToSecondShard(pair, partners.client);
        if (property === "DB_S1") await moveToSecondShard(pair, partners.property);
        const faulty = faultyEnv({ at, when, how: "die" }, TWO_SHARDS);
        const first = await serveWith(faulty, requestOf(partners, pair));
        const again = (await serveWith(faultyEnv(null, TWO_SHARDS), requestOf(partners, pair))) as Answer;
        await runWhole("partnership-sweep", servicesOf(faultyEnv(null, TWO_SHARDS).env), Date.now());
        expect([201, 422]).toContain(again.status);
        expect([at, faulty.calls[at - 1], await leftOf(pair, partners)]).toEqual([
          at,
          faulty.calls[at - 1],
          COMPLETE,
        ]);
        if (first !== "died") return;
      }
      throw new Error("The request never ends.");
    },
    120_000,
  );
});
