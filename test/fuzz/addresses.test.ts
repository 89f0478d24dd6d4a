import fc from "fast-check";
import { expect, it } from "vitest";
import { refuseTarget } from "../../src/lib/address-guard.ts";
import { isLoopbackAddress, isPublicAddress } from "../../src/lib/ip.ts";
import { forAll } from "./for-all.ts";

const RUNS = 300;

const PRODUCTION = { ownHosts: ["api.nossa.com.br"], allowPrivate: false };
const LOCAL = { ownHosts: [], allowPrivate: true };

type Bytes = readonly [number, number, number, number];

const byte = fc.nat(255);
const network = (...fixed: number[]): fc.Arbitrary<Bytes> =>
  fc
    .tuple(byte, byte, byte, byte)
    .map((bytes) => bytes.map((free, at) => fixed[at] ?? free) as unknown as Bytes);

/** Addresses outside the public Internet (RFC 6890). */
const PRIVATE: fc.Arbitrary<Bytes> = fc.oneof(
  ...[
    [0],
    [10],
    [127],
    [169, 254],
    [192, 168],
    [192, 0, 0],
    [192, 0, 2],
    [198, 18],
    [198, 51, 100],
    [203, 0, 113],
  ].map((fixed) => network(...fixed)),
  fc.constantFrom<Bytes>([169, 254, 169, 254], [255, 255, 255, 255], [168, 63, 129, 16]),
  fc.tuple(fc.integer({ min: 16, max: 31 }), byte, byte).map(([b, c, d]): Bytes => [172, b, c, d]),
  fc.tuple(fc.integer({ min: 64, max: 127 }), byte, byte).map(([b, c, d]): Bytes => [100, b, c, d]),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
);

const number32 = ([a, b, c, d]: Bytes): number => ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
const group = (high: number, low: number): string => ((high << 8) | low).toString(16);
const groups = ([a, b, c, d]: Bytes): string => `${group(a, b)}:${group(c, d)}`;

const inBase =
  (base: 8 | 10 | 16) =>
  (part: number): string => {
    const prefix = { 8: "0", 10: "", 16: "0x" }[base];
    return prefix + part.toString(base);
  };

/** The spellings of one address as the host of a URL. */
const SPELLINGS: ((bytes: Bytes) => string)[] = [
  (bytes) => bytes.join("."),
  (bytes) => bytes.map(inBase(8)).join("."),
  (bytes) => bytes.map(inBase(16)).join("."),
  (bytes) => bytes.map((part, at) => inBase(at % 2 ? 16 : 8)(part)).join("."),
  (bytes) => String(number32(bytes)),
  (bytes) => inBase(16)(number32(bytes)).toUpperCase().replace("0X", "0x"),
  (bytes) => inBase(8)(number32(bytes)),
  (bytes) => `${bytes[0]}.${number32(bytes) & 0xffffff}`,
  (bytes) => `${bytes[0]}.${bytes[1]}.${number32(bytes) & 0xffff}`,
  (bytes) => `${bytes.join(".")}.`,
  (bytes) => bytes.join("。"),
  (bytes) => bytes.join(".").replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (bytes) => bytes.join(".").replace(/\d/g, (digit) => `%3${digit}`),
  (bytes) => `[::ffff:${bytes.join(".")}]`,
  (bytes) => `[::ffff:${groups(bytes)}]`,
  (bytes) => `[::${bytes.join(".")}]`,
  (bytes) => `[64:ff9b::${groups(bytes)}]`,
  (bytes) => `[2002:${groups(bytes)}::1]`,
  (bytes) => `[fe80::${groups(bytes)}]`,
  (bytes) => `[fd00::${groups(bytes)}]`,
];

const URL_FORMS: ((host: string) => string)[] = [
  (host) => `https://${host}/`,
  (host) => `https://${host}:443/hook?a=b`,
  (host) => `HTTPS:${host}`,
  (host) => `https:\\\\${host}\\`,
  (host) => `https://example.com@${host}/`,
  (host) => `https://example.com%2f@${host}/`,
  (host) => `https:///${host}`,
  (host) => `https://\t${host}`,
  (host) => `//${host}`,
];

const written = fc.record({
  bytes: PRIVATE,
  spell: fc.constantFrom(...SPELLINGS),
  around: fc.constantFrom(...URL_FORMS),
});

it("no spelling of a private address is accepted", () =>
  forAll(written, RUNS, ({ bytes, spell, around }) => {
    expect(refuseTarget(around(spell(bytes)), PRODUCTION)).toHaveProperty("reason");
  }));

it("local development accepts only loopback among private addresses", () =>
  forAll(written, RUNS, ({ bytes, spell, around }) => {
    const verdict = refuseTarget(around(spell(bytes)), LOCAL);
    if ("reason" in verdict) return;
    expect(verdict.loopback).toBe(true);
    expect(isLoopbackAddress(verdict.url.hostname.replace(/^\[|\]$/g, ""))).toBe(true);
  }));

it("no private address is taken for a public one", () =>
  forAll(written, RUNS, ({ bytes, spell }) => {
    expect(isPublicAddress(spell(bytes).replace(/^\[|\]$/g, ""))).toBe(false);
  }));

const hosts = fc.oneof(
  fc.domain(),
  fc
    .tuple(fc.domain(), fc.constantFrom(".local", ".internal", ".localhost", ".", "..", ".test"))
    .map((parts) => parts.join("")),
  fc.string({ unit: fc.constantFrom(..."ab1.-_%。:[]@/\\ é\u00ad") }),
  fc.constantFrom("api.nossa.com.br", "x.API.nossa.com.br", "api.nossa.com.br.", "localhost", "intranet"),
);

it("an accepted address is a qualified public name over https", () =>
  forAll(fc.tuple(hosts, fc.constantFrom(...URL_FORMS)), RUNS, ([host, around]) => {
    const verdict = refuseTarget(around(host), PRODUCTION);
    if ("reason" in verdict) return;
    const { protocol, hostname, port, username, password } = verdict.url;
    expect([protocol, port, username, password]).toEqual(["https:", "", "", ""]);
    expect(hostname).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/);
    expect(hostname).not.toMatch(/(^|\.)(api\.nossa\.com\.br|local|internal|localhost|test)\.?$|^[\d.]+$/);
  }));
