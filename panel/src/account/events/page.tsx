import { Hono } from "hono";
import type { Sentence } from "../../../../src/lib/language.ts";
import { read, readAll } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { type PanelBindings, sameInBoth, translator } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { LISTS } from "../../kit/list-texts.ts";
import { Choice, Empty, ExactFilter, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { namesOf } from "../names.ts";
import { eventPath, idsOf, SubjectOf } from "./event.tsx";
import { EVENTS } from "./texts.ts";

const FILTERS = ["types", "objectId"] as const;

export const events = new Hono<PanelBindings>();

events.get("/", async (c) => {
  const language = c.get("language");
  const filters = filtersOf(c, FILTERS);
  const [{ data, nextCursor }, types] = await readAll(
    c,
    read("listEvents", { query: { ...filters, limit: "50" } }),
    read("listEventTypes"),
  );
  const names = await namesOf(c, data.flatMap(idsOf));
  const named: Record<string, Sentence> = Object.fromEntries(
    types.data.map(({ type }) => [type, sameInBoth(type)]),
  );
  const isFiltered = FILTERS.some((name) => name in filters);
  const nothing = nextCursor === null ? LISTS.nothing : EVENTS.further;
  return show(
    c,
    <Page c={c} title={EVENTS.title}>
      <p>{translator(language)(EVENTS.intro)}</p>
      <Filters c={c}>
        <ExactFilter c={c} name="objectId" label={EVENTS.ofObject} />
        <Choice c={c} name="types" label={EVENTS.type} choices={named} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={isFiltered ? nothing : EVENTS.none} />
      ) : (
        <Table<AnswerTo<"listEvents">["data"][number]>
          c={c}
          rows={data}
          columns={[
            {
              title: EVENTS.type,
              cell: (event) => (
                <a href={eventPath(c, event)}>
                  <code>{event.type}</code>
                </a>
              ),
            },
            {
              title: EVENTS.subject,
              cell: (event) => <SubjectOf c={c} event={event} names={names} />,
            },
            { title: EVENTS.when, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
            { title: EVENTS.sequence, cell: ({ sequence }) => sequence, isNumber: true },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});
