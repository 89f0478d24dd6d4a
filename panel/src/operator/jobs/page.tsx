import { Hono } from "hono";
import type { Written } from "../../api/client.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { namesOfOperators } from "../identity.ts";
import { Named } from "../named.tsx";
import { JOB_WORDS } from "../names.ts";
import { nameOf } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { JOBS } from "./texts.ts";

type Job = AnswerTo<"listJobs">["data"][number];
type Run = AnswerTo<"listJobRuns">["data"][number];

const BASE = "/operator/jobs";

const State = ({ c, job }: { c: PanelContext; job: Job }) => {
  const t = c.get("t");
  const failed = job.lastRun !== null && job.lastRun.failure !== null;
  const text = job.late ? JOBS.late : failed ? JOBS.failed : JOBS.good;
  return <span class={job.late || failed ? "badge bad" : "badge good"}>{t(text)}</span>;
};

/** The late ones first. */
const listPage = async (c: PanelContext) => {
  const { language, t } = c.var;
  const { data } = await ask(c, "listJobs");
  const time = (at: string | null | undefined) => (at ? <Time at={at} language={language} /> : t(JOBS.never));
  return show(
    c,
    <Page c={c} title={PLACES.jobs}>
      <Table<Job>
        c={c}
        rows={[...data].sort((one, two) => Number(two.late) - Number(one.late))}
        columns={[
          {
            title: JOBS.job,
            cell: ({ job }) => (
              <a href={`${BASE}/${job}`}>
                <Named c={c} words={JOB_WORDS} value={job} />
              </a>
            ),
          },
          { title: JOBS.state, cell: (job) => <State c={c} job={job} /> },
          {
            title: JOBS.every,
            cell: ({ everyMinutes }) => t(JOBS.minutes).replace("{count}", String(everyMinutes)),
          },
          { title: JOBS.last, cell: ({ lastRun }) => time(lastRun?.startedAt) },
          { title: JOBS.done, cell: ({ doneAt }) => time(doneAt) },
          {
            title: JOBS.took,
            cell: ({ lastRun }) => lastRun && numberIn(language, lastRun.ms),
            isNumber: true,
          },
        ]}
      />
    </Page>,
  );
};

const countsOf = ({ summary, failure }: Run): string =>
  failure ??
  Object.entries(summary)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");

const jobPage = async (c: PanelContext, refused?: Extract<Written<"runJob">, { problem: unknown }>) => {
  const { language, t } = c.var;
  const job = c.req.param("job")!;
  const [{ data }, names] = await Promise.all([
    ask(c, "listJobRuns", { params: { job } }),
    namesOfOperators(c),
  ]);
  return show(
    c,
    <Page c={c} title={JOB_WORDS[job] ?? sameInBoth(job)}>
      <Refused problem={refused?.problem} />
      <section class="card">
        <p>{t(JOBS.runText)}</p>
        <Act c={c} to={`${BASE}/${job}`} title={JOBS.run} kind="main" />
      </section>
      {data.length === 0 ? (
        <Empty c={c} text={JOBS.none} />
      ) : (
        <Table<Run>
          c={c}
          rows={data}
          columns={[
            { title: JOBS.began, cell: ({ startedAt }) => <Time at={startedAt} language={language} exact /> },
            { title: JOBS.took, cell: ({ ms }) => numberIn(language, ms), isNumber: true },
            {
              title: JOBS.by,
              cell: ({ actor }) => (actor === null ? t(JOBS.clock) : nameOf({ names }, actor)),
            },
            { title: JOBS.counts, cell: countsOf },
          ]}
        />
      )}
    </Page>,
    refused ? 422 : 200,
  );
};

export const jobs = new Hono<PanelBindings>();

jobs.get("/", listPage);
jobs.get("/:job", (c) => jobPage(c));

jobs.post("/:job", async (c) => {
  const job = c.req.param("job");
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "runJob", { params: { job }, body: {}, once });
  return "problem" in written ? jobPage(c, written) : c.redirect(`${BASE}/${encodeURIComponent(job)}`, 303);
});
