import { expect, it } from "vitest";
import { retryAfterSeconds } from "../../src/lib/retry-after.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0, 500);

it.each([
  ["120", 120],
  [" 0 ", 0],
  ["Sat, 21 Nov 2026 12:01:00 GMT", 60],
  ["Saturday, 21-Nov-26 12:01:00 GMT", 60],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
])("Retry-After %j means %i seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});

it.each([
  [null],
  [""],
  ["-5"],
  ["1.5"],
  ["soon"],
  ["2026-11-21"],
  ["99999999999999999999"],
  ["Sat, 99 Nov 2026 12:01:00 GMT"],
])("Retry-After %j is ignored", (header) => {
  expect(retryAfterSeconds(header, NOW)).toBeUndefined();
});
