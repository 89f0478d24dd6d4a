import { afterEach, describe, expect, it, vi } from "vitest";
import { failureOf, logger, logOrigin } from "../../src/lib/logger.ts";

const lineOf = (write: () => void): unknown => {
  const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  write();
  return JSON.parse(lines.mock.lastCall![0]);
};

afterEach(() => {
  logOrigin("api", undefined);
});

describe("a line of the log", () => {
  it("names the Worker that wrote it, and its version", () => {
    logOrigin("edge-router", "v-1");
    const line = lineOf(() => logger.warn("key not read", { shard: "DB" }));
    const origin = { worker: "edge-router", version: "v-1" };
    expect(line).toEqual({ level: "warn", message: "key not read", shard: "DB", ...origin });
  });

  it("has no version on a developer's machine", () => {
    expect(lineOf(() => logger.warn("nothing"))).not.toHaveProperty("version");
  });

  it("names the kind of a failure, without the words of its message", () => {
    expect(failureOf(new TypeError("UNIQUE constraint failed: ana@example.com"))).toBe("TypeError: unique");
    expect(failureOf("ana@example.com")).toBe("unknown");
  });
});
