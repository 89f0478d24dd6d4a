import type { Property } from "../../../db/schema/properties.ts";
import { type Change, differencesOf } from "../../records/difference.ts";
import { presentProperty } from "./present.ts";

/** The availability date renews silently; updatedAt says only that something else changed. */
const SILENT: ReadonlySet<string> = new Set(["updatedAt", "confirmation"]);

/** Fields derived from others: named in events, not in the `changes` of a write. */
const DERIVED: ReadonlySet<string> = new Set(["category", "coverPhoto", "radar", "photoSync", "deletedAt"]);

/** No field that a write can name is shown by the language or the place. */
export const VIEW = { language: "pt-BR", links: { publicUrl: "" } } as const;

/** Every visible field that differs. */
export const differences = (before: Property, after: Property): Change[] =>
  differencesOf(before, after, (property) => presentProperty(property, VIEW), SILENT);

/**
 * A requested gallery changes `photos` only after it has arrived; the caller sees, by source URL, the last request
 * and this one. Trying the same again is no change.
 */
const galleryChanges = (before: Property, after: Property): Change[] => {
  const asked = ({ photoRequest, photos }: Property) => ({
    photos: photoRequest ?? photos.map(({ url }) => url),
  });
  return differencesOf(before, after, asked, new Set());
};

/** The `changes` of a write. */
export const changesOf = (before: Property, after: Property): Change[] => {
  const changes = differences(before, after).filter(({ field }) => !DERIVED.has(field));
  if (before.photoRequestId === after.photoRequestId) return changes;
  return [...changes.filter(({ field }) => field !== "photos"), ...galleryChanges(before, after)];
};
