/** The record's public face: load, validate, merge, plan, write and show it. `input.ts` has the members of a write. */

export { creationFaults, type Origin, planCreation } from "./creation.ts";
export { changesOf } from "./difference.ts";
export { effectsOf, type PropertyEffects } from "./effects.ts";
export { showFields, shownName } from "./fields.ts";
export {
  type LoadedProperty,
  loadProperties,
  loadProperty,
  loadReferences,
  type Target,
} from "./load.ts";
export { namingSources } from "./naming-sources.ts";
export { withRadar } from "./pending.ts";
export { changePlan, unchangedPlan } from "./plan.ts";
export {
  type PresentedProperty,
  presentAddress,
  presentConfirmation,
  presentProperty,
  presentTerms,
} from "./present.ts";
export { planUpdate, updateFaults } from "./update.ts";
export { assertInTrash, assertNotManaged, assertWritable, referenceFaults } from "./validity.ts";
export { propertyWords } from "./words.ts";
export {
  PROPERTY_OUTCOMES,
  type PropertyPlan,
  type PropertyWriteResult,
  writeResult,
} from "./write-result.ts";
