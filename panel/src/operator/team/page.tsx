import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Field, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { State } from "../../kit/state.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { TEAM, TEAM_STATES, TEAM_TITLES } from "../../resources/team.ts";
import { hasRole } from "../navigation.tsx";
import { OPERATOR_TEAM as TEXTS } from "./texts.ts";

type Member = AnswerTo<"listTeam">["data"][number];

const pathOf = (account: string, rest = ""): string =>
  `/operator/accounts/${encodeURIComponent(account)}/team${rest}`;

interface Sent {
  readonly problem: Problem;
  readonly form: FormData;
  readonly memberId: string;
}

interface ChangeParts {
  readonly c: PanelContext;
  readonly account: string;
  readonly member: Member;
  /** The refused form, if it was about this person. */
  readonly sent: Sent | undefined;
}

const Change = ({ c, account, member, sent }: ChangeParts) => {
  const t = c.get("t");
  const to = (verb: string) => pathOf(account, `/${encodeURIComponent(member.accountId)}/${verb}`);
  const held = sent?.form.has("/creci") ? textOf(sent.form, "/creci") : member.creci;
  return (
    <details {...(sent && { open: true })}>
      <summary>{t(TEXTS.person).replace("{name}", member.name)}</summary>
      {member.active && <p class="hint">{t(TEXTS.leaves)}</p>}
      <Act
        c={c}
        to={to(member.active ? "deactivate" : "activate")}
        {...(member.active
          ? { title: TEXTS.deactivate, kind: "danger" }
          : { title: TEXTS.activate, kind: "main" })}
      />
      <Act c={c} to={to("creci")} title={TEXTS.save}>
        <Field
          label={t(TEXTS.creci)}
          pointer={`creci-${member.accountId}`}
          hint={t(TEXTS.creciHint)}
          control={({ name: _, ...rest }) => (
            <input maxlength={40} name="/creci" value={held ?? ""} {...rest} />
          )}
        />
        <label class="choice">
          <input type="checkbox" name="/creciVerified" value="yes" checked={member.creciVerified} />
          {t(TEXTS.verified)}
        </label>
      </Act>
    </details>
  );
};

const teamPage = async (c: PanelContext, sent?: Sent) => {
  const t = c.get("t");
  const id = c.req.param("accountId")!;
  const params = { accountId: id };
  const [{ data: account }, { data, nextCursor }] = await Promise.all([
    ask(c, "getAccount", { params }),
    ask(c, "listTeam", { params, query: { ...filtersOf(c, []), limit: "50" } }),
  ]);
  const isAdmin = hasRole(c.get("operator"), ["ADMIN"]);
  return show(
    c,
    <Page c={c} title={sameInBoth(t(TEXTS.title).replace("{name}", account.name))}>
      <Refused problem={sent?.problem} />
      <p class="row">
        <a class="button plain" href={`/operator/accounts/${id}`}>
          {t(TEXTS.back)}
        </a>
      </p>
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
            {
              title: TEAM.creci,
              cell: ({ creci, creciVerified }) =>
                creci && (creciVerified ? `${creci} · ${t(TEAM.verified)}` : creci),
            },
            {
              title: TEAM.state,
              cell: ({ active }) => <State c={c} is={active ? "ACTIVE" : "INACTIVE"} of={TEAM_STATES} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
      {isAdmin && (
        <section class="card">
          {data.map((member) => (
            <Change
              c={c}
              account={id}
              member={member}
              sent={sent?.memberId === member.accountId ? sent : undefined}
            />
          ))}
        </section>
      )}
    </Page>,
    sent ? 422 : 200,
  );
};

export const team = new Hono<PanelBindings>();

team.get("/:accountId/team", (c) => teamPage(c));

/** The change that each form of the page makes. */
const CHANGES: Readonly<Record<string, (form: FormData) => Readonly<Record<string, unknown>>>> = {
  activate: () => ({ active: true }),
  deactivate: () => ({ active: false }),
  creci: (form) => ({
    creci: textOf(form, "/creci") || null,
    creciVerified: textOf(form, "/creciVerified") === "yes",
  }),
};

team.post("/:accountId/team/:memberId/:verb{activate|deactivate|creci}", async (c) => {
  const { accountId, memberId, verb } = c.req.param();
  const form = await formOf(c);
  const written = await send(c, "changeTeamMember", {
    params: { accountId, memberId },
    body: CHANGES[verb]!(form),
  });
  if ("problem" in written) return teamPage(c, { ...written, form, memberId });
  return c.redirect(pathOf(accountId), 303);
});
