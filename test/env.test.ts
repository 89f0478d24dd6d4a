import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { parseSettings, type Settings } from "../src/env.ts";

const SECRET = {
  KEY_SECRET: "k".repeat(16),
  CURSOR_SECRET: "c".repeat(16),
  BACKOFFICE_TOKEN: "b".repeat(16),
  IDENTITY_SECRET: "i".repeat(16),
};

const PRODUCTION = {
  ...SECRET,
  ENVIRONMENT: "production",
  PUBLIC_URL: "https://api.example.com",
  PANEL_URL: "https://painel.example.com",
  ALLOW_PRIVATE_TARGETS: "false",
};

const settings = (changes: Record<string, string | undefined> = {}): Settings =>
  parseSettings({ ...env, ...PRODUCTION, ...changes } as unknown as Env);

describe("a production environment", () => {
  it("starts with its secrets, an https address and a sender", () => {
    expect(settings()).toMatchObject({ environment: "production", allowPrivateTargets: false });
  });

  it.each([
    ["without KEY_SECRET", { KEY_SECRET: undefined }, "KEY_SECRET must have"],
    ["without CURSOR_SECRET", { CURSOR_SECRET: undefined }, "CURSOR_SECRET must have"],
    ["without IDENTITY_SECRET", { IDENTITY_SECRET: undefined }, "IDENTITY_SECRET must have"],
    ["without BACKOFFICE_TOKEN", { BACKOFFICE_TOKEN: "" }, "BACKOFFICE_TOKEN must have"],
    ["with a short secret", { KEY_SECRET: "k".repeat(15) }, "KEY_SECRET must have"],
    ["with one secret for two uses", { CURSOR_SECRET: SECRET.KEY_SECRET }, "must differ"],
    [
      "with a token of local development",
      { BACKOFFICE_TOKEN: "local-backoffice-token" },
      "BACKOFFICE_TOKEN is",
    ],
    ["with private targets", { ALLOW_PRIVATE_TARGETS: "true" }, "ALLOW_PRIVATE_TARGETS"],
    ["at an http address", { PUBLIC_URL: "http://api.example.com" }, "PUBLIC_URL"],
    ["with a dashboard at an http address", { PANEL_URL: "http://painel.example.com" }, "PANEL_URL"],
    [
      "with photos at an http address",
      { PHOTOS_URL: "http://fotos.example.com" },
      "PHOTOS_URL must be https",
    ],
    ["with photos at its own host", { PHOTOS_URL: "https://api.example.com" }, "a host of its own"],
    ["with a status page at an http address", { STATUS_URL: "http://status.example.com" }, "STATUS_URL"],
    ["with a bare address for reports", { SECURITY_CONTACT: "security@example.com" }, "SECURITY_CONTACT"],
    ["with a pattern for a host", { OWN_HOSTS: "a.example.com, *.example.com" }, "OWN_HOSTS"],
    ["with an address for a host", { OWN_HOSTS: "https://a.example.com" }, "OWN_HOSTS"],
    ["of an unknown name", { ENVIRONMENT: "prod" }, "ENVIRONMENT"],
  ])("refuses to start %s", (_, changes, fault) => {
    expect(() => settings(changes)).toThrow(fault);
  });

  it.each([
    ["a token of local development", { BACKOFFICE_TOKEN: "local-backoffice-token" }, "BACKOFFICE_TOKEN is"],
    ["private targets", { ALLOW_PRIVATE_TARGETS: "true" }, "ALLOW_PRIVATE_TARGETS"],
    ["an http address", { PUBLIC_URL: "http://api.example.com" }, "PUBLIC_URL"],
  ])("is as strict with %s as staging", (_, changes, fault) => {
    expect(() => settings({ ENVIRONMENT: "staging", ...changes })).toThrow(fault);
    expect(settings({ ENVIRONMENT: "local", ...changes }).environment).toBe("local");
  });

  it("cannot be taken for a developer's machine, which has no version", () => {
    const VERSION = { id: "v1", tag: "", timestamp: "" };
    const deployed = (ENVIRONMENT: string) =>
      parseSettings({ ...env, ...PRODUCTION, ENVIRONMENT, VERSION } as unknown as Env);
    expect(() => deployed("local")).toThrow("no deployment may be");
    expect(deployed("production").environment).toBe("production");
  });

  it("uses the secret with the highest number, and also accepts the next one", () => {
    const second = "2".repeat(16);
    const tenth = "ten".repeat(6);
    const next = "next".repeat(4);
    const numbered = { KEY_SECRET_2: second, KEY_SECRET_10: tenth, KEY_SECRET_11_SOON: next };
    const { keySecrets, cursorSecrets } = settings(numbered);
    expect(keySecrets).toEqual([tenth, second, SECRET.KEY_SECRET, next]);
    expect(cursorSecrets).toEqual([SECRET.CURSOR_SECRET]);
    expect(settings({ ...numbered, KEY_SECRET: "dropped" }).keySecrets).toEqual([tenth, second, next]);
  });

  it.each([
    ["a dropped secret without another", { KEY_SECRET: "dropped" }, "KEY_SECRET must have"],
    ["a short further one", { KEY_SECRET_2: "short" }, "KEY_SECRET must have"],
    ["a further one of local development", { KEY_SECRET_2: "local-key-secret-2" }, "KEY_SECRET is"],
    ["a further one that is another's", { KEY_SECRET_2: SECRET.CURSOR_SECRET }, "must differ"],
  ])("refuses to start with %s", (_, changes, fault) => {
    expect(() => settings(changes)).toThrow(fault);
  });

  it("lists every fault at once and shows no secret", () => {
    const secret = "local-secret-of-somebody";
    const short = "seventeen-shorts".slice(1);
    const wrong = { KEY_SECRET: secret, CURSOR_SECRET: short, PUBLIC_URL: "nowhere" };
    const said = (() => {
      try {
        return JSON.stringify(settings(wrong));
      } catch (error) {
        return String(error);
      }
    })();
    expect(said).toMatch(/PUBLIC_URL.*KEY_SECRET.*CURSOR_SECRET/);
    for (const value of [secret, short, SECRET.BACKOFFICE_TOKEN]) expect(said).not.toContain(value);
  });

  it("knows the host of photos as its own, and serves them itself without one", () => {
    const hosted = settings({ PHOTOS_URL: "https://fotos.example.com" });
    expect(hosted.photosUrl).toBe("https://fotos.example.com");
    expect(hosted.ownHosts).toContain("fotos.example.com");
    expect(settings({ PHOTOS_URL: "" }).photosUrl).toBe("https://api.example.com/photos");
  });

  it.each(["staging.example.com", "api.example.com:8443", "127.0.0.1:8787", "[::1]:8787", "imóveis.com"])(
    "counts %s among its own hosts",
    (host) => {
      expect(settings({ OWN_HOSTS: ` ${host} ` }).ownHosts).toEqual([
        "api.example.com",
        "painel.example.com",
        host,
      ]);
    },
  );
});
