import { setTimeout as wait } from "node:timers/promises";
import { LostAnswer, PlatformRefusal } from "../cloudflare/client.ts";
import { Stop } from "../cloudflare/stop.ts";
import type { RemoteDatabase } from "./d1-api.ts";
import { FIND_LEDGER, READ_LEDGER } from "./ledger.ts";
import { differenceOf, schemaOf } from "./schema.ts";
import type { Step } from "./steps.ts";

export interface Target {
  readonly binding: string;
  readonly name: string;
  readonly db: RemoteDatabase;
}

export interface Means {
  readonly print: (line: string) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

const ATTEMPTS = 3;
const PAUSE_MS = 5_000;
/** A running import closes the database: it may take minutes until it answers. */
const LEDGER_ATTEMPTS = 60;

/** The names of the applied migrations; none if the database has no ledger yet. */
export async function readLedger({ ask }: RemoteDatabase): Promise<string[]> {
  const [table] = await ask({ sql: FIND_LEDGER, params: [] });
  if (!table) return [];
  return (await ask({ sql: READ_LEDGER, params: [] })).map(({ name }) => String(name));
}

/** Reads the ledger as soon as the database answers. @throws LostAnswer if it never does */
async function awaitLedger(db: RemoteDatabase, pause: (ms: number) => Promise<unknown>): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readLedger(db);
    } catch (error) {
      if (attempt === LEDGER_ATTEMPTS) throw new LostAnswer((error as Error).message);
      await pause(PAUSE_MS);
    }
  }
}

const restoreCommand = ({ binding }: Target, flags: string, bookmark: string): string =>
  `npx wrangler d1 time-travel restore ${binding} ${flags} --bookmark=${bookmark}`;

/** Compares the schema with what it should be after a migration, or after its failure. */
async function verifySchema(
  target: Target,
  step: Step,
  fault: Error | null,
  restore: string,
): Promise<Stop | null> {
  const isApplied = fault === null;
  const difference = differenceOf(await schemaOf(target.db), isApplied ? step.after : step.before);
  if (isApplied && difference === "") return null;
  const reason = isApplied ? "its result differs from the one on this machine" : fault.message;
  const rest =
    difference === ""
      ? "Nothing of it remains. Remove the cause and run this again."
      : `A part of it remains:\n${difference}\nRestore the database, then run this again:\n  ${restore}`;
  return new Stop(`${step.name} failed in ${target.binding} (${target.name}): ${reason}\n${rest}`);
}

/**
 * Applies one migration. Only the ledger decides whether it is applied: an answer may be lost, and an import continues
 * without its caller. If a file arrives twice, its first statement fails.
 */
export async function apply(
  target: Target,
  step: Step,
  flags: string,
  { print, pause = wait, now = Date.now }: Means,
): Promise<void> {
  const { db, binding } = target;
  const restore = restoreCommand(target, flags, await db.bookmark());
  const began = now();
  for (let attempt = 1; ; attempt += 1) {
    const fault = await db.importFile(step.text).then(
      () => null,
      (error: Error) => error,
    );
    const ledger = await awaitLedger(db, pause).catch((error: Error) => {
      throw new Stop(
        `${step.name} in ${binding}: ${fault?.message ?? "imported"}; the ledger does not answer (${error.message}).\n` +
          "It is unknown whether it is applied. Run this again: it begins by reading the ledger.",
      );
    });
    const isApplied = ledger.includes(step.name);
    const mayRepeat = !isApplied && !(fault instanceof PlatformRefusal) && attempt < ATTEMPTS;
    if (!mayRepeat) {
      const stop = await verifySchema(
        target,
        step,
        isApplied ? null : (fault ?? new Error("it is not in the ledger")),
        restore,
      );
      if (stop) throw stop;
      print(`  ${step.name} (${((now() - began) / 1_000).toFixed(1)} s)`);
      return;
    }
    print(`  ${step.name}: ${fault?.message ?? "not in the ledger"}; once more`);
    await pause(PAUSE_MS);
  }
}
