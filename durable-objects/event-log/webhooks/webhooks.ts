import { isoTime, MINUTE_MS } from "../../../src/lib/clock.ts";
import type { LoggedEvent } from "../../../src/ports/event-log.ts";
import type {
  DeliveryRecord,
  DeliveryStatus,
  DisabledReason,
  DueWork,
  NewWebhook,
  PostOutcome,
  PostsReport,
  RetryAnswer,
  WebhookChange,
  WebhookRecord,
} from "../../../src/ports/webhooks.ts";
import { mayRead } from "../../../src/vocabulary/event-types.ts";
import { Deliveries } from "./deliveries.ts";
import { Endpoints, LEASE_MS } from "./endpoints.ts";
import { failsTooOften } from "./schedule.ts";

const GONE = 410;
/** Two reminders have been lost by then: the queue brings nothing. */
const OVERDUE_MS = 2 * MINUTE_MS;
/** Deliveries looked at together, once one of them is refused, and how often within one call. */
const REFUSED_AT_ONCE = 500;
const REFUSED_LOOKS = 10;

type Event = Pick<LoggedEvent, "type" | "data">;

/** No types: all that the account can read (rules 21.2). */
const wants = ({ types }: Pick<WebhookRecord, "types">, type: string): boolean =>
  types.length === 0 || types.includes(type);

/** Built once for an event: every attempt sends these bytes. */
const bodyOf = ({ type, createdAt, data }: LoggedEvent): string =>
  JSON.stringify({ type, timestamp: isoTime(createdAt), data });

/** What the webhooks of an account ask of the object around them. */
export interface WebhookHost {
  /** Sends a reminder of due deliveries through the queue, and sees to it that a lost one is noticed. */
  remind(webhookId: string, now: number): void;
  wakeAt(at: number): void;
  /** Appends an event of the log's own. */
  publish(type: string, data: Record<string, unknown>, now: number): void;
  mailOwner(webhookId: string, reason: DisabledReason, now: number): void;
}

/** Endpoints and deliveries of one account: every method is one transaction of the object. */
export class Webhooks {
  readonly #endpoints: Endpoints;
  readonly #deliveries: Deliveries;
  readonly #host: WebhookHost;

  constructor(sql: SqlStorage, host: WebhookHost) {
    this.#endpoints = new Endpoints(sql);
    this.#deliveries = new Deliveries(sql);
    this.#host = host;
  }

  get count(): number {
    return this.#endpoints.count;
  }

  list(): WebhookRecord[] {
    return this.#endpoints.list();
  }

