import { Hono } from "hono";
import { HOUR_MS, isoTime } from "../../../../src/lib/clock.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { type PanelBindings, type PanelContext, sameInBoth, sayIn } from "../../context.ts";
import { read, readAll } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { EVENTS, PERIODS } from "./texts.ts";
import { eventPath, Subject } from "./event.tsx";

type LoggedEvent = AnswerTo<"readEvents">["events"][number];

const PAGE = "50";
const USUAL_HOURS = 7 * 24;

/** The log is read from a time on, and then from where the page before ended. */
const queryOf = (c: PanelContext): Record<string, string> => {
  const { cursor, types, hours } = c.req.query();
  const back = hours !== undefined && Object.hasOwn(PERIODS, hours) ? Number(hours) : USUAL_HOURS;
  const since = c.get("clock").now() - back * HOUR_MS;
  return { limit: PAGE, ...(types && { types }), ...(cursor ? { cursor } : { since: isoTime(since) }) };
};

export const events = new Hono<PanelBindings>();

events.get("/", async (c) => {
  const language = c.get("language");
  const [page, types] = await readAll(c, read("readEvents", { query: queryOf(c) }), read("listEventTypes"));
  const named: Record<string, Sentence> = Object.fromEntries(
    types.data.map(({ type }) => [type, sameInBoth(type)]),
  );
  return show(
    c,
    <Page c={c} title={EVENTS.title}>
      <p>{sayIn(language)(EVENTS.intro)}</p>
      <Filters c={c}>
        <Choice c={c} name="hours" label={EVENTS.since} choices={PERIODS} usual={String(USUAL_HOURS)} />
        <Choice c={c} name="types" label={EVENTS.type} choices={named} />
      </Filters>
      {page.events.length === 0 ? (
        <Empty c={c} text={EVENTS.none} />
      ) : (
        <Table<LoggedEvent>
          c={c}
          rows={page.events}
          columns={[
            {
              title: EVENTS.type,
              cell: (one) => (
                <a href={eventPath(c, one)}>
                  <code>{one.type}</code>
                </a>
              ),
            },
            { title: EVENTS.when, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
            { title: EVENTS.sequence, cell: ({ sequence }) => sequence, isNumber: true },
            {
              title: EVENTS.subject,
              cell: ({ data }) => <Subject c={c} id={(data as { id?: string }).id} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={page.hasMore ? page.nextCursor : null} />
    </Page>,
  );
});
