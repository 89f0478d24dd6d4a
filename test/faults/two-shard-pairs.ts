import { env } from "cloudflare:workers";
import { MatchBoard } from "../../durable-objects/match-board/object.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { type Row, run, sql } from "../../src/db/statement.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { accountBoard, type ChangedObject, cityBoard, launchBoard } from "../../src/ports/match-board.ts";
import { MESSAGE_VERSION } from "../../src/ports/message-version.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { RadarStage, twoShards } from "../support/radar-stage.ts";
import { moveClock } from "../support/time.ts";
import { deliver } from "./drain-everything.ts";
import { runInObject } from "./run-in-object.ts";
import { startJob } from "./start-job.ts";
import type { Subject } from "./walk.ts";

/** A matching property and client of accounts in two shards. */
interface Pair {
  readonly stage: RadarStage;
  readonly board: string;
  readonly property: ChangedObject;
  readonly lead: ChangedObject;
}

type Make = () => Promise<Pair>;

const shared: Make = async () => {
  const stage = await RadarStage.open();
  const seller = await stage.account();
  const buyer = await stage.account({ shard: "DB_S1" });
  const property = await stage.property(seller, { sharedToNetwork: true, updatedAt: Date.now() });
  const lead = await stage.lead(buyer, { sharedToNetwork: true, updatedAt: Date.now() });
  return {
    stage,
    board: cityBoard(stage.cities[0]!),
    property: stage.changed("property", seller, property.id),
    lead: stage.changed("lead", buyer, lead.id),
  };
};

const launch: Make = async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ shard: "DB_S1", type: "DEVELOPER" });
  const agency = await stage.account();
  const property = await stage.property(developer, { kind: "DEVELOPMENT", updatedAt: Date.now() });
  const lead = await stage.lead(agency, { updatedAt: Date.now() });
  return {
    stage,
    board: launchBoard(stage.cities[0]!),
    property: stage.changed("property", developer, property.id),
    lead: stage.changed("lead", agency, lead.id),
  };
};

const BINDINGS = { DB_S1: env.SPARE_RADAR, MATCH_BOARD: twoShards().MATCH_BOARD };

const tell = async ({ stage, board, property, lead }: Pair): Promise<void> => {
  await stage.board(board).tell(board, [property, lead]);
};

/**
 * A matched pair of scope NETWORK, acted on by one account and then no longer shared: one row is to be deleted, the
 * other marked.
 */
const end = async (pair: Pair): Promise<void> => {
  const { stage, board, property, lead } = pair;
  await tell(pair);
  await stage.settle();
  const [row] = await stage.rows("matches");
  await stage.touch(row!);
  await stage.board(board).tell(board, [lead]);
  await stage.settle();
  const fields = { radar: "NONE", updatedAt: Date.now() + 1 } as const;
  await stage.write(property.shard, propertyTable.update(fields, "id = ?", [property.id]));
  await stage.board(board).tell(board, [property]);
};

/** A pair that no board was notified of: the audit of its accounts notifies the city's board. */
const audit = async ({ stage, property, lead }: Pair): Promise<void> => {
  for (const { accountId } of [property, lead])
    await stage.board(accountBoard(accountId)).audit(accountBoard(accountId));
};

const stateOf = ({ shard, side, scope, status, score, lost_at }: Row): string =>
  `${shard} ${side} ${scope} ${status} ${score}${lost_at === null ? "" : " lost"}`;

/** The pair's rows in both shards. @throws Error if summaries report more or fewer matches than were made */
const outcome = async ({ stage, property, lead }: Pair, made: number): Promise<unknown> => {
  const matches = await stage.rows("matches");
  const windows = await stage.rows("radar_windows");
  const cards = await stage.cards([property.id, lead.id]);
  const counted = windows.reduce((sum, { new_matches: count }) => sum + (count as number), 0);
  if (counted !== made) throw new Error(`Summaries report ${counted} matches, but ${made} were made.`);
  return { matches: matches.map(stateOf).sort(), cards: cards.map(({ shard }) => shard).sort() };
};

interface PairSubject {
  readonly name: string;
  readonly make: Make;
  readonly prepare: (pair: Pair) => Promise<void>;
  /** The name of the object whose call is disturbed. */
  readonly at?: (pair: Pair) => string;
  readonly made?: number;
  work(board: MatchBoard, name: string): Promise<unknown>;
}

