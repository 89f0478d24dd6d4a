import type { EVENT_WORDS } from "../../../src/words/events.ts";
import { aProperty } from "./properties.ts";
import { plain, type Samples, three } from "./sample.ts";

export const EVENT_SAMPLES: Samples<keyof typeof EVENT_WORDS.operations> = {
  readEvents: { call: plain, walk: three(aProperty) },
};
