import { sql } from "../../src/db/statement.ts";
import { accountBoard, cityBoard, launchBoard } from "../../src/ports/match-board.ts";
import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import { machine } from "../report/write.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { askBoard, usedByBoards } from "./ask.ts";
import { CITY, type City, cityRows } from "./city.ts";
import { writePart } from "./report.ts";

/** The cost of finding all matches of a stored city whose boards know nothing yet. */
interface Filled {
  readonly listings: number;
  readonly clients: number;
  readonly matches: number;
  readonly d1Rows: number;
  readonly objectRows: number;
  readonly dollars: number;
}

/** Dollars a million, of D1 and of objects alike. */
const PRICES = { rowWritten: 1, rowRead: 0.001 };
const MILLION = 1_000_000;

/** A board of this size works longer than a call waits. */
const isSettled = async (runtime: Runtime, board: string): Promise<boolean> => {
  try {
    return (await askBoard(runtime, "settle", board)) === true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const settleAll = async (runtime: Runtime, boards: readonly string[]): Promise<void> => {
  for (let isOpen = true; isOpen; ) {
    isOpen = false;
    for (const board of boards) if (!(await isSettled(runtime, board))) isOpen = true;
  }
};

const HEAD: Cells = ["What", "Figure"];
const each = (sum: number, count: number): string => (sum / count).toFixed(1);

const partOf = (figures: readonly Cells[]): string => `## A city filled at once

Written by \`npm run bench radar -- --fill\`: a tenth of that city is stored while Radar rests for all its accounts (rules
26.55). Then every account's board is audited once, and the city's boards learn from these audits. *Rows* are those of D1
and of the boards, index entries included, at list prices. Measured on ${machine()}.

${markdownTable(HEAD, figures)}
`;

/** Prints the results, and writes their part of the page. @returns whether there were any */
export const reportFill = (found: Filled, isWritten: boolean): boolean => {
  const { listings, clients, matches, d1Rows, objectRows, dollars } = found;
  const whole = (count: number): string => count.toLocaleString("en-US");
  const figures: Cells[] = [
    ["Listings, clients", `${whole(listings)}, ${whole(clients)}`],
    ["Matches found", whole(matches)],
    ["D1 rows, board rows a match", `${each(d1Rows, matches)}, ${each(objectRows, matches)}`],
    ["Dollars a million matches", ((dollars / matches) * MILLION).toFixed(2)],
  ];
  console.log(`\n${plainTable(HEAD, figures)}`);
  if (isWritten) writePart("fill", partOf(figures));
  return matches > 0;
};

/** Every account's board is audited once, and the cities' boards work on what these audits send them. */
export const fillAtOnce = async (runtime: Runtime, city: City): Promise<Filled> => {
  for (const statement of cityRows(city)) await runSql(runtime, [statement]);
  const before = await usedByBoards(runtime);
  const accounts = city.accounts.map(({ id }) => accountBoard(id));
  for (const board of accounts) await askBoard(runtime, "audit", board);
  await settleAll(runtime, [...accounts, cityBoard(CITY), launchBoard(CITY)]);
  const after = await usedByBoards(runtime);
  const d1Rows = after.d1.rowsWritten - before.d1.rowsWritten;
  const objectRows = after.objectRowsWritten - before.objectRowsWritten;
  const rowsRead = after.d1.rowsRead - before.d1.rowsRead + (after.objectRowsRead - before.objectRowsRead);
  const [[row] = []] = await runSql(runtime, [sql("SELECT count(*) AS n FROM matches")]);
  return {
    listings: city.properties.length,
    clients: city.leads.length,
    matches: row!.n as number,
    d1Rows,
    objectRows,
    dollars: ((d1Rows + objectRows) * PRICES.rowWritten + rowsRead * PRICES.rowRead) / MILLION,
  };
};
