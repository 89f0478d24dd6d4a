import type { Counts } from "../calls/count.ts";

const call = (objects: number, trips: number, rowsRead: number, rowsWritten: number): Counts => ({
  objects,
  trips,
  rowsRead,
  rowsWritten,
  admitted: true,
});

/** The costs of a call before its answer. `test/contract/month.test.ts` counts each again. */
export const COUNTED = {
  "GET /me": call(1, 1, 1, 0),
  "GET a page of 50": call(1, 1, 50, 0),
  "GET events": call(2, 0, 0, 0),
  "PUT created": call(1, 2, 25, 11),
  "PUT changed": call(1, 2, 13, 5),
  "PUT unchanged": call(1, 1, 9, 0),
  "client created": call(1, 2, 16, 10),
  "client changed": call(1, 2, 9, 4),
} as const satisfies Readonly<Record<string, Counts>>;

export type Counted = keyof typeof COUNTED;

/** Rows of D1, index entries included. */
export const ROWS = { photo: 2 } as const;
