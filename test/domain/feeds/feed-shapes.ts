import fc from "fast-check";
import type { FeedFormat, ListingField } from "../../../src/domain/feeds/formats/format.ts";
import { fieldRowsOf } from "../../../src/domain/feeds/formats/index.ts";
import { CONTAINERS } from "../../../src/domain/feeds/formats/names.ts";
import { VRSYNC } from "../../../src/domain/feeds/formats/vrsync.ts";
import { ZAP } from "../../../src/domain/feeds/formats/zap.ts";

/** A listing's contents, however a feed writes them. */
export interface Truth {
  readonly ref: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly salePrice: number | null;
  readonly rentPrice: number | null;
  readonly area: number;
  readonly bedrooms: number;
  readonly suites: number;
  readonly bathrooms: number;
  readonly parkingSpots: number;
  readonly neighborhood: string;
  readonly street: string;
  readonly number: string;
  readonly photos: readonly string[];
}

const count = fc.integer({ min: 1, max: 9 });

const truths: fc.Arbitrary<Truth> = fc
  .record({
    ref: fc.stringMatching(/^[A-Z]{2}[1-9][0-9]{1,4}$/),
    title: fc.constantFrom("Apartamento com sol", "Casa & quintal", "Térrea < 200 m²"),
    description: fc.constantFrom("Perto da praça.", "Sala\nCozinha", "P&D, vista; 3 vagas"),
    type: fc.constantFrom("APARTAMENTO", "CASA_CONDOMINIO", "GALPAO"),
    salePrice: fc.integer({ min: 100_000, max: 9_000_000 }),
    rentPrice: fc.integer({ min: 500, max: 9_000 }),
    offer: fc.constantFrom("sale", "rent", "both"),
    area: fc.integer({ min: 30, max: 900 }),
    bedrooms: count,
    suites: count,
    bathrooms: count,
    parkingSpots: count,
    neighborhood: fc.constantFrom("Cambuí", "Centro", "Sousas"),
    street: fc.constantFrom("Rua dos Ipês", "Avenida 9 de Julho"),
    number: fc.integer({ min: 1, max: 9_999 }).map(String),
    photos: fc.uniqueArray(
      fc.integer({ min: 1, max: 99 }).map((at) => `https://fotos.exemplo.com.br/${at}.jpg?a=1&b=2`),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
  })
  .map(({ offer, ...truth }) => ({
    ...truth,
    salePrice: offer === "rent" ? null : truth.salePrice,
    rentPrice: offer === "sale" ? null : truth.rentPrice,
  }));

type Values = Readonly<Partial<Record<ListingField, string>>>;

const TYPES: Readonly<Record<string, readonly [vrsync: string, zap: string]>> = {
  APARTAMENTO: ["Residential / Apartment", "Apartamento Padrão"],
  CASA_CONDOMINIO: ["Residential / Condo", "Casa de Condomínio"],
  GALPAO: ["Commercial / Warehouse", "Galpão/Depósito/Armazém"],
};

const offerOf = ({ salePrice, rentPrice }: Truth): string => {
  if (rentPrice === null) return "For Sale";
  return salePrice === null ? "For Rent" : "Sale/Rent";
};

const valuesOf = (truth: Truth, format: FeedFormat): Values => ({
  code: truth.ref,
  title: truth.title,
  description: truth.description,
  type: TYPES[truth.type]![format === VRSYNC ? 0 : 1],
  salePrice: truth.salePrice === null ? "" : String(truth.salePrice),
  rentPrice: truth.rentPrice === null ? "" : String(truth.rentPrice),
  livingArea: String(truth.area),
  bedrooms: String(truth.bedrooms),
  suites: String(truth.suites),
  bathrooms: String(truth.bathrooms),
  parking: String(truth.parkingSpots),
  state: "SP",
  city: "Campinas",
  neighborhood: truth.neighborhood,
  street: truth.street,
  number: truth.number,
  ...(format === VRSYNC && { transaction: offerOf(truth) }),
});

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Where and how a value is written. */
const PLACES = ["there", "loose", "nested", "attribute of its section"] as const;
const FORMS = ["text", "cdata", "child", "value child", "value attribute", "name attribute"] as const;

interface Shape {
  readonly name: number;
  readonly place: (typeof PLACES)[number];
  readonly form: (typeof FORMS)[number];
  readonly order: number;
}

const shapes: fc.Arbitrary<Shape> = fc.record({
  name: fc.nat(9),
  place: fc.constantFrom(...PLACES),
  form: fc.constantFrom(...FORMS),
  order: fc.nat(1_000),
});

const elementOf = (name: string, value: string, form: Shape["form"]): string => {
  if (form === "cdata") return `<${name}><![CDATA[${value}]]></${name}>`;
  if (form === "child" && !CONTAINERS.has(name))
    return `<${name}><Valor_>${escapeXml(value)}</Valor_></${name}>`;
  if (form === "value child" && !CONTAINERS.has(name))
    return `<${name}><Id>7</Id><Nome>${escapeXml(value)}</Nome></${name}>`;
  if (form === "name attribute") return `<${name} id="7" nome="${escapeXml(value)}"/>`;
  if (form === "value attribute") return `<${name} value="${escapeXml(value)}"/>`;
  return `<${name}>${escapeXml(value)}</${name}>`;
};

const FREE: readonly ListingField[] = ["title", "description"];

interface Piece {
  readonly section: string;
  readonly xml: string;
  readonly attribute: string;
  readonly order: number;
}

const nameIn = (at: string): string => at.slice(at.lastIndexOf("/") + 1);
/** Some themes use it for the area, others for the neighborhood; no listing uses it for both. */
const SHARED = "propertyarea";

const pieceOf = (format: FeedFormat, field: ListingField, value: string, shape: Shape): Piece => {
  const rows = fieldRowsOf(format)[field]!.filter(
    ([at, , where]) => where !== "only" && !at.includes(":") && nameIn(at) !== SHARED,
  );
  const [at] = rows[shape.name % rows.length]!;
  const name = nameIn(at);
  const section = at.includes("/") ? at.slice(0, at.lastIndexOf("/")) : "";
  const isFree = FREE.includes(field);
  const xml = elementOf(name, value, isFree && shape.form !== "cdata" ? "text" : shape.form);
  if (shape.place === "there") return { section, xml, attribute: "", order: shape.order };
  if (shape.place === "nested")
    return { section: "", xml: `<Extra><Mais>${xml}</Mais></Extra>`, attribute: "", order: shape.order };
  const isAttribute = shape.place === "attribute of its section" && !isFree;
  return isAttribute
    ? { section, xml: "", attribute: ` ${name}="${escapeXml(value)}"`, order: shape.order }
    : { section: "", xml, attribute: "", order: shape.order };
};

/** The shapes of galleries that were seen in feeds. */
const GALLERIES: readonly ((urls: readonly string[]) => string)[] = [
  (urls) => `<Media>${urls.map((url) => `<Item medium="image">${url}</Item>`).join("")}</Media>`,
  (urls) => `<Media>${urls.map((url) => `<Item medium="foto" url="${url}"/>`).join("")}</Media>`,
  (urls) =>
    `<Media>${urls.map((url) => `<Item><Type>Image</Type><URL>${url}</URL></Item>`).join("")}</Media>`,
  (urls) =>
    `<Media>${urls.map((url) => `<Media medium="image" url="${url}" position="1"/>`).join("")}</Media>`,
  (urls) => `<Photos>${urls.map((url) => `<Photo>${url}</Photo>`).join("")}</Photos>`,
  (urls) => urls.map((url) => `<Item medium="image">${url}</Item>`).join(""),
  (urls) =>
    `<Fotos>${urls.map((url) => `<Foto><NomeArquivo>a.jpg</NomeArquivo><URLArquivo>${url}</URLArquivo></Foto>`).join("")}</Fotos>`,
  (urls) => `<Fotos>${urls.map((url) => `<Foto>${url}</Foto>`).join("")}</Fotos>`,
  (urls) => urls.map((url) => `<Fotos><URLArquivo>${url}</URLArquivo></Fotos>`).join(""),
  (urls) => `<Fotos>${urls.map((url) => `<Foto URLArquivo="${url}"/>`).join("")}</Fotos>`,
  (urls) => `<Imagens><Imagem>${urls.join("</Imagem><Imagem>")}</Imagem></Imagens>`,
  (urls) => `<Fotos>${urls.join(" ; ")}</Fotos>`,
  (urls) => `<Fotos>${JSON.stringify(urls).replaceAll("/", "\\/")}</Fotos>`,
  (urls) => `<Fotos urls="${urls.join("|")}"/>`,
  (urls) => urls.map((url, at) => `<Foto${at + 1}>${url}</Foto${at + 1}>`).join(""),
  (urls) =>
    `<fotos>${urls.map((url, at) => `<foto><arquivo>${at}.jpg</arquivo><url>${url}</url></foto>`).join("")}</fotos>`,
];

/** A listing with these contents, written in these shapes. */
const listingOf = (format: FeedFormat, truth: Truth, shaped: readonly Shape[], gallery: number): string => {
  const pieces = Object.entries(valuesOf(truth, format)).map(([field, value], at) =>
    pieceOf(format, field as ListingField, value, shaped[at]!),
  );
  const photos = GALLERIES[gallery % GALLERIES.length]!(truth.photos.map(escapeXml));
  const sorted = [...pieces].sort((one, other) => one.order - other.order);
  const sections = [...new Set(sorted.map(({ section }) => section).filter((section) => section !== ""))];
  const inside = (section: string): readonly Piece[] => sorted.filter((piece) => piece.section === section);
  const xml = sections.map((section) => {
    const own = inside(section);
    const body = own.map((piece) => piece.xml).join("");
    // An empty element is not a section.
    return `<${section}${own.map(({ attribute }) => attribute).join("")}>${body || "<Outro>x</Outro>"}</${section}>`;
  });
  const loose = inside("").map((piece) => piece.xml);
  const attributes = inside("").map(({ attribute }) => attribute);
  const name = format === VRSYNC ? "Listing" : "Imovel";
  return `<${name}${attributes.join("")}>${[...xml, ...loose, photos].join("\n")}</${name}>`;
};

const feedAround = (format: FeedFormat, listing: string): string =>
  format === VRSYNC
    ? `<ListingDataFeed><Listings>${listing}</Listings></ListingDataFeed>`
    : `<Carga><Imoveis>${listing}</Imoveis></Carga>`;

/** Feeds with the same listings in any shape. */
export const shapedFeeds = fc
  .record({
    format: fc.constantFrom(VRSYNC, ZAP),
    truth: truths,
    shaped: fc.array(shapes, { minLength: 20, maxLength: 20 }),
    gallery: fc.nat(100),
  })
  .map(({ format, truth, shaped, gallery }) => ({
    format,
    truth,
    xml: feedAround(format, listingOf(format, truth, shaped, gallery)),
  }));
