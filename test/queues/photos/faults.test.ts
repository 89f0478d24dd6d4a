import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_PHOTO_BYTES } from "../../../src/domain/galleries/ingest-photo.ts";
import { type GalleryStage, galleryStage, photoRows } from "../../support/gallery-stage.ts";
import { deliver } from "../../support/photo-queue.ts";
import { picture, pictured } from "../../support/picture-web.ts";
import { stopClockAt } from "../../support/time.ts";

const LAST_ATTEMPT = 6;

/** However slow the machine is, a message's time for a gallery does not end. */
beforeEach(() => stopClockAt(Date.now()));

const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } });
const status = (code: number) => () => new Response("no", { status: code });

/** A picture of exactly this size in bytes. */
const pictureOfSize = (bytes: number) => () => {
  const body = new Uint8Array(bytes);
  body.set(picture(""));
  return new Response(body);
};

/** A picture without its last bytes, under its full length. */
const cutPicture = (declared: (bytes: Uint8Array) => number | null) => () => {
  const whole = picture("cut");
  const length = declared(whole);
  return new Response(whole.slice(0, -8), {
    headers: length === null ? {} : { "content-length": String(length) },
  });
};

type Page = () => Response | Promise<Response>;

/** A gallery of one good photo and one that fails. */
const requestWith = async (stage: GalleryStage, page: Page) => {
  const photos = [stage.web.page("/bad", page), stage.web.page("/good", pictured("good"))];
  return stage.request(photos);
};

describe("a photo that will never arrive", () => {
  it.each<[string, string, Page]>([
    ["that is not there", "http_404", status(404)],
    ["that is forbidden", "http_403", status(403)],
    ["that is no image", "not_an_image", () => new Response("GIF89a")],
    ["that is empty", "not_an_image", () => new Response(null)],
    ["that ends early where it is kept", "truncated", cutPicture((whole) => whole.length - 8)],
    ["that leads to a private address", "ip_address", redirect("https://10.0.0.1/photo.png")],
    ["that leads to another protocol", "scheme_not_allowed", redirect("ftp://fotos.example.com/a")],
    ["that leads in circles", "too_many_redirects", redirect("/bad")],
    ["of 20 MB and a byte", "body_too_large", pictureOfSize(MAX_PHOTO_BYTES + 1)],
  ])("%s is recorded as %s and leaves the others", async (_, fault, page) => {
    const stage = await galleryStage();
    expect(await deliver(await requestWith(stage, page))).toBe("acked");
    const shown = await stage.read();
    expect(shown.photoSync).toMatchObject({ state: "PARTIAL", requested: 2, ingested: 1, failed: 1 });
    expect(shown.photos).toHaveLength(1);
    expect((await photoRows(shown.id))["/bad"]).toEqual({ status: "FAILED", fault });
  });

  it("is followed through three redirects and no further", async () => {
    const stage = await galleryStage();
    await deliver(await requestWith(stage, redirect("/bad")));
    expect(stage.web.fetched.filter((path) => path === "/bad")).toHaveLength(1 + 3);
  });

  it("keeps the old gallery if none arrives", async () => {
    const stage = await galleryStage();
    await deliver(await stage.request([stage.web.page("/good", pictured("good"))]));
    const { photos } = await stage.read();
    await deliver(await stage.request([stage.web.url("/gone")]));
    expect(await stage.read()).toMatchObject({
      photos,
      coverPhoto: photos[0],
      photoSync: { state: "FAILED", requested: 1, ingested: 0, failed: 1 },
    });
    expect((await stage.updates()).fields).toEqual(["photoSync"]);
  });

  it("at a name that resolves to a private address is never requested", async () => {
    const stage = await galleryStage();
    stage.web.addresses = ["10.1.2.3"];
    await deliver(await stage.request([stage.web.page("/a", pictured("a"))]));
    const { id, photoSync } = await stage.read();
    expect(photoSync.state).toBe("FAILED");
    expect(await photoRows(id)).toEqual({ "/a": { status: "FAILED", fault: "private_address" } });
    expect(stage.web.fetched).toEqual([]);
  });

  it("requested again by an equal write changes nothing and makes no event", async () => {
    const stage = await galleryStage();
    const photos = [stage.web.page("/good", pictured("good")), stage.web.url("/dead")];
    await deliver(await stage.request(photos));
    const shown = await stage.read();
    const { count } = await stage.updates();
    const { data, result } = (await stage.put(photos)).body;
    expect(result).toMatchObject({ outcome: "UNCHANGED", photos: "UNCHANGED", changes: [] });
    expect([data, await stage.messages()]).toEqual([shown, []]);
    expect((await stage.updates()).count).toBe(count);
  });

  it("is tried again when the list changes", async () => {
    const stage = await galleryStage();
    const photos = [stage.web.url("/late"), stage.web.page("/good", pictured("good"))];
    await deliver(await stage.request(photos));
    stage.web.page("/late", pictured("late"));
    await deliver(await stage.request(photos.toReversed()));
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 2 });
    expect(stage.web.fetched).toEqual(["/late", "/good", "/late"]);
  });

  it("can be removed from the list, as the event shows", async () => {
    const stage = await galleryStage();
    const good = stage.web.page("/good", pictured("good"));
    const dead = stage.web.url("/dead");
    await deliver(await stage.request([good, dead]));
    const { result } = (await stage.put([good])).body;
    const changes = [{ field: "photos", from: [good, dead], to: [good] }];
    expect(result).toMatchObject({ outcome: "UPDATED", photos: "QUEUED", changes });
    await deliver((await stage.messages())[0]);
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", requested: 1, failed: 0 });
  });
});

