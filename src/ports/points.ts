/**
 * What operators see over all accounts: one point each for a call, a run, a message, a post, an export. A column keeps
 * its place for ever, because stored points have no names: a new one comes last
 * (docs/adr/0048-one-point-per-call.md).
 */
export const POINTS = {
  api_calls: {
    index: "account",
    texts: ["operation", "code", "entry", "key", "shard", "version", "requestId", "colo"],
    numbers: ["status", "ms", "trips", "rowsRead", "rowsWritten", "bytesIn", "bytesOut", "retryAfter"],
  },
  jobs: { index: "job", texts: ["outcome", "failure", "version"], numbers: ["ms", "queries"] },
  queues: { index: "queue", texts: ["outcome", "version"], numbers: ["attempts", "age", "ms", "messages"] },
  deliveries: {
    index: "account",
    texts: ["outcome", "fault", "webhook", "event", "version", "causedBy"],
    numbers: ["status", "ms", "attempt", "delay"],
  },
  boards: {
    index: "board",
    texts: ["outcome", "version"],
    numbers: ["offers", "written", "ms"],
  },
  shards: { index: "shard", texts: ["state", "version"], numbers: ["bytes"] },
  // A finished export tells its size, a restore that it was given up; once an hour, without an account, how many
  // accounts have none that is young enough, and how many acceptances of Captação's ledger and of the logs differ;
  // and each minute, for how many seconds an account has been closed.
  backups: {
    index: "account",
    texts: ["outcome", "failure", "version"],
    numbers: ["rows", "bytes", "ms", "late", "closed", "ledger"],
  },
} as const;

export type Dataset = keyof typeof POINTS;

type Columns<D extends Dataset> = (typeof POINTS)[D];

/** A text that is not known is empty, and a number 0. The version is added. */
export type Point<D extends Dataset> = Readonly<
  Record<Columns<D>["index"], string | null> &
    Partial<Record<Columns<D>["texts"][number], string | null | undefined>> &
    Partial<Record<Columns<D>["numbers"][number], number | undefined>>
>;

export interface Points {
  /** Never fails: no work depends on who watches it. */
  write<D extends Dataset>(dataset: D, point: Point<D>): void;
}
