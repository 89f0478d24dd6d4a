import { Hono } from "hono";
import { isoTime } from "../../../../src/lib/clock.ts";
import { REQUEST_OPEN_MS } from "../../../../src/vocabulary/limits.ts";
import { read, readAll } from "../../api/member.ts";
import { type PanelBindings, type PanelContext, runsBusiness, translator } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { LISTS } from "../../kit/list-texts.ts";
import { State } from "../../kit/state.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { dateIn, Time } from "../../kit/values.tsx";
import { RADAR } from "../radar/texts.ts";
import { Moves, type Partnership, partnershipsBase, type Stages, stagesOf, titleOf } from "./moves.tsx";
import { PARTNERSHIPS } from "./texts.ts";

/** How many requests are shown above the list. */
const MAX_REQUESTS_SHOWN = 20;
/** A broker's requests are picked from a page of the whole account's, so the largest page is read. */
const WHOLE_PAGE = "1000";

/** Unanswered requests, sent and received; the page keeps those addressed to us. */
const PENDING = read("listAccountPartnerships", { query: { status: "PENDING", limit: WHOLE_PAGE } });

interface InboxParts {
  readonly c: PanelContext;
  readonly asked: readonly Partnership[];
  readonly stages: Stages;
}

const Inbox = ({ c, asked, stages }: InboxParts) => {
  const { language, t } = c.var;
  return (
    <section>
      <h2>{t(PARTNERSHIPS.toAnswer)}</h2>
      <Table<Partnership>
        c={c}
        rows={asked.slice(0, MAX_REQUESTS_SHOWN)}
        columns={[
          {
            title: PARTNERSHIPS.property,
            cell: (partnership) => (
              <a href={`${partnershipsBase(c)}/${partnership.id}`}>{titleOf(c, partnership)}</a>
            ),
          },
          { title: PARTNERSHIPS.partner, cell: ({ counterpart }) => counterpart.name },
          { title: PARTNERSHIPS.message, cell: ({ message }) => message },
          {
            title: PARTNERSHIPS.until,
            cell: ({ createdAt }) => dateIn(language, isoTime(Date.parse(createdAt) + REQUEST_OPEN_MS)),
          },
          {
            title: RADAR.act,
            cell: (partnership) => <Moves c={c} partnership={partnership} stages={stages} />,
          },
        ]}
      />
      {asked.length > MAX_REQUESTS_SHOWN && (
        <p class="hint">{t(PARTNERSHIPS.firstToAnswer).replace("{count}", String(MAX_REQUESTS_SHOWN))}</p>
      )}
    </section>
  );
};

export const partnerships = new Hono<PanelBindings>();

partnerships.get("/", async (c) => {
  const language = c.get("language");
  const filters = filtersOf(c, ["status"]);
  const t = translator(language);
  const limit = runsBusiness(c) ? "50" : WHOLE_PAGE;
  const isFirst = Object.keys(filters).length === 0;
  const [{ data, nextCursor }, statuses, pending] = await readAll(
    c,
    read("listAccountPartnerships", { query: { ...filters, limit } }),
    read("listPartnershipStatuses"),
    ...(isFirst ? [PENDING] : []),
  );
  const stages = stagesOf(statuses);
  const asked = pending?.data.filter(({ ourSide }) => ourSide === "ADDRESSEE") ?? [];
  return show(
    c,
    <Page c={c} title={PARTNERSHIPS.title}>
      {asked.length > 0 && <Inbox c={c} asked={asked} stages={stages} />}
      {asked.length > 0 && <h2>{t(PARTNERSHIPS.all)}</h2>}
      <Filters c={c}>
        <Choice c={c} name="status" label={PARTNERSHIPS.stage} choices={stages} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={"status" in filters ? LISTS.nothing : PARTNERSHIPS.none} />
      ) : (
        <Table<Partnership>
          c={c}
          rows={data}
          columns={[
            {
              title: PARTNERSHIPS.property,
              cell: (partnership) => (
                <a href={`${partnershipsBase(c)}/${partnership.id}`}>{titleOf(c, partnership)}</a>
              ),
            },
            { title: PARTNERSHIPS.partner, cell: ({ counterpart }) => counterpart.name },
            {
              title: PARTNERSHIPS.stage,
              cell: (partnership) => (
                <>
                  <State c={c} is={partnership.status} of={stages} />
                  {partnership.updateAskedAt && partnership.canMoveFunnel && (
                    <span class="badge waiting">{t(PARTNERSHIPS.asked)}</span>
                  )}
                </>
              ),
            },
            {
              title: PARTNERSHIPS.progress,
              cell: ({ lastProgressAt }) => <Time at={lastProgressAt} language={language} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});
