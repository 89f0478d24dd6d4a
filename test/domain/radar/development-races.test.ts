import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runJob } from "../../../src/jobs/registry.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { servicesOf } from "../../../src/services.ts";
import { setColumns } from "../../support/dashboard.ts";
import {
  createDevelopment,
  patch,
  RIO,
  SAO_PAULO,
  stage,
  status,
  UNIT,
  violationsOf,
  wronglyJudged,
} from "../../support/development-stage.ts";
import type { Json } from "../../support/http.ts";
import { expire } from "../../support/portfolio.ts";
import { choose, seededRandom } from "../../support/random.ts";
import { stopClockAt } from "../../support/time.ts";

describe("a development and its unit types, changed together,", () => {
  const START = Date.now() - 1_200 * DAY_MS;

  it("come back together when they are confirmed, in any order", async () => {
    for (const order of [0, 1]) {
      const one = await stage();
      const ids = [one.development, one.unit];
      for (const id of ids) await expire(one.accountId, id);
      const { status: answered } = await one.api.post("/properties/confirm", {
        body: { ids: order === 0 ? ids : ids.toReversed() },
      });
      expect(answered).toBe(200);
      expect(await one.unitsRadar()).toBe("eligible");
      expect(await wronglyJudged(one)).toEqual([]);
    }
  });

  it("are confirmed if one of them comes back", async () => {
    const one = await stage();
    await expire(one.accountId, one.unit);
    await setColumns(one.development, { confirmed_at: 1 });
    const body = { ids: [one.unit, one.development] };
    expect((await one.api.post("/properties/confirm", { body })).body.result.summary).toEqual({
      CONFIRMED: 2,
    });
    expect(await one.unitsRadar()).toBe("eligible");
  });

  it("go offline in one run of the 60-day rule", async () => {
    stopClockAt(START);
    const one = await stage();
    for (const id of [one.development, one.unit]) await setColumns(id, { notice_at: START });
    await runJob("confirmations", servicesOf(env), START + 7 * DAY_MS);
    for (const id of [one.development, one.unit])
      expect((await one.api.get(`/properties/${id}`)).body.data.status).toBe("INACTIVE");
    expect(await wronglyJudged(one)).toEqual([]);
    expect(await violationsOf(one)).toEqual([]);
  });

  it("are purged from the trash in one run", async () => {
    stopClockAt(START);
    const one = await stage();
    for (const id of [one.unit, one.development]) await one.api.delete(`/properties/${id}`);
    await runJob("trash-purge", servicesOf(env), START + 30 * DAY_MS);
    expect((await one.api.get("/properties")).body.data).toEqual([]);
    expect(await violationsOf(one)).toEqual([]);
  });
});

describe("a development and its unit types, changed at once,", () => {
  const OWN: readonly Json[] = [
    { address: RIO },
    { address: SAO_PAULO },
    { address: {} },
    { purposes: ["VENDA"] },
    { type: null },
    { type: "COBERTURA" },
    { salePrice: 1_000 },
  ];
  const LENT: readonly Json[] = [{ address: RIO }, { address: SAO_PAULO }, { photos: [] }];

  it("are ready or not by their stored state, whichever write came first", async () => {
    const random = seededRandom(20_261_122);
    const one = await stage();
    const others = await Promise.all(
      [1, 2].map(() => createDevelopment(one, { ...UNIT, developmentId: one.development })),
    );
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([
        patch(one, choose(random, LENT)),
        status(one, choose(random, ["ACTIVE", "INACTIVE"])),
        ...[one.unit, ...others].map((id) =>
          one.api.patch(`/properties/${id}`, { body: choose(random, OWN) }),
        ),
        ...(round % 4 === 0 ? [createDevelopment(one, { ...UNIT, developmentId: one.development })] : []),
      ]);
      expect(await wronglyJudged(one)).toEqual([]);
    }
    expect(await violationsOf(one)).toEqual([]);
  });
});
