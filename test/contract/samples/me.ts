import type { ME_WORDS } from "../../../src/words/me.ts";
import { plain, type Samples } from "./sample.ts";

export const ME_SAMPLES: Samples<keyof typeof ME_WORDS.operations> = {
  getMe: { call: plain },
};
