import { type CloudflareAccount, call, listAll } from "../cloudflare/client.ts";
import { writeDatabaseId } from "./database-id.ts";
import { byHand, type Change, type Part, stopsAt } from "./part.ts";
import type { BorrowedDatabase, Worker } from "./workers.ts";

/** Beside the Workers and their objects: docs/adr/0002-code-runs-beside-the-data.md. */
export const LOCATION = "enam";

interface Found {
  readonly uuid: string;
  readonly name: string;
}

/** A database in the file of a Worker that binds it. */
interface Bound {
  readonly worker: Worker;
  readonly database: BorrowedDatabase;
}

const write = (all: readonly Bound[], id: string): void => {
  for (const { worker, database } of all) writeDatabaseId(worker, database, id);
};

const create = async (account: CloudflareAccount, all: readonly Bound[]): Promise<void> => {
  const made = await call<Found>(account, `/accounts/${account.accountId}/d1/database`, {
    body: { name: all[0]!.database.name, primary_location_hint: LOCATION },
  });
  write(all, made.uuid);
};

/** The region in which a database runs, from its own answer; null if the answer names none. */
const regionOf = async (account: CloudflareAccount, id: string): Promise<string | null> => {
  const [answer] = await call<{ meta?: { served_by_region?: string } }[]>(
    account,
    `/accounts/${account.accountId}/d1/database/${id}/query`,
    { body: { sql: "SELECT 1", params: [] } },
  );
  return answer?.meta?.served_by_region ?? null;
};

const placeOf = ({ worker, database }: Bound): string =>
  `database_id of ${database.binding} in ${worker.file}`;

/** @param all a database in the files of all Workers that bind it */
const compare = async (
  account: CloudflareAccount,
  all: readonly Bound[],
  found: Found | undefined,
): Promise<readonly Change[]> => {
  const { name } = all[0]!.database;
  const foreign = all.filter(({ database: { id } }) => id !== null && id !== found?.uuid);
  if (foreign.length > 0)
    return foreign.map((bound) => {
      const has = found ? `${name} of the account is ${found.uuid}` : `the account has no database ${name}`;
      return stopsAt(`${placeOf(bound)} is ${bound.database.id}, but ${has}`);
    });
  if (!found) return [{ what: `${name}, in ${LOCATION}`, make: () => create(account, all) }];
  const lacking = all.filter(({ database }) => database.id === null);
  if (lacking.length > 0)
    return [{ what: lacking.map(placeOf).join(", "), make: async () => write(lacking, found.uuid) }];
  const region = await regionOf(account, found.uuid);
  if (region === null || region.toLowerCase() === LOCATION) return [];
  return [byHand(`${name} runs in ${region}, not in ${LOCATION}`)];
};

/** @param read the Workers as their files describe them now: a run writes ids into these */
export const databases = (account: CloudflareAccount, read: () => readonly Worker[]): Part => ({
  title: "Databases",
  changes: async () => {
    const all = await listAll<Found>(account, `/accounts/${account.accountId}/d1/database`);
    const bound = read().flatMap((worker) =>
      [...worker.databases, ...worker.borrowed].map((database) => ({ worker, database })),
    );
    const compared = [...Map.groupBy(bound, ({ database }) => database.name)].map(([wanted, places]) =>
      compare(
        account,
        places,
        all.find(({ name }) => name === wanted),
      ),
    );
    return (await Promise.all(compared)).flat();
  },
});
