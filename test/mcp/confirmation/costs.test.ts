import { describe, expect, it } from "vitest";
import { sampleOf } from "../../contract/samples.ts";
import { callTool, confirmedBy, previewed, WRITE_TOOLS } from "../../support/agent.ts";
import { pathOf } from "../../support/contract-client.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import type { Method } from "../../support/http.ts";
import { serveWith } from "../../support/serve-with.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();

const account = sharedAccount();

/** The calls that the reply waits for: work that outlives the reply does not count. */
const waitedFor = ({ calls }: { readonly calls: readonly string[] }): string[] =>
  calls.filter((label) => !label.startsWith("EVENT_LOG."));

type Tool = (typeof WRITE_TOOLS)[number];

/** The calls to the platform that the same write makes through the API. */
const plainCost = async ({ endpoint }: Tool, query: string, headers: object): Promise<string[]> => {
  const sample = await sampleOf(endpoint, account);
  const faulty = faultyEnv(null);
  const options = { headers: { ...headers }, ...(sample.body !== undefined && { body: sample.body }) };
  const method = endpoint.route.method.toUpperCase() as Method;
  const path = `${pathOf(endpoint, sample)}${query}`;
  await serveWith(faulty, { key: account.key, method, base: "", path, options });
  return waitedFor(faulty);
};

describe("a tool that writes", () => {
  it.each(WRITE_TOOLS)(
    "makes no more calls to the platform for $operation than the API does",
    async (tool) => {
      const { endpoint, operation } = tool;
      const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
      const dry = faultyEnv(null);
      const wet = faultyEnv(null);
      const confirmed = confirmedBy(await previewed(toolCall));
      await callTool(toolCall, {}, dry);
      await callTool(toolCall, confirmed, wet);
      const dryRun = await plainCost(tool, "?dryRun=true", {});
      // A batch's dry run is stored; its preview is not.
      const stored = operation.endsWith("Batch") ? 1 : 0;
      expect(waitedFor(dry)).toEqual(dryRun.slice(0, dryRun.length - stored));
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      expect(waitedFor(wet)).toEqual(await plainCost(tool, "", headers));
    },
  );
});
