import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { prepareDatabases } from "../../scripts/local/databases.ts";
import { ROOT } from "../../scripts/local/settings.ts";
import { smoke } from "../../scripts/smoke/run.ts";
import { type Account, apiOf } from "../drill/api.ts";
import { databaseFiles } from "../drill/lose-database.ts";
import { passTime } from "../move/progress.ts";
import { Tally } from "../soak/tally.ts";
import { withCrons } from "../soak/upkeep.ts";
import { runSql } from "../stage/database.ts";
import { BACKOFFICE_TOKEN, type Restart, type Runtime } from "../stage/runtime.ts";
import type { RehearsalStage, Try } from "./stage.ts";

type Json = ReturnType<typeof JSON.parse>;

const CRON_MS = 2_000;
const LOOK_MS = 500;
const LOOKS = 240;
const execute = promisify(execFile);

/** The dashboard is a Worker of its own, and does not run here. */
const fetchWith =
  ({ urls }: Runtime): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    const isDashboard = url.origin !== urls.service.origin && url.pathname.startsWith("/.well-known/");
    return isDashboard ? Response.json({ issuer: url.origin }) : fetch(input, init);
  };

/** Runs `npm run smoke` against the service, once for a rehearsal: the service does not change meanwhile. */
export const tryOnce = (runtime: Runtime): Try => {
  let known: Promise<boolean> | undefined;
  return async (print) => {
    if (known) print("green  smoke test, as at the first release: the service is the same");
    known ??= smoke({
      url: runtime.urls.service.origin,
      token: BACKOFFICE_TOKEN,
      fetch: fetchWith(runtime),
      pause,
      print,
    });
    return known;
  };
};

/** Runs an operator's command. @returns its answer */
const ops = async (stage: RehearsalStage, { urls }: Runtime, ...given: readonly string[]): Promise<Json> => {
  let answer = "";
  await stage.command(`npm run ops -- ${given.join(" ")}`, true, async () => {
    const env = { ...process.env, URL: urls.service.origin, BACKOFFICE_TOKEN, OPERATOR: "rehearsal" };
    const { stdout } = await execute(process.execPath, ["scripts/ops.ts", ...given], { cwd: ROOT, env });
    answer = stdout;
    stage.print(stdout.trim());
    return true;
  });
  return answer === "" ? null : JSON.parse(answer);
};

const untilDone = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (await isDone()) return;
    await pause(LOOK_MS);
  }
  throw new Error(`${what} has not ended.`);
};

const operator = async ({ urls }: Runtime, path: string): Promise<Json> => {
  const headers = { Authorization: `Bearer ${BACKOFFICE_TOKEN}`, "X-Actor": "rehearsal" };
  return (await fetch(new URL(`/backoffice${path}`, urls.service), { headers })).json();
};

const clientsOf = async (runtime: Runtime, account: Account): Promise<string[]> => {
  const { data } = (await apiOf(runtime, account)("GET", "/leads")) as Json;
  return (data as Json[]).map(({ name }) => name as string).sort();
};

export const addClient = (runtime: Runtime, account: Account, name: string): Promise<unknown> =>
  apiOf(runtime, account)("POST", "/leads", {
    name,
    email: `${name.toLowerCase()}@clientes.test`,
    consentGiven: true,
  });

/** The databases of accounts, without the directory's. */
export const SHARDS = ["DB_S1", "DB_S2"] as const;

const shardOf = async (runtime: Runtime, { id }: Account): Promise<string> => {
  const [rows] = await runSql(runtime, [{ sql: "SELECT shard FROM accounts WHERE id = ?", params: [id] }]);
  return String(rows![0]!.shard);
};

/** Moves the account to the other database while it is used. @returns that database */
export const movedAccount = async (
  stage: RehearsalStage,
  runtime: Runtime,
  account: Account,
): Promise<string> => {
  const from = await shardOf(runtime, account);
  const to = SHARDS.find((name) => name !== from)!;
  await ops(stage, runtime, "estimate-move", account.id, to);
  await ops(stage, runtime, "move", account.id, to);
  await addClient(runtime, account, "Meanwhile");
  const isState = (wanted: string) => async () => {
    const { data } = await operator(runtime, "/moves");
    return data.some((one: Json) => one.accountId === account.id && one.state === wanted);
  };
  await withCrons(runtime, new Tally(), CRON_MS, () => untilDone("The move", isState("CLEANING")));
  await ops(stage, runtime, "moves");
  console.log("Twenty minutes pass, after which the old rows go.");
  await passTime(runtime, account.id);
  await withCrons(runtime, new Tally(), CRON_MS, () => untilDone("The move", isState("DONE")));
  const clients = await clientsOf(runtime, account);
  stage.expect("both clients are there after the move", clients.join() === "Before,Meanwhile");
  stage.expect("the account is in the other database", (await shardOf(runtime, account)) === to);
  return to;
};

const holds = (file: string, { id }: Account): boolean => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare("SELECT 1 FROM leads WHERE account_id = ?").get(id) !== undefined;
  } catch {
    return false;
  } finally {
    db.close();
  }
};

const loseDatabaseOf = (state: string, account: Account): void => {
  const file = databaseFiles(state).find((one) => holds(one, account))!;
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
};

/** The database of the moved account, with a client that came after its export. */
export const lostDatabase = async (
  stage: RehearsalStage,
  runtime: Runtime,
  restart: Restart,
  { account, shard }: { readonly account: Account; readonly shard: string },
): Promise<void> => {
  await ops(stage, runtime, "export-account", account.id);
  await withCrons(runtime, new Tally(), CRON_MS, () =>
    untilDone("The export", async () => {
      const { data } = await operator(runtime, `/accounts/${account.id}/exports`);
      return data.some(({ state }: Json) => state === "DONE");
    }),
  );
  await addClient(runtime, account, "Afterwards");
  console.log("The database is gone; the recreated one is empty.");
  const again = await restart("local", async (state) => {
    loseDatabaseOf(state, account);
    await prepareDatabases(state, { shards: SHARDS });
  });
  await withCrons(again, new Tally(), CRON_MS, () => ops(stage, again, "restore-shard", shard));
  const clients = await clientsOf(again, account);
  stage.expect(
    "what was exported is back, and what came after it is lost",
    clients.join() === "Before,Meanwhile",
  );
};
