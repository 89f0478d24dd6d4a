import { Hono } from "hono";
import type { Problem } from "../../../src/errors/problem.ts";
import { inAccount, type PanelBindings, type PanelContext, sayIn } from "../context.ts";
import { ask, askIfOpen, send } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { Field, Once, Refused, textOf } from "../parts/fields.tsx";
import { Page, show } from "../parts/frame.tsx";
import { Icon } from "../parts/icon.tsx";
import { RadarFunnel } from "../parts/radar-funnel.tsx";
import { State } from "../parts/state.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../parts/table.tsx";
import { moneyIn } from "../parts/values.tsx";
import { MATCH_TITLES, RADAR, SCOPE_TITLES } from "../texts/business.ts";
import { LISTS } from "../texts/lists.ts";

export type Match = AnswerTo<"listAccountMatches">["data"][number];

const PAGE = "25";
const FILTERS = ["status", "scope"] as const;

const OPERATIONS = {
  favorite: "favoriteMatch",
  unfavorite: "unfavoriteMatch",
  dismiss: "dismissMatch",
  restore: "restoreMatch",
  request: "requestMatch",
} as const;

type Verb = keyof typeof OPERATIONS;

/** The moves that a match's status allows. */
const VERBS: Readonly<Record<Match["status"], readonly Verb[]>> = {
  NEW: ["favorite", "dismiss"],
  FAVORITED: ["unfavorite"],
  ARCHIVED: ["restore"],
  REQUESTED: [],
};

export const radarBase = (c: PanelContext): string => inAccount(c, "/radar");

/** An id has signs that a path must not have. */
export const matchPath = (c: PanelContext, id: string): string => `${radarBase(c)}/${encodeURIComponent(id)}`;

const mayRequest = ({ scope, status, locked }: Match): boolean =>
  scope !== "INTERNAL" && !locked && (status === "NEW" || status === "FAVORITED");

const Sides = ({ c, one }: { readonly c: PanelContext; readonly one: Match }) => {
  const language = c.get("language");
  const { property, locked } = one;
  const place = [property?.neighborhood, property?.city].filter(Boolean).join(", ");
  const price = property?.price == null ? "" : moneyIn(language, property.price);
  return (
    <>
      <a href={matchPath(c, one.id)}>{property?.title ?? sayIn(language)(RADAR.match)}</a>
      <p class="hint">{[place, price].filter(Boolean).join(" · ")}</p>
      {locked && <p class="hint">{sayIn(language)(RADAR.locked)}</p>}
    </>
  );
};

export const Acts = ({ c, one, to }: { c: PanelContext; one: Match; to: string }) => {
  const say = sayIn(c.get("language"));
  return (
    <form method="post" action={to} class="act">
      <Once value={undefined} />
      <input type="hidden" name="match" value={one.id} />
      <div class="row">
        {VERBS[one.status].map((verb) => (
          <button type="submit" class="plain" name="verb" value={verb}>
            {say(RADAR[verb])}
          </button>
        ))}
      </div>
      {mayRequest(one) && (
        <details>
          <summary>{say(RADAR.request)}</summary>
          <Field
            {...{ label: say(RADAR.message), pointer: `message-${one.id}` }}
            control={({ name: _, ...own }) => <textarea name="/message" rows={3} {...own} />}
          />
          <button type="submit" class="main" name="verb" value="request">
            {say(RADAR.request)}
          </button>
        </details>
      )}
    </form>
  );
};

/** What of the client's wishes is met, and what is not. */
const Why = ({ c, one: { reasons, gaps } }: { readonly c: PanelContext; readonly one: Match }) => {
  const met = sayIn(c.get("language"))(RADAR.met)
    .replace("{met}", String(reasons.length))
    .replace("{all}", String(reasons.length + gaps.length));
  return (
    <details>
      <summary>{met}</summary>
      <ul class="reasons">
        {reasons.map((reason) => (
          <li>
            <Icon name="check" />
            {reason}
          </li>
        ))}
        {gaps.map((gap) => (
          <li class="gap">
            <Icon name="x" />
            {gap}
          </li>
        ))}
      </ul>
    </details>
  );
};

export const clientOf = (c: PanelContext, { client, leadId }: Match): string =>
  client?.masked ? sayIn(c.get("language"))(RADAR.partnersClient) : (client?.name ?? leadId);

const radarPage = async (c: PanelContext, problem?: Problem) => {
  const filters = filtersOf(c, FILTERS);
  const isFiltered = FILTERS.some((name) => name in filters);
  const isFirst = !isFiltered && !("cursor" in filters);
  const [{ data, nextCursor }, counts] = await Promise.all([
    ask(c, "listAccountMatches", { query: { ...filters, limit: PAGE } }),
    isFirst ? askIfOpen(c, "countOpportunities") : null,
  ]);
  return show(
    c,
    <Page c={c} title={RADAR.title}>
      <Refused problem={problem} />
      {counts && <RadarFunnel c={c} counts={counts.data} />}
      <Filters c={c}>
        <Choice c={c} name="status" label={RADAR.status} choices={MATCH_TITLES} />
        <Choice c={c} name="scope" label={RADAR.scope} choices={SCOPE_TITLES} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={isFiltered ? LISTS.nothing : RADAR.none} />
      ) : (
        <Table<Match>
          c={c}
          rows={data}
          columns={[
            { title: RADAR.match, cell: (one) => <Sides c={c} one={one} /> },
            { title: RADAR.score, cell: ({ score }) => score, isNumber: true },
            { title: RADAR.client, cell: (one) => clientOf(c, one) },
            { title: RADAR.why, cell: (one) => <Why c={c} one={one} /> },
            { title: RADAR.status, cell: ({ status }) => <State c={c} is={status} of={MATCH_TITLES} /> },
            { title: RADAR.act, cell: (one) => <Acts c={c} one={one} to={radarBase(c)} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem ? 422 : 200,
  );
};

export const radar = new Hono<PanelBindings>();

radar.get("/", (c) => radarPage(c));

/** Sends a form of `Acts`; null if it names no move. */
export const move = async (c: PanelContext): Promise<{ readonly problem?: Problem } | null> => {
  const form = await c.req.formData();
  const verb = textOf(form, "verb");
  if (!Object.hasOwn(OPERATIONS, verb)) return null;
  const message = textOf(form, "/message");
  const written = await send(c, OPERATIONS[verb as Verb], {
    params: { matchId: textOf(form, "match") },
    ...(verb === "request" && message !== "" && { body: { message } }),
    once: textOf(form, "once"),
  });
  return "problem" in written ? written : {};
};

radar.post("/", async (c) => {
  const moved = await move(c);
  return moved === null || moved.problem ? radarPage(c, moved?.problem) : c.redirect(radarBase(c), 303);
});
