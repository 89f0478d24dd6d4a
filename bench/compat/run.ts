// Runs the previous release alongside this one on the new tables: `npm run check compat -- --seconds 20`; `--only 3,4`
// runs just two mixtures.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "../../scripts/checks.ts";
import { prepareDatabases } from "../../scripts/local/databases.ts";
import { seededRandom } from "../../test/support/random.ts";
import { castOf } from "../soak/cast.ts";
import type { Coverage } from "../soak/coverage.ts";
import { callAsDocumented, REFUSALS } from "../soak/kinds/documented.ts";
import { type Outside, startOutside } from "../soak/outside.ts";
import { noteLogs } from "../soak/service-log.ts";
import { soakSettings } from "../soak/settings.ts";
import { settle } from "../soak/settle.ts";
import { grant, type SoakAccount } from "../soak/stage.ts";
import { Tally } from "../soak/tally.ts";
import { runTraffic } from "../soak/traffic.ts";
import { type SoakContext, Turn } from "../soak/turn.ts";
import { verify } from "../soak/verify.ts";
import { OPEN_LIMITS } from "../stage/accounts.ts";
import type { LogLine, Runtime } from "../stage/runtime.ts";
import { previousCommit, withBuilds } from "./build.ts";
import { compareReads, type Reads, readEach } from "./reads.ts";
import { type Mixture, withMixture } from "./runtime.ts";

/** In this order: each reads what the previous one has stored, including objects' storage and messages in flight. */
const MIXTURES: readonly Mixture[] = [
  { calls: "old", objects: "old", messages: "old" },
  { calls: "old", objects: "new", messages: "new" },
  { calls: "new", objects: "old", messages: "old" },
  { calls: "new", objects: "new", messages: "old" },
  { calls: "old", objects: "old", messages: "new" },
  { calls: "new", objects: "new", messages: "new" },
];

const { values } = readOptions("compat", {
  options: { seconds: { type: "string", default: "20" }, only: { type: "string" } },
});
const ONLY = values.only?.split(",").map(Number);
const CHOSEN = MIXTURES.filter((_, at) => ONLY?.includes(at + 1) ?? true);
const SEED = 1;

/** The contract's examples name hosts that do not exist. */
const UNKNOWN_HOST = "failed to lookup address";

const noteOtherLogs = (tally: Tally) => (line: LogLine) => {
  if (!line.message.includes(UNKNOWN_HOST)) noteLogs(tally)(line);
};

const mixtureName = ({ calls, objects, messages }: Mixture): string =>
  `calls ${calls}, objects ${objects}, messages ${messages}`;

/** Calls every operation, as traffic rarely makes some; for an account without endpoints, if there is one. */
const callEach = async (context: SoakContext): Promise<void> => {
  const account = context.accounts.find(({ endpoints }) => endpoints.length === 0) ?? context.accounts[0]!;
  const turn = new Turn(
    { name: "call as documented", refusals: REFUSALS },
    account,
    seededRandom(SEED),
    context,
  );
  for (const operation of context.coverage.documented) await callAsDocumented(turn, operation);
};

/** The previous release alone is not tested here: it only stores what the others read. */
const isAlone = (mixture: Mixture): boolean => Object.values(mixture).every((version) => version === "old");

const drive = async (
  runtime: Runtime,
  outside: Outside,
  tally: Tally,
  isOldAlone: boolean,
): Promise<{ accounts: readonly SoakAccount[]; coverage: Coverage }> => {
  const { population } = soakSettings("smoke", {});
  const { context, followers } = await castOf(runtime, { population, outside, seed: SEED, tally });
  const { accounts, coverage } = context;
  const end = Date.now() + Number(values.seconds) * 1_000;
  await runTraffic({ runtime, followers, context, seed: SEED, isOn: () => Date.now() < end });
  for (const account of accounts) await grant(runtime, account, { limits: OPEN_LIMITS });
  await callEach(context);
  for (const { name } of coverage.uncalled) tally.fault("coverage", `${name} was never called`);
  await settle(runtime, accounts, tally);
  if (!isOldAlone) await verify(runtime, followers, outside.receivers.arrivals, tally);
  return { accounts, coverage };
};

const faultsOf = async (): Promise<string[]> => {
  const state = mkdtempSync(join(tmpdir(), "compat-state-"));
  const outside = await startOutside();
  const faults: string[] = [];
  try {
    await withBuilds(async (builds) => {
      await prepareDatabases(state);
      let known: ReadonlyMap<SoakAccount, Reads> = new Map();
      for (const mixture of CHOSEN) {
        const began = performance.now();
        const tally = new Tally();
        await withMixture(state, builds, mixture, noteOtherLogs(tally), async (runtime) => {
          const compared = await compareReads(runtime, known, tally);
          const { accounts, coverage } = await drive(runtime, outside, tally, isAlone(mixture));
          known = new Map([...known, ...(await readEach(runtime, accounts))]);
          const seconds = ((performance.now() - began) / 1_000).toFixed(0);
          console.log(
            `${tally.faults.size === 0 ? "kept  " : "BROKEN"}  ${mixtureName(mixture)}: ${tally.calls} calls of ${coverage.called} of ${coverage.operations} operations, ${compared} reads of what others stored, ${seconds} s`,
          );
        });
        for (const [fault, times] of tally.faults) {
          console.error(`  ${fault} (${times})`);
          faults.push(`${mixtureName(mixture)}: ${fault} (${times})`);
        }
      }
    });
  } finally {
    outside.close();
    rmSync(state, { recursive: true, force: true });
  }
  return faults;
};

console.log(`the previous release is ${previousCommit().slice(0, 8)}`);
const faults = await faultsOf();
for (const fault of faults) console.error(`  ${fault}`);
console.log(faults.length === 0 ? "passed" : `${faults.length} promises broken`);
process.exit(faults.length === 0 ? 0 : 1);
