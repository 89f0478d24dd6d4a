import { Hono } from "hono";
import { ask } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext, runsBusiness, translator } from "../../context.ts";
import { sendCsv } from "../../kit/csv.ts";
import { CsvLink } from "../../kit/csv-link.tsx";
import { type List, newestIn, rowsOf, showList } from "../../kit/list.tsx";
import { State } from "../../kit/state.tsx";
import { moneyIn, Time } from "../../kit/values.tsx";
import { RADAR } from "../radar/texts.ts";
import { SHEETS } from "../sheets/texts.ts";
import { CLIENT_FORM } from "./form-texts.ts";
import { CLIENTS, STAGE_TITLES, STATE_TITLES } from "./texts.ts";

export type Client = AnswerTo<"listLeads">["data"][number];

const LIST: List<Client> = {
  title: CLIENTS.title,
  search: CLIENTS.search,
  choices: {
    state: { label: CLIENTS.state, of: STATE_TITLES },
    status: { label: CLIENTS.stage, of: STAGE_TITLES },
  },
  sortings: { name: { title: CLIENTS.byName, by: (client) => client.name } },
  sizes: ["20", "50"],
  none: CLIENTS.none,
  read: (c, query) => ask(c, "listLeads", { query }),
};

export const clientsBase = (c: PanelContext): string => inAccount(c, "/clients");

/** Where the client looks, and what they can pay. */
export const wishOf = (c: PanelContext, { interest }: Client): string => {
  const language = c.get("language");
  const places = interest.locations.map(({ neighborhood, city }) => neighborhood ?? city);
  const price = interest.salePriceMax ?? interest.rentPriceMax;
  const upTo =
    price === null ? "" : translator(language)(RADAR.upTo).replace("{price}", moneyIn(language, price));
  return [places.filter(Boolean).join(", "), upTo].filter(Boolean).join(" · ");
};

export const ClientRadar = ({ c, client }: { readonly c: PanelContext; readonly client: Client }) =>
  client.radar.eligible ? (
    <span class="badge">{c.get("t")(CLIENTS.ready)}</span>
  ) : (
    <p class="row">
      {client.radar.labels.map((label) => (
        <span class="badge waiting">{label}</span>
      ))}
    </p>
  );

export const clients = new Hono<PanelBindings>();

clients.get("/", async (c) => {
  const { language, t } = c.var;
  const rows = await rowsOf(c, LIST);
  return showList(c, {
    list: LIST,
    rows,
    action: (
      <>
        <a class="button" href={`${clientsBase(c)}/new`}>
          {t(CLIENT_FORM.add)}
        </a>
        {runsBusiness(c) && (
          <a class="button plain" href={`${clientsBase(c)}/import`}>
            {t(SHEETS.import)}
          </a>
        )}
        {rows.data.length > 0 && <CsvLink c={c} />}
      </>
    ),
    columns: [
      {
        title: CLIENTS.name,
        cell: (client) => <a href={`${clientsBase(c)}/${client.id}`}>{client.name ?? client.id}</a>,
      },
      { title: CLIENTS.stage, cell: ({ status }) => <State c={c} is={status} of={STAGE_TITLES} /> },
      { title: CLIENTS.wants, cell: (client) => wishOf(c, client) },
      { title: CLIENTS.radar, cell: (client) => <ClientRadar c={c} client={client} /> },
      {
        title: CLIENTS.activity,
        cell: ({ lastActivityAt }) => lastActivityAt && <Time at={lastActivityAt} language={language} />,
      },
    ],
  });
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

/**
 * The newest clients that match the page's filters; for a broker, only their own. No list shows how to reach a client
 * (rules 34.22).
 */
clients.get("/list.csv", async (c) => {
  const rows = (await newestIn(c, LIST)).map((client) => [
    client.externalRef ?? client.id,
    client.name,
    client.status,
    client.state,
    client.ownerName,
    wishOf(c, client),
    client.radar.eligible ? "" : client.radar.labels.join("; "),
    client.lastActivityAt,
    client.createdAt,
    client.updatedAt,
  ]);
  return sendCsv(c, "clients.csv", [CSV_COLUMNS, ...rows]);
});
