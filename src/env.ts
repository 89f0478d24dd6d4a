import type { Secrets } from "./lib/digest.ts";
import { secretsOf } from "./lib/secrets.ts";

/** Where a Worker runs. Boards need no other settings (src/boards/index.ts). */
export interface Place {
  readonly environment: "local" | "staging" | "production";
  /** Of the deployed code. */
  readonly version: string;
  readonly readReplicas: boolean;
  /** Where objects are created: beside D1 (docs/adr/0002-code-runs-beside-the-data.md). */
  readonly objectLocation: DurableObjectLocationHint | null;
}

/** The settings of account gates and logs. */
export interface ObjectSettings extends Place {
  /** Hosts that are this service: never a target of webhooks, photos or feeds. */
  readonly ownHosts: readonly string[];
  readonly allowPrivateTargets: boolean;
  /** Plans without API access (PLAN_NOT_ELIGIBLE). */
  readonly plansWithoutApi: readonly string[];
}

/** The deployment's settings, parsed once. With a wrong environment the Worker does not start. */
export interface Settings extends Place {
  /** Origin of this deployment, without a trailing slash. */
  readonly publicUrl: string;
  readonly baseUrl: string;
  readonly docsUrl: string;
  /** The prefix of every photo's address: a host of its own, or `/photos` of this service. */
  readonly photosUrl: string;
  /** Origin of the dashboard, which issues assistants' tokens. */
  readonly panelUrl: string;
  /** Hosts that are this service: never a target of webhooks, photos or feeds. */
  readonly ownHosts: readonly string[];
  readonly keySecrets: Secrets;
  readonly cursorSecrets: Secrets;
  readonly backofficeTokens: Secrets;
  /** The secrets of protected people's keyed hashes (rules 27.9). */
  readonly identitySecrets: Secrets;
  readonly mailFrom: string;
  /** The status page (the probe's); null where there is none. */
  readonly statusUrl: string | null;
  /** Where to report a vulnerability, for security.txt; null if nobody is named. */
  readonly securityContact: string | null;
  readonly allowPrivateTargets: boolean;
  /** Whether owners are offered at all, and the terms to accept. */
  readonly captacao: { readonly isActive: boolean; readonly termsVersion: string };
}

const FIRST_CAPTACAO_TERMS = "2026-11";
const MIN_SECRET_CHARS = 16;
/** The secrets in `.env`, which is public in the repository. */
const LOCAL_SECRET = /^local-/;
/** A host with or without its port: a pattern or a URL here would guard nothing. */
const OWN_HOST = /^(\[[\da-f:.]+\]|[\p{L}\p{N}._-]+)(:\d{1,5})?$/iu;
const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;
const ENVIRONMENTS = ["local", "staging", "production"] as const;

const LOCATIONS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;

const splitList = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const originOf = (text: string | undefined): string | undefined => {
  const url = text ? URL.parse(text) : null;
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.origin : undefined;
};

const SECRETS = ["KEY_SECRET", "CURSOR_SECRET", "BACKOFFICE_TOKEN", "IDENTITY_SECRET"] as const;

const readSecrets = (
  env: Env,
  faults: string[],
): Pick<Settings, "keySecrets" | "cursorSecrets" | "backofficeTokens" | "identitySecrets"> => {
  const all = SECRETS.map((name) => {
    const [first = "", ...others] = secretsOf(env, name);
    const values: Secrets = [first, ...others];
    if (values.some((value) => value.length < MIN_SECRET_CHARS))
      faults.push(`${name} must have at least ${MIN_SECRET_CHARS} characters`);
    if (env.ENVIRONMENT !== "local" && values.some((value) => LOCAL_SECRET.test(value)))
      faults.push(`${name} is the public one of local development`);
    return values;
  });
  const values = all.flat();
  if (new Set(values).size < values.length) faults.push(`${SECRETS.join(", ")} must differ from each other`);
  const [keySecrets, cursorSecrets, backofficeTokens, identitySecrets] = all as [
    ...[Secrets, Secrets, Secrets, Secrets],
  ];
  return { keySecrets, cursorSecrets, backofficeTokens, identitySecrets };
};

const readHosts = (text: string | undefined, faults: string[]): string[] => {
  const hosts = splitList(text);
  const wrong = hosts.filter((host) => !OWN_HOST.test(host) || !URL.canParse(`https://${host}`));
  if (wrong.length > 0) faults.push(`OWN_HOSTS must be hosts, with or without a port: ${wrong.join(", ")}`);
  return hosts;
};

const readOrigin = (
  name: string,
  text: string | undefined,
  isLocal: boolean,
  faults: string[],
): string | undefined => {
  const origin = originOf(text);
  if (!origin) faults.push(`${name} must be an http or https address`);
  if (!isLocal && origin?.startsWith("http:")) faults.push(`${name} must be https`);
  return origin;
};

type PlaceEnv = Pick<Env, "ENVIRONMENT" | "OBJECT_LOCATION" | "READ_REPLICAS" | "VERSION">;

