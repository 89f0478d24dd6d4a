import { isOverload } from "../errors/platform.ts";
import { type Clock, MINUTE_MS, SECOND_MS, type Wait } from "../lib/clock.ts";
import { systemWait } from "../lib/wait.ts";
import { type Database, DIRECTORY, type Meter, type Row, type Sender, watchedAs } from "./statement.ts";

/** A trip that waits longer is in a queue, with the API's calls. */
const SLOW_MS = 40;
const FAR_MS = 150;
/** The ratio of a sender's rest to its wait: it keeps the queue at a twentieth of all senders' demand. */
const RESTS = 20;
/** The smallest share of the thread that one sender gets: the 150th part. Long trips earn long rests. */
const MIN_SHARE = 150;
const SHORT_REST_MS = 250;
const LONG_REST_MS = 10 * SECOND_MS;
const AFTER_QUICK = 0.8;
const MIN_REST_MS = 5;
/** The longest rest of one invocation over all databases: it ends, however slow they are. */
const REST_IN_ALL_MS = 2 * MINUTE_MS;

export class Patience {
  #leftMs = REST_IN_ALL_MS;

  renew(): void {
    this.#leftMs = REST_IN_ALL_MS;
  }

  spend(ms: number): number {
    const spent = Math.min(ms, this.#leftMs);
    this.#leftMs -= spent;
    return spent;
  }
}

interface Pause {
  readonly clock: Clock;
  readonly wait: Wait;
  readonly patience: Patience;
}

/**
 * Keeps one sender off one database while trips wait there. A sender measures only its own trips: they take longer
 * under the load of all others (docs/adr/0029-background-work-yields.md).
 */
class BackPressure implements Sender {
  readonly #pause: Pause;
  /** The shortest time of a trip apart from its work: the way there and back. */
  #wayMs = FAR_MS;
  #restMs = 0;

  constructor(pause: Pause) {
    this.#pause = pause;
  }

  async through(send: () => Promise<D1Result<Row>[]>): Promise<D1Result<Row>[]> {
    await this.#rest();
    const { clock } = this.#pause;
    const begun = clock.now();
    try {
      const results = await send();
      const workMs = results.reduce((sum, { meta }) => sum + meta.duration, 0);
      this.#note(clock.now() - begun, workMs);
      return results;
    } catch (error) {
      if (isOverload(error)) this.#restMs = LONG_REST_MS;
      throw error;
    }
  }

  async #rest(): Promise<void> {
    if (this.#restMs < MIN_REST_MS) return;
    const { patience, wait } = this.#pause;
    // Senders with equal rests would come back together.
    const restMs = patience.spend(this.#restMs * (0.75 + Math.random() / 2));
    if (restMs > 0) await wait(restMs);
  }

  #note(tripMs: number, workMs: number): void {
    const besidesMs = Math.max(0, tripMs - workMs);
    this.#wayMs = Math.min(this.#wayMs, besidesMs);
    const waitedMs = besidesMs - this.#wayMs;
    const lessMs = this.#restMs * AFTER_QUICK;
    const longest = Math.min(Math.max(MIN_SHARE * workMs, SHORT_REST_MS), LONG_REST_MS);
    this.#restMs = waitedMs < SLOW_MS ? lessMs : Math.min(Math.max(RESTS * waitedMs, lessMs), longest);
  }
}

export interface BackgroundDatabase extends Database {
  readonly backPressure: BackPressure;
}

interface Databases {
  readonly directory: Database;
  shard(name: string): Database;
  shardForWrites(name: string): Database;
}

interface BackgroundDatabases extends Databases {
  readonly directory: BackgroundDatabase;
  shard(name: string): BackgroundDatabase;
  shardForWrites(name: string): BackgroundDatabase;
}

export type Background<P extends Databases> = Omit<P, keyof Databases | "knownShard"> & BackgroundDatabases;

interface Sending {
  readonly backPressure: BackPressure;
  readonly meter: Meter | undefined;
}

const givingWay = (db: Database, { backPressure, meter }: Sending): BackgroundDatabase =>
  watchedAs(
    db,
    new Proxy(db, {
      get: (_, name) => {
        if (name === "backPressure") return backPressure;
        if (name === "meter") return meter;
        const value: unknown = Reflect.get(db, name);
        return typeof value === "function" ? value.bind(db) : value;
      },
    }) as BackgroundDatabase,
  );

interface Manner extends Partial<Omit<Pause, "clock">> {
  readonly meter?: Meter;
}

export const inBackground = <P extends Databases & { readonly clock: Clock }>(
  ports: P,
  { wait = systemWait, patience = new Patience(), meter }: Manner = {},
): Background<P> => {
  const pressures = new Map<string, BackPressure>();
  const pressureOf = (shard: string): BackPressure => {
    const known = pressures.get(shard) ?? new BackPressure({ clock: ports.clock, wait, patience });
    pressures.set(shard, known);
    return known;
  };
  const to = (db: Database, shard: string) => givingWay(db, { backPressure: pressureOf(shard), meter });
  return {
    ...ports,
    directory: to(ports.directory, DIRECTORY),
    shard: (name) => to(ports.shard(name), name),
    shardForWrites: (name) => to(ports.shardForWrites(name), name),
  };
};
