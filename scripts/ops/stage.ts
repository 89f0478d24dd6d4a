import { setTimeout as pause } from "node:timers/promises";
import { keepSchedule } from "../local/schedule.ts";
import type { RunningService } from "../local/with-service.ts";
import { wranglerConfig } from "../local/wrangler-config.ts";
import { type Account, openAccount } from "../sdk/proof/account.ts";

/** The account of one page, with the objects that its commands name. */
export interface Stage {
  readonly account: Account;
  readonly environment: Readonly<Record<string, string>>;
}

/** An answer's status, whatever it is. */
export async function statusOf(service: RunningService, { key }: Account, path: string): Promise<number> {
  const answer = await fetch(`${service.url}/v1${path}`, { headers: { Authorization: `Bearer ${key}` } });
  return answer.status;
}

async function makeLead({ url }: RunningService, { key }: Account): Promise<string> {
  const answer = await fetch(`${url}/v1/leads`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Ana Teste", email: "ana@example.com", consentGiven: true }),
  });
  const { data } = (await answer.json()) as { data?: { id: string } };
  if (!data) throw new Error(`The client was refused with ${answer.status}.`);
  return data.id;
}

const MAX_POLLS = 60;
const POLL_MS = 2_000;

type Exports = { readonly data: readonly { readonly id: string; readonly state: string }[] };

type Listed = { readonly data: readonly { readonly id: string }[] };

export const lettersOf = async ({ backoffice }: RunningService): Promise<string[]> => {
  const { body } = await backoffice.send<Listed>("GET", "/backoffice/dead-letters?state=OPEN");
  return body.data.map(({ id }) => id);
};

const exportsOf = async ({ backoffice }: RunningService, { path }: Account): Promise<Exports["data"]> =>
  (await backoffice.send<Exports>("GET", `${path}/exports`)).body.data;

const isExported = async (service: RunningService, account: Account): Promise<boolean> =>
  (await exportsOf(service, account)).every(({ state }) => state === "DONE");

/** Waits for an account's exports. Scheduled jobs run only meanwhile; a page's commands run the others. */
export async function untilExported(service: RunningService, account: Account): Promise<void> {
  if (await isExported(service, account)) return;
  const done = new AbortController();
  keepSchedule(service.url, wranglerConfig().crons, done.signal);
  try {
    for (let looks = 0; looks < MAX_POLLS; looks += 1) {
      if (await isExported(service, account)) return;
      await pause(POLL_MS);
    }
  } finally {
    done.abort();
  }
  throw new Error("The export has not ended.");
}

async function exportOf(service: RunningService, account: Account): Promise<string> {
  const { body } = await service.backoffice.send<{ data: { id: string } }>("POST", `${account.path}/exports`);
  await untilExported(service, account);
  return body.data.id;
}

export async function stageOf(service: RunningService, page: string): Promise<Stage> {
  const account = await openAccount(service.backoffice, `Imobiliaria-${page}`);
  const { body } = await service.backoffice.send<Listed>("GET", `${account.path}/keys`);
  const [LETTER = "", OTHER_LETTER = ""] = await lettersOf(service);
  const ids = { ACCOUNT: account.id, KEY_ID: body.data[0]!.id, LETTER, OTHER_LETTER };
  const LEAD = await makeLead(service, account);
  const EXPORT = page.startsWith("16") ? await exportOf(service, account) : "";
  return { account, environment: { ...ids, LEAD, EXPORT } };
}
