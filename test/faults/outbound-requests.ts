import { env } from "cloudflare:workers";
import { backoffice, type TestAccount } from "../support/api.ts";
import { makeWebhook } from "../support/receiver.ts";
import { type CallSubject, callSubject } from "./call-subject.ts";
import { CONSUMED } from "./consumers.ts";
import type { Subject } from "./walk.ts";

/** A host name whose DNS answer is not cached. */
const newHost = (): string => `https://${crypto.randomUUID()}.example.com`;

const options = (body: unknown) => ({ options: { body } });

/** Calls that wait for an answer from outside. */
const CALLS: Readonly<Record<string, CallSubject["prepare"]>> = {
  "a webhook is created": ({ key }: TestAccount) => ({
    key,
    method: "POST",
    path: "/webhooks",
    ...options({ url: `${newHost()}/events` }),
  }),
  "a webhook is tested": async ({ key, api }: TestAccount) => {
    const { id } = await makeWebhook(api, { url: `${newHost()}/events` });
    return { key, method: "POST", path: `/webhooks/${id}/test` };
  },
  "a feed is configured": ({ path }: TestAccount) => ({
    key: env.BACKOFFICE_TOKEN,
    method: "PUT",
    base: "/backoffice",
    path: `${path}/feed`,
    ...options({ url: `${newHost()}/a.xml`, connector: "VRSYNC", autoSync: false }),
  }),
  "a sync is tried": async ({ key, path }: TestAccount) => {
    await backoffice.put(`${path}/feed`, { url: `${newHost()}/a.xml`, connector: "VRSYNC", autoSync: false });
    return { key, method: "POST", path: "/feed/sync?dryRun=true" };
  },
};

export const WAITING_CALLS: readonly Subject[] = Object.entries(CALLS).map(([name, prepare]) =>
  callSubject({ name, prepare, keyed: false, notIdempotent: true }),
);

/** Messages whose work sends outgoing requests. */
const FETCHING = /^(photos: a gallery|webhooks: .*|feeds: .*)$/;

export const OUTBOUND: readonly Subject[] = [
  ...WAITING_CALLS,
  ...CONSUMED.filter(({ name }) => FETCHING.test(name)),
];
