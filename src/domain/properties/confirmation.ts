import type { Property } from "../../db/schema/properties.ts";
import { DAY_MS } from "../../lib/clock.ts";

/** Availability must be confirmed this often. */
export const CONFIRM_EVERY_MS = 60 * DAY_MS;
/** Time from the notice until the property goes offline. */
export const NOTICE_MS = 7 * DAY_MS;
/** A confirmation younger than this is not rewritten. */
export const CONFIRM_AGAIN_MS = DAY_MS;

export const dueAt = (property: Pick<Property, "confirmedAt">): number | null =>
  property.confirmedAt === null ? null : property.confirmedAt + CONFIRM_EVERY_MS;

export const offlineAt = (property: Pick<Property, "noticeAt">): number | null =>
  property.noticeAt === null ? null : property.noticeAt + NOTICE_MS;

export const isFresh = (property: Property, now: number): boolean =>
  property.confirmedAt !== null &&
  now - property.confirmedAt < CONFIRM_AGAIN_MS &&
  property.noticeAt === null;

/** The property as confirmed now: the notice is answered. */
export const confirmed = <P extends Property>(property: P, now: number): P => ({
  ...property,
  confirmedAt: now,
  noticeAt: null,
});

/** Taken offline by the 60-day rule: a confirmation, or any write through the API, brings it back. */
export const isExpired = (property: Property): boolean =>
  property.status === "INACTIVE" && property.inactiveReason === "CONFIRMATION_EXPIRED";
