import { Hono } from "hono";
import { HOUR_MS, isoTime } from "../../../../src/lib/clock.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { LOG_KEPT_DAYS } from "../../../../src/vocabulary/limits.ts";
import { ask, read, readAll } from "../../api/member.ts";
import {
  addressWith,
  inAccount,
  type PanelBindings,
  type PanelContext,
  sameInBoth,
  translator,
} from "../../context.ts";
import { sendCsv } from "../../kit/csv.ts";
import { lastDays } from "../../kit/days.ts";
import { Page, show } from "../../kit/frame.tsx";
import { fromField } from "../../kit/local-time.ts";
import { Choice, Empty, Filters, type FoldedFilter, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { CALLS, VIA_TITLES } from "../../resources/calls.ts";
import { type Call, type CallSums, keyNames, Request, Status } from "./parts.tsx";
import { Spark } from "./spark.tsx";
import { CALL_PERIODS, STATUS_TITLES } from "./texts.ts";

const DEFAULT_HOURS = 24;
const FILTERS = ["status", "code", "keyId", "operation", "via", "objectId"];
const CSV_PAGES = 10;
const KEYS = { query: { limit: "100" } };

const sinceOf = (c: PanelContext): number => {
  const { hours } = c.req.query();
  const back = hours !== undefined && Object.hasOwn(CALL_PERIODS, hours) ? Number(hours) : DEFAULT_HOURS;
  return c.get("clock").now() - back * HOUR_MS;
};

/** Times in the address are fixed, in São Paulo's time zone; a period counts back from now. */
const queryOf = (c: PanelContext): Record<string, string> => {
  const since = fromField(c.req.query("from"));
  const until = fromField(c.req.query("to"));
  return {
    ...filtersOf(c, FILTERS),
    ...(since || until
      ? { ...(since && { since }), ...(until && { until }) }
      : { since: isoTime(sinceOf(c)) }),
  };
};

const foldedOf = (names: Record<string, Sentence>): readonly FoldedFilter[] => [
  { name: "keyId", label: CALLS.key, choices: names },
  { name: "via", label: CALLS.via, choices: VIA_TITLES },
  { name: "code", label: CALLS.code },
  { name: "operation", label: CALLS.operation },
  { name: "objectId", label: CALLS.object },
  { name: "from", label: CALLS.from, type: "datetime-local" },
  { name: "to", label: CALLS.to, type: "datetime-local" },
];

/** Times in the address replace the period. */
const Period = ({ c }: { readonly c: PanelContext }) =>
  c.req.query("from") || c.req.query("to") ? (
    <Choice c={c} name="" label={CALLS.period} choices={{}} first={CALLS.between} />
  ) : (
    <Choice c={c} name="hours" label={CALLS.period} choices={CALL_PERIODS} usual={String(DEFAULT_HOURS)} />
  );

const FilterForm = ({ c, names }: { readonly c: PanelContext; readonly names: Record<string, Sentence> }) => (
  <Filters c={c} folded={foldedOf(names)}>
    <Period c={c} />
    <Choice c={c} name="status" label={CALLS.status} choices={STATUS_TITLES} />
  </Filters>
);

const FindForm = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  return (
    <form method="get" action={inAccount(c, "/requests/find")} class="filters">
      <label class="filter">
        {t(CALLS.byId)}
        <input name="requestId" required minlength={36} maxlength={36} />
      </label>
      <button type="submit" class="plain">
        {t(CALLS.open)}
      </button>
    </form>
  );
};

const Csv = ({ c }: { readonly c: PanelContext }) => (
  <a
    class="button plain"
    download
    href={addressWith(c, { cursor: null }).replace(/\/requests/, "/requests/calls.csv")}
  >
    {c.get("t")(CALLS.csv)}
  </a>
);

/** Counts the calls of the whole log, including those that filters and pages leave out. */
const countAll = ({ days }: CallSums): number => days.reduce((sum, { calls }) => sum + calls, 0);

