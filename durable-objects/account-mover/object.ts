import { DurableObject } from "cloudflare:workers";
import { Patience } from "../../src/db/background.ts";
import { relieveSome } from "../../src/domain/moves/relieve.ts";
import { RELIEF } from "../../src/domain/moves/wake.ts";
import { abandonMove, workMove } from "../../src/domain/moves/work-move.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type { AccountMoverPort } from "../../src/ports/account-mover.ts";
import type { BoardsEnv } from "../../src/stores.ts";
import { Alarm } from "../alarm.ts";
import { movePortsOf } from "./ports.ts";

/** How long one alarm works; the next continues. */
const WORK_MS = 10 * SECOND_MS;
/** A short wait, because the account may be closed. */
const RETRY_MS = SECOND_MS / 2;
const MAX_FAILURES = 60;
/** The wait after `MAX_FAILURES`: a failure that has happened so often will not pass soon. */
const LATER_MS = 30 * SECOND_MS;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS mover (
    one INTEGER PRIMARY KEY CHECK (one = 1), account_id TEXT NOT NULL, failures INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Moves one account from its database to another, step by step, while it is used. Its progress is stored in the
 * databases: it may die at any point, and continues from there (docs/adr/0057-the-mover.md). A mover named after a
 * database plans the moves that relieve it.
 */
export class AccountMover extends DurableObject<BoardsEnv> implements AccountMoverPort {
  readonly #sql: SqlStorage;
  readonly #alarm: Alarm;

  constructor(ctx: DurableObjectState, env: BoardsEnv) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(SCHEMA);
    this.#alarm = new Alarm(ctx.storage);
  }

  async wake(accountId: string): Promise<void> {
    this.#sql.exec(
      "INSERT INTO mover (one, account_id, failures) VALUES (1, ?, 0) ON CONFLICT (one) DO NOTHING",
      accountId,
    );
    await this.#alarm.wakeAt(Date.now());
  }

  override async alarm(): Promise<void> {
    this.#alarm.noteFired();
    const [row] = this.#sql
      .exec<{ account_id: string; failures: number }>("SELECT account_id, failures FROM mover")
      .toArray();
    if (!row) return;
    const { account_id: accountId, failures } = row;
    try {
      const next = await this.#work(accountId);
      this.#noteFailures(0);
      if (next !== null) await this.#alarm.wakeAt(Date.now() + next);
    } catch (error) {
      logger.warn("move tries again", { accountId, failure: failureOf(error) });
      this.#noteFailures(failures + 1);
      const hasFailed = failures + 1 >= MAX_FAILURES;
      await this.#alarm.wakeAt(Date.now() + (hasFailed ? LATER_MS : RETRY_MS));
      if (hasFailed) await abandonMove(this.#ports, accountId, error);
    }
  }

  /** @returns the delay until the next alarm is due; null when nothing is left */
  async #work(accountId: string): Promise<number | null> {
    const ports = this.#ports;
    const end = Date.now() + WORK_MS;
    let next: number | null = 0;
    while (next === 0 && Date.now() < end) {
      next = accountId.startsWith(RELIEF)
        ? await relieveSome(ports, accountId.slice(RELIEF.length))
        : await workMove(ports, accountId);
      // A local database shares this process, and runs only while the mover waits.
      await scheduler.wait(0);
    }
    return next;
  }

  get #ports() {
    return movePortsOf(this.env, new Patience());
  }

  #noteFailures(failures: number): void {
    this.#sql.exec("UPDATE mover SET failures = ? WHERE failures <> ?", failures, failures);
  }
}
