import { guardFresh } from "../../../db/plan.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import { type Row, type Statement, sql } from "../../../db/statement.ts";

/** A member of the team who may be given a client. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly activeClients: number;
}

/** Members among whom a retry draws: the least loaded ones. */
const CANDIDATES = 8;
/** Simultaneous creations never put a member this many clients ahead of the least loaded one. */
const SPREAD = 2;

/** Active members with the fewest active clients, then the longest on the team. The first attempt takes the first. */
export const candidatesStatement = (accountId: string, attempt: number): Statement =>
  sql(
    `SELECT id, name, active_clients FROM team_members INDEXED BY team_members_load
     WHERE account_id = ? AND active = 1 ORDER BY active_clients, created_at, rowid LIMIT ?`,
    accountId,
    attempt === 1 ? 1 : CANDIDATES,
  );

export const decodeCandidate = (row: Row): Candidate => ({
  id: row.id as string,
  name: row.name as string,
  activeClients: row.active_clients as number,
});

/**
 * The agency's distribution rule (rules 15.13): the least loaded member. Simultaneous creations all see the same one;
 * the losers draw among the next ones, so that they spread out.
 */
export const chooseOwner = (candidates: readonly Candidate[]): Candidate | null => {
  const [first] = candidates;
  if (!first) return null;
  const close = candidates.filter(({ activeClients }) => activeClients < first.activeClients + SPREAD);
  return close[Math.floor(Math.random() * close.length)] ?? first;
};

const servedBy = (lead: Lead | null): string | null =>
  lead?.state === "ACTIVE" ? lead.ownerAccountId : null;

const countStatement = (accountId: string, memberId: string, step: 1 | -1): Statement =>
  sql(
    "UPDATE team_members SET active_clients = active_clients + ? WHERE id = ? AND account_id = ?",
    step,
    memberId,
    accountId,
  );

/** Counts a client for the chosen member; stale if that member got too far ahead of the others meanwhile. */
const shareStatements = (accountId: string, memberId: string): Statement[] => [
  sql(
    `UPDATE team_members SET active_clients = active_clients + 1
     WHERE id = ? AND account_id = ? AND active_clients < ? + (
       SELECT active_clients FROM team_members INDEXED BY team_members_load
       WHERE account_id = ? AND active = 1 ORDER BY active_clients LIMIT 1
     )`,
    memberId,
    accountId,
    SPREAD,
    accountId,
  ),
  guardFresh,
];

/**
 * Updates the counters of members whose number of active clients changes.
 * @param byRule the distribution rule chose the owner
 */
export const loadStatements = (
  accountId: string,
  before: Lead | null,
  after: Lead | null,
  byRule: boolean,
): Statement[] => {
  const from = servedBy(before);
  const to = servedBy(after);
  if (from === to) return [];
  if (to !== null && byRule) return shareStatements(accountId, to);
  return [
    ...(from === null ? [] : [countStatement(accountId, from, -1)]),
    ...(to === null ? [] : [countStatement(accountId, to, 1)]),
  ];
};
