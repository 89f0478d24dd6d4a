import { apply } from "../platform/apply.ts";
import { beforeCode, partsOf } from "../platform/environment.ts";
import { apiOf } from "../platform/workers.ts";
import { servesCallersWell } from "./callers.ts";
import { Releases } from "./releases.ts";
import { type Means, rollBack, rollOut } from "./roll-out.ts";

type Platform = Parameters<typeof partsOf>[0];

const releasesOf = ({ account, read }: Platform): Releases[] =>
  read().map(({ name }) => new Releases(account, name));

/**
 * Creates what an environment lacks, rolls out a version of each Worker to all calls, and then applies what only those
 * versions use. After a run that died, the next one continues.
 * @returns whether the new versions answer all calls
 */
export async function release(
  platform: Platform,
  means: Omit<Means, "answering" | "upload" | "servesCallersWell">,
): Promise<boolean> {
  const { tag, print } = means;
  await apply(beforeCode(platform), print);
  const upload = (name: string): Promise<void> =>
    platform.wrangler.upload(platform.read().find((worker) => worker.name === name)!, tag);
  const { name: answering, datasetSuffix: suffix } = apiOf(platform.read());
  const isOut = await rollOut(releasesOf(platform), {
    ...means,
    answering,
    upload,
    servesCallersWell: (version) => servesCallersWell(platform.account, { version, suffix, print }),
  });
  // The old code has its own schedules and consumers until the new one answers everybody.
  if (isOut) await apply(partsOf(platform), print);
  return isOut;
}

/** Gives all calls back to the versions before this one. */
export const rollBackRelease = (
  platform: Platform,
  { tag, print }: Pick<Means, "tag" | "print">,
): Promise<void> => rollBack(releasesOf(platform), tag, print);
