import { env } from "cloudflare:workers";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import { MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { query } from "../support/query.ts";
import { type Call, retry, serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import type { Stage, Subject } from "./walk.ts";

/** Longer than any lease of a claim. */
const LEASE_ENDS_MS = 11 * SECOND_MS;
/** After this, no earlier call is still running. */
const ALL_ENDED_MS = 11 * MINUTE_MS;

const isAnswer = (first: unknown): first is Answer =>
  typeof first === "object" && first !== null && "status" in first;

/** A platform failure is reported as such, with a time to retry. */
const assertReported = ({ status, body, headers, text }: Answer): void => {
  const isRetryable = body?.retryable === true && Number(headers.get("Retry-After")) > 0;
  if (status >= 500 && !([503, 504].includes(status) && isRetryable)) throw new Error(`Answered ${text}`);
};

const comparable = ({ status, body }: Answer) => ({
  status,
  code: body.code,
  outcome: body.result?.outcome,
  summary: body.result?.summary,
});

const hasCommitted = async (accountId: string): Promise<boolean> => {
  const rows = await query`SELECT 1 FROM receipts
    WHERE account_id = ${accountId} AND idempotency_key = 'walked'
    UNION ALL SELECT 1 FROM directory_receipts
    WHERE account_id = ${accountId} AND idempotency_key = 'walked'`;
  return rows.length > 0;
};

/** With a key, a call is repeated after any result, and the answer of a committed call must be replayed at once. */
const resend = async (accountId: string, call: Call): Promise<Answer> => {
  if (!(await hasCommitted(accountId))) return retry(call);
  const answer = (await serveWith(faultyEnv(null), call)) as Answer;
  if (answer.headers.get("Idempotent-Replayed") !== "true")
    throw new Error(`The answer was not replayed: ${answer.text}`);
  return answer;
};

/** A refused call stays refused, and only lasting results of earlier calls are stored. */
const assertStillRefused = async (call: Call, last: Answer): Promise<void> => {
  moveClock(ALL_ENDED_MS);
  const again = await retry(call);
  if (again.body.code !== last.body.code)
    throw new Error(`The call was refused, and then answered ${again.text}`);
};

/** Without a key, a call is repeated only if there is no answer or the answer asks for it. */
const retryIfAsked = (call: Call, first: unknown, bindings: Subject["bindings"]): Promise<Answer> | Answer =>
  isAnswer(first) && first.body?.retryable !== true ? first : retry(call, bindings);

/** A call, its account if it is not the caller's, and the job that completes its work. */
export type Prepared = Call & { readonly about?: string; readonly followedBy?: JobName };

export interface CallSubject {
  readonly name: string;
  readonly bindings?: Subject["bindings"];
  readonly ignoredColumns?: Subject["ignoredColumns"];
  /** Sent with an Idempotency-Key. */
  readonly keyed: boolean;
  /** Whether a second attempt cannot find the first one's receipt. */
  readonly notIdempotent: boolean;
  prepare(account: TestAccount): Promise<Prepared> | Prepared;
}

const underKey = (call: Call): Call => ({
  ...call,
  options: { ...call.options, headers: { ...call.options?.headers, "Idempotency-Key": "walked" } },
});

const stageOf = async ({ keyed, prepare, bindings }: CallSubject): Promise<Stage> => {
  const account = await makeAccount();
  const prepared = await prepare(account);
  const accountId = prepared.about ?? account.accountId;
  const call = keyed ? underKey(prepared) : prepared;
  return {
    accountId,
    attempt: (faulty) => serveWith(faulty, call),
    afterwards: async (first) => {
      if (first instanceof Error) throw first;
      if (isAnswer(first)) assertReported(first);
      const last = await (keyed ? resend(accountId, call) : retryIfAsked(call, first, bindings));
      if (prepared.followedBy) await runJob(prepared.followedBy, servicesOf(env), Date.now());
      moveClock(LEASE_ENDS_MS);
      if (keyed && last.status >= 400) await assertStillRefused(call, last);
      return comparable(last);
    },
  };
};

/** A call of an integration or of the back office, sent until it is answered. */
export const callSubject = (subject: CallSubject): Subject => ({
  name: subject.keyed ? `${subject.name} with a key` : subject.name,
  ...(subject.bindings && { bindings: subject.bindings }),
  ...(subject.ignoredColumns && { ignoredColumns: subject.ignoredColumns }),
  ...(subject.notIdempotent && { notIdempotent: true }),
  stage: () => stageOf(subject),
});
