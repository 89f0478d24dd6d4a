import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { Stop } from "../cloudflare/stop.ts";
import type { Worker } from "./workers.ts";

/** The directory and fifteen more: a call that asks all of them has six connections. */
const MAX_DATABASES = 16;
const DIRECTORY = "DB";
const NO_ID = "00000000-0000-0000-0000-000000000000";

const bound = ({ databases, borrowed }: Worker) => [...databases, ...borrowed];

const binds = (worker: Worker, binding: string): boolean =>
  bound(worker).some((database) => database.binding === binding);

const bindingOf = (number: number): string => `${DIRECTORY}_S${number}`;

/** The number of the next database. One that not every Worker binds is incomplete. */
const nextOf = (workers: readonly Worker[]): number => {
  for (let number = 1; number < MAX_DATABASES; number += 1)
    if (!workers.every((worker) => binds(worker, bindingOf(number)))) return number;
  throw new Stop(
    `There are ${MAX_DATABASES} databases already: a call that asks all of them would take too long.`,
  );
};

const KEYS = /^(?:\[.*\n|[a-z_]+ = .*\n)+/;

/** After the Worker's last database, in its configuration. */
const add = ({ path, environment }: Worker, number: number): void => {
  const tables = readFileSync(path, "utf8").split(/^(?=\[)/m);
  const isOwn = (table: string): boolean => table.startsWith(`[[env.${environment}.d1_databases]]`);
  const directory = tables.find((table) => isOwn(table) && table.includes(`binding = "${DIRECTORY}"`))!;
  const own = KEYS.exec(directory)![0]
    .replace(/^binding = .*$/m, `binding = "${bindingOf(number)}"`)
    .replace(/^database_name = "(.*)"$/m, `database_name = "$1-s${number}"`)
    .replace(/^database_id = .*$/m, `database_id = "${NO_ID}"`);
  const last = tables.findLastIndex(isOwn);
  const text = tables.map((table, at) =>
    at === last ? table.replace(KEYS, (keys) => `${keys}\n${own}`) : table,
  );
  writeFileSync(`${path}.new`, text.join(""));
  renameSync(`${path}.new`, path);
};

/**
 * Adds a database for accounts to the configurations of all Workers that bind them; a run that ended early continues.
 * @returns its binding
 * @throws Stop when there are sixteen
 */
export const addShard = (workers: readonly Worker[]): string => {
  const own = workers.filter((worker) => binds(worker, DIRECTORY));
  const number = nextOf(own);
  for (const worker of own) if (!binds(worker, bindingOf(number))) add(worker, number);
  return bindingOf(number);
};
