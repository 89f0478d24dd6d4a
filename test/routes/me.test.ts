import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { accountWithProperty } from "../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { batchStage, listings } from "../support/batch-stage.ts";
import { copyProperty } from "../support/copy-property.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { feedStage, feedXml, flat } from "../support/feed-stage.ts";
import { freshCity } from "../support/fresh-city.ts";
import { activeOf, expire, makeProperty } from "../support/portfolio.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const NOON = "2031-03-10T12:00:00Z";

/** Changes to the number of ACTIVE properties that no API call makes. */
const WRITERS: Readonly<Record<string, () => Promise<{ account: TestAccount; write(): Promise<unknown> }>>> =
  {
    "a batch that is processed": async () => {
      const stage = await batchStage();
      await stage.post("properties", listings(3));
      return { account: stage, write: () => stage.workAll() };
    },
    "a feed sync": async () => {
      stopClockAt(NOON);
      const stage = await feedStage();
      stage.serve(feedXml(flat("A1"), flat("A2"), flat("A3")));
      await stage.api.post("/feed/sync");
      return { account: stage, write: () => stage.work() };
    },
  };

describe("the number of ACTIVE properties", () => {
  it.each(Object.entries(WRITERS))("is exact after %s", async (_, prepare) => {
    const { account, write } = await prepare();
    moveClock(MINUTE_MS);
    expect(await activeOf(account)).toBe(0);
    await write();
    expect(await activeOf(account)).toBe(3);
  });

  it("is exact after the daily expiry", async () => {
    stopClockAt(NOON);
    const { account, id } = await accountWithProperty();
    moveClock(MINUTE_MS);
    expect(await activeOf(account)).toBe(1);
    await expire(account.accountId, id);
    expect(await activeOf(account)).toBe(0);
  });
});

describe("the number of properties that wait for their neighborhood", () => {
  const awaitingOf = async ({ api }: TestAccount): Promise<number> =>
    (await api.get("/me")).body.data.properties.awaitingNeighborhood;

  it("follows every write that changes it", async () => {
    const account = await makeAccount();
    const at = (neighborhood: string | null) => ({ address: { cityId: "3550308", neighborhood } });
    const known = await makeProperty(account, at("Pinheiros"));
    expect(await awaitingOf(account)).toBe(0);
    const { id } = await makeProperty(account, at("Vila Que Falta"));
    expect(await awaitingOf(account)).toBe(1);
    await account.api.patch(`/properties/${known.id}`, { body: at("Vila Que Falta Ainda") });
    expect(await awaitingOf(account)).toBe(2);
    await account.api.patch(`/properties/${id}`, { body: at("Moema") });
    expect(await awaitingOf(account)).toBe(1);
    await account.api.patch(`/properties/${known.id}`, { body: { title: "Outro título do mesmo imóvel" } });
    expect(await awaitingOf(account)).toBe(1);
    await account.api.delete(`/properties/${known.id}`);
    expect(await awaitingOf(account)).toBe(0);
  });

  it("is right after curation has decided for all of them", async () => {
    const account = await makeAccount();
    const { cityId } = freshCity();
    const address = { cityId, neighborhood: "Vila Que Falta" };
    await makeProperty(account, { address });
    await makeProperty(account, { address });
    expect(await awaitingOf(account)).toBe(2);
    const decision = { cityId, text: "Vila Que Falta", neighborhoodSlug: "centro" };
    expect((await backoffice.post("/curation/neighborhoods", decision)).status).toBe(200);
    expect(await awaitingOf(account)).toBe(0);
  });

  it("costs one row, however many there are", async () => {
    const account = await makeAccount();
    const address = { cityId: "3550308", neighborhood: "Vila Que Falta" };
    const { id } = await makeProperty(account, { address });
    await copyProperty(id, 200);
    await account.api.get("/me");
    const { result, use } = await countingD1(() => account.api.get("/me"));
    expect(result.body.data.properties.awaitingNeighborhood).toBe(201);
    expect(use.rowsRead).toBe(1);
  });
});
