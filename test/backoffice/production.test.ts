import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { app } from "../../src/app.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { type Answer, answerOf } from "../support/http.ts";

const PRODUCTION = {
  ENVIRONMENT: "production",
  PUBLIC_URL: "https://api.test",
  PANEL_URL: "https://panel.test",
  ALLOW_PRIVATE_TARGETS: "false",
};

/** The same service and data in a production environment. */
const inProduction = async (path: string, body: object): Promise<Answer> => {
  const request = new Request(`https://api.test/backoffice${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${env.BACKOFFICE_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await app.fetch(request, { ...env, ...PRODUCTION }, createExecutionContext());
  return answerOf(response, `POST /backoffice${path}`);
};

const ACCOUNT = {
  name: "A",
  type: "AGENCY",
  plan: "PRO",
  propertyLimit: 1,
  ownerName: "B",
  ownerEmail: "b@example.com",
};

describe("a production service", () => {
  it("creates accounts", async () => {
    expect((await inProduction("/accounts", ACCOUNT)).status).toBe(201);
  });

  it.each([
    ["/accounts", { ...ACCOUNT, seed: "demo" }, "seed"],
    ["/jobs/retention", { now: "2031-01-01T00:00:00Z" }, "now"],
  ])("refuses development features: %s", async (path, body, name) => {
    const answer = await inProduction(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "invalid_param",
      invalidParams: [{ in: "body", name, code: "not_in_production" }],
    });
  });

  it.each([
    "access/decision",
    "curation/properties/prop-none",
    "curation/properties/prop-none/undo",
    "curation/neighborhoods",
    "dead-letters/none/send",
    "dead-letters/none/let-go",
    "notices/none/send",
    "work",
  ])("leaves to people what people decide, whoever has the token: %s", async (path) => {
    const { path: account } = await makeAccount();
    const at = path === "access/decision" ? `${account}/${path}` : `/${path}`;
    const { status, body } = await inProduction(at, {});
    expect([status, body.code]).toEqual([403, "access_denied"]);
    const local = await backoffice.post(at, {});
    expect(local.body.code).not.toBe("access_denied");
  });

  it("refuses a key's seed", async () => {
    const { path } = await makeAccount();
    const answer = await inProduction(`${path}/keys`, { name: "A", scopes: [], seed: "demo" });
    expect([answer.status, answer.body.invalidParams[0].name]).toEqual([400, "seed"]);
  });

  it("does not show the cost of a call", async () => {
    const request = new Request("https://api.test/health");
    const response = await app.fetch(request, { ...env, ...PRODUCTION }, createExecutionContext());
    expect(response.headers.get("Server-Timing")).toBeNull();
  });
});
