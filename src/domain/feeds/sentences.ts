import { ERRORS } from "../../errors/catalog.ts";
import { type Language, ptEn, type Sentence } from "../../lib/language.ts";
import { fetchFaultText } from "../../outbound/fault-sentences.ts";
import type {
  FeedSummary,
  RefusedPhoto,
  Remark,
  RemarkCode,
  Remarks,
  RequiredField,
  UnknownValue,
} from "../../vocabulary/feed-report.ts";
import { labelOf } from "../../vocabulary/labels.ts";
import type { FeedStatus, PendingItem } from "../../vocabulary/value-lists.ts";
import type { NotRead } from "./formats/names.ts";
import { MAX_FEED_BYTES, MAX_FEED_LISTINGS } from "./reading/reader.ts";
import type { UnexpectedAnswer } from "./reading/unexpected-answer.ts";

const MEGABYTES = MAX_FEED_BYTES / 1_000_000;
const THOUSANDS = MAX_FEED_LISTINGS / 1_000;

const STATUSES: Readonly<Record<FeedStatus | "QUEUED" | "WAITING", Sentence>> = {
  QUEUED: ptEn("Sincronização em andamento.", "Sync in progress."),
  WAITING: ptEn(
    "O feed não pôde ser lido agora: nada foi alterado, e haverá nova tentativa.",
    "The feed could not be read now: nothing was changed, and it will be tried again.",
  ),
  OK: ptEn("Feed sincronizado.", "The feed was synced."),
  EMPTY: ptEn("O feed não tem imóveis: nada foi alterado.", "The feed has no listings: nothing was changed."),
  TRUNCATED: ptEn(
    "O feed veio incompleto: nada foi alterado.",
    "The feed arrived incomplete: nothing was changed.",
  ),
  NOT_A_FEED: ptEn(
    "O endereço não devolveu um feed que a plataforma lê: nada foi alterado.",
    "The address did not return a feed that the platform reads: nothing was changed.",
  ),
  TOO_LARGE: ptEn(
    `O feed tem mais de ${MEGABYTES} MB, ou um imóvel com mais de 2 milhões de caracteres: nada foi alterado.`,
    `The feed is larger than ${MEGABYTES} MB, or has a listing longer than 2 million characters: nothing was changed.`,
  ),
  TOO_MANY_LISTINGS: ptEn(
    `O feed tem mais de ${THOUSANDS} mil imóveis: nada foi alterado.`,
    `The feed has more than ${THOUSANDS},000 listings: nothing was changed.`,
  ),
  UNREACHABLE: ptEn(
    "O link do feed não respondeu: nada foi alterado.",
    "The feed link did not answer: nothing was changed.",
  ),
  SHRINK_GUARD: ptEn(
    "Muitos imóveis saíram do feed de uma só vez: nenhum foi arquivado.",
    "Too many listings left the feed at once: none was archived.",
  ),
  HELD: ptEn(
    "Muitos códigos do feed agora são de outros imóveis: nada foi alterado. O titular deve decidir no painel.",
    "Many codes in the feed now name other properties: nothing was changed. The owner must decide in the dashboard.",
  ),
  FAILED: ptEn(
    "A sincronização falhou; a próxima tenta de novo.",
    "The sync failed; the next one tries again.",
  ),
};

const INACTIVE = ptEn("a conta não está ativa", "the account is not active");

const ANSWERS: Readonly<Record<Exclude<UnexpectedAnswer["kind"], "FORMAT">, Sentence>> = {
  EMPTY: ptEn("a resposta está vazia", "the response is empty"),
  PAGE: ptEn(
    "a resposta é uma página da web; peça ao CRM o link do XML",
    "the response is a web page; ask your CRM for the link to the XML",
  ),
  LOGIN: ptEn(
    "a resposta é uma página de login; peça ao CRM um link que não exija senha",
    "the response is a sign-in page; ask your CRM for a link that needs no password",
  ),
  SPREADSHEET: ptEn(
    "a resposta é uma planilha; importe-a no painel ou pela linha de comando",
    "the response is a spreadsheet; import it in the dashboard or with the command line",
  ),
  ZIP: ptEn(
    "a resposta é um arquivo zip; peça ao CRM o link do XML, ou o XML em gzip",
    "the response is a zip archive; ask your CRM for the link to the XML, or for the XML in gzip",
  ),
  JSON: ptEn(
    "a resposta é JSON; peça ao CRM um feed VRSync ou ZAP",
    "the response is JSON; ask your CRM for a VRSync or ZAP feed",
  ),
  PDF: ptEn(
    "a resposta é um PDF; peça ao CRM um feed VRSync ou ZAP",
    "the response is a PDF; ask your CRM for a VRSync or ZAP feed",
  ),
  OTHER: ptEn(
    "o formato é desconhecido; peça ao CRM um feed VRSync ou ZAP",
    "the format is unknown; ask your CRM for a VRSync or ZAP feed",
  ),
};