describe("an incomplete photo", () => {
  it.each([
    ["by the length declared", cutPicture((whole) => whole.length)],
    ["by its content, when no length is declared", cutPicture(() => null)],
  ])("%s, is not shown and is fetched again", async (_, page) => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/a", page)]);
    expect(await deliver(message)).toBe(30);
    expect(await stage.stored()).toEqual([]);
    stage.web.page("/a", pictured("cut"));
    expect(await deliver(message, { attempts: 2 })).toBe("acked");
    expect((await stage.read()).photoSync.state).toBe("DONE");
    expect(stage.web.fetched).toEqual(["/a", "/a"]);
  });
});

it("a failure is logged without the address", async () => {
  const lines: unknown[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => lines.push(line));
  }
  const stage = await galleryStage();
  await deliver(await stage.request([stage.web.url("/gone?token=secret")]));
  expect(lines.join()).toContain("http_404");
  expect(lines.join()).not.toMatch(/secret|fotos\.example\.com|gone/);
});

it("a photo of exactly 20 MB is accepted", async () => {
  const stage = await galleryStage();
  await deliver(await stage.request([stage.web.page("/large", pictureOfSize(MAX_PHOTO_BYTES))]));
  expect((await stage.read()).photoSync.state).toBe("DONE");
});

describe("a photo that may still arrive", () => {
  it.each<[string, Page, string]>([
    ["a server that is down", status(503), "http_503"],
    ["a server that has had enough", status(429), "http_429"],
    ["a connection that breaks", () => Promise.reject(new TypeError("network lost")), "network_error"],
  ])("from %s keeps its gallery waiting", async (_, page, fault) => {
    const stage = await galleryStage();
    const message = await requestWith(stage, page);
    expect(await deliver(message)).toBe(30);
    const { id, photoSync, photos } = await stage.read();
    expect(photoSync).toMatchObject({ state: "QUEUED", failed: null });
    expect(photos).toEqual([]);
    expect(await photoRows(id)).toEqual({
      "/good": { status: "INGESTED", fault: null },
      "/bad": { status: "FAILED", fault },
    });
  });

  it("is the only one requested on the next attempt", async () => {
    const stage = await galleryStage();
    const message = await requestWith(stage, status(500));
    await deliver(message);
    stage.web.page("/bad", pictured("recovered"));
    expect(await deliver(message, { attempts: 2 })).toBe("acked");
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 2 });
    expect(stage.web.fetched).toEqual(["/bad", "/good", "/bad"]);
  });

  it("waits longer after each attempt, and fails with the last", async () => {
    const stage = await galleryStage();
    const message = await requestWith(stage, status(503));
    const verdicts = [];
    for (let attempts = 1; attempts <= LAST_ATTEMPT; attempts += 1) {
      verdicts.push(await deliver(message, { attempts }));
    }
    expect(verdicts).toEqual([30, 120, 300, 660, 720, "acked"]);
    const { id, photoSync } = await stage.read();
    expect(photoSync).toMatchObject({ state: "PARTIAL", requested: 2, ingested: 1, failed: 1 });
    expect((await photoRows(id))["/bad"]).toEqual({ status: "FAILED", fault: "http_503" });
    expect(stage.web.fetched.filter((path) => path === "/good")).toHaveLength(1);
  });
});
