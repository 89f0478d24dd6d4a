import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { apiWith, backoffice, makeAccount, makeKey, type TestAccount } from "../../support/api.ts";
import {
  acceptTerms,
  anOwner,
  credit,
  offerAgain,
  offerTo,
  readyDesk,
  setDesk,
  TERMS,
} from "../../support/captacao.ts";
import { auditAbout } from "../../support/dashboard.ts";
import { dumpOf } from "../../support/dump.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

// A Wednesday, 10:00 in São Paulo.
const NOW = Date.UTC(2026, 10, 18, 13);
const PRICE = 9_000;

let account: TestAccount;

beforeEach(async () => {
  stopClockAt(NOW);
  account = await makeAccount();
});

const accept = (offerId: string, by = account, query = "", key?: string) =>
  by.api.post(`/captacao/offers/${offerId}/accept${query}`, {
    headers: { "CF-Connecting-IP": "203.0.113.7", ...(key !== undefined && { "Idempotency-Key": key }) },
  });

const acceptInDashboard = (offerId: string, { path }: Pick<TestAccount, "path"> = account) =>
  backoffice.post(`${path}/captacao/offers/${offerId}/accept`, {});

const balanceOf = async ({ api }: TestAccount): Promise<number> =>
  (await api.get("/captacao/offers")).body.summary.balanceCents;

const ledgerOf = async ({ path }: TestAccount) => (await backoffice.get(`${path}/captacao/ledger`)).body.data;

describe("accepting an owner", () => {
  it("debits the price, reveals the contact and names the channel", async () => {
    await readyDesk(account, 10_000);
    const body = anOwner();
    const { id } = await offerTo(account, body);
    const { status, body: answer } = await accept(id);
    expect(status).toBe(200);
    expect(answer.result).toEqual({ outcome: "ACCEPTED", dryRun: false, priceCents: PRICE });
    expect(answer.data).toMatchObject({
      status: "ACCEPTED",
      revealed: true,
      owner: body.owner,
      address: { street: "Rua dos Pinheiros", number: "1042", complement: "Apto 71", city: "São Paulo" },
      acceptedAt: new Date(NOW).toISOString(),
      acceptedVia: {
        channel: "API",
        keyId: account.keyId,
        keyName: "Integração",
        ip: "203.0.113.7",
        termsVersion: TERMS,
      },
      refundUntil: new Date(NOW + 7 * DAY_MS).toISOString(),
      refundedAt: null,
      stage: "NEW",
      stageLabel: "Novo",
      tab: "ACTIVE",
    });
    expect(await balanceOf(account)).toBe(1_000);
    const [debit] = await ledgerOf(account);
    expect(debit).toMatchObject({ kind: "ACCEPT", amountCents: -PRICE, balanceCents: 1_000, ownerId: id });
  });

  it("in the dashboard does the same, and names that channel", async () => {
    await readyDesk(account, 10_000);
    const body = anOwner();
    const { id } = await offerTo(account, body);
    const { status, body: answer } = await acceptInDashboard(id);
    expect(status).toBe(200);
    expect(answer.result).toEqual({ outcome: "ACCEPTED", dryRun: false, priceCents: PRICE });
    const via = { channel: "PANEL", keyId: null, keyName: null, ip: null, termsVersion: TERMS };
    expect(answer.data).toMatchObject({ revealed: true, owner: body.owner, acceptedVia: via });
    expect((await account.api.get(`/captacao/offers/${id}`)).body.data.acceptedVia).toEqual(via);
    expect(await balanceOf(account)).toBe(1_000);
    const [debit] = await ledgerOf(account);
    expect(debit).toMatchObject({ kind: "ACCEPT", amountCents: -PRICE, ownerId: id });
    const { body: log } = await account.api.get("/events?types=captacao.offer_accepted");
    expect(log.events.at(-1).data).toEqual({
      id,
      via: "PANEL",
      acceptedAt: new Date(NOW).toISOString(),
    });
    const [row] = await auditAbout(account, id);
    expect(row).toEqual({ actor: debit.actor, action: "captacao.accept", fields: ["status"] });
  });

  it("by one channel is ALREADY_ACCEPTED by the other", async () => {
    await readyDesk(account, 2 * PRICE);
    const first = await offerTo(account);
    const second = await offerTo(account);
    await accept(first.id);
    await acceptInDashboard(second.id);
    const answers = [await acceptInDashboard(first.id), await accept(second.id)];
    expect(answers.map(({ body }) => body.result.outcome)).toEqual(["ALREADY_ACCEPTED", "ALREADY_ACCEPTED"]);
    expect(answers.map(({ body }) => body.data.acceptedVia.channel)).toEqual(["API", "PANEL"]);
    expect(await balanceOf(account)).toBe(0);
  });

  it("in the dashboard is refused in the same cases as by the API", async () => {
    const { id } = await offerTo(account);
    const codeOf = async (offerId: string) => (await acceptInDashboard(offerId)).body.code;
    expect(await codeOf(id)).toBe("access_denied");
    await acceptTerms(account);
    expect(await codeOf("cap-0000000000000000")).toBe("not_found");
    expect(await codeOf(id)).toBe("request_refused");
    const other = await readyDesk(await makeAccount());
    await offerAgain(other, id);
    await credit(account, PRICE);
    expect((await acceptInDashboard(id)).status).toBe(200);
    expect((await acceptInDashboard(id, other)).body.code).toBe("not_found");
  });

  it("through both channels at once debits once", async () => {
    await readyDesk(account, 10 * PRICE);
    const { id } = await offerTo(account);
    const answers = await Promise.all([accept(id), acceptInDashboard(id), accept(id), acceptInDashboard(id)]);
    const outcomes = answers.map(({ body }) => body.result?.outcome ?? body.code).toSorted();
    expect(outcomes.filter((outcome) => outcome === "ACCEPTED")).toHaveLength(1);
    expect(await balanceOf(account)).toBe(9 * PRICE);
  });

  it("again always answers ALREADY_ACCEPTED, and debits nothing", async () => {
    await readyDesk(account, PRICE);
    const { id } = await offerTo(account);
    await accept(id);
    moveClock(30 * DAY_MS);
    const { status, body } = await accept(id);
    expect([status, body.result.outcome, body.result.priceCents]).toEqual([200, "ALREADY_ACCEPTED", null]);
    expect(body.data.owner.name).toBe("Helena Prado Sentinela");
    expect(await ledgerOf(account)).toHaveLength(2);
  });

  it("under one key is one acceptance", async () => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    const first = await accept(id, account, "", "once");
    const again = await accept(id, account, "", "once");
    expect(again.text).toBe(first.text);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await balanceOf(account)).toBe(100_000 - PRICE);
  });

  it("as a dry run shows the price and hides the contact", async () => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    const before = await dumpOf(account.accountId);
    const { body, text } = await accept(id, account, "?dryRun=true");
    expect(body.result).toEqual({ outcome: "WOULD_ACCEPT", dryRun: true, priceCents: PRICE });
    expect(body.data).not.toHaveProperty("owner");
    expect(text).not.toContain("Sentinela");
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("is free for as many owners as the operator grants", async () => {
    await acceptTerms(account);
    await setDesk(account, { freeLeads: 1 });
    const free = await offerTo(account);
    const paid = await offerTo(account);
    const { summary } = (await account.api.get("/captacao/offers")).body;
    expect(summary).toMatchObject({ inActivation: true, leadsToFirstCharge: 1 });
    expect((await accept(free.id)).body.result).toMatchObject({ outcome: "ACCEPTED", priceCents: 0 });
    expect((await accept(paid.id)).body.code).toBe("request_refused");
    const after = (await account.api.get("/captacao/offers")).body.summary;
    expect(after).toMatchObject({ inActivation: false, leadsToFirstCharge: null });
  });

  it("withdraws the owner from all other accounts, with an event each", async () => {
    const other = await makeAccount();
    await readyDesk(account);
    await readyDesk(other);
    const { id } = await offerTo(account);
    await offerAgain(other, id);
    await accept(id);
    const { body } = await accept(id, other);
    expect(body.code).toBe("not_found");
    expect((await other.api.get(`/captacao/offers/${id}`)).status).toBe(404);
    const { events } = (await other.api.get("/events?types=captacao.offer_withdrawn")).body;
    expect(events).toMatchObject([{ data: { id } }]);
    const own = (await account.api.get("/events?types=captacao.offer_accepted")).body.events;
    expect(own).toMatchObject([{ data: { id, acceptedAt: new Date(NOW).toISOString(), via: "API" } }]);
  });
});