const stageOf = async ({ make, prepare, made = 1 }: Pick<PairSubject, "make" | "prepare" | "made">) => {
  const { accountId } = await makeAccount();
  const pair = await make();
  await prepare(pair);
  const rest = async () => {
    await pair.stage.settle();
    return outcome(pair, made);
  };
  return { accountId, pair, rest };
};

const boardSubject = ({ name, at = ({ board }) => board, work, ...course }: PairSubject): Subject => ({
  name,
  bindings: BINDINGS,
  stage: async () => {
    const { accountId, pair, rest } = await stageOf(course);
    const board = at(pair);
    return {
      accountId,
      attempt: (faulty) =>
        runInObject(env.MATCH_BOARD.getByName(board), faulty, (state) =>
          work(new MatchBoard(state, faulty.env), board),
        ),
      afterwards: rest,
    };
  },
});

const settle = (board: MatchBoard, name: string): Promise<unknown> => board.settle(name);
const runAlarm = (board: MatchBoard): Promise<unknown> => board.alarm();

/** Calls of boards about pairs of two accounts in two shards. */
export const TWO_SHARD_CALLS: readonly Subject[] = [
  { name: "MatchBoard.settle: a shared pair of two shards", make: shared, prepare: tell, work: settle },
  { name: "MatchBoard.alarm: a shared pair of two shards", make: shared, prepare: tell, work: runAlarm },
  { name: "MatchBoard.settle: a launch of another shard", make: launch, prepare: tell, work: settle },
  { name: "MatchBoard.alarm: a launch of another shard", make: launch, prepare: tell, work: runAlarm },
  { name: "MatchBoard.settle: a shared pair that has ended", make: shared, prepare: end, work: settle },
  {
    name: "MatchBoard.settle: an audit that has a city's board notified",
    make: shared,
    prepare: audit,
    at: ({ property }: Pair) => accountBoard(property.accountId),
    work: settle,
  },
].map(boardSubject);

const message = ({ board, lead }: Pair) => {
  const { kind, id, accountId, shard } = lead;
  return { v: MESSAGE_VERSION, kind, id, accountId, shard, boards: [accountBoard(accountId), board] };
};

/** Gives the board the property; the message is about the client. */
const propertyOnly = async ({ stage, board, property }: Pair): Promise<void> => {
  await stage.board(board).tell(board, [property]);
  await stage.settle();
};

const consumer = (queue: string, what: string, make: Make): Subject => ({
  name: `${queue}: ${what}`,
  bindings: BINDINGS,
  stage: async () => {
    const { accountId, pair, rest } = await stageOf({ make, prepare: propertyOnly });
    const bindings = { ...env, ...BINDINGS } as unknown as Env;
    return {
      accountId,
      attempt: (faulty) => deliver(queue, message(pair), faulty.env),
      afterwards: async (first) => {
        for (let verdict = first; verdict !== "acked"; )
          verdict = await deliver(queue, message(pair), bindings, 2);
        return rest();
      },
    };
  },
});

/** Messages of such pairs. */
export const TWO_SHARD_MESSAGES: readonly Subject[] = ["radar", "radar-dead"].flatMap((queue) => [
  consumer(queue, "a client of a shared pair of two shards", shared),
  consumer(queue, "a client for a launch of another shard", launch),
]);

/** A pair of which boards were not notified, while only its accounts' boards are due. */
const deferRest = async ({ property, lead }: Pair): Promise<void> => {
  const names = [property, lead].map(({ accountId }) => accountBoard(accountId));
  const others = "name NOT IN (SELECT value FROM json_each(?))";
  await run(env.DB, [
    sql("INSERT OR IGNORE INTO radar_boards (name, asked_at) SELECT 'a:' || id, 0 FROM accounts"),
    sql(`UPDATE radar_boards SET asked_at = ? WHERE ${others}`, Date.UTC(2100, 0), JSON.stringify(names)),
  ]);
};

const sweep = (what: string, make: Make): Subject => ({
  name: `radar-sweep: ${what}`,
  bindings: BINDINGS,
  stage: async () => {
    const { accountId, rest } = await stageOf({ make, prepare: deferRest });
    return {
      accountId,
      attempt: (faulty) => startJob("radar-sweep", faulty.env),
      afterwards: async () => {
        moveClock(MINUTE_MS);
        await runJob("radar-sweep", servicesOf(faultyEnv(null, BINDINGS).env), Date.now());
        return rest();
      },
    };
  },
});

/** Jobs that find such pairs. */
export const TWO_SHARD_SWEEPS: readonly Subject[] = [
  sweep("a shared pair of two shards that no board has heard of", shared),
  sweep("a launch of another shard that no board has heard of", launch),
];
