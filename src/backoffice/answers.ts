import { ACCESS_ANSWERS } from "./access/answers.ts";
import { ACCOUNT_ANSWERS } from "./accounts/answers.ts";
import { AUDIT_ANSWERS } from "./audit/answers.ts";
import { CAPTACAO_ANSWERS } from "./captacao/answers.ts";
import { CURATION_ANSWERS } from "./curation/answers.ts";
import { FEED_ANSWERS } from "./feed/answers.ts";
import { JOB_ANSWERS } from "./jobs/answers.ts";
import { KEY_ANSWERS } from "./keys/answers.ts";
import { LEAD_ANSWERS } from "./leads/answers.ts";
import { MAIL_ANSWERS } from "./mail/answers.ts";
import { MATCH_ANSWERS } from "./matches/answers.ts";
import { PARTNERSHIP_ANSWERS } from "./partnerships/answers.ts";
import { PROPERTY_ANSWERS } from "./properties/answers.ts";
import { SANDBOX_ANSWERS } from "./sandbox/answers.ts";
import { SHARD_ANSWERS } from "./shards/answers.ts";
import { TEAM_ANSWERS } from "./team/answers.ts";
import { USAGE_ANSWERS } from "./usage/answers.ts";

/** What each operation of the platform side answers with, by its name; as `src/routes/answers.ts`. */
export const BACKOFFICE_ANSWERS = {
  ...ACCESS_ANSWERS,
  ...ACCOUNT_ANSWERS,
  ...AUDIT_ANSWERS,
  ...CAPTACAO_ANSWERS,
  ...CURATION_ANSWERS,
  ...FEED_ANSWERS,
  ...JOB_ANSWERS,
  ...KEY_ANSWERS,
  ...LEAD_ANSWERS,
  ...MAIL_ANSWERS,
  ...MATCH_ANSWERS,
  ...PARTNERSHIP_ANSWERS,
  ...PROPERTY_ANSWERS,
  ...SANDBOX_ANSWERS,
  ...SHARD_ANSWERS,
  ...TEAM_ANSWERS,
  ...USAGE_ANSWERS,
};
