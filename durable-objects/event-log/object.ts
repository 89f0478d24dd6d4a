import { DurableObject } from "cloudflare:workers";
import { shardNamed } from "../../src/db/shards.ts";
import { type Database, run } from "../../src/db/statement.ts";
import { sendJobs } from "../../src/domain/outbox/send-jobs.ts";
import { parseSettings } from "../../src/env.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type { AccountLogPort, LogAddress, LogPage, LogRead } from "../../src/ports/event-log.ts";
import { JOB_QUEUES } from "../../src/ports/messages.ts";
import type {
  DeliveryStatus,
  IdempotentCall,
  NewWebhook,
  PostsReport,
  WebhookChange,
} from "../../src/ports/webhooks.ts";
import { jobQueuesOf } from "../../src/services.ts";
import { CoalescedRuns } from "./coalesced-runs.ts";
import { LogEntries, type NewEntry } from "./entries.ts";
import { GrantScopes } from "./grant-scopes.ts";
import {
  byStream,
  DRAIN_ROWS,
  entryOf,
  type OutboxRow,
  type OutboxStream,
  outboxDelete,
  outboxHeads,
  outboxRows,
  outboxRowsOf,
} from "./outbox.ts";
import { OwnerMails } from "./owner-mails.ts";
import { Receipts } from "./receipts.ts";
import { renameOld } from "./renames.ts";
import { Transaction } from "./transaction.ts";
import { Webhooks } from "./webhooks/webhooks.ts";

const FORGET_EVERY_MS = DAY_MS;
/** More was old than is forgotten at a time: the rest follows after this time. */
const FORGET_AGAIN_MS = SECOND_MS;
const MAIL_RETRY_MS = MINUTE_MS;

/**
 * The ordered log of one account, and the deliveries it makes. Commits to D1 come from many isolates at once and have no
 * order that a reader could follow; one object an account gives them one. The outbox in D1 is the truth: the object takes
 * its rows, numbers them, opens their deliveries in the same transaction, and only then deletes them there. Webhook
 * endpoints live here too, so that an event and its deliveries exist together or not at all (docs/adr/0007).
 */
