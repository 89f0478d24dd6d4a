import { SECOND_MS } from "../../src/lib/clock.ts";
import { sampleOf } from "../contract/samples.ts";
import { callTool, confirmedBy, previewed, type ToolAnswer, WRITE_TOOLS } from "../support/agent.ts";
import { makeAccount } from "../support/api.ts";
import { moveClock } from "../support/time.ts";
import type { Stage, Subject } from "./walk.ts";

/** Three waits of the maximum Retry-After of 10 s: longer than any lease lasts. */
const MAX_RETRIES = 4;
/** Longer than any lease of a claim. */
const LEASE_ENDS_MS = 11 * SECOND_MS;

const isRetryable = (answer: ToolAnswer): answer is Extract<ToolAnswer, { status: number }> =>
  answer.kind === "refused" && answer.body.retryable === true;

/** Repeats the call, as an agent does, after a retryable answer or none. */
const untilAnswered = async (call: () => Promise<ToolAnswer>): Promise<ToolAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    if (!isRetryable(answer) || attempt === MAX_RETRIES) return answer;
    moveClock(Number(answer.retryAfter) * SECOND_MS);
  }
};

const effectOf = (answer: ToolAnswer): unknown => {
  if (answer.kind !== "result" || answer.result.code !== "confirmation_used")
    throw new Error(`Answered ${JSON.stringify(answer)}`);
  const { outcome, summary } = answer.result.did as { outcome?: string; summary?: object };
  return outcome ?? summary;
};

const stageOf = async ({ endpoint }: (typeof WRITE_TOOLS)[number]): Promise<Stage> => {
  const account = await makeAccount();
  const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
  const confirmed = confirmedBy(await previewed(toolCall));
  const again = () => callTool(toolCall, confirmed);
  return {
    accountId: account.accountId,
    attempt: (faulty) => callTool(toolCall, confirmed, faulty),
    afterwards: async (first) => {
      if (first instanceof Error) throw first;
      const last = await untilAnswered(again);
      if (last.kind === "refused") throw new Error(`Answered ${JSON.stringify(last.body)}`);
      const known = effectOf(await again());
      moveClock(LEASE_ENDS_MS);
      return known;
    },
  };
};

/** Each confirmed write, sent until it is answered, and then once more. */
export const CONFIRMED_WRITES: readonly Subject[] = WRITE_TOOLS.map((tool) => ({
  name: tool.operation,
  stage: () => stageOf(tool),
}));
