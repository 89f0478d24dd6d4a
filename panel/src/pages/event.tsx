import { Hono } from "hono";
import { inAccount, type PanelBindings, type PanelContext, sayIn } from "../context.ts";
import { ask, unknownHere } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { type Fact, Facts } from "../parts/facts.tsx";
import { Page, show } from "../parts/frame.tsx";
import { Time } from "../parts/values.tsx";
import { EVENTS } from "../texts/events.ts";
import { placeOfId } from "./find.tsx";

type LoggedEvent = AnswerTo<"readEvents">["events"][number];
type Webhook = AnswerTo<"listWebhooks">["data"][number];

/** Events of one moment. */
const AT_ONCE = "500";
const ALL = "1000";

/** Where an event is told: the log is read by time, and finds it there. */
export const eventPath = (c: PanelContext, { id, createdAt }: LoggedEvent): string =>
  `${inAccount(c, "/events")}/${id}?at=${encodeURIComponent(createdAt)}`;

const find = async (c: PanelContext, since: string): Promise<LoggedEvent> => {
  const { events } = await ask(c, "readEvents", { query: { since, limit: AT_ONCE } });
  const found = events.find(({ id }) => id === c.req.param("eventId"));
  if (!found) throw unknownHere(c);
  return found;
};

/** Leads to the object that the event is about, where there is one. */
export const Subject = ({ c, id }: { readonly c: PanelContext; readonly id: string | undefined }) => {
  if (!id) return null;
  const place = placeOfId(c, id);
  return place ? (
    <a href={place}>
      <code>{id}</code>
    </a>
  ) : (
    <code>{id}</code>
  );
};

const factsOf = (c: PanelContext, one: LoggedEvent): readonly Fact[] => {
  const { id } = one.data as { readonly id?: string };
  return [
    [EVENTS.id, <code>{one.id}</code>],
    [EVENTS.when, <Time at={one.createdAt} language={c.get("language")} exact />],
    [EVENTS.sequence, one.sequence],
    [EVENTS.subject, id && <Subject c={c} id={id} />],
  ];
};

const takes = (one: LoggedEvent, { types, status }: Webhook): boolean =>
  status === "ACTIVE" && (types.length === 0 || (types as readonly string[]).includes(one.type));

const Receivers = ({ c, webhooks }: { readonly c: PanelContext; readonly webhooks: readonly Webhook[] }) => {
  const say = sayIn(c.get("language"));
  return (
    <section class="card">
      <h2>{say(EVENTS.receivers)}</h2>
      {webhooks.length === 0 ? (
        <p>{say(EVENTS.nobody)}</p>
      ) : (
        <>
          <p class="hint">{say(EVENTS.receiversText)}</p>
          {webhooks.map(({ id, url }) => (
            <p class="row">
              <a href={inAccount(c, `/webhooks/${id}`)}>{url}</a>
            </p>
          ))}
        </>
      )}
    </section>
  );
};

export const event = new Hono<PanelBindings>();

event.get("/:eventId", async (c) => {
  const at = c.req.query("at");
  if (!at) return c.redirect(inAccount(c, "/events"), 303);
  const [one, webhooks] = await Promise.all([find(c, at), ask(c, "listWebhooks", { query: { limit: ALL } })]);
  return show(
    c,
    <Page c={c} title={one.type}>
      <section class="card">
        <Facts c={c} facts={factsOf(c, one)} />
      </section>
      <section class="card">
        <h2>{sayIn(c.get("language"))(EVENTS.content)}</h2>
        <pre tabindex={0}>{JSON.stringify(one, null, 2)}</pre>
      </section>
      <Receivers c={c} webhooks={webhooks.data.filter((webhook) => takes(one, webhook))} />
    </Page>,
  );
});
