import { isAbsolute, join, resolve } from "node:path";
import { misused, readArguments } from "./arguments.ts";

export const DEFAULT_PORT = 8787;
const HIGHEST_PORT = 65_535;

/** The service is called, and listens, only on this machine. */
export const HOST = "127.0.0.1";
/** A container's loopback is not the caller's, so the image sets this variable. */
export const LISTEN_ON = process.env.LISTEN_ON ?? HOST;
export const ROOT = join(import.meta.dirname, "../..");

export interface LocalSettings {
  readonly port: number;
  /** Only demonstrates that the alarms ring. */
  readonly alarms?: true;
  /** Deletes what earlier starts have stored. */
  readonly reset?: true;
  /** The folder that keeps databases, objects and photos between two starts. */
  readonly state: string;
  readonly url: string;
  /** How many databases are wanted, as typed. */
  readonly databases?: string;
}

/** Where the dashboard listens: by name, because passkeys do not work at numeric addresses. */
export interface PanelPlace {
  readonly port: number;
  readonly url: string;
  /** The operator's console: the same Worker at another host. */
  readonly operatorUrl: string;
}

export const panelPlace = (port: number): PanelPlace => ({
  port,
  url: `http://localhost:${port}`,
  operatorUrl: `http://${HOST}:${port}`,
});

/** Two runtimes never share a folder. */
export const panelState = (state: string): string => join(state, "panel");

/** The options of every command for the local service. */
export const LOCAL_OPTIONS = {
  port: { type: "string" },
  state: { type: "string" },
  databases: { type: "string" },
  alarms: { type: "boolean" },
  reset: { type: "boolean" },
} as const;

export const LOCAL_USAGE = `npm run start [-- --port <port> --state <folder> --databases <how many> --reset]
npm run start -- --alarms   only shows the alarms ring
npm run demo                fills the service that runs already
npm run migrate             applies every migration here; [-- --env <environment>] there`;

/** Reads `--port`, `--state` and `--databases`; the environment variable PORT is the default of the first. */
export function localSettings(): LocalSettings {
  const { values } = readArguments(LOCAL_USAGE, { options: LOCAL_OPTIONS });
  const port = Number(values.port ?? process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    misused(`PORT must be a whole number from 1 to ${HIGHEST_PORT}.`, LOCAL_USAGE);
  }
  const state = values.state ?? join(".wrangler", "state");
  return {
    port,
    state: isAbsolute(state) ? state : resolve(ROOT, state),
    url: `http://${HOST}:${port}`,
    ...(values.alarms && { alarms: true as const }),
    ...(values.reset && { reset: true as const }),
    ...(values.databases !== undefined && { databases: values.databases }),
  };
}
