import { Hono } from "hono";
import type { AnswerTo } from "../../api/operations.ts";
import { ask } from "../../api/operator.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { BarChart } from "../../kit/chart.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { hasRole } from "../navigation.tsx";
import { PATHS } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { QUEUES, TODAY } from "./texts.ts";

type Hour = AnswerTo<"sumAllCalls">["data"][number];

/** The calls of all accounts, hour by hour in the reader's time. */
const Calls = ({ c, hours }: { c: PanelContext; hours: readonly Hour[] }) => {
  const hour = new Intl.DateTimeFormat(c.get("language"), {
    timeStyle: "short",
    timeZone: "America/Sao_Paulo",
  });
  return (
    <BarChart
      c={c}
      title={TODAY.calls}
      of={TODAY.hour}
      series={[
        { title: TODAY.answered, kind: "good" },
        { title: TODAY.failed, kind: "bad" },
      ]}
      bars={hours.map(({ at, calls, failed }) => ({
        label: hour.format(new Date(at)),
        values: [calls - failed, failed],
      }))}
    />
  );
};

export const today = new Hono<PanelBindings>();

today.get("/", async (c) => {
  const { language, t } = c.var;
  const [{ data }, calls] = await Promise.all([ask(c, "listQueues"), ask(c, "sumAllCalls")]);
  return show(
    c,
    <Page c={c} title={PLACES.today}>
      <div class="cards">
        {data.map(({ kind, waiting, oldestAt }) => {
          const place = PATHS[kind];
          return (
            <section class="card">
              <h2>{t(QUEUES[kind]!)}</h2>
              <p class="figure">{numberIn(language, waiting)}</p>
              <p class="hint">
                {oldestAt === null ? (
                  t(TODAY.nothing)
                ) : (
                  <>
                    {t(TODAY.oldest)} <Time at={oldestAt} language={language} />
                  </>
                )}
              </p>
              {place && hasRole(c.get("operator"), place.roles) && <a href={place.path}>{t(TODAY.open)}</a>}
            </section>
          );
        })}
      </div>
      <Calls c={c} hours={calls.data} />
    </Page>,
  );
});
