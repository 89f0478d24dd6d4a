import { picturePath, type Scene } from "./pictures.ts";

/** A listing that differs between the agency's portal feed and its dashboard. */
interface FeedListing {
  readonly ref: string;
  readonly title: string;
  readonly price: number;
  readonly neighborhood: string;
  /** What the dashboard says instead. */
  readonly edited: { readonly title?: string; readonly salePrice?: number };
}

export const feedListings: readonly FeedListing[] = [
  {
    ref: "FD-101",
    title: "Apartamento 2 quartos Vila Madalena",
    price: 780_000,
    neighborhood: "Vila Madalena",
    edited: { salePrice: 815_000 },
  },
  {
    ref: "FD-102",
    title: "Apto c/ varanda Perdizes",
    price: 940_000,
    neighborhood: "Perdizes",
    edited: { title: "Apartamento com varanda e vista em Perdizes", salePrice: 955_000 },
  },
  {
    ref: "FD-103",
    title: "Apartamento reformado Pinheiros",
    price: 690_000,
    neighborhood: "Pinheiros",
    edited: { salePrice: 720_000 },
  },
];

export const FEED_PATH = "/feed.xml";

/** What the photos of each listing show. */
export const FEED_SCENES: readonly Scene[] = ["living", "bedroom"];

const xmlOf = ({ ref, title, price, neighborhood }: FeedListing, origin: string): string =>
  `<Listing><ListingID>${ref}</ListingID><Title>${title}</Title><TransactionType>For Sale</TransactionType>
   <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>${price}</ListPrice></Details>
   <Location><State>SP</State><City>São Paulo</City><Neighborhood>${neighborhood}</Neighborhood></Location>
   <Media>${FEED_SCENES.map((scene) => `<Item medium="image">${origin}${picturePath(ref, scene)}</Item>`).join("")}</Media>
   </Listing>`;

/** The feed, as a portal reads it. @param origin of its photos */
export const feedXml = (origin: string): string => {
  const listings = feedListings.map((listing) => xmlOf(listing, origin));
  return `<?xml version="1.0"?><ListingDataFeed><Listings>${listings.join("")}</Listings></ListingDataFeed>`;
};
