import type { Texts } from "../../contract/texts.ts";
import { ACCESS_TEXTS } from "../access/texts.ts";
import { ACCOUNT_TEXTS } from "../accounts/texts.ts";
import { AUDIT_TEXTS } from "../audit/texts.ts";
import { CAPTACAO_TEXTS } from "../captacao/texts.ts";
import { CURATION_TEXTS } from "../curation/texts.ts";
import { FEED_TEXTS } from "../feed/texts.ts";
import { JOB_TEXTS } from "../jobs/texts.ts";
import { KEY_TEXTS } from "../keys/texts.ts";
import { LEAD_TEXTS } from "../leads/texts.ts";
import { MAIL_TEXTS } from "../mail/texts.ts";
import { MATCH_TEXTS } from "../matches/texts.ts";
import { PARTNERSHIP_TEXTS } from "../partnerships/texts.ts";
import { PROPERTY_TEXTS } from "../properties/texts.ts";
import { SANDBOX_TEXTS } from "../sandbox/texts.ts";
import { SHARD_TEXTS } from "../shards/texts.ts";
import { TEAM_TEXTS } from "../team/texts.ts";
import { USAGE_TEXTS } from "../usage/texts.ts";

/** What the platform side says of itself, besides the objects of `/v1`; a part is a file beside its endpoints. */
export const OWN_TEXTS: readonly Texts[] = [
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
