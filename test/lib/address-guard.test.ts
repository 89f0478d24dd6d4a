import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refuseTarget } from "../../src/lib/address-guard.ts";

const PRODUCTION = { ownHosts: ["api.nossa.com.br", "imóveis.com"], allowPrivate: false };
const LOCAL = { ownHosts: ["127.0.0.1:8787", "api.nossa.com.br"], allowPrivate: true };

const verdict = (url: string, rules = PRODUCTION): string => {
  const result = refuseTarget(url, rules);
  return "reason" in result ? result.reason : "allowed";
};

describe("in production", () => {
  it.each([
    ["https://example.com"],
    ["https://hooks.example.com/a?b=c#d"],
    ["https://EXAMPLE.com.:443/a%20b"],
    ["https://under_score.example.com/"],
    ["https://praça.com.br/foto"],
    ["https://1.example.com/"],
    ["https://example.com/foto 1.jpg"],
    ["https://nossa.com.br/"],
    ["https://notapi.nossa.com.br/"],
    ["https://test.example.com/internal/localhost"],
    [`https://example.com/${"a".repeat(2_028)}`],
  ])("%s may be a target", (url) => {
    expect(refuseTarget(url, PRODUCTION)).toEqual({ url: new URL(url), loopback: false });
  });

  it.each([
    ["", "url_malformed"],
    ["example.com", "url_malformed"],
    ["https://", "url_malformed"],
    ["https://exa\tmple.com/", "url_malformed"],
    ["https://example.com/a\nb", "url_malformed"],
    [" https://example.com/", "url_malformed"],
    ["https://example.com/ ", "url_malformed"],
    ["https://exa mple.com/", "url_malformed"],
    ["https:\\\\example.com\\", "url_malformed"],
    ["https://example.com..", "url_malformed"],
    ["https://.example.com", "url_malformed"],
    ["https://exa*mple.com", "url_malformed"],
    ["https://-a.example.com", "url_malformed"],
    [`https://${"a".repeat(64)}.com`, "url_malformed"],
    [`https://${"a.".repeat(130)}com`, "url_malformed"],
    ["https://256.1.1.1", "url_malformed"],
    [`https://example.com/${"a".repeat(2_029)}`, "url_too_long"],
    ["http://example.com", "scheme_not_allowed"],
    ["ftp://example.com", "scheme_not_allowed"],
    ["file:///etc/passwd", "scheme_not_allowed"],
    ["javascript:alert(1)", "scheme_not_allowed"],
    ["data:text/plain,x", "scheme_not_allowed"],
    ["https://user:pass@example.com", "credentials_in_url"],
    ["https://user@example.com", "credentials_in_url"],
    ["https://:pass@example.com", "credentials_in_url"],
    ["https://example.com@127.0.0.1", "credentials_in_url"],
    ["https://8.8.8.8", "ip_address"],
    ["https://127.0.0.1", "ip_address"],
    ["https://0x7f.1", "ip_address"],
    ["https://2130706433", "ip_address"],
    ["https://0177.0.0.1", "ip_address"],
    ["https://①②⑦.0.0.1", "ip_address"],
    ["https://127.0.0.1.", "ip_address"],
    ["https://%31%32%37.0.0.1", "ip_address"],
    ["https://169.254.169.254/latest/meta-data", "ip_address"],
    ["https://[::1]", "ip_address"],
    ["https://[::ffff:127.0.0.1]", "ip_address"],
    ["https://[64:ff9b::a9fe:a9fe]", "ip_address"],
    ["https://[2606:4700::1111]", "ip_address"],
    ["https://intranet-host", "host_not_qualified"],
    ["https://com.", "host_not_qualified"],
    ["https://localhost.", "reserved_name"],
    ["https://LOCALHOST", "reserved_name"],
    ["https://ⓛocalhost", "reserved_name"],
    ["https://a.localhost", "reserved_name"],
    ["https://printer.local", "reserved_name"],
    ["https://metadata.google.internal./computeMetadata/v1", "reserved_name"],
    ["https://nas.home.arpa", "reserved_name"],
    ["https://1.0.0.127.in-addr.arpa", "reserved_name"],
    ["https://a.test", "reserved_name"],
    ["https://a.invalid", "reserved_name"],
    ["https://a.example", "reserved_name"],
    ["https://abc.onion", "reserved_name"],
    ["https://api.nossa.com.br", "own_host"],
    ["https://API.NOSSA.com.br./v1", "own_host"],
    ["https://api。nossa。com。br", "own_host"],
    ["https://x.api.nossa.com.br", "own_host"],
    ["https://api.nossa.com.br:8443", "own_host"],
    ["https://XN--IMVEIS-CXA.com", "own_host"],
    ["https://example.com:8443", "port_not_allowed"],
    ["https://example.com:80", "port_not_allowed"],
    ["https://example.com:22", "port_not_allowed"],
  ])("%j is refused as %s", (url, reason) => {
    expect(verdict(url)).toBe(reason);
  });
});

