import { DAY_MS, HOUR_MS, MINUTE_MS } from "../lib/clock.ts";
import { type Alert, firing, type Row } from "./alerts.ts";

/** What is known of one alert. Times are in milliseconds. */
export interface Known {
  readonly askedAt: number;
  /** Since when it has been raised; absent while all is well. */
  readonly since?: number;
  readonly rows?: readonly Row[];
  /** When it was last notified; absent if never, for instance because it was silenced. */
  readonly toldAt?: number;
  /** Consecutive evaluations that found all well. */
  readonly well?: number;
  /** Acknowledged: no more notifications until it has recovered. */
  readonly isAcknowledged?: true;
  readonly silentUntil?: number;
}

export interface News {
  /** The same for each attempt. */
  readonly id: string;
  readonly alert: string;
  readonly kind: "rings" | "still_rings" | "recovered";
  readonly at: number;
  readonly since: number;
  readonly rows: readonly Row[];
  /** The ways by which it has been sent. */
  readonly told: readonly Way[];
  readonly tries: number;
  readonly tryAt: number;
}

export const WAYS = ["mail", "webhook"] as const;
export type Way = (typeof WAYS)[number];

export interface Alarms {
  readonly known: Readonly<Record<string, Known>>;
  readonly news: readonly News[];
  /** When a query was last answered. */
  readonly answeredAt: number;
}

/** Queries per minute: the account may make 300 in five minutes. */
export const MAX_QUERIES = 8;
/** A cron runs some seconds early or late. */
const SLACK_MS = MINUTE_MS / 2;
/** Two, because one good evaluation may be luck. */
const RECOVERY_CHECKS = 2;
const AGAIN_MS: Readonly<Record<Alert["answer"], number>> = { page: HOUR_MS, ticket: DAY_MS };
const ROWS_SHOWN = 5;
const MAX_NEWS = 100;
/** After this long without an answer, monitoring is blind. */
const UNREAD_MS = 15 * MINUTE_MS;

/** Raised if the points cannot be read. */
export const UNREAD: Alert = {
  name: "points-unread",
  meaning: "no query of the alerts was answered for 15 minutes: nobody watches",
  query: "",
  threshold: 0,
  minutes: 1,
  answer: "page",
  runbook: "README.md",
  panel: "",
};

export const noAlarms = (now: number): Alarms => ({ known: {}, news: [], answeredAt: now });

/** The alerts to evaluate now, the most overdue first. */
export const dueOf = ({ known }: Alarms, alerts: readonly Alert[], now: number): Alert[] => {
  const late = ({ name, minutes }: Alert): number =>
    (now + SLACK_MS - (known[name]?.askedAt ?? 0)) / (minutes * MINUTE_MS);
  return alerts
    .filter((alert) => late(alert) >= 1)
    .toSorted((one, other) => late(other) - late(one))
    .slice(0, MAX_QUERIES);
};

/** Records that alerts are evaluated: the run that stores this first does it. */
export const markEvaluated = (alarms: Alarms, alerts: readonly Alert[], now: number): Alarms => {
  const updated = alerts.map(({ name }) => [name, { ...alarms.known[name], askedAt: now }] as const);
  return { ...alarms, known: { ...alarms.known, ...Object.fromEntries(updated) } };
};

const newsOf = (alert: Alert, kind: News["kind"], known: Known, now: number): News => ({
  id: `alarm_${alert.name}_${now}`,
  alert: alert.name,
  kind,
  at: now,
  since: known.since!,
  rows: (known.rows ?? []).slice(0, ROWS_SHOWN),
  told: [],
  tries: 0,
  tryAt: now,
});

interface Step {
  readonly known: Known;
  readonly news?: News;
}

const isSilent = ({ silentUntil = 0 }: Known, now: number): boolean => silentUntil > now;

const afterFiring = (alert: Alert, before: Known, rows: readonly Row[], now: number): Step => {
  const { well: _, ...rest } = before;
  const known = { ...rest, since: before.since ?? now, rows };
  const { toldAt } = known;
  const isNotified =
    toldAt !== undefined && (known.isAcknowledged || now - toldAt < AGAIN_MS[alert.answer] - SLACK_MS);
  if (isNotified || isSilent(known, now)) return { known };
  const kind = toldAt === undefined ? "rings" : "still_rings";
  return { known: { ...known, toldAt: now }, news: newsOf(alert, kind, known, now) };
};

