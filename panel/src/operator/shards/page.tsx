import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { namesOfOperators } from "../identity.ts";
import { nameOf, type Work } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { SHARD_STATES, wordOf } from "../words.ts";
import { SHARDS } from "./texts.ts";

type Shard = AnswerTo<"listShards">["data"][number];

/** The length of the number at the start of a migration's name. */
const NUMBER_CHARS = 4;
const MEGABYTE = 1_000_000;
const BASE = "/operator/shards";

const isShut = ({ decidedState }: Shard): boolean => decidedState !== null && decidedState !== "OPEN";

/** Says who closed or opened the database and when, or that its size closed it. */
const Decision = ({ c, shard, names }: { c: PanelContext; shard: Shard } & Pick<Work, "names">) => {
  const { language, t } = c.var;
  if (shard.decidedAt === null || (!isShut(shard) && shard.state === "CLOSED"))
    return shard.state === "CLOSED" ? <p class="hint">{t(SHARDS.bySize)}</p> : null;
  return (
    <p class="hint">
      {t(isShut(shard) ? SHARDS.closedManually : SHARDS.openedManually)}{" "}
      <Time at={shard.decidedAt} language={language} />
      {shard.decidedBy && ` · ${nameOf({ names }, shard.decidedBy)}`}
    </p>
  );
};

/** Relieves the database, once the operator has read what that means. */
const Relieve = ({ c, shard }: { c: PanelContext; shard: Shard }) => {
  const t = c.get("t");
  return (
    <details>
      <summary>{t(SHARDS.relieve)}</summary>
      <p class="hint">{t(SHARDS.relieveHint)}</p>
      <Act c={c} to={`${BASE}/${shard.name}/relieve`} title={SHARDS.relieveNow} kind="danger" />
      <p class="hint">{t(SHARDS.drainHint)}</p>
      <Act c={c} to={`${BASE}/${shard.name}/drain`} title={SHARDS.drainNow} kind="danger" />
    </details>
  );
};

const State = ({ c, shard, names }: { c: PanelContext; shard: Shard } & Pick<Work, "names">) => {
  const { language, t } = c.var;
  return (
    <>
      {wordOf(c, SHARD_STATES, shard.state)}
      {!shard.answers && <span class="badge bad">{t(SHARDS.silent)}</span>}
      <Decision c={c} shard={shard} names={names} />
      {shard.migration && (
        <p class="hint">
          {t(SHARDS.migration)} {shard.migration.slice(0, NUMBER_CHARS)}
        </p>
      )}
      {shard.measuredAt && (
        <p class="hint">
          {t(SHARDS.measured)} <Time at={shard.measuredAt} language={language} />
        </p>
      )}
      <Act
        c={c}
        to={`${BASE}/${shard.name}/${isShut(shard) ? "open" : "close"}`}
        title={isShut(shard) ? SHARDS.open : SHARDS.close}
      />
      {shard.relieveTo === null ? <Relieve c={c} shard={shard} /> : <p class="hint">{t(SHARDS.moving)}</p>}
    </>
  );
};

/** How many wait, and since when. */
const Waiting = ({ c, count, since }: { c: PanelContext; count: number | null; since: string | null }) => {
  const language = c.get("language");
  return (
    <>
      {count === null ? "–" : numberIn(language, count)}
      {since && (
        <p class="hint">
          {translator(language)(SHARDS.since)} <Time at={since} language={language} />
        </p>
      )}
    </>
  );
};

const listPage = async (c: PanelContext, problem?: Problem) => {
  const language = c.get("language");
  const [{ data }, names] = await Promise.all([ask(c, "listShards"), namesOfOperators(c)]);
  const countColumn = (title: Sentence, count: (shard: Shard) => number | null) => ({
    title,
    cell: (shard: Shard) => {
      const known = count(shard);
      return known === null ? translator(language)(SHARDS.unknown) : numberIn(language, known);
    },
    isNumber: true as const,
  });
  return show(
    c,
    <Page c={c} title={PLACES.shards}>
      <Refused problem={problem} />
      <Table<Shard>
        c={c}
        rows={data}
        columns={[
          { title: SHARDS.name, cell: ({ name }) => <code>{name}</code> },
          countColumn(SHARDS.accounts, ({ accounts }) => accounts),
          countColumn(SHARDS.properties, ({ properties }) => properties),
          countColumn(SHARDS.size, ({ bytes }) => bytes && Math.ceil(bytes / MEGABYTE)),
          {
            title: SHARDS.outbox,
            cell: (shard) => <Waiting c={c} count={shard.outbox} since={shard.outboxOldestAt} />,
            isNumber: true,
          },
          {
            title: SHARDS.notices,
            cell: (shard) => <Waiting c={c} count={shard.gateNotices} since={shard.gateNoticesOldestAt} />,
            isNumber: true,
          },
          { title: SHARDS.state, cell: (shard) => <State c={c} shard={shard} names={names} /> },
        ]}
      />
    </Page>,
    problem ? 422 : 200,
  );
};

const STATES = { open: "OPEN", close: "CLOSED", drain: "DRAINING" } as const;

export const shards = new Hono<PanelBindings>();

shards.get("/", (c) => listPage(c));

shards.post("/:shard/relieve", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "relieveShard", { params: c.req.param(), once });
  return "problem" in written ? listPage(c, written.problem) : c.redirect(BASE, 303);
});

shards.post("/:shard/:act{open|close|drain}", async (c) => {
  const { shard, act } = c.req.param();
  const once = textOf(await formOf(c), "once");
  const body = { state: STATES[act as keyof typeof STATES] };
  const written = await send(c, "setShardState", { params: { shard }, body, once });
  return "problem" in written ? listPage(c, written.problem) : c.redirect(BASE, 303);
});
