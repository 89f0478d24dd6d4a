import { type Database, type Meter, run, sql } from "../../db/statement.ts";
import { orNotFound, Refusal } from "../../errors/refusal.ts";
import { readRequestId } from "../../lib/request-id.ts";
import type { CallLogPort, LoggedCall } from "../../ports/call-log.ts";

/** The most accounts that share a prefix: a sandbox's accounts, or live ones by chance. */
const MAX_ACCOUNTS = 10;

interface Searching {
  readonly directory: Database;
  readonly meter: Meter;
  callLog(accountId: string): Pick<CallLogPort, "find">;
}

interface Found {
  readonly accountId: string;
  readonly call: LoggedCall;
}

/** Finds a call by its id alone, which contains a prefix of the account's id. @throws Refusal not_found */
export const findCall = async (searching: Searching, requestId: string): Promise<Found> => {
  const { directory, meter, callLog } = searching;
  const prefix = readRequestId(requestId)?.accountPrefix;
  if (!prefix) throw new Refusal("not_found");
  const statement = sql(
    "SELECT id FROM accounts WHERE id >= ?1 AND id < ?1 || '~' ORDER BY id LIMIT ?2",
    prefix,
    MAX_ACCOUNTS,
  );
  const [rows] = await run(directory, [statement], meter);
  const calls = await Promise.all(
    rows!.map(async ({ id }) => ({
      accountId: id as string,
      call: await callLog(id as string).find(requestId),
    })),
  );
  return orNotFound(calls.find((one): one is Found => one.call !== null) ?? null);
};
