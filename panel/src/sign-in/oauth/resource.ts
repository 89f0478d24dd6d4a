import type { Issuer } from "../../settings.ts";

/** The one resource that tokens are for. */
export const resourceOf = ({ apiUrl }: Pick<Issuer, "apiUrl">): string => `${apiUrl}/mcp`;

const PATHS = ["/", "/mcp", "/mcp/"];

/** The resource in its own spelling: some name its host alone, or end it with a slash. Others stay as they are. */
const fitted = (named: string, settings: Issuer): string => {
  const url = URL.parse(named);
  const isOurs = url?.origin === settings.apiUrl && url.username === "" && url.hash === "";
  return isOurs && PATHS.includes(url.pathname) ? resourceOf(settings) : named;
};

/** A request whose `resource` is spelled as the library wants it; an empty one is none. */
export const fitResource = (asked: URLSearchParams, settings: Issuer): URLSearchParams => {
  const fit = new URLSearchParams(asked);
  fit.delete("resource");
  const named = asked.getAll("resource").filter((one) => one !== "");
  for (const resource of new Set(named.map((text) => fitted(text, settings))))
    fit.append("resource", resource);
  return fit;
};
