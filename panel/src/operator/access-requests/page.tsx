import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth, translator } from "../../context.ts";
import { Facts } from "../../kit/facts.tsx";
import { IdempotencyKey, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { ACCESS_STATES, stateOf } from "../../resources/access.ts";
import { chosenScopes } from "../../resources/permissions/levels.ts";
import { Matrix } from "../../resources/permissions/matrix.tsx";
import { AccountFacts } from "../accounts/facts.tsx";
import { LimitFields, limitsIn, MessageField, pilotEnd, TierFields } from "../accounts/grant-fields.tsx";
import { PLAN_WORDS } from "../names.ts";
import { CurrentDecision } from "../queue/current-decision.tsx";
import { QUEUE } from "../queue/texts.ts";
import { AssignedTo, TakeWork, workOf } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { ACCESS_DECISIONS, wordOf } from "../words.ts";
import { REQUESTS } from "./texts.ts";

type Request = NonNullable<AnswerTo<"getAccessRequest">["data"]>;
const BASE = "/operator/access-requests";

const STATES = { PENDING: REQUESTS.PENDING, INFO_REQUESTED: REQUESTS.INFO_REQUESTED } as const;

const listPage = async (c: PanelContext) => {
  const language = c.get("language");
  const asked = c.req.query("access") ?? "";
  const access = Object.hasOwn(STATES, asked) ? asked : "PENDING";
  const query = { ...filtersOf(c, []), access, limit: "50" };
  const [{ data, nextCursor }, work] = await Promise.all([
    ask(c, "listAccounts", { query }),
    workOf(c, "ACCESS"),
  ]);
  return show(
    c,
    <Page c={c} title={PLACES.access}>
      <Filters c={c}>
        <Choice c={c} name="access" label={REQUESTS.decided} choices={STATES} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={REQUESTS.none} />
      ) : (
        <Table<AnswerTo<"listAccounts">["data"][number]>
          c={c}
          rows={data}
          columns={[
            { title: REQUESTS.account, cell: ({ id, name }) => <a href={`${BASE}/${id}`}>{name}</a> },
            {
              title: REQUESTS.since,
              cell: (account) => account.access && <Time at={account.access.updatedAt} language={language} />,
            },
            { title: REQUESTS.plan, cell: ({ plan }) => wordOf(c, PLAN_WORDS, plan) },
            { title: QUEUE.worker, cell: ({ id }) => <AssignedTo c={c} work={work} subject={id} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
};

const RequestNotice = ({ c, request }: { c: PanelContext; request: Request }) => {
  const language = c.get("language");
  return (
    <section class="card">
      <h2>{translator(language)(REQUESTS.request)}</h2>
      <Facts
        c={c}
        facts={[
          [REQUESTS.since, <Time at={request.createdAt} language={language} />],
          [REQUESTS.system, request.system],
          [REQUESTS.purpose, request.purpose],
          [REQUESTS.volume, numberIn(language, request.callsPerDay)],
          [REQUESTS.scopes, request.scopes.join(", ")],
          [REQUESTS.question, request.question],
          [REQUESTS.answer, request.answer],
          [REQUESTS.decided, request.decision && wordOf(c, ACCESS_DECISIONS, request.decision)],
          [REQUESTS.message, request.message],
        ]}
      />
    </section>
  );
};

interface Sent {
  readonly problem: Problem;
  readonly form: FormData;
}

const Decide = ({
  c,
  id,
  request,
  sent,
}: {
  c: PanelContext;
  id: string;
  request: Request;
  sent?: Sent | undefined;
}) => {
  const t = c.get("t");
  const form = sent?.form;
  return (
    <form method="post" action={`${BASE}/${id}`} class="card">
      <h2>{t(REQUESTS.decide)}</h2>
      <IdempotencyKey value={form && textOf(form, "once")} />
      <TierFields c={c} form={form} problem={sent?.problem} />
      <LimitFields c={c} form={form} problem={sent?.problem} />
      <Matrix
        language={c.get("language")}
        granted={null}
        chosen={form ? chosenScopes(form) : request.scopes}
      />
      <MessageField c={c} form={form} problem={sent?.problem} />
      <span class="row">
        <button type="submit" class="main" name="decision" value="APPROVE">
          {t(REQUESTS.approve)}
        </button>
        <button type="submit" class="plain" name="decision" value="ASK">
          {t(REQUESTS.ask)}
        </button>
        <button type="submit" class="danger" name="decision" value="DENY">
          {t(REQUESTS.deny)}
        </button>
      </span>
    </form>
  );
};

const UNDECIDED: ReadonlySet<string> = new Set(["PENDING", "INFO_REQUESTED"]);

const onePage = async (c: PanelContext, sent?: Sent) => {
  const t = c.get("t");
  const id = c.req.param("accountId")!;
  const params = { accountId: id };
  const [{ account, data: request }, work] = await Promise.all([
    ask(c, "getAccessRequest", { params }),
    workOf(c, "ACCESS"),
  ]);
  const status = account.access?.status ?? "NOT_REQUESTED";
  const state = t(stateOf(status).title);
  return show(
    c,
    <Page c={c} title={sameInBoth(account.name)}>
      <Refused problem={sent?.problem} />
      <CurrentDecision c={c} problem={sent?.problem} names={work.names} words={ACCESS_STATES} />
      {UNDECIDED.has(status) ? (
        <TakeWork c={c} work={work} subject={id} to={`${BASE}/${id}/take`} />
      ) : (
        <p class="notice plain">{t(REQUESTS.closed).replace("{state}", state)}</p>
      )}
      {request ? <RequestNotice c={c} request={request} /> : <Empty c={c} text={REQUESTS.neverAsked} />}
      <AccountFacts c={c} account={account} title={REQUESTS.facts} />
      {request && UNDECIDED.has(status) && <Decide c={c} id={id} request={request} sent={sent} />}
    </Page>,
    sent ? 422 : 200,
  );
};

export const accessRequests = new Hono<PanelBindings>();

accessRequests.get("/", listPage);
accessRequests.get("/:accountId", (c) => onePage(c));

accessRequests.post("/:accountId/take", async (c) => {
  const subject = c.req.param("accountId");
  await send(c, "takeWork", { body: { kind: "ACCESS", subject } });
  return c.redirect(`${BASE}/${subject}`, 303);
});

accessRequests.post("/:accountId", async (c) => {
  const form = await formOf(c);
  const message = textOf(form, "/message");
  const body = {
    decision: textOf(form, "decision"),
    tier: textOf(form, "/tier"),
    pilotUntil: pilotEnd(form),
    scopes: chosenScopes(form),
    limits: limitsIn(form),
    ...(message && { message }),
  };
  const params = { accountId: c.req.param("accountId") };
  const written = await send(c, "decideAccess", { params, body, once: textOf(form, "once") });
  return "problem" in written ? onePage(c, { ...written, form }) : c.redirect(BASE, 303);
});
