import { developer } from "../accounts.ts";
import { development, type Typology, typologies } from "../developments.ts";
import type { Stage } from "../stage.ts";
import { hasGallery, storedByRef } from "./stored.ts";

/** A new development and its unit types, which only the developer's dashboard can make. */
export async function seedDevelopments(stage: Stage): Promise<string> {
  const path = `${stage.pathOf(developer)}/developments`;
  const stored = await storedByRef(stage, developer);
  const make = async (ref: string, input: { photos: string[] }): Promise<string> => {
    const present = stored.get(ref);
    if (present) {
      if (!hasGallery(present)) await renewPhotos(stage, present.id, input.photos);
      return present.id;
    }
    const { body } = await stage.backoffice.send<{ data: { id: string } }>("POST", path, input);
    return body.data.id;
  };
  const developmentId = await make(development.ref, developmentInput(stage));
  for (const typology of typologies) {
    await make(typology.ref, typologyInput(stage, typology, developmentId));
  }
  return `1 development with ${typologies.length} unit types`;
}

/** An interrupted seed left addresses that nobody serves any more. */
async function renewPhotos(stage: Stage, id: string, photos: string[]): Promise<void> {
  await stage.backoffice.send("PATCH", `${stage.pathOf(developer)}/properties/${id}`, { photos });
}

function developmentInput(stage: Stage) {
  const { ref, photos, ...input } = development;
  return {
    ...input,
    kind: "DEVELOPMENT",
    externalRef: ref,
    type: "APARTAMENTO",
    purposes: ["VENDA"],
    launch: { ...input.launch, floorPlans: typologies.flatMap((typology) => floorPlans(stage, typology)) },
    photos: stage.photoUrls(ref, photos),
  };
}

function typologyInput(stage: Stage, typology: Typology, developmentId: string) {
  const { ref, photos, rooms, units, ...input } = typology;
  const [bedrooms, suites, bathrooms, parkingSpots] = rooms;
  const { constructionStage, deliveryDate, constructionProgress } = development.launch;
  return {
    ...input,
    kind: "TYPOLOGY",
    developmentId,
    externalRef: ref,
    purposes: ["VENDA"],
    bedrooms,
    suites,
    bathrooms,
    parkingSpots,
    address: development.address,
    launch: {
      constructionStage,
      deliveryDate,
      constructionProgress,
      ...units,
      floorPlans: floorPlans(stage, typology),
    },
    photos: stage.photoUrls(ref, photos),
    partnershipTerms: development.partnershipTerms,
  };
}

/** A unit type's floor plan is also among its photos, which the service stores; it only links floor plans. */
const floorPlans = (stage: Stage, { ref }: Typology): string[] => [
  stage.servedPhotoUrl(developer, ref, "plan"),
];
