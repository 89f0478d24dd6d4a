import type { EVENT_ANSWERS } from "../../../src/routes/events/answers.ts";
import { aProperty } from "./properties.ts";
import { plain, type Samples, three, type Walks } from "./sample.ts";

export const EVENT_SAMPLES: Samples<keyof typeof EVENT_ANSWERS> = { readEvents: plain };

export const EVENT_WALKS: Walks = { readEvents: three(aProperty) };
