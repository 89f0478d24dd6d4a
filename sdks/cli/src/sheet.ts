import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { UnreadableSheet } from "../../../src/intake/sheets/cell.ts";
import { type Field, fieldNamed } from "../../../src/intake/sheets/field.ts";
import { joinMaps, Maps, mapOf, type SavedMaps } from "../../../src/intake/sheets/maps.ts";
import { type ReadSheet, readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import {
  fill as fillSentence,
  maybeText,
  STOP_SENTENCES,
  UNREADABLE,
} from "../../../src/intake/sheets/sentences.ts";
import type { Stop as SheetStop } from "../../../src/intake/sheets/stops.ts";
import type { Context } from "./context.ts";
import { EXIT, Stop } from "./stop.ts";
import { LANGUAGES, TEXTS, type Text } from "./texts.ts";

export const contentOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Stop(EXIT.usage, TEXTS.unreadable, { file, cause: (error as NodeJS.ErrnoException).code });
  }
};

const NO_MAPS: SavedMaps = { columns: {}, values: {} };

const savedBeside = (file: string): SavedMaps => {
  if (!existsSync(file)) return NO_MAPS;
  try {
    return joinMaps(NO_MAPS, JSON.parse(readFileSync(file, "utf8")) as Partial<SavedMaps>);
  } catch {
    throw new Stop(EXIT.usage, TEXTS.badMaps, { file });
  }
};

/** The maps given now and earlier, which are kept in a file beside the sheet. @throws Stop for an invalid map */
export const mapsFor = (sheet: string, asked: readonly string[], fields: readonly Field[]): Maps => {
  const file = `${sheet}.map.json`;
  const given = asked.map((text) => {
    const map = mapOf(text);
    const named = Object.values(map?.columns ?? {});
    const isKnown = named.every((name) => name === "" || fieldNamed(fields, name));
    if (map && isKnown) return map;
    const known = fields.map(({ name }) => name.replaceAll("/", ".")).join(", ");
    throw new Stop(EXIT.usage, TEXTS.badMap, { map: text, fields: known });
  });
  const saved = joinMaps(savedBeside(file), ...given);
  if (given.length > 0) writeFileSync(file, `${JSON.stringify(saved, undefined, 2)}\n`, { mode: 0o600 });
  return new Maps(saved);
};

const example = (text: string): string => `--map "${text}"`;

const sentencesOf = (stop: SheetStop, language: Context["language"]): string[] => {
  const say = (values: Readonly<Record<string, unknown>>): string =>
    fillSentence(STOP_SENTENCES[stop.code], language, values);
  if (stop.code === "no_rows") return [say({})];
  if (stop.code === "no_code_column")
    return [
      say({
        headings: stop.headings.join(", "),
        maybe: maybeText(stop.candidates, language),
        how: example(`${stop.candidates[0] ?? "…"}=externalRef`),
      }),
    ];
  if (stop.code === "owners")
    return [say({ headings: stop.headings.join(", "), how: example(`${stop.headings[0]}=name`) })];
  if (stop.code === "repeated_columns")
    return stop.repeated.map(({ field, headings }) =>
      say({
        field: field.title[language],
        headings: headings.join(", "),
        how: example(`${headings.at(-1)}=`),
      }),
    );
  return stop.states.map(({ heading, value, count }) =>
    say({ heading, value, count, how: example(`value:${value}=INACTIVE`) }),
  );
};

const inBoth = (make: (language: Context["language"]) => string): Text =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as unknown as Text;

/** @throws Stop for a file that cannot be read as a sheet */
export const readFile = async (
  fields: readonly Field[],
  content: Uint8Array,
  maps: Maps,
  name?: string,
): Promise<ReadSheet> => {
  try {
    return await readSheet(fields, content, maps, name);
  } catch (error) {
    if (error instanceof UnreadableSheet)
      throw new Stop(EXIT.usage, UNREADABLE[error.why], {
        line: error.line,
        sheets: error.sheets.join(", ") || "–",
      });
    throw error;
  }
};

/** @throws Stop if somebody has to decide something first */
export const refuseStops = ({ stops }: ReadSheet): void => {
  if (stops.length === 0) return;
  throw new Stop(
    EXIT.usage,
    inBoth((language) => stops.flatMap((stop) => sentencesOf(stop, language)).join("\n")),
  );
};
