import { DurableObject } from "cloudflare:workers";
import type { CallCount } from "../../src/lib/call-count.ts";
import { DAY_MS, dayOf, MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { requestTime } from "../../src/lib/request-id.ts";
import type {
  CallDay,
  CallFilter,
  CallLogPort,
  CallPage,
  CallPosition,
  HourOfCalls,
  LoggedCall,
} from "../../src/ports/call-log.ts";
import type { ObjectsEnv } from "../../src/stores.ts";
import { CALL_DAYS_KEPT, LOG_KEPT_DAYS } from "../../src/vocabulary/limits.ts";
import { Alarm } from "../alarm.ts";
import { type Block, Blocks, pack } from "./blocks.ts";
import { Hours } from "./hours.ts";
import { passes } from "./matching.ts";
import { OpenBlock } from "./open-block.ts";
import { readSums } from "./sums.ts";

/** How long calls may wait in memory, which an idle object loses after ten seconds. */
const WRITE_EVERY_MS = 8 * SECOND_MS;
const BLOCK_CALLS = 200;
/** The most blocks read for one page, besides those skipped by their marks. */
const MAX_BLOCKS_PER_PAGE = 200;
/** Refusals outside the quota are not bounded by the account's limits: beyond this number they are only counted. */
const MAX_REFUSED_PER_MINUTE = 60;
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, sums TEXT NOT NULL) WITHOUT ROWID, STRICT;
`;

/**
 * The log of an account's calls, which come from many isolates. They are stored in blocks of 200. The open block is one
 * row: a call rewrites it if it was last written eight seconds ago or more, otherwise the alarm does. A crash loses at
 * most the calls of those seconds (docs/adr/0034-the-call-log.md).
 */
export class CallLog extends DurableObject<ObjectsEnv> implements CallLogPort {
  readonly #sql: SqlStorage;
  readonly #alarm: Alarm;
  readonly #blocks: Blocks;
  readonly #open: OpenBlock;
  readonly #hours: Hours;
  #closing: Promise<void> = Promise.resolve();
  #refused = { minute: 0, calls: 0 };

  constructor(ctx: DurableObjectState, env: ObjectsEnv) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(SCHEMA);
    this.#alarm = new Alarm(ctx.storage);
    this.#blocks = new Blocks(this.#sql);
    this.#open = new OpenBlock(this.#sql);
    this.#hours = new Hours(this.#sql);
  }

  async add(calls: readonly LoggedCall[], count: CallCount | null = null): Promise<void> {
    const now = Date.now();
    await this.#beginDay(now);
    if (count) this.#open.keepCount(count);
    for (const call of calls) if (!this.#open.has(call)) this.#take(call, now);
    await this.#closeFull();
    this.#writeOrWait(now);
  }

  async counted(): Promise<CallCount | null> {
    return this.#open.count;
  }

  #take(call: LoggedCall, now: number): void {
    const isListed = !REFUSED.has(call.status) || this.#mayListRefused(now);
    this.#open.take(call, now, isListed);
  }

  #mayListRefused(now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (this.#refused.minute !== minute) this.#refused = { minute, calls: 0 };
    this.#refused.calls += 1;
    return this.#refused.calls <= MAX_REFUSED_PER_MINUTE;
  }

  #writeOrWait(now: number): void {
    const since = now - this.#open.writtenAt;
    if (since >= WRITE_EVERY_MS || since < 0) this.#open.write(now);
    this.#wakeAt(this.#open.isWritten ? now + DAY_MS : this.#open.writtenAt + WRITE_EVERY_MS);
  }

  /** Closes the open block when its day has ended. */
  async #beginDay(now: number): Promise<void> {
    const day = dayOf(now);
    if (this.#open.day === day) return;
    if (this.#open.day === "") return this.#open.begin(day);
    while (this.#open.day !== day && this.#open.calls.length > 0) await this.#close(1);
    // Another call has begun the day meanwhile.
    if (this.#open.day === day) return;
    if (this.#open.sums.all.length === 0) return this.#open.begin(day);
    const statement = "INSERT OR REPLACE INTO days (day, sums) VALUES (?, ?)";
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec(statement, this.#open.day, this.#open.sums.text);
      this.#open.begin(day);
      this.#open.write(now);
    });
  }

  async #closeFull(): Promise<void> {
    while (this.#open.calls.length >= BLOCK_CALLS) await this.#close(BLOCK_CALLS);
  }

  /** Closes one block after another; its calls leave the open block in the transaction that writes it. */
  #close(least: number): Promise<void> {
    this.#closing = this.#closing.catch(() => undefined).then(() => this.#closeFirst(least));
    return this.#closing;
  }

  async #closeFirst(least: number): Promise<void> {
    const calls = this.#open.calls.slice(0, BLOCK_CALLS);
    if (calls.length < least) return;
    const block = await pack(this.#open.id, calls);
    const now = Date.now();
    this.ctx.storage.transactionSync(() => {
      this.#blocks.insert(block);
      this.#open.drop(calls.length, now);
      this.#open.write(now);
    });
  }

  async list(filter: CallFilter, after: CallPosition | null, limit: number): Promise<CallPage> {
    const first = after?.[0] ?? Number.MAX_SAFE_INTEGER;
    const wanted = passes(filter);
    const ids = this.#blocks.idsFor(filter, Math.min(first + 1, this.#open.id), MAX_BLOCKS_PER_PAGE);
    const found: LoggedCall[] = [];
    for await (const { id, calls } of this.#newestFirst(first, ids)) {
      const end = id === after?.[0] ? Math.min(after[1], calls.length) : calls.length;
      for (let at = end - 1; at >= 0; at -= 1) {
        if (!wanted(calls[at]!)) continue;
        if (found.length === limit) return { calls: found, next: [id, at + 1] };
        found.push(calls[at]!);
      }
    }
    return { calls: found, next: ids.length === MAX_BLOCKS_PER_PAGE ? [ids.at(-1)!, 0] : null };
  }

  async *#newestFirst(first: number, ids: readonly number[]): AsyncGenerator<Block> {
    const { id, calls } = this.#open;
    if (id <= first) yield { id, calls: [...calls] };
    for (const id of ids) yield await this.#blocks.read(id);
  }

  async find(requestId: string): Promise<LoggedCall | null> {
    const is = (call: LoggedCall) => call.requestId === requestId;
    const open = this.#open.calls.find(is);
    if (open) return open;
    for (const id of this.#blocks.idsAround(requestTime(requestId) ?? 0)) {
      const found = (await this.#blocks.read(id)).calls.find(is);
      if (found) return found;
    }
    return null;
  }

  async days(first: string, last: string): Promise<CallDay[]> {
    const rows = this.#sql
      .exec<{ day: string; sums: string }>(
        "SELECT day, sums FROM days WHERE day BETWEEN ? AND ? ORDER BY day",
        first,
        last,
      )
      .toArray();
    const past = rows.map(({ day, sums }) => ({ day, sums: readSums(sums) }));
    const { day, sums } = this.#open;
    return day === "" || day < first || day > last ? past : [...past, { day, sums: sums.all }];
  }

  async count(hours: readonly HourOfCalls[]): Promise<void> {
    this.ctx.storage.transactionSync(() => this.#hours.add(hours));
  }

  async hours(first: number): Promise<HourOfCalls[]> {
    return this.#hours.since(first);
  }

  /** Writes the calls in memory; once a day, deletes what is too old. */
  override async alarm(): Promise<void> {
    this.#alarm.noteFired();
    const now = Date.now();
    const isBusy = !this.#open.isWritten;
    await this.#beginDay(now);
    if (!this.#open.isWritten) this.#open.write(now);
    const endsAt = this.#forgetOld(now);
    // Calls mostly come in bursts: the next ones find the alarm already set.
    if (isBusy) this.#wakeAt(now + WRITE_EVERY_MS);
    else if (endsAt !== null) this.#wakeAt(Math.max(endsAt, now + DAY_MS));
  }

  /** @returns when the next part expires; null if nothing is left */
  #forgetOld(now: number): number | null {
    this.#blocks.forgetUntil(now - LOG_KEPT_DAYS * DAY_MS);
    this.#sql.exec("DELETE FROM days WHERE day < ?", dayOf(now - CALL_DAYS_KEPT * DAY_MS));
    if (this.#open.sums.all.length > 0) return now;
    const { first } = this.#sql.exec<{ first: string | null }>("SELECT min(day) AS first FROM days").one();
    const block = this.#blocks.firstId;
    const ends = [
      ...(block === null ? [] : [block + LOG_KEPT_DAYS * DAY_MS]),
      ...(first === null ? [] : [Date.parse(first) + (CALL_DAYS_KEPT + 1) * DAY_MS]),
    ];
    return ends.length === 0 ? null : Math.min(...ends);
  }

  #wakeAt(at: number): void {
    this.ctx.waitUntil(this.#alarm.wakeAt(at));
  }
}
