import { broken, type Check, type Row, type Stored } from "./stored.ts";

const UNFINISHED = "unfinished";

const listOf = (json: unknown): unknown[] => JSON.parse((json ?? "[]") as string) as unknown[];

/** The sweep can find an unfinished gallery; a settled one reports its photos. */
const stateOf = (property: Row): string[] => {
  const { id, photo_state: state, photo_ingested: ingested, photo_failed: failed } = property;
  const requested = listOf(property.photo_request).length;
  if (state === null) return broken(requested === 0, `${id} asks for photos in no state`);
  if (state === "QUEUED" || state === "NOT_QUEUED") {
    const findable = property.photo_queued_at !== null && property.photo_request_id !== null;
    return broken(findable && requested > 0, `${id} waits for photos that nobody looks for`);
  }
  const expected = ingested === requested ? "DONE" : (ingested as number) > 0 ? "PARTIAL" : "FAILED";
  const adds = (ingested as number) + (failed as number) === requested;
  const shown = listOf(property.photos).length;
  return [
    ...broken(
      adds && state === expected && property.photo_finished_at !== null,
      `${id} is ${state} with ${ingested} and ${failed} of ${requested} photos`,
    ),
    // The previous gallery remains if one fails as a whole.
    ...broken(ingested === 0 || shown === ingested, `${id} shows ${shown} of ${ingested} photos that came`),
  ];
};

const galleryOf = (stored: Stored, arrived: ReadonlySet<string>, property: Row): string[] =>
  (listOf(property.photos) as { hash: string; url: string }[]).flatMap(({ hash, url }) => [
    ...broken(
      stored.objects.includes(`${stored.accountId}/${hash}`),
      `${property.id} shows ${hash}, whose bytes are gone`,
    ),
    ...broken(arrived.has(`${property.id} ${url} ${hash}`), `${property.id} shows ${url}, which never came`),
  ]);

/** A settled or cleared gallery has no records of photos that it neither shows nor requests. */
const leftOver = (stored: Stored, property: Row): string[] => {
  if (property.photo_state === "QUEUED" || property.photo_state === "NOT_QUEUED") return [];
  const shown = (listOf(property.photos) as { url: string }[]).map(({ url }) => url);
  const kept = new Set([...shown, ...listOf(property.photo_request)]);
  const own = stored.photos.filter(({ property_id: id }) => id === property.id);
  return own.flatMap(({ url }) => broken(kept.has(url), `${property.id} keeps ${url}, which no gallery has`));
};

const rowsOf = (stored: Stored, ids: ReadonlySet<unknown>): string[] =>
  stored.photos.flatMap(({ property_id: id, url, status, hash }) => [
    ...broken(ids.has(id), `a photo is kept of ${id}, which is gone`),
    ...broken(
      status !== "INGESTED" || stored.objects.includes(`${stored.accountId}/${hash}`),
      `${id} has ${url}, whose bytes are gone`,
    ),
  ]);

/** Bytes that a property has or is about to have, or that the sweep will delete; each for one reason only. */
const bytesOf = ({ accountId, objects, photos, discards }: Stored): string[] => {
  const used = new Set(photos.map(({ hash }) => `${accountId}/${hash}`));
  const givenUp = discards.map(({ hash }) => `${accountId}/${hash}`);
  const taken = photos.filter(({ status, fault }) => status === "INGESTED" || fault === UNFINISHED);
  const alive = new Set(taken.map(({ hash }) => `${accountId}/${hash}`));
  return [
    ...objects.flatMap((key) =>
      broken(used.has(key) || givenUp.includes(key), `${key} is stored and nobody's`),
    ),
    ...givenUp.flatMap((key) => broken(!alive.has(key), `${key} is given up and still shown`)),
  ];
};

/** Galleries, the photos' records, and the stored bytes agree. */
export const photos: Check = (found) => {
  const stored = { ...found, objects: found.objects.map((key) => key.replace(/\.\w+$/, "")) };
  // Uploads that no property has taken are the account's own.
  const ids = new Set([stored.accountId, ...stored.properties.map(({ id }) => id)]);
  const arrived = new Set(
    stored.photos
      .filter(({ status }) => status === "INGESTED")
      .map(({ property_id: id, url, hash }) => `${id} ${url} ${hash}`),
  );
  return [
    ...stored.properties.flatMap((property) => [
      ...stateOf(property),
      ...galleryOf(stored, arrived, property),
      ...leftOver(stored, property),
    ]),
    ...rowsOf(stored, ids),
    ...bytesOf(stored),
  ];
};
