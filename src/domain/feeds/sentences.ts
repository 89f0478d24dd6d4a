import { ERRORS } from "../../errors/catalogue.ts";
import type { Language, Sentence } from "../../lib/language.ts";
import { fetchFaultText } from "../../outbound/fault-sentences.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import type { RefusedPhoto } from "./vrsync/gallery.ts";
import type { Remarks, RequiredField } from "./vrsync/map-listing.ts";
import { MAX_FEED_BYTES, MAX_FEED_LISTINGS } from "./vrsync/reader.ts";

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

const MEGABYTES = MAX_FEED_BYTES / 1_000_000;
const THOUSANDS = MAX_FEED_LISTINGS / 1_000;

const STATUSES: Readonly<Record<FeedStatus | "QUEUED" | "WAITING", Sentence>> = {
  QUEUED: say("Sincronização em andamento.", "A sync is under way."),
  WAITING: say(
    "O feed não pôde ser lido agora: nada foi alterado, e ele será buscado de novo.",
    "The feed could not be read just now: nothing was changed, and it will be asked for again.",
  ),
  OK: say("Feed sincronizado.", "The feed was synced."),
  EMPTY: say("O feed não tem imóveis: nada foi alterado.", "The feed has no listings: nothing was changed."),
  TRUNCATED: say("O feed veio incompleto: nada foi alterado.", "The feed was cut off: nothing was changed."),
  NOT_A_FEED: say(
    "O link não respondeu com um feed VRSync: nada foi alterado.",
    "The link did not answer with a VRSync feed: nothing was changed.",
  ),
  TOO_LARGE: say(
    `O feed passa de ${MEGABYTES} MB, ou um imóvel dele de 2 milhões de caracteres: nada foi alterado.`,
    `The feed is larger than ${MEGABYTES} MB, or a listing of it longer than 2 million characters: nothing was changed.`,
  ),
  TOO_MANY_LISTINGS: say(
    `O feed tem mais de ${THOUSANDS} mil imóveis: nada foi alterado.`,
    `The feed has more than ${THOUSANDS},000 listings: nothing was changed.`,
  ),
  UNREACHABLE: say(
    "O link do feed não respondeu: nada foi alterado.",
    "The feed link did not answer: nothing was changed.",
  ),
  SHRINK_GUARD: say(
    "Muitos imóveis saíram do feed de uma vez: nenhum foi arquivado.",
    "Too many listings left the feed at once: none was archived.",
  ),
  FAILED: say("A sincronização falhou; a próxima continua.", "The sync failed; the next one goes on."),
};

const INACTIVE = say("a conta não está ativa", "the account is not active");

const causeOf = (fault: string, language: Language): string =>
  fault === "account_inactive" ? INACTIVE[language] : fetchFaultText(fault, language);

/** The feed's status as a sentence, with any obstacle. */
export const statusMessage = (
  status: FeedStatus | "QUEUED" | "WAITING",
  fault: string | null,
  language: Language,
): string => STATUSES[status][language] + (fault === null ? "" : ` (${causeOf(fault, language)})`);

const FIELDS: Readonly<Record<RequiredField, Sentence>> = {
  type: say("tipo", "type"),
  purposes: say("finalidade", "purposes"),
  salePrice: say("preço de venda", "sale price"),
  rentPrice: say("preço de aluguel", "rent"),
  "address.city": say("cidade", "city"),
};

const REASONS: Readonly<Record<string, Sentence>> = {
  NO_LISTING_ID: say("O anúncio não tem ListingID.", "The listing has no ListingID."),
  UNUSABLE_LISTING_ID: say(
    "O ListingID não serve de código: é longo demais, ou tem caracteres de controle.",
    "The ListingID cannot be a code: it is too long, or has control characters.",
  ),
  DUPLICATE_LISTING_ID: say(
    "Outro anúncio do feed tem o mesmo ListingID: vale o primeiro.",
    "Another listing of the feed has the same ListingID: the first one counts.",
  ),
  INCOMPLETE: say("O anúncio está incompleto.", "The listing is incomplete."),
  GRACE_PERIOD: say(
    "Saiu do feed: será arquivado se a próxima sincronização também não o encontrar.",
    "It left the feed, and is archived if the next sync does not find it either.",
  ),
  SHRINK_GUARD: STATUSES.SHRINK_GUARD,
};

const reasonMessage = (reason: string, language: Language): string => {
  if (reason in REASONS) return REASONS[reason]![language];
  return reason in ERRORS ? `${ERRORS[reason as keyof typeof ERRORS].title[language]}.` : reason;
};

const missingMessage = (missing: readonly RequiredField[], language: Language): string => {
  const names = missing.map((field) => FIELDS[field][language]).join(", ");
  return say(`Falta no anúncio: ${names}.`, `Missing from the listing: ${names}.`)[language];
};

const unknownMessage = ({ field, value }: Remarks["unknown"][number], language: Language): string =>
  field === "type"
    ? say(
        `O tipo "${value}" não é conhecido: o imóvel entra e aguarda.`,
        `The type "${value}" is not known: the property comes in and waits.`,
      )[language]
    : say(
        `A cidade "${value}" não está no catálogo: o imóvel entra e aguarda.`,
        `The city "${value}" is not in the catalogue: the property comes in and waits.`,
      )[language];

const photoMessage = ({ url, reason }: RefusedPhoto, language: Language): string => {
  const why = fetchFaultText(reason, language);
  return say(`A foto ${url} não pode ser buscada: ${why}.`, `The photo ${url} cannot be fetched: ${why}.`)[
    language
  ];
};

/** The report's sentence on a listing; null if there is none. */
export const listingMessage = (
  reason: string | null,
  { missing, unknown, refusedPhotos }: Remarks,
  language: Language,
): string | null => {
  const sentences = [
    ...(reason === null || missing.length > 0 ? [] : [reasonMessage(reason, language)]),
    ...(missing.length > 0 ? [missingMessage(missing, language)] : []),
    ...unknown.map((one) => unknownMessage(one, language)),
    ...refusedPhotos.map((one) => photoMessage(one, language)),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
};
