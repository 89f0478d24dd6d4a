/** Milliseconds of each trip between the parts of the service: docs/adr/0002-code-runs-beside-the-data.md. */
export interface Waits {
  /** From a caller in São Paulo to the platform's place in that city. */
  readonly edge: number;
  /** From there to the Worker beside the databases. */
  readonly placement: number;
  /** From a Worker to an object, a queue or a bucket. */
  readonly object: number;
  readonly d1: number;
}

export const WAITS: Waits = { edge: 8, placement: 120, object: 8, d1: 25 };

/** From wherever the platform delivers a message to the Worker beside the databases. */
export const PASSING_MS = 140;

/** The trips that a call cannot do without. */
export interface Trips {
  /** Whether the Worker that answers is beside the databases, and not where its caller is. */
  readonly placed: boolean;
  /** One after the other; what runs at the same time counts once, as the longest. */
  readonly objects?: number;
  readonly d1?: number;
}

/** The time that a call waits, however fast our part is. */
export const waitOf = ({ placed, objects = 0, d1 = 0 }: Trips, waits = WAITS): number =>
  waits.edge + (placed ? waits.placement : 0) + objects * waits.object + d1 * waits.d1;

/** A batch's items per second: one after the other, each with this many trips, none sooner than the pace allows. */
export const paceOf = (trips: number, tripMs: number, leastMs: number): number =>
  1_000 / Math.max(leastMs, trips * tripMs);
