import type { Availability, PropertyType, Purpose } from "../../vocabulary/value-lists.ts";
import { categoryOf } from "../../vocabulary/value-lists.ts";
import { type Cell, NO_CELL, type Row } from "./cell.ts";
import {
  AREA_CODE,
  BROKER,
  BUDGET,
  CITIES,
  LAST_NAME,
  LOCATIONS,
  MIN_BUDGET,
  NEIGHBORHOODS,
  STATE,
} from "./client-fields.ts";
import type { Column } from "./columns.ts";
import { withCompanions } from "./companions.ts";
import type { Field } from "./field.ts";
import type { Budget, Line, RowFault, RowRemark, Shown } from "./line.ts";
import type { Maps } from "./maps.ts";
import {
  AREA_UNIT,
  COVERED_PARKING,
  CURRENCY,
  FOR_RENT,
  FOR_SALE,
  GATED,
  MARKET,
  OPEN_PARKING,
  PRICE,
  RENT_PERIOD,
  STREET_TYPE,
} from "./property-fields.ts";
import { readCell } from "./read-cell.ts";
import type { CellRemark, Reading } from "./reported.ts";
import { NO_STYLE, type Style } from "./style.ts";
import { limitPhones, limitPhotos } from "./texts.ts";
import type { Market } from "./words.ts";

/** Fields whose words belong to a list, so that one map serves all columns. */
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

/** The states that a row names, without less exact ones: a sold home is inactive too. */
const statesIn = (markets: readonly Market[]): Availability[] => {
  const known = markets.filter(({ availability }) => availability !== undefined);
  const { weak = [], sure = [] } = Object.groupBy(known, ({ isWeak }) => (isWeak ? "weak" : "sure"));
  // "Venda" names the purpose; "Exibir no site: Não" next to it says that the property is not on offer.
  const isForPurposes = sure.every(
    ({ purposes, availability }) => purposes.length > 0 && availability === "ACTIVE",
  );
  const used = weak.length > 0 && isForPurposes ? weak : sure;
  const states = [...new Set(used.map(({ availability }) => availability!))];
  const isOff = states.includes("SOLD") || states.includes("RENTED");
  return isOff ? states.filter((state) => state !== "INACTIVE") : states;
};

const joinValues = ({ kind }: Field, before: unknown, value: unknown): unknown => {
  if (Array.isArray(before) && Array.isArray(value)) return [...before, ...value];
  const between = kind === "text" ? "\n" : ", ";
  return typeof before === "string" && typeof value === "string" ? `${before}${between}${value}` : value;
};

const readOf = ({ columns, styles, maps }: Columns, column: Column, row: Row): CellRead | null => {
  const { field, at, heading } = column;
  const own = row.cells[at] ?? NO_CELL;
  if (!field || own.text === "") return null;
  const cell = withCompanions(columns, column, own, row);
  const meant = maps.valueOf(heading, own.text, OF_WORDS.has(field.kind));
  if (meant === "") return { column, cell, reading: { left: "placeholder" } };
  const style = styles.get(at) ?? NO_STYLE;
  const reading = readCell(meant === undefined ? cell : { text: meant }, { field, style, heading });
  return { column, cell, reading };
};

/** For land the plot's area counts, then the total: "Área útil" belongs to the house. */
const landRank = ({ field, rank }: Column): number => {
  if (rank < 0) return rank;
  const heading = field?.headings[rank] ?? "";
  return rank - (/lote|terreno/.test(heading) ? 2_000 : /total/.test(heading) ? 1_000 : 0);
};

