import { readPhone } from "../../lib/phone.ts";
import { fold } from "../../lib/text.ts";
import { MAX_PHONES, MAX_PHOTOS } from "../../vocabulary/limits.ts";
import { dateIn } from "../dates.ts";
import { postalCodeOf } from "../figures.ts";
import { addressesIn } from "../photo-texts.ts";
import { isPlaceholder } from "../placeholders.ts";
import type { Cell } from "./cell.ts";
import { unguarded, unguardedCode } from "./guarded.ts";
import type { Noted, Reading } from "./reported.ts";
import type { Style } from "./style.ts";

/** A long number as a spreadsheet shows it and stores it in a CSV: the other digits are gone. */
const CUT_NUMBER = /^\d(?:[.,]\d+)?e\+\d+$/i;
/** What a spreadsheet turns "3-12" and "12/5" into: a day and a month, a month and a year, or all three. */
const DATE_PARTS = /^(?:\d{1,2}|[A-Za-z]{3})[/-](?:\d{1,4}|[A-Za-z]{3})(?:[/-]\d{4})?$/;
/** As Excel writes them in Portuguese and in English: a code such as "MAR-12" is not one of these. */
const MONTHS: ReadonlySet<string> = new Set(
  "jan fev mar abr mai jun jul ago set out nov dez Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(
    " ",
  ),
);
const ALL_THREE = 3;
/** From here on a workbook's number has lost digits. */
const INEXACT_FROM = 1e15;
const WEB = /^https?:\/\//i;
/** Ends an address of a photo; what follows is another. */
const FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** What may separate two photos: "/", "e". */
const NO_PHOTO = /^(?:[^\p{L}\p{N}]*|e|ou|and|or)$/iu;
const ZONE = "-03:00";
const BOTH_WAYS = /^(\d{1,2})[/.-](\d{1,2})[/.-](.*)$/;

/** Whether a cell was a house number or a code before a spreadsheet read it. */
export const isMadeADate = (text: string): boolean => {
  if (!DATE_PARTS.test(text)) return false;
  const parts = text.split(/[/-]/);
  const words = parts.filter((part) => /[A-Za-z]/.test(part));
  return words.every((word) => MONTHS.has(word)) && (words.length === 1 || parts.length === ALL_THREE);
};

/** "101.0" is 101 in a column that is written like that throughout. */
export const readFloated = (text: string, { isFloated }: Style): Reading | undefined => {
  const value = text.replace(/\.0$/, "");
  return isFloated ? { value, remarks: [{ code: "read_as", about: value }] } : undefined;
};

export const readCode = ({ text, number }: Cell): Reading => {
  if (isMadeADate(text)) return { fault: "made_a_date" };
  const value = unguardedCode(text);
  if (CUT_NUMBER.test(value) || (number ?? 0) >= INEXACT_FROM) return { fault: "damaged_code" };
  // Zeros alone may be a code; words for "none" are not one.
  return isPlaceholder(value) && !/\d/.test(value) ? { left: "placeholder" } : { value };
};

/** As written; punctuation alone means nothing. */
export const readText = (text: string): Reading => {
  const value = unguarded(text);
  return fold(value) === "" ? { left: "placeholder" } : { value };
};

/** How an agency acquired a property, under the heading `Captação` in some sheets. */
const NO_AGENT =
  /^(?:(?:sem )?exclusiv.*|propri[ao]|terceiros?|indicacao|parceri\w*|placa|site|portal|portais|rede|redes sociais|internet|ativ[ao]|passiv[ao]|extern[ao]|intern[ao]|online|balcao|telefone|sim|nao)$/;

export const readName = (text: string): Reading => {
  const read = readLine(text);
  return "left" in read || /\p{L}/u.test(text) ? read : { left: "not_a_name" };
};

export const readAgent = (text: string): Reading =>
  NO_AGENT.test(fold(text)) ? { left: "not_a_name" } : readName(text);

