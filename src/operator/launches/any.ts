import type { Links } from "../../call-context.ts";
import type { AnyLaunch } from "../../domain/launches/launches-of-all.ts";
import { presentLaunch } from "../../domain/launches/present.ts";

/** A launch of any account, and whether the catalog shows it. */
export const viewAnyLaunch = (launch: AnyLaunch, links: Links) => ({
  launch: presentLaunch(launch, links),
  status: launch.development.status,
  curationStatus: launch.development.curationStatus,
  inCatalogue: launch.isInCatalog,
});
