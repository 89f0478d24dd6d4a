/** Why a cell keeps its row from being written. */
export type CellFault =
  | "broken_formula"
  | "struck_out"
  | "parts_unsure"
  | "required"
  | "duplicate"
  | "damaged_code"
  | "made_a_date"
  | "shifted_row"
  | "damaged_phone"
  | "not_a_phone"
  | "not_a_type"
  | "not_a_purpose"
  | "not_an_amount"
  | "ambiguous_amount"
  | "price_of_what"
  | "not_monthly"
  | "states_differ"
  | "not_a_count"
  | "not_a_number"
  | "not_an_area"
  | "ambiguous_area"
  | "regional_unit"
  | "not_a_date"
  | "ambiguous_date"
  | "not_yes_or_no"
  | "no_consent"
  | "unknown_city";

/** A cell of a written row that is not stored as written. */
export type CellRemark =
  | "placeholder"
  | "on_request"
  | "scientific"
  | "read_as"
  | "unknown_stage"
  | "unknown_state"
  | "not_an_address"
  | "not_a_photo"
  | "not_a_name"
  | "too_many"
  | "not_used"
  | "other_part"
  | "above_headings"
  | "other_sheet"
  | "summary_row"
  | "title_row"
  | "title_purposes"
  | "title_type"
  | "repeated_header"
  | "struck_row"
  | "hidden_row"
  | "hidden_column"
  | "sold_or_let"
  | "fewer_photos"
  | "whole_city"
  | "broker_unknown"
  | "neighborhood_unknown"
  /** In the API's own words. */
  | "said";

/** A cell's content: a value, something that the field does not take, or something ambiguous. */
export type Reading =
  | { readonly value: unknown; readonly remarks?: readonly Noted[] }
  | { readonly left: CellRemark }
  | {
      readonly fault: CellFault;
      readonly readings?: readonly string[];
      readonly accepted?: readonly string[];
    };

export interface Noted {
  readonly code: CellRemark;
  /** The part of the cell that is meant, or how it was read. */
  readonly about: string;
}
