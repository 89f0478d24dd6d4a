import type { PartnershipRow } from "../../db/schema/partnerships.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

/** The property's title as its partner reads it; null after a purge. */
const titleOf = ({ developmentTitle, propertyCard }: PartnershipRow): string | null =>
  developmentTitle ?? (typeof propertyCard?.title === "string" ? propertyCard.title : null);

/** Both sides of a partnership by their ids, and its property's title: no person is named. */
export const viewBothSides = (row: PartnershipRow) => {
  const { id, kind, scope, status, clientAccountId, propertyAccountId, leadId, propertyId } = row;
  return {
    id,
    kind,
    scope,
    status,
    title: titleOf(row),
    clientAccountId,
    propertyAccountId,
    leadId,
    propertyId,
    developmentId: row.developmentId,
    score: row.score,
    marked: row.marked,
    createdAt: isoTime(row.createdAt),
    lastProgressAt: isoTime(row.lastProgressAt),
    updateAskedAt: isoOrNull(row.updateAskedAt),
    protectedUntil: isoOrNull(row.protectedUntil),
    propertyOffMarketAt: isoOrNull(row.offMarketAt),
  };
};
