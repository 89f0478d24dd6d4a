import type { MiddlewareHandler } from "hono";
import { type AppEnv, scopeOf } from "../contract/context.ts";
import { Refusal } from "../errors/refusal.ts";
import { sameSecret } from "../lib/digest.ts";

const BEARER = /^Bearer +(\S+) *$/i;

/** Nothing of the platform side answers without its token, not even whether a path exists. */
export const operatorOnly = (): MiddlewareHandler<AppEnv> =>
  async function operatorOnly(c, next) {
    const token = BEARER.exec(c.req.header("Authorization") ?? "")?.[1] ?? "";
    const { backofficeTokens } = scopeOf(c).services.settings;
    const fits = await Promise.all(backofficeTokens.map((accepted) => sameSecret(token, accepted)));
    if (!fits.includes(true)) {
      throw new Refusal("unauthorized", { headers: { "WWW-Authenticate": 'Bearer realm="backoffice"' } });
    }
    await next();
  };
