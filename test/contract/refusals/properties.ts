import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { dashboard } from "../../support/dashboard.ts";
import { feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import { listing } from "../../support/listing.ts";
import { query } from "../../support/query.ts";
import { type Call, type PassingRefusal, sending } from "./refusal.ts";

/** A write of a property that belongs to a feed. */
export const heldByFeed = (
  writes: (account: TestAccount, id: string) => Call,
  also?: (account: TestAccount, id: string) => Promise<unknown>,
): PassingRefusal => ({
  code: "feed_sync_active",
  why: also ? "feed and property are removed" : "the feed is removed",
  arrange: async () => {
    const stage = await feedStage({ autoSync: true });
    await stage.sync(feedXml(flat("A1")));
    const { id } = await stage.property("A1");
    const lift = async () => {
      await backoffice.delete(`${stage.path}/feed`);
      await also?.(stage, id);
    };
    return { send: writes(stage, id), lift };
  },
});

export const overQuota = (writes: (account: TestAccount) => Call): PassingRefusal => ({
  code: "plan_limit_reached",
  why: "the plan grows",
  arrange: async () => {
    const account = await makeAccount({ account: { propertyLimit: 0 } });
    return { send: writes(account), lift: () => backoffice.patch(account.path, { propertyLimit: 1 }) };
  },
});

export const inTrash = (writes: (account: TestAccount, id: string) => Call): PassingRefusal => ({
  code: "property_in_trash",
  why: "the property is restored",
  arrange: async () => {
    const { account, id } = await accountWithProperty({ externalRef: "A1" });
    await account.api.delete(`/properties/${id}`);
    return { send: writes(account, id), lift: () => dashboard(account, id).restore() };
  },
});

export const patching = (body: object) => sending("patch", "/properties/{id}", body);

export const posting = (overrides: object = {}) => sending("post", "/properties", listing({ ...overrides }));

export const putting = (overrides: object = {}) =>
  sending("put", "/properties/by-ref/A1", listing({ ...overrides }));

export const brokerJoins = (
  writes: (account: TestAccount, captadorAccountId: string) => Call,
): PassingRefusal => ({
  code: "invalid_param",
  why: "the broker is on the team again",
  arrange: async () => {
    const account = await makeAccount();
    const { body } = await backoffice.post(`${account.path}/team`, {
      name: "Bia Corretora",
      email: `${crypto.randomUUID()}@example.com`,
      role: "BROKER",
    });
    const { accountId: id } = body.data;
    const setActive = (active: number) => query`UPDATE team_members SET active = ${active} WHERE id = ${id}`;
    await setActive(0);
    return { send: writes(account, id), lift: () => setActive(1) };
  },
});

/** An update that is refused because the property itself lacks something. */
export const withoutRent = (writes: (account: TestAccount, id: string) => Call): PassingRefusal => ({
  code: "invalid_property",
  why: "the dashboard tells the rent",
  arrange: async () => {
    const { account, id } = await accountWithProperty({ externalRef: "A1" });
    return { send: writes(account, id), lift: () => dashboard(account, id).edit({ rentPrice: 3_000 }) };
  },
});
