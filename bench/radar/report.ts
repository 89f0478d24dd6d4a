import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local/settings.ts";
import { MAX_LOCATIONS } from "../../src/vocabulary/limits.ts";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { LARGE_CITY, partsOf, roomyOf } from "../../test/support/cut-city.ts";
import { ascending, quantile } from "../load/statistics.ts";
import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import { whole } from "../report/tables.ts";
import { machine, writePages } from "../report/write.ts";
import { MEGABYTE } from "../soak/heap.ts";
import type { CitySize } from "./city.ts";
import type { EventCost } from "./events.ts";
import type { Shape } from "./shape.ts";

export interface Measured extends CitySize {
  /** Listings that arrived in the second half of the timing. */
  readonly feed: number;
  /** Entries of the city's board. */
  readonly offers: number;
  readonly wishes: number;
  /** Matches of all accounts. */
  readonly rows: number;
  /** Scores of clients' matches. */
  readonly shape: Shape;
  /** Of the city's board. */
  readonly megabytes: number;
  /** Of its launches' board, and the clients there. */
  readonly launchMegabytes: number;
  readonly launchWishes: number;
  readonly costs: readonly EventCost[];
  /** Milliseconds from a write to its match. */
  readonly idle: readonly number[];
  readonly busy: readonly number[];
  /** Pairs that boards wrote to D1 during the feed. */
  readonly perSecond: number;
  readonly judgedPerSecond: number;
}

export const AIM = { p50: 2_000, p95: 4_000, megabytes: 40 };
const FILE = "docs/measured/radar.md";
export const HEAD: Cells = ["What", "Figure"];

const percentiles = (times: readonly number[]): string =>
  [0.5, 0.95].map((share) => whole(quantile(ascending(times), share))).join(", ");

/** The size of an entry, and so of a large city's boards. */
const memoryOf = ({ offers, wishes, megabytes, launchMegabytes, launchWishes }: Measured): Cells[] => {
  const wish = (launchMegabytes * MEGABYTE) / launchWishes;
  const offer = Math.max(0, (megabytes * MEGABYTE - wishes * wish) / offers);
  const shared = (LARGE_CITY.sharedClients * wish + LARGE_CITY.sharedListings * offer) / MEGABYTE;
  const launches = (LARGE_CITY.clients * wish) / MEGABYTE;
  return [
    ["Bytes of a wish, and of an offer", `${whole(wish)}, ${whole(offer)}`],
    [
      `A board with ${whole(LARGE_CITY.sharedClients)} shared clients and ${whole(LARGE_CITY.sharedListings)} shared listings, MB`,
      whole(shared),
    ],
    [`A board of launches for ${whole(LARGE_CITY.clients)} clients, MB`, whole(launches)],
    [
      "Parts of the first board, and estimated MB of the largest part, with the smallest and with the largest clients",
      partsWith(LARGE_CITY.sharedClients, LARGE_CITY.sharedListings),
    ],
    ["The same for the board of launches", partsWith(LARGE_CITY.clients, LARGE_CITY.launches)],
  ];
};

/** The parts of a city's board, with clients of minimal and maximal searches. */
const partsWith = (clients: number, offers: number): string =>
  [roomyOf(1, 1), roomyOf(MAX_LOCATIONS, PROPERTY_TYPES.length)]
    .map((wish) => {
      const parts = partsOf(clients, wish, offers);
      return `${parts.length} of ${Math.max(...parts.map(({ megabytes }) => megabytes)).toFixed(1)}`;
    })
    .join(", ");

const percent = (share: number): string => (100 * share).toFixed(1);

const SHAPE_HEAD: Cells = ["Matches of the city's clients, all scopes", "Figure"];

const shapeRows = ({ ofClients, full, least, elsewhere, cheap, lacking }: Shape): Cells[] => {
  return [
    ["All", whole(ofClients.reduce((sum, count) => sum + count, 0))],
    ["Per client: p50, p95", percentiles(ofClients)],
    ["With 100 points, %", percent(full)],
    ["With 60 to 69 points, %", percent(least)],
    ["In a neighborhood that the client does not name, %", percent(elsewhere)],
    ["Below 35 % of the client's maximum, %", percent(cheap)],
    ["Missing two or more of bedrooms, area and parking spots, %", percent(lacking)],
  ];
};

