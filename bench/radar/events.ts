import { leadTable } from "../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../src/db/schema/properties.ts";
import type { Statement } from "../../src/db/statement.ts";
import { accountBoard, type ChangedObject, cityBoard, launchBoard } from "../../src/ports/match-board.ts";
import { type Random, seededRandom } from "../../test/support/random.ts";
import type { Used } from "../board/index.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { askBoard, usedByBoards } from "./ask.ts";
import {
  CITY,
  type City,
  leadCopies,
  leadId,
  propertyCopies,
  propertyId,
  someLead,
  someProperty,
} from "./city.ts";

/** What an event of one kind takes on average. */
export interface EventCost {
  readonly name: string;
  /** Pairs sent to a shard. */
  readonly pairs: number;
  readonly d1Rows: number;
  readonly objectRows: number;
  readonly rowsRead: number;
  readonly dollars: number;
  readonly milliseconds: number;
}

/**
 * Dollars per million: rows of D1 and of objects cost the same; a notice takes a queue message and a call of each
 * board.
 */
const PRICES = { rowWritten: 1, rowRead: 0.001, message: 1.2, call: 0.15 };
const MILLION = 1_000_000;
/** Calls of the account's and the city's boards; an alarm that fires is a call too. */
const CALLS = 6;

interface Event {
  readonly kind: ChangedObject["kind"];
  readonly id: string;
  readonly accountId: string;
  readonly written: Statement;
}

/** @param at how many of its kind came before */
type Make = (city: City, random: Random, at: number) => Event;

const SHARE = 0.1;
/** More than there are of any kind. */
const EVENTS_PER_KIND = 20;

const now = (): number => Date.now();

const ofListing = (property: Property, fields: Partial<Property>): Event => ({
  kind: "property",
  id: property.id,
  accountId: property.accountId,
  written: propertyTable.update({ ...fields, updatedAt: now() }, "id = ?", [property.id]),
});

/** Shared objects, each for one event only. */
const sharedListing = ({ properties }: City, at: number): Property =>
  properties.filter(({ kind, sharedToNetwork }) => kind === "PROPERTY" && sharedToNetwork)[at]!;

/** The events of a shared object of the city, by name. */
const EVENTS: readonly (readonly [string, Make])[] = [
  [
    "new listing",
    ({ accounts }, random, at) => {
      const property = someProperty(random, propertyId(MILLION + at), accounts[at]!);
      const shared = { ...property, sharedToNetwork: true };
      return {
        kind: "property",
        id: shared.id,
        accountId: shared.accountId,
        written: propertyCopies([shared])[0]!,
      };
    },
  ],
  [
    "price change of 10 %",
    (city, _, at) => {
      const property = sharedListing(city, at);
      return ofListing(property, { salePriceCents: Math.round(property.salePriceCents! * (1 - SHARE)) });
    },
  ],
  [
    "new client",
    ({ accounts }, random, at) => {
      const lead = someLead(random, leadId(MILLION + at), accounts[at]!.id);
      const shared = { ...lead, sharedToNetwork: true };
      return { kind: "lead", id: shared.id, accountId: shared.accountId, written: leadCopies([shared])[0]! };
    },
  ],
  [
    "changed wish",
    ({ leads }, _, at) => {
      const lead = leads.filter(({ sharedToNetwork }) => sharedToNetwork)[at]!;
      const interest = {
        ...lead.interest,
        salePriceMax: Math.round(lead.interest.salePriceMax! * (1 + SHARE)),
      };
      const written = leadTable.update({ interest, updatedAt: now() }, "id = ?", [lead.id]);
      return { kind: "lead", id: lead.id, accountId: lead.accountId, written };
    },
  ],
  [
    "status off",
    (city, _, at) => ofListing(sharedListing(city, EVENTS_PER_KIND + at), { status: "SOLD", radar: "NONE" }),
  ],
  [
    "sharing off",
    (city, _, at) => ofListing(sharedListing(city, 2 * EVENTS_PER_KIND + at), { sharedToNetwork: false }),
  ],
];

/** Makes an event happen and lets its boards finish their work. */
const happen = async (runtime: Runtime, { kind, id, accountId, written }: Event): Promise<void> => {
  await runSql(runtime, [written]);
  const boards = [accountBoard(accountId), cityBoard(CITY), ...(kind === "lead" ? [launchBoard(CITY)] : [])];
  const changed: ChangedObject = { kind, id, accountId, shard: "DB" };
  await Promise.all(boards.map((board) => askBoard(runtime, "tell", board, [changed])));
  for (const board of boards) while ((await askBoard(runtime, "settle", board)) !== true);
};

const costOf = async (runtime: Runtime, name: string, events: readonly Event[]): Promise<EventCost> => {
  const before = await usedByBoards(runtime);
  const began = performance.now();
  for (const event of events) await happen(runtime, event);
  const milliseconds = (performance.now() - began) / events.length;
  const after = await usedByBoards(runtime);
  const each = (rowsOf: (used: Used) => number): number => (rowsOf(after) - rowsOf(before)) / events.length;
  const d1Rows = each(({ d1 }) => d1.rowsWritten);
  const objectRows = each((used) => used.objectRowsWritten);
  const rowsRead = each(({ d1, objectRowsRead }) => d1.rowsRead + objectRowsRead);
  const dollars =
    ((d1Rows + objectRows) * PRICES.rowWritten +
      rowsRead * PRICES.rowRead +
      PRICES.message +
      CALLS * PRICES.call) /
    MILLION;
  return { name, pairs: each(({ pairs }) => pairs), d1Rows, objectRows, rowsRead, dollars, milliseconds };
};

/** The average cost of each kind of event, one at a time. */
export const costsOfEvents = async (runtime: Runtime, city: City, count: number): Promise<EventCost[]> => {
  const random = seededRandom(11);
  const costs: EventCost[] = [];
  for (const [name, make] of EVENTS) {
    const events = Array.from({ length: count }, (_, at) => make(city, random, at));
    costs.push(await costOf(runtime, name, events));
  }
  return costs;
};
