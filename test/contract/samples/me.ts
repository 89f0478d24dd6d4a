import type { ME_DOCS } from "../../../src/documentation/me.ts";
import { plain, type Samples } from "./sample.ts";

export const ME_SAMPLES: Samples<keyof typeof ME_DOCS.operations> = {
  getMe: { call: plain },
};
