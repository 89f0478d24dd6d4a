import type { Secrets } from "../../src/lib/digest.ts";
import { secretsOf } from "../../src/lib/secrets.ts";
import type { DashboardApiPort } from "../../src/ports/panel.ts";
import { type OperatorEnv, type OperatorSettings, readOperatorSettings } from "./operator-settings.ts";

/** The bindings of `wrangler.toml`. */
export interface PanelEnv extends OperatorEnv {
  readonly PANEL_DB: D1Database;
  readonly DASHBOARD_API: DashboardApiPort;
  readonly EMAIL: SendEmail;
  readonly ENVIRONMENT: string;
  readonly PANEL_URL: string;
  readonly API_URL: string;
  /** Empty if the API serves photos. */
  readonly PHOTOS_URL: string;
  readonly MAIL_FROM: string;
  readonly PANEL_SECRET: string;
  readonly VERSION: WorkerVersionMetadata;
}

/** Who issues assistants' tokens, and for what. */
export interface Issuer {
  /** Origin of the dashboard. */
  readonly url: string;
  readonly apiUrl: string;
}

export interface PanelSettings extends Issuer {
  /** A developer's machine, never a deployment: has an inbox in place of mail, and a link that signs in. */
  readonly isLocal: boolean;
  /** The photos' own origin; null if the API serves them. */
  readonly photosUrl: string | null;
  readonly mailFrom: string;
  readonly secrets: Secrets;
  /** The settings of the operator's console; null if there is none. */
  readonly operator: OperatorSettings | null;
}

const ENVIRONMENTS = ["local", "staging", "production"];
const MIN_SECRET_CHARS = 32;
/** The secret in `.env`, which the repository makes public. */
const LOCAL_SECRET = /^local-/;

const isOrigin = (text: string, isLocal: boolean): boolean =>
  URL.canParse(text) && new URL(text).origin === text && (isLocal || text.startsWith("https:"));

type IssuerEnv = Pick<PanelEnv, "ENVIRONMENT" | "PANEL_URL" | "API_URL">;

const readIssuer = (env: IssuerEnv, isLocal: boolean, faults: string[]): Issuer => {
  for (const name of ["PANEL_URL", "API_URL"] as const)
    if (!isOrigin(env[name] ?? "", isLocal)) faults.push(`${name} must be an origin, https outside of local`);
  return { url: env.PANEL_URL, apiUrl: env.API_URL };
};

const refuse = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(`The environment is wrong: ${faults.join("; ")}.`);
};

/** @throws Error that lists every fault at once */
export const parseIssuer = (env: IssuerEnv): Issuer => {
  const faults: string[] = [];
  const issuer = readIssuer(env, env.ENVIRONMENT === "local", faults);
  refuse(faults);
  return issuer;
};

/** @throws Error that lists every fault at once and shows no secret. */
export const parsePanelSettings = (env: PanelEnv): PanelSettings => {
  const faults: string[] = [];
  const isLocal = env.ENVIRONMENT === "local";
  if (!ENVIRONMENTS.includes(env.ENVIRONMENT))
    faults.push(`ENVIRONMENT must be one of ${ENVIRONMENTS.join(", ")}`);
  const issuer = readIssuer(env, isLocal, faults);
  if (env.PHOTOS_URL && !isOrigin(env.PHOTOS_URL, isLocal))
    faults.push("PHOTOS_URL must be an origin, https outside of local");
  // Only on a developer's machine: the inbox and the link that signs in.
  const isHere = (url: string): boolean =>
    ["localhost", "127.0.0.1"].includes(URL.parse(url)?.hostname ?? "");
  if (isLocal && ![env.PANEL_URL, env.OPERATOR_URL || env.PANEL_URL].every(isHere))
    faults.push("ENVIRONMENT is local, which no deployment may be");
  const [secret = "", ...others] = secretsOf(env, "PANEL_SECRET");
  const secrets: Secrets = [secret, ...others];
  if (secrets.some((value) => value.length < MIN_SECRET_CHARS))
    faults.push(`PANEL_SECRET must have at least ${MIN_SECRET_CHARS} characters`);
  if (!isLocal && secrets.some((value) => LOCAL_SECRET.test(value)))
    faults.push("PANEL_SECRET is the public one of local development");
  if (!env.MAIL_FROM) faults.push("MAIL_FROM must be the sender's address");
  const operator = readOperatorSettings(env, {
    isLocal,
    faults,
    isOrigin: (text) => isOrigin(text, isLocal),
  });
  refuse(faults);
  return {
    ...issuer,
    isLocal,
    photosUrl: env.PHOTOS_URL || null,
    mailFrom: env.MAIL_FROM,
    secrets,
    operator,
  };
};
