import type { Availability, PropertyType, Purpose } from "../../vocabulary/value-lists.ts";
import type { Column } from "./columns.ts";
import type { CellFault, CellRemark } from "./reported.ts";

/** Where a client looks for a home, in the sheet's words. */
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

/** A row as understood. What depends on the account is kept apart from what goes to the API as it is. */
export interface Line {
  readonly line: number;
  readonly ref: string;
  /** Members of the API; amounts are reais. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The parts of the address that the row has. */
  readonly address: Readonly<Record<string, string>>;
  readonly status?: Availability;
  /** A price from a column that does not name its purpose. */
  readonly price?: number;
  readonly purposes: readonly Purpose[];
  /**
   * Purposes of a title above, or of one flag next to an empty one: they assign a price, and change no stored purposes.
   */
  readonly implied: readonly Purpose[];
  /** The type that a title above names, for a new property without one. */
  readonly impliedType?: PropertyType;
  /** Purposes for which a flag says that it is not offered. */
  readonly excluded: readonly Purpose[];
  readonly broker?: string;
  readonly places?: PlacesWanted;
  readonly budget?: Budget;
  /** Each cell with the value that it became, for a person to check. */
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

/** Cells of a row that are not stored as they were written. */
export interface RowRemark extends OfCell {
  readonly code: CellRemark;
  readonly about: string;
}
