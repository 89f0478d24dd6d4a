import { Hono } from "hono";
import { HOUR_MS, isoTime } from "../../../../src/lib/clock.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { type PanelBindings, type PanelContext, sayIn } from "../../context.ts";
import { ask } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { sendCsv } from "../../kit/csv.ts";
import { CsvLink, newestOf } from "../../kit/csv-link.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { ACTION_FILTERS, ACTOR_FILTERS, ACTORS, AUDIT, AUDIT_PERIODS, OPERATOR } from "./texts.ts";
import { LISTS } from "../../kit/list-texts.ts";
import { Subject } from "../events/event.tsx";

type Entry = AnswerTo<"listAudit">["data"][number];

const PAGE = "50";

const kindOf = (actor: string) =>
  Object.entries(ACTORS).find(([prefix]) => actor.startsWith(prefix))?.[1] ?? OPERATOR;

/** The longest beginning that has a title. */
const areaOf = (action: string): Sentence | undefined => {
  const known = Object.keys(ACTION_FILTERS).filter((prefix) => action.startsWith(prefix));
  return ACTION_FILTERS[known.toSorted((one, other) => other.length - one.length)[0] ?? ""];
};

/** In words where it belongs, and as programs name it. */
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
  const { data, nextCursor } = await ask(c, "listAudit", { query: { ...query, limit: PAGE } });
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
                  {say(kindOf(actor))}
                  <p class="hint">
                    <code>{actor}</code>
                  </p>
                </>
              ),
            },
            { title: AUDIT.subject, cell: ({ subject }) => <Subject c={c} id={subject ?? undefined} /> },
            { title: AUDIT.fields, cell: ({ fields }) => fields.join(", ") },
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
