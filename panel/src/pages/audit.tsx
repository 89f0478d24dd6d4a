import { Hono } from "hono";
import { type PanelBindings, sayIn } from "../context.ts";
import { ask } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { sendCsv } from "../parts/csv.ts";
import { CsvLink, newestOf } from "../parts/csv-link.tsx";
import { Page, show } from "../parts/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../parts/table.tsx";
import { Time } from "../parts/values.tsx";
import { ACTORS, AUDIT, OPERATOR } from "../texts/account.ts";

type Entry = AnswerTo<"listAudit">["data"][number];

const PAGE = "50";

const kindOf = (actor: string) =>
  Object.entries(ACTORS).find(([prefix]) => actor.startsWith(prefix))?.[1] ?? OPERATOR;

export const audit = new Hono<PanelBindings>();

audit.get("/", async (c) => {
  const language = c.get("language");
  const say = sayIn(language);
  const query = { ...filtersOf(c, []), limit: PAGE };
  const { data, nextCursor } = await ask(c, "listAudit", { query });
  return show(
    c,
    <Page c={c} title={AUDIT.title} action={<CsvLink c={c} />}>
      <p>{say(AUDIT.intro)}</p>
      {data.length === 0 ? (
        <Empty c={c} text={AUDIT.none} />
      ) : (
        <Table<Entry>
          c={c}
          rows={data}
          columns={[
            { title: AUDIT.action, cell: ({ action }) => <code>{action}</code> },
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
            { title: AUDIT.subject, cell: ({ subject }) => subject && <code>{subject}</code> },
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
  const data = await newestOf((query) => ask(c, "listAudit", { query }));
  const rows = data.map(({ at, actor, action, subject, fields }) => [
    ...[at, actor, action, subject, fields.join(" ")],
  ]);
  return sendCsv(c, "audit.csv", [["at", "actor", "action", "subject", "fields"], ...rows]);
});
