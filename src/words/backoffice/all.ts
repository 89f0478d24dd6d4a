import type { BackofficeWords } from "../text.ts";
import { ACCESS_WORDS } from "./access.ts";
import { ACCOUNT_WORDS } from "./accounts.ts";
import { AUDIT_WORDS } from "./audit.ts";
import { BACKUP_WORDS } from "./backups.ts";
import { BATCH_WORDS } from "./batches.ts";
import { CALL_WORDS } from "./calls.ts";
import { CAPTACAO_WORDS } from "./captacao.ts";
import { CONNECTION_WORDS } from "./connections.ts";
import { CURATION_WORDS } from "./curation.ts";
import { DEAD_LETTER_WORDS } from "./dead-letters.ts";
import { FEED_WORDS } from "./feed.ts";
import { JOB_WORDS } from "./jobs.ts";
import { KEY_WORDS } from "./keys.ts";
import { LAUNCH_WORDS } from "./launches.ts";
import { LEAD_WORDS } from "./leads.ts";
import { MAIL_WORDS } from "./mail.ts";
import { MATCH_WORDS } from "./matches.ts";
import { MEMBER_WORDS } from "./members.ts";
import { MOVE_WORDS } from "./moves.ts";
import { NOTICE_WORDS } from "./notices.ts";
import { OVERVIEW_WORDS } from "./overview.ts";
import { PARTNERSHIP_WORDS } from "./partnerships.ts";
import { PROPERTY_WORDS } from "./properties.ts";
import { RADAR_WORDS } from "./radar.ts";
import { SANDBOX_WORDS } from "./sandbox.ts";
import { SEARCH_WORDS } from "./search.ts";
import { SHARD_WORDS } from "./shards.ts";
import { TEAM_WORDS } from "./team.ts";
import { USAGE_WORDS } from "./usage.ts";
import { WAITING_WORDS } from "./waiting.ts";
import { WEBHOOK_WORDS } from "./webhooks.ts";
import { WORK_WORDS } from "./work.ts";

/** What the platform side says of itself, besides the objects of `/v1`. */
export const BACKOFFICE_WORDS = [
  ACCOUNT_WORDS,
  OVERVIEW_WORDS,
  ACCESS_WORDS,
  KEY_WORDS,
  CONNECTION_WORDS,
  MEMBER_WORDS,
  SANDBOX_WORDS,
  TEAM_WORDS,
  CURATION_WORDS,
  PROPERTY_WORDS,
  FEED_WORDS,
  BATCH_WORDS,
  LEAD_WORDS,
  MATCH_WORDS,
  LAUNCH_WORDS,
  CAPTACAO_WORDS,
  PARTNERSHIP_WORDS,
  USAGE_WORDS,
  WAITING_WORDS,
  WEBHOOK_WORDS,
  CALL_WORDS,
  AUDIT_WORDS,
  MAIL_WORDS,
  NOTICE_WORDS,
  SEARCH_WORDS,
  RADAR_WORDS,
  SHARD_WORDS,
  MOVE_WORDS,
  BACKUP_WORDS,
  JOB_WORDS,
  DEAD_LETTER_WORDS,
  WORK_WORDS,
] as const satisfies readonly BackofficeWords[];