const ANSWER = "answer:";
const FORMAT = "format:";

/** The fault's code for what a link answers instead of a feed. */
export const unexpectedAnswerFault = (answer: UnexpectedAnswer): string =>
  answer.kind === "FORMAT" ? FORMAT + answer.name : ANSWER + answer.kind;

const causeOf = (fault: string, language: Language): string => {
  if (fault === "account_inactive") return INACTIVE[language];
  if (fault.startsWith(ANSWER)) return ANSWERS[fault.slice(ANSWER.length) as keyof typeof ANSWERS][language];
  const name = fault.slice(FORMAT.length);
  if (fault.startsWith(FORMAT))
    return ptEn(
      `o formato é do ${name}; peça ao CRM um feed VRSync ou ZAP`,
      `this is the format of ${name}; ask your CRM for a VRSync or ZAP feed`,
    )[language];
  return fetchFaultText(fault, language);
};

/** The feed's status as a sentence, with the cause of a failure if it is known. */
export const statusMessage = (
  status: FeedStatus | "QUEUED" | "WAITING",
  fault: string | null,
  language: Language,
): string => STATUSES[status][language] + (fault === null ? "" : ` (${causeOf(fault, language)})`);

const FIELDS: Readonly<Record<RequiredField, Sentence>> = {
  type: ptEn("tipo", "type"),
  purposes: ptEn("finalidade", "purposes"),
  salePrice: ptEn("preço de venda", "sale price"),
  rentPrice: ptEn("preço de aluguel", "rent"),
  "address.city": ptEn("cidade", "city"),
};

const OTHER_PROPERTY = ptEn(
  "O código agora é de outro imóvel: o endereço mudou junto com o link ou as fotos.",
  "The code now names another property: the address changed together with the link or the photos.",
);

const REASONS: Readonly<Record<string, Sentence>> = {
  NO_LISTING_ID: ptEn("O anúncio não tem código.", "The listing has no code."),
  UNUSABLE_LISTING_ID: ptEn(
    "O código do anúncio não pode ser usado: é longo demais ou tem caracteres de controle ou invisíveis.",
    "The listing's code cannot be used: it is too long, or has control or invisible characters.",
  ),
  DUPLICATE_LISTING_ID: ptEn(
    "Outro anúncio do feed tem o mesmo código: só o primeiro é usado.",
    "Another listing in the feed has the same code: only the first is used.",
  ),
  INCOMPLETE: ptEn("O anúncio está incompleto.", "The listing is incomplete."),
  NOT_OFFERED: ptEn(
    "O feed informa que o imóvel não está disponível.",
    "The feed says that the property is not available.",
  ),
  STORE_FULL: ptEn(
    "Os imóveis da conta atingiram o limite de armazenamento: exclua imóveis definitivamente ou contrate um plano maior.",
    "The account's properties have reached their storage limit: permanently delete properties or upgrade the plan.",
  ),
  OTHER_PROPERTY,
  GRACE_PERIOD: ptEn(
    "Saiu do feed: será arquivado se a próxima sincronização também não o encontrar.",
    "It left the feed and will be archived if the next sync does not find it either.",
  ),
  ROTATING: ptEn(
    "Cada sincronização traz só uma parte diferente da carteira, por isso nada é arquivado. Peça ao CRM o feed completo.",
    "Each sync brings only a different part of the portfolio, so nothing is archived. Ask your CRM for the complete feed.",
  ),
  SHRINK_GUARD: STATUSES.SHRINK_GUARD,
};

const reasonMessage = (reason: string, language: Language): string => {
  if (reason in REASONS) return REASONS[reason]![language];
  return reason in ERRORS ? `${ERRORS[reason as keyof typeof ERRORS].title[language]}.` : reason;
};

const missingMessage = (missing: readonly RequiredField[], language: Language): string => {
  const names = missing.map((field) => FIELDS[field][language]).join(", ");
  return ptEn(`Falta no anúncio: ${names}.`, `Missing from the listing: ${names}.`)[language];
};

/** "Santos - SP". */
const HAS_STATE = / - [A-Z]{2}$/;

