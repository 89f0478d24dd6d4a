import { setTimeout as pause } from "node:timers/promises";
import { PERMISSIONS } from "../src/vocabulary/permissions.ts";
import type { Extent } from "./extent.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { makeAccount, OPEN_LIMITS, type Send, sender } from "./stage/accounts.ts";
import { createEndpoint, putListing } from "./stage/calls.ts";
import { BACKOFFICE_TOKEN, type Runtime } from "./stage/runtime.ts";

const AMOUNTS: Readonly<Record<Extent, { readonly endpoints: number; readonly seconds: number }>> = {
  full: { endpoints: 100, seconds: 20 },
  smoke: { endpoints: 6, seconds: 1 },
};
const WRITERS = 4;
const LIMITS = { ...OPEN_LIMITS, maxWebhooks: 200 };
/** A working service has delivered by then, on any machine. */
const PATIENCE_MS = 90_000;

const NEVER = { status: 204, afterMs: 3_600_000 };
const FAILS = { status: 500, afterMs: 0 };
const LIVE_RECEIVER = { status: 204, afterMs: 0 };

/** In turn: a name that does not exist, a receiver that never answers, and one that fails. */
const urlOf = (receiver: Receiver, number: number): string =>
  [
    `https://nowhere-${number}.exemplo-sem-nome.com.br/`,
    `${receiver.url}/never/${number}`,
    `${receiver.url}/fails/${number}`,
  ][number % 3]!;

/** A call refused because access was just withdrawn is no failure. */
const ignoreRefusal = (call: Promise<unknown>): Promise<unknown> => call.catch(() => pause(20));

const write = async (api: Send, end: number, writer: number): Promise<void> => {
  for (let price = 1; Date.now() < end; price += 1) {
    await ignoreRefusal(putListing(api, `W-${writer}-${price % 20}`, price));
  }
};

const replace = async (api: Send, end: number, ids: string[], receiver: Receiver): Promise<void> => {
  for (let number = 0; Date.now() < end; number += 1) {
    const at = number % ids.length;
    const turn = async (): Promise<void> => {
      await api("PATCH", `/webhooks/${ids[at]}`, { status: number % 2 ? "ACTIVE" : "DISABLED" });
      await api("DELETE", `/webhooks/${ids[at]}`);
      ids[at] = await createEndpoint(api, urlOf(receiver, number));
    };
    await ignoreRefusal(turn());
  }
};

/**
 * A hundred dead endpoints are created, changed and deleted while events come and access is withdrawn and restored.
 * Then measures how soon a working endpoint of the same account, and one of another, receives its next event.
 * @returns whether both received it
 */
export const measureAmongDead = async (runtime: Runtime, extent: Extent): Promise<boolean> => {
  const { endpoints, seconds } = AMOUNTS[extent];
  const replyTo = (path: string) => ({ never: NEVER, fails: FAILS })[path.split("/")[1]!] ?? LIVE_RECEIVER;
  const receiver = await startReceiver(replyTo);
  const own = await makeAccount(runtime, LIMITS);
  const other = await makeAccount(runtime, LIMITS);
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  const api = sender(runtime.urls.service, "/v1", own.key);
  const apiOfOther = sender(runtime.urls.service, "/v1", other.key);
  const grant = (status: string) =>
    operator("PUT", `/accounts/${own.id}/access`, { status, scopes: PERMISSIONS, limits: LIMITS });
  try {
    const ids: string[] = [];
    while (ids.length < endpoints) ids.push(await createEndpoint(api, urlOf(receiver, ids.length)));
    await createEndpoint(apiOfOther, `${receiver.url}/lives/other`);
    const end = Date.now() + seconds * 1_000;
    const toggle = async (): Promise<void> => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        await grant(turn % 2 ? "ACTIVE" : "SUSPENDED");
        await pause(turn % 2 ? 2_000 : 200);
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(api, end, writer));
    await Promise.all([...writers, replace(api, end, ids, receiver), toggle()]);
    await grant("ACTIVE");
    await createEndpoint(api, `${receiver.url}/lives/own`);
    const start = Date.now();
    await Promise.all([api, apiOfOther].map((each) => putListing(each, "LAST", 1)));
    const arrival = (path: string) => receiver.arrivals.find((each) => each.path === path);
    const both = () => [arrival("/lives/own"), arrival("/lives/other")];
    while (both().includes(undefined) && Date.now() < start + PATIENCE_MS) await pause(50);
    const [first, second] = both().map((each) => (each ? `after ${each.at - start} ms` : "never"));
    console.log(
      `${endpoints} dead endpoints, created and deleted during ${seconds} s of writes (aim: events arrive)`,
    );
    console.log(
      `  an event to a working endpoint of the same account: ${first}, of another account: ${second}`,
    );
    return !both().includes(undefined);
  } finally {
    receiver.close();
  }
};
