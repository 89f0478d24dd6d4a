import type { EVENT_WORDS } from "../../../src/words/events.ts";
import { aProperty } from "./properties.ts";
import { plain, type Samples, three, type Walks } from "./sample.ts";

export const EVENT_SAMPLES: Samples<keyof typeof EVENT_WORDS.operations> = { readEvents: plain };

export const EVENT_WALKS: Walks = { readEvents: three(aProperty) };
