import { env } from "cloudflare:workers";
import { lastEvent, takeTurn } from "../../src/backups/export-account.ts";
import { putManifest } from "../../src/backups/manifest.ts";
import { readFacts } from "../../src/backups/pages.ts";
import { takeRestores } from "../../src/backups/restore-turns.ts";
import { type BackupStores, type BackupsEnv, backupStoresOf } from "../../src/backups/stores.ts";
import { MOVED_TABLES } from "../../src/db/moved-tables.ts";
import type { ExportedPart } from "../../src/db/schema/exports.ts";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { type Export, exportTable, newExport } from "../../src/domain/backups/stored.ts";

/** The stores for backups, by default with the tests' own bindings. */
export const backups = (bindings: Readonly<Record<string, unknown>> = {}): BackupStores =>
  backupStoresOf({
    ...env,
    BACKUPS: { writeDataPoint: () => undefined },
    ...bindings,
  } as unknown as BackupsEnv);

interface Whole {
  readonly own: Export;
  readonly turns: number;
  readonly isSettled: boolean;
}

/** Exports an account turn by turn, without recording the export. `between` runs after each turn but the last. */
export const exportWhole = async (
  accountId: string,
  stores: BackupStores = backups(),
  between: (turns: number) => Promise<unknown> = async () => undefined,
): Promise<Whole> => {
  const meter = newMeter();
  const facts = await readFacts(stores.shard("DB"), meter);
  let own = newExport(accountId, "DB", stores.clock.now());
  for (let turns = 1; ; turns += 1) {
    const { isDone, isSettled, position, parts } = await takeTurn(stores, own, facts, meter);
    own = { ...own, position, parts, migration: facts.migration };
    if (isDone) return { own, turns, isSettled };
    await between(turns);
  }
};

/** A complete export, as the backup job leaves it: with its manifest and its row in the directory. */
export const storeExport = async (accountId: string, stores = backups()): Promise<Export> => {
  const { own, isSettled } = await exportWhole(accountId, stores);
  const now = stores.clock.now();
  await putManifest(stores.bucket, own, { endedAt: now, last: await lastEvent(stores, own), isSettled });
  const done: Export = { ...own, state: "DONE", doneAt: now };
  await run(stores.directory, [exportTable.insert(done)]);
  return done;
};

/** Deletes an account's rows, as if its database were lost. */
export const loseRows = async (accountId: string): Promise<void> => {
  const tables = Object.keys(MOVED_TABLES).reverse();
  await run(
    env.DB,
    tables.map((table) => sql(`DELETE FROM ${table} WHERE account_id = ?`, accountId)),
  );
};

/** Takes the turns of due restores until none is due. */
export const restoreDue = async (stores = backups()): Promise<number> => {
  const meter = newMeter();
  const factsIn = (shard: string) => readFacts(stores.shard(shard), meter);
  return takeRestores({ stores, meter, factsIn, until: stores.clock.now() + 60_000 });
};

export interface Line {
  readonly page?: string;
  readonly ids?: readonly string[];
  readonly table?: string;
  readonly row?: Readonly<Record<string, unknown>>;
}

const linesOf = async ({ key }: ExportedPart): Promise<Line[]> => {
  const found = await env.EXPORTS.get(key);
  const text = await new Response(found!.body.pipeThrough(new DecompressionStream("gzip"))).text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
};

export const linesIn = async ({ parts }: Pick<Export, "parts">): Promise<Line[]> =>
  (await Promise.all(parts.map(linesOf))).flat();
