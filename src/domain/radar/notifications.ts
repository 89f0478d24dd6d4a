import { type Job, job } from "../../db/plan.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { spaceOf } from "../../lib/id.ts";
import { accountBoard, cityBoard, launchBoard } from "../../ports/match-board.ts";
import { completeUnit } from "../properties/complete-unit.ts";
import { clientCard, propertyCardForOthers, SHOWN_OF_PROPERTY } from "./card.ts";
import { offerOfRelated, wishOf } from "./sides.ts";

/** Radar's view of one state of an object. */
interface State {
  /** Its offer or wish; null while it is not recommended. */
  readonly facts: object | null;
  /** The boards that know it. */
  readonly boards: readonly string[];
  /** Its card for partners; null while none sees it. */
  readonly shown: object | null;
  /** Boards of its cities, where others may meet it. */
  readonly cities: readonly string[];
  /** The boards among them that show it to partners. */
  readonly shownOn: readonly string[];
}

const differ = (was: object | null, is: object | null): boolean => JSON.stringify(was) !== JSON.stringify(is);

/** Boards of both states, so that no former one keeps it; none if nothing that Radar reads differs (rules 26.36). */
const boardsToNotify = (own: string, was: State | null, is: State | null): Set<string> => {
  // An object that has left every board may still be in matches that somebody acted on.
  if (is === null) return new Set([own, ...(was?.cities ?? [])]);
  const boards = differ(was?.facts ?? null, is.facts) ? [...(was?.boards ?? []), ...is.boards] : [];
  const isShown = was?.shown && is.shown && differ(was.shown, is.shown);
  return new Set([...boards, ...(isShown ? [...was.shownOn, ...is.shownOn] : [])]);
};

interface NotifyOptions {
  readonly moved?: boolean;
  /** Removed for good. */
  readonly gone?: boolean;
  /** Partnerships need the change even without a board (rules 28.13, 28.17). */
  readonly always?: boolean;
}

const notify = (
  kind: "property" | "lead",
  id: string,
  accountId: string,
  boards: Set<string>,
  { moved = false, gone = false, always = false }: NotifyOptions = {},
): Job[] =>
  boards.size === 0 && !always
    ? []
    : [
        job("radar", {
          kind,
          id,
          accountId,
          boards: [...boards],
          ...(moved && { moved }),
          ...(gone && { gone }),
        }),
      ];

/** The object has moved to other boards, or to none: a board that reads only the result cannot see that. */
const hasMoved = (was: State | null, is: State | null): boolean =>
  was !== null && is !== null && differ(was.boards, is.boards);

/** The card is made of these columns and no others. */
const shownOf = (property: Property): Property =>
  Object.fromEntries(SHOWN_OF_PROPERTY.map((column) => [column, property[column]])) as unknown as Property;

const isReady = (property: RelatedProperty | null): boolean => property?.radar === "READY";

const isOnMarket = ({ status }: Property): boolean => status === "ACTIVE";

const stateOfProperty = (property: RelatedProperty): State => {
  const { development } = property.relatives;
  const facts = offerOfRelated(property);
  const isSeen = property.sharedToNetwork || property.kind !== "PROPERTY";
  const { cityId } = completeUnit(property, development);
  const boardIn = property.kind === "PROPERTY" ? cityBoard : launchBoard;
  const cities = cityId === null ? [] : [boardIn(cityId, spaceOf(property.accountId))];
  return {
    facts,
    boards: facts ? [accountBoard(property.accountId), ...(isSeen ? cities : [])] : [],
    shown: isSeen ? propertyCardForOthers(shownOf(property), development) : null,
    cities,
    shownOn: cities,
  };
};

