import type { ME_ANSWERS } from "../../../src/routes/me/answers.ts";
import { plain, type Samples } from "./sample.ts";

export const ME_SAMPLES: Samples<keyof typeof ME_ANSWERS> = { getMe: plain };
