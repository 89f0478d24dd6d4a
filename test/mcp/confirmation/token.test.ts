import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import {
  type ConfirmationScope,
  mintConfirmation,
  openConfirmation,
} from "../../../src/mcp/confirmation/token.ts";

const SECRET = "secret of these tests";
const BASIS = "0011223344556677";
const NOW = Date.UTC(2026, 10, 22, 12, 0, 0, 750);

const scope: ConfirmationScope = {
  accountId: "acc-0000000000000001",
  keyId: "key_0000000000000001",
  tool: "patch_property",
  way: "call",
  args: { propertyId: "prop-1", salePrice: 500_000, address: { city: "Curitiba", state: "PR" } },
};

const mint = async () => (await mintConfirmation(SECRET, scope, BASIS, NOW)).text;

const open = async (text: string, other: Partial<ConfirmationScope> = {}, now = NOW) =>
  openConfirmation([SECRET], { ...scope, ...other }, text, now);

const OTHERS: readonly (readonly [string, Partial<ConfirmationScope>])[] = [
  ["account", { accountId: "acc-0000000000000002" }],
  ["key", { keyId: "key_0000000000000002" }],
  ["tool", { tool: "create_property" }],
  ["way", { way: "form" }],
  ["argument", { args: { ...scope.args, salePrice: 500_001 } }],
  ["nested argument", { args: { ...scope.args, address: { city: "Curitiba", state: "SC" } } }],
  ["further argument", { args: { ...scope.args, title: "Casa" } }],
  ["missing argument", { args: { propertyId: "prop-1", salePrice: 500_000 } }],
  ["type of an argument", { args: { ...scope.args, salePrice: "500000" } }],
];

describe("a confirmation", () => {
  it("is 32 bytes as base64url, different each time", async () => {
    const one = await mint();
    const other = await mint();
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(one).not.toBe(other);
  });

  it("carries what it was issued for", async () => {
    const { text, expiresAt } = await mintConfirmation(SECRET, scope, BASIS, NOW);
    const confirmation = await open(text);
    expect(confirmation).toMatchObject({
      basis: BASIS,
      expiresAt,
      nonce: expect.stringMatching(/^[\w-]{11}$/),
    });
    expect(JSON.stringify(confirmation)).not.toContain(text);
  });

  it("expires after exactly ten minutes, in whole seconds", async () => {
    const { text, expiresAt } = await mintConfirmation(SECRET, scope, BASIS, NOW);
    expect(expiresAt).toBe(NOW - 750 + 10 * MINUTE_MS);
    expect(await open(text, {}, expiresAt - 1)).toMatchObject({ basis: BASIS });
    expect(await open(text, {}, expiresAt)).toBe("confirmation_expired");
  });

  it.each(OTHERS)("is invalid for another %s", async (_, other) => {
    expect(await open(await mint(), other)).toBe("confirmation_mismatch");
  });

  it("is valid for the same arguments in any order", async () => {
    const { propertyId, salePrice } = scope.args;
    const args = { address: { state: "PR", city: "Curitiba" }, salePrice, propertyId };
    expect(await open(await mint(), { args })).toMatchObject({ basis: BASIS });
  });

  it("is invalid for arguments that only look alike", async () => {
    const lone = "\ud800";
    const replaced = "\ufffd";
    const { text } = await mintConfirmation(SECRET, { ...scope, args: { title: lone } }, BASIS, NOW);
    expect(await open(text, { args: { title: replaced } })).toBe("confirmation_mismatch");
    expect(await open(text, { args: { title: lone } })).toMatchObject({ basis: BASIS });
  });

  it("is invalid under another secret", async () => {
    expect(await openConfirmation(["another secret"], scope, await mint(), NOW)).toBe(
      "confirmation_mismatch",
    );
  });

  it("is invalid if any byte changes", async () => {
    const bytes = Uint8Array.fromBase64(await mint(), { alphabet: "base64url" });
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.with(at, bytes[at]! ^ 1);
      const text = changed.toBase64({ alphabet: "base64url", omitPadding: true });
      expect([at, await open(text)]).toEqual([at, "confirmation_mismatch"]);
    }
  });

  it("is valid in one spelling only", async () => {
    const text = await mint();
    const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const twin = text.slice(0, -1) + last[last.indexOf(text.at(-1)!) + 1];
    for (const other of [
      twin,
      `${text}=`,
      ` ${text}`,
      `${text}A`,
      text.slice(1),
      "",
      "ã",
      text.repeat(1_000),
    ])
      expect([other, await open(other)]).toEqual([other, "confirmation_malformed"]);
  });
});
