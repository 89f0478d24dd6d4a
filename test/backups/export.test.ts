import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { takeTurn } from "../../src/backups/export-account.ts";
import { rowsOf } from "../../src/backups/manifest.ts";
import { readFacts } from "../../src/backups/pages.ts";
import { EXPORTED_TABLES, UNITS } from "../../src/backups/units.ts";
import { MOVED_TABLES } from "../../src/db/moved-tables.ts";
import { newMeter, type Row } from "../../src/db/statement.ts";
import { type Export, newExport } from "../../src/domain/backups/stored.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import { EXPORT_KEPT_DAYS, LOG_KEPT_DAYS } from "../../src/vocabulary/limits.ts";
import { accountWithProperty } from "../support/account-with.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { copyProperty } from "../support/copy-property.ts";
import { backups, exportWhole, linesIn } from "../support/exported.ts";
import { interest, makeLead, person } from "../support/lead.ts";
import { recommended, storedMatch, storeMatch } from "../support/match.ts";
import { query } from "../support/query.ts";

const storedIn = async (table: string, accountId: string): Promise<Row[]> => {
  const columns = await query`SELECT name FROM pragma_table_info(${table})`;
  const names = columns.map(({ name }) => name as string).filter((name) => name !== "seq");
  const list = names.map((name) => (name === "place_given" ? "place AS place_given" : name)).join(", ");
  return query(`SELECT ${list} FROM ${table} WHERE account_id = ?`, accountId);
};

const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

const exportedOf = async (own: Pick<Export, "parts">, table: string) =>
  (await linesIn(own)).flatMap((line) => (line.table === table ? [line.row!] : []));

/** A city that no other test uses. */
const UNUSED_CITY = "1400159";
const elsewhere = interest({ locations: [{ cityId: UNUSED_CITY }] });

const busyAccount = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  const { id: propertyId } = await recommended(account, {
    address: { cityId: UNUSED_CITY, neighborhood: "Centro" },
  });
  const lead = await makeLead(account, { email: "ana@clientes.test", interest: elsewhere });
  await storeMatch(storedMatch(account.accountId, { propertyId, leadId: lead.id }));
  await account.api.post(`/leads/${lead.id}/interactions`, { body: { type: "CALL", note: "ligar às 9h" } });
  await account.api.put("/leads/by-ref/c-1", {
    body: person({ interest: elsewhere }),
    headers: { "Idempotency-Key": "k-1" },
  });
  await account.api.post("/leads/batch", { body: { items: [{ externalRef: "b-1", nonsense: 1 }] } });
  return account;
};

/** Turns after each of which a client changes: some before its page is read, some after. */
const MAX_CHANGES = 12;

describe("an export", () => {
  it("handles every table of an account", () => {
    const units = UNITS.flatMap(({ table, children }) => [table, ...children.map((child) => child.table)]);
    expect([...new Set(units)].sort()).toEqual(Object.keys(MOVED_TABLES).sort());
    expect(EXPORTED_TABLES).toEqual([...Object.keys(MOVED_TABLES), "radar_cards"]);
  });

  it("ends before the log forgets who was purged", () => {
    expect(EXPORT_KEPT_DAYS).toBeLessThan(LOG_KEPT_DAYS);
  });

  it("has every row of a small account as it is stored, in one turn and one transaction", async () => {
    const account = await busyAccount();
    const { own, turns, isSettled } = await exportWhole(account.accountId);
    expect([turns, isSettled, own.parts.length]).toEqual([1, true, 1]);
    for (const table of Object.keys(MOVED_TABLES))
      expect(sorted(await exportedOf(own, table)), table).toEqual(
        sorted(await storedIn(table, account.accountId)),
      );
    expect(rowsOf(own.parts)).toMatchObject({ interactions: 1, matches: 1, receipts: 1, batches: 1 });
    const [part] = own.parts;
    const bytes = new Uint8Array(await (await env.EXPORTS.get(part!.key))!.arrayBuffer());
    expect([bytes.byteLength, await sha256Hex(bytes)]).toEqual([part!.bytes, part!.sha256]);
  });

  it("of a large account continues, turn by turn, and has each row", async () => {
    const { account, id } = await accountWithProperty();
    await copyProperty(id, 260);
    vi.spyOn(Date, "now").mockImplementation(ticking(20_000));
    const { own, turns } = await exportWhole(account.accountId);
    vi.restoreAllMocks();
    expect(turns).toBeGreaterThan(3);
    const ids = new Set((await exportedOf(own, "properties")).map((row) => row.id));
    expect(ids.size).toBe((await storedIn("properties", account.accountId)).length);
  });

  it("reads again what was written meanwhile", async () => {
    const { account, id } = await accountWithProperty();
    await copyProperty(id, 260);
    const lead = await makeLead(account, { email: "old@clientes.test" });
    vi.spyOn(Date, "now").mockImplementation(ticking(20_000));
    let email = "old@clientes.test";
    const { own } = await exportWhole(account.accountId, backups(), async (turns) => {
      if (turns > MAX_CHANGES) return;
      email = `new-${turns}@clientes.test`;
      await account.api.patch(`/leads/${lead.id}`, { body: { email } });
    });
    vi.restoreAllMocks();
    const lines = await linesIn(own);
    const read = lines.filter(({ table }) => table === "leads");
    expect(read.length).toBeGreaterThan(1);
    expect(read.at(-1)!.row).toMatchObject({ email });
    const identity = lines.findLast(({ row }) => row?.kind === "email")!.row;
    expect(identity).toMatchObject({ value: email });
  });

  it("costs a small account one trip, and few rows", async () => {
    const account = await busyAccount();
    const stores = backups();
    const facts = await readFacts(stores.shard("DB"), newMeter());
    const own = newExport(account.accountId, "DB", stores.clock.now());
    const meter = newMeter();
    await takeTurn(stores, own, facts, meter);
    expect([meter.trips, meter.statements, meter.rowsWritten]).toEqual([1, 25, 0]);
    // Summaries of five minutes have no index by account: in a test they wait for a job that does not come.
    const summaries = await query`SELECT 1 FROM radar_windows`;
    expect(meter.rowsRead).toBeLessThan(150 + summaries.length);
  });
});

/** Each reading of the clock is this much later than the previous one. */
function ticking(ms: number): () => number {
  let now = Date.now();
  return () => {
    now += ms;
    return now;
  };
}
