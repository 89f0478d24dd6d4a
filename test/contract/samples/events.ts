import type { EVENT_DOCS } from "../../../src/documentation/events.ts";
import { aProperty } from "./properties.ts";
import { plain, type Samples, threeOf } from "./sample.ts";

export const EVENT_SAMPLES: Samples<keyof typeof EVENT_DOCS.operations> = {
  readEvents: { call: plain, walk: threeOf(aProperty) },
};
