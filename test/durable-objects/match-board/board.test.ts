import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { Board } from "../../../durable-objects/match-board/board.ts";
import { CAPS } from "../../../durable-objects/match-board/floors.ts";
import { HeldRows } from "../../../durable-objects/match-board/held-rows.ts";
import type { PendingRead } from "../../../durable-objects/match-board/pending-reads.ts";
import { PendingWriteRows } from "../../../durable-objects/match-board/pending-write-rows.ts";
import { territoryOf } from "../../../durable-objects/match-board/territory.ts";
import type { Lead } from "../../../src/db/schema/leads.ts";
import type { Property } from "../../../src/db/schema/properties.ts";
import type { CurrentObjects } from "../../../src/domain/radar/current-objects.ts";
import { newId } from "../../../src/lib/id.ts";
import { accountBoard } from "../../../src/ports/match-board.ts";
import { storedLead } from "../../support/stored-lead.ts";
import { storedProperty } from "../../support/stored-property.ts";

const truthOf = (properties: readonly Property[], leads: readonly Lead[]): CurrentObjects => ({
  properties: new Map(
    properties.map((property) => [property.id, { property, development: null, hasReadyUnits: false }]),
  ),
  leads: new Map(leads.map((lead) => [lead.id, lead])),
  pins: new Map(),
  stored: null,
  accounts: new Map(),
  unread: new Set(),
  absent: new Set(),
});

const due = (kind: PendingRead["kind"], { id, accountId }: Property | Lead, quiet = false): PendingRead => ({
  kind,
  id,
  accountId,
  shard: "DB",
  quiet,
});

it("a board counts a pair that replaces another as new, even if another object was read silently", async () => {
  const accountId = newId("account");
  const name = accountBoard(accountId);
  const properties = Array.from({ length: CAPS.INTERNAL + 1 }, (_, at) =>
    storedProperty({ id: newId("property"), accountId, createdAt: at }),
  );
  const lead = storedLead({ accountId });
  const other = storedLead({ accountId, radar: "NONE" });
  const truth = truthOf(properties, [lead, other]);
  const entered = await runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage: { sql } }) => {
    const out = new PendingWriteRows(sql);
    const board = new Board(territoryOf(name), new HeldRows(sql), out, ["DB"]);
    const all = properties.map((property) => due("property", property, true));
    board.learn([...all, due("lead", lead, true)], truth, Number.POSITIVE_INFINITY);
    out.end("DB", out.page("DB", accountId, null, properties.length));
    const best = properties.at(-1)!;
    const without = truthOf(properties.slice(0, -1), [lead, other]);
    board.learn([due("property", best), due("lead", other, true)], without, Number.POSITIVE_INFINITY);
    out.end("DB", out.page("DB", accountId, null, 1));
    board.balance(Number.POSITIVE_INFINITY);
    return out.page("DB", "", null, 2);
  });
  expect(entered).toEqual([
    { cause: "", subject: "", part: 0, leadId: lead.id, propertyId: properties[0]!.id, quiet: false },
  ]);
});

it("a board learns some objects at a time, limited by judged pairs", async () => {
  const accountId = newId("account");
  const name = accountBoard(accountId);
  const properties = Array.from({ length: 10 }, () => storedProperty({ id: newId("property"), accountId }));
  const leads = Array.from({ length: 4 }, () => storedLead({ id: newId("lead"), accountId }));
  const truth = truthOf(properties, leads);
  const counts = await runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage: { sql } }) => {
    const board = new Board(territoryOf(name), new HeldRows(sql), new PendingWriteRows(sql), ["DB"]);
    const offers = properties.map((property) => due("property", property));
    const wishes = leads.map((lead) => due("lead", lead));
    return [
      board.learn(offers, truth, 15),
      board.learn(wishes, truth, 15),
      board.learn(wishes.slice(2), truth, 5),
    ];
  });
  expect(counts).toEqual([10, 2, 1]);
});

it("a board learns a client of another part only while every shard answers", async () => {
  const accountId = newId("account");
  const name = accountBoard(accountId);
  const lead = storedLead({ accountId });
  const handovers = { ...due("lead", lead), moved: true };
  const held = await runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage: { sql } }) => {
    const board = new Board(territoryOf(name), new HeldRows(sql), new PendingWriteRows(sql), ["DB"]);
    const truth = { ...truthOf([], [lead]), unread: new Set(["DB_S1"]) };
    const isHeld = () => board.thresholds.holdings.wish(lead.id) !== null;
    board.learn([handovers], truth, Number.POSITIVE_INFINITY);
    const before = isHeld();
    board.learn([handovers], truthOf([], [lead]), Number.POSITIVE_INFINITY);
    return [before, isHeld()];
  });
  expect(held).toEqual([false, true]);
});
