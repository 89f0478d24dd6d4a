import type { PanelContext } from "../../context.ts";
import { BarChart } from "../../kit/chart.tsx";
import { dayBars } from "../../kit/days.ts";
import type { CallSums } from "../calls/parts.tsx";
import { USAGE } from "./texts.ts";

interface CallChartParts {
  readonly c: PanelContext;
  /** How many days, up to today. */
  readonly days: number;
  readonly sums: CallSums;
}

/** The calls of each day by their outcome. */
export const CallChart = ({ c, days, sums }: CallChartParts) => (
  <BarChart
    c={c}
    title={USAGE.days}
    of={USAGE.ofDay}
    series={[
      { title: USAGE.succeeded, kind: "good" },
      { title: USAGE.refused, kind: "warning" },
      { title: USAGE.failed, kind: "bad" },
    ]}
    bars={dayBars(c, days, sums.days, (day) => [day?.succeeded ?? 0, day?.refused ?? 0, day?.failed ?? 0])}
  />
);
