import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runPlan } from "../../../src/db/commit.ts";
import { newMeter } from "../../../src/db/statement.ts";
import { consequencesOf } from "../../../src/domain/consequences/index.ts";
import { planGalleryEnd } from "../../../src/domain/galleries/finish-gallery.ts";
import { fixedClock } from "../../../src/lib/clock.ts";
import type { Message } from "../../../src/ports/messages.ts";
import { drained } from "../../support/dump.ts";
import { galleryStage } from "../../support/gallery-stage.ts";
import type { Json } from "../../support/http.ts";

const NOW = Date.UTC(2030, 0, 2);

const scopeOf = ({ accountId }: Extract<Message<"photos">, { kind: "gallery" }>) => ({
  accountId,
  db: env.DB,
  meter: newMeter(),
  clock: fixedClock(NOW),
  dryRun: false,
  consequencesOf,
});

/** Records the photos of these addresses as arrived, with the path as hash. */
const arrive = async (
  { propertyId, accountId, requestId }: Extract<Message<"photos">, { kind: "gallery" }>,
  urls: readonly string[],
) => {
  const statement = env.DB.prepare(
    `INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, request_id, at)
     VALUES (?, ?, ?, 'INGESTED', ?, 'image/png', ?, 0)`,
  );
  for (const url of urls) {
    await statement.bind(propertyId, url, accountId, new URL(url).pathname, requestId).run();
  }
};

const requestGallery = async (paths: readonly string[]) => {
  const stage = await galleryStage();
  const urls = paths.map((path) => stage.web.url(path));
  const message = await stage.request(urls);
  return { stage, urls, message, scope: scopeOf(message) };
};

describe("a settled gallery", () => {
  it.each([
    ["all", ["/c", "/a", "/b"], "DONE", ["/a", "/b", "/c"]],
    ["some", ["/c", "/a"], "PARTIAL", ["/a", "/c"]],
    ["none", [], "FAILED", []],
  ])("of which %s arrived shows them in the requested order", async (_, arrived, outcome, shown) => {
    const { stage, message, scope: ctx } = await requestGallery(["/a", "/b", "/c"]);
    await arrive(
      message,
      arrived.map((path) => stage.web.url(path)),
    );
    const plan = await planGalleryEnd(ctx, message);
    const ingested = shown.length;
    const failed = 3 - shown.length;
    expect(plan.result).toEqual({ outcome, ingested, failed });
    expect(plan.data?.photos.map(({ hash }) => hash)).toEqual(shown);
    expect(plan.data).toMatchObject({
      photoState: outcome,
      photoIngested: ingested,
      photoFailed: failed,
      photoFinishedAt: NOW,
      updatedAt: NOW,
    });
    expect(plan.data?.pending.includes("COVER_PHOTO_MISSING")).toBe(shown.length === 0);
  });

  it.each([
    [["/a", "/b"], "DONE", 2],
    [["/a"], "PARTIAL", 1],
    [[], "FAILED", 0],
  ])("with %j arrived is reported once, with its counts", async (arrived, state, ingested) => {
    const { stage, message, scope: ctx } = await requestGallery(["/a", "/b"]);
    await arrive(
      message,
      arrived.map((path) => stage.web.url(path)),
    );
    for (let run = 0; run < 2; run += 1) await runPlan(ctx, () => planGalleryEnd(ctx, message));
    await drained(message.accountId);
    const { body } = await stage.api.get("/events?types=property.photos_done");
    expect(body.events.map(({ data }: Json) => data)).toEqual([
      {
        id: message.propertyId,
        externalRef: expect.anything(),
        status: "ACTIVE",
        updatedAt: (await stage.read()).updatedAt,
        state,
        requested: 2,
        ingested,
        failed: 2 - ingested,
      },
    ]);
  });

  it("names the changes that a reader sees", async () => {
    const { urls, message, scope: ctx } = await requestGallery(["/a"]);
    await arrive(message, urls);
    const { events, jobs } = await planGalleryEnd(ctx, message);
    expect(jobs).toEqual([]);
    expect(events).toMatchObject([
      {
        type: "property.updated",
        data: { id: message.propertyId, changedFields: ["coverPhoto", "photos", "radar", "photoSync"] },
      },
      { type: "property.photos_done" },
    ]);
  });

  it("keeps concurrent writes", async () => {
    const { stage, urls, message, scope: ctx } = await requestGallery(["/a"]);
    await arrive(message, urls);
    let written = false;
    const { committed } = await runPlan(ctx, async () => {
      const plan = await planGalleryEnd(ctx, message);
      if (!written) await stage.api.patch(`/properties/${message.propertyId}`, { body: { salePrice: 1 } });
      written = true;
      return plan;
    });
    expect(committed).toBe(true);
    expect(await stage.read()).toMatchObject({ salePrice: 1, photoSync: { state: "DONE" } });
  });
});

describe("nothing is settled", () => {
  it.each<
    [
      string,
      (
        message: Extract<Message<"photos">, { kind: "gallery" }>,
      ) => Extract<Message<"photos">, { kind: "gallery" }>,
    ]
  >([
    ["for an older request", (message) => ({ ...message, requestId: "ph_older" })],
    ["for another account", (message) => ({ ...message, accountId: "acc-other" })],
    ["for a property that is gone", (message) => ({ ...message, propertyId: "prop-gone" })],
  ])("%s", async (_, other) => {
    const { message, scope: ctx } = await requestGallery(["/a"]);
    const plan = await planGalleryEnd(ctx, other(message));
    expect(plan).toMatchObject({ data: null, result: { outcome: "STALE" }, statements: [], events: [] });
  });

  it("twice", async () => {
    const { message, scope: ctx } = await requestGallery(["/a"]);
    const decide = () => planGalleryEnd(ctx, message);
    expect((await runPlan(ctx, decide)).committed).toBe(true);
    expect((await runPlan(ctx, decide)).committed).toBe(false);
  });
});
