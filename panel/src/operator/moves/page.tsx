import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, requireProof, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth, translator } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Facts } from "../../kit/facts.tsx";
import { Field, IdempotencyKey, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { type Account, AccountField, accountAt, findAccount } from "../account-field.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { PLACES } from "../texts.ts";
import { wordOf } from "../words.ts";
import { MOVE_STATES, MOVES } from "./texts.ts";

type Move = AnswerTo<"listMoves">["data"][number];
type Expected = NonNullable<AnswerTo<"moveAccount">["expected"]>;
const BASE = "/operator/moves";

interface Sent {
  /** The account, as it was typed. */
  readonly text: string;
  readonly to: string;
  readonly account?: Account;
  readonly problem?: Problem;
  /** How much the move would copy. */
  readonly expected?: Expected | null;
}

const MB = 1_000_000;

const Estimate = ({ c, expected }: { c: PanelContext; expected: Expected }) => {
  const count = (number: number): string => numberIn(c.get("language"), number);
  const { properties, rows, bytes, seconds } = expected;
  return (
    <Facts
      c={c}
      facts={[
        [MOVES.properties, count(properties)],
        [MOVES.rows, count(rows)],
        [MOVES.megabytes, count(Math.ceil(bytes / MB))],
        [MOVES.seconds, count(seconds)],
      ]}
    />
  );
};

interface BeginParts {
  readonly c: PanelContext;
  readonly shards: readonly string[];
  readonly sent: Sent | undefined;
  readonly chosen: Account | null;
}

const Begin = ({ c, shards, sent, chosen }: BeginParts) => {
  const t = c.get("t");
  const names = Object.fromEntries(shards.map((name) => [name, sameInBoth(name)]));
  return (
    <form method="post" action={BASE} class="card">
      <IdempotencyKey value={undefined} />
      <p>{t(MOVES.text)}</p>
      <AccountField
        c={c}
        label={MOVES.account}
        pointer="/accountId"
        chosen={chosen}
        text={sent?.text ?? ""}
        problem={sent?.problem}
      />
      <Field
        label={t(MOVES.to)}
        pointer="/to"
        problem={sent?.problem}
        control={(attributes) => (
          <select {...attributes}>
            <Options c={c} of={names} {...(sent && { chosen: sent.to })} />
          </select>
        )}
      />
      {sent?.expected && <Estimate c={c} expected={sent.expected} />}
      <div class="row">
        <button type="submit" class="plain" name="dryRun" value="true">
          {t(MOVES.estimate)}
        </button>
        <button type="submit" class="main">
          {t(MOVES.begin)}
        </button>
      </div>
    </form>
  );
};

const State = ({ c, move }: { c: PanelContext; move: Move }) => {
  const language = c.get("language");
  const isOff = move.cancelledAt !== null && move.state !== "CANCELLED";
  return (
    <>
      {isOff ? translator(language)(MOVES.calledOff) : wordOf(c, MOVE_STATES, move.state)}
      <p class="hint">
        <Time at={move.changedAt} language={language} />
      </p>
      {move.failure && <p class="hint">{move.failure}</p>}
      {move.canBeCancelled && (
        <Act c={c} to={`${BASE}/${move.accountId}/${move.id}/cancel`} title={MOVES.cancel} kind="danger" />
      )}
    </>
  );
};

const listPage = async (c: PanelContext, sent?: Sent, problem = sent?.problem) => {
  const language = c.get("language");
  const [{ data, nextCursor }, shards, chosen] = await Promise.all([
    ask(c, "listMoves", { query: { ...filtersOf(c, []), limit: "50" } }),
    ask(c, "listShards"),
    accountAt(c, sent?.account?.id ?? c.req.query("accountId")),
  ]);
  const names = await accountNames(
    c,
    data.map(({ accountId }) => accountId),
  );
  return show(
    c,
    <Page c={c} title={PLACES.moves}>
      <Refused problem={problem} />
      <Begin c={c} shards={shards.data.map(({ name }) => name)} sent={sent} chosen={chosen} />
      {data.length === 0 ? (
        <Empty c={c} text={MOVES.none} />
      ) : (
        <Table<Move>
          c={c}
          rows={data}
          columns={[
            {
              title: MOVES.account,
              cell: ({ accountId }) => <NamedAccount c={c} id={accountId} names={names} />,
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
            { title: MOVES.state, cell: (move) => <State c={c} move={move} /> },
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
  requireProof(c, ["ADMIN"]);
  const form = await formOf(c);
  const typed = { text: textOf(form, "/accountId"), to: textOf(form, "/to") };
  const named = await findAccount(c, typed.text, "/accountId");
  if ("problem" in named) return listPage(c, { ...typed, problem: named.problem });
  const sent = { ...typed, account: named.account };
  const dryRun = form.get("dryRun") === "true";
  const asked = { params: { accountId: named.account.id }, body: { to: sent.to, dryRun } };
  const written = await send(c, "moveAccount", dryRun ? asked : { ...asked, once: textOf(form, "once") });
  if ("problem" in written) return listPage(c, { ...sent, problem: written.problem });
  return dryRun ? listPage(c, { ...sent, expected: written.done.expected }) : c.redirect(BASE, 303);
});

moves.post("/:accountId/:moveId/cancel", async (c) => {
  const { accountId, moveId } = c.req.param();
  const written = await send(c, "cancelMove", { params: { accountId, moveId } });
  return "problem" in written ? listPage(c, undefined, written.problem) : c.redirect(BASE, 303);
});