/** How much of the log is listed here, and the calls of each day. */
const Listed = ({ c, shown, sums }: { c: PanelContext; shown: number; sums: CallSums }) => {
  const language = c.get("language");
  const [listed, all] = [shown, countAll(sums)].map((count) => numberIn(language, count));
  const shownOfAll = translator(language)(CALLS.listed).replace("{shown}", listed!).replace("{all}", all!);
  return (
    <p class="listed">
      <Spark c={c} count={LOG_KEPT_DAYS} days={sums.days} label={translator(language)(CALLS.byDay)} />
      {shownOfAll}
    </p>
  );
};

interface NothingParts {
  readonly c: PanelContext;
  readonly next: string | null;
  readonly sums: CallSums;
}

const Nothing = ({ c, next, sums }: NothingParts) => {
  const t = c.get("t");
  if (next !== null) return <Empty c={c} text={CALLS.further} />;
  const hidden = c.req.url.includes("?") ? countAll(sums) : 0;
  if (hidden > 0) {
    const count = numberIn(c.get("language"), hidden);
    return <p class="card empty">{t(CALLS.noneFiltered).replace("{calls}", count)}</p>;
  }
  return (
    <div class="card">
      <p>{t(CALLS.none)}</p>
      <pre tabindex={0}>{`curl "${c.get("settings").apiUrl}/v1/me" -H "Authorization: Bearer $KEY"`}</pre>
    </div>
  );
};

export const calls = new Hono<PanelBindings>();

calls.get("/", async (c) => {
  const { language, t } = c.var;
  const [{ data, nextCursor }, keys, { data: sums }] = await readAll(
    c,
    read("listCalls", { query: { ...queryOf(c), limit: "50" } }),
    read("listKeys", KEYS),
    read("sumCalls", { query: lastDays(c, LOG_KEPT_DAYS) }),
  );
  const nameOf = keyNames(keys.data);
  const names = Object.fromEntries(keys.data.map(({ id, name }) => [id, sameInBoth(name)]));
  return show(
    c,
    <Page c={c} title={CALLS.title} action={data.length > 0 && <Csv c={c} />}>
      <p>{t(CALLS.intro)}</p>
      <div class="tools">
        <FilterForm c={c} names={names} />
        <FindForm c={c} />
      </div>
      {data.length === 0 ? (
        <Nothing c={c} next={nextCursor} sums={sums} />
      ) : (
        <>
          <Listed c={c} shown={data.length} sums={sums} />
          <Table<Call>
            c={c}
            rows={data}
            columns={[
              {
                title: CALLS.call,
                cell: (call) => (
                  <a href={inAccount(c, `/requests/${call.requestId}`)}>
                    <Request call={call} />
                  </a>
                ),
              },
              { title: CALLS.answer, cell: (call) => <Status call={call} /> },
              { title: CALLS.key, cell: ({ keyId }) => nameOf(keyId) },
              {
                title: CALLS.duration,
                cell: ({ durationMs }) => t(CALLS.ms).replace("{ms}", numberIn(language, durationMs)),
                isNumber: true,
              },
              { title: CALLS.when, cell: ({ at }) => <Time at={at} language={language} exact /> },
            ]}
          />
        </>
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});

/** The newest calls, as many as the CSV file may contain. */
const gather = async (c: PanelContext): Promise<Call[]> => {
  const found: Call[] = [];
  const query = queryOf(c);
  for (let page = 0, cursor: string | null = null; page < CSV_PAGES; page += 1) {
    const asked: Record<string, string> = { ...query, limit: "100", ...(cursor && { cursor }) };
    const { data, nextCursor } = await ask(c, "listCalls", { query: asked });
    found.push(...data);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found;
};

const COLUMNS = [
  ...(["at", "requestId", "method", "path", "operation", "status", "code", "keyId", "durationMs"] as const),
  ...(["objectId", "dryRun", "replayed", "via", "tool", "network", "userAgent"] as const),
] satisfies readonly (keyof Call)[];

calls.get("/calls.csv", async (c) => {
  const rows = (await gather(c)).map((call) => [
    ...COLUMNS.map((name) => (typeof call[name] === "boolean" ? String(call[name]) : call[name])),
    call.invalidParams.map(({ name, code }) => `${name} ${code}`).join("; "),
  ]);
  return sendCsv(c, "requests.csv", [[...COLUMNS, "invalidParams"], ...rows]);
});
