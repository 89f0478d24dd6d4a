import { addressWith, type PanelContext } from "../context.ts";
import { LISTS } from "./list-texts.ts";

/** Links to the page's list, with its filters, as CSV. */
export const CsvLink = ({ c }: { readonly c: PanelContext }) => (
  <a
    class="button plain"
    download
    href={addressWith(c, { cursor: null, back: null }).replace(
      c.get("pagePath"),
      `${c.get("pagePath")}/list.csv`,
    )}
  >
    {c.get("t")(LISTS.csv)}
  </a>
);
