import { ENDPOINTS } from "../../../src/routes/index.ts";
import type { Samples } from "./sample.ts";

/** They are there in every account. */
export const REFERENCE_WALKS: Samples = Object.fromEntries(
  ENDPOINTS.filter(({ route }) => route.path.startsWith("/reference/")).map(({ route }) => [
    route.operationId,
    () => ({}),
  ]),
);
