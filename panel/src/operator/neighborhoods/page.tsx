import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Field, Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn } from "../../kit/values.tsx";
import { CurrentDecision } from "../queue/current-decision.tsx";
import { QUEUE } from "../queue/texts.ts";
import { AssignedTo, TakeWork, type Work, workOf } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { NEIGHBORHOODS as TEXTS } from "./texts.ts";

type Waiting = AnswerTo<"listWaitingNeighborhoods">["data"][number];
type Decided = AnswerTo<"decideNeighborhoodCuration">["data"];
const BASE = "/operator/neighborhoods";

/** The id of the work: a city, and a neighborhood as somebody wrote it. */
const subjectOf = ({ cityId, text }: Pick<Waiting, "cityId" | "text">): string => `${cityId}/${text}`;

const Decide = ({ c, waiting, work }: { c: PanelContext; waiting: Waiting; work: Work }) => {
  const t = c.get("t");
  const own = `${waiting.cityId}-${waiting.text}`;
  return (
    <details>
      <summary>{t(TEXTS.decide)}</summary>
      <TakeWork c={c} work={work} subject={subjectOf(waiting)} to={`${BASE}/take`}>
        <input type="hidden" name="/cityId" value={waiting.cityId} />
        <input type="hidden" name="/text" value={waiting.text} />
      </TakeWork>
      <Act c={c} to={BASE} title={TEXTS.save} kind="main">
        <input type="hidden" name="/cityId" value={waiting.cityId} />
        <input type="hidden" name="/text" value={waiting.text} />
        <Field
          label={t(TEXTS.known)}
          pointer={`known-${own}`}
          hint={t(TEXTS.knownHint)}
          control={({ name: _, ...rest }) => <input maxlength={120} name="/neighborhoodSlug" {...rest} />}
        />
        <Field
          label={t(TEXTS.new)}
          pointer={`new-${own}`}
          control={({ name: _, ...rest }) => <input maxlength={120} name="/name" {...rest} />}
        />
      </Act>
    </details>
  );
};

const listPage = async (c: PanelContext, outcome: { problem?: Problem; done?: Decided } = {}) => {
  const { language, t } = c.var;
  const query = { ...filtersOf(c, []), limit: "25" };
  const [{ data, nextCursor }, work] = await Promise.all([
    ask(c, "listWaitingNeighborhoods", { query }),
    workOf(c, "NEIGHBORHOOD"),
  ]);
  const { problem, done } = outcome;
  return show(
    c,
    <Page c={c} title={PLACES.neighborhoods}>
      <Refused problem={problem} />
      <CurrentDecision c={c} problem={problem} names={work.names} />
      {done && (
        <Notice kind="good">
          {t(TEXTS.done).replace("{name}", done.name).replace("{count}", numberIn(language, done.properties))}
        </Notice>
      )}
      {data.length === 0 ? (
        <Empty c={c} text={TEXTS.none} />
      ) : (
        <Table<Waiting>
          c={c}
          rows={data}
          columns={[
            { title: TEXTS.text, cell: ({ text }) => text },
            { title: TEXTS.city, cell: ({ city, state }) => `${city}, ${state}` },
            {
              title: TEXTS.listings,
              cell: ({ properties }) => numberIn(language, properties),
              isNumber: true,
            },
            {
              title: QUEUE.worker,
              cell: (waiting) => <AssignedTo c={c} work={work} subject={subjectOf(waiting)} />,
            },
            { title: TEXTS.decide, cell: (waiting) => <Decide c={c} waiting={waiting} work={work} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem ? 422 : 200,
  );
};

export const neighborhoods = new Hono<PanelBindings>();

neighborhoods.get("/", (c) => listPage(c));

neighborhoods.post("/take", async (c) => {
  const form = await formOf(c);
  const subject = subjectOf({ cityId: textOf(form, "/cityId"), text: textOf(form, "/text") });
  await send(c, "takeWork", { body: { kind: "NEIGHBORHOOD", subject } });
  return c.redirect(BASE, 303);
});

neighborhoods.post("/", async (c) => {
  const form = await formOf(c);
  const filled = ["cityId", "text", "neighborhoodSlug", "name"].flatMap((name) => {
    const value = textOf(form, `/${name}`);
    return value === "" ? [] : [[name, value] as const];
  });
  const written = await send(c, "decideNeighborhoodCuration", {
    body: Object.fromEntries(filled),
    once: textOf(form, "once"),
  });
  return listPage(c, "problem" in written ? written : { done: written.done.data });
});
