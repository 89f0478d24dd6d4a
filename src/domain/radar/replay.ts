import type { AllDatabases } from "../../db/statement.ts";
import { refuseUnknowable } from "../../errors/platform.ts";
import type { MatchStatus } from "../../vocabulary/value-lists.ts";
import { differs } from "../records/row.ts";
import { openBoardOf, openBoardsOf } from "./boards.ts";
import { type CurrentObjects, hasAllPins, readCurrentObjects } from "./current-objects.ts";
import { type Facts, factsOf } from "./facts.ts";
import type { Match } from "./match.ts";
import type { MatchContext } from "./match-page.ts";
import { loadMatch } from "./move.ts";
import { MIN_SCORE, scoreOf } from "./score.ts";
import type { ShownMatch } from "./shown-match.ts";
import { type Offer, offerOf, type Wish, wishOf } from "./sides.ts";

/** A board's row of a pair that passes. */
interface Judged {
  readonly score: number;
  readonly facts: Facts;
  readonly ownerAccountId: string | null;
}

/** A stored value that differs from the one its objects give now. */
interface Discrepancy {
  readonly field: string;
  readonly stored: unknown;
  readonly recomputed: unknown;
}

interface Replay {
  readonly equal: boolean;
  readonly status: MatchStatus;
  /** Null if the pair does not pass. */
  readonly score: number | null;
  readonly differences: Discrepancy[];
}

const mayMeet = (offer: Offer, wish: Wish, { accounts }: CurrentObjects): boolean => {
  if (offer.accountId === wish.accountId) return true;
  const board = openBoardOf(offer, accounts.get(offer.accountId) ?? null);
  return board !== null && openBoardsOf(wish, accounts.get(wish.accountId) ?? null).includes(board);
};

/** @returns null where the pair does not pass */
const judge = ({ propertyId, leadId, side }: Match, truth: CurrentObjects): Judged | null => {
  const known = truth.properties.get(propertyId);
  const lead = truth.leads.get(leadId);
  const offer = known ? offerOf(known.property, known) : null;
  const wish = lead ? wishOf(lead) : null;
  if (!offer || !wish || !mayMeet(offer, wish, truth)) return null;
  const score = scoreOf(offer, wish);
  if (score === null || score < MIN_SCORE) return null;
  const ownerAccountId = side === "property" ? offer.ownerId : wish.ownerId;
  return { score, facts: factsOf(offer, wish), ownerAccountId };
};

const differencesOf = (match: Match, judged: Judged | null): Discrepancy[] => {
  const isLost = match.lostAt !== null;
  const lost = { field: "lostRelevance", stored: isLost, recomputed: judged === null };
  // A lost match keeps its last score (rules 26.20).
  if (isLost || !judged) return isLost === (judged === null) ? [] : [lost];
  const fields = ["score", "facts", "ownerAccountId"] as const;
  return fields
    .filter((field) => differs(match, { [field]: judged[field] } as Partial<Match>))
    .map((field) => ({ field, stored: match[field], recomputed: judged[field] }));
};

/** A match's objects, each with its account and shard. */
const changedOf = ({ match, partner }: ShownMatch, shard: string) => {
  const own = { accountId: match.accountId, shard };
  const theirs = partner ? { accountId: partner.id, shard: partner.shard } : own;
  const property = match.side === "client" ? theirs : own;
  const client = match.side === "property" ? theirs : own;
  return [
    { ...property, kind: "property" as const, id: match.propertyId },
    { ...client, kind: "lead" as const, id: match.leadId },
  ];
};

/**
 * Judges a match again by its current objects, and reports differences from the stored one.
 * @param shard the account's shard
 * @throws Refusal not_found; upstream_busy while an object cannot be read
 */
export const replayMatch = async (
  ctx: MatchContext,
  ports: AllDatabases,
  shard: string,
  id: string,
): Promise<Replay> => {
  const shown = await loadMatch(ctx, id);
  const { match } = shown;
  const truth = await readCurrentObjects(ports, changedOf(shown, shard));
  if (!hasAllPins(truth)) throw refuseUnknowable();
  const judged = judge(match, truth);
  const differences = differencesOf(match, judged);
  return { equal: differences.length === 0, status: match.status, score: judged?.score ?? null, differences };
};
