import {
  askPoints,
  type CloudflareAccount,
  callAgain,
  LostAnswer,
  PlatformRefusal,
} from "../cloudflare/client.ts";
import { type Change, type Part, stopsAt } from "./part.ts";

interface Look {
  /** Below the account; null for the points. */
  readonly path: string | null;
  /** What a person does on the platform's pages, and which permission the token needs. */
  readonly ask: string;
  /** Below the account's pages. */
  readonly page: string;
}

/** What no call can switch on, and what the token has to be allowed. */
const LOOKS: readonly Look[] = [
  {
    path: "/workers/subdomain",
    ask: "Workers: open the page once, which gives the account its workers.dev name; permission Workers Scripts",
    page: "workers-and-pages",
  },
  { path: "/r2/buckets?per_page=1", ask: "R2: subscribe to it; permission Workers R2 Storage", page: "r2" },
  {
    path: null,
    ask: "Analytics Engine: switch it on; permission Account Analytics, to read points",
    page: "workers/analytics-engine",
  },
  { path: "/d1/database?per_page=1", ask: "D1: permission D1", page: "workers/d1" },
  {
    path: "/queues?per_page=1",
    ask: "Queues: the Workers Paid plan; permission Queues",
    page: "workers/queues",
  },
];

const look = async (account: CloudflareAccount, { path, ask, page }: Look): Promise<readonly Change[]> => {
  const { accountId } = account;
  try {
    await (path === null
      ? askPoints(account, "SHOW TABLES")
      : callAgain(account, `/accounts/${accountId}${path}`));
    return [];
  } catch (error) {
    // No answer says nothing of the account, and what cannot go on without it stops later.
    if (error instanceof LostAnswer) return [];
    if (!(error instanceof PlatformRefusal)) throw error;
    return [stopsAt(`${ask}: https://dash.cloudflare.com/${accountId}/${page} (${error.message})`)];
  }
};

/** What an account that was never used lacks, in one list before anything is made. */
export const preconditions = (account: CloudflareAccount): Part => ({
  title: "The account",
  changes: async () => (await Promise.all(LOOKS.map((one) => look(account, one)))).flat(),
});
