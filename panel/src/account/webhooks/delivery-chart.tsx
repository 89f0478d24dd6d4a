import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { translator } from "../../context.ts";
import { BarChart } from "../../kit/chart.tsx";
import { CHART } from "../../kit/chart-texts.ts";
import { dayBars } from "../../kit/days.ts";
import { numberIn } from "../../kit/values.tsx";
import { DELIVERY_CHART } from "./delivery-texts.ts";

export const DELIVERY_DAYS = 14;

type Sums = AnswerTo<"sumWebhookDeliveries">["data"];
type Day = Sums["days"][number];

const valuesOf = (day: Day | undefined): readonly number[] => {
  const { DELIVERED, PENDING, RETRYING, FAILED, SKIPPED } = day?.statuses ?? NO_DELIVERIES;
  return [DELIVERED, PENDING + RETRYING, FAILED, SKIPPED];
};

const NO_DELIVERIES: Day["statuses"] = { DELIVERED: 0, PENDING: 0, RETRYING: 0, FAILED: 0, SKIPPED: 0 };

/** The deliveries of each day by their current status; nothing where there were none. */
export const DeliveryChart = ({ c, sums }: { readonly c: PanelContext; readonly sums: Sums }) => {
  const language = c.get("language");
  const all = sums.days.flatMap(valuesOf).reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  const newest = translator(language)(DELIVERY_CHART.newest).replace("{most}", numberIn(language, sums.most));
  return (
    <BarChart
      c={c}
      title={DELIVERY_CHART.title}
      of={CHART.day}
      series={[
        { title: DELIVERY_CHART.delivered, kind: "good" },
        { title: DELIVERY_CHART.waiting, kind: "warning" },
        { title: DELIVERY_CHART.failed, kind: "bad" },
        { title: DELIVERY_CHART.skipped, kind: "plain" },
      ]}
      bars={dayBars(c, DELIVERY_DAYS, sums.days, valuesOf)}
      hint={all >= sums.most ? newest : undefined}
    />
  );
};
