import type { PROPERTY_DOCS } from "../../../src/documentation/properties.ts";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { dashboard } from "../../support/dashboard.ts";
import { listing } from "../../support/listing.ts";
import { makeProperties, makeProperty } from "../../support/portfolio.ts";
import { query } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import {
  brokerJoins,
  heldByFeed,
  inTrash,
  overQuota,
  patching,
  posting,
  putting,
  withoutRent,
} from "../refusals/properties.ts";
import { sending, UNUSED } from "../refusals/refusal.ts";
import { type MakeSample, type Meanwhile, made, newRef, plain, type Samples, threeOf } from "./sample.ts";

export const aProperty = ({ api }: TestAccount): Promise<{ id: string; externalRef: string }> =>
  made(api.post("/properties", { body: listing({ externalRef: newRef() }) }));

const ofProperty =
  (call: Call): MakeSample =>
  async (account) => {
    const { id } = await aProperty(account);
    return { ...call, params: { propertyId: id }, names: [id] };
  };

/** Two properties whose confirmation is old enough to be renewed. */
const twoToConfirm: MakeSample = async (account) => {
  const one = await aProperty(account);
  const other = await aProperty(account);
  await query`UPDATE properties SET confirmed_at = confirmed_at - ${2 * DAY_MS}
    WHERE id IN (${one.id}, ${other.id})`;
  return { body: { ids: [one.id], refs: [other.externalRef] }, names: [one.id, other.externalRef] };
};

const changedProperty: Meanwhile = ({ api }, { params }) =>
  api.patch(`/properties/${params!.propertyId}`, { body: { title: crypto.randomUUID() } });

export const PROPERTY_SAMPLES: Samples<keyof typeof PROPERTY_DOCS.operations> = {
  listProperties: { call: plain, walk: threeOf(aProperty) },
  getProperty: { call: ofProperty({}) },
  getPropertyByRef: {
    call: async (account) => {
      const { externalRef: ref } = await aProperty(account);
      return { params: { ref }, names: [ref] };
    },
  },
  putPropertyByRef: {
    call: () => {
      const ref = newRef();
      return { params: { ref }, body: listing(), names: [ref] };
    },
    meanwhile: ({ api }, { params }) =>
      api.post("/properties", { body: listing({ externalRef: params!.ref }) }),
    refusals: [
      UNUSED,
      {
        code: "invalid_property",
        why: "somebody else has made the property",
        arrange: async () => {
          const account = await makeAccount();
          const send = sending("put", "/properties/by-ref/A1", { title: "Apto" })(account);
          return { send, lift: () => makeProperty(account, { externalRef: "A1" }) };
        },
      },
      heldByFeed(putting()),
      overQuota(putting()),
      inTrash(putting()),
      withoutRent(sending("put", "/properties/by-ref/A1", { purposes: ["LOCACAO"] })),
      brokerJoins((account, captadorAccountId) => putting({ captadorAccountId })(account)),
    ],
  },
  createProperty: {
    call: () => {
      const externalRef = newRef();
      return { body: listing({ externalRef }), names: [externalRef] };
    },
    meanwhile: null,
    refusals: [
      UNUSED,
      { code: "invalid_property", lasts: "the request lacks it" },
      heldByFeed(posting({ externalRef: "A1" }), async (account, id) => {
        await account.api.delete(`/properties/${id}`);
        await dashboard(account, id).purge();
      }),
      overQuota(posting()),
      brokerJoins((account, captadorAccountId) => posting({ captadorAccountId })(account)),
      {
        code: "external_ref_exists",
        why: "the property that has the code is purged",
        arrange: async () => {
          const { account, id } = await accountWithProperty({ externalRef: "A1" });
          await account.api.delete(`/properties/${id}`);
          return {
            send: posting({ externalRef: "A1" })(account),
            lift: () => dashboard(account, id).purge(),
          };
        },
      },
    ],
  },
  patchProperty: {
    call: ofProperty({ body: { salePrice: 790_000 } }),
    meanwhile: changedProperty,
    refusals: [
      UNUSED,
      heldByFeed(patching({ salePrice: 1_000 })),
      inTrash(patching({ salePrice: 1_000 })),
      withoutRent(patching({ purposes: ["LOCACAO"] })),
    ],
  },
  setPropertyStatus: {
    call: ofProperty({ body: { status: "SOLD" } }),
    meanwhile: changedProperty,
    refusals: [
      UNUSED,
      inTrash(sending("post", "/properties/{id}/status", { status: "SOLD" })),
      {
        code: "plan_limit_reached",
        why: "the plan grows",
        arrange: async () => {
          const { account, id } = await accountWithProperty();
          const set = (status: string) => sending("post", "/properties/{id}/status", { status })(account, id);
          await set("INACTIVE")({});
          await backoffice.patch(account.path, { propertyLimit: 0 });
          return { send: set("ACTIVE"), lift: () => backoffice.patch(account.path, { propertyLimit: 1 }) };
        },
      },
    ],
  },
  confirmProperties: {
    call: twoToConfirm,
    meanwhile: (account, { body }) =>
      changedProperty(account, { params: { propertyId: (body as { ids: string[] }).ids[0]! } }),
    refusals: [UNUSED],
  },
  deleteProperty: {
    call: ofProperty({}),
    refusals: [
      UNUSED,
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
  },
};
