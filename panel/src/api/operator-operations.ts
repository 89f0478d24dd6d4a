import type { z } from "zod";
import type { ACCESS_WORDS } from "../../../src/words/backoffice/access.ts";
import type { ACCOUNT_WORDS } from "../../../src/words/backoffice/accounts.ts";
import type { AUDIT_WORDS } from "../../../src/words/backoffice/audit.ts";
import type { CALL_WORDS } from "../../../src/words/backoffice/calls.ts";
import type { CAPTACAO_WORDS } from "../../../src/words/backoffice/captacao.ts";
import type { CURATION_WORDS } from "../../../src/words/backoffice/curation.ts";
import type { DEAD_LETTER_WORDS } from "../../../src/words/backoffice/dead-letters.ts";
import type { JOB_WORDS } from "../../../src/words/backoffice/jobs.ts";
import type { KEY_WORDS } from "../../../src/words/backoffice/keys.ts";
import type { LAUNCH_WORDS } from "../../../src/words/backoffice/launches.ts";
import type { MAIL_WORDS } from "../../../src/words/backoffice/mail.ts";
import type { MEMBER_WORDS } from "../../../src/words/backoffice/members.ts";
import type { MOVE_WORDS } from "../../../src/words/backoffice/moves.ts";
import type { NOTICE_WORDS } from "../../../src/words/backoffice/notices.ts";
import type { OVERVIEW_WORDS } from "../../../src/words/backoffice/overview.ts";
import type { PARTNERSHIP_WORDS } from "../../../src/words/backoffice/partnerships.ts";
import type { PROPERTY_WORDS } from "../../../src/words/backoffice/properties.ts";
import type { SANDBOX_WORDS } from "../../../src/words/backoffice/sandbox.ts";
import type { SEARCH_WORDS } from "../../../src/words/backoffice/search.ts";
import type { SHARD_WORDS } from "../../../src/words/backoffice/shards.ts";
import type { TEAM_WORDS } from "../../../src/words/backoffice/team.ts";
import type { USAGE_WORDS } from "../../../src/words/backoffice/usage.ts";
import type { WORK_WORDS } from "../../../src/words/backoffice/work.ts";

/** Only their types: nothing of the documents is deployed here. */
type Operations = (typeof ACCESS_WORDS &
  typeof ACCOUNT_WORDS &
  typeof AUDIT_WORDS &
  typeof CALL_WORDS &
  typeof CAPTACAO_WORDS &
  typeof CURATION_WORDS &
  typeof DEAD_LETTER_WORDS &
  typeof JOB_WORDS &
  typeof KEY_WORDS &
  typeof LAUNCH_WORDS &
  typeof MAIL_WORDS &
  typeof MEMBER_WORDS &
  typeof MOVE_WORDS &
  typeof NOTICE_WORDS &
  typeof OVERVIEW_WORDS &
  typeof PARTNERSHIP_WORDS &
  typeof PROPERTY_WORDS &
  typeof SANDBOX_WORDS &
  typeof SEARCH_WORDS &
  typeof SHARD_WORDS &
  typeof TEAM_WORDS &
  typeof USAGE_WORDS &
  typeof WORK_WORDS)["operations"];

/** What the console calls. */
export type Operation = keyof Operations;

export type AnswerTo<O extends Operation> = z.output<Operations[O]["answer"]>;
