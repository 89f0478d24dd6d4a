import type { Child } from "hono/jsx";
import type { Problem } from "../../../src/errors/problem.ts";
import type { Sentence } from "../../../src/lib/language.ts";
import { addressWith, type PanelContext, sameInBoth } from "../context.ts";
import { Refused } from "./fields.tsx";
import { Page, show } from "./frame.tsx";
import { LISTS } from "./list-texts.ts";
import { type ListPage, newestOf } from "./newest.ts";
import { Choice, type Column, Empty, Filters, filtersOf, Pager, Search, Table } from "./table.tsx";

/** An order that the API does not offer: the newest rows that match the filters are sorted here. */
interface Sorting<T> {
  readonly title: Sentence;
  readonly by: (row: T, c: PanelContext) => number | string | null;
  readonly isDescending?: true;
}

/** One of the API's lists, for its page and its CSV file. */
export interface List<T> {
  readonly title: Sentence;
  readonly search: Sentence;
  readonly choices: Readonly<
    Record<string, { readonly label: Sentence; readonly of: Readonly<Record<string, Sentence>> }>
  >;
  readonly sortings: Readonly<Record<string, Sorting<T>>>;
  readonly sizes: readonly string[];
  readonly none: Sentence;
  readonly read: (c: PanelContext, query: Readonly<Record<string, string>>) => Promise<ListPage<T>>;
}

const filterNames = <T,>({ choices }: List<T>): readonly string[] => ["q", ...Object.keys(choices)];

/** The newest rows that match the page's filters, for a file. */
export const newestIn = async <T,>(c: PanelContext, list: List<T>): Promise<readonly T[]> => {
  const { cursor: _, ...filters } = filtersOf(c, filterNames(list));
  return (await newestOf((page) => list.read(c, { ...filters, ...page }))).data;
};

/** Pages of 100 rows that are sorted: no more calls than a page of the dashboard may make. */
const PAGES_SORTED = 2;
const MAX_SORTED = 200;

/** As `since`, asks for the order of changes without leaving anything out. */
const EPOCH = "1970-01-01T00:00:00Z";

interface Rows<T> extends ListPage<T> {
  readonly count: number | null;
  readonly among: number | null;
}

const comparing = <T,>(c: PanelContext, { by, isDescending }: Sorting<T>) => {
  const { compare } = new Intl.Collator(c.get("language"), { numeric: true });
  const compareValues = (one: number | string, other: number | string): number =>
    typeof one === "number" && typeof other === "number" ? one - other : compare(String(one), String(other));
  return (first: T, second: T): number => {
    const one = by(first, c);
    const other = by(second, c);
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return isDescending ? compareValues(other, one) : compareValues(one, other);
  };
};

const sortedRows = async <T,>(
  c: PanelContext,
  list: List<T>,
  sorting: Sorting<T>,
  size: number,
): Promise<Rows<T>> => {
  const { cursor, ...filters } = filtersOf(c, filterNames(list));
  const found = await newestOf((page) => list.read(c, { ...filters, ...page }), PAGES_SORTED);
  const from = Math.max(0, Math.trunc(Number(cursor)) || 0);
  const count = found.data.length;
  return {
    data: found.data.toSorted(comparing(c, sorting)).slice(from, from + size),
    nextCursor: from + size < count ? String(from + size) : null,
    count: found.nextCursor === null ? count : null,
    among: found.nextCursor === null ? null : count,
  };
};

/** The rows of the requested page. @throws Unanswered */
export const rowsOf = async <T,>(c: PanelContext, list: List<T>): Promise<Rows<T>> => {
  const { order = "", size: asked } = c.req.query();
  const size = list.sizes.find((one) => one === asked) ?? list.sizes.at(-1)!;
  if (Object.hasOwn(list.sortings, order)) return sortedRows(c, list, list.sortings[order]!, Number(size));
  const since = order === "changed" ? { updatedSince: EPOCH } : {};
  const query = { ...filtersOf(c, filterNames(list)), limit: size, ...since };
  const { data, nextCursor } = await list.read(c, query);
  const hasAll = nextCursor === null && c.req.query("cursor") === undefined;
  return { data, nextCursor, count: hasAll ? data.length : null, among: null };
};

interface ListParts<T> {
  readonly list: List<T>;
  readonly rows: Rows<T>;
  readonly action: Child;
  readonly columns: readonly Column<T>[];
  readonly around?: (table: Child) => Child;
  readonly problem?: Problem | undefined;
}

/** A list with its filters, orders and pages. */
export const showList = <T,>(c: PanelContext, parts: ListParts<T>) => {
  const { list, rows, action, columns, around = (table) => table, problem } = parts;
  const { data, nextCursor, count, among } = rows;
  const isUnfinished = among !== null && among < MAX_SORTED;
  const isFiltered = filterNames(list).some((name) => c.req.query(name));
  const sortings = Object.entries(list.sortings).map(([name, { title }]) => [name, title] as const);
  const orders = { newest: LISTS.newest, changed: LISTS.changed, ...Object.fromEntries(sortings) };
  const hinted = (text: Sentence, number: number) => (
    <p class="hint">{c.get("t")(text).replace("{count}", String(number))}</p>
  );
  return show(
    c,
    <Page c={c} title={list.title} action={action}>
      <Refused problem={problem} />
      <Filters c={c}>
        <Search c={c} label={list.search} />
        {Object.entries(list.choices).map(([name, { label, of }]) => (
          <Choice c={c} name={name} label={label} choices={of} />
        ))}
        <Choice c={c} name="order" label={LISTS.order} choices={orders} usual="newest" />
        <Choice
          c={c}
          name="size"
          label={LISTS.size}
          choices={Object.fromEntries(list.sizes.map((size) => [size, sameInBoth(size)]))}
          usual={list.sizes.at(-1)!}
        />
      </Filters>
      {count !== null && count > 0 && hinted(LISTS.inAll, count)}
      {among === MAX_SORTED && hinted(LISTS.among, among)}
      {isUnfinished && (
        <p class="hint">
          {c.get("t")(LISTS.unfinished)}{" "}
          <a href={addressWith(c, { order: null, cursor: null, back: null })}>{c.get("t")(LISTS.newest)}</a>
        </p>
      )}
      {data.length > 0 && around(<Table<T> c={c} rows={data} columns={columns} />)}
      {data.length === 0 && !isUnfinished && <Empty c={c} text={isFiltered ? LISTS.nothing : list.none} />}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem ? 422 : 200,
  );
};
