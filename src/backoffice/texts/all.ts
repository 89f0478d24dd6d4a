import type { Texts } from "../../contract/texts.ts";
import { BACKOFFICE_OPERATIONS } from "./operations.ts";
import { BACKOFFICE_PARAMS, BACKOFFICE_SCHEMAS } from "./schemas.ts";

export const OWN_TEXTS: Texts = {
  operations: BACKOFFICE_OPERATIONS,
  params: BACKOFFICE_PARAMS,
  schemas: BACKOFFICE_SCHEMAS,
};
