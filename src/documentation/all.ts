import { BATCH_DOCS } from "./batches.ts";
import { CAPTACAO_DOCS } from "./captacao.ts";
import { EVENT_DOCS } from "./events.ts";
import { FEED_DOCS } from "./feed.ts";
import { GEO_DOCS } from "./geo.ts";
import { LAUNCH_DOCS } from "./launches.ts";
import { LEAD_DOCS } from "./leads.ts";
import { MATCH_DOCS } from "./matches.ts";
import { ME_DOCS } from "./me.ts";
import { PARTNERSHIP_DOCS } from "./partnerships.ts";
import { PROPERTY_DOCS } from "./properties.ts";
import { REFERENCE_DOCS } from "./reference.ts";
import { TEAM_DOCS } from "./team.ts";
import { WEBHOOK_DOCS } from "./webhooks.ts";

/** The documentation of each part of `/v1`. */
export const V1_DOCS = [
  ME_DOCS,
  REFERENCE_DOCS,
  GEO_DOCS,
  PROPERTY_DOCS,
  FEED_DOCS,
  LEAD_DOCS,
  MATCH_DOCS,
  PARTNERSHIP_DOCS,
  TEAM_DOCS,
  LAUNCH_DOCS,
  CAPTACAO_DOCS,
  BATCH_DOCS,
  EVENT_DOCS,
  WEBHOOK_DOCS,
] as const;

type NamesOf<Part> = Part extends { readonly operations: infer Operations } ? keyof Operations : never;

export type OperationId = NamesOf<(typeof V1_DOCS)[number]>;
