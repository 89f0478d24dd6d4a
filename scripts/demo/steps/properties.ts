import { type Account, agency, brokerEmail, partner } from "../accounts.ts";
import { each } from "../each.ts";
import type { LocatedListing } from "../listing.ts";
import { agencyListings, partnerListings } from "../properties.ts";
import type { Stage } from "../stage.ts";
import { hasGallery, storedProperties } from "./stored.ts";

const CONCURRENCY = 4;

/** The commissions of these accounts, by purpose. */
const SALE_TERMS = { commissionPercent: 6, splitListingPercent: 50 };
const RENT_TERMS = { rentCommissionMonths: 1, splitListingPercent: 50 };

/** Writes both portfolios by code, as a customer's system does. */
export async function seedProperties(stage: Stage): Promise<string> {
  await writePortfolio(stage, partner, partnerListings);
  await writePortfolio(stage, agency, agencyListings);
  return `${agencyListings.length} listings of the agency, ${partnerListings.length} of its partner`;
}

async function writePortfolio(
  stage: Stage,
  account: Account,
  listings: readonly LocatedListing[],
): Promise<void> {
  const api = stage.api(account);
  const team = await brokers(stage, account);
  const done = await writtenRefs(stage, account);
  const due = listings.filter(({ ref }) => !done.has(ref));
  await each(due, CONCURRENCY, async (listing) => {
    const input = {
      ...listingInput(listing),
      ...captador(listing, team),
      listingUrl: `${account.website}/imoveis/${listing.ref.toLowerCase()}`,
      photos: stage.photoUrls(listing.ref, listing.photos),
    };
    await api.send("PUT", `/v1/properties/by-ref/${listing.ref}`, input);
  });
}

/** Codes that an interrupted seed wrote, with their galleries. */
async function writtenRefs(stage: Stage, account: Account): Promise<Set<string | null>> {
  const stored = await storedProperties(stage, account);
  const trashed = await storedProperties(stage, account, "DELETED");
  return new Set([...stored.filter(hasGallery), ...trashed].map(({ externalRef }) => externalRef));
}

async function brokers(stage: Stage, account: Account): Promise<Map<string, string>> {
  const path = `${stage.pathOf(account)}/team`;
  const { body } = await stage.backoffice.send<{ data: { accountId: string; email: string }[] }>("GET", path);
  return new Map(body.data.map(({ email, accountId }) => [email, accountId]));
}

function captador({ broker }: LocatedListing, team: Map<string, string>): object {
  const member = broker && team.get(brokerEmail(broker));
  if (member) return { captadorAccountId: member };
  return broker ? { captadorName: broker } : {};
}

/** A listing's write. */
export function listingInput({
  type,
  sale,
  rent,
  at,
  rooms,
  area,
  title,
  about,
  cityId,
}: LocatedListing): object {
  const [neighborhood, street, number, complement] = at;
  const [bedrooms, suites, bathrooms, parkingSpots] = rooms ?? [null, null, null, null];
  const [total, covered] = area;
  return {
    title,
    description: about.join("\n"),
    type,
    bedrooms,
    suites,
    bathrooms,
    parkingSpots,
    purposes: [...(sale ? ["VENDA"] : []), ...(rent ? ["LOCACAO"] : [])],
    salePrice: sale ?? null,
    rentPrice: rent ?? null,
    area: total,
    privateArea: covered ?? null,
    address: { cityId, neighborhood, street, number, ...(complement ? { complement } : {}) },
    partnershipTerms: { ...(rent ? RENT_TERMS : {}), ...(sale ? SALE_TERMS : {}) },
  };
}
