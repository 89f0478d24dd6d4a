import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { HOUR_MS, isoTime } from "../../../../src/lib/clock.ts";
import { read, readAll, send, unknownHere } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Notice, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { LISTS } from "../../kit/list-texts.ts";
import { Manage, Task } from "../../kit/manage.tsx";
import { State } from "../../kit/state.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { DELIVERY_DAYS, DeliveryChart } from "./delivery-chart.tsx";
import { secretPage, typesOf, type Webhook, WebhookState, webhooksBase } from "./page.tsx";
import { DELIVERY_ERRORS, DELIVERY_STATES, OVERLAPS, REDELIVER, WEBHOOKS } from "./texts.ts";

type Delivery = AnswerTo<"listWebhookDeliveries">["data"][number];
type Tested = AnswerTo<"testWebhook">["data"];

const pathOf = (c: PanelContext): string => `${webhooksBase(c)}/${c.req.param("webhookId")}`;

const paramsOf = (c: PanelContext) => ({ webhookId: c.req.param("webhookId") ?? "" });

const findIn = (c: PanelContext, { data }: AnswerTo<"listWebhooks">): Webhook => {
  const found = data.find(({ id }) => id === c.req.param("webhookId"));
  if (!found) throw unknownHere(c);
  return found;
};

const factsOf = (c: PanelContext, webhook: Webhook): readonly Fact[] => {
  const time = (at: string | null) => at && <Time at={at} language={c.get("language")} />;
  return [
    [WEBHOOKS.url, <code>{webhook.url}</code>],
    [WEBHOOKS.state, <WebhookState c={c} webhook={webhook} />],
    [WEBHOOKS.types, typesOf(c, webhook)],
    [WEBHOOKS.created, time(webhook.createdAt)],
    [WEBHOOKS.previousUntil, time(webhook.previousSecretValidUntil)],
  ];
};

/** The longest choice, 7 days back, touches 8 calendar days. */
const PLAN_DAYS = "8";

/** How many deliveries each choice would resend, keyed by its hours. */
type Plan = Readonly<Record<string, number>>;

const ofPlan = Object.keys(REDELIVER).filter((hours) => hours !== "");

/** Counts for every choice in advance, so that each can show its number. */
const planOf = async (c: PanelContext): Promise<Plan> => {
  const now = c.get("clock").now();
  const sums = await readAll(
    c,
    ...ofPlan.map((hours) =>
      read("sumWebhookDeliveries", {
        params: paramsOf(c),
        query: { days: PLAN_DAYS, since: isoTime(now - Number(hours) * HOUR_MS) },
      }),
    ),
  );
  const countOf = ({ data }: AnswerTo<"sumWebhookDeliveries">): number =>
    data.days.reduce((sum, { statuses }) => sum + statuses.FAILED + statuses.SKIPPED, 0);
  return Object.fromEntries(ofPlan.map((hours, at) => [hours, countOf(sums[at]!)]));
};

/** Enables a disabled webhook: the first thing to do once deliveries have stopped. */
const Enable = ({ c, plan }: { readonly c: PanelContext; readonly plan: Plan }) => {
  const { language, t } = c.var;
  const counted = Object.fromEntries(
    Object.entries(REDELIVER).map(([hours, title]) => {
      const count = plan[hours];
      return [
        hours,
        sameInBoth(count === undefined ? t(title) : `${t(title)}: ${numberIn(language, count)}`),
      ];
    }),
  );
  return (
    <section class="card">
      <h2>{t(WEBHOOKS.enable)}</h2>
      <Act c={c} to={`${pathOf(c)}/enable`} title={WEBHOOKS.enable} kind="main">
        <Field
          label={t(WEBHOOKS.redeliver)}
          pointer="since"
          hint={t(WEBHOOKS.plan)}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={counted} chosen="" />
            </select>
          )}
        />
      </Act>
    </section>
  );
};

interface TasksParts {
  readonly c: PanelContext;
  readonly webhook: Webhook;
  readonly isWrongWord: boolean;
}

