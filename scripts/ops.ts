// An operator's commands: `npm run ops -- <command> ...`; URL and BACKOFFICE_TOKEN choose another service.

import { ALERTS, withColumnPlaces } from "../src/alarms/alerts.ts";
import { localSecrets } from "./local/secrets.ts";
import { DEFAULT_PORT, HOST } from "./local/settings.ts";
import {
  ACCESS_COMMANDS,
  argumentsOf,
  COMMANDS,
  changedAccess,
  type Request,
  requestOf,
} from "./ops/commands.ts";
import { dashboardOf, PANELS } from "./ops/points.ts";
import { RESTORE_SHARD, restoreShard } from "./ops/restore-shard.ts";

const [name = "", ...given] = process.argv.slice(2);
const { URL: origin = `http://${HOST}:${DEFAULT_PORT}`, OPERATOR = process.env.USER ?? "ops" } = process.env;
const isHere = ["localhost", HOST].includes(new URL(origin).hostname);
const token = process.env.BACKOFFICE_TOKEN ?? (isHere ? localSecrets().BACKOFFICE_TOKEN : "");

async function ask({ method, path, body }: Request): Promise<{ ok: boolean; body: unknown }> {
  const headers = { Authorization: `Bearer ${token}`, "X-Actor": OPERATOR };
  const sent = body && {
    body: JSON.stringify(body),
    headers: { ...headers, "Content-Type": "application/json" },
  };
  const response = await fetch(origin + path, { method, headers, ...sent }).catch(() => {
    throw new Error(`${origin} does not answer.`);
  });
  return { ok: response.ok, body: await response.json() };
}

async function change(values: readonly string[]): ReturnType<typeof ask> {
  const needed = ACCESS_COMMANDS[name]!.needs;
  if (values.length !== needed.length) throw new Error(`Give ${name} ${needed.join(", ")}.`);
  const [account, ...rest] = values;
  const asked = requestOf("account", [account!]);
  const found = await ask(asked);
  if (!found.ok) return found;
  const { access } = (found.body as { data: { access: Parameters<typeof changedAccess>[1] } }).data;
  return ask({ method: "PUT", path: `${asked.path}/access`, body: changedAccess(name, access, rest) });
}

/** Carries out the command. @returns its answer */
function answer(): ReturnType<typeof ask> {
  if (Object.hasOwn(ACCESS_COMMANDS, name)) return change(given);
  if (name !== "restore-shard") return ask(requestOf(name, given));
  const [shard, ...more] = given;
  if (shard === undefined || more.length > 0) throw new Error("Give restore-shard shard.");
  return restoreShard(ask, shard, console.error);
}

function list(): string {
  const lines = Object.entries(COMMANDS).map(([one, command]) => [one, argumentsOf(command), command.about]);
  const others = Object.entries(ACCESS_COMMANDS).map(([one, { needs, about }]) => [one, needs, about]);
  const own = [
    ["restore-shard", RESTORE_SHARD.needs, RESTORE_SHARD.about],
    ["alerts", [], "the queries of docs/runbook/alerts.json, as the platform takes them"],
    ["dashboard", [], "the dashboard of docs/runbook/dashboard.json, to import into Grafana"],
  ];
  return [...lines, ...others, ...own]
    .map(([one, needed, about]) => `  ${[one, ...(needed as string[])].join(" ").padEnd(28)} ${about}`)
    .join("\n");
}

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

try {
  if (["", "--help", "-h"].includes(name)) console.log(`npm run ops -- <command>\n${list()}`);
  else if (name === "alerts")
    print(ALERTS.map((alert) => ({ ...alert, query: withColumnPlaces(alert.query, given[0]) })));
  else if (name === "dashboard") print(dashboardOf(PANELS, given[0]));
  else {
    if (token === "") throw new Error("Set the variable BACKOFFICE_TOKEN to the operator's token.");
    const { ok, body } = await answer();
    print(body);
    process.exitCode = ok ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
