import { addressWith, type PanelContext, sayIn } from "../context.ts";
import { LISTS } from "./list-texts.ts";

const PAGE = "100";
/** A file has the newest 1,000 rows. */
const MOST_PAGES = 10;

interface ListPage<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** Leads to the list of a page, under its filters, as a table for spreadsheets. */
export const CsvLink = ({ c }: { readonly c: PanelContext }) => (
  <a
    class="button plain"
    download
    href={addressWith(c, { cursor: null, back: null }).replace(
      c.get("pagePath"),
      `${c.get("pagePath")}/list.csv`,
    )}
  >
    {sayIn(c.get("language"))(LISTS.csv)}
  </a>
);

/** The newest things of a list, page by page. */
export const newestOf = async <T,>(
  read: (query: Readonly<Record<string, string>>) => Promise<ListPage<T>>,
): Promise<T[]> => {
  const found: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data, nextCursor }: ListPage<T> = await read({ limit: PAGE, ...(cursor !== null && { cursor }) });
    found.push(...data);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found;
};
