import { OpenAPIHono } from "@hono/zod-openapi";
import { TrieRouter } from "hono/router/trie-router";
import { operatorOnly } from "./backoffice/authentication.ts";
import { backoffice } from "./backoffice/index.ts";
import { ready } from "./backoffice/ready.ts";
import type { AppEnv } from "./contract/context.ts";
import { mount, otherMethods } from "./contract/mount.ts";
import { rawPath } from "./contract/raw-url.ts";
import { serveEndpoint } from "./contract/serve-http.ts";
import { docs } from "./docs/index.ts";
import { Refusal } from "./errors/refusal.ts";
import { discovery } from "./mcp/discovery.ts";
import { mcp } from "./mcp/index.ts";
import { respondProblem } from "./middleware/problem-response.ts";
import { requestContext } from "./middleware/request-context.ts";
import { ENDPOINTS } from "./routes/index.ts";
import { servePhoto } from "./routes/photos/serve.ts";
import { uploadPhoto } from "./routes/photos/upload.ts";
import { SANDBOX_ENDPOINTS } from "./sandbox/endpoints.ts";
import { serveSandbox } from "./sandbox/serve.ts";

/**
 * The path is routed as sent, so an escape in it stays data. At the first call the default router would try to make
 * one expression of all paths, fail on `/properties/by-ref/:ref` and `/properties/:propertyId/matches`, and take this
 * one.
 */
export const app = new OpenAPIHono<AppEnv>({ getPath: rawPath, router: new TrieRouter() });

app.use(requestContext());
app.route("/v1", mount(ENDPOINTS, serveEndpoint));
app.route("/", mount(SANDBOX_ENDPOINTS, serveSandbox));
app.route("/", mount([uploadPhoto], serveEndpoint));
app.route("/", docs);
for (const path of ["/mcp", "/mcp/"]) app.route(path, mcp);
app.route("/", discovery);
app.route("/backoffice", backoffice);
app.get("/photos/:account/:name", servePhoto);
app.all("/photos/:account/:name", otherMethods("get"));
app.get("/health", (c) => c.json({ status: "ok" }));
app.get("/ready", operatorOnly(), ready);
// Returned, not thrown: a thrown error would bypass the headers that every answer carries.
app.notFound((c) => respondProblem(new Refusal("route_not_found"), c));
app.onError(respondProblem);
