import { type Check, type Row, type Stored, violationUnless } from "./stored.ts";

const UNFINISHED = "unfinished";

const listOf = (json: unknown): unknown[] => JSON.parse((json ?? "[]") as string) as unknown[];

/** The sweep can find an unfinished gallery; a settled one reports its photos. */
const stateOf = (property: Row): string[] => {
  const { id, photo_state: state, photo_ingested: ingested, photo_failed: failed } = property;
  const requested = listOf(property.photo_request).length;
  if (state === null)
    return violationUnless(requested === 0, `${id} requests photos, but has no photo state`);
  if (state === "QUEUED" || state === "NOT_QUEUED") {
    const findable = property.photo_queued_at !== null && property.photo_request_id !== null;
    return violationUnless(findable && requested > 0, `${id} waits for photos that no sweep can find`);
  }
  const expected = ingested === requested ? "DONE" : (ingested as number) > 0 ? "PARTIAL" : "FAILED";
  const adds = (ingested as number) + (failed as number) === requested;
  const shown = listOf(property.photos).length;
  return [
    ...violationUnless(
      adds && state === expected && property.photo_finished_at !== null,
      `${id} is ${state} with ${ingested} and ${failed} of ${requested} photos`,
    ),
    // If no photo arrived, the previous gallery remains.
    ...violationUnless(
      ingested === 0 || shown === ingested,
      `${id} shows ${shown} of ${ingested} photos that arrived`,
    ),
  ];
};

const galleryOf = (stored: Stored, arrived: ReadonlySet<string>, property: Row): string[] =>
  (listOf(property.photos) as { hash: string; url: string }[]).flatMap(({ hash, url }) => [
    ...violationUnless(
      stored.objects.includes(`${stored.accountId}/${hash}`),
      `${property.id} shows ${hash}, whose bytes are gone`,
    ),
    ...violationUnless(
      arrived.has(`${property.id} ${url} ${hash}`),
      `${property.id} shows ${url}, which never arrived`,
    ),
  ]);

/** A settled or cleared gallery has no records of photos that it neither shows nor requests. */
const leftOver = (stored: Stored, property: Row): string[] => {
  if (property.photo_state === "QUEUED" || property.photo_state === "NOT_QUEUED") return [];
  const shown = (listOf(property.photos) as { url: string }[]).map(({ url }) => url);
  const kept = new Set([...shown, ...listOf(property.photo_request)]);
  const own = stored.photos.filter(({ property_id: id }) => id === property.id);
  return own.flatMap(({ url }) =>
    violationUnless(kept.has(url), `${property.id} keeps ${url}, which its gallery does not have`),
  );
};

const rowsOf = (stored: Stored, ids: ReadonlySet<unknown>): string[] =>
  stored.photos.flatMap(({ property_id: id, url, status, hash }) => [
    ...violationUnless(ids.has(id), `a photo is kept for ${id}, which is gone`),
    ...violationUnless(
      status !== "INGESTED" || stored.objects.includes(`${stored.accountId}/${hash}`),
      `${id} has ${url}, whose bytes are gone`,
    ),
  ]);

/** Each stored object is used by a photo or is to be deleted, but never both. */
const bytesOf = ({ accountId, objects, photos, discards }: Stored): string[] => {
  const used = new Set(photos.map(({ hash }) => `${accountId}/${hash}`));
  const givenUp = discards.map(({ hash }) => `${accountId}/${hash}`);
  const taken = photos.filter(({ status, fault }) => status === "INGESTED" || fault === UNFINISHED);
  const alive = new Set(taken.map(({ hash }) => `${accountId}/${hash}`));
  return [
    ...objects.flatMap((key) =>
      violationUnless(used.has(key) || givenUp.includes(key), `${key} is stored, but no photo has it`),
    ),
    ...givenUp.flatMap((key) => violationUnless(!alive.has(key), `${key} is to be deleted, but still shown`)),
  ];
};

/** Galleries, the photos' records, and the stored bytes agree. */
export const photos: Check = (found) => {
  const stored = { ...found, objects: found.objects.map((key) => key.replace(/\.\w+$/, "")) };
  // The photos of uploads that no property uses yet have the account's id.
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
