import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { run, sql } from "../../../src/db/statement.ts";
import { PARTNERSHIP_STAGES } from "../../../src/vocabulary/value-lists.ts";
import { backoffice, makeAccount, makeKey, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Json } from "../../support/http.ts";
import { makeNetworkMatch } from "../../support/match.ts";
import { moved, type Partners, readPartnership, request, type Side } from "../../support/partnership.ts";
import { query } from "../../support/query.ts";

/** The client's data, each value unlike any other text. */
const CLIENT = {
  name: "Zuleica Quaresma Sentinela",
  email: "zuleica@planted.example",
  notes: "Mora na Travessa Vesúvio",
};
const CLIENT_PHONE = "+5511974210099";
/** The property's location, which no partner sees. */
const PLACE = { street: "Rua Jupiá do Planalto", number: "74921", complement: "Bloco Vésper 9" };
const LISTING = "https://vendedora.example.com/imovel/1";
const BROKERS = {
  client: { name: "Corretora Clientela", email: "clientela@planted.example" },
  property: { name: "Corretor Captador", email: "captador@planted.example" },
};
const PHONES = { client: "+551130001111", property: "+551130002222" };

const REVEALED = ["ACCEPTED", "LEAD_REGISTERED", "CONTACTED", "NEGOTIATING", "PROPOSAL", "WON", "LOST"];

let partners: Partners;
let id: string;

const member = async ({ path }: TestAccount, broker: object): Promise<string> =>
  (await backoffice.post(`${path}/team`, { ...broker, role: "BROKER" })).body.data.accountId;

const prepare = async (): Promise<void> => {
  const account = (side: Side) =>
    makeAccount({ account: { name: `Conta ${side}`, phone: PHONES[side], organization: "Rede" } });
  partners = { client: await account("client"), property: await account("property") };
  const { propertyId, leadId, ofBuyer } = await makeNetworkMatch(partners.property, partners.client);
  const captadorAccountId = await member(partners.property, BROKERS.property);
  const ownerAccountId = await member(partners.client, BROKERS.client);
  const address = { cityId: "3550308", neighborhoodSlug: "pinheiros", ...PLACE };
  await partners.property.api.patch(`/properties/${propertyId}`, {
    body: { listingUrl: LISTING, captadorAccountId, address },
  });
  await partners.client.api.patch(`/leads/${leadId}`, {
    body: { ...CLIENT, ownerAccountId, phones: [{ number: CLIENT_PHONE }] },
  });
  const { body, text } = await request(partners.client, ofBuyer);
  expect(body.data, text).toBeDefined();
  id = body.data.id;
};

beforeAll(prepare);

const put = (status: string): Promise<unknown> =>
  run(env.DB, [
    sql("UPDATE partnerships SET status = ? WHERE id = ?", status, id),
    sql("UPDATE partnership_sides SET status = ? WHERE partnership_id = ?", status, id),
  ]);

const OTHER = { client: "property", property: "client" } as const;

/**
 * Who sees which field in which stage (rules 28.7); the other fields are the same for both sides and in every stage.
 */
const shownOf = (side: Side, status: string): Json => {
  const isKnown = REVEALED.includes(status);
  const other = OTHER[side];
  return {
    counterpart: {
      name: `Conta ${other}`,
      type: "AGENCY",
      organization: "Rede",
      contactName: isKnown ? BROKERS[other].name : null,
      phone: isKnown ? PHONES[other] : null,
      email: isKnown ? BROKERS[other].email : null,
      creci: null,
      creciVerified: false,
    },
    listingUrl: side === "property" || isKnown ? LISTING : null,
    masked: side === "property",
    ourBrokerId: expect.stringMatching(/^usr-/),
    canMoveFunnel: side === "client",
    ourSide: side === "client" ? "REQUESTER" : "ADDRESSEE",
  };
};

const seenIn = ({ counterpart, property, client, ourBrokerId, canMoveFunnel, ourSide }: Json): Json => ({
  counterpart,
  ourBrokerId,
  canMoveFunnel,
  ourSide,
  listingUrl: property.listingUrl,
  masked: client.masked,
});

const readFromList = async ({ api }: TestAccount): Promise<Json> =>
  (await api.get("/partnerships")).body.data.find((one: Json) => one.id === id);

const dashboard = async ({ path }: TestAccount): Promise<Json> =>
  (await backoffice.get(`${path}/partnerships/${id}`)).body.data;

describe.each(["client", "property"] as const)("to the %s's side", (side) => {
  it.each(PARTNERSHIP_STAGES)("a partnership that is %s follows the table, in every read", async (status) => {
    await put(status);
    const account = partners[side];
    const seen = await readPartnership(account, id);
    expect(seenIn(seen)).toEqual(shownOf(side, status));
    expect(await readFromList(account)).toEqual(seen);
    expect(await dashboard(account)).toEqual(seen);
  });

  it.each(PARTNERSHIP_STAGES)(
    "one that is %s names no client but the side's own, and no street of the property",
    async (status) => {
      await put(status);
      const seen = await readPartnership(partners[side], id);
      const own = side === "client";
      expect(seen.client).toMatchObject({ name: own ? CLIENT.name : null, status: own ? "NEW" : null });
      const text = JSON.stringify(seen);
      const { name, ...others } = CLIENT;
      const planted = [
        ...Object.values(others),
        CLIENT_PHONE,
        ...Object.values(PLACE),
        ...(own ? [] : [name]),
      ];
      for (const secret of planted) expect(text).not.toContain(secret);
    },
  );
});

