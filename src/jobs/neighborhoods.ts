import type { Property } from "../db/schema/properties.ts";
import type { Database } from "../db/statement.ts";
import { run, sql } from "../db/statement.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import type { Place } from "../domain/geo/choose-place.ts";
import { cityById } from "../domain/geo/cities.ts";
import {
  applyMissingDecisions,
  decisionsAfter,
  markPlaced,
  type NeighborhoodDecision,
  readLearned,
} from "../domain/geo/decisions.ts";
import { keyOfText, resolveTexts, type TextOfCity } from "../domain/geo/resolve-texts.ts";
import type { Platform } from "../domain/platform.ts";
import {
  planPlacement,
  waitingProperties,
  waitingTextOf,
  waitingTextsBehind,
  waitingTextsOf,
} from "../domain/properties/place-neighborhood.ts";
import { inTurn, readRelated } from "../domain/properties/related.ts";
import { fixedClock } from "../lib/clock.ts";
import { Budget, eachOf } from "./budget.ts";
import { changeDue } from "./change-due.ts";
import { startAnew, startOf, stopAt } from "./turns.ts";

type Ports = Pick<
  Platform,
  "clock" | "directory" | "consequencesOf" | "links" | "log" | "shard" | "shardNames"
>;

const TEXTS_PER_QUERY = 500;
/** How many queries of a run look for waiting texts of one shard, regardless of decisions. */
const QUERIES_PER_RUN = 20;
/** Each decision gets at least a fifth of what is left; one that needs less leaves the rest to the others. */
const DECISIONS_SERVED = 5;
/** Names the decision where the last run stopped. */
const JOB = "neighborhoods";
/** Names the text where the last run stopped in a shard. */
const ROUND = "waiting texts";
const NO_TEXT: TextOfCity = { cityId: "", text: "" };

const textAt = (key: string): TextOfCity => {
  const cut = key.indexOf(" ");
  return cut === -1 ? NO_TEXT : { cityId: key.slice(0, cut), text: key.slice(cut + 1) };
};

interface Placed {
  readonly properties: number;
  /** Every text of the shard that the decision explains has had its turn. */
  readonly isDone: boolean;
}

interface Turn {
  readonly now: number;
  readonly share: Budget;
}

/** The places of some texts, by their keys, and who decided on them. */
interface TextPlacement {
  readonly job: string;
  readonly actor: string;
  readonly texts: readonly TextOfCity[];
  placeOf(key: string): Place;
}

/** Sets the neighborhood of a shard's properties that wait with one of these texts. */
const placeTexts = (
  ports: Ports,
  shard: string,
  { job, actor, texts, placeOf }: TextPlacement,
  { now, share }: Turn,
): Promise<number> => {
  const operator = { actor, clock: fixedClock(now) };
  const keys = new Set(texts.map(keyOfText));
  const keyOf = (property: Property): string => keyOfText(waitingTextOf(property) ?? NO_TEXT);
  return changeDue(ports, shard, now, share, {
    job,
    read: readRelated,
    due: waitingProperties(texts),
    isDue: (property) => property.status !== "DELETED" && keys.has(keyOf(property)),
    plan: (ctx, properties) =>
      inTurn(properties, (property) => planPlacement(ctx, property, placeOf(keyOf(property)))),
    auditRow: ({ accountId, id }) =>
      auditRow(operator, { action: "curation.neighborhood", accountId, subject: id, fields: ["address"] }),
  });
};

/** Places what waits in a shard for a decision, text by text, as far as its share allows. */
const placeDecision = async (
  ports: Ports,
  shard: string,
  decision: NeighborhoodDecision,
  turn: Turn,
): Promise<Placed> => {
  const db = ports.shard(shard);
  const { cityId, slug, actor, seq } = decision;
  const city = cityById(cityId);
  if (!city) return { properties: 0, isDone: true };
  const job = `texts of decision ${seq}`;
  const start = await startOf(db, job);
  const own = ({ text }: TextOfCity) => (text === decision.text ? slug : undefined);
  let properties = 0;
  for (let after = start; ; ) {
    const looked = await waitingTextsOf(db, { cityId, text: after }, TEXTS_PER_QUERY);
    const places = await resolveTexts(db, looked);
    // Also texts that only the current catalog understands; a text without letters must equal the decision's.
    const texts = looked.filter((text) => (places.get(keyOfText(text))?.slug ?? own(text)) === slug);
    const placement = { job: `placing of ${slug} in ${cityId}`, actor, texts, placeOf: () => decision };
    if (texts.length > 0) properties += await placeTexts(ports, shard, placement, turn);
    // Some of these may still be waiting.
    const isCut = texts.length > 0 && turn.share.isSpent;
    if (!isCut) after = looked.at(-1)?.text ?? after;
    if (!isCut && looked.length < TEXTS_PER_QUERY) break;
    if (turn.share.isSpent) {
      if (after !== start) await stopAt(db, job, after);
      return { properties, isDone: false };
    }
  }
  if (start !== "") await startAnew(db, job);
  return { properties, isDone: true };
};

