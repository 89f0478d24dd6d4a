import { Hono } from "hono";
import type { AppEnv } from "../contract/context.ts";
import { mountRoutes } from "../contract/mount.ts";
import { rawPath } from "../contract/raw-url.ts";
import { operatorOnly } from "./authentication.ts";
import { BACKOFFICE_ENDPOINTS } from "./endpoints.ts";
import { serveBackoffice } from "./serve.ts";

export const BACKOFFICE_BASE = "/backoffice";

/** The platform side: what the specification's dashboard and operator do (decisions §4). */
export const backoffice = new Hono<AppEnv>({ getPath: rawPath });

backoffice.use(`${BACKOFFICE_BASE}/*`, operatorOnly());
mountRoutes(backoffice, BACKOFFICE_BASE, BACKOFFICE_ENDPOINTS, serveBackoffice);
