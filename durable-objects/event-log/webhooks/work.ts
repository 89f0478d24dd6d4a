import { HOUR_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import type { Deliveries, DeliveryState, DueDelivery } from "./deliveries.ts";
import type { Line, Lines } from "./lines.ts";
import { FAILURE_WINDOW_MS } from "./schedule.ts";

/** Room for six posts of ten seconds at once and their report; a worker that died is replaced after it. */
export const LEASE_MS = 30 * SECOND_MS;

const sequencesOf = (deliveries: readonly { sequence: number }[]): number[] =>
  deliveries.map(({ sequence }) => sequence);

export const hourOf = (time: number): number => Math.floor(time / HOUR_MS) * HOUR_MS;

/** What was handed out and has been recorded since, and what has not. */
interface Hold {
  readonly recorded: readonly DeliveryState[];
  readonly open: readonly DeliveryState[];
}

/**
 * Who posts what of an endpoint's deliveries. One worker has an endpoint at a time; what it takes it holds until it has
 * recorded it, or until its lease ends, when that is due again.
 */
export class Work {
  readonly #lines: Lines;
  readonly #deliveries: Deliveries;

  constructor(lines: Lines, deliveries: Deliveries) {
    this.#lines = lines;
    this.#deliveries = deliveries;
  }

  /** When the lease of the worker at work ends; null when none is. */
  leasedUntil(endpointId: string, now: number): number | null {
    const line = this.#lines.of(endpointId);
    if (!line || line.leasedUntil <= now) return null;
    return this.#hold(endpointId, line).open.length > 0 ? line.leasedUntil : null;
  }

  isFree(endpointId: string, worker: string, now: number): boolean {
    return this.#lines.of(endpointId)?.worker === worker || this.leasedUntil(endpointId, now) === null;
  }

  /** What the worker holds and has not recorded. */
  heldBy(endpointId: string, worker: string): ReadonlySet<number> {
    const line = this.#lines.of(endpointId);
    return new Set(line?.worker === worker ? sequencesOf(this.#hold(endpointId, line).open) : []);
  }

  /** What a worker would take now, the longest due first. */
  due(endpointId: string, most: number, now: number): DueDelivery[] {
    const line = this.#lines.of(endpointId);
    if (!line || line.givingUp) return [];
    const held = sequencesOf(this.#hold(endpointId, line).open);
    const untaken = this.#untaken(endpointId, line.takenUntil, most);
    const retries = this.#deliveries.retries(endpointId, held, now, most);
    const left = line.leasedUntil > now ? [] : this.#deliveries.openOf(endpointId, held);
    return [...untaken, ...retries, ...left]
      .sort((one, other) => one.dueAt - other.dueAt || one.sequence - other.sequence)
      .slice(0, most);
  }

  /** In the order of the log also where the clock was set back meanwhile: a line is taken from its beginning. */
  #untaken(endpointId: string, after: number, most: number): DueDelivery[] {
    let latest = 0;
    return this.#deliveries.untaken(endpointId, after, most).map((delivery) => {
      latest = Math.max(latest, delivery.dueAt);
      return { ...delivery, dueAt: latest, isNew: true };
    });
  }

  isDue(endpointId: string, now: number): boolean {
    return this.due(endpointId, 1, now).length > 0;
  }

  /** Whether the first in line has been due since then. */
  isDueSince(endpointId: string, time: number): boolean {
    return this.due(endpointId, 1, time).some(({ dueAt }) => dueAt <= time);
  }

  /** When the next delivery falls due, or the lease lapses; what is due now aside. */
  nextDue(endpointId: string, now: number): number | null {
    const times = [this.#deliveries.nextRetry(endpointId, now), this.leasedUntil(endpointId, now)];
    const known = times.filter((time) => time !== null);
    return known.length > 0 ? Math.min(...known) : null;
  }

  /** Hands these to a worker; what another one left and is not among them waits its turn. */
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

  /** What is refused at the line's beginning is not looked at again. */
  passOver(endpointId: string, due: readonly DueDelivery[], refused: readonly DueDelivery[]): void {
    const untaken = due.filter(({ isNew }) => isNew);
    const allowed = untaken.findIndex((delivery) => !refused.includes(delivery));
    const last = untaken.at(allowed - (allowed < 0 ? 0 : 1));
    if (allowed === 0 || !last) return;
    const line = this.#lines.of(endpointId)!;
    this.#lines.save(endpointId, { ...line, takenUntil: last.sequence });
  }

  /** A worker that leaves while something is due is written down: the next one is on its way. */
  leave(endpointId: string, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const hold = this.#hold(endpointId, line);
    this.#deliveries.requeue(endpointId, sequencesOf(hold.open), now);
    const delivered = this.#counted(line, hold, now);
    this.#lines.save(endpointId, { ...line, worker: null, held: [], leasedUntil: now, delivered });
  }

  /** How many were delivered in the window of the failure rule, by the hour. */
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

  /** What was held and is delivered is counted when it is no longer held. */
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
