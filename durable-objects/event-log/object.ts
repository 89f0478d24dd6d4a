import { DurableObject } from "cloudflare:workers";
import { deliverWithoutQueue } from "../../src/domain/webhooks/deliver-due.ts";
import { type ObjectSettings, parseObjectSettings } from "../../src/env.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS, systemClock } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import { outboundPortsOf } from "../../src/outbound/outbound-ports.ts";
import type {
  AccountLogPort,
  LogAddress,
  LogPage,
  LogRead,
  NewestPage,
  NewestRead,
} from "../../src/ports/event-log.ts";
import type {
  DeliveryQuery,
  IdempotentCall,
  NewWebhook,
  PostsReport,
  WebhookChange,
} from "../../src/ports/webhooks.ts";
import { jobQueuesOf, type ObjectsEnv, pointsOf } from "../../src/stores.ts";
import { LOG_KEPT_DAYS } from "../../src/vocabulary/limits.ts";
import { AccountAccess } from "./account-access.ts";
import { CoalescedRuns } from "./coalesced-runs.ts";
import { LogEntries, type NewEntry } from "./entries.ts";
import { DRAIN_ROWS, entriesOf, firstCommits, outboxRowsOf } from "./outbox.ts";
import { drainOutboxes, fromOutboxes, outboxesOf } from "./outboxes.ts";
import { OwnerMails } from "./owner-mails.ts";
import { Receipts } from "./receipts.ts";
import { Transaction } from "./transaction.ts";
import { Webhooks } from "./webhooks/webhooks.ts";

/** Entries that expire within this time of each other are deleted together. */
const FORGET_APART_MS = DAY_MS;
/** Delay before the next chunk of old entries is deleted. */
const FORGET_AGAIN_MS = SECOND_MS;
const MAIL_RETRY_MS = MINUTE_MS;
/** Events that the log itself may raise, within the call that causes them. */
const OWN_EVENTS = ["webhook.disabled", "webhook.recovered"].map((type) => ({ type, data: "{}" }));

/**
 * The ordered log of one account, and its deliveries. Commits to D1 come from many isolates at once, in no order that
 * a reader could follow; one object per account orders them. The outbox in D1 is the truth: the object takes its
 * rows, numbers them, opens their deliveries in the same transaction, and only then deletes them there. Webhook
 * endpoints are here too, so an event and its deliveries exist together or not at all (docs/adr/0007).
 */
export class EventLog extends DurableObject<ObjectsEnv> implements AccountLogPort {
  readonly #settings: ObjectSettings;
  readonly #entries: LogEntries;
  readonly #mails: OwnerMails;
  readonly #receipts: Receipts;
  readonly #webhooks: Webhooks;
  readonly #access: AccountAccess;
  readonly #transaction: Transaction;
  /** One per database: having drained one says nothing about another. */
  readonly #drains = new Map<string, CoalescedRuns>();

