import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { app } from "../../src/app.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { galleryStage } from "../support/gallery-stage.ts";
import { type Answer, answerOf, type Method, requestOf, send } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { deliver } from "../support/photo-queue.ts";
import { picture, pictured } from "../support/picture-web.ts";
import { query } from "../support/query.ts";
import { uploaded } from "../support/uploads.ts";

const HOST = "https://fotos.test";
/** Bindings as in the deployment, where photos have their own host. */
const HOSTED = { ...env, PHOTOS_URL: HOST };

const sendHosted = async (method: Method, path: string, key: string, body?: unknown): Promise<Answer> => {
  const request = requestOf(method, path, key, { body });
  return answerOf(await app.fetch(request, HOSTED, createExecutionContext()), `${method} ${path}`);
};

const PATH = "/v1/properties/by-ref/AP-1";

const readPhotos = async ({ key }: TestAccount): Promise<string[]> =>
  (await sendHosted("GET", PATH, key)).body.data.photos;

const withGallery = async () => {
  const stage = await galleryStage();
  await deliver(await stage.request(["/a", "/b"].map((path) => stage.web.page(path, pictured(path)))));
  return stage;
};

const below = (url: string): string => url.replace(HOST, `${env.PUBLIC_URL}/photos`);

describe("photos with a host of their own", () => {
  it("are shown at that host, even those stored before it existed, under the keys of their objects", async () => {
    const stage = await withGallery();
    const photos = await readPhotos(stage);
    expect(photos).toEqual(
      (await stage.read()).photos.map((url: string) => url.replace(`${env.PUBLIC_URL}/photos`, HOST)),
    );
    expect((await sendHosted("GET", PATH, stage.key)).body.data.coverPhoto).toBe(photos[0]);
    expect(photos.map((url) => url.slice(HOST.length + 1)).sort()).toEqual(await stage.stored());
  });

  it("are still served at the service's own addresses, which others may have kept", async () => {
    const stage = await withGallery();
    for (const url of await readPhotos(stage)) {
      const { pathname } = new URL(below(url));
      expect((await send("GET", pathname, null)).status).toBe(200);
    }
  });

  it.each([
    ["their host's", (url: string) => url],
    ["the service's", below],
  ])("are the same gallery when sent back by %s addresses", async (_, address) => {
    const stage = await withGallery();
    const photos = (await readPhotos(stage)).map(address);
    const again = await sendHosted("PUT", PATH, stage.key, listing({ photos }));
    expect(again.body.result).toMatchObject({ outcome: "UNCHANGED", photos: "UNCHANGED" });
    expect(stage.web.fetched).toEqual(["/a", "/b"]);
  });

  it("are accepted by their addresses after an upload, and then belong to the property", async () => {
    const account = await makeAccount();
    const before = await uploaded(account, picture("before"));
    const { body } = await sendHosted("PUT", "/uploads/photos", account.key, picture("after"));
    expect(body.data.url).toMatch(new RegExp(`^${HOST}/${account.accountId}/[0-9a-f]{64}\\.png$`));
    const photos = [body.data.url, before];
    expect((await sendHosted("PUT", PATH, account.key, listing({ photos }))).status).toBe(201);
    const waiting = await query`SELECT 1 FROM property_photos WHERE property_id = ${account.accountId}`;
    expect(waiting).toEqual([]);
  });

  it.each([
    ["another account's", `${HOST}/acc-0000000000000000/${"0".repeat(64)}.png`, "not_own_photo"],
    ["anything else", `${HOST}/logo.png`, "not_public"],
  ])("do not include %s at that host", async (_, url, code) => {
    const { key } = await makeAccount();
    const { status, body } = await sendHosted("PUT", PATH, key, listing({ photos: [url] }));
    expect([status, body.invalidParams]).toMatchObject([400, [{ name: "photos[0]", code }]]);
  });
});
