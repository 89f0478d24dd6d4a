import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "../local/settings.ts";
import { runWrangler } from "../local/wrangler.ts";
import { Stop, type Target } from "./apply.ts";
import { type D1Account, remoteDatabase } from "./d1-api.ts";

const ENVIRONMENTS = ["production", "staging"];
const NO_ID = /^[0-]*$/;
const PLATFORM = "https://api.cloudflare.com/client/v4";

async function tokenOfLogin(): Promise<string> {
  const output = await runWrangler(["auth", "token", "--json"]).catch(() => "");
  const token = /"token":\s*"([^"]+)"/.exec(output)?.[1];
  if (token === undefined)
    throw new Stop("CLOUDFLARE_API_TOKEN is not set, and Wrangler is not logged in (npx wrangler login).");
  return token;
}

/** The account, from the same variables as Wrangler's. */
async function account(configured: string | undefined): Promise<D1Account> {
  const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_BASE_URL } = process.env;
  const accountId = CLOUDFLARE_ACCOUNT_ID ?? configured;
  if (!accountId) throw new Stop("CLOUDFLARE_ACCOUNT_ID is not set: `npx wrangler whoami` shows it.");
  const token = CLOUDFLARE_API_TOKEN ?? (await tokenOfLogin());
  return { baseUrl: CLOUDFLARE_API_BASE_URL ?? PLATFORM, accountId, token, pause };
}

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
  const found = await account(account_id);
  return databases.map(({ binding, database_name, database_id }) => ({
    binding,
    name: database_name ?? binding,
    db: remoteDatabase(found, database_id!),
  }));
}
