import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { app } from "../../src/app.ts";
import { MAX_WAITING, UPLOAD_DAYS } from "../../src/domain/galleries/upload-photo.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { mintKey } from "../../src/lib/api-key.ts";
import { DAY_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { servicesOf } from "../../src/services.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { makeAccount, makeKey } from "../support/api.ts";
import { whileClosed } from "../support/closed.ts";
import { dumpOf } from "../support/dump.ts";
import { galleryStage, photoRows, purge } from "../support/gallery-stage.ts";
import { type Answer, answerOf, type Options, requestOf, send } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { deliver } from "../support/photo-queue.ts";
import { picture } from "../support/picture-web.ts";
import { expectProblem } from "../support/problem.ts";
import { query } from "../support/query.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { moveClock, stopClockAt } from "../support/time.ts";
import { uploaded } from "../support/uploads.ts";

const PATH = "/uploads/photos";
const NO_IO = 'objects;desc="0", d1;desc="0", statements;desc="0", rows;desc="0"';

const upload = (key: string | null, body: unknown, query = "", options: Options = {}): Promise<Answer> =>
  send("PUT", PATH + query, key, { body, ...options });

const anotherPicture = () => picture(crypto.randomUUID());

const pathIn = (url: string): string => url.slice(env.PUBLIC_URL.length);

/** Sends a body that breaks off as soon as it is read. */
const uploadUnreadable = async (key: string | null, query = ""): Promise<Answer> => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("Network connection lost.")),
  });
  const request = requestOf("PUT", PATH + query, key, { body });
  return answerOf(await app.fetch(request, env, createExecutionContext()), `PUT ${PATH}`);
};

const sweep = () => runJob("photo-sweep", servicesOf(env), Date.now());

const account = sharedAccount();