/** Of several columns for one field, the first with a value counts; the others are reported. */
const firstOf = (
  field: Field,
  reads: readonly CellRead[],
  isLand: boolean,
): { used: CellRead[]; left: CellRead[] } => {
  const rankOf = isLand && field.kind === "area" ? landRank : ({ rank }: Column) => rank;
  const ordered = [...reads].sort(
    (one, other) => rankOf(one.column) - rankOf(other.column) || one.column.at - other.column.at,
  );
  if (field.several === "join" || field.several === "agree") return { used: ordered, left: [] };
  const first =
    ordered.find(({ reading }) => "value" in reading) ?? ordered.find(({ reading }) => "fault" in reading);
  const used = first ? [first] : ordered;
  return { used, left: first ? ordered.filter((one) => one !== first) : [] };
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

  /** Reports cells whose meaning another column of the row has given. */
  reportUnused(reads: readonly CellRead[]): void {
    for (const one of reads) this.#remark(one, "not_used", "");
  }

  take(field: Field, reads: readonly CellRead[], isLand: boolean): void {
    const { used, left } = firstOf(field, reads, isLand);
    for (const one of left) this.#remark(one, "not_used", "");
    for (const one of used) this.#takeCell(field, one);
  }

  #cellOf({ column, cell }: CellAt) {
    const field = column.field?.name ?? "";
    return { line: this.#line, ref: this.#ref, heading: column.heading, field, value: cell.text };
  }

  #remark(one: CellAt, code: CellRemark, about: string): void {
    this.remarks.push({ ...this.#cellOf(one), code, about });
  }

  #takeCell(field: Field, one: CellRead): void {
    const { reading } = one;
    if ("fault" in reading) {
      const { fault, ...rest } = reading;
      this.faults.push({ ...this.#cellOf(one), code: fault, ...rest });
    } else if ("left" in reading) this.#remark(one, reading.left, "");
    else {
      for (const { code, about } of reading.remarks ?? []) this.#remark(one, code, about);
      this.#put(field, reading.value);
      this.shown.push({ column: one.column, text: one.cell.text, value: reading.value });
    }
  }

  #put(field: Field, value: unknown): void {
    const before = this.values.get(field.name);
    this.values.set(field.name, before === undefined ? value : joinValues(field, before, value));
  }

  /**
   * Of several columns of states, one may be less exact than another; if they contradict each other, a person is asked.
   */
  agreeOnState(): void {
    const cells = this.shown.filter(({ column }) => column.field?.several === "agree");
    const last = cells.at(-1);
    if (!last) return;
    const markets = cells.map(({ value }) => value as Market);
    const states = statesIn(markets);
    const purposes = [...new Set(markets.flatMap((one) => one.purposes))];
    this.values.set(MARKET, { purposes, availability: states[0] });
    for (const { column, text, value } of cells)
      if ((value as Market).isWeak && (value as Market).availability === "INACTIVE" && states[0] === "ACTIVE")
        this.#remark({ column, cell: { text } }, "not_used", "");
    if (states.length > 1)
      this.faults.push({
        ...this.#cellOf({ column: last.column, cell: { text: last.text } }),
        code: "states_differ",
        accepted: states,
      });
  }

  addUpParking(): void {
    const parts = PARKING_PARTS.flatMap((name) => (this.values.get(name) as number | undefined) ?? []);
    const sum = parts.reduce((all, count) => all + count, 0);
    if (parts.length > 0) this.values.set(PARKING, sum);
  }

  /** A column of states may name purposes; where they differ from the purposes' own column, the latter counts. */
  comparePurposes(): void {
    const own = this.values.get("purposes") as readonly Purpose[] | undefined;
    const { purposes = [] } = (this.values.get(MARKET) ?? {}) as Partial<Market>;
    const differs = own && purposes.some((one) => !own.includes(one));
    const unused =
      differs &&
      this.shown.find(
        ({ column, value }) => column.field?.name === MARKET && (value as Market).purposes.length > 0,
      );
    if (unused) this.#remark({ column: unused.column, cell: { text: unused.text } }, "not_used", "");
  }

  /** Keeps as much of a list as fits, and reports the rest. */
  fit(
    name: string,
    limit: (all: readonly string[]) => { kept: readonly string[]; left: readonly string[] },
  ): void {
    const all = this.values.get(name);
    if (!Array.isArray(all)) return;
    const { kept, left } = limit(all);
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
  AREA_UNIT,
  CURRENCY,
  RENT_PERIOD,
  GATED,
  STREET_TYPE,
  FOR_SALE,
  FOR_RENT,
  AREA_CODE,
  LAST_NAME,
  MARKET,
  PRICE,
  COVERED_PARKING,
  OPEN_PARKING,
  "purposes",
  BROKER,
  BUDGET,
  MIN_BUDGET,
  CITIES,
  STATE,
  NEIGHBORHOODS,
  LOCATIONS,
]);

/** Where a client looks, from parts of places; a column of whole places takes precedence. */
const PLACE_PARTS = [CITIES, STATE, NEIGHBORHOODS];

const PARKING = "parkingSpots";
const PARKING_PARTS = [COVERED_PARKING, OPEN_PARKING];

const LAND: ReadonlySet<string> = new Set(["TERRENO", "RURAL"]);

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

/** A minimum from its own column goes with the maximum. */
const budgetOf = (values: ReadonlyMap<string, unknown>): Budget | undefined => {
  const budget = values.get(BUDGET) as Budget | undefined;
  const least = (values.get(MIN_BUDGET) as number | undefined) ?? budget?.least;
  if (least === undefined) return budget;
  return budget?.most === undefined ? { least } : { least, most: budget.most };
};

const FLAGS = [
  [FOR_SALE, "VENDA"],
  [FOR_RENT, "LOCACAO"],
] as const;

const flaggedPurposes = (values: ReadonlyMap<string, unknown>, as: boolean): readonly Purpose[] =>
  FLAGS.flatMap(([name, purpose]) => (values.get(name) === as ? [purpose] : []));

/** The purposes that a row names: in a column of purposes, with its state, or in one column per purpose. */
const purposesIn = (values: ReadonlyMap<string, unknown>, market: Market | undefined): readonly Purpose[] => {
  const own = values.get("purposes") as readonly Purpose[] | undefined;
  const hasAll = FLAGS.every(([name]) => values.get(name) !== undefined);
  const flags = hasAll ? flaggedPurposes(values, true) : [];
  return [own ?? [], market?.purposes ?? [], flags].find((purposes) => purposes.length > 0) ?? [];
};

const lineOf = (line: number, ref: string, { values, shown }: RowReader, titled: Titled): Line => {
  const market = values.get(MARKET) as Market | undefined;
  const excluded = flaggedPurposes(values, false);
  const purposes = purposesIn(values, market);
  const one = flaggedPurposes(values, true);
  const isOff = purposes.length === 0 && excluded.length === FLAGS.length;
  const status = market?.availability ?? (isOff ? "INACTIVE" : undefined);
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
    implied: (one.length > 0 ? one : titled.purposes).filter((purpose) => !excluded.includes(purpose)),
    excluded,
    shown,
    ...(titled.type && { impliedType: titled.type }),
    ...(status && { status }),
    ...(price !== undefined && { price }),
    ...(broker !== "" && { broker }),
    ...(hasPlaces && { places }),
    ...(budget && { budget }),
  };
};

