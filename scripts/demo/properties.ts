import type { LocatedListing } from "./listing.ts";
import { beloHorizonte } from "./portfolio/belo-horizonte.ts";
import { brasilia } from "./portfolio/brasilia.ts";
import { curitiba } from "./portfolio/curitiba.ts";
import { florianopolis } from "./portfolio/florianopolis.ts";
import { goiania } from "./portfolio/goiania.ts";
import { pirenopolis } from "./portfolio/pirenopolis.ts";
import { rioDeJaneiro } from "./portfolio/rio-de-janeiro.ts";
import { saoPaulo } from "./portfolio/sao-paulo.ts";

/** The portfolio of the demonstration agency, oldest first: a list shows the last of them at its top. */
export const agencyListings: readonly LocatedListing[] = [
  ...saoPaulo,
  ...rioDeJaneiro,
  ...florianopolis,
  ...curitiba,
  ...beloHorizonte,
  ...goiania,
  ...brasilia,
  ...pirenopolis,
].reverse();
