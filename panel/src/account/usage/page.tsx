import { Hono } from "hono";
import { ask, read, readAll } from "../../api/member.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { BarChart } from "../../kit/chart.tsx";
import { sendCsv } from "../../kit/csv.ts";
import { lastDays, lastMonths, monthIn } from "../../kit/days.ts";
import { Page, show } from "../../kit/frame.tsx";
import { type Column, Empty, Table } from "../../kit/table.tsx";
import { numberIn } from "../../kit/values.tsx";
import { CALLS } from "../../resources/calls.ts";
import { type CallSums, keyNames } from "../calls/parts.tsx";
import { CallChart } from "./call-chart.tsx";
import { Quota } from "./quota.tsx";
import { USAGE } from "./texts.ts";

/** A year and a month, to compare this month with last year's. */
const MONTHS = 13;
const DAYS = 30;
/** Refusals that ask a caller to slow down. */
const BY_LIMIT = ["rate_limited", "monthly_quota_exceeded"];

type Counted = Pick<CallSums["keys"][number], "calls" | "succeeded" | "refused" | "failed">;

const countColumns = <T extends Counted>(c: PanelContext): Column<T>[] => {
  const number = (value: number) => numberIn(c.get("language"), value);
  return [
    { title: USAGE.calls, cell: ({ calls }) => number(calls), isNumber: true },
    { title: USAGE.refused, cell: ({ refused }) => number(refused), isNumber: true },
    { title: USAGE.failed, cell: ({ failed }) => number(failed), isNumber: true },
  ];
};

interface GroupsParts {
  readonly c: PanelContext;
  readonly sums: CallSums;
  readonly nameOf: (keyId: string) => string;
}

const Groups = ({ c, sums, nameOf }: GroupsParts) => {
  const { language, t } = c.var;
  return (
    <>
      <h2>{t(USAGE.byKey)}</h2>
      <Table<CallSums["keys"][number]>
        c={c}
        rows={sums.keys}
        columns={[
          {
            title: USAGE.key,
            cell: ({ keyId }) => <a href={inAccount(c, `/keys/${keyId}`)}>{nameOf(keyId)}</a>,
          },
          ...countColumns<CallSums["keys"][number]>(c),
        ]}
      />
      <h2>{t(USAGE.byOperation)}</h2>
      <Table<CallSums["operations"][number]>
        c={c}
        rows={sums.operations}
        columns={[
          { title: USAGE.operation, cell: ({ operation }) => <code>{operation}</code> },
          ...countColumns<CallSums["operations"][number]>(c),
          {
            title: USAGE.average,
            cell: ({ averageMs }) => t(CALLS.ms).replace("{ms}", numberIn(language, averageMs)),
            isNumber: true,
          },
        ]}
      />
    </>
  );
};

const Limited = ({ c, sums }: { readonly c: PanelContext; readonly sums: CallSums }) => {
  const t = c.get("t");
  const refused = sums.errors.filter(({ code }) => BY_LIMIT.includes(code));
  return (
    <section class="card">
      <h2>{t(USAGE.limited)}</h2>
      <p class="figure">
        {numberIn(
          c.get("language"),
          refused.reduce((sum, { calls }) => sum + calls, 0),
        )}
      </p>
      <p class="hint">{t(USAGE.limitedHint).replace("{days}", String(DAYS))}</p>
    </section>
  );
};

export const usage = new Hono<PanelBindings>();

usage.get("/", async (c) => {
  const t = c.get("t");
  const [months, { data: sums }, keys] = await readAll(
    c,
    read("getUsage"),
    read("sumCalls", { query: lastDays(c, DAYS) }),
    read("listKeys", { query: { limit: "100" } }),
  );
  const [current] = months.data;
  const called = new Map(months.data.map(({ month, calls }) => [month, calls]));
  const bars = lastMonths(c, MONTHS).map((month) => ({
    label: monthIn(c.get("language"), month),
    values: [called.get(month) ?? 0],
  }));
  return show(
    c,
    <Page c={c} title={USAGE.title}>
      <p>{t(USAGE.utc)}</p>
      <div class="cards">
        <Quota c={c} usage={months} />
        <Limited c={c} sums={sums} />
      </div>
      {sums.days.length === 0 ? (
        <Empty c={c} text={USAGE.none} />
      ) : (
        <>
          <CallChart c={c} days={DAYS} sums={sums} />
          <p>
            <a class="button plain" download href={inAccount(c, "/usage/days.csv")}>
              {t(USAGE.csv)}
            </a>
          </p>
          <Groups c={c} sums={sums} nameOf={keyNames(keys.data)} />
        </>
      )}
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

usage.get("/days.csv", async (c) => {
  const { data } = await ask(c, "sumCalls", { query: lastDays(c, DAYS) });
  const rows = data.days.map(({ day, calls, succeeded, refused, failed }) => [
    day,
    calls,
    succeeded,
    refused,
    failed,
  ]);
  return sendCsv(c, "days.csv", [["day", "calls", "succeeded", "refused", "failed"], ...rows]);
});
