import { Hono } from "hono";
import { isSandbox } from "../../../../src/lib/id.ts";
import { read, readAll, readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { lastDays } from "../../kit/days.ts";
import { Notice } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { stateOf } from "../../resources/access.ts";
import { CALLS } from "../../resources/calls.ts";
import type { CallSums } from "../calls/parts.tsx";
import { ERROR_GROUPS } from "../calls/texts.ts";
import { keepCounts } from "../counts.ts";
import { ACCOUNT } from "../texts.ts";
import { CallChart } from "../usage/call-chart.tsx";
import { Quota } from "../usage/quota.tsx";
import { Lapsing } from "./lapsing.tsx";
import { Needs } from "./needs.tsx";
import { Opportunities, SHOWN_OPPORTUNITIES } from "./opportunities.tsx";
import { OVERVIEW } from "./texts.ts";
import { READS_TO_ANSWER, toAnswerOf } from "./to-answer.tsx";

const DAYS = 14;
const MAX_ERRORS = 5;

const Steps = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(OVERVIEW.steps)}</h2>
      <ol>
        <li>
          <a href={inAccount(c, "/access")}>{t(OVERVIEW.stepRequest)}</a>
        </li>
        <li>{t(OVERVIEW.stepKey)}</li>
        <li>{t(OVERVIEW.stepCall)}</li>
      </ol>
    </section>
  );
};

interface PropertiesParts {
  readonly c: PanelContext;
  readonly active: number;
  readonly most: number;
}

const Properties = ({ c, active, most }: PropertiesParts) => {
  const { language, t } = c.var;
  return (
    <section class="card">
      <h2>{t(OVERVIEW.properties)}</h2>
      <p class="figure">{numberIn(language, active)}</p>
      <progress value={active} max={Math.max(1, most)} aria-label={t(OVERVIEW.properties)} />
      <p class="hint">{t(OVERVIEW.ofProperties).replace("{most}", numberIn(language, most))}</p>
    </section>
  );
};

const shareIn = (c: PanelContext, share: number): string =>
  new Intl.NumberFormat(c.get("language"), { style: "percent", maximumFractionDigits: 1 }).format(share);

const Refused = ({ c, sums }: { readonly c: PanelContext; readonly sums: CallSums }) => {
  const { language, t } = c.var;
  const sum = (of: (day: CallSums["days"][number]) => number) =>
    sums.days.reduce((before, day) => before + of(day), 0);
  const calls = sum((day) => day.calls);
  const bad = sum((day) => day.refused + day.failed);
  return (
    <section class="card">
      <h2>{t(OVERVIEW.refused)}</h2>
      <p class="figure">{shareIn(c, calls === 0 ? 0 : bad / calls)}</p>
      <p class="hint">
        {t(OVERVIEW.ofCalls).replace("{calls}", numberIn(language, calls)).replace("{days}", String(DAYS))}
      </p>
      {bad > 0 && <a href={inAccount(c, "/errors")}>{t(OVERVIEW.errors)}</a>}
    </section>
  );
};

const Trend = ({ c, sums }: { readonly c: PanelContext; readonly sums: CallSums }) =>
  sums.days.length === 0 ? (
    <Empty c={c} text={OVERVIEW.noCalls} />
  ) : (
    <CallChart c={c} days={DAYS} sums={sums} />
  );

const Errors = ({ c, sums }: { readonly c: PanelContext; readonly sums: CallSums }) => {
  const { language, t } = c.var;
  const newest = sums.errors.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));
  if (newest.length === 0) return <p class="hint">{t(OVERVIEW.noErrors).replace("{days}", String(DAYS))}</p>;
  return (
    <>
      <div class="heading">
        <h2>{t(OVERVIEW.lately)}</h2>
        <a href={inAccount(c, "/errors")}>{t(OVERVIEW.all)}</a>
      </div>
      <Table<CallSums["errors"][number]>
        c={c}
        rows={newest.slice(0, MAX_ERRORS)}
        columns={[
          { title: CALLS.code, cell: ({ code }) => <code>{code}</code> },
          {
            title: CALLS.operation,
            cell: ({ operation }) => <code>{operation || t(ERROR_GROUPS.others)}</code>,
          },
          { title: ERROR_GROUPS.last, cell: ({ lastAt }) => <Time at={lastAt} language={language} /> },
          { title: OVERVIEW.times, cell: ({ calls }) => numberIn(language, calls), isNumber: true },
        ]}
      />
    </>
  );
};

const Access = ({ c, data }: { readonly c: PanelContext; readonly data: AnswerTo<"getAccount">["data"] }) => {
  const t = c.get("t");
  const status = data.access?.status ?? null;
  if (status === "ACTIVE") return null;
  const { title, next } = stateOf(status);
  return (
    <>
      <Notice kind="plain">
        <strong>{t(title)}</strong>
        <p>{t(next)}</p>
      </Notice>
      {status === null || status === "NOT_REQUESTED" ? <Steps c={c} /> : null}
    </>
  );
};

export const overview = new Hono<PanelBindings>();

overview.get("/", async (c) => {
  const [{ data }, { data: waiting }, usage, calls, matches, ...toAnswer] = await readAll(
    c,
    read("getAccount"),
    read("readWaiting"),
    readIfOpen("getUsage"),
    readIfOpen("sumCalls", { query: lastDays(c, DAYS) }),
    readIfOpen("listAccountMatches", { query: { status: "NEW", limit: String(SHOWN_OPPORTUNITIES) } }),
    ...READS_TO_ANSWER,
  );
  keepCounts(c, waiting);
  // Salespeople see the calls as a card; integrators, and any sandbox, see them in full.
  const isTechnical = matches === null || isSandbox(c.get("membership").accountId);
  return show(
    c,
    <Page c={c} title={ACCOUNT.overview}>
      <Access c={c} data={data} />
      <Needs c={c} data={waiting} toAnswer={toAnswerOf(toAnswer)} />
      {waiting.lapsingProperties && <Lapsing c={c} properties={waiting.lapsingProperties} />}
      {matches && <Opportunities c={c} matches={matches.data} />}
      <div class="cards">
        {usage && <Quota c={c} usage={usage} />}
        {calls && <Refused c={c} sums={calls.data} />}
        <Properties c={c} active={waiting.activeProperties} most={data.propertyLimit} />
      </div>
      {calls && isTechnical && <Trend c={c} sums={calls.data} />}
      {calls && isTechnical && calls.data.days.length > 0 && <Errors c={c} sums={calls.data} />}
    </Page>,
  );
});
