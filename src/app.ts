import { OpenAPIHono } from "@hono/zod-openapi";
import { TrieRouter } from "hono/router/trie-router";
import { backoffice } from "./backoffice/index.ts";
import type { AppEnv } from "./contract/context.ts";
import { mount, otherMethods } from "./contract/mount.ts";
import { rawPath } from "./contract/raw-url.ts";
import { serveEndpoint } from "./contract/serve-http.ts";
import { docs } from "./docs/index.ts";
import { Refusal } from "./errors/refusal.ts";
import { mcp } from "./mcp/index.ts";
import { respondProblem } from "./middleware/problem-response.ts";
import { requestContext } from "./middleware/request-context.ts";
import { ENDPOINTS } from "./routes/index.ts";
import { servePhoto } from "./routes/photos/serve.ts";

/**
 * The path is routed as it was sent, so that an escape in it stays data. The default router would try to make one
 * expression of all paths at the first call, find that `/properties/by-ref/:ref` and `/properties/:propertyId/matches`
 * exclude that, and take this one.
 */
export const app = new OpenAPIHono<AppEnv>({ getPath: rawPath, router: new TrieRouter() });

app.use(requestContext());
app.route("/v1", mount(ENDPOINTS, serveEndpoint));
app.route("/", docs);
app.route("/mcp", mcp);
app.route("/backoffice", backoffice);
app.get("/photos/:account/:name", servePhoto);
app.all("/photos/:account/:name", otherMethods("get"));
app.get("/health", (c) => c.json({ status: "ok" }));
// Answered, not thrown: what is thrown here passes by the headers that every answer carries.
app.notFound((c) => respondProblem(new Refusal("route_not_found"), c));
app.onError(respondProblem);
