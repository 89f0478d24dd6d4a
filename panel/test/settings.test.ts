import { describe, expect, it } from "vitest";
import { type PanelEnv, parsePanelSettings } from "../src/settings.ts";

const PRODUCTION = {
  ENVIRONMENT: "production",
  PANEL_URL: "https://painel.example.com",
  API_URL: "https://api.example.com",
  MAIL_FROM: "avisos@example.com",
  PANEL_SECRET: "0123456789-0123456789-0123456789",
};

const faultsOf = (overrides: Readonly<Record<string, string>>): string => {
  try {
    parsePanelSettings({ ...PRODUCTION, ...overrides } as unknown as PanelEnv);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

describe("the dashboard's settings", () => {
  it("of production start", () => {
    expect(faultsOf({})).toBe("");
  });

  it.each([
    ["another environment", { ENVIRONMENT: "test" }, "ENVIRONMENT"],
    ["http", { PANEL_URL: "http://painel.example.com" }, "PANEL_URL"],
    ["a path", { API_URL: "https://api.example.com/v1" }, "API_URL"],
    ["a short secret", { PANEL_SECRET: "short" }, "PANEL_SECRET"],
    ["the public secret", { PANEL_SECRET: "local-panel-secret-never-use-it-elsewhere" }, "PANEL_SECRET"],
    ["no sender", { MAIL_FROM: "" }, "MAIL_FROM"],
    ["a local deployment", { ENVIRONMENT: "local" }, "no deployment"],
  ])("refuse %s", (_, overrides, fault) => {
    expect(faultsOf(overrides)).toContain(fault);
  });

  const CONSOLE = {
    OPERATOR_URL: "https://operador.example.com",
    ACCESS_TEAM: "https://equipe.cloudflareaccess.com",
    ACCESS_AUDIENCE: "ab".repeat(32),
    OPERATORS: "Ana@example.com SUPPORT CURATION, rui@example.com ADMIN",
  };

  it("of the console name the operators and their roles", () => {
    expect(faultsOf(CONSOLE)).toBe("");
    const { operator } = parsePanelSettings({ ...PRODUCTION, ...CONSOLE } as unknown as PanelEnv);
    expect([...operator!.roles]).toEqual([
      ["ana@example.com", ["SUPPORT", "CURATION"]],
      ["rui@example.com", ["ADMIN"]],
    ]);
    expect(parsePanelSettings(PRODUCTION as unknown as PanelEnv).operator).toBeNull();
  });

  it.each([
    ["the dashboard's host", { OPERATOR_URL: "https://painel.example.com" }, "OPERATOR_URL"],
    ["http", { OPERATOR_URL: "http://operador.example.com" }, "OPERATOR_URL"],
    ["no address", { OPERATOR_URL: "" }, "OPERATOR_URL"],
    ["another issuer", { ACCESS_TEAM: "https://equipe.example.com" }, "ACCESS_TEAM"],
    ["no team", { ACCESS_TEAM: "" }, "ACCESS_TEAM"],
    ["an invalid audience", { ACCESS_AUDIENCE: "tag" }, "ACCESS_AUDIENCE"],
    ["nobody", { OPERATORS: "" }, "OPERATORS"],
    ["a role that there is not", { OPERATORS: "ana@example.com OWNER" }, "OPERATORS: entry 1"],
    [
      "a person without a role",
      { OPERATORS: "rui@example.com ADMIN, ana@example.com" },
      "OPERATORS: entry 2",
    ],
    ["a person twice", { OPERATORS: "a@example.com ADMIN, A@example.com SUPPORT" }, "OPERATORS: entry 2"],
    ["an address to which no code goes", { OPERATORS: "josé@example.com ADMIN" }, "OPERATORS: entry 1"],
    ["what is no address", { OPERATORS: "ana SUPPORT" }, "OPERATORS: entry 1"],
  ])("of the console refuse %s", (_, overrides, fault) => {
    expect(faultsOf({ ...CONSOLE, ...overrides })).toContain(fault);
  });

  it("name every fault at once, and no secret", () => {
    const text = faultsOf({ PANEL_URL: "x", MAIL_FROM: "", PANEL_SECRET: "hidden-value" });
    expect(text).toMatch(/PANEL_URL.*PANEL_SECRET.*MAIL_FROM/);
    expect(text).not.toContain("hidden-value");
  });
});
