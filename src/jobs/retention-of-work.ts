import { type Statement, sql } from "../db/statement.ts";
import { DEAD_LETTER_KEPT_MS } from "../vocabulary/limits.ts";

/** Assignments that have ended, so anybody may take the work again (rules 36.5). */
export const endedAssignments = (now: number, limit: number): Statement =>
  sql(
    `DELETE FROM assignments WHERE (kind, subject) IN (
       SELECT kind, subject FROM assignments INDEXED BY assignments_by_end WHERE until <= ? LIMIT ?
     )`,
    now,
    limit,
  );

/** Settled or not: the sweeps have long done their work (rules 24.4). */
export const oldDeadLetters = (now: number, limit: number): Statement =>
  sql(
    `DELETE FROM dead_letters WHERE seq IN (
       SELECT seq FROM dead_letters INDEXED BY dead_letters_by_age WHERE at < ? LIMIT ?
     )`,
    now - DEAD_LETTER_KEPT_MS,
    limit,
  );