describe("in local development", () => {
  it.each([
    ["http://127.0.0.1:9999/hook"],
    ["https://127.0.0.1/"],
    ["http://0x7f.1:9999/"],
    ["http://127.8.8.8:1/"],
    ["http://[::1]:9999/"],
    ["http://localhost:9999/"],
    ["http://LOCALHOST.:9999/"],
    ["http://receiver.localhost:9999/"],
    ["http://127.0.0.1/"],
  ])("%s is loopback and may be a target", (url) => {
    expect(refuseTarget(url, LOCAL)).toEqual({ url: new URL(url), loopback: true });
  });

  it.each([["http://example.com/"], ["https://example.com/"]])("%s still needs its DNS check", (url) => {
    expect(refuseTarget(url, LOCAL)).toEqual({ url: new URL(url), loopback: false });
  });

  it.each([
    ["http://10.0.0.1/", "ip_address"],
    ["http://169.254.169.254/", "ip_address"],
    ["http://0.0.0.0:8080/", "ip_address"],
    ["http://[::ffff:127.0.0.1]/", "ip_address"],
    ["http://8.8.8.8/", "ip_address"],
    ["http://nas.local/", "reserved_name"],
    ["http://router/", "host_not_qualified"],
    ["http://example.com:8080/", "port_not_allowed"],
    ["https://example.com:80/", "port_not_allowed"],
    ["http://user@127.0.0.1:9999/", "credentials_in_url"],
    ["ftp://127.0.0.1/", "scheme_not_allowed"],
    ["http://127.0.0.1:8787/v1/me", "own_host"],
    ["http://localhost:8787/v1/me", "own_host"],
    ["http://LOCALHOST.:8787/", "own_host"],
    ["http://api.localhost:8787/", "own_host"],
    ["http://127.0.0.2:8787/", "own_host"],
    ["http://2130706433:8787/", "own_host"],
    ["http://[::1]:8787/", "own_host"],
    ["http://api.nossa.com.br/", "own_host"],
  ])("%s is still refused as %s", (url, reason) => {
    expect(verdict(url, LOCAL)).toBe(reason);
  });

  it("any loopback port passes while the service names no port", () => {
    expect(verdict("http://127.0.0.1:8787/", { ownHosts: ["127.0.0.1"], allowPrivate: true })).toBe(
      "allowed",
    );
  });
});

/** One part of an address in each spelling that URL parsers read as a number. */
const spelled = (part: number, way: number): string => {
  const digits = String(part);
  if (way === 1) return `0x${part.toString(16)}`;
  if (way === 2) return `0${part.toString(8)}`;
  if (way === 3) return digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  if (way === 4) return digits.replace(/\d/g, (digit) => `%3${digit}`);
  return digits;
};

describe("an address of numbers", () => {
  const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
  const ways = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4));
  const dot = fc.constantFrom(".", "%2e", "\u3002", "\uff0e");
  const tail = fc.constantFrom("", ".", ":443", "/", "/?a#b");

  it("is refused in any spelling of its four parts", () => {
    fc.assert(
      fc.property(octets, ways, dot, tail, (parts, how, between, rest) => {
        const host = parts.map((part, at) => spelled(part, how[at]!)).join(between);
        expect(["ip_address", "url_malformed"]).toContain(verdict(`https://${host}${rest}`));
      }),
    );
  });

  it("is refused when its last parts are written as one", () => {
    fc.assert(
      fc.property(octets, fc.nat(4), fc.integer({ min: 1, max: 3 }), (parts, way, kept) => {
        const last = parts.slice(kept).reduce((sum, part) => sum * 256 + part, 0);
        const host = [...parts.slice(0, kept), last].map((part) => spelled(part, way)).join(".");
        expect(verdict(`https://${host}/`)).toBe("ip_address");
      }),
    );
  });

  it("is refused in any spelling of IPv6", () => {
    fc.assert(
      fc.property(fc.ipV6(), (host) => {
        expect(verdict(`https://[${host}]/`)).toBe("ip_address");
      }),
    );
  });
});
