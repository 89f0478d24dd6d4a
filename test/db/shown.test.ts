import { env } from "cloudflare:workers";
import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownOf } from "../../src/db/shown.ts";
import { run, sql } from "../../src/db/statement.ts";

const rooms = sqliteTable("rooms", {
  id: text("id").notNull(),
  isOpen: integer("is_open", { mode: "boolean" }),
  floorPlans: text("floor_plans", { mode: "json" }).$type<unknown>(),
  area: real("area"),
  words: text("words"),
});

const shown = shownOf(rooms, ["words"]);

const ROOM = fc.record({
  id: fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "").toWellFormed()),
  isOpen: fc.option(fc.boolean()),
  floorPlans: fc.option(fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.record({ at: fc.nat() })))),
  // SQLite has no negative zero.
  area: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((area) => area + 0)),
  words: fc.constant("never shown"),
});

describe("what a list shows of a table's row", () => {
  it("is what the whole row would show, whatever is stored", async () => {
    const stored = fc.sample(ROOM, { numRuns: 400, seed: 1 });
    const values = stored.map(({ isOpen, floorPlans, ...room }) =>
      sql(
        "SELECT ? AS id, ? AS is_open, ? AS floor_plans, ? AS area, ? AS words",
        room.id,
        isOpen === null ? null : Number(isOpen),
        floorPlans === null ? null : JSON.stringify(floorPlans),
        room.area,
        room.words,
      ),
    );
    const rows = await run(
      env.DB,
      values.map((value) => sql(`SELECT ${shown.columns} FROM (${value.sql})`, ...value.params)),
    );
    const records = rows.map(([row]) => shown.decode(row!));
    expect(records).toEqual(stored.map(({ words, ...room }) => room));
    expect(shown.columns).not.toContain("words");
  });
});
