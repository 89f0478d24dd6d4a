import { Hono } from "hono";
import { inAccount, type PanelBindings, type PanelContext, sayIn, runsBusiness } from "../../context.ts";
import { ask } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { sendCsv } from "../../kit/csv.ts";
import { CsvLink, newestOf } from "../../kit/csv-link.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { State } from "../../kit/state.tsx";
import {
  Choice,
  Empty,
  Filters,
  filtersOf,
  InAll,
  Pager,
  Search,
  Table,
  View,
  viewOf,
} from "../../kit/table.tsx";
import { moneyIn, Time } from "../../kit/values.tsx";
import { SHEETS } from "../sheets/texts.ts";
import { CLIENT_FORM } from "./form-texts.ts";
import { CLIENTS, STAGE_TITLES, STATE_TITLES } from "./texts.ts";
import { LISTS } from "../../kit/list-texts.ts";

export type Client = AnswerTo<"listLeads">["data"][number];

const SIZES = ["20", "50"] as const;
const FILTERS = ["q", "state", "status"] as const;

export const clientsBase = (c: PanelContext): string => inAccount(c, "/clients");

/** Where the client looks, and what they can pay. */
export const wishOf = (c: PanelContext, { interest }: Client): string => {
  const language = c.get("language");
  const places = interest.locations.map(({ neighborhood, city }) => neighborhood ?? city);
  const price = interest.salePriceMax ?? interest.rentPriceMax;
  const upTo =
    price === null ? "" : sayIn(language)(CLIENTS.upTo).replace("{price}", moneyIn(language, price));
  return [places.filter(Boolean).join(", "), upTo].filter(Boolean).join(" · ");
};

export const ClientRadar = ({ c, one }: { readonly c: PanelContext; readonly one: Client }) =>
  one.radar.eligible ? (
    <span class="badge">{sayIn(c.get("language"))(CLIENTS.ready)}</span>
  ) : (
    <p class="row">
      {one.radar.labels.map((label) => (
        <span class="badge waiting">{label}</span>
      ))}
    </p>
  );

export const clients = new Hono<PanelBindings>();

clients.get("/", async (c) => {
  const language = c.get("language");
  const say = sayIn(language);
  const filters = filtersOf(c, FILTERS);
  const { data, nextCursor } = await ask(c, "listLeads", { query: { ...filters, ...viewOf(c, SIZES) } });
  const isFiltered = FILTERS.some((name) => name in filters);
  return show(
    c,
    <Page
      c={c}
      title={CLIENTS.title}
      action={
        <>
          <a class="button" href={`${clientsBase(c)}/new`}>
            {say(CLIENT_FORM.add)}
          </a>
          {runsBusiness(c) && (
            <a class="button plain" href={`${clientsBase(c)}/import`}>
              {say(SHEETS.import)}
            </a>
          )}
          {data.length > 0 && <CsvLink c={c} />}
        </>
      }
    >
      <Filters c={c}>
        <Search c={c} label={CLIENTS.search} />
        <Choice c={c} name="state" label={CLIENTS.state} choices={STATE_TITLES} />
        <Choice c={c} name="status" label={CLIENTS.stage} choices={STAGE_TITLES} />
        <View c={c} sizes={SIZES} />
      </Filters>
      <InAll c={c} rows={data.length} next={nextCursor} />
      {data.length === 0 ? (
        <Empty c={c} text={isFiltered ? LISTS.nothing : CLIENTS.none} />
      ) : (
        <Table<Client>
          c={c}
          rows={data}
          columns={[
            {
              title: CLIENTS.name,
              cell: (one) => <a href={`${clientsBase(c)}/${one.id}`}>{one.name ?? one.id}</a>,
            },
            { title: CLIENTS.stage, cell: ({ status }) => <State c={c} is={status} of={STAGE_TITLES} /> },
            { title: CLIENTS.wants, cell: (one) => wishOf(c, one) },
            { title: CLIENTS.radar, cell: (one) => <ClientRadar c={c} one={one} /> },
            {
              title: CLIENTS.activity,
              cell: ({ lastActivityAt }) =>
                lastActivityAt && <Time at={lastActivityAt} language={language} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});

const CSV_COLUMNS = [
  "code",
  "name",
  "stage",
  "state",
  "broker",
  "wants",
  "radar",
  "lastActivityAt",
  "createdAt",
  "updatedAt",
];

/** What the filters of the page find, the newest first: a broker's own. How to reach a client is in no list (rules 34.22). */
clients.get("/list.csv", async (c) => {
  const filters = filtersOf(c, FILTERS);
  const data = await newestOf((page) => ask(c, "listLeads", { query: { ...filters, ...page } }));
  const rows = data.map((one) => [
    one.externalRef ?? one.id,
    one.name,
    one.status,
    one.state,
    one.ownerName,
    wishOf(c, one),
    one.radar.eligible ? "" : one.radar.labels.join("; "),
    one.lastActivityAt,
    one.createdAt,
    one.updatedAt,
  ]);
  return sendCsv(c, "clients.csv", [CSV_COLUMNS, ...rows]);
});
