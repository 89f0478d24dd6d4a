import { setTimeout as pause } from "node:timers/promises";
import { sql } from "../../src/db/statement.ts";
import { hasCommit, withBundleOf } from "../compat/build.ts";
import type { Bench } from "../extent.ts";
import { cpuSeconds, residentBytes, untilIdle } from "../load/cpu.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { MEGABYTE } from "../soak/heap.ts";
import { makeAccount, type Send, sender } from "../stage/accounts.ts";
import { bundles } from "../stage/bundles.ts";
import { runSql } from "../stage/database.ts";
import { BACKOFFICE_TOKEN, type Runtime, withRuntime } from "../stage/runtime.ts";
import { countedBundle, rowsIn } from "./counted.ts";
import { FORMATS, pagesOf } from "./formats.ts";
import { benchHeld } from "./held.ts";
import { type Served, serveFeed } from "./server.ts";

/** The last build that fetched a feed again for each of a sync's messages. */
const BEFORE = "089efd79d4de2a67d204f7e119f57329d9ebcc91";

const LISTINGS = 20_000;
const CHARACTERS = 1_200;
/** The large feed: the most listings that a feed may have, in nearly the most bytes. */
const LARGE = { listings: 49_000, characters: 2_400 } as const;

const LOOK_MS = 200;

interface Measured {
  readonly what: string;
  readonly build: string;
  readonly status: string;
  readonly seconds: number;
  readonly cpu: number | null;
  readonly read: number;
  readonly written: number;
  readonly requests: number;
  /** How much the runtime's process grew at most, including its database and garbage, in megabytes. */
  readonly memory: number;
}

interface Counter {
  read: number;
  written: number;
}

interface Stage {
  readonly runtime: Runtime;
  readonly build: string;
  readonly served: Served;
  readonly rows: Counter;
  readonly api: Send;
  readonly accountId: string;
}

const memoryOf = (pid: number | null): number => (residentBytes(pid) ?? 0) / MEGABYTE;

const syncAndMeasure = async (stage: Stage, what: string): Promise<Measured> => {
  const { runtime, build, served, rows, api, accountId } = stage;
  const { pid } = runtime;
  await runSql(runtime, [sql("UPDATE feeds SET window_until = NULL WHERE account_id = ?", accountId)]);
  await untilIdle(pid);
  const before = memoryOf(pid);
  [rows.read, rows.written] = [0, 0];
  const { requests } = served;
  const cpu = cpuSeconds(pid);
  const began = performance.now();
  await api("POST", "/feed/sync");
  let most = 0;
  let status = "QUEUED";
  while (status === "QUEUED") {
    await pause(LOOK_MS);
    most = Math.max(most, memoryOf(pid) - before);
    ({ status } = ((await api("GET", "/feed")) as { data: { status: string } }).data);
  }
  const seconds = (performance.now() - began) / 1_000;
  await untilIdle(pid);
  const spent = cpu === null ? null : cpuSeconds(pid)! - cpu;
  const own = { read: rows.read, written: rows.written, requests: served.requests - requests };
  return { what, build, status, seconds, cpu: spent, ...own, memory: most };
};

/** The work that no sync can avoid, in the same runtime. */
const measureFloor = async ({ runtime, served }: Measuring, what: string, query = ""): Promise<Measured> => {
  const { pid } = runtime;
  await untilIdle(pid);
  const before = memoryOf(pid);
  const cpu = cpuSeconds(pid);
  const began = performance.now();
  const url = new URL(`/floor/feed?url=${encodeURIComponent(served.url)}${query}`, runtime.urls.floor);
  const { status } = await fetch(url);
  const seconds = (performance.now() - began) / 1_000;
  const memory = Math.max(0, memoryOf(pid) - before);
  await untilIdle(pid);
  const spent = cpu === null ? null : cpuSeconds(pid)! - cpu;
  const none = { read: 0, written: 0, requests: 1 };
  return { what, build: "floor", status: String(status), seconds, cpu: spent, ...none, memory };
};

type Measuring = Pick<Stage, "runtime" | "build" | "served" | "rows">;

const stageOf = async (measuring: Measuring): Promise<Stage> => {
  const { runtime, served } = measuring;
  const { id: accountId, key } = await makeAccount(runtime);
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  const feed = { url: served.url, connector: "VRSYNC", autoSync: false };
  await operator("PUT", `/accounts/${accountId}/feed`, feed);
  return { ...measuring, accountId, api: sender(runtime.urls.service, "/v1", key) };
};

const measureBuild = async (build: string, service: string, size: number): Promise<Measured[]> => {
  const served = await serveFeed();
  const rows: Counter = { read: 0, written: 0 };
  const handleStructuredLogs = ({ message }: { readonly message: string }): void => {
    const counted = rowsIn(message, "feeds");
    rows.read += counted?.read ?? 0;
    rows.written += counted?.written ?? 0;
  };
  const made = async () => ({ ...(await bundles()), service: countedBundle(service) });
  const count = Math.round(LISTINGS * size);
  try {
    return await withRuntime(
      "local",
      async (runtime) => {
        const measuring = { runtime, build, served, rows };
        const stage = await stageOf(measuring);
        const whole = () => pagesOf(FORMATS[0]!, { count, characters: CHARACTERS });
        served.serve(whole);
        const first = await syncAndMeasure(stage, `first sync of ${count}`);
        const same = await syncAndMeasure(stage, "the same feed again");
        served.notModified();
        const unmodified = await syncAndMeasure(stage, "the same, answered 304");
        served.serve(whole);
        const received = await measureFloor(measuring, "the same, only received");
        const hashed = await measureFloor(measuring, "the same, only received and hashed", "&hashed");
        const many = Math.round(LARGE.listings * Math.min(1, size));
        const cut = { count: many, characters: LARGE.characters, isWhole: false };
        served.serve(() => pagesOf(FORMATS[0]!, cut));
        const megabytes = Math.round((many * (LARGE.characters + 600)) / 1_000_000);
        const large = await syncAndMeasure(await stageOf(measuring), `${megabytes} MB without an end`);
        return [first, same, unmodified, received, hashed, large];
      },
      { made, handleStructuredLogs },
    );
  } finally {
    served.close();
  }
};

const HEAD: Cells = ["", "build", "ends as", "s", "CPU s", "rows read", "written", "requests", "MB more"];

const rowOf = (one: Measured): Cells => [
  one.what,
  one.build,
  one.status,
  one.seconds.toFixed(1),
  one.cpu?.toFixed(1) ?? "-",
  String(one.read),
  String(one.written),
  String(one.requests),
  one.memory.toFixed(0),
];

/**
 * Measures the memory that syncs hold; then a first sync, an unchanged feed, its floor and a large feed, against the
 * build that fetched a feed nine times. `--only syncs` omits the memory, `--only this` the earlier build too.
 */
export const benchFeed: Bench = async (extent, { size = extent === "smoke" ? "0.01" : "1", only }) => {
  const part = Number(size);
  const isHeld = only !== undefined || (await benchHeld(Math.min(1, part)));
  const now = await measureBuild("this", (await bundles()).service, part);
  const before =
    only !== "this" && hasCommit(BEFORE)
      ? await withBundleOf(BEFORE, (service) => measureBuild("before", service, part))
      : [];
  const all = [...before, ...now].sort((one, other) => one.what.localeCompare(other.what));
  console.log(plainTable(HEAD, all.map(rowOf)));
  const isOnce = now.every(({ status, requests }) => (status === "OK" ? requests === 1 : requests <= 4));
  return isHeld && isOnce;
};
