import type { Check } from "./check.ts";
import { assertThat } from "./client.ts";

const METADATA = "/.well-known/oauth-protected-resource/mcp";
const ID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const VERSIONS_LEFT = 10;
const VERSION_PAUSE_MS = 500;

interface Ready {
  readonly version: string;
  readonly parts: readonly { readonly name: string; readonly ok: boolean }[];
}

/** The surroundings of the API: its parts, its documents, its neighbors. */
export const AROUND: readonly Check[] = [
  { guard: "health", run: async ({ client }) => void (await client.expect(["GET", "/health"], 200)) },
  {
    guard: "readiness",
    run: async ({ client, token }) => {
      const { status, body } = await client.send<Ready>("GET", "/ready", { key: token });
      const failing = (body.parts ?? []).filter(({ ok }) => !ok).map(({ name }) => name);
      assertThat(status === 200, `GET /ready answered ${status}: ${failing.join(", ") || "nothing"}`);
    },
  },
  {
    guard: "version",
    untried: ({ version }) => (version === null ? "no version was named" : null),
    run: async ({ client, token, version, pause }) => {
      let found = "";
      for (let left = VERSIONS_LEFT; left > 0 && found !== version; left -= 1) {
        found = (await client.send<Ready>("GET", "/ready", { key: token })).body.version;
        if (found !== version) await pause(VERSION_PAUSE_MS);
      }
      assertThat(found === version, `version ${found} answers, not ${version}`);
    },
  },
  {
    guard: "operator's token",
    run: async ({ client }) => {
      for (const sent of [{}, { key: "nobody-s-token-0123456789" }])
        for (const path of ["/ready", "/backoffice/accounts", "/backoffice/nothing"])
          await client.expect(["GET", path, sent], 401, "unauthorized");
    },
  },
  {
    guard: "documents",
    run: async ({ client }) => {
      const { body } = await client.expect<{ servers?: { url: string }[] }>(
        ["GET", "/docs/openapi.json"],
        200,
      );
      const [server] = body.servers ?? [];
      assertThat(
        URL.canParse(server?.url ?? "") && server!.url.endsWith("/v1"),
        `the contract names the server ${server?.url}`,
      );
      const page = await client.send("GET", "/docs", { headers: { Accept: "text/html" } });
      assertThat(page.status < 400, `GET /docs answered ${page.status}`);
      await client.expect(["GET", "/docs/erros/unauthorized"], 200);
    },
  },
  {
    guard: "agent's tools",
    run: async ({ client, own }) => {
      const initialize = {
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params: {
          protocolVersion: "2025-11-25",
          capabilities: {},
          clientInfo: { name: "smoke", version: "1.0.0" },
        },
      };
      const headers = { Accept: "application/json, text/event-stream" };
      const refused = await client.send("POST", "/mcp", { body: initialize, headers });
      assertThat(refused.status === 401, `POST /mcp without a key answered ${refused.status}`);
      await client.expect(["POST", "/mcp", { body: initialize, headers, key: own.key }], 200);
    },
  },
  {
    guard: "dashboard",
    run: async ({ client }) => {
      const { body } = await client.expect<{ authorization_servers?: string[] }>(["GET", METADATA], 200);
      const [panel = ""] = body.authorization_servers ?? [];
      const found = await client.expect<{ issuer?: string }>(
        ["GET", `${panel}/.well-known/oauth-authorization-server`],
        200,
      );
      assertThat(found.body.issuer === panel, `the dashboard at ${panel} calls itself ${found.body.issuer}`);
    },
  },
  {
    guard: "headers",
    run: async ({ client, own }) => {
      const { headers } = await client.expect(["GET", "/v1/me", { key: own.key }], 200);
      assertThat(ID.test(headers.get("x-request-id") ?? ""), "GET /v1/me has no X-Request-Id of a call");
      for (const name of ["ratelimit", "ratelimit-policy", "content-language"])
        assertThat(headers.has(name), `GET /v1/me has no ${name}`);
      assertThat(/no-store/.test(headers.get("cache-control") ?? ""), "GET /v1/me may be cached");
    },
  },
];
