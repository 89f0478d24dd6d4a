import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { backoffice } from "../../support/api.ts";
import { type GalleryStage, galleryStage } from "../../support/gallery-stage.ts";
import { listing } from "../../support/listing.ts";
import { deliver } from "../../support/photo-queue.ts";
import { pictured } from "../../support/picture-web.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

/** Other tests leave galleries, and one run takes a bounded number. */
const MAX_RUNS = 20;

const sweep = async (): Promise<void> => {
  for (let run = 0; run < MAX_RUNS; run += 1) {
    await backoffice.post("/jobs/outbox-sweep");
    const { body } = await backoffice.post("/jobs/photo-sweep");
    if (body.data.summary.galleriesRequeued === 0) return;
  }
  throw new Error(`${MAX_RUNS} sweeps were not enough.`);
};

const withPhoto = (stage: GalleryStage): string[] => [stage.web.page("/a", pictured("a"))];

/** A drain that is expected to fail, because the queue refuses. */
const failingDrain = (stage: GalleryStage) => stage.messages().catch(() => []);

it("a message that arrives while the property is in the trash is sent again on restore", async () => {
  const stage = await galleryStage();
  const message = await stage.request(withPhoto(stage));
  const { id } = await stage.read();
  await stage.api.delete(`/properties/${id}`);
  expect(await deliver(message)).toBe("acked");
  expect(stage.web.fetched).toEqual([]);
  const restored = await backoffice.post(`${stage.path}/properties/${id}/restore`);
  expect(restored.status).toBe(200);
  const [again] = await stage.messages();
  expect(await deliver(again)).toBe("acked");
  expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 1 });
});

describe("a queue that refuses", () => {
  it("is shown in photoSync, and the next request retries", async () => {
    const stage = await galleryStage();
    const photos = withPhoto(stage);
    stage.queue.refuse(true);
    expect((await stage.put(photos)).body.result.photos).toBe("QUEUED");
    expect(await failingDrain(stage)).toEqual([]);
    expect((await stage.read()).photoSync).toMatchObject({ state: "NOT_QUEUED", requested: 1 });
    stage.queue.refuse(false);
    expect((await stage.put(photos)).body.result.photos).toBe("QUEUED");
    expect((await stage.read()).photoSync.state).toBe("QUEUED");
    const messages = await stage.messages();
    for (const message of messages) expect(await deliver(message)).toBe("acked");
    expect((await stage.read()).photoSync.state).toBe("DONE");
    expect(stage.web.fetched).toEqual(["/a"]);
  });

  it("gets the job from the outbox once it recovers", async () => {
    const stage = await galleryStage();
    stopClockAt(Date.now());
    stage.queue.refuse(true);
    await stage.put(withPhoto(stage));
    await failingDrain(stage);
    stage.queue.refuse(false);
    moveClock(2 * MINUTE_MS);
    await backoffice.post("/jobs/outbox-sweep");
    const [message] = stage.queue.take(stage.accountId);
    expect((await stage.read()).photoSync.state).toBe("NOT_QUEUED");
    await deliver(message);
    expect((await stage.read()).photoSync.state).toBe("DONE");
  });

  it("holds back neither the write nor its event", async () => {
    const stage = await galleryStage();
    stage.queue.refuse(true);
    expect((await stage.put(withPhoto(stage))).status).toBe(201);
    await failingDrain(stage);
    const { body } = await stage.api.get("/events");
    expect(body.events.map((event: { type: string }) => event.type)).toEqual(["property.created"]);
  });
});

it("a queue that refuses holds back no other queue's jobs", async () => {
  const stage = await galleryStage();
  stage.queue.refuse(true);
  await stage.put(withPhoto(stage));
  const { body } = await stage.api.post("/properties/batch", {
    body: { items: [{ ...listing(), externalRef: "AP-2" }] },
  });
  await failingDrain(stage);
  expect(stage.queue.take(stage.accountId)).toMatchObject([{ batchId: body.data.id }]);
  stage.queue.refuse(false);
  expect(await stage.messages()).toMatchObject([{ kind: "gallery" }]);
});

describe("a lost message", () => {
  it("is sent again after fifteen minutes, and then no sooner", async () => {
    const stage = await galleryStage();
    stopClockAt(Date.now());
    const lost = await stage.request(withPhoto(stage));
    moveClock(14 * MINUTE_MS);
    await sweep();
    expect(stage.queue.take(stage.accountId)).toEqual([]);
    moveClock(2 * MINUTE_MS);
    await sweep();
    expect(stage.queue.take(stage.accountId)).toEqual([{ ...lost, causedBy: undefined }]);
    moveClock(14 * MINUTE_MS);
    await sweep();
    expect(stage.queue.take(stage.accountId)).toEqual([]);
    await deliver(lost);
    moveClock(60 * MINUTE_MS);
    await sweep();
    expect(stage.queue.take(stage.accountId)).toEqual([]);
    expect((await stage.read()).photoSync.state).toBe("DONE");
  });

  it("does not count as lost while it waits for an attempt", async () => {
    const stage = await galleryStage();
    stopClockAt(Date.now());
    const down = stage.web.page("/down", () => new Response("down", { status: 503 }));
    const message = await stage.request([down]);
    moveClock(12 * MINUTE_MS);
    expect(await deliver(message, { attempts: 3 })).toBe(30);
    moveClock(10 * MINUTE_MS);
    await sweep();
    expect(stage.queue.take(stage.accountId)).toEqual([]);
  });

  it("of a property in the trash is left to the restore, which sends it again", async () => {
    const stage = await galleryStage();
    stopClockAt(Date.now());
    const lost = await stage.request(withPhoto(stage));
    await stage.api.delete(`/properties/${lost.propertyId}`);
    moveClock(16 * MINUTE_MS);
    await sweep();
    expect(stage.queue.take(stage.accountId)).toEqual([]);
    await backoffice.post(`${stage.path}/properties/${lost.propertyId}/restore`);
    expect(await stage.messages()).toEqual([{ ...lost, causedBy: expect.any(String) }]);
  });
});
