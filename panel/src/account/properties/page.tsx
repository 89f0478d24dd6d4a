import { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { Problem } from "../../../../src/errors/problem.ts";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, requireRole, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, runsBusiness } from "../../context.ts";
import { sendCsv } from "../../kit/csv.ts";
import { CsvLink } from "../../kit/csv-link.tsx";
import { IdempotencyKey, textOf } from "../../kit/fields.tsx";
import { type List, newestIn, rowsOf, showList } from "../../kit/list.tsx";
import { State } from "../../kit/state.tsx";
import type { Column } from "../../kit/table.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { done } from "../../kit/toast.tsx";
import { moneyIn, Time } from "../../kit/values.tsx";
import { SHEETS } from "../sheets/texts.ts";
import { ChangeFields } from "./bulk-fields.tsx";
import { BULK } from "./bulk-texts.ts";
import { PROPERTY_FORM } from "./form-texts.ts";
import { PROPERTIES, PURPOSE_TITLES, RADAR_TITLES, STATUSES } from "./texts.ts";

export type Property = AnswerTo<"listProperties">["data"][number];

/** The price for the purpose in the filter, else the property's other price. */
const priceOf = ({ salePrice, rentPrice }: Property, c: PanelContext): number | null =>
  c.req.query("purpose") === "LOCACAO" ? (rentPrice ?? salePrice) : (salePrice ?? rentPrice);

const LIST: List<Property> = {
  title: PROPERTIES.title,
  search: PROPERTIES.search,
  choices: {
    status: { label: PROPERTIES.status, of: STATUSES },
    purpose: { label: PROPERTIES.purpose, of: PURPOSE_TITLES },
    radar: { label: PROPERTIES.radar, of: RADAR_TITLES },
  },
  sortings: {
    code: { title: PROPERTIES.byCode, by: (property) => property.externalRef },
    cheapest: { title: PROPERTIES.cheapest, by: priceOf },
    dearest: { title: PROPERTIES.dearest, by: priceOf, isDescending: true },
  },
  sizes: ["20", "40"],
  none: PROPERTIES.none,
  read: (c, query) => ask(c, "listProperties", { query }),
};

export const propertiesBase = (c: PanelContext): string => inAccount(c, "/properties");

export const placeOf = ({ address }: Property): string =>
  [address.neighborhood, address.city].filter(Boolean).join(", ");

const Name = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => (
  <>
    <Thumb photo={property.photos[0]} />
    <div class="named">
      <a href={`${propertiesBase(c)}/${property.id}`}>{property.title ?? c.get("t")(PROPERTIES.untitled)}</a>
      <p class="hint">
        {property.externalRef && <code>{property.externalRef}</code>}
        {property.externalRef && placeOf(property) && " · "}
        {placeOf(property)}
      </p>
    </div>
  </>
);

export const Prices = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => {
  const language = c.get("language");
  const prices = [property.salePrice, property.rentPrice].filter((price) => price !== null);
  return (
    <>
      {prices.map((price) => (
        <div>{moneyIn(language, price)}</div>
      ))}
    </>
  );
};

/** The form's field for each thing that Radar needs. */
const PLACES: Readonly<Record<string, string>> = {
  CITY_MISSING: "f-address-city",
  CITY_NOT_IN_CATALOG: "f-address-city",
  NEIGHBORHOOD_MISSING: "f-address-neighborhood",
  NEIGHBORHOOD_NOT_IN_CATALOG: "f-address-neighborhood",
  TYPE_MISSING: "f-type",
  PURPOSE_MISSING: "f-purposes",
  SALE_PRICE_MISSING: "f-salePrice",
  RENT_PRICE_MISSING: "f-rentPrice",
  COVER_PHOTO_MISSING: "f-photos",
};

/** Whether a property is in Radar; each missing value links to its field. */
export const Radar = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => {
  if (property.radar.eligible) return <span class="badge">{c.get("t")(PROPERTIES.ready)}</span>;
  const form = `${propertiesBase(c)}/${property.id}/edit`;
  return (
    <p class="row">
      {property.radar.pending.map((item, at) =>
        PLACES[item] && runsBusiness(c) ? (
          <a class="badge waiting" href={`${form}#${PLACES[item]}`}>
            {property.radar.labels[at]}
          </a>
        ) : (
          <span class="badge waiting">{property.radar.labels[at]}</span>
        ),
      )}
    </p>
  );
};

