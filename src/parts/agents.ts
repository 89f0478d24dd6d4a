import { Hono } from "hono";
import type { AppEnv } from "../contract/context.ts";
import { mcp } from "../mcp/index.ts";

export const agents = new Hono<AppEnv>().route("/mcp", mcp).route("/mcp/", mcp);
