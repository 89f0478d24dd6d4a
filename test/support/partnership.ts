import { backoffice, type TestAccount } from "./api.ts";
import type { Json } from "./http.ts";
import { makeNetworkMatch } from "./match.ts";

/** The account that has the client, and the account that has the property. */
export interface Partners {
  readonly client: TestAccount;
  readonly property: TestAccount;
}

export type Side = keyof Partners;

export const otherSide = (side: Side): Side => (side === "client" ? "property" : "client");

const pathOf = ({ path }: Pick<TestAccount, "path">, matchId: string, verb: string): string =>
  `${path}/matches/${encodeURIComponent(matchId)}/${verb}`;

/** A person requests a partnership in the dashboard. */
export const request = (
  account: Pick<TestAccount, "path">,
  matchId: string,
  body: object = { message: "Vamos conversar?" },
) => backoffice.post(pathOf(account, matchId, "request"), body);

export interface MadePartnership {
  readonly id: string;
  readonly propertyId: string;
  readonly leadId: string;
  /** Ids of the match on either side. */
  readonly matches: Readonly<Record<Side, string>>;
}

/** A partnership of a new property and a new client, PENDING. */
export const makePartnership = async (
  partners: Partners,
  asks: Side = "client",
  body?: object,
): Promise<MadePartnership> => {
  const { propertyId, leadId, ofSeller, ofBuyer } = await makeNetworkMatch(
    partners.property,
    partners.client,
  );
  const matches = { client: ofBuyer, property: ofSeller };
  const { status, text, body: answer } = await request(partners[asks], matches[asks], body);
  if (status !== 201) throw new Error(`No partnership: ${text}`);
  return { id: answer.data.id, propertyId, leadId, matches };
};

/** The body of an API call that must succeed. */
const dataOf = async (answer: Promise<{ status: number; text: string; body: Json }>): Promise<Json> => {
  const { status, text, body } = await answer;
  if (status !== 200) throw new Error(`Not done: ${text}`);
  return body.data;
};

export const readPartnership = ({ api }: TestAccount, id: string): Promise<Json> =>
  dataOf(api.get(`/partnerships/${id}`));

export const move = ({ api }: TestAccount, id: string, status: string, query = "") =>
  api.post(`/partnerships/${id}/status${query}`, { body: { status } });

export const moved = (account: TestAccount, id: string, status: string): Promise<Json> =>
  dataOf(move(account, id, status));

export const askUpdate = ({ path }: Pick<TestAccount, "path">, id: string) =>
  backoffice.post(`${path}/partnerships/${id}/ask-update`);

const STAGES_TO: Readonly<Record<string, readonly string[]>> = {
  PENDING: [],
  ACCEPTED: ["ACCEPTED"],
  DECLINED: ["DECLINED"],
  CANCELLED: ["CANCELLED"],
  CONTACTED: ["ACCEPTED", "CONTACTED"],
  NEGOTIATING: ["ACCEPTED", "NEGOTIATING"],
  PROPOSAL: ["ACCEPTED", "PROPOSAL"],
  WON: ["ACCEPTED", "WON"],
  LOST: ["ACCEPTED", "LOST"],
};

/** A partnership that both sides' moves have brought to a stage. */
export const partnershipIn = async (
  partners: Partners,
  stage: string,
  asks: Side = "client",
): Promise<MadePartnership> => {
  const made = await makePartnership(partners, asks);
  for (const [at, to] of STAGES_TO[stage]!.entries()) {
    const mover = at > 0 ? "client" : to === "CANCELLED" ? asks : otherSide(asks);
    await moved(partners[mover], made.id, to);
  }
  return made;
};

/** Purges the client. */
export const purgeClient = async ({ path }: Pick<TestAccount, "path">, leadId: string): Promise<void> => {
  await backoffice.post(`${path}/leads/${leadId}/trash`);
  await backoffice.post(`${path}/leads/${leadId}/purge`);
};