describe("accepting is refused", () => {
  it("with 403 until the current terms are accepted, before anything else", async () => {
    const { id } = await offerTo(account);
    for (const offerId of [id, "cap-0000000000000000"]) {
      const { status, body } = await accept(offerId);
      expect([status, body.code, body.termsVersion]).toEqual([403, "access_denied", TERMS]);
    }
  });

  it("with 404 if the offer is unknown, another account's, withdrawn or expired, whatever the balance", async () => {
    const other = await makeAccount();
    await acceptTerms(account);
    const theirs = await offerTo(other);
    const withdrawn = await offerTo(account);
    await backoffice.post(`${account.path}/captacao/offers/${withdrawn.id}/withdraw`);
    const late = await offerTo(account, anOwner({ deadlineMinutes: 1 }));
    moveClock(60_000);
    for (const { id } of [{ id: "cap-0000000000000000" }, theirs, withdrawn, late])
      expect((await accept(id)).body.code).toBe("not_found");
  });

  it("with 422 when the balance is too low", async () => {
    await acceptTerms(account);
    await credit(account, PRICE - 1);
    const { id } = await offerTo(account);
    const { status, body } = await accept(id);
    expect([status, body.code]).toEqual([422, "request_refused"]);
    expect(await balanceOf(account)).toBe(PRICE - 1);
  });

  it("to a key that may only read", async () => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    const { key } = await makeKey(account.path, { scopes: ["captacao:read"] });
    const { status, body } = await apiWith(key).post(`/captacao/offers/${id}/accept`);
    expect([status, body.code]).toEqual([403, "access_denied"]);
  });
});
