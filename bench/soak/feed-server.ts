import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "../../scripts/local/settings.ts";

const LISTINGS = 40;
/** The interval at which the CRM behind the feed changes. */
const EDITION_MS = 10_000;

export interface FeedServer {
  readonly url: string;
  close(): void;
}

const flat = (ref: string, price: number): string =>
  `<Listing><ListingID>${ref}</ListingID><Title>Apartamento ${ref}</Title><TransactionType>For Sale</TransactionType>
   <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>${price}</ListPrice></Details>
   <Location><State>SP</State><City>São Paulo</City><Neighborhood>Pinheiros</Neighborhood></Location></Listing>`;

const feedXml = (listings: readonly string[]): string =>
  `<?xml version="1.0"?><ListingDataFeed><Listings>${listings.join("")}</Listings></ListingDataFeed>`;

/** The listings of an edition: some leave, some come, and a third have another price than before. */
const listingsOf = (edition: number): string[] =>
  Array.from({ length: LISTINGS }, (_, at) => {
    const price = at % 3 === 0 ? 500_000 + edition * 1_000 : 500_000;
    return flat(`FEED-${at + (at % 5 === 0 ? edition : 0)}`, price);
  });

/** Serves feeds on loopback that change between two syncs. */
export const startFeedServer = async (): Promise<FeedServer> => {
  const began = Date.now();
  const server = createServer((_, response) => {
    const edition = Math.floor((Date.now() - began) / EDITION_MS);
    response.writeHead(200, { "Content-Type": "application/xml" });
    response.end(feedXml(listingsOf(edition)));
  });
  server.listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${HOST}:${port}`, close };
};
