import { env } from "cloudflare:workers";
import { DAY_MS } from "../../../src/lib/clock.ts";
import type { PROPERTY_WORDS } from "../../../src/words/properties.ts";
import type { TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { listing } from "../../support/listing.ts";
import { type MakeSample, made, newRef, plain, type Samples, three, type Walks } from "./sample.ts";

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
  const [one, other] = [await aProperty(account), await aProperty(account)];
  await env.DB.prepare("UPDATE properties SET confirmed_at = confirmed_at - ? WHERE id IN (?, ?)")
    .bind(2 * DAY_MS, one.id, other.id)
    .run();
  return { body: { ids: [one.id], refs: [other.externalRef] }, names: [one.id, other.externalRef] };
};

export const PROPERTY_SAMPLES: Samples<keyof typeof PROPERTY_WORDS.operations> = {
  listProperties: plain,
  getProperty: ofProperty({}),
  getPropertyByRef: async (account) => {
    const { externalRef: ref } = await aProperty(account);
    return { params: { ref }, names: [ref] };
  },
  putPropertyByRef: () => {
    const ref = newRef();
    return { params: { ref }, body: listing(), names: [ref] };
  },
  createProperty: () => {
    const externalRef = newRef();
    return { body: listing({ externalRef }), names: [externalRef] };
  },
  patchProperty: ofProperty({ body: { salePrice: 790_000 } }),
  setPropertyStatus: ofProperty({ body: { status: "SOLD" } }),
  confirmProperties: twoToConfirm,
  deleteProperty: ofProperty({}),
};

export const PROPERTY_WALKS: Walks = {
  listProperties: three(aProperty),
};
