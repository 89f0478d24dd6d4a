import { clientsOf, type LocatedClient } from "./client.ts";
import inland from "./clients/inland.json" with { type: "json" };
import partner from "./clients/partner.json" with { type: "json" };
import rioDeJaneiro from "./clients/rio-de-janeiro.json" with { type: "json" };
import saoPaulo from "./clients/sao-paulo.json" with { type: "json" };
import south from "./clients/south.json" with { type: "json" };

/** The clients of the demonstration agency, oldest first. */
export const agencyClients: readonly LocatedClient[] = [saoPaulo, rioDeJaneiro, south, inland]
  .flatMap(clientsOf)
  .reverse();

/** The agency's clients in a sandbox's city. */
export const saoPauloClients: readonly LocatedClient[] = clientsOf(saoPaulo);

/** The clients of a sandbox's partner. */
export const partnerClients: readonly LocatedClient[] = clientsOf(partner);
