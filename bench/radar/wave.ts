import { setTimeout as pause } from "node:timers/promises";
import { sql } from "../../src/db/statement.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { ascending, quantile } from "../load/statistics.ts";
import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import { whole } from "../report/tables.ts";
import { machine } from "../report/write.ts";
import type { Send } from "../stage/accounts.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { usedByBoards } from "./ask.ts";
import { arriveAsFeed, timeClients } from "./latency.ts";
import { percentiles } from "./poison-report.ts";
import { AIM, HEAD, writePart } from "./report.ts";

/** Boards that have written no pair for this long have no more to write. */
const QUIET_MS = 5_000;

interface WaveResult {
  /** Listings that lapsed, and pairs that boards therefore wrote to D1 while others' clients were timed. */
  readonly lapsed: number;
  readonly pairs: number;
  /** Milliseconds from others' clients to their first match. */
  readonly calm: readonly number[];
  readonly beside: readonly number[];
}

const waitUntilSettled = async (runtime: Runtime): Promise<void> => {
  for (let last = -1; ; ) {
    const { pairs } = await usedByBoards(runtime);
    if (pairs === last) return;
    last = pairs;
    await pause(QUIET_MS);
  }
};

/** Takes an account's listings offline, as the 60-day rule does if all came on one day. @returns how many */
const lapseAll = async (runtime: Runtime, { id }: Pick<Account, "id">): Promise<number> => {
  await runSql(runtime, [
    sql("UPDATE properties SET notice_at = 1 WHERE account_id = ? AND status = 'ACTIVE'", id),
  ]);
  const response = await fetch(new URL("/bench/lapse", runtime.urls.service), { method: "POST" });
  if (!response.ok) throw new Error(`lapse: ${response.status} ${await response.text()}`);
  return (await response.json()) as number;
};

/**
 * An agency brings listings; when the boards are done, all of them lapse while another account creates clients.
 * @param api the other account's
 */
export const measureDuringWave = async (
  runtime: Runtime,
  api: Send,
  agency: Account,
  { listings, writes }: { readonly listings: number; readonly writes: number },
  say: (words: string) => void,
): Promise<WaveResult> => {
  const progress = (when: string) => (milliseconds: number) =>
    say(`a new client ${when}: ${Math.round(milliseconds)} ms`);
  await arriveAsFeed(runtime, agency, listings);
  say(`${listings} listings have come`);
  await waitUntilSettled(runtime);
  say("the boards have written their matches");
  const calm = await timeClients(api, writes, progress("before"));
  const before = await usedByBoards(runtime);
  const lapsing = lapseAll(runtime, agency);
  const beside = await timeClients(api, writes, progress("beside the lapse"));
  const pairs = (await usedByBoards(runtime)).pairs - before.pairs;
  return { calm, beside, pairs, lapsed: await lapsing };
};

const partOf = (figures: readonly Cells[]): string => `## While an agency's listings lapse

Written by \`npm run bench radar -- --wave\`, in the same city. An agency brings listings at once, and the 60-day rule takes
all that it has offline at once, too; meanwhile another account makes clients, one after the other. Aim: p95 under
${whole(AIM.p95)} ms as above. Measured on ${machine()}.

${markdownTable(HEAD, figures)}
`;

/** Prints what was found, and writes its part of the page. @returns whether others were served within the limits */
export const reportWave = ({ lapsed, pairs, calm, beside }: WaveResult, isWritten: boolean): boolean => {
  const figures: Cells[] = [
    ["Listings that lapse, and pairs that boards bring to D1 meanwhile", `${whole(lapsed)}, ${whole(pairs)}`],
    ["Milliseconds from others' clients to their first match, before: p50, p95, most", percentiles(calm)],
    ["The same beside it", percentiles(beside)],
  ];
  console.log(`\n${plainTable(HEAD, figures)}`);
  if (isWritten) writePart("wave", partOf(figures));
  return lapsed > 0 && (!isWritten || quantile(ascending(beside), 0.95) <= AIM.p95);
};
