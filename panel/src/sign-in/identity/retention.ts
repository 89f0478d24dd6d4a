import { DAY_MS } from "../../../../src/lib/clock.ts";
import { deleteExpiredRequests } from "../rate-limits.ts";

/** Six months, for which the law has access records kept (Marco Civil, art. 15). */
const RECORDS_MS = 183 * DAY_MS;

/** Deletes what has expired, by each table's own date. */
export const forgetEnded = (database: D1Database, now: number): Promise<unknown> =>
  database.batch([
    database.prepare("DELETE FROM sessions WHERE expires_at < ?").bind(now),
    database.prepare("DELETE FROM verifications WHERE expires_at < ?").bind(now),
    deleteExpiredRequests(database, now),
    database.prepare("DELETE FROM drafts WHERE expires_at < ?").bind(now),
    database.prepare("DELETE FROM stranger_drafts WHERE expires_at < ?").bind(now),
    database.prepare("DELETE FROM access_records WHERE at < ?").bind(now - RECORDS_MS),
  ]);
