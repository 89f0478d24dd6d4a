import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { TIER } from "../demo/accounts.ts";
import type { Http } from "../demo/http.ts";

/** Existing ids for part of the calls, by path parameter: with only invented ids, most calls would answer 404. */
export type Subjects = Readonly<Record<string, readonly string[]>>;

/** How many ids of each kind are used. */
const EACH = 20;

/** Lists of the account, by the path parameter for their items. */
const LISTS: Readonly<Record<string, string>> = {
  propertyId: "/properties",
  leadId: "/leads",
  matchId: "/matches",
  partnershipId: "/partnerships",
  offerId: "/captacao/offers",
  developmentId: "/launches",
};

interface Item {
  readonly id?: string;
  readonly developmentId?: string | null;
  readonly externalRef?: string | null;
}

const idOf = ({ id, developmentId }: Item): string => id ?? developmentId ?? "";

/** The objects of the key's account, with their codes. */
export const subjectsOf = async (api: Http): Promise<Subjects> => {
  const listed = await Promise.all(
    Object.entries(LISTS).map(async ([parameter, path]) => {
      const { body } = await api.send<{ data: readonly Item[] }>("GET", `/v1${path}`);
      return [parameter, body.data.slice(0, EACH)] as const;
    }),
  );
  const ids = listed.map(([parameter, items]) => [parameter, items.map(idOf)] as const);
  const refs = listed.flatMap(([, items]) => items.flatMap(({ externalRef }) => externalRef ?? []));
  return Object.fromEntries([...ids, ["ref", refs] as const].filter(([, values]) => values.length > 0));
};

const LIMITS = {
  ratePerSecond: 10_000,
  burst: 10_000,
  monthlyQuota: 1_000_000_000,
  maxKeys: 1_000,
  maxWebhooks: 100,
};

/** Raises the limits, so that no call is refused for its rate. @returns the account's id */
export const makeRoom = async (api: Http, backoffice: Http): Promise<string> => {
  const { body } = await api.send<{ data: { account: { id: string } } }>("GET", "/v1/me");
  const { id } = body.data.account;
  const grant = { status: "ACTIVE", tier: TIER, scopes: PERMISSIONS, pilotUntil: null, limits: LIMITS };
  await backoffice.send("PUT", `/backoffice/accounts/${id}/access`, grant);
  return id;
};
