import { describe, expect, it } from "vitest";
import { AccountGate } from "../../durable-objects/account-gate/object.ts";
import { EventLog } from "../../durable-objects/event-log/object.ts";

const FILES = import.meta.glob<string>(["../../wrangler.toml", "../../.gitignore"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const TOML = FILES["../../wrangler.toml"]!;

/** The lines of a table, or those before the first one. */
const table = (name: string | null): string => {
  const tables = TOML.split(/^(?=\[)/m);
  return (name === null ? tables[0] : tables.find((text) => text.startsWith(`[${name}]`))) ?? "";
};

describe("the deployment", () => {
  it("answers at its own host names alone", () => {
    expect(table(null)).toContain("workers_dev = false");
  });

  it("sends what it fetches through the front door, its own zone included", () => {
    expect(table(null)).toContain('"global_fetch_strictly_public"');
  });

  it("requires its secrets and holds none", () => {
    expect(table("secrets")).toContain(
      'required = ["KEY_SECRET", "CURSOR_SECRET", "BACKOFFICE_TOKEN", "IDENTITY_SECRET"]',
    );
    expect(table("vars")).not.toMatch(/SECRET|TOKEN|PASSWORD/);
    expect(FILES["../../.gitignore"]).toMatch(/^\.dev\.vars$/m);
  });

  it("is a production one that reaches no private address", () => {
    expect(table("vars")).toContain('ENVIRONMENT = "production"');
    expect(table("vars")).toContain('ALLOW_PRIVATE_TARGETS = "false"');
  });

  it("keeps no invocation logs, which hold addresses of calls and callers", () => {
    expect(table("observability.logs")).toContain("invocation_logs = false");
  });

  it("has objects that answer no request of their own", () => {
    for (const { prototype } of [AccountGate, EventLog]) {
      expect("fetch" in prototype, prototype.constructor.name).toBe(false);
      expect("webSocketMessage" in prototype, prototype.constructor.name).toBe(false);
    }
  });
});
