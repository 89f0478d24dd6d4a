import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { photoStore } from "../../../src/db/photo-store.ts";
import { discardPhotos } from "../../../src/domain/photos/discard-photos.ts";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import type { Message } from "../../../src/ports/messages.ts";
import { backoffice } from "../../support/api.ts";
import { eventually } from "../../support/eventually.ts";
import { type Fault, faultyEnv } from "../../support/faulty-env.ts";
import { type GalleryStage, galleryStage, photoRows, purge } from "../../support/gallery-stage.ts";
import { deliver } from "../../support/photo-queue.ts";
import { pictured } from "../../support/picture-web.ts";
import { query, queryOne } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const gallery = async (stage: GalleryStage, paths: readonly string[], ref?: string): Promise<string> => {
  const message = await stage.request(
    paths.map((path) => stage.web.page(path, pictured(path))),
    ref,
  );
  await deliver(message);
  return message.propertyId;
};

/** Purges a property. @returns the message that deletes its bytes */
const purgeAndTake = async (stage: GalleryStage, propertyId: string): Promise<Message<"photos">> => {
  await purge(stage, propertyId);
  const [message] = await stage.messages();
  return message!;
};

const givenUp = async (accountId: string): Promise<number> => {
  const counted = await queryOne`SELECT count(*) AS n FROM photo_discards WHERE account_id = ${accountId}`;
  return counted!.n;
};

/** A test interrupts several runs, each on its own account. */
const PATIENCE_MS = 30_000;

const discardWith = async (fault: Fault | null) => {
  const stage = await galleryStage();
  const message = await purgeAndTake(stage, await gallery(stage, ["/a", "/b"]));
  const { env: broken, calls, died } = faultyEnv(fault);
  await Promise.race([deliver(message, { env: broken }), died]);
  return { stage, message, calls };
};

describe("a purge", () => {
  it("deletes the bytes of the gallery, and of one on its way", async () => {
    const stage = await galleryStage();
    const id = await gallery(stage, ["/a"]);
    const down = stage.web.page("/down", () => new Response("down", { status: 503 }));
    await deliver(await stage.request([stage.web.page("/b", pictured("/b")), down]));
    expect(await stage.stored()).toHaveLength(2);
    const message = await purgeAndTake(stage, id);
    const { accountId } = stage;
    const expected = { v: 1, kind: "discard", accountId, shard: "DB", causedBy: expect.any(String) };
    expect(message).toEqual(expected);
    expect(await deliver(message)).toBe("acked");
    expect(await stage.stored()).toEqual([]);
    expect(await photoRows(id)).toEqual({});
    expect(await givenUp(stage.accountId)).toBe(0);
  });

  it("leaves the bytes that another property has", async () => {
    const stage = await galleryStage();
    const id = await gallery(stage, ["/shared", "/own"]);
    await gallery(stage, ["/shared"], "AP-2");
    await deliver(await purgeAndTake(stage, id));
    const [shared] = (await stage.read("AP-2")).photos;
    expect(await stage.stored()).toEqual([shared.split("/photos/")[1]]);
  });

  it("leaves the same bytes of another account", async () => {
    const one = await galleryStage();
    const other = await galleryStage(one);
    const id = await gallery(one, ["/a"]);
    await gallery(other, ["/a"]);
    await deliver(await purgeAndTake(one, id));
    expect(await one.stored()).toEqual([]);
    expect(await other.stored()).toHaveLength(1);
  });

  it("whose message is lost is finished by the sweep", async () => {
    const stage = await galleryStage();
    await purgeAndTake(stage, await gallery(stage, ["/a"]));
    await eventually(async () => {
      await backoffice.post("/jobs/photo-sweep");
      expect(await stage.stored()).toEqual([]);
    });
  });

  it.each(["before", "after"] as const)(
    "interrupted %s any step is finished by the next message",
    async (when) => {
      const { calls } = await discardWith(null);
      stopClockAt(Date.now());
      for (let at = 1; at <= calls.length; at += 1) {
        const { stage, message } = await discardWith({ at, when, how: "die" });
        moveClock(21 * MINUTE_MS);
        await deliver(message, { attempts: 2 });
        expect(await stage.stored(), `step ${at}`).toEqual([]);
        expect(await givenUp(stage.accountId), `step ${at}`).toBe(0);
      }
    },
    PATIENCE_MS,
  );
});

describe("a photo requested while the same bytes are deleted", () => {
  it("waits until they are deleted, and then arrives", async () => {
    const stage = await galleryStage();
    const discard = await purgeAndTake(stage, await gallery(stage, ["/a"]));
    const message = await stage.request([stage.web.url("/a")], "AP-2");
    expect(await deliver(message)).toBe(30);
    await deliver(discard);
    expect(await stage.stored()).toEqual([]);
    expect(await deliver(message, { attempts: 2 })).toBe("acked");
    expect((await stage.read("AP-2")).photoSync.state).toBe("DONE");
    expect(await stage.stored()).toHaveLength(1);
  });

  it("keeps them if it was stored before the purge", async () => {
    const stage = await galleryStage();
    const id = await gallery(stage, ["/a"]);
    const store = photoStore(env.PHOTOS);
    const put = vi.spyOn(Object.getPrototypeOf(env.PHOTOS) as R2Bucket, "put");
    put.mockImplementationOnce(async (...args) => {
      await purge(stage, id);
      await discardPhotos(env.DB, store, stage.accountId, Date.now());
      put.mockRestore();
      return env.PHOTOS.put(...args);
    });
    await deliver(await stage.request([stage.web.url("/a")], "AP-2"));
    expect((await stage.read("AP-2")).photoSync.state).toBe("DONE");
    expect(await stage.stored()).toHaveLength(1);
  });
});

describe("a property purged while its gallery is fetched", () => {
  it("gets no photo that arrives later", async () => {
    const stage = await galleryStage();
    const page = stage.web.page("/a", async () => {
      await purge(stage, message.propertyId);
      return pictured("a")();
    });
    const message = await stage.request([page]);
    expect(await deliver(message)).toBe("acked");
    expect(await stage.stored()).toEqual([]);
    expect(await photoRows(message.propertyId)).toEqual({});
  });

  it("drops bytes that were on their way", async () => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/a", pictured("a"))]);
    const put = vi.spyOn(Object.getPrototypeOf(env.PHOTOS) as R2Bucket, "put");
    put.mockImplementationOnce(async (...args) => {
      put.mockRestore();
      const discard = await purgeAndTake(stage, message.propertyId);
      await deliver(discard);
      return env.PHOTOS.put(...args);
    });
    expect(await deliver(message)).toBe("acked");
    expect(await givenUp(stage.accountId)).toBe(1);
    stopClockAt(Date.now() + 21 * MINUTE_MS);
    await discardPhotos(env.DB, photoStore(env.PHOTOS), stage.accountId, Date.now());
    expect(await stage.stored()).toEqual([]);
  });
});

describe("a run over many bytes", () => {
  it("leaves the rest to the sweep", async () => {
    const { accountId } = await galleryStage();
    const hashes = Array.from({ length: 1_001 }, (_, at) => `hash-${at}`);
    await query`INSERT INTO photo_discards (account_id, hash, leased_until)
      SELECT ${accountId}, value, 0 FROM json_each(${JSON.stringify(hashes)})`;
    const run = () => discardPhotos(env.DB, photoStore(env.PHOTOS), accountId, Date.now(), 1);
    expect(await run()).toBe(1_000);
    expect(await givenUp(accountId)).toBe(1);
    expect(await run()).toBe(1);
    expect(await givenUp(accountId)).toBe(0);
  });
});
