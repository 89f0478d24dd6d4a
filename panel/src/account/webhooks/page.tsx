import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { TECHNICAL_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, read, readAll, requireProof, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { Field, IdempotencyKey, Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { DISABLED_REASONS, WEBHOOKS } from "./texts.ts";

export type Webhook = AnswerTo<"listWebhooks">["data"][number];

/** As many as an account may have. */
const ALL = "1000";
/** Failed deliveries shown, of all webhooks together. */
const FAILED = "20";

export const webhooksBase = (c: PanelContext): string => inAccount(c, "/webhooks");

export const WebhookState = ({ c, webhook }: { readonly c: PanelContext; readonly webhook: Webhook }) => {
  const { language, t } = c.var;
  if (webhook.status === "ACTIVE") return <span class="badge">{t(WEBHOOKS.active)}</span>;
  const reason = webhook.disabledReason && DISABLED_REASONS[webhook.disabledReason];
  return (
    <>
      <span class="badge ended">{t(WEBHOOKS.disabled)}</span>
      <p class="hint">
        {webhook.disabledAt && <Time at={webhook.disabledAt} language={language} />}
        {reason && ` · ${t(reason)}`}
      </p>
    </>
  );
};

export const typesOf = (c: PanelContext, { types }: Webhook): string =>
  types.length === 0 ? c.get("t")(WEBHOOKS.allTypes) : types.join(", ");

interface SecretParts {
  readonly title: (typeof WEBHOOKS)["made" | "rotated"];
  readonly secret: string | null;
  readonly id: string;
}

/** The signing secret, shown once; a form sent again much later leads to the webhook. */
export const secretPage = (c: PanelContext, { title, secret, id }: SecretParts) => {
  const t = c.get("t");
  if (secret === null) return c.redirect(`${webhooksBase(c)}/${id}`, 303);
  return show(
    c,
    <Page c={c} title={title}>
      <Notice kind="good">{t(WEBHOOKS.secretOnce)}</Notice>
      <section class="card">
        <code class="secret">{secret}</code>
        <a class="button" href={`${webhooksBase(c)}/${id}`}>
          {t(WEBHOOKS.done)}
        </a>
      </section>
    </Page>,
  );
};

const TypeChoice = ({
  types,
  chosen,
}: {
  readonly types: AnswerTo<"listEventTypes">["data"];
  readonly chosen: readonly string[];
}) => (
  <ul class="choices">
    {types.map(({ type, description }) => (
      <li>
        <label class="choice">
          <input type="checkbox" name="/types" value={type} checked={chosen.includes(type)} />
          <span>
            <code>{type}</code> <span class="hint">{description}</span>
          </span>
        </label>
      </li>
    ))}
  </ul>
);

const newPage = async (c: PanelContext, refused?: { problem: Problem; form: FormData }) => {
  const t = c.get("t");
  const { data } = await ask(c, "listEventTypes");
  const problem = refused?.problem;
  const sentOf = (name: string) => (refused ? textOf(refused.form, name) : "");
  return show(
    c,
    <Page c={c} title={WEBHOOKS.new}>
      <Refused problem={problem} />
      <form method="post" action={`${webhooksBase(c)}/new`} class="card">
        <IdempotencyKey value={undefined} />
        <Field
          label={t(WEBHOOKS.url)}
          pointer="/url"
          problem={problem}
          hint={t(WEBHOOKS.urlHint)}
          control={(own) => <input type="url" required maxlength={2048} value={sentOf("/url")} {...own} />}
        />
        <Field
          label={t(WEBHOOKS.description)}
          pointer="/description"
          problem={problem}
          control={(own) => <input maxlength={200} value={sentOf("/description")} {...own} />}
        />
        <fieldset class="field">
          <legend>{t(WEBHOOKS.types)}</legend>
          <p class="hint">{t(WEBHOOKS.typesHint)}</p>
          <TypeChoice types={data} chosen={(refused?.form.getAll("/types") ?? []).map(String)} />
        </fieldset>
        <button type="submit" class="main">
          {t(WEBHOOKS.create)}
        </button>
      </form>
    </Page>,
    refused ? 422 : 200,
  );
};

const bodyOf = (form: FormData) => {
  const description = textOf(form, "/description");
  const types = form.getAll("/types").map(String);
  return {
    url: textOf(form, "/url"),
    ...(description && { description }),
    ...(types.length > 0 && { types }),
  };
};

type FailedDelivery = AnswerTo<"listFailedDeliveries">["data"][number];

interface FailedParts {
  readonly c: PanelContext;
  readonly rows: readonly FailedDelivery[];
  readonly webhooks: readonly Webhook[];
}

/** The failed deliveries, each with a link to its event, from where it can be sent again. */
const Failed = ({ c, rows, webhooks: all }: FailedParts) => {
  const { language, t } = c.var;
  const named = new Map(all.map(({ id, description, url }) => [id, description ?? url]));
  const eventOf = ({ at, sequence, delivery }: FailedDelivery): string =>
    `${inAccount(c, "/events")}/${delivery.eventId}?${new URLSearchParams({ at, sequence: String(sequence) })}`;
  return (
    <section>
      <h2>{t(WEBHOOKS.failed)}</h2>
      <p class="hint">{t(WEBHOOKS.failedText)}</p>
      <Table<FailedDelivery>
        c={c}
        rows={rows}
        columns={[
          {
            title: WEBHOOKS.type,
            cell: (failure) => (
              <a href={eventOf(failure)}>
                <code>{failure.delivery.type}</code>
              </a>
            ),
          },
          {
            title: WEBHOOKS.url,
            cell: ({ webhookId }) => (
              <a href={`${webhooksBase(c)}/${webhookId}`}>{named.get(webhookId) ?? webhookId}</a>
            ),
          },
          {
            title: WEBHOOKS.last,
            cell: ({ delivery }) => delivery.lastStatusCode ?? delivery.lastError ?? "–",
          },
          {
            title: WEBHOOKS.created,
            cell: ({ delivery }) => <Time at={delivery.createdAt} language={language} />,
          },
        ]}
      />
    </section>
  );
};

export const webhooks = new Hono<PanelBindings>();

webhooks.get("/", async (c) => {
  const language = c.get("language");
  const [{ data }, failed] = await readAll(
    c,
    read("listWebhooks", { query: { limit: ALL } }),
    read("listFailedDeliveries", { query: { limit: FAILED } }),
  );
  const action = (
    <a class="button" href={`${webhooksBase(c)}/new`}>
      {translator(language)(WEBHOOKS.new)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={WEBHOOKS.title} action={action}>
      {data.length === 0 ? (
        <Empty c={c} text={WEBHOOKS.none} />
      ) : (
        <Table<Webhook>
          c={c}
          rows={data}
          columns={[
            {
              title: WEBHOOKS.url,
              cell: (webhook) => (
                <a href={`${webhooksBase(c)}/${webhook.id}`}>{webhook.description ?? webhook.url}</a>
              ),
            },
            { title: WEBHOOKS.state, cell: (webhook) => <WebhookState c={c} webhook={webhook} /> },
            { title: WEBHOOKS.types, cell: (webhook) => typesOf(c, webhook) },
            {
              title: WEBHOOKS.created,
              cell: (webhook) => <Time at={webhook.createdAt} language={language} />,
            },
          ]}
        />
      )}
      {failed.data.length > 0 && <Failed c={c} rows={failed.data} webhooks={data} />}
    </Page>,
  );
});

webhooks.get("/new", (c) => {
  requireProof(c, TECHNICAL_ROLES);
  return newPage(c);
});

webhooks.post("/new", async (c) => {
  const form = await formOf(c);
  const written = await send(c, "createWebhook", { body: bodyOf(form), once: textOf(form, "once") });
  if ("problem" in written) return newPage(c, { problem: written.problem, form });
  const { data, secret } = written.done;
  return secretPage(c, { title: WEBHOOKS.made, secret, id: data.id });
});
