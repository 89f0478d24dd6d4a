import { env } from "cloudflare:workers";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { dashboard } from "../../support/dashboard.ts";
import { feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import type { Answer, Options } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperties, makeProperty } from "../../support/portfolio.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import { type PassingRefusal, UNMADE, UNUSED, type Verdicts } from "./refusal.ts";

type Call = (options: Options) => Promise<Answer>;

/** A write of a property that belongs to a feed. */
const heldByFeed = (
  writes: (account: TestAccount, id: string) => Call,
  also?: (account: TestAccount, id: string) => Promise<unknown>,
): PassingRefusal => ({
  code: "feed_sync_active",
  why: also ? "feed and property are removed" : "the feed is removed",
  arrange: async () => {
    const stage = await feedStage({ autoSync: true });
    stage.serve(feedXml(flat("A1")));
    await stage.sync();
    const { id } = await stage.property("A1");
    const lift = async () => {
      await backoffice.delete(`${stage.path}/feed`);
      await also?.(stage, id);
    };
    return { send: writes(stage, id), lift };
  },
});

const overQuota = (writes: (account: TestAccount) => Call): PassingRefusal => ({
  code: "plan_limit_reached",
  why: "the plan grows",
  arrange: async () => {
    const account = await makeAccount({ account: { propertyLimit: 0 } });
    return { send: writes(account), lift: () => backoffice.patch(account.path, { propertyLimit: 1 }) };
  },
});

const inTrash = (writes: (account: TestAccount, id: string) => Call): PassingRefusal => ({
  code: "property_in_trash",
  why: "the property is restored",
  arrange: async () => {
    const account = await makeAccount();
    const { id } = await makeProperty(account, { externalRef: "A1" });
    await account.api.delete(`/properties/${id}`);
    return { send: writes(account, id), lift: () => dashboard(account, id).restore() };
  },
});

const patching =
  (body: object) =>
  ({ api }: TestAccount, id: string): Call =>
  (options) =>
    api.patch(`/properties/${id}`, { ...options, body });

const putting =
  (overrides: object = {}) =>
  ({ api }: TestAccount): Call =>
  (options) =>
    api.put("/properties/by-ref/A1", { ...options, body: { ...listing(), ...overrides } });

const brokerJoins = (writes: (account: TestAccount, captadorAccountId: string) => Call): PassingRefusal => ({
  code: "invalid_param",
  why: "the broker is on the team again",
  arrange: async () => {
    const account = await makeAccount();
    const { body } = await backoffice.post(`${account.path}/team`, {
      ...{ name: "Bia Corretora", email: `${crypto.randomUUID()}@example.com`, role: "BROKER" },
    });
    const { accountId: id } = body.data;
    const setActive = (active: number) =>
      env.DB.prepare("UPDATE team_members SET active = ? WHERE id = ?").bind(active, id).run();
    await setActive(0);
    return { send: writes(account, id), lift: () => setActive(1) };
  },
});

/** An update that is refused because the property itself lacks something. */
const withoutRent = (writes: (account: TestAccount, id: string) => Call): PassingRefusal => ({
  code: "invalid_property",
  why: "the dashboard tells the rent",
  arrange: async () => {
    const account = await makeAccount();
    const { id } = await makeProperty(account, { externalRef: "A1" });
    return { send: writes(account, id), lift: () => dashboard(account, id).edit({ rentPrice: 3_000 }) };
  },
});

export const PROPERTY_REFUSALS: Verdicts = {
  createProperty: [
    UNUSED,
    { code: "invalid_property", lasts: "the request lacks it" },
    heldByFeed(
      ({ api }) =>
        (options) =>
          api.post("/properties", { ...options, body: listing({ externalRef: "A1" }) }),
      async (account, id) => {
        await account.api.delete(`/properties/${id}`);
        await dashboard(account, id).purge();
      },
    ),
    overQuota(
      ({ api }) =>
        (options) =>
          api.post("/properties", { ...options, body: listing() }),
    ),
    brokerJoins(
      ({ api }, captadorAccountId) =>
        (options) =>
          api.post("/properties", { ...options, body: listing({ captadorAccountId }) }),
    ),
    {
      code: "external_ref_exists",
      why: "the property that has the code is purged",
      arrange: async () => {
        const account = await makeAccount();
        const { id } = await makeProperty(account, { externalRef: "A1" });
        await account.api.delete(`/properties/${id}`);
        const body = listing({ externalRef: "A1" });
        return {
          send: (options) => account.api.post("/properties", { ...options, body }),
          lift: () => dashboard(account, id).purge(),
        };
      },
    },
  ],
  putPropertyByRef: [
    UNUSED,
    {
      code: "invalid_property",
      why: "somebody else has made the property",
      arrange: async () => {
        const account = await makeAccount();
        return {
          send: (options) =>
            account.api.put("/properties/by-ref/A1", { ...options, body: { title: "Apto" } }),
          lift: () => makeProperty(account, { externalRef: "A1" }),
        };
      },
    },
    heldByFeed(putting()),
    overQuota(putting()),
    inTrash(putting()),
    withoutRent(
      ({ api }) =>
        (options) =>
          api.put("/properties/by-ref/A1", { ...options, body: { purposes: ["LOCACAO"] } }),
    ),
    brokerJoins((account, captadorAccountId) => putting({ captadorAccountId })(account)),
  ],
  patchProperty: [
    UNUSED,
    UNMADE,
    heldByFeed(patching({ salePrice: 1_000 })),
    inTrash(patching({ salePrice: 1_000 })),
    withoutRent(patching({ purposes: ["LOCACAO"] })),
  ],
  setPropertyStatus: [
    UNUSED,
    UNMADE,
    inTrash(
      ({ api }, id) =>
        (options) =>
          api.post(`/properties/${id}/status`, { ...options, body: { status: "SOLD" } }),
    ),
    {
      code: "plan_limit_reached",
      why: "the plan grows",
      arrange: async () => {
        const account = await makeAccount();
        const { id } = await makeProperty(account);
        const set = (status: string, options: Options = {}) =>
          account.api.post(`/properties/${id}/status`, { ...options, body: { status } });
        await set("INACTIVE");
        await backoffice.patch(account.path, { propertyLimit: 0 });
        return {
          send: (options) => set("ACTIVE", options),
          lift: () => backoffice.patch(account.path, { propertyLimit: 1 }),
        };
      },
    },
  ],
  deleteProperty: [
    UNUSED,
    UNMADE,
    heldByFeed(
      ({ api }, id) =>
        (options) =>
          api.delete(`/properties/${id}`, options),
    ),
    {
      code: "shrink_guard",
      why: "24 hours pass",
      arrange: async () => {
        stopClockAt("2031-03-10T12:00:00Z");
        const account = await makeAccount();
        const [last, ...others] = await makeProperties(account, 11);
        for (const { id } of others) await account.api.delete(`/properties/${id}`);
        moveClock(DAY_MS - HOUR_MS);
        return {
          send: (options) => account.api.delete(`/properties/${last.id}`, options),
          lift: () => moveClock(HOUR_MS),
        };
      },
    },
  ],
  confirmProperties: [UNUSED],
  createPropertyBatch: [],
  syncFeed: [
    UNUSED,
    {
      code: "feed_not_configured",
      why: "the owner sets the link",
      arrange: async () => {
        const stage = await feedStage();
        await backoffice.delete(`${stage.path}/feed`);
        const body = { url: stage.url, connector: "VRSYNC", autoSync: false };
        return {
          send: (options) => stage.api.post("/feed/sync", options),
          lift: () => backoffice.put(`${stage.path}/feed`, body),
        };
      },
    },
  ],
};
