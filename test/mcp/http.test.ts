import { env, exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { METADATA_PATH } from "../../src/mcp/discovery.ts";
import { TOOLS } from "../../src/mcp/tools/tool.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { send } from "../support/http.ts";
import { connect, ERAS, legacyMessage, modernMessage, postMcp } from "../support/mcp.ts";

const INITIALIZE = (protocolVersion: string) =>
  legacyMessage("initialize", {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  });

const LIST = legacyMessage("tools/list");

describe("a key", () => {
  it.each([
    ["absent", null],
    ["malformed", "nonsense"],
    ["forged", `${"a".repeat(20)}.${"b".repeat(40)}`],
  ])("that is %s is answered 401, which names where to learn who issues tokens", async (_, key) => {
    for (const body of [LIST, INITIALIZE("2025-11-25"), legacyMessage("tools/call", { name: "get_me" })]) {
      const answer = await postMcp(key, body);
      expect(answer.status).toBe(401);
      const challenge = answer.headers.get("WWW-Authenticate");
      expect(challenge).toContain(`resource_metadata="${env.PUBLIC_URL}${METADATA_PATH}"`);
      expect(challenge?.includes('error="invalid_token"')).toBe(key !== null);
      expect(answer.body.error).toMatchObject({ code: 401, data: { code: "unauthorized" } });
    }
    const metadata = await send("GET", METADATA_PATH, null);
    expect(metadata.body).toMatchObject({
      resource: `${env.PUBLIC_URL}/mcp`,
      authorization_servers: [env.PANEL_URL],
    });
  });

  it.each(ERAS)("that is revoked between two calls of a %s client is answered 401", async (era) => {
    const { key, path, keyId } = await makeAccount();
    const seen: number[] = [];
    const client = await connect(key, { era, onResponse: ({ status }) => seen.push(status) });
    await client.callTool({ name: "get_me", arguments: {} });
    await backoffice.delete(`${path}/keys/${keyId}`);
    await expect(client.callTool({ name: "get_me", arguments: {} })).rejects.toThrow();
    expect(seen.at(-1)).toBe(401);
  });
});

describe("a request", () => {
  it.each([
    ["https://evil.example", 403],
    ["null", 403],
    ["http://api.test.evil.example", 403],
    ["http://localhost:6274", 200],
    ["http://127.0.0.1:8787", 200],
    [env.PUBLIC_URL, 200],
  ])("of origin %s is answered %i", async (origin, status) => {
    const { key } = await makeAccount();
    const answer = await postMcp(key, LIST, { headers: { Origin: origin } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("by another method is refused with the allowed one", async () => {
    const { key } = await makeAccount();
    for (const method of ["GET", "DELETE", "PUT"] as const) {
      const answer = await send(method, "/mcp", key);
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "OPTIONS, POST"]);
    }
    expect((await send("OPTIONS", "/mcp", null)).status).toBe(204);
    expect((await send("POST", "/mcp/more", key, { body: {} })).status).toBe(404);
  });

  it.each([
    ["an array", [LIST], -32_600],
    ["an empty array", [], -32_600],
    ["a string", '"tools/list"', -32_600],
    ["not JSON", "{", -32_700],
    ["an object with a repeated name", '{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}', -32_700],
    [
      "an object with a prototype",
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"__proto__":{}}}',
      -32_700,
    ],
  ])("that is %s is malformed", async (_, body, code) => {
    const { key } = await makeAccount();
    const answer = await postMcp(key, typeof body === "string" ? body : JSON.stringify(body));
    expect([answer.status, answer.body.error.code, answer.body.id]).toEqual([400, code, null]);
  });

  it("that is larger than a batch is refused before it is read completely", async () => {
    const { key } = await makeAccount();
    const answer = await postMcp(key, `"${"a".repeat(4_000_001)}"`);
    expect([answer.status, answer.body.error.data.code]).toEqual([413, "payload_too_large"]);
  });

  it.each(["text/plain", "application/json; charset=utf-16", "application/json, text/plain"])(
    "whose type is not JSON in UTF-8 is answered 415: %s",
    async (type) => {
      const { key } = await makeAccount();
      const answer = await postMcp(key, LIST, { headers: { "Content-Type": type } });
      expect([answer.status, answer.body.error.code]).toEqual([415, -32_600]);
    },
  );

  it("that is compressed is refused like such a body of the API", async () => {
    const { key, api } = await makeAccount();
    const headers = { "Content-Encoding": "gzip" };
    const ofApi = await api.post("/leads", { body: { name: "Ana" }, headers });
    const answer = await postMcp(key, LIST, { headers });
    const { status, body } = ofApi;
    expect([answer.status, answer.body.error.data.code]).toEqual([status, body.code]);
    expect(answer.body.error.data.invalidParams).toMatchObject([
      { name: "Content-Encoding", code: "not_in_list", allowed: ["identity"] },
    ]);
  });

  it.each([
    ["tools/list", { cursor: 5 }],
    ["tools/list", { cursor: null }],
    ["tools/call", { name: 5 }],
    ["tools/call", { name: "get_me", arguments: [] }],
  ])("of either era with wrong params is refused in one sentence: %s %j", async (method, params) => {
    const { key } = await makeAccount();
    const { body, headers } = modernMessage(method, params);
    const answers = [
      await postMcp(key, legacyMessage(method, params)),
      await postMcp(key, body, { headers: { ...headers, "Mcp-Name": "get_me" } }),
    ];
    for (const { body } of answers)
      expect(body.error).toEqual({ code: -32_602, message: `Invalid params of ${method}` });
  });

  it.each([
    ["no params", undefined],
    ["no version", { protocolVersion: null }],
    ["a number as its version", { protocolVersion: 5 }],
    ["a number as its capabilities", { capabilities: 5 }],
  ])("that initializes with %s is refused in one sentence", async (_, wrong) => {
    const { key } = await makeAccount();
    const right = {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "a", version: "1" },
    };
    const params = wrong && { ...right, ...wrong };
    const { body } = await postMcp(key, { ...legacyMessage("initialize"), params });
    expect(body.error).toEqual({ code: -32_602, message: "Invalid params of initialize" });
  });

  it("that fails because of the service is answered as the service's fault, without details", async () => {
    const { key } = await makeAccount();
    vi.spyOn(TOOLS, "filter").mockImplementation(() => {
      throw new Error("a fault of the service");
    });
    const { body } = await postMcp(key, LIST);
    expect(body.error).toEqual({ code: -32_603, message: "Internal error" });
  });

  it("is answered with the headers of every answer", async () => {
    const { key } = await makeAccount();
    const { headers } = await postMcp(key, legacyMessage("tools/call", { name: "get_me", arguments: {} }));
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("RateLimit")).toMatch(/"second";r=\d+.*"month";r=\d+/);
    expect(headers.get("RateLimit-Policy")).toContain('"month"');
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Type")).toContain("application/json");
    expect(headers.get("Mcp-Session-Id")).toBeNull();
  });
});

