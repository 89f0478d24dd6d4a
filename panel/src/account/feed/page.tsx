import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, runsBusiness, translator } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Manage, Task } from "../../kit/manage.tsx";
import { State } from "../../kit/state.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { CONFLICTS } from "../conflicts/texts.ts";
import { FIELD_TITLES } from "../properties/field-texts.ts";
import { DONE, FEED, FEED_COUNTS, FEED_STATES, OUTCOMES } from "./texts.ts";

type Feed = AnswerTo<"getFeed">["data"];
type Result = AnswerTo<"syncFeed">["result"];
type Report = NonNullable<Result["report"]> & { readonly syncId?: string };

const MAX_REPORTED = 200;

const baseOf = (c: PanelContext): string => inAccount(c, "/feed");

const Conflicts = ({ c, feed }: { readonly c: PanelContext; readonly feed: Feed }) => (
  <>
    {numberIn(c.get("language"), feed.conflicts)}
    {feed.conflicts > 0 && runsBusiness(c) && (
      <>
        {" · "}
        <a href={`${baseOf(c)}/conflicts`}>{c.get("t")(CONFLICTS.see)}</a>
      </>
    )}
  </>
);

const FeedState = ({ c, feed }: { readonly c: PanelContext; readonly feed: Feed }) => {
  const { language, t } = c.var;
  const next = feed.scheduledFor ?? feed.nextAttemptAt;
  const facts: readonly Fact[] = [
    [FEED.state, feed.status && <State c={c} is={feed.status} of={FEED_STATES} />],
    [FEED.last, feed.lastSyncAt ? <Time at={feed.lastSyncAt} language={language} /> : t(FEED.never)],
    [FEED.next, next && <Time at={next} language={language} />],
    [FEED.listings, feed.feedCount === null ? null : numberIn(language, feed.feedCount)],
    [FEED.conflicts, <Conflicts c={c} feed={feed} />],
  ];
  return (
    <section class="card">
      {feed.message && <p>{feed.message}</p>}
      <Facts c={c} facts={facts} />
    </section>
  );
};

const Counts = ({ c, feed }: { readonly c: PanelContext; readonly feed: Feed }) => {
  const language = c.get("language");
  const counted = Object.entries(feed.counts).filter(([, count]) => count !== null);
  return counted.length === 0 ? null : (
    <div class="cards">
      {counted.map(([name, count]) => (
        <section class="card">
          <p class="figure">{numberIn(language, count as number)}</p>
          <p class="hint">{translator(language)(FEED_COUNTS[name]!)}</p>
        </section>
      ))}
    </div>
  );
};

/** The labels of the fields that keep their value from the dashboard. */
const heldIn = (c: PanelContext, fields: readonly string[]): string => {
  const t = c.get("t");
  const names = fields.map((name) => (FIELD_TITLES[name] ? t(FIELD_TITLES[name]) : name));
  return names.length === 0 ? "" : t(FEED.heldFields).replace("{fields}", names.join(", "));
};

const Rows = ({
  c,
  report,
  limit,
}: {
  readonly c: PanelContext;
  readonly report: Report;
  readonly limit?: number;
}) => {
  const { language, t } = c.var;
  const rows = report.listings.slice(0, limit);
  const shown = t(FEED.first)
    .replace("{shown}", numberIn(language, rows.length))
    .replace("{all}", numberIn(language, report.listings.length));
  return (
    <>
      {report.summary && <p class="hint">{report.summary}</p>}
      {report.waiting.length > 0 && (
        <p class="hint">
          {t(FEED.waiting)}{" "}
          {report.waiting.map(({ value, count }) => `${value} (${numberIn(language, count)})`).join(", ")}
        </p>
      )}
      {rows.length > 0 && (
        <Table<Report["listings"][number]>
          c={c}
          rows={rows}
          columns={[
            {
              title: FEED.ref,
              cell: ({ externalRef }) =>
                externalRef === null ? (
                  "–"
                ) : (
                  <a href={`${inAccount(c, "/find")}?${new URLSearchParams({ q: externalRef })}`}>
                    {externalRef}
                  </a>
                ),
            },
            { title: FEED.outcome, cell: (item) => t((report.syncId ? DONE : OUTCOMES)[item.outcome]!) },
            { title: FEED.why, cell: (item) => item.message ?? heldIn(c, item.conflicts) },
          ]}
        />
      )}
      {rows.length < report.listings.length && <p class="hint">{shown}</p>}
    </>
  );
};

