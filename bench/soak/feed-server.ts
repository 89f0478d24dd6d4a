import { LocalServer } from "../../scripts/local/server.ts";
import { type Flat, FORMATS, type Format } from "../feed/formats.ts";

const LISTINGS = 40;
/** The interval at which the CRM behind the feed changes. */
const EDITION_MS = 10_000;

/** The listings of an edition: some leave, some come, and a third have another price than before. */
const listingsOf = (edition: number): Flat[] =>
  Array.from({ length: LISTINGS }, (_, at) => {
    const isChanged = at % 3 === 0;
    return {
      ref: `FEED-${at + (at % 5 === 0 ? edition : 0)}`,
      price: isChanged ? 500_000 + edition * 1_000 : 500_000,
      changed: `2026-11-01 00:00:${String(isChanged ? edition % 60 : 0).padStart(2, "0")}`,
    };
  });

/** The number in an address chooses the format: each account keeps its own. */
const formatOf = (path = ""): Format => FORMATS[Number(/\d+/.exec(path)?.[0] ?? 0) % FORMATS.length]!;

/** Serves feeds of all formats on loopback that change between two syncs. */
export const startFeedServer = async (): Promise<LocalServer> => {
  const began = Date.now();
  const server = new LocalServer(({ url }, response) => {
    const { head, listing, end } = formatOf(url);
    const edition = Math.floor((Date.now() - began) / EDITION_MS);
    response.writeHead(200, { "Content-Type": "application/xml" });
    response.end(head + listingsOf(edition).map(listing).join("") + end);
  });
  return server.listen();
};
