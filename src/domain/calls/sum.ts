import { isoTime } from "../../lib/clock.ts";
import type { CallDay, CallSum } from "../../ports/call-log.ts";

/** The most keys, operations or errors listed. */
const MAX_GROUPS = 200;

const counted = (sums: readonly CallSum[]) => {
  const of = (statusClass: string) =>
    sums.reduce((total, sum) => total + (sum.statusClass === statusClass ? sum.calls : 0), 0);
  const succeeded = of("2xx");
  const refused = of("4xx");
  const failed = of("5xx");
  return { calls: succeeded + refused + failed, succeeded, refused, failed };
};

/** Most calls first. */
const grouped = <T>(
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
  grouped(
    sums,
    ({ keyId }) => keyId,
    (own) => ({ keyId: own[0]!.keyId, ...counted(own) }),
  );

const errorsOf = (sums: readonly CallSum[]) =>
  grouped(
    sums.filter(({ code }) => code !== null),
    ({ code, operation }) => `${code} ${operation}`,
    (own) => ({
      code: own[0]!.code!,
      operation: own[0]!.operation,
      calls: counted(own).calls,
      firstAt: isoTime(Math.min(...own.map(({ firstAt }) => firstAt))),
      lastAt: isoTime(Math.max(...own.map(({ lastAt }) => lastAt))),
      keys: keysOf(own).map(({ keyId, calls }) => ({ keyId, calls })),
    }),
  );

/** The calls of some days, summed by day, key, operation and error. */
export const sumDays = (days: readonly CallDay[]) => {
  const sums = days.flatMap((day) => day.sums);
  return {
    days: days.map((one) => ({ day: one.day, ...counted(one.sums) })),
    keys: keysOf(sums),
    operations: grouped(
      sums,
      ({ operation }) => operation,
      (own) => ({ operation: own[0]!.operation, ...counted(own), averageMs: average(own) }),
    ),
    errors: errorsOf(sums),
  };
};