const DryRun = ({ c, report }: { readonly c: PanelContext; readonly report: Result["report"] }) =>
  report && (
    <section>
      <h2>{c.get("t")(FEED.report)}</h2>
      <Notice kind={report.status === "OK" ? "good" : "bad"}>{report.message}</Notice>
      <Rows c={c} report={report} limit={MAX_REPORTED} />
    </section>
  );

/** The report of the last sync that could read the feed. */
const LastReport = ({ c, feed }: { readonly c: PanelContext; readonly feed: Feed }) => {
  const language = c.get("language");
  return feed.lastReport ? (
    <section>
      <h2>
        {translator(language)(FEED.lastReport)} · <Time at={feed.lastReport.finishedAt} language={language} />
      </h2>
      <Rows c={c} report={feed.lastReport} />
      {runsBusiness(c) && (
        <p>
          <a href={`${baseOf(c)}/reports`}>{translator(language)(FEED.reports)}</a>
        </p>
      )}
    </section>
  ) : null;
};

/** Asks whether the feed is right, after its codes have come to name other properties. */
const Decide = ({ c, feed }: { readonly c: PanelContext; readonly feed: Feed }) => {
  const t = c.get("t");
  return feed.status === "HELD" && runsBusiness(c) ? (
    <section class="card">
      <h2>{t(FEED.held)}</h2>
      <p>{t(FEED.heldText)}</p>
      <Act c={c} to={`${baseOf(c)}/same`} title={FEED.same} kind="main" />
      <Act c={c} to={`${baseOf(c)}/wrong`} title={FEED.wrong} kind="danger" />
    </section>
  ) : null;
};

interface ConfigureParts {
  readonly c: PanelContext;
  readonly feed: Feed;
  readonly problem: Problem | undefined;
}

const Address = ({ c, feed, problem }: ConfigureParts) => {
  const t = c.get("t");
  return (
    <Act c={c} to={baseOf(c)} title={FEED.save} kind="main">
      <Field
        label={t(FEED.url)}
        pointer="/url"
        problem={problem}
        hint={t(FEED.urlHint)}
        control={(own) => <input type="url" required maxlength={2048} autocomplete="off" {...own} />}
      />
      <p>
        <label class="choice">
          <input type="checkbox" name="/autoSync" value="true" checked={feed.autoSync || !feed.configured} />
          {t(FEED.auto)}
        </label>
      </p>
    </Act>
  );
};

/** The address of a new feed. */
const Connect = (parts: ConfigureParts) => (
  <section class="card">
    <h2>{parts.c.get("t")(FEED.configure)}</h2>
    <p class="hint">{parts.c.get("t")(FEED.proveFirst)}</p>
    <Address {...parts} />
  </section>
);

const Tasks = (parts: ConfigureParts) => {
  const { c, problem } = parts;
  return (
    <Manage c={c}>
      <Task c={c} title={FEED.try} text={FEED.tryText}>
        <Act c={c} to={`${baseOf(c)}/try`} title={FEED.try} />
      </Task>
      <Task c={c} title={FEED.photos} text={FEED.photosText}>
        <Act c={c} to={`${baseOf(c)}/photos`} title={FEED.photos} />
      </Task>
      <Task c={c} title={FEED.configure} text={FEED.proveFirst} isOpen={problem !== undefined}>
        <Address {...parts} />
      </Task>
      <Task c={c} title={FEED.remove} text={FEED.removeText}>
        <Act c={c} to={`${baseOf(c)}/remove`} title={FEED.remove} kind="danger" />
      </Task>
    </Manage>
  );
};

