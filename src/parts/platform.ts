import { OpenAPIHono } from "@hono/zod-openapi";
import { operatorOnly } from "../backoffice/authentication.ts";
import { backoffice } from "../backoffice/index.ts";
import { ready } from "../backoffice/ready.ts";
import type { AppEnv } from "../contract/context.ts";
import { mount } from "../contract/mount.ts";
import { SANDBOX_ENDPOINTS } from "../sandbox/endpoints.ts";
import { serveSandbox } from "../sandbox/serve.ts";

// The dashboard's RPC methods call the same operations.
export { beginOAuthConnection, connectionStands, endOAuthConnection } from "../panel/connections.ts";
export { callAsMember, membershipsByEmail, readAsMember } from "../panel/member-calls.ts";
export { callAsOperator } from "../panel/operator-calls.ts";

export const platform = new OpenAPIHono<AppEnv>();

platform.route("/backoffice", backoffice);
platform.get("/ready", operatorOnly(), ready);
platform.route("/", mount(SANDBOX_ENDPOINTS, serveSandbox));
