import { agency, developer, partner } from "../accounts.ts";
import { each } from "../each.ts";
import type { Listing } from "../listing.ts";
import { agencyListings } from "../properties.ts";
import type { Stage } from "../stage.ts";
import { type StoredProperty, storedProperties } from "./stored.ts";

const CONCURRENCY = 4;

/** The operator's reviews: most properties are approved, one is refused, some wait. */
export async function seedCuration(stage: Stage): Promise<string> {
  const reviews = new Map<string | null, Listing["review"]>(
    agencyListings.map(({ ref, review }) => [ref, review]),
  );
  const stored = await Promise.all(
    [agency, developer, partner].map((account) => storedProperties(stage, account)),
  );
  const undecided = stored.flat().filter(({ curation }) => curation.status === "PENDING");
  const waiting = undecided.filter(({ externalRef }) => reviews.get(externalRef) === "WAITS");
  const due = undecided.filter((property) => !waiting.includes(property));
  await each(due, CONCURRENCY, (property) => decide(stage, property, reviews.get(property.externalRef)));
  return `${due.length} listings reviewed, ${waiting.length} wait for their review`;
}

async function decide(stage: Stage, { id }: StoredProperty, review: Listing["review"]): Promise<void> {
  const decision =
    typeof review === "object" ? { decision: "REJECTED", reason: review.reason } : { decision: "APPROVED" };
  await stage.backoffice.send("POST", `/backoffice/curation/properties/${id}`, decision);
}