/** The columns of every list of properties. */
export const columnsOf = (c: PanelContext): readonly Column<Property>[] => [
  { title: PROPERTIES.name, cell: (property) => <Name c={c} property={property} /> },
  { title: PROPERTIES.price, cell: (property) => <Prices c={c} property={property} />, isNumber: true },
];

/** The list, with the button that confirms the checked properties for roles that may. */
const Confirmable = ({ c, children }: { readonly c: PanelContext; readonly children?: Child }) =>
  runsBusiness(c) ? (
    <form method="post" action={`${propertiesBase(c)}/confirm`} data-check-all-label={c.get("t")(BULK.all)}>
      <IdempotencyKey value={undefined} />
      {children}
      <section class="card bulk" aria-label={c.get("t")(BULK.ticked)}>
        <div class="filters">
          <ChangeFields c={c} />
          <button type="submit" class="main" formmethod="get" formaction={`${propertiesBase(c)}/bulk`}>
            {c.get("t")(BULK.preview)}
          </button>
        </div>
        <button type="submit" class="plain">
          {c.get("t")(PROPERTY_FORM.confirmMany)}
        </button>
      </section>
    </form>
  ) : (
    children
  );

const listPage = async (c: PanelContext, problem?: Problem) => {
  const { language, t } = c.var;
  const rows = await rowsOf(c, LIST);
  const choose: Column<Property> = {
    title: PROPERTY_FORM.choose,
    isTick: true,
    cell: ({ id, title, status }) =>
      status !== "DELETED" && (
        <input
          type="checkbox"
          name="/ids"
          value={id}
          aria-label={`${t(PROPERTY_FORM.choose)}: ${title ?? id}`}
        />
      ),
  };
  const add = runsBusiness(c) && (
    <>
      <a class="button" href={`${propertiesBase(c)}/new`}>
        {t(PROPERTY_FORM.add)}
      </a>
      <a class="button plain" href={`${propertiesBase(c)}/import`}>
        {t(SHEETS.import)}
      </a>
      {rows.data.length > 0 && <CsvLink c={c} />}
    </>
  );
  return showList(c, {
    list: LIST,
    rows,
    action: add,
    problem,
    around: (table) => <Confirmable c={c}>{table}</Confirmable>,
    columns: [
      ...columnsOf(c),
      { title: PROPERTIES.status, cell: ({ status }) => <State c={c} is={status} of={STATUSES} /> },
      { title: PROPERTIES.radar, cell: (property) => <Radar c={c} property={property} /> },
      {
        title: PROPERTIES.updated,
        cell: (property) => <Time at={property.updatedAt} language={language} />,
        isAside: true,
      },
      ...(runsBusiness(c) ? [choose] : []),
    ],
  });
};

export const properties = new Hono<PanelBindings>();

properties.get("/", (c) => listPage(c));

const CSV_COLUMNS = [
  "code",
  "title",
  "type",
  "status",
  "purposes",
  "salePrice",
  "rentPrice",
  "neighborhood",
  "city",
  "state",
  "bedrooms",
  "area",
  "radar",
  "updatedAt",
];

/** The newest properties that match the page's filters, for the roles that may also import. */
properties.get("/list.csv", async (c) => {
  requireRole(c, BUSINESS_ROLES);
  const rows = (await newestIn(c, LIST)).map((property) => [
    property.externalRef ?? property.id,
    property.title,
    property.type,
    property.status,
    property.purposes.join(" "),
    property.salePrice,
    property.rentPrice,
    property.address.neighborhood,
    property.address.city,
    property.address.state,
    property.bedrooms,
    property.area,
    property.radar.eligible ? "" : property.radar.labels.join("; "),
    property.updatedAt,
  ]);
  return sendCsv(c, "properties.csv", [CSV_COLUMNS, ...rows]);
});

properties.post("/confirm", async (c) => {
  const form = await formOf(c);
  const body = { ids: form.getAll("/ids") };
  const written = await send(c, "confirmProperties", { body, once: textOf(form, "once") });
  const next = textOf(form, "next");
  return "problem" in written
    ? listPage(c, written.problem)
    : done(c, next === inAccount(c) ? next : propertiesBase(c), "confirmed");
});
