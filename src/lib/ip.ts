import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address or network from which calls are allowed. */
interface AllowedNetwork {
  readonly network: Address;
  readonly prefixBits: number;
  /** Canonical spelling, without host bits: "203.0.113.0/24", "2001:db8::1". */
  readonly text: string;
}

/** The longest spelling: six groups and a dotted IPv4 address. */
const MAX_ADDRESS_CHARS = 45;
const IPV4_BITS = 32;
const IPV6_BITS = 128;
/** Where the IPv4 address starts in an IPv4-mapped one (RFC 4291 section 2.5.5.2). */
const MAPPED_PREFIX_BITS = 96;

/** In a public range, yet in one large cloud it is the virtual host's metadata and DNS service. */
const CLOUD_HOST_ADDRESS = "168.63.129.16";
/** Global unicast (RFC 4291 section 2.4): all other IPv6 space is reserved, local, or embeds IPv4. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** Four decimal parts, or IPv6 without a zone: "0177.1" means different hosts to different parsers. */
const parseAddress = (text: string): Address | undefined => {
  if (text.length > MAX_ADDRESS_CHARS) return undefined;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return !text.includes("%") && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : undefined;
};

const isMapped = (address: Address): address is ipaddr.IPv6 =>
  address.kind() === "ipv6" && address.range() === "ipv4Mapped";

const unmap = (address: Address): Address => (isMapped(address) ? address.toIPv4Address() : address);

const mask = (address: Address, bits: number): Address => {
  const bytes = address.toByteArray().map((byte, index) => {
    const networkBits = Math.min(8, Math.max(0, bits - 8 * index));
    return byte & (0xff << (8 - networkBits)) & 0xff;
  });
  return ipaddr.fromByteArray(bytes);
};

const fullBits = (address: Address): number => (address.kind() === "ipv4" ? IPV4_BITS : IPV6_BITS);

/** Parses an entry of an allow list: an address or a CIDR network, IPv4 or IPv6. */
export const parseAllowed = (text: string): AllowedNetwork | undefined => {
  const [host = "", prefix, ...rest] = text.split("/");
  const address = parseAddress(host);
  if (!address || rest.length > 0 || !/^(0|[1-9]\d{0,2})$/.test(prefix ?? "0")) return undefined;
  const bits = prefix === undefined ? fullBits(address) : Number(prefix);
  if (bits > fullBits(address)) return undefined;
  const isIpv4Network = isMapped(address) && bits >= MAPPED_PREFIX_BITS;
  const prefixBits = isIpv4Network ? bits - MAPPED_PREFIX_BITS : bits;
  const network = mask(isIpv4Network ? unmap(address) : address, prefixBits);
  const canonical = network.toString();
  return {
    network,
    prefixBits,
    text: prefixBits === fullBits(network) ? canonical : `${canonical}/${prefixBits}`,
  };
};

/**
 * Whether a caller's address is in the list; an empty list lets everyone in. An IPv4 caller matches its entry in
 * either spelling. A caller or an entry that is not an address matches nothing.
 */
export const isAllowed = (ip: string, allowed: readonly string[]): boolean => {
  if (allowed.length === 0) return true;
  const parsed = parseAddress(ip);
  if (!parsed) return false;
  const caller = unmap(parsed);
  return allowed.some((text) => {
    const entry = parseAllowed(text);
    return entry?.network.kind() === caller.kind() && caller.match(entry.network, entry.prefixBits);
  });
};

/** Whether an address is loopback in its own family; mapped forms are not. */
export const isLoopbackAddress = (ip: string): boolean => parseAddress(ip)?.range() === "loopback";

/**
 * Whether an address is an ordinary public one on the Internet. Private, local, shared, multicast, documentation and
 * reserved ranges are not, nor is any form that embeds IPv4: mapped, compatible, 6to4, Teredo, NAT64.
 */
export const isPublicAddress = (ip: string): boolean => {
  const address = parseAddress(ip);
  if (address?.range() !== "unicast") return false;
  return address.kind() === "ipv4" ? ip !== CLOUD_HOST_ADDRESS : address.match(...GLOBAL_UNICAST);
};

/** The size of network that one household or company has. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/** The size of network within which a caller can change addresses at will. */
const CALLER_BITS = { ipv4: 24, ipv6: 64 } as const;

const networkIn = (ip: string, sizes: Readonly<Record<"ipv4" | "ipv6", number>>): string | null => {
  const parsed = parseAddress(ip);
  if (!parsed) return null;
  const address = unmap(parsed);
  const bits = sizes[address.kind()];
  return `${mask(address, bits).toString()}/${bits}`;
};

/** The network of an address, /24 or /48: shows where a caller is, but not who; null if it is not an address. */
export const networkOf = (ip: string): string | null => networkIn(ip, NETWORK_BITS);

/** The network, /24 or /64, by which a limit counts unknown callers; one for all without an address. */
export const callerNetworkOf = (ip: string | null): string => networkIn(ip ?? "", CALLER_BITS) ?? "";