describe.each(["client", "property"] as const)("a dry run of the %s's side", (side) => {
  it.each(PARTNERSHIP_STAGES.flatMap((from) => PARTNERSHIP_STAGES.map((to) => [from, to] as const)))(
    "reveals nothing new of a partnership that is %s, moved to %s",
    async (from, to) => {
      await put(from);
      const account = partners[side];
      const dry = await account.api.post(`/partnerships/${id}/status?dryRun=true`, { body: { status: to } });
      expect([200, 422], dry.text).toContain(dry.status);
      if (dry.status === 200) expect(seenIn(dry.body.data)).toEqual(shownOf(side, from));
      else
        for (const contact of [BROKERS[OTHER[side]].email, PHONES[OTHER[side]]])
          expect(dry.text).not.toContain(contact);
    },
  );
});

it("a partnership's summary is a sentence in the language of the reader", async () => {
  const { summary, score, reasons } = await readPartnership(partners.client, id);
  const { body } = await partners.client.api.get(`/partnerships/${id}`, {
    headers: { "Accept-Language": "en" },
  });
  const met = reasons.length;
  expect(summary).toMatch(
    RegExp(`: ${score} de 100 pontos; atende a ${met} dos \\d itens que o cliente procura\\.$`),
  );
  expect(body.data.summary).toMatch(
    RegExp(`: ${score} of 100 points; meets ${met} of the \\d things that the client`),
  );
});

it("neither the directory's rows of a partnership nor the other account's rows have data of the client", async () => {
  await put("PENDING");
  await moved(partners.property, id, "ACCEPTED");
  await moved(partners.client, id, "CONTACTED");
  const rows = await query`SELECT * FROM partnerships WHERE id = ${id}`;
  const theirs = await dumpOf(partners.property.accountId);
  const answers = await Promise.all(
    ["/partnerships", "/matches", "/events", "/leads"].map((path) => partners.property.api.get(path)),
  );
  const text = JSON.stringify([rows, theirs, answers.map((answer) => answer.text)]);
  for (const planted of [...Object.values(CLIENT), CLIENT_PHONE]) expect(text).not.toContain(planted);
});

describe("an account's own client in a partnership", () => {
  const clientIn = async (path: string, key?: string): Promise<Json> => {
    const { data } = (await partners.client.api.get(path, key === undefined ? {} : { key })).body;
    return (Array.isArray(data) ? data.find((one: Json) => one.id === id) : data).client;
  };

  it("is named as in its match, only to a key that reads clients", async () => {
    await put("ACCEPTED");
    const { data: partnership } = (await partners.client.api.get(`/partnerships/${id}`)).body;
    const scopes = ["partnerships:read", "partnerships:write", "radar:read"];
    const { key: blind } = await makeKey(partners.client.path, { scopes });
    const ofMatch = async (key?: string): Promise<Json> =>
      (await partners.client.api.get("/matches?limit=100", key === undefined ? {} : { key })).body.data.find(
        (one: Json) => one.id === partnership.matchId,
      ).client;
    for (const key of [undefined, blind]) {
      const { name, status } = await ofMatch(key);
      expect([name, status]).toEqual([key === undefined ? CLIENT.name : null, "NEW"]);
      for (const path of ["/partnerships", `/partnerships/${id}`])
        expect(await clientIn(path, key)).toMatchObject({ masked: false, name, status });
    }
  });

  it("follows the client at once, even after the partnership has ended", async () => {
    const { leadId } = await readPartnership(partners.client, id);
    for (const [stage, status] of [
      ["ACCEPTED", "ATTENDING"],
      ["LOST", "PROPOSAL"],
    ]) {
      await put(stage!);
      await partners.client.api.patch(`/leads/${leadId}`, { body: { status } });
      expect(await clientIn(`/partnerships/${id}`)).toMatchObject({ name: CLIENT.name, status });
    }
    await partners.client.api.patch(`/leads/${leadId}`, { body: { status: "NEW" } });
  });

  it("is not named in the answer to a write, which the directory keeps for replays", async () => {
    await put("ACCEPTED");
    const { body } = await partners.client.api.post(`/partnerships/${id}/status`, {
      body: { status: "CONTACTED" },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    expect(body.data.client).toMatchObject({ masked: false, name: null, status: null });
    const rows = await query`SELECT * FROM directory_receipts WHERE subject = ${id}`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(CLIENT.name);
  });
});

describe("the contact of an account", () => {
  it("is its owner if the object has no broker, and follows a change of its phone", async () => {
    const client = await makeAccount({ account: { ownerName: "Dona Titular" } });
    const property = await makeAccount();
    const { ofBuyer, leadId } = await makeNetworkMatch(property, client);
    await query`UPDATE leads SET owner_account_id = NULL, owner_name = NULL WHERE id = ${leadId}`;
    const made = (await request(client, ofBuyer)).body.data;
    await moved(property, made.id, "ACCEPTED");
    expect((await readPartnership(property, made.id)).counterpart).toMatchObject({
      contactName: "Dona Titular",
      email: "titular@example.com",
      phone: null,
    });
    await backoffice.patch(client.path, { phone: "(11) 3333-4444", name: "Outro nome" });
    expect((await readPartnership(property, made.id)).counterpart).toMatchObject({
      name: "Outro nome",
      phone: "+551133334444",
    });
  });
});
