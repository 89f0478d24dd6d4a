import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { read, readAll, readIfOpen, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Field, IdempotencyKey, Notice, Refused, reasonsAt, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { done } from "../../kit/toast.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { stateOf, TIER_TITLES } from "../../resources/access.ts";
import { chosenScopes } from "../../resources/permissions/levels.ts";
import { Matrix } from "../../resources/permissions/matrix.tsx";
import { Scopes } from "../../resources/permissions/scopes.tsx";
import { ACCESS } from "./texts.ts";

type Granted = NonNullable<AnswerTo<"getAccount">["data"]["access"]>;
type Request = NonNullable<AnswerTo<"getAccessRequest">["data"]>;

/** A refused form, with what was typed. */
interface Sent {
  readonly problem: Problem;
  readonly form: FormData;
}

const Limits = ({ c, access }: { readonly c: PanelContext; readonly access: Granted }) => {
  const { language, t } = c.var;
  const { tier, limits, scopes, pilotUntil } = access;
  const facts = [
    [ACCESS.tier, t(TIER_TITLES[tier]!)],
    [ACCESS.rate, numberIn(language, limits.ratePerSecond)],
    [ACCESS.burst, numberIn(language, limits.burst)],
    [ACCESS.month, numberIn(language, limits.monthlyQuota)],
    [ACCESS.keys, numberIn(language, limits.maxKeys)],
    [ACCESS.webhooks, numberIn(language, limits.maxWebhooks)],
    [ACCESS.permissions, <Scopes c={c} scopes={scopes} />],
  ] as const;
  return (
    <section class="card">
      <h2>{t(ACCESS.limits)}</h2>
      <dl class="facts">
        {facts.map(([title, value]) => (
          <>
            <dt>{t(title)}</dt>
            <dd>{value}</dd>
          </>
        ))}
        {pilotUntil && (
          <>
            <dt>{t(ACCESS.pilotUntil)}</dt>
            <dd>
              <Time at={pilotUntil} language={language} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
};

const RequestNotice = ({ c, request }: { readonly c: PanelContext; readonly request: Request }) => {
  const { language, t } = c.var;
  return (
    <section class="card">
      <h2>{t(ACCESS.request)}</h2>
      <dl class="facts">
        <dt>{t(ACCESS.requestedAt)}</dt>
        <dd>
          <Time at={request.createdAt} language={language} />
        </dd>
        <dt>{t(ACCESS.system)}</dt>
        <dd>{request.system}</dd>
        <dt>{t(ACCESS.purpose)}</dt>
        <dd>{request.purpose}</dd>
        <dt>{t(ACCESS.callsPerDay)}</dt>
        <dd>{numberIn(language, request.callsPerDay)}</dd>
        {(["question", "answer", "message"] as const).map(
          (said) =>
            request[said] && (
              <>
                <dt>{t(ACCESS[said])}</dt>
                <dd>{request[said]}</dd>
              </>
            ),
        )}
      </dl>
    </section>
  );
};

const RequestForm = ({ c, sent }: { readonly c: PanelContext; readonly sent: Sent | undefined }) => {
  const t = c.get("t");
  const problem = sent?.problem;
  const sentText = (name: string): string => (sent ? textOf(sent.form, name) : "");
  return (
    <form method="post" action={inAccount(c, "/access")} class="card">
      <h2>{t(ACCESS.form)}</h2>
      <IdempotencyKey value={sent && textOf(sent.form, "once")} />
      <Field
        label={t(ACCESS.system)}
        pointer="/system"
        problem={problem}
        control={(own) => <input maxlength={200} required value={sentText("/system")} {...own} />}
      />
      <Field
        label={t(ACCESS.purpose)}
        pointer="/purpose"
        problem={problem}
        control={(own) => <input maxlength={1000} required value={sentText("/purpose")} {...own} />}
      />
      <Field
        label={t(ACCESS.callsPerDay)}
        pointer="/callsPerDay"
        problem={problem}
        control={(own) => (
          <input type="number" min={1} required value={sentText("/callsPerDay") || "1000"} {...own} />
        )}
      />
      <Matrix
        language={c.get("language")}
        granted={null}
        chosen={sent ? chosenScopes(sent.form) : []}
        faults={reasonsAt(problem, "/scopes")}
      />
      <button type="submit" class="main">
        {t(ACCESS.send)}
      </button>
    </form>
  );
};

interface AnswerParts {
  readonly c: PanelContext;
  readonly question: string | null;
  readonly sent: Sent | undefined;
}

const AnswerForm = ({ c, question, sent }: AnswerParts) => {
  const t = c.get("t");
  return (
    <form method="post" action={inAccount(c, "/access/answer")} class="card">
      <h2>{t(ACCESS.question)}</h2>
      <p>{question}</p>
      <Field
        label={t(ACCESS.answer)}
        pointer="/answer"
        problem={sent?.problem}
        control={(own) => (
          <input maxlength={1000} required value={sent ? textOf(sent.form, "/answer") : ""} {...own} />
        )}
      />
      <button type="submit" class="main">
        {t(ACCESS.sendAnswer)}
      </button>
    </form>
  );
};

/** States in which the owner may ask; the API says whether it is too soon after a denial. */
const MAY_ASK: ReadonlySet<string> = new Set(["NOT_REQUESTED", "INFO_REQUESTED", "DENIED"]);

const Steps = ({ c, status, request, sent }: StepParts) => {
  if (c.get("membership").role !== "OWNER")
    return status === "ACTIVE" ? null : <Notice kind="plain">{c.get("t")(ACCESS.ownerOnly)}</Notice>;
  if (status === "INFO_REQUESTED" && request)
    return <AnswerForm c={c} question={request.question} sent={sent} />;
  return MAY_ASK.has(status) ? <RequestForm c={c} sent={sent} /> : null;
};

interface StepParts {
  readonly c: PanelContext;
  readonly status: string;
  readonly request: Request | null;
  readonly sent: Sent | undefined;
}

const page = async (c: PanelContext, sent?: Sent): Promise<Response> => {
  const [{ data }, requested] = await readAll(c, read("getAccount"), readIfOpen("getAccessRequest"));
  const t = c.get("t");
  const state = stateOf(data.access?.status ?? null);
  const status = data.access?.status ?? "NOT_REQUESTED";
  const request = requested?.data ?? null;
  return show(
    c,
    <Page c={c} title={ACCESS.title}>
      <Refused problem={sent?.problem} />
      <Notice kind={status === "ACTIVE" ? "good" : "plain"}>
        <strong>{t(state.title)}</strong>
        <p>{t(state.next)}</p>
      </Notice>
      <Steps c={c} status={status} request={request} sent={sent} />
      {request && <RequestNotice c={c} request={request} />}
      {data.access && status === "ACTIVE" && <Limits c={c} access={data.access} />}
    </Page>,
    sent ? 422 : 200,
  );
};

export const access = new Hono<PanelBindings>();

access.get("/", (c) => page(c));

access.post("/", async (c) => {
  const form = await formOf(c);
  const body = {
    system: textOf(form, "/system"),
    purpose: textOf(form, "/purpose"),
    callsPerDay: Number(textOf(form, "/callsPerDay")),
    scopes: chosenScopes(form),
  };
  const written = await send(c, "requestAccess", { body, once: textOf(form, "once") });
  if ("problem" in written) return page(c, { problem: written.problem, form });
  return done(c, c.req.path);
});

access.post("/answer", async (c) => {
  const form = await formOf(c);
  const written = await send(c, "answerInfo", { body: { answer: textOf(form, "/answer") } });
  if ("problem" in written) return page(c, { problem: written.problem, form });
  return done(c, inAccount(c, "/access"));
});
