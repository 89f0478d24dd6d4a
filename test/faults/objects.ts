import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { AccountGate } from "../../durable-objects/account-gate/object.ts";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import { makeAccount, type Overrides, type TestAccount } from "../support/api.ts";
import { LOG_OUT_OF_REACH, logOf } from "../support/event-log.ts";
import { type FaultyEnv, faultyEnv } from "../support/faulty-env.ts";
import { admit, codeOf, gateOf } from "../support/gate.ts";
import { serveWith } from "../support/interruption.ts";
import { listing } from "../support/listing.ts";
import { makeEvent, makeWebhook } from "../support/receiver.ts";
import { comeToRest, deliver } from "./rest.ts";
import { takeMessages } from "./stage-door.ts";
import type { Subject } from "./walk.ts";
import { serve } from "./web.ts";

type Work = (state: DurableObjectState, bindings: Env, account: TestAccount) => Promise<unknown>;

/** An object stops waiting for what has died in it; else it could never be evicted. */
const inside = (
  stub: DurableObjectStub,
  faulty: FaultyEnv,
  work: (state: DurableObjectState) => Promise<unknown>,
) =>
  runInDurableObject(stub, (_, state) => {
    const working = work(state).then(() => "done");
    return faulty.mortal ? Promise.race([working, faulty.died]) : working;
  });

interface ObjectSubject {
  readonly name: string;
  readonly overrides?: Overrides;
  readonly of: (accountId: string) => DurableObjectStub;
  prepare(account: TestAccount): Promise<unknown>;
  readonly work: Work;
  /** What the next caller, or the alarm's next time, does. */
  again(account: TestAccount): Promise<unknown>;
}

const objectSubject = ({ name, overrides, of, prepare, work, again }: ObjectSubject): Subject => ({
  name,
  stage: async () => {
    await env.DB.prepare("DELETE FROM webhook_accounts").run();
    const account = await makeAccount(overrides);
    const { accountId } = account;
    await prepare(account);
    return {
      accountId,
      attempt: (faulty) => inside(of(accountId), faulty, (state) => work(state, faulty.env, account)),
      afterwards: async () => {
        await again(account);
        await comeToRest(accountId);
        return null;
      },
    };
  },
});

/** Events and a job, wanted by an endpoint, that no drain has taken. */
const undrained = async (account: TestAccount): Promise<void> => {
  await makeWebhook(account.api);
  const options = { body: listing({ photos: ["http://localhost:9099/none"] }) };
  await serveWith(faultyEnv(null, LOG_OUT_OF_REACH), {
    ...{ key: account.key, method: "PUT", path: "/properties/by-ref/AP-1" },
    options,
  });
};

/** An endpoint that is gone, whose owner has yet to be told. */
const disabled = async (account: TestAccount): Promise<void> => {
  const { url } = await makeWebhook(account.api);
  serve(url, () => new Response(null, { status: 410 }));
  await makeEvent(account.api, "A");
  for (const message of takeMessages(account.accountId)) await deliver("webhooks", message);
};

const drain: Work = (state, bindings, { accountId }) =>
  new EventLog(state, bindings).drain({ accountId, shard: "DB" });

const read: Work = (state, bindings, { accountId }) =>
  new EventLog(state, bindings).read({
    ...{ accountId, shard: "DB", after: null, since: null },
    ...{ types: ["property.created"], limit: 10 },
  });

const admission: Work = async (state, bindings, { accountId, keyId, key }) =>
  new AccountGate(state, bindings).admit({
    ...{ accountId, keyId, keyHash: await sha256Hex(key), ip: null, permission: null },
    ...{ countsMonth: true, write: false, wantsPortfolio: true, idempotency: null },
  });

const readEvents = ({ api }: TestAccount): Promise<unknown> => api.get("/events");

export const OBJECTS: readonly Subject[] = [
  objectSubject({ name: "the log: a drain", of: logOf, prepare: undrained, work: drain, again: readEvents }),
  objectSubject({ name: "the log: a read", of: logOf, prepare: undrained, work: read, again: readEvents }),
  objectSubject({
    name: "the log: its alarm",
    of: logOf,
    prepare: disabled,
    work: (state, bindings) => new EventLog(state, bindings).alarm(),
    // Not even the platform tries it again.
    again: async () => null,
  }),
  objectSubject({
    name: "the gate: an admission",
    of: gateOf,
    prepare: async () => undefined,
    work: admission,
    again: async (account) => expect(codeOf(await admit(account))).toBe("admitted"),
  }),
  objectSubject({
    name: "the gate: its alarm",
    overrides: { access: { limits: { monthlyQuota: 5 } } },
    of: gateOf,
    prepare: async ({ api }) => {
      for (let call = 0; call < 4; call += 1) await api.get("/team");
    },
    work: (state, bindings) => new AccountGate(state, bindings).alarm(),
    again: ({ accountId }) =>
      inside(gateOf(accountId), faultyEnv(null), (state) => new AccountGate(state, env).alarm()),
  }),
];
