import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import { addressWith, type PanelContext } from "../context.ts";
import { Options } from "./fields.tsx";
import { Icon } from "./icon.tsx";
import { LISTS } from "./list-texts.ts";

export interface Column<T> {
  readonly title: Sentence;
  readonly cell: (row: T) => Child;
  readonly isNumber?: true;
  /** Hidden on a narrow screen; the row's own page has it. */
  readonly isAside?: true;
  /** The checkbox of the row, before its name. */
  readonly isTick?: true;
}

interface TableParts<T> {
  readonly c: PanelContext;
  /** The first column names the row. */
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
}

const classOf = <T,>({ isNumber, isAside, isTick }: Column<T>) => {
  const names = [isNumber && "number", isAside && "aside", isTick && "tick"].filter(Boolean).join(" ");
  return names === "" ? {} : { class: names };
};

/** A table; on a narrow screen each row becomes a name with its state, and a line with the rest. */
export const Table = <T,>({ c, columns, rows }: TableParts<T>) => {
  const t = c.get("t");
  const ticks = columns.filter(({ isTick }) => isTick);
  const others = columns.filter(({ isTick }) => !isTick);
  const [first, ...rest] = others;
  const cellOf = (column: Column<T>, row: T) => (
    <td data-label={t(column.title)} {...classOf(column)}>
      {column.cell(row)}
    </td>
  );
  return (
    <div class="card">
      <table class="list">
        <thead>
          <tr>
            {[...ticks, ...others].map((column) => (
              <th scope="col" {...classOf(column)}>
                {t(column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {ticks.map((column) => cellOf(column, row))}
              <th scope="row">{first?.cell(row)}</th>
              {rest.map((column) => cellOf(column, row))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** How many cursors of previous pages the address keeps; the first page's cursor is empty. */
const MAX_BACK = 8;
const SEPARATOR = "~";

/** Links to a list's next, previous and first pages. */
export const Pager = ({ c, next }: { readonly c: PanelContext; readonly next: string | null }) => {
  const t = c.get("t");
  const cursor = c.req.query("cursor");
  if (next === null && cursor === undefined) return null;
  const before = c.req.query("back")?.split(SEPARATOR) ?? [];
  const after = [...before, cursor ?? ""].slice(-MAX_BACK).join(SEPARATOR);
  const rest = before.slice(0, -1).join(SEPARATOR);
  return (
    <nav class="row pager" aria-label={t(LISTS.pages)}>
      {cursor !== undefined && (
        <a class="button plain" href={addressWith(c, { cursor: null, back: null })}>
          {t(LISTS.first)}
        </a>
      )}
      {before.length > 0 && (
        <a
          class="button plain"
          href={addressWith(c, { cursor: before.at(-1) || null, back: before.length > 1 ? rest : null })}
        >
          {t(LISTS.before)}
        </a>
      )}
      {next !== null && (
        <a class="button plain" href={addressWith(c, { cursor: next, back: after })}>
          {t(LISTS.next)}
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
  /** The value if the address has none; there is then no option for "all". */
  readonly usual?: string;
  /** The label of the first option, in place of "all". */
  readonly first?: Sentence;
}

/** A filter with fixed values; the first option filters nothing. */
export const Choice = ({ c, name, label, choices, usual, first = LISTS.all }: FilterParts) => {
  const t = c.get("t");
  const asked = c.req.query(name) ?? "";
  const chosen = usual !== undefined && !Object.hasOwn(choices, asked) ? usual : asked;
  return (
    <label class="filter">
      {t(label)}
      <select name={name}>
        {usual === undefined && <option value="">{t(first)}</option>}
        <Options c={c} of={choices} chosen={chosen} />
      </select>
    </label>
  );
};

/** A full-text filter, the first one in its form. */
export const Search = ({ c, label }: Pick<FilterParts, "c" | "label">) => (
  <label class="filter">
    {c.get("t")(label)}
    <input type="search" name="q" maxlength={100} value={c.req.query("q") ?? ""} />
  </label>
);

/** A filter by an exact value, such as an id. */
export const ExactFilter = ({ c, name, label }: Pick<FilterParts, "c" | "name" | "label">) => (
  <label class="filter">
    {c.get("t")(label)}
    <input name={name} maxlength={100} autocomplete="off" value={c.req.query(name) ?? ""} />
  </label>
);

/** A filter hidden until it is opened or used. */
export interface FoldedFilter {
  readonly name: string;
  readonly label: Sentence;
  readonly choices?: Readonly<Record<string, Sentence>>;
  /** The type of the input, for a filter without choices. */
  readonly type?: string;
}

const FoldedField = ({ c, filter }: { readonly c: PanelContext; readonly filter: FoldedFilter }) =>
  filter.choices ? (
    <Choice c={c} {...filter} choices={filter.choices} />
  ) : (
    <label class="filter">
      {c.get("t")(filter.label)}
      <input
        name={filter.name}
        type={filter.type ?? "text"}
        value={c.req.query(filter.name) ?? ""}
        maxlength={100}
      />
    </label>
  );

/** The folded filters in use, each with a link that removes it. */
const Chips = ({ c, active }: { readonly c: PanelContext; readonly active: readonly FoldedFilter[] }) => {
  const t = c.get("t");
  const wordOf = ({ name, choices }: FoldedFilter): string => {
    const value = c.req.query(name) ?? "";
    const word = choices && Object.hasOwn(choices, value) ? choices[value] : undefined;
    return word ? t(word) : value.replace("T", " ");
  };
  return (
    <ul class="chips">
      {active.map((filter) => (
        <li>
          <a class="chip" href={addressWith(c, { [filter.name]: null, cursor: null, back: null })}>
            {t(filter.label)}: <strong>{wordOf(filter)}</strong>
            <Icon name="x" />
            <span class="unseen">{t(LISTS.without)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Opens as a popover, without a script. */
const FilterPopover = ({
  c,
  folded,
  active,
}: Omit<FiltersParts, "children"> & { active: readonly FoldedFilter[] }) => {
  const t = c.get("t");
  return (
    <>
      <button type="button" class="plain" popovertarget="filters">
        <Icon name="list-filter" />
        {t(LISTS.filters)}
        {active.length > 0 && <span class="count">{active.length}</span>}
      </button>
      <div id="filters" class="sheet" popover="auto">
        {folded?.map((filter) => (
          <FoldedField c={c} filter={filter} />
        ))}
        <button type="submit" class="main" popovertarget="filters" popovertargetaction="hide">
          {t(LISTS.filter)}
        </button>
      </div>
    </>
  );
};

interface FiltersParts {
  readonly c: PanelContext;
  readonly children?: Child;
  /** Filters that few need. */
  readonly folded?: readonly FoldedFilter[];
}

/** Parameters of the address that filter nothing. */
const VIEWS: ReadonlySet<string> = new Set(["column", "cursor", "back"]);

export const Filters = ({ c, children, folded = [] }: FiltersParts) => {
  const t = c.get("t");
  const active = folded.filter(({ name }) => c.req.query(name));
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
      {folded.length > 0 && <FilterPopover c={c} folded={folded} active={active} />}
      <button type="submit" class="plain apply">
        {t(LISTS.filter)}
      </button>
      {Object.keys(c.req.query()).some((name) => !VIEWS.has(name)) && (
        <a href={c.get("pagePath")}>{t(LISTS.clear)}</a>
      )}
      {active.length > 0 && <Chips c={c} active={active} />}
    </form>
  );
};

export const Empty = ({ c, text }: { readonly c: PanelContext; readonly text: Sentence }) => (
  <p class="card empty">{c.get("t")(text)}</p>
);
