import { isoTime, MINUTE_MS } from "../../../src/lib/clock.ts";
import type { LoggedEvent } from "../../../src/ports/event-log.ts";
import type {
  DeliveryDay,
  DeliveryQuery,
  DeliveryRecord,
  DisabledReason,
  DueWork,
  NewWebhook,
  PostOutcome,
  PostsReport,
  RetryAnswer,
  WebhookChange,
  WebhookRecord,
  WebhookSecret,
} from "../../../src/ports/webhooks.ts";
import { mayRead } from "../../../src/vocabulary/event-types.ts";
import { Backlog } from "./backlog.ts";
import { Deliveries } from "./deliveries.ts";
import { sequenceOf } from "./delivery-id.ts";
import { Dispatch } from "./dispatch.ts";
import { Endpoints } from "./endpoints.ts";
import { isFailing } from "./failure-rate.ts";
import { Lines } from "./lines.ts";
import { Work } from "./work.ts";

const GONE = 410;
/** By then two reminders have been lost: the queue does not deliver. */
const OVERDUE_MS = 2 * MINUTE_MS;
/** A dead worker is replaced after this time at the latest: as long as a reminder lasts, so both share an alarm. */
const REPLACED_MS = MINUTE_MS;
/** Deliveries deleted in one transaction. */
const FORGET_ROWS = 5_000;

/** Without types: every event that the account can read (rules 21.2). */
const wants = ({ types }: Pick<WebhookRecord, "types">, type: string): boolean =>
  types.length === 0 || types.includes(type);

/** What the webhooks of an account need from their object. */
interface WebhookHost {
  /** Sends a reminder of due deliveries through the queue, and makes sure that a lost one is noticed. */
  remind(webhookId: string, now: number): void;
  wakeAt(at: number): void;
  /** Appends an event of the log's own. */
  publish(type: string, data: Record<string, unknown>, now: number): void;
  mailOwner(webhook: WebhookRecord, reason: DisabledReason, now: number): void;
}

/** Endpoints and deliveries of one account: every method is one transaction of the object. */
export class Webhooks {
  readonly #endpoints: Endpoints;
  readonly #deliveries: Deliveries;
  readonly #lines: Lines;
  readonly #work: Work;
  readonly #backlog: Backlog;
  readonly #dispatch: Dispatch;
  readonly #host: WebhookHost;

  constructor(sql: SqlStorage, host: WebhookHost) {
    this.#endpoints = new Endpoints(sql);
    this.#deliveries = new Deliveries(sql);
    this.#lines = new Lines(sql);
    this.#work = new Work(this.#lines, this.#deliveries);
    this.#backlog = new Backlog(sql, this.#lines, this.#deliveries);
    this.#dispatch = new Dispatch(this.#endpoints, this.#deliveries, this.#work);
    this.#host = host;
  }

  get count(): number {
    return this.#endpoints.count;
  }

  list(): WebhookRecord[] {
    return this.#endpoints.list();
  }

