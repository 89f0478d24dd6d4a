import type { Links } from "../../../call-context.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { isoOrNull, isoTime } from "../../../lib/clock.ts";
import type { Language } from "../../../lib/language.ts";
import { labelOf } from "../../../vocabulary/labels.ts";
import { categoryOf } from "../../../vocabulary/value-lists.ts";
import { photoFaultText } from "../../photos/fault-sentences.ts";
import { photoUrl } from "../../photos/photo-url.ts";
import { dueAt, offlineAt } from "../confirmation.ts";
import { showFields } from "./fields.ts";

/** The caller's view of a property: their language, and this deployment's addresses. */
export interface View {
  readonly language: Language;
  readonly links: Pick<Links, "publicUrl">;
}

const presentRadar = (property: Property, language: Language) => ({
  eligible: property.radar === "READY",
  pending: property.pending,
  labels: property.pending.map((item) =>
    item === "OTHER" && property.curationStatus
      ? labelOf("curationStatus", property.curationStatus, language)
      : labelOf("pendingItem", item, language),
  ),
});

const presentCuration = (property: Property, language: Language) => {
  const { curationStatus: status, curationReason: reason } = property;
  return {
    status,
    reason,
    label: reason
      ? labelOf("curationReason", reason, language)
      : status && labelOf("curationStatus", status, language),
  };
};

export const presentConfirmation = (property: Property) => ({
  lastConfirmedAt: isoOrNull(property.confirmedAt),
  dueAt: isoOrNull(dueAt(property)),
  noticeAt: isoOrNull(property.noticeAt),
  offlineAt: isoOrNull(offlineAt(property)),
});

const presentPhotoFaults = ({ photoRequest, photoFaults }: Property, language: Language) =>
  (photoFaults ?? []).map(({ at, fault, nextAt }) => ({
    url: photoRequest?.[at] ?? "",
    state: nextAt === null ? ("FAILED" as const) : ("WAITING" as const),
    code: fault,
    reason: photoFaultText(fault, language),
    nextAttemptAt: isoOrNull(nextAt),
  }));

const presentPhotoSync = (property: Property, language: Language) =>
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

/** A property as the API shows it; every field is always present (rules 10.3). */
export const presentProperty = (property: Property, { language, links }: View) => {
  const photos = property.photos.map((photo) => photoUrl(links.publicUrl, property.accountId, photo));
  const { captadorAccountId } = property;
  return {
    id: property.id,
    externalRef: property.externalRef,
    kind: property.kind,
    developmentId: property.developmentId,
    status: property.status,
    ...showFields(property),
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
