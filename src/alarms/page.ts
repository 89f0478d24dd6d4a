import { isoTime } from "../lib/clock.ts";
import { sameSecret } from "../lib/digest.ts";
import type { Alert } from "./alerts.ts";
import { alertOf, macOf } from "./notify.ts";
import type { AlarmPorts } from "./ports.ts";
import { ACTIONS, type Action, type Known, withDecision } from "./state.ts";
import { changeAlarms, readAlarms } from "./store.ts";

const LABELS: Readonly<Record<Action, string>> = {
  acknowledge: "Acknowledge: no notifications until it has recovered",
  silence_1h: "Silence it for an hour",
  silence_24h: "Silence it for a day",
  end_silence: "End the silence",
};

const PATH = /^\/alarms\/([a-z-]+)$/;
const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  "Content-Type": "text/html; charset=utf-8",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const stateOf = ({ since, isAcknowledged, silentUntil = 0 }: Known, now: number): string[] => [
  since === undefined ? "All is well." : `Rings since ${isoTime(since)}.`,
  ...(isAcknowledged ? ["Somebody is on it."] : []),
  ...(silentUntil > now ? [`Silent until ${isoTime(silentUntil)}.`] : []),
];

/** Each button has an address of its own, so that no body is read. @param search the link's query */
const pageOf = (alert: Alert, known: Known, runbook: string, search: string, now: number): string => {
  const lines = [alert.meaning, ...stateOf(known, now), `What to do: ${runbook}${alert.runbook}`];
  const rows = (known.rows ?? []).map((row) => `<pre>${escapeHtml(JSON.stringify(row))}</pre>`);
  const buttons = ACTIONS.map(
    (action) =>
      `<p><button formaction="${escapeHtml(`${search}&do=${action}`)}">${LABELS[action]}</button></p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${alert.name}</title><h1>${alert.name}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}
${rows.join("")}<form method="post">${buttons.join("")}</form></html>`;
};

/** Checks the MAC of the link, which only an e-mail or webhook has carried. */
const mayDecide = async (
  secret: string,
  alert: Alert,
  query: URLSearchParams,
  now: number,
): Promise<boolean> => {
  const until = Number(query.get("until"));
  return until > now && (await sameSecret(query.get("mac") ?? "", await macOf(secret, alert.name, until)));
};

/**
 * The page of an alarm: a GET changes nothing, since mail programs follow links.
 * @returns null for any other address, or without a valid MAC
 */
export const answerAlarm = async (
  ports: AlarmPorts,
  request: Request,
  now: number,
): Promise<Response | null> => {
  const { pathname, searchParams } = new URL(request.url);
  const alert = alertOf(PATH.exec(pathname)?.[1] ?? "");
  if (!alert || !(await mayDecide(ports.secret, alert, searchParams, now))) return null;
  if (request.method === "POST") {
    const chosen = ACTIONS.find((action) => action === searchParams.get("do"));
    if (!chosen) return null;
    await changeAlarms(ports.store, now, (alarms) => ({
      alarms: withDecision(alarms, alert.name, chosen, now),
      due: null,
    }));
    // So that reloading the page does not repeat the decision.
    searchParams.delete("do");
    return new Response(null, { status: 303, headers: { Location: `${pathname}?${searchParams}` } });
  }
  const { known } = await readAlarms(ports.store, now);
  const page = pageOf(alert, known[alert.name] ?? { askedAt: 0 }, ports.runbook, `?${searchParams}`, now);
  return new Response(page, { headers: HEADERS });
};
