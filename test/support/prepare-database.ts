import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Brings every migration and the catalogue of neighborhoods to a database that lacks them. */
export const prepareDatabase = async (db: D1Database): Promise<void> => {
  await applyD1Migrations(db, env.TEST_MIGRATIONS);
  const filled = await db.prepare("SELECT 1 FROM neighborhood_totals LIMIT 1").first();
  if (filled) return;
  await db.batch(env.TEST_CATALOGUE.map(({ sql, params }) => db.prepare(sql).bind(...params)));
};
