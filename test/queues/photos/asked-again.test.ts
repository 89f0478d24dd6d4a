import { describe, expect, it } from "vitest";
import { backoffice } from "../../support/api.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { deliverAll, type GalleryStage, galleryStage } from "../../support/gallery-stage.ts";
import type { Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { deliver } from "../../support/photo-queue.ts";
import { picture } from "../../support/picture-web.ts";
import { query } from "../../support/query.ts";

const DATE = "Wed, 21 Oct 2026 07:28:00 GMT";

/** A source that shows one picture after another under one address, and what it has sent. */
const source = (stage: GalleryStage, path: string, headersOf: (text: string) => Record<string, string>) => {
  const shown = { text: "before" };
  const sent: string[] = [];
  const page = () => {
    const headers = headersOf(shown.text);
    const conditions = stage.web.asked.at(-1)!;
    const isKnown =
      (headers.ETag !== undefined && conditions.get("if-none-match") === headers.ETag) ||
      (headers["Last-Modified"] !== undefined &&
        conditions.get("if-modified-since") === headers["Last-Modified"]);
    if (isKnown) return new Response(null, { status: 304 });
    sent.push(shown.text);
    return new Response(picture(shown.text), { headers });
  };
  const recover = () => stage.web.page(path, page);
  const fail = () => stage.web.page(path, () => new Response(null, { status: 503 }));
  return { url: recover(), shown, sent, fail, recover };
};

const pressAgain = async (stage: GalleryStage) => {
  const { id } = await stage.read();
  return backoffice.post(`${stage.path}/properties/${id}/photos/fetch`);
};

const whole = (stage: GalleryStage) => brokenInvariants(stage.accountId);

/** A gallery without the time of its last request. */
const settled = ({ photos, photoSync: { queuedAt: _, ...photoSync } }: Json) => ({ photos, photoSync });

const tagged = (text: string) => ({ ETag: `"${text}"` });

/** A photo that has arrived, and its source. */
const arrived = async (headersOf: (text: string) => Record<string, string> = tagged) => {
  const stage = await galleryStage();
  const asked = source(stage, "/a", headersOf);
  await stage.put([asked.url]);
  await deliverAll(stage);
  return { stage, before: await stage.read(), ...asked };
};

describe("photos asked for again", () => {
  it.each([
    ["a tag", tagged],
    ["a date", (text: string) => ({ "Last-Modified": text === "before" ? DATE : DATE.replace("21", "22") })],
    ["nothing but their bytes", () => ({})],
  ])("are replaced where %s shows another picture", async (_, headersOf) => {
    const { stage, before, shown, sent } = await arrived(headersOf);
    shown.text = "after!";
    expect((await pressAgain(stage)).status).toBe(200);
    expect(await stage.read()).toMatchObject({ photos: before.photos, photoSync: { state: "QUEUED" } });
    await deliverAll(stage);
    const after = await stage.read();
    expect(after.photoSync).toMatchObject({ state: "DONE", requested: 1, ingested: 1 });
    expect(after.photos).toHaveLength(1);
    expect(after.photos).not.toEqual(before.photos);
    expect(after.coverPhoto).toBe(after.photos[0]);
    expect(sent).toEqual(["before", "after!"]);
    expect(await stage.stored()).toHaveLength(1);
    expect((await stage.updates()).fields).toContain("photos");
    expect(await whole(stage)).toEqual([]);
  });

  it.each([
    ["answers 304 to a tag", tagged, 1],
    ["answers 304 to a date", () => ({ "Last-Modified": DATE }), 1],
    ["sends the same bytes", () => ({}), 2],
  ])("stay, and nothing is published, where their source %s", async (_, headersOf, downloads) => {
    const { stage, before, sent } = await arrived(headersOf);
    await pressAgain(stage);
    const { count } = await stage.updates();
    await deliverAll(stage);
    expect(await stage.read()).toMatchObject(settled(before));
    expect(sent).toHaveLength(downloads);
    expect((await stage.updates()).count).toBe(count);
    expect(await whole(stage)).toEqual([]);
  });

  it.each([
    ["is gone", () => new Response(null, { status: 404 })],
    ["sends a page", () => new Response("<html>")],
  ])("stay where their source %s", async (_, page) => {
    const { stage, before } = await arrived();
    stage.web.page("/a", page);
    await pressAgain(stage);
    await deliverAll(stage);
    expect(await stage.read()).toMatchObject(settled(before));
    expect(await whole(stage)).toEqual([]);
  });

  it("arrive on a later attempt if their source is failing", async () => {
    const { stage, before, shown, fail, recover } = await arrived();
    shown.text = "after";
    fail();
    await pressAgain(stage);
    const [message] = await stage.messages();
    expect(await deliver(message)).toBeGreaterThan(0);
    expect((await stage.read()).photos).toEqual(before.photos);
    recover();
    expect(await deliver(message, { attempts: 2 })).toBe("acked");
    expect((await stage.read()).photos).not.toEqual(before.photos);
    await deliverAll(stage);
    expect(await whole(stage)).toEqual([]);
  });

  it("change places where two addresses have swapped their pictures", async () => {
    const stage = await galleryStage();
    const one = source(stage, "/a", tagged);
    const other = source(stage, "/b", tagged);
    other.shown.text = "other";
    await stage.put([one.url, other.url]);
    await deliverAll(stage);
    const [first, second] = (await stage.read()).photos;
    [one.shown.text, other.shown.text] = ["other", "before"];
    await pressAgain(stage);
    await deliverAll(stage);
    expect((await stage.read()).photos).toEqual([second, first]);
    expect(await stage.stored()).toHaveLength(2);
    expect(await whole(stage)).toEqual([]);
  });

  it("keep a picture that another property shows", async () => {
    const stage = await galleryStage();
    const { url, shown } = source(stage, "/a", tagged);
    await stage.put([url]);
    await stage.put([url], "AP-2");
    await deliverAll(stage);
    const before = await stage.read("AP-2");
    shown.text = "after";
    await pressAgain(stage);
    await deliverAll(stage);
    expect((await stage.read("AP-2")).photos).toEqual(before.photos);
    expect((await stage.read()).photos).not.toEqual(before.photos);
    expect(await stage.stored()).toHaveLength(2);
    expect(await whole(stage)).toEqual([]);
  });

  it("are asked again by the next gallery, if one comes between", async () => {
    const { stage, before, url, shown } = await arrived();
    shown.text = "after";
    await pressAgain(stage);
    await stage.put([url, source(stage, "/b", tagged).url]);
    await deliverAll(stage);
    const [now] = (await stage.read()).photos;
    expect(now).not.toBe(before.photos[0]);
    expect(await whole(stage)).toEqual([]);
  });

  it("are found again, if the source changes once more before the gallery is settled", async () => {
    const stage = await galleryStage();
    const { url, shown } = source(stage, "/a", tagged);
    const slow = source(stage, "/slow", tagged);
    await stage.put([url, slow.url]);
    await deliverAll(stage);
    const [first] = (await stage.read()).photos;
    shown.text = "second";
    slow.fail();
    await pressAgain(stage);
    for (const message of await stage.messages()) await deliver(message);
    slow.recover();
    shown.text = "before";
    await pressAgain(stage);
    await deliverAll(stage);
    expect((await stage.read()).photos[0]).toBe(first);
    expect(await whole(stage)).toEqual([]);
  });

  it("of a cleared gallery leave nothing behind", async () => {
    const { stage, shown } = await arrived();
    shown.text = "after";
    await pressAgain(stage);
    await stage.put([]);
    await deliverAll(stage);
    expect(await stage.stored()).toEqual([]);
    expect(await whole(stage)).toEqual([]);
  });

  it("are requested at their host's pace, without more trips than new ones", async () => {
    const stage = await galleryStage();
    const { url } = source(stage, "/a", tagged);
    await stage.put([url]);
    const [first] = await stage.messages();
    const { use: fresh } = await countingD1(() => deliver(first));
    await pressAgain(stage);
    const [again] = await stage.messages();
    const { use } = await countingD1(() => deliver(again));
    expect(use.trips).toBeLessThan(fresh.trips);
    const results =
      await query`SELECT taken FROM photo_pace WHERE account_id = ${stage.accountId} AND host <> ''`;
    expect(results).toEqual([{ taken: 2 }]);
  });

  it.each(["before", "after"] as const)("survive a death %s each step", async (when) => {
    for (let at = 1; ; at += 1) {
      const { stage, before, shown } = await arrived();
      shown.text = "after";
      await pressAgain(stage);
      const [message] = await stage.messages();
      const { env: faulty, died } = faultyEnv({ at, when, how: "die" });
      const end = await Promise.race([deliver(message, { env: faulty }), died]);
      if (end !== "died") return expect(at).toBeGreaterThan(5);
      await deliver(message, { attempts: 2 });
      await deliverAll(stage);
      expect((await stage.read()).photos, `step ${at}`).not.toEqual(before.photos);
      expect(await stage.stored(), `step ${at}`).toHaveLength(1);
      expect(await whole(stage), `step ${at}`).toEqual([]);
    }
  });

  it("need a gallery", async () => {
    const stage = await galleryStage();
    await stage.put([]);
    expect(await pressAgain(stage)).toMatchObject({ status: 422, body: { code: "request_refused" } });
  });
});