const unknownMessage = ({ field, value }: UnknownValue, language: Language): string =>
  field === "type"
    ? ptEn(
        `O tipo "${value}" não é conhecido: o imóvel entra, mas fica fora do Radar até o tipo ser reconhecido.`,
        `The type "${value}" is not known: the property comes in, but stays out of Radar until the type is recognized.`,
      )[language]
    : (HAS_STATE.test(value)
        ? ptEn(
            `A cidade "${value}" não está no catálogo: o imóvel entra, mas fica fora do Radar até a cidade ser reconhecida.`,
            `The city "${value}" is not in the catalog: the property comes in, but stays out of Radar until the city is recognized.`,
          )
        : ptEn(
            `A cidade "${value}" está sem um estado conhecido: o imóvel entra, mas fica fora do Radar.`,
            `The city "${value}" has no known state: the property comes in, but stays out of Radar.`,
          ))[language];

const photoMessage = ({ url, reason }: RefusedPhoto, language: Language): string => {
  const why = fetchFaultText(reason, language);
  return ptEn(
    `A foto ${url} não pode ser baixada: ${why}.`,
    `The photo ${url} cannot be downloaded: ${why}.`,
  )[language];
};

/** `{field}` and `{value}` stand for the remark's field and value. */
const REMARKS: Readonly<Record<RemarkCode, Sentence>> = {
  price_on_request: ptEn("O {field} é sob consulta.", "The {field} is on request."),
  purpose_by_price: ptEn(
    "A finalidade não foi informada: pelo preço de R$ {value}, o imóvel entra para venda.",
    "The purpose is not given: by its price of R$ {value}, the property comes in for sale.",
  ),
  purpose_not_read: ptEn(
    'A finalidade "{value}" não foi entendida: valem os preços que dizem a sua.',
    'The purpose "{value}" was not understood: the prices that name theirs count.',
  ),
  purpose_without_price: ptEn(
    "Sem {field}, o imóvel entra só pelo outro preço.",
    "Without a {field} the property comes in for its other price only.",
  ),
  season_price: ptEn(
    "O preço de temporada, diária ou semana não é lido: não é aluguel mensal.",
    "A seasonal, daily or weekly price is not read: it is not a monthly rent.",
  ),
  price_implausible: ptEn(
    "O {field} de R$ {value} parece errado: confira no CRM.",
    "The {field} of R$ {value} looks wrong: check it in the CRM.",
  ),
  currency_not_read: ptEn(
    "O {field} de {value} está em outra moeda e não é lido: informe em reais.",
    "The {field} of {value} is in another currency and not read: send it in reais.",
  ),
  area_implausible: ptEn(
    "A área de {value} m² parece errada: confira no CRM.",
    "The area of {value} m² looks wrong: check it in the CRM.",
  ),
  unit_not_read: ptEn(
    'A área em "{value}" não é lida, porque o tamanho dessa medida varia ou não é conhecido: informe em m² ou hectares.',
    'The area in "{value}" is not read, because the size of that unit varies or is not known: send m² or hectares.',
  ),
  lot_area_only: ptEn(
    "Só há a área do terreno ({value} m²): a área do imóvel fica vazia.",
    "There is only the area of the lot ({value} m²): the area of the property stays empty.",
  ),
  number_unreadable: ptEn('"{value}" não é um número ({field}).', '"{value}" is not a number ({field}).'),
  photos_unreadable: ptEn(
    "O anúncio tem fotos em um formato que não é lido.",
    "The listing has photos in a format that is not read.",
  ),
  photos_over_limit: ptEn(
    "{value} fotos passam do limite e ficam de fora.",
    "{value} photos are over the limit and left out.",
  ),
  amenities_over_limit: ptEn(
    "{value} características passam do limite e ficam de fora.",
    "{value} amenities are over the limit and left out.",
  ),
  text_over_limit: ptEn(
    "Do texto ({field}), {value} caracteres passam do limite e ficam de fora.",
    "Of the text ({field}), {value} characters are over the limit and left out.",
  ),
  link_unusable: ptEn(
    'O link do anúncio não é válido: "{value}".',
    'The link of the listing is not valid: "{value}".',
  ),
  by_postal_code: ptEn(
    "O bairro {value} veio do CEP: o do anúncio está em branco ou não é conhecido.",
    "The neighborhood {value} comes from the postal code: the listing's is missing or not known.",
  ),
  left_recommendations: ptEn("Sai do Radar: {value}.", "It leaves Radar: {value}."),
  gallery_emptied: ptEn(
    "O anúncio não tem mais fotos: as do imóvel foram removidas.",
    "The listing no longer has photos: the property's were removed.",
  ),
  double: ptEn(
    "Parece o mesmo imóvel do código {value}, um para venda e outro para locação: use um só código.",
    "It looks like the same property as code {value}, one for sale and one for rent: use a single code.",
  ),
  code_alike: ptEn(
    "O código só difere de {value} na grafia: para a conta, são dois imóveis.",
    "The code differs from {value} only in spelling: for the account they are two properties.",
  ),
  other_property: OTHER_PROPERTY,
  not_offered: ptEn('A situação do anúncio é "{value}".', 'The status of the listing is "{value}".'),
  status_not_read: ptEn(
    'A situação "{value}" não foi entendida: o imóvel entra como disponível.',
    'The status "{value}" was not understood: the property comes in as on offer.',
  ),
};

