import type { Problem } from "../../../../src/errors/problem.ts";
import { read, readAll, readIfOpen, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { addressWith, inAccount, ownPath, type PanelContext, sameInBoth, translator } from "../../context.ts";
import { inPlace } from "../../kit/act.tsx";
import { Field, IdempotencyKey, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Icon } from "../../kit/icon.tsx";
import { LISTS } from "../../kit/list-texts.ts";
import { State } from "../../kit/state.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { moneyIn, numberIn, withWholeAmounts } from "../../kit/values.tsx";
import { MATCH_TITLES, RADAR, SCOPE_TITLES } from "./texts.ts";

export type Match = AnswerTo<"listAccountMatches">["data"][number];

/** Few, because each match shows its reasons and the page's weight is limited. */
const PAGE = "20";
export const MATCH_FILTERS = ["status", "scope"] as const;
/** Filters that the board takes too. */
export const BOARD_FILTERS = ["order", "ownerAccountId"] as const;

const ORDERS = { newest: RADAR.newest, score: RADAR.highest } as const;

/** Omits the order "newest", which is the API's default. */
export const filtersIn = (c: PanelContext, names: readonly string[]): Record<string, string> => {
  const { order, ...filters } = filtersOf(c, names);
  return { ...filters, ...(order === "score" && { order }) };
};

export type Team = AnswerTo<"listTeam">["data"];

/** The brokers to choose from. */
export const TEAM = { query: { limit: "100" } } as const;

const OPERATIONS = {
  favorite: "favoriteMatch",
  unfavorite: "unfavoriteMatch",
  dismiss: "dismissMatch",
  restore: "restoreMatch",
  request: "requestMatch",
} as const;

type Verb = keyof typeof OPERATIONS;

/** The move that undoes each move. */
const UNDONE_BY: Partial<Readonly<Record<Verb, Verb>>> = {
  favorite: "unfavorite",
  unfavorite: "favorite",
  dismiss: "restore",
};

/** The moves that a match's status allows. */
const VERBS: Readonly<Record<Match["status"], readonly Verb[]>> = {
  NEW: ["favorite", "dismiss"],
  FAVORITED: ["unfavorite"],
  ARCHIVED: ["restore"],
  REQUESTED: [],
};

export const radarBase = (c: PanelContext): string => inAccount(c, "/radar");

/** A match's id has characters that a path must escape. */
export const matchPath = (c: PanelContext, id: string): string => `${radarBase(c)}/${encodeURIComponent(id)}`;

const mayRequest = ({ scope, status, locked }: Match): boolean =>
  scope !== "INTERNAL" && !locked && (status === "NEW" || status === "FAVORITED");

export const placeOf = (c: PanelContext, { property }: Match): string => {
  const place = [property?.neighborhood, property?.city].filter(Boolean).join(", ");
  const price = property?.price == null ? "" : moneyIn(c.get("language"), property.price);
  return [place, price].filter(Boolean).join(" · ");
};

export const Named = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) => (
  <div class="named">
    <a href={matchPath(c, match.id)}>{match.property?.title ?? c.get("t")(RADAR.match)}</a>
    <p class="hint">{placeOf(c, match)}</p>
    {match.locked && <p class="hint">{c.get("t")(RADAR.locked)}</p>}
  </div>
);

export const Sides = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) => (
  <>
    <Thumb photo={match.property?.coverPhoto} />
    <Named c={c} match={match} />
  </>
);

/** Where a client looks, and what they can pay, as a match or a partnership shows them. */
export const wishOf = (
  c: PanelContext,
  client: Pick<NonNullable<Match["client"]>, "regions" | "priceMax"> | null,
) => {
  const language = c.get("language");
  const most =
    client?.priceMax == null
      ? ""
      : translator(language)(RADAR.upTo).replace("{price}", moneyIn(language, client.priceMax));
  return [client?.regions.join("; "), most].filter(Boolean).join(" · ");
};

export const Actions = ({ c, match, to }: { c: PanelContext; match: Match; to: string }) => {
  const t = c.get("t");
  if (VERBS[match.status].length === 0 && !mayRequest(match)) return null;
  return (
    <form method="post" action={to} class="act" {...inPlace(to)}>
      <IdempotencyKey value={undefined} />
      <input type="hidden" name="match" value={match.id} />
      <input type="hidden" name="next" value={addressWith(c)} />
      <div class="row">
        {VERBS[match.status].map((verb) => (
          <button type="submit" class="plain" name="verb" value={verb}>
            {t(RADAR[verb])}
          </button>
        ))}
      </div>
      {mayRequest(match) && (
        <details>
          <summary>{t(RADAR.request)}</summary>
          <Field
            label={t(RADAR.message)}
            pointer={`message-${match.id}`}
            control={({ name: _, ...own }) => <textarea name="/message" rows={3} {...own} />}
          />
          <button type="submit" class="main" name="verb" value="request">
            {t(RADAR.request)}
          </button>
        </details>
      )}
    </form>
  );
};

