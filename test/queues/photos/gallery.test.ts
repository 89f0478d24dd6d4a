import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../support/api.ts";
import { eventually } from "../../support/eventually.ts";
import { galleryStage, photoRows } from "../../support/gallery-stage.ts";
import { listing } from "../../support/listing.ts";
import { deliver } from "../../support/photo-queue.ts";
import { pictured, pictureWeb } from "../../support/picture-web.ts";

describe("a gallery", () => {
  it("shows the old photos until the new ones have arrived", async () => {
    const stage = await galleryStage();
    await deliver(await stage.request([stage.web.page("/old", pictured("old"))]));
    const old = await stage.read();
    const message = await stage.request([stage.web.page("/new", pictured("new"))]);
    const waiting = await stage.read();
    expect(waiting.photos).toEqual(old.photos);
    expect(waiting.photoSync).toMatchObject({ state: "QUEUED", requested: 1, ingested: null, failed: null });
    expect(await deliver(message)).toBe("acked");
    const now = await stage.read();
    expect(now.photos).toHaveLength(1);
    expect(now.photos).not.toEqual(old.photos);
    expect(now.photoSync).toMatchObject({ state: "DONE", requested: 1, ingested: 1, failed: 0 });
  });

  it("provides the cover that makes a property eligible", async () => {
    const stage = await galleryStage();
    const photos = ["/cover", "/second"].map((path) => stage.web.page(path, pictured(path)));
    const message = await stage.request(photos);
    const { id } = await stage.read();
    await backoffice.post(`/curation/properties/${id}`, { decision: "APPROVED" });
    expect((await stage.read()).radar).toMatchObject({ eligible: false, pending: ["COVER_PHOTO_MISSING"] });
    await deliver(message);
    const shown = await stage.read();
    expect(shown.coverPhoto).toBe(shown.photos[0]);
    expect(shown.radar).toMatchObject({ eligible: true, pending: [] });
    expect((await stage.updates()).fields.sort()).toEqual(["coverPhoto", "photoSync", "photos", "radar"]);
  });

  it("fetches no remaining photo twice, however the list changes", async () => {
    const stage = await galleryStage();
    const [a, b, c] = ["/a", "/b", "/c"].map((path) => stage.web.page(path, pictured(path)));
    await deliver(await stage.request([a!, b!]));
    const [first, second] = (await stage.read()).photos;
    await deliver(await stage.request([b!, a!]));
    expect((await stage.read()).photos).toEqual([second, first]);
    await deliver(await stage.request([c!, a!, b!]));
    const [third, ...rest] = (await stage.read()).photos;
    expect(rest).toEqual([first, second]);
    expect((await stage.put([c!, a!, b!])).body.result.photos).toBe("UNCHANGED");
    await deliver(await stage.request([a!]));
    for (const discard of await stage.messages()) await deliver(discard);
    await deliver(await stage.request([a!, c!]));
    expect((await stage.read()).photos).toEqual([first, third]);
    expect(stage.web.fetched).toEqual(["/a", "/b", "/c", "/c"]);
  });

  it("stores the bytes of two addresses once", async () => {
    const stage = await galleryStage();
    const photos = ["/one", "/two"].map((path) => stage.web.page(path, pictured("the same")));
    await deliver(await stage.request(photos));
    const [key] = await stage.stored();
    const written = await env.PHOTOS.head(key!);
    await deliver(await stage.request([stage.web.page("/three", pictured("the same"))], "AP-2"));
    expect((await env.PHOTOS.head(key!))?.version).toBe(written?.version);
    const [one, two] = (await stage.read()).photos;
    expect(two).toBe(one);
    expect((await stage.read("AP-2")).photos).toEqual([one]);
    expect(await stage.stored()).toHaveLength(1);
  });

  it("recognizes content, not name or type", async () => {
    const stage = await galleryStage();
    const named = stage.web.page("/photo.txt", pictured("a picture"));
    const page = new Response("<html>", { headers: { "Content-Type": "image/png" } });
    const claimed = stage.web.page("/photo.png", () => page);
    const message = await stage.request([claimed, named]);
    await deliver(message);
    const shown = await stage.read();
    expect(shown.photos).toEqual([expect.stringMatching(/\/photos\/acc-\w+\/[0-9a-f]{64}\.png$/)]);
    expect(await photoRows(shown.id)).toEqual({
      "/photo.txt": { status: "INGESTED", fault: null },
      "/photo.png": { status: "FAILED", fault: "not_an_image" },
    });
  });
});

