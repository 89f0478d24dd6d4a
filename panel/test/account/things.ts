import { DAY_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, makeConnection, type TestAccount } from "../../../test/support/api.ts";
import { offerTo, readyDesk } from "../../../test/support/captacao.ts";
import { setColumns } from "../../../test/support/dashboard.ts";
import { storeFailedDelivery } from "../../../test/support/failed-delivery.ts";
import { launchStage, registrar } from "../../../test/support/launches.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { makeMatch } from "../../../test/support/match.ts";
import { makePartnership } from "../../../test/support/partnership.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { makeWebhook } from "../../../test/support/receiver.ts";

/** Ids of an account's objects, keyed by the parameters in the addresses of forms. */
export type Things = Readonly<Record<string, string>>;

const createdId = async (answer: ReturnType<typeof backoffice.post>): Promise<string> => {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`Not made: ${text}`);
  return body.data.id ?? body.data.accountId;
};

/** An account with one object of each kind that a form can be about. */
export const aFullAccount = async (): Promise<{ account: TestAccount; things: Things }> => {
  const account = await readyDesk(await registrar());
  const { accountId, api, path, keyId } = account;
  const partner = await makeAccount();
  const { id: partnershipId } = await makePartnership({ client: account, property: partner }, "property");
  const { id: match } = await makeMatch(account);
  const { id: trashedPropertyId } = await makeProperty(account);
  await backoffice.post(`${path}/properties/${trashedPropertyId}/trash`);
  const { id: trashedLeadId } = await makeLead(account);
  await backoffice.post(`${path}/leads/${trashedLeadId}/trash`);
  const { id: webhookId } = await makeWebhook(api, { types: ["lead.created"] });
  const acceptedOfferId = (await offerTo(account)).id;
  await createdId(backoffice.post(`${path}/captacao/offers/${acceptedOfferId}/accept`, {}));
  const { id: propertyId } = await makeProperty(account);
  await setColumns(propertyId, { confirmed_at: Date.now() - 2 * DAY_MS });
  const member = { name: "Rui Alves", email: `${crypto.randomUUID()}@example.com`, role: "BROKER" };
  const things: Things = {
    propertyId,
    trashedPropertyId,
    leadId: (await makeLead(account)).id,
    trashedLeadId,
    keyId,
    webhookId,
    deliveryId: await storeFailedDelivery(accountId, webhookId),
    connectionId: (await makeConnection(account)).data.id,
    offerId: (await offerTo(account)).id,
    acceptedOfferId,
    partnershipId,
    match: encodeURIComponent(match),
    memberId: await createdId(backoffice.post(`${path}/team`, member)),
    developmentId: (await launchStage()).developmentId,
  };
  return { account, things };
};
