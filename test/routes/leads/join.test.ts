import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { eventsAbout } from "../../support/dashboard.ts";
import type { Json } from "../../support/http.ts";
import { makeLead, newPhone, person } from "../../support/lead.ts";
import { callTool } from "../../support/mcp.ts";
import { aMember, doneAsMember } from "../../support/member-calls.ts";
import { queryOne } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const DAY_MS = 86_400_000;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const interactionsOf = async ({ path }: TestAccount, id: string): Promise<Json[]> =>
  (await backoffice.get(`${path}/leads/${id}/interactions`)).body.data;

/** A client whom a broker knows well. */
const makeClient = (account: TestAccount, overrides: Json = {}) =>
  makeLead(account, {
    name: "Gilberto Souza",
    phones: [{ number: newPhone(), isWhatsApp: true }, { number: "(11) 3222-1100" }],
    notes: "Prefere visitar aos sábados.",
    status: "PROPOSAL",
    ...overrides,
  });

/** What a portal's form sends. */
const enquiry = (phone: string, overrides: Json = {}) => ({
  name: "GIL",
  phones: [{ number: phone, isWhatsApp: false }],
  notes: "Olá, tenho interesse neste imóvel.",
  status: "NEW",
  consentGiven: true,
  ...overrides,
});

/** The calls by which a known person may be sent again. */
const WAYS = {
  PUT: (account: TestAccount, body: Json) => account.api.put("/leads/by-ref/olx-77", { body }),
  "POST with a code": (account: TestAccount, body: Json) =>
    account.api.post("/leads", { body: { externalRef: "olx-77", ...body } }),
  "POST without one": (account: TestAccount, body: Json) => account.api.post("/leads", { body }),
} as const;

/** Further ways, whose answers have a shape of their own. */
const OTHER_WAYS = {
  "an agent": async ({ key }: TestAccount, body: Json): Promise<unknown> => {
    const { result } = await callTool(key, "create_lead", body);
    return (await callTool(key, "create_lead", { ...body, confirmation: result.confirmation })).result;
  },
  "a member at the dashboard": async ({ accountId }: TestAccount, body: Json): Promise<unknown> => {
    const member = await aMember(accountId, "OWNER");
    return doneAsMember({ operationId: "createLead", accountId, person: member, body });
  },
} as const;

