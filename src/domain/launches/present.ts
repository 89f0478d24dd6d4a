import type { Links } from "../../call-context.ts";
import { isoTime } from "../../lib/clock.ts";
import { photoUrl } from "../photos/property-photo.ts";
import { presentAddress, presentTerms } from "../properties/record/index.ts";
import type { ListedLaunch } from "./catalog.ts";
import { priceRange, unitCounts, unitPrice } from "./figures.ts";
import type { LaunchUnit } from "./unit.ts";

const presentUnit = (unit: LaunchUnit, { development }: ListedLaunch) => ({
  propertyId: unit.id,
  title: unit.title,
  type: unit.type,
  bedrooms: unit.bedrooms,
  suites: unit.suites,
  bathrooms: unit.bathrooms,
  parkingSpots: unit.parkingSpots,
  area: unit.area,
  price: unitPrice(unit, development),
  unitsAvailable: unit.launch?.unitsAvailable ?? null,
});

/** A launch as the catalog shows it; every member is always present (rules 27.2). */
export const presentLaunch = (listed: ListedLaunch, links: Pick<Links, "photosUrl">) => {
  const { development, developer } = listed;
  const { launch, accountId } = development;
  const photos = development.photos.map((photo) => photoUrl(links, accountId, photo));
  return {
    developmentId: development.id,
    title: development.title,
    description: development.description,
    developer,
    address: presentAddress(development),
    constructionStage: launch?.constructionStage ?? null,
    deliveryDate: launch?.deliveryDate ?? null,
    constructionProgress: launch?.constructionProgress ?? null,
    ...priceRange(listed),
    coverPhoto: photos[0] ?? null,
    photos,
    floorPlans: launch?.floorPlans ?? [],
    partnershipTerms: presentTerms(development),
    units: unitCounts(listed),
    typologies: listed.units.map((unit) => presentUnit(unit, listed)),
    updatedAt: isoTime(development.updatedAt),
  };
};

export type PresentedLaunch = ReturnType<typeof presentLaunch>;
