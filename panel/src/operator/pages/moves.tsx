import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { type PanelBindings, type PanelContext, sameInBoth, sayIn } from "../../context.ts";
import { Act } from "../../parts/act.tsx";
import { Field, Once, Options, Refused, textOf } from "../../parts/fields.tsx";
import { Page, show } from "../../parts/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../parts/table.tsx";
import { numberIn, Time } from "../../parts/values.tsx";
import { ask, send } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { PLACES } from "../texts/frame.ts";
import { MOVE_STATES, MOVES } from "../texts/moves.ts";
import { wordOf } from "../texts/words.ts";

type Move = AnswerTo<"listMoves">["data"][number];

const PAGE = "50";
const BASE = "/operator/moves";

interface Sent {
  readonly accountId: string;
  readonly to: string;
}

const Begin = ({
  c,
  shards,
  sent,
  problem,
}: {
  readonly c: PanelContext;
  readonly shards: readonly string[];
  readonly sent: Sent | undefined;
  readonly problem: Problem | undefined;
}) => {
  const say = sayIn(c.get("language"));
  const names = Object.fromEntries(shards.map((name) => [name, sameInBoth(name)]));
  return (
    <form method="post" action={BASE} class="card">
      <Once value={undefined} />
      <p>{say(MOVES.text)}</p>
      <Field
        label={say(MOVES.account)}
        pointer="/accountId"
        control={(attributes) => (
          <input
            type="text"
            required
            {...attributes}
            value={sent?.accountId ?? c.req.query("accountId") ?? ""}
          />
        )}
      />
      <Field
        label={say(MOVES.to)}
        pointer="/to"
        problem={problem}
        control={(attributes) => (
          <select {...attributes}>
            <Options c={c} of={names} {...(sent && { chosen: sent.to })} />
          </select>
        )}
      />
      <button type="submit" class="main">
        {say(MOVES.begin)}
      </button>
    </form>
  );
};

const State = ({ c, one }: { c: PanelContext; one: Move }) => {
  const language = c.get("language");
  const isOff = one.cancelledAt !== null && one.state !== "CANCELLED";
  return (
    <>
      {isOff ? sayIn(language)(MOVES.calledOff) : wordOf(c, MOVE_STATES, one.state)}
      <p class="hint">
        <Time at={one.changedAt} language={language} />
      </p>
      {one.failure && <p class="hint">{one.failure}</p>}
      {one.canBeCancelled && (
        <Act
          {...{ c, to: `${BASE}/${one.accountId}/${one.id}/cancel`, title: MOVES.cancel, kind: "danger" }}
        />
      )}
    </>
  );
};

const listPage = async (c: PanelContext, problem?: Problem, sent?: Sent) => {
  const language = c.get("language");
  const [{ data, nextCursor }, shards] = await Promise.all([
    ask(c, "listMoves", { query: { ...filtersOf(c, []), limit: PAGE } }),
    ask(c, "listShards"),
  ]);
  return show(
    c,
    <Page c={c} title={PLACES.moves}>
      <Refused problem={problem} />
      <Begin {...{ c, shards: shards.data.map(({ name }) => name), sent, problem }} />
      {data.length === 0 ? (
        <Empty c={c} text={MOVES.none} />
      ) : (
        <Table<Move>
          c={c}
          rows={data}
          columns={[
            {
              title: MOVES.account,
              cell: ({ accountId }) => <a href={`/operator/accounts/${accountId}`}>{accountId}</a>,
            },
            {
              title: MOVES.way,
              cell: ({ from, to }) => (
                <code>
                  {from} → {to}
                </code>
              ),
            },
            { title: MOVES.begun, cell: ({ begunAt }) => <Time at={begunAt} language={language} /> },
            {
              title: MOVES.frozen,
              cell: ({ frozenMs }) => (frozenMs === null ? "–" : numberIn(language, frozenMs)),
              isNumber: true,
            },
            { title: MOVES.state, cell: (one) => <State {...{ c, one }} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem ? 422 : 200,
  );
};

export const moves = new Hono<PanelBindings>();

moves.get("/", (c) => listPage(c));

moves.post("/", async (c) => {
  const form = await c.req.formData();
  const sent = { accountId: textOf(form, "/accountId"), to: textOf(form, "/to") };
  const params = { accountId: sent.accountId };
  const asked = { params, body: { to: sent.to }, once: textOf(form, "once") };
  const written = await send(c, "moveAccount", asked);
  return "problem" in written ? listPage(c, written.problem, sent) : c.redirect(BASE, 303);
});

moves.post("/:accountId/:moveId/cancel", async (c) => {
  const { accountId, moveId } = c.req.param();
  const written = await send(c, "cancelMove", { params: { accountId, moveId } });
  return "problem" in written ? listPage(c, written.problem) : c.redirect(BASE, 303);
});
