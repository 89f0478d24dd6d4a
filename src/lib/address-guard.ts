import { isLoopbackAddress } from "./ip.ts";
import { MAX_URL_CHARS } from "./url-length.ts";

export type RefusalReason =
  | "url_too_long"
  | "url_malformed"
  | "scheme_not_allowed"
  | "credentials_in_url"
  | "ip_address"
  | "host_not_qualified"
  | "reserved_name"
  | "own_host"
  | "port_not_allowed";

export interface TargetRules {
  /** Names of this service, as "host" or "host:port"; names under them are refused as well. */
  readonly ownHosts: readonly string[];
  /** Local development: allows http and loopback. */
  readonly allowPrivate: boolean;
}

interface AllowedTarget {
  readonly url: URL;
  /** The host is this machine, which is allowed here, so it needs no DNS check. */
  readonly loopback: boolean;
}

const MAX_HOST_CHARS = 253;

/**
 * Names that no public host can have: special-use (RFC 6761, 6762, 7686, 8375, 9476), reserved by ICANN
 * (internal), or common on private networks and never to be delegated (corp, home, lan, localdomain).
 */
const RESERVED_TLDS = new Set(
  "alt arpa corp example home internal intranet invalid lan local localdomain localhost onion test".split(
    " ",
  ),
);

/** The URL parser silently drops or rewrites these: the checked address must be the one written. */
const REWRITTEN_CHARS = /[\p{Cc}\\]|^\s|\s$/u;
const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

const DEFAULT_PORTS: Record<string, string> = { "https:": "443", "http:": "80" };

const portOf = (url: URL): string => url.port || (DEFAULT_PORTS[url.protocol] ?? "");

/** The host without brackets and without the root's dot: "example.com." is the same host as "example.com". */
const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** The URL parser has turned every IPv4 spelling (0x7f.1, 2130706433) into four decimal parts by now. */
const isIpLiteral = (host: string): boolean => host.includes(":") || /^\d+(\.\d+){3}$/.test(host);

const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || isLoopbackAddress(host);

/** On loopback many services share the host, so only an entry with the same port means this one, whatever its name. */
const isOwn = (url: URL, host: string, loopback: boolean, ownHosts: readonly string[]): boolean =>
  ownHosts.some((entry) => {
    const own = URL.parse(`${url.protocol}//${entry}`);
    if (!own) return false;
    const ownHost = bareHost(own);
    if (loopback) return own.port !== "" && isLoopbackHost(ownHost) && own.port === portOf(url);
    return host === ownHost || host.endsWith(`.${ownHost}`);
  });

const refuseName = (host: string): RefusalReason | undefined => {
  if (isIpLiteral(host)) return "ip_address";
  const labels = host.split(".");
  if (host.length > MAX_HOST_CHARS || !labels.every((label) => LABEL.test(label))) return "url_malformed";
  if (RESERVED_TLDS.has(labels.at(-1) ?? "")) return "reserved_name";
  return labels.length < 2 ? "host_not_qualified" : undefined;
};

const refuseForm = (url: URL, allowPrivate: boolean): RefusalReason | undefined => {
  const schemeAllowed = url.protocol === "https:" || (allowPrivate && url.protocol === "http:");
  if (!schemeAllowed) return "scheme_not_allowed";
  return url.username !== "" || url.password !== "" ? "credentials_in_url" : undefined;
};

/**
 * Decides by the text of a URL alone whether the service may send a request to it, since a customer named it. The
 * resolver then judges the addresses behind the host name.
 */
export const refuseTarget = (text: string, rules: TargetRules): { reason: RefusalReason } | AllowedTarget => {
  if (text.length > MAX_URL_CHARS) return { reason: "url_too_long" };
  const url = REWRITTEN_CHARS.test(text) ? null : URL.parse(text);
  if (!url) return { reason: "url_malformed" };
  const host = bareHost(url);
  const loopback = rules.allowPrivate && isLoopbackHost(host);
  const reason = refuseForm(url, rules.allowPrivate) ?? (loopback ? undefined : refuseName(host));
  if (reason) return { reason };
  if (isOwn(url, host, loopback, rules.ownHosts)) return { reason: "own_host" };
  if (!loopback && url.port !== "") return { reason: "port_not_allowed" };
  return { url, loopback };
};