  create(input: Omit<NewWebhook, "dryRun">, now: number): { webhook: WebhookRecord; secret: string } | null {
    if (this.#endpoints.count >= input.limit) return null;
    return this.#endpoints.insert(input, now);
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
      this.#deliveries.reopenSince(id, change.redeliverSince, now);
      this.#remind(id, now);
    }
    return { before, after: this.#endpoints.find(id)! };
  }

  remove(id: string): WebhookRecord | null {
    const webhook = this.#endpoints.find(id);
    if (!webhook) return null;
    this.#endpoints.remove(id);
    this.#deliveries.removeOf(id);
    return webhook;
  }

  rotate(id: string, overlapMs: number, now: number): { webhook: WebhookRecord; secret: string } | null {
    if (!this.#endpoints.find(id)) return null;
    const secret = this.#endpoints.rotate(id, overlapMs, now);
    return { webhook: this.#endpoints.find(id)!, secret };
  }

  target(id: string, now: number) {
    return this.#endpoints.target(id, now);
  }

  deliveriesOf(
    id: string,
    status: DeliveryStatus | null,
    before: number | null,
    limit: number,
  ): DeliveryRecord[] | null {
    return this.#endpoints.find(id) ? this.#deliveries.list(id, status, before, limit) : null;
  }

  retry(id: string, deliveryId: string, now: number): RetryAnswer {
    const webhook = this.#endpoints.find(id);
    const delivery = webhook && this.#deliveries.find(id, deliveryId);
    if (!delivery) return { found: false };
    if (webhook.status === "DISABLED") return { found: true, outcome: "DISABLED", delivery: null };
    if (delivery.status === "PENDING") {
      return { found: true, outcome: "ALREADY_SCHEDULED", delivery };
    }
    this.#deliveries.reopen(deliveryId, now);
    this.#remind(id, now);
    return { found: true, outcome: "SCHEDULED", delivery: this.#deliveries.find(id, deliveryId)! };
  }

  /** Opens a delivery of each new event for each endpoint that wants it and may have it. */
  fanOut(events: readonly LoggedEvent[], scopes: readonly string[], now: number): void {
    const endpoints = this.#endpoints.list();
    const awaited = new Set<string>();
    for (const event of events.filter((each) => mayRead(scopes, each))) {
      const takers = endpoints.filter((endpoint) => wants(endpoint, event.type));
      if (takers.length > 0) this.#deliveries.keepBody(event.id, bodyOf(event), now);
      for (const { id, status } of takers) {
        this.#deliveries.open(id, event, status === "DISABLED", now);
        if (status === "ACTIVE") awaited.add(id);
      }
    }
    for (const id of awaited) this.#remind(id, now);
  }

  /** Whether an endpoint wants one of these events, and would not get it with these permissions. */
  leavesOut(events: readonly Event[], scopes: readonly string[]): boolean {
    const refused = events.filter((event) => !mayRead(scopes, event));
    if (refused.length === 0) return false;
    return this.#endpoints.list().some((endpoint) => refused.some(({ type }) => wants(endpoint, type)));
  }

  /** Whether something that a worker would take now is refused with these permissions. */
  refusesDue(id: string, most: number, scopes: readonly string[], now: number): boolean {
    return this.#deliveries.due(id, now, most).some((event) => !mayRead(scopes, event));
  }

  /** Hands a worker what is due, under a lease; null when nothing is, or another worker is at it. */
  takeWork(id: string, worker: string, most: number, scopes: readonly string[], now: number): DueWork | null {
    const active = this.#endpoints.find(id)?.status === "ACTIVE";
    if (active && !this.#endpoints.lease(id, worker, now)) return null;
    const allowed = active && this.#skipRefused(id, most, scopes, now);
    const until = now + LEASE_MS;
    const deliveries = allowed ? this.#deliveries.lease(id, worker, { most, until, now }) : [];
    if (deliveries.length === 0) {
      this.#endpoints.release(id, worker, now);
      if (active && !allowed) this.#remind(id, now);
      return null;
    }
    this.#host.wakeAt(until);
    return { ...this.#endpoints.target(id, now)!, deliveries };
  }

  /** Transitions of each post, the rules that disable an endpoint, and the worker's next work. */
  reportWork(
    report: PostsReport,
    scopes: readonly string[],
    random: () => number,
    now: number,
  ): DueWork | null {
    const { webhookId, worker } = report;
    const ends = report.outcomes.map((outcome) => this.#record(report, outcome, random, now));
    if (ends.includes(true)) this.#judge(webhookId, now);
    if (report.next > 0) return this.takeWork(webhookId, worker, report.next, scopes, now);
    this.#endpoints.release(webhookId, worker, now);
    if (this.#deliveries.isDue(webhookId, now)) this.#remind(webhookId, now);
    return null;
  }

  /** Reminds the queue of everything due, and wakes for what falls due next. */
  remindDue(now: number): void {
    for (const id of this.#endpoints.ids) {
      if (this.#deliveries.isDue(id, now)) this.#remind(id, now);
      const next = this.#deliveries.nextDue(id, now);
      if (next !== null) this.#host.wakeAt(next);
    }
  }

  /** Endpoints with something due for so long that their reminders must be getting lost, the longest unworked first. */
  overdue(now: number): string[] {
    const since = now - OVERDUE_MS;
    return this.#endpoints.unworkedSince(since).filter((id) => this.#deliveries.isDue(id, since));
  }

  /** @returns when the next of what is kept grows too old, in the past when some was left over; null when nothing is kept */
  forgetOld(now: number): number | null {
    return this.#deliveries.forgetOld(now);
  }

  /**
   * What the account may not read any more is not posted; `redeliverSince` opens it when it may again (rules 21.17).
   * @returns whether what is due next may be posted; else there is more of it than one call skips
   */
  #skipRefused(id: string, most: number, scopes: readonly string[], now: number): boolean {
    for (let looks = 0; looks <= REFUSED_LOOKS; looks += 1) {
      const due = this.#deliveries.due(id, now, looks === 0 ? most : REFUSED_AT_ONCE);
      const refused = due.filter((event) => !mayRead(scopes, event));
      if (refused.length === 0) return true;
      const ids = refused.map(({ deliveryId }) => deliveryId);
      this.#deliveries.skip(ids, now);
    }
    return false;
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
    { webhookId, worker, url }: PostsReport,
    outcome: PostOutcome,
    random: () => number,
    now: number,
  ): boolean {
    const ended = this.#deliveries.record(outcome, worker, random);
    const webhook = this.#endpoints.find(webhookId);
    if (webhook?.status !== "ACTIVE") return false;
    // A post that left before the address changed, or the endpoint was enabled again, says nothing about it now.
    const current = url === webhook.url && outcome.at >= this.#endpoints.countedFrom(webhookId);
    if (outcome.statusCode === GONE && current) {
      this.#deliveries.fail(outcome.deliveryId, now);
      this.#disable(webhookId, "GONE_410", now);
    } else if (ended === null) {
      const next = this.#deliveries.find(webhookId, outcome.deliveryId)?.nextAttemptAt;
      if (next) this.#host.wakeAt(next);
    }
    return ended !== null;
  }

  #judge(id: string, now: number): void {
    if (this.#endpoints.find(id)?.status !== "ACTIVE") return;
    const { finished, failed } = this.#deliveries.finished(id, this.#endpoints.countedFrom(id), now);
    if (failsTooOften(finished, failed)) this.#disable(id, "FAILURE_RATE", now);
  }

  #disable(id: string, reason: DisabledReason, now: number): void {
    this.#endpoints.disable(id, reason, now);
    this.#deliveries.skipOpen(id, now);
    this.#host.publish("webhook.disabled", { id, reason, disabledAt: isoTime(now) }, now);
    if (reason !== "MANUAL") this.#host.mailOwner(id, reason, now);
  }

  #enable(id: string, now: number): void {
    this.#endpoints.enable(id, now);
    this.#host.publish("webhook.recovered", { id, recoveredAt: isoTime(now) }, now);
  }

  /** A worker finds the rest by itself; the alarm stands in for one that dies. */
  #remind(id: string, now: number): void {
    const leasedUntil = this.#endpoints.leasedUntil(id, now);
    if (leasedUntil === null) this.#host.remind(id, now);
    else this.#host.wakeAt(leasedUntil);
  }
}
