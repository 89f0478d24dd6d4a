import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { ask, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Field, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { State } from "../../kit/state.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { TEAM, TEAM_STATES, TEAM_TITLES } from "../../resources/team.ts";

type Member = AnswerTo<"listTeam">["data"][number];
const MAX_NAME = 200;
const MAX_CRECI = 40;

const baseOf = (c: PanelContext): string => inAccount(c, "/team");

/** A refused form, about one person of the team or a new one. */
interface Sent {
  readonly problem: Problem;
  readonly form: FormData;
  readonly memberId: string | null;
}

interface LineParts {
  readonly c: PanelContext;
  readonly name: string;
  readonly of: string;
  readonly label: Sentence;
  readonly value: string;
  readonly sent: Sent | undefined;
  readonly hint?: Sentence;
  readonly input?: Readonly<Record<string, string | number | boolean>>;
}

const Line = ({ c, name, of, label, value, sent, hint, input }: LineParts) => {
  const t = c.get("t");
  return (
    <Field
      label={t(label)}
      pointer={sent ? name : `${of}${name}`}
      problem={sent?.problem}
      {...(hint && { hint: t(hint) })}
      control={(own) => (
        <input
          autocomplete="off"
          value={sent ? textOf(sent.form, name) : value}
          {...input}
          {...own}
          name={name}
        />
      )}
    />
  );
};

const Change = ({ c, member, sent }: { c: PanelContext; member: Member; sent: Sent | undefined }) => {
  const t = c.get("t");
  const path = `${baseOf(c)}/${member.accountId}`;
  const parts = { c, of: member.accountId, sent };
  return (
    <details {...(sent && { open: true })}>
      <summary aria-label={`${t(TEAM.change)}: ${member.name}`}>{t(TEAM.change)}</summary>
      <Act c={c} to={path} title={TEAM.save}>
        <Line
          {...parts}
          name="/name"
          label={TEAM.name}
          value={member.name}
          input={{ required: true, maxlength: MAX_NAME }}
        />
        <Line
          {...parts}
          name="/creci"
          label={TEAM.creci}
          hint={TEAM.creciHint}
          value={member.creci ?? ""}
          input={{ maxlength: MAX_CRECI }}
        />
      </Act>
      <Act
        c={c}
        to={`${path}/active`}
        title={member.active ? TEAM.deactivate : TEAM.activate}
        kind={member.active ? "danger" : "plain"}
      >
        {member.active && <p class="hint">{t(TEAM.leaves)}</p>}
        <input type="hidden" name="active" value={member.active ? "no" : "yes"} />
      </Act>
    </details>
  );
};

const Add = ({ c, sent }: { readonly c: PanelContext; readonly sent: Sent | undefined }) => {
  const t = c.get("t");
  const parts = { c, of: "new", sent, value: "" };
  const role = sent ? textOf(sent.form, "/role") : "BROKER";
  return (
    <section class="card">
      <h2>{t(TEAM.add)}</h2>
      <Act c={c} to={baseOf(c)} title={TEAM.add} kind="main">
        <Line {...parts} name="/name" label={TEAM.name} input={{ maxlength: MAX_NAME }} />
        <Line {...parts} name="/email" label={TEAM.email} input={{ type: "email" }} />
        <Field
          label={t(TEAM.role)}
          pointer="/role"
          problem={sent?.problem}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={TEAM_TITLES} chosen={role} />
            </select>
          )}
        />
        <Line {...parts} name="/creci" label={TEAM.creci} input={{ maxlength: MAX_CRECI }} />
      </Act>
    </section>
  );
};

const Creci = ({ c, member }: { readonly c: PanelContext; readonly member: Member }) => (
  <>
    {member.creci}
    {member.creciVerified && <p class="hint">{c.get("t")(TEAM.verified)}</p>}
  </>
);

const teamPage = async (c: PanelContext, sent?: Sent) => {
  const t = c.get("t");
  const query = { ...filtersOf(c, []), limit: "50" };
  const { data, nextCursor } = await ask(c, "listTeam", { query });
  const sentOf = (id: string | null) => (sent?.memberId === id ? sent : undefined);
  return show(
    c,
    <Page c={c} title={TEAM.title}>
      <Refused problem={sent?.problem} />
      <p>{t(TEAM.intro)}</p>
      {data.length === 0 ? (
        <Empty c={c} text={TEAM.none} />
      ) : (
        <Table<Member>
          c={c}
          rows={data}
          columns={[
            { title: TEAM.name, cell: ({ name }) => name },
            { title: TEAM.role, cell: ({ role }) => t(TEAM_TITLES[role]!) },
            { title: TEAM.email, cell: ({ email }) => email },
            { title: TEAM.creci, cell: (member) => <Creci c={c} member={member} /> },
            {
              title: TEAM.state,
              cell: ({ active }) => <State c={c} is={active ? "ACTIVE" : "INACTIVE"} of={TEAM_STATES} />,
            },
            {
              title: TEAM.act,
              cell: (member) => <Change c={c} member={member} sent={sentOf(member.accountId)} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
      <Add c={c} sent={sentOf(null)} />
    </Page>,
    sent ? 422 : 200,
  );
};

export const team = new Hono<PanelBindings>();

team.get("/", (c) => teamPage(c));

team.post("/", async (c) => {
  const form = await formOf(c);
  const creci = textOf(form, "/creci");
  const body = {
    name: textOf(form, "/name"),
    email: textOf(form, "/email"),
    role: textOf(form, "/role"),
    ...(creci && { creci }),
  };
  const written = await send(c, "addTeamMember", { body, once: textOf(form, "once") });
  return "problem" in written
    ? teamPage(c, { problem: written.problem, form, memberId: null })
    : done(c, baseOf(c));
});

const change = async (c: PanelContext, form: FormData, body: Readonly<Record<string, unknown>>) => {
  const memberId = c.req.param("memberId") ?? "";
  const written = await send(c, "changeTeamMember", { params: { memberId }, body });
  return "problem" in written
    ? teamPage(c, { problem: written.problem, form, memberId })
    : done(c, baseOf(c));
};

team.post("/:memberId", async (c) => {
  const form = await formOf(c);
  return change(c, form, { name: textOf(form, "/name"), creci: textOf(form, "/creci") || null });
});

team.post("/:memberId/active", async (c) => {
  const form = await formOf(c);
  return change(c, form, { active: textOf(form, "active") === "yes" });
});
