import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "../local/settings.ts";
import { cloudflareAccount } from "../cloudflare/account.ts";
import { Stop } from "../cloudflare/stop.ts";
import type { Target } from "./apply.ts";
import { remoteDatabase } from "./d1-api.ts";

const ENVIRONMENTS = ["production", "staging"];
const NO_ID = /^[0-]*$/;
interface Configured {
  readonly binding: string;
  readonly database_name?: string;
  readonly database_id?: string;
}

/** The databases of an environment in `wrangler.toml`: the directory, then the further shards. */
export async function targetsOf(
  environment: string,
  config = join(ROOT, "wrangler.toml"),
): Promise<Target[]> {
  if (!ENVIRONMENTS.includes(environment))
    throw new Stop(`There is no environment ${environment}: ${ENVIRONMENTS.join(" or ")}.`);
  const { d1_databases, account_id } = unstable_readConfig({ config, env: environment });
  const databases = d1_databases as Configured[];
  const fresh = databases.find(({ database_id }) => NO_ID.test(database_id ?? ""));
  if (fresh) throw new Stop(`wrangler.toml has no database_id for ${fresh.binding} of ${environment}.`);
  const found = await cloudflareAccount(account_id);
  return databases.map(({ binding, database_name, database_id }) => ({
    binding,
    name: database_name ?? binding,
    db: remoteDatabase(found, database_id!),
  }));
}
