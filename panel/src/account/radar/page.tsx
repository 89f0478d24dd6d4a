import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { read, readAll, readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { addressWith, type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { Refused } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty } from "../../kit/table.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { done } from "../../kit/toast.tsx";
import { numberIn } from "../../kit/values.tsx";
import { RadarFunnel } from "./funnel.tsx";
import {
  Actions,
  BOARD_FILTERS,
  clientOf,
  filtersIn,
  MATCH_FILTERS,
  type Match,
  matchesPage,
  move,
  Named,
  RadarFilters,
  radarBase,
  TEAM,
  Why,
} from "./matches.tsx";
import { BOARD_TITLES, RADAR } from "./texts.ts";
import { WhatsApp } from "./whats-app.tsx";

type Status = Match["status"];

const STATUSES: readonly Status[] = ["NEW", "FAVORITED", "REQUESTED", "ARCHIVED"];
/** Matches shown in each column; the list has the others. */
const MAX_SHOWN = "8";

const Card = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) => (
  <li class="card">
    <Thumb photo={match.property?.coverPhoto} />
    <h3>
      <Named c={c} match={match} />
    </h3>
    <div class="pair">
      <span>{clientOf(c, match)}</span>
      <Why c={c} match={match} withScore />
    </div>
    <div class="foot">
      <Actions c={c} match={match} to={radarBase(c)} />
      {match.status === "NEW" && <WhatsApp c={c} match={match} isShort />}
    </div>
  </li>
);

interface HeadParts {
  readonly c: PanelContext;
  readonly status: Status;
  readonly counts: AnswerTo<"countOpportunities">["data"] | undefined;
}

const Head = ({ c, status, counts }: HeadParts) => {
  const language = c.get("language");
  const count = counts?.matches[status];
  const cut = counts !== undefined && count === counts.most ? "+" : "";
  return (
    <>
      {translator(language)(BOARD_TITLES[status]!)}
      {count !== undefined && <span class="count">{numberIn(language, count) + cut}</span>}
    </>
  );
};

/** The one column that a phone has room for. */
const shownOf = (c: PanelContext): Status =>
  STATUSES.find((status) => status === c.req.query("column")) ?? "NEW";

const Switch = ({ c, counts }: Pick<HeadParts, "c" | "counts">) => (
  <nav class="switch columns" aria-label={c.get("t")(RADAR.columns)}>
    {STATUSES.map((status) => (
      <a
        href={addressWith(c, { column: status })}
        {...(status === shownOf(c) && { "aria-current": "true" })}
        hx-get={addressWith(c, { column: status })}
        hx-target="#main"
        hx-swap="innerMorph"
      >
        <Head c={c} status={status} counts={counts} />
      </a>
    ))}
  </nav>
);

interface ColumnParts extends HeadParts {
  readonly listed: AnswerTo<"listAccountMatches">;
}

const Column = ({ c, status, listed: { data, nextCursor }, counts }: ColumnParts) => {
  const t = c.get("t");
  return (
    <section class={`column${status === shownOf(c) ? " shown" : ""}${data.length === 0 ? " folded" : ""}`}>
      <h2>
        <Head c={c} status={status} counts={counts} />
      </h2>
      {data.length === 0 ? (
        <p class="hint">{t(RADAR.noneHere)}</p>
      ) : (
        <ul>
          {data.map((match) => (
            <Card c={c} match={match} />
          ))}
        </ul>
      )}
      {nextCursor !== null && <a href={addressWith(c, { status, column: null })}>{t(RADAR.seeAll)}</a>}
    </section>
  );
};

/** The board, a column for each status, and below it the funnel. */
const boardPage = async (c: PanelContext, problem?: Problem) => {
  const filters = filtersIn(c, BOARD_FILTERS);
  const [counts, team, ...columns] = await readAll(
    c,
    readIfOpen("countOpportunities"),
    readIfOpen("listTeam", TEAM),
    ...STATUSES.map((status) =>
      read("listAccountMatches", { query: { ...filters, status, limit: MAX_SHOWN } }),
    ),
  );
  // The counts cover all brokers, so a board of one broker has none.
  const shownCounts = filters.ownerAccountId === undefined ? counts?.data : undefined;
  const isEmpty = filters.ownerAccountId === undefined && columns.every(({ data }) => data.length === 0);
  return show(
    c,
    <Page c={c} title={RADAR.title}>
      <Refused problem={problem} />
      {isEmpty ? (
        <Empty c={c} text={RADAR.none} />
      ) : (
        <>
          <RadarFilters c={c} team={team?.data} isBoard />
          <Switch c={c} counts={shownCounts} />
          <div class="board">
            {STATUSES.map((status, at) => (
              <Column c={c} status={status} listed={columns[at]!} counts={shownCounts} />
            ))}
          </div>
          {counts && <RadarFunnel c={c} counts={counts.data} />}
        </>
      )}
    </Page>,
    problem ? 422 : 200,
  );
};

const radarPage = (c: PanelContext, problem?: Problem) =>
  [...MATCH_FILTERS, "cursor"].some((name) => c.req.query(name))
    ? matchesPage(c, problem)
    : boardPage(c, problem);

export const radar = new Hono<PanelBindings>();

radar.get("/", (c) => radarPage(c));

radar.post("/", async (c) => {
  const moved = await move(c);
  if (moved === null || moved.problem) return radarPage(c, moved?.problem);
  const isHere = moved.next.split("?")[0] === radarBase(c);
  const undo = moved.undo && { to: radarBase(c), fields: moved.undo };
  return done(c, isHere ? moved.next : radarBase(c), "done", undo);
});
