import { HOUR_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import type { Deliveries, DeliveryState, DueDelivery } from "./deliveries.ts";
import type { Line, Lines } from "./lines.ts";
import { FAILURE_WINDOW_MS } from "./schedule.ts";

/** Time for six simultaneous posts of ten seconds and their report; a worker that died is replaced after it. */
export const LEASE_MS = 30 * SECOND_MS;

const sequencesOf = (deliveries: readonly { sequence: number }[]): number[] =>
  deliveries.map(({ sequence }) => sequence);

export const hourOf = (time: number): number => Math.floor(time / HOUR_MS) * HOUR_MS;

interface Hold {
  readonly recorded: readonly DeliveryState[];
  readonly open: readonly DeliveryState[];
}

/**
 * The worker of each endpoint and its deliveries. An endpoint has one worker at a time. The worker holds its
 * deliveries until it has recorded them, or until its lease ends; those left are then due again.
 */
export class Work {
  readonly #lines: Lines;
  readonly #deliveries: Deliveries;

  constructor(lines: Lines, deliveries: Deliveries) {
    this.#lines = lines;
    this.#deliveries = deliveries;
  }

  /** When the current worker's lease ends; null if there is none. */
  leasedUntil(endpointId: string, now: number): number | null {
    const line = this.#lines.of(endpointId);
    if (!line || line.leasedUntil <= now) return null;
    return this.#hold(endpointId, line).open.length > 0 ? line.leasedUntil : null;
  }

  isFree(endpointId: string, worker: string, now: number): boolean {
    return this.#lines.of(endpointId)?.worker === worker || this.leasedUntil(endpointId, now) === null;
  }

  /** Deliveries that the worker holds and has not recorded. */
  heldBy(endpointId: string, worker: string): ReadonlySet<number> {
    const line = this.#lines.of(endpointId);
    return new Set(line?.worker === worker ? sequencesOf(this.#hold(endpointId, line).open) : []);
  }

  /** Deliveries that a worker would take now, the longest due first. */
  due(endpointId: string, limit: number, now: number): DueDelivery[] {
    const line = this.#lines.of(endpointId);
    if (!line || line.givingUp) return [];
    const held = sequencesOf(this.#hold(endpointId, line).open);
    const untaken = this.#untaken(endpointId, line.takenUntil, limit);
    const retries = this.#deliveries.retries(endpointId, held, now, limit);
    const left = line.leasedUntil > now ? [] : this.#deliveries.openOf(endpointId, held);
    return [...untaken, ...retries, ...left]
      .sort((one, other) => one.dueAt - other.dueAt || one.sequence - other.sequence)
      .slice(0, limit);
  }

  /** Untaken deliveries in the order of the log, even if the clock was set back: a line is taken from its beginning. */
  #untaken(endpointId: string, after: number, limit: number): DueDelivery[] {
    let latest = 0;
    return this.#deliveries.untaken(endpointId, after, limit).map((delivery) => {
      latest = Math.max(latest, delivery.dueAt);
      return { ...delivery, dueAt: latest, isNew: true };
    });
  }

  isDue(endpointId: string, now: number): boolean {
    return this.due(endpointId, 1, now).length > 0;
  }

  /** Whether the first delivery has been due since this time. */
  isDueSince(endpointId: string, time: number): boolean {
    return this.due(endpointId, 1, time).some(({ dueAt }) => dueAt <= time);
  }

  /** When the next delivery falls due, or the lease lapses, apart from deliveries due now. */
  nextDue(endpointId: string, now: number): number | null {
    const times = [this.#deliveries.nextRetry(endpointId, now), this.leasedUntil(endpointId, now)];
    const known = times.filter((time) => time !== null);
    return known.length > 0 ? Math.min(...known) : null;
  }

  /** Leases these deliveries to a worker; others, left by a former worker, wait their turn. */
  take(endpointId: string, worker: string, due: readonly DueDelivery[], now: number): void {
    const line = this.#lines.of(endpointId)!;
    const taken = sequencesOf(due);
    const hold = this.#hold(endpointId, line);
    const rest = hold.open.filter(({ sequence }) => !taken.includes(sequence));
    const isOwn = line.worker === worker && line.leasedUntil > now;
    if (!isOwn) this.#deliveries.requeue(endpointId, sequencesOf(rest), now);
    const held = [...(isOwn ? rest : []), ...due].map(({ sequence, attempts }) => ({ sequence, attempts }));
    const takenUntil = Math.max(line.takenUntil, ...sequencesOf(due.filter(({ isNew }) => isNew)));
    const delivered = this.#counted(line, hold, now);
    this.#lines.save(endpointId, {
      ...line,
      worker,
      leasedUntil: now + LEASE_MS,
      held,
      takenUntil,
      delivered,
    });
  }

  /** Permanently skips refused deliveries at the head of the line. */
  passOver(endpointId: string, due: readonly DueDelivery[], refused: readonly DueDelivery[]): void {
    const untaken = due.filter(({ isNew }) => isNew);
    const allowed = untaken.findIndex((delivery) => !refused.includes(delivery));
    const last = untaken.at(allowed - (allowed < 0 ? 0 : 1));
    if (allowed === 0 || !last) return;
    const line = this.#lines.of(endpointId)!;
    this.#lines.save(endpointId, { ...line, takenUntil: last.sequence });
  }

  /** Notes that a worker leaves while something is due: the next one is on its way. */
  leave(endpointId: string, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const hold = this.#hold(endpointId, line);
    this.#deliveries.requeue(endpointId, sequencesOf(hold.open), now);
    const delivered = this.#counted(line, hold, now);
    this.#lines.save(endpointId, { ...line, worker: null, held: [], leasedUntil: now, delivered });
  }

  /** Successes in the window of the failure rule, by the hour. */
  deliveredByHour(endpointId: string, now: number): Line["delivered"] {
    const line = this.#lines.of(endpointId)!;
    return this.#counted(line, this.#hold(endpointId, line), now);
  }

  #hold(endpointId: string, { held }: Line): Hold {
    if (held.length === 0) return { recorded: [], open: [] };
    const before = new Map(held.map(({ sequence, attempts }) => [sequence, attempts]));
    const states = this.#deliveries.statesOf(endpointId, [...before.keys()]);
    const { recorded = [], open = [] } = Object.groupBy(states, ({ sequence, attempts }) =>
      attempts > before.get(sequence)! ? "recorded" : "open",
    );
    return { recorded, open };
  }

  /** Successes by the hour, including the held deliveries that were recorded. */
  #counted({ delivered, countedFrom }: Line, { recorded }: Hold, now: number): Line["delivered"] {
    const oldest = hourOf(now - FAILURE_WINDOW_MS);
    const counts = Object.fromEntries(Object.entries(delivered).filter(([hour]) => Number(hour) >= oldest));
    for (const { status, finishedAt } of recorded) {
      if (status !== "DELIVERED" || finishedAt === null || finishedAt <= countedFrom) continue;
      const hour = String(hourOf(finishedAt));
      counts[hour] = (counts[hour] ?? 0) + 1;
    }
    return counts;
  }
}
