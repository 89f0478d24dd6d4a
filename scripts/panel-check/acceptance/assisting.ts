import { createHash, randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { faultsOfFraming } from "../framing.ts";
import { type Check, PEOPLE, press, type Receiver, type Stage, textOf, unless } from "./stage.ts";

interface Client {
  readonly id: string;
  readonly redirect: string;
  readonly verifier: string;
}

const register = async ({ place }: Stage, { origin }: Receiver): Promise<Client> => {
  const redirect = `${origin}/callback`;
  const answer = await fetch(`${place.origin}/oauth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      client_name: "Assistente",
      redirect_uris: [redirect],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    }),
  });
  const { client_id } = (await answer.json()) as { client_id: string };
  return { id: client_id, redirect, verifier: randomBytes(32).toString("base64url") };
};

const requestOf = ({ place }: Stage, { id, redirect, verifier }: Client): string => {
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const query = {
    response_type: "code",
    client_id: id,
    redirect_uri: redirect,
    state: "a-state",
    resource: `${place.url}/mcp`,
    code_challenge: challenge,
    code_challenge_method: "S256",
    scope: "properties:read",
  };
  return `${place.origin}/authorize?${new URLSearchParams(query)}`;
};

/** The owner decides on the consent page. @returns the query of the redirect */
const consent = async (
  stage: Stage,
  client: Client,
  decision: "allow" | "deny",
): Promise<URLSearchParams> => {
  const { page, home } = await stage.enter(PEOPLE.owner);
  await page.goto(requestOf(stage, client));
  const account = page.locator(`main a[href*="account=${home.split("/").at(-1)}"]`);
  if ((await account.count()) > 0) await press(page, account);
  const { host } = new URL(client.redirect);
  await Promise.all([
    page.waitForURL((url) => url.host === host),
    page.locator(`button[value="${decision}"]`).click(),
  ]);
  return new URL(page.url()).searchParams;
};

const tokenFor = async ({ place }: Stage, client: Client, code: string): Promise<string> => {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    client_id: client.id,
    redirect_uri: client.redirect,
    code_verifier: client.verifier,
    resource: `${place.url}/mcp`,
  });
  const answer = await fetch(`${place.origin}/oauth/token`, { method: "POST", body });
  return ((await answer.json()) as { access_token: string }).access_token;
};

/** Makes one call of the agent's tools. @returns the status and the text of the answer */
const askTools = async ({ place }: Stage, token: string, method: string, params: object = {}) => {
  const answer = await fetch(`${place.url}/mcp`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "MCP-Protocol-Version": "2025-11-25",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return { status: answer.status, text: await answer.text() };
};

const asBrowser = (_: unknown, response: ServerResponse) =>
  response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Back</title>");

const REFUSED_TITLE = /could not|não foi possível|não pode/i;

export const ASSISTING: Readonly<Record<string, Check>> = {
  "37: an assistant that may only read writes nothing, and is out once its connection ends": (stage) =>
    stage.receiving(async (receiver) => {
      const client = await register(stage, receiver);
      const code = (await consent(stage, client, "allow")).get("code") ?? "";
      const token = await tokenFor(stage, client, code);
      const tools = await askTools(stage, token, "tools/list");
      const name = "set_property_status";
      const write = await askTools(stage, token, "tools/call", {
        name,
        arguments: { propertyId: "prop-z13jp4egdtjgxyb5", status: "INACTIVE" },
      });
      const { page, home } = await stage.as(PEOPLE.owner);
      await page.goto(`${home}/connections`);
      const row = page.locator("main tbody tr", { hasText: "Assistente" }).first();
      await press(page, row.locator('form[action$="/end"] button'));
      const after = await askTools(stage, token, "tools/list");
      return [
        ...unless(tools.status === 200 && tools.text.includes("list_properties"), `tools: ${tools.status}`),
        ...unless(/access_denied/.test(write.text), `a write says ${write.text.slice(0, 300)}`),
        ...unless(after.status === 401, `after its end: ${after.status}`),
      ];
    }, asBrowser),
  "38: a denial sends nothing else, and a redirect that differs by one letter goes nowhere": (stage) =>
    stage.receiving(async (receiver) => {
      const client = await register(stage, receiver);
      const brought = await consent(stage, client, "deny");
      const { page } = await stage.as(PEOPLE.owner);
      const answer = await page.goto(requestOf(stage, { ...client, redirect: `${client.redirect}k` }));
      return [
        ...unless(brought.get("error") === "access_denied" && !brought.has("code"), `brings ${brought}`),
        ...unless(brought.get("iss") === stage.place.origin, `comes from ${brought.get("iss")}`),
        ...unless(
          answer?.status() === 400 && page.url().startsWith(stage.place.origin),
          `leads to ${page.url()}`,
        ),
        ...unless(REFUSED_TITLE.test(await textOf(page)), `says ${await textOf(page)}`),
      ];
    }, asBrowser),
  "39: no other site writes or frames, and the console is not at the owner's host": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    const cookies = await page.context().cookies();
    const answer = await fetch(`${home}/captacao/pause`, {
      method: "POST",
      headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
      body: new URLSearchParams({ paused: "yes" }),
    });
    const console_ = await page.request.get(`${stage.place.origin}/operator`);
    return [
      ...unless(answer.status === 403, `a form without an origin is answered ${answer.status}`),
      ...(await faultsOfFraming(page, stage.place.origin)),
      ...unless(console_.status() === 404, `the console answers ${console_.status()}`),
    ];
  },
};
