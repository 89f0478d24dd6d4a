import type { BackofficeEndpoint } from "../../src/backoffice/endpoint.ts";
import { BACKOFFICE_DOCS } from "../../src/documentation/backoffice/all.ts";
import { backoffice, makeAccount, makeConnection, type TestAccount } from "./api.ts";
import { aCall, callLogOf } from "./call-log.ts";
import { offerTo } from "./captacao.ts";
import { aDeadLetter } from "./dead-letter.ts";
import { launchStage } from "./launches.ts";
import { makeLead } from "./lead.ts";
import { makeMatch } from "./match.ts";
import { aMove } from "./move.ts";
import { aNotice } from "./owner-notice.ts";
import { partnershipIn } from "./partnership.ts";
import { makeProperty } from "./portfolio.ts";
import { makeWebhook } from "./receiver.ts";

type Route = BackofficeEndpoint["route"];

/** By path parameter: makes an object in the account, and returns its id. */
const MAKERS: Readonly<Record<string, (account: TestAccount) => Promise<string> | string>> = {
  accountId: ({ accountId }) => accountId,
  keyId: ({ keyId }) => keyId,
  connectionId: async (account) => (await makeConnection(account)).data.id,
  propertyId: async (account) => (await makeProperty(account)).id,
  developmentId: async () => (await launchStage()).developmentId,
  leadId: async (account) => (await makeLead(account)).id,
  matchId: async (account) => (await makeMatch(account)).id,
  offerId: async (account) => (await offerTo(account)).id,
  partnershipId: async (property) => {
    const { id } = await partnershipIn({ client: await makeAccount(), property }, "CONTACTED");
    return id;
  },
  webhookId: async ({ api }) => (await makeWebhook(api)).id,
  requestId: async ({ accountId }) => {
    const call = aCall({ accountId });
    await callLogOf(accountId).add([call]);
    return call.requestId;
  },
  memberId: async ({ path }) => {
    const person = { name: "Rui Campos", email: "rui@example.com", role: "BROKER" };
    return (await backoffice.post(`${path}/team`, person)).body.data.accountId;
  },
  noticeId: aNotice,
  job: () => "retention",
  shard: () => "DB",
  deadLetterId: aDeadLetter,
  moveId: aMove,
};

const PARAM = /\{(\w+)\}/g;

const namesIn = ({ path }: Route): string[] => [...path.matchAll(PARAM)].map(([, name]) => name!);

/** Parameters that name something this file cannot make. */
export const unknownParams = (route: Route): string[] => namesIn(route).filter((name) => !(name in MAKERS));

/** The path of an operation, whose parameters name things that exist. */
export const backofficePath = async (route: Route, account: TestAccount): Promise<string> => {
  const values = new Map<string, string>();
  for (const name of namesIn(route)) values.set(name, encodeURIComponent(await MAKERS[name]!(account)));
  return route.path.replace(PARAM, (_, name: string) => values.get(name)!);
};

const descriptions = new Map(BACKOFFICE_DOCS.flatMap(({ operations }) => Object.entries(operations)));

/** The example of an operation's body. */
export const exampleBody = ({ operationId }: Route): unknown => descriptions.get(operationId)?.body;
