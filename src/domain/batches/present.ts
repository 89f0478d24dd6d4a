import { describeFault } from "../../errors/faults.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { showWarning } from "../../vocabulary/labels.ts";
import type { Accepted } from "./accept.ts";
import { type Batch, countsOf } from "./batch.ts";
import type { BatchItem, StoredBatch } from "./read-one.ts";
import { ITEMS_PER_SECOND } from "./throttle.ts";

/** A longer wait between polls shows too little of the progress. */
const MAX_POLL_SECONDS = 30;

const GAPS = { properties: "pendingItem", leads: "leadPendingItem" } as const;

const presentItem = (item: BatchItem, type: Batch["type"], language: Language) => ({
  index: item.position,
  externalRef: item.externalRef,
  outcome: item.outcome,
  id: item.objectId,
  code: item.refusal?.code ?? null,
  detail: item.refusal?.detail[language] ?? null,
  invalidParams: (item.refusal?.faults ?? []).map((fault) => describeFault(fault, language)),
  result: item.result && {
    ...item.result,
    warnings: item.result.warnings.map((warning) => showWarning(warning, GAPS[type], language)),
  },
  ...item.refusal?.members,
  ...(type === "properties" && { photos: item.photos }),
});

/** BatchCreated (rules 18.1). */
export const presentAccepted = (
  { id, type, status, total, dryRun }: Batch,
  result: Pick<Accepted, "accepted" | "rejected">,
) => ({
  id,
  type,
  status,
  total,
  accepted: result.accepted,
  rejected: result.rejected,
  dryRun,
});

/** BatchCreated, with the results known before processing, which are the refusals. */
export const presentRefused = (
  batch: Batch,
  result: Pick<Accepted, "accepted" | "rejected" | "refused">,
  language: Language,
) => ({
  ...presentAccepted(batch, result),
  results: result.refused.map((item) => presentItem(item, batch.type, language)),
});

/** Batch, with the results in the order of the request. */
export const presentBatch = ({ batch, items }: StoredBatch, language: Language) => {
  const counts = countsOf(items.map(({ outcome }) => outcome));
  return {
    id: batch.id,
    type: batch.type,
    status: batch.status,
    dryRun: batch.dryRun,
    total: batch.total,
    processed: batch.total - (counts.PENDING ?? 0),
    counts,
    createdAt: isoTime(batch.createdAt),
    startedAt: isoOrNull(batch.startedAt),
    finishedAt: isoOrNull(batch.finishedAt),
    results: items.map((item) => presentItem(item, batch.type, language)),
  };
};

/** Seconds until a batch may be done, if the account has no other; null once it is done. */
export const secondsToDone = ({
  status,
  total,
  processed,
}: Pick<ReturnType<typeof presentBatch>, "status" | "total" | "processed">): number | null =>
  status === "DONE"
    ? null
    : Math.min(MAX_POLL_SECONDS, Math.max(1, Math.ceil((total - processed) / ITEMS_PER_SECOND)));