/**
 * Looks at the next texts of a shard, regardless of decisions, and places those that the catalog understands: a
 * property may have failed when its decision was placed, have been in the trash, or have been written at that moment.
 * The next run begins after the texts of this one, so a text that cannot be placed does not delay the others.
 */
const placeWaitingTexts = async (ports: Ports, shard: string, { now, share }: Turn): Promise<number> => {
  const db = ports.shard(shard);
  const failures: unknown[] = [];
  let at = textAt(await startOf(db, ROUND));
  let properties = 0;
  for (let queries = 0; queries < QUERIES_PER_RUN && !share.isSpent; queries += 1) {
    const looked = await waitingTextsBehind(db, at, TEXTS_PER_QUERY);
    const places = await resolveTexts(db, looked);
    const texts = looked.filter((text) => places.has(keyOfText(text)));
    const placement = {
      job: "placing of texts",
      actor: JOB,
      texts,
      placeOf: (key: string) => places.get(key)!,
    };
    try {
      if (texts.length > 0)
        properties += await placeTexts(ports, shard, placement, { now, share: share.share(2) });
    } catch (error) {
      failures.push(error);
    }
    at = looked.length < TEXTS_PER_QUERY ? NO_TEXT : looked.at(-1)!;
    if (at === NO_TEXT) break;
  }
  if (at === NO_TEXT) await startAnew(db, ROUND);
  else await stopAt(db, ROUND, keyOfText(at));
  if (failures.length > 0) throw failures[0];
  return properties;
};

const hasWaiting = async (db: Database): Promise<boolean> => {
  const text = `SELECT 1 FROM properties INDEXED BY properties_unplaced
    WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL LIMIT 1`;
  const [rows = []] = await run(db, [sql(text)]);
  return rows.length > 0;
};

/** What a run has done in a span of decisions. */
interface SpanResult {
  readonly placed: Map<number, number>;
  /** All decisions of the span are done up to this one. */
  doneTo: number;
  /** The last decision that had a turn. */
  at: number;
  isCut: boolean;
}

/** Gives each decision of a span a share of what is left, in their order, until the budget is spent. */
const placeSpan = async (
  ports: Ports,
  shard: string,
  span: { readonly after: number; readonly upTo: number },
  { now, share: budget }: Turn,
): Promise<SpanResult> => {
  const done: SpanResult = { placed: new Map(), doneTo: span.after, at: span.after, isCut: false };
  let isWhole = true;
  while (done.at < span.upTo) {
    const decisions = (await decisionsAfter(ports, done.at)).filter(({ seq }) => seq <= span.upTo);
    if (decisions.length === 0) break;
    for (const [at, decision] of decisions.entries()) {
      if (budget.isSpent) return { ...done, isCut: true };
      const share = budget.share(Math.min(decisions.length - at, DECISIONS_SERVED));
      const { properties, isDone } = await placeDecision(ports, shard, decision, { now, share });
      done.placed.set(decision.seq, properties);
      done.at = decision.seq;
      isWhole &&= isDone;
      if (isWhole) done.doneTo = decision.seq;
    }
  }
  return done;
};

/**
 * Sends a shard the decisions, and places the properties that waited there for them. Decisions take turns: one with
 * many waiting properties does not delay the others, and the next run begins after the one where this one stopped.
 * @returns how many properties each of them placed
 */
export const applyDecisions = async (
  ports: Ports,
  shard: string,
  now: number,
  budget: Budget,
): Promise<ReadonlyMap<number, number>> => {
  const db = ports.shard(shard);
  await applyMissingDecisions(ports, db, budget);
  const { learned, placed: from } = await readLearned(db);
  if (from >= learned) return new Map();
  if (!(await hasWaiting(db))) {
    await markPlaced(db, learned);
    return new Map();
  }
  const turn = { now, share: budget };
  const stopped = Number(await startOf(db, JOB));
  const start = stopped > from && stopped < learned ? stopped : from;
  const behind = await placeSpan(ports, shard, { after: start, upTo: learned }, turn);
  const before =
    behind.isCut || start === from ? null : await placeSpan(ports, shard, { after: from, upTo: start }, turn);
  const last = before ?? behind;
  const first = start === from ? behind : before;
  const doneTo = first?.doneTo === start && first !== behind ? behind.doneTo : (first?.doneTo ?? from);
  if (doneTo > from) await markPlaced(db, doneTo);
  if (last.isCut) await stopAt(db, JOB, String(last.at));
  else if (stopped !== 0) await startAnew(db, JOB);
  return new Map([...behind.placed, ...(before?.placed ?? [])]);
};

/** Sends decisions to shards that were new or out of reach, and places what is still waiting after that. */
export const sweepNeighborhoods = async (
  ports: Ports,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ propertiesPlaced: number }> => {
  let propertiesPlaced = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    const counts = await applyDecisions(ports, shard, now, share.share(2));
    for (const properties of counts.values()) propertiesPlaced += properties;
    // Only now: the audit of a decision's properties names who decided.
    propertiesPlaced += await placeWaitingTexts(ports, shard, { now, share });
  });
  return { propertiesPlaced };
};
