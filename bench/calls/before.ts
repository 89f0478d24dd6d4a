/**
 * Dollars a million when lists had an index for each filter, each event and job a row of its own in the outbox, and a
 * delivery its indexes. Counted then as the calls are now.
 */
interface Before {
  readonly writes: number;
  /** All of it, for a call that comes alone. */
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
