import type { Photo } from "../../db/schema/properties.ts";

/** File extension of each media type that a gallery may hold. */
export const PHOTO_EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** The stable address of a photo, named by its content. */
export const photoUrl = (
  publicUrl: string,
  accountId: string,
  photo: Pick<Photo, "hash" | "mediaType">,
): string => `${publicUrl}/photos/${accountId}/${photo.hash}.${PHOTO_EXTENSIONS[photo.mediaType] ?? "bin"}`;
