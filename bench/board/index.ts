import { Formula } from "../../durable-objects/match-board/formula.ts";
import { HeldRows } from "../../durable-objects/match-board/held-rows.ts";
import type { HeldOffer, HeldWish } from "../../durable-objects/match-board/holdings.ts";
import { MemoryRows } from "../../durable-objects/match-board/memory-rows.ts";
import { PendingWriteRows } from "../../durable-objects/match-board/pending-write-rows.ts";
import { inBackground } from "../../src/db/background.ts";
import type { Job } from "../../src/db/plan.ts";
import { type Database, newMeter, run, type Statement, sql } from "../../src/db/statement.ts";
import { countSome } from "../../src/domain/captacao/count-demand.ts";
import { sendJobs } from "../../src/domain/outbox/send-jobs.ts";
import { Budget } from "../../src/jobs/budget.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { systemClock } from "../../src/lib/clock.ts";
import service, { MatchBoard as ServiceBoard } from "../../src/local.ts";
import type { ChangedObject, MatchBoardPort } from "../../src/ports/match-board.ts";
import { servicesOf } from "../../src/services.ts";

export { AccountGate, CallLog, DashboardApi, EdgeApi, EventLog } from "../../src/local.ts";

/** A board's contents, as its rows have them. */
export interface Planted {
  readonly offers: readonly (HeldOffer & { readonly card: string | null })[];
  readonly wishes: readonly (Omit<HeldWish, "pins"> & {
    readonly knownAt: number;
    readonly card: string | null;
  })[];
}

/** Rows and pairs of all boards since the start; they share an isolate with their Worker. */
const used = { d1: newMeter(), objectRowsRead: 0, objectRowsWritten: 0, pairs: 0 };
export type Used = typeof used;

const counted = new WeakSet<object>();
let isCounting = false;

const { end } = PendingWriteRows.prototype;

/** `end` is called once for each pair that a shard has received. */
PendingWriteRows.prototype.end = function counting(this: PendingWriteRows, shard, ended) {
  used.pairs += ended.length;
  end.call(this, shard, ended);
};

const countRows = (sql: SqlStorage): void => {
  counted.add(sql);
  if (isCounting) return;
  isCounting = true;
  const prototype = Object.getPrototypeOf(sql) as SqlStorage;
  const { exec } = prototype;
  prototype.exec = function counting<R extends Record<string, SqlStorageValue>>(
    this: SqlStorage,
    ...args: Parameters<SqlStorage["exec"]>
  ) {
    const cursor = Reflect.apply(exec, this, args) as SqlStorageCursor<R>;
    if (!counted.has(this)) return cursor;
    used.objectRowsRead += cursor.rowsRead;
    used.objectRowsWritten += cursor.rowsWritten;
    return cursor;
  };
};

const withMeter = (db: D1Database): Database => ({
  prepare: (query) => db.prepare(query),
  batch: (statements) => db.batch(statements),
  meter: used.d1,
});

/** The service's board, which counts rows and accepts ready-made contents. */
export class MatchBoard extends ServiceBoard {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, { ...env, DB: withMeter(env.DB) as D1Database });
    countRows(ctx.storage.sql);
  }

  plant(board: string, { offers, wishes }: Planted): void {
    const held = new HeldRows(this.ctx.storage.sql);
    const memory = new MemoryRows(this.ctx.storage.sql);
    this.ctx.storage.transactionSync(() => {
      memory.set("board", board);
      memory.set("registered", "1");
      memory.set("audited", "1");
      new Formula(memory).renew();
      for (const { card, ...offer } of offers) held.putOffer(offer, card);
      for (const { card, knownAt, ...wish } of wishes)
        held.putWish({ ...wish, pins: new Set() }, knownAt, card);
    });
  }
}

/** Rows, and the jobs for notices about them. */
export interface Arrival {
  readonly rows: readonly Statement[];
  readonly jobs: readonly Job[];
}

/** In the Worker, like the service's own consumers: calls from the timing process would delay it. */
const arrive = async (env: Env, { rows, jobs }: Arrival): Promise<void> => {
  await run(env.DB, rows);
  await sendJobs({ radar: env.RADAR_QUEUE } as never, "radar", { shard: "DB", db: env.DB }, jobs);
};

/** One step of the nightly count of demand. */
export interface DemandStep {
  readonly milliseconds: number;
  readonly rowsRead: number;
  /** How many clients it has counted. */
  readonly clients: number;
}

/** One after the other, as the job does. */
const countDemand = async (env: Env): Promise<DemandStep[]> => {
  const steps: DemandStep[] = [];
  const { shard } = new Budget(systemClock).counting(inBackground(servicesOf(env)));
  const db = shard("DB");
  const countedClients = async (): Promise<number> => {
    const [rows] = await run(env.DB, [sql("SELECT max(counted) AS counted FROM captacao_demand_counts")]);
    return (rows![0]?.counted as number | null) ?? 0;
  };
  for (let isMore = true, before = await countedClients(); isMore; ) {
    const began = Date.now();
    const read = db.meter!.rowsRead;
    isMore = await countSome(db, "DB", began);
    const milliseconds = Date.now() - began;
    const rowsRead = db.meter!.rowsRead - read;
    const after = await countedClients();
    steps.push({ milliseconds, rowsRead, clients: after - before });
    before = after;
  }
  return steps;
};

/** Runs the job until it takes no more listings offline. @returns how many it took */
const lapse = async (env: Env): Promise<number> => {
  for (let sum = 0; ; ) {
    const { expired = 0 } = await runJob("confirmations", servicesOf(env), Date.now());
    if (expired === 0) return sum;
    sum += expired;
  }
};

type Board = MatchBoardPort & Pick<MatchBoard, "plant">;

/** The bench's calls to a board, by the last segment of the address. */
const ACTIONS: Readonly<Record<string, (board: Board, name: string, body: unknown) => Promise<unknown>>> = {
  plant: async (board, name, body) => board.plant(name, body as Planted),
  tell: (board, name, body) => board.tell(name, body as ChangedObject[]),
  audit: (board, name) => board.audit(name),
  settle: (board, name) => board.settle(name),
  load: (board, name) => board.explore(name, { kind: "lead", id: "" }),
};

export default {
  ...service,
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/bench/used") return Response.json(used);
    if (pathname === "/bench/arrive") {
      await arrive(env, await request.json<Arrival>());
      return Response.json(null);
    }
    if (pathname === "/bench/demand") return Response.json(await countDemand(env));
    if (pathname === "/bench/lapse") return Response.json(await lapse(env));
    const action = ACTIONS[pathname.replace("/bench/", "")];
    if (!action) return service.fetch(request, env, ctx);
    const name = searchParams.get("board")!;
    const board = env.MATCH_BOARD.getByName(name) as unknown as Board;
    const text = await request.text();
    const answer = await action(board, name, text === "" ? null : JSON.parse(text));
    return Response.json(answer ?? null);
  },
} satisfies ExportedHandler<Env>;
