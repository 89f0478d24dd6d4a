import { describe, expect, it } from "vitest";
import { backoffice } from "../support/api.ts";
import { whileClosed } from "../support/closed.ts";
import { drained } from "../support/dump.ts";
import { type GalleryStage, galleryStage, purge } from "../support/gallery-stage.ts";
import type { Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import {
  arrived,
  beginCheck,
  checkDue,
  checked,
  deliverMessages,
  lastCheck,
  loseBytes,
} from "../support/photo-checks.ts";
import { deliver } from "../support/photo-queue.ts";
import { picture, pictured } from "../support/picture-web.ts";
import { uploaded } from "../support/uploads.ts";

const eventsOf = async ({ api, accountId }: GalleryStage): Promise<string[]> => {
  await drained(accountId);
  return (await api.get("/events?limit=200")).body.events.map(({ type }: Json) => type);
};

describe("a check of an account's photos", () => {
  it("brings lost ones back from their sources, and publishes nothing", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    const before = await stage.read();
    const events = await eventsOf(stage);
    const keys = await stage.stored();
    stage.web.fetched.length = 0;
    await loseBytes(keys.slice(0, 2));
    expect(await checked(stage)).toMatchObject({
      state: "DONE",
      checked: 3,
      missing: 2,
      requested: 2,
      notRestorable: [],
      failure: null,
    });
    expect((await stage.read()).photoSync.state).toBe("QUEUED");
    expect(await deliverMessages(stage)).toBe(1);
    expect(stage.web.fetched).toHaveLength(2);
    expect(await stage.stored()).toEqual(keys);
    const after = await stage.read();
    expect({ ...after, photoSync: null }).toEqual({ ...before, photoSync: null });
    const { queuedAt: _, ...sync } = before.photoSync;
    expect(after.photoSync).toMatchObject(sync);
    expect(await eventsOf(stage)).toEqual(events);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("reports a photo as failed whose source is gone", async () => {
    const stage = await galleryStage();
    const [, second] = await arrived(stage);
    const before = await stage.read();
    const events = await eventsOf(stage);
    await loseBytes(await stage.stored());
    stage.web.page(new URL(second!).pathname, () => new Response(null, { status: 404 }));
    expect(await checked(stage)).toMatchObject({ missing: 3, requested: 3 });
    await deliverMessages(stage);
    const after = await stage.read();
    expect(after.photos).toEqual([before.photos[0], before.photos[2]]);
    expect(after.photoSync).toMatchObject({ state: "PARTIAL", ingested: 2, failed: 1 });
    expect(after.photoSync.items).toMatchObject([{ url: second, state: "FAILED", code: "http_404" }]);
    expect((await eventsOf(stage)).slice(events.length).sort()).toEqual([
      "property.photos_done",
      "property.updated",
    ]);
    const known = await eventsOf(stage);
    expect(await checked(stage)).toMatchObject({ missing: 1, requested: 1 });
    await deliverMessages(stage);
    expect(await eventsOf(stage)).toEqual(known);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("names photos that were sent as files, until they are sent again", async () => {
    const stage = await galleryStage();
    const bytes = picture(crypto.randomUUID());
    const shown = await uploaded(stage, bytes);
    await deliver(await stage.request([shown]));
    const waiting = await uploaded(stage);
    await loseBytes(await stage.stored());
    const { id } = await stage.read();
    const check = await checked(stage);
    expect(check).toMatchObject({ state: "DONE", checked: 2, missing: 2, requested: 0 });
    expect(check.notRestorable).toHaveLength(2);
    expect(check.notRestorable).toContainEqual({ propertyId: id, url: shown });
    expect(check.notRestorable).toContainEqual({ propertyId: null, url: waiting });
    expect(await deliverMessages(stage)).toBe(0);
    expect((await stage.read()).photos).toEqual([shown]);
    await uploaded(stage, bytes);
    expect(await checked(stage)).toMatchObject({ missing: 1, requested: 0 });
  });

  it("begun twice, runs once, and simultaneous turns ask once", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    await arrived(stage, "AP-2");
    await loseBytes(await stage.stored());
    const begun = await Promise.all([beginCheck(stage), beginCheck(stage)]);
    expect(begun[0].id).toBe(begun[1].id);
    await Promise.all([checkDue(stage), checkDue(stage)]);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", missing: 6, requested: 6 });
    const messages = (await stage.messages()).filter(({ kind }) => kind === "gallery");
    expect(new Set(messages.map(({ propertyId }) => propertyId)).size).toBe(2);
    for (const message of messages) await deliver(message);
    expect(stage.web.fetched).toHaveLength(12);
    expect(await stage.stored()).toHaveLength(6);
    const { body } = await backoffice.get(`${stage.path}/photo-checks`);
    expect(body.data).toHaveLength(1);
  });

  it("when repeated, asks for nothing that has come back", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    await loseBytes(await stage.stored());
    await checked(stage);
    await deliverMessages(stage);
    expect(await checked(stage)).toMatchObject({ state: "DONE", checked: 3, missing: 0, requested: 0 });
    expect(await deliverMessages(stage)).toBe(0);
  });

  it("asks for a gallery under way again, and its former message does nothing", async () => {
    const stage = await galleryStage();
    const urls = await arrived(stage);
    const late = await stage.request([...urls, stage.web.page("/d.png", pictured("d"))]);
    const events = await eventsOf(stage);
    await loseBytes(await stage.stored());
    expect(await checked(stage)).toMatchObject({ missing: 3, requested: 3 });
    stage.web.fetched.length = 0;
    await deliver(late);
    expect(stage.web.fetched).toEqual([]);
    await deliverMessages(stage);
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 4 });
    expect((await eventsOf(stage)).slice(events.length).sort()).toEqual([
      "property.photos_done",
      "property.updated",
    ]);
    expect(await stage.stored()).toHaveLength(4);
  });

  it("brings back an old gallery that is shown because the newer one failed", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    const dead = stage.web.page("/dead.png", () => new Response(null, { status: 404 }));
    await deliver(await stage.request([dead]));
    const before = await stage.read();
    expect(before.photoSync.state).toBe("FAILED");
    const events = await eventsOf(stage);
    const keys = await stage.stored();
    await loseBytes(keys);
    expect(await checked(stage)).toMatchObject({ missing: 3, requested: 3 });
    stage.web.fetched.length = 0;
    await deliverMessages(stage);
    expect(stage.web.fetched).toHaveLength(3);
    expect(await stage.stored()).toEqual(keys);
    const after = await stage.read();
    expect(after.photos).toEqual(before.photos);
    expect(after.photoSync.state).toBe("FAILED");
    expect(await eventsOf(stage)).toEqual(events);
  });

  it("asks for a photo of the trash once its property is back", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    const { id } = await stage.read();
    await loseBytes(await stage.stored());
    await stage.api.delete(`/properties/${id}`);
    expect(await checked(stage)).toMatchObject({ state: "DONE", missing: 3, requested: 3 });
    await deliverMessages(stage);
    expect(await stage.stored()).toEqual([]);
    expect((await backoffice.post(`${stage.path}/properties/${id}/restore`)).status).toBe(200);
    await deliverMessages(stage);
    expect(await stage.stored()).toHaveLength(3);
    await purge(stage, id);
  });

  it("lets a new gallery arrive without the lost photos of the old one", async () => {
    const stage = await galleryStage();
    const urls = await arrived(stage);
    await loseBytes(await stage.stored());
    await checked(stage);
    await stage.messages();
    for (const url of urls) stage.web.page(new URL(url).pathname, () => new Response(null, { status: 503 }));
    stage.web.fetched.length = 0;
    expect(await deliver(await stage.request([stage.web.page("/new.png", pictured("new"))]))).toBe("acked");
    expect(stage.web.fetched).toHaveLength(1);
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", requested: 1, ingested: 1 });
    expect(await stage.stored()).toHaveLength(1);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });
});

describe("an account that is closed", () => {
  it("is checked once it is open", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    await loseBytes(await stage.stored());
    await beginCheck(stage);
    await whileClosed(stage.accountId, () => checkDue(stage));
    expect(await lastCheck(stage)).toMatchObject({ state: "RUNNING", checked: 0 });
    expect(await deliverMessages(stage)).toBe(0);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", missing: 3, failure: null });
  });
});
