import { Hono } from "hono";
import { HOUR_MS, isoTime } from "../../../../src/lib/clock.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { inAccount, type PanelBindings, type PanelContext, sayIn } from "../../context.ts";
import { ask, read, readAll, readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { sendCsv } from "../../kit/csv.ts";
import { CsvLink, newestOf } from "../../kit/csv-link.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { kindOf } from "./kinds.ts";
import { ACTION_FILTERS, ACTOR_FILTERS, AUDIT, AUDIT_PERIODS } from "./texts.ts";
import { LEAD_TITLES } from "../clients/form-texts.ts";
import { emailsOf } from "../emails.ts";
import { FIELD_TITLES } from "../properties/field-texts.ts";
import { LISTS } from "../../kit/list-texts.ts";
import { Subject } from "../events/event.tsx";

type Entry = AnswerTo<"listAudit">["data"][number];

const PAGE = "50";
/** The most keys and assistants that are named. */
const NAMED = "100";

/** The longest beginning that has a title. */
const areaOf = (action: string): Sentence | undefined => {
  const known = Object.keys(ACTION_FILTERS).filter((prefix) => action.startsWith(prefix));
  return ACTION_FILTERS[known.toSorted((one, other) => other.length - one.length)[0] ?? ""];
};

/** In words where it belongs, and by its code. */
const Action = ({ c, action }: { readonly c: PanelContext; readonly action: string }) => {
  const area = areaOf(action);
  return (
    <>
      {area && sayIn(c.get("language"))(area)}
      <p class="hint">
        <code>{action}</code>
      </p>
    </>
  );
};

/** Who acted and on what, where its name is known. */
const namesOf = async (
  c: PanelContext,
  entries: readonly Entry[],
  named: readonly { readonly id: string; readonly name: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = entries.flatMap(({ actor, subject }) => [actor, subject ?? ""]);
  const emails = await emailsOf(
    c,
    ids.filter((id) => id.startsWith("psn_")),
  );
  return new Map([...named.map(({ id, name }) => [id, name] as const), ...emails]);
};

/** The same words as on their forms. */
const fieldsOf = (c: PanelContext, { action, fields }: Entry): string => {
  const titles = action.startsWith("lead.") ? LEAD_TITLES : FIELD_TITLES;
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
  const language = c.get("language");
  const say = sayIn(language);
  const query = queryOf(c);
  const [{ data, nextCursor }, keys, connections] = await readAll(
    c,
    read("listAudit", { query: { ...query, limit: PAGE } }),
    readIfOpen("listKeys", { query: { limit: NAMED } }),
    readIfOpen("listConnections", { query: { limit: NAMED } }),
  );
  const known = await namesOf(c, data, [...(keys?.data ?? []), ...(connections?.data ?? [])]);
  const connected = new Set(connections?.data.map(({ id }) => id));
  const isFiltered = Object.keys(query).some((name) => name !== "cursor");
  const nothing = nextCursor === null ? LISTS.nothing : AUDIT.further;
  return show(
    c,
    <Page c={c} title={AUDIT.title} action={<CsvLink c={c} />}>
      <p>{say(AUDIT.intro)}</p>
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
                  {known.get(actor) ?? say(kindOf(actor))}
                  <p class="hint">{known.has(actor) ? say(kindOf(actor)) : <code>{actor}</code>}</p>
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
  const data = await newestOf((page) => ask(c, "listAudit", { query: { ...filters, ...page } }));
  const rows = data.map(({ at, actor, action, subject, fields }) => [
    at,
    actor,
    action,
    subject,
    fields.join(" "),
  ]);
  return sendCsv(c, "audit.csv", [["at", "actor", "action", "subject", "fields"], ...rows]);
});
