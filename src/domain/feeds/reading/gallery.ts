import { addressesIn } from "../../../intake/photo-texts.ts";
import { refuseTarget, type TargetRules } from "../../../lib/address-guard.ts";
import { fold } from "../../../lib/text.ts";
import { MAX_URL_CHARS } from "../../../lib/url-length.ts";
import type { RefusedPhoto } from "../../../vocabulary/feed-report.ts";
import { MAX_PHOTOS } from "../../../vocabulary/limits.ts";
import { LEADING, PHOTO_ADDRESSES, PHOTO_PLACES, PHOTO_SIZES, PHOTO_VALUES } from "../formats/names.ts";
import { type Element, NO, textIn, YES } from "./element.ts";

/** How many refused photos of a listing a report names. */
const MAX_REFUSED = 5;
/** The shown length of a refused address: enough to find it in the feed. */
const MAX_SHOWN_CHARS = 300;

/** A surrogate pair may be cut in its middle. */
const shortened = (url: string): string => url.slice(0, MAX_SHOWN_CHARS).toWellFormed();
/** With or without http's default port. */
const PLAIN_HTTP = /^http:\/\/([^/?#]*?)(?::80)?(?=[/?#]|$)/i;

type OtherMedium = "video" | "tour" | "plan" | "file";

export interface Gallery {
  readonly urls: string[];
  readonly refused: RefusedPhoto[];
  /** How many photos the listing has beyond those that are taken. */
  readonly tooMany: number;
  /** Whether the listing has elements of photos, and no address in them. */
  readonly isUnreadable: boolean;
  /** Media that are not photos. */
  readonly others: ReadonlySet<OtherMedium>;
  /** Names of other facts about photos, such as captions. */
  readonly facts: ReadonlySet<string>;
}

const KIND_NAMES = ["medium", "mediatype", "type", "tipo", "fototipo", "kind"] as const;
const PRIMARY_NAMES = ["primary", "principal", "isprimary", "cover", "capa", "destaque", "main"] as const;
const ORDER_NAMES = ["order", "ordem", "orden", "position", "posicao", "sequencia", "sequence"] as const;
const SHOWN_NAMES =
  "exibir exibirsite exibirnosite publicar publicarnosite ativo ativa active visivel visible mostrar".split(
    " ",
  );
const PHOTO_WORDS = /^(image|imagem|imagen|img|photo|foto|picture|pic|jpe?g|png|webp)/;
const CAPTION_NAMES = ["caption", "legenda", "titulo", "title", "descricao"] as const;
/** Captions and addresses of what is not a photo. */
const PLAN = /^planta (?:baixa|do|da|humanizada)|^floor ?plan/;
const VIDEO = /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com)\//i;
const FILE = /\.(?:pdf|docx?|xlsx?|zip)(?:$|\?)/i;
const PICTURE = /\.(?:jpe?g|png|webp)(?:$|\?)/i;

/** What an element says about itself, as an attribute or inside it. */
const wordIn = ({ attributes, children }: Element, names: readonly string[]): string => {
  for (const name of names) if (attributes[name]) return fold(attributes[name]);
  if (children.length === 0) return "";
  for (const name of names) {
    const inner = children.find((child) => child.name === name);
    if (inner) return fold(textIn(inner));
  }
  return "";
};

const otherKind = (words: string, name: string): OtherMedium | null => {
  const both = `${words} ${name}`;
  if (/video|youtube|vimeo/.test(both)) return "video";
  // `FotoURL` contains "tour".
  if (/(?:^|[^o])tour|360/.test(both)) return "tour";
  if (/plant|floor/.test(both)) return "plan";
  return null;
};

/** Some feeds omit the scheme. */
const withScheme = (url: string): string => url.replace(/^(?:\/\/|(?=www\.))/i, "https://");

/** The sizes of one photo, largest first. */
const SIZES = [/^(o|full|alta|xg|gg)/, /^(g|l|big)/, /^m(?!ini)/, /^(p|s|t|mini)/] as const;
const rankOf = (size: string): number => {
  const at = SIZES.findIndex((pattern) => pattern.test(size));
  return size === "" || at < 0 ? SIZES.length : at;
};
const sizeOf = (element: Element): number => rankOf(wordIn(element, ["tamanho", "size"]));

const SCHEME = /^\s*(?:https?:)?\/\//i;
const ONE_ADDRESS = /^\s*https?:\/\/[^\s<>|;,"'[\]]+\s*$/;

interface Photo {
  readonly url: string;
  readonly isPrimary: boolean;
  /** Its position as numbered by the feed. */
  readonly order: number | null;
  /** The number in the name of its element: `foto10`. */
  readonly numbered: number | null;
}

/** Elements that hold several photos. */
const LISTS = new Set(
  "media midias photos fotos images imagens imagenes pictures gallery galeria".split(" "),
);
/** Contains the file's name, and in some feeds its address. */
const FILE_NAME = "nomearquivo";

const isOfPhoto = ({ name, text }: Element): boolean =>
  PHOTO_PLACES.has(name) ||
  PHOTO_ADDRESSES.has(name) ||
  name === "item" ||
  (PHOTO_VALUES.has(name) && ONE_ADDRESS.test(text));

const hasContent = (element: Element): boolean =>
  textIn(element).trim() !== "" ||
  Object.keys(element.attributes).length > 0 ||
  element.children.some(hasContent);

/** The size in `url_grande`, `fotoG` or `Large`; null for a name without one. */
const sizeNamed = (name: string): string | null => {
  const size = name
    .replace(/[_-]/g, "")
    .replace(/^(?:url|foto|imagem|image|img|link)|(?:file)?(?:url|foto|imagem|image|img|link)$/, "");
  return PHOTO_SIZES.has(size) || (/^[pmg]$/.test(size) && size !== name) ? size : null;
};

/** The elements of the largest size, where each size of a photo has an element. */
const largestIn = ({ children }: Element): Element[] => {
  const hasAddress = children.some(
    (child) =>
      (PHOTO_ADDRESSES.has(child.name) || (PHOTO_PLACES.has(child.name) && sizeNamed(child.name) === null)) &&
      textIn(child).trim() !== "",
  );
  if (hasAddress) return [];
  const sizes = children.filter(({ name, text }) => sizeNamed(name) !== null && ONE_ADDRESS.test(text));
  // `Media` alone is not the medium size, but one or more photos.
  if (sizes.every(({ name }) => name === "media")) return [];
  const largest = Math.min(...sizes.map(({ name }) => rankOf(sizeNamed(name)!)));
  return sizes.filter(({ name }) => rankOf(sizeNamed(name)!) === largest);
};

const orderOf = (element: Element): number | null => {
  const order = wordIn(element, ORDER_NAMES);
  return /^\d{1,6}$/.test(order) ? Number(order) : null;
};

/** Names that differ only in a number: one name may have several photos. */
const numberIn = ({ written = "", name }: Element): number | null => {
  const digits = written.toLowerCase() === name ? undefined : /\d{1,3}$/.exec(written)?.[0];
  return digits === undefined ? null : Number(digits);
};

/** What is read from a photo, and the name of its file: none of it is reported. */
const READ_OF_PHOTOS: ReadonlySet<string> = new Set([
  ...KIND_NAMES,
  ...PRIMARY_NAMES,
  ...ORDER_NAMES,
  ...PHOTO_SIZES,
  "tamanho",
  "size",
  "name",
  "id",
  "alterada",
  FILE_NAME,
]);

/** Finds the photos of a listing in their order, whatever their shape. */
class PhotoFinder {
  readonly photos: Photo[] = [];
  readonly others = new Set<OtherMedium>();
  hasUnread = false;
  readonly facts = new Set<string>();

  #addFacts({ attributes, children }: Element): void {
    const values = [
      ...Object.entries(attributes),
      ...children.filter((child) => !isOfPhoto(child)).map((child) => [child.name, textIn(child)] as const),
    ];
    for (const [name, text] of values)
      if (
        !READ_OF_PHOTOS.has(name) &&
        !PHOTO_ADDRESSES.has(name) &&
        /\p{L}/u.test(text) &&
        !SCHEME.test(text)
      )
        this.facts.add(name);
  }

  visit(element: Element, isOfPrimary = false, ofOrder: number | null = null): void {
    const words = wordIn(element, KIND_NAMES);
    const other =
      otherKind(words, element.name) ?? (PLAN.test(wordIn(element, CAPTION_NAMES)) ? "plan" : null);
    if (other === null) {
      const hiding = SHOWN_NAMES.find((name) => NO.has(wordIn(element, [name])));
      if (hiding !== undefined) {
        this.facts.add(hiding);
        return;
      }
      this.#addFacts(element);
      const isPrimary = isOfPrimary || LEADING.test(element.name) || YES.has(wordIn(element, PRIMARY_NAMES));
      const urls = this.#addressesOf(element);
      const isPhoto = words === "" || PHOTO_WORDS.test(words) || urls.some((url) => PICTURE.test(url));
      if (isPhoto) this.#take(element, urls, isPrimary, orderOf(element) ?? ofOrder);
      else if (hasContent(element)) this.others.add("file");
    } else if (hasContent(element)) this.others.add(other);
  }

  /** The addresses in an element's attribute, sizes or text. */
  #addressesOf(element: Element): string[] {
    const { attributes, children, text, lost = 0 } = element;
    const named = Object.keys(attributes).filter(
      (name) =>
        (PHOTO_ADDRESSES.has(name) && attributes[name]!.trim() !== "") ||
        (PHOTO_VALUES.has(name) && ONE_ADDRESS.test(attributes[name]!)),
    );
    // A file's name is not its address if another attribute has the address.
    const address = named.find((name) => SCHEME.test(attributes[name]!)) ?? named[0];
    if (address !== undefined) return addressesIn(attributes[address]!);
    const largest = largestIn(element).map((child) => child.text.trim());
    if (largest.length > 0) return LISTS.has(element.name) ? largest : largest.slice(0, 1);
    if (lost === 0 && children.length === 0 && ONE_ADDRESS.test(text)) return [text.trim()];
    const file = children.find(({ name, text: inner }) => name === FILE_NAME && /^\s*https?:/i.test(inner));
    if (file && !children.some(isOfPhoto)) return addressesIn(file.text);
    if (children.some(isOfPhoto)) return [];
    const listed = addressesIn(text.replace(/<[^<>]*>/g, ""));
    // The last address of a truncated list may be incomplete.
    return lost > 0 ? listed.slice(0, -1) : listed;
  }

  #add(photo: Photo): void {
    const { url } = photo;
    const other = VIDEO.test(url) ? "video" : FILE.test(url) ? "file" : null;
    if (other === null) this.photos.push(photo);
    else this.others.add(other);
  }

  #take(element: Element, urls: readonly string[], isPrimary: boolean, order: number | null): void {
    for (const url of urls)
      this.#add({ url: withScheme(url), isPrimary, order, numbered: numberIn(element) });
    if (urls.length > 0) return;
    const isList = LISTS.has(element.name);
    // `<Fotos><string>`, `<Foto><n1><Foto>`: whatever each photo is called.
    const inner = element.children.filter(
      (child) =>
        isOfPhoto(child) ||
        otherKind("", child.name) !== null ||
        (isList && ONE_ADDRESS.test(child.text)) ||
        child.children.some((one) => isOfPhoto(one) && ONE_ADDRESS.test(one.text)),
    );
    const sizes = inner.filter((child) => sizeOf(child) < SIZES.length);
    const isOne = !isList && inner.some(({ name }) => PHOTO_ADDRESSES.has(name));
    // Several sizes of one photo are one photo.
    const taken = sizes.length > 1 ? [sizes.toSorted((one, two) => sizeOf(one) - sizeOf(two))[0]!] : inner;
    const one = taken.find((child) => SCHEME.test(textIn(child))) ?? taken[0];
    if (taken.length === 0 && hasContent(element)) this.hasUnread = true;
    for (const child of isOne && one ? [one] : taken)
      this.visit(child, isPrimary && taken.length === 1, isList ? null : order);
  }
}

