import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { app } from "../../src/app.ts";
import { photoStore } from "../../src/db/photo-store.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import { newId } from "../../src/lib/id.ts";
import { eventually } from "../support/eventually.ts";
import { send } from "../support/http.ts";
import { picture } from "../support/picture-web.ts";
import { expectProblem } from "../support/problem.ts";

const storePhoto = async (mediaType = "image/png", padding = 0) => {
  const accountId = newId("account");
  const bytes = picture(crypto.randomUUID() + " ".repeat(padding));
  const hash = await sha256Hex(bytes);
  await photoStore(env.PHOTOS).keep(accountId, hash, bytes, mediaType);
  return { accountId, hash, bytes, path: `/photos/${accountId}/${hash}.png` };
};

const get = (path: string, headers: Record<string, string> = {}) => send("GET", path, null, { headers });

/** The number of R2 reads that the work makes. */
const readsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const prototype = Object.getPrototypeOf(env.PHOTOS) as R2Bucket;
  const get = vi.spyOn(prototype, "get").mockClear();
  const head = vi.spyOn(prototype, "head").mockClear();
  await work();
  return get.mock.calls.length + head.mock.calls.length;
};

describe("a photo", () => {
  it("is served to anyone, permanently", async () => {
    const { path, hash, bytes } = await storePhoto();
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.body).toBe(new TextDecoder().decode(bytes));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.byteLength),
      etag: `"${hash}"`,
      "cache-control": "public, max-age=31536000, s-maxage=43200, immutable",
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(response.headers.has("set-cookie")).toBe(false);
  });

  it("answers HEAD with the headers of GET", async () => {
    const { path } = await storePhoto();
    const head = await send("HEAD", path, null);
    const whole = await get(path);
    expect(head).toMatchObject({ status: 200, body: null });
    for (const name of ["content-type", "content-length", "etag", "cache-control"]) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
  });

  it.each([
    ["its ETag", (tag: string) => `"${tag}"`],
    ["its weak ETag", (tag: string) => `W/"${tag}"`],
    ["several ETags", (tag: string) => `"other", "${tag}"`],
    ["any ETag (*)", () => "*"],
  ])("is not sent again to a caller with %s", async (_, known) => {
    const { path, hash } = await storePhoto();
    const response = await get(path, { "If-None-Match": known(hash) });
    expect(response).toMatchObject({ status: 304, body: null });
    expect(response.headers.get("etag")).toBe(`"${hash}"`);
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  it("is sent in full to a caller with another ETag", async () => {
    const { path } = await storePhoto();
    expect((await get(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is cached at the edge for half a day, so that a purge soon takes effect", async () => {
    const { path } = await storePhoto();
    await get(path);
    await eventually(async () => {
      const kept = await caches.default.match(env.PUBLIC_URL + path);
      expect(kept?.headers.get("cache-control")).toContain("s-maxage=43200");
    });
  });

  it("is stored with the headers the bucket needs to serve it without the Worker", async () => {
    const { accountId, hash } = await storePhoto("image/webp");
    const object = await env.PHOTOS.head(`${accountId}/${hash}.webp`);
    expect(object!.httpMetadata).toEqual({
      contentType: "image/webp",
      cacheControl: "public, max-age=31536000, s-maxage=43200, immutable",
    });
  });

  it("is read from the store once, then from the edge", async () => {
    const { path, hash } = await storePhoto();
    expect(await readsOf(() => get(path))).toBe(1);
    await eventually(async () => expect(await readsOf(() => get(path))).toBe(0));
    const later = async () => {
      expect((await get(path, { "If-None-Match": `"${hash}"` })).status).toBe(304);
      expect((await send("HEAD", path, null)).headers.get("content-length")).not.toBeNull();
      expect((await get(`${path}?size=large`)).headers.get("cache-control")).toContain("max-age=31536000");
    };
    expect(await readsOf(later)).toBe(0);
  });
});

describe("a large photo", () => {
  const LARGE = 1_000_000;

  it("is read once for the caller and once for the edge, without being buffered", async () => {
    const { path, bytes } = await storePhoto("image/png", LARGE);
    expect(await readsOf(() => get(path))).toBe(2);
    await eventually(async () => {
      const kept = await caches.default.match(env.PUBLIC_URL + path);
      expect((await kept!.arrayBuffer()).byteLength).toBe(bytes.byteLength);
    });
    expect(await readsOf(() => get(path))).toBe(0);
  });

  it("reaches the edge even if its caller reads nothing", async () => {
    const { path, bytes } = await storePhoto("image/png", LARGE);
    const context = createExecutionContext();
    const response = await app.fetch(new Request(env.PUBLIC_URL + path), env, context);
    await waitOnExecutionContext(context);
    const kept = await caches.default.match(env.PUBLIC_URL + path);
    expect((await kept!.arrayBuffer()).byteLength).toBe(bytes.byteLength);
    await response.body?.cancel();
  });
});

describe("an unknown photo", () => {
  const hash = "0".repeat(64);
  it.each([
    ["of an unknown hash", `/photos/${newId("account")}/${hash}.png`],
    ["of an id that no account can have", `/photos/acc-%2e%2e/${hash}.png`],
    ["without an extension", `/photos/${newId("account")}/${hash}`],
    ["with a hash too short", `/photos/${newId("account")}/${hash.slice(1)}.png`],
    ["with a hash in capitals", `/photos/${newId("account")}/${"A".repeat(64)}.png`],
  ])("%s is not found, even with If-None-Match", async (_, path) => {
    for (const headers of [{}, { "If-None-Match": "*" }]) {
      const answer = await get(path, headers);
      expect(expectProblem(answer)).toBe("not_found");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("with another extension is not found", async () => {
    const { path } = await storePhoto();
    expect(expectProblem(await get(path.replace(".png", ".jpg")))).toBe("not_found");
    expect(expectProblem(await get(path.replace(".png", ".svg")))).toBe("not_found");
  });

  it("under another account is not found", async () => {
    const { hash: own } = await storePhoto();
    expect(expectProblem(await get(`/photos/${newId("account")}/${own}.png`))).toBe("not_found");
  });
});

describe("the address of a photo", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "refuses %s with the allowed methods",
    async (method) => {
      const { path } = await storePhoto();
      const answer = await send(method, path, null);
      expect(expectProblem(answer)).toBe("method_not_allowed");
      expect(answer.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
      expect((await get(path)).status).toBe(200);
    },
  );

  it("answers OPTIONS with its methods, whatever photo it names", async () => {
    for (const name of [`${"0".repeat(64)}.png`, "nothing"]) {
      const { status, headers, text } = await send("OPTIONS", `/photos/${newId("account")}/${name}`, null);
      expect([status, headers.get("Allow"), text]).toEqual([204, "GET, HEAD, OPTIONS", ""]);
    }
  });

  it.each(["/photos", "/photos/", "/photos/acc", "/photos/acc/a/b"])("is not %s", async (path) => {
    for (const method of ["GET", "POST", "OPTIONS"] as const)
      expect(expectProblem(await send(method, path, null))).toBe("route_not_found");
  });
});
