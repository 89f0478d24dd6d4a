import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDevVars } from "../scripts/local/dev-vars.ts";
import { freePort } from "../scripts/local/port.ts";
import { applyMigrations, untilHealthy } from "../scripts/local/service.ts";
import { HOST, ROOT } from "../scripts/local/settings.ts";
import { runWrangler, startWrangler, stopTree } from "../scripts/local/wrangler.ts";
import { wranglerConfig } from "../scripts/local/wrangler-config.ts";

/** Limits that never bite: what is measured is the service. */
const LIMITS = {
  ratePerSecond: 10_000,
  burst: 10_000,
  monthlyQuota: 10_000_000,
  maxKeys: 10,
  maxWebhooks: 100,
};
const SCOPES = ["properties:read", "properties:write", "events:read", "webhooks:manage"];

/** Sends JSON, and refuses to go on with a refusal. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

const sender =
  (base: string, credential: string): Send =>
  async (method, path, body) => {
    const headers = { Authorization: `Bearer ${credential}`, "Content-Type": "application/json" };
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(base + path, { method, headers, body: text });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };

/** An account of the bench's own. @returns the v1 API with its key */
const makeAccount = async (url: string, token: string): Promise<Send> => {
  const operator = sender(`${url}/backoffice`, token);
  const account = {
    name: "Bench",
    type: "AGENCY",
    plan: "PRO",
    propertyLimit: 100_000,
    subscription: "ACTIVE",
  };
  const owner = { ownerName: "Bench", ownerEmail: "bench@example.com" };
  const { data } = (await operator("POST", "/accounts", { ...account, ...owner })) as {
    data: { id: string };
  };
  const path = `/accounts/${data.id}`;
  await operator("PUT", `${path}/access`, { status: "ACTIVE", scopes: SCOPES, limits: LIMITS });
  const { key } = await operator("POST", `${path}/keys`, { name: "Bench", scopes: SCOPES });
  return sender(`${url}/v1`, key as string);
};

/**
 * Runs a measurement against the Worker as it is deployed, bundled once so that an edit meanwhile does not restart it,
 * with state that is thrown away.
 */
export const withService = async (measure: (api: Send) => Promise<void>): Promise<void> => {
  const state = mkdtempSync(join(tmpdir(), "service-bench-"));
  const bundle = join(state, "bundle");
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const { BACKOFFICE_TOKEN } = ensureDevVars();
  await runWrangler(["deploy", "--dry-run", "--outdir", bundle]);
  await applyMigrations(state, wranglerConfig().databases);
  const listen = ["--ip", HOST, "--port", String(port), "--inspector-port", "0"];
  const quiet = ["--log-level", "error", "--show-interactive-dev-session=false"];
  const toml = join(state, "wrangler.toml");
  copyFileSync(join(ROOT, "wrangler.toml"), toml);
  const config = ["--config", toml, "--env-file", join(ROOT, ".dev.vars")];
  const own = [...config, "--persist-to", state, "--var", `PUBLIC_URL:${url}`];
  const service = startWrangler(
    ["dev", join(bundle, "index.js"), "--no-bundle", ...listen, ...quiet, ...own],
    "inherit",
  );
  try {
    await untilHealthy(service, url);
    await measure(await makeAccount(url, BACKOFFICE_TOKEN));
  } finally {
    await stopTree(service);
    rmSync(state, { recursive: true, force: true });
  }
};
