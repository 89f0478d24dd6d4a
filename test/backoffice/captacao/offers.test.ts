import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { anOwner, offerAgain, offerTo, readyDesk, setDesk } from "../../support/captacao.ts";
import { newPhone } from "../../support/lead.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

// A Friday, 16:50 in São Paulo.
const NOW = Date.UTC(2026, 10, 20, 19, 50);

let account: TestAccount;

beforeEach(async () => {
  stopClockAt(NOW);
  account = await makeAccount();
});

const offer = (body: object, to = account) => backoffice.post(`${to.path}/captacao/offers`, body);

const accept = (id: string, by = account) => by.api.post(`/captacao/offers/${id}/accept`);

const eventsOf = async ({ api }: TestAccount) => (await api.get("/events?limit=500")).body.events;

describe("an offer", () => {
  it("has a deadline in its event, which later settings do not move", async () => {
    const { status, body } = await offer(anOwner({ deadlineMinutes: 60 }));
    expect(status).toBe(201);
    expect(body.data.deadline).toBe("2026-11-23T12:50:00.000Z");
    await setDesk(account, { serviceDays: ["DOM"], paused: true });
    const { data } = (await account.api.get(`/captacao/offers/${body.data.id}`)).body;
    expect(data.deadline).toBe(body.data.deadline);
    expect(await eventsOf(account)).toMatchObject([
      { type: "captacao.offer_received", data: { id: body.data.id, deadline: body.data.deadline } },
    ]);
  });

  it("that is already open answers 200, unchanged", async () => {
    const body = anOwner();
    const first = await offer(body);
    const again = await offer({ ...body, priceCents: 1 });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await eventsOf(account)).toHaveLength(1);
  });

  it.each([
    ["the same phone", { email: "outro@example.com" }],
    ["the same e-mail", { phone: newPhone() }],
  ])("with %s for the same place is for the same owner", async (_, other) => {
    const body = anOwner();
    const { id } = await offerTo(account, body);
    const second = await makeAccount();
    const address = { ...body.address, street: "RUA  dos Pinheiros", complement: "apto. 71" };
    const same = await offerTo(second, { ...body, address, owner: { ...body.owner, ...other } });
    const elsewhere = await offerTo(second, { ...body, address: { ...address, number: "9" } });
    const purpose = await offerTo(second, { ...body, purpose: "LOCACAO" });
    expect(same.id).toBe(id);
    expect(new Set([id, elsewhere.id, purpose.id]).size).toBe(3);
  });

  it("opens a new round after the last one has ended", async () => {
    const { id } = await offerTo(account);
    await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
    moveClock(4 * DAY_MS);
    const { deadline } = await offerAgain(account, id, { priceCents: 4_000 });
    const { data } = (await account.api.get(`/captacao/offers/${id}`)).body;
    expect(data).toMatchObject({ status: "OFFERED", priceCents: 4_000, deadline });
    const types = (await eventsOf(account)).map(({ type }: { type: string }) => type);
    expect(types).toEqual(["captacao.offer_received", "captacao.offer_withdrawn", "captacao.offer_received"]);
  });

  it.each([
    ["a pause", { paused: true }],
    ["another city", { operatingCities: ["curitiba-pr"] }],
    ["another purpose", { purposes: ["LOCACAO"] }],
  ])("is refused after %s, while an open one may be accepted", async (_, settings) => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    await setDesk(account, settings);
    expect((await offer(anOwner())).body.code).toBe("request_refused");
    expect((await accept(id)).body.result.outcome).toBe("ACCEPTED");
  });

  it("is refused for an owner whom any account has accepted", async () => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    await accept(id);
    for (const to of [account, await makeAccount()]) {
      const { status, body } = await offer({ ownerId: id, priceCents: 1, deadlineMinutes: 1 }, to);
      expect([status, body.code]).toEqual([422, "request_refused"]);
    }
  });

  it("of an unknown owner, or with too much or too little data, lists every fault", async () => {
    const faultsOf = async (body: object) => {
      const answer = await offer({ priceCents: 1, deadlineMinutes: 1, ...body });
      return answer.body.invalidParams?.map((fault: { name: string; code: string }) =>
        [fault.name, fault.code].join(" "),
      );
    };
    expect(await faultsOf({ ownerId: "cap-0000000000000000" })).toEqual(["ownerId not_found"]);
    expect(await faultsOf({ ownerId: "cap-1", purpose: "VENDA", bedrooms: 2 })).toEqual([
      "purpose one_of",
      "bedrooms one_of",
    ]);
    expect(await faultsOf({ priceCents: -1 })).toEqual([
      "priceCents too_low",
      "owner required",
      "address required",
      "purpose required",
      "propertyType required",
    ]);
    expect(await faultsOf({ ...anOwner(), address: { street: "Rua A" } })).toEqual(["address.city required"]);
  });
});

