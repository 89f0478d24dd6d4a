import type { Background, BackgroundDatabase } from "../db/background.ts";
import { type Meter, newMeter } from "../db/statement.ts";
import type { Platform } from "../domain/platform.ts";
import type { Settings } from "../env.ts";
import { type Clock, SECOND_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { systemWait } from "../lib/wait.ts";
import type { AccountMoverPort } from "../ports/account-mover.ts";

export interface Allowance {
  /** Statements, each of a batch: the platform's limit then holds whichever way it counts. */
  readonly queries: number;
  /** Round trips to D1, and calls of objects, queues, buckets and the mail service. */
  readonly subrequests: number;
  readonly ms: number;
}

/**
 * A run's part of the 1,000 D1 queries, 10,000 subrequests and 15 minutes that the platform gives an invocation. Work
 * once begun is finished, so a run may exceed this a little; the next one continues where it stopped.
 */
export const ALLOWANCE: Allowance = { queries: 700, subrequests: 5_000, ms: 100 * SECOND_MS };

interface Spent {
  readonly meter: Meter;
  calls: number;
}

/** A run's spending, and whether it may start more work. */
export class Budget {
  readonly #clock: Clock;
  readonly #spent: Spent;
  /** The counts and the time at which it is spent, not the amounts left. */
  readonly #limits: Allowance;

  constructor(clock: Clock, allowance = ALLOWANCE, spent: Spent = { meter: newMeter(), calls: 0 }) {
    this.#clock = clock;
    this.#spent = spent;
    this.#limits = {
      queries: spent.meter.statements + allowance.queries,
      subrequests: spent.meter.trips + spent.calls + allowance.subrequests,
      ms: clock.now() + allowance.ms,
    };
  }

  get queries(): number {
    return this.#spent.meter.statements;
  }

  get subrequests(): number {
    return this.#spent.meter.trips + this.#spent.calls;
  }

  get isSpent(): boolean {
    const { queries, subrequests, ms } = this.#limits;
    return this.queries >= queries || this.subrequests >= subrequests || this.#clock.now() >= ms;
  }

  /** An equal share of the rest for the first of several parts; the others share its leftovers. */
  share(among: number): Budget {
    const { queries, subrequests, ms } = this.#limits;
    const part = (left: number): number => Math.max(0, Math.floor(left / among));
    const allowance = {
      queries: part(queries - this.queries),
      subrequests: part(subrequests - this.subrequests),
      ms: part(ms - this.#clock.now()),
    };
    return new Budget(this.#clock, allowance, this.#spent);
  }

  #database = (db: BackgroundDatabase): BackgroundDatabase => ({
    prepare: (text) => db.prepare(text),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await db.batch<T>(statements);
      // A local database shares this process, and serves others only while the job waits.
      await systemWait(0);
      return results;
    },
    meter: this.#spent.meter,
    backPressure: db.backPressure,
  });

  #counted = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (_, name) => {
        const method = Reflect.get(target, name) as unknown;
        if (typeof method !== "function") return method;
        return (...args: unknown[]) => {
          this.#spent.calls += 1;
          return Reflect.apply(method, target, args);
        };
      },
    });

  /** The same ports, counted by this budget. */
  counting<P extends Background<JobPorts>>(ports: P): P {
    return {
      ...ports,
      directory: this.#database(ports.directory),
      shard: (name) => this.#database(ports.shard(name)),
      shardForWrites: (name) => this.#database(ports.shardForWrites(name)),
      gate: (accountId) => this.#counted(ports.gate(accountId)),
      log: (accountId) => this.#counted(ports.log(accountId)),
      board: (name) => this.#counted(ports.board(name)),
      mover: (accountId) => this.#counted(ports.mover(accountId)),
      photos: this.#counted(ports.photos),
      email: this.#counted(ports.email),
    };
  }
}

/** What jobs use: all accounts, and what only jobs need. */
export interface JobPorts extends Platform {
  readonly settings: Settings;
  readonly email: SendEmail;
  mover(accountId: string): AccountMoverPort;
}

/**
 * Runs parts of a job, such as its shards, each within an equal share of the rest of the budget; a failing part stops
 * none of the others.
 * @throws the first part's failure, at the end
 */
export const eachOf = async <T>(
  parts: readonly T[],
  budget: Budget,
  work: (part: T, share: Budget) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const [at, part] of parts.entries()) {
    try {
      await work(part, budget.share(parts.length - at));
    } catch (error) {
      logger.error("part of a job failed", { part: JSON.stringify(part), failure: failureOf(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};