/**
 * Many feeds still write http, which the service never fetches: their hosts have the same photo under https. Where
 * http is allowed, as in local development, the address stays as it is.
 */
const vetOne = (url: string, rules: TargetRules): string | RefusedPhoto => {
  if (url.length > MAX_URL_CHARS) return { url: shortened(url), reason: "url_too_long" };
  if (!("reason" in refuseTarget(url, rules))) return url;
  const secure = url.replace(PLAIN_HTTP, "https://$1");
  const target = refuseTarget(secure, rules);
  return "reason" in target ? { url: shortened(url), reason: target.reason } : secure;
};

/** The host of an address without anything that the URL parser would rewrite. */
const PLAIN_ADDRESS = /^(https:\/\/[a-z0-9.-]+\/)[!-[\]-~]*$/;

/** Photos mostly have one host: a verdict on it holds for all. */
const vetterOf = (rules: TargetRules): ((url: string) => string | RefusedPhoto) => {
  const good = new Set<string>();
  return (url) => {
    const origin = url.length <= MAX_URL_CHARS ? PLAIN_ADDRESS.exec(url)?.[1] : undefined;
    if (origin !== undefined && good.has(origin)) return url;
    const vetted = vetOne(url, rules);
    if (origin !== undefined && vetted === url) good.add(origin);
    return vetted;
  };
};