describe("an upload", () => {
  it("is stored under the type and hash of its bytes, and served at once", async () => {
    const bytes = anotherPicture();
    const answer = await upload(account.key, bytes, "", { headers: { "Content-Type": "image/gif" } });
    expect(answer.status).toBe(201);
    const { data, result } = answer.body;
    expect(data).toMatchObject({ mediaType: "image/png", bytes: bytes.byteLength });
    expect(data.url).toMatch(new RegExp(`/photos/${account.accountId}/[0-9a-f]{64}\\.png$`));
    expect(Date.parse(data.expiresAt) - Date.now()).toBeGreaterThan((UPLOAD_DAYS - 1) * DAY_MS);
    expect(result).toEqual({ outcome: "STORED", dryRun: false });
    expect((await send("GET", pathIn(data.url), null)).text).toBe(new TextDecoder().decode(bytes));
  });

  it("is stored once, however often it is sent", async () => {
    const put = vi.spyOn(Object.getPrototypeOf(env.PHOTOS) as R2Bucket, "put");
    const bytes = anotherPicture();
    const first = await upload(account.key, bytes);
    const again = await upload(account.key, bytes);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toMatchObject({
      data: { url: first.body.data.url },
      result: { outcome: "ALREADY_STORED" },
    });
    const [, second] = await Promise.all(put.mock.results.map(({ value }) => value));
    expect([put.mock.calls.length, second]).toEqual([2, null]);
  });

  it("brings back bytes that the bucket has lost", async () => {
    const bytes = anotherPicture();
    const { url } = (await upload(account.key, bytes)).body.data;
    await env.PHOTOS.delete(`${account.accountId}/${url.split("/").at(-1)}`);
    expect((await send("GET", pathIn(url), null)).status).toBe(404);
    expect((await upload(account.key, bytes)).body.result.outcome).toBe("ALREADY_STORED");
    expect((await send("GET", pathIn(url), null)).status).toBe(200);
  });

  it("costs one call to the gate and two round trips", async () => {
    const { headers } = await upload(account.key, anotherPicture());
    expect(headers.get("Server-Timing")).toMatch(/objects;desc="1", d1;desc="2", statements;desc="5"/);
  });

  it("is checked and not stored in a dry run", async () => {
    const before = await dumpOf(account.accountId);
    const { status, body } = await upload(account.key, anotherPicture(), "?dryRun=true");
    expect([status, body.result]).toEqual([201, { outcome: "STORED", dryRun: true }]);
    expect((await send("GET", pathIn(body.data.url), null)).status).toBe(404);
    expect((await upload(account.key, "no picture", "?dryRun=true")).status).toBe(422);
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each([
    ["a page", new TextEncoder().encode("<html>")],
    ["a GIF", new TextEncoder().encode("GIF89a")],
    ["nothing", new Uint8Array()],
    ["a picture that ends early", anotherPicture().subarray(0, -4)],
  ])("of %s is refused in the caller's language, and changes nothing", async (_, bytes) => {
    const before = await dumpOf(account.accountId);
    const answer = await upload(account.key, bytes, "", { headers: { "Accept-Language": "en" } });
    expect(expectProblem(answer)).toBe("request_refused");
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each([
    ["declared", (bytes: Uint8Array) => bytes],
    ["not declared", (bytes: Uint8Array) => new Response(bytes).body],
  ])("over 20 MB is refused, whether its length is declared: %s", async (_, body) => {
    const answer = await upload(account.key, body(new Uint8Array(20_000_001)));
    expect(expectProblem(answer)).toBe("payload_too_large");
  });

  it("is not read before its sender is admitted and its query is valid", async () => {
    const { key } = await makeKey(account.path, {
      scopes: PERMISSIONS.filter((permission) => permission !== "properties:write"),
    });
    expect((await uploadUnreadable(key)).body.code).toBe("access_denied");
    const unknown = await mintKey(env.KEY_SECRET, { accountId: account.accountId, keyId: newId("key") });
    expect((await uploadUnreadable(unknown)).status).toBe(401);
    for (const nobody of [null, "nonsense", `${account.key.slice(0, -1)}!`]) {
      const answer = await uploadUnreadable(nobody);
      expect([answer.status, answer.headers.get("Server-Timing")]).toEqual([401, NO_IO]);
    }
    expect((await uploadUnreadable(account.key, "?dryrun=1")).body.code).toBe("invalid_param");
  });

  it("that breaks off, or comes compressed, is refused as the sender's fault", async () => {
    expect((await uploadUnreadable(account.key)).body.code).toBe("bad_request");
    const packed = { headers: { "Content-Encoding": "gzip" } };
    expect((await upload(account.key, anotherPicture(), "", packed)).status).toBe(400);
  });

  it("accepts no Idempotency-Key, and no other method", async () => {
    const { body } = await upload(account.key, anotherPicture(), "", { headers: { "Idempotency-Key": "a" } });
    expect(body).toMatchObject({ code: "invalid_idempotency_key", invalidParams: [{ code: "not_taken" }] });
    const other = await send("POST", PATH, account.key);
    expect([other.status, other.headers.get("Allow")]).toEqual([405, "OPTIONS, PUT"]);
  });

  it("counts towards its account's rate", async () => {
    const slow = await makeAccount({ access: { limits: { ratePerSecond: 1, burst: 1 } } });
    const bytes = anotherPicture();
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(slow.key, bytes)));
    expect(answers.map(({ body }) => body.code)).toContain("rate_limited");
  });

  it("is refused beyond what an account may upload without using it", async () => {
    const full = await makeAccount();
    const url = await uploaded(full);
    await query`UPDATE property_photos SET bytes = ${MAX_WAITING.bytes}
      WHERE property_id = ${full.accountId}`;
    const refused = await upload(full.key, anotherPicture(), "", { headers: { "Accept-Language": "en" } });
    expect(expectProblem(refused)).toBe("request_refused");
    expect((await upload(full.key, anotherPicture(), "?dryRun=true")).status).toBe(422);
    await full.api.put("/properties/by-ref/AP-1", { body: listing({ photos: [url] }) });
    expect((await upload(full.key, anotherPicture())).status).toBe(201);
  });
});

describe("an uploaded photo in a gallery", () => {
  it("is used where it is: nothing is fetched, and nothing is stored again", async () => {
    const stage = await galleryStage();
    const url = await uploaded(stage);
    const put = vi.spyOn(Object.getPrototypeOf(env.PHOTOS) as R2Bucket, "put");
    const message = await stage.request([url, stage.web.page("/a", () => new Response(anotherPicture()))]);
    await deliver(message);
    const { photos, photoSync } = await stage.read();
    expect([photos[0], photos.length, photoSync.state]).toEqual([url, 2, "DONE"]);
    expect([stage.web.fetched, put.mock.calls.length]).toEqual([["/a"], 1]);
    expect(await photoRows(stage.accountId)).toEqual({});
  });

  it("stays when other uploads of its day are discarded, and goes with its property", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const url = await uploaded(stage);
    const message = await stage.request([url]);
    await deliver(message);
    moveClock((UPLOAD_DAYS + 1) * DAY_MS);
    await sweep();
    expect(await stage.stored()).toHaveLength(1);
    await purge(stage, message.propertyId);
    for (const message of await stage.messages()) await deliver(message);
    expect(await stage.stored()).toEqual([]);
  });

  it("serves two properties, and stays while one has it", async () => {
    const stage = await galleryStage();
    const url = await uploaded(stage);
    const first = await stage.request([url]);
    await deliver(first);
    await deliver(await stage.request([url], "AP-2"));
    await purge(stage, first.propertyId);
    for (const message of await stage.messages()) await deliver(message);
    expect((await stage.read("AP-2")).photos).toEqual([url]);
    expect(await stage.stored()).toHaveLength(1);
  });

  it("of another account is refused like one that does not exist", async () => {
    const stage = await galleryStage();
    const url = await uploaded(await makeAccount());
    const { status, body } = await stage.put([url]);
    expect([status, body.invalidParams]).toMatchObject([400, [{ name: "photos[0]", code: "not_own_photo" }]]);
  });
});

describe("an upload that nobody uses", () => {
  it("is discarded with its bytes after some days, and its address is refused", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const url = await uploaded(stage);
    moveClock(UPLOAD_DAYS * DAY_MS - MINUTE_MS);
    await sweep();
    expect(await stage.stored()).toHaveLength(1);
    moveClock(2 * MINUTE_MS);
    await sweep();
    expect(await stage.stored()).toEqual([]);
    expect(await photoRows(stage.accountId)).toEqual({});
    expect((await stage.put([url])).status).toBe(400);
  });

  it("of an account closed for a move or a restore stays until it is open, and delays no other upload", async () => {
    stopClockAt(Date.now());
    const closed = await galleryStage();
    const stage = await galleryStage();
    await uploaded(closed);
    await uploaded(stage);
    moveClock((UPLOAD_DAYS + 1) * DAY_MS);
    await whileClosed(closed.accountId, sweep);
    expect([(await closed.stored()).length, (await stage.stored()).length]).toEqual([1, 0]);
    await sweep();
    expect(await closed.stored()).toEqual([]);
  });

  it("is kept for as long again if it is sent again", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const bytes = anotherPicture();
    await uploaded(stage, bytes);
    moveClock((UPLOAD_DAYS - 1) * DAY_MS);
    await uploaded(stage, bytes);
    moveClock(2 * DAY_MS);
    await sweep();
    expect(await stage.stored()).toHaveLength(1);
  });

  it("leaves the bytes of a photo that a property fetched", async () => {
    stopClockAt(Date.now());
    const stage = await galleryStage();
    const bytes = anotherPicture();
    await deliver(await stage.request([stage.web.page("/a", () => new Response(bytes))]));
    expect((await upload(stage.key, bytes)).status).toBe(200);
    moveClock((UPLOAD_DAYS + 1) * DAY_MS);
    await sweep();
    expect(await stage.stored()).toHaveLength(1);
  });

  it("cannot be sent again until its bytes are deleted", async () => {
    const stage = await galleryStage();
    const bytes = anotherPicture();
    await deliver(await stage.request([stage.web.page("/a", () => new Response(bytes))]));
    await purge(stage, (await stage.read()).id);
    const messages = await stage.messages();
    const meanwhile = await upload(stage.key, bytes);
    expect([meanwhile.body.code, meanwhile.body.retryable]).toEqual(["concurrent_write", true]);
    for (const message of messages) await deliver(message);
    expect((await upload(stage.key, bytes)).status).toBe(201);
    expect(await stage.stored()).toHaveLength(1);
  });
});
