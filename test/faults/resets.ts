import { env } from "cloudflare:workers";
import { runJob } from "../../src/jobs/registry.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { apiWith, makeAccount, type TestAccount } from "../support/api.ts";
import type { Answer } from "../support/http.ts";
import { type Call, retry, serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import { SMALL_ASSETS } from "./small-sandbox.ts";
import type { Subject } from "./walk.ts";

const MAX_STEPS = 10;
/** The lease of a deletion ends within the steps that these waits separate. */
const BETWEEN_STEPS_MS = 3 * MINUTE_MS;
const bindings = { ASSETS: SMALL_ASSETS };

const stepOf = ({ key }: TestAccount): Call => ({ key, method: "POST", base: "", path: "/sandbox/reset" });

/** Repeats the call for as long as the reset is not done or the answer asks for it. */
const toItsEnd = async (call: Call, first?: unknown): Promise<string> => {
  let state = (first as Answer | undefined)?.body?.data?.state;
  for (let steps = 0; state !== "DONE" && steps < MAX_STEPS; steps += 1) {
    const { status, text, body } = await retry(call, bindings);
    if (status !== 200) throw new Error(`Answered ${text}`);
    state = body.data.state;
    // Bytes that a call was deleting when it died are deleted once its lease has ended.
    moveClock(BETWEEN_STEPS_MS);
  }
  return state;
};

/** A sandbox that has one object of each kind. */
const makeSandbox = async (): Promise<TestAccount> => {
  const live = await makeAccount();
  const made = { key: env.BACKOFFICE_TOKEN, method: "POST", base: "/backoffice" } as const;
  const { body } = await retry({ ...made, path: `${live.path}/sandbox` }, bindings);
  const path = `/accounts/${body.data.id}`;
  return { ...live, accountId: body.data.id, path, key: body.key, api: apiWith(body.key) };
};

const emptySandbox = async (): Promise<TestAccount> => {
  const sandbox = await makeSandbox();
  const { body } = await retry(stepOf(sandbox), bindings);
  if (body.data.state !== "FILLING") throw new Error(`It is ${body.data.state}`);
  return sandbox;
};

const resetSubject = (name: string, prepare: () => Promise<TestAccount>): Subject => ({
  // Once it is done, another call begins another reset.
  name,
  bindings,
  notIdempotent: true,
  stage: async () => {
    const sandbox = await prepare();
    const call = stepOf(sandbox);
    return {
      accountId: sandbox.accountId,
      attempt: (faulty) => serveWith(faulty, call),
      afterwards: async (first) => {
        if (first instanceof Error) throw first;
        const state = await toItsEnd(call, first);
        moveClock(MINUTE_MS);
        // The sweep marks matches that a death left unmarked.
        await runJob("partnership-sweep", servicesOf(env), Date.now());
        return state;
      },
    };
  },
});

/** The two kinds of step of a reset, after each of which the caller continues to its end. */
export const RESETS: readonly Subject[] = [
  resetSubject("a step of a reset that empties", makeSandbox),
  resetSubject("a step of a reset that fills", emptySandbox),
];