interface WhyParts {
  readonly c: PanelContext;
  readonly match: Match;
  /** For a card, which has no column for the score. */
  readonly withScore?: true;
}

/** Which of the client's requirements are met, and which are not. */
export const Why = ({ c, match: { reasons, gaps, score }, withScore }: WhyParts) => {
  const { language, t } = c.var;
  const met = t(RADAR.met)
    .replace("{met}", String(reasons.length))
    .replace("{all}", String(reasons.length + gaps.length));
  return (
    <details>
      <summary>
        {withScore && (
          <span class="badge ended">
            {t(RADAR.points)} {numberIn(language, score)}
          </span>
        )}
        {withScore && " "}
        {met}
      </summary>
      <ul class="reasons">
        {reasons.map((reason) => (
          <li>
            <Icon name="check" />
            {withWholeAmounts(reason)}
          </li>
        ))}
        {gaps.map((gap) => (
          <li class="gap">
            <Icon name="x" />
            {withWholeAmounts(gap)}
          </li>
        ))}
      </ul>
    </details>
  );
};

export const clientOf = (c: PanelContext, { client, leadId }: Match): string =>
  client?.masked ? c.get("t")(RADAR.partnersClient) : (client?.name ?? leadId);

interface FiltersParts {
  readonly c: PanelContext;
  /** Undefined for a broker, who sees only their own matches. */
  readonly team: Team | undefined;
  /** The board's columns are the statuses, so it has no filter for them. */
  readonly isBoard?: true;
}

export const RadarFilters = ({ c, team = [], isBoard }: FiltersParts) => (
  <Filters c={c}>
    <Choice c={c} name="order" label={RADAR.order} choices={ORDERS} usual="newest" />
    {team.length > 0 && (
      <Choice
        c={c}
        name="ownerAccountId"
        label={RADAR.broker}
        choices={Object.fromEntries(team.map(({ accountId, name }) => [accountId, sameInBoth(name)]))}
      />
    )}
    {!isBoard && <Choice c={c} name="status" label={RADAR.status} choices={MATCH_TITLES} />}
    <Choice c={c} name="scope" label={RADAR.scope} choices={SCOPE_TITLES} />
  </Filters>
);

/** The matches under the filters in the address. */
export const matchesPage = async (c: PanelContext, problem?: Problem) => {
  const query = { ...filtersIn(c, [...MATCH_FILTERS, ...BOARD_FILTERS]), limit: PAGE };
  const [{ data, nextCursor }, team] = await readAll(
    c,
    read("listAccountMatches", { query }),
    readIfOpen("listTeam", TEAM),
  );
  return show(
    c,
    <Page c={c} title={RADAR.title}>
      <Refused problem={problem} />
      <RadarFilters c={c} team={team?.data} />
      {data.length === 0 ? (
        <Empty c={c} text={LISTS.nothing} />
      ) : (
        <Table<Match>
          c={c}
          rows={data}
          columns={[
            { title: RADAR.match, cell: (match) => <Sides c={c} match={match} /> },
            { title: RADAR.score, cell: ({ score }) => numberIn(c.get("language"), score), isNumber: true },
            { title: RADAR.client, cell: (match) => clientOf(c, match) },
            { title: RADAR.why, cell: (match) => <Why c={c} match={match} /> },
            { title: RADAR.status, cell: ({ status }) => <State c={c} is={status} of={MATCH_TITLES} /> },
            { title: RADAR.act, cell: (match) => <Actions c={c} match={match} to={radarBase(c)} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem ? 422 : 200,
  );
};

interface Moved {
  readonly problem?: Problem;
  /** The page that contained the form. */
  readonly next: string;
  /** The fields of the form that undoes the move. */
  readonly undo?: Readonly<Record<string, string>>;
}

/** Sends a form of `Actions`; null if it names no move. */
export const move = async (c: PanelContext): Promise<Moved | null> => {
  const form = await formOf(c);
  const next = ownPath(textOf(form, "next"));
  const verb = textOf(form, "verb");
  if (!Object.hasOwn(OPERATIONS, verb)) return null;
  const message = textOf(form, "/message");
  const written = await send(c, OPERATIONS[verb as Verb], {
    params: { matchId: textOf(form, "match") },
    ...(verb === "request" && message !== "" && { body: { message } }),
    once: textOf(form, "once"),
  });
  if ("problem" in written) return { ...written, next };
  const back = UNDONE_BY[verb as Verb];
  return { next, ...(back && { undo: { verb: back, match: textOf(form, "match"), next } }) };
};
