import type { ServerResponse } from "node:http";
import { drawPicture } from "../demo/pictures.ts";
import { LocalServer } from "../local/server.ts";

const FEED = `<?xml version="1.0"?><ListingDataFeed><Listings><Listing><ListingID>FEED-1</ListingID>
  <Title>Apartamento</Title><TransactionType>For Sale</TransactionType>
  <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>500000</ListPrice></Details>
  <Location><State>SP</State><City>São Paulo</City><Neighborhood>Pinheiros</Neighborhood></Location>
</Listing></Listings></ListingDataFeed>`;

/** A website with a photo and a feed, which keeps requests waiting until it opens. */
export class Outside {
  readonly asked = new Set<string>();
  readonly #server = new LocalServer((request, response) => {
    const path = request.url ?? "";
    this.asked.add(path);
    if (this.#isOpen) answer(path, response);
  });
  #isOpen = false;

  static async start(): Promise<Outside> {
    const outside = new Outside();
    await outside.#server.listen();
    return outside;
  }

  url(path: string): string {
    return this.#server.origin + path;
  }

  open(): void {
    this.#isOpen = true;
    this.#server.closeConnections();
  }

  close(): void {
    this.#server.close();
  }
}

function answer(path: string, response: ServerResponse): void {
  const picture = drawPicture(path);
  response.writeHead(200, { "Content-Type": picture ? "image/png" : "application/xml" });
  response.end(picture ?? FEED);
}
