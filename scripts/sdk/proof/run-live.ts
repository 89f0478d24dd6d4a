import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PERMISSIONS } from "../../../src/vocabulary/permissions.ts";
import { LIMITS, PLAN, TIER } from "../../demo/accounts.ts";
import type { Http } from "../../demo/http.ts";
import { HOST } from "../../local/settings.ts";
import type { Step } from "../vectors/vector.ts";
import type { Agent } from "./agent.ts";
import { unmet, valueAt } from "./compare.ts";

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  /** In the back office. */
  readonly path: string;
}

/** An account of a language's own, with a key that may do everything. */
export async function openAccount(
  backoffice: Http,
  name: string,
  type: "AGENCY" | "DEVELOPER" = "AGENCY",
): Promise<Account> {
  const created = await backoffice.send<{ data: { id: string } }>("POST", "/backoffice/accounts", {
    ...{ name, type, plan: PLAN, propertyLimit: 100, subscription: "ACTIVE" },
    ...{ ownerName: "Vera Prova", ownerEmail: `${name.toLowerCase()}@example.com` },
  });
  const { id } = created.body.data;
  const path = `/backoffice/accounts/${id}`;
  const grant = { status: "ACTIVE", tier: TIER, scopes: PERMISSIONS, pilotUntil: null, limits: LIMITS };
  await backoffice.send("PUT", `${path}/access`, grant);
  const made = await backoffice.send<{ key: string }>("POST", `${path}/keys`, { name, scopes: PERMISSIONS });
  return { id, name, key: made.body.key, path };
}

/** Keeps what the service delivers. */
export class Receiver {
  readonly last: { text: string; headers: Record<string, string> } = { text: "", headers: {} };
  readonly #server = createServer(async (request, response) => {
    this.last.text = "";
    for await (const chunk of request.setEncoding("utf8")) this.last.text += chunk;
    const named = Object.entries(request.headers).filter(([name]) => name.startsWith("webhook-"));
    this.last.headers = Object.fromEntries(named) as Record<string, string>;
    response.writeHead(204).end();
  });

  async open(): Promise<string> {
    this.#server.listen(0, HOST);
    await once(this.#server, "listening");
    return `http://${HOST}:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Puts what was saved in place of `{name}`, wherever that is a whole value. */
const substituted = <Value>(value: Value, saved: Readonly<Record<string, unknown>>): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => {
    const [, path] = typeof inner === "string" ? (/^\{([\w.]+)\}$/.exec(inner) ?? []) : [];
    return path === undefined ? inner : valueAt(saved, path);
  }) as Value;

/** What is wrong with an SDK by the steps of a day with the service. */
export async function runLive(
  steps: readonly Step[],
  agent: Agent,
  place: { readonly url: string; readonly account: Account },
): Promise<string[]> {
  const receiver = new Receiver();
  const saved: Record<string, unknown> = { account: place.account.name, receiver: await receiver.open() };
  const client = { baseUrl: `${place.url}/v1`, apiKey: place.account.key };
  const faults: string[] = [];
  for (const step of steps) {
    Object.assign(saved, { delivery: receiver.last, now: Math.floor(Date.now() / 1_000) });
    const { task, expect = {}, error } = substituted(step, saved);
    const outcome = await agent.perform({ ...task, client });
    const found = error
      ? unmet(error, outcome.error)
      : outcome.error
        ? [`failed: ${JSON.stringify(outcome.error)}`]
        : unmet(expect, outcome.answer);
    faults.push(...found.map((fault) => `${step.name}: ${fault}`));
    for (const [name, path] of Object.entries(step.save ?? {})) saved[name] = valueAt(outcome.answer, path);
  }
  receiver.close();
  return faults;
}
