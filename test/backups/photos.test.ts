import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { takePhotoChecks } from "../../src/backups/photo-turns.ts";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { backoffice } from "../support/api.ts";
import { whileClosed } from "../support/closed.ts";
import { drained } from "../support/dump.ts";
import { backups } from "../support/exported.ts";
import { type GalleryStage, galleryStage, purge } from "../support/gallery-stage.ts";
import type { Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import {
  beginCheck,
  checkDue,
  checked,
  fetchAsked,
  lastCheck,
  loseBytes,
  loseGalleries,
  settleAll,
  underWay,
} from "../support/photo-checks.ts";
import { deliver } from "../support/photo-queue.ts";
import { picture, pictured } from "../support/picture-web.ts";
import { uploaded } from "../support/uploads.ts";

/** A gallery of three photos that have arrived. */
const arrived = async (stage: GalleryStage, ref = "AP-1"): Promise<string[]> => {
  const urls = ["a", "b", "c"].map((name) =>
    stage.web.page(`/${ref}-${name}.png`, pictured(`${ref} ${name}`)),
  );
  await deliver(await stage.request(urls, ref));
  return urls;
};

const eventsOf = async ({ api, accountId }: GalleryStage): Promise<string[]> => {
  await drained(accountId);
  return (await api.get("/events?limit=200")).body.events.map(({ type }: Json) => type);
};

describe("a check of an account's photos", () => {
  it("brings lost ones back from their sources, and tells nothing", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    const before = await stage.read();
    const told = await eventsOf(stage);
    const keys = await stage.stored();
    stage.web.fetched.length = 0;
    await loseBytes(keys.slice(0, 2));
    expect(await checked(stage)).toMatchObject({
      ...{ state: "DONE", checked: 3, missing: 2, requested: 2, notRestorable: [], failure: null },
    });
    expect((await stage.read()).photoSync.state).toBe("QUEUED");
    expect(await fetchAsked(stage)).toBe(1);
    expect(stage.web.fetched).toHaveLength(2);
    expect(await stage.stored()).toEqual(keys);
    const after = await stage.read();
    expect({ ...after, photoSync: null }).toEqual({ ...before, photoSync: null });
    const { queuedAt: _, ...sync } = before.photoSync;
    expect(after.photoSync).toMatchObject(sync);
    expect(await eventsOf(stage)).toEqual(told);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("tells a photo as failed whose source is gone", async () => {
    const stage = await galleryStage();
    const [, second] = await arrived(stage);
    const before = await stage.read();
    const told = await eventsOf(stage);
    await loseBytes(await stage.stored());
    stage.web.page(new URL(second!).pathname, () => new Response(null, { status: 404 }));
    expect(await checked(stage)).toMatchObject({ missing: 3, requested: 3 });
    await fetchAsked(stage);
    const after = await stage.read();
    expect(after.photos).toEqual([before.photos[0], before.photos[2]]);
    expect(after.photoSync).toMatchObject({ state: "PARTIAL", ingested: 2, failed: 1 });
    expect(after.photoSync.items).toMatchObject([{ url: second, state: "FAILED", code: "http_404" }]);
    expect((await eventsOf(stage)).slice(told.length).sort()).toEqual([
      "property.photos_done",
      "property.updated",
    ]);
    const known = await eventsOf(stage);
    expect(await checked(stage)).toMatchObject({ missing: 1, requested: 1 });
    await fetchAsked(stage);
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
    expect(await fetchAsked(stage)).toBe(0);
    expect((await stage.read()).photos).toEqual([shown]);
    await uploaded(stage, bytes);
    expect(await checked(stage)).toMatchObject({ missing: 1, requested: 0 });
  });

  it("begun twice is one, and turns at once ask once", async () => {
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

  it("repeated asks for nothing that has come back", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    await loseBytes(await stage.stored());
    await checked(stage);
    await fetchAsked(stage);
    expect(await checked(stage)).toMatchObject({ state: "DONE", checked: 3, missing: 0, requested: 0 });
    expect(await fetchAsked(stage)).toBe(0);
  });

  it("asks for a gallery under way anew, and its former message does nothing", async () => {
    const stage = await galleryStage();
    const urls = await arrived(stage);
    const late = await stage.request([...urls, stage.web.page("/d.png", pictured("d"))]);
    const told = await eventsOf(stage);
    await loseBytes(await stage.stored());
    expect(await checked(stage)).toMatchObject({ missing: 3, requested: 3 });
    stage.web.fetched.length = 0;
    await deliver(late);
    expect(stage.web.fetched).toEqual([]);
    await fetchAsked(stage);
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 4 });
    expect((await eventsOf(stage)).slice(told.length).sort()).toEqual([
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
    const told = await eventsOf(stage);
    const keys = await stage.stored();
    await loseBytes(keys);
    expect(await checked(stage)).toMatchObject({ missing: 3, requested: 3 });
    stage.web.fetched.length = 0;
    await fetchAsked(stage);
    expect(stage.web.fetched).toHaveLength(3);
    expect(await stage.stored()).toEqual(keys);
    const after = await stage.read();
    expect(after.photos).toEqual(before.photos);
    expect(after.photoSync.state).toBe("FAILED");
    expect(await eventsOf(stage)).toEqual(told);
  });

  it("asks for a photo of the trash once its property is back", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    const { id } = await stage.read();
    await loseBytes(await stage.stored());
    await stage.api.delete(`/properties/${id}`);
    expect(await checked(stage)).toMatchObject({ state: "DONE", missing: 3, requested: 3 });
    await fetchAsked(stage);
    expect(await stage.stored()).toEqual([]);
    expect((await backoffice.post(`${stage.path}/properties/${id}/restore`)).status).toBe(200);
    await fetchAsked(stage);
    expect(await stage.stored()).toHaveLength(3);
    await purge(stage, id);
  });

  it("goes on behind what it has checked, a page a turn", async () => {
    const stage = await galleryStage();
    const { body } = await stage.api.put("/properties/by-ref/AP-1", { body: listing({}) });
    await run(env.DB, [
      sql(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2100)
         INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, request_id, at)
         SELECT ?1, 'https://fotos.example.com/' || i, ?2, 'INGESTED', printf('%064x', i), 'image/png', 'ph_old', 1 FROM n`,
        body.data.id,
        stage.accountId,
      ),
    ]);
    await beginCheck(stage);
    let now = Date.now();
    const slow = { now: () => (now += 3_000) };
    const stores = { ...backups(), clock: slow };
    const seen: number[] = [];
    for (let turns = 0; turns < 8; turns += 1) {
      await run(env.DB, [sql("UPDATE photo_checks SET due_at = 0 WHERE account_id = ?", stage.accountId)]);
      await takePhotoChecks({ stores, meter: newMeter(), until: now + 8_000 });
      seen.push((await lastCheck(stage)).checked);
    }
    expect([...new Set(seen)].filter((count) => count > 0)).toEqual([1_000, 2_000, 2_100]);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", missing: 2_100, requested: 2_100 });
    // However many of its pages have lost photos, the gallery is opened once.
    expect(await stage.messages()).toHaveLength(1);
  });

  it("counts what is missing before it waits for galleries to arrive", async () => {
    const stage = await galleryStage();
    const { body } = await stage.api.put("/properties/by-ref/AP-1", { body: listing({}) });
    await loseGalleries(body.data.id, 260);
    const counts = { checked: 260, missing: 260, requested: 260 };
    expect(await checked(stage)).toMatchObject({ state: "RUNNING", ...counts });
    expect(await underWay(stage)).toBe(200);
    await settleAll(stage);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", ...counts });
    expect(await stage.messages()).toHaveLength(260);
  });

  it("leaves queries to exports, and sends no message for the trash", async () => {
    const stage = await galleryStage();
    const { body } = await stage.api.put("/properties/by-ref/AP-1", { body: listing({}) });
    const ids = await loseGalleries(body.data.id, 260);
    await run(env.DB, [
      sql(
        `UPDATE properties SET status = 'DELETED', status_before_trash = 'ACTIVE', deleted_at = 1
         WHERE id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(ids),
      ),
    ]);
    await beginCheck(stage);
    let statements = 0;
    const costly = {
      ...newMeter(),
      get statements() {
        return statements;
      },
      // As if each statement were twelve.
      set statements(count) {
        statements += 12 * (count - statements);
      },
    };
    await checkDue(stage, backups(), costly);
    expect(statements).toBeLessThan(250 + 12 * 10);
    expect(await underWay(stage)).toBeLessThan(260);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", missing: 260, requested: 260 });
    expect(await underWay(stage)).toBe(260);
    expect(await stage.messages()).toEqual([]);
  });

  it("reads a picture of many galleries once, also if no address brings it back", async () => {
    const stage = await galleryStage();
    await run(env.DB, [
      sql(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
         INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, request_id, at)
         SELECT 'prp_' || ?1 || i, 'https://api.example.com/photos/' || ?1 || '/' || ?2 || '.png', ?1, 'INGESTED', ?2,
           'image/png', 'ph_old', 1 FROM n`,
        stage.accountId,
        "ab".repeat(32),
      ),
    ]);
    await beginCheck(stage);
    const meter = newMeter();
    await checkDue(stage, backups(), meter);
    const check = await lastCheck(stage);
    expect(check).toMatchObject({ state: "DONE", checked: 1, missing: 1, requested: 0 });
    expect(check.notRestorable).toHaveLength(500);
    expect(meter.rowsRead).toBeLessThan(600 * 20);
  });

  it("ends if its turns die one after the other", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    await beginCheck(stage);
    await run(env.DB, [sql("UPDATE photo_checks SET failures = 20 WHERE account_id = ?", stage.accountId)]);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "FAILED", failure: "TurnsDied", checked: 0 });
    expect(await checked(stage)).toMatchObject({ state: "DONE", checked: 3 });
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
    expect(await fetchAsked(stage)).toBe(0);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", missing: 3, failure: null });
  });
});
