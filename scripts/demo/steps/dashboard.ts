import { type Account, agency, partner } from "../accounts.ts";
import { each } from "../each.ts";
import type { Listing } from "../listing.ts";
import { agencyListings, partnerListings } from "../properties.ts";
import type { Stage } from "../stage.ts";
import { storedByRef } from "./stored.ts";

const CONCURRENCY = 4;

/** Edits by hand: sharing with partners, amenities, and a few titles that the API then keeps. */
export async function seedDashboardEdits(stage: Stage): Promise<string> {
  const edited = await edit(stage, agency, agencyListings);
  return `${edited + (await edit(stage, partner, partnerListings))} listings edited in the dashboard`;
}

async function edit(stage: Stage, account: Account, listings: readonly Listing[]): Promise<number> {
  const stored = await storedByRef(stage, account);
  const edits = listings.flatMap((listing) => {
    const id = stored.get(listing.ref)?.id;
    const fields = editOf(listing);
    return id && Object.keys(fields).length > 0 ? [{ id, fields }] : [];
  });
  await each(edits, CONCURRENCY, async ({ id, fields }) => {
    await stage.backoffice.send("PATCH", `${stage.pathOf(account)}/properties/${id}`, fields);
  });
  return edits.length;
}

const editOf = ({ shared, amenities, retitled }: Listing): object => ({
  ...(shared ? { sharedToNetwork: true } : {}),
  ...(amenities ? { amenities } : {}),
  ...(retitled ? { title: retitled } : {}),
});
