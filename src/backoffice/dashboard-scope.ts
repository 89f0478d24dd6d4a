import type { WriteScope } from "../domain/scope.ts";
import type { Settings } from "../env.ts";

/** What the platform side writes an account's data with: the rules of the dashboard, and no dry runs. */
export const dashboardScope = (
  { publicUrl, ownHosts, allowPrivateTargets }: Settings,
  own: Pick<WriteScope, "accountId" | "db" | "meter" | "clock" | "language" | "propertyLimit">,
): WriteScope => ({
  ...own,
  links: { publicUrl, ownHosts, allowPrivateTargets },
  source: "DASHBOARD",
  dryRun: false,
});
