import { agency, brokerEmail, developer, type Person, partner } from "./accounts.ts";
import type { LocatedClient } from "./client.ts";
import { partnerClients, saoPauloClients } from "./clients.ts";
import { development, type Typology, typologies } from "./developments.ts";
import type { LocatedListing } from "./listing.ts";
import { CREDIT_CENTS, demoOwners, PRICE_CENTS } from "./owners.ts";
import type { Scene } from "./pictures.ts";
import { partnerListings, saoPauloListings } from "./properties.ts";
import { clientInput } from "./steps/clients.ts";
import { listingInput } from "./steps/properties.ts";

/** One city, so that a sandbox is created in a few seconds. */
const CITY = "3550308";
/** The maximum duration of an offer. */
const DEADLINES = [2, 5, 15, 30].map((days) => days * 8 * 60);

interface SandboxListing {
  readonly ref: string;
  /** In the form of a dashboard's write. */
  readonly input: object;
  readonly pictures: readonly Scene[];
  readonly broker: string | null;
  readonly kind: "PROPERTY" | "DEVELOPMENT" | "TYPOLOGY";
  readonly launch: object | null;
}

const isPlain = ({ ends, review }: LocatedListing): boolean => ends === undefined && review === undefined;

const listingInputOf = (
  listing: LocatedListing,
  team: readonly { readonly email: string }[],
): SandboxListing => {
  const email = listing.broker && brokerEmail(listing.broker);
  const isOfTeam = team.some((person) => person.email === email);
  return {
    ref: listing.ref,
    input: {
      ...listingInput(listing),
      ...(listing.broker && !isOfTeam && { captadorName: listing.broker }),
      sharedToNetwork: listing.shared ?? false,
      amenities: listing.amenities ?? [],
    },
    pictures: listing.photos,
    broker: isOfTeam ? email! : null,
    kind: "PROPERTY",
    launch: null,
  };
};

const NO_FLOOR_PLANS = { floorPlans: [] };

const launched = (): SandboxListing[] => {
  const { ref, launch, photos, ...input } = development;
  const { constructionStage, deliveryDate, constructionProgress } = launch;
  const unit = ({ ref, photos, rooms, units, ...input }: Typology): SandboxListing => {
    const [bedrooms, suites, bathrooms, parkingSpots] = rooms;
    return {
      ref,
      input: {
        ...input,
        bedrooms,
        suites,
        bathrooms,
        parkingSpots,
        purposes: ["VENDA"],
        address: development.address,
      },
      pictures: photos,
      broker: null,
      kind: "TYPOLOGY",
      launch: { constructionStage, deliveryDate, constructionProgress, ...units, ...NO_FLOOR_PLANS },
    };
  };
  const whole: SandboxListing = {
    ref,
    input: { ...input, type: "APARTAMENTO", purposes: ["VENDA"] },
    pictures: photos,
    broker: null,
    kind: "DEVELOPMENT",
    launch: { ...launch, ...NO_FLOOR_PLANS },
  };
  return [whole, ...typologies.map(unit)];
};

/** Makes a member of the team responsible for each client, whatever the members' load. */
const withOwners = (clients: readonly LocatedClient[], team: readonly { readonly email: string }[]) =>
  clients.map((client, at) => ({
    ref: client.ref,
    input: {
      ...clientInput(client),
      ownerEmail: (
        team.find(({ email }) => client.broker && email === brokerEmail(client.broker)) ??
        team[at % team.length]!
      ).email,
    },
  }));

const companyOf = ({ name, type, owner }: { name: string; type: string; owner: Person }) => ({
  name,
  type,
  ownerName: owner.name,
  ownerEmail: owner.email,
});

const teamOf = (people: readonly (Person & { readonly role: string })[]) =>
  people.map(({ name, email, role, creci }) => ({ name, email, role, creci: creci ?? null }));

/** The requests that fill every sandbox; pictures by their scenes. */
export const sandboxData = {
  cityIds: [CITY],
  accounts: {
    own: {
      company: null,
      team: teamOf(agency.team),
      properties: saoPauloListings.filter(isPlain).map((listing) => listingInputOf(listing, agency.team)),
      clients: withOwners(
        saoPauloClients.filter(({ ends, quietDays }) => ends === undefined && quietDays === undefined),
        agency.team,
      ),
    },
    partner: {
      company: companyOf(partner),
      team: teamOf(partner.team),
      properties: partnerListings
        .filter(({ cityId }) => cityId === CITY)
        .map((listing) => listingInputOf(listing, partner.team)),
      clients: withOwners(partnerClients, partner.team),
    },
    developer: {
      company: companyOf(developer),
      team: teamOf(developer.team),
      properties: launched(),
      clients: [],
    },
  },
  partnerships: [
    {
      client: "CL-1001",
      property: "PE-1001",
      asks: "own",
      message: "Tenho um cliente para este imóvel. Podemos visitar?",
      moves: [
        { by: "partner", status: "ACCEPTED" },
        { by: "own", status: "CONTACTED" },
      ],
    },
    {
      client: "CL-1003",
      property: "PE-1002",
      asks: "partner",
      moves: [],
      message: "Nosso imóvel combina com o seu cliente. Topa a parceria?",
    },
  ],
  registration: {
    client: "CL-1005",
    development: development.ref,
    message: "Cliente investidor, quer conhecer o decorado.",
  },
  creditCents: CREDIT_CENTS,
  owners: demoOwners
    .filter(({ stage }) => stage === undefined)
    .map(({ offer }, at) => ({ ...offer, priceCents: PRICE_CENTS, deadlineMinutes: DEADLINES[at] ?? 480 })),
} as const;
