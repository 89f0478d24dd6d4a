import type { BackofficeTexts } from "../text.ts";
import { ACCESS_TEXTS } from "./access.ts";
import { ACCOUNT_TEXTS } from "./accounts.ts";
import { AUDIT_TEXTS } from "./audit.ts";
import { CAPTACAO_TEXTS } from "./captacao.ts";
import { CURATION_TEXTS } from "./curation.ts";
import { FEED_TEXTS } from "./feed.ts";
import { JOB_TEXTS } from "./jobs.ts";
import { KEY_TEXTS } from "./keys.ts";
import { LEAD_TEXTS } from "./leads.ts";
import { MAIL_TEXTS } from "./mail.ts";
import { MATCH_TEXTS } from "./matches.ts";
import { PARTNERSHIP_TEXTS } from "./partnerships.ts";
import { PROPERTY_TEXTS } from "./properties.ts";
import { SANDBOX_TEXTS } from "./sandbox.ts";
import { SHARD_TEXTS } from "./shards.ts";
import { TEAM_TEXTS } from "./team.ts";
import { USAGE_TEXTS } from "./usage.ts";

/** What the platform side says of itself, besides the objects of `/v1`. */
export const OWN_TEXTS: readonly BackofficeTexts<string>[] = [
  ACCOUNT_TEXTS,
  ACCESS_TEXTS,
  KEY_TEXTS,
  SANDBOX_TEXTS,
  TEAM_TEXTS,
  CURATION_TEXTS,
  PROPERTY_TEXTS,
  FEED_TEXTS,
  LEAD_TEXTS,
  MATCH_TEXTS,
  CAPTACAO_TEXTS,
  PARTNERSHIP_TEXTS,
  USAGE_TEXTS,
  AUDIT_TEXTS,
  MAIL_TEXTS,
  SHARD_TEXTS,
  JOB_TEXTS,
];
