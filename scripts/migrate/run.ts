import { Stop } from "../cloudflare/stop.ts";
import { apply, type Means, readLedger, type Target } from "./apply.ts";
import { type Catalog, loadCatalog, missingIn } from "./catalog.ts";
import { LEDGER } from "./ledger.ts";
import { differenceOf, schemaOf } from "./schema.ts";
import type { Step } from "./steps.ts";

export interface Migrating {
  /** The options that name a Worker's environment to Wrangler. */
  readonly flags: string;
  /** The directory first. */
  readonly targets: readonly Target[];
  readonly steps: readonly Step[];
  /** Null for a database without one. */
  readonly catalog: Catalog | null;
}

/** Counts the applied migrations. @throws Stop if the ledger or the schema is not what these migrations make */
async function appliedTo({ binding, name, db }: Target, steps: readonly Step[]): Promise<number> {
  const ledger = await readLedger(db);
  const strange = ledger.find((applied, at) => steps[at]?.name !== applied);
  if (strange !== undefined)
    throw new Stop(
      `The ledger of ${binding} (${name}) has ${strange}, which has another place in migrations/, or none.`,
    );
  const expected = steps[ledger.length]?.before ?? steps.at(-1)?.after ?? [];
  const difference = differenceOf(await schemaOf(db), expected);
  if (difference !== "")
    throw new Stop(
      `${binding} (${name}) has ${ledger.length} migrations, but its schema differs from theirs:\n${difference}\n` +
        "Restore it to an earlier moment (npx wrangler d1 time-travel restore), then run this again.",
    );
  return ledger.length;
}

/** What a database lacks, in words; "" if nothing. Changes nothing. @throws Stop as `migrateAll` does */
export async function pendingIn(target: Target, { steps, catalog }: Migrating): Promise<string> {
  const { binding, name, db } = target;
  const lacking = steps.length - (await appliedTo(target, steps));
  if (lacking > 0) return `${binding} (${name}) lacks ${lacking} of ${steps.length} migrations`;
  const rows = catalog === null ? 0 : await missingIn(db.ask, catalog);
  return rows === 0 ? "" : `${binding} (${name}) lacks ${rows} rows of the catalog of neighborhoods`;
}

async function prepare(target: Target, applied: number, asked: Migrating, means: Means): Promise<void> {
  const { steps, flags, catalog } = asked;
  const due = steps.slice(applied);
  if (due.length > 0) await target.db.ask({ sql: LEDGER, params: [] });
  means.print(`${target.binding} (${target.name}) has ${applied} of ${steps.length} migrations`);
  for (const step of due) await apply(target, step, flags, means);
  if (catalog === null) return;
  const { rows, added } = await loadCatalog(target.db.ask, catalog).catch((error: Error) => {
    throw new Stop(
      `The catalog of neighborhoods is incomplete in ${target.binding}: ${error.message}\nRun this again.`,
    );
  });
  means.print(`  catalog: ${rows} rows, ${added} of them new`);
}

async function standingsText({ targets, steps }: Migrating): Promise<string> {
  const lines = targets.map(async ({ binding, name, db }) => {
    const ledger = await readLedger(db).catch(() => null);
    return `  ${binding} (${name}): ${ledger ? `${ledger.length} of ${steps.length}` : "does not answer"}`;
  });
  return (await Promise.all(lines)).join("\n");
}

const failureText = (error: Error, { binding, name }: Target): string =>
  error instanceof Stop ? error.message : `${binding} (${name}) failed: ${error.message}`;

/**
 * Applies every migration and loads the catalog in all databases of an environment, one after the other. It checks all
 * of them before it changes one. @throws Stop at the first failure
 */
export async function migrateAll(asked: Migrating, means: Means): Promise<void> {
  const { targets, steps } = asked;
  const applied = new Map<Target, number>();
  for (const target of targets) {
    const count = await appliedTo(target, steps).catch((error: Error) => {
      throw new Stop(`${failureText(error, target)}\nNo database has been changed.`);
    });
    applied.set(target, count);
  }
  for (const [target, count] of applied)
    await prepare(target, count, asked, means).catch(async (error: Error) => {
      throw new Stop(`${failureText(error, target)}\nMigrations by database:\n${await standingsText(asked)}`);
    });
}
