import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawingOf } from "../../scripts/platform/drawing.ts";
import { inOrder, type Worker, workersOf } from "../../scripts/platform/workers.ts";

const WORKERS = workersOf("production");

/** The Workers with one more binding. */
const binding = (from: string, to: string): Worker[] =>
  WORKERS.map((worker) =>
    worker.name === from
      ? { ...worker, binds: [...worker.binds, { worker: to, of: null, isClass: false }] }
      : worker,
  );

describe("the drawing of what is deployed", () => {
  it("agrees with the configurations (npm run platform draw)", () => {
    const page = readFileSync(join(import.meta.dirname, "../../docs/deployed.md"), "utf8");
    expect(page).toBe(drawingOf(WORKERS));
  });

  it("has every Worker, class, queue, database and bucket", () => {
    const drawn = drawingOf(WORKERS);
    const names = WORKERS.flatMap(({ name, classes, sendsTo, databases, buckets }) => [
      name,
      ...classes,
      ...sendsTo,
      ...databases.map((database) => database.name),
      ...buckets,
    ]);
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) expect(drawn).toMatch(new RegExp(`["(\\s,>]${name}["<,]`));
  });

  it("is the same for staging, except for the names", () => {
    const staging = drawingOf(workersOf("staging"));
    expect(staging.replaceAll(/[-_]staging/g, "")).toBe(drawingOf(WORKERS));
  });

  it.each([
    ["real-estate-objects", "real-estate-account-api"],
    ["real-estate-boards", "real-estate-account-api"],
    ["real-estate-tokens", "real-estate-panel"],
    ["real-estate-account-api", "real-estate-front"],
  ])("is refused with a circle: %s binds %s", (from, to) => {
    expect(() => inOrder(binding(from, to))).toThrow("in a circle");
  });

  it("is refused with a Worker that no file describes", () => {
    expect(() => inOrder(binding("real-estate-account-api", "nobody"))).toThrow("which no file describes");
  });
});
