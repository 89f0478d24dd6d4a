import type { Availability, Purpose } from "../../vocabulary/value-lists.ts";
import { type Cell, NO_CELL, type Row } from "./cell.ts";
import { BROKER, BUDGET, CITIES, LEAST_BUDGET, LOCATIONS, NEIGHBORHOODS, STATE } from "./client-fields.ts";
import type { Column } from "./columns.ts";
import type { Field } from "./field.ts";
import type { Budget, Line, RowFault, RowRemark, Shown } from "./line.ts";
import type { Maps } from "./maps.ts";
import { MARKET, PRICE } from "./property-fields.ts";
import { readCell } from "./read-cell.ts";
import { NO_STYLE, type Style } from "./style.ts";
import { fewPhones, fewPhotos } from "./texts.ts";
import type { CellRemark, Reading } from "./told.ts";

/** The words of these are of a list, so that one map serves them all. */
const OF_WORDS: ReadonlySet<string> = new Set([
  "type",
  "types",
  "purposes",
  "market",
  "stage",
  "yes",
  "place",
  "places",
]);

export interface Columns {
  readonly columns: readonly Column[];
  readonly styles: ReadonlyMap<number, Style>;
  readonly maps: Maps;
}

interface CellAt {
  readonly column: Column;
  readonly cell: Cell;
}

interface CellRead extends CellAt {
  readonly reading: Reading;
}

type Market = { readonly purposes: readonly Purpose[]; readonly availability?: Availability | undefined };

const readOf = ({ styles, maps }: Columns, column: Column, row: Row): CellRead | null => {
  const { field, at, heading } = column;
  const cell = row.cells[at] ?? NO_CELL;
  if (!field || cell.text === "") return null;
  const meant = maps.valueOf(heading, cell.text, OF_WORDS.has(field.kind));
  if (meant === "") return { column, cell, reading: { left: "placeholder" } };
  const style = styles.get(at) ?? NO_STYLE;
  const reading = readCell(meant === undefined ? cell : { text: meant }, { field, style, heading });
  return { column, cell, reading };
};

/** Of several columns of one field, the first that says something counts; the others are reported. */
const firstOf = (field: Field, reads: readonly CellRead[]): { used: CellRead[]; left: CellRead[] } => {
  const ordered = [...reads].sort(
    (one, other) => one.column.rank - other.column.rank || one.column.at - other.column.at,
  );
  if (field.several === "join") return { used: ordered, left: [] };
  const said =
    ordered.find(({ reading }) => "value" in reading) ?? ordered.find(({ reading }) => "fault" in reading);
  const used = said ? [said] : ordered;
  return { used, left: said ? ordered.filter((one) => one !== said) : [] };
};

/** Collects what the cells of one row say. */
class RowReader {
  readonly faults: RowFault[] = [];
  readonly remarks: RowRemark[] = [];
  readonly values = new Map<string, unknown>();
  readonly shown: Shown[] = [];
  readonly #line: number;
  readonly #ref: string;

  constructor(line: number, ref: string) {
    this.#line = line;
    this.#ref = ref;
  }

  /** What another column of the row says already. */
  leave(reads: readonly CellRead[]): void {
    for (const one of reads) this.#remark(one, "not_used", "");
  }

  take(field: Field, reads: readonly CellRead[]): void {
    const { used, left } = firstOf(field, reads);
    for (const one of left) this.#remark(one, "not_used", "");
    for (const one of used) this.#takeCell(field, one);
  }

  #of({ column, cell }: CellAt) {
    const field = column.field?.name ?? "";
    return { line: this.#line, ref: this.#ref, heading: column.heading, field, value: cell.text };
  }

