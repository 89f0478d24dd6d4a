import { describe, expect, it } from "vitest";
import { isService, type Source, sourceOf } from "./source.ts";
import { SOURCES } from "./sources.ts";

/** A read of one table by column values, with nothing that drizzle's builder lacks (ADR 3). */
const PLAIN_READ =
  /(["`])SELECT (?!changes\(\))(?:(?:\w+, )*count\(\*\) AS \w+|[\w, ]+|\$\{\w+\.columns\}) FROM (?:\w+|\$\{table\})(?: WHERE (?:\w+|\$\{column\}) = \?(?: AND (?:\w+|\$\{column\}) = \?)*)?(?: GROUP BY \w+)?\1/g;

/** Statements of D1; statements of the objects' own storage do not count. */
const asksD1 = (source: Source): boolean => isService(source) && !source.path.startsWith("durable-objects/");

const plainReads = ({ uncommented }: Source): string[] =>
  [...uncommented.matchAll(PLAIN_READ)].map(([text]) => text.slice(1, -1));

const WHOLE_OBJECT = "a property or a client as a whole";
const EXISTENCE = "it asks whether a row exists, and reads no column";
const NAMED = "the call names the table";
const UNDESCRIBED = "a table of the catalog, which no schema describes";
const PART = "a part of longer statements";
const NO_BUILDER = "the boards' Worker, which also has the mover, does not load drizzle's builder";

/** Files whose plain reads remain SQL: how many, and why. */
const EXCUSED: Readonly<Record<string, readonly string[]>> = {
  "src/domain/feeds/sync-context.ts": [EXISTENCE],
  "src/domain/feeds/transitions.ts": [EXISTENCE],
  "src/domain/galleries/photo-states.ts": [EXISTENCE],
  "src/domain/geo/neighborhoods.ts": [UNDESCRIBED],
  "src/domain/properties/record/load.ts": [UNDESCRIBED],
  "src/domain/launches/load-objects.ts": [WHOLE_OBJECT, WHOLE_OBJECT],
  "src/domain/leads/log-interaction.ts": [WHOLE_OBJECT],
  "src/domain/leads/read-one.ts": [WHOLE_OBJECT],
  "src/domain/leads/record/load.ts": [WHOLE_OBJECT, PART],
  "src/domain/moves/flip.ts": [NO_BUILDER],
  "src/domain/moves/move.ts": [NO_BUILDER],
  "src/domain/moves/row-changes.ts": [NO_BUILDER],
  "src/domain/moves/prepare.ts": [NO_BUILDER],
  "src/domain/properties/read-one.ts": [WHOLE_OBJECT],
  "src/domain/radar/list-of-object.ts": [EXISTENCE],
  "src/domain/sandbox/partnerships.ts": [NAMED],
  "src/jobs/sweep-feeds.ts": [PART],
};

describe("a plain read of a database", () => {
  it("is written with drizzle, unless it is excused", () => {
    const found = SOURCES.filter(asksD1)
      .map((source) => [source.path, plainReads(source)] as const)
      .filter(([path, reads]) => reads.length !== (EXCUSED[path]?.length ?? 0));
    expect(found, "write it with prepared (src/db/prepared.ts), or see ADR 3").toEqual([]);
  });

  it.each([
    'sql("SELECT active, clients FROM portfolios WHERE account_id = ?", accountId)',
    `sql(\`SELECT \${itemTable.columns} FROM items WHERE account_id = ? AND id = ?\`, accountId, id)`,
    'sql("SELECT shard, count(*) AS accounts FROM accounts GROUP BY shard")',
    `sql(\`SELECT \${sizeTable.columns} FROM shard_sizes\`)`,
  ])("would be found: %s", (text) => {
    expect(plainReads(sourceOf("src/x.ts", text))).toHaveLength(1);
  });

  it.each([
    'sql("SELECT id FROM leads INDEXED BY leads_newest WHERE account_id = ?", accountId)',
    'sql("SELECT id FROM leads WHERE account_id = ? ORDER BY seq LIMIT ?", accountId, limit)',
    'sql("SELECT a.id FROM leads AS a JOIN properties AS b ON b.id = a.property_id")',
  ])("does not include %s", (text) => {
    expect(plainReads(sourceOf("src/x.ts", text))).toEqual([]);
  });
});
