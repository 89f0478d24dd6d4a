import { guardFresh } from "../../db/plan.ts";
import { type CaptacaoOffer, captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { DAY_MS } from "../../lib/clock.ts";

/** How long the contact of an unaccepted owner is kept (rules 29.23). */
const CONTACT_KEPT_MS = 90 * DAY_MS;

/** Writes an offer's new state; stale if it has changed meanwhile. */
export const offerUpdate = (before: CaptacaoOffer, after: CaptacaoOffer): Statement[] => [
  captacaoOfferTable.update(
    { ...after, version: before.version + 1 },
    "account_id = ? AND owner_id = ? AND version = ?",
    [before.accountId, before.ownerId, before.version],
  ),
  guardFresh,
];

/** Called after offers of these owners have ended: the last one's end starts the retention of their contact. */
export const roundsEnded = (ownerIds: readonly string[], now: number): Statement =>
  sql(
    `UPDATE captacao_owners SET version = version + 1, erase_at = iif(
       accepted_by IS NULL AND NOT EXISTS (
         SELECT 1 FROM captacao_offers WHERE owner_id = captacao_owners.id AND status = 'OFFERED'
       ), ?, erase_at)
     WHERE id IN (SELECT value FROM json_each(?))`,
    now + CONTACT_KEPT_MS,
    JSON.stringify(ownerIds),
  );
