import { Hono } from "hono";
import { HOUR_MS, isoTime } from "../../../../src/lib/clock.ts";
import { ask, read, readAll, readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { sendCsv } from "../../kit/csv.ts";
import { CsvLink } from "../../kit/csv-link.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { LISTS } from "../../kit/list-texts.ts";
import { newestOf } from "../../kit/newest.ts";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { actionIn } from "../../resources/actions.ts";
import { emailsOf } from "../../resources/emails.ts";
import { LEAD_TITLES } from "../clients/form-texts.ts";
import { Subject } from "../events/event.tsx";
import { DONE } from "../history/texts.ts";
import { namesOf } from "../names.ts";
import { FIELD_TITLES } from "../properties/field-texts.ts";
import { kindOf } from "./kinds.ts";
import { ACTION_FILTERS, ACTOR_FILTERS, AUDIT, AUDIT_PERIODS, FIELDS } from "./texts.ts";

type Entry = AnswerTo<"listAudit">["data"][number];
/** The maximum number of assistants and webhooks that are named. */
const MAX_NAMED = "100";

/** The action in words, with its code. */
const Action = ({ c, action }: { readonly c: PanelContext; readonly action: string }) => {
  const done = DONE[action] && action.startsWith("panel.") ? DONE[action] : actionIn(action);
  return (
    <>
      {done && c.get("t")(done)}
      <p class="hint">
        <code>{action}</code>
      </p>
    </>
  );
};

/** The known names of actors and of what they acted on, by id. */
const namesIn = async (c: PanelContext, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> => {
  const ids = entries.flatMap(({ actor, subject }) => [actor, subject ?? ""]);
  const people = ids.filter((id) => id.startsWith("psn_"));
  const [named, emails] = await Promise.all([namesOf(c, ids), emailsOf(c, people)]);
  return new Map([...named, ...emails]);
};

/** The changed fields, named as on their forms. */
const fieldsOf = (c: PanelContext, { action, fields }: Entry): string => {
  const titles = { ...FIELDS, ...(action.startsWith("lead.") ? LEAD_TITLES : FIELD_TITLES) };
  return fields.map((name) => titles[name]?.[c.get("language")] ?? name).join(", ");
};

const queryOf = (c: PanelContext): Record<string, string> => {
  const { hours } = c.req.query();
  const isKnown = hours !== undefined && Object.hasOwn(AUDIT_PERIODS, hours);
  return {
    ...filtersOf(c, ["action", "actor"]),
    ...(isKnown && { since: isoTime(c.get("clock").now() - Number(hours) * HOUR_MS) }),
  };
};

export const audit = new Hono<PanelBindings>();

audit.get("/", async (c) => {
  const { language, t } = c.var;
  const query = queryOf(c);
  const [{ data, nextCursor }, connections] = await readAll(
    c,
    read("listAudit", { query: { ...query, limit: "50" } }),
    readIfOpen("listConnections", { query: { limit: MAX_NAMED } }),
  );
  const known = await namesIn(c, data);
  const connected = new Set(connections?.data.map(({ id }) => id));
  const isFiltered = Object.keys(query).some((name) => name !== "cursor");
  const nothing = nextCursor === null ? LISTS.nothing : AUDIT.further;
  return show(
    c,
    <Page c={c} title={AUDIT.title} action={<CsvLink c={c} />}>
      <p>{t(AUDIT.intro)}</p>
      <Filters c={c}>
        <Choice c={c} name="hours" label={AUDIT.since} choices={AUDIT_PERIODS} />
        <Choice c={c} name="action" label={AUDIT.action} choices={ACTION_FILTERS} />
        <Choice c={c} name="actor" label={AUDIT.actor} choices={ACTOR_FILTERS} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={isFiltered ? nothing : AUDIT.none} />
      ) : (
        <Table<Entry>
          c={c}
          rows={data}
          columns={[
            { title: AUDIT.action, cell: ({ action }) => <Action c={c} action={action} /> },
            {
              title: AUDIT.actor,
              cell: ({ actor }) => (
                <>
                  {known.get(actor) ?? t(kindOf(actor))}
                  <p class="hint">{known.has(actor) ? t(kindOf(actor)) : <code>{actor}</code>}</p>
                </>
              ),
            },
            {
              title: AUDIT.subject,
              cell: ({ subject }) =>
                subject !== null && connected.has(subject) ? (
                  <a href={inAccount(c, "/connections")}>{known.get(subject)}</a>
                ) : (
                  <Subject c={c} id={subject ?? undefined} name={known.get(subject ?? "")} />
                ),
            },
            { title: AUDIT.fields, cell: (entry) => fieldsOf(c, entry) },
            { title: AUDIT.when, cell: ({ at }) => <Time at={at} language={language} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});

audit.get("/list.csv", async (c) => {
  const filters = queryOf(c);
  const { data } = await newestOf((page) => ask(c, "listAudit", { query: { ...filters, ...page } }));
  const rows = data.map(({ at, actor, action, subject, fields }) => [
    at,
    actor,
    action,
    subject,
    fields.join(" "),
  ]);
  return sendCsv(c, "audit.csv", [["at", "actor", "action", "subject", "fields"], ...rows]);
});
