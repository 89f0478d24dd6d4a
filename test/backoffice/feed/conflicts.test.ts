import { describe, expect, it } from "vitest";
import { backoffice } from "../../support/api.ts";
import { auditAbout, dashboard } from "../../support/dashboard.ts";
import { endSyncs, type FeedStage, feedStage, feedXml, flat, putFeed } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";

endSyncs();

const list = async ({ path }: FeedStage, query = ""): Promise<Json> =>
  (await backoffice.get(`${path}/feed/conflicts${query}`)).body;

const decide = ({ path }: FeedStage, body: object) => backoffice.post(`${path}/feed/conflicts`, body);

const conflicts = async ({ api }: FeedStage): Promise<number> => (await api.get("/feed")).body.data.conflicts;

/** Flats of the feed whose price was edited in the dashboard, then synced. */
const inConflict = async (...refs: readonly string[]) => {
  const stage = await feedStage();
  await stage.sync(feedXml(...refs.map((ref) => flat(ref))));
  const ids: string[] = [];
  for (const ref of refs) {
    const { id } = await stage.property(ref);
    ids.push(id);
    await dashboard(stage, id).edit({ salePrice: 620_000 });
  }
  await stage.sync();
  return { stage, ids, id: ids[0]! };
};

describe("a conflict with the feed", () => {
  it("shows both values, who edited the dashboard's, and when", async () => {
    const { stage, id } = await inConflict("A1");
    const { data, waiting } = await list(stage);
    expect(data).toEqual([
      {
        propertyId: id,
        externalRef: "A1",
        title: "Apartamento A1",
        field: "salePrice",
        dashboardValue: 620_000,
        editedBy: "operator",
        editedAt: expect.any(String),
        feedValue: 500_000,
        foundAt: expect.any(String),
      },
    ]);
    expect([waiting, await conflicts(stage)]).toEqual([1, 1]);
  });

  it("exists once per field, and its property is counted once", async () => {
    const { stage, id } = await inConflict("A1");
    await dashboard(stage, id).edit({ title: "Do painel", photos: [], address: { cityId: "4106902" } });
    await stage.sync();
    const { data } = await list(stage);
    expect(data.map(({ field }: Json) => field).sort()).toEqual(["address", "photos", "salePrice", "title"]);
    expect(await conflicts(stage)).toBe(1);
    const address = data.find(({ field }: Json) => field === "address");
    expect(address).toMatchObject({
      feedValue: { city: "São Paulo", neighborhoodSlug: "pinheiros" },
      dashboardValue: { city: "Curitiba" },
    });
  });

  it("that the dashboard wins is asked about again only when the feed's value changes", async () => {
    const { stage, id } = await inConflict("A1");
    const body = { field: "salePrice", decision: "KEEP", propertyId: id };
    expect((await decide(stage, body)).body.result).toEqual({ decided: 1, left: 0 });
    expect((await decide(stage, body)).body.result).toEqual({ decided: 0, left: 0 });
    expect(await auditAbout(stage, id)).toContainEqual({
      actor: "operator",
      action: "feed.keep",
      fields: ["salePrice"],
    });
    expect([(await list(stage)).data, await conflicts(stage)]).toEqual([[], 0]);
    expect(await stage.sync()).toMatchObject({ conflicts: 0 });
    expect(await stage.sync(feedXml(flat("A1", 480_000)))).toMatchObject({ conflicts: 1 });
    expect((await list(stage)).data[0]).toMatchObject({ feedValue: 480_000 });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 620_000 });
  });

  it("that the feed wins ends at once, and the next sync writes the feed's value", async () => {
    const { stage, id } = await inConflict("A1");
    await decide(stage, { field: "salePrice", decision: "TAKE", propertyId: id });
    expect([(await list(stage)).data, await conflicts(stage)]).toEqual([[], 0]);
    expect(await stage.property("A1")).toMatchObject({ salePrice: 620_000 });
    expect(await stage.sync()).toMatchObject({ conflicts: 0, counts: { updated: 1 } });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 500_000 });
  });

  it.each(["KEEP", "TAKE"])("is asked about again once its decision is undone: %s", async (decision) => {
    const { stage, id } = await inConflict("A1");
    const body = { field: "salePrice", propertyId: id };
    expect((await decide(stage, { ...body, decision: "ASK" })).body.result).toEqual({ decided: 0, left: 1 });
    await decide(stage, { ...body, decision });
    expect((await decide(stage, { ...body, decision: "ASK" })).body.result.decided).toBe(1);
    expect((await decide(stage, { ...body, decision: "ASK" })).body.result.decided).toBe(0);
    expect(await auditAbout(stage, id)).toContainEqual({
      actor: "operator",
      action: "feed.ask",
      fields: ["salePrice"],
    });
    expect(await stage.sync()).toMatchObject({ conflicts: 1 });
    expect([(await list(stage)).data.length, await conflicts(stage)]).toEqual([1, 1]);
    expect(await stage.property("A1")).toMatchObject({ salePrice: 620_000 });
  });

  it.each([
    ["the feed has written it since", (stage: FeedStage) => stage.sync()],
    [
      "it was edited and released since",
      async (stage: FeedStage, id: string) => {
        await dashboard(stage, id).edit({ salePrice: 630_000 });
        await dashboard(stage, id).release("salePrice");
      },
    ],
  ])("cannot be undone once %s", async (_, meanwhile) => {
    const { stage, id } = await inConflict("A1");
    const body = { field: "salePrice", propertyId: id };
    await decide(stage, { ...body, decision: "TAKE" });
    await meanwhile(stage, id);
    const before = await auditAbout(stage, id);
    expect((await decide(stage, { ...body, decision: "ASK" })).body.result).toEqual({ decided: 0, left: 0 });
    expect(await auditAbout(stage, id)).toEqual(before);
    await stage.sync();
    expect(await stage.sync(feedXml(flat("A1", 480_000)))).toMatchObject({ conflicts: 0 });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 480_000 });
  });

  it("without a decision leaves the field to the feed", async () => {
    const { stage, id } = await inConflict("A1");
    const body = { field: "title", propertyId: id, decision: "ASK" };
    expect((await decide(stage, body)).body.result).toEqual({ decided: 0, left: 0 });
  });

  it("decided for several properties cannot be undone", async () => {
    const { stage } = await inConflict("A1");
    const { status, body } = await decide(stage, { field: "salePrice", decision: "ASK" });
    expect([status, body.invalidParams[0].pointer]).toEqual([400, "/propertyId"]);
  });

  it("ends with the release of its field, with the trash, and with an equal value", async () => {
    const { stage, ids } = await inConflict("A1", "A2", "A3");
    const [first, second, third] = ids as [string, string, string];
    expect(await conflicts(stage)).toBe(3);
    await dashboard(stage, first).release("salePrice");
    expect(await conflicts(stage)).toBe(2);
    await stage.api.delete(`/properties/${second}`);
    expect(await conflicts(stage)).toBe(1);
    await dashboard(stage, third).edit({ salePrice: 500_000 });
    await stage.sync();
    expect([(await list(stage)).data, await conflicts(stage)]).toEqual([[], 0]);
  });

  it("ends with the feed, and with another link", async () => {
    for (const change of ["remove", "replace"]) {
      const { stage } = await inConflict("A1");
      if (change === "remove") await backoffice.delete(`${stage.path}/feed`);
      else await putFeed(stage, `${stage.url}&v=2`);
      expect([(await list(stage)).data, await conflicts(stage)], change).toEqual([[], 0]);
    }
  });

  it("is visible to its own account alone", async () => {
    const [{ id }, other] = await Promise.all([inConflict("A1"), inConflict("B1")]);
    const body = { field: "salePrice", decision: "TAKE", propertyId: id };
    expect((await decide(other.stage, body)).body.result).toEqual({ decided: 0, left: 1 });
    expect((await list(other.stage)).data).toHaveLength(1);
  });
});

