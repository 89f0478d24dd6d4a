import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { configurationWith } from "./kept-databases.ts";
import { isHealthy } from "./port.ts";
import { isCrash, isWorthShowing } from "./runtime-output.ts";
import { LISTEN_ON, type LocalSettings, type PanelPlace, panelState } from "./settings.ts";
import { untilUp } from "./until-up.ts";
import { startWrangler } from "./wrangler.ts";

const RUNTIME_DIED =
  "The runtime (workerd) has died, and the service ends. Nothing stored is lost: npm start goes on where it stood.";

export interface Service {
  readonly process: ChildProcess;
  /** The reason of an unexpected end. */
  readonly ended: Promise<string>;
}

interface Asked {
  readonly port: number;
  readonly state: string;
  /** Wrangler's further options, such as another configuration. */
  readonly options: readonly string[];
  /** The folder in which the Workers of this start, and no others, find each other. */
  readonly registry: string;
}

const registryOf = (state: string): string => join(state, "registry");

/** Starts the Worker in the local runtime. */
export const startService = (
  { port, state, url }: LocalSettings,
  panel: PanelPlace,
  shards: readonly string[] = [],
): Service =>
  startWorker({
    port,
    state,
    registry: registryOf(state),
    options: [...configurationWith(shards), "--var", `PUBLIC_URL:${url}`, "--var", `PANEL_URL:${panel.url}`],
  });

/** Starts the dashboard beside the service, in its own runtime because each of the two listens at its own address. */
export const startPanel = ({ state, url }: LocalSettings, place: PanelPlace): Service => {
  const own = ["--config", "panel/wrangler.toml"];
  const values = { PANEL_URL: place.url, OPERATOR_URL: place.operatorUrl, API_URL: url };
  const vars = Object.entries(values).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  return startWorker({
    port: place.port,
    state: panelState(state),
    registry: registryOf(state),
    options: [...own, ...vars],
  });
};

/** Starts the edge router that a deployment has before the service, at a port of its own. */
export const startEdgeRouter = (state: string, port: number): Service =>
  startWorker({
    port,
    state: join(state, "edge-router"),
    registry: registryOf(state),
    options: ["--config", "workers/edge-router.toml"],
  });

/** Warnings and errors are shown, and nothing asks for a key press. */
function startWorker({ port, state, options, registry }: Asked): Service {
  const listen = ["--ip", LISTEN_ON, "--port", String(port), "--inspector-port", "0"];
  const quiet = ["--log-level", "warn", "--show-interactive-dev-session=false"];
  const args = ["dev", ...listen, ...quiet, "--persist-to", state, ...options];
  const child = startWrangler(args, { WRANGLER_REGISTRY_PATH: registry });
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.once("exit", () => resolve("The service ended by itself; the reason is above."));
  for (const [stream, show] of [
    [child.stdout, console.log],
    [child.stderr, console.error],
  ] as const) {
    createInterface({ input: stream }).on("line", (colored) => {
      const line = stripVTControlCharacters(colored);
      if (isCrash(line)) resolve(RUNTIME_DIED);
      if (isWorthShowing(line)) show(line);
    });
  }
  return { process: child, ended };
}

/** Waits until the service answers. @throws if it ends first */
export const untilHealthy = ({ ended }: Service, url: string): Promise<void> =>
  untilUp({ ended, isUp: () => isHealthy(url) });
