import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { HOST_CEILINGS } from "../../../src/domain/galleries/host-allowances.ts";
import { MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { servicesOf } from "../../../src/services.ts";
import { makeAccount } from "../../support/api.ts";
import { eventually } from "../../support/eventually.ts";
import { type GalleryStage, galleryStage } from "../../support/gallery-stage.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { listing } from "../../support/listing.ts";
import { deliver } from "../../support/photo-queue.ts";
import { pictured, pictureWeb } from "../../support/picture-web.ts";
import { query } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import { runWhole } from "../../support/whole-job.ts";

const THIRTY = Array.from({ length: 30 }, (_, at) => at);

/** Hosts that accept a connection and never answer, in addition to a test's web. */
const stallingHosts = () => {
  const web = vi.mocked(globalThis.fetch).getMockImplementation()!;
  const domain = `${crypto.randomUUID()}.stall.example.com`;
  const waited: string[] = [];
  vi.mocked(globalThis.fetch).mockImplementation((input, init) => {
    const url = String(input);
    if (!new URL(url).hostname.endsWith(domain)) return web(input, init);
    waited.push(url);
    return new Promise(() => undefined);
  });
  return { url: (host: string, path = "/a") => `https://${host}.${domain}${path}`, waited };
};

describe("on the real queue, with one consumer, another account's photo", () => {
  type Galleries = (url: (host: string, path?: string) => string) => string[][];
  it.for<[string, Galleries]>([
    ["one gallery of thirty addresses of a host", (url) => [THIRTY.map((at) => url("h", `/${at}`))]],
    ["one gallery of thirty hosts", (url) => [THIRTY.map((at) => url(`h${at}`))]],
    ["thirty galleries of one host", (url) => THIRTY.map((at) => [url("h", `/${at}`)])],
    ["thirty galleries of a host each", (url) => THIRTY.map((at) => [url(`h${at}`)])],
  ])("waits for no more than one stall of %s", async ([, galleriesOf], { annotate }) => {
    const web = pictureWeb();
    const stalling = stallingHosts();
    const slow = await makeAccount();
    const neighbor = await makeAccount();
    const galleries = galleriesOf(stalling.url);
    for (const [at, photos] of galleries.entries())
      await slow.api.put(`/properties/by-ref/AP-${at}`, { body: listing({ photos }) });
    await eventually(() => expect(stalling.waited).not.toEqual([]));
    const photos = [web.page("/a", pictured("a"))];
    await neighbor.api.put("/properties/by-ref/AP-1", { body: listing({ photos }) });
    const since = performance.now();
    await eventually(() => expect(web.fetched).toEqual(["/a"]));
    expect(stalling.waited).toHaveLength(1);
    await annotate(`arrived after ${Math.round(performance.now() - since)} ms`);
  });
});

/** The account's messages in the queue, with their delays. */
const handedOn = async (stage: GalleryStage) =>
  (await stage.messages()).map((message) => ({ message, delay: stage.queue.delayOf(message) }));

describe("a photo whose host stalls", () => {
  it("delays its message once: others of its host wait, those of other hosts continue", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const { url, waited } = stallingHosts();
    const photos = [url("h"), stage.web.page("/a", pictured("a")), url("h", "/b")];
    const message = await stage.request(photos);
    expect(await deliver(message)).toBe(31);
    expect([waited, stage.web.fetched]).toEqual([[photos[0]], []]);
    moveClock(31 * SECOND_MS);
    expect(await deliver(message, { attempts: 2 })).toBe(30);
    expect([waited, stage.web.fetched]).toEqual([[photos[0]], ["/a"]]);
    expect((await stage.read()).photoSync.state).toBe("QUEUED");
  });

  it("is requested again after its host's pause", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const { url, waited } = stallingHosts();
    const message = await stage.request([url("h")]);
    expect(await deliver(message)).toBe(30);
    moveClock(31 * SECOND_MS);
    expect(await deliver(message, { attempts: 2 })).toBe(120);
    expect(waited).toHaveLength(1);
    moveClock(5 * MINUTE_MS);
    expect(await deliver(message, { attempts: 3 })).toBe(300);
    expect(waited).toHaveLength(2);
  });

  it("fails with the fourth attempt, and the rest of its gallery is shown", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const { url } = stallingHosts();
    const photos = [url("h"), url("h", "/b"), stage.web.page("/a", pictured("a"))];
    const message = await stage.request(photos);
    const verdicts: unknown[] = [];
    for (const attempts of [1, 2, 3, 4, 5]) {
      verdicts.push(await deliver(message, { attempts }));
      moveClock(MINUTE_MS);
    }
    expect(verdicts).toEqual([31, 30, 120, 300, "acked"]);
    expect((await stage.read()).photoSync).toMatchObject({ state: "PARTIAL", ingested: 1, failed: 2 });
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("makes the account's other galleries wait in turn, without using their attempts", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const { url } = stallingHosts();
    await deliver(await stage.request([url("h")]));
    const others = [];
    for (const at of [0, 1, 2, 3, 4])
      others.push(await stage.request([stage.web.page(`/${at}`, pictured(`${at}`))], `AP-2${at}`));
    const verdicts = [];
    for (const message of others) verdicts.push(await deliver(message, { attempts: 2 }));
    expect(verdicts).toEqual([31, 31, 31, 31, 32]);
    expect(await deliver(others[0], { attempts: 3 })).toBe("acked");
    expect(await handedOn(stage)).toEqual([{ message: others[0], delay: 32 }]);
    expect(stage.web.fetched).toEqual([]);
    moveClock(32 * SECOND_MS);
    for (const message of others) expect(await deliver(message, { attempts: 3 })).toBe("acked");
    expect(stage.web.fetched).toHaveLength(5);
  });

  it("does not affect another account", async () => {
    const stage = await galleryStage();
    const { url, waited } = stallingHosts();
    await deliver(await stage.request([url("h")]));
    const other = await galleryStage(stage);
    await deliver(await other.request([url("h", "/b")]));
    expect(waited).toHaveLength(2);
  });
});

