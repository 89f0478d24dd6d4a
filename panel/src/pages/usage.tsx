import { Hono } from "hono";
import { type PanelBindings, sayIn } from "../context.ts";
import { ask } from "../door.ts";
import { BarChart } from "../parts/chart.tsx";
import { Page, show } from "../parts/frame.tsx";
import { Quota } from "../parts/quota.tsx";
import { USAGE } from "../texts/usage.ts";

/** A year, to compare with the same month. */
const MONTHS = 13;

export const usage = new Hono<PanelBindings>();

usage.get("/", async (c) => {
  const months = await ask(c, "getUsage");
  const [current] = months.data;
  const bars = months.data
    .slice(0, MONTHS)
    .toReversed()
    .map(({ month, calls }) => ({ label: month, values: [calls] }));
  return show(
    c,
    <Page c={c} title={USAGE.title}>
      <p>{sayIn(c.get("language"))(USAGE.utc)}</p>
      <Quota c={c} usage={months} />
      <BarChart
        c={c}
        title={USAGE.months}
        of={USAGE.ofMonth}
        series={[{ title: USAGE.calls, kind: "good" }]}
        bars={bars}
        {...(current && { line: { title: USAGE.quota, at: current.monthlyQuota } })}
      />
    </Page>,
  );
});
