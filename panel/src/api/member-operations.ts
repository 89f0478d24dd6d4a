import type { z } from "zod";
import type { ACCESS_WORDS } from "../../../src/words/backoffice/access.ts";
import type { ACCOUNT_WORDS } from "../../../src/words/backoffice/accounts.ts";
import type { AUDIT_WORDS } from "../../../src/words/backoffice/audit.ts";
import type { BATCH_WORDS as BACKOFFICE_BATCH_WORDS } from "../../../src/words/backoffice/batches.ts";
import type { CALL_WORDS } from "../../../src/words/backoffice/calls.ts";
import type { CAPTACAO_WORDS as BACKOFFICE_CAPTACAO_WORDS } from "../../../src/words/backoffice/captacao.ts";
import type { CONNECTION_WORDS } from "../../../src/words/backoffice/connections.ts";
import type { FEED_WORDS as BACKOFFICE_FEED_WORDS } from "../../../src/words/backoffice/feed.ts";
import type { KEY_WORDS } from "../../../src/words/backoffice/keys.ts";
import type { LAUNCH_WORDS as BACKOFFICE_LAUNCH_WORDS } from "../../../src/words/backoffice/launches.ts";
import type { LEAD_WORDS as BACKOFFICE_LEAD_WORDS } from "../../../src/words/backoffice/leads.ts";
import type { MATCH_WORDS as BACKOFFICE_MATCH_WORDS } from "../../../src/words/backoffice/matches.ts";
import type { MEMBER_WORDS } from "../../../src/words/backoffice/members.ts";
import type { PARTNERSHIP_WORDS as BACKOFFICE_PARTNERSHIP_WORDS } from "../../../src/words/backoffice/partnerships.ts";
import type { PROPERTY_WORDS as BACKOFFICE_PROPERTY_WORDS } from "../../../src/words/backoffice/properties.ts";
import type { SANDBOX_WORDS } from "../../../src/words/backoffice/sandbox.ts";
import type { TEAM_WORDS as BACKOFFICE_TEAM_WORDS } from "../../../src/words/backoffice/team.ts";
import type { USAGE_WORDS } from "../../../src/words/backoffice/usage.ts";
import type { WAITING_WORDS } from "../../../src/words/backoffice/waiting.ts";
import type { WEBHOOK_WORDS as BACKOFFICE_WEBHOOK_WORDS } from "../../../src/words/backoffice/webhooks.ts";
import type { BATCH_WORDS } from "../../../src/words/batches.ts";
import type { CAPTACAO_WORDS } from "../../../src/words/captacao.ts";
import type { EVENT_WORDS } from "../../../src/words/events.ts";
import type { FEED_WORDS } from "../../../src/words/feed.ts";
import type { LAUNCH_WORDS } from "../../../src/words/launches.ts";
import type { LEAD_WORDS } from "../../../src/words/leads.ts";
import type { MATCH_WORDS } from "../../../src/words/matches.ts";
import type { PARTNERSHIP_WORDS } from "../../../src/words/partnerships.ts";
import type { PROPERTY_WORDS } from "../../../src/words/properties.ts";
import type { REFERENCE_WORDS } from "../../../src/words/reference.ts";
import type { TEAM_WORDS } from "../../../src/words/team.ts";
import type { WEBHOOK_WORDS } from "../../../src/words/webhooks.ts";

type Api = (typeof BATCH_WORDS &
  typeof CAPTACAO_WORDS &
  typeof EVENT_WORDS &
  typeof FEED_WORDS &
  typeof LAUNCH_WORDS &
  typeof LEAD_WORDS &
  typeof MATCH_WORDS &
  typeof PARTNERSHIP_WORDS &
  typeof PROPERTY_WORDS &
  typeof REFERENCE_WORDS &
  typeof TEAM_WORDS &
  typeof WEBHOOK_WORDS)["operations"];

type Backoffice = (typeof ACCESS_WORDS &
  typeof ACCOUNT_WORDS &
  typeof AUDIT_WORDS &
  typeof BACKOFFICE_BATCH_WORDS &
  typeof CALL_WORDS &
  typeof BACKOFFICE_CAPTACAO_WORDS &
  typeof CONNECTION_WORDS &
  typeof BACKOFFICE_FEED_WORDS &
  typeof KEY_WORDS &
  typeof BACKOFFICE_LAUNCH_WORDS &
  typeof BACKOFFICE_LEAD_WORDS &
  typeof BACKOFFICE_MATCH_WORDS &
  typeof MEMBER_WORDS &
  typeof BACKOFFICE_PARTNERSHIP_WORDS &
  typeof BACKOFFICE_PROPERTY_WORDS &
  typeof SANDBOX_WORDS &
  typeof BACKOFFICE_TEAM_WORDS &
  typeof USAGE_WORDS &
  typeof WAITING_WORDS &
  typeof BACKOFFICE_WEBHOOK_WORDS)["operations"];

/** Only their types: nothing of the documents is deployed here. */
type Operations = Api & Backoffice;

export type Operation = keyof Operations;

export type AnswerTo<O extends Operation> = z.output<Operations[O]["answer"]>;
