import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/local/port.ts";
import { HOST } from "../../scripts/local/settings.ts";
import { type Send, sender } from "../stage/accounts.ts";
import { DIRECTUS_VERSION, installDirectus } from "./directus-installation.ts";
import { COLUMNS, storedListings } from "./listings.ts";
import { PAGE, type Records, recordCalls, type Started } from "./peer.ts";
import { runProgram, startServer } from "./program.ts";

const TOKEN = "bench-operator-token-0123456789";
/** Listings per call while it is filled. */
const PART = 500;

/** Its default settings, except for the bench: no telemetry, and no refusals under load. */
const settingsOf = (folder: string, port: number): Record<string, string> => ({
  DB_CLIENT: "sqlite3",
  DB_FILENAME: join(folder, "data.db"),
  SECRET: "bench-secret-0123456789-0123456789",
  ADMIN_EMAIL: "bench@example.com",
  ADMIN_PASSWORD: "bench-password-0123456789",
  ADMIN_TOKEN: TOKEN,
  HOST,
  PORT: String(port),
  PUBLIC_URL: `http://${HOST}:${port}`,
  LOG_LEVEL: "error",
  TELEMETRY: "false",
  SERVE_APP: "false",
  PRESSURE_LIMITER_ENABLED: "false",
  STORAGE_LOCAL_ROOT: join(folder, "uploads"),
  EXTENSIONS_PATH: join(folder, "extensions"),
});

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

const TYPES = { text: "string", json: "json", number: "float" } as const;

const fieldOf = ([name, kind]: [string, keyof typeof TYPES]) => ({
  field: name,
  type: TYPES[kind],
  schema: { is_unique: name === "externalRef", is_indexed: name === "citySlug" },
  meta: kind === "json" ? { special: ["cast-json"] } : {},
});

const stamp = (field: string, special: string) => ({
  field,
  type: "timestamp",
  schema: { is_indexed: true },
  meta: { special: [special] },
});

const COLLECTION = {
  collection: "properties",
  schema: {},
  meta: {},
  fields: [
    { field: "id", type: "uuid", schema: { is_primary_key: true }, meta: { special: ["uuid"] } },
    ...(Object.entries(COLUMNS) as [string, keyof typeof TYPES][]).map(fieldOf),
    stamp("created", "date-created"),
    stamp("updated", "date-updated"),
  ],
};

const RECORDS: Records = {
  path: "/items/properties",
  token: TOKEN,
  idOf,
  page: `?limit=${PAGE}&sort=-created`,
  inCity: (city) => `&filter=${encodeURIComponent(JSON.stringify({ citySlug: { _eq: city } }))}`,
};

const fill = async (api: Send, size: number): Promise<void> => {
  await api("POST", "/collections", COLLECTION);
  const rows = storedListings(size).map((listing, at) => ({ id: idOf(at), ...listing }));
  for (let sent = 0; sent < rows.length; sent += PART)
    await api("POST", `${RECORDS.path}?fields=id`, rows.slice(sent, sent + PART));
};

/** Installs Directus if needed, starts it with a new SQLite database, and fills it. */
export const startDirectus = async (folder: string, size: number): Promise<Started> => {
  const { folder: installed, node } = await installDirectus();
  const home = join(folder, "directus");
  for (const part of ["uploads", "extensions"]) mkdirSync(join(home, part), { recursive: true });
  const port = await freePort();
  const place = { cwd: home, env: settingsOf(home, port) };
  const program = join(installed, "node_modules/directus/cli.js");
  await runProgram(node, [program, "bootstrap"], place);
  const url = new URL(`http://${HOST}:${port}`);
  const server = await startServer(node, [program, "start"], place, new URL("/server/ping", url));
  await fill(sender(url, "", TOKEN), size);
  const name = `Directus ${DIRECTUS_VERSION}`;
  const calls = recordCalls(RECORDS, size);
  return { peer: { name, url, pid: server.pid, calls }, stop: server.stop };
};
