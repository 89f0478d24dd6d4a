import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ID_PREFIXES } from "../../../../src/lib/id.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { read, readAll, send, unknownHere } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { State } from "../../kit/state.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { Time, timeIn } from "../../kit/values.tsx";
import { namesOf } from "../names.ts";
import { pageOfId } from "../page-of-id.ts";
import { DELIVERY_STATES, WEBHOOKS } from "../webhooks/texts.ts";
import { LastAnswer } from "../webhooks/webhook.tsx";
import { EVENTS } from "./texts.ts";

type LoggedEvent = AnswerTo<"readEvents">["events"][number];
type Delivered = AnswerTo<"listEventDeliveries">["data"][number] & { readonly name: string };

/** States in which the service still tries by itself. */
const WAITING: readonly Delivered["delivery"]["status"][] = ["PENDING", "RETRYING"];
/** The most events that may have exactly the same time. */
const MAX_SIMULTANEOUS = "500";

/** An event's position in the log, which is read by time. */
interface LogPosition {
  readonly at: string;
  readonly sequence: string;
}

const pathOf = (c: PanelContext, id: string, { at, sequence }: LogPosition): string =>
  `${inAccount(c, "/events")}/${encodeURIComponent(id)}?${new URLSearchParams({ at, sequence })}`;

export const eventPath = (
  c: PanelContext,
  { id, createdAt, sequence }: Pick<LoggedEvent, "id" | "createdAt" | "sequence">,
): string => pathOf(c, id, { at: createdAt, sequence: String(sequence) });

/** Titles for objects that have no name, or none that the account knows. */
const KINDS: readonly (readonly [prefix: string, title: Sentence])[] = [
  [ID_PREFIXES.batch, EVENTS.batch],
  [ID_PREFIXES.captacao, EVENTS.owner],
  [ID_PREFIXES.account, EVENTS.account],
  [ID_PREFIXES.move, EVENTS.move],
];

interface SubjectParts {
  readonly c: PanelContext;
  readonly id: string | undefined;
  readonly name?: string | undefined;
}

/** Links to the object that the event is about, if it has a page. */
export const Subject = ({ c, id, name }: SubjectParts) => {
  if (!id) return null;
  const place = pageOfId(c, id);
  const kind = KINDS.find(([prefix]) => id.startsWith(prefix))?.[1];
  const shown = name ?? (kind ? c.get("t")(kind) : <code>{id}</code>);
  return place ? <a href={place}>{shown}</a> : shown;
};

/** The ids of what an event is about: its own object first, then the client and the property of a match. */
export const idsOf = ({ data }: Pick<LoggedEvent, "data">): string[] => {
  const { id, leadId, propertyId } = data as Readonly<Record<string, unknown>>;
  return [id, leadId, propertyId].filter((one) => typeof one === "string");
};

interface SubjectsParts {
  readonly c: PanelContext;
  readonly event: Pick<LoggedEvent, "data">;
  readonly names: ReadonlyMap<string, string>;
}

/** The object that an event is about, by the name that the account knows. */
export const SubjectOf = ({ c, event, names }: SubjectsParts) => {
  const ids = idsOf(event);
  const id = ids.find((each) => names.has(each)) ?? ids[0];
  return <Subject c={c} id={id} name={names.get(id ?? "")} />;
};

const factsOf = (
  c: PanelContext,
  event: LoggedEvent,
  names: ReadonlyMap<string, string>,
): readonly Fact[] => {
  return [
    [EVENTS.id, <code>{event.id}</code>],
    [EVENTS.when, <Time at={event.createdAt} language={c.get("language")} exact />],
    [EVENTS.sequence, event.sequence],
    [EVENTS.subject, idsOf(event).length > 0 && <SubjectOf c={c} event={event} names={names} />],
  ];
};

interface DeliveriesParts extends LogPosition {
  readonly c: PanelContext;
  readonly rows: readonly Delivered[];
}

