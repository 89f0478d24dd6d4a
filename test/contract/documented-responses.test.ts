import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, expectDocumented, successesOf, withQuery } from "../support/contract-client.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { strict } from "../support/strict-schema.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { isList, operations, sampleOf, walkOf } from "./samples.ts";

stubFetch();

const account = sharedAccount();

describe("the documented successes", () => {
  it.each(operations())("of $operation all occur", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const seen = new Set<number>();
    if (endpoint.kind === "write")
      seen.add((await ask(account.key, endpoint, withQuery(call, "dryRun=true"))).status);
    for (let sent = 0; sent < 2; sent += 1) {
      const { status } = await ask(account.key, endpoint, call);
      if (status < 400) seen.add(status);
    }
    expect([...seen].sort()).toEqual([...successesOf(endpoint)].sort());
  });

  it.each(operations(isList))("of $operation hold for full pages", async ({ endpoint }) => {
    const call = await walkOf(endpoint, account);
    const { status } = await ask(account.key, endpoint, call);
    expect(status).toBe(200);
  });
});

describe("the check of every answer", () => {
  const Nested = z.object({ data: z.array(z.object({ id: z.string(), note: z.string().nullable() })) });

  it.each([
    ["an undocumented member", { data: [{ id: "1", note: null, extra: 1 }] }],
    ["a member that is missing", { data: [{ id: "1" }] }],
    ["an undocumented member at the top", { data: [], extra: 1 }],
  ])("notices %s", (_, body) => {
    expect(strict(Nested).safeParse(body).success).toBe(false);
  });

  it("notices an undocumented status and code", async () => {
    const [me] = operations(({ route: { operationId } }) => operationId === "getMe");
    const answer = await ask(account.key, me!.endpoint, {});
    expect(() => expectDocumented(me!.endpoint, { ...answer, status: 201 })).toThrow("getMe answered");
  });
});