const Tasks = ({ c, webhook, isWrongWord }: TasksParts) => {
  const t = c.get("t");
  const path = pathOf(c);
  return (
    <Manage c={c}>
      <Task c={c} title={WEBHOOKS.rotate} text={WEBHOOKS.rotateText}>
        <Act c={c} to={`${path}/rotate`} title={WEBHOOKS.rotate} kind="main">
          <Field
            label={t(WEBHOOKS.overlap)}
            pointer="/overlapHours"
            control={(own) => (
              <select {...own}>
                <Options c={c} of={OVERLAPS} chosen="24" />
              </select>
            )}
          />
        </Act>
      </Task>
      {webhook.status === "ACTIVE" && (
        <Task c={c} title={WEBHOOKS.disable} text={WEBHOOKS.disableText}>
          <Act c={c} to={`${path}/disable`} title={WEBHOOKS.disable} />
        </Task>
      )}
      <Task c={c} title={WEBHOOKS.remove} text={WEBHOOKS.removeText} isOpen={isWrongWord}>
        <Act c={c} to={`${path}/delete`} title={WEBHOOKS.remove} kind="danger">
          <Field
            label={t(WEBHOOKS.confirm)}
            pointer="confirm"
            control={(own) => <input autocomplete="off" required {...own} />}
          />
        </Act>
      </Task>
    </Manage>
  );
};

/** The response's status, else why there was none. */
const answerOf = (c: PanelContext, status: number | null, error: string | null): string => {
  if (status !== null || error === null) return String(status ?? "");
  return c.get("t")(DELIVERY_ERRORS[error] ?? DELIVERY_ERRORS.address!);
};

export const LastAnswer = ({ c, delivery }: { readonly c: PanelContext; readonly delivery: Delivery }) => {
  const ms = delivery.attemptLog.at(-1)?.ms;
  const answer = answerOf(c, delivery.lastStatusCode, delivery.lastError) || "–";
  return <>{ms === undefined ? answer : `${answer} · ${ms} ms`}</>;
};

const Deliveries = ({ c, data }: { readonly c: PanelContext; readonly data: readonly Delivery[] }) => {
  const language = c.get("language");
  return (
    <Table<Delivery>
      c={c}
      rows={data}
      columns={[
        {
          title: WEBHOOKS.type,
          cell: (delivery) => (
            <>
              <code>{delivery.type}</code>
              <p class="hint">
                <Time at={delivery.createdAt} language={language} />
              </p>
            </>
          ),
        },
        {
          title: WEBHOOKS.state,
          cell: (delivery) => <State c={c} is={delivery.status} of={DELIVERY_STATES} />,
        },
        { title: WEBHOOKS.attempts, cell: (delivery) => delivery.attempts, isNumber: true },
        { title: WEBHOOKS.last, cell: (delivery) => <LastAnswer c={c} delivery={delivery} /> },
        {
          title: WEBHOOKS.next,
          cell: (delivery) =>
            delivery.nextAttemptAt ? (
              <Time at={delivery.nextAttemptAt} language={language} />
            ) : (
              delivery.status !== "DELIVERED" && (
                <Act c={c} to={`${pathOf(c)}/deliveries/${delivery.id}`} title={WEBHOOKS.retry} isInPlace />
              )
            ),
        },
      ]}
    />
  );
};

const TestResult = ({ c, tested }: { readonly c: PanelContext; readonly tested: Tested }) => {
  const t = c.get("t");
  const ms = String(tested.ms ?? 0);
  if (tested.delivered)
    return (
      <Notice kind="good">
        {t(WEBHOOKS.tested).replace("{status}", String(tested.statusCode)).replace("{ms}", ms)}
      </Notice>
    );
  const reason = answerOf(c, tested.statusCode, tested.error);
  return <Notice kind="bad">{t(WEBHOOKS.testFailed).replace("{reason}", reason).replace("{ms}", ms)}</Notice>;
};

