import type { CloudflareAccount } from "../cloudflare/client.ts";
import { Stop } from "../cloudflare/stop.ts";
import type { Worker } from "../platform/workers.ts";
import type { Target } from "./apply.ts";
import { remoteDatabase } from "./d1-api.ts";
import { catalogFile, migrationFiles } from "./files.ts";
import type { Migrating } from "./run.ts";
import { stepsOf } from "./steps.ts";

const API = "wrangler.toml";

/** The databases of a Worker; for the API the directory first, then the shards. */
const targetsOf = (account: CloudflareAccount, { file, environment, databases }: Worker): Target[] =>
  databases.map(({ binding, name, id }) => {
    if (id === null) throw new Stop(`${file} has no database_id for ${binding} of ${environment}.`);
    return { binding, name, db: remoteDatabase(account, id) };
  });

/** What the databases of a Worker need. */
export const migratingOf = ({ file, environment, databases }: Worker): Omit<Migrating, "targets"> => ({
  flags: file === API ? `--env ${environment}` : `--env ${environment} --config ${file}`,
  steps: stepsOf(migrationFiles(databases[0]!.migrations)),
  catalog: file === API ? catalogFile() : null,
});

export const migratingTo = (account: CloudflareAccount, worker: Worker): Migrating => ({
  ...migratingOf(worker),
  targets: targetsOf(account, worker),
});
