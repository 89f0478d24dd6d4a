import type { Links } from "../../call-context.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { newId } from "../../lib/id.ts";
import { photoUrl } from "../photos/photo-url.ts";
import { photoTable } from "../photos/property-photo.ts";
import type { GalleryRequest } from "./gallery.ts";

/** A photo whose bytes the account has in its store. */
export interface KeptPhoto {
  readonly hash: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** A gallery that the platform itself has stored. */
export const storedGallery = (
  { publicUrl }: Links,
  property: RelatedProperty,
  kept: readonly KeptPhoto[],
): GalleryRequest<RelatedProperty> => {
  const { id: propertyId, accountId, createdAt: at } = property;
  const requestId = newId("photoRequest");
  const photos = kept.map(({ hash, mediaType }) => ({
    hash,
    mediaType,
    url: photoUrl(publicUrl, accountId, { hash, mediaType }),
  }));
  return {
    outcome: "UNCHANGED",
    property: {
      ...property,
      photos,
      photoRequestId: requestId,
      photoRequest: photos.map(({ url }) => url),
      photoState: "DONE",
      photoIngested: photos.length,
      photoFailed: 0,
      photoQueuedAt: at,
      photoFinishedAt: at,
      photoFaults: null,
    },
    statements: kept.map(({ hash, mediaType, bytes }, place) =>
      photoTable.insert({
        propertyId,
        url: photos[place]!.url,
        accountId,
        status: "INGESTED",
        hash,
        mediaType,
        bytes,
        requestId,
        at,
      }),
    ),
    jobs: [],
  };
};
