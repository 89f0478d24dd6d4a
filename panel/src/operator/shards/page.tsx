import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sayIn } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { ask, send } from "../../api/operator.ts";
import { namesOfOperators } from "../identity.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { PLACES } from "../texts.ts";
import { SHARD_STATES, wordOf } from "../words.ts";
import { nameOf, type Work } from "../queue/work.tsx";
import { SHARDS } from "./texts.ts";

type Shard = AnswerTo<"listShards">["data"][number];

/** How many characters of a migration's name are its number. */
const NUMBER_CHARS = 4;
const MEGABYTE = 1_000_000;
const BASE = "/operator/shards";

const isShut = ({ decidedState }: Shard): boolean => decidedState !== null && decidedState !== "OPEN";

/** By hand with its time and name, or by its size. */
const Decision = ({ c, one, names }: { c: PanelContext; one: Shard } & Pick<Work, "names">) => {
  const language = c.get("language");
  const say = sayIn(language);
  if (one.decidedAt === null || (!isShut(one) && one.state === "CLOSED"))
    return one.state === "CLOSED" ? <p class="hint">{say(SHARDS.bySize)}</p> : null;
  return (
    <p class="hint">
      {say(isShut(one) ? SHARDS.closedBy : SHARDS.openedBy)} <Time at={one.decidedAt} language={language} />
      {one.decidedBy && ` · ${nameOf({ names }, one.decidedBy)}`}
    </p>
  );
};

/** The operator reads what it means before confirming. */
const Relieve = ({ c, one }: { c: PanelContext; one: Shard }) => {
  const say = sayIn(c.get("language"));
  return (
    <details>
      <summary>{say(SHARDS.relieve)}</summary>
      <p class="hint">{say(SHARDS.relieveHint)}</p>
      <Act c={c} to={`${BASE}/${one.name}/relieve`} title={SHARDS.relieveNow} kind="danger" />
      <p class="hint">{say(SHARDS.drainHint)}</p>
      <Act c={c} to={`${BASE}/${one.name}/drain`} title={SHARDS.drainNow} kind="danger" />
    </details>
  );
};

const State = ({ c, one, names }: { c: PanelContext; one: Shard } & Pick<Work, "names">) => {
  const language = c.get("language");
  const say = sayIn(language);
  return (
    <>
      {wordOf(c, SHARD_STATES, one.state)}
      {!one.answers && <span class="badge bad">{say(SHARDS.silent)}</span>}
      <Decision c={c} one={one} names={names} />
      {one.migration && (
        <p class="hint">
          {say(SHARDS.migration)} {one.migration.slice(0, NUMBER_CHARS)}
        </p>
      )}
      {one.measuredAt && (
        <p class="hint">
          {say(SHARDS.measured)} <Time at={one.measuredAt} language={language} />
        </p>
      )}
      <Act
        c={c}
        to={`${BASE}/${one.name}/${isShut(one) ? "open" : "close"}`}
        title={isShut(one) ? SHARDS.open : SHARDS.close}
      />
      {one.relieveTo === null ? <Relieve c={c} one={one} /> : <p class="hint">{say(SHARDS.relieved)}</p>}
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
          {sayIn(language)(SHARDS.since)} <Time at={since} language={language} />
        </p>
      )}
    </>
  );
};

const listPage = async (c: PanelContext, problem?: Problem) => {
  const language = c.get("language");
  const [{ data }, names] = await Promise.all([ask(c, "listShards"), namesOfOperators(c)]);
  const counted = (title: Sentence, count: (one: Shard) => number | null) => ({
    title,
    cell: (one: Shard) => {
      const known = count(one);
      return known === null ? sayIn(language)(SHARDS.unknown) : numberIn(language, known);
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
          counted(SHARDS.accounts, ({ accounts }) => accounts),
          counted(SHARDS.properties, ({ properties }) => properties),
          counted(SHARDS.size, ({ bytes }) => bytes && Math.ceil(bytes / MEGABYTE)),
          {
            title: SHARDS.outbox,
            cell: (one) => <Waiting c={c} count={one.outbox} since={one.outboxOldestAt} />,
            isNumber: true,
          },
          {
            title: SHARDS.notices,
            cell: (one) => <Waiting c={c} count={one.gateNotices} since={one.gateNoticesOldestAt} />,
            isNumber: true,
          },
          { title: SHARDS.state, cell: (one) => <State c={c} one={one} names={names} /> },
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
