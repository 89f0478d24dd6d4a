import { type AppContext, scopeOf } from "../contract/context.ts";
import { Refusal } from "../errors/refusal.ts";
import { ptEn } from "../lib/language.ts";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Programs send no Origin; a page in a browser does, and only this service's own may call (DNS rebinding).
 * @throws Refusal access_denied
 */
export const checkOrigin = (c: AppContext): void => {
  const origin = c.req.header("Origin");
  if (origin === undefined) return;
  const { environment, ownHosts } = scopeOf(c).services.settings;
  const url = URL.parse(origin);
  const isOwn = url !== null && ownHosts.includes(url.host);
  const isLocal = url !== null && environment !== "production" && LOCAL_HOSTS.includes(url.hostname);
  if (isOwn || isLocal) return;
  throw new Refusal("access_denied", {
    detail: ptEn(
      "O cabeçalho Origin não é deste serviço.",
      "The Origin header does not belong to this service.",
    ),
  });
};
