import { Hono } from "hono";
import { ask } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { State } from "../../kit/state.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { BATCH_STATES, BATCH_TITLES, BATCHES } from "./texts.ts";

type Batch = AnswerTo<"listBatches">["data"][number];

export const batchesBase = (c: PanelContext): string => inAccount(c, "/batches");

export const BatchState = ({ c, batch }: { c: PanelContext; batch: Pick<Batch, "status" | "dryRun"> }) => {
  const t = c.get("t");
  return (
    <>
      <State c={c} is={batch.status} of={BATCH_STATES} />
      {batch.dryRun && <span class="badge waiting"> {t(BATCHES.dryRun)}</span>}
    </>
  );
};

export const batches = new Hono<PanelBindings>();

batches.get("/", async (c) => {
  const { language, t } = c.var;
  const page = await ask(c, "listBatches", { query: { ...filtersOf(c, []), limit: "50" } });
  const time = (at: string | null) => (at ? <Time at={at} language={language} /> : "–");
  return show(
    c,
    <Page c={c} title={BATCHES.title}>
      <p>{t(BATCHES.intro)}</p>
      {page.data.length === 0 ? (
        <Empty c={c} text={BATCHES.none} />
      ) : (
        <Table<Batch>
          c={c}
          rows={page.data}
          columns={[
            {
              title: BATCHES.type,
              cell: (batch) => (
                <a href={`${batchesBase(c)}/${batch.type}/${batch.id}`}>{t(BATCH_TITLES[batch.type]!)}</a>
              ),
            },
            { title: BATCHES.state, cell: (batch) => <BatchState c={c} batch={batch} /> },
            { title: BATCHES.items, cell: ({ total }) => numberIn(language, total), isNumber: true },
            { title: BATCHES.arrived, cell: ({ createdAt }) => time(createdAt) },
            { title: BATCHES.ended, cell: ({ finishedAt }) => time(finishedAt) },
          ]}
        />
      )}
      <Pager c={c} next={page.nextCursor} />
    </Page>,
  );
});
