import { type Priced, priceOf } from "../calls/prices.ts";
import { DELIVERY } from "../calls/uncounted.ts";
import { type Cells, markdownTable } from "../report/table.ts";
import { COUNTED, type Counted, ROWS } from "./counts.ts";

const MILLION = 1_000_000;
const GIGABYTE = 1_000_000_000;

/** The service whose costs are estimated. */
const ASSUMED = { accounts: 2_000, properties: 4 * MILLION, photosEach: 12, clients: 600_000 };
const PHOTO_BYTES = 300_000;
/** With its index entries, its photos' rows and its matches: `docs/running.md`, "When a database fills". */
const PROPERTY_BYTES = 19_200;

/** Millions of calls a month. */
const READS = { "GET events": 180, "GET /me": 120, "GET a page of 50": 150 } as const;
const WRITES = {
  "PUT unchanged": 120,
  "PUT changed": 12,
  "PUT created": 1,
  "client created": 3,
  "client changed": 3,
} as const;
const REFUSED = 11;
const DELIVERIES = 25;
/** Events of shared listings and clients, which Radar compares. */
const RADAR_EVENTS = 560_000;
const PHOTO_VIEWS = 300;
/** The share of views that reads the bucket; the edge's cache answers the rest. */
const VIEWS_READ = 0.3;
/** An account's log of events, and its calls of 30 days. */
const LOG_GIGABYTES = 30;
const CALL_BYTES = 80;

/** Milliseconds of processor time. */
const CPU = { read: 1, write: 2.5 };

/** Dollars; beyond what the plan includes. D1 includes 5 GB. */
const LIST = {
  d1Gigabyte: 0.75,
  d1Included: 5,
  objectGigabyte: 0.2,
  r2Gigabyte: 0.015,
  r2Write: 4.5,
  r2Read: 0.36,
  request: 0.3,
  point: 0.25,
  /** Millions. */
  pointsIncluded: 10,
  rowWritten: 1,
  plan: 5,
};

/** The figures measured for a city: `docs/measured/radar.md`. */
export interface Radar {
  readonly newListing: number;
  readonly priceChange: number;
  readonly newClient: number;
  /** For a first load with Radar paused: dollars per million matches. */
  readonly filled: number;
  readonly listings: number;
  readonly clients: number;
  readonly matches: number;
}

/** @throws if the page's format is unknown */
export const radarOf = (page: string): Radar => {
  const cellsOf = (name: string): string[] => {
    const line = page.split("\n").find((one) => one.startsWith(`| ${name} |`));
    if (line === undefined) throw new Error(`docs/measured/radar.md has no row ${name}`);
    return line.split("|").map((cell) => cell.trim().replaceAll(/(?<=\d),(?=\d{3})/g, ""));
  };
  const dollars = (event: string): number => Number(cellsOf(event)[6]);
  const [listings, clients] = cellsOf("Listings, clients and accounts of the city")[2]!
    .split(", ")
    .map(Number);
  const matches = Number(cellsOf("Matches of all accounts")[2]);
  const found = {
    newListing: dollars("new listing"),
    priceChange: dollars("price change of 10 %"),
    newClient: dollars("new client"),
    filled: Number(cellsOf("Dollars a million matches")[2]),
    listings: listings!,
    clients: clients!,
    matches,
  };
  for (const [name, figure] of Object.entries(found))
    if (!(figure > 0)) throw new Error(`docs/measured/radar.md does not give ${name}`);
  return found;
};

/** Half of an account's calls come alone, half at one a second. */
const perMillion = (priced: Priced): number => {
  const { totals } = priceOf(priced);
  return (totals.alone + totals["one a second"]) / 2;
};

const callsCost = (millions: Partial<Record<Counted, number>>, cpu: number): number =>
  Object.entries(millions).reduce(
    (sum, [name, count]) => sum + count * perMillion({ counts: COUNTED[name as Counted], cpu }),
    0,
  );

const NOTHING = { objects: 0, trips: 0, rowsRead: 0, rowsWritten: 0, admitted: false };
const refused = priceOf({ counts: { ...NOTHING, objects: 1 }, cpu: 0 }).totals.alone;
const delivered = priceOf({ counts: NOTHING, cpu: 0, also: DELIVERY, isPartOfRequest: true }).totals.alone;

interface Line {
  readonly what: string;
  readonly of: string;
  readonly dollars: number;
}

const listText = (millions: Readonly<Record<string, number>>): string =>
  Object.entries(millions)
    .map(([name, count]) => `${name} ${count} M`)
    .join(", ");

const photoGigabytes = (ASSUMED.properties * ASSUMED.photosEach * PHOTO_BYTES) / GIGABYTE;
const d1Gigabytes = (ASSUMED.properties * PROPERTY_BYTES) / GIGABYTE;
const calls = [...Object.values(READS), ...Object.values(WRITES)].reduce((sum, count) => sum + count, 0);

