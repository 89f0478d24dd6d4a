import type { TestAccount } from "../support/api.ts";
import { dashboard } from "../support/dashboard.ts";
import { listing } from "../support/listing.ts";
import { pictured } from "../support/picture-web.ts";
import { drainEverything } from "./drain-everything.ts";
import { serve } from "./stub-web.ts";

/** An approved property with a photo, which Radar knows. @returns its id */
export const eligibleProperty = async (account: TestAccount): Promise<string> => {
  const photo = `http://localhost:9099/${account.accountId}/cover`;
  serve(photo, pictured("a"));
  const { body } = await account.api.put("/properties/by-ref/AP-1", { body: listing({ photos: [photo] }) });
  await drainEverything(account.accountId);
  const decided = await dashboard(account, body.data.id).decide("APPROVED");
  if (!decided.body.data?.radar.eligible) throw new Error(`Not eligible: ${decided.text}`);
  await drainEverything(account.accountId);
  return body.data.id;
};
