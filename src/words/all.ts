import { BATCH_WORDS } from "./batches.ts";
import { CAPTACAO_WORDS } from "./captacao.ts";
import { EVENT_WORDS } from "./events.ts";
import { FEED_WORDS } from "./feed.ts";
import { GEO_WORDS } from "./geo.ts";
import { LAUNCH_WORDS } from "./launches.ts";
import { LEAD_WORDS } from "./leads.ts";
import { MATCH_WORDS } from "./matches.ts";
import { ME_WORDS } from "./me.ts";
import { PARTNERSHIP_WORDS } from "./partnerships.ts";
import { PROPERTY_WORDS } from "./properties.ts";
import { REFERENCE_WORDS } from "./reference.ts";
import { TEAM_WORDS } from "./team.ts";
import { WEBHOOK_WORDS } from "./webhooks.ts";

/** The words of each part of `/v1`. */
export const V1_WORDS = [
  ME_WORDS,
  REFERENCE_WORDS,
  GEO_WORDS,
  PROPERTY_WORDS,
  FEED_WORDS,
  LEAD_WORDS,
  MATCH_WORDS,
  PARTNERSHIP_WORDS,
  TEAM_WORDS,
  LAUNCH_WORDS,
  CAPTACAO_WORDS,
  BATCH_WORDS,
  EVENT_WORDS,
  WEBHOOK_WORDS,
] as const;

type NamesOf<Part> = Part extends { readonly operations: infer Operations } ? keyof Operations : never;

export type OperationId = NamesOf<(typeof V1_WORDS)[number]>;
