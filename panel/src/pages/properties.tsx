import { Hono } from "hono";
import { inAccount, type PanelBindings, type PanelContext, sayIn } from "../context.ts";
import { ask } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { Page, show } from "../parts/frame.tsx";
import { Choice, type Column, Empty, Filters, filtersOf, Pager, Search, Table } from "../parts/table.tsx";
import { moneyIn, Time } from "../parts/values.tsx";
import { LISTS } from "../texts/lists.ts";
import { PROPERTIES, PURPOSE_TITLES, RADAR_TITLES, STATUSES } from "../texts/properties.ts";

export type Property = AnswerTo<"listProperties">["data"][number];

const PAGE = "50";
const FILTERS = ["q", "status", "purpose", "radar"] as const;

export const propertiesBase = (c: PanelContext): string => inAccount(c, "/properties");

const Name = ({ c, one }: { readonly c: PanelContext; readonly one: Property }) => (
  <>
    <a href={`${propertiesBase(c)}/${one.id}`}>
      {one.title ?? sayIn(c.get("language"))(PROPERTIES.untitled)}
    </a>
    <p class="hint">
      <code>{one.externalRef ?? one.id}</code>
    </p>
  </>
);

export const Prices = ({ c, one }: { readonly c: PanelContext; readonly one: Property }) => {
  const language = c.get("language");
  const prices = [one.salePrice, one.rentPrice].filter((price) => price !== null);
  return (
    <>
      {prices.map((price) => (
        <div>{moneyIn(language, price)}</div>
      ))}
    </>
  );
};

export const placeOf = ({ address }: Property): string =>
  [address.neighborhood, address.city].filter(Boolean).join(", ");

export const Radar = ({ c, one }: { readonly c: PanelContext; readonly one: Property }) =>
  one.radar.eligible ? (
    <span class="badge">{sayIn(c.get("language"))(PROPERTIES.ready)}</span>
  ) : (
    <p class="row">
      {one.radar.labels.map((label) => (
        <span class="badge waiting">{label}</span>
      ))}
    </p>
  );

/** The columns of every list of properties. */
export const columnsOf = (c: PanelContext): readonly Column<Property>[] => [
  { title: PROPERTIES.name, cell: (one) => <Name c={c} one={one} /> },
  { title: PROPERTIES.place, cell: placeOf },
  { title: PROPERTIES.price, cell: (one) => <Prices c={c} one={one} />, isNumber: true },
];

export const properties = new Hono<PanelBindings>();

properties.get("/", async (c) => {
  const language = c.get("language");
  const say = sayIn(language);
  const filters = filtersOf(c, FILTERS);
  const { data, nextCursor } = await ask(c, "listProperties", { query: { ...filters, limit: PAGE } });
  const isFiltered = FILTERS.some((name) => name in filters);
  return show(
    c,
    <Page c={c} title={PROPERTIES.title}>
      <Filters c={c}>
        <Search c={c} label={PROPERTIES.search} />
        <Choice c={c} name="status" label={PROPERTIES.status} choices={STATUSES} />
        <Choice c={c} name="purpose" label={PROPERTIES.purpose} choices={PURPOSE_TITLES} />
        <Choice c={c} name="radar" label={PROPERTIES.radar} choices={RADAR_TITLES} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={isFiltered ? LISTS.nothing : PROPERTIES.none} />
      ) : (
        <Table<Property>
          c={c}
          rows={data}
          columns={[
            ...columnsOf(c),
            {
              title: PROPERTIES.status,
              cell: ({ status }) => (STATUSES[status] ? say(STATUSES[status]) : status),
            },
            { title: PROPERTIES.radar, cell: (one) => <Radar c={c} one={one} /> },
            { title: PROPERTIES.updated, cell: (one) => <Time at={one.updatedAt} language={language} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});