/** A notified alarm gets a notification when it recovers, silenced or not. */
const afterRecovery = (alert: Alert, before: Known, now: number): Step => {
  const { askedAt, since, silentUntil, toldAt } = before;
  if (since === undefined) return { known: before };
  const well = (before.well ?? 0) + 1;
  if (well < RECOVERY_CHECKS) return { known: { ...before, well } };
  const known = { askedAt, ...(silentUntil !== undefined && { silentUntil }) };
  return toldAt === undefined ? { known } : { known, news: newsOf(alert, "recovered", before, now) };
};

export interface Answered {
  readonly alert: Alert;
  /** Null if the query was not answered. */
  readonly rows: readonly Row[] | null;
}

/** The states and notifications that follow from the answers. */
export const withAnswers = (alarms: Alarms, answers: readonly Answered[], now: number): Alarms => {
  const isRead = answers.some(({ rows }) => rows !== null);
  const answeredAt = isRead ? now : alarms.answeredAt;
  const isUnread = answers.length > 0 && now - answeredAt >= UNREAD_MS;
  const unread = { alert: UNREAD, rows: isUnread ? [{ value: 1 }] : [] };
  const judged = isRead || isUnread ? [...answers, unread] : answers;
  const known: Record<string, Known> = { ...alarms.known };
  const news: News[] = [...alarms.news];
  for (const { alert, rows } of judged) {
    if (rows === null) continue;
    const before = known[alert.name] ?? { askedAt: now };
    const bad = firing(alert, rows);
    const step = bad ? afterFiring(alert, before, bad, now) : afterRecovery(alert, before, now);
    known[alert.name] = step.known;
    if (step.news) news.push(step.news);
  }
  return { known, news: news.slice(-MAX_NEWS), answeredAt };
};

const FIRST_WAIT_MS = MINUTE_MS;
/** After these a notification is given up: an alarm that is still raised is notified again later. */
const MAX_TRIES = 8;

/** The notifications to send now: the run that stores the attempt first sends them. */
export const claimDue = (alarms: Alarms, now: number): { readonly alarms: Alarms; readonly due: News[] } => {
  const due = alarms.news.filter(({ tryAt }) => tryAt <= now);
  const news = alarms.news.map((one) =>
    due.includes(one) ? { ...one, tries: one.tries + 1, tryAt: now + FIRST_WAIT_MS * 2 ** one.tries } : one,
  );
  return { alarms: { ...alarms, news }, due };
};

/** Records the outcome of sending. A notification sent by every way, or tried too often, is removed. */
export const recordSent = (
  alarms: Alarms,
  sent: ReadonlyMap<string, readonly Way[]>,
  ways: readonly Way[],
): Alarms => ({
  ...alarms,
  news: alarms.news
    .map((one) => ({ ...one, told: [...new Set([...one.told, ...(sent.get(one.id) ?? [])])] }))
    .filter((one) => one.tries < MAX_TRIES && ways.some((way) => !one.told.includes(way))),
});

export const ACTIONS = ["acknowledge", "silence_1h", "silence_24h", "end_silence"] as const;
export type Action = (typeof ACTIONS)[number];

const SILENCES: Readonly<Partial<Record<Action, number>>> = { silence_1h: HOUR_MS, silence_24h: DAY_MS };

/** Applies what somebody decided about an alarm. */
export const withDecision = (alarms: Alarms, name: string, action: Action, now: number): Alarms => {
  const before = alarms.known[name] ?? { askedAt: 0 };
  const { silentUntil: _, ...loud } = before;
  const silence = SILENCES[action];
  const silenced = silence === undefined ? loud : { ...loud, silentUntil: now + silence };
  const isRinging = before.since !== undefined;
  const after =
    action === "acknowledge" ? { ...before, ...(isRinging && { isAcknowledged: true as const }) } : silenced;
  return { ...alarms, known: { ...alarms.known, [name]: after } };
};
