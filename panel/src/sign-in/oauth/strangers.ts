import { DAY_MS } from "../../../../src/lib/clock.ts";
import { cutTo } from "../rate-limits.ts";

/**
 * Clients without a consent so far, over all networks. A row has 6 KB at most, all of them 300 MB of the database's 10
 * GB: the oldest is deleted, so that nobody can close registration to the others.
 */
const MAX_ROWS = 50_000;
/** Registering again costs a client nothing. */
export const STRANGER_MS = DAY_MS;

interface Kept {
  readonly key: string;
  readonly value: string;
  readonly expiresAt: number;
}

export const keepStranger = async (database: D1Database, { key, value, expiresAt }: Kept): Promise<void> => {
  await database.batch([
    database
      .prepare("INSERT OR REPLACE INTO oauth_strangers (key, value, expires_at) VALUES (?, ?, ?)")
      .bind(key, value, expiresAt),
    cutTo(database, "oauth_strangers", MAX_ROWS),
  ]);
};

/** What is kept under a key, of a client that somebody has consented to or of a stranger. */
export const findKept = (database: D1Database, key: string, now: number): Promise<string | null> =>
  database
    .prepare(
      `SELECT value FROM oauth_store WHERE key = ?1 AND expires_at > ?2
       UNION ALL SELECT value FROM oauth_strangers WHERE key = ?1 AND expires_at > ?2 LIMIT 1`,
    )
    .bind(key, now)
    .first<string>("value");

/** A person has consented: the client is no stranger any longer. */
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
