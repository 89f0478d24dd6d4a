import type { Issuer } from "../../settings.ts";

/** The one resource that tokens are issued for. */
export const resourceOf = ({ apiUrl }: Pick<Issuer, "apiUrl">): string => `${apiUrl}/mcp`;

/** Our resource in its one spelling: clients may name only its host, or add a slash. Others stay as they are. */
const normalized = (named: string, settings: Issuer): string => {
  const url = URL.parse(named);
  const isOurs = url?.origin === settings.apiUrl && url.username === "" && url.hash === "";
  return isOurs && ["/", "/mcp", "/mcp/"].includes(url.pathname) ? resourceOf(settings) : named;
};

/** The request with `resource` spelled as the library expects; an empty one is removed. */
export const normalizeResource = (asked: URLSearchParams, settings: Issuer): URLSearchParams => {
  const fit = new URLSearchParams(asked);
  fit.delete("resource");
  const named = asked.getAll("resource").filter((one) => one !== "");
  for (const resource of new Set(named.map((text) => normalized(text, settings))))
    fit.append("resource", resource);
  return fit;
};
