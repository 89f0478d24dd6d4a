/**
 * What operators see over all accounts: one analytics point for each call, run, message, post and export. A column
 * keeps its place forever, because stored points have no names; a new one comes last
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
  // Written for a finished export, with its size; for a restore that was given up; and each minute, with how many
  // seconds an account has been closed. Without an account, once an hour: how many accounts have no recent export, and
  // how many acceptances differ between Captação's ledger and the logs.
  backups: {
    index: "account",
    texts: ["outcome", "failure", "version"],
    numbers: ["rows", "bytes", "ms", "late", "closed", "ledger"],
  },
} as const;

export type Dataset = keyof typeof POINTS;

type Columns<D extends Dataset> = (typeof POINTS)[D];

/** An unknown text is stored as empty, an unknown number as 0. The version is added. */
export type Point<D extends Dataset> = Readonly<
  Record<Columns<D>["index"], string | null> &
    Partial<Record<Columns<D>["texts"][number], string | null | undefined>> &
    Partial<Record<Columns<D>["numbers"][number], number | undefined>>
>;

export interface Points {
  /** Never fails, because no work may depend on its monitoring. */
  write<D extends Dataset>(dataset: D, point: Point<D>): void;
}
