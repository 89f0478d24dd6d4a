import { type AppContext, scopeOf } from "../../contract/context.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { StoredPhoto } from "../../ports/photo-store.ts";
import { PHOTO_CACHING } from "../../vocabulary/photos.ts";

const ACCOUNT = /^acc-[0-9a-z]{16}$/;
const NAME = /^([0-9a-f]{64})\.[a-z]{3,4}$/;

/**
 * Splitting a body for two readers keeps in memory what the slower one has not read yet. A larger photo is read from
 * the store once for each of them.
 */
const TEE_BYTES = 1_000_000;

interface PhotoName {
  readonly accountId: string;
  readonly hash: string;
  /** With its extension, as the store names it. */
  readonly name: string;
}

const nameOf = (c: AppContext): PhotoName => {
  const [accountId = "", name = ""] = c.req.path.split("/").slice(-2);
  const [, hash] = NAME.exec(name) ?? [];
  if (!ACCOUNT.test(accountId) || hash === undefined) throw new Refusal("not_found");
  return { accountId, hash, name };
};

const headersOf = ({ hash }: PhotoName, { mediaType, size }: StoredPhoto): Headers =>
  new Headers({
    "Content-Type": mediaType,
    "Content-Length": String(size),
    ETag: `"${hash}"`,
    "Cache-Control": PHOTO_CACHING,
    "Content-Security-Policy": "default-src 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
    // Every caller gets the same bytes, whatever the key and the language.
    Vary: "Accept-Encoding",
  });

/** Weak comparison (RFC 9110 section 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, hash: string): boolean =>
  (ifNoneMatch ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === `"${hash}"`);

/** @throws Refusal not_found */
const assertFound = <P extends StoredPhoto>(photo: P | null): P => {
  if (!photo) throw new Refusal("not_found");
  return photo;
};

interface FoundPhoto extends StoredPhoto {
  readonly body: ReadableStream | null;
  /** Whether it came from the edge cache of this location instead of the store. */
  readonly isHit?: true;
}

const fromEdgeCache = async (address: string): Promise<FoundPhoto | null> => {
  const cached = await caches.default.match(address);
  if (!cached) return null;
  const { headers, body } = cached;
  return {
    mediaType: headers.get("Content-Type") ?? "",
    size: Number(headers.get("Content-Length")),
    body,
    isHit: true,
  };
};

/** The copy in the edge cache, or else the store's, which the cache then keeps. */
const find = async (c: AppContext, named: PhotoName, wantsBody: boolean): Promise<FoundPhoto> => {
  const address = `${scopeOf(c).services.settings.publicUrl}${c.req.path}`;
  const cached = await fromEdgeCache(address);
  if (cached) return cached;
  const { photos } = scopeOf(c).services;
  const { accountId, name } = named;
  if (!wantsBody) return { ...assertFound(await photos.find(accountId, name)), body: null };
  const open = () => photos.open(accountId, name);
  const keep = async (photo: Awaited<ReturnType<typeof open>>): Promise<void> => {
    if (!photo) return;
    await caches.default.put(address, new Response(photo.body, { headers: headersOf(named, photo) }));
  };
  const photo = assertFound(await open());
  if (photo.size > TEE_BYTES) {
    c.executionCtx.waitUntil(open().then(keep));
    return photo;
  }
  const [sent, copied] = photo.body.tee();
  c.executionCtx.waitUntil(keep({ ...photo, body: copied }));
  return { ...photo, body: sent };
};

/** GET and HEAD /photos/{accountId}/{hash}.{extension}: the name contains the bytes' hash, so they never change. */
export const servePhoto = async (c: AppContext): Promise<Response> => {
  const name = nameOf(c);
  const known = isKnown(c.req.header("If-None-Match"), name.hash);
  const wantsBody = !known && c.req.method === "GET";
  const photo = await find(c, name, wantsBody);
  const headers = headersOf(name, photo);
  headers.set("Cache-Status", photo.isHit ? "photos; hit" : "photos; fwd=uri-miss");
  if (wantsBody) return new Response(photo.body, { headers });
  await photo.body?.cancel();
  if (!known) return new Response(null, { headers });
  headers.delete("Content-Length");
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
};
