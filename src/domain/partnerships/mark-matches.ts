import { commitTogether } from "../../db/commit.ts";
import { job, NO_EFFECTS, type WholeEffects } from "../../db/plan.ts";
import { type AllDatabases, run, type Statement, sql } from "../../db/statement.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { EventLogPort } from "../../ports/event-log.ts";
import { ENDED_MARKING_MS } from "../../vocabulary/limits.ts";
import { isOpenStage } from "../../vocabulary/value-lists.ts";
import type { Account } from "../accounts/account.ts";
import { readAccounts } from "../accounts/read-accounts.ts";
import { drainIntoLog } from "../outbox/drain-into-log.ts";
import { boardOfMatch } from "../radar/boards.ts";
import { type Match, matchTable } from "../radar/match.ts";
import type { Partnership, PartnershipSide } from "./partnership.ts";

interface MarkPorts extends Pick<AllDatabases, "directory" | "shard"> {
  log(accountId: string): Pick<EventLogPort, "drain">;
}

/** One side of a partnership, as a match of its account. */
interface Marking {
  readonly partnership: Partnership;
  readonly side: PartnershipSide;
  readonly account: Account;
  /** The client's account, in whose shard the board reads the client. */
  readonly holder: Account;
}

/** A developer has no match of a launch (rules 26.7). */
const sidesOf = ({ scope }: Partnership): PartnershipSide[] =>
  scope === "LAUNCH" ? ["client"] : ["client", "property"];

/** None for a removed account: nothing is left to mark there. */
const markingsOf = (partnership: Partnership, accounts: ReadonlyMap<string, Account>): Marking[] => {
  const { clientAccountId, propertyAccountId } = partnership;
  const holder = accounts.get(clientAccountId);
  const other = accounts.get(propertyAccountId);
  if (!holder || !other) return [];
  return sidesOf(partnership).map((side) => ({
    partnership,
    side,
    holder,
    account: side === "client" ? holder : other,
  }));
};

const keyOf = ({ partnership, side }: Marking): string =>
  [partnership.leadId, partnership.propertyId, side].join();

const findMatches = (markings: readonly Marking[]): Statement => {
  const pairs = markings.map(({ partnership: { leadId, propertyId }, side }) => ({
    leadId,
    propertyId,
    side,
  }));
  return sql(
    `SELECT ${matchTable.columnsOf("m")} FROM json_each(?) AS k CROSS JOIN matches AS m INDEXED BY matches_pair
     ON m.lead_id = k.value ->> 'leadId' AND m.property_id = k.value ->> 'propertyId' AND m.side = k.value ->> 'side'`,
    JSON.stringify(pairs),
  );
};

/** From any state, even if that side had dismissed it (rules 26.41). */
const mark = (matches: readonly Match[], now: number): Statement =>
  sql(
    `UPDATE matches SET status = 'REQUESTED', touched = 1, updated_at = max(updated_at, ?)
     WHERE seq IN (SELECT value FROM json_each(?)) AND status <> 'REQUESTED'`,
    now,
    JSON.stringify(matches.map(({ seq }) => seq)),
  );

/** The board keeps pairs that somebody acted on: it reads the client again (rules 26.17). */
const notifyBoard = (match: Match, { partnership: { leadId: id }, holder }: Marking) =>
  match.cityId === null
    ? []
    : [
        job("radar", {
          kind: "lead" as const,
          id,
          accountId: holder.id,
          shard: holder.shard,
          boards: [boardOfMatch(match)],
        }),
      ];

/**
 * A board that is behind may still write the match of a partnership that has just ended; a match whose objects are gone
 * never arrives.
 */
const isPastMarking = ({ status, updatedAt }: Partnership, now: number): boolean =>
  !isOpenStage(status) && updatedAt < now - ENDED_MARKING_MS;

/** Marks the matches of one shard. @returns the marked ones; a board may not have written the other matches yet */
const markInShard = async (
  ports: MarkPorts,
  shard: string,
  markings: readonly Marking[],
  now: number,
): Promise<Marking[]> => {
  const db = ports.shard(shard);
  const [rows = []] = await run(db, [findMatches(markings)]);
  const matches = new Map(
    rows.map(matchTable.decode).map((match) => [[match.leadId, match.propertyId, match.side].join(), match]),
  );
  const found = markings.filter((marking) => matches.has(keyOf(marking)));
  const unmarked = found.filter((marking) => matches.get(keyOf(marking))!.status !== "REQUESTED");
  if (unmarked.length === 0) return found;
  const effects = new Map<string, WholeEffects>();
  for (const marking of unmarked) {
    const { id } = marking.account;
    const jobs = notifyBoard(matches.get(keyOf(marking))!, marking);
    effects.set(id, { ...NO_EFFECTS, jobs: [...(effects.get(id)?.jobs ?? []), ...jobs] });
  }
  const own = unmarked.map((marking) => matches.get(keyOf(marking))!);
  await commitTogether({ db, now }, [mark(own, now)], effects);
  await Promise.all([...effects.keys()].map((accountId) => drainIntoLog(ports, { accountId, shard })));
  return found;
};

/**
 * Makes the matches of partnerships REQUESTED in the shards of both accounts, and records which are done. A repetition
 * changes nothing; after a crash, `partnership-sweep` finishes (rules 28.3).
 * @returns how many have nothing left to mark
 */
export const markMatches = async (
  ports: MarkPorts,
  partnerships: readonly Partnership[],
  now: number,
): Promise<number> => {
  const ids = partnerships.flatMap(({ clientAccountId, propertyAccountId }) => [
    clientAccountId,
    propertyAccountId,
  ]);
  const accounts = await readAccounts(ports.directory, [...new Set(ids)]);
  const markings = partnerships.flatMap((partnership) => markingsOf(partnership, accounts));
  const byShard = Map.groupBy(markings, ({ account }) => account.shard);
  const marked = new Set(
    (await Promise.all([...byShard].map(([shard, own]) => markInShard(ports, shard, own, now)))).flat(),
  );
  const unfinished = new Set(
    markings.filter((marking) => !marked.has(marking)).map(({ partnership }) => partnership.id),
  );
  const done = partnerships.filter(
    (partnership) => !unfinished.has(partnership.id) || isPastMarking(partnership, now),
  );
  const text = "UPDATE partnerships SET marked = 1 WHERE id IN (SELECT value FROM json_each(?))";
  if (done.length > 0) await run(ports.directory, [sql(text, JSON.stringify(done.map(({ id }) => id)))]);
  return done.length;
};

/** Marks after a commit, and never fails: the sweep marks the rest. */
export const markAfterCommit = async (
  ports: MarkPorts,
  partnership: Partnership,
  now: number,
): Promise<void> => {
  try {
    await markMatches(ports, [partnership], now);
  } catch (error) {
    logger.warn("marking waits for the sweep", { partnership: partnership.id, failure: failureOf(error) });
  }
};
