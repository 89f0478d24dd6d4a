import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LostAnswer, PlatformRefusal } from "../../scripts/cloudflare/client.ts";
import { Stop } from "../../scripts/cloudflare/stop.ts";
import { release } from "../../scripts/deploy/release.ts";
import { ROOT } from "../../scripts/local/settings.ts";
import { migratingOf } from "../../scripts/migrate/targets.ts";
import { addShard } from "../../scripts/platform/add-shard.ts";
import { apply, check } from "../../scripts/platform/apply.ts";
import { partsOf } from "../../scripts/platform/environment.ts";
import { drop, rotate } from "../../scripts/platform/rotate.ts";
import { workerSecrets } from "../../scripts/platform/worker-secrets.ts";
import { CONFIGS, type Worker, workersOf } from "../../scripts/platform/workers.ts";
import { FakeEnvironment, fakeWrangler, ownConfigurations } from "../../test/support/fake-environment.ts";

const ENVIRONMENT = "production";
const CATALOG = { names: { IBGE: { 1: ["Centro"] }, DISTRICT: {}, SUPPLEMENT: {} }, aliases: {} } as const;

/** Every migration, and one row of the catalog in place of 146,000. */
const migrating = (worker: Worker) => {
  const needed = migratingOf(worker);
  return { ...needed, catalog: needed.catalog && CATALOG };
};

/** Tries the service as `npm run smoke` does. */
export type Try = (print: (line: string) => void) => Promise<boolean>;

/** An account of the platform, the files of its owner, and what the commands say there. */
export class RehearsalStage {
  readonly account: FakeEnvironment;
  readonly #root = ownConfigurations();
  /** Differences from what a chapter promises. */
  readonly faults: string[] = [];

  private constructor(account: FakeEnvironment) {
    this.account = account;
    for (const folder of ["migrations", "panel/migrations"])
      symlinkSync(join(ROOT, folder), join(this.#root, folder));
  }

  static async begin(): Promise<RehearsalStage> {
    return new RehearsalStage(await FakeEnvironment.begin());
  }

  async end(): Promise<void> {
    await this.account.stop();
    rmSync(this.#root, { recursive: true });
  }

  readonly print = (line: string): void => console.log(line.replaceAll(/^/gm, "    "));

  /** A step for a person, which no command does. */
  byHand(what: string, done: () => void): void {
    console.log(`By hand: ${what}`);
    done();
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.#root, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
  }

  editAll(from: string | RegExp, to: string): void {
    for (const file of CONFIGS) this.edit(file, from, to);
  }

  expect(what: string, holds: boolean): void {
    if (holds) return;
    this.faults.push(what);
    console.log(`FAILED: ${what}`);
  }

  /** Shows a command with its output. @param isWell whether it should exit with 0 */
  async command(shown: string, isWell: boolean, run: () => Promise<boolean>): Promise<void> {
    console.log(`$ ${shown}`);
    const ended = await run().catch((error: Error) => {
      if (!(error instanceof Stop || error instanceof PlatformRefusal || error instanceof LostAnswer))
        throw error;
      this.print(`Stopped. ${error.message}`);
      return false;
    });
    console.log(`    (exit ${ended ? 0 : 1})`);
    this.expect(`\`${shown}\` ends with ${isWell ? 0 : 1}`, ended === isWell);
  }

  #platform() {
    return {
      account: this.account.account,
      chosen: { BACKOFFICE_TOKEN: "chosen-by-people-0123456789" },
      wrangler: fakeWrangler(this.account),
      read: () => workersOf(ENVIRONMENT, this.#root),
      migrating: { print: this.print, pause: async () => undefined, migrating },
    };
  }

  apply(isWell = true): Promise<void> {
    return this.command(`npm run platform apply ${ENVIRONMENT}`, isWell, () =>
      apply(partsOf(this.#platform()), this.print),
    );
  }

  check(isWell = true): Promise<void> {
    return this.command(`npm run platform apply ${ENVIRONMENT} -- --check`, isWell, () =>
      check(partsOf(this.#platform()), this.print),
    );
  }

  addShard(): Promise<void> {
    return this.command(`npm run platform add-shard ${ENVIRONMENT}`, true, async () => {
      this.print(`${addShard(workersOf(ENVIRONMENT, this.#root))} is on the list.`);
      return true;
    });
  }

  /** The service has one version here: the first step tries it, and the later ones would find the same. */
  deploy(tag: string, tries: Try, isWell = true): Promise<void> {
    let found: boolean | null = null;
    const smoke = async (): Promise<boolean> => {
      if (found === null) found = await tries(this.print);
      else this.print(`${found ? "green" : "RED  "}  smoke test, as at the first step`);
      return found;
    };
    return this.command(`npm run deploy ${ENVIRONMENT}    # of ${tag}`, isWell, () =>
      release(this.#platform(), {
        tag,
        stayMs: 0,
        pause: async () => undefined,
        print: this.print,
        smoke,
      }),
    );
  }

  async secret(action: "rotate" | "drop", name: string): Promise<void> {
    const worker = workersOf(ENVIRONMENT, this.#root).find(({ secrets }) => secrets.includes(name))!;
    const rotation = { name, secrets: workerSecrets(this.account.account, worker.name) };
    await this.command(`npm run secret ${action} ${name} ${ENVIRONMENT}`, true, async () => {
      await { rotate, drop }[action](rotation, { print: this.print, pause: async () => undefined });
      return true;
    });
  }

  /** Whether each Worker answers all calls with a commit. */
  answers(tag: string): boolean {
    return [...this.account.releases.values()].every(({ shares }) => shares[tag] === 100);
  }
}
