import { describe, expect, it } from "vitest";
import { TOOLS } from "../../src/mcp/tools/tool.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { backoffice, grantAccess, makeAccount, makeKey } from "../support/api.ts";
import { callTool, connect, legacyMessage, modernMessage, postMcp, toolAnswerOf } from "../support/mcp.ts";

const toolNames = async (key: string): Promise<string[]> => {
  const { tools } = await (await connect(key)).listTools();
  return tools.map(({ name }) => name);
};

describe("the list of tools", () => {
  it.each(PERMISSIONS)("of a key with only %s shows what it may use", async (permission) => {
    const { path } = await makeAccount();
    const { key } = await makeKey(path, { scopes: [permission] });
    const expected = TOOLS.filter(({ endpoint }) => [null, permission].includes(endpoint.permission));
    expect(await toolNames(key)).toEqual(expected.map(({ name }) => name));
  });

  it("follows the account's grant", async () => {
    const { path, key } = await makeAccount();
    await grantAccess(path, { scopes: ["team:read"] });
    expect(await toolNames(key)).toContain("list_team");
    expect(await toolNames(key)).not.toContain("list_leads");
  });

  it("may be cached for five minutes, only by its client", async () => {
    const { key } = await makeAccount();
    const { body, headers } = modernMessage("tools/list");
    const answer = await postMcp(key, body, { headers });
    expect(answer.body.result).toMatchObject({ ttlMs: 300_000, cacheScope: "private" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("is the same on each request, and contains nothing of the account", async () => {
    const { key } = await makeAccount({ account: { name: "Imobiliária Peculiar" } });
    const [one, two] = await Promise.all([
      postMcp(key, legacyMessage("tools/list")),
      postMcp(key, legacyMessage("tools/list")),
    ]);
    expect(one!.text).toBe(two!.text);
    expect(one!.text).not.toContain("Peculiar");
  });

  it("is not counted towards the month, and neither is an initialization", async () => {
    const { path, key } = await makeAccount();
    await toolNames(key);
    await toolNames(key);
    const { result } = await callTool(key, "get_me");
    expect(result.data.usage.calls).toBe(0);
    await callTool(key, "list_cities", { limit: 1 });
    expect((await callTool(key, "get_me")).result.data.usage.calls).toBe(1);
    expect((await backoffice.get(`${path}/usage`)).status).toBe(200);
  });
});

describe("a tool that the key may not use", () => {
  const table = TOOLS.flatMap(({ name, endpoint }) =>
    endpoint.permission ? [[name, endpoint.permission] as const] : [],
  );

  it.each(table)("is refused even if called unlisted: %s names %s", async (name, permission) => {
    const { path } = await makeAccount();
    const { key } = await makeKey(path, { scopes: PERMISSIONS.filter((other) => other !== permission) });
    const { isError, result } = await callTool(key, name);
    expect(isError).toBe(true);
    expect(result).toMatchObject({ code: "access_denied", message: expect.stringContaining(permission) });
  });
});

describe("an account that may not call", () => {
  it("is refused by HTTP, or in the result if a tool was called", async () => {
    const { path, key } = await makeAccount();
    const client = await connect(key);
    await grantAccess(path, { status: "SUSPENDED" });
    const listing = await postMcp(key, legacyMessage("tools/list"));
    expect([listing.status, listing.body.error.code, listing.body.error.data.code]).toEqual([
      403,
      403,
      "SUSPENDED",
    ]);
    const called = toolAnswerOf((await client.callTool({ name: "get_me", arguments: {} })) as never);
    expect(called).toMatchObject({ isError: true, result: { code: "SUSPENDED" } });
  });

  it("over its rate limit learns when to retry, from the result and from the header", async () => {
    const { key } = await makeAccount({ access: { limits: { ratePerSecond: 1, burst: 2 } } });
    const call = legacyMessage("tools/call", { name: "list_cities", arguments: { limit: 1 } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => postMcp(key, call)));
    const refused = answers.find(({ body }) => body.result.isError)!;
    expect(refused.status).toBe(200);
    expect(refused.body.result.structuredContent).toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(Number(refused.headers.get("Retry-After"))).toBe(
      refused.body.result.structuredContent.retryAfterSeconds,
    );
    const listings = await Promise.all(
      Array.from({ length: 6 }, () => postMcp(key, legacyMessage("tools/list"))),
    );
    const limited = listings.find(({ status }) => status === 429)!;
    expect(limited.body.error).toMatchObject({ code: 429, data: { code: "rate_limited" } });
    expect(limited.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
  });

  it("whose month's calls are used up is refused", async () => {
    const { key } = await makeAccount({ access: { limits: { monthlyQuota: 1 } } });
    await callTool(key, "list_cities", { limit: 1 });
    const { isError, result } = await callTool(key, "list_cities", { limit: 1 });
    expect([isError, result.code]).toEqual([true, "monthly_quota_exceeded"]);
    expect((await callTool(key, "get_me")).isError).toBe(false);
  });
});
