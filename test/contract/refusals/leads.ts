import { MAX_CLIENTS } from "../../../src/vocabulary/limits.ts";
import { accountWithLead } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { makeLead, newPhone, person } from "../../support/lead.ts";
import { purgeClient } from "../../support/partnership.ts";
import { query, queryOne } from "../../support/query.ts";
import { type Call, type PassingRefusal, sending } from "./refusal.ts";

type Writes = (body: object) => (account: TestAccount) => Call;

export const phones = (number: string) => [{ number, isWhatsApp: false }];

export const posting = (body: object) => sending("post", "/leads", body);

export const putting = (body: object) => sending("put", "/leads/by-ref/C1", body);

export const inTrash = (
  writes: (account: TestAccount, id: string) => Call,
  client: Readonly<Record<string, unknown>> = {},
): PassingRefusal => ({
  code: "lead_in_trash",
  why: "the client is restored",
  arrange: async () => {
    const { account, id } = await accountWithLead(client);
    const path = `${account.path}/leads/${id}`;
    await backoffice.post(`${path}/trash`);
    return { send: writes(account, id), lift: () => backoffice.post(`${path}/restore`) };
  },
});

/** A person whose phone and e-mail belong to two clients, until one of them is purged. */
export const severalPersons = (writes: Writes): PassingRefusal => ({
  code: "request_refused",
  why: "one of the two clients is purged",
  arrange: async () => {
    const account = await makeAccount();
    const number = newPhone();
    const email = `${crypto.randomUUID()}@clientes.test`;
    await makeLead(account, { phones: phones(number) });
    const { id } = await makeLead(account, { phones: [], email });
    const send = writes(person({ phones: phones(number), email }))(account);
    return { send, lift: () => purgeClient(account, id) };
  },
});

export const linkedElsewhere = (writes: Writes): PassingRefusal => ({
  code: "lead_linked_to_other_ref",
  why: "the client with the other code is purged",
  arrange: async () => {
    const account = await makeAccount();
    const number = newPhone();
    const { id } = await makeLead(account, { externalRef: "OTHER", phones: phones(number) });
    const send = writes(person({ phones: phones(number) }))(account);
    return { send, lift: () => purgeClient(account, id) };
  },
});

/** The account has its maximum number of clients, until one goes to the trash. */
export const noRoom = (writes: Writes): PassingRefusal => ({
  code: "request_refused",
  why: "another client goes to the trash",
  arrange: async () => {
    const { account, id } = await accountWithLead();
    await query`UPDATE portfolios SET clients = ${MAX_CLIENTS} WHERE account_id = ${account.accountId}`;
    const lift = () => backoffice.post(`${account.path}/leads/${id}/trash`);
    return { send: writes(person())(account), lift };
  },
});

export const brokerJoins = (writes: Writes): PassingRefusal => ({
  code: "invalid_param",
  why: "the broker joins the team",
  arrange: async () => {
    const account = await makeAccount();
    const ownerEmail = `${crypto.randomUUID()}@clientes.test`;
    return {
      send: writes(person({ ownerEmail }))(account),
      lift: () =>
        backoffice.post(`${account.path}/team`, { name: "Bia Corretora", email: ownerEmail, role: "BROKER" }),
    };
  },
});

export const neighborhoodIsMade = (writes: Writes): PassingRefusal => ({
  code: "invalid_param",
  why: "the catalog gains the neighborhood",
  arrange: async () => {
    const account = await makeAccount();
    const neighborhoodSlug = `novo-${crypto.randomUUID().slice(0, 8)}`;
    const locations = [{ cityId: "3550308", neighborhoodSlug }];
    const known = "SELECT * FROM neighborhoods WHERE city_id = '3550308' LIMIT 1";
    const row = (await queryOne(known))!;
    const columns = Object.keys(row);
    return {
      send: writes(person({ interest: { locations } }))(account),
      lift: () =>
        query(
          `INSERT INTO neighborhoods (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
          ...Object.values({ ...row, slug: neighborhoodSlug, name: neighborhoodSlug }),
        ),
    };
  },
});

/** The request itself denies consent, whatever the client's state. */
export const NO_CONSENT = { code: "consent_required", lasts: "the request lacks it" } as const;

/** A request that would create nobody, until someone else creates the client that it then updates. */
export const isMade = (
  code: "consent_required" | "invalid_param",
  writes: Writes,
  { client, update }: Readonly<Record<"client" | "update", object>>,
): PassingRefusal => ({
  code,
  why: "somebody else has made the client",
  arrange: async () => {
    const account = await makeAccount();
    return { send: writes(update)(account), lift: () => makeLead(account, { ...client }) };
  },
});

export const known = { phones: [], email: "ana@clientes.test" };
export const unconsented = { client: known, update: { name: "Ana Exemplo", ...known } };

export const withRef = (body: object) => posting({ ...body, externalRef: "C1" });
