import { describe, expect, it } from "vitest";
import {
  callerNetworkOf,
  isAllowed,
  isLoopbackAddress,
  isPublicAddress,
  parseAllowed,
} from "../../src/lib/ip.ts";

describe("an entry of an allow list", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7/32", "203.0.113.7"],
    ["203.0.113.7/24", "203.0.113.0/24"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["203.0.113.255/29", "203.0.113.248/29"],
    ["2001:DB8:0::1", "2001:db8::1"],
    ["2001:db8:0:ffff::1/49", "2001:db8:0:8000::/49"],
    ["::/0", "::/0"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["::ffff:203.0.113.7/120", "203.0.113.0/24"],
    ["::ffff:203.0.113.7/90", "::ffc0:0:0/90"],
  ])("%s is written canonically as %s", (entry, text) => {
    expect(parseAllowed(entry)?.text).toBe(text);
  });

  it.each([
    [""],
    [" 203.0.113.7"],
    ["203.0.113"],
    ["203.0.113.256"],
    ["203.0.113.07"],
    ["0x7f.0.0.1"],
    ["2130706433"],
    ["203.0.113.0/33"],
    ["203.0.113.0/-1"],
    ["203.0.113.0/024"],
    ["203.0.113.0/"],
    ["203.0.113.0/8/8"],
    ["203.0.113.0/255.255.255.0"],
    ["2001:db8::/129"],
    ["2001:db8::1::2"],
    ["fe80::1%eth0"],
    ["[2001:db8::1]"],
    ["example.com"],
    ["203.0.113.7:443"],
  ])("%j is not an address or network", (entry) => {
    expect(parseAllowed(entry)).toBeUndefined();
  });
});

describe("a caller", () => {
  it.each([
    ["203.0.113.7", []],
    ["not an address", []],
    ["203.0.113.7", ["203.0.113.7"]],
    ["203.0.113.7", ["198.51.100.1", "203.0.113.0/24"]],
    ["::ffff:203.0.113.7", ["203.0.113.0/24"]],
    ["203.0.113.7", ["::ffff:203.0.113.7"]],
    ["203.0.113.7", ["::ffff:203.0.113.0/120"]],
    ["2001:db8::1", ["2001:DB8:0:0::1"]],
    ["2001:db8:1::1", ["2001:db8::/32"]],
    ["8.8.8.8", ["0.0.0.0/0"]],
  ])("%s passes the list %j", (ip, allowed) => {
    expect(isAllowed(ip, allowed)).toBe(true);
  });

  it.each([
    ["203.0.113.8", ["203.0.113.7"]],
    ["203.0.114.1", ["203.0.113.0/24"]],
    ["203.0.113.7", ["::/0"]],
    ["2001:db8::1", ["0.0.0.0/0"]],
    ["2001:db9::1", ["2001:db8::/32"]],
    ["", ["0.0.0.0/0"]],
    ["0313.0.113.7", ["203.0.113.7"]],
    ["203.0.113.7, 10.0.0.1", ["203.0.113.7"]],
    ["203.0.113.7", ["nonsense", "203.0.113.7/99"]],
  ])("%s is stopped by the list %j", (ip, allowed) => {
    expect(isAllowed(ip, allowed)).toBe(false);
  });
});

describe("a public address", () => {
  it.each([
    ["8.8.8.8"],
    ["1.1.1.1"],
    ["172.32.0.1"],
    ["100.128.0.1"],
    ["2606:4700::1111"],
    ["2a00:1450:4001::5"],
  ])("may be %s on the open Internet", (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  it.each([
    ["unspecified", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["private", "10.1.2.3"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["shared (CGNAT)", "100.64.0.1"],
    ["cloud metadata", "100.100.100.200"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["cloud metadata", "169.254.169.254"],
    ["cloud metadata", "168.63.129.16"],
    ["cloud metadata", "192.0.0.192"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["6to4 relay", "192.88.99.1"],
    ["benchmarking", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["unique local", "fd00:ec2::254"],
    ["link-local", "fe80::1"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["documentation", "2001:db8::1"],
    ["documentation", "3fff::1"],
    ["benchmarking", "2001:2::1"],
    ["discard", "100::1"],
    ["segment routing", "5f00::1"],
    ["unassigned", "4000::1"],
    ["mapped", "::ffff:127.0.0.1"],
    ["mapped", "::ffff:a9fe:a9fe"],
    ["mapped", "::ffff:8.8.8.8"],
    ["compatible", "::127.0.0.1"],
    ["translated", "::ffff:0:7f00:1"],
    ["NAT64", "64:ff9b::a9fe:a9fe"],
    ["local NAT64", "64:ff9b:1::a00:1"],
    ["6to4", "2002:7f00:1::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:80ff:fffe"],
    ["malformed", "0x7f.1"],
    ["malformed", "0177.0.0.1"],
    ["malformed", "127.1"],
    ["malformed", "2130706433"],
    ["malformed", "①②⑦.0.0.1"],
    ["malformed", "fe80::1%1"],
    ["malformed", "example.com"],
    ["malformed", ""],
  ])("is never one that is %s: %s", (_, ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });
});

describe("a loopback address", () => {
  it.each([
    ["127.0.0.1", true],
    ["127.8.8.8", true],
    ["::1", true],
    ["::ffff:127.0.0.1", false],
    ["128.0.0.1", false],
    ["localhost", false],
    ["127.1", false],
  ])("is recognized: %s is %s", (ip, loopback) => {
    expect(isLoopbackAddress(ip)).toBe(loopback);
  });
});

describe("the network that a limit counts by", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.0/24"],
    ["2001:db8::1", "2001:db8::/64"],
    ["2001:db8:0:0:ffff::2", "2001:db8::/64"],
    ["2001:db8:0:1::2", "2001:db8:0:1::/64"],
  ])("of %s is %s", (address, network) => {
    expect(callerNetworkOf(address)).toBe(network);
  });

  it("is the same for all callers without an address", () => {
    expect([null, "", "nonsense"].map(callerNetworkOf)).toEqual(["", "", ""]);
  });
});