const NAMES: Readonly<Record<string, Sentence>> = {
  ...FIELDS,
  bedrooms: ptEn("quartos", "bedrooms"),
  suites: ptEn("suítes", "suites"),
  bathrooms: ptEn("banheiros", "bathrooms"),
  parkingSpots: ptEn("vagas", "parking spots"),
  title: ptEn("título", "title"),
  description: ptEn("descrição", "description"),
  "address.street": ptEn("rua", "street"),
  "address.number": ptEn("número", "number"),
  "address.complement": ptEn("complemento", "complement"),
  "address.neighborhood": ptEn("bairro", "neighborhood"),
};

const gapInWords = (gap: string | null, language: Language): string => {
  const label = labelOf("pendingItem", gap as PendingItem, language);
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
};

const remarkMessage = ({ code, field, value }: Remark, language: Language): string =>
  REMARKS[code][language]
    .replace("{field}", () => NAMES[field ?? ""]?.[language] ?? field ?? "")
    .replace("{value}", () =>
      code === "left_recommendations" ? gapInWords(value, language) : (value ?? ""),
    );

/** The report's sentence on a listing; null if there is none. */
export const listingMessage = (
  reason: string | null,
  { missing, unknown, refusedPhotos, remarks }: Remarks,
  language: Language,
): string | null => {
  const sentences = [
    ...(reason === null || missing.length > 0 ? [] : [reasonMessage(reason, language)]),
    ...(missing.length > 0 ? [missingMessage(missing, language)] : []),
    ...unknown.map((one) => unknownMessage(one, language)),
    ...refusedPhotos.map((one) => photoMessage(one, language)),
    ...remarks.map((one) => remarkMessage(one, language)),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
};

const NOT_READ_NAMES: Readonly<Record<NotRead, Sentence>> = {
  condominiumFee: ptEn("condomínio", "condominium fee"),
  propertyTax: ptEn("IPTU", "IPTU"),
  video: ptEn("vídeo", "video"),
  tour: ptEn("tour virtual", "virtual tour"),
  plan: ptEn("planta", "floor plan"),
  coordinates: ptEn("coordenadas", "coordinates"),
  yearBuilt: ptEn("ano de construção", "year of construction"),
  floor: ptEn("andar", "floor"),
  condominiumName: ptEn("nome do condomínio", "name of the building or complex"),
  building: ptEn("dados do prédio ou condomínio", "data of the building"),
  launch: ptEn("lançamento", "launch"),
  file: ptEn("arquivo que não é foto", "file that is not a photo"),
  contact: ptEn("contatos e proprietários", "contacts and owners"),
  portal: ptEn("dados específicos do portal", "portal-specific data"),
};

/** The name of something that is not read; an unknown element has its own. */
export const notReadName = (name: string, language: Language): string =>
  Object.hasOwn(NOT_READ_NAMES, name) ? NOT_READ_NAMES[name as NotRead][language] : name;

/** How many things the sentence of a summary names. */
const MAX_NAMED = 12;

const countsText = (
  all: readonly { readonly name: string; readonly count: number }[],
  language: Language,
  most: number,
): string => {
  const word = language === "en" ? "in" : "em";
  const named = all.slice(0, most).map(({ name, count }) => `${name} ${word} ${count}`);
  return named.join(", ") + (all.length > most ? ", …" : "");
};

/** What the service does not read of a feed, in one line: "Não lidos: condomínio em 3, IPTU em 3." Null if nothing. */
export const summaryMessage = (
  { notRead }: Pick<FeedSummary, "notRead">,
  language: Language,
  most = MAX_NAMED,
): string | null => {
  if (notRead.length === 0) return null;
  const named = notRead.map(({ name, count }) => ({ name: notReadName(name, language), count }));
  return `${ptEn("Não lidos", "Not read")[language]}: ${countsText(named, language, most)}.`;
};

/** The types and cities that no catalog has, in one line; null if nothing waits. */
export const waitingMessage = (
  { waiting }: Pick<FeedSummary, "waiting">,
  language: Language,
): string | null => {
  if (waiting.length === 0) return null;
  const named = waiting.map(({ field, value, count }) => ({
    name: `${FIELDS[field][language]} "${value}"`,
    count,
  }));
  return `${ptEn("Aguardam", "Waiting")[language]}: ${countsText(named, language, waiting.length)}.`;
};
