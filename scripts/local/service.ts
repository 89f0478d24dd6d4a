import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { isHealthy } from "./port.ts";
import { isWorthShowing, tellsOfCrash } from "./runtime-output.ts";
import { HOST, type LocalSettings } from "./settings.ts";
import { untilUp } from "./until-up.ts";
import { startWrangler } from "./wrangler.ts";

const RUNTIME_DIED =
  "The runtime (workerd) has died, and the service ends. Nothing stored is lost: npm start goes on where it stood.";

export interface Service {
  readonly process: ChildProcess;
  /** The reason of an unexpected end. */
  readonly ended: Promise<string>;
}

/** Starts the Worker in the local runtime. Warnings and errors are shown, and nothing asks for a key press. */
export function startService(settings: LocalSettings): Service {
  const listen = ["--ip", HOST, "--port", String(settings.port), "--inspector-port", "0"];
  const quiet = ["--log-level", "warn", "--show-interactive-dev-session=false"];
  const state = ["--persist-to", settings.state];
  const args = ["dev", ...listen, ...quiet, ...state, "--var", `PUBLIC_URL:${settings.url}`];
  const child = startWrangler(args);
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.once("exit", () => resolve("The service ended by itself; the reason is above."));
  for (const [stream, show] of [
    [child.stdout, console.log],
    [child.stderr, console.error],
  ] as const) {
    createInterface({ input: stream }).on("line", (coloured) => {
      const line = stripVTControlCharacters(coloured);
      if (tellsOfCrash(line)) resolve(RUNTIME_DIED);
      if (isWorthShowing(line)) show(line);
    });
  }
  return { process: child, ended };
}

/** Waits until the service answers. @throws if it ends first */
export const untilHealthy = ({ ended }: Service, url: string): Promise<void> =>
  untilUp({ ended, isUp: () => isHealthy(url) });
