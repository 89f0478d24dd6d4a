import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local/settings.ts";
import type { Bench, Extent } from "../extent.ts";
import { machine, PERFORMANCE, writePages } from "../report/write.ts";
import { fillPortfolio, makeAccount } from "../stage/accounts.ts";
import { bundlesOf } from "../stage/bundles.ts";
import { type Runtime, withRuntime } from "../stage/runtime.ts";
import { kindsOf, type Timed, timeCalls } from "./calls.ts";
import { callsPart, jobsPart, type Part, printPart, textOf, withPart } from "./page.ts";
import { storePhoto } from "./photo.ts";
import { measureJobs, measurePace } from "./work.ts";

interface Amount {
  /** Turns of calls of a kind. */
  readonly turns: number;
  readonly properties: number;
  readonly items: number;
  readonly accounts: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { turns: 8, properties: 200, items: 60, accounts: 1_000 },
  smoke: { turns: 1, properties: 50, items: 6, accounts: 2 },
};

const measureCalls = async (runtime: Runtime, { turns, properties, items }: Amount): Promise<Part> => {
  const account = await makeAccount(runtime);
  await fillPortfolio(runtime, account.id, properties);
  await storePhoto(runtime, account.id);
  const timed: Timed[] = [];
  for (const kind of kindsOf(runtime, account)) timed.push(await timeCalls(runtime, kind, turns));
  return callsPart(timed, await measurePace(runtime, account, items));
};

/** The waits of callers in São Paulo, and what distance does to queues and crons; `--only calls` or `jobs`. */
export const benchLatency: Bench = (extent, { only }) =>
  withRuntime(
    "local",
    async (runtime) => {
      const amount = AMOUNTS[extent];
      const parts: Part[] = [];
      if (only !== "jobs") parts.push(await measureCalls(runtime, amount));
      if (only !== "calls")
        parts.push(jobsPart(await measureJobs(runtime, amount.accounts), amount.accounts));
      for (const part of parts) printPart(part);
      if (extent === "smoke") return true;
      let page = readFileSync(join(ROOT, PERFORMANCE), "utf8");
      for (const part of parts) page = withPart(page, part.name, textOf(part, machine()));
      writePages({ [PERFORMANCE]: page });
      return true;
    },
    { made: () => bundlesOf("bench/delayed/index.ts") },
  );
