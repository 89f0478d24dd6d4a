import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/local/port.ts";
import { HOST, ROOT } from "../../scripts/local/settings.ts";
import { type Send, sender } from "../stage/accounts.ts";
import { COLUMNS, storedListings } from "./listings.ts";
import { PAGE, type Records, recordCalls, type Started } from "./peer.ts";
import { runProgram, startServer } from "./program.ts";

const SOURCE = join(ROOT, "bench/peers/pocketbase");
const OPERATOR = { identity: "bench@example.com", password: "bench-password-0123456789" };
/** Simultaneous creations while it is filled. */
const WRITERS = 16;

const pocketbaseVersion = (): string =>
  /pocketbase\/pocketbase v([\d.]+)/.exec(readFileSync(join(SOURCE, "go.mod"), "utf8"))![1]!;

/** Fifteen characters, as its own ids are. */
const idOf = (at: number): string => `p${String(at).padStart(14, "0")}`;

const COLLECTION = {
  name: "properties",
  type: "base",
  fields: [
    ...Object.entries(COLUMNS).map(([name, type]) => ({ name, type })),
    { name: "created", type: "autodate", onCreate: true },
    { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
  ],
  indexes: [
    "CREATE UNIQUE INDEX by_ref ON properties (externalRef)",
    "CREATE INDEX by_time ON properties (created)",
    "CREATE INDEX by_city ON properties (citySlug, created)",
  ],
};

const RECORDS: Omit<Records, "token"> = {
  path: "/api/collections/properties/records",
  idOf,
  page: `?perPage=${PAGE}&skipTotal=1&sort=-created`,
  inCity: (city) => `&filter=${encodeURIComponent(`citySlug='${city}'`)}`,
};

const fill = async (api: Send, size: number): Promise<void> => {
  await api("POST", "/api/collections", COLLECTION);
  const listings = [...storedListings(size).entries()];
  const write = async (): Promise<void> => {
    for (let next = listings.shift(); next; next = listings.shift())
      await api("POST", RECORDS.path, { id: idOf(next[0]), ...next[1] });
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
};

/** Builds PocketBase, starts it with a new database and its default settings, and fills it. */
export const startPocketbase = async (folder: string, size: number): Promise<Started> => {
  const program = join(folder, "pocketbase");
  await runProgram("go", ["build", "-o", program, "."], { cwd: SOURCE });
  const data = ["--dir", join(folder, "pocketbase-data")];
  const operator = ["superuser", "create", OPERATOR.identity, OPERATOR.password];
  await runProgram(program, [...operator, ...data], { cwd: folder });
  const address = `${HOST}:${await freePort()}`;
  const url = new URL(`http://${address}`);
  const args = ["serve", "--http", address, ...data];
  const server = await startServer(program, args, { cwd: folder }, new URL("/api/health", url));
  const path = "/api/collections/_superusers/auth-with-password";
  const { token } = (await sender(url, "", "")("POST", path, OPERATOR)) as { token: string };
  await fill(sender(url, "", token), size);
  const name = `PocketBase ${pocketbaseVersion()}`;
  const calls = recordCalls({ ...RECORDS, token }, size);
  return { peer: { name, url, pid: server.pid, calls }, stop: server.stop };
};
