import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { Stop } from "../cloudflare/stop.ts";
import { ROOT } from "../local/settings.ts";

export const ENVIRONMENTS = ["production", "staging"] as const;

/** The configurations of the Workers, in the order of their deployment: the dashboard binds the API. */
export const CONFIGS = ["wrangler.toml", "panel/wrangler.toml"] as const;

export type WorkerConfig = ReturnType<typeof unstable_readConfig>;

export interface Worker {
  /** Its file in the repository. */
  readonly file: string;
  readonly name: string;
  readonly config: WorkerConfig;
  /** The names of the secrets it requires. */
  readonly secrets: readonly string[];
}

/** @throws Stop if there is no such environment */
export const workersOf = (environment: string, root = ROOT): Worker[] => {
  if (!ENVIRONMENTS.some((name) => name === environment))
    throw new Stop(`There is no environment ${environment}: ${ENVIRONMENTS.join(" or ")}.`);
  return CONFIGS.map((file) => {
    const config = unstable_readConfig({ config: join(root, file), env: environment });
    return { file, name: config.name!, config, secrets: config.secrets?.required ?? [] };
  });
};
