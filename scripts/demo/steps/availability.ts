import { agency } from "../accounts.ts";
import { agencyListings } from "../properties.ts";
import type { Stage } from "../stage.ts";
import { storedByRef } from "./stored.ts";

/** Sold, rented and withdrawn listings, and one in the trash. */
export async function seedAvailability(stage: Stage): Promise<string> {
  const stored = await storedByRef(stage, agency);
  const ended = agencyListings.filter(({ ends }) => ends);
  for (const { ref, ends } of ended) {
    const property = stored.get(ref);
    if (!property || property.status === ends) continue;
    const path = `/v1/properties/${property.id}`;
    if (ends === "TRASH") await stage.api(agency).send("DELETE", path);
    else await stage.api(agency).send("POST", `${path}/status`, { status: ends });
  }
  return `${ended.length} listings sold, rented, withdrawn or in the trash`;
}
