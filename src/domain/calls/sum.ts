import { isoTime } from "../../lib/clock.ts";
import type { CallDay, CallSum } from "../../ports/call-log.ts";

/** The most keys, operations or errors listed. */
const MAX_GROUPS = 200;

const countsOf = (sums: readonly CallSum[]) => {
  const callsOf = (statusClass: string) =>
    sums.reduce((total, sum) => total + (sum.statusClass === statusClass ? sum.calls : 0), 0);
  const succeeded = callsOf("2xx");
  const refused = callsOf("4xx");
  const failed = callsOf("5xx");
  return { calls: succeeded + refused + failed, succeeded, refused, failed };
};

/** Most calls first. */
const groupSums = <T>(
  sums: readonly CallSum[],
  keyOf: (sum: CallSum) => string,
  of: (sums: readonly CallSum[]) => T & { readonly calls: number },
) =>
  [...Map.groupBy(sums, keyOf).values()]
    .map(of)
    .sort((one, other) => other.calls - one.calls)
    .slice(0, MAX_GROUPS);

const average = (sums: readonly CallSum[]): number => {
  const total = (name: "ms" | "calls") => sums.reduce((all, sum) => all + sum[name], 0);
  return Math.round(total("ms") / total("calls"));
};

const keysOf = (sums: readonly CallSum[]) =>
  groupSums(
    sums,
    ({ keyId }) => keyId,
    (own) => ({ keyId: own[0]!.keyId, ...countsOf(own) }),
  );

const errorsOf = (sums: readonly CallSum[]) =>
  groupSums(
    sums.filter(({ code }) => code !== null),
    ({ code, operation }) => `${code} ${operation}`,
    (own) => ({
      code: own[0]!.code!,
      operation: own[0]!.operation,
      calls: countsOf(own).calls,
      firstAt: isoTime(Math.min(...own.map(({ firstAt }) => firstAt))),
      lastAt: isoTime(Math.max(...own.map(({ lastAt }) => lastAt))),
      keys: keysOf(own).map(({ keyId, calls }) => ({ keyId, calls })),
    }),
  );

/** The calls of some days, summed by day, key, operation and error. */
export const sumDays = (days: readonly CallDay[]) => {
  const sums = days.flatMap((day) => day.sums);
  return {
    days: days.map((one) => ({ day: one.day, ...countsOf(one.sums) })),
    keys: keysOf(sums),
    operations: groupSums(
      sums,
      ({ operation }) => operation,
      (own) => ({ operation: own[0]!.operation, ...countsOf(own), averageMs: average(own) }),
    ),
    errors: errorsOf(sums),
  };
};
