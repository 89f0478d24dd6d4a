import type { Links } from "../../../call-context.ts";
import type { ShownProperty } from "../../../db/shown-properties.ts";
import { isoOrNull, isoTime } from "../../../lib/clock.ts";
import { type Language, ptEn, type Sentence } from "../../../lib/language.ts";
import { reaisOf } from "../../../lib/money.ts";
import { fetchFaultText } from "../../../outbound/fault-sentences.ts";
import { labelOf } from "../../../vocabulary/labels.ts";
import { categoryOf, type Purpose } from "../../../vocabulary/value-lists.ts";
import { NO_ROOM, photoUrl, UNFINISHED } from "../../photos/property-photo.ts";
import { dueAt, offlineAt } from "../confirmation.ts";

/** Faults of a photo's bytes; all others are faults of its address. */
const FAULTS: Readonly<Record<string, Sentence>> = {
  not_an_image: ptEn("o arquivo não é JPEG, PNG, WebP nem AVIF", "the file is not a JPEG, PNG, WebP or AVIF"),
  cut_off: ptEn("a imagem está incompleta", "the image is incomplete"),
  discarding: ptEn("a mesma imagem estava sendo excluída", "the same image was being deleted"),
  [NO_ROOM]: ptEn(
    "as imagens da conta atingiram o limite de armazenamento: exclua imóveis ou fotos, ou contrate um plano maior",
    "the account's images have reached their storage limit: delete properties or photos, or upgrade the plan",
  ),
  [UNFINISHED]: ptEn("o download não terminou", "the download did not finish"),
};

/** The reason why a photo did not arrive, as a sentence. */
export const photoFaultText = (fault: string, language: Language): string => {
  const text = FAULTS[fault]?.[language] ?? fetchFaultText(fault, language);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** The caller's view of a property: their language, and this deployment's addresses. */
export interface View {
  readonly language: Language;
  readonly links: Pick<Links, "photosUrl">;
}

const purposesOf = ({ forSale, forRent }: ShownProperty): Purpose[] => {
  if (forSale) return forRent ? ["VENDA", "LOCACAO"] : ["VENDA"];
  return forRent ? ["LOCACAO"] : [];
};

export const presentAddress = (property: ShownProperty) => ({
  neighborhood: property.neighborhood,
  neighborhoodSlug: property.neighborhoodSlug,
  city: property.city,
  cityId: property.cityId,
  citySlug: property.citySlug,
  state: property.state,
  street: property.street,
  number: property.number,
  complement: property.complement,
});

export const presentTerms = (property: ShownProperty) => ({
  commissionPercent: property.commissionPercent,
  rentCommissionMonths: property.rentCommissionMonths,
  splitListingPercent: property.splitListingPercent,
});

const presentRadar = (property: ShownProperty, language: Language) => ({
  eligible: property.radar === "READY",
  pending: property.pending,
  labels: property.pending.map((item) =>
    item === "OTHER" && property.curationStatus
      ? labelOf("curationStatus", property.curationStatus, language)
      : labelOf("pendingItem", item, language),
  ),
});

const presentCuration = (property: ShownProperty, language: Language) => {
  const { curationStatus: status, curationReason: reason } = property;
  return {
    status,
    reason,
    label: reason
      ? labelOf("curationReason", reason, language)
      : status && labelOf("curationStatus", status, language),
  };
};

export const presentConfirmation = (property: ShownProperty) => ({
  lastConfirmedAt: isoOrNull(property.confirmedAt),
  dueAt: isoOrNull(dueAt(property)),
  noticeAt: isoOrNull(property.noticeAt),
  offlineAt: isoOrNull(offlineAt(property)),
});

const presentPhotoFaults = ({ photoRequest, photoFaults }: ShownProperty, language: Language) =>
  (photoFaults ?? []).map(({ at, fault, nextAt }) => ({
    url: photoRequest?.[at] ?? "",
    state: nextAt === null ? ("FAILED" as const) : ("WAITING" as const),
    code: fault,
    reason: photoFaultText(fault, language),
    nextAttemptAt: isoOrNull(nextAt),
  }));

const presentPhotoSync = (property: ShownProperty, language: Language) =>
  property.photoState === null
    ? null
    : {
        state: property.photoState,
        requested: property.photoRequest?.length ?? null,
        ingested: property.photoIngested,
        failed: property.photoFailed,
        queuedAt: isoOrNull(property.photoQueuedAt),
        finishedAt: isoOrNull(property.photoFinishedAt),
        items: presentPhotoFaults(property, language),
      };

/** A property as the API shows it; every field is always present (rules 10.3). One literal: copies cost time. */
export const presentProperty = (property: ShownProperty, { language, links }: View) => {
  const photos = property.photos.map((photo) => photoUrl(links, property.accountId, photo));
  const { captadorAccountId } = property;
  return {
    id: property.id,
    externalRef: property.externalRef,
    kind: property.kind,
    developmentId: property.developmentId,
    status: property.status,
    title: property.title,
    description: property.description,
    type: property.type,
    purposes: purposesOf(property),
    salePrice: reaisOf(property.salePriceCents),
    rentPrice: reaisOf(property.rentPriceCents),
    address: presentAddress(property),
    bedrooms: property.bedrooms,
    suites: property.suites,
    bathrooms: property.bathrooms,
    parkingSpots: property.parkingSpots,
    area: property.area,
    privateArea: property.privateArea,
    amenities: property.amenities,
    listingUrl: property.listingUrl,
    captadorName: property.captadorName,
    sharedToNetwork: property.sharedToNetwork,
    partnershipTerms: presentTerms(property),
    launch: property.launch,
    category: categoryOf(property.type),
    coverPhoto: photos[0] ?? null,
    photos,
    captador:
      captadorAccountId === null ? null : { accountId: captadorAccountId, name: property.captadorTeamName },
    radar: presentRadar(property, language),
    curation: presentCuration(property, language),
    confirmation: presentConfirmation(property),
    inactiveReason: property.status === "INACTIVE" ? property.inactiveReason : null,
    deletedAt: isoOrNull(property.deletedAt),
    photoSync: presentPhotoSync(property, language),
    createdAt: isoTime(property.createdAt),
    updatedAt: isoTime(property.updatedAt),
  };
};

export type PresentedProperty = ReturnType<typeof presentProperty>;
