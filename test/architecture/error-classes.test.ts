import { describe, expect, it } from "vitest";
import { failureOf } from "../../src/lib/logger.ts";
import { isService } from "./source.ts";
import { SOURCES } from "./sources.ts";

type Exports = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Exports>("../../{src,durable-objects,queues}/**/*.ts");

const isErrorClass = (value: unknown): value is new (message?: string) => Error =>
  typeof value === "function" && value.prototype instanceof Error;

const declaring = SOURCES.filter(isService).filter(({ code }) => /\bexport class \w+ extends\b/.test(code));

/** Exported error classes, by the name of their export. */
const errorClasses = (
  await Promise.all(
    declaring.map(async ({ path }) => {
      const exported = await modules[`../../${path}`]!();
      return Object.entries(exported).flatMap(([name, value]) =>
        isErrorClass(value) ? [{ name, ErrorClass: value }] : [],
      );
    }),
  )
).flat();

describe("an error class of the service", () => {
  it("is found by this test", () => {
    expect(errorClasses.map(({ name }) => name)).toEqual(expect.arrayContaining(["Refusal", "StaleWrite"]));
  });

  // The build changes class names, so that each class has to set its own.
  it.each(errorClasses)("named $name is logged by that name", ({ name, ErrorClass }) => {
    expect(failureOf(new ErrorClass("conflict"))).toBe(name);
  });
});
