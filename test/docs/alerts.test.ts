import { describe, expect, it } from "vitest";
import { ALERTS } from "../../src/alarms/alerts.ts";
import { answerTo, type StoredPoint } from "../support/points-sql.ts";
import { call, FAULTS, failed, HEALTHY, HOUR, MINUTE, NOW, SILENT } from "./alert-faults.ts";

const firing = (points: readonly StoredPoint[]): string[] =>
  ALERTS.filter(({ query, threshold }) =>
    answerTo(query, points, NOW).some(({ value }) => Number(value) > threshold),
  ).map(({ name }) => name);

describe("the alerts", () => {
  it("are silent while everything works", () => {
    expect(firing(HEALTHY)).toEqual([]);
  });

  it("each have a fault, thirty in all", () => {
    const named = new Set([...FAULTS.map(([alert]) => alert), ...Object.keys(SILENT)]);
    expect([...named].sort()).toEqual(ALERTS.map(({ name }) => name).sort());
    expect(FAULTS.length + 1).toBeGreaterThanOrEqual(30);
  });

  it.each(FAULTS)("%s is raised by %s, and no other is", (alert, _, over, __, put) => {
    expect(firing([...HEALTHY, ...put(over)])).toEqual([alert]);
  });

  it.each(FAULTS)("%s is not raised by the usual number of %s", (_, __, ___, under, put) => {
    expect(firing([...HEALTHY, ...put(under)])).toEqual([]);
  });

  it.each(Object.entries(SILENT))(
    "%s is raised if %s report nothing any more, and no other is",
    (alert, silent) => {
      expect(firing(HEALTHY.filter(({ dataset }) => dataset !== silent))).toEqual([alert]);
    },
  );

  it("count a sampled point as all the points that it represents", () => {
    const sampled = [10, 25, 40].map((minutes) => call(failed, 10)(minutes * MINUTE));
    expect(firing([...HEALTHY, ...sampled])).toEqual(["burn-fast"]);
  });

  it("ignore points older than their period", () => {
    const long = HEALTHY.map(({ dataset, row }) => ({
      dataset,
      row: { ...row, status: 500, outcome: "failed", timestamp: row.timestamp - 80 * HOUR },
    }));
    expect(firing([...HEALTHY, ...long])).toEqual([]);
  });
});

describe("a query", () => {
  it.each([
    "SELECT MIN({jobs.ms}) AS value FROM {jobs}",
    "SELECT SUM({jobs.ms}) AS value FROM {jobs} UNION ALL",
    "SELECT SUM({jobs.nothing}) AS value FROM {jobs}",
  ])("that these tests cannot read is refused: %s", (query) => {
    expect(() => answerTo(query, HEALTHY, NOW)).toThrow(
      /is not supported|syntax error|incomplete input|no such column/,
    );
  });
});
