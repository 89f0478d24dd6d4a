import { noneHeld, receiptsMatch } from "./answers.ts";
import { auditIsComplete, mails } from "./audit-and-mails.ts";
import { batches } from "./batches.ts";
import { captacao } from "./captacao.ts";
import { counters } from "./counters.ts";
import { deliveries } from "./deliveries.ts";
import { eventHistories } from "./event-histories.ts";
import { feeds } from "./feeds.ts";
import { launches } from "./launches.ts";
import { leadsAreKnown } from "./leads.ts";
import { order, outboxEmpty } from "./log.ts";
import { partnerships } from "./partnerships.ts";
import { photos } from "./photos.ts";
import type { Check, Stored } from "./stored.ts";
import { webhooks } from "./webhooks.ts";

/** These hold for every account at any time, once its outbox is drained. */
const CHECKS: readonly Check[] = [
  counters,
  leadsAreKnown,
  order,
  eventHistories,
  outboxEmpty,
  receiptsMatch,
  noneHeld,
  photos,
  batches,
  feeds,
  webhooks,
  deliveries,
  auditIsComplete,
  mails,
  captacao,
  partnerships,
  launches,
];

/** The violations in the stored data, in words. */
export const brokenIn = (stored: Stored): string[] => CHECKS.flatMap((check) => check(stored));
