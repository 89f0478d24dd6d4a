import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { lastEventAbout } from "../../support/dashboard.ts";
import { dumpOf } from "../../support/dump.ts";
import { interest } from "../../support/lead.ts";

/** The person's data, each value unlike any other text. */
const PLANTED = {
  name: "Quitéria Zumbi",
  phone: "+5583987412569",
  second: "+5583987412570",
  email: "quiteria.zumbi@planted.example",
  notes: "Mora na Rua Jurupari, 5512",
  note: "Vende a chácara Ururaí",
} as const;

const KEYED = () => ({ headers: { "Idempotency-Key": crypto.randomUUID() } });

const plant = async ({ api }: TestAccount): Promise<string> => {
  const { name, email, notes } = PLANTED;
  const body = {
    name,
    email,
    notes,
    phones: [{ number: PLANTED.phone }],
    interest: interest(),
    consentGiven: true,
  };
  const { id } = (await api.put("/leads/by-ref/C-1", { body, ...KEYED() })).body.data;
  const phones = [{ number: PLANTED.phone }, { number: PLANTED.second }];
  await api.patch(`/leads/${id}`, { body: { phones }, ...KEYED() });
  await api.put("/leads/by-ref/C-1", { body: { name }, ...KEYED() });
  await api.post(`/leads/${id}/interactions`, { body: { type: "CALL", note: PLANTED.note }, ...KEYED() });
  return id;
};

const leftOf = async ({ accountId }: TestAccount): Promise<string[]> => {
  const gate = await runInDurableObject(env.ACCOUNT_GATE.getByName(accountId), (_, { storage: { sql } }) =>
    sql.exec("SELECT * FROM idempotency").toArray(),
  );
  const all = JSON.stringify([await dumpOf(accountId), gate]);
  return Object.values(PLANTED).filter((value) => all.includes(value));
};

const trash = ({ path }: TestAccount, id: string) => backoffice.post(`${path}/leads/${id}/trash`);
const purge = ({ path }: TestAccount, id: string) => backoffice.post(`${path}/leads/${id}/purge`);

describe("a purge", () => {
  it("removes the person wherever their data was kept", async () => {
    const account = await makeAccount();
    const id = await plant(account);
    await trash(account, id);
    expect(await leftOf(account)).toEqual(Object.values(PLANTED));
    expect((await purge(account, id)).status).toBe(200);
    expect(await leftOf(account)).toEqual([]);
    expect((await account.api.get(`/leads/${id}`)).status).toBe(404);
  });

  it("leaves the event trail with ids only", async () => {
    const account = await makeAccount();
    const id = await plant(account);
    await trash(account, id);
    await purge(account, id);
    expect(await lastEventAbout(account, id)).toMatchObject({
      type: "lead.purged",
      data: { id, externalRef: "C-1", state: "DELETED", status: "NEW" },
    });
  });

  it("frees code, phone and e-mail for a new lead", async () => {
    const account = await makeAccount();
    const id = await plant(account);
    await trash(account, id);
    await purge(account, id);
    expect(await plant(account)).not.toBe(id);
  });

  it("replays no answer that shows the person", async () => {
    const account = await makeAccount();
    const call = {
      body: { name: PLANTED.name, email: PLANTED.email, consentGiven: true },
      ...KEYED(),
    };
    const { id } = (await account.api.post("/leads", call)).body.data;
    await trash(account, id);
    await purge(account, id);
    const again = await account.api.post("/leads", call);
    expect(again.headers.get("Idempotent-Replayed")).toBeNull();
    expect([again.status, again.body.data.id === id]).toEqual([201, false]);
  });

  it("is for leads in the trash only", async () => {
    const account = await makeAccount();
    const id = await plant(account);
    const { status, body } = await purge(account, id);
    expect([status, body.code]).toEqual([422, "request_refused"]);
  });

  it("follows automatically after 30 days in the trash", async () => {
    const account = await makeAccount();
    const id = await plant(account);
    const { deletedAt } = (await trash(account, id)).body.data;
    const end = Date.parse(deletedAt) + 30 * DAY_MS;
    const run = (now: number) => backoffice.post("/jobs/trash-purge", { now: isoTime(now) });
    await run(end - 1);
    expect((await account.api.get(`/leads/${id}`)).status).toBe(200);
    expect((await run(end)).body.data.summary.clients).toBeGreaterThanOrEqual(1);
    expect(await leftOf(account)).toEqual([]);
    expect((await lastEventAbout(account, id)).type).toBe("lead.purged");
  });
});

describe("an export", () => {
  it("returns everything held about one lead", async () => {
    const account = await makeAccount();
    const id = await plant(account);
    await backoffice.patch(`${account.path}/leads/${id}`, { status: "PROPOSAL" });
    const { status, body, text } = await backoffice.get(`${account.path}/leads/${id}/export`);
    expect(status, text).toBe(200);
    expect(body.data).toEqual({
      lead: (await account.api.get(`/leads/${id}`)).body.data,
      dashboardFields: ["status"],
      identities: [
        { kind: "email", value: PLANTED.email },
        { kind: "phone", value: PLANTED.phone },
        { kind: "phone", value: PLANTED.second },
      ],
      interactions: [expect.objectContaining({ type: "CALL", note: PLANTED.note, propertyId: null })],
      events: ["created", "updated", "updated", "updated"].map((verb) =>
        expect.objectContaining({ type: `lead.${verb}` }),
      ),
      audit: [expect.objectContaining({ action: "lead.edit", fields: ["status"] })],
      matches: [],
      partnerships: [],
      storedAnswers: 3,
    });
    for (const value of Object.values(PLANTED)) expect(text).toContain(value);
  });

  it("of another account's lead finds nothing", async () => {
    const one = await makeAccount();
    const two = await makeAccount();
    const id = await plant(one);
    expect((await backoffice.get(`${two.path}/leads/${id}/export`)).status).toBe(404);
  });
});