/** A name or a part of an address; words for "none" are not one. */
export const readLine = (text: string): Reading => {
  const value = unguarded(text);
  return isPlaceholder(value) ? { left: "placeholder" } : { value };
};

/** A sheet that stores numbers has lost the leading zero of São Paulo's postal codes. */
export const readPostalCode = (text: string): Reading => {
  const code = unguardedCode(text)
    .replace(/\.0$/, "")
    .replace(/^\d{7}$/, "0$&");
  const value = postalCodeOf(code);
  return value === undefined ? { left: "placeholder" } : { value };
};

/** A link that opens a chat contains the phone. */
const CHAT_LINK =
  /(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(\+?\d+)[^\s;,|]*/gi;
/** The prefix in exports of Meta's forms: "p:+5541998761111". */
const PREFIX = /^p:(?=\+?\d)/;

/** The phones of a text that lists several, each as it is written. */
export const phonesIn = (text: string): string[] =>
  text
    .replace(PREFIX, "")
    .replace(CHAT_LINK, "$1")
    .split(/[|;,/\n]|:::|\s(?:e|ou)\s/i)
    .map((part) => unguardedCode(part.trim()))
    .filter((part) => part !== "");

/** A note such as "(recado com Bia)" is not part of the phone. The API reports an extension. */
const WORDS = /\p{L}{3,}/u;
const COUNTRY = /^\+\d\d/;
const readOfPhone = (text: string): Noted[] => {
  const read = readPhone(text);
  if (!("number" in read) || read.hasExtension) return [];
  // An old mobile gets a ninth digit.
  const isWhole = text.replace(/\D/g, "").endsWith(read.number.replace(COUNTRY, ""));
  return WORDS.test(text) || !isWhole ? [{ code: "read_as", about: read.number }] : [];
};

const OF_NOBODY: ReadonlySet<string> = new Set(["service_number", "placeholder"]);

/** Every phone in a cell; an impossible one is passed on as it is, for the API to report. */
export const readPhones = ({ text, number }: Cell): Reading => {
  const whole = unguardedCode(text);
  if (CUT_NUMBER.test(whole) || (number ?? 0) >= INEXACT_FROM) return { fault: "damaged_phone" };
  if (!/\d/.test(whole) || /^[0\s()-]*$/.test(whole)) return { left: "placeholder" };
  const numbers = phonesIn(whole);
  const read = numbers.map((number) => readPhone(number));
  const isBad = read.some((one) => "fault" in one && !OF_NOBODY.has(one.fault));
  return isBad ? { fault: "not_a_phone" } : { value: numbers, remarks: numbers.flatMap(readOfPhone) };
};

/** As many of several columns' phones as a client may have. */
export const limitPhones = (phones: readonly string[]): { phones: string[]; left: string[] } => {
  const byNumber = new Map(
    phones.map((phone) => {
      const read = readPhone(phone);
      return ["number" in read ? read.number : phone, phone] as const;
    }),
  );
  const one = [...byNumber.values()];
  return { phones: one.slice(0, MAX_PHONES), left: one.slice(MAX_PHONES) };
};

/** `2026-11-03T14:30:00-03:00`, in Brazil's time. Day first, unless the column shows otherwise. */
export const readDate = ({ text }: Cell, { monthFirst }: Style): Reading => {
  if (isPlaceholder(text)) return { left: "placeholder" };
  const [, first = "", second = "", rest = ""] = BOTH_WAYS.exec(text) ?? [];
  const isEither = first !== "" && Number(first) <= 12 && Number(second) <= 12 && first !== second;
  const swapped = `${second}/${first}/${rest}`;
  if (isEither && monthFirst === "mixed") {
    const readings = [text, swapped].map((one) => dateIn(one)?.date ?? one);
    return { fault: "ambiguous_date", readings };
  }
  const read = dateIn(monthFirst === true && first !== "" ? swapped : text);
  if (!read) return { fault: "not_a_date" };
  return { value: `${read.date}T${read.time ?? "00:00:00"}${read.zone ?? ZONE}` };
};

/** An address may contain these characters, but not a second file name after its own. */
const filesIn = (text: string): string[] => {
  const [first = "", ...rest] = text.split(/([;,])/);
  const files = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const last = files.at(-1)!;
    const part = rest[at + 1]!;
    if (/^www\./i.test(part) || (FILE.test(last) && FILE.test(part))) files.push(part);
    else files[files.length - 1] = last + rest[at] + part;
  }
  return files;
};

