import { repaired } from "../mojibake.ts";

/** Letters of Portuguese outside ASCII: a text that has them was decoded correctly. */
const ACCENTED = /[áàâãéêíóôõúüç]/i;
/** This many bytes show whether characters have two bytes, one of which is zero in Western text. */
const SAMPLE = 512;

const utf16Of = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = [...bytes.subarray(0, SAMPLE)];
  const zeros = [0, 1].map((side) => sample.filter((byte, at) => byte === 0 && at % 2 === side).length);
  const isUtf16 = sample.length > 3 && Math.max(...zeros) > sample.length / 4;
  return isUtf16 ? (zeros[1]! > zeros[0]! ? "utf-16le" : "utf-16be") : null;
};

/** UTF-8, the "Unicode text" of Excel, or what Windows in Brazil writes. */
const textOf = (bytes: Uint8Array): string => {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** The text of a file; UTF-8 that a program has saved again as windows-1252 is repaired if all of it was. */
export const decoded = (bytes: Uint8Array): string => {
  const text = textOf(bytes).replace(/^\ufeff/, "");
  const whole = repaired(text);
  return whole !== text && !ACCENTED.test(text.replace(/[ÂÃ]./g, "")) ? whole : text;
};
