import { env } from "cloudflare:workers";
import type { DemoAccount, DemoData } from "../../src/domain/sandbox/demo-data.ts";

/** Only the account's objects with these codes, each with one picture. */
const onlyWith = (
  { properties, clients, team, ...account }: DemoAccount,
  codes: readonly string[],
): DemoAccount => ({
  ...account,
  team: team.slice(0, 1),
  properties: properties
    .filter(({ ref }) => codes.includes(ref))
    .map((listing) => ({ ...listing, broker: null, pictures: listing.pictures.slice(0, 1) })),
  clients: clients
    .filter(({ ref }) => codes.includes(ref))
    .map(({ ref, input }) => ({ ref, input: { ...input, ownerEmail: team[0]!.email } })),
});

const small = ({ accounts, partnerships, owners, ...data }: DemoData): DemoData => ({
  ...data,
  accounts: {
    own: onlyWith(accounts.own, ["AP0101", "CL-1001"]),
    partner: onlyWith(accounts.partner, ["PE-1001"]),
    developer: onlyWith(accounts.developer, []),
  },
  partnerships: partnerships.slice(0, 1).map((partnership) => ({ ...partnership, moves: [] })),
  registration: null,
  owners: owners.slice(0, 1),
});

/** The Worker's assets, with demo data of one object of each kind, so that a walk of all calls ends soon. */
export const SMALL_ASSETS: Fetcher = {
  ...env.ASSETS,
  fetch: async (address: RequestInfo | URL) => {
    const found = await env.ASSETS.fetch(address as RequestInfo);
    return String(address).endsWith("/data.json")
      ? Response.json(small(await found.json<DemoData>()))
      : found;
  },
};
