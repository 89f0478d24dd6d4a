import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { Formula } from "../../../durable-objects/match-board/formula.ts";
import { MemoryRows } from "../../../durable-objects/match-board/memory-rows.ts";
import { PendingWriteRows } from "../../../durable-objects/match-board/pending-write-rows.ts";
import { PendingWriteTurns } from "../../../durable-objects/match-board/pending-write-turns.ts";
import { FORMULA } from "../../../src/domain/radar/score.ts";
import { newId } from "../../../src/lib/id.ts";

const BATCH_PAIRS = 500;

const numberedIds = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${String(at).padStart(5, "0")}`);

/** The first batches of a shard's turns, with this many pairs of each cause. */
const turns = (causes: Readonly<Record<string, number>>, batches: number) =>
  runInDurableObject(env.MATCH_BOARD.getByName(newId("account")), (_, { storage: { sql } }) => {
    const out = new PendingWriteRows(sql);
    for (const [cause, count] of Object.entries(causes))
      for (const propertyId of numberedIds(cause, count))
        out.add("DB", { cause, subject: "lead-1", leadId: "lead-1", propertyId, quiet: false });
    out.store();
    const inTurn = new PendingWriteTurns("DB", out);
    return Array.from({ length: batches }, () => {
      const pairs = inTurn.next(BATCH_PAIRS);
      out.end("DB", pairs);
      return pairs;
    });
  });

it("a shard gets an account's few pairs at once, however many another's writes moved", async () => {
  const [first] = await turns({ "acc-feed": 3_000, "acc-one": 90 }, 1);
  expect(first!.filter(({ cause }) => cause === "acc-one")).toHaveLength(90);
  expect(first!.length).toBeGreaterThanOrEqual(BATCH_PAIRS / 2);
});

it("a shard gets pairs of every account within one round of turns", async () => {
  const causes = Object.fromEntries(numberedIds("acc", 12).map((cause) => [cause, 1_000]));
  const batches = await turns(causes, 3);
  expect(batches.map(({ length }) => length)).toEqual([BATCH_PAIRS, BATCH_PAIRS, BATCH_PAIRS]);
  expect(new Set(batches.flat().map(({ cause }) => cause)).size).toBe(12);
});

it("a shard gets every pair once, even the rest of a short round", async () => {
  const batches = await turns({ "": 700, "acc-one": 3 }, 5);
  expect(batches.flat()).toHaveLength(703);
  expect(new Set(batches.flat().map(({ propertyId }) => propertyId)).size).toBe(703);
});

it("a pair that waits for its objects delays no later one", async () => {
  const seen = await runInDurableObject(
    env.MATCH_BOARD.getByName(newId("account")),
    (_, { storage: { sql } }) => {
      const out = new PendingWriteRows(sql);
      const ids = numberedIds("prop", 600);
      for (const propertyId of ids)
        out.add("DB", { cause: "a", subject: "lead-1", leadId: "lead-1", propertyId, quiet: false });
      out.store();
      const inTurn = new PendingWriteTurns("DB", out);
      return [...inTurn.next(BATCH_PAIRS), ...inTurn.next(BATCH_PAIRS)].map(({ propertyId }) => propertyId);
    },
  );
  expect(new Set(seen).size).toBe(600);
});

it("pairs moved by one object are stored in a row per thousand, each pair once", async () => {
  const board = env.MATCH_BOARD.getByName(newId("account"));
  const counts = await runInDurableObject(board, (_, { storage: { sql } }) => {
    const out = new PendingWriteRows(sql);
    const rows = () => sql.exec("SELECT * FROM moved_pairs").toArray().length;
    const add = (quiet: boolean) => {
      for (const leadId of numberedIds("lead", 1_500))
        out.add("DB", { cause: "a", subject: "prop-1", leadId, propertyId: "prop-1", quiet });
      out.store();
    };
    add(true);
    const first = rows();
    add(false);
    const pairs = out.page("DB", "a", null, 2_000);
    out.end("DB", pairs.slice(0, 1_499));
    const left = out.page("DB", "a", null, 2_000);
    out.end("DB", left);
    return [first, pairs.length, pairs.filter(({ quiet }) => quiet).length, left.length, rows()];
  });
  expect(counts).toEqual([2, 1_500, 0, 1, 0]);
});

it("a board that had a row for each pair still writes them", async () => {
  const board = env.MATCH_BOARD.getByName(newId("account"));
  const pairs = await runInDurableObject(board, (_, { storage: { sql } }) => {
    sql.exec(`CREATE TABLE outgoing (shard TEXT, cause TEXT, lead_id TEXT, property_id TEXT, quiet INTEGER)`);
    sql.exec(
      `INSERT INTO outgoing VALUES ('DB', 'a', 'lead-1', 'prop-1', 1), ('DB', 'a', 'lead-1', 'prop-2', 0)`,
    );
    return new PendingWriteRows(sql).page("DB", "a", null, 9);
  });
  expect(pairs.map(({ propertyId, quiet }) => [propertyId, quiet])).toEqual([
    ["prop-1", true],
    ["prop-2", false],
  ]);
});

it("what has waited for an account since the former release takes its turn once it is open", async () => {
  const board = env.MATCH_BOARD.getByName(newId("account"));
  const pairs = await runInDurableObject(board, (_, { storage: { sql } }) => {
    const out = new PendingWriteRows(sql);
    const pair = { cause: "moved", leadId: "lead-1", propertyId: "prop-1", quiet: true };
    out.waiting.add("DB", "acc-1", { pair });
    out.giveBack("DB", "acc-1", 9);
    return out.page("DB", "moved", null, 9);
  });
  expect(pairs).toMatchObject([{ leadId: "lead-1", propertyId: "prop-1", quiet: true }]);
});

it("pairs of balanced floors go into the last row, however many wait", async () => {
  const board = env.MATCH_BOARD.getByName(newId("account"));
  const [parts, pairs] = await runInDurableObject(board, (_, { storage: { sql } }) => {
    const out = new PendingWriteRows(sql);
    for (const leadId of ["lead-1", "lead-2", "lead-3"]) {
      for (const propertyId of numberedIds("prop", 800))
        out.add("DB", { cause: "", subject: "", leadId, propertyId, quiet: false });
      out.store();
    }
    const rows = sql.exec<{ part: number }>("SELECT part FROM moved_pairs ORDER BY part").toArray();
    return [rows.map(({ part }) => part), out.page("DB", "", null, 5_000).length];
  });
  expect([parts, pairs]).toEqual([[0, 1, 2], 2_400]);
});

it("a board with pairs that the former release cannot read would judge them again there", async () => {
  const board = env.MATCH_BOARD.getByName(newId("account"));
  const formulas = await runInDurableObject(board, (_, { storage: { sql } }) => {
    const memory = new MemoryRows(sql);
    const formula = new Formula(memory);
    formula.renew();
    const out = new PendingWriteRows(sql);
    const seen = () => [memory.get("formula") === FORMULA, formula.isOutdated];
    const before = seen();
    out.add("DB", { cause: "a", subject: "lead-1", leadId: "lead-1", propertyId: "prop-1", quiet: false });
    out.store();
    const meanwhile = seen();
    out.end("DB", out.page("DB", "a", null, 9));
    return [before, meanwhile, seen()];
  });
  expect(formulas).toEqual([
    [true, false],
    [false, false],
    [true, false],
  ]);
});