describe("a known person who writes again", () => {
  it.each(Object.entries(OTHER_WAYS))("by way of %s loses nothing either", async (_, send) => {
    const account = await makeAccount();
    const before = await makeClient(account);
    const answer = JSON.stringify(await send(account, enquiry(before.phones[0].number)));
    for (const kept of ["/name", "/phones/0/isWhatsApp", "/status", "/notes"]) expect(answer).toContain(kept);
    const { body } = await account.api.get(`/leads/${before.id}`);
    for (const field of ["name", "phones", "notes", "status", "interest", "ownerAccountId"])
      expect([field, body.data[field]]).toEqual([field, before[field]]);
    expect((await interactionsOf(account, before.id)).map(({ note }) => note)).toEqual([
      "Olá, tenho interesse neste imóvel.",
    ]);
    expect((await account.api.get("/leads")).body.data).toHaveLength(1);
  });

  it.each(Object.entries(WAYS))("by %s loses nothing of what was known", async (way, send) => {
    const account = await makeAccount();
    const before = await makeClient(account);
    const { status, body } = await send(account, enquiry(before.phones[0].number));
    expect([status, body.data.id]).toEqual([200, before.id]);
    for (const field of ["name", "phones", "notes", "status", "interest", "ownerAccountId"])
      expect([field, body.data[field]]).toEqual([field, before[field]]);
    expect(body.result).toMatchObject({
      outcome: way === "POST without one" ? "UPDATED" : "LINKED",
      matchedBy: "phone",
      kept: ["/name", "/phones/0/isWhatsApp", "/status", "/notes"],
      reactivated: false,
      warnings: [],
    });
    expect(Date.parse(body.data.lastActivityAt)).toBeGreaterThan(Date.parse(before.createdAt) - 1);
    expect(await interactionsOf(account, before.id)).toMatchObject([
      { type: "NOTE", note: "Olá, tenho interesse neste imóvel." },
    ]);
    expect((await account.api.get("/leads")).body.data).toHaveLength(1);
  });

  it("fills what was empty, and names what stays", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    const { id } = await makeLead(account, {
      phones: [{ number: phone }],
      interest: { purposes: ["VENDA"], salePriceMax: 900_000 },
    });
    const email = `${crypto.randomUUID()}@cliente.com.br`;
    const { body } = await account.api.put("/leads/by-ref/zap-1", {
      body: {
        email,
        phones: [{ number: phone, isWhatsApp: true }, { number: "(41) 3222-1100" }],
        preApproved: true,
        interest: {
          purposes: ["LOCACAO"],
          propertyTypes: ["CASA_RUA"],
          locations: [{ cityId: "4106902" }],
          salePriceMin: 950_000,
          salePriceMax: 990_000,
          rentPriceMax: 4_000,
          bedrooms: 3,
        },
      },
    });
    expect(body.data).toMatchObject({
      id,
      email,
      phones: [
        { number: phone, isWhatsApp: true },
        { number: "+554132221100", isWhatsApp: false },
      ],
      preApproved: true,
      interest: {
        purposes: ["VENDA"],
        propertyTypes: ["CASA_RUA"],
        locations: [{ cityId: "4106902" }],
        salePriceMin: null,
        salePriceMax: 900_000,
        rentPriceMax: 4_000,
        bedrooms: 3,
      },
    });
    expect(body.result.kept).toEqual([
      "/interest/purposes",
      "/interest/salePriceMax",
      "/interest/salePriceMin",
    ]);
    expect((await account.api.get(`/leads?q=${encodeURIComponent(email)}`)).body.data).toHaveLength(1);
  });

  it("keeps five phones, and names those for which there was no room", async () => {
    const account = await makeAccount();
    const own = Array.from({ length: 4 }, newPhone);
    const { id } = await makeLead(account, { phones: own.map((number) => ({ number })) });
    const fifth = newPhone();
    const sixth = newPhone();
    const phones = ["0800 123 4567", own[0], fifth, sixth].map((number) => ({ number }));
    const { body } = await account.api.post("/leads", { body: person({ phones }) });
    expect(body.data.phones.map(({ number }: Json) => number)).toEqual([...own, fifth]);
    expect([body.data.id, body.result.kept]).toEqual([id, ["/name", "/phones/3"].slice(1)]);
    expect(body.result.warnings).toMatchObject([{ name: "phones[0].number", code: "service_number" }]);
  });

  it("sets a flag that nobody has set, and no other", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    await makeLead(account, { phones: [{ number: phone }], sharedToNetwork: false });
    const body = person({ phones: [{ number: phone }], sharedToNetwork: true, preApproved: true });
    const first = await account.api.post("/leads", { body });
    expect(first.body.data).toMatchObject({ sharedToNetwork: false, preApproved: true });
    expect(first.body.result.kept).toEqual(["/sharedToNetwork"]);
  });

  it("sets no flag that an update has switched off", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    const { id } = await makeLead(account, { phones: [{ number: phone }] });
    const off = await account.api.patch(`/leads/${id}`, { body: { sharedToNetwork: false } });
    expect(off.body.result).toMatchObject({ outcome: "UNCHANGED", changes: [] });
    const body = person({ phones: [{ number: phone }], sharedToNetwork: true });
    const { body: joined } = await account.api.post("/leads", { body });
    expect([joined.data.sharedToNetwork, joined.result.kept]).toEqual([false, ["/sharedToNetwork"]]);
  });

  it("gets the enquiry's broker if the client has none, and otherwise keeps the client's own", async () => {
    const account = await makeAccount();
    const rui = await backoffice.post(`${account.path}/team`, {
      name: "Rui",
      email: `${crypto.randomUUID()}@example.com`,
      role: "BROKER",
    });
    const ownerEmail = rui.body.data.email;
    const phone = newPhone();
    const other = newPhone();
    await makeLead(account, { phones: [{ number: phone }], ownerAccountId: null });
    const owned = await makeLead(account, { phones: [{ number: other }] });
    const filled = await account.api.post("/leads", {
      body: person({ phones: [{ number: phone }], ownerEmail }),
    });
    const stays = await account.api.post("/leads", {
      body: person({ phones: [{ number: other }], ownerEmail }),
    });
    expect([filled.body.data.ownerName, filled.body.result.kept]).toEqual(["Rui", []]);
    expect(stays.body.data.ownerAccountId).toBe(owned.ownerAccountId);
    expect(stays.body.result.kept).toEqual(owned.ownerName === "Rui" ? [] : ["/ownerEmail"]);
  });

  it("adds a phone to phones edited in the dashboard, and fills no field emptied there", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    const { id } = await makeLead(account, { phones: [{ number: phone }] });
    await backoffice.patch(`${account.path}/leads/${id}`, { phones: [{ number: phone }], email: null });
    const { body } = await account.api.post("/leads", {
      body: person({
        email: "rui@cliente.com.br",
        phones: [{ number: phone }, { number: "(41) 3222-1101" }],
      }),
    });
    expect(body.data.phones).toHaveLength(2);
    expect([body.data.email, body.result.conflicts]).toEqual([null, ["email"]]);
  });

  it("shows in a dry run what the call would do, and nothing is written", async () => {
    const account = await makeAccount();
    const before = await makeClient(account);
    const body = enquiry(before.phones[0].number);
    const dry = await account.api.post("/leads?dryRun=true", { body });
    expect(dry.body.result).toMatchObject({ outcome: "UPDATED", dryRun: true });
    expect(dry.body.result.kept).toContain("/status");
    expect(await interactionsOf(account, before.id)).toEqual([]);
    expect((await account.api.get(`/leads/${before.id}`)).body.data).toEqual(before);
  });
});

