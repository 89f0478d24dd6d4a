import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { TIER } from "../demo/accounts.ts";
import type { Http } from "../demo/http.ts";

/** Ids that calls name now and then, by the parameter of the path: with made-up ones alone, most would end at 404. */
export type Subjects = Readonly<Record<string, readonly string[]>>;

/** As many as calls may take turns with. */
const EACH = 20;

/** Lists of the account, by the parameter that their items answer. */
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

/** What the account of the key has, its codes included. */
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

/** Room enough that no call is refused for coming too soon. @returns the account's id */
export const makeRoom = async (api: Http, backoffice: Http): Promise<string> => {
  const { body } = await api.send<{ data: { account: { id: string } } }>("GET", "/v1/me");
  const { id } = body.data.account;
  const grant = { status: "ACTIVE", tier: TIER, scopes: PERMISSIONS, pilotUntil: null, limits: LIMITS };
  await backoffice.send("PUT", `/backoffice/accounts/${id}/access`, grant);
  return id;
};
