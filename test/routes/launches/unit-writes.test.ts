import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runPlan } from "../../../src/db/commit.ts";
import { planGalleryEnd } from "../../../src/domain/galleries/finish-gallery.ts";
import { HOUR_MS, isoTime, MINUTE_MS } from "../../../src/lib/clock.ts";
import { servicesOf } from "../../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { batchStage } from "../../support/batch-stage.ts";
import { dashboard, eventsAbout, setColumns } from "../../support/dashboard.ts";
import { feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import { freshCity } from "../../support/fresh-city.ts";
import { develop, developmentIn, unitOf } from "../../support/launches.ts";
import { expire, writeScope } from "../../support/portfolio.ts";
import { race, tally } from "../../support/race.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import { runWhole } from "../../support/whole-job.ts";

const START = Date.UTC(2026, 10, 18, 12);
const DEVELOPER = { account: { type: "DEVELOPER" } };

interface Stage<A extends TestAccount = TestAccount> {
  readonly account: A;
  readonly developmentId: string;
  readonly unitId: string;
  /** The development's updatedAt in the catalog. */
  movedAt(): Promise<string>;
}

/** A development and a unit type, created an hour ago. */
const stageOf = async <A extends TestAccount>(account: A): Promise<Stage<A>> => {
  stopClockAt(START);
  const city = freshCity();
  const { id: developmentId } = await develop(account, developmentIn(city));
  const unit = unitOf(developmentId, { externalRef: "U-1", address: { cityId: city.cityId } });
  const { id: unitId } = await develop(account, unit);
  moveClock(HOUR_MS);
  const movedAt = async (): Promise<string> =>
    (await account.api.get(`/launches?cityId=${city.cityId}`)).body.data[0].updatedAt;
  expect(await movedAt()).toBe(isoTime(START));
  return { account, developmentId, unitId, movedAt };
};

const stage = async (): Promise<Stage> => stageOf(await makeAccount(DEVELOPER));

const done = async (answer: Promise<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await answer;
  expect(status, text).toBeLessThan(300);
};

type Change = (stage: Stage) => Promise<unknown>;

const WRITES: readonly (readonly [string, Change])[] = [
  ["is created", ({ account, developmentId }) => develop(account, unitOf(developmentId))],
  [
    "is patched",
    ({ account: { api }, unitId }) => done(api.patch(`/properties/${unitId}`, { body: { bedrooms: 3 } })),
  ],
  [
    "is put by its code",
    ({ account: { api } }) => done(api.put("/properties/by-ref/U-1", { body: { area: 60 } })),
  ],
  [
    "is sold",
    ({ account: { api }, unitId }) =>
      done(api.post(`/properties/${unitId}/status`, { body: { status: "SOLD" } })),
  ],
  ["is trashed", ({ account: { api }, unitId }) => done(api.delete(`/properties/${unitId}`))],
  [
    "is edited in the dashboard",
    ({ account, unitId }) => done(dashboard(account, unitId).edit({ suites: 1 })),
  ],
  [
    "passes its review",
    async ({ account, unitId }) => {
      await setColumns(unitId, { curation_status: "PENDING" });
      await done(dashboard(account, unitId).decide("APPROVED"));
    },
  ],
  [
    "gets the neighborhood that curation decided",
    async ({ account: { api }, unitId }) => {
      const text = `Vila ${crypto.randomUUID()}`;
      const address = { cityId: "3550308", neighborhood: text };
      await done(api.patch(`/properties/${unitId}`, { body: { address } }));
      moveClock(MINUTE_MS);
      const decision = { cityId: "3550308", text, neighborhoodSlug: "pinheiros" };
      await done(backoffice.post("/curation/neighborhoods", decision));
    },
  ],
  ["is taken offline by the 60-day rule", ({ account: { accountId }, unitId }) => expire(accountId, unitId)],
  [
    "gets its photos",
    async ({ account: { accountId }, unitId }) => {
      const columns = { photo_request_id: "ph_x", photo_request: "[]", photo_state: "QUEUED" };
      await setColumns(unitId, columns);
      const key = { accountId, propertyId: unitId, requestId: "ph_x" };
      await runPlan(writeScope(accountId), () => planGalleryEnd(writeScope(accountId), key));
    },
  ],
];

describe("a development's updatedAt moves when a unit type", () => {
  it.each(WRITES)("%s", async (_, write) => {
    const one = await stage();
    await write(one);
    expect(await one.movedAt()).toBe(isoTime(Date.now()));
  });

  it("is restored, and when it is purged", async () => {
    const one = await stage();
    const { restore, purge } = dashboard(one.account, one.unitId);
    for (const change of [restore, purge]) {
      await done(one.account.api.delete(`/properties/${one.unitId}`));
      moveClock(MINUTE_MS);
      await done(change());
      expect(await one.movedAt()).toBe(isoTime(Date.now()));
      moveClock(MINUTE_MS);
    }
  });

  it("is purged at the end of its time in the trash", async () => {
    const one = await stage();
    await done(one.account.api.delete(`/properties/${one.unitId}`));
    await setColumns(one.unitId, { deleted_at: 1 });
    moveClock(MINUTE_MS);
    await runWhole("trash-purge", servicesOf(env), Date.now());
    expect(await one.movedAt()).toBe(isoTime(Date.now()));
  });

  it("is an item of a batch", async () => {
    const one = await stageOf(await batchStage(DEVELOPER));
    await one.account.post("properties", [{ externalRef: "U-1", bedrooms: 3 }]);
    await one.account.workAll();
    expect(Date.parse(await one.movedAt())).toBeGreaterThanOrEqual(START + HOUR_MS);
  });

  it("is a listing of the feed", async () => {
    const one = await stageOf(await feedStage(DEVELOPER));
    one.account.serve(feedXml(flat("U-1", 610_000)));
    await one.account.sync();
    expect(await one.movedAt()).toBe(isoTime(Date.now()));
  });
});

describe("a development's updatedAt", () => {
  it("stays when a unit type is only confirmed, or not changed at all", async () => {
    const { account, unitId, movedAt } = await stage();
    await done(account.api.post("/properties/confirm", { body: { ids: [unitId] } }));
    await done(account.api.patch(`/properties/${unitId}`, { body: { title: "Dois quartos" } }));
    expect(await movedAt()).toBe(isoTime(START));
  });

  it("moves without an event of the development", async () => {
    const { account, developmentId, unitId } = await stage();
    const before = await eventsAbout(account, developmentId);
    await done(account.api.patch(`/properties/${unitId}`, { body: { bedrooms: 3 } }));
    expect(await eventsAbout(account, developmentId)).toEqual(before);
  });

  it("never goes back, even if a write of the development has an earlier clock", async () => {
    const { account, developmentId, unitId, movedAt } = await stage();
    moveClock(HOUR_MS);
    await done(account.api.patch(`/properties/${unitId}`, { body: { bedrooms: 3 } }));
    const latest = Date.now();
    // This write's clock is behind.
    moveClock(-MINUTE_MS);
    await done(account.api.patch(`/properties/${developmentId}`, { body: { title: "Outro" } }));
    expect(await movedAt()).toBe(isoTime(latest + 1));
  });

  it("does not make writes of two unit types conflict", async () => {
    const { account, developmentId } = await stage();
    const units = await Promise.all(
      Array.from({ length: 20 }, () => develop(account, unitOf(developmentId))),
    );
    const answers = await race(units.length, (at) =>
      account.api.patch(`/properties/${units[at]!.id}`, { body: { bedrooms: 4 } }),
    );
    expect(tally(answers)).toEqual({ UPDATED: 20 });
  });
});
