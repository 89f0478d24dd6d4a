import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { offerTo, readyDesk, setDesk, TERMS } from "../../support/captacao.ts";
import { faultsIn } from "../../support/problem.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOW = Date.UTC(2026, 10, 18, 13);
const PRICE = 9_000;

let account: TestAccount;

beforeEach(async () => {
  stopClockAt(NOW);
  account = await makeAccount();
});

const post = (path: string, body: object) => backoffice.post(`${account.path}/captacao/${path}`, body);

const ledger = async () => (await backoffice.get(`${account.path}/captacao/ledger`)).body.data;

const acceptOwner = async (): Promise<string> => {
  const { id } = await offerTo(account);
  await account.api.post(`/captacao/offers/${id}/accept`);
  return id;
};

const change = (id: string, body: object) => backoffice.patch(`${account.path}/captacao/owners/${id}`, body);

describe("a credit", () => {
  it("is entered with the resulting balance, and who gave it", async () => {
    await backoffice.post(
      `${account.path}/captacao/credits`,
      { amountCents: 5_000, note: "Pix" },
      { headers: { "X-Actor": "financeiro" } },
    );
    await post("credits", { amountCents: -2_000 });
    expect(await ledger()).toMatchObject([
      { kind: "ADJUST", amountCents: -2_000, balanceCents: 3_000 },
      { kind: "CREDIT", amountCents: 5_000, balanceCents: 5_000, actor: "financeiro", note: "Pix" },
    ]);
  });

  it("can be reduced to zero, and no further", async () => {
    await post("credits", { amountCents: 500 });
    expect((await post("credits", { amountCents: -501 })).body.code).toBe("request_refused");
    expect((await post("credits", { amountCents: -500 })).body.data.balanceCents).toBe(0);
    expect((await post("credits", { amountCents: 0 })).body.invalidParams[0].code).toBe("not_zero");
  });

  it("of one reference is given once, even when sent twice at once", async () => {
    const once = { amountCents: 700, reference: "pix-77" };
    const answers = await Promise.all([post("credits", once), post("credits", once), post("credits", once)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ledger()).toHaveLength(1);
    expect((await post("credits", { ...once, amountCents: 701 })).body.code).toBe("request_refused");
  });
});

describe("the settings", () => {
  it("keep absent members", async () => {
    await setDesk(account, { autoPauseAfter: 5, purposes: ["VENDA"], freeLeads: 2 });
    await setDesk(account, { autoPauseAfter: null, serviceDays: ["DOM", "SEG"] });
    const { body } = await backoffice.get(`${account.path}/captacao/settings`);
    expect(body.data).toEqual({
      paused: false,
      pausedAuto: false,
      expiredStreak: 0,
      autoPauseAfter: null,
      operatingCities: [],
      purposes: ["VENDA"],
      serviceDays: ["SEG", "DOM"],
      freeLeads: 2,
      balanceCents: 0,
      termsVersion: TERMS,
      acceptedTermsVersion: null,
      termsAcceptedAt: null,
    });
  });

  it("refuse an unknown city, and less than a day", async () => {
    const { body } = await backoffice.put(`${account.path}/captacao/settings`, {
      operatingCities: ["atlantida-sp"],
      serviceDays: [],
    });
    expect(faultsIn(body)).toEqual(["operatingCities[0] not_found", "serviceDays too_few"]);
  });
});

describe("the terms", () => {
  it("are accepted only in their current version", async () => {
    const { status, body } = await post("terms", { version: "2020-01" });
    expect([status, body.code, body.invalidParams[0].allowed]).toEqual([400, "invalid_param", [TERMS]]);
    const { data } = (await post("terms", { version: TERMS })).body;
    expect(data).toMatchObject({ acceptedTermsVersion: TERMS, termsAcceptedAt: "2026-11-18T13:00:00.000Z" });
  });
});

describe("an accepted owner", () => {
  beforeEach(() => readyDesk(account));

  it("goes through the stages in any order, with a reason when lost", async () => {
    const id = await acceptOwner();
    expect((await change(id, { stage: "LOST" })).body.invalidParams[0].name).toBe("lostReason");
    const lost = await change(id, {
      stage: "LOST",
      lostReason: "Vendeu a um vizinho.",
      note: "Ligar em maio.",
    });
    expect(lost.body.data).toMatchObject({
      stage: "LOST",
      stageLabel: "Perdido",
      tab: "ARCHIVED",
      lostReason: "Vendeu a um vizinho.",
      note: "Ligar em maio.",
    });
    const captured = await change(id, { stage: "CAPTURED", soldAt: "2026-11-18T12:00:00Z", note: null });
    expect(captured.body.data).toMatchObject({
      stage: "CAPTURED",
      tab: "CAPTURED",
      lostReason: null,
      note: null,
      soldAt: "2026-11-18T12:00:00.000Z",
    });
    expect((await change(id, { lostReason: "Engano." })).status).toBe(400);
    expect((await change(id, { lostReason: null })).body.data.lostReason).toBeNull();
    expect((await change(id, { stage: "LOST", lostReason: null })).body.invalidParams[0].name).toBe(
      "lostReason",
    );
  });

  it("is refunded once, until seven days after its acceptance", async () => {
    const refunded = await acceptOwner();
    const late = await acceptOwner();
    moveClock(7 * DAY_MS);
    for (const outcome of ["UPDATED", "UNCHANGED"]) {
      const { data, result } = (await change(refunded, { refund: true })).body;
      expect(result).toEqual({ outcome, dryRun: false });
      expect(data).toMatchObject({ tab: "ARCHIVED", refundedAt: "2026-11-25T13:00:00.000Z" });
      expect(data.owner.name).toBe("Helena Prado Sentinela");
    }
    moveClock(1);
    expect((await change(late, { refund: true })).body.code).toBe("request_refused");
    const refunds = (await ledger()).filter(({ kind }: { kind: string }) => kind === "REFUND");
    expect(refunds).toMatchObject([{ amountCents: PRICE, ownerId: refunded }]);
    const again = await account.api.post(`/captacao/offers/${refunded}/accept`);
    expect(again.body.result.outcome).toBe("ALREADY_ACCEPTED");
  });

  it("is refunded once by two operators at once", async () => {
    const id = await acceptOwner();
    const answers = await Promise.all([change(id, { refund: true }), change(id, { refund: true })]);
    expect(answers.map(({ body }) => body.result.outcome).sort()).toEqual(["UNCHANGED", "UPDATED"]);
    const refunds = (await ledger()).filter(({ kind }: { kind: string }) => kind === "REFUND");
    expect(refunds).toMatchObject([{ amountCents: PRICE, ownerId: id }]);
  });

  it("is found only by the account that accepted it", async () => {
    const { id } = await offerTo(account);
    expect((await change(id, { note: "?" })).body.code).toBe("not_found");
  });
});

it("each write leaves an audit row without values", async () => {
  await readyDesk(account);
  await setDesk(account, { paused: true });
  await setDesk(account, { paused: false });
  const id = await acceptOwner();
  await change(id, { note: "Sentinela" });
  const { body, text } = await backoffice.get(`${account.path}/audit`);
  const rows = body.data
    .filter(({ action }: { action: string }) => action.startsWith("captacao."))
    .map(({ action, subject, fields }: Record<string, unknown>) => ({ action, subject, fields }));
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    "captacao.owner",
    "captacao.offer",
    "captacao.settings",
    "captacao.settings",
    "captacao.credit",
    "captacao.terms",
  ]);
  expect(rows[0]).toEqual({ action: "captacao.owner", subject: id, fields: ["note"] });
  expect(text).not.toContain("Sentinela");
});
