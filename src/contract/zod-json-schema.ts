/*
 * Replaces zod's generator of JSON Schema (`alias` in wrangler.toml): documents are made when building, and no call
 * asks a schema to describe itself.
 */

const none = (): never => {
  throw new Error("Schemas are described when building");
};

/** Named as zod's own schemas import them. */
export {
  none as aggregateChecks,
  none as anyProcessor,
  none as arrayProcessor,
  none as bigintProcessor,
  none as booleanProcessor,
  none as catchProcessor,
  none as createStandardJSONSchemaMethod,
  none as createToJSONSchemaMethod,
  none as customProcessor,
  none as dateProcessor,
  none as defaultProcessor,
  none as enumProcessor,
  none as fileProcessor,
  none as functionProcessor,
  none as intersectionProcessor,
  none as lazyProcessor,
  none as literalProcessor,
  none as mapProcessor,
  none as nanProcessor,
  none as neverProcessor,
  none as nonoptionalProcessor,
  none as nullProcessor,
  none as nullableProcessor,
  none as numberProcessor,
  none as objectProcessor,
  none as optionalProcessor,
  none as pipeProcessor,
  none as prefaultProcessor,
  none as promiseProcessor,
  none as readonlyProcessor,
  none as recordProcessor,
  none as setProcessor,
  none as stringProcessor,
  none as successProcessor,
  none as symbolProcessor,
  none as templateLiteralProcessor,
  none as toJSONSchema,
  none as transformProcessor,
  none as tupleProcessor,
  none as undefinedProcessor,
  none as unionProcessor,
  none as unknownProcessor,
  none as voidProcessor,
};
