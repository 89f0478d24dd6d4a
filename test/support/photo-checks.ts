import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { takePhotoChecks } from "../../src/backups/photo-turns.ts";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { backoffice, type TestAccount } from "./api.ts";
import { copyProperty } from "./copy-property.ts";
import { backups } from "./exported.ts";
import type { GalleryStage } from "./gallery-stage.ts";
import type { Json } from "./http.ts";
import { deliver } from "./photo-queue.ts";
import { pictured } from "./picture-web.ts";
import { query } from "./query.ts";

type Checked = Pick<TestAccount, "accountId" | "path">;

/** Deletes objects from the bucket, as if it had lost them. */
export const loseBytes = async (keys: readonly string[]): Promise<void> => env.PHOTOS.delete([...keys]);

export const beginCheck = async ({ path }: Checked): Promise<Json> => {
  const answer = await backoffice.post(`${path}/photo-checks`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};

export const lastCheck = async ({ path }: Checked): Promise<Json> =>
  (await backoffice.get(`${path}/photo-checks`)).body.data[0];

/** Makes the account's check due, and takes all due turns. */
export const checkDue = async (
  { accountId }: Checked,
  stores = backups(),
  meter = newMeter(),
): Promise<number> => {
  await query`UPDATE photo_checks SET due_at = 0 WHERE account_id = ${accountId}`;
  return takePhotoChecks({ stores, meter, until: stores.clock.now() + 60_000 });
};

/** Copies of a property, each with a photo of its own, which the bucket has lost. @returns their ids */
export const loseGalleries = async (propertyId: string, copies: number): Promise<string[]> => {
  const ids = await copyProperty(propertyId, copies);
  await query`INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, request_id, at)
    SELECT copy.value, 'https://fotos.example.com/' || copy.key, account_id, 'INGESTED', printf('%064x', copy.key),
      'image/png', 'ph_old', 1
    FROM json_each(${JSON.stringify(ids)}) AS copy, properties WHERE properties.id = ${propertyId}`;
  return ids;
};

/** How many of the account's galleries were requested and have not arrived. */
export const galleriesUnderWay = async ({ accountId }: Checked): Promise<number> => {
  const [row] = await query`SELECT count(*) AS n FROM properties
    WHERE account_id = ${accountId} AND photo_state = 'QUEUED'`;
  return row!.n as number;
};

/** Records everything requested as arrived. */
export const settleAll = ({ accountId }: Checked): Promise<unknown> =>
  run(env.DB, [
    sql("UPDATE property_photos SET status = 'INGESTED', fault = NULL WHERE account_id = ?", accountId),
    sql("UPDATE properties SET photo_state = 'DONE' WHERE account_id = ?", accountId),
  ]);

/** Checks the account's photos. @returns the check */
export const checked = async (account: Checked): Promise<Json> => {
  await beginCheck(account);
  await checkDue(account);
  return lastCheck(account);
};

/** Delivers the stage's messages. @returns how many */
export const deliverMessages = async (stage: GalleryStage): Promise<number> => {
  const messages = await stage.messages();
  for (const message of messages) await deliver(message);
  return messages.length;
};

/** A gallery of three photos that have arrived. */
export const arrived = async (stage: GalleryStage, ref = "AP-1"): Promise<string[]> => {
  const urls = ["a", "b", "c"].map((name) =>
    stage.web.page(`/${ref}-${name}.png`, pictured(`${ref} ${name}`)),
  );
  await deliver(await stage.request(urls, ref));
  return urls;
};
