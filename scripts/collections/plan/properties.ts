import type { Plan } from "../collection.ts";

/** A new code for each call, so that the collection can run again. */
const NEW_REF = "AP-{{$timestamp}}";
const REF = { ref: "{{propertyRef}}" };

export const PROPERTIES: readonly Plan[] = [
  {
    operation: "createProperty",
    body: { externalRef: NEW_REF },
    saves: { propertyId: "data.id", propertyRef: "data.externalRef" },
  },
  { operation: "getProperty" },
  { operation: "getPropertyByRef", path: REF },
  { operation: "putPropertyByRef", path: REF },
  { operation: "patchProperty" },
  { operation: "confirmProperties", body: { refs: ["{{propertyRef}}"] } },
  { operation: "setPropertyStatus" },
  { operation: "deleteProperty" },
  { operation: "syncFeed" },
];
