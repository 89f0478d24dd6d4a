import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

export type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** Opens a Worker's databases one after the other: the configured ones, then further ones by binding. */
export async function withDatabases(
  folder: string,
  state: string,
  use: (db: Database) => Promise<unknown>,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, "wrangler.toml"));
  const d1Databases = { ...(workerOptions.d1Databases as Record<string, string>), ...more };
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({ modules: true, script: "", d1Databases }),
    resourcePersistencePath: join(state, "v3"),
  });
  try {
    for (const binding of Object.keys(d1Databases)) await use(await miniflare.getD1Database(binding));
  } finally {
    await miniflare.dispose();
  }
}