const figuresOf = (found: Measured): Cells[] => [
  [
    "Listings, clients and accounts of the city",
    [found.listings, found.clients, found.accounts].map(whole).join(", "),
  ],
  ["Offers and wishes of the city's board", [found.offers, found.wishes].map(whole).join(", ")],
  ["Matches of all accounts", whole(found.rows)],
  ["Memory of the city's board, MB", found.megabytes.toFixed(1)],
  [
    `Memory of its launches' board with ${whole(found.launchWishes)} wishes, MB`,
    found.launchMegabytes.toFixed(1),
  ],
  ...memoryOf(found),
  ["Milliseconds from a client's creation to its first match, idle: p50, p95", percentiles(found.idle)],
  [`The same during a feed of ${whole(found.feed)} listings: p50, p95`, percentiles(found.busy)],
  ["Pairs written to D1 per second meanwhile", whole(found.perSecond)],
  ["Pairs compared per second, in memory", whole(found.judgedPerSecond)],
];

const COST_HEAD: Cells = ["Event", "Pairs", "D1 rows", "Board rows", "Rows read", "$", "ms"];

const costRow = ({ name, pairs, d1Rows, objectRows, rowsRead, dollars, milliseconds }: EventCost): Cells => [
  name,
  ...[pairs, d1Rows, objectRows, rowsRead].map(whole),
  dollars.toFixed(4),
  whole(milliseconds),
];

const pageOf = (
  figures: readonly Cells[],
  shape: readonly Cells[],
  costs: readonly Cells[],
): string => `# Radar's speed

A measurement of one city by \`npm run bench radar\`. Rows, boards and matches are written directly, in the state that
boards leave. Events then run one by one, and clients are created first while the service is idle, then during one
agency's feed. The Worker is the service, with boards that count their use. Aims: p50 under ${whole(AIM.p50)} ms, p95
under ${whole(AIM.p95)} ms, and a city's board under ${AIM.megabytes} MB. Measured on ${machine()}, on
simulators of D1 and queues. Times and rates tell of the machine too, and of what else runs on it; rows do not.

${markdownTable(HEAD, figures)}

The matches of that city under the formula of scores (rules 26.13):

${markdownTable(SHAPE_HEAD, shape)}

## What an event costs

The boards' cost of an event of a shared listing or client: rows of D1 and of the objects' own storage, including index
entries, at list prices, with one message and the calls. *Pairs* are those sent to a shard.

${markdownTable(COST_HEAD, costs)}
`;

/** The parts of the page after the first, by their headings, in their order. */
const HEADINGS = {
  fill: "## A city filled at once",
  poison: "## Beside an account at its limits",
  wave: "## While an agency's listings lapse",
} as const;

type Part = "city" | keyof typeof HEADINGS;

/** The parts that a page has. */
const pageParts = (page: string): Map<Part, string> => {
  const begun = Object.entries(HEADINGS)
    .map(([part, heading]) => ({ part: part as Part, at: page.indexOf(heading) }))
    .filter(({ at }) => at >= 0);
  const all = [{ part: "city" as Part, at: 0 }, ...begun].sort((one, other) => one.at - other.at);
  return new Map(all.map(({ part, at }, index) => [part, page.slice(at, all[index + 1]?.at)]));
};

/** Writes one part of the page; the others stay as they were measured last. */
export const writePart = (part: Part, text: string): void => {
  const parts = pageParts(readFileSync(join(ROOT, FILE), "utf8")).set(part, text);
  const order: readonly Part[] = ["city", ...(Object.keys(HEADINGS) as (keyof typeof HEADINGS)[])];
  const texts = order.flatMap((one) => parts.get(one)?.trim() ?? []);
  writePages({ [FILE]: `${texts.join("\n\n")}\n` });
};

/** Prints the results, and writes their page. @returns whether there were any */
export const report = (found: Measured, isWritten: boolean): boolean => {
  const figures = figuresOf(found);
  const shape = shapeRows(found.shape);
  const costs = found.costs.map(costRow);
  const tables = [plainTable(HEAD, figures), plainTable(SHAPE_HEAD, shape), plainTable(COST_HEAD, costs)];
  console.log(`\n${tables.join("\n\n")}`);
  if (isWritten) writePart("city", pageOf(figures, shape, costs));
  return found.rows > 0 && found.perSecond > 0;
};