const readPlace = (env: PlaceEnv, faults: string[]): Place => {
  const environment = ENVIRONMENTS.find((name) => name === env.ENVIRONMENT);
  if (!environment) faults.push(`ENVIRONMENT must be one of ${ENVIRONMENTS.join(", ")}`);
  // Only a deployment knows its version.
  if (environment === "local" && env.VERSION) faults.push("ENVIRONMENT is local, which no deployment may be");
  const objectLocation = LOCATIONS.find((name) => name === env.OBJECT_LOCATION) ?? null;
  if (env.OBJECT_LOCATION && !objectLocation)
    faults.push(`OBJECT_LOCATION must be one of ${LOCATIONS.join(", ")}`);
  return {
    environment: environment!,
    version: env.VERSION?.id ?? "local",
    readReplicas: env.READ_REPLICAS === "on",
    objectLocation,
  };
};

const refuse = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(`The environment is wrong: ${faults.join("; ")}.`);
};

/** @throws Error that lists every fault at once */
export const parsePlace = (env: PlaceEnv): Place => {
  const faults: string[] = [];
  const place = readPlace(env, faults);
  refuse(faults);
  return place;
};

type OutboundEnv = Partial<Pick<Env, "PUBLIC_URL" | "PANEL_URL" | "PHOTOS_URL" | "ALLOW_PRIVATE_TARGETS">> & {
  readonly OWN_HOSTS?: string;
};

/** Whether a deployment reaches private addresses, and which hosts are its own. */
const readOutbound = (
  env: OutboundEnv,
  isLocal: boolean,
  faults: string[],
): Pick<ObjectSettings, "ownHosts" | "allowPrivateTargets"> => {
  const allowPrivateTargets = env.ALLOW_PRIVATE_TARGETS === "true";
  if (allowPrivateTargets && !isLocal)
    faults.push("ALLOW_PRIVATE_TARGETS is for local development and refused elsewhere");
  const hosts = [env.PUBLIC_URL, env.PANEL_URL, env.PHOTOS_URL].flatMap(
    (url) => URL.parse(url ?? "")?.host ?? [],
  );
  const ownHosts = [...new Set([...hosts, ...readHosts(env.OWN_HOSTS, faults)])];
  if (ownHosts.length === 0) faults.push("OWN_HOSTS must name the hosts of this service");
  return { allowPrivateTargets, ownHosts };
};

/** Reads the settings of gates and logs, which need no secret. @throws Error that lists every fault at once */
export const parseObjectSettings = (
  env: PlaceEnv & OutboundEnv & { readonly PLANS_WITHOUT_API?: string },
): ObjectSettings => {
  const faults: string[] = [];
  const place = readPlace(env, faults);
  const outbound = readOutbound(env, place.environment === "local", faults);
  refuse(faults);
  return { ...place, ...outbound, plansWithoutApi: splitList(env.PLANS_WITHOUT_API ?? "FREE") };
};

/** Reads the settings of a deployment. @throws Error that lists every fault at once and shows no secret. */
export const parseSettings = (env: Env): Settings => {
  const faults: string[] = [];
  const vars = env as Env & {
    OWN_HOSTS?: string;
    CAPTACAO?: string;
    CAPTACAO_TERMS?: string;
  };
  const place = readPlace(env, faults);
  const isLocal = place.environment === "local";
  const publicUrl = readOrigin("PUBLIC_URL", env.PUBLIC_URL, isLocal, faults);
  const panelUrl = readOrigin("PANEL_URL", env.PANEL_URL, isLocal, faults);
  const secrets = readSecrets(env, faults);
  const outbound = readOutbound(vars, isLocal, faults);
  if (vars.CAPTACAO !== undefined && !["on", "off"].includes(vars.CAPTACAO))
    faults.push("CAPTACAO must be on or off");
  const photosUrl = env.PHOTOS_URL && readOrigin("PHOTOS_URL", env.PHOTOS_URL, isLocal, faults);
  if (photosUrl && [publicUrl, panelUrl].includes(photosUrl))
    faults.push("PHOTOS_URL must be a host of its own, at which the bucket answers");
  const statusUrl = env.STATUS_URL ? readOrigin("STATUS_URL", env.STATUS_URL, isLocal, faults) : null;
  if (env.SECURITY_CONTACT && !CONTACT.test(env.SECURITY_CONTACT))
    faults.push("SECURITY_CONTACT must be a mailto: or https: address");
  if (!env.MAIL_FROM) faults.push("MAIL_FROM must be the sender's address of the notices");
  refuse(faults);
  return {
    ...place,
    ...secrets,
    ...outbound,
    publicUrl: publicUrl!,
    baseUrl: `${publicUrl}/v1`,
    docsUrl: `${publicUrl}/docs`,
    photosUrl: photosUrl || `${publicUrl}/photos`,
    panelUrl: panelUrl!,
    mailFrom: env.MAIL_FROM,
    statusUrl: statusUrl ?? null,
    securityContact: env.SECURITY_CONTACT || null,
    captacao: {
      isActive: vars.CAPTACAO !== "off",
      termsVersion: vars.CAPTACAO_TERMS ?? FIRST_CAPTACAO_TERMS,
    },
  };
};
