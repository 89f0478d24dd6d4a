import { setTimeout as pause } from "node:timers/promises";
import { hasCommit, withBundleOf } from "../compat/build.ts";
import type { Bench, Extent } from "../extent.ts";
import { wireOf } from "../load/connection.ts";
import { atRest, residentBytes } from "../load/cpu.ts";
import { drive } from "../load/drive.ts";
import { quantile } from "../load/statistics.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { milliseconds } from "../report/tables.ts";
import { MEGABYTE, ServiceHeap } from "../soak/heap.ts";
import { type Account, fillPortfolio, makeAccount, sender } from "../stage/accounts.ts";
import { type Bundles, bundles } from "../stage/bundles.ts";
import { BACKOFFICE_TOKEN, type Runtime, withRuntime } from "../stage/runtime.ts";
import { type Held, type Hold, hold } from "./held.ts";

/** The last build that read a body before it asked the gate. */
const BEFORE = "089efd79d4de2a67d204f7e119f57329d9ebcc91";

const WINDOW_MS: Readonly<Record<Extent, number>> = { full: 8_000, smoke: 1_000 };
const CONNECTIONS = 2;
const SAMPLE_MS = 100;

interface Wave extends Held {
  readonly name: string;
  /** The heap that they may take, in megabytes; null for a wave that is only printed. */
  readonly most: number | null;
}

const WAVES: readonly Wave[] = [
  { name: "nothing, to compare", count: 0, bytes: 0, most: null },
  { name: "60 batches of 4 MB", count: 60, bytes: 3_922_401, most: 16 },
  { name: "1,000 bodies of 16 KB", count: 1_000, bytes: 16_384, most: null },
];
/** A call of another account may take at most this many times its time in a quiet service. */
const MAX_RATIO = 2;

interface Measured {
  readonly build: string;
  readonly wave: Wave;
  /** Compared with when the other account calls alone. */
  readonly more: Memory;
  readonly quiet: number;
  readonly beside: number;
  readonly refused: number;
  readonly lastMs: number;
}

/** Calls of another account. @returns their p95 in milliseconds */
const callsBy = async ({ urls, pid }: Runtime, { key }: Account, milliseconds: number): Promise<number> => {
  const target = new URL("/v1/properties?limit=20", urls.service);
  const wire = wireOf(target, "GET", { Authorization: `Bearer ${key}` });
  const load = { target, connections: CONNECTIONS, milliseconds, pid };
  const { times } = await drive({ ...load, turn: (connection) => connection.send({ wire, status: 200 }) });
  return quantile(times, 0.95);
};

/** In megabytes. */
interface Memory {
  /** Of the service's isolate, garbage included: what the platform's 128 MB bound. */
  readonly heap: number;
  /** Of the runtime's process, where bodies wait that nobody has asked for yet. */
  readonly process: number;
}

const takenBy = async (heap: ServiceHeap, pid: number | null): Promise<Memory> => ({
  heap: await heap.taken(),
  process: (residentBytes(pid) ?? 0) / MEGABYTE,
});

/** The maximum of memory in use while `use` runs. */
const peakWhile = async <T>(
  heap: ServiceHeap,
  pid: number | null,
  use: () => Promise<T>,
): Promise<[T, Memory]> => {
  await heap.collect();
  let most = await takenBy(heap, pid);
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      await pause(SAMPLE_MS);
      const now = await takenBy(heap, pid);
      most = { heap: Math.max(most.heap, now.heap), process: Math.max(most.process, now.process) };
    }
  })();
  const result = await use();
  isOn = false;
  await watching;
  return [result, most];
};

const measure = async (runtime: Runtime, build: string, wave: Wave, windowMs: number): Promise<Measured> => {
  const other = await makeAccount(runtime);
  await fillPortfolio(runtime, other.id, 100);
  const { id, key } = await makeAccount(runtime);
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  const keys = (await operator("GET", `/accounts/${id}/keys`)) as { data: { id: string }[] };
  await operator("DELETE", `/accounts/${id}/keys/${keys.data[0]!.id}`);
  const heap = await ServiceHeap.of(runtime);
  const calls = () => callsBy(runtime, other, windowMs);
  await calls();
  const [quiet, before] = await peakWhile(heap, runtime.pid, calls);
  await atRest(runtime.pid);
  let held: Hold | undefined;
  const [beside, most] = await peakWhile(heap, runtime.pid, () => {
    held = hold(runtime.urls.service, key, wave);
    return calls();
  });
  const { refused, lastMs } = held!;
  held!.release();
  heap.close();
  const more = { heap: most.heap - before.heap, process: most.process - before.process };
  return { build, wave, more, quiet, beside, refused, lastMs };
};

/** Each wave in a runtime of its own, so that an earlier one costs the next nothing. */
const measureBuild = async (
  build: string,
  made: () => Promise<Bundles>,
  extent: Extent,
): Promise<Measured[]> => {
  const all: Measured[] = [];
  for (const wave of WAVES)
    all.push(
      await withRuntime("production", (runtime) => measure(runtime, build, wave, WINDOW_MS[extent]), {
        made,
        inspectorPort: 0,
      }),
    );
  return all;
};

const HEAD: Cells = [
  "Held under a revoked key",
  "build",
  "heap, process, MB more",
  "other's p95 quiet, beside, ms",
  "401, last after ms",
];

const rowOf = ({ build, wave, more, quiet, beside, refused, lastMs }: Measured): Cells => [
  wave.name,
  build,
  `${milliseconds(more.heap)}, ${milliseconds(more.process)}`,
  `${milliseconds(quiet)}, ${milliseconds(beside)}`,
  refused === 0 ? "none" : `${refused}, ${milliseconds(lastMs)}`,
];

/** On a busy machine the reference row shows how much its own calls vary. */
const isWithin = ({ wave, more, quiet, beside, refused }: Measured): boolean =>
  wave.most === null || (refused === wave.count && beside <= quiet * MAX_RATIO && more.heap < wave.most);

/** The cost of bodies that an unauthorised caller holds open, beside the build that read them first. */
export const benchBodies: Bench = async (extent) => {
  const now = await measureBuild("this", bundles, extent);
  const before = hasCommit(BEFORE)
    ? await withBundleOf(BEFORE, async (service) =>
        measureBuild("before", async () => ({ ...(await bundles()), service }), extent),
      )
    : [];
  console.log(plainTable(HEAD, [...before, ...now].map(rowOf)));
  return now.every(isWithin);
};
