import { run, sql } from "../../db/statement.ts";
import {
  MATCH_SCOPES,
  MATCH_STATUSES,
  type MatchStatus,
  PARTNERSHIP_STAGES,
  type PartnershipStage,
} from "../../vocabulary/value-lists.ts";
import type { MatchContext } from "./match-page.ts";

/** The most counted for each status and stage: a count costs the rows that it reads. */
export const MAX_COUNTED = 1_000;

const SCOPES = MATCH_SCOPES.map((scope) => `'${scope}'`).join(", ");

const countsOf = (names: readonly string[], from: string): string =>
  names
    .map(
      (name) => `(SELECT count(*) FROM (SELECT 1 FROM ${from} AND status = '${name}' LIMIT ?2)) AS ${name}`,
    )
    .join(", ");

const MATCHES = `SELECT ${countsOf(
  MATCH_STATUSES,
  `matches INDEXED BY matches_newest WHERE account_id = ?1 AND scope IN (${SCOPES})`,
)}`;

const PARTNERSHIPS = `SELECT ${countsOf(
  PARTNERSHIP_STAGES,
  "partnership_sides INDEXED BY partnership_sides_newest WHERE account_id = ?1",
)}`;

/** An account's opportunities by status, and its partnerships by stage: one trip to each database. */
export const countOpportunities = async ({ accountId, db, directory, meter }: MatchContext) => {
  const counted = (text: string) => [sql(text, accountId, MAX_COUNTED)];
  const [[matches], [partnerships]] = await Promise.all([
    run(db, counted(MATCHES), meter),
    run(directory, counted(PARTNERSHIPS), meter),
  ]);
  return {
    matches: matches![0] as Record<MatchStatus, number>,
    partnerships: partnerships![0] as Record<PartnershipStage, number>,
  };
};
