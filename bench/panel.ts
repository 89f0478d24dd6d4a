import { performance } from "node:perf_hooks";
import { DAY_MS, isoTime } from "../src/lib/clock.ts";
import { newRequestId, requestIdOf } from "../src/lib/request-id.ts";
import type { CallLogPort, LoggedCall } from "../src/ports/call-log.ts";
import type { Bench, Extent } from "./extent.ts";
import { median } from "./load/statistics.ts";
import { makeAccount, sender } from "./stage/accounts.ts";
import { BACKOFFICE_TOKEN, type Runtime, withRuntime } from "./stage/runtime.ts";

const AMOUNTS: Readonly<Record<Extent, { readonly many: number; readonly rounds: number }>> = {
  full: { many: 100_000, rounds: 60 },
  smoke: { many: 2_000, rounds: 10 },
};
const FEW_CALLS = 100;

/** A page reads the blocks that it shows, and none after them. */
const MAX_RATIO = 2;
/** A smaller difference is noise. */
const NOISE_MS = 5;

const CALLS_PER_HANDOVER = 200;
const REFUSED_EVERY = 20;

const callOf = (accountId: string, number: number): LoggedCall => {
  const isRefused = number % REFUSED_EVERY === 0;
  return {
    requestId: requestIdOf(newRequestId(Date.now()), accountId),
    keyId: "k_0123456789abcdef",
    operation: "listProperties",
    method: "GET",
    path: "/properties",
    status: isRefused ? 400 : 200,
    code: isRefused ? "invalid_param" : null,
    faults: isRefused ? [{ in: "query", name: "limit", code: "too_high" }] : [],
    ms: 12,
    objectId: null,
    dryRun: false,
    replayed: false,
    tool: null,
    network: "203.0.113.0/24",
    agent: "bench",
    bytesIn: 0,
    bytesOut: 1_000,
  };
};

/** Fills the log with calls, handed over as isolates hand them over. */
const fillCalls = async ({ miniflare }: Runtime, accountId: string, count: number): Promise<void> => {
  const logs = await miniflare.getDurableObjectNamespace("CALL_LOG", "service");
  const log = logs.get(logs.idFromName(accountId)) as unknown as CallLogPort;
  for (let sent = 0; sent < count; sent += CALLS_PER_HANDOVER) {
    const calls = Math.min(CALLS_PER_HANDOVER, count - sent);
    await log.add(Array.from({ length: calls }, (_, at) => callOf(accountId, sent + at)));
  }
};

/** The reads of each page, which the entry point makes concurrently. */
const pagesOf = (now: number): Readonly<Record<string, readonly string[]>> => {
  const day = (ago: number) => isoTime(now - ago * DAY_MS).slice(0, "YYYY-MM-DD".length);
  const since = encodeURIComponent(isoTime(now - DAY_MS));
  return {
    overview: ["", "/waiting", "/usage", `/call-sums?from=${day(13)}&to=${day(0)}`],
    requests: [
      `/calls?since=${since}&limit=50`,
      "/keys?limit=100",
      `/call-sums?from=${day(29)}&to=${day(0)}`,
    ],
    refused: [`/calls?since=${since}&limit=50&status=4xx`, "/keys?limit=100"],
  };
};

/** The median milliseconds of a page. */
const timeOf = async (runtime: Runtime, accountId: string, paths: readonly string[], rounds: number) => {
  const read = sender(runtime.urls.service, `/backoffice/accounts/${accountId}`, BACKOFFICE_TOKEN);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await Promise.all(paths.map((path) => read("GET", path)));
    times.push(performance.now() - from);
  }
  return median(times);
};

/** The dashboard's overview and its list of calls, for an account with a short log and one with a long log. */
export const benchPanel: Bench = (extent) =>
  withRuntime("production", async (runtime) => {
    const { many, rounds } = AMOUNTS[extent];
    const short = await makeAccount(runtime);
    const long = await makeAccount(runtime);
    await fillCalls(runtime, short.id, FEW_CALLS);
    await fillCalls(runtime, long.id, many);
    let isLevel = true;
    for (const [name, paths] of Object.entries(pagesOf(Date.now()))) {
      const few = await timeOf(runtime, short.id, paths, rounds);
      const lots = await timeOf(runtime, long.id, paths, rounds);
      isLevel &&= lots <= few * MAX_RATIO + NOISE_MS;
      console.log(
        `  ${name}: ${few.toFixed(1)} ms with ${FEW_CALLS} calls, ${lots.toFixed(1)} ms with ${many}`,
      );
    }
    return isLevel;
  });
