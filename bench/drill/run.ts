// Loses the database of several accounts, rebuilds it from their exports, and compares: `npm run check drill`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedOnce } from "../../scripts/demo/seed.ts";
import { prepareDatabases } from "../../scripts/local/databases.ts";
import { ROOT } from "../../scripts/local/settings.ts";
import { noteLogs } from "../soak/service-log.ts";
import { Tally } from "../soak/tally.ts";
import { withCrons } from "../soak/upkeep.ts";
import { BACKOFFICE_TOKEN, type Restart, type Runtime, withRuntime } from "../stage/runtime.ts";
import { accountsOf } from "./api.ts";
import { faultsAfter } from "./checks.ts";
import { loseDatabase } from "./lose-database.ts";
import { beforeLoss } from "./loss.ts";
import { SHARD } from "./rows.ts";

const CRON_MS = 2_000;
const SHOWN = 40;

/** Runs jobs and backups meanwhile, more often than the platform would: a drill cannot wait. */
const withFrequentCrons = <T>(runtime: Runtime, use: () => Promise<T>): Promise<T> =>
  withCrons(runtime, new Tally(), CRON_MS, use);

/** Runs the runbook's command. @throws Error with its output */
const restoreShard = async ({ urls }: Runtime): Promise<void> => {
  const env = { ...process.env, URL: urls.service.origin, BACKOFFICE_TOKEN, OPERATOR: "drill" };
  const child = spawn(process.execPath, ["scripts/ops.ts", "restore-shard", SHARD], { cwd: ROOT, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const [code] = await once(child, "close");
  console.log(output.trim());
  if (code !== 0) throw new Error(`restore-shard ended with ${code}`);
};

const drill = async (runtime: Runtime, restart: Restart): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), "drill-"));
  try {
    const known = await withFrequentCrons(runtime, async () => {
      await seedOnce({ url: runtime.urls.service.origin, state: folder, token: BACKOFFICE_TOKEN });
      return beforeLoss(runtime, await accountsOf(runtime));
    });
    console.log(
      `${known.accounts.length} accounts with ${known.rows.size} rows are exported; the database is lost`,
    );
    const began = performance.now();
    const again = await restart("local", async (state) => {
      loseDatabase(state);
      await prepareDatabases(state, { shards: [SHARD] });
    });
    const restored = await withFrequentCrons(again, async () => {
      await restoreShard(again);
      return `${((performance.now() - began) / 1_000).toFixed(0)} s`;
    });
    console.log(`all are back after ${restored}`);
    return await faultsAfter(again, known);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const faults = await withRuntime("local", drill, {
  shards: [SHARD],
  unsafeInspectDurableObjects: true,
  handleStructuredLogs: noteLogs(new Tally()),
});
for (const fault of faults.slice(0, SHOWN)) console.error(`  ${fault}`);
if (faults.length > SHOWN) console.error(`  and ${faults.length - SHOWN} more`);
console.log(faults.length === 0 ? "passed" : `FAILED: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
