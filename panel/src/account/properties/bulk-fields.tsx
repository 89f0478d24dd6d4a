import type { Sentence } from "../../../../src/lib/language.ts";
import type { PanelContext } from "../../context.ts";
import { Options } from "../../kit/fields.tsx";
import { BULK, BULK_FIELDS, BULK_WAYS } from "./bulk-texts.ts";
import { STATUSES } from "./texts.ts";

export const DEFAULT_FIELD = "status";

/** The change that somebody wants to make to the checked properties. */
export interface Wanted {
  readonly field: string;
  readonly by: string;
  readonly status: string;
  /** The amount or price, as typed. */
  readonly text: string;
}

export const wantedIn = (at: (name: string) => string | undefined): Wanted => {
  const field = at("field") ?? "";
  const isPrice = field !== DEFAULT_FIELD && Object.hasOwn(BULK_FIELDS, field);
  const by = at("by") ?? "";
  return {
    field: isPrice ? field : DEFAULT_FIELD,
    by: isPrice && Object.hasOwn(BULK_WAYS, by) ? by : "TO",
    status: at("status") ?? "",
    text: (at("value") ?? "").trim(),
  };
};

/** What to change, beside the buttons of the list and above the preview. */
export const ChangeFields = ({ c, wanted }: { readonly c: PanelContext; readonly wanted?: Wanted }) => {
  const t = c.get("t");
  const options = (of: Readonly<Record<string, Sentence>>, chosen = "") => (
    <Options c={c} of={of} chosen={chosen} />
  );
  return (
    <>
      <label class="filter">
        {t(BULK.field)}
        <select name="field">{options(BULK_FIELDS, wanted?.field)}</select>
      </label>
      <label class="filter">
        {t(BULK.status)}
        <select name="status">{options(STATUSES, wanted?.status)}</select>
      </label>
      <label class="filter">
        {t(BULK.by)}
        <select name="by">{options(BULK_WAYS, wanted?.by)}</select>
      </label>
      <label class="filter">
        {t(BULK.value)}
        <input
          name="value"
          maxlength={20}
          autocomplete="off"
          inputmode="decimal"
          value={wanted?.text ?? ""}
        />
      </label>
    </>
  );
};