const stateOfLead = (lead: Lead): State => {
  const facts = wishOf(lead);
  const cityIds = lead.interest.locations.map(({ cityId }) => cityId);
  const [shared, launches] = [cityBoard, launchBoard].map((boardIn) =>
    cityIds.map((cityId) => boardIn(cityId, spaceOf(lead.accountId))),
  ) as [string[], string[]];
  const isShared = lead.sharedToNetwork;
  return {
    facts,
    // Every client may be shown launches.
    boards: facts ? [accountBoard(lead.accountId), ...launches, ...(isShared ? shared : [])] : [],
    shown: isShared ? clientCard(lead) : null,
    cities: [...launches, ...shared],
    shownOn: shared,
  };
};

/** Reports the development of a unit type to Radar: it pairs while none of its unit types does (rules 26.10). */
export const notifyOfDevelopment = (before: RelatedProperty | null, after: RelatedProperty | null): Job[] => {
  const { development } = (after ?? before)!.relatives;
  if (development === null || isReady(before) === isReady(after)) return [];
  const { boards } = stateOfProperty({ ...development, relatives: { development: null, units: [] } });
  return notify("property", development.id, development.accountId, new Set(boards));
};

/** Reports a change of a property to Radar. @param after null if removed for good */
export const notifyOfProperty = (before: RelatedProperty | null, after: RelatedProperty | null): Job[] => {
  const { id, accountId } = (after ?? before)!;
  const stateBefore = before && stateOfProperty(before);
  const stateAfter = after && stateOfProperty(after);
  const always = before !== null && after !== null && isOnMarket(before) !== isOnMarket(after);
  const options = { moved: hasMoved(stateBefore, stateAfter), gone: after === null, always };
  return notify(
    "property",
    id,
    accountId,
    boardsToNotify(accountBoard(accountId), stateBefore, stateAfter),
    options,
  );
};

/** Reports a confirmed availability to partners. @param seenIn the city in which they see the property */
export const notifyOfRenewal = (accountId: string, id: string, seenIn: string | null): Job[] =>
  notify("property", id, accountId, new Set(seenIn === null ? [] : [cityBoard(seenIn, spaceOf(accountId))]));

/** Reports a change of a client to Radar. @param after null if removed for good */
export const notifyOfLead = (before: Lead | null, after: Lead | null): Job[] => {
  const { id, accountId } = (after ?? before)!;
  const stateBefore = before && stateOfLead(before);
  const stateAfter = after && stateOfLead(after);
  const boards = boardsToNotify(accountBoard(accountId), stateBefore, stateAfter);
  // A registration needs no search profile, and its partnership names the broker (rules 28.17).
  const always = before !== null && after !== null && before.ownerAccountId !== after.ownerAccountId;
  return notify("lead", id, accountId, boards, { gone: after === null, always });
};

/** Reports an account whose objects become visible or invisible to partners. */
export const notifyOfAccount = (accountId: string): Job =>
  job("radar", { kind: "account", id: accountId, accountId, boards: [] });

/** The account's own matches of a property; the boards delete the partners' matches (rules 26.22). */
export const purgeMatchesOfProperty = (propertyId: string): Statement =>
  sql(
    "DELETE FROM matches INDEXED BY matches_of_property WHERE property_id = ? AND side <> 'client'",
    propertyId,
  );

/** Few windows are open at a time, and each is one seek: the key begins with the time. */
const windowsOf = (leadId: string): Statement =>
  sql(
    `WITH RECURSIVE open (since) AS (
       SELECT min(since) FROM radar_windows UNION ALL
       SELECT (SELECT min(since) FROM radar_windows WHERE since > open.since) FROM open WHERE since IS NOT NULL
     )
     DELETE FROM radar_windows WHERE since IN (SELECT since FROM open) AND lead_id = ?`,
    leadId,
  );

/** The account's own matches of a client, and its pending summary. */
export const purgeMatchesOfLead = (leadId: string): Statement[] => [
  sql("DELETE FROM matches INDEXED BY matches_of_lead WHERE lead_id = ? AND side <> 'property'", leadId),
  windowsOf(leadId),
];
