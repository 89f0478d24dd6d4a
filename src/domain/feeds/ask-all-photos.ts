import type { WriteContext } from "../../call-context.ts";
import type { WritePlan } from "../../db/plan.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { sql } from "../../db/statement.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { NO_VALIDATORS } from "../../outbound/guarded-stream.ts";
import { REQUESTED_BY_PERSON } from "./ask-photos.ts";
import { loadFeed } from "./feed.ts";
import { startSync } from "./transitions.ts";

/**
 * Requests all photos of the feed from their sources again, whatever the dates of its listings (rules 14.16): a sync
 * starts, reads the feed even if it is unchanged, and requests some galleries; later syncs request the rest.
 * @throws Refusal feed_not_configured; request_refused while a sync runs
 */
export const askAllPhotosAgain = async ({
  db,
  accountId,
  meter,
  clock,
}: WriteContext): Promise<WritePlan<Feed, null>> => {
  const before = await loadFeed(db, accountId, meter);
  if (!before) throw new Refusal("feed_not_configured");
  if (before.syncId !== null)
    throw refuseRequest(
      "O feed está sincronizando. Peça as fotos quando terminar.",
      "The feed is syncing. Ask for the photos once it is done.",
    );
  const { feed, effects } = startSync(before, clock.now(), { ...NO_VALIDATORS, contentHash: null });
  const markAll = sql(
    `UPDATE feed_listings SET dated = ${REQUESTED_BY_PERSON} WHERE account_id = ? AND property_id IS NOT NULL`,
    accountId,
  );
  const statements = [...effects.statements, markAll];
  return { ...effects, statements, data: feed, result: null, subject: null };
};
