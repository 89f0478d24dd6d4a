import { createHash } from "node:crypto";
import type { Runtime } from "../stage/runtime.ts";

const bytes = Buffer.alloc(300_000, "photo");
const hash = createHash("sha256").update(bytes).digest("hex");

export const PHOTO = { name: `${hash}.jpg` };

/** Stores a photo of the account, as a gallery does. */
export const storePhoto = async ({ miniflare }: Runtime, accountId: string): Promise<void> => {
  const bucket = await miniflare.getR2Bucket("PHOTOS", "service");
  await bucket.put(`${accountId}/${PHOTO.name}`, bytes, { httpMetadata: { contentType: "image/jpeg" } });
};