/** In the order of the feed's numbers, if it numbers them all. */
const inOrder = (photos: readonly Photo[]): readonly Photo[] => {
  if (photos.every(({ order }) => order !== null))
    return photos.toSorted((one, other) => one.order! - other.order!);
  return photos.toSorted((one, other) => (one.numbered ?? 0) - (other.numbered ?? 0));
};

/** Images that may be fetched: the first primary one leads, the rest keep their order (rules 19.9). */
export const galleryOf = (elements: readonly Element[], rules: TargetRules): Gallery => {
  const finder = new PhotoFinder();
  for (const element of elements) finder.visit(element);
  const images = inOrder(finder.photos.filter(({ url }) => url !== ""));
  const primary = images.find(({ isPrimary }) => isPrimary);
  const written = [...(primary ? [primary] : []), ...images].map(({ url }) => url);
  const photos = [...new Set(written)].map(vetterOf(rules));
  const urls = [...new Set(photos.filter((photo) => typeof photo === "string"))];
  const refused = photos.filter((photo) => typeof photo !== "string");
  return {
    urls: urls.slice(0, MAX_PHOTOS),
    refused: refused.slice(0, MAX_REFUSED),
    tooMany: Math.max(0, urls.length - MAX_PHOTOS),
    isUnreadable: written.length === 0 && finder.hasUnread,
    others: finder.others,
    facts: finder.facts,
  };
};
