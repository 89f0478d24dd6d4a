import { ERRORS } from "../../errors/catalogue.ts";
import type { RefusalReason } from "../../lib/address-guard.ts";
import type { Language, Sentence } from "../../lib/language.ts";
import type { FetchFault } from "../../outbound/guarded-fetch.ts";
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

const ADDRESSES: Readonly<Record<RefusalReason, Sentence>> = {
  url_too_long: say("endereço longo demais", "the address is too long"),
  url_malformed: say("endereço malformado", "the address is malformed"),
  scheme_not_allowed: say("o endereço não é https", "the address is not https"),
  credentials_in_url: say("o endereço leva usuário ou senha", "the address holds a user name or password"),
  ip_address: say("o endereço é numérico", "the address is a number, not a name"),
  host_not_qualified: say("o servidor não tem nome completo", "the host's name is not complete"),
  reserved_name: say("o nome do servidor é reservado", "the host's name is reserved"),
  own_host: say("o endereço é deste serviço", "the address is this service's own"),
  port_not_allowed: say("a porta não é a 443", "the port is not 443"),
};

const FETCHES: Readonly<Record<FetchFault | "account_inactive", Sentence>> = {
  ...ADDRESSES,
  host_not_found: say("o servidor não existe", "the host does not exist"),
  dns_failed: say("o nome do servidor não pôde ser consultado", "the host's name could not be looked up"),
  private_address: say("o endereço não é público", "the address is not public"),
  too_many_redirects: say("redirecionamentos demais", "too many redirects"),
  redirect_malformed: say("redirecionamento malformado", "a malformed redirect"),
  http_status: say("o servidor recusou o pedido", "the server refused the request"),
  body_too_large: say("resposta grande demais", "the answer is too large"),
  truncated: say("a resposta acabou antes do fim", "the answer ended early"),
  timeout: say("o servidor demorou demais", "the server took too long"),
  network_error: say("a conexão falhou ou caiu", "the connection failed or broke"),
  account_inactive: say("a conta não está ativa", "the account is not active"),
};

const HTTP = "http_";

const causeOf = (fault: string, language: Language): string => {
  if (fault in FETCHES) return FETCHES[fault as keyof typeof FETCHES][language];
  const status = fault.slice(HTTP.length);
  return say(`o servidor respondeu ${status}`, `the server answered ${status}`)[language];
};

/** How a feed stands, as a sentence, with what came in its way. */
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
  const why = ADDRESSES[reason][language];
  return say(`A foto ${url} não pode ser buscada: ${why}.`, `The photo ${url} cannot be fetched: ${why}.`)[
    language
  ];
};

/** What a report says of a listing; null when there is nothing to say. */
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
