import type { RowRemark } from "../../../src/intake/sheets/line.ts";
import type { ReadSheet } from "../../../src/intake/sheets/read-sheet.ts";
import type { ApiError } from "../../typescript/real-estate-account.ts";
import type { Context } from "./context.ts";
import type { Refused } from "./print.ts";
import type { Job, Written } from "./table.ts";
import { TEXTS } from "./texts.ts";

type Param = ApiError["invalidParams"][number];

/** `purposes/0` and `interest/locations/0/cityId` are cells of the columns of `purposes` and of the places. */
const OF_PLACES = /^interest\/locations/;

const cellAt = ({ source }: Job, pointer: string) => {
  const names = pointer.split("/").map((_, at, parts) => parts.slice(0, parts.length - at).join("/"));
  const wanted = OF_PLACES.test(pointer) ? ["interest/neighborhoods", "interest/cities"] : names;
  return wanted
    .map((name) => source.shown.find(({ column }) => column.field?.name === name))
    .find((cell) => cell !== undefined);
};

/** The heading of a member, or its name in words if the sheet has no such column. */
const columnOf = (
  ctx: Context,
  { columns }: ReadSheet,
  fields: string,
  heading: string | undefined,
): string => {
  if (heading !== undefined) return heading;
  const column = columns.find(({ field }) => field?.name === fields);
  return column?.heading ?? ctx.text(TEXTS.noColumn, { field: fields.replaceAll("/", ".") });
};

const suggested = ({ suggestions = [], allowed = [], didYouMean }: Param): string => {
  const cities = suggestions.map(({ name, uf, neighborhood }) =>
    [neighborhood, `${name}/${uf}`].filter(Boolean).join(", "),
  );
  const all = [...cities, ...allowed, ...(didYouMean === undefined ? [] : [didYouMean])];
  return all.length === 0 ? "" : ` (${all.join("; ")})`;
};

/** Every fault of a refused row, under the heading of its column. */
export const refusalsOf = (ctx: Context, sheet: ReadSheet, job: Job, error: ApiError): Refused[] => {
  const { line, ref } = job.source;
  const { code, title, detail, invalidParams } = error;
  if (invalidParams.length === 0)
    return [{ line, ref, column: "", value: "", code, reason: detail ?? title }];
  return invalidParams.map((one) => {
    const pointer = (one.pointer ?? `/${one.name.replaceAll(".", "/")}`).slice(1);
    const cell = cellAt(job, pointer);
    const column = columnOf(ctx, sheet, pointer, cell?.column.heading);
    const bare = one.reason.startsWith(`${one.name} `) ? one.reason.slice(one.name.length + 1) : one.reason;
    const named = one.code === "required" ? ctx.text(TEXTS.missing) : bare;
    return {
      line,
      ref,
      column,
      value: cell?.text ?? "",
      code: pointer === "consentGiven" ? "consent_required" : one.code,
      reason: `${named}${suggested(one)}`,
    };
  });
};

/** What an accepted row has that will not be stored as it is, before anything is written. */
export const remarksOf = (
  ctx: Context,
  _sheet: ReadSheet,
  job: Job,
  { warnings, conflicts, kept = [] }: Written["result"],
): RowRemark[] => {
  const told = [
    ...warnings.map(({ name, label }) => ({ name: name.replaceAll(".", "/"), about: label })),
    ...kept.map((pointer) => ({ name: pointer.slice(1), about: ctx.text(TEXTS.kept) })),
    ...conflicts.map((name) => ({ name: name.replaceAll(".", "/"), about: ctx.text(TEXTS.conflict) })),
  ];
  return told.map(({ name, about }) => {
    const cell = cellAt(job, name);
    const { line, ref } = job.source;
    const heading = cell?.column.heading ?? name.replaceAll("/", ".");
    return { line, ref, heading, field: name, value: cell?.text ?? "", code: "said", about };
  });
};