export class EventLog extends DurableObject<Env> implements AccountLogPort {
  readonly #entries: LogEntries;
  readonly #mails: OwnerMails;
  readonly #receipts: Receipts;
  readonly #webhooks: Webhooks;
  readonly #scopes: GrantScopes;
  readonly #transaction: Transaction;
  readonly #drains = new CoalescedRuns();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { sql } = ctx.storage;
    renameOld(sql);
    this.#entries = new LogEntries(sql);
    this.#mails = new OwnerMails(sql);
    this.#receipts = new Receipts(sql, (at) => this.#transaction.wakeAt(at));
    this.#scopes = new GrantScopes(sql, env.DB, parseSettings(env).plansWithoutApi);
    this.#transaction = new Transaction(ctx, env.WEBHOOK_QUEUE, this.#scopes);
    this.#webhooks = new Webhooks(sql, {
      remind: (webhookId, now) => this.#transaction.remind(webhookId, now),
      wakeAt: (at) => this.#transaction.wakeAt(at),
      publish: (type, data, now) => this.#publish(type, data, now),
      mailOwner: (webhookId, reason, now) => {
        logger.warn("webhook endpoint disabled", { webhookId, reason });
        this.#mails.endpointDisabled(webhookId, reason, now);
        this.#transaction.wakeAt(now);
      },
    });
  }

  async drain(address: LogAddress): Promise<void> {
    return this.#drains.run(() => this.#drainAll(address));
  }

  async read(request: LogRead): Promise<LogPage> {
    const db = shardNamed(this.env, request.shard);
    const limit = Math.min(request.limit, DRAIN_ROWS);
    const [[rows]] = await Promise.all([
      run(db, [outboxRows("event", request.accountId, limit)]),
      this.#knowScopes(request.accountId),
    ]);
    const taken = outboxRowsOf(rows);
    this.#append(taken.map(entryOf));
    if (taken.length > 0) this.ctx.waitUntil(this.#drainBeside(request));
    const page = this.#entries.page(request, Date.now());
    return page.found ? { ...page, hasMore: page.hasMore || taken.length === limit } : page;
  }

  /** Ends what is old, reminds of what is due, and wakes again for what comes next. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#transaction.woke(now);
    const ended = [this.#entries, this.#webhooks, this.#receipts].map((kept) => kept.forgetOld(now));
    const ends = ended.filter((end) => end !== null);
    await this.#deliverMails(now);
    this.#transaction.run(() => this.#webhooks.remindDue(now));
    if (ends.length > 0)
      this.#transaction.wakeAt(now + (Math.min(...ends) <= now ? FORGET_AGAIN_MS : FORGET_EVERY_MS));
    await this.#transaction.flush();
  }

  async listWebhooks() {
    return this.#webhooks.list();
  }

  async createWebhook(accountId: string, shard: string, { dryRun, ...input }: NewWebhook) {
    await this.#scopes.refresh(accountId, Date.now());
    return this.#transaction.run(() => {
      this.#scopes.remember({ accountId, shard });
      return this.#webhooks.create(input, Date.now());
    }, dryRun);
  }

  async changeWebhook(
    webhookId: string,
    change: WebhookChange,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ) {
    await this.#knowScopes();
    return this.#write(dryRun, idempotency, (now) => this.#webhooks.change(webhookId, change, now));
  }

  async removeWebhook(webhookId: string, dryRun: boolean, idempotency: IdempotentCall | null) {
    return this.#write(dryRun, idempotency, () => this.#webhooks.remove(webhookId));
  }

  async rotateSecret(webhookId: string, overlapMs: number, dryRun: boolean) {
    return this.#transaction.run(() => this.#webhooks.rotate(webhookId, overlapMs, Date.now()), dryRun);
  }

  async signingTarget(webhookId: string) {
    return this.#webhooks.target(webhookId, Date.now());
  }

  async listDeliveries(
    webhookId: string,
    query: { status: DeliveryStatus | null; before: number | null; limit: number },
  ) {
    return this.#webhooks.deliveriesOf(webhookId, query.status, query.before, query.limit);
  }

  async retryDelivery(
    webhookId: string,
    deliveryId: string,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ) {
    return this.#write(
      dryRun,
      idempotency,
      (now) => this.#webhooks.retry(webhookId, deliveryId, now),
      (answer) => answer.found && answer.outcome === "SCHEDULED",
    );
  }

  async takeWork(webhookId: string, worker: string) {
    this.#transaction.reminderCame(webhookId);
    return this.#transaction.run(() => this.#webhooks.takeWork(webhookId, worker, Date.now()));
  }

  async reportWork(report: PostsReport) {
    try {
      await this.#knowScopes();
    } catch (error) {
      // What was posted is recorded all the same; the grant as last read decides who hears of an endpoint disabled.
      logger.warn("grant not read", { webhookId: report.webhookId, failure: failureOf(error) });
    }
    return this.#transaction.run(() => this.#webhooks.reportWork(report, Math.random, Date.now()));
  }

  async remindDue(): Promise<number> {
    const now = Date.now();
    this.#transaction.doubt();
    this.#transaction.run(() => {
      this.#webhooks.remindDue(now);
      if (this.#mails.waiting) this.#transaction.wakeAt(now);
    });
    return this.#webhooks.count;
  }

  #write<T>(
    dryRun: boolean,
    idempotency: IdempotentCall | null,
    work: (now: number) => T,
    isKept = (result: T): boolean => result !== null,
  ): T {
    const now = Date.now();
    return this.#transaction.run(() => this.#receipts.run(idempotency, now, () => work(now), isKept), dryRun);
  }

  /** Which events an endpoint may have follows from the account's grant; without endpoints nobody asks. */
  async #knowScopes(accountId?: string): Promise<void> {
    if (this.#webhooks.count > 0) await this.#scopes.refresh(accountId, Date.now());
  }

  /** The read has its events already; what it took leaves the outbox now, or at the sweep. */
  async #drainBeside(address: LogAddress): Promise<void> {
    try {
      await this.drain(address);
    } catch (error) {
      const { accountId } = address;
      logger.warn("drain waits for the sweep", { accountId, failure: failureOf(error) });
    }
  }

  /** Events first and all of them: a queue that refuses its jobs holds up neither them nor another queue's. */
  async #drainAll({ accountId, shard }: LogAddress): Promise<void> {
    const db = shardNamed(this.env, shard);
    const [[heads]] = await Promise.all([run(db, [outboxHeads(accountId)]), this.#knowScopes(accountId)]);
    const { event = [], ...jobs } = byStream(heads);
    await this.#drainStream(db, accountId, "event", event, async (rows) => this.#append(rows.map(entryOf)));
    const targets = jobQueuesOf(this.env);
    const sendings = JOB_QUEUES.map((name) =>
      this.#drainStream(db, accountId, name, jobs[name] ?? [], (rows) =>
        sendJobs(targets, name, { shard, db }, rows),
      ),
    );
    const refused = (await Promise.allSettled(sendings)).find(({ status }) => status === "rejected");
    if (refused?.status === "rejected") throw refused.reason;
  }

  /** Takes rows of the outbox, deletes them and looks for more, until fewer come than were asked for. */
  async #drainStream(
    db: Database,
    accountId: string,
    stream: OutboxStream,
    first: OutboxRow[],
    take: (rows: readonly OutboxRow[]) => Promise<unknown>,
  ): Promise<void> {
    let rows = first;
    while (rows.length > 0) {
      await take(rows);
      const more = rows.length === DRAIN_ROWS ? [outboxRows(stream, accountId)] : [];
      const [, next] = await run(db, [outboxDelete(stream, accountId, rows), ...more]);
      rows = outboxRowsOf(next);
    }
  }

  /** Entries and the deliveries they make, all or none. */
  #append(entries: readonly NewEntry[]): void {
    if (entries.length === 0) return;
    const now = Date.now();
    this.#transaction.run(() => {
      const added = this.#entries.append(entries);
      if (added.length === 0) return;
      this.#webhooks.fanOut(added, this.#scopes.current, now);
      this.#transaction.wakeAt(now + FORGET_EVERY_MS);
    });
  }

  /** An event of the log's own, within the transaction that makes it happen. */
  #publish(type: string, data: Record<string, unknown>, createdAt: number): void {
    const added = this.#entries.append([{ id: newId("event"), type, createdAt, data: JSON.stringify(data) }]);
    this.#webhooks.fanOut(added, this.#scopes.current, createdAt);
  }

  async #deliverMails(now: number): Promise<void> {
    const { address } = this.#scopes;
    if (!this.#mails.waiting || !address) return;
    try {
      await this.#mails.deliver(this.env.DB, address.accountId);
    } catch (error) {
      logger.error("owner's mail waits", { accountId: address.accountId, failure: failureOf(error) });
      this.#transaction.wakeAt(now + MAIL_RETRY_MS);
    }
  }
}
