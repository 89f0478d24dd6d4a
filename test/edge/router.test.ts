import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { EdgeApi } from "../../src/edge/edge-api.ts";
import router from "../../src/edge/router.ts";
import type { EdgeApiPort } from "../../src/ports/edge-api.ts";
import { makeAccount } from "../support/api.ts";

type Call = { readonly at: "placed" | "edge"; readonly request: Request };

/** The edge router in front of the real service, and a record of the entry point that each request reached. */
const routerStage = (made?: EdgeApiPort["made"]) => {
  const received: Call[] = [];
  const edgeApi = new EdgeApi(createExecutionContext(), env);
  const noting = (at: Call["at"], answer: (request: Request) => Promise<Response>) => (request: Request) => {
    received.push({ at, request });
    return answer(request);
  };
  const bindings = {
    PLACED_API: { fetch: noting("placed", (request) => exports.default.fetch(request)) as Fetcher["fetch"] },
    EDGE_API: {
      fetch: noting("edge", (request) => edgeApi.fetch(request)),
      made: made ?? ((authorization) => edgeApi.made(authorization)),
    },
  };
  const send = async (request: Request): Promise<Response> =>
    router.fetch(request as Request<unknown, IncomingRequestCfProperties>, bindings);
  return { received, send };
};

const request = (path: string, headers: HeadersInit = {}, init: RequestInit = {}): Request =>
  new Request(`http://api.test${path}`, { ...init, headers, redirect: "manual" });

/** An answer without what differs from call to call. */
const comparable = async (response: Response) => {
  const headers = Object.fromEntries(response.headers);
  delete headers["x-request-id"];
  const body = (await response.text()).replaceAll(/"requestId":"[^"]+"/g, "");
  return { status: response.status, headers, body };
};

const PHOTO = `/photos/acc-0000000000000000/${"0".repeat(64)}.jpg`;
const BROWSER = { Accept: "text/html" };

describe("the edge router", () => {
  it.for([
    ["/health", {}],
    ["/", BROWSER],
    ["/", {}],
    ["/docs", BROWSER],
    ["/docs/", {}],
    ["/docs/openapi.json?lang=en", {}],
    ["/docs/erros/rate-limited", BROWSER],
    ["/docs/there-is-nothing", {}],
    ["/robots.txt", {}],
    ["/sitemap.xml", {}],
    ["/llms.txt", {}],
    ["/favicon.ico", {}],
    [PHOTO, {}],
    ["/photos/nothing", {}],
    ["/v1/me", {}],
    ["/v1/me", { Authorization: "Bearer rea_forged" }],
    ["/v1/nothing", { Authorization: "Basic x" }],
    ["/v1", {}],
  ] as const)("answers %s in the caller's city, as the placed API does", async ([path, headers]) => {
    const { received, send } = routerStage();
    const answer = await comparable(await send(request(path, headers)));
    expect(received.map(({ at }) => at)).toEqual(["edge"]);
    expect(answer).toEqual(await comparable(await exports.default.fetch(request(path, headers))));
  });

  it("refuses an unknown method in the caller's city, as the placed API does", async () => {
    const { received, send } = routerStage();
    const preflight = () => request("/v1/me", {}, { method: "OPTIONS" });
    const answer = await comparable(await send(preflight()));
    expect(answer).toEqual(await comparable(await exports.default.fetch(preflight())));
    expect(answer.status).toBe(204);
    expect(received.map(({ at }) => at)).toEqual(["edge"]);
  });

  it("refuses a key with a forged MAC, but no key that the service made", async () => {
    const { key } = await makeAccount();
    const forged = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
    const { received, send } = routerStage();
    const of = (one: string) => send(request("/v1/me", { Authorization: `Bearer ${one}` }));
    expect((await of(forged)).status).toBe(401);
    expect((await of(key)).status).toBe(200);
    expect(received.map(({ at }) => at)).toEqual(["edge", "placed"]);
  });

  it("passes a call on unchanged, with its caller's address", async () => {
    const { key } = await makeAccount();
    const { received, send } = routerStage();
    const headers = { Authorization: `Bearer ${key}`, "CF-Connecting-IP": "203.0.113.7", "X-Any": "1" };
    const sent = request("/v1/properties?dryRun=true", headers, { method: "POST", body: "{" });
    expect((await send(sent)).status).toBe(400);
    expect(received).toEqual([{ at: "placed", request: sent }]);
  });

  it.for([
    "/backoffice/openapi.json",
    "/backoffice/accounts",
    "/ready",
    "/mcp",
    "/.well-known/oauth-protected-resource/mcp",
    "/v10/me",
    "/docsx",
    "/healthy",
    "/elsewhere",
  ])("leaves %s to the placed API", async (path) => {
    const { received, send } = routerStage();
    await send(request(path));
    expect(received.map(({ at }) => at)).toEqual(["placed"]);
  });

  it("leaves a call to the placed API if its key cannot be read here", async () => {
    const { key } = await makeAccount();
    const { received, send } = routerStage(() => Promise.reject(new Error("the isolate is gone")));
    const answer = await send(request("/v1/me", { Authorization: `Bearer ${key}` }));
    expect(answer.status).toBe(200);
    expect(received.map(({ at }) => at)).toEqual(["placed"]);
  });

  it("learns only whether the key is genuine", async () => {
    const edgeApi = new EdgeApi(createExecutionContext(), env);
    const { key } = await makeAccount();
    expect(await edgeApi.made(`Bearer ${key}`)).toBe(true);
    for (const authorization of [null, "", key, "Bearer ", `Bearer ${key}x`, `Basic ${key}`])
      expect(await edgeApi.made(authorization)).toBe(false);
  });
});
