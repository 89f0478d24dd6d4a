import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { accountWithLead } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { batchStage } from "../../support/batch-stage.ts";
import { dashboard, GALLERY, setColumns } from "../../support/dashboard.ts";
import { endSyncs, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import { freshCity } from "../../support/fresh-city.ts";
import { galleryStage } from "../../support/gallery-stage.ts";
import type { Json } from "../../support/http.ts";
import { interest, makeLead } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { deliver } from "../../support/photo-queue.ts";
import { pictured } from "../../support/picture-web.ts";
import { expire, makeProperty } from "../../support/portfolio.ts";
import { noticesBy } from "../../support/radar-notices.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const SAO_PAULO = "c:3550308";
const SAO_PAULO_LAUNCHES = "l:3550308";
const READY = { ...GALLERY, curation_status: "APPROVED", pending: "[]", radar: "READY" } as const;

/** A recommended property with these columns. */
const ready = async (account: TestAccount, columns: Json = {}): Promise<string> => {
  const { id } = await makeProperty(account, { externalRef: "AP-1" });
  await setColumns(id, { ...READY, ...columns });
  return id;
};

interface Change {
  readonly columns?: Json;
  before?(account: TestAccount, id: string): Promise<unknown>;
  act(account: TestAccount, id: string): Promise<unknown>;
}

const put = ({ api }: TestAccount, body: Json) => api.put("/properties/by-ref/AP-1", { body: listing(body) });
const expired = { status: "INACTIVE", inactive_reason: "CONFIRMATION_EXPIRED", radar: "NONE" };

/** Every way in which a property starts to be recommended, changes its facts, or stops. */
const PROPERTY_CHANGES: Readonly<Record<string, Change>> = {
  "a PUT": { act: (account) => put(account, { salePrice: 800_000 }) },
  "a PATCH": { act: ({ api }, id) => api.patch(`/properties/${id}`, { body: { bedrooms: 4 } }) },
  "a status": { act: ({ api }, id) => api.post(`/properties/${id}/status`, { body: { status: "SOLD" } }) },
  "the trash": { act: ({ api }, id) => api.delete(`/properties/${id}`) },
  "a restore": {
    before: ({ api }, id) => api.delete(`/properties/${id}`),
    act: (account, id) => dashboard(account, id).restore(),
  },
  "a purge": {
    before: ({ api }, id) => api.delete(`/properties/${id}`),
    act: (account, id) => dashboard(account, id).purge(),
  },
  "an approval": {
    columns: { curation_status: "PENDING", pending: '["OTHER"]', radar: "PENDING" },
    act: (account, id) => dashboard(account, id).decide("APPROVED"),
  },
  "a rejection": { act: (account, id) => dashboard(account, id).decide("REJECTED", "OUTRO", "APPROVED") },
  "the dashboard's sharing": { act: (account, id) => dashboard(account, id).edit({ sharedToNetwork: true }) },
  "the end of its 60 days": { act: ({ accountId }, id) => expire(accountId, id) },
  "a confirmation that brings it back": {
    columns: expired,
    act: ({ api }, id) => api.post("/properties/confirm", { body: { ids: [id] } }),
  },
};

const BOARDS: Readonly<Record<string, readonly string[]>> = {
  "a purge": [SAO_PAULO],
  "the dashboard's sharing": [SAO_PAULO],
};

describe("Radar is notified of a property by", () => {
  it.each(Object.entries(PROPERTY_CHANGES))("%s", async (name, { columns, before, act }) => {
    const account = await makeAccount();
    const id = await ready(account, columns);
    await before?.(account, id);
    const boards = [`a:${account.accountId}`, ...(BOARDS[name] ?? [])];
    expect(await noticesBy(account.accountId, () => act(account, id))).toEqual([
      { kind: "property", id, boards },
    ]);
  });

  it("a batch", async () => {
    const stage = await batchStage();
    const id = await ready(stage);
    const notices = await noticesBy(stage.accountId, async () => {
      await stage.post("properties", [{ externalRef: "AP-1", salePrice: 700_000 }]);
      await stage.workAll();
    });
    expect(notices).toEqual([{ kind: "property", id, boards: [`a:${stage.accountId}`] }]);
  });

  it("a neighborhood that curation decides", async () => {
    const account = await makeAccount();
    const { cityId } = freshCity();
    const { id } = await makeProperty(account, { address: { cityId, neighborhood: "Vila Nova Lua" } });
    const pending = '["NEIGHBORHOOD_NOT_IN_CATALOG"]';
    await setColumns(id, { ...READY, pending, radar: "PENDING", shared_to_network: 1 });
    const notices = await noticesBy(account.accountId, () =>
      backoffice.post("/curation/neighborhoods", {
        cityId,
        text: "Vila Nova Lua",
        neighborhoodSlug: "centro",
      }),
    );
    expect(notices).toEqual([{ kind: "property", id, boards: [`a:${account.accountId}`, `c:${cityId}`] }]);
  });

  it("its first photo", async () => {
    const stage = await galleryStage();
    const message = await stage.request([stage.web.page("/cover", pictured("cover"))]);
    const { id } = await stage.read();
    await dashboard(stage, id).decide("APPROVED");
    const notices = await noticesBy(stage.accountId, () => deliver(message));
    expect(notices).toEqual([{ kind: "property", id, boards: [`a:${stage.accountId}`] }]);
  });
});

describe("a feed notifies Radar", () => {
  endSyncs();

  it("of changed and removed listings, and of confirmations that partners see", async () => {
    stopClockAt("2026-11-20T12:00:00Z");
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1"), flat("A2"), flat("A3")));
    const ids: string[] = [];
    for (const ref of ["A1", "A2", "A3"]) {
      const { id } = await stage.property(ref);
      await setColumns(id, { ...READY, shared_to_network: ref === "A2" ? 1 : 0 });
      ids.push(id);
    }
    const own = `a:${stage.accountId}`;
    moveClock(DAY_MS);
    stage.serve(feedXml(flat("A1", 600_000), flat("A2"), flat("A3")));
    expect(await noticesBy(stage.accountId, () => stage.sync())).toEqual([
      { kind: "property", id: ids[0], boards: [own] },
      { kind: "property", id: ids[1], boards: [SAO_PAULO] },
    ]);
    stage.serve(feedXml(flat("A1", 600_000), flat("A3")));
    const notices = await noticesBy(stage.accountId, async () => {
      await stage.sync();
      await stage.sync();
    });
    expect(notices).toEqual([{ kind: "property", id: ids[1], boards: [own, SAO_PAULO] }]);
  });
});

describe("a write of a field that Radar ignores does not notify it", () => {
  const CHANGES: Readonly<Record<string, Change>> = {
    "the same body again": { act: (account) => put(account, {}) },
    "a title": { act: ({ api }, id) => api.patch(`/properties/${id}`, { body: { title: "Outro" } }) },
    "a confirmation": {
      columns: { confirmed_at: 1 },
      act: ({ api }, id) => api.post("/properties/confirm", { body: { refs: ["AP-1"], ids: [id] } }),
    },
    "a field released to the API": {
      before: (account, id) => dashboard(account, id).edit({ title: "Nosso" }),
      act: (account, id) => dashboard(account, id).release("title"),
    },
    "a price of a sold property": {
      columns: { status: "SOLD", radar: "NONE" },
      act: (account) => put(account, { salePrice: 800_000 }),
    },
    "a dry run": {
      act: ({ api }, id) => api.patch(`/properties/${id}?dryRun=true`, { body: { bedrooms: 4 } }),
    },
  };

  it.each(Object.entries(CHANGES))("%s", async (_, { columns, before, act }) => {
    const account = await makeAccount();
    const id = await ready(account, columns);
    await before?.(account, id);
    expect(await noticesBy(account.accountId, () => act(account, id))).toEqual([]);
  });
});

it("a renewed date is reported to partners", async () => {
  const account = await makeAccount();
  const id = await ready(account, { confirmed_at: 1, shared_to_network: 1 });
  const notices = await noticesBy(account.accountId, () =>
    account.api.post("/properties/confirm", { body: { ids: [id] } }),
  );
  expect(notices).toEqual([{ kind: "property", id, boards: [SAO_PAULO] }]);
});

describe("Radar is notified of a client by", () => {
  type LeadChange = Pick<Change, "before" | "act">;
  const lead = ({ path }: TestAccount, id: string, verb: string) =>
    backoffice.post(`${path}/leads/${id}/${verb}`);
  const state = ({ api }: TestAccount, id: string, to: string) =>
    api.post(`/leads/${id}/state`, { body: { state: to } });
  const CHANGES: Readonly<Record<string, LeadChange>> = {
    "a PATCH": {
      act: ({ api }, id) => api.patch(`/leads/${id}`, { body: { interest: { bedrooms: 4 } } }),
    },
    "a PUT": {
      act: ({ api }) =>
        api.put("/leads/by-ref/C-1", { body: { interest: interest({ salePriceMax: 950_000 }) } }),
    },
    "the archive": { act: (account, id) => state(account, id, "ARCHIVED") },
    "a return from the archive": {
      before: (account, id) => state(account, id, "ARCHIVED"),
      act: (account, id) => state(account, id, "ACTIVE"),
    },
    "the trash": { act: (account, id) => lead(account, id, "trash") },
    "a restore": {
      before: (account, id) => lead(account, id, "trash"),
      act: (account, id) => lead(account, id, "restore"),
    },
    "a purge": {
      before: (account, id) => lead(account, id, "trash"),
      act: (account, id) => lead(account, id, "purge"),
    },
    "sharing the client": {
      act: ({ api }, id) => api.patch(`/leads/${id}`, { body: { sharedToNetwork: true } }),
    },
  };

  /** Changes of an unshared client that the network's boards are told of too. */
  const IN_THE_NETWORK = ["a purge", "sharing the client"];

  it.each(Object.entries(CHANGES))("%s", async (name, { before, act }) => {
    const { account, id } = await accountWithLead({ externalRef: "C-1" });
    await before?.(account, id);
    const launches = [`a:${account.accountId}`, SAO_PAULO_LAUNCHES];
    const boards = IN_THE_NETWORK.includes(name) ? [...launches, SAO_PAULO] : launches;
    expect(await noticesBy(account.accountId, () => act(account, id))).toEqual([
      { kind: "lead", id, boards },
    ]);
  });

  it("its creation", async () => {
    const account = await makeAccount();
    const notices = await noticesBy(account.accountId, () => makeLead(account));
    expect(notices).toMatchObject([{ kind: "lead", boards: [`a:${account.accountId}`, SAO_PAULO_LAUNCHES] }]);
  });

  it("no change of fields that it ignores", async () => {
    const { account, id } = await accountWithLead();
    const notices = await noticesBy(account.accountId, async () => {
      await account.api.patch(`/leads/${id}`, { body: { notes: "Prefere andar alto.", status: "WON" } });
      await account.api.post(`/leads/${id}/interactions`, { body: { type: "CALL" } });
    });
    expect(notices).toEqual([]);
  });
});

describe("Radar is notified of an account", () => {
  it("when its status changes, and only then", async () => {
    const { accountId, path } = await makeAccount();
    const change = (body: Json) => noticesBy(accountId, () => backoffice.patch(path, body));
    const notices = [{ kind: "account", id: accountId, boards: [] }];
    expect(await change({ status: "INACTIVE" })).toEqual(notices);
    expect(await change({ status: "INACTIVE", name: "Outra" })).toEqual([]);
    expect(await change({ status: "ACTIVE" })).toEqual(notices);
  });
});
