import type { Links } from "../../../call-context.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { ownPhotoOf, photoUrl } from "../../photos/property-photo.ts";
import type { PropertyInput } from "./input.ts";

/**
 * The source of the photo that an own address names; each mention takes the next of equal photos, in the order shown.
 */
const sourceTaker = (property: Property, links: Links): ((url: string) => string) => {
  const { accountId } = property;
  const left = Map.groupBy(property.photos, (photo) => photoUrl(links.publicUrl, accountId, photo));
  return (url) => {
    const own = ownPhotoOf(url, links);
    if (!own) return url;
    const equal = left.get(own.url) ?? [];
    return (equal.length > 1 ? equal.shift() : equal[0])?.url ?? own.url;
  };
};

/**
 * Replaces the own addresses of a request's photos by their stored sources, so sending back GET's gallery is the same
 * gallery. Own photos that the property does not show keep this service's address (rules 14.7).
 */
export const namingSources = (property: Property, input: PropertyInput, links: Links): PropertyInput =>
  input.photos === undefined ? input : { ...input, photos: input.photos.map(sourceTaker(property, links)) };
