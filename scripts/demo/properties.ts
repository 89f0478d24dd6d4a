import { type LocatedListing, listingsOf } from "./listing.ts";
import beloHorizonte from "./portfolio/belo-horizonte.json" with { type: "json" };
import brasilia from "./portfolio/brasilia.json" with { type: "json" };
import curitiba from "./portfolio/curitiba.json" with { type: "json" };
import florianopolis from "./portfolio/florianopolis.json" with { type: "json" };
import goiania from "./portfolio/goiania.json" with { type: "json" };
import partner from "./portfolio/partner.json" with { type: "json" };
import pirenopolis from "./portfolio/pirenopolis.json" with { type: "json" };
import rioDeJaneiro from "./portfolio/rio-de-janeiro.json" with { type: "json" };
import saoPaulo from "./portfolio/sao-paulo.json" with { type: "json" };

/** The demonstration agency's portfolio, oldest first: a list shows the last one first. */
export const agencyListings: readonly LocatedListing[] = [
  saoPaulo,
  rioDeJaneiro,
  florianopolis,
  curitiba,
  beloHorizonte,
  goiania,
  brasilia,
  pirenopolis,
]
  .flatMap(listingsOf)
  .reverse();

/** The agency's listings in a sandbox's city. */
export const saoPauloListings: readonly LocatedListing[] = listingsOf(saoPaulo);

/** The partner agency's portfolio, for the network matches of the demonstration agency's clients. */
export const partnerListings: readonly LocatedListing[] = listingsOf(partner);
