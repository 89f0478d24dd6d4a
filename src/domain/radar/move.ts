import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, type Effects, guardFresh, type Job, job, NO_EFFECTS } from "../../db/plan.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn, type Sentence } from "../../lib/language.ts";
import type { MatchStatus } from "../../vocabulary/value-lists.ts";
import { isOfBroker } from "../records/of-broker.ts";
import { boardOfMatch } from "./boards.ts";
import { type Match, matchTable, readMatchId } from "./match.ts";
import type { MatchContext } from "./match-page.ts";
import { decodeMatches, type ShownMatch, shownStatement } from "./shown-match.ts";

/** The state after each verb (rules 26.31). */
const MOVES = {
  dismiss: { from: "NEW", to: "ARCHIVED" },
  restore: { from: "ARCHIVED", to: "NEW" },
  favorite: { from: "NEW", to: "FAVORITED" },
  unfavorite: { from: "FAVORITED", to: "NEW" },
} as const satisfies Readonly<Record<string, { from: MatchStatus; to: MatchStatus }>>;

export type Move = keyof typeof MOVES;

export interface MatchWriteResult {
  readonly outcome: "APPLIED" | "WOULD_APPLY";
  readonly dryRun: boolean;
}

export type MatchPlan = BasedPlan<ShownMatch, MatchWriteResult>;

type MatchWriteContext = WriteContext & Pick<MatchContext, "directory">;

/** @throws Refusal not_found, also for a text that is no match's id */
export const loadMatch = async (ctx: MatchContext, id: string): Promise<ShownMatch> => {
  const key = readMatchId(id);
  if (!key) throw new Refusal("not_found");
  const text = `SELECT * FROM matches INDEXED BY matches_pair
    WHERE lead_id = ? AND property_id = ? AND side = ? AND account_id = ?`;
  const found = sql(text, key.leadId, key.propertyId, key.side, ctx.accountId);
  const [rows = []] = await run(ctx.db, [shownStatement(found)], ctx.meter);
  const [match] = await decodeMatches(ctx, rows);
  if (!match || !isOfBroker(ctx, match.match.ownerAccountId)) throw new Refusal("not_found");
  return match;
};

const detailOf = (status: MatchStatus): Sentence =>
  ptEn(
    `Não é possível com a oportunidade no status ${status}.`,
    `Not possible while the opportunity's status is ${status}.`,
  );

export const refuseStatus = (status: MatchStatus): Refusal =>
  new Refusal("request_refused", { detail: detailOf(status) });

/** The board that keeps the pair reads its client again: it keeps pairs that somebody acted on (rules 26.17). */
const notificationOf = ({ match, partner }: ShownMatch): Job[] => {
  const { side, leadId: id, accountId } = match;
  const changed = { kind: "lead" as const, id, accountId, boards: [boardOfMatch(match)] };
  if (side !== "property") return [job("radar", changed)];
  // Without the account the client's shard is unknown: a board that looked elsewhere would think the client removed.
  return partner ? [job("radar", { ...changed, accountId: partner.id, shard: partner.shard })] : [];
};

/** Writes only if the row is unchanged since it was read. */
const moveEffects = (shown: ShownMatch, after: Match): Effects => {
  const { seq, status, updatedAt: read } = shown.match;
  const { touched, updatedAt } = after;
  const written = { status: after.status, touched, updatedAt };
  return {
    ...NO_EFFECTS,
    statements: [
      matchTable.update(written, "seq = ? AND status = ? AND updated_at = ?", [seq, status, read]),
      guardFresh,
    ],
    jobs: notificationOf(shown),
  };
};

/** The subject of stored answers that show the match: a purge of the client, or of the own property, finds them. */
const subjectOf = ({ side, leadId, propertyId }: Match): string =>
  side === "property" ? propertyId : leadId;

/**
 * Moves the caller's side of a match; one already in that state stays as it is.
 * @throws Refusal not_found, request_refused
 */
export const planMove = async (ctx: MatchWriteContext, id: string, move: Move): Promise<MatchPlan> => {
  const shown = await loadMatch(ctx, id);
  const { match } = shown;
  const { from, to } = MOVES[move];
  const result: MatchWriteResult = { outcome: ctx.dryRun ? "WOULD_APPLY" : "APPLIED", dryRun: ctx.dryRun };
  const basis = [{ table: "matches", id: match.seq, version: match.updatedAt }] as const;
  const plan = { result, subject: subjectOf(match), basis };
  if (match.status === to) return { ...NO_EFFECTS, ...plan, data: shown };
  if (match.status !== from) throw refuseStatus(match.status);
  const updatedAt = Math.max(ctx.clock.now(), match.updatedAt);
  const after = { ...match, status: to, touched: true, updatedAt };
  return { ...moveEffects(shown, after), ...plan, data: { ...shown, match: after } };
};