describe("a message", () => {
  const gallery = (stage: GalleryStage, page = pictured("a")) =>
    THIRTY.map((at) => stage.web.page(`/${at}`, page));

  it("fetches ten photos, and another one continues after the waiting ones", async () => {
    const stage = await galleryStage();
    const photos = gallery(stage);
    let message = await stage.request(photos);
    for (const fetched of [10, 20]) {
      expect(await deliver(message)).toBe("acked");
      expect(stage.web.fetched).toHaveLength(fetched);
      const [next] = await handedOn(stage);
      expect(next).toEqual({ delay: 0, message });
      message = next!.message;
    }
    expect(await deliver(message)).toBe("acked");
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 30 });
    expect(stage.web.fetched).toHaveLength(30);
  });

  it("begins no photo after two seconds", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const slow = gallery(stage, () => {
      moveClock(1.5 * SECOND_MS);
      return pictured("a")();
    });
    await deliver(await stage.request(slow));
    expect(stage.web.fetched).toHaveLength(2);
    expect(await handedOn(stage)).toMatchObject([{ delay: 0 }]);
  });
});

describe("the ceiling of a host", () => {
  const MINUTE = Date.UTC(2031, 4, 5, 12, 30);

  const fill = async (accountId: string, host: string, taken: number) =>
    query`INSERT INTO photo_pace (account_id, host, minute, taken)
      VALUES (${accountId}, ${host}, ${MINUTE / MINUTE_MS}, ${taken})`;

  it.each([
    ["for one account", HOST_CEILINGS.account, (stage: GalleryStage) => stage.accountId],
    ["for all together", HOST_CEILINGS.everyone, () => ""],
  ])("%s is respected, and the rest follows in the next minute", async (_, ceiling, whose) => {
    stopClockAt(MINUTE + 20 * SECOND_MS);
    const stage = await galleryStage();
    const photos = ["/a", "/b", "/c"].map((path) => stage.web.page(path, pictured(path)));
    await fill(whose(stage), new URL(photos[0]!).host, ceiling - 2);
    expect(await deliver(await stage.request(photos))).toBe("acked");
    expect(stage.web.fetched).toEqual(["/a", "/b"]);
    const [rest] = await handedOn(stage);
    await deliver(rest!.message);
    expect(stage.web.fetched).toEqual(["/a", "/b"]);
    const [next] = await handedOn(stage);
    expect(next!.delay).toBe(40);
    moveClock(40 * SECOND_MS);
    await deliver(next!.message);
    expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 3 });
  });

  it("does not affect another host", async () => {
    stopClockAt(MINUTE);
    const stage = await galleryStage();
    const { url, waited } = stallingHosts();
    await fill(stage.accountId, new URL(url("full")).host, HOST_CEILINGS.account);
    await deliver(await stage.request([url("full"), stage.web.page("/a", pictured("a"))]));
    expect([waited, stage.web.fetched]).toEqual([[], ["/a"]]);
  });

  it("is deleted when unused for a while", async () => {
    stopClockAt(MINUTE);
    const host = `${crypto.randomUUID()}.example.com`;
    await fill("", host, 1);
    const paceRows = () => query`SELECT 1 FROM photo_pace WHERE host = ${host}`;
    await runWhole("photo-sweep", servicesOf(env), Date.now());
    expect(await paceRows()).toHaveLength(1);
    moveClock(60 * MINUTE_MS);
    await runWhole("photo-sweep", servicesOf(env), Date.now());
    expect(await paceRows()).toEqual([]);
  });
});