it("a gallery arrives through the real queue", async () => {
  const web = pictureWeb();
  const { api } = await makeAccount();
  const photos = ["/a", "/b"].map((path) => web.page(path, pictured(path)));
  await api.put("/properties/by-ref/AP-1", { body: listing({ photos }) });
  await eventually(async () => {
    const { body } = await api.get("/properties/by-ref/AP-1");
    expect(body.data.photoSync).toMatchObject({ state: "DONE", ingested: 2 });
  });
  expect(web.fetched).toEqual(["/a", "/b"]);
}, 60_000);

describe("a message", () => {
  it("that comes again changes nothing and makes no event", async () => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/a", pictured("a"))]);
    await deliver(message);
    const shown = await stage.read();
    const { count } = await stage.updates();
    expect(await deliver(message)).toBe("acked");
    expect(await stage.read()).toEqual(shown);
    expect((await stage.updates()).count).toBe(count);
    expect(stage.web.fetched).toEqual(["/a"]);
  });

  it("delivered twice at once settles its gallery once", async () => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/a", pictured("a"))]);
    expect(await Promise.all([deliver(message), deliver(message)])).toEqual(["acked", "acked"]);
    expect((await stage.read()).photoSync.state).toBe("DONE");
    expect((await stage.updates()).count).toBe(1);
    expect(await stage.stored()).toHaveLength(1);
  });

  it("of an older request does nothing", async () => {
    const stage = await galleryStage();
    const older = await stage.request([stage.web.page("/older", pictured("older"))]);
    const newer = await stage.request([stage.web.page("/newer", pictured("newer"))]);
    expect(await deliver(older)).toBe("acked");
    expect(stage.web.fetched).toEqual([]);
    expect((await stage.read()).photoSync.state).toBe("QUEUED");
    await deliver(newer);
    expect(stage.web.fetched).toEqual(["/newer"]);
  });

  it("with another account's id does nothing", async () => {
    const stage = await galleryStage();
    const stranger = await galleryStage(stage);
    const message = await stage.request([stage.web.page("/a", pictured("a"))]);
    expect(await deliver({ ...message, accountId: stranger.accountId })).toBe("acked");
    expect([stage.web.fetched, await stranger.stored()]).toEqual([[], []]);
    expect((await stage.read()).photoSync.state).toBe("QUEUED");
  });

  it("that is overtaken while it runs stops", async () => {
    const stage = await galleryStage();
    const last = stage.web.page("/last", pictured("last"));
    const first = stage.web.page("/first", async () => {
      await stage.put([last]);
      return pictured("first")();
    });
    const older = await stage.request([first, stage.web.page("/never", pictured("never"))]);
    expect(await deliver(older)).toBe("acked");
    expect((await stage.read()).photoSync).toMatchObject({ state: "QUEUED", requested: 1 });
    const [newer] = await stage.messages();
    await deliver(newer);
    expect(await stage.read()).toMatchObject({ photoSync: { state: "DONE" }, photos: [expect.anything()] });
    expect(stage.web.fetched).toEqual(["/first", "/last"]);
  });

  it("of a property in the trash waits for the restore", async () => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/a", pictured("a"))]);
    const { id } = await stage.read();
    await stage.api.delete(`/properties/${id}`);
    expect(await deliver(message)).toBe("acked");
    expect(stage.web.fetched).toEqual([]);
    await backoffice.post(`${stage.path}/properties/${id}/restore`);
    await deliver(message);
    expect((await stage.read()).photoSync.state).toBe("DONE");
  });
});