describe("the conflicts of one field", () => {
  it.each(["KEEP", "TAKE"])("are decided at once: %s", async (decision) => {
    const { stage, ids } = await inConflict("A1", "A2");
    await dashboard(stage, ids[0]!).edit({ title: "Do painel" });
    await stage.sync();
    const { data, waiting } = await list(stage, "?field=salePrice");
    expect([data.length, waiting]).toEqual([2, 2]);
    const { body } = await decide(stage, { field: "salePrice", decision, count: waiting });
    expect(body.result).toEqual({ decided: 2, left: 0 });
    expect((await list(stage)).data.map(({ field }: Json) => field)).toEqual(["title"]);
    await stage.sync();
    const price = decision === "KEEP" ? 620_000 : 500_000;
    for (const ref of ["A1", "A2"]) expect(await stage.property(ref)).toMatchObject({ salePrice: price });
  });

  it("are left unchanged if other conflicts wait than were seen", async () => {
    const { stage } = await inConflict("A1", "A2");
    const answer = await decide(stage, { field: "salePrice", decision: "TAKE", count: 1 });
    expect([answer.status, answer.body.code]).toEqual([422, "request_refused"]);
    expect(await conflicts(stage)).toBe(2);
  });

  it("are listed page by page", async () => {
    const { stage } = await inConflict("A1", "A2", "A3");
    const first = await list(stage, "?limit=2");
    const second = await list(stage, `?limit=2&cursor=${first.nextCursor}`);
    const refs = [...first.data, ...second.data].map(({ externalRef }: Json) => externalRef);
    expect([refs.sort(), second.nextCursor]).toEqual([["A1", "A2", "A3"], null]);
  });
});