/** What a title says about the rows below that do not say otherwise. */
export interface Titled {
  readonly purposes: readonly Purpose[];
  readonly type?: PropertyType | undefined;
}

const UNTITLED: Titled = { purposes: [] };

export interface LineRead {
  readonly line: Line;
  readonly faults: readonly RowFault[];
  readonly remarks: readonly RowRemark[];
}

/**
 * A row's meaning, cell by cell. Every non-empty cell ends up in the line, in a fault or in a remark.
 * @param titled what a title above says, for a row that does not say it
 */
export const readLine = (known: Columns, row: Row, titled: Titled = UNTITLED): LineRead => {
  const reads = known.columns.flatMap((column) => readOf(known, column, row) ?? []);
  const coded = reads.find(({ column }) => column.field?.name === "externalRef")?.reading;
  const ref = coded && "value" in coded ? String(coded.value) : "";
  const reader = new RowReader(row.line, ref);
  const own = reads.find(
    ({ column, reading }) => column.field?.kind === "type" && "value" in reading,
  )?.reading;
  const type = own && "value" in own ? (own.value as PropertyType) : titled.type;
  const isLand = type !== undefined && LAND.has(categoryOf(type) ?? "");
  const says = (name: string): boolean =>
    reads.some(({ column, reading }) => column.field?.name === name && "value" in reading);
  const parts = new Set([...(says(LOCATIONS) ? PLACE_PARTS : []), ...(says(PARKING) ? PARKING_PARTS : [])]);
  for (const [field, several] of Map.groupBy(reads, ({ column }) => column.field!))
    if (parts.has(field.name)) reader.reportUnused(several);
    else reader.take(field, several, isLand);
  reader.addUpParking();
  reader.agreeOnState();
  reader.comparePurposes();
  reader.fit("phones", (all) => {
    const { phones: kept, left } = limitPhones(all);
    return { kept, left };
  });
  reader.fit("photos", (all) => {
    const { photos: kept, left } = limitPhotos(all);
    return { kept, left };
  });
  return { line: lineOf(row.line, ref, reader, titled), faults: reader.faults, remarks: reader.remarks };
};
