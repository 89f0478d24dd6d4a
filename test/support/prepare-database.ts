import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Applies every migration and loads the catalog of neighborhoods, once per database. */
export const prepareDatabase = async (db: D1Database): Promise<void> => {
  await applyD1Migrations(db, env.TEST_MIGRATIONS);
  const filled = await db.prepare("SELECT 1 FROM neighborhood_totals LIMIT 1").first();
  if (filled) return;
  await db.batch(env.TEST_CATALOG.map(({ sql, params }) => db.prepare(sql).bind(...params)));
};
