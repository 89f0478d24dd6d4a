import { eventsAfter } from "../drill/api.ts";
import type { SoakAccount } from "../soak/stage.ts";
import type { Tally } from "../soak/tally.ts";
import { sender } from "../stage/accounts.ts";
import type { Runtime } from "../stage/runtime.ts";

type Json = ReturnType<typeof JSON.parse>;

/** Lists that only the account itself changes. */
const LISTS = ["/properties", "/leads", "/webhooks", "/team"] as const;
/** Accounts that were created later change these too, so they are read but not compared. */
const SHARED = ["/matches", "/partnerships"] as const;
const EVENTS = "GET /events";

/** What an account reads of itself: each object with its date, and its log. */
export type Reads = ReadonlyMap<string, string>;

const readAll = async (runtime: Runtime, { key }: SoakAccount): Promise<Reads> => {
  const api = sender(runtime.urls.service, "/v1", key);
  const found = new Map<string, string>();
  for (const path of LISTS) {
    const { data } = (await api("GET", `${path}?limit=100`)) as Json;
    found.set(`GET ${path}`, JSON.stringify(data.map((one: Json) => [one.id, one.updatedAt ?? null])));
  }
  for (const path of SHARED) await api("GET", `${path}?limit=100`);
  await api("GET", "/me");
  const { types } = await eventsAfter(api, null);
  found.set(EVENTS, types.map((event) => `${event}\n`).join(""));
  return found;
};

export const readEach = async (
  runtime: Runtime,
  accounts: readonly SoakAccount[],
): Promise<ReadonlyMap<SoakAccount, Reads>> => {
  const all = new Map<SoakAccount, Reads>();
  for (const account of accounts) all.set(account, await readAll(runtime, account));
  return all;
};

/** A log may have grown since; the events that it had must be the same. */
const isAlike = (operation: string, before: string, after: string | undefined): boolean =>
  operation === EVENTS ? after?.startsWith(before) === true : after === before;

/** Checks that what one mixture has stored reads the same in another. */
export const compareReads = async (
  runtime: Runtime,
  known: ReadonlyMap<SoakAccount, Reads>,
  tally: Tally,
): Promise<number> => {
  let compared = 0;
  for (const [account, before] of known) {
    const after = await readAll(runtime, account).catch((error: Error) => error);
    if (after instanceof Error) tally.fault("stored by another version", after.message.slice(0, 200));
    else
      for (const [operation, text] of before) {
        compared += 1;
        if (!isAlike(operation, text, after.get(operation)))
          tally.fault(
            "stored by another version",
            `${operation} of a ${account.profile.name} reads differently`,
          );
      }
  }
  return compared;
};
