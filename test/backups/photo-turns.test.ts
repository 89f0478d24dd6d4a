import { describe, expect, it } from "vitest";
import { takePhotoChecks } from "../../src/backups/photo-turns.ts";
import { newMeter } from "../../src/db/statement.ts";
import { backups } from "../support/exported.ts";
import { galleryStage } from "../support/gallery-stage.ts";
import { listing } from "../support/listing.ts";
import {
  arrived,
  beginCheck,
  checkDue,
  checked,
  galleriesUnderWay,
  lastCheck,
  loseGalleries,
  settleAll,
} from "../support/photo-checks.ts";
import { query } from "../support/query.ts";

describe("the turns of a check of photos", () => {
  it("continue after what was checked, one page per turn", async () => {
    const stage = await galleryStage();
    const { body } = await stage.api.put("/properties/by-ref/AP-1", { body: listing({}) });
    await query`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2100)
      INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, request_id, at)
      SELECT ${body.data.id}, 'https://fotos.example.com/' || i, ${stage.accountId}, 'INGESTED',
        printf('%064x', i), 'image/png', 'ph_old', 1 FROM n`;
    await beginCheck(stage);
    let now = Date.now();
    const slow = { now: () => (now += 3_000) };
    const stores = { ...backups(), clock: slow };
    const seen: number[] = [];
    for (let turns = 0; turns < 8; turns += 1) {
      await query`UPDATE photo_checks SET due_at = 0 WHERE account_id = ${stage.accountId}`;
      await takePhotoChecks({ stores, meter: newMeter(), until: now + 8_000 });
      seen.push((await lastCheck(stage)).checked);
    }
    expect([...new Set(seen)].filter((count) => count > 0)).toEqual([1_000, 2_000, 2_100]);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", missing: 2_100, requested: 2_100 });
    // However many of its pages have lost photos, the gallery is opened once.
    expect(await stage.messages()).toHaveLength(1);
  });

  it("count what is missing before they wait for galleries to arrive", async () => {
    const stage = await galleryStage();
    const { body } = await stage.api.put("/properties/by-ref/AP-1", { body: listing({}) });
    await loseGalleries(body.data.id, 260);
    const counts = { checked: 260, missing: 260, requested: 260 };
    expect(await checked(stage)).toMatchObject({ state: "RUNNING", ...counts });
    expect(await galleriesUnderWay(stage)).toBe(200);
    await settleAll(stage);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", ...counts });
    expect(await stage.messages()).toHaveLength(260);
  });

  it("leave queries to exports, and send no message for the trash", async () => {
    const stage = await galleryStage();
    const { body } = await stage.api.put("/properties/by-ref/AP-1", { body: listing({}) });
    const ids = await loseGalleries(body.data.id, 260);
    await query`UPDATE properties SET status = 'DELETED', status_before_trash = 'ACTIVE', deleted_at = 1
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
    await beginCheck(stage);
    let statements = 0;
    const costly = {
      ...newMeter(),
      get statements() {
        return statements;
      },
      // Counts each statement as twelve.
      set statements(count) {
        statements += 12 * (count - statements);
      },
    };
    await checkDue(stage, backups(), costly);
    expect(statements).toBeLessThan(250 + 12 * 10);
    expect(await galleriesUnderWay(stage)).toBeLessThan(260);
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "DONE", missing: 260, requested: 260 });
    expect(await galleriesUnderWay(stage)).toBe(260);
    expect(await stage.messages()).toEqual([]);
  });

  it("read a picture of many galleries once, even if no URL brings it back", async () => {
    const stage = await galleryStage();
    await query`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
      INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, request_id, at)
      SELECT 'prp_' || account_id || i, 'https://api.example.com/photos/' || account_id || '/' || hash || '.png',
        account_id, 'INGESTED', hash, 'image/png', 'ph_old', 1
        FROM n, (SELECT ${stage.accountId} AS account_id, ${"ab".repeat(32)} AS hash)`;
    await beginCheck(stage);
    const meter = newMeter();
    await checkDue(stage, backups(), meter);
    const check = await lastCheck(stage);
    expect(check).toMatchObject({ state: "DONE", checked: 1, missing: 1, requested: 0 });
    expect(check.notRestorable).toHaveLength(500);
    expect(meter.rowsRead).toBeLessThan(600 * 20);
  });

  it("end if they die one after the other", async () => {
    const stage = await galleryStage();
    await arrived(stage);
    await beginCheck(stage);
    await query`UPDATE photo_checks SET failures = 20 WHERE account_id = ${stage.accountId}`;
    await checkDue(stage);
    expect(await lastCheck(stage)).toMatchObject({ state: "FAILED", failure: "TurnsDied", checked: 0 });
    expect(await checked(stage)).toMatchObject({ state: "DONE", checked: 3 });
  });
});
