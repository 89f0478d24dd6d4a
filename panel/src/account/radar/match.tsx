import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, unknownHere } from "../../api/member.ts";
import { inAccount, type PanelBindings, type PanelContext, runsBusiness, translator } from "../../context.ts";
import { phoneText } from "../../kit/contact.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Notice, Refused } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Icon } from "../../kit/icon.tsx";
import { State } from "../../kit/state.tsx";
import { Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { moneyIn, numberIn, Time, withWholeAmounts } from "../../kit/values.tsx";
import { Actions, clientOf, type Match, matchPath, move, wishOf } from "./matches.tsx";
import { MATCH_TITLES, PART_TITLES, RADAR, SCOPE_TITLES } from "./texts.ts";
import { WhatsApp } from "./whats-app.tsx";

/** The property and the client in the id of a match. */
const ID = /^m#([^#]+)#([^#]+)#/;

/** The API has no operation for one match, but lists the matches of a property and a client. */
const find = async (c: PanelContext): Promise<Match> => {
  const id = c.req.param("match") ?? "";
  const [, propertyId, leadId] = ID.exec(id) ?? [];
  if (!propertyId || !leadId) throw unknownHere(c);
  const { data } = await ask(c, "listAccountMatches", { query: { propertyId, leadId } });
  const found = data.find((match) => match.id === id);
  if (!found) throw unknownHere(c);
  return found;
};

const Property = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) => {
  const { property, client, propertyId, scope } = match;
  const title = property?.title ?? propertyId;
  const isOwn = scope === "INTERNAL" || client?.masked;
  if (isOwn && runsBusiness(c)) return <a href={inAccount(c, `/properties/${propertyId}`)}>{title}</a>;
  // A launch that has left the catalog has no page.
  if (scope === "LAUNCH" && !match.lostRelevance)
    return <a href={inAccount(c, `/launches/${property?.developmentId ?? propertyId}`)}>{title}</a>;
  return <>{title}</>;
};

const Client = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) =>
  match.client?.masked ? (
    <span>{clientOf(c, match)}</span>
  ) : (
    <a href={inAccount(c, `/clients/${match.leadId}`)}>{clientOf(c, match)}</a>
  );

const priceOf = (c: PanelContext, { property }: Match) =>
  property?.price == null ? null : moneyIn(c.get("language"), property.price);

const factsOf = (c: PanelContext, match: Match): readonly Fact[] => {
  const language = c.get("language");
  const { property, counterpart } = match;
  const place = [property?.neighborhood, property?.city].filter(Boolean).join(", ");
  const partner = [counterpart?.name, counterpart?.phone && phoneText(counterpart.phone)];
  return [
    [RADAR.status, <State c={c} is={match.status} of={MATCH_TITLES} />],
    [RADAR.scope, translator(language)(SCOPE_TITLES[match.scope]!)],
    [RADAR.property, <Property c={c} match={match} />],
    [RADAR.place, place],
    [RADAR.price, priceOf(c, match)],
    [RADAR.client, <Client c={c} match={match} />],
    [RADAR.wants, wishOf(c, match.client)],
    [RADAR.partner, partner.filter(Boolean).join(" · ")],
    [RADAR.broker, match.ownerName],
    [RADAR.found, <Time at={match.createdAt} language={language} />],
  ];
};

/** The points of each part of the score; a match scored by an older formula has none. */
const Points = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) => {
  const language = c.get("language");
  if (!match.parts) return null;
  return (
    <Table<[string, number]>
      c={c}
      rows={Object.entries(match.parts)}
      columns={[
        { title: RADAR.part, cell: ([name]) => translator(language)(PART_TITLES[name]!) },
        { title: RADAR.points, cell: ([, points]) => numberIn(language, points), isNumber: true },
      ]}
    />
  );
};

const Score = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) => (
  <section>
    <h2>{c.get("t")(RADAR.why)}</h2>
    <section class="card">
      <p class="figure">{numberIn(c.get("language"), match.score)}</p>
      <p class="hint">{c.get("t")(RADAR.ofHundred)}</p>
      <ul class="reasons">
        {match.reasons.map((reason) => (
          <li>
            <Icon name="check" />
            {withWholeAmounts(reason)}
          </li>
        ))}
        {match.gaps.map((gap) => (
          <li class="gap">
            <Icon name="x" />
            {withWholeAmounts(gap)}
          </li>
        ))}
      </ul>
    </section>
  </section>
);

const matchPage = async (c: PanelContext, problem?: Problem) => {
  const t = c.get("t");
  const match = await find(c);
  return show(
    c,
    <Page c={c} title={[t(RADAR.match), match.property?.title].filter(Boolean).join(": ")}>
      <Refused problem={problem} />
      {match.locked && <Notice kind="plain">{t(RADAR.locked)}</Notice>}
      {match.lostRelevance && <Notice kind="plain">{t(RADAR.lost)}</Notice>}
      <div class="sides">
        <div class="first">
          <section class="card">
            {match.status === "REQUESTED" ? (
              <a class="button" href={inAccount(c, "/partnerships")}>
                {t(RADAR.seePartnerships)}
              </a>
            ) : (
              <Actions c={c} match={match} to={matchPath(c, match.id)} />
            )}
            {!match.lostRelevance && <WhatsApp c={c} match={match} />}
          </section>
          <Score c={c} match={match} />
        </div>
        <div>
          <section class="card">
            {match.property?.coverPhoto && (
              <img class="cover" src={match.property.coverPhoto} alt="" width="640" height="360" />
            )}
            <Facts c={c} facts={factsOf(c, match)} />
          </section>
          <Points c={c} match={match} />
        </div>
      </div>
    </Page>,
    problem ? 422 : 200,
  );
};

const undoOf = (c: PanelContext, fields: Readonly<Record<string, string>> | undefined) =>
  fields && { to: matchPath(c, fields.match ?? ""), fields };

export const match = new Hono<PanelBindings>();

match.get("/:match", (c) => matchPage(c));

match.post("/:match", async (c) => {
  const moved = await move(c);
  return moved === null || moved.problem
    ? matchPage(c, moved?.problem)
    : done(c, matchPath(c, c.req.param("match")), "done", undoOf(c, moved.undo));
});
