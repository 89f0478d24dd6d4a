import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { confirming } from "../../../src/contract/confirming.ts";
import type { AppEnv } from "../../../src/contract/context.ts";
import type { Endpoint } from "../../../src/contract/endpoint.ts";
import { callEndpoint, requestFor } from "../../../src/mcp/call-endpoint.ts";
import { requestContext } from "../../../src/middleware/request-context.ts";
import { operations, sampleOf } from "../../contract/samples.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { dumpOf } from "../../support/dump.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import { requestOf } from "../../support/http.ts";
import { BackgroundTasks } from "../../support/serve-with.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
holdQueues();

/** Serves an endpoint behind the tools' door, as it is, or marked as a preview. */
const serve = async (
  { key }: TestAccount,
  endpoint: Endpoint,
  { params = {}, body = null }: Call,
  isMarked = false,
): Promise<number> => {
  const door = new Hono<AppEnv>();
  door.use(requestContext());
  door.post("/door", (c) => {
    const input = { params, query: {}, body: body as Readonly<Record<string, unknown>> | null, faults: [] };
    const request = requestFor({ outer: c, endpoint, input });
    if (isMarked) confirming(request, { step: "preview" });
    return callEndpoint(c, request);
  });
  const background = new BackgroundTasks();
  const request = requestOf("POST", "/door", key, {});
  const { status } = await door.fetch(request, env, background.context);
  await background.ended();
  return status;
};

const writes = operations(({ kind }) => kind === "write");
const actions = writes.filter(({ endpoint }) => "act" in endpoint);

describe("the tools' door", () => {
  it.each(writes)(
    "serves $operation to nobody who has not said how it is confirmed",
    async ({ endpoint }) => {
      const account = await makeAccount();
      const call = await sampleOf(endpoint, account);
      const before = await dumpOf(account.accountId);
      expect(await serve(account, endpoint, call)).toBe(500);
      expect(await dumpOf(account.accountId)).toEqual(before);
    },
  );

  it.each(actions)("previews $operation not even when it is asked to", async ({ endpoint }) => {
    const account = await makeAccount();
    const call = await sampleOf(endpoint, account);
    const before = await dumpOf(account.accountId);
    expect(await serve(account, endpoint, call, true)).toBe(500);
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});
