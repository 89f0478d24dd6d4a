import { Hono } from "hono";
import { isUnknown } from "../../api/client.ts";
import { ask, unknownHere } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { sendCsv } from "../../kit/csv.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { numberIn, Time, timeIn } from "../../kit/values.tsx";
import { namesOf } from "../names.ts";
import { BatchState, batchesBase } from "./page.tsx";
import { BATCH_TITLES, BATCHES, ITEM_OUTCOMES } from "./texts.ts";

type Batch = AnswerTo<"getPropertyBatch">["data"];
type Item = Batch["results"][number];

interface Kind {
  readonly operation: "getPropertyBatch" | "getLeadBatch";
  /** The path, below the account, under which each property or client has its page. */
  readonly place: string;
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["properties", { operation: "getPropertyBatch", place: "/properties" }],
  ["leads", { operation: "getLeadBatch", place: "/clients" }],
]);

const kindOf = (c: PanelContext): Kind => {
  const kind = KINDS.get(c.req.param("type") ?? "");
  if (!kind) throw unknownHere(c);
  return kind;
};

const find = async (c: PanelContext): Promise<Batch> => {
  const params = { batchId: c.req.param("batchId") ?? "" };
  return (await ask(c, kindOf(c).operation, { params })).data;
};

const titleOf = (c: PanelContext, { type, createdAt }: Batch): string => {
  const t = c.get("t");
  return `${t(BATCHES.one)}: ${t(BATCH_TITLES[type]!)}, ${timeIn(c.get("language"), createdAt)}`;
};

const isRefused = ({ outcome }: Item): boolean => outcome === "REJECTED";

const factsOf = (c: PanelContext, batch: Batch): readonly Fact[] => {
  const { language, t } = c.var;
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  const processed = `${numberIn(language, batch.processed)} / ${numberIn(language, batch.total)}`;
  return [
    [BATCHES.id, <code>{batch.id}</code>],
    [BATCHES.type, t(BATCH_TITLES[batch.type]!)],
    [BATCHES.state, <BatchState c={c} batch={batch} />],
    [BATCHES.processed, processed],
    [BATCHES.arrived, time(batch.createdAt)],
    [BATCHES.ended, time(batch.finishedAt)],
  ];
};

const Counts = ({ c, counts }: { readonly c: PanelContext; readonly counts: Batch["counts"] }) => (
  <div class="cards">
    {Object.entries(counts).map(([outcome, count]) => (
      <section class="card">
        <p class="figure">{numberIn(c.get("language"), count as number)}</p>
        <p class="hint">{c.get("t")(ITEM_OUTCOMES[outcome]!)}</p>
      </section>
    ))}
  </div>
);

const Why = ({ item }: { readonly item: Item }) => (
  <>
    <code>{item.code}</code> {item.detail}
    {item.invalidParams.map(({ reason }) => (
      <p class="hint">{reason}</p>
    ))}
  </>
);

export const batch = new Hono<PanelBindings>();

/** For a batch whose type is unknown, such as one found by a search. */
batch.get("/:batchId", async (c) => {
  const params = { batchId: c.req.param("batchId") };
  const isOfClients = await ask(c, "getPropertyBatch", { params }).then(
    () => false,
    (error: unknown) => {
      if (isUnknown(error)) return true;
      throw error;
    },
  );
  const type = isOfClients ? "leads" : "properties";
  return c.redirect(`${batchesBase(c)}/${type}/${params.batchId}`, 303);
});

batch.get("/:type/:batchId", async (c) => {
  const batch = await find(c);
  const { place } = kindOf(c);
  const t = c.get("t");
  const refused = batch.results.filter(isRefused);
  const names = await namesOf(
    c,
    batch.results.map(({ id }) => id),
  );
  const isDone = batch.status === "DONE";
  const refresh = !isDone && (
    <a class="button" href={c.get("pagePath")}>
      {t(BATCHES.refresh)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={titleOf(c, batch)} action={refresh}>
      {!isDone && (
        <div
          hidden
          id="follow"
          hx-get={c.get("pagePath")}
          hx-trigger="every 3s"
          hx-target="#main"
          hx-swap="innerMorph"
        />
      )}
      <section class="card">
        <Facts c={c} facts={factsOf(c, batch)} />
      </section>
      <Counts c={c} counts={batch.counts} />
      {refused.length > 0 && (
        <p>
          <a href={`${batchesBase(c)}/${batch.type}/${batch.id}/refused.csv`}>{t(BATCHES.refusedCsv)}</a>
        </p>
      )}
      <Table<Item>
        c={c}
        rows={[...refused, ...batch.results.filter((item) => !isRefused(item))]}
        columns={[
          { title: BATCHES.position, cell: ({ index }) => numberIn(c.get("language"), index + 1) },
          { title: BATCHES.ref, cell: ({ externalRef }) => externalRef ?? "–" },
          { title: BATCHES.outcome, cell: ({ outcome }) => t(ITEM_OUTCOMES[outcome]!) },
          {
            title: BATCHES.object,
            cell: ({ id, externalRef }) =>
              id && !batch.dryRun ? (
                <a href={`${inAccount(c, place)}/${id}`}>{names.get(id) ?? externalRef ?? id}</a>
              ) : (
                "–"
              ),
          },
          { title: BATCHES.why, cell: (item) => item.code && <Why item={item} /> },
        ]}
      />
    </Page>,
  );
});

batch.get("/:type/:batchId/refused.csv", async (c) => {
  const { id, results } = await find(c);
  const rows = results
    .filter(isRefused)
    .map(({ index, externalRef, code, detail, invalidParams }) => [
      index,
      externalRef,
      code,
      detail,
      invalidParams.map(({ reason }) => reason).join("; "),
    ]);
  return sendCsv(c, `${id}-refused.csv`, [
    ["index", "externalRef", "code", "detail", "invalidParams"],
    ...rows,
  ]);
});
