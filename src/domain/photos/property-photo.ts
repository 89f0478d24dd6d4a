import { propertyPhotos } from "../../db/schema/property-photos.ts";
import { tableOf } from "../../db/table.ts";

export const photoTable = tableOf(propertyPhotos);

/** The result of one source URL of a property. */
export type PropertyPhoto = typeof propertyPhotos.$inferSelect;

/** One request for a gallery; a later request has another `requestId`. */
export interface GalleryKey {
  readonly accountId: string;
  readonly propertyId: string;
  readonly requestId: string;
}

/** Fault of a photo whose bytes are on their way to the store: it counts as failed only if nobody finishes it. */
export const UNFINISHED = "unfinished";

/** Where a picture that has replaced one under its address waits until the gallery is settled. */
export const replacementOf = (url: string): string => `replaces ${url}`;

/** A photo named by its address at this service has no other source. */
export const hasSource = (row: string): string =>
  `instr(${row}.url, '/photos/' || ${row}.account_id || '/' || ${row}.hash || '.') = 0`;

/** Fault of a photo that was not fetched (rules 24.18). */
export const NO_ROOM = "no_room";
