/**
 * Dollars per million calls when lists had an index for each filter, each event and job an outbox row of its own, and
 * deliveries their indexes. Counted in the same way as now.
 */
interface Before {
  readonly writes: number;
  /** The total for a single call. */
  readonly alone: number;
}

export const BEFORE: Readonly<Record<string, Before>> = {
  "PUT created": { writes: 32, alone: 33.69 },
  "PUT created, with a key": { writes: 47, alone: 48.84 },
  "PUT changed": { writes: 17, alone: 18.67 },
  status: { writes: 24, alone: 25.67 },
  DELETE: { writes: 29, alone: 30.68 },
  "client PUT created": { writes: 27, alone: 28.67 },
  "client PUT changed": { writes: 16, alone: 17.67 },
  "batch item created": { writes: 35.38, alone: 35.64 },
  "webhook delivery": { writes: 19, alone: 19.46 },
};
