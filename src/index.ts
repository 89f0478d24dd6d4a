import { env, tracing } from "cloudflare:workers";
import { parseSettings } from "./env.ts";
import { traceBy } from "./lib/tracing.ts";
import { handlers } from "./relay.ts";

export { DashboardApi, DashboardApi as PanelDoor } from "./dashboard-api.ts";
// The previous release's router and dashboard bind the former names.
export { EdgeApi, EdgeApi as Nearby } from "./edge/edge-api.ts";

// With a wrong environment the Worker does not even start.
parseSettings(env);
traceBy(tracing);

export default handlers;
