import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GRANT_STATUSES } from "../../src/db/schema/grants.ts";
import { HOUR_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { backoffice, grantAccess, makeAccount, type TestAccount } from "../support/api.ts";
import { leaveEvents, logOf } from "../support/event-log.ts";
import { admit, codeOf } from "../support/gate.ts";
import type { Json } from "../support/http.ts";
import { query } from "../support/query.ts";
import {
  commitEvents,
  consume,
  deliveriesOf,
  holdReminders,
  makeWebhook,
  type Receiver,
  receiver,
  reminderOf,
  status,
} from "../support/receiver.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

/** The lifetime of the gate's cache. */
const CACHE_MS = 30 * SECOND_MS;
const WITHOUT_LEADS = PERMISSIONS.filter((permission) => !permission.startsWith("leads:"));

let account: TestAccount;
let webhookId: string;
let web: Receiver;

beforeEach(async () => {
  stopClockAt(Date.now());
  web = receiver();
  holdReminders();
  account = await makeAccount();
  webhookId = (await makeWebhook(account.api)).id;
});

/** Read inside the object, because the account's own calls may be refused. */
const storedDeliveries = (): Promise<string[]> =>
  runInDurableObject(logOf(account.accountId), (_, { storage }) =>
    storage.sql
      .exec<{ state: string }>("SELECT type || ' ' || status AS state FROM deliveries ORDER BY sequence")
      .toArray()
      .map(({ state }) => state),
  );

const event = (type = "lead.created") => commitEvents(account.accountId, 1, type);
const work = () => consume(reminderOf(account.accountId, webhookId));
const grant = (access: Json) => grantAccess(account.path, access);

/** Changes the grant without a notice to anyone. */
const grantUnnoticed = (column: "status" | "scopes", value: string) =>
  query(`UPDATE grants SET ${column} = ? WHERE account_id = ?`, value, account.accountId);

const changeAccount = (change: Json) => backoffice.patch(account.path, change);
const isoIn = (ms: number) => new Date(Date.now() + ms).toISOString();

describe("every state that refuses the account's calls", () => {
  const STATES: { code: string; begin(): Promise<unknown>; end(): Promise<unknown> }[] = [
    ...GRANT_STATUSES.filter((each) => each !== "ACTIVE").map((each) => ({
      code: each,
      begin: () => grant({ status: each }),
      end: () => grant({ status: "ACTIVE" }),
    })),
    {
      code: "ACCOUNT_INACTIVE (the account's own)",
      begin: () => changeAccount({ status: "INACTIVE" }),
      end: () => changeAccount({ status: "ACTIVE" }),
    },
    {
      code: "PLAN_NOT_ELIGIBLE (by its plan)",
      begin: () => changeAccount({ plan: "FREE" }),
      end: () => changeAccount({ plan: "PRO" }),
    },
    {
      code: "SUBSCRIPTION_INACTIVE (by its subscription)",
      begin: () => changeAccount({ subscription: "OVERDUE" }),
      end: () => changeAccount({ subscription: "TRIAL" }),
    },
    {
      code: "PILOT_EXPIRED (by its time)",
      begin: () => grant({ tier: "PILOT", pilotUntil: isoIn(-HOUR_MS) }),
      end: () => grant({ tier: "PILOT", pilotUntil: isoIn(HOUR_MS) }),
    },
  ];

  it.each(STATES)(
    "keeps events from its endpoints and posts nothing: $code",
    async ({ code, begin, end }) => {
      await event();
      await begin();
      expect(codeOf(await admit(account))).toBe(code.split(" ")[0]);
      await event();
      await work();
      expect(await storedDeliveries()).toEqual(["lead.created SKIPPED"]);
      expect(web.arrivals).toEqual([]);
      await end();
      expect(codeOf(await admit(account))).toBe("admitted");
      await event();
      await work();
      expect(web.arrivals).toHaveLength(1);
      expect((await account.api.get("/events")).body.events).toHaveLength(3);
    },
  );

  it("includes the lack of any grant", async () => {
    await event();
    await query`DELETE FROM grants WHERE account_id = ${account.accountId}`;
    moveClock(CACHE_MS);
    await event();
    await work();
    expect(await storedDeliveries()).toEqual(["lead.created SKIPPED"]);
  });
});

describe("a withdrawn permission", () => {
  it("keeps its later events from the endpoints, and no others", async () => {
    await event("property.updated");
    await grant({ scopes: WITHOUT_LEADS });
    await event();
    await event("property.updated");
    expect(await storedDeliveries()).toEqual(["property.updated PENDING", "property.updated PENDING"]);
  });

  it("stops posts that wait until it is given again and they are retried on request", async () => {
    const since = isoIn(0);
    web.answer = () => status(500);
    await event();
    await work();
    await event();
    for (let made = 0; made < 8; made += 1) await event("property.updated");
    await grant({ scopes: WITHOUT_LEADS });
    moveClock(2 * HOUR_MS);
    web.answer = () => status(200);
    web.arrivals.length = 0;
    await work();
    expect(web.arrivals.map(({ body }) => JSON.parse(body).type)).toEqual(Array(8).fill("property.updated"));
    expect((await storedDeliveries()).filter((state) => state.startsWith("lead."))).toEqual([
      "lead.created SKIPPED",
      "lead.created SKIPPED",
    ]);
    await grant({ scopes: PERMISSIONS });
    const body = { status: "ACTIVE", redeliverSince: since };
    expect((await account.api.patch(`/webhooks/${webhookId}`, { body })).status).toBe(200);
    await work();
    expect(web.arrivals).toHaveLength(10);
  });

  it("stops the events of finished batches of its type, and no others", async () => {
    const batchDone = (type: string) =>
      leaveEvents(account.accountId, [
        { id: crypto.randomUUID(), type: "batch.done", data: { id: "b-1", type } },
      ]);
    await batchDone("leads");
    await batchDone("properties");
    await event("property.updated");
    await grant({ scopes: WITHOUT_LEADS });
    await work();
    expect(web.arrivals).toHaveLength(2);
    await batchDone("leads");
    await event("property.updated");
    expect(await deliveriesOf(account.api, webhookId)).toHaveLength(4);
  });
});

describe("a new permission", () => {
  it("opens its later events to the endpoints", async () => {
    await grant({ scopes: WITHOUT_LEADS });
    await event();
    await grant({ scopes: PERMISSIONS });
    await event();
    expect(await storedDeliveries()).toEqual(["lead.created PENDING"]);
  });
});

describe("a change whose notice was lost", () => {
  it("that gives a permission loses no event", async () => {
    await grant({ scopes: WITHOUT_LEADS });
    await event();
    await grantUnnoticed("scopes", JSON.stringify(PERMISSIONS));
    await event();
    expect(await storedDeliveries()).toEqual(["lead.created PENDING"]);
  });

  it("that withdraws a permission takes effect within 30 seconds, for events and for posts", async () => {
    await event();
    await grantUnnoticed("scopes", JSON.stringify(WITHOUT_LEADS));
    moveClock(CACHE_MS);
    await work();
    await event();
    expect(web.arrivals).toEqual([]);
    expect(await storedDeliveries()).toEqual(["lead.created SKIPPED"]);
  });

  it("that ends a suspension holds back no post", async () => {
    await event();
    await grant({ status: "SUSPENDED" });
    await event("property.updated");
    await grantUnnoticed("status", "ACTIVE");
    await work();
    expect(web.arrivals).toHaveLength(1);
  });

  it("takes effect with the operator's next change, even an empty one", async () => {
    await event();
    const unreachable = vi.spyOn(env.EVENT_LOG, "getByName").mockImplementation(() => {
      throw new Error("Network connection lost.");
    });
    expect((await changeAccount({ subscription: "OVERDUE" })).status).toBe(200);
    unreachable.mockRestore();
    await changeAccount({ subscription: "OVERDUE" });
    await event();
    expect(await storedDeliveries()).toEqual(["lead.created PENDING"]);
  });
});

it("a pilot ends on time, without any notice", async () => {
  await grant({ tier: "PILOT", pilotUntil: isoIn(SECOND_MS) });
  await event();
  moveClock(SECOND_MS);
  await event();
  await work();
  expect(await storedDeliveries()).toEqual(["lead.created SKIPPED"]);
  expect(web.arrivals).toEqual([]);
});

it("nothing is posted while the grant cannot be read, and everything afterwards", async () => {
  await event();
  moveClock(CACHE_MS);
  const prepare = vi.spyOn(env.DB, "prepare").mockImplementation(() => {
    throw new Error("D1_ERROR: Network connection lost.");
  });
  await work();
  expect(prepare).toHaveBeenCalled();
  expect(web.arrivals).toEqual([]);
  prepare.mockRestore();
  await work();
  expect(web.arrivals).toHaveLength(1);
});
