import type { BackofficeDocs } from "../text.ts";
import { ACCESS_DOCS } from "./access.ts";
import { ACCOUNT_DOCS } from "./accounts.ts";
import { AUDIT_DOCS } from "./audit.ts";
import { BACKUP_DOCS } from "./backups.ts";
import { BATCH_DOCS } from "./batches.ts";
import { CALL_DOCS } from "./calls.ts";
import { CAPTACAO_DOCS } from "./captacao.ts";
import { CONNECTION_DOCS } from "./connections.ts";
import { CURATION_DOCS } from "./curation.ts";
import { DEAD_LETTER_DOCS } from "./dead-letters.ts";
import { EVENT_LIST_DOCS } from "./events.ts";
import { FEED_DOCS } from "./feed.ts";
import { JOB_DOCS } from "./jobs.ts";
import { KEY_DOCS } from "./keys.ts";
import { LAUNCH_DOCS } from "./launches.ts";
import { LEAD_DOCS } from "./leads.ts";
import { LOOK_DOCS } from "./look.ts";
import { MAIL_DOCS } from "./mail.ts";
import { MATCH_DOCS } from "./matches.ts";
import { MEMBER_DOCS } from "./members.ts";
import { MOVE_DOCS } from "./moves.ts";
import { NAME_DOCS } from "./names.ts";
import { NOTICE_DOCS } from "./notices.ts";
import { OVERVIEW_DOCS } from "./overview.ts";
import { PARTNERSHIP_DOCS } from "./partnerships.ts";
import { PROPERTY_DOCS } from "./properties.ts";
import { RADAR_DOCS } from "./radar.ts";
import { SANDBOX_DOCS } from "./sandbox.ts";
import { SEARCH_DOCS } from "./search.ts";
import { SHARD_DOCS } from "./shards.ts";
import { TEAM_DOCS } from "./team.ts";
import { USAGE_DOCS } from "./usage.ts";
import { WAITING_DOCS } from "./waiting.ts";
import { WEBHOOK_DOCS } from "./webhooks.ts";
import { WORK_DOCS } from "./work.ts";

/** The platform side's own documentation, besides the objects of `/v1`. */
export const BACKOFFICE_DOCS = [
  ACCOUNT_DOCS,
  OVERVIEW_DOCS,
  ACCESS_DOCS,
  KEY_DOCS,
  CONNECTION_DOCS,
  MEMBER_DOCS,
  SANDBOX_DOCS,
  TEAM_DOCS,
  CURATION_DOCS,
  PROPERTY_DOCS,
  FEED_DOCS,
  BATCH_DOCS,
  LEAD_DOCS,
  MATCH_DOCS,
  LAUNCH_DOCS,
  CAPTACAO_DOCS,
  PARTNERSHIP_DOCS,
  USAGE_DOCS,
  WAITING_DOCS,
  EVENT_LIST_DOCS,
  WEBHOOK_DOCS,
  CALL_DOCS,
  AUDIT_DOCS,
  MAIL_DOCS,
  NOTICE_DOCS,
  SEARCH_DOCS,
  LOOK_DOCS,
  NAME_DOCS,
  RADAR_DOCS,
  SHARD_DOCS,
  MOVE_DOCS,
  BACKUP_DOCS,
  JOB_DOCS,
  DEAD_LETTER_DOCS,
  WORK_DOCS,
] as const satisfies readonly BackofficeDocs[];
