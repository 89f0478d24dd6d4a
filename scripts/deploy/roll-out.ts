import { Stop } from "../cloudflare/stop.ts";
import type { Releases } from "./releases.ts";

/** Shares of the calls, in percent. At 0 only requests that name the version reach it. */
export const STEPS = [0, 5, 25, 100] as const;
const ALL = 100;
/** How long a new share takes to reach every isolate. */
const SPREAD_MS = 60_000;
/** How long objects take to get the new code: the platform lets the old code work for up to five more minutes. */
const OBJECTS_MS = 330_000;
/** Steps with their own waiting time. */
const WAITS_MS: Readonly<Record<number, number>> = { 0: SPREAD_MS, [ALL]: OBJECTS_MS };
const OVERRIDES = "Cloudflare-Workers-Version-Overrides";

export interface Means {
  readonly tag: string;
  /** The Worker that answers callers. */
  readonly answering: string;
  /** Builds and uploads the version of a Worker. */
  readonly upload: (worker: string) => Promise<void>;
  /** Tries the service with headers that choose the new versions; `version` is the answering Worker's. */
  readonly smoke: (headers: Readonly<Record<string, string>>, version: string) => Promise<boolean>;
  /** Whether this version of the answering Worker has served its callers well. */
  readonly servesCallersWell: (version: string) => Promise<boolean>;
  readonly stayMs: number;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly print: (line: string) => void;
}

interface Release {
  readonly releases: Releases;
  readonly version: string;
  /** The new version's share of the calls; null before its first step. */
  readonly share: number | null;
  /** The version that answers the other calls, and all of them after a failure; null if there is none. */
  readonly former: string | null;
}

/** @throws Stop if another release is under way */
async function currentRelease(releases: Releases, version: string): Promise<Release> {
  const deployments = await releases.deployments();
  const [latest = []] = deployments;
  const own = latest.find(({ version_id }) => version_id === version);
  const others = latest.filter(({ version_id, percentage }) => version_id !== version && percentage > 0);
  if (others.length > 1)
    throw new Stop(
      `${releases.worker} is divided between ${others.map(({ version_id }) => version_id).join(" and ")}: ` +
        "end that release first (npm run deploy <environment> -- --tag <its tag>, or with --back).",
    );
  const earlier = deployments.flat().find((one) => one.version_id !== version && one.percentage > 0);
  return {
    releases,
    version,
    share: own?.percentage ?? null,
    former: (others[0] ?? earlier)?.version_id ?? null,
  };
}

async function uploadOnce(releases: Releases, { tag, upload, print }: Means): Promise<string> {
  const known = await releases.tagged(tag);
  if (known !== null) return known;
  print(`${releases.worker}: uploading ${tag}`);
  await upload(releases.worker);
  const version = await releases.tagged(tag);
  if (version === null) throw new Stop(`${releases.worker} has no version ${tag} after its upload.`);
  return version;
}

const move = ({ releases, version, former }: Release, share: number, tag: string): Promise<void> => {
  const rest = ALL - share;
  const shares =
    former === null || rest === 0
      ? [{ version_id: version, percentage: ALL }]
      : [
          { version_id: former, percentage: rest },
          { version_id: version, percentage: share },
        ];
  return releases.deploy(shares, `${tag} at ${share} %`);
};

/** Gives all calls back to what answered before, callers first. Running it again changes nothing. */
export async function rollBack(all: readonly Releases[], tag: string, print: Means["print"]): Promise<void> {
  for (const releases of all.toReversed()) {
    const version = await releases.tagged(tag);
    if (version === null) continue;
    const { share, former } = await currentRelease(releases, version);
    if (share === null) continue;
    if (former === null) {
      print(`${releases.worker} keeps ${tag}: nothing was deployed before it.`);
      continue;
    }
    await releases.deploy([{ version_id: former, percentage: ALL }], `back from ${tag}`);
    print(`${releases.worker}: ${former} answers all calls again`);
  }
}

const chosen = (all: readonly Release[]): Record<string, string> => ({
  [OVERRIDES]: all.map(({ releases, version }) => `${releases.worker}="${version}"`).join(", "),
});

/**
 * The step to continue from: where an earlier run ended, or the first. A Worker whose new version answers all calls
 * waits for the others. Null if the earlier run was rolling back: some of the Workers have already done so.
 */
const begunAt = (all: readonly Release[]): number | null => {
  const pending = all.map(({ share }) => share ?? -1).filter((share) => share < ALL);
  const furthest = Math.max(...pending);
  if (pending.length === 0) return ALL;
  return furthest > 0 && pending.includes(-1) ? null : Math.max(furthest, 0);
};

async function goBack(all: readonly Releases[], { tag, print }: Means): Promise<false> {
  print("going back");
  await rollBack(all, tag, print);
  return false;
}

/**
 * Rolls out a version of each Worker step by step, each Worker after those that it binds, and tries the service at each
 * step. If a step fails, all calls go back to the former versions. Only the platform records the progress, so a run
 * continues where an earlier one died.
 * @returns whether the new versions answer all calls
 */
export async function rollOut(all: readonly Releases[], means: Means): Promise<boolean> {
  const { tag, print, pause, smoke, stayMs, answering } = means;
  const releases: Release[] = [];
  for (const worker of all) releases.push(await currentRelease(worker, await uploadOnce(worker, means)));
  const { version } = releases.find(({ releases: { worker } }) => worker === answering)!;
  const begun = begunAt(releases);
  if (begun === null) return goBack(all, means);
  for (const step of STEPS.filter((step) => step >= begun)) {
    for (const release of releases) if ((release.share ?? -1) < step) await move(release, step, tag);
    print(`${tag} at ${step} %`);
    await pause(WAITS_MS[step] ?? Math.max(SPREAD_MS, stayMs));
    const isGreen =
      (await smoke(step === ALL ? {} : chosen(releases), version)) &&
      (await means.servesCallersWell(version));
    if (!isGreen) return goBack(all, means);
  }
  return true;
}
