import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { LogEntries } from "../../durable-objects/event-log/entries.ts";
import { Webhooks } from "../../durable-objects/event-log/webhooks/webhooks.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import type { DeliveryRecord, DueWork, PostOutcome } from "../../src/ports/webhooks.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";

export type Answer = Partial<Omit<PostOutcome, "deliveryId">>;

/** How many posts a worker has open at once. */
const POSTS_AT_ONCE = 6;

/** A receiver's answer to an event's post. */
type Answers = (eventId: string) => Answer;

export const FAILS = (): Answer => ({ statusCode: 500, error: "http_status" });

/** One account's webhook engine without object, queue and network: the test sets time, jitter and answers. */
export class WebhookEngine {
  now = Date.UTC(2026, 2, 10);
  scopes: readonly string[] = PERMISSIONS;
  readonly reminded: string[] = [];
  readonly published: { type: string; data: Record<string, unknown> }[] = [];
  readonly mailed: string[] = [];
  readonly webhooks: Webhooks;
  wakeAt = Number.POSITIVE_INFINITY;
  readonly #sql: SqlStorage;
  #events = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    this.webhooks = new Webhooks(sql, {
      remind: (id) => this.reminded.push(id),
      wakeAt: (at) => {
        this.wakeAt = Math.min(this.wakeAt, at);
      },
      publish: (type, data) => {
        this.published.push({ type, data });
        this.append(type, data);
      },
      mailOwner: ({ id }, reason) => this.mailed.push(`${id} ${reason}`),
    });
  }

  endpoint(types: readonly string[] = ["property.created"], url = "https://receiver.com.br/a"): string {
    return this.webhooks.create({ url, types, description: null, limit: 100 }, this.now)!.webhook.id;
  }

  /** Appends an event to the log. @returns its id */
  append(type = "property.created", data: Record<string, unknown> = { id: "prop-1" }): string {
    this.#events += 1;
    const id = `evt_${this.#events}`;
    const entry = { id, type, createdAt: this.now, data: JSON.stringify(data) };
    this.webhooks.fanOut(new LogEntries(this.#sql).append([entry]), this.scopes, this.now);
    return id;
  }

  /** Stores old events, each with a delivery in this state. */
  fill(webhookId: string, count: number, status: "PENDING" | "RETRYING" | "SKIPPED" | "DELIVERED"): void {
    const numbers = "WITH RECURSIVE n (i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)";
    const first = this.#events + 1;
    this.#events += count;
    this.#sql.exec(
      `${numbers} INSERT INTO entries (sequence, id, type, created_at, logged_at, data)
       SELECT i, 'evt_' || i, 'property.created', ?1, ?1, '{}' FROM n`,
      this.now,
      first,
      this.#events,
    );
    this.#sql.exec(
      `${numbers} INSERT INTO deliveries (endpoint_id, sequence, event_id, type, status, epoch, next_attempt_at,
         delivered_at, finished_at, created_at)
       SELECT ?1, i, 'evt_' || i, 'property.created', ?4, 0, iif(?4 = 'RETRYING', ?5, NULL),
         iif(?4 = 'DELIVERED', ?5, NULL), iif(?4 IN ('SKIPPED', 'DELIVERED'), ?5, NULL), ?5 FROM n`,
      webhookId,
      first,
      this.#events,
      status,
      this.now,
    );
  }

  /** The number of deliveries in each state. */
  get countsByStatus(): Record<string, number> {
    const rows = this.#sql
      .exec<{ status: string; n: number }>("SELECT status, count(*) AS n FROM deliveries GROUP BY status")
      .toArray();
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  }

  /** The number of rows that work changes. */
  changesBy(work: () => void): number {
    const total = () => this.#sql.exec<{ n: number }>("SELECT total_changes() AS n").one().n;
    const before = total();
    work();
    return total() - before;
  }

  get storedDeliveries(): number {
    return this.#sql.exec("SELECT 1 FROM deliveries").toArray().length;
  }

  deliveries(webhookId: string): DeliveryRecord[] {
    return this.webhooks.deliveriesOf(webhookId, { status: null, before: null, limit: 200 })!;
  }

  only(webhookId: string): DeliveryRecord {
    const [delivery, ...others] = this.deliveries(webhookId);
    if (!delivery || others.length > 0) throw new Error("There is not exactly one delivery.");
    return delivery;
  }

  claim(webhookId: string, worker = "worker"): DueWork | null {
    return this.webhooks.takeWork(webhookId, worker, POSTS_AT_ONCE, this.scopes, this.now);
  }

  /** Settles a worker's claim; the jitter is `chance` of its maximum. */
  settle(
    webhookId: string,
    work: DueWork,
    answers: Answers,
    { worker = "worker", more = false, chance = 0 } = {},
  ): DueWork | null {
    const post = { at: this.now, statusCode: 200, error: null, ms: 0, retryAfterSeconds: null };
    const outcomes = work.deliveries.map(({ id, eventId }) => ({
      ...post,
      ...answers(eventId),
      deliveryId: id,
    }));
    return this.webhooks.reportWork(
      { webhookId, worker, url: work.url, outcomes, next: more ? POSTS_AT_ONCE : 0 },
      this.scopes,
      () => chance,
      this.now,
    );
  }

  /** Posts all due deliveries. @returns the ids of the events, in order */
  work(webhookId: string, answers: Answers = () => ({}), chance = 0): string[] {
    const posted: string[] = [];
    for (let work = this.claim(webhookId); work; ) {
      posted.push(...work.deliveries.map(({ eventId }) => eventId));
      work = this.settle(webhookId, work, answers, { more: true, chance });
    }
    return posted;
  }

  /** Posts until every round has ended. */
  workOff(webhookId: string, answers: Answers): void {
    for (;;) {
      this.work(webhookId, answers);
      const waits = this.deliveries(webhookId).map(({ nextAttemptAt }) => nextAttemptAt ?? 0);
      const next = Math.max(...waits);
      if (next <= this.now) return;
      this.now = next + MINUTE_MS;
    }
  }
}

/** Runs a test with an engine on the storage of the test's own object. */
export const withEngine = (test: (engine: WebhookEngine) => void): Promise<void> =>
  runInDurableObject(env.EVENT_LOG.getByName(newId("account")), (_, { storage }) =>
    test(new WebhookEngine(storage.sql)),
  );

/** Runs a test with an engine and an endpoint, to which `append`'s events are delivered. */
export const withEndpoint = (test: (engine: WebhookEngine, id: string) => void): Promise<void> =>
  withEngine((engine) => test(engine, engine.endpoint()));