/** Clients per listing in the whole service, as a share of those in the measured city. */
export const densityOf = ({ listings, clients }: Radar): number =>
  ASSUMED.clients / ASSUMED.properties / (clients / listings);

const EVENTS = RADAR_EVENTS.toLocaleString("en-US");

export const monthOf = (radar: Radar): Line[] => [
  { what: "Reads", of: listText(READS), dollars: callsCost(READS, CPU.read) },
  { what: "Writes", of: listText(WRITES), dollars: callsCost(WRITES, CPU.write) },
  { what: "Calls refused", of: `${REFUSED} M over their rate`, dollars: REFUSED * refused },
  { what: "Webhooks", of: `${DELIVERIES} M deliveries`, dollars: DELIVERIES * delivered },
  {
    what: "Radar",
    of: `${EVENTS} events at $${radar.priceChange}, as in the measured city; a tenth if spread evenly`,
    dollars: RADAR_EVENTS * radar.priceChange,
  },
  {
    what: "Storage of D1",
    of: `${Math.round(d1Gigabytes)} GB`,
    dollars: (d1Gigabytes - LIST.d1Included) * LIST.d1Gigabyte,
  },
  {
    what: "Storage of objects",
    of: `${LOG_GIGABYTES} GB of events and boards, ${Math.round((calls * CALL_BYTES) / 1_000)} GB of calls`,
    dollars: (LOG_GIGABYTES + (calls * CALL_BYTES) / 1_000) * LIST.objectGigabyte,
  },
  {
    what: "Photos",
    of: `${(photoGigabytes / 1_000).toFixed(1)} TB; ${PHOTO_VIEWS} M views without a call, ${100 * VIEWS_READ} % of them from the store`,
    dollars: photoGigabytes * LIST.r2Gigabyte + PHOTO_VIEWS * VIEWS_READ * LIST.r2Read,
  },
  {
    what: "Points",
    of: `${calls + REFUSED + DELIVERIES} M, one a call and delivery; the platform does not bill them yet`,
    dollars: (calls + REFUSED + DELIVERIES - LIST.pointsIncluded) * LIST.point,
  },
  { what: "Plan", of: "", dollars: LIST.plan },
];

/** The one-time cost of loading it all. */
export const loadingOf = (radar: Radar): Line[] => {
  const properties = ASSUMED.properties / MILLION;
  const photos = properties * ASSUMED.photosEach;
  const matches = (ASSUMED.clients * radar.matches) / radar.clients / MILLION;
  return [
    {
      what: "Properties and clients",
      of: "each created by a call of its own",
      dollars: callsCost(
        { "PUT created": properties, "client created": ASSUMED.clients / MILLION },
        CPU.write,
      ),
    },
    {
      what: "Photos",
      of: `${photos} M, put and noted in ${ROWS.photo} rows`,
      dollars: photos * (LIST.r2Write + ROWS.photo * LIST.rowWritten),
    },
    {
      what: "Radar, clients first, then each listing",
      of: `at $${radar.newListing}, as in the measured city; a tenth if spread evenly`,
      dollars: ASSUMED.properties * radar.newListing,
    },
    {
      what: "Radar, all properties first, then the clients",
      of: `at $${radar.newClient} a client`,
      dollars: ASSUMED.clients * radar.newClient,
    },
    {
      what: "Radar, at rest while all is loaded",
      of: `${matches.toFixed(1)} M matches found by one audit, at $${radar.filled} a million`,
      dollars: matches * radar.filled,
    },
  ];
};

const whole = (dollars: number): string => Math.round(dollars).toLocaleString("en-US");
const cellsOf = (lines: readonly Line[]): Cells[] =>
  lines.map(({ what, of, dollars }) => [what, of, whole(dollars)]);

const BEGIN = "<!-- Written by npm run bench costs. -->";
const END = "<!-- The end of what it writes. -->";

/** The tables of the document. */
export const costsText = (radar: Radar): string => {
  const month = monthOf(radar);
  const sum = month.reduce((total, { dollars }) => total + dollars, 0);
  const together = ["Together", `$${(sum / ASSUMED.accounts).toFixed(2)} an account`, whole(sum)];
  return [
    BEGIN,
    markdownTable(["A month", "Of what", "$"], [...cellsOf(month), together], "words"),
    markdownTable(["Once, to load it", "Of what", "$"], cellsOf(loadingOf(radar)), "words"),
    END,
  ].join("\n\n");
};

/** @throws if the document has no place for the tables */
export const withCosts = (document: string, radar: Radar): string => {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error("docs/running.md has no place for its costs.");
  return document.slice(0, begin) + costsText(radar) + document.slice(end + END.length);
};
