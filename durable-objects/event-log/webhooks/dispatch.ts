import { isoTime } from "../../../src/lib/clock.ts";
import type { DueWork } from "../../../src/ports/webhooks.ts";
import { mayRead } from "../../../src/vocabulary/event-types.ts";
import type { Deliveries, DueDelivery } from "./deliveries.ts";
import { deliveryIdOf } from "./delivery-id.ts";
import type { Endpoints } from "./endpoints.ts";
import type { Work } from "./work.ts";

/** Once a delivery is refused, this many are read together, this many times within one call. */
const REFUSED_AT_ONCE = 500;
const REFUSED_READS = 10;

/** Made from the log's stored bytes, so every attempt sends the same body. */
const bodyOf = ({ type, createdAt, data }: DueDelivery): string =>
  `{"type":${JSON.stringify(type)},"timestamp":"${isoTime(createdAt)}","data":${data}}`;

/** Gives workers an endpoint's due deliveries that may be posted. */
export class Dispatch {
  readonly #endpoints: Endpoints;
  readonly #deliveries: Deliveries;
  readonly #work: Work;

  constructor(endpoints: Endpoints, deliveries: Deliveries, work: Work) {
    this.#endpoints = endpoints;
    this.#deliveries = deliveries;
    this.#work = work;
  }

  /** Whether these permissions refuse a delivery that a worker would take now. */
  refuses(id: string, limit: number, scopes: readonly string[], now: number): boolean {
    return this.#work.due(id, limit, now).some((event) => !mayRead(scopes, event));
  }

  /**
   * Skips events that the account may no longer read; `redeliverSince` opens them when it may again (rules 21.17).
   * @returns whether the next due delivery may be posted; otherwise there are more refused ones than one call skips
   */
  skipRefused(id: string, limit: number, scopes: readonly string[], now: number): boolean {
    for (let rounds = 0; rounds <= REFUSED_READS; rounds += 1) {
      const due = this.#work.due(id, rounds === 0 ? limit : REFUSED_AT_ONCE, now);
      const refused = due.filter((event) => !mayRead(scopes, event));
      if (refused.length === 0) return true;
      const sequences = refused.map(({ sequence }) => sequence);
      this.#deliveries.skip(id, sequences, now);
      this.#work.passOver(id, due, refused);
    }
    return false;
  }

  take(id: string, worker: string, limit: number, now: number): DueWork | null {
    const due = this.#work.due(id, limit, now);
    if (due.length === 0) return null;
    this.#work.take(id, worker, due, now);
    const deliveries = due.map((delivery) => ({
      id: deliveryIdOf(id, delivery.sequence),
      eventId: delivery.eventId,
      body: bodyOf(delivery),
      attempt: delivery.attempts + 1,
      createdAt: delivery.createdAt,
      causedBy: delivery.causedBy,
    }));
    return { ...this.#endpoints.target(id, now)!, deliveries };
  }
}
