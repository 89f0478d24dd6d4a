import { expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { countingD1, type D1Usage } from "../../support/d1-meter.ts";
import { GALLERY, setColumns } from "../../support/dashboard.ts";
import { drained } from "../../support/dump.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import type { Answer, Json } from "../../support/http.ts";
import { makeLead } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";

// A message of the previous test would be processed, and counted, with the messages of this test.
holdQueues();

/** Columns that Radar ignores, of an object that partners may see. */
const CHANGES: Readonly<
  Record<string, { of: "properties" | "leads"; body: Json | ((which: string) => Json) }>
> = {
  "a property's description": { of: "properties", body: { description: "Vista para o parque." } },
  "its place in the street": {
    of: "properties",
    body: { address: { ...(listing().address as Json), number: "100", complement: "ap. 12" } },
  },
  "its page and its private area": {
    of: "properties",
    body: { listingUrl: "https://site.example.com/1", privateArea: 80 },
  },
  "a client's name and notes": { of: "leads", body: { name: "Mariana Prado", notes: "Prefere andar alto." } },
  "a client's e-mail address": {
    of: "leads",
    body: (which: string) => ({ email: `${which}@clientes.test` }),
  },
};

const MAKE = {
  properties: async (account: TestAccount, recommended: boolean): Promise<string> => {
    const { id } = await makeProperty(account);
    const radar = recommended ? { curation_status: "APPROVED", pending: "[]", radar: "READY" } : {};
    await setColumns(id, { ...GALLERY, ...radar, shared_to_network: 1 });
    return id;
  },
  leads: async (account: TestAccount, recommended: boolean): Promise<string> => {
    const { id } = await makeLead(account, { sharedToNetwork: true });
    if (!recommended) await account.api.post(`/leads/${id}/state`, { body: { state: "ARCHIVED" } });
    return id;
  },
};

it.each(Object.entries(CHANGES))("a change of %s costs Radar nothing", async (_, { of, body }) => {
  // Both in one account: a scan also reads the row after the account's last, which other tests may have made.
  const account = await makeAccount();
  const ids = [await MAKE[of](account, true), await MAKE[of](account, false)] as const;
  await drained(account.accountId);
  const useOf = async (id: string): Promise<{ eligible: boolean; use: D1Usage }> => {
    const given = typeof body === "function" ? body(id) : body;
    const { result, use } = await countingD1(async (): Promise<Answer> => {
      const answer = await account.api.patch(`/${of}/${id}`, { body: given });
      await drained(account.accountId);
      return answer;
    });
    expect(result.body).toMatchObject({ result: { outcome: "UPDATED" } });
    return { eligible: result.body.data.radar.eligible, use };
  };
  const seen = await useOf(ids[0]);
  const unseen = await useOf(ids[1]);
  expect([seen.eligible, unseen.eligible]).toEqual([true, false]);
  expect(seen.use).toEqual(unseen.use);
});