const webhookPage = async (
  c: PanelContext,
  said: { readonly problem?: Problem; readonly tested?: Tested; readonly isWrongWord?: true } = {},
) => {
  const query: Record<string, string> = { ...filtersOf(c, ["status"]), limit: "50" };
  const params = paramsOf(c);
  const [webhooks, deliveries, { data: sums }] = await readAll(
    c,
    read("listWebhooks", { query: { limit: "1000" } }),
    read("listWebhookDeliveries", { params, query }),
    read("sumWebhookDeliveries", { params, query: { days: String(DELIVERY_DAYS) } }),
  );
  const webhook = findIn(c, webhooks);
  const plan = webhook.status === "ACTIVE" ? null : await planOf(c);
  const t = c.get("t");
  const test = <Act c={c} to={`${pathOf(c)}/test`} title={WEBHOOKS.test} kind="main" isInPlace />;
  return show(
    c,
    <Page c={c} title={webhook.description ?? webhook.url} action={test}>
      <Refused problem={said.problem} />
      {said.isWrongWord && <Notice kind="bad">{t(WEBHOOKS.wrongWord)}</Notice>}
      {said.tested && <TestResult c={c} tested={said.tested} />}
      <section class="card">
        <Facts c={c} facts={factsOf(c, webhook)} />
      </section>
      {plan && <Enable c={c} plan={plan} />}
      <DeliveryChart c={c} sums={sums} />
      <h2>{t(WEBHOOKS.deliveries)}</h2>
      <Filters c={c}>
        <Choice c={c} name="status" label={WEBHOOKS.state} choices={DELIVERY_STATES} />
      </Filters>
      {deliveries.data.length === 0 ? (
        <Empty c={c} text={c.req.query("status") ? LISTS.nothing : WEBHOOKS.noDeliveries} />
      ) : (
        <Deliveries c={c} data={deliveries.data} />
      )}
      <Pager c={c} next={deliveries.nextCursor} />
      <Tasks c={c} webhook={webhook} isWrongWord={said.isWrongWord === true} />
    </Page>,
    said.problem || said.isWrongWord ? 422 : 200,
  );
};

export const webhook = new Hono<PanelBindings>();

webhook.get("/:webhookId", (c) => webhookPage(c));

webhook.post("/:webhookId/test", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "testWebhook", { params: paramsOf(c), once });
  return webhookPage(c, "problem" in written ? written : { tested: written.done.data });
});

const back = (c: PanelContext) => done(c, pathOf(c), "done");

webhook.post("/:webhookId/disable", async (c) => {
  const once = textOf(await formOf(c), "once");
  const body = { status: "DISABLED" };
  const written = await send(c, "changeWebhook", { params: paramsOf(c), body, once });
  return "problem" in written ? webhookPage(c, written) : back(c);
});

webhook.post("/:webhookId/enable", async (c) => {
  const form = await formOf(c);
  const since = textOf(form, "since");
  const hours = Object.hasOwn(REDELIVER, since) ? Number(since) : 0;
  const redeliverSince = isoTime(c.get("clock").now() - hours * HOUR_MS);
  const body = { status: "ACTIVE", ...(hours > 0 && { redeliverSince }) };
  const once = textOf(form, "once");
  const written = await send(c, "changeWebhook", { params: paramsOf(c), body, once });
  return "problem" in written ? webhookPage(c, written) : back(c);
});

webhook.post("/:webhookId/rotate", async (c) => {
  const form = await formOf(c);
  const body = { overlapHours: Number(textOf(form, "/overlapHours")) };
  const once = textOf(form, "once");
  const written = await send(c, "rotateWebhookSecret", { params: paramsOf(c), body, once });
  if ("problem" in written) return webhookPage(c, written);
  const { data, secret } = written.done;
  return secretPage(c, { title: WEBHOOKS.rotated, secret, id: data.id });
});

webhook.post("/:webhookId/delete", async (c) => {
  const form = await formOf(c);
  const word = textOf(form, "confirm").toUpperCase();
  if (!Object.values(WEBHOOKS.removeWord).includes(word as never))
    return webhookPage(c, { isWrongWord: true });
  const written = await send(c, "deleteWebhook", { params: paramsOf(c), once: textOf(form, "once") });
  return "problem" in written ? webhookPage(c, written) : done(c, webhooksBase(c));
});

webhook.post("/:webhookId/deliveries/:deliveryId", async (c) => {
  const params = { ...paramsOf(c), deliveryId: c.req.param("deliveryId") };
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "retryWebhookDelivery", { params, once });
  return "problem" in written ? webhookPage(c, written) : back(c);
});
