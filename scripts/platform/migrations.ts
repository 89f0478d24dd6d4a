import type { CloudflareAccount } from "../cloudflare/client.ts";
import { Stop } from "../cloudflare/stop.ts";
import { remoteDatabase } from "../migrate/d1-api.ts";
import { type Migrating, migrateAll, pendingIn } from "../migrate/run.ts";
import { migratingOf } from "../migrate/targets.ts";
import { type Change, type Part, stopsAt } from "./part.ts";
import type { Worker } from "./workers.ts";

interface Means {
  readonly print: (line: string) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
  /** What the databases of a Worker need. */
  readonly migrating?: (worker: Worker) => Omit<Migrating, "targets">;
}

const compare = async (asked: Migrating): Promise<readonly (string | Change)[]> => {
  const pending = asked.targets.map((target) =>
    pendingIn(target, asked).catch((error: Error) => {
      if (error instanceof Stop) return stopsAt(error.message);
      throw error;
    }),
  );
  return (await Promise.all(pending)).filter((one) => one !== "");
};

/** The schema of each database, and its catalog. */
export const migrations = (
  account: CloudflareAccount,
  read: () => readonly Worker[],
  { migrating = migratingOf, ...means }: Means,
): Part => ({
  title: "Migrations",
  changes: async () => {
    const all = read().filter(({ databases }) => databases.length > 0);
    const changes = all.map(async (worker): Promise<readonly Change[]> => {
      const targets = worker.databases.flatMap(({ binding, name, id }) =>
        id === null ? [] : [{ binding, name, db: remoteDatabase(account, id) }],
      );
      // The databases themselves come first.
      if (targets.length < worker.databases.length)
        return worker.databases.map(({ name }) => ({
          what: `all migrations of ${name}, once it is there`,
          make: async () => undefined,
        }));
      const asked = { ...migrating(worker), targets };
      const found = await compare(asked);
      const pending = found.filter((one) => typeof one === "string");
      const stops = found.filter((one) => typeof one !== "string");
      if (pending.length === 0) return stops;
      return [...stops, { what: pending.join("; "), make: () => migrateAll(asked, means) }];
    });
    return (await Promise.all(changes)).flat();
  },
});
