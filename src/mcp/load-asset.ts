import { Refusal } from "../errors/refusal.ts";
import type { Assets } from "../ports/assets.ts";

const RETRY_SECONDS = 2;

const read = async <T>(assets: Assets, file: string): Promise<T> => {
  const found = await assets.open(file).catch(() => {
    throw new Refusal("upstream_unavailable", { retryAfter: RETRY_SECONDS });
  });
  if (!found.ok) throw new Error(`The asset ${file} is missing.`);
  return found.json<T>();
};

/** Reads a file that the build has stored alongside the Worker, once; a failure is not remembered. */
export const assetLoader = <T>(file: string) => {
  let loaded: T | undefined;
  return async (assets: Assets): Promise<T> => {
    loaded ??= await read<T>(assets, file);
    return loaded;
  };
};
