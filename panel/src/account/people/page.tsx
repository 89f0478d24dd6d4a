import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Field, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Pager, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { Time } from "../../kit/values.tsx";
import { ROLES } from "../../resources/roles.ts";
import { PEOPLE } from "./texts.ts";

type Member = AnswerTo<"listMembers">["data"][number];

const baseOf = (c: PanelContext): string => inAccount(c, "/people");

const Changes = ({ c, member }: { readonly c: PanelContext; readonly member: Member }) => {
  const t = c.get("t");
  const email = <input type="hidden" name="/email" value={member.email} />;
  return (
    <details>
      <summary>{t(PEOPLE.change)}</summary>
      <Act c={c} to={baseOf(c)} title={PEOPLE.save}>
        {email}
        <Field
          label={t(PEOPLE.role)}
          pointer={`role-${member.email}`}
          control={({ name: _, ...own }) => (
            <select name="/role" {...own}>
              <Options c={c} of={ROLES} chosen={member.role} />
            </select>
          )}
        />
      </Act>
      <Act c={c} to={`${baseOf(c)}/remove`} title={PEOPLE.remove} kind="danger">
        {email}
      </Act>
    </details>
  );
};

const Add = ({
  c,
  problem,
  form,
}: {
  c: PanelContext;
  problem?: Problem | undefined;
  form?: FormData | undefined;
}) => {
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(PEOPLE.add)}</h2>
      <p class="hint">{t(PEOPLE.addText)}</p>
      <Act c={c} to={baseOf(c)} title={PEOPLE.add} kind="main">
        <Field
          label={t(PEOPLE.email)}
          pointer="/email"
          problem={problem}
          control={(own) => (
            <input
              type="email"
              required
              autocomplete="off"
              value={form ? textOf(form, "/email") : ""}
              {...own}
            />
          )}
        />
        <Field
          label={t(PEOPLE.role)}
          pointer="/role"
          problem={problem}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={ROLES} chosen="DEVELOPER" />
            </select>
          )}
        />
      </Act>
    </section>
  );
};

const peoplePage = async (c: PanelContext, refused?: { problem: Problem; form?: FormData }) => {
  const { language, t } = c.var;
  const isOwner = c.get("membership").role === "OWNER";
  const cursor = c.req.query("cursor");
  const query = { limit: "100", ...(cursor && { cursor }) };
  const { data, nextCursor } = await ask(c, "listMembers", { query });
  return show(
    c,
    <Page c={c} title={PEOPLE.title}>
      <Refused problem={refused?.problem} />
      <p>{t(PEOPLE.intro)}</p>
      <Table<Member>
        c={c}
        rows={data}
        columns={[
          { title: PEOPLE.email, cell: ({ email }) => email },
          { title: PEOPLE.role, cell: ({ role }) => t(ROLES[role]) },
          { title: PEOPLE.since, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
          ...(isOwner
            ? [{ title: PEOPLE.change, cell: (member: Member) => <Changes c={c} member={member} /> }]
            : []),
        ]}
      />
      <Pager c={c} next={nextCursor} />
      {isOwner && <Add c={c} problem={refused?.problem} form={refused?.form} />}
    </Page>,
    refused ? 422 : 200,
  );
};

export const people = new Hono<PanelBindings>();

people.get("/", (c) => peoplePage(c));

people.post("/", async (c) => {
  const form = await formOf(c);
  const body = { email: textOf(form, "/email"), role: textOf(form, "/role") };
  const written = await send(c, "setMember", { body });
  if ("problem" in written) return peoplePage(c, { problem: written.problem, form });
  return done(c, baseOf(c));
});

people.post("/remove", async (c) => {
  const body = { email: textOf(await formOf(c), "/email") };
  const written = await send(c, "removeMember", { body });
  return "problem" in written ? peoplePage(c, written) : done(c, baseOf(c));
});
