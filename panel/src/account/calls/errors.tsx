import { Hono } from "hono";
import { read, readAll } from "../../api/member.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { BarChart } from "../../kit/chart.tsx";
import { dayBars, lastDays } from "../../kit/days.ts";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { CALLS } from "../../resources/calls.ts";
import { type CallSums, keyNames, pageOf } from "./parts.tsx";
import { DAY_PERIODS, ERROR_GROUPS } from "./texts.ts";

type Group = CallSums["errors"][number];

const DEFAULT_DAYS = 7;
const MAX_KEYS = 3;

const daysOf = (c: PanelContext): number => {
  const { days } = c.req.query();
  return days !== undefined && Object.hasOwn(DAY_PERIODS, days) ? Number(days) : DEFAULT_DAYS;
};

interface KeysParts {
  readonly c: PanelContext;
  readonly group: Group;
  readonly nameOf: (keyId: string) => string;
}

const Keys = ({ c, group, nameOf }: KeysParts) => (
  <>
    {group.keys.slice(0, MAX_KEYS).map(({ keyId, calls }) => (
      <p class="hint">
        {keyId === "" ? c.get("t")(ERROR_GROUPS.others) : nameOf(keyId)}: {numberIn(c.get("language"), calls)}
      </p>
    ))}
  </>
);

/** The address that lists a group's calls of the last 30 days, which is as long as the log keeps them. */
const callsOf = (c: PanelContext, { code, operation }: Group): string =>
  inAccount(c, `/requests?${new URLSearchParams({ hours: "720", code, ...(operation && { operation }) })}`);

const Groups = ({ c, groups, nameOf }: Omit<KeysParts, "group"> & { readonly groups: readonly Group[] }) => {
  const { language, t } = c.var;
  return (
    <Table<Group>
      c={c}
      rows={groups}
      columns={[
        {
          title: CALLS.code,
          cell: ({ code }) => (
            <a href={pageOf(c, code)}>
              <code>{code}</code>
            </a>
          ),
        },
        {
          title: CALLS.operation,
          cell: ({ operation }) => <code>{operation === "" ? t(ERROR_GROUPS.others) : operation}</code>,
        },
        { title: ERROR_GROUPS.calls, cell: ({ calls }) => numberIn(language, calls), isNumber: true },
        { title: ERROR_GROUPS.first, cell: ({ firstAt }) => <Time at={firstAt} language={language} /> },
        { title: ERROR_GROUPS.last, cell: ({ lastAt }) => <Time at={lastAt} language={language} /> },
        { title: ERROR_GROUPS.keys, cell: (group) => <Keys c={c} group={group} nameOf={nameOf} /> },
        { title: CALLS.call, cell: (group) => <a href={callsOf(c, group)}>{t(ERROR_GROUPS.show)}</a> },
      ]}
    />
  );
};

export const errors = new Hono<PanelBindings>();

errors.get("/", async (c) => {
  const days = daysOf(c);
  const [{ data }, keys] = await readAll(
    c,
    read("sumCalls", { query: lastDays(c, days) }),
    read("listKeys", { query: { limit: "100" } }),
  );
  return show(
    c,
    <Page c={c} title={ERROR_GROUPS.title}>
      <p>{c.get("t")(ERROR_GROUPS.intro)}</p>
      <Filters c={c}>
        <Choice c={c} name="days" label={CALLS.period} choices={DAY_PERIODS} usual={String(DEFAULT_DAYS)} />
      </Filters>
      {data.errors.length === 0 ? (
        <Empty c={c} text={ERROR_GROUPS.none} />
      ) : (
        <>
          <BarChart
            c={c}
            title={ERROR_GROUPS.byDay}
            of={ERROR_GROUPS.day}
            series={[
              { title: ERROR_GROUPS.refused, kind: "warning" },
              { title: ERROR_GROUPS.failed, kind: "bad" },
            ]}
            bars={dayBars(c, days, data.days, (day) => [day?.refused ?? 0, day?.failed ?? 0])}
          />
          <Groups c={c} groups={data.errors} nameOf={keyNames(keys.data)} />
        </>
      )}
    </Page>,
  );
});
