import type { TestAccount } from "./api.ts";
import { send } from "./http.ts";
import { picture } from "./picture-web.ts";

/** Uploads a picture, by default one never uploaded before. @returns its address */
export const uploaded = async (
  { key }: Pick<TestAccount, "key">,
  bytes = picture(crypto.randomUUID()),
): Promise<string> => {
  const { status, body, text } = await send("PUT", "/uploads/photos", key, { body: bytes });
  if (status >= 300) throw new Error(text);
  return body.data.url;
};
