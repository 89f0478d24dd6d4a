import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { HOUR_MS } from "../../../../src/lib/clock.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, requireRole, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Facts } from "../../kit/facts.tsx";
import { Field, Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { deliver } from "../../sign-in/identity/mail.ts";
import { admit } from "../../sign-in/rate-limits.ts";
import { namesOfOperators } from "../identity.ts";
import { CurrentDecision } from "../queue/current-decision.tsx";
import { nameOf } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { NOTICE_ACTS, NOTICE_STATES, NOTICES } from "./texts.ts";

type OwnerNotice = AnswerTo<"getNotice">["data"];
const BASE = "/operator/notices";

const pathOf = (id: string, rest = ""): string => `${BASE}/${encodeURIComponent(id)}${rest}`;

interface Sent {
  readonly problem: Problem;
  /** The refused text; absent if another form of the page was sent. */
  readonly form?: FormData;
}

const progressOf = (c: PanelContext, { mailed, owners }: OwnerNotice): string => {
  const number = (value: number) => numberIn(c.get("language"), value);
  return c.get("t")(NOTICES.progress).replace("{mailed}", number(mailed)).replace("{owners}", number(owners));
};

const listPage = async (c: PanelContext) => {
  const { language, t } = c.var;
  const query = { ...filtersOf(c, []), limit: "20" };
  const { data, nextCursor } = await ask(c, "listNotices", { query });
  const make = (
    <a class="button main" href={`${BASE}/new`}>
      {t(NOTICES.new)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={PLACES.notices} action={make}>
      {data.length === 0 ? (
        <Empty c={c} text={NOTICES.none} />
      ) : (
        <Table<OwnerNotice>
          c={c}
          rows={data}
          columns={[
            {
              title: NOTICES.notice,
              cell: ({ id, titlePt, titleEn }) => (
                <a href={pathOf(id)}>{language === "en" ? titleEn : titlePt}</a>
              ),
            },
            { title: NOTICES.state, cell: ({ state }) => t(NOTICE_STATES[state]) },
            {
              title: NOTICES.sent,
              cell: ({ sentAt }) => sentAt && <Time at={sentAt} language={language} />,
            },
            { title: NOTICES.gone, cell: (notice) => notice.state !== "DRAFT" && progressOf(c, notice) },
            { title: NOTICES.failed, cell: ({ failed }) => numberIn(language, failed), isNumber: true },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
};

const TEXTS = ["titlePt", "textPt", "titleEn", "textEn"] as const;

interface TextParts {
  readonly c: PanelContext;
  readonly to: string;
  readonly notice: OwnerNotice | undefined;
  readonly sent: Sent | undefined;
}

const TextForm = ({ c, to, notice, sent }: TextParts) => {
  const t = c.get("t");
  const textAt = (name: (typeof TEXTS)[number]): string =>
    sent?.form ? textOf(sent.form, `/${name}`) : (notice?.[name] ?? "");
  return (
    <Act c={c} to={to} title={NOTICES.save} kind="main">
      {notice && <input type="hidden" name="version" value={String(notice.version)} />}
      {TEXTS.map((name) => (
        <Field
          label={t(NOTICES[name])}
          pointer={`/${name}`}
          problem={sent?.form && sent.problem}
          {...(name.startsWith("text") && { hint: t(NOTICES.plain) })}
          control={(own) =>
            name.startsWith("title") ? (
              <input required maxlength={100} value={textAt(name)} {...own} />
            ) : (
              <textarea required rows={8} maxlength={2000} {...own}>
                {textAt(name)}
              </textarea>
            )
          }
        />
      ))}
    </Act>
  );
};

/** What the owner will read, and the button that sends exactly that. */
const Sending = ({ c, notice }: { c: PanelContext; notice: OwnerNotice }) => {
  const t = c.get("t");
  const owners = numberIn(c.get("language"), notice.owners);
  return (
    <section class="card">
      <p>{t(NOTICES.count).replace("{owners}", owners)}</p>
      <p class="hint">{t(NOTICES.sendHint)}</p>
      <Act c={c} to={pathOf(notice.id, "/try")} title={NOTICES.try} />
      <Act c={c} to={pathOf(notice.id, "/send")} title={NOTICES.send} kind="danger">
        <input type="hidden" name="version" value={String(notice.version)} />
      </Act>
    </section>
  );
};

const Progress = ({ c, notice, by }: { c: PanelContext; notice: OwnerNotice; by: string }) => {
  const { language, t } = c.var;
  return (
    <section class="card">
      <Facts
        c={c}
        facts={[
          [NOTICES.state, t(NOTICE_STATES[notice.state])],
          [NOTICES.by, by],
          [NOTICES.sent, notice.sentAt && <Time at={notice.sentAt} language={language} />],
          [NOTICES.gone, progressOf(c, notice)],
          [NOTICES.failed, numberIn(language, notice.failed)],
        ]}
      />
      {notice.state === "SENDING" && <p class="hint">{t(NOTICES.slow)}</p>}
      {notice.failed > 0 && <Notice kind="bad">{t(NOTICES.failedHint)}</Notice>}
    </section>
  );
};

const noticePage = async (c: PanelContext, sent?: Sent) => {
  const t = c.get("t");
  const params = { noticeId: c.req.param("noticeId")! };
  const [{ data: notice }, names] = await Promise.all([ask(c, "getNotice", { params }), namesOfOperators(c)]);
  const isDraft = notice.state === "DRAFT";
  const tried = c.req.query("tried");
  const title = c.get("language") === "en" ? notice.titleEn : notice.titlePt;
  return show(
    c,
    <Page c={c} title={sameInBoth(title)}>
      <Refused problem={sent?.problem} />
      {tried === "yes" && (
        <Notice kind="good">{t(NOTICES.tried).replace("{email}", c.get("operator").email)}</Notice>
      )}
      {tried === "no" && <Notice kind="bad">{t(NOTICES.triedOften)}</Notice>}
      <CurrentDecision c={c} problem={sent?.problem} names={names} acts={NOTICE_ACTS} />
      {!isDraft && <Progress c={c} notice={notice} by={nameOf({ names }, notice.sentBy ?? "")} />}
      <section class="card">
        <h2>{t(isDraft ? NOTICES.preview : NOTICES.mail)}</h2>
        <Facts c={c} facts={[[NOTICES.subject, notice.mail.subject]]} />
        <pre class="example">{notice.mail.body}</pre>
      </section>
      {isDraft && <Sending c={c} notice={notice} />}
      {isDraft && (
        <details class="card" {...(sent?.form && { open: true })}>
          <summary>{t(NOTICES.edit)}</summary>
          <TextForm c={c} to={pathOf(notice.id)} notice={notice} sent={sent} />
        </details>
      )}
    </Page>,
    sent ? 422 : 200,
  );
};

const newPage = (c: PanelContext, sent?: Sent) => {
  requireRole(c, ["ADMIN"]);
  return show(
    c,
    <Page c={c} title={NOTICES.new}>
      <Refused problem={sent?.problem} />
      <section class="card">
        <TextForm c={c} to={`${BASE}/new`} notice={undefined} sent={sent} />
      </section>
    </Page>,
    sent ? 422 : 200,
  );
};

const bodyOf = (form: FormData) =>
  Object.fromEntries(TEXTS.map((name) => [name, textOf(form, `/${name}`).replaceAll("\r\n", "\n")]));

/** Test mails per operator and hour. */
const MAX_TRIES = 20;

const versionOf = (form: FormData): number => Number(textOf(form, "version"));

export const notices = new Hono<PanelBindings>();

notices.get("/", listPage);
notices.get("/new", (c) => newPage(c));
notices.get("/:noticeId", (c) => noticePage(c));

notices.post("/new", async (c) => {
  const form = await formOf(c);
  const written = await send(c, "draftNotice", { body: bodyOf(form), once: textOf(form, "once") });
  return "problem" in written
    ? newPage(c, { ...written, form })
    : c.redirect(pathOf(written.done.data.id), 303);
});

notices.post("/:noticeId", async (c) => {
  const form = await formOf(c);
  const params = { noticeId: c.req.param("noticeId") };
  const body = { ...bodyOf(form), version: versionOf(form) };
  const written = await send(c, "changeNotice", { params, body });
  return "problem" in written
    ? noticePage(c, { ...written, form })
    : c.redirect(pathOf(params.noticeId), 303);
});

/** Sends the notice as owners will get it, but only to the operator who presses the button. */
notices.post("/:noticeId/try", async (c) => {
  requireRole(c, ["ADMIN"]);
  const params = { noticeId: c.req.param("noticeId") };
  const { id, email } = c.get("operator");
  const limits = [{ name: `notice:${id}`, limit: MAX_TRIES, withinMs: HOUR_MS }];
  if ((await admit(c.env.PANEL_DB, limits, c.get("clock").now())) !== null)
    return c.redirect(`${pathOf(params.noticeId)}?tried=no`, 303);
  const { data } = await ask(c, "getNotice", { params });
  await deliver(c, { to: email, subject: data.mail.subject, text: data.mail.body });
  return c.redirect(`${pathOf(params.noticeId)}?tried=yes`, 303);
});

notices.post("/:noticeId/send", async (c) => {
  const form = await formOf(c);
  const params = { noticeId: c.req.param("noticeId") };
  const written = await send(c, "sendNotice", { params, body: { version: versionOf(form) } });
  return "problem" in written ? noticePage(c, written) : c.redirect(pathOf(params.noticeId), 303);
});
