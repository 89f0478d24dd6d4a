import { expect, it } from "vitest";
import { timeOf } from "../../src/vocabulary/field.ts";

it.each([
  ["2026-02-28", "2026-02-28T00:00:00.000Z"],
  ["2028-02-29T10:00Z", "2028-02-29T10:00:00.000Z"],
  ["2026-03-01T00:30:00-03:00", "2026-03-01T03:30:00.000Z"],
  ["2026-03-01T00:30:00.123456Z", "2026-03-01T00:30:00.123Z"],
])("%s is read as its time", (text, time) => {
  expect(new Date(timeOf(text)).toISOString()).toBe(time);
});

it.each([
  "2026-02-30",
  "2026-13-01",
  "2027-02-29T10:00Z",
  "2026-03-01T10:00",
  "2026-03-01T25:00Z",
  "hoje",
  "",
  "1e9",
])("%j is not read as a time", (text) => {
  expect(timeOf(text)).toBeNaN();
});