describe("a withdrawal", () => {
  it("ends an open offer, once, and is refused for an accepted one", async () => {
    await readyDesk(account);
    const withdrawn = await offerTo(account);
    const accepted = await offerTo(account);
    await accept(accepted.id);
    const withdraw = (id: string) => backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
    for (const outcome of ["WITHDRAWN", "UNCHANGED"])
      expect((await withdraw(withdrawn.id)).body).toMatchObject({
        data: { status: "WITHDRAWN" },
        result: { outcome, dryRun: false },
      });
    expect((await withdraw(accepted.id)).body.code).toBe("request_refused");
    expect((await withdraw("cap-0000000000000000")).body.code).toBe("not_found");
    const ended = (await eventsOf(account)).filter(
      ({ type }: { type: string }) => type === "captacao.offer_withdrawn",
    );
    expect(ended).toMatchObject([{ data: { id: withdrawn.id } }]);
  });
});

describe("two operators at once", () => {
  it("withdraw an offer once", async () => {
    const { id } = await offerTo(account);
    const withdraw = (actor: string) =>
      backoffice.post(
        `${account.path}/captacao/offers/${id}/withdraw`,
        {},
        { headers: { "X-Actor": actor } },
      );
    const answers = await Promise.all([withdraw("ana"), withdraw("rui")]);
    expect(answers.map(({ body }) => body.result.outcome).sort()).toEqual(["UNCHANGED", "WITHDRAWN"]);
    const ended = (await eventsOf(account)).filter(
      ({ type }: { type: string }) => type === "captacao.offer_withdrawn",
    );
    expect(ended).toHaveLength(1);
  });

  it("offer an owner to one account once", async () => {
    const owner = anOwner();
    const answers = await Promise.all([offer(owner), offer(owner)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const { data } = (await backoffice.get(`${account.path}/captacao/offers`)).body;
    expect(data).toHaveLength(1);
  });
});

describe("expiring offers", () => {
  const expire = async (count: number): Promise<void> => {
    for (let made = 0; made < count; made += 1) await offerTo(account, anOwner({ deadlineMinutes: 5 }));
    moveClock(6 * MINUTE_MS);
    await backoffice.post("/jobs/captacao-deadlines");
  };

  it("make events, raise the streak, and finally pause the account", async () => {
    await setDesk(account, { autoPauseAfter: 2 });
    await expire(2);
    const { summary } = (await account.api.get("/captacao/offers")).body;
    expect(summary).toMatchObject({ expiredStreak: 2, pausedAuto: true, paused: false });
    expect((await offer(anOwner())).body.code).toBe("request_refused");
    const ended = await eventsOf(account);
    expect(ended.filter(({ type }: { type: string }) => type.endsWith("withdrawn"))).toHaveLength(2);
    await setDesk(account, { paused: false });
    const after = (await account.api.get("/captacao/offers")).body.summary;
    expect(after).toMatchObject({ expiredStreak: 0, pausedAuto: false });
  });

  it("leave a streak that an acceptance ends, and a withdrawal does not", async () => {
    await readyDesk(account);
    await expire(1);
    moveClock(3 * DAY_MS);
    const { id } = await offerTo(account);
    await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
    const streak = async () => (await account.api.get("/captacao/offers")).body.summary.expiredStreak;
    expect(await streak()).toBe(1);
    await accept((await offerTo(account)).id);
    expect(await streak()).toBe(0);
  });

  it("delete the contact 90 days after the last offer, and not after 89", async () => {
    const sentinel = anOwner();
    const { id } = await offerTo(account, sentinel);
    await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
    moveClock(89 * DAY_MS);
    await backoffice.post("/jobs/retention");
    const other = await makeAccount();
    expect((await offerTo(other, sentinel)).id).toBe(id);
    await backoffice.post(`${other.path}/captacao/offers/${id}/withdraw`);
    moveClock(90 * DAY_MS + HOUR_MS);
    await backoffice.post("/jobs/retention");
    const { body } = await offer({ ownerId: id, priceCents: 1, deadlineMinutes: 1 });
    expect(body.code).toBe("request_refused");
    expect((await offerTo(account, sentinel)).id).not.toBe(id);
  });
});

describe("the operator's list", () => {
  it("shows every offer with its last round, without any contact", async () => {
    await readyDesk(account);
    const first = await offerTo(account);
    const second = await offerTo(account);
    await accept(first.id);
    const { body, text } = await backoffice.get(`${account.path}/captacao/offers`);
    expect(body.data).toMatchObject([
      { id: second.id, status: "OFFERED", debitedCents: null, endedAt: null },
      { id: first.id, status: "ACCEPTED", debitedCents: 9_000, tab: "ACTIVE" },
    ]);
    expect(text).not.toContain("Sentinela");
  });
});
