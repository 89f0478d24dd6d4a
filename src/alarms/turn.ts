import { failureOf, logger } from "../lib/logger.ts";
import { ALERTS, type Alert, type Row, withColumnPlaces } from "./alerts.ts";
import { notify, waysOf } from "./notify.ts";
import type { AlarmPorts } from "./ports.ts";
import { claimDue, dueOf, markEvaluated, recordSent, type Way, withAnswers } from "./state.ts";
import { changeAlarms } from "./store.ts";

const POINTS_API = "https://api.cloudflare.com/client/v4/accounts";
const ANSWER_MS = 20_000;

/** @returns the rows; null if the query was not answered */
const ask = async (
  { account, token, suffix, outbound }: AlarmPorts,
  { name, query }: Alert,
): Promise<readonly Row[] | null> => {
  try {
    const response = await outbound.fetch(`${POINTS_API}/${account}/analytics_engine/sql`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: `${withColumnPlaces(query, suffix)} FORMAT JSON`,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!response.ok) throw new Error(`points answered ${response.status}`);
    return ((await response.json()) as { readonly data: readonly Row[] }).data;
  } catch (error) {
    logger.error("alert not asked", { alert: name, failure: failureOf(error) });
    return null;
  }
};

/**
 * Evaluates the alerts that are due, and sends the resulting notifications. Of simultaneous runs, the one that records
 * a step first carries it out.
 */
export const takeTurn = async (ports: AlarmPorts, now: number): Promise<void> => {
  const { store } = ports;
  const claimed = await changeAlarms(store, now, (alarms) => {
    const due = dueOf(alarms, ALERTS, now);
    return { alarms: markEvaluated(alarms, due, now), due };
  });
  const answers = await Promise.all(claimed.map(async (alert) => ({ alert, rows: await ask(ports, alert) })));
  const news = await changeAlarms(store, now, (alarms) => claimDue(withAnswers(alarms, answers, now), now));
  if (news.length === 0) return;
  const sent = new Map<string, readonly Way[]>();
  for (const item of news) sent.set(item.id, await notify(ports, item));
  await changeAlarms(store, now, (alarms) => ({
    alarms: recordSent(alarms, sent, waysOf(ports)),
    due: null,
  }));
};