const Outcome = ({ c, result }: { readonly c: PanelContext; readonly result: Result }) => (
  <Notice kind="good">{c.get("t")(result.outcome === "STARTED" ? FEED.started : FEED.scheduled)}</Notice>
);

const feedPage = async (
  c: PanelContext,
  { problem, result }: { readonly problem?: Problem; readonly result?: Result } = {},
) => {
  const { data } = await ask(c, "getFeed");
  const canSync = runsBusiness(c) && data.configured;
  const sync = canSync && <Act c={c} to={`${baseOf(c)}/sync`} title={FEED.sync} kind={"main" as const} />;
  return show(
    c,
    <Page c={c} title={FEED.title} action={sync}>
      <Refused problem={problem} />
      {result && !result.dryRun && <Outcome c={c} result={result} />}
      {data.configured ? <FeedState c={c} feed={data} /> : <Empty c={c} text={FEED.none} />}
      <Counts c={c} feed={data} />
      <Decide c={c} feed={data} />
      {result?.report ? <DryRun c={c} report={result.report} /> : <LastReport c={c} feed={data} />}
      {runsBusiness(c) &&
        (data.configured ? (
          <Tasks c={c} feed={data} problem={problem} />
        ) : (
          <Connect c={c} feed={data} problem={problem} />
        ))}
    </Page>,
    problem ? 422 : 200,
  );
};

export const feed = new Hono<PanelBindings>();

feed.get("/", (c) => feedPage(c));

feed.post("/", async (c) => {
  const form = await formOf(c);
  const body = { url: textOf(form, "/url"), autoSync: textOf(form, "/autoSync") === "true" };
  const written = await send(c, "configureFeed", { body });
  return "problem" in written ? feedPage(c, written) : done(c, baseOf(c));
});

feed.post("/remove", async (c) => {
  const written = await send(c, "removeFeed", {});
  return "problem" in written ? feedPage(c, written) : done(c, baseOf(c));
});

feed.post("/sync", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "syncFeed", { once });
  return feedPage(c, "problem" in written ? written : { result: written.done.result });
});

feed.post("/try", async (c) => {
  const written = await send(c, "syncFeed", { query: { dryRun: "true" } });
  return feedPage(c, "problem" in written ? written : { result: written.done.result });
});

feed.post("/photos", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "fetchFeedPhotos", { once });
  return "problem" in written ? feedPage(c, written) : done(c, baseOf(c));
});

const decided = (decision: "SAME_PROPERTIES" | "WRONG_FEED") => async (c: PanelContext) => {
  const written = await send(c, "decideHeldFeed", { body: { decision } });
  return "problem" in written ? feedPage(c, written) : done(c, baseOf(c));
};

feed.post("/same", decided("SAME_PROPERTIES"));
feed.post("/wrong", decided("WRONG_FEED"));

feed.get("/reports", async (c) => {
  const { data } = await ask(c, "listFeedReports");
  const { language, t } = c.var;
  return show(
    c,
    <Page c={c} title={FEED.reports}>
      {data.length === 0 && <Empty c={c} text={FEED.noReports} />}
      {data.map((report) => (
        <section class="card">
          <h2>
            <a href={`${baseOf(c)}/reports/${report.syncId}`}>
              <Time at={report.finishedAt} language={language} />
            </a>
          </h2>
          <p>{report.message}</p>
          <p class="hint">
            {Object.entries(report.counts)
              .filter(([, count]) => count > 0)
              .map(([outcome, count]) => `${t(DONE[outcome]!)}: ${numberIn(language, count)}`)
              .join(" · ")}
          </p>
          {report.summary && <p class="hint">{report.summary}</p>}
        </section>
      ))}
    </Page>,
  );
});

feed.get("/reports/:syncId", async (c) => {
  const { data } = await ask(c, "getFeedReport", { params: { syncId: c.req.param("syncId") } });
  return show(
    c,
    <Page c={c} title={FEED.lastReport}>
      <Notice kind={data.status === "OK" ? "good" : "bad"}>{data.message}</Notice>
      <Rows c={c} report={data} />
    </Page>,
  );
});