const DeliveryList = ({ c, rows, at, sequence }: DeliveriesParts) => {
  const language = c.get("language");
  return (
    <Table<Delivered>
      c={c}
      rows={rows}
      columns={[
        {
          title: EVENTS.webhook,
          cell: ({ webhookId, name }) => <a href={inAccount(c, `/webhooks/${webhookId}`)}>{name}</a>,
        },
        {
          title: WEBHOOKS.state,
          cell: ({ delivery }) => <State c={c} is={delivery.status} of={DELIVERY_STATES} />,
        },
        { title: WEBHOOKS.attempts, cell: ({ delivery }) => delivery.attempts, isNumber: true },
        { title: WEBHOOKS.last, cell: ({ delivery }) => <LastAnswer c={c} delivery={delivery} /> },
        {
          title: WEBHOOKS.next,
          cell: ({ webhookId, delivery: { id, status, nextAttemptAt } }) =>
            WAITING.includes(status) ? (
              nextAttemptAt && <Time at={nextAttemptAt} language={language} />
            ) : (
              <Act c={c} to={`${c.get("pagePath")}/again`} title={EVENTS.again} isInPlace>
                {Object.entries({ at, sequence, webhookId, deliveryId: id }).map(([name, value]) => (
                  <input type="hidden" name={name} value={value} />
                ))}
              </Act>
            ),
        },
      ]}
    />
  );
};

const Deliveries = (parts: DeliveriesParts) => (
  <section>
    <h2>{parts.c.get("t")(WEBHOOKS.deliveries)}</h2>
    {parts.rows.length === 0 ? <Empty c={parts.c} text={EVENTS.nobody} /> : <DeliveryList {...parts} />}
  </section>
);

const eventPage = async (c: PanelContext, { at, sequence }: LogPosition, problem?: Problem) => {
  const [{ events }, webhooks, { data }] = await readAll(
    c,
    read("readEvents", { query: { since: at, limit: MAX_SIMULTANEOUS } }),
    read("listWebhooks", { query: { limit: "1000" } }),
    read("listEventDeliveries", { params: { sequence } }),
  );
  const event = events.find(({ id }) => id === c.req.param("eventId"));
  if (event === undefined || String(event.sequence) !== sequence) throw unknownHere(c);
  const names = await namesOf(c, idsOf(event));
  const named = new Map(webhooks.data.map(({ id, description, url }) => [id, description ?? url]));
  const rows = data.map((each) => ({ ...each, name: named.get(each.webhookId) ?? each.webhookId }));
  return show(
    c,
    <Page c={c} title={`${event.type} · ${timeIn(c.get("language"), event.createdAt, true)}`}>
      <Refused problem={problem} />
      <section class="card">
        <Facts c={c} facts={factsOf(c, event, names)} />
      </section>
      <Deliveries c={c} rows={rows} at={at} sequence={sequence} />
      <section class="card">
        <h2>{c.get("t")(EVENTS.content)}</h2>
        <pre tabindex={0}>{JSON.stringify(event, null, 2)}</pre>
      </section>
    </Page>,
    problem ? 422 : 200,
  );
};

export const event = new Hono<PanelBindings>();

event.get("/:eventId", async (c) => {
  const { at, sequence } = c.req.query();
  return at && sequence ? eventPage(c, { at, sequence }) : c.redirect(inAccount(c, "/events"), 303);
});

event.post("/:eventId/again", async (c) => {
  const form = await formOf(c);
  const position = { at: textOf(form, "at"), sequence: textOf(form, "sequence") };
  const params = { webhookId: textOf(form, "webhookId"), deliveryId: textOf(form, "deliveryId") };
  const written = await send(c, "retryWebhookDelivery", { params, once: textOf(form, "once") });
  const here = pathOf(c, c.req.param("eventId"), position);
  return "problem" in written ? eventPage(c, position, written.problem) : done(c, here, "done");
});