  #remark(one: CellAt, code: CellRemark, about: string): void {
    this.remarks.push({ ...this.#of(one), code, about });
  }

  #takeCell(field: Field, one: CellRead): void {
    const { reading } = one;
    if ("fault" in reading) {
      const { fault, ...rest } = reading;
      this.faults.push({ ...this.#of(one), code: fault, ...rest });
    } else if ("left" in reading) this.#remark(one, reading.left, "");
    else {
      for (const { code, about } of reading.remarks ?? []) this.#remark(one, code, about);
      this.#put(field, reading.value);
      this.shown.push({ column: one.column, text: one.cell.text, value: reading.value });
    }
  }

  #put(field: Field, value: unknown): void {
    const before = this.values.get(field.name);
    const isJoined = field.several === "join" && Array.isArray(before) && Array.isArray(value);
    this.values.set(field.name, isJoined ? [...before, ...value] : value);
  }

  /** A column of states may name purposes; where they differ from those of their own column, these count. */
  comparePurposes(): void {
    const own = this.values.get("purposes") as readonly Purpose[] | undefined;
    const { purposes = [] } = (this.values.get(MARKET) ?? {}) as Partial<Market>;
    const differs = own && purposes.some((one) => !own.includes(one));
    const said = differs && this.shown.find(({ column }) => column.field?.name === MARKET);
    if (said) this.#remark({ column: said.column, cell: { text: said.text } }, "not_used", "");
  }

  /** Keeps what fits of a list, and reports the rest. */
  fit(
    name: string,
    few: (all: readonly string[]) => { kept: readonly string[]; left: readonly string[] },
  ): void {
    const all = this.values.get(name);
    if (!Array.isArray(all)) return;
    const { kept, left } = few(all);
    this.values.set(name, kept);
    const heading = this.shown.find(({ column }) => column.field?.name === name)?.column.heading ?? "";
    for (const value of left)
      this.remarks.push({
        line: this.#line,
        ref: this.#ref,
        heading,
        field: name,
        value,
        code: "too_many",
        about: String(kept.length),
      });
  }
}

const OWN_WORDS: ReadonlySet<string> = new Set([
  "externalRef",
  MARKET,
  PRICE,
  "purposes",
  BROKER,
  BUDGET,
  LEAST_BUDGET,
  CITIES,
  STATE,
  NEIGHBORHOODS,
  LOCATIONS,
]);

/** Where a client looks, in parts: a column of whole places says it better. */
const PLACE_PARTS: ReadonlySet<string> = new Set([CITIES, STATE, NEIGHBORHOODS]);

const textAt = (values: ReadonlyMap<string, unknown>, name: string): string => String(values.get(name) ?? "");

/** The members that go to the API as they are. */
const inputOf = (values: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const input: { [name: string]: unknown } = {};
  for (const [name, value] of values) {
    const [outer = "", inner] = name.split("/");
    if (OWN_WORDS.has(name) || outer === "address") continue;
    if (name === "phones") input.phones = (value as string[]).map((number) => ({ number }));
    else if (inner === undefined) input[outer] = value;
    else input[outer] = { ...(input[outer] as object | undefined), [inner]: value };
  }
  return input;
};

const addressOf = (values: ReadonlyMap<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    [...values].flatMap(([name, value]) =>
      name.startsWith("address/") ? [[name.slice("address/".length), String(value)]] : [],
    ),
  );

/** A least amount of its own column goes with the most. */
const budgetOf = (values: ReadonlyMap<string, unknown>): Budget | undefined => {
  const budget = values.get(BUDGET) as Budget | undefined;
  const least = (values.get(LEAST_BUDGET) as number | undefined) ?? budget?.least;
  if (least === undefined) return budget;
  return budget?.most === undefined ? { least } : { least, most: budget.most };
};

const lineOf = (line: number, ref: string, { values, shown }: RowReader): Line => {
  const market = values.get(MARKET) as Market | undefined;
  const purposes = (values.get("purposes") as readonly Purpose[] | undefined) ?? market?.purposes ?? [];
  const places = {
    cities: textAt(values, CITIES),
    state: textAt(values, STATE),
    neighborhoods: textAt(values, NEIGHBORHOODS),
    whole: textAt(values, LOCATIONS),
  };
  const hasPlaces = Object.values(places).some((text) => text !== "");
  const price = values.get(PRICE) as number | undefined;
  const broker = textAt(values, BROKER);
  const budget = budgetOf(values);
  return {
    line,
    ref,
    input: inputOf(values),
    address: addressOf(values),
    purposes,
    shown,
    ...(market?.availability && { status: market.availability }),
    ...(price !== undefined && { price }),
    ...(broker !== "" && { broker }),
    ...(hasPlaces && { places }),
    ...(budget && { budget }),
  };
};

export interface LineRead {
  readonly line: Line;
  readonly faults: readonly RowFault[];
  readonly remarks: readonly RowRemark[];
}

/** What a row says, cell by cell. A non-empty cell is in the line, a fault or a remark. */
export const readLine = (known: Columns, row: Row): LineRead => {
  const reads = known.columns.flatMap((column) => readOf(known, column, row) ?? []);
  const coded = reads.find(({ column }) => column.field?.name === "externalRef")?.reading;
  const ref = coded && "value" in coded ? String(coded.value) : "";
  const reader = new RowReader(row.line, ref);
  const hasWhole = reads.some(
    ({ column, reading }) => column.field?.name === LOCATIONS && "value" in reading,
  );
  for (const [field, several] of Map.groupBy(reads, ({ column }) => column.field!))
    if (hasWhole && PLACE_PARTS.has(field.name)) reader.leave(several);
    else reader.take(field, several);
  reader.comparePurposes();
  reader.fit("phones", (all) => {
    const { phones: kept, left } = fewPhones(all);
    return { kept, left };
  });
  reader.fit("photos", (all) => {
    const { photos: kept, left } = fewPhotos(all);
    return { kept, left };
  });
  return { line: lineOf(row.line, ref, reader), faults: reader.faults, remarks: reader.remarks };
};
