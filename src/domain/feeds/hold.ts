import type { WriteContext } from "../../call-context.ts";
import { commit, StaleWrite } from "../../db/commit.ts";
import { event, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import type { KeptReport } from "../../vocabulary/feed-report.ts";
import { mailInsert } from "../notices/mail.ts";
import { feedTable, loadFeed } from "./feed.ts";
import { keepReport } from "./kept-reports.ts";
import { fence, type SyncContext, SyncOvertaken } from "./sync-context.ts";
import { AT_REST, feedUpdate, startSync } from "./transitions.ts";

export interface Held {
  readonly report: KeptReport;
  /** Codes that name another property than before. */
  readonly others: number;
  readonly total: number;
}

/** The owner is notified once, whatever later syncs find until the decision. */
const notice = (accountId: string, syncId: string, { others, total }: Held, now: number) =>
  mailInsert({
    id: `feed-${syncId}`,
    accountId,
    kind: "FEED_HELD",
    subject: "O feed aguarda a sua decisão",
    body: `Em ${isoTime(now)}, o feed veio com códigos que agora são de outros imóveis: ${others} de ${total} anúncios mudaram de endereço e de link ou fotos, ou vieram com códigos novos. Nada foi alterado. Abra o feed no painel e decida se são os mesmos imóveis ou se é o feed errado.`,
    now,
  });

/** Ends a sync before it writes; the owner decides. @throws SyncOvertaken */
export const holdSync = async (
  { db, accountId, syncId, clock, meter }: SyncContext,
  feed: Feed,
  held: Held,
): Promise<"HELD"> => {
  const now = clock.now();
  const columns = {
    status: "HELD",
    fault: null,
    lastSyncAt: now,
    etag: null,
    lastModified: null,
    contentHash: null,
  } as const;
  const update = feedTable.update({ ...columns, ...AT_REST }, "account_id = ? AND sync_id = ?", [
    accountId,
    syncId,
  ]);
  const isNew = feed.status !== "HELD";
  const { others, total } = held;
  const effects = {
    ...NO_EFFECTS,
    statements: [
      fence({ accountId, syncId }),
      ...keepReport(accountId, syncId, now, held.report),
      ...(isNew ? [notice(accountId, syncId, held, now)] : []),
      update,
    ],
    events: isNew ? [event("feed.held", { listings: total, others, heldAt: isoTime(now) })] : [],
  };
  try {
    await commit({ db, accountId, now, meter }, effects);
  } catch (error) {
    throw error instanceof StaleWrite ? new SyncOvertaken() : error;
  }
  return "HELD";
};

export const HELD_DECISIONS = ["SAME_PROPERTIES", "WRONG_FEED"] as const;

/**
 * SAME_PROPERTIES: the sync goes on now, and what was edited by hand stays. WRONG_FEED: the automatic sync is off until
 * the link is set again.
 * @throws Refusal feed_not_configured; request_refused if the feed is not held
 */
export const decideHeld = async (
  { db, accountId, meter, clock }: WriteContext,
  decision: (typeof HELD_DECISIONS)[number],
): Promise<WritePlan<Feed, null>> => {
  const before = await loadFeed(db, accountId, meter);
  if (!before) throw new Refusal("feed_not_configured");
  if (before.status !== "HELD" || before.syncId !== null)
    throw refuseRequest("O feed não aguarda nenhuma decisão.", "The feed is not awaiting a decision.");
  const plan = { result: null, subject: null };
  if (decision === "SAME_PROPERTIES") {
    const { feed, effects } = startSync(before, clock.now(), { trusted: true });
    return { ...effects, ...plan, data: feed };
  }
  const columns = { autoSync: false };
  return { ...feedUpdate(before, columns), ...plan, data: { ...before, ...columns } };
};
