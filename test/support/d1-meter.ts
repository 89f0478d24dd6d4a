import { env } from "cloudflare:workers";

export interface D1Usage {
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** The rows written by the statement that wrote the most. */
  maxWritten: number;
}

type Method = (this: unknown, ...args: unknown[]) => Promise<unknown>;

const rowCountsOf = (result: unknown, name: "rows_read" | "rows_written"): number[] =>
  [result].flat().map((one) => (one as D1Result | null)?.meta?.[name] ?? 0);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Replaces a method that calls D1 with one that counts. @returns a function that restores it */
const countCallsOf = (prototype: object, name: string, use: D1Usage): (() => void) => {
  const original = Reflect.get(prototype, name) as Method;
  const counting: Method = async function counting(...args) {
    use.trips += 1;
    use.statements += Array.isArray(args[0]) ? args[0].length : 1;
    const result = await Reflect.apply(original, this, args);
    use.rowsRead += sum(rowCountsOf(result, "rows_read"));
    const written = rowCountsOf(result, "rows_written");
    use.rowsWritten += sum(written);
    use.maxWritten = Math.max(use.maxWritten, ...written);
    return result;
  };
  Reflect.set(prototype, name, counting);
  return () => Reflect.set(prototype, name, original);
};

/**
 * Counts the calls to D1 while `work` runs, including calls by Durable Objects, which Server-Timing does not show.
 * The rows of `first`, `raw` and `exec` are not counted, because D1 does not report them; the API uses none of these.
 */
export const countingD1 = async <T>(work: () => Promise<T>): Promise<{ result: T; use: D1Usage }> => {
  const use: D1Usage = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0, maxWritten: 0 };
  const database = Object.getPrototypeOf(env.DB) as object;
  const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as object;
  const undo = [
    countCallsOf(database, "batch", use),
    countCallsOf(database, "exec", use),
    ...["all", "run", "first", "raw"].map((name) => countCallsOf(statement, name, use)),
  ];
  try {
    return { result: await work(), use: { ...use } };
  } finally {
    for (const restore of undo) restore();
  }
};
