import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Facts } from "../../kit/facts.tsx";
import { Field, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { CurrentDecision } from "../queue/current-decision.tsx";
import { AssignedTo, nameOf, TakeWork, workOf } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { LETTER_ACTS, LETTER_STATES, LETTERS } from "./texts.ts";

type Letter = AnswerTo<"listDeadLetters">["data"][number];
const BASE = "/operator/dead-letters";

const messageOf = ({ queue, kind }: Pick<Letter, "queue" | "kind">): string =>
  [queue, kind].filter(Boolean).join(" · ");

const pathOf = (id: string, rest = ""): string => `${BASE}/${encodeURIComponent(id)}${rest}`;

const listPage = async (c: PanelContext) => {
  const language = c.get("language");
  const asked = c.req.query("state") ?? "";
  const state = Object.hasOwn(LETTER_STATES, asked) ? asked : "OPEN";
  const query = { ...filtersOf(c, []), state, limit: "50" };
  const [{ data, nextCursor }, work] = await Promise.all([
    ask(c, "listDeadLetters", { query }),
    workOf(c, "DEAD_LETTER"),
  ]);
  const names = await accountNames(
    c,
    data.map(({ accountId }) => accountId),
  );
  return show(
    c,
    <Page c={c} title={PLACES.letters}>
      <Filters c={c}>
        <Choice c={c} name="state" label={LETTERS.state} choices={LETTER_STATES} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={LETTERS.none} />
      ) : (
        <Table<Letter>
          c={c}
          rows={data}
          columns={[
            {
              title: LETTERS.message,
              cell: (letter) => <a href={pathOf(letter.id)}>{messageOf(letter)}</a>,
            },
            {
              title: LETTERS.account,
              cell: ({ accountId }) => <NamedAccount c={c} id={accountId} names={names} />,
            },
            { title: LETTERS.at, cell: ({ at }) => <Time at={at} language={language} /> },
            { title: LETTERS.worker, cell: ({ id }) => <AssignedTo c={c} work={work} subject={id} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
};

const Settle = ({ c, id, problem }: { c: PanelContext; id: string; problem: Problem | undefined }) => (
  <div class="card row">
    <Act c={c} to={pathOf(id, "/send")} title={LETTERS.send} kind="main" />
    <Act c={c} to={pathOf(id, "/let-go")} title={LETTERS.letGo} kind="danger">
      <Field
        label={c.get("t")(LETTERS.reason)}
        pointer="/reason"
        hint={c.get("t")(LETTERS.reasonHint)}
        problem={problem}
        control={(own) => <input required maxlength={200} {...own} />}
      />
    </Act>
  </div>
);

const letterPage = async (c: PanelContext, problem?: Problem) => {
  const { language, t } = c.var;
  const deadLetterId = c.req.param("deadLetterId")!;
  const [{ data }, work] = await Promise.all([
    ask(c, "getDeadLetter", { params: { deadLetterId } }),
    workOf(c, "DEAD_LETTER"),
  ]);
  const isOpen = data.state === "OPEN";
  const names = await accountNames(c, [data.accountId]);
  return show(
    c,
    <Page c={c} title={messageOf(data)}>
      <Refused problem={problem} />
      <CurrentDecision c={c} problem={problem} names={work.names} acts={LETTER_ACTS} />
      {isOpen && <TakeWork c={c} work={work} subject={data.id} to={pathOf(data.id, "/take")} />}
      <section class="card">
        <Facts
          c={c}
          facts={[
            [LETTERS.message, <code>{data.id}</code>],
            [LETTERS.queue, data.queue],
            [LETTERS.kind, data.kind],
            [LETTERS.account, data.accountId && <NamedAccount c={c} id={data.accountId} names={names} />],
            [LETTERS.at, <Time at={data.at} language={language} />],
            [LETTERS.state, t(LETTER_STATES[data.state])],
            [LETTERS.actor, data.actor && nameOf(work, data.actor)],
            [LETTERS.reason, data.reason],
            [LETTERS.settled, data.settledAt && <Time at={data.settledAt} language={language} />],
          ]}
        />
        <pre class="example">{JSON.stringify(data.message, null, 2)}</pre>
      </section>
      {isOpen && <Settle c={c} id={data.id} problem={problem} />}
    </Page>,
    problem ? 422 : 200,
  );
};

export const deadLetters = new Hono<PanelBindings>();

deadLetters.get("/", listPage);
deadLetters.get("/:deadLetterId", (c) => letterPage(c));

deadLetters.post("/:deadLetterId/take", async (c) => {
  const subject = c.req.param("deadLetterId");
  await send(c, "takeWork", { body: { kind: "DEAD_LETTER", subject } });
  return c.redirect(pathOf(subject), 303);
});

deadLetters.post("/:deadLetterId/send", async (c) => {
  const params = { deadLetterId: c.req.param("deadLetterId") };
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "sendDeadLetter", { params, once });
  return "problem" in written ? letterPage(c, written.problem) : c.redirect(BASE, 303);
});

deadLetters.post("/:deadLetterId/let-go", async (c) => {
  const params = { deadLetterId: c.req.param("deadLetterId") };
  const form = await formOf(c);
  const asked = { params, body: { reason: textOf(form, "/reason") }, once: textOf(form, "once") };
  const written = await send(c, "letGoDeadLetter", asked);
  return "problem" in written ? letterPage(c, written.problem) : c.redirect(BASE, 303);
});
