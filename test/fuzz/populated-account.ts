import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, vi } from "vitest";
import { DAY_MS, isoTime } from "../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { type Dump, dumpOf } from "../support/dump.ts";
import type { Answer, Json } from "../support/http.ts";
import { makeLead, newPhone } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { makeMatch } from "../support/match.ts";
import { makePartnership } from "../support/partnership.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import type { Known } from "./schema-values.ts";

/** An account with an object of each kind, and its members' names. */
export interface PopulatedAccount {
  readonly account: TestAccount;
  readonly known: Known;
  /** Lets later calls use the ids in an answer. */
  learn(answer: Answer): void;
  /** Everything stored about the account, and the number of accounts. */
  stored(): Promise<Dump>;
}

const MAX_KNOWN = 12;

const WORDS = {
  cityId: ["3550308", "4106902", "1101005", "9999999"],
  city: ["São Paulo", "Curitiba", "Nova Iorque"],
  state: ["SP", "PR", "sp", "XX"],
  uf: ["SP", "rr"],
  citySlug: ["sao-paulo-sp", "curitiba-pr"],
  neighborhoodSlug: ["pinheiros", "batel", "nenhum-bairro"],
  neighborhood: ["Pinheiros", "Vila Nunca Vista"],
  text: ["Vila Nunca Vista", "Jd. Nenhures"],
  q: ["são", "a", "ba"],
  url: ["https://crm.example.org/eventos", "http://127.0.0.1:9/e", "https://10.0.0.1/", "https://u:p@a.com/"],
  listingUrl: ["https://imoveis.example.org/1", "ftp://a"],
  photos: ["https://fotos.example.org/1.jpg", "https://fotos.example.org/2.jpg", "https://localhost/x"],
  floorPlans: ["https://fotos.example.org/planta.png"],
  number: ["(11) 98765-4320", "+551132654321", "11987654320", "0", "+1 202 555 0147"],
  email: ["ana@clientes.test", "ANA@clientes.test", "bia@clientes.test"],
  deliveryDate: ["2027-06-30", "2027-02-30"],
  allowedIps: ["203.0.113.7", "2001:db8::/32", "10.0.0.0/33"],
  // Jobs process every account, so that only jobs that find nothing may run.
  job: ["retention", "outbox-sweep", "no-such-job"],
  limit: ["1", "2", "100", "101", "0"],
  fields: ["title", "salePrice", "name", "notes"],
} as const;

const timesAround = (now: number): string[] =>
  [0, -1, 1, -70, 400].map((days) => isoTime(now + days * DAY_MS));

const TIMES = ["at", "since", "updatedSince", "lastActivityAt", "redeliverSince", "expiresAt", "pilotUntil"];

const dataOf = async (answer: Promise<Answer>): Promise<Json> => {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`The account could not be populated: ${status} ${text}`);
  return body.data;
};

/** Makes a property, a lead, a match, partnerships from both sides, a webhook, a batch, a broker and a cursor. */
const populate = async (account: TestAccount): Promise<Record<string, string[]>> => {
  const { api, path } = account;
  const property = await dataOf(api.post("/properties", { body: listing({ externalRef: "AP 1/2" }) }));
  const other = await dataOf(api.post("/properties", { body: listing() }));
  const lead = await makeLead(account, { externalRef: "C-1", email: "ana@clientes.test" });
  const match = await makeMatch(account);
  const partner = await makeAccount();
  const requested = await makePartnership({ client: account, property: partner }, "property");
  const asking = await makePartnership({ client: partner, property: account }, "property");
  const webhook = await dataOf(api.post("/webhooks", { body: { url: "http://127.0.0.1:9/e", types: [] } }));
  const batch = await dataOf(api.post("/leads/batch", { body: { items: [{ externalRef: "B-1", no: 1 }] } }));
  const broker = await dataOf(
    backoffice.post(`${path}/team`, { name: "Corretora", email: "corretora@clientes.test", role: "BROKER" }),
  );
  const { body: page } = await api.get("/properties?limit=1");
  const { body: events } = await api.get("/events?limit=1");
  return {
    prop: [property.id, other.id, "prop-0000000000000000"],
    lead: [lead.id, "lead-0000000000000000"],
    match: [match.id, match.id, match.id.replace(match.leadId, "lead-0000000000000000")],
    pship: [requested.id, asking.id, "pship-0000000000000000"],
    wh: [webhook.id, "wh_0000000000000000"],
    dlv: ["dlv_0000000000000000"],
    b: [batch.id],
    k: [account.keyId],
    ref: ["AP 1/2", "C-1", "AP-3", "ç/%2F #1"],
    broker: [broker.accountId ?? broker.id],
    cursor: [page.nextCursor, events.nextCursor],
  };
};

