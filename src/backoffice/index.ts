import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "../contract/context.ts";
import { mount } from "../contract/mount.ts";
import { operatorOnly } from "./authentication.ts";
import { BACKOFFICE_ENDPOINTS } from "./endpoints.ts";
import { serveBackoffice } from "./serve.ts";

/** The platform side: what the dashboard and the operator do (rules 23.1). */
export const backoffice = new OpenAPIHono<AppEnv>();

backoffice.use(operatorOnly());
backoffice.route("/", mount(BACKOFFICE_ENDPOINTS, serveBackoffice));