describe("an enquiry that comes twice", () => {
  it("adds one note, and another note for another text", async () => {
    const account = await makeAccount();
    const before = await makeClient(account);
    const body = enquiry(before.phones[0].number);
    await account.api.post("/leads", { body });
    await account.api.post("/leads", { body });
    await Promise.all([1, 2, 3].map(() => account.api.post("/leads", { body })));
    await account.api.post("/leads", { body: { ...body, notes: "Ainda está à venda?" } });
    const notes = (await interactionsOf(account, before.id)).map(({ note }) => note);
    expect(notes.sort()).toEqual(["Ainda está à venda?", body.notes]);
    const stored = await queryOne`SELECT interaction_bytes AS counted,
      (SELECT sum(256 + octet_length(note)) FROM interactions WHERE lead_id = leads.id) AS found
      FROM leads WHERE id = ${before.id}`;
    expect(stored!.counted).toBe(stored!.found);
  });

  it("a day later, as portals send it again, changes only the activity date", async () => {
    stopClockAt(Date.now());
    const account = await makeAccount();
    const before = await makeClient(account);
    const call = {
      body: enquiry(before.phones[0].number),
      headers: { "Idempotency-Key": "59ee0fc6e4b043e1" },
    };
    const first = await account.api.post("/leads", call);
    moveClock(25 * 60 * 60 * 1_000);
    const again = await account.api.post("/leads", call);
    expect([first.status, again.status, again.body.data.id]).toEqual([200, 200, before.id]);
    const { lastActivityAt: _, updatedAt: __, ...same } = again.body.data;
    expect(first.body.data).toMatchObject(same);
    expect(await interactionsOf(account, before.id)).toHaveLength(1);
  });

  it("under one code is an update the second time", async () => {
    const account = await makeAccount();
    const before = await makeClient(account);
    const body = enquiry(before.phones[0].number);
    expect((await account.api.put("/leads/by-ref/olx-77", { body })).body.result.outcome).toBe("LINKED");
    const again = await account.api.put("/leads/by-ref/olx-77", { body });
    expect(again.body.result.outcome).toBe("UPDATED");
    expect(again.body.data.name).toBe("GIL");
  });

  it("from two portals at once leaves one client of a new person", async () => {
    const account = await makeAccount();
    const body = person();
    const answers = await Promise.all(
      ["olx-1", "zap-1"].map((ref) => account.api.put(`/leads/by-ref/${ref}`, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [{ id, externalRef }, ...others] = (await account.api.get("/leads")).body.data;
    expect(others).toEqual([]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      code: "lead_linked_to_other_ref",
      existingId: id,
      existingRef: externalRef,
    });
  });

  it("without a code, at the same time, leaves one client and loses no message", async () => {
    const account = await makeAccount();
    const phones = [{ number: newPhone() }];
    const notes = ["Quero visitar.", "Aceita permuta?", "Qual o condomínio?"];
    const answers = await Promise.all(
      notes.map((note) => account.api.post("/leads", { body: person({ phones, notes: note }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const { id, notes: stored } = answers[0]!.body.data;
    const logged = (await interactionsOf(account, id)).map(({ note }) => note);
    expect([...logged, stored].sort()).toEqual([...notes].sort());
  });
});

describe("an archived client who writes again", () => {
  const makeArchived = (account: TestAccount) => makeClient(account, { lastActivityAt: daysAgo(210) });

  it("is active again, from now on", async () => {
    const account = await makeAccount();
    const before = await makeArchived(account);
    expect(before.state).toBe("ARCHIVED");
    const { body } = await account.api.post("/leads", { body: enquiry(before.phones[0].number) });
    expect([body.data.state, body.result.reactivated]).toEqual(["ACTIVE", true]);
    expect(Date.now() - Date.parse(body.data.lastActivityAt)).toBeLessThan(60_000);
    expect((await account.api.get("/leads")).body.data).toHaveLength(1);
    const last = (await eventsAbout(account, before.id)).at(-1)!;
    expect([last.type, last.data.state]).toEqual(["lead.updated", "ACTIVE"]);
    expect(last.data.changedFields).toEqual(expect.arrayContaining(["state", "lastActivityAt"]));
  });

  it("stays archived if the enquiry itself is older than 60 days", async () => {
    const account = await makeAccount();
    const before = await makeArchived(account);
    const body = enquiry(before.phones[0].number, { lastActivityAt: daysAgo(61) });
    const joined = await account.api.put("/leads/by-ref/crm-1", { body });
    expect([joined.body.data.state, joined.body.result.reactivated]).toEqual(["ARCHIVED", false]);
    const fresh = { ...body, lastActivityAt: daysAgo(59) };
    const { externalRef: _, ...rest } = fresh as Json;
    const again = await account.api.post("/leads", { body: rest });
    expect([again.body.data.state, again.body.result.reactivated]).toEqual(["ACTIVE", true]);
  });
});

describe("a refusal because of a known person", () => {
  it("names the client who has another code, and what to do", async () => {
    const account = await makeAccount();
    const { id, phones } = await makeClient(account, { externalRef: "crm-1" });
    const { status, body } = await account.api.post("/leads", {
      body: { externalRef: "olx-9", ...enquiry(phones[0].number) },
    });
    expect([status, body.code, body.existingId, body.existingRef]).toEqual([
      409,
      "lead_linked_to_other_ref",
      id,
      "crm-1",
    ]);
    expect(body.detail).toMatch(/existingRef/);
  });

  it("names the client in the trash", async () => {
    const account = await makeAccount();
    const { id, phones } = await makeClient(account);
    await backoffice.post(`${account.path}/leads/${id}/trash`);
    const { status, body } = await account.api.post("/leads", { body: enquiry(phones[0].number) });
    expect([status, body.code, body.existingId, body.existingRef]).toEqual([409, "lead_in_trash", id, null]);
    expect(body.detail).toMatch(/Restaure/);
  });

  it("names all clients whose contacts it has", async () => {
    const account = await makeAccount();
    const one = await makeLead(account);
    const two = await makeLead(account);
    const phones = [one, two].map((lead) => ({ number: lead.phones[0].number }));
    const met = await account.api.post("/leads", { body: person({ phones }) });
    expect([met.status, [...met.body.existingIds].sort()]).toEqual([422, [one.id, two.id].sort()]);
    const taken = await account.api.patch(`/leads/${one.id}`, { body: { phones } });
    expect([taken.status, taken.body.existingIds]).toEqual([422, [two.id]]);
  });
});
