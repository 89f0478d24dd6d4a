import { setTimeout as pause } from "node:timers/promises";
import { measureAmongDead } from "./dead-receivers.ts";
import type { Bench, Extent } from "./extent.ts";
import { quantile } from "./load/statistics.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { makeAccount, type Send, sender } from "./stage/accounts.ts";
import { createEndpoint, putListing } from "./stage/calls.ts";
import { type LogLine, withRuntime } from "./stage/runtime.ts";

interface Amount {
  /** Writes timed one by one. */
  readonly writes: number;
  readonly burstEvents: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { writes: 200, burstEvents: 1_000 },
  smoke: { writes: 5, burstEvents: 20 },
};
/** Between two writes, so some 20 a second. */
const GAP_MS = 50;
const BURST_ENDPOINTS = 2;
/** Simultaneous writes that make the burst's events. */
const WRITERS = 8;

const TYPES = ["property.created"];

const AIM = { p50: 250, p95: 600, perSecond: 150 };

const report = (what: string, times: readonly number[]): void => {
  const sorted = [...times].sort((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(sorted, share));
  console.log(`  ${what}: p50 ${p50} ms, p95 ${p95} ms, longest ${most} ms`);
};

const measureLatency = async (api: Send, receiver: Receiver, { writes: count }: Amount): Promise<void> => {
  const id = await createEndpoint(api, `${receiver.url}/latency`, TYPES);
  const answeredAt = new Map<string, number>();
  const writes: Promise<void>[] = [];
  for (let made = 0; made < count; made += 1) {
    const ref = `LATENCY-${made}`;
    writes.push(
      putListing(api, ref, 500_000 + made).then(() => {
        answeredAt.set(ref, Date.now());
      }),
    );
    await pause(GAP_MS);
  }
  await Promise.all(writes);
  await receiver.until(count);
  const fromCommit = receiver.arrivals.map(({ at, body }) => at - Date.parse(body.timestamp));
  const fromAnswer = receiver.arrivals.map(
    ({ at, body }) => at - answeredAt.get(body.data.externalRef ?? "")!,
  );
  console.log(
    `${count} writes, ${1_000 / GAP_MS} per second, one endpoint on loopback (aim: p50 < ${AIM.p50} ms, p95 < ${AIM.p95} ms)`,
  );
  report("from the event's timestamp, taken just before its commit, to the POST's arrival", fromCommit);
  report("from the write's answer, which may come after it, to the POST's arrival", fromAnswer);
  await api("DELETE", `/webhooks/${id}`);
};

/** The events come while the endpoints are disabled; enabling them makes every delivery due at once. */
const measureBurst = async (api: Send, receiver: Receiver, { burstEvents }: Amount): Promise<void> => {
  const before = receiver.arrivals.length;
  const ids: string[] = [];
  for (let made = 0; made < BURST_ENDPOINTS; made += 1) {
    const id = await createEndpoint(api, `${receiver.url}/burst-${made}`, TYPES);
    await api("PATCH", `/webhooks/${id}`, { status: "DISABLED" });
    ids.push(id);
  }
  const since = new Date().toISOString();
  let next = 0;
  const began = Date.now();
  const writer = async (): Promise<void> => {
    while (next < burstEvents) await putListing(api, `BURST-${next++}`, 700_000);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const writing = Date.now() - began;
  await api("GET", "/events?limit=1");
  const start = Date.now();
  await Promise.all(
    ids.map((id) => api("PATCH", `/webhooks/${id}`, { status: "ACTIVE", redeliverSince: since })),
  );
  await receiver.until(before + burstEvents * BURST_ENDPOINTS);
  const arrivals = receiver.arrivals.slice(before);
  const seconds = (Math.max(...arrivals.map(({ at }) => at)) - start) / 1_000;
  const distinct = new Set(arrivals.map(({ path, id }) => path + id)).size;
  console.log(
    `${burstEvents} events to ${BURST_ENDPOINTS} endpoints, all due at once (aim: at least ${AIM.perSecond} per second)`,
  );
  console.log(
    `  ${distinct} deliveries in ${seconds.toFixed(1)} s: ${Math.round(distinct / seconds)} per second, ${arrivals.length - distinct} sent twice`,
  );
  console.log(`  (the ${burstEvents} writes took ${(writing / 1_000).toFixed(1)} s with ${WRITERS} at once)`);
};

/** An unknown name fails as expected; the runtime prints a stack for each. */
const printOthers = ({ message }: LogLine): void => {
  if (!/failed to lookup address/.test(message)) console.log(message);
};

/** The delay and rate of deliveries, and whether dead receivers delay others. */
export const benchWebhooks: Bench = (extent) =>
  withRuntime(
    "local",
    async (runtime) => {
      const { key } = await makeAccount(runtime);
      const api = sender(runtime.urls.service, "/v1", key);
      const receiver = await startReceiver();
      try {
        await measureLatency(api, receiver, AMOUNTS[extent]);
        await measureBurst(api, receiver, AMOUNTS[extent]);
        return await measureAmongDead(runtime, extent);
      } finally {
        receiver.close();
      }
    },
    { handleStructuredLogs: printOthers },
  );
