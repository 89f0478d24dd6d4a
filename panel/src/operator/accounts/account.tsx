import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { ShownFields, shownIn } from "../../kit/edit-conflicts.tsx";
import { IdempotencyKey, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { emailsOf } from "../../resources/emails.ts";
import { LOOK_REASON_WORDS } from "../../resources/look-reasons.ts";
import { ROLES } from "../../resources/roles.ts";
import { namesOfOperators } from "../identity.ts";
import { LOOK } from "../look/texts.ts";
import { MAILS } from "../mails/texts.ts";
import { NamedAction } from "../named.tsx";
import { hasRole } from "../navigation.tsx";
import { MAIL_STATES, wordOf } from "../words.ts";
import { AccountFacts } from "./facts.tsx";
import { AccountFields, changedOf, type SentAccount, shownOf } from "./form.tsx";
import { OPERATOR_ACCOUNTS as TEXTS } from "./texts.ts";

type Overview = AnswerTo<"getAccountOverview">["data"];
type Account = Overview["account"];
type Mail = Overview["mail"][number];
type Entry = Overview["audit"][number];
type Key = Overview["keys"][number];
type Member = Overview["members"][number];
type Month = Overview["usage"][number];

const CHOSEN = ["subscription", "status"] as const;

const Change = ({
  c,
  account,
  sent,
}: {
  c: PanelContext;
  account: Account;
  sent: SentAccount | undefined;
}) => {
  const t = c.get("t");
  return (
    <section class="card">
      <form method="post" action={`/operator/accounts/${account.id}`}>
        <IdempotencyKey value={undefined} />
        <ShownFields
          values={{
            "/creciVerified": account.creciVerified ? "yes" : "",
            ...shownOf({ sent, account, chosen: CHOSEN }),
          }}
        />
        <AccountFields c={c} sent={sent} account={account} chosen={CHOSEN} ownerHint={TEXTS.ownerHint} />
        <p>
          <label class="choice">
            <input type="checkbox" name="/creciVerified" value="yes" checked={account.creciVerified} />
            {t(TEXTS.creciVerified)}
          </label>
        </p>
        <button type="submit" class="main">
          {t(TEXTS.save)}
        </button>
      </form>
    </section>
  );
};

/** Creates the account's sandbox; a sandbox has none. Only the owner sees its key, at the dashboard. */
const Sandbox = ({ c, account }: { c: PanelContext; account: Account }) =>
  account.sandboxOf === null ? (
    <section class="card">
      <h2>{c.get("t")(TEXTS.sandbox)}</h2>
      <p class="hint">{c.get("t")(TEXTS.sandboxText)}</p>
      <Act c={c} to={`/operator/accounts/${account.id}/sandbox`} title={TEXTS.makeSandbox} />
    </section>
  ) : null;

const Usage = ({ c, data }: { c: PanelContext; data: readonly Month[] }) => (
  <Table<Month>
    c={c}
    rows={data}
    columns={[
      { title: TEXTS.month, cell: ({ month }) => month },
      { title: TEXTS.calls, cell: ({ calls }) => numberIn(c.get("language"), calls), isNumber: true },
    ]}
  />
);

const Keys = ({ c, data }: { c: PanelContext; data: readonly Key[] }) => {
  const { language, t } = c.var;
  if (data.length === 0) return <Empty c={c} text={TEXTS.noKeys} />;
  return (
    <Table<Key>
      c={c}
      rows={data}
      columns={[
        { title: TEXTS.name, cell: ({ name }) => name },
        { title: TEXTS.key, cell: ({ id, hint }) => <code>{`${id} · ${hint}`}</code> },
        { title: TEXTS.permissions, cell: ({ scopes }) => scopes.join(", ") },
        {
          title: TEXTS.lastUsed,
          cell: ({ lastUsedAt }) =>
            lastUsedAt ? <Time at={lastUsedAt} language={language} /> : t(TEXTS.never),
        },
      ]}
    />
  );
};

const People = ({ c, data }: { c: PanelContext; data: readonly Member[] }) => (
  <Table<Member>
    c={c}
    rows={data}
    columns={[
      { title: TEXTS.email, cell: ({ email }) => email },
      { title: TEXTS.role, cell: ({ role }) => c.get("t")(ROLES[role]) },
    ]}
  />
);

const Mails = ({ c, id: accountId, data }: { c: PanelContext; id: string; data: readonly Mail[] }) =>
  data.length === 0 ? (
    <Empty c={c} text={TEXTS.noMails} />
  ) : (
    <Table<Mail>
      c={c}
      rows={data}
      columns={[
        { title: TEXTS.subject, cell: ({ subject }) => subject },
        { title: TEXTS.state, cell: ({ status }) => wordOf(c, MAIL_STATES, status) },
        { title: TEXTS.when, cell: ({ createdAt }) => <Time at={createdAt} language={c.get("language")} /> },
        {
          title: MAILS.act,
          cell: ({ id, status }) =>
            status === "FAILED" && (
              <Act
                c={c}
                to={`/operator/accounts/${accountId}/mail/${encodeURIComponent(id)}/send`}
                title={MAILS.send}
              />
            ),
        },
      ]}
    />
  );

const Audit = ({
  c,
  data,
  names,
}: {
  c: PanelContext;
  data: readonly Entry[];
  names: ReadonlyMap<string, string>;
}) => (
  <Table<Entry>
    c={c}
    rows={data}
    columns={[
      { title: TEXTS.action, cell: ({ action }) => <NamedAction c={c} action={action} /> },
      { title: TEXTS.actor, cell: ({ actor }) => names.get(actor) ?? actor },
      {
        title: TEXTS.fields,
        cell: ({ fields }) => fields.map((name) => wordOf(c, LOOK_REASON_WORDS, name)).join(", "),
      },
      { title: TEXTS.when, cell: ({ at }) => <Time at={at} language={c.get("language")} /> },
    ]}
  />
);

/** The account's health comes first; the other tabs open on demand. */
const TABS = {
  health: TEXTS.health,
  settings: TEXTS.change,
  keys: TEXTS.keys,
  people: TEXTS.people,
  mails: TEXTS.mails,
  audit: TEXTS.audit,
} as const;

type Tab = keyof typeof TABS;

const tabOf = (c: PanelContext): Tab => {
  const asked = c.req.query("tab") ?? "";
  return Object.hasOwn(TABS, asked) ? (asked as Tab) : "health";
};

const Tabs = ({ c, id, chosen }: { readonly c: PanelContext; readonly id: string; readonly chosen: Tab }) => {
  const isAdmin = hasRole(c.get("operator"), ["ADMIN"]);
  return (
    <nav class="tabs" aria-label={c.get("t")(TEXTS.tabs)}>
      {Object.entries(TABS)
        .filter(([tab]) => isAdmin || tab !== "settings")
        .map(([tab, title]) => (
          <a
            href={`/operator/accounts/${id}${tab === "health" ? "" : `?tab=${tab}`}`}
            {...(tab === chosen && { "aria-current": "page" })}
          >
            {c.get("t")(title)}
          </a>
        ))}
    </nav>
  );
};

/** Links from the account's page to what an operator does with it. */
const AccountLinks = ({ c, id }: { readonly c: PanelContext; readonly id: string }) => {
  const t = c.get("t");
  const operator = c.get("operator");
  const isAdmin = hasRole(operator, ["ADMIN"]);
  const ways = [
    [LOOK.title, `/operator/accounts/${id}/look`] as const,
    isAdmin && ([TEXTS.editGrant, `/operator/accounts/${id}/grant`] as const),
    [TEXTS.team, `/operator/accounts/${id}/team`] as const,
    [TEXTS.request, `/operator/access-requests/${id}`] as const,
    hasRole(operator, ["FINANCE"]) && ([TEXTS.credit, `/operator/credits/${id}`] as const),
    isAdmin && ([TEXTS.move, `/operator/moves?accountId=${id}`] as const),
  ];
  return (
    <p class="row ways">
      {ways.map((way) =>
        way ? (
          <a class="button plain" href={way[1]}>
            {t(way[0])}
          </a>
        ) : null,
      )}
    </p>
  );
};

/** What is wrong with the account; empty if nothing is. */
const troublesOf = ({ account, keys, mail }: Overview): readonly Sentence[] => [
  ...(account.status === "ACTIVE" ? [] : [TEXTS.notActive]),
  ...(account.subscription === "ACTIVE" || account.subscription === "TRIAL" ? [] : [TEXTS.notPaid]),
  ...(account.access?.status === "ACTIVE" ? [] : [TEXTS.closed]),
  ...(keys.length === 0 ? [TEXTS.keyless] : []),
  ...(mail.some(({ status }) => status === "FAILED") ? [TEXTS.failedMail] : []),
];

const Health = ({ c, data }: { readonly c: PanelContext; readonly data: Overview }) => {
  const t = c.get("t");
  const troubles = troublesOf(data);
  return (
    <>
      <AccountLinks c={c} id={data.account.id} />
      <section class="card">
        <h2>{t(TEXTS.health)}</h2>
        {troubles.length === 0 ? (
          <p>{t(TEXTS.well)}</p>
        ) : (
          <ul>
            {troubles.map((trouble) => (
              <li>{t(trouble)}</li>
            ))}
          </ul>
        )}
      </section>
      <AccountFacts c={c} account={data.account} title={TEXTS.facts} />
      <h2>{t(TEXTS.usage)}</h2>
      <Usage c={c} data={data.usage} />
    </>
  );
};

interface SettingsParts {
  readonly c: PanelContext;
  readonly account: Account;
  readonly sent: SentAccount | undefined;
}

const Settings = ({ c, account, sent }: SettingsParts) =>
  hasRole(c.get("operator"), ["ADMIN"]) ? (
    <>
      <Change c={c} account={account} sent={sent} />
      <Sandbox c={c} account={account} />
    </>
  ) : null;

interface PageNotices {
  readonly problem: Problem;
  /** The refused form, if it was about the account itself. */
  readonly form?: FormData;
}

const accountPage = async (c: PanelContext, said?: PageNotices) => {
  const t = c.get("t");
  const id = c.req.param("accountId")!;
  const [{ data }, names] = await Promise.all([
    ask(c, "getAccountOverview", { params: { accountId: id } }),
    namesOfOperators(c),
  ]);
  const { account, keys, members, mail, audit } = data;
  const actors = await emailsOf(
    c,
    audit.map(({ actor }) => actor),
  );
  const sent = said?.form && { problem: said.problem, form: said.form };
  const tab = sent ? "settings" : tabOf(c);
  return show(
    c,
    <Page c={c} title={sameInBoth(account.name)}>
      <Refused problem={said?.problem} />
      {c.req.query("saved") && <p class="notice good">{t(TEXTS.saved)}</p>}
      <Tabs c={c} id={id} chosen={tab} />
      {tab === "health" && <Health c={c} data={data} />}
      {tab === "settings" && <Settings c={c} account={account} sent={sent} />}
      {tab === "keys" && <Keys c={c} data={keys} />}
      {tab === "people" && <People c={c} data={members} />}
      {tab === "mails" && <Mails c={c} id={id} data={mail} />}
      {tab === "audit" && <Audit c={c} data={audit} names={new Map([...names, ...actors])} />}
    </Page>,
    said ? 422 : 200,
  );
};

export const account = new Hono<PanelBindings>();

account.get("/:accountId", (c) => accountPage(c));

account.post("/:accountId", async (c) => {
  const form = await formOf(c);
  const params = { accountId: c.req.param("accountId") };
  const verified = textOf(form, "/creciVerified");
  const isOther = verified !== shownIn(form)["/creciVerified"];
  const body = { ...changedOf(form, CHOSEN), ...(isOther && { creciVerified: verified === "yes" }) };
  const page = `/operator/accounts/${params.accountId}?saved=1`;
  if (Object.keys(body).length === 0) return c.redirect(page, 303);
  const written = await send(c, "changeAccount", { params, body });
  return "problem" in written ? accountPage(c, { ...written, form }) : c.redirect(page, 303);
});

account.post("/:accountId/sandbox", async (c) => {
  const params = { accountId: c.req.param("accountId") };
  const written = await send(c, "makeSandbox", { params });
  if ("problem" in written) return accountPage(c, written);
  return c.redirect(`/operator/accounts/${written.done.data.id}`, 303);
});

account.post("/:accountId/mail/:mailId/send", async (c) => {
  const { accountId, mailId } = c.req.param();
  const written = await send(c, "resendMail", { params: { accountId, mailId } });
  if ("problem" in written) return accountPage(c, written);
  return c.redirect(`/operator/accounts/${accountId}?saved=1`, 303);
});
