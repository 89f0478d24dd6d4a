import type { LocatedClient } from "./client.ts";
import { inlandClients } from "./clients/inland.ts";
import { rioDeJaneiroClients } from "./clients/rio-de-janeiro.ts";
import { saoPauloClients } from "./clients/sao-paulo.ts";
import { southernClients } from "./clients/south.ts";

/** The clients of the demonstration agency, oldest first. */
export const agencyClients: readonly LocatedClient[] = [
  ...saoPauloClients,
  ...rioDeJaneiroClients,
  ...southernClients,
  ...inlandClients,
].reverse();
