import { Hono } from "hono";
import type { AppEnv } from "../contract/context.ts";
import { mountRoutes } from "../contract/mount.ts";
import { rawPath } from "../contract/raw-url.ts";
import { operatorOnly } from "./authentication.ts";
import { BACKOFFICE_ENDPOINTS } from "./endpoints.ts";
import { serveBackoffice } from "./serve.ts";

const BACKOFFICE_BASE = "/backoffice";

/** The platform side: what the dashboard and the operator do (rules 23.1). */
export const backoffice = new Hono<AppEnv>({ getPath: rawPath });

backoffice.use(`${BACKOFFICE_BASE}/*`, operatorOnly());
mountRoutes(backoffice, BACKOFFICE_BASE, BACKOFFICE_ENDPOINTS, serveBackoffice);