  create(input: Omit<NewWebhook, "dryRun">, now: number): WebhookSecret | null {
    const before = this.#endpoints.madeBy(input.once ?? null, now);
    if (before) return before;
    if (this.#endpoints.count >= input.limit) return null;
    const made = this.#endpoints.insert(input, now);
    this.#lines.open(made.webhook.id, now);
    return made;
  }

  change(
    id: string,
    change: WebhookChange,
    now: number,
  ): { before: WebhookRecord; after: WebhookRecord } | null {
    const before = this.#endpoints.find(id);
    if (!before) return null;
    if (this.#differs(before, change)) this.#endpoints.change(before, change, now);
    if (change.status === "DISABLED" && before.status === "ACTIVE") this.#disable(id, "MANUAL", now);
    if (change.status === "ACTIVE" && before.status === "DISABLED") this.#enable(id, now);
    if (change.redeliverSince !== undefined && this.#endpoints.find(id)!.status === "ACTIVE") {
      this.#backlog.reopen(id, change.redeliverSince, now);
      this.#writeDown(id, now);
      this.#remind(id, now);
    }
    return { before, after: this.#endpoints.find(id)! };
  }

  remove(id: string, now: number): WebhookRecord | null {
    const webhook = this.#endpoints.find(id);
    if (!webhook) return null;
    this.#endpoints.remove(id);
    this.#backlog.remove(id);
    if (!this.#backlog.clear()) this.#host.wakeAt(now);
    return webhook;
  }

  rotate(id: string, overlapMs: number, now: number, once: string | null = null): WebhookSecret | null {
    if (!this.#endpoints.find(id)) return null;
    const before = this.#endpoints.madeBy(once, now);
    return before ?? this.#endpoints.rotate(id, overlapMs, now, once);
  }

  target(id: string, now: number) {
    return this.#endpoints.target(id, now);
  }

  deliveriesOf(id: string, query: DeliveryQuery): DeliveryRecord[] | null {
    const line = this.#lines.of(id);
    return line && this.#deliveries.list(id, query, line.epoch);
  }

  deliveryDays(id: string, query: { since: number; most: number }): DeliveryDay[] | null {
    const line = this.#lines.of(id);
    return line && this.#deliveries.days(id, query, line.epoch);
  }

  retry(id: string, deliveryId: string, now: number): RetryAnswer {
    const webhook = this.#endpoints.find(id);
    const epoch = this.#lines.of(id)?.epoch ?? 0;
    const delivery = webhook && this.#deliveries.find(id, deliveryId, epoch);
    if (!delivery) return { found: false, missing: webhook ? "deliveryId" : "webhookId" };
    if (webhook.status === "DISABLED") return { found: true, outcome: "DISABLED", delivery: null };
    if (delivery.status === "PENDING") {
      return { found: true, outcome: "ALREADY_SCHEDULED", delivery };
    }
    this.#deliveries.reopen(id, deliveryId, epoch, now);
    this.#remind(id, now);
    return { found: true, outcome: "SCHEDULED", delivery: this.#deliveries.find(id, deliveryId, epoch)! };
  }

  /** Opens a delivery of each new event for each endpoint that wants it and may have it. */
  fanOut(events: readonly LoggedEvent[], scopes: readonly string[], now: number): void {
    const endpoints = this.#endpoints.list();
    const epochs = new Map(endpoints.map(({ id }) => [id, this.#lines.of(id)!.epoch]));
    const awaited = new Set<string>();
    for (const event of events.filter((each) => mayRead(scopes, each))) {
      const takers = endpoints.filter((endpoint) => wants(endpoint, event.type));
      for (const { id, status } of takers) {
        const skipped = status === "DISABLED";
        this.#deliveries.open(id, event, { skipped, epoch: epochs.get(id)!, now });
        if (status === "ACTIVE") awaited.add(id);
      }
    }
    for (const id of awaited) this.#remind(id, now);
  }

  /** Whether an endpoint wants one of these events but would not get it with these permissions. */
  leavesOut(events: readonly Pick<LoggedEvent, "type" | "data">[], scopes: readonly string[]): boolean {
    const refused = events.filter((event) => !mayRead(scopes, event));
    if (refused.length === 0) return false;
    return this.#endpoints.list().some((endpoint) => refused.some(({ type }) => wants(endpoint, type)));
  }

  /** Whether these permissions refuse a delivery that a worker would take now. */
  refusesDue(id: string, limit: number, scopes: readonly string[], now: number): boolean {
    return this.#dispatch.refuses(id, limit, scopes, now);
  }

  /** Leases due deliveries to a worker; null when none is due, or another worker has the endpoint. */
  takeWork(
    id: string,
    worker: string,
    limit: number,
    scopes: readonly string[],
    now: number,
  ): DueWork | null {
    if (this.#endpoints.find(id)?.status !== "ACTIVE" || !this.#work.isFree(id, worker, now)) return null;
    if (!this.#dispatch.skipRefused(id, limit, scopes, now)) {
      this.#remind(id, now);
      return null;
    }
    const work = this.#dispatch.take(id, worker, limit, now);
    if (work) this.#host.wakeAt(now + REPLACED_MS);
    return work;
  }

  /** Records each post, applies the rules that disable an endpoint, and gives the worker its next work. */
  reportWork(
    report: PostsReport,
    scopes: readonly string[],
    random: () => number,
    now: number,
  ): DueWork | null {
    const { webhookId, worker } = report;
    const held = this.#work.heldBy(webhookId, worker);
    const ends = report.outcomes.map((outcome) => {
      const sequence = sequenceOf(webhookId, outcome.deliveryId);
      return held.has(sequence) && this.#record(report, sequence, outcome, random, now);
    });
    if (ends.includes(true)) this.#judge(webhookId, now);
    if (report.next > 0) return this.takeWork(webhookId, worker, report.next, scopes, now);
    if (this.#work.isDue(webhookId, now)) {
      if (this.#work.leasedUntil(webhookId, now) === null) this.#work.leave(webhookId, now);
      this.#remind(webhookId, now);
    }
    return null;
  }

  /** Sends reminders of everything due, and sets the alarm for the next. */
  remindDue(now: number): void {
    for (const id of this.#endpoints.ids) {
      if (this.#work.isDue(id, now)) this.#remind(id, now);
      const next = this.#work.nextDue(id, now);
      if (next !== null) this.#host.wakeAt(next);
    }
  }

  /** Writes a slice of every decision about many deliveries, and sets the alarm for the rest. */
  writeDown(now: number): void {
    for (const id of this.#endpoints.ids) this.#writeDown(id, now);
    if (!this.#backlog.clear()) this.#host.wakeAt(now);
  }

  /** Endpoints with deliveries so overdue that reminders must be getting lost, the longest waiting first. */
  overdue(now: number): string[] {
    const since = now - OVERDUE_MS;
    return this.#endpoints.unworkedSince(since).filter((id) => this.#work.isDueSince(id, since));
  }

  /** Deletes deliveries of the log's oldest events, some at a time. @returns whether that was all */
  forgetUntil(sequence: number): boolean {
    let left = FORGET_ROWS;
    for (const id of this.#endpoints.ids) left -= this.#deliveries.remove(id, sequence, left);
    return left > 0;
  }

  #differs(before: WebhookRecord, { url, types, description }: WebhookChange): boolean {
    return (
      (url !== undefined && url !== before.url) ||
      (types !== undefined && JSON.stringify(types) !== JSON.stringify(before.types)) ||
      (description !== undefined && description !== before.description)
    );
  }

  /** @returns whether the delivery's round has ended */
  #record(
    { webhookId, url }: PostsReport,
    sequence: number,
    outcome: PostOutcome,
    random: () => number,
    now: number,
  ): boolean {
    const ended = this.#deliveries.record(webhookId, sequence, outcome, random);
    const webhook = this.#endpoints.find(webhookId);
    if (webhook?.status !== "ACTIVE") return false;
    const { countedFrom, epoch } = this.#lines.of(webhookId)!;
    // A post made before the URL changed, or before the endpoint was enabled again, no longer counts.
    const current = url === webhook.url && outcome.at >= countedFrom;
    if (outcome.statusCode === GONE && current) {
      this.#deliveries.fail(webhookId, sequence, now);
      this.#disable(webhookId, "GONE_410", now);
    } else if (ended === null) {
      const next = this.#deliveries.find(webhookId, outcome.deliveryId, epoch)?.nextAttemptAt;
      if (next) this.#host.wakeAt(next);
    }
    return ended !== null;
  }

  #judge(id: string, now: number): void {
    if (this.#endpoints.find(id)?.status !== "ACTIVE") return;
    if (isFailing(id, this.#lines.of(id)!, this.#deliveries, this.#work, now))
      this.#disable(id, "FAILURE_RATE", now);
  }

  #disable(id: string, reason: DisabledReason, now: number): void {
    this.#endpoints.disable(id, reason, now);
    this.#backlog.giveUp(id, now);
    this.#writeDown(id, now);
    this.#host.publish("webhook.disabled", { id, reason, disabledAt: isoTime(now) }, now);
    if (reason !== "MANUAL") this.#host.mailOwner(this.#endpoints.find(id)!, reason, now);
  }

  #enable(id: string, now: number): void {
    this.#endpoints.enable(id, now);
    this.#backlog.startAnew(id, now);
    this.#host.publish("webhook.recovered", { id, recoveredAt: isoTime(now) }, now);
  }

  #writeDown(id: string, now: number): void {
    if (!this.#backlog.writeSlice(id, now)) this.#host.wakeAt(now);
  }

  /** A worker finds the rest by itself; the alarm replaces one that dies. */
  #remind(id: string, now: number): void {
    const leasedUntil = this.#work.leasedUntil(id, now);
    if (leasedUntil === null) this.#host.remind(id, now);
    else this.#host.wakeAt(leasedUntil);
  }
}
