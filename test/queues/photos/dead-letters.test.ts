import { describe, expect, it } from "vitest";
import { galleryStage } from "../../support/gallery-stage.ts";
import { deliver } from "../../support/photo-queue.ts";
import { pictured } from "../../support/picture-web.ts";

const DEAD = { queue: "photos-dead" } as const;
const down = () => new Response("down", { status: 503 });

describe("a dead letter", () => {
  it("fails a gallery without arrived photos", async () => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/a", pictured("a"))]);
    expect(await deliver(message, DEAD)).toBe("acked");
    expect((await stage.read()).photoSync).toMatchObject({ state: "FAILED", ingested: 0, failed: 1 });
    expect(stage.web.fetched).toEqual([]);
  });

  it("closes a gallery with the photos that arrived", async () => {
    const stage = await galleryStage();
    const photos = [stage.web.page("/a", pictured("a")), stage.web.page("/b", down)];
    const message = await stage.request(photos);
    await deliver(message);
    expect(await deliver(message, DEAD)).toBe("acked");
    const { photoSync, photos: shown } = await stage.read();
    expect(photoSync).toMatchObject({ state: "PARTIAL", ingested: 1, failed: 1 });
    expect(shown).toHaveLength(1);
    expect((await stage.updates()).count).toBe(1);
  });

  it("of a settled gallery changes nothing", async () => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/a", pictured("a"))]);
    await deliver(message);
    const shown = await stage.read();
    expect(await deliver(message, DEAD)).toBe("acked");
    expect(await stage.read()).toEqual(shown);
    expect((await stage.updates()).count).toBe(1);
  });
});

describe("an unknown message", () => {
  it.each([
    ["of a later version", { v: 2, kind: "gallery", accountId: "a", shard: "DB" }],
    ["of an unknown kind", { v: 1, kind: "resize", accountId: "a", shard: "DB" }],
    ["that lacks its ids", { v: 1, kind: "gallery", accountId: "a", shard: "DB" }],
    ["that is nothing", null],
  ])("%s is never acknowledged", async (_, message) => {
    expect(await deliver(message)).toBe(30);
    expect(await deliver(message, { attempts: 9 })).toBe(720);
  });
});
