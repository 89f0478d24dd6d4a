import { DAY_MS } from "../../../../src/lib/clock.ts";
import { cutTo } from "../rate-limits.ts";

/**
 * Clients without a consent, from all networks. A row has 6 KB at most, all together 300 MB of the database's 10 GB.
 * Beyond that the oldest are deleted, so that nobody can shut others out of registration.
 */
const MAX_ROWS = 50_000;
/** How long a client without a consent is kept: registering again costs it nothing. */
export const STRANGER_MS = DAY_MS;

export const keepStranger = async (
  database: D1Database,
  { key, value, expiresAt }: { readonly key: string; readonly value: string; readonly expiresAt: number },
): Promise<void> => {
  await database.batch([
    database
      .prepare("INSERT OR REPLACE INTO oauth_strangers (key, value, expires_at) VALUES (?, ?, ?)")
      .bind(key, value, expiresAt),
    cutTo(database, "oauth_strangers", MAX_ROWS),
  ]);
};

/** The value of a key, whether its client has a consent or is a stranger. */
export const findKept = (database: D1Database, key: string, now: number): Promise<string | null> =>
  database
    .prepare(
      `SELECT value FROM oauth_store WHERE key = ?1 AND expires_at > ?2
       UNION ALL SELECT value FROM oauth_strangers WHERE key = ?1 AND expires_at > ?2 LIMIT 1`,
    )
    .bind(key, now)
    .first<string>("value");

/** Keeps a client to which a person has consented: it is a stranger no longer. */
export const keepConsented = async (database: D1Database, key: string, expiresAt: number): Promise<void> => {
  await database.batch([
    database
      .prepare(
        `INSERT INTO oauth_store (key, value, expires_at) SELECT key, value, ?2 FROM oauth_strangers WHERE key = ?1
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
      )
      .bind(key, expiresAt),
    database.prepare("DELETE FROM oauth_strangers WHERE key = ?").bind(key),
  ]);
};

export const forgettingStrangers = (database: D1Database, now: number): D1PreparedStatement =>
  database.prepare("DELETE FROM oauth_strangers WHERE expires_at <= ?").bind(now);
