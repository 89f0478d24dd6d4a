import { beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { askWith, boardWith, holding } from "../../support/board.ts";
import { anOwner, offerTo, readyDesk, setDesk } from "../../support/captacao.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { drained } from "../../support/dump.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

// A Wednesday, 10:00 in São Paulo.
const NOW = Date.UTC(2026, 10, 18, 13);

let account: TestAccount;

beforeEach(async () => {
  stopClockAt(NOW);
  account = await makeAccount();
});

const acceptNew = async (): Promise<string> => {
  const { id } = await offerTo(account);
  const { status } = await account.api.post(`/captacao/offers/${id}/accept`);
  expect(status).toBe(200);
  moveClock(1_000);
  return id;
};

describe("the open offers", () => {
  it("are listed with the nearest deadline first, and with the summary of the desk", async () => {
    await setDesk(account, {
      autoPauseAfter: 3,
      operatingCities: ["sao-paulo-sp"],
      serviceDays: ["QUA", "SEG"],
    });
    const late = await offerTo(account, anOwner({ deadlineMinutes: 60 }));
    const soon = await offerTo(account, anOwner({ deadlineMinutes: 30 }));
    const { body } = await account.api.get("/captacao/offers");
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([soon.id, late.id]);
    expect(body.nextCursor).toBeNull();
    expect(body.summary).toEqual({
      pendingCount: 2,
      balanceCents: 0,
      subscriptionActive: true,
      platformActive: true,
      paused: false,
      pausedAuto: false,
      expiredStreak: 0,
      autoPauseAfter: 3,
      inActivation: false,
      leadsToFirstCharge: null,
      rechargePending: false,
      operatingCities: ["sao-paulo-sp"],
      purposes: [],
      serviceDays: ["SEG", "QUA"],
    });
  });

  it("show the owner's data, but not the owner's identity", async () => {
    const { id } = await offerTo(
      account,
      anOwner({
        // No other test has a client who looks in this city.
        propertyType: "PREDIO",
        suites: 1,
        bathrooms: 2,
        parkingSpots: 1,
        usableAreaDeclared: 72.5,
        areaDeclared: 90,
        sellTimeframe: "TRES_MESES",
        occupancy: "VAZIO",
        ownerRelation: "DONO",
        exclusivityOpenness: "SIM",
        alreadyListedDeclared: true,
        ownerPhoneVerifiedVia: "WHATSAPP",
        ownerPhoneVerifiedAt: "2026-11-17T12:00:00Z",
      }),
    );
    const { body } = await askWith(boardWith(holding([], [])), account, "GET", `/captacao/offers/${id}`);
    expect(body.data).toEqual({
      id,
      status: "OFFERED",
      purpose: "VENDA",
      propertyType: "PREDIO",
      city: "São Paulo",
      citySlug: "sao-paulo-sp",
      neighborhood: "Pinheiros",
      bedrooms: 2,
      suites: 1,
      bathrooms: 2,
      parkingSpots: 1,
      usableAreaDeclared: 72.5,
      areaDeclared: 90,
      priceExpected: 850_000,
      sellTimeframe: "TRES_MESES",
      occupancy: "VAZIO",
      ownerRelation: "DONO",
      exclusivityOpenness: "SIM",
      alreadyListedDeclared: true,
      priceCents: 9_000,
      deadline: "2026-11-19T13:00:00.000Z",
      matchingClients: { city: 0, neighborhood: 0 },
      demand: { available: false, people: null, scope: null, scopeName: null, asOf: null, label: null },
      stockNeighborhood: 0,
      ownerNameMasked: "H*** S***",
      ownerPhoneVerifiedVia: "WHATSAPP",
      ownerPhoneVerifiedAt: "2026-11-17T12:00:00.000Z",
      revealed: false,
      createdAt: "2026-11-18T13:00:00.000Z",
    });
  });

  it("leave out expired offers, whether or not the job has run", async () => {
    const { id } = await offerTo(account, anOwner({ deadlineMinutes: 5 }));
    moveClock(5 * MINUTE_MS);
    expect((await account.api.get("/captacao/offers")).body.data).toEqual([]);
    expect((await account.api.get(`/captacao/offers/${id}`)).status).toBe(404);
  });
});

it("a page of offers costs one trip, and few rows for each offer", async () => {
  for (let made = 0; made < 5; made += 1) await offerTo(account);
  await drained(account.accountId);
  // Afterwards, the gate has the account in its cache.
  await account.api.get("/me");
  const { use } = await countingD1(() => account.api.get("/captacao/offers"));
  expect([use.trips, use.rowsRead <= 5 * 8 + 10]).toEqual([1, true]);
});

describe("the accepted owners", () => {
  it("come in pages of ten, the newest acceptance first, with their total and counts", async () => {
    await readyDesk(account, 200_000);
    const ids: string[] = [];
    for (let made = 0; made < 12; made += 1) ids.push(await acceptNew());
    const first = (await account.api.get("/captacao/owners")).body;
    const second = (await account.api.get(`/captacao/owners?cursor=${first.nextCursor}`)).body;
    const listed = [...first.data, ...second.data].map(({ id }) => id);
    expect([first.data.length, second.nextCursor]).toEqual([10, null]);
    expect(listed).toEqual(ids.reverse());
    expect([first.total, first.counts]).toEqual([12, { ACTIVE: 12, CAPTURED: 0, ARCHIVED: 0 }]);
    expect(first.data[0].owner.name).toBe("Helena Prado Sentinela");
  });

  it("are in the tab of their stage", async () => {
    await readyDesk(account);
    const active = await acceptNew();
    const captured = await acceptNew();
    const lost = await acceptNew();
    const move = (id: string, body: object) =>
      backoffice.patch(`${account.path}/captacao/owners/${id}`, body);
    await move(active, { stage: "VISIT" });
    await move(captured, { stage: "CAPTURED" });
    await move(lost, { stage: "LOST", lostReason: "Desistiu." });
    for (const [tab, id] of [
      ["ACTIVE", active],
      ["CAPTURED", captured],
      ["ARCHIVED", lost],
    ]) {
      const { body } = await account.api.get(`/captacao/owners?tab=${tab}`);
      expect(body.data.map((owner: { id: string; tab: string }) => [owner.id, owner.tab])).toEqual([
        [id, tab],
      ]);
      expect(body.total).toBe(1);
      expect(body.counts).toEqual({ ACTIVE: 1, CAPTURED: 1, ARCHIVED: 1 });
    }
  });
});