  constructor(ctx: DurableObjectState, env: ObjectsEnv) {
    super(ctx, env);
    const { sql } = ctx.storage;
    this.#settings = parseObjectSettings(env);
    this.#entries = new LogEntries(sql);
    this.#mails = new OwnerMails(sql);
    this.#receipts = new Receipts(sql, (at) => this.#transaction.wakeAt(at));
    this.#access = new AccountAccess(sql, env.DB, this.#settings.plansWithoutApi);
    this.#transaction = new Transaction(ctx, env.WEBHOOK_QUEUE, this.#access);
    this.#webhooks = new Webhooks(sql, {
      remind: (webhookId, now) => this.#transaction.remind(webhookId, now),
      wakeAt: (at) => this.#transaction.wakeAt(at),
      publish: (type, data, now) => this.#publish(type, data, now),
      mailOwner: (webhook, reason, now) => {
        logger.warn("webhook endpoint disabled", { webhookId: webhook.id, reason });
        this.#mails.endpointDisabled(webhook, reason, now);
        this.#transaction.wakeAt(now);
      },
    });
  }

  async drain(address: LogAddress): Promise<void> {
    const drains = this.#drains.get(address.shard) ?? new CoalescedRuns();
    this.#drains.set(address.shard, drains);
    return drains.run(() => this.#drainAll(address));
  }

  async read(request: LogRead): Promise<LogPage> {
    const hasMore = await this.#takeFirst(request, request.limit);
    const page = this.#entries.page(request, Date.now());
    return page.found ? { ...page, hasMore: page.hasMore || hasMore } : page;
  }

  async readNewest(request: NewestRead): Promise<NewestPage> {
    await this.#takeFirst(request, DRAIN_ROWS);
    return this.#entries.newest(request, Date.now());
  }

  /** Takes what waits in the outboxes. @returns whether more may wait */
  async #takeFirst(address: LogAddress, wanted: number): Promise<boolean> {
    const limit = Math.min(wanted, DRAIN_ROWS);
    const { accountId } = address;
    const [lists] = await Promise.all([
      fromOutboxes(outboxesOf(this.env, address), firstCommits(accountId, limit)),
      this.#knowAccess(accountId),
    ]);
    const taken = lists.flatMap(outboxRowsOf);
    await this.#append(accountId, taken.flatMap(entriesOf));
    if (taken.length > 0) this.ctx.waitUntil(this.#drainInBackground(address));
    return lists.some(({ length }) => length === limit);
  }

  /** Deletes old data, reminds of due deliveries, and sets the next alarm. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#transaction.noteFired(now);
    const ended = [this.#forgetEvents(now), this.#receipts.forgetOld(now)];
    const ends = ended.filter((end) => end !== null);
    await this.#deliverMails(now);
    this.#transaction.run(() => {
      this.#webhooks.writeDown(now);
      this.#webhooks.remindDue(now);
    });
    const next = Math.min(...ends);
    if (next <= now) this.#transaction.wakeAt(now + FORGET_AGAIN_MS);
    else if (ends.length > 0) this.#transaction.wakeAt(Math.max(next, now + FORGET_APART_MS));
    await this.#transaction.flush();
    await this.#deliverOverdue(now);
  }

  /** Deletes events after their deliveries. @returns when the next event expires, in the past if more is left */
  #forgetEvents(now: number): number | null {
    const until = this.#entries.oldUntil(now);
    if (until !== null && this.#webhooks.forgetUntil(until)) this.#entries.forgetUntil(until);
    return this.#entries.endsAt;
  }

  async listWebhooks() {
    return this.#webhooks.list();
  }

  async createWebhook(accountId: string, shard: string, { dryRun, ...input }: NewWebhook) {
    return this.#transaction.run(() => {
      this.#access.remember({ accountId, shard });
      return this.#webhooks.create(input, Date.now());
    }, dryRun);
  }

  async changeWebhook(
    webhookId: string,
    change: WebhookChange,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ) {
    await this.#knowAccess(undefined, (scopes) => this.#webhooks.leavesOut(OWN_EVENTS, scopes));
    return this.#write(dryRun, idempotency, (now) => this.#webhooks.change(webhookId, change, now));
  }

  async removeWebhook(webhookId: string, dryRun: boolean, idempotency: IdempotentCall | null) {
    return this.#write(dryRun, idempotency, (now) => this.#webhooks.remove(webhookId, now));
  }

  async rotateSecret(webhookId: string, overlapMs: number, dryRun: boolean, once: string | null) {
    return this.#transaction.run(() => this.#webhooks.rotate(webhookId, overlapMs, Date.now(), once), dryRun);
  }

  async signingTarget(webhookId: string) {
    return this.#webhooks.target(webhookId, Date.now());
  }

  async listDeliveries(webhookId: string, query: DeliveryQuery) {
    return this.#webhooks.deliveriesOf(webhookId, query);
  }

  async sumDeliveries(webhookId: string, query: { since: number; most: number }) {
    return this.#webhooks.deliveryDays(webhookId, query);
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

  async takeWork(webhookId: string, worker: string, limit: number) {
    this.#transaction.reminderCame(webhookId);
    await this.#knowAccess(undefined, (scopes) =>
      this.#webhooks.refusesDue(webhookId, limit, scopes, Date.now()),
    );
    return this.#transaction.run(() =>
      this.#webhooks.takeWork(webhookId, worker, limit, this.#scopes, Date.now()),
    );
  }

  /** Records the posts even if the grant cannot be read; nothing more is posted then. */
  async reportWork(report: PostsReport) {
    const { webhookId, next } = report;
    const leavesOut = (scopes: readonly string[]) =>
      this.#webhooks.leavesOut(OWN_EVENTS, scopes) ||
      this.#webhooks.refusesDue(webhookId, next, scopes, Date.now());
    const isKnown = await this.#knowAccess(undefined, leavesOut).then(
      () => true,
      (error) => {
        logger.warn("grant not read", { webhookId, failure: failureOf(error) });
        return false;
      },
    );
    const known = { ...report, next: isKnown ? next : 0 };
    return this.#transaction.run(() =>
      this.#webhooks.reportWork(known, this.#scopes, Math.random, Date.now()),
    );
  }

  async accessChanged(): Promise<void> {
    this.#access.changed();
  }

  async remindDue(): Promise<number> {
    const now = Date.now();
    this.#transaction.distrustMemory();
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

  /** The account's access decides which events an endpoint gets; it is not read for an account without endpoints. */
  async #knowAccess(
    accountId = this.#access.address?.accountId,
    leavesOut: (scopes: readonly string[]) => boolean = () => false,
  ): Promise<void> {
    if (accountId !== undefined && this.#webhooks.count > 0) await this.#access.know(accountId, leavesOut);
  }

  get #scopes(): readonly string[] {
    return this.#access.scopes(Date.now());
  }

  /** The read already has its events; the rows it took leave the outbox now, or at the sweep. */
  async #drainInBackground(address: LogAddress): Promise<void> {
    try {
      await this.drain(address);
    } catch (error) {
      const { accountId } = address;
      logger.warn("log not drained; left to the sweep", { accountId, failure: failureOf(error) });
    }
  }

  async #drainAll(address: LogAddress): Promise<void> {
    const { accountId } = address;
    await drainOutboxes(this.env, address, this.#knowAccess(accountId), {
      append: (rows) => this.#append(accountId, rows.flatMap(entriesOf)),
      queues: jobQueuesOf(this.env),
    });
  }

  /** Appends entries with their deliveries, all or none, by a grant that is not older than the events. */
  async #append(accountId: string, entries: readonly NewEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.#knowAccess(accountId, (scopes) => this.#webhooks.leavesOut(entries, scopes));
    const now = Date.now();
    this.#transaction.run(() => {
      const added = this.#entries.append(entries);
      if (added.length === 0) return;
      this.#webhooks.fanOut(added, this.#scopes, now);
      this.#transaction.wakeAt(this.#entries.isFull ? now : now + LOG_KEPT_DAYS * DAY_MS);
    });
  }

  /** Appends an event of the log's own, within the transaction that causes it. */
  #publish(type: string, data: Record<string, unknown>, createdAt: number): void {
    const added = this.#entries.append([{ id: newId("event"), type, createdAt, data: JSON.stringify(data) }]);
    this.#webhooks.fanOut(added, this.#scopes, createdAt);
  }

  /** Without the queue, deliveries are late, not lost: the object itself posts those that are long overdue. */
  async #deliverOverdue(now: number): Promise<void> {
    const overdue = this.#webhooks.overdue(now);
    const { address } = this.#access;
    if (overdue.length === 0 || !address) return;
    const { accountId } = address;
    logger.warn("deliveries without their queue", { accountId, endpoints: overdue.length });
    try {
      const platform = {
        clock: systemClock,
        log: () => this,
        outbound: outboundPortsOf(this.#settings, systemClock),
        points: pointsOf(this.env, this.#settings),
      };
      await deliverWithoutQueue(platform, accountId, overdue);
    } catch (error) {
      logger.error("overdue deliveries wait", { accountId, failure: failureOf(error) });
    }
  }

  async #deliverMails(now: number): Promise<void> {
    const { address } = this.#access;
    if (!this.#mails.waiting || !address) return;
    try {
      await this.#mails.deliver(this.env.DB, address.accountId);
    } catch (error) {
      logger.error("owner's mail waits", { accountId: address.accountId, failure: failureOf(error) });
      this.#transaction.wakeAt(now + MAIL_RETRY_MS);
    }
  }
}
