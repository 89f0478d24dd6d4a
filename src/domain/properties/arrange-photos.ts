import type { WriteContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { MAX_PHOTOS } from "../../vocabulary/limits.ts";
import { ownPhotoOf } from "../photos/property-photo.ts";
import { namingSources } from "./gallery.ts";
import { loadProperty, type PropertyPlan, planUpdate } from "./record/index.ts";

/** A new order for the photos that somebody saw. */
interface Arrangement {
  readonly photos: readonly string[];
  /** The photos that they saw when they began. */
  readonly shown: readonly string[];
}

/** Source URLs of the photos that the property shows or will show, without those that failed for good. */
const galleryOf = ({ photos, photoRequest, photoFaults }: Property): string[] => {
  const failed = new Set((photoFaults ?? []).filter(({ nextAt }) => nextAt === null).map(({ at }) => at));
  return photoRequest?.filter((_, at) => !failed.has(at)) ?? photos.map(({ url }) => url);
};

const refuseMany = (many: number): Refusal =>
  refuseRequest(
    `Seriam ${many} fotos, contando as que já estão no imóvel ou sendo baixadas: o máximo por imóvel é ${MAX_PHOTOS}.`,
    `That would be ${many} photos, counting those the property already has or is downloading: the maximum per property is ${MAX_PHOTOS}.`,
  );

/**
 * Gives a property the photos in this order. Photos that somebody has not seen, because they came later or are still on
 * their way, follow.
 * @throws Refusal not_found, property_in_trash, invalid_property; request_refused above 30 photos
 */
export const arrangePhotos = async (
  ctx: WriteContext,
  propertyId: string,
  { photos, shown }: Arrangement,
): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, { id: propertyId }, { photos: [...photos] });
  const { property } = loaded;
  if (!property) throw new Refusal("not_found");
  const sourcesOf = (addresses: readonly string[]): readonly string[] =>
    namingSources(property, { photos: [...addresses] }, ctx.links).photos ?? [];
  const known = new Set([...sourcesOf(photos), ...sourcesOf(shown)]);
  const since = galleryOf(property).filter((url) => !known.has(url));
  const all = [...new Set([...sourcesOf(photos), ...since])];
  if (all.length > MAX_PHOTOS) throw refuseMany(all.length);
  const own = since.flatMap((url) => ownPhotoOf(url, ctx.links)?.url ?? []);
  const named = { ...loaded, ownPhotos: new Set([...loaded.ownPhotos, ...own]) };
  return planUpdate(ctx, named, property, { photos: all });
};
