import { isOverload } from "../errors/platform.ts";
import { type Clock, MINUTE_MS, SECOND_MS, type Wait } from "../lib/clock.ts";
import { systemWait } from "../lib/wait.ts";
import { type Database, DIRECTORY, type Meter, type Row, reportSizeLike, type Sender } from "./statement.ts";

/** A trip that waits longer is queued together with the API's calls. */
const SLOW_MS = 40;
const FAR_MS = 150;
/** A sender rests this many times as long as it waited: the queue then has a twentieth of what all would send. */
const REST_PER_WAIT = 20;
/** A sender gets at least one 150th of the thread: the longer its trips, the longer its rests may be. */
const MIN_SHARE = 150;
const SHORT_REST_MS = 250;
const LONG_REST_MS = 10 * SECOND_MS;
const DECAY_AFTER_QUICK_TRIP = 0.8;
const MIN_REST_MS = 5;
/** The most that an invocation rests in all, so that it ends however slow the databases are. */
const MAX_TOTAL_REST_MS = 2 * MINUTE_MS;

export class Patience {
  #leftMs = MAX_TOTAL_REST_MS;

  renew(): void {
    this.#leftMs = MAX_TOTAL_REST_MS;
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
  /** The shortest time that a trip took besides its work: the way there and back. */
  #roundTripMs = FAR_MS;
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
    // Senders that rest equally long would all come back at once.
    const restMs = patience.spend(this.#restMs * (0.75 + Math.random() / 2));
    if (restMs > 0) await wait(restMs);
  }

  #note(tripMs: number, workMs: number): void {
    const overheadMs = Math.max(0, tripMs - workMs);
    this.#roundTripMs = Math.min(this.#roundTripMs, overheadMs);
    const waitedMs = overheadMs - this.#roundTripMs;
    const decayedMs = this.#restMs * DECAY_AFTER_QUICK_TRIP;
    const longest = Math.min(Math.max(MIN_SHARE * workMs, SHORT_REST_MS), LONG_REST_MS);
    this.#restMs =
      waitedMs < SLOW_MS ? decayedMs : Math.min(Math.max(REST_PER_WAIT * waitedMs, decayedMs), longest);
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

const withBackPressure = (
  db: Database,
  { backPressure, meter }: { readonly backPressure: BackPressure; readonly meter: Meter | undefined },
): BackgroundDatabase =>
  reportSizeLike(
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

interface BackgroundOptions extends Partial<Omit<Pause, "clock">> {
  readonly meter?: Meter;
}

export const inBackground = <P extends Databases & { readonly clock: Clock }>(
  ports: P,
  { wait = systemWait, patience = new Patience(), meter }: BackgroundOptions = {},
): Background<P> => {
  const pressures = new Map<string, BackPressure>();
  const pressureOf = (shard: string): BackPressure => {
    const known = pressures.get(shard) ?? new BackPressure({ clock: ports.clock, wait, patience });
    pressures.set(shard, known);
    return known;
  };
  const to = (db: Database, shard: string) =>
    withBackPressure(db, { backPressure: pressureOf(shard), meter });
  return {
    ...ports,
    directory: to(ports.directory, DIRECTORY),
    shard: (name) => to(ports.shard(name), name),
    shardForWrites: (name) => to(ports.shardForWrites(name), name),
  };
};
