import { newMeter } from "../../src/db/statement.ts";
import { drainLog } from "../../src/domain/outbox/drain-log.ts";
import { perform } from "../../src/domain/perform.ts";
import { settleGallery } from "../../src/domain/properties/settle-gallery.ts";
import { logger } from "../../src/lib/logger.ts";
import type { Services } from "../../src/services.ts";
import type { GalleryMessage } from "../messages.ts";

/** Closes the gallery of a message with what has arrived, and has the account's log take the event. */
export const settle = async (services: Services, message: GalleryMessage): Promise<void> => {
  const { accountId, shard, propertyId } = message;
  const { clock } = services;
  const scope = { accountId, db: services.shard(shard), meter: newMeter(), clock, dryRun: false };
  const { plan, committed } = await perform(scope, () => settleGallery(scope, message));
  logger.info("gallery settled", { accountId, propertyId, ...plan.result });
  if (committed) await drainLog(services, { accountId, shard });
};
