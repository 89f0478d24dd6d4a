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
  ])("refuse %s", (_, overrides, told) => {
    expect(faultsOf(overrides)).toContain(told);
  });

  it("name every fault at once, and no secret", () => {
    const told = faultsOf({ PANEL_URL: "x", MAIL_FROM: "", PANEL_SECRET: "hidden-value" });
    expect(told).toMatch(/PANEL_URL.*PANEL_SECRET.*MAIL_FROM/);
    expect(told).not.toContain("hidden-value");
  });
});
