import type { ReadContext } from "../../call-context.ts";
import { type MergedList, mergedPage, nextPlace } from "../../db/merged-page.ts";
import { type Database, run, type Statement } from "../../db/statement.ts";
import type { Position } from "../../lib/cursor.ts";
import { MATCH_STATUSES, type MatchStatus } from "../../vocabulary/value-lists.ts";
import { decodeMatches, type ShownMatch, shownStatement } from "./shown-match.ts";

/** The account's shard, and the directory with the partners. */
export interface MatchContext extends Pick<ReadContext, "accountId" | "db" | "meter" | "brokerId"> {
  readonly directory: Database;
}

export interface MatchPaging {
  readonly limit: number;
  readonly after: Position | null;
}

export interface MatchPage {
  readonly matches: ShownMatch[];
  readonly next: Position | null;
}

/** A page of an object's matches. */
export interface ObjectMatchPage extends MatchPage {
  /** Whether the account has the object. */
  readonly isThere: boolean;
}

export const statusesOf = (status: MatchStatus | undefined): readonly MatchStatus[] =>
  status === undefined ? MATCH_STATUSES : [status];

/**
 * A page of a merged list, in one trip with another statement.
 * @throws Refusal invalid_cursor
 */
export const readMerged = async (
  ctx: MatchContext,
  list: MergedList,
  { limit, after }: MatchPaging,
  ...beside: readonly Statement[]
): Promise<ObjectMatchPage> => {
  const page = shownStatement(mergedPage(list, limit, after), list.place);
  const [rows = [], there] = await run(ctx.db, [page, ...beside], ctx.meter);
  return {
    matches: await decodeMatches(ctx, rows.slice(0, limit)),
    next: nextPlace(list, rows, limit),
    isThere: there?.[0] !== undefined,
  };
};
