import { Hono } from "hono";
import { backoffice } from "./backoffice/index.ts";
import type { AppEnv } from "./contract/context.ts";
import { mount, mountRoutes } from "./contract/mount.ts";
import { rawPath } from "./contract/raw-url.ts";
import { docs } from "./docs/index.ts";
import { Refusal } from "./errors/refusal.ts";
import { mcp } from "./mcp/index.ts";
import { respondProblem } from "./middleware/problem-response.ts";
import { requestContext } from "./middleware/request-context.ts";
import { ENDPOINTS } from "./routes/index.ts";
import { PHOTO_ROUTE, servePhoto } from "./routes/photos/serve.ts";

export const app = new Hono<AppEnv>({ getPath: rawPath });

app.use(requestContext());
app.route("/", mount("/v1", ENDPOINTS));
app.route("/", docs);
app.route("/", mcp);
app.route("/", backoffice);
mountRoutes(app, "/photos", [PHOTO_ROUTE], servePhoto);
app.get("/health", (c) => c.json({ status: "ok" }));
// Answered, not thrown: what is thrown here passes by the headers that every answer carries.
app.notFound((c) => respondProblem(new Refusal("route_not_found"), c));
app.onError(respondProblem);
