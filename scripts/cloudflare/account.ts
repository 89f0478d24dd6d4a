import { runWrangler } from "../local/wrangler.ts";
import type { CloudflareAccount } from "./client.ts";
import { Stop } from "./stop.ts";

const PLATFORM = "https://api.cloudflare.com/client/v4";

async function tokenOfLogin(): Promise<string> {
  const output = await runWrangler(["auth", "token", "--json"]).catch(() => "");
  const token = /"token":\s*"([^"]+)"/.exec(output)?.[1];
  if (token === undefined)
    throw new Stop("CLOUDFLARE_API_TOKEN is not set, and Wrangler is not logged in (npx wrangler login).");
  return token;
}

/** The account and the API token, from the variables that Wrangler also reads. */
export async function cloudflareAccount(configured: string | undefined): Promise<CloudflareAccount> {
  const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_BASE_URL } = process.env;
  const accountId = CLOUDFLARE_ACCOUNT_ID ?? configured;
  if (!accountId) throw new Stop("CLOUDFLARE_ACCOUNT_ID is not set: `npx wrangler whoami` shows it.");
  const token = CLOUDFLARE_API_TOKEN ?? (await tokenOfLogin());
  return { baseUrl: CLOUDFLARE_API_BASE_URL ?? PLATFORM, accountId, token };
}
