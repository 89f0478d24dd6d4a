import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Rounds } from "../calls/measure.ts";
import type { Bench, Extent } from "../extent.ts";
import { writePages } from "../report/write.ts";
import { withRuntime } from "../stage/runtime.ts";
import { startDirectus } from "./directus.ts";
import type { Started } from "./peer.ts";
import { startPocketbase } from "./pocketbase.ts";
import { missingTools } from "./program.ts";
import { printPeers } from "./report.ts";
import { measurePeers, type Results } from "./rounds.ts";
import { servicePeer } from "./service.ts";

interface Amount {
  readonly size: number;
  readonly rounds: Rounds;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { size: 10_000, rounds: { rounds: 9, milliseconds: 500, connections: 16 } },
  smoke: { size: 100, rounds: { rounds: 1, milliseconds: 50, connections: 2 } },
};

const say = (text: string): void => console.log(`  ${text}`);

const measureIn = async (
  folder: string,
  { size, rounds }: Amount,
): Promise<{ readonly names: readonly string[]; readonly results: Results }> => {
  const started: Started[] = [];
  try {
    for (const start of [startPocketbase, startDirectus]) {
      say(`filling ${start === startPocketbase ? "PocketBase" : "Directus"} with ${size} listings`);
      started.push(await start(folder, size));
    }
    return await withRuntime("production", async (runtime) => {
      const peers = [await servicePeer(runtime, size), ...started.map(({ peer }) => peer)];
      say("comparing");
      return { names: peers.map(({ name }) => name), results: await measurePeers(peers, rounds) };
    });
  } finally {
    for (const { stop } of started) await stop();
  }
};

/** The service and two products with the same calls, each in its own process on this machine. */
export const benchPeers: Bench = async (extent) => {
  const missing = missingTools();
  if (missing.length > 0) {
    console.error(`  skipped: this machine lacks ${missing.join(" and ")}`);
    return extent === "smoke";
  }
  const folder = mkdtempSync(join(tmpdir(), "bench-peers-"));
  try {
    const amount = AMOUNTS[extent];
    const [loadBefore = 0] = loadavg();
    const outcome = await measureIn(folder, amount);
    const { size, rounds } = amount;
    const pages = printPeers({ ...outcome, size, connections: rounds.connections, loadBefore });
    if (extent === "full") writePages(pages);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
