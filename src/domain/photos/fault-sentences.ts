import type { Language, Sentence } from "../../lib/language.ts";
import { fetchFaultText } from "../../outbound/fault-sentences.ts";
import { NO_ROOM, UNFINISHED } from "./property-photo.ts";

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