/** Separated by bars and white space; a single file name may contain a space too: "foto 1.jpg". */
const photosIn = (text: string): string[] => {
  const words: string[] = [];
  for (const written of text.split(/[|\s]/)) {
    const word = written.replace(/[;,]$/, "");
    const last = words.at(-1) ?? "";
    const isOneName = WEB.test(last) && !FILE.test(last) && FILE.test(word) && !/^www\./i.test(word);
    if (isOneName) words[words.length - 1] = `${last} ${word}`;
    else words.push(word);
  }
  return words.flatMap(filesIn);
};

/** The address of a page, which in a workbook a word may link to. */
export const readLink = ({ text, link }: Cell): Reading => {
  const value = link ?? unguarded(text);
  if (fold(value) === "") return { left: "placeholder" };
  return /^[^\s.]+\.[^\s.]\S*$/.test(value) ? { value } : { left: "not_an_address" };
};

/** Folders, albums, videos and chats: what a person opens there is not a picture. */
const NO_PICTURE =
  /^https?:\/\/(?:[\w-]+\.)*(?:drive\.google\.com\/(?!uc\?|thumbnail)|photos\.(?:app\.goo\.gl|google\.com)\/|dropbox\.com\/(?:sh|scl\/fo)\/|1drv\.ms\/|onedrive\.live\.com\/|icloud\.com\/|we\.tl\/|wetransfer\.com\/|mega\.nz\/folder|youtu\.be\/|youtube\.com\/|vimeo\.com\/|wa\.me\/|(?:instagram|facebook)\.com\/)/i;

/** The addresses in a cell, and whatever else it contains. */
export const readPhotos = ({ text, link }: Cell): Reading => {
  const found = addressesIn(link ?? unguarded(text))
    .flatMap(photosIn)
    .flatMap((one) => (WEB.test(one) ? [one] : one.split(/[;,|\s]+/)))
    .filter((address) => !NO_PHOTO.test(address));
  const read = found.map((one) => ({
    one,
    address: one.replace(/^(?:www\.|\/\/)/i, (head) => (head === "//" ? "https://" : `https://${head}`)),
  }));
  const isPicture = (address: string): boolean => WEB.test(address) && !NO_PICTURE.test(address);
  const value = read.map(({ address }) => address).filter(isPicture);
  const remarks: Noted[] = read.flatMap(({ one, address }): Noted[] => {
    if (!WEB.test(address)) return [{ code: "not_an_address", about: one }];
    if (!isPicture(address)) return [{ code: "not_a_photo", about: one }];
    return one === address ? [] : [{ code: "read_as", about: address }];
  });
  if (value.length === 0) return { left: remarks[0]?.code ?? "placeholder" };
  return { value, remarks };
};

export const limitPhotos = (photos: readonly string[]): { photos: string[]; left: string[] } => {
  const one = [...new Set(photos)];
  return { photos: one.slice(0, MAX_PHOTOS), left: one.slice(MAX_PHOTOS) };
};

/** Reads the first of several addresses. */
export const readEmail = (text: string): Reading => {
  const value = unguarded(text);
  const [first = "", ...more] = value.split(/[\s,;|/]+/).filter((part) => part.includes("@"));
  if (more.length > 0) return { value: first, remarks: [{ code: "read_as", about: first }] };
  return value.includes("@") || !isPlaceholder(value) ? { value } : { left: "placeholder" };
};
