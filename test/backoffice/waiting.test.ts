import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { offerTo } from "../support/captacao.ts";
import { aConflict } from "../support/conflict.ts";
import type { Json } from "../support/http.ts";
import { aMember, asMember, doneAsMember } from "../support/member-calls.ts";
import { makePartnership } from "../support/partnership.ts";
import { makeProperty } from "../support/portfolio.ts";
import { makeWebhook } from "../support/receiver.ts";

const waitingOf = async ({ path }: Pick<TestAccount, "path">): Promise<Json> =>
  (await backoffice.get(`${path}/waiting`)).body.data;

describe("what waits for an account", () => {
  it("is nothing in a new one", async () => {
    expect(await waitingOf(await makeAccount())).toEqual({
      disabledWebhooks: 0,
      feedConflicts: 0,
      lapsingProperties: [],
      offers: 0,
      partnershipRequests: 0,
      activeProperties: 0,
      unplacedProperties: 0,
      unknownNeighborhoods: [],
    });
  });

  it("includes offers, disabled webhooks and conflicts", async () => {
    const account = await makeAccount();
    await offerTo(account);
    await offerTo(account);
    const { id } = await makeWebhook(account.api);
    await makeWebhook(account.api);
    await account.api.patch(`/webhooks/${id}`, { body: { status: "DISABLED" } });
    await aConflict(account);
    await makeProperty(account);
    expect(await waitingOf(account)).toMatchObject({
      offers: 2,
      disabledWebhooks: 1,
      feedConflicts: 1,
      activeProperties: 2,
    });
  });

  it("includes properties with an unknown neighborhood, and the texts for which most of them wait", async () => {
    const account = await makeAccount();
    const write = (neighborhood: string) =>
      makeProperty(account, { address: { cityId: "3550308", neighborhood } });
    await write("Vila Um Que Falta");
    await write("Vila Dois Que Falta");
    await write("Vila Dois Que Falta");
    await write("Pinheiros");
    const gone = await write("Vila Um Que Falta");
    await account.api.delete(`/properties/${gone.id}`);
    expect(await waitingOf(account)).toMatchObject({
      unplacedProperties: 3,
      unknownNeighborhoods: [
        { text: "Vila Dois Que Falta", properties: 2 },
        { text: "Vila Um Que Falta", properties: 1 },
      ],
    });
  });

  it("includes partnership requests for the account that was asked, not for the one that asked", async () => {
    const client = await makeAccount();
    const property = await makeAccount();
    await makePartnership({ client, property }, "client");
    await makePartnership({ client, property }, "property");
    await makePartnership({ client, property }, "property");
    expect((await waitingOf(property)).partnershipRequests).toBe(1);
    expect((await waitingOf(client)).partnershipRequests).toBe(2);
  });

  it("leaves out what a role does not see", async () => {
    const account = await makeAccount();
    await offerTo(account);
    await makeWebhook(account.api);
    const { accountId } = account;
    const waitingFor = async (role: "MANAGER" | "DEVELOPER" | "BROKER"): Promise<Json> =>
      (await doneAsMember({ operationId: "readWaiting", accountId, person: await aMember(accountId, role) }))
        .data;
    expect(await waitingFor("MANAGER")).toMatchObject({ offers: 1, disabledWebhooks: 0 });
    const none = { offers: null, partnershipRequests: null, feedConflicts: null };
    expect(await waitingFor("DEVELOPER")).toMatchObject({ ...none, disabledWebhooks: 0 });
    const broker = await waitingFor("BROKER");
    expect(broker).toMatchObject({ ...none, disabledWebhooks: null, partnershipRequests: 0 });
  });

  it("never includes another account's", async () => {
    const own = await makeAccount();
    const other = await makeAccount();
    const person = await aMember(own.accountId, "OWNER");
    const call = { operationId: "readWaiting", accountId: other.accountId, person };
    expect(await asMember(call)).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
  });
});