/** Delivers a gallery's messages, each when it is due. @returns how long it took */
const workGallery = async (stage: GalleryStage, first: unknown): Promise<number> => {
  const began = Date.now();
  let due: unknown[] = [first];
  for (let turn = 0; due.length > 0 && turn < 20; turn += 1) {
    const [message] = due;
    const answer = await deliver(message, { attempts: turn + 1 });
    if (answer !== "acked") moveClock(answer * SECOND_MS);
    const next = await handedOn(stage);
    if (next.length > 0) moveClock(next[0]!.delay * SECOND_MS);
    due = answer === "acked" ? next.map((one) => one.message) : [message];
  }
  return Date.now() - began;
};

describe("an address that does not answer", () => {
  it.each([
    ["a host that lets one wait", "timeout", () => new Promise<Response>(() => undefined)],
    ["a connection that is refused", "network_error", () => Promise.reject(new TypeError("refused"))],
  ])("because of %s fails within ten minutes, with its reason", async (_, fault, answer) => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const web = vi.mocked(globalThis.fetch).getMockImplementation()!;
    const requests: string[] = [];
    vi.mocked(globalThis.fetch).mockImplementation((input, init) => {
      if (!new URL(String(input)).hostname.endsWith("silent.example.com")) return web(input, init);
      requests.push(String(input));
      return answer();
    });
    const silent = `https://${crypto.randomUUID()}.silent.example.com/a.jpg`;
    const message = await stage.request([stage.web.page("/a", pictured("a")), silent]);
    const wait = await deliver(message);
    const waiting = (await stage.read()).photoSync;
    expect(waiting).toMatchObject({ state: "QUEUED" });
    expect(waiting.items).toEqual([
      {
        url: silent,
        state: "WAITING",
        code: fault,
        reason: expect.stringMatching(/^[A-Z].*\.$/),
        nextAttemptAt: expect.any(String),
      },
    ]);
    expect(Date.parse(waiting.items[0].nextAttemptAt)).toBeGreaterThan(Date.now());
    moveClock(typeof wait === "number" ? wait * SECOND_MS : 0);
    const took = await workGallery(stage, message);
    const { photoSync } = await stage.read();
    expect(photoSync).toMatchObject({ state: "PARTIAL", ingested: 1, failed: 1 });
    expect(photoSync.items).toEqual([
      expect.objectContaining({ url: silent, state: "FAILED", code: fault, nextAttemptAt: null }),
    ]);
    expect(took).toBeLessThanOrEqual(10 * MINUTE_MS);
    expect(took).toBeGreaterThan(5 * MINUTE_MS);
    expect(requests.length).toBeGreaterThan(1);
  });

  it("reports a final answer at once, in both languages", async () => {
    const stage = await galleryStage();
    const gone = stage.web.page("/gone", () => new Response("no", { status: 404 }));
    await deliver(await stage.request([gone]));
    const item = { url: gone, state: "FAILED", code: "http_404", nextAttemptAt: null };
    expect((await stage.read()).photoSync.items).toEqual([{ ...item, reason: "O servidor respondeu 404." }]);
    const english = await stage.api.get("/properties/by-ref/AP-1", { headers: { "Accept-Language": "en" } });
    expect(english.body.data.photoSync.items).toEqual([{ ...item, reason: "The server answered 404." }]);
  });
});
