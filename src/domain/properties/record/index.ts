/** The record's public face: load, validate, merge, plan, write and show it. `input.ts` has the members of a write. */

export { creationFaults, type Origin, planCreation } from "./creation.ts";
export { effectsOf, type PropertyEffects, propertyWords } from "./effects.ts";
export { changesOf, showFields, shownName } from "./fields.ts";
export {
  type LoadedProperty,
  loadProperties,
  loadProperty,
  loadReferences,
  type Target,
} from "./load.ts";
export { withEligibility } from "./pending.ts";
export {
  changePlan,
  PROPERTY_OUTCOMES,
  type PropertyPlan,
  type PropertyWriteResult,
  unchangedPlan,
  writeResult,
} from "./plan.ts";
export {
  type PresentedProperty,
  photoFaultText,
  presentAddress,
  presentConfirmation,
  presentProperty,
  presentTerms,
} from "./present.ts";
export { planUpdate, updateFaults } from "./update.ts";
export { assertInTrash, assertNotManaged, assertWritable, referenceFaults } from "./validity.ts";
