import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { photoStore } from "../../../src/db/photo-store.ts";
import { discardPhotos } from "../../../src/domain/photos/discard-photos.ts";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { servicesOf } from "../../../src/services.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import {
  deliverAll,
  type GalleryStage,
  galleryStage,
  photoRows,
  purge,
} from "../../support/gallery-stage.ts";
import { send } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { deliver } from "../../support/photo-queue.ts";
import { picture, pictured } from "../../support/picture-web.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import { runWhole } from "../../support/whole-job.ts";

/** Writes a gallery of pictures, and waits for it. */
const show = async (stage: GalleryStage, paths: readonly string[], ref?: string): Promise<void> => {
  await stage.put(
    paths.map((path) => stage.web.page(path, pictured(path))),
    ref,
  );
  await deliverAll(stage);
};

const pathsOf = async (stage: GalleryStage): Promise<string[]> =>
  Object.keys(await photoRows((await stage.read()).id)).sort();

describe("a photo that leaves its gallery", () => {
  it.each([
    ["for another one", ["/b"], 1],
    ["for none", [], 0],
  ])("%s is deleted", async (_, next, left) => {
    const stage = await galleryStage();
    await show(stage, ["/a", "/b"]);
    await show(stage, next);
    expect(await pathsOf(stage)).toEqual(next);
    expect(await stage.stored()).toHaveLength(left);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("is no longer served", async () => {
    const stage = await galleryStage();
    await show(stage, ["/a"]);
    const { pathname } = new URL((await stage.read()).photos[0]);
    await show(stage, []);
    expect((await send("GET", pathname, null)).status).toBe(404);
  });

  it("keeps its bytes while another property of the account shows them", async () => {
    const stage = await galleryStage();
    await show(stage, ["/a"]);
    await show(stage, ["/a"], "AP-2");
    await show(stage, []);
    expect(await stage.stored()).toHaveLength(1);
    await stage.put([], "AP-2");
    await deliverAll(stage);
    expect(await stage.stored()).toEqual([]);
  });

  it("keeps its bytes while another address of the same gallery has them", async () => {
    const stage = await galleryStage();
    const photos = ["/one", "/two"].map((path) => stage.web.page(path, pictured("the same")));
    for (const gallery of [photos, photos.slice(1)]) {
      await stage.put(gallery);
      await deliverAll(stage);
    }
    expect(await pathsOf(stage)).toEqual(["/two"]);
    expect(await stage.stored()).toHaveLength(1);
  });

  it("stays until the new gallery arrives, or if it fails", async () => {
    const stage = await galleryStage();
    await show(stage, ["/a"]);
    await stage.put([stage.web.url("/gone")]);
    expect(await stage.stored()).toHaveLength(1);
    await deliverAll(stage);
    expect((await stage.read()).photos).toHaveLength(1);
    expect(await pathsOf(stage)).toEqual(["/a", "/gone"]);
    expect(await stage.stored()).toHaveLength(1);
  });

  it("is deleted too if it arrived for an overtaken request", async () => {
    const stage = await galleryStage();
    const down = stage.web.page("/down", () => new Response("down", { status: 503 }));
    await deliver(await stage.request([stage.web.page("/a", pictured("/a")), down]));
    await show(stage, ["/b"]);
    expect(await pathsOf(stage)).toEqual(["/b"]);
    expect(await stage.stored()).toHaveLength(1);
  });

  it("returns when it is requested again", async () => {
    const stage = await galleryStage();
    for (const paths of [["/a"], [], ["/a"]]) await show(stage, paths);
    expect((await stage.read()).photoSync.state).toBe("DONE");
    expect(await stage.stored()).toHaveLength(1);
  });

  it("waits for the deletion under way when it is requested again", async () => {
    const stage = await galleryStage();
    await show(stage, ["/a"]);
    await stage.put([]);
    const [discard] = await stage.messages();
    const message = await stage.request([stage.web.url("/a")]);
    expect(await deliver(message)).toBe(30);
    await deliver(discard);
    expect(await deliver(message, { attempts: 2 })).toBe("acked");
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
    expect(await stage.stored()).toHaveLength(1);
  });

  it("whose message is lost is deleted by the sweep", async () => {
    const stage = await galleryStage();
    await show(stage, ["/a"]);
    await stage.put([]);
    await stage.messages();
    await runWhole("photo-sweep", servicesOf(env), Date.now());
    expect(await stage.stored()).toEqual([]);
  });

  it("is kept on a dry run", async () => {
    const stage = await galleryStage();
    await show(stage, ["/a"]);
    await stage.api.put("/properties/by-ref/AP-1?dryRun=true", { body: { photos: [] } });
    await deliverAll(stage);
    expect(await stage.stored()).toHaveLength(1);
  });
});

/** Does this work during the next write to R2. */
const duringNextPut = (work: () => Promise<unknown>): void => {
  const put = vi.spyOn(Object.getPrototypeOf(env.PHOTOS) as R2Bucket, "put");
  put.mockImplementationOnce(async (...args) => {
    put.mockRestore();
    await work();
    return env.PHOTOS.put(...args);
  });
};

const REMOVALS: readonly [string, (stage: GalleryStage) => Promise<unknown>][] = [
  ["cleared", (stage) => stage.put([])],
  ["purged", async (stage) => purge(stage, (await stage.read()).id)],
  ["replaced", (stage) => show(stage, ["/other"])],
];

describe("a photo on its way to the store while its gallery is", () => {
  it.each(REMOVALS)("%s is deleted, even if its writer dies there", async (_, remove) => {
    for (const when of ["before", "after"] as const) {
      stopClockAt(Date.now());
      const stage = await galleryStage();
      const message = await stage.request([stage.web.page("/a", pictured("/a"))]);
      duringNextPut(() => remove(stage));
      const { env: broken, died } = faultyEnv({ at: 1, among: "PHOTOS.put", when, how: "die" });
      await Promise.race([deliver(message, { env: broken }), died]);
      await deliverAll(stage);
      moveClock(21 * MINUTE_MS);
      await discardPhotos(env.DB, photoStore(env.PHOTOS), stage.accountId, Date.now());
      expect(await brokenInvariants(stage.accountId), when).toEqual([]);
    }
  });

  it.each(REMOVALS)("%s is kept if another property uses it", async (_, remove) => {
    const stage = await galleryStage();
    await show(stage, ["/a"]);
    const message = await stage.request([stage.web.url("/a")], "AP-2");
    duringNextPut(async () => {
      await remove(stage);
      await discardPhotos(env.DB, photoStore(env.PHOTOS), stage.accountId, Date.now());
    });
    expect(await deliver(message)).toBe("acked");
    expect((await stage.read("AP-2")).photoSync.state).toBe("DONE");
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });
});

it("bytes left by an attempt are deleted when the address answers with others", async () => {
  stopClockAt(Date.now());
  const stage = await galleryStage();
  const message = await stage.request([stage.web.page("/a", pictured("first"))]);
  const { env: broken, died } = faultyEnv({ at: 1, among: "PHOTOS.put", when: "after", how: "die" });
  await Promise.race([deliver(message, { env: broken }), died]);
  stage.web.page("/a", () => new Response(picture("second")));
  await deliver(message, { attempts: 2 });
  expect(await stage.stored()).toHaveLength(2);
  moveClock(21 * MINUTE_MS);
  await discardPhotos(env.DB, photoStore(env.PHOTOS), stage.accountId, Date.now());
  expect(await stage.stored()).toHaveLength(1);
  expect(await brokenInvariants(stage.accountId)).toEqual([]);
});
