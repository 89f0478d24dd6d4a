import { propertyPhotos } from "../../db/schema/property-photos.ts";
import { tableOf } from "../../db/table.ts";
import type { Language, Sentence } from "../../lib/language.ts";
import { fetchFaultText } from "../../outbound/fault-sentences.ts";

/** Fault of a photo whose bytes are on their way to the store: it counts as failed only if nobody finishes it. */
export const UNFINISHED = "unfinished";

/** Fault of a photo that was not fetched (rules 24.18). */
export const NO_ROOM = "no_room";

/** Faults of the bytes; all others are of the address. */
const FAULTS: Readonly<Record<string, Sentence>> = {
  not_an_image: {
    "pt-BR": "o que veio não é JPEG, PNG, WebP nem AVIF",
    en: "what came is no JPEG, PNG, WebP or AVIF",
  },
  cut_off: {
    "pt-BR": "a imagem acaba antes do fim",
    en: "the picture ends early",
  },
  discarding: {
    "pt-BR": "a mesma imagem estava sendo excluída",
    en: "the same picture was being deleted",
  },
  [NO_ROOM]: {
    "pt-BR":
      "as imagens da conta ocupam todo o espaço que podem: há espaço de novo quando imóveis ou fotos saem, ou com um plano maior",
    en: "the account's pictures fill their room: there is room again once properties or photos leave, or with a larger plan",
  },
  [UNFINISHED]: {
    "pt-BR": "o trabalho não terminou",
    en: "the work was not finished",
  },
};

/** The reason why a photo did not arrive, as a sentence. */
export const photoFaultText = (fault: string, language: Language): string => {
  const text = FAULTS[fault]?.[language] ?? fetchFaultText(fault, language);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

export const photoTable = tableOf(propertyPhotos);

/** The result of one source URL of a property. */
export type PropertyPhoto = typeof propertyPhotos.$inferSelect;

/** One request for a gallery; a later request has another `requestId`. */
export interface GalleryKey {
  readonly accountId: string;
  readonly propertyId: string;
  readonly requestId: string;
}

/** Where a picture that has replaced one under its address waits until the gallery is settled. */
export const replacementOf = (url: string): string => `replaces ${url}`;

/** A photo named by its address at this service has no other source. */
export const hasSource = (row: string): string =>
  `instr(${row}.url, '/photos/' || ${row}.account_id || '/' || ${row}.hash || '.') = 0`;
