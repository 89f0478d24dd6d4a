import type { Runtime } from "../stage/runtime.ts";
import { apiOf, eventsAfter, readAll } from "./api.ts";
import { type Known, partnershipsOf, repeatedCall } from "./loss.ts";
import { brokenInvariants, ledgerOf, rowsOf } from "./rows.ts";

type Json = ReturnType<typeof JSON.parse>;

/** Rows that background work changes, or that count what was written after the exports. */
const MOVING = new Set([
  "portfolios",
  "portfolio_history",
  "photo_pace",
  "radar_windows",
  "receipts",
  "team_members",
]);

const tableOf = (key: string): string => key.slice(0, key.indexOf(" "));

/** A row without its date and version, which a restore changes. */
export const undated = (text: string): string => {
  const { updated_at: _, version: __, ...row } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(row);
};

const rowFaults = async (runtime: Runtime, known: Known): Promise<string[]> => {
  const { accounts, changed, younger, erased } = known;
  const ids = accounts.map(({ id }) => id);
  const after = await rowsOf(runtime, ids);
  const touched = (key: string, text: string): boolean =>
    MOVING.has(tableOf(key)) || [changed.id, younger, erased].some((id) => `${key} ${text}`.includes(id));
  const lost = [...known.rows].filter(([key, text]) => !touched(key, text) && !after.has(key));
  const other = [...known.rows].filter(([key, text]) => {
    const now = after.get(key);
    return now !== undefined && !touched(key, text) && undated(now) !== undated(text);
  });
  const back = [...after].filter(([key, text]) => `${key} ${text}`.includes(erased));
  return [
    ...lost.map(([key]) => `a row is lost: ${key}`),
    ...other.map(([key, text]) => `a row has changed: ${key}\n    was ${text}\n    is  ${after.get(key)}`),
    ...back.map(([key]) => `a row of an erased person is back: ${key}`),
    ...(known.rows.size > 0 ? [] : ["there were no rows to compare"]),
  ];
};

const statusOf = async (runtime: Runtime, key: string, path: string): Promise<number> => {
  const url = new URL(`/v1${path}`, runtime.urls.service);
  return (await fetch(url, { headers: { Authorization: `Bearer ${key}` } })).status;
};

const callFaults = async (runtime: Runtime, known: Known): Promise<string[]> => {
  const faults: string[] = [];
  for (const account of known.accounts) {
    const api = apiOf(runtime, account);
    const status = await statusOf(runtime, account.key, "/me");
    if (status !== 200) faults.push(`the key of ${account.name} answers ${status}`);
    await readAll(api, "/properties");
    await readAll(api, "/leads");
    if ((await partnershipsOf(runtime, account)) !== known.partnerships.get(account.id))
      faults.push(`the partnerships of ${account.name} have changed`);
    for (const words of await brokenInvariants(runtime, account.id, known.audit))
      faults.push(`${account.name}: ${words}`);
  }
  return faults;
};

const missingEvents = async (runtime: Runtime, known: Known): Promise<string[]> => {
  const [first] = known.accounts;
  const { types } = await eventsAfter(apiOf(runtime, first!), known.cursors.get(first!.id)!);
  return [`property.updated ${known.changed.id}`, `lead.purged ${known.younger}`]
    .filter((event) => !types.includes(event))
    .map((event) => `the log lacks, after its old end: ${event}`);
};

/** Checks the state once the database is back. @returns what is wrong */
export const faultsAfter = async (runtime: Runtime, known: Known): Promise<string[]> => {
  const [first] = known.accounts;
  const faults = [
    ...(await rowFaults(runtime, known)),
    ...(await callFaults(runtime, known)),
    ...(await missingEvents(runtime, known)),
  ];
  const { changed, erased, younger } = known;
  const shown = (await apiOf(runtime, first!)("GET", `/properties/${changed.id}`)) as Json;
  if (shown.data.title !== changed.title) faults.push("a property is not what its export has");
  for (const id of [erased, younger]) {
    const status = await statusOf(runtime, first!.key, `/leads/${id}`);
    if (status !== 404) faults.push(`a client who must be gone answers ${status}`);
  }
  const again = await repeatedCall(runtime, first!);
  if (JSON.stringify(again) !== JSON.stringify(known.answered))
    faults.push("a repeated call gets another answer");
  if ((await ledgerOf(runtime)) !== known.ledger) faults.push("sums of the ledger have changed");
  const made = (await apiOf(runtime, first!)("POST", "/leads", {
    name: "Nova",
    email: "nova@clientes.test",
    consentGiven: true,
  })) as Json;
  if (!made.data.id) faults.push("no client can be made");
  return faults;
};
