import type { Availability, PropertyType, Purpose } from "../../vocabulary/value-lists.ts";
import type { Column } from "./columns.ts";
import type { CellFault, CellRemark } from "./told.ts";

/** Where a client looks for a home, as a sheet names it. */
export interface PlacesWanted {
  readonly cities: string;
  readonly state: string;
  readonly neighborhoods: string;
  /** Each place whole, with its city and state. */
  readonly whole: string;
}

export interface Budget {
  readonly least?: number;
  readonly most?: number;
}

/** A row as understood. What depends on the account is apart from what goes to the API as it is. */
export interface Line {
  readonly line: number;
  readonly ref: string;
  /** Members of the API; amounts are reais. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The parts of the address that the row has. */
  readonly address: Readonly<Record<string, string>>;
  readonly status?: Availability;
  /** A price of a column that does not say what for. */
  readonly price?: number;
  readonly purposes: readonly Purpose[];
  /** What a title above names, or one flag beside an empty one: they decide a price, and change no known purposes. */
  readonly implied: readonly Purpose[];
  /** The type that a title above names: of a new property that says none. */
  readonly impliedType?: PropertyType;
  /** What it is not offered for, by a flag. */
  readonly excluded: readonly Purpose[];
  readonly broker?: string;
  readonly places?: PlacesWanted;
  readonly budget?: Budget;
  /** Each cell with the value it became, for a person who looks. */
  readonly shown: readonly Shown[];
}

export interface Shown {
  readonly column: Column;
  readonly text: string;
  readonly value: unknown;
}

interface OfCell {
  readonly line: number;
  readonly ref: string;
  readonly heading: string;
  readonly field: string;
  /** The cell as written. */
  readonly value: string;
}

/** Why a row is not written. */
export interface RowFault extends OfCell {
  readonly code: CellFault;
  readonly readings?: readonly string[];
  readonly accepted?: readonly string[];
  /** The line that has the code already. */
  readonly first?: number;
}

/** Cells of a row that are not stored as written. */
export interface RowRemark extends OfCell {
  readonly code: CellRemark;
  readonly about: string;
}
