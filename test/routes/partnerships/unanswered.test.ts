import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ALLOWANCE, Budget } from "../../../src/jobs/budget.ts";
import { sweepPartnerships } from "../../../src/jobs/sweep-partnerships.ts";
import { DAY_MS, HOUR_MS, systemClock } from "../../../src/lib/clock.ts";
import { servicesOf } from "../../../src/services.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { drained } from "../../support/dump.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import type { Json } from "../../support/http.ts";
import {
  type MadePartnership,
  makePartnership,
  move,
  moved,
  type Partners,
  readPartnership,
  request,
  type Side,
} from "../../support/partnership.ts";
import { query } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { runWhole } from "../../support/whole-job.ts";

// Notices to Radar would also update partnerships, and end overdue ones.
holdQueues();

const partners = { client: sharedAccount(), property: sharedAccount() };

const sweep = () => runWhole("partnership-sweep", servicesOf(env), Date.now());

/** Each side's own object, and a change of it by its account. */
const OBJECTS = {
  property: {
    edit: ({ propertyId }: MadePartnership, body: object) =>
      backoffice.patch(`${partners.property.path}/properties/${propertyId}`, body),
    change: { title: "Outro título", salePrice: 480_000 },
    seenBy: "client",
    shown: (readObject: Json) => [readObject.property, readObject.propertyOffMarketAt],
  },
  client: {
    edit: ({ leadId }: MadePartnership, body: object) =>
      backoffice.patch(`${partners.client.path}/leads/${leadId}`, body),
    change: { preApproved: true, interest: { salePriceMax: 700_000 } },
    seenBy: "property",
    shown: (readObject: Json) => readObject.client,
  },
} as const satisfies Record<Side, object>;

describe.each(Object.entries(OBJECTS))("a %s that is no longer shared", (_, object) => {
  const readObject = async ({ id }: MadePartnership) =>
    object.shown(await readPartnership(partners[object.seenBy], id));

  it("stays as it was in an unanswered request, until it is shared again", async () => {
    const made = await makePartnership(partners);
    const before = await readObject(made);
    await object.edit(made, { sharedToNetwork: false });
    await object.edit(made, object.change);
    await sweep();
    expect(await readObject(made)).toEqual(before);
    await object.edit(made, { sharedToNetwork: true });
    await sweep();
    expect(await readObject(made)).not.toEqual(before);
  });

  it("is followed once the request is accepted", async () => {
    const made = await makePartnership(partners);
    const before = await readObject(made);
    await object.edit(made, { sharedToNetwork: false, ...object.change });
    await moved(partners.property, made.id, "ACCEPTED");
    await sweep();
    expect(await readObject(made)).not.toEqual(before);
  });
});

const askedAgo = (id: string, ms: number) =>
  query`UPDATE partnerships SET created_at = ${Date.now() - ms} WHERE id = ${id}`;

const MONTH_MS = 30 * DAY_MS;

const updatesFor = async (side: Side, id: string): Promise<Json[]> => {
  const { api, accountId } = partners[side];
  await drained(accountId);
  const { body } = await api.get("/events?limit=500&types=partnership.updated");
  return body.events.filter((event: Json) => event.data.id === id).map((event: Json) => event.data);
};

describe("a request that nobody has answered for 30 days", () => {
  it("is canceled for both sides, with one event each", async () => {
    const { id } = await makePartnership(partners);
    await askedAgo(id, MONTH_MS + HOUR_MS);
    await sweep();
    await sweep();
    const update = {
      id,
      status: "CANCELLED",
      previousStatus: "PENDING",
      changedFields: ["status", "lastProgressAt"],
    };
    for (const side of ["client", "property"] as const) {
      expect((await readPartnership(partners[side], id)).status).toBe("CANCELLED");
      expect(await updatesFor(side, id)).toEqual([update]);
    }
    expect((await move(partners.property, id, "ACCEPTED")).status).toBe(422);
  });

  it("may be requested again", async () => {
    const { id, matches } = await makePartnership(partners);
    await askedAgo(id, MONTH_MS + HOUR_MS);
    await sweep();
    expect((await request(partners.client, matches.client)).status).toBe(201);
  });

  it("is canceled neither at 29 days nor once accepted", async () => {
    const waiting = await makePartnership(partners);
    const accepted = await makePartnership(partners);
    await moved(partners.property, accepted.id, "ACCEPTED");
    await askedAgo(waiting.id, MONTH_MS - HOUR_MS);
    await askedAgo(accepted.id, MONTH_MS + HOUR_MS);
    await sweep();
    const statuses = [waiting, accepted].map(({ id }) => readPartnership(partners.client, id));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual(["PENDING", "ACCEPTED"]);
  });

  it("is not delayed by another account with many such requests", async () => {
    const others: Partners = { ...partners, client: await makeAccount() };
    const due = [await makePartnership(partners), await makePartnership(partners)];
    due.push(await makePartnership(others));
    for (const { id } of due) await askedAgo(id, MONTH_MS + HOUR_MS);
    const endedBy = async () => {
      const budget = new Budget(systemClock, { ...ALLOWANCE, queries: 20 });
      await sweepPartnerships(budget.counting({ ...servicesOf(env) } as never), Date.now(), budget);
      const stages = due.map(({ id }) => readPartnership(partners.property, id));
      return (await Promise.all(stages)).filter(({ status }) => status === "CANCELLED").length;
    };
    const first = await endedBy();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(3);
    expect(await endedBy()).toBe(3);
  });
});
