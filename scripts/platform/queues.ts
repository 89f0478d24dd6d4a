import { type CloudflareAccount, call, callAgain, listAll } from "../cloudflare/client.ts";
import type { Change, Part } from "./part.ts";
import type { WantedConsumer, Worker } from "./workers.ts";

/** Four days, on which every sweep and the addresses of moved accounts rely. */
const RETENTION_S = 345_600;

interface FoundConsumer {
  readonly script?: string;
  readonly service?: string;
  readonly dead_letter_queue?: string;
  readonly settings?: Readonly<Record<string, number>>;
}

interface FoundQueue {
  readonly queue_id: string;
  readonly queue_name: string;
  readonly settings?: Readonly<Record<string, number | boolean>>;
  readonly consumers?: readonly FoundConsumer[];
}

export const queuesOf = (account: CloudflareAccount): Promise<FoundQueue[]> =>
  listAll<FoundQueue>(account, `/accounts/${account.accountId}/queues`);

export const queues = (account: CloudflareAccount, workers: readonly Worker[]): Part => {
  const path = `/accounts/${account.accountId}/queues`;
  const compare = (name: string, found: FoundQueue | undefined): Change[] => {
    const settings = { message_retention_period: RETENTION_S };
    if (!found)
      return [
        {
          what: `${name}, which keeps messages for ${RETENTION_S} s`,
          make: () => call(account, path, { body: { queue_name: name, settings } }),
        },
      ];
    const kept = found.settings?.message_retention_period;
    if (kept === RETENTION_S) return [];
    const body = { queue_name: name, settings: { ...found.settings, ...settings } };
    return [
      {
        what: `${name} keeps messages for ${kept} s, not ${RETENTION_S} s`,
        make: () => callAgain(account, `${path}/${found.queue_id}`, { method: "PATCH", body }),
      },
    ];
  };
  return {
    title: "Queues",
    changes: async () => {
      const all = await queuesOf(account);
      // Objects send to the queues that the API consumes.
      const names = [...new Set(workers.flatMap((worker) => worker.queues))];
      return names.flatMap((name) =>
        compare(
          name,
          all.find(({ queue_name }) => queue_name === name),
        ),
      );
    },
  };
};

/** How a consumer differs from the list, in words. */
export const consumerFaults = (
  worker: string,
  wanted: WantedConsumer,
  all: readonly FoundQueue[],
): string[] => {
  const queue = all.find(({ queue_name }) => queue_name === wanted.queue);
  const found = queue?.consumers?.find(({ script, service }) => (script ?? service) === worker);
  if (!found) return [`${wanted.queue} has no consumer ${worker}`];
  const dead = found.dead_letter_queue ?? "";
  return [
    ...(dead === (wanted.deadLetterQueue ?? "")
      ? []
      : [`${wanted.queue}: dead_letter_queue is ${dead || "none"}, not ${wanted.deadLetterQueue ?? "none"}`]),
    ...Object.entries(wanted.settings)
      .filter(([name, value]) => found.settings?.[name] !== value)
      .map(([name, value]) => `${wanted.queue}: ${name} is ${found.settings?.[name]}, not ${value}`),
  ];
};
