import { env } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { MemoryProvider } from "../../scripts/agents-check/sign-in/memory-provider.ts";
import { toBase64Url } from "../../src/lib/digest.ts";
import { randomBytes } from "../../src/lib/id.ts";
import { makeAccount } from "../../test/support/api.ts";
import { queryOne } from "../../test/support/query.ts";
import { respondWith } from "../../test/support/serve-with.ts";
import { app } from "../src/app.ts";
import { type PanelEnv, parsePanelSettings } from "../src/settings.ts";
import { issuerMetadata } from "../src/sign-in/oauth/metadata.ts";
import { openToken } from "../src/sign-in/oauth/token-api.ts";
import { type Browser, enter, idempotencyKeyIn, PANEL_URL, type Page, panelEnv } from "./browser.ts";

export const API_URL = "https://api.test";
export const RESOURCE = `${API_URL}/mcp`;

/** The dashboard's environment, with an API address that tokens can be issued for. */
export const oauthPanel = (overrides: Partial<PanelEnv> = {}): PanelEnv =>
  panelEnv({ API_URL, ...overrides });

/** The API, with the panel's `TokenApi`. */
const apiEnv = (panel: PanelEnv): Env =>
  ({
    ...env,
    PUBLIC_URL: API_URL,
    TOKENS: {
      validateToken: (resource: string, token: string) => openToken(panel, resource, token),
      metadata: () => issuerMetadata(panel, parsePanelSettings(panel)),
    },
  }) as unknown as Env;

const networkOf = new Map<string, number>();

/** Each test's programs call from a network of their own. */
const addressFor = (who: string): string => {
  const known = networkOf.get(who) ?? networkOf.size + 1;
  networkOf.set(who, known);
  return `10.99.${known}.1`;
};

/** A program that reaches both Workers over HTTP, as an assistant's server does. */
export class Program {
  readonly panel: PanelEnv;
  readonly api: Env;
  readonly address: string;

  constructor(panel = oauthPanel(), address = addressFor(crypto.randomUUID())) {
    this.panel = panel;
    this.api = apiEnv(panel);
    this.address = address;
  }

  fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input as string, init);
    request.headers.set("CF-Connecting-IP", this.address);
    if (request.url.startsWith(API_URL)) return respondWith(this.api, request);
    if (!request.url.startsWith(PANEL_URL)) throw new TypeError(`nobody is at ${request.url}`);
    const work: Promise<unknown>[] = [];
    const context = { waitUntil: (one: Promise<unknown>) => work.push(one) } as unknown as ExecutionContext;
    const answer = await app.fetch(request, this.panel, context);
    await Promise.all(work);
    return answer;
  };

  async post(
    path: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: OauthAnswer }> {
    const body = new URLSearchParams(fields);
    const answer = await this.fetch(PANEL_URL + path, { method: "POST", body });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? {} : (JSON.parse(text) as OauthAnswer) };
  }

  token(fields: Readonly<Record<string, string>>): Promise<{ status: number; body: OauthAnswer }> {
    return this.post("/oauth/token", fields);
  }

  async register(
    metadata: Readonly<Record<string, unknown>> = {},
  ): Promise<{ status: number; body: OauthAnswer }> {
    const answer = await this.fetch(`${PANEL_URL}/oauth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...CLIENT, ...metadata }),
    });
    return { status: answer.status, body: (await answer.json()) as OauthAnswer };
  }

  /** The HTTP response to a tool call, in the protocol revision without sessions. */
  call(token: string, name = "list_properties", address = RESOURCE): Promise<Response> {
    const body = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: {}, _meta: META },
    };
    return this.fetch(address, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json",
        "MCP-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": name,
      },
      body: JSON.stringify(body),
    });
  }
}

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

export type OauthAnswer = Record<string, string>;

export const REDIRECT = "https://assistant.example.com/callback";

export const CLIENT = {
  client_name: "Assistente",
  redirect_uris: [REDIRECT],
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
};

const challengeOf = async (verifier: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
};

export const newVerifier = (): string => toBase64Url(randomBytes(32));

/** The address of an authorization request. */
export const authorizePath = async (
  fields: Readonly<Record<string, string>> & { readonly client_id: string },
  verifier = newVerifier(),
): Promise<string> => {
  const query = new URLSearchParams({
    response_type: "code",
    redirect_uri: REDIRECT,
    state: "a-state",
    resource: RESOURCE,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: "S256",
    scope: "properties:read",
    ...fields,
  });
  return `/authorize?${query}`;
};

/** Fills in and sends the consent form that a page shows. */
export const decide = async (
  browser: Browser,
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Page> => {
  const page = await browser.get(path);
  if (page.status !== 200) return page;
  const action = /<form method="post" action="(\/authorize[^"]*)"/
    .exec(page.text)![1]!
    .replaceAll("&amp;", "&");
  const chosen = [...page.text.matchAll(/name="(level\/\w+)" value="(\w+)"[^>]*checked/g)];
  const levels = Object.fromEntries(chosen.map(([, name, value]) => [name!, value!]));
  return browser.post(action, {
    once: idempotencyKeyIn(page.text),
    decision: "allow",
    "/validity": "90D",
    ...levels,
    ...fields,
  });
};

/** The query parameters of the redirect to the client. */
export const redirectParams = ({ to }: Page): URLSearchParams => new URL(to ?? "none:").searchParams;

export interface Connected {
  readonly program: Program;
  readonly clientId: string;
  readonly access: string;
  readonly refresh: string;
  readonly answer: OauthAnswer;
}

/** Registers a client, has the person consent, and exchanges the code. */
export const connectAssistant = async (
  browser: Browser,
  {
    program = new Program(),
    fields = {},
    scope = "properties:read",
    clientId: known,
  }: {
    readonly program?: Program;
    readonly fields?: Readonly<Record<string, string>>;
    readonly scope?: string;
    readonly clientId?: string;
  } = {},
): Promise<Connected> => {
  browser.env = program.panel;
  const clientId = known ?? (await program.register()).body.client_id!;
  const verifier = newVerifier();
  const page = await decide(browser, await authorizePath({ client_id: clientId, scope }, verifier), fields);
  const code = redirectParams(page).get("code");
  if (code === null) throw new Error(`No code: ${page.status} ${page.to} ${page.text}`);
  const { status, body } = await program.token(exchange(clientId, code, verifier));
  if (status !== 200) throw new Error(`No token: ${JSON.stringify(body)}`);
  return { program, clientId, access: body.access_token!, refresh: body.refresh_token!, answer: body };
};

export const exchange = (clientId: string, code: string, verifier: string) => ({
  grant_type: "authorization_code",
  client_id: clientId,
  code,
  code_verifier: verifier,
  redirect_uri: REDIRECT,
  resource: RESOURCE,
});

export const refreshing = (clientId: string, token: string) => ({
  grant_type: "refresh_token",
  client_id: clientId,
  refresh_token: token,
  resource: RESOURCE,
});

/** The SDK's own client, which discovers, registers and signs in by itself. */
export const sdkClient = (program: Program, provider: MemoryProvider) => {
  const transport = new StreamableHTTPClientTransport(new URL(RESOURCE), {
    authProvider: provider,
    fetch: program.fetch,
  });
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  return { client, transport };
};

/** The connections of an account that have not ended. */
export const activeConnections = async (accountId: string): Promise<number> => {
  const statement =
    "SELECT count(*) AS n FROM api_keys WHERE account_id = ? AND kind = 'CONNECTION' AND revoked_at IS NULL";
  return (await queryOne(statement, accountId))!.n;
};

/** A person with an account, and a program that is registered as a client. */
export const registeredProgram = async () => {
  const { account, browser, email } = await enter(await makeAccount());
  const program = new Program();
  browser.env = program.panel;
  const clientId = (await program.register()).body.client_id!;
  return { account, browser, email, program, clientId };
};
