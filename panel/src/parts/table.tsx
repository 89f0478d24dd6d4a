import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import { addressWith, type PanelContext, sayIn } from "../context.ts";
import { LISTS } from "../texts/lists.ts";
import { Options } from "./fields.tsx";

export interface Column<T> {
  readonly title: Sentence;
  readonly cell: (one: T) => Child;
  readonly isNumber?: true;
}

interface TableParts<T> {
  readonly c: PanelContext;
  /** The first names the row. */
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
}

/** A list of things; on a narrow screen each row is a card of labels and values. */
export const Table = <T,>({ c, columns, rows }: TableParts<T>) => {
  const say = sayIn(c.get("language"));
  const [first, ...rest] = columns;
  return (
    <div class="card">
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th scope="col" {...(isNumber && { class: "number" })}>
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr>
              <th scope="row">{first?.cell(one)}</th>
              {rest.map(({ title, cell, isNumber }) => (
                <td data-label={say(title)} {...(isNumber && { class: "number" })}>
                  {cell(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Links to the next page of a list, and to its first. */
export const Pager = ({ c, next }: { readonly c: PanelContext; readonly next: string | null }) => {
  const say = sayIn(c.get("language"));
  const isLater = c.req.query("cursor") !== undefined;
  if (next === null && !isLater) return null;
  return (
    <nav class="row" aria-label={say(LISTS.pages)}>
      {isLater && (
        <a class="button plain" href={addressWith(c, { cursor: null })}>
          {say(LISTS.first)}
        </a>
      )}
      {next !== null && (
        <a class="button plain" href={addressWith(c, { cursor: next })}>
          {say(LISTS.next)}
        </a>
      )}
    </nav>
  );
};

/** The filters in the address, and the cursor; an empty filter is left out. */
export const filtersOf = (c: PanelContext, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...names, "cursor"].flatMap((name) => {
      const value = c.req.query(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );

interface FilterParts {
  readonly c: PanelContext;
  readonly name: string;
  readonly label: Sentence;
  readonly choices: Readonly<Record<string, Sentence>>;
}

/** A filter with fixed values; the first option filters nothing. */
export const Choice = ({ c, name, label, choices }: FilterParts) => {
  const say = sayIn(c.get("language"));
  const chosen = c.req.query(name) ?? "";
  return (
    <label class="filter">
      {say(label)}
      <select name={name}>
        <option value="">{say(LISTS.all)}</option>
        <Options c={c} of={choices} chosen={chosen} />
      </select>
    </label>
  );
};

/** A filter by words, first of its form. */
export const Search = ({ c, label }: Pick<FilterParts, "c" | "label">) => (
  <label class="filter">
    {sayIn(c.get("language"))(label)}
    <input type="search" name="q" maxlength={100} value={c.req.query("q") ?? ""} />
  </label>
);

export const Filters = ({ c, children }: { readonly c: PanelContext; readonly children?: Child }) => {
  const say = sayIn(c.get("language"));
  return (
    <form
      method="get"
      action={c.get("pagePath")}
      class="filters"
      hx-get={c.get("pagePath")}
      hx-trigger="change, submit"
      hx-target="#main"
      hx-swap="innerMorph"
    >
      {children}
      <button type="submit" class="plain">
        {say(LISTS.filter)}
      </button>
      {c.req.url.includes("?") && <a href={c.get("pagePath")}>{say(LISTS.clear)}</a>}
    </form>
  );
};

export const Empty = ({ c, text }: { readonly c: PanelContext; readonly text: Sentence }) => (
  <p class="card empty">{sayIn(c.get("language"))(text)}</p>
);