describe("an option of the address", () => {
  it.each([
    ["?readonly=true", "readonly"],
    ["?readonly=0", "readonly"],
    ["?readOnly=1", "readOnly"],
    ["?confirm=never", "confirm"],
    ["?toolsets=leads,houses", "toolsets[1]"],
    ["?toolsets=", "toolsets"],
    ["?readonly=1&readonly=1", "readonly"],
  ])("that is unknown is refused: %s", async (query, name) => {
    const { key } = await makeAccount();
    const answer = await postMcp(key, LIST, { query });
    expect(answer.status).toBe(400);
    expect(answer.body.error.data).toMatchObject({ code: "invalid_param", invalidParams: [{ name }] });
  });

  it("can leave a client only the tools that read", async () => {
    const { key } = await makeAccount();
    const client = await connect(key, { query: "?readonly=1" });
    const { tools } = await client.listTools();
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
    expect(tools.length).toBeGreaterThan(20);
    const refused = await client.callTool({ name: "create_lead", arguments: { name: "Ana" } });
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: "access_denied" } });
  });
});

describe("the sets of an address", () => {
  it("leave a client their tools, and those that any key may use", async () => {
    const { key } = await makeAccount();
    const client = await connect(key, { query: "?toolsets=leads,radar" });
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["get_me", "list_cities", "create_lead", "list_matches"]));
    expect(names.filter((name) => /propert(y|ies)(_by_ref)?$|feed|event|launch/.test(name))).toEqual([]);
    expect(names.length).toBeLessThan(25);
    const refused = await client.callTool({ name: "list_properties", arguments: {} });
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: "access_denied" } });
  });
});

describe("a revision", () => {
  it.each(["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])("%s is accepted", async (version) => {
    const { key } = await makeAccount();
    const { status, body } = await postMcp(key, INITIALIZE(version));
    expect([status, body.result.protocolVersion]).toEqual([200, version]);
    expect(body.result.capabilities).toEqual({ tools: {}, prompts: {} });
  });

  it.each(["2026-07-28", "2024-10-07", "2099-01-01"])(
    "%s is not accepted, and another is offered",
    async (version) => {
      const { key } = await makeAccount();
      const { body } = await postMcp(key, INITIALIZE(version));
      expect(body.result.protocolVersion).toBe("2025-11-25");
    },
  );

  it("without sessions can be discovered", async () => {
    const { key } = await makeAccount();
    const { body, headers } = modernMessage("server/discover");
    const answer = await postMcp(key, body, { headers });
    expect(answer.status).toBe(200);
    expect(answer.body.result).toMatchObject({ supportedVersions: ["2026-07-28"], cacheScope: "private" });
  });

  it.each([
    [
      "that is unknown is refused with the supported ones",
      { "MCP-Protocol-Version": "2099-01-01" },
      "2099-01-01",
      -32_022,
    ],
    ["that the headers contradict is refused", { "Mcp-Method": "tools/call" }, "2026-07-28", -32_020],
  ])("%s", async (_, wrong, version, code) => {
    const { key } = await makeAccount();
    const { body, headers } = modernMessage("tools/list");
    const text = JSON.stringify(body).replace("2026-07-28", version);
    const answer = await postMcp(key, text, { headers: { ...headers, ...wrong } });
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
  });

  it("without sessions has no method that would hold a stream open", async () => {
    const { key } = await makeAccount();
    for (const method of ["subscriptions/listen", "resources/list", "nonsense"]) {
      const { body, headers } = modernMessage(method, { notifications: {} });
      const answer = await postMcp(key, body, { headers });
      expect([answer.status, answer.body.error.code]).toEqual([404, -32_601]);
    }
  });

  it("with sessions accepts notifications and sends none", async () => {
    const { key } = await makeAccount();
    const request = new Request(`${env.PUBLIC_URL}/mcp`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", "Mcp-Session-Id": "x" },
      body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
    });
    const response = await exports.default.fetch(request);
    expect([response.status, await response.text()]).toEqual([202, ""]);
  });
});
