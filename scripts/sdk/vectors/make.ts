import type { Form } from "../form/form.ts";
import { CLIENT_VECTORS } from "./clients.ts";
import { eventVectors } from "./events.ts";
import { faultVectors } from "./faults.ts";
import { LIVE_STEPS } from "./live.ts";
import { operationVectors } from "./operations.ts";
import { pageVectors } from "./pages.ts";
import { problemVectors } from "./problems.ts";
import { DELIVERY_VECTOR, RECEIVER_VECTORS, SIGNATURE_VECTORS } from "./signatures.ts";
import type { Vectors } from "./vector.ts";

/** The required behavior and output of every SDK, in any language. */
export const vectorsOf = (form: Form): Vectors => ({
  contract: form.version,
  vectors: [
    ...CLIENT_VECTORS,
    ...operationVectors(form),
    ...faultVectors(form),
    ...problemVectors(form),
    ...pageVectors(form),
    ...eventVectors(form),
    ...SIGNATURE_VECTORS,
    ...RECEIVER_VECTORS,
    DELIVERY_VECTOR,
  ],
  live: LIVE_STEPS,
});
