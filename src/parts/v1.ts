import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "../contract/context.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { mount } from "../contract/mount.ts";
import { serveEndpoint } from "../contract/serve-http.ts";

/** An app that serves some operations of the API under `/v1`. */
export const v1 = (endpoints: readonly Endpoint[]): OpenAPIHono<AppEnv> =>
  new OpenAPIHono<AppEnv>().route("/v1", mount(endpoints, serveEndpoint));
