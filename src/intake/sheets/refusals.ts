import type { Language } from "../../lib/language.ts";
import { fold } from "../../lib/text.ts";
import type { Column } from "./columns.ts";
import type { Line, RowRemark } from "./line.ts";
import { cutText, type Group } from "./preview.ts";
import { API_SENTENCES, fill } from "./sentences.ts";

/** A fault of a write, as the API names it. */
export interface Param {
  readonly name: string;
  readonly pointer?: string | undefined;
  readonly code: string;
  readonly reason: string;
  readonly allowed?: readonly string[] | undefined;
  readonly suggestions?:
    | readonly { readonly name: string; readonly uf: string; readonly neighborhood?: string | undefined }[]
    | undefined;
  readonly didYouMean?: string | undefined;
}

/** The API's answer for a row that it does not write. */
export interface Refusal {
  readonly code: string;
  readonly detail: string;
  readonly invalidParams: readonly Param[];
}

/** A refusal by the API, with the column that it is about. */
export interface Refused {
  readonly line: number;
  readonly ref: string;
  readonly column: string;
  readonly value: string;
  readonly code: string;
  readonly reason: string;
}

/** What the answer for a row reports besides its outcome. */
export interface AcceptedRow {
  readonly warnings: readonly { readonly name: string; readonly label: string }[];
  /** Members edited in the dashboard, which stay. */
  readonly conflicts?: readonly string[] | undefined;
  /** JSON Pointers: a known client's own values, which differ. */
  readonly kept?: readonly string[] | undefined;
}

/** `purposes/0` and `interest/locations/0/cityId` are cells of the columns of `purposes` and of the places. */
const OF_PLACES = /^interest\/locations/;

const cellAt = ({ shown }: Line, pointer: string) => {
  const names = pointer.split("/").map((_, at, parts) => parts.slice(0, parts.length - at).join("/"));
  const wanted = OF_PLACES.test(pointer) ? ["interest/neighborhoods", "interest/cities"] : names;
  return wanted
    .map((name) => shown.find(({ column }) => column.field?.name === name))
    .find((cell) => cell !== undefined);
};

/** The heading of a member, or its name in words if the sheet has no such column. */
const headingOf = (columns: readonly Column[], name: string, language: Language): string =>
  columns.find(({ field }) => field?.name === name)?.heading ??
  fill(API_SENTENCES.noColumn, language, { field: name.replaceAll("/", ".") });

const suggestionsText = ({ suggestions = [], allowed = [], didYouMean }: Param): string => {
  const cities = suggestions.map(({ name, uf, neighborhood }) =>
    [neighborhood, `${name}/${uf}`].filter(Boolean).join(", "),
  );
  const all = [...cities, ...allowed, ...(didYouMean === undefined ? [] : [didYouMean])];
  return all.length === 0 ? "" : ` (${all.join("; ")})`;
};

/** Every fault of a refused row, under the heading of its column. */
export const refusalsOf = (
  columns: readonly Column[],
  source: Line,
  { code, detail, invalidParams }: Refusal,
  language: Language,
): Refused[] => {
  const { line, ref } = source;
  if (invalidParams.length === 0) return [{ line, ref, column: "", value: "", code, reason: detail }];
  return invalidParams.map((one) => {
    const pointer = (one.pointer ?? `/${one.name.replaceAll(".", "/")}`).slice(1);
    const cell = cellAt(source, pointer);
    const bare = one.reason.startsWith(`${one.name} `) ? one.reason.slice(one.name.length + 1) : one.reason;
    const named = one.code === "required" ? API_SENTENCES.missing[language] : bare;
    return {
      line,
      ref,
      column: cell?.column.heading ?? headingOf(columns, pointer, language),
      value: cell?.text ?? "",
      code: pointer === "consentGiven" ? "consent_required" : one.code,
      reason: `${named}${suggestionsText(one)}`,
    };
  });
};

/** The parts of an accepted row that are not stored as they are. */
export const remarksOf = (
  source: Line,
  { warnings, conflicts = [], kept = [] }: AcceptedRow,
  language: Language,
): RowRemark[] => {
  const reported = [
    ...warnings.map(({ name, label }) => ({ name: name.replaceAll(".", "/"), about: label })),
    ...kept.map((pointer) => ({ name: pointer.slice(1), about: API_SENTENCES.kept[language] })),
    ...conflicts.map((name) => ({
      name: name.replaceAll(".", "/"),
      about: API_SENTENCES.conflict[language],
    })),
  ];
  return reported.map(({ name, about }) => {
    const cell = cellAt(source, name);
    const { line, ref } = source;
    const heading = cell?.column.heading ?? name.replaceAll("/", ".");
    return { line, ref, heading, field: name, value: cell?.text ?? "", code: "said", about };
  });
};

/** Places as the service keeps them: the catalog's name may differ from the name in the sheet. */
export interface StoredPlaces {
  readonly address?: { readonly city: string | null; readonly neighborhood: string | null };
  readonly interest?: { readonly locations: readonly { readonly neighborhood: string | null }[] };
}

/** "Jd. América" is kept as "Jardim América". */
export const placesReadAs = (source: Line, { address, interest }: StoredPlaces): RowRemark[] => {
  const { line, ref } = source;
  const reported = (field: string, names: readonly (string | null)[]): RowRemark[] => {
    const cell = source.shown.find(({ column }) => column.field?.name === field);
    const { text = "", column } = cell ?? {};
    return names.flatMap((name) =>
      column && name && !fold(text).includes(fold(name))
        ? [{ line, ref, heading: column.heading, field, value: text, code: "read_as" as const, about: name }]
        : [],
    );
  };
  const { city = null, neighborhood = null } = address ?? {};
  const sought = interest?.locations.map((location) => location.neighborhood) ?? [];
  return [
    ...reported("address/city", [city]),
    ...reported("address/neighborhood", [neighborhood]),
    ...reported("interest/neighborhoods", sought),
  ];
};

/** Refusals by value, most rows first. */
export const refusedGroups = (refused: readonly Refused[]): Group[] =>
  [...Map.groupBy(refused, ({ column, value, reason }) => JSON.stringify([column, cutText(value), reason]))]
    .map(([, same]) => {
      const [{ column: heading, value, code, reason }] = same as [Refused];
      return {
        heading,
        value: cutText(value),
        code: code as Group["code"],
        reason,
        lines: same.map(({ line }) => line).sort((least, most) => least - most),
      };
    })
    .sort((one, other) => other.lines.length - one.lines.length);
