import {
  type CloudflareAccount,
  callAgain,
  find,
  LostAnswer,
  PlatformRefusal,
  queryPoints,
} from "../cloudflare/client.ts";
import { type Change, type Part, stopsAt } from "./part.ts";
import { headerRules } from "./photos-host.ts";
import type { Worker } from "./workers.ts";
import { zoneOf } from "./zones.ts";

interface Look {
  readonly read: (account: CloudflareAccount, workers: readonly Worker[]) => Promise<unknown>;
  /** What a person must do on the platform's pages, and the permission that the token needs. */
  readonly ask: string;
  /** The path of the page, below the account's. */
  readonly page: string;
}

const below =
  (path: string): Look["read"] =>
  (account) =>
    callAgain(account, `/accounts/${account.accountId}${path}`);

/** A missing zone is no refusal here: the part about zones reports it. */
const sendingOf: Look["read"] = async (account, workers) => {
  const sender = workers
    .find((worker) => worker.sender !== null)
    ?.sender?.split("@")
    .at(-1);
  const zone = sender === undefined ? null : await zoneOf(account, sender);
  return zone && callAgain(account, `/zones/${zone.id}/email/sending/subdomains`);
};

const rulesOf: Look["read"] = async (account, workers) => {
  const host = workers.find((worker) => worker.published !== null)?.published?.host;
  const zone = host === undefined ? null : await zoneOf(account, host);
  return zone && find(account, headerRules(zone.id));
};

/** Features that no call can switch on, and permissions that the token needs. */
const PROBES: readonly Look[] = [
  {
    read: below("/workers/subdomain"),
    ask: "Workers: open the page once, which gives the account its workers.dev name; permission Workers Scripts",
    page: "workers-and-pages",
  },
  {
    read: below("/r2/buckets?per_page=1"),
    ask: "R2: subscribe to it; permission Workers R2 Storage",
    page: "r2",
  },
  {
    read: (account) => queryPoints(account, "SHOW TABLES"),
    ask: "Analytics Engine: switch it on; permission Account Analytics, to read points",
    page: "workers/analytics-engine",
  },
  { read: below("/d1/database?per_page=1"), ask: "D1: permission D1", page: "workers/d1" },
  {
    read: below("/queues?per_page=1"),
    ask: "Queues: the Workers Paid plan; permission Queues",
    page: "workers/queues",
  },
  {
    read: sendingOf,
    ask: "Mail: permissions Zone and Email Sending; a new account may send few mails a day, so ask for more",
    page: "email-service/sending",
  },
  { read: rulesOf, ask: "Photos' host: permission Transform Rules of its zone", page: "" },
];

const unmetBy = async (
  account: CloudflareAccount,
  workers: readonly Worker[],
  { read, ask, page }: Look,
): Promise<readonly Change[]> => {
  try {
    await read(account, workers);
    return [];
  } catch (error) {
    // A lost answer says nothing about the account; a later part stops if it cannot continue.
    if (error instanceof LostAnswer) return [];
    if (!(error instanceof PlatformRefusal)) throw error;
    return [stopsAt(`${ask}: https://dash.cloudflare.com/${account.accountId}/${page} (${error.message})`)];
  }
};

/** Everything that a new account lacks, in one list before anything is created. */
export const preconditions = (account: CloudflareAccount, workers: readonly Worker[]): Part => ({
  title: "The account",
  changes: async () => (await Promise.all(PROBES.map((one) => unmetBy(account, workers, one)))).flat(),
});
