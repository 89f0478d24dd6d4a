import { type CloudflareAccount, call, listAll } from "../cloudflare/client.ts";
import { writeDatabaseId } from "./database-id.ts";
import { byHand, type Change, type Part, stopsAt } from "./part.ts";
import type { WantedDatabase, Worker } from "./workers.ts";

/** Beside the Workers and their objects: docs/adr/0002-where-worker-and-objects-stand.md. */
export const LOCATION = "enam";

interface Found {
  readonly uuid: string;
  readonly name: string;
}

const create = async (
  account: CloudflareAccount,
  worker: Worker,
  database: WantedDatabase,
): Promise<void> => {
  const made = await call<Found>(account, `/accounts/${account.accountId}/d1/database`, {
    body: { name: database.name, primary_location_hint: LOCATION },
  });
  writeDatabaseId(worker, database, made.uuid);
};

/** Where a database runs, as an answer of it says; null if it does not. */
const regionOf = async (account: CloudflareAccount, id: string): Promise<string | null> => {
  const [answer] = await call<{ meta?: { served_by_region?: string } }[]>(
    account,
    `/accounts/${account.accountId}/d1/database/${id}/query`,
    { body: { sql: "SELECT 1", params: [] } },
  );
  return answer?.meta?.served_by_region ?? null;
};

const compare = async (
  account: CloudflareAccount,
  worker: Worker,
  database: WantedDatabase,
  found: Found | undefined,
): Promise<readonly Change[]> => {
  const { binding, name, id } = database;
  const where = `database_id of ${binding} in ${worker.file}`;
  if (!found && id !== null) return [stopsAt(`${where} is ${id}, but the account has no database ${name}`)];
  if (!found) return [{ what: `${name}, in ${LOCATION}`, make: () => create(account, worker, database) }];
  if (id === null) return [{ what: where, make: async () => writeDatabaseId(worker, database, found.uuid) }];
  if (id !== found.uuid) return [stopsAt(`${where} is ${id}, but ${name} of the account is ${found.uuid}`)];
  const region = await regionOf(account, id);
  if (region === null || region.toLowerCase() === LOCATION) return [];
  return [byHand(`${name} runs in ${region}, not in ${LOCATION}`)];
};

/** @param read the Workers as their files describe them now: a run writes ids into these */
export const databases = (account: CloudflareAccount, read: () => readonly Worker[]): Part => ({
  title: "Databases",
  changes: async () => {
    const all = await listAll<Found>(account, `/accounts/${account.accountId}/d1/database`);
    const compared = read().flatMap((worker) =>
      worker.databases.map((database) =>
        compare(
          account,
          worker,
          database,
          all.find(({ name }) => name === database.name),
        ),
      ),
    );
    return (await Promise.all(compared)).flat();
  },
});
