import { DAY_MS, isoTime } from "../lib/clock.ts";
import { mac, toBase64Url } from "../lib/digest.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { postWebhook } from "../outbound/post-webhook.ts";
import { ALERTS, type Alert } from "./alerts.ts";
import type { AlarmPorts } from "./ports.ts";
import { type News, UNREAD, type Way } from "./state.ts";

const LINK_MS = 7 * DAY_MS;
const MAC_BYTES = 24;

const KINDS: Readonly<Record<News["kind"], string>> = {
  rings: "rings",
  still_rings: "still rings",
  recovered: "has recovered",
};

export const alertOf = (name: string): Alert | undefined =>
  [...ALERTS, UNREAD].find((alert) => alert.name === name);

export const macOf = async (secret: string, name: string, until: number): Promise<string> =>
  toBase64Url(await mac(secret, `alarm ${name} ${until}`, MAC_BYTES));

/** The link in a notification to the alarm's page, which acknowledges and silences. */
export const linkTo = async ({ ownUrl, secret }: AlarmPorts, name: string, now: number): Promise<string> => {
  const until = now + LINK_MS;
  return `${ownUrl}/alarms/${name}?until=${until}&mac=${await macOf(secret, name, until)}`;
};

/** The configured ways to notify. */
export const waysOf = ({ email, mailFrom, mailTo, hook }: AlarmPorts): Way[] => [
  ...(email && mailFrom && mailTo ? (["mail"] as const) : []),
  ...(hook ? (["webhook"] as const) : []),
];

const mail = async (ports: AlarmPorts, news: News, alert: Alert, link: string): Promise<void> => {
  const rows = news.rows.map((row) => JSON.stringify(row));
  const text = [
    `${alert.name} ${KINDS[news.kind]}: ${alert.meaning}.`,
    `Since ${isoTime(news.since)}. Threshold: ${alert.threshold}.`,
    ...rows,
    `What to do: ${ports.runbook}${alert.runbook}`,
    ...(alert.panel === "" ? [] : [`Dashboard: ${alert.panel}`]),
    `Acknowledge or silence it: ${link}`,
  ].join("\n\n");
  const subject = `[${alert.answer}] ${alert.name} ${KINDS[news.kind]}`;
  await ports.email!.send({ from: ports.mailFrom!, to: ports.mailTo!, subject, text });
};

const post = async (ports: AlarmPorts, news: News, alert: Alert, link: string): Promise<void> => {
  const data = {
    name: alert.name,
    tells: alert.meaning,
    answer: alert.answer,
    threshold: alert.threshold,
    rows: news.rows,
    since: isoTime(news.since),
    runbook: ports.runbook + alert.runbook,
    panel: alert.panel,
    link,
  };
  const body = JSON.stringify({ id: news.id, type: `alarm.${news.kind}`, createdAt: isoTime(news.at), data });
  const { error } = await postWebhook(ports.outbound, {
    url: ports.hook!,
    secrets: [ports.secret],
    id: news.id,
    body,
  });
  if (error !== null) throw new Error(error);
};

/** Sends a notification by each way that has not worked yet. @returns the ways that worked */
export const notify = async (ports: AlarmPorts, news: News): Promise<Way[]> => {
  const alert = alertOf(news.alert);
  if (!alert) return waysOf(ports);
  const link = await linkTo(ports, alert.name, news.at);
  const sent: Way[] = [];
  for (const way of waysOf(ports).filter((one) => !news.told.includes(one))) {
    try {
      await (way === "mail" ? mail : post)(ports, news, alert, link);
      sent.push(way);
    } catch (error) {
      logger.error("alarm not sent", { alert: alert.name, way, failure: failureOf(error) });
    }
  }
  return sent;
};