const namesOf = (account: TestAccount, pools: Record<string, string[]>): Known => {
  const { prop, lead, match, pship, wh, dlv, b, k, ref, broker, cursor } = pools as Record<string, string[]>;
  const times = timesAround(Date.now());
  return {
    ...WORDS,
    ...Object.fromEntries(TIMES.map((name) => [name, times])),
    now: ["2020-01-01T00:00:00Z"],
    accountId: [account.accountId, account.accountId, "acc-0000000000000000"],
    propertyId: prop!,
    ids: prop!,
    developmentId: prop!,
    leadId: lead!,
    matchId: match!,
    partnershipId: pship!,
    webhookId: wh!,
    deliveryId: dlv!,
    batchId: b!,
    keyId: k!,
    ref: ref!,
    refs: ref!,
    externalRef: ref!,
    cursor: cursor!,
    ownerAccountId: broker!,
    captadorAccountId: broker!,
    ownerEmail: ["corretora@clientes.test"],
  };
};

/** The prefix of an id, such as `prop` of `prop-0123`, names the pool of its kind. */
const poolOf = (id: string): string => id.split(/[-_]/)[0] ?? "";

const learnInto =
  (pools: Record<string, string[]>) =>
  ({ body }: Answer): void => {
    const id = body?.data?.id;
    const pool = typeof id === "string" && pools[poolOf(id)];
    if (pool && !pool.includes(id)) pool.splice(0, pool.length < MAX_KNOWN ? 0 : 1, id);
  };

const makePopulatedAccount = async (type: "AGENCY" | "DEVELOPER" = "AGENCY"): Promise<PopulatedAccount> => {
  const limits = { maxWebhooks: 1_000 };
  const account = await makeAccount({ account: { type, propertyLimit: 100_000 }, access: { limits } });
  const pools = await populate(account);
  const accounts = "SELECT count(*) AS n FROM accounts";
  return {
    account,
    known: { ...namesOf(account, pools), number: [...WORDS.number, newPhone()] },
    learn: learnInto(pools),
    stored: async () => ({
      ...(await dumpOf(account.accountId)),
      // The log's copy of the account and its grant, which the log renews by itself.
      "log: access": [],
      accounts: [await env.DB.prepare(accounts).first("n")],
    }),
  };
};

/** How many rounds use one account; after more, a dump of it would be slow. */
const MAX_ROUNDS = 20;

/** Ends work that would outlast the tests: deliveries to an account's webhooks. */
const retire = ({ account: { accountId } }: PopulatedAccount): Promise<void> =>
  runInDurableObject(env.EVENT_LOG.getByName(accountId), (_, { storage: { sql } }) => {
    for (const table of ["deliveries", "endpoints"]) sql.exec(`DELETE FROM ${table}`);
  });

const stubQueues = (): void => {
  const { PHOTO_QUEUE, BATCH_QUEUE, FEED_QUEUE, RADAR_QUEUE, WEBHOOK_QUEUE } = env;
  for (const queue of [PHOTO_QUEUE, BATCH_QUEUE, FEED_QUEUE, RADAR_QUEUE, WEBHOOK_QUEUE]) {
    const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } };
    vi.spyOn(queue, "sendBatch").mockResolvedValue({ metadata });
  }
};

/**
 * Populated accounts for the calling file, one after the other. While it runs no queue delivers, and every outside
 * address answers 204.
 */
export const populatedAccounts = (
  type: "AGENCY" | "DEVELOPER" = "AGENCY",
): (() => Promise<PopulatedAccount>) => {
  const accounts: PopulatedAccount[] = [];
  let rounds = 0;
  stubFetch();
  beforeEach(stubQueues);
  afterAll(async () => {
    for (const populated of accounts) await retire(populated);
  });
  return async () => {
    if (rounds % MAX_ROUNDS === 0) accounts.push(await makePopulatedAccount(type));
    rounds += 1;
    return accounts.at(-1)!;
  };
};
