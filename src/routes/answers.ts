import type * as z from "zod";
import type { OperationId } from "../vocabulary/operation-titles.ts";
import { BATCH_ANSWERS } from "./batches/answers.ts";
import { CAPTACAO_ANSWERS } from "./captacao/answers.ts";
import { EVENT_ANSWERS } from "./events/answers.ts";
import { FEED_ANSWERS } from "./feed/answers.ts";
import { GEO_ANSWERS } from "./geo/answers.ts";
import { LAUNCH_ANSWERS } from "./launches/answers.ts";
import { LEAD_ANSWERS } from "./leads/answers.ts";
import { MATCH_ANSWERS } from "./matches/answers.ts";
import { ME_ANSWERS } from "./me/answers.ts";
import { PARTNERSHIP_ANSWERS } from "./partnerships/answers.ts";
import { PROPERTY_ANSWERS } from "./properties/answers.ts";
import { REFERENCE_ANSWERS } from "./reference/answers.ts";
import { TEAM_ANSWERS } from "./team/answers.ts";
import { WEBHOOK_ANSWERS } from "./webhooks/answers.ts";

/**
 * The answer of each operation, for documents and tests, whence no route takes it: each names its own by type alone,
 * because nothing checks an answer on its way out (docs/adr/0023-documents-made-when-building.md).
 */
export const ANSWERS = {
  ...BATCH_ANSWERS,
  ...CAPTACAO_ANSWERS,
  ...EVENT_ANSWERS,
  ...FEED_ANSWERS,
  ...GEO_ANSWERS,
  ...LAUNCH_ANSWERS,
  ...LEAD_ANSWERS,
  ...MATCH_ANSWERS,
  ...ME_ANSWERS,
  ...PARTNERSHIP_ANSWERS,
  ...PROPERTY_ANSWERS,
  ...REFERENCE_ANSWERS,
  ...TEAM_ANSWERS,
  ...WEBHOOK_ANSWERS,
} satisfies Readonly<Record<OperationId, z.ZodType>>;
