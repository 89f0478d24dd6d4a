import { Patience } from "../db/background.ts";
import { type BoardStores, boardStoresOf, type StoresEnv } from "../stores.ts";
import type { ExportBucket } from "./parts.ts";

/** Photos are only listed here. */
export type PhotoBucket = Pick<R2Bucket, "list">;

/** The bindings of the Worker of backups. */
export interface BackupsEnv extends StoresEnv {
  readonly EXPORTS: ExportBucket;
  readonly PHOTOS: PhotoBucket;
  readonly BACKUPS: Pick<AnalyticsEngineDataset, "writeDataPoint">;
}

export interface BackupStores extends BoardStores {
  readonly bucket: ExportBucket;
  readonly photos: PhotoBucket;
}

export const backupStoresOf = (env: BackupsEnv): BackupStores => ({
  ...boardStoresOf(env, new Patience()),
  bucket: env.EXPORTS,
  photos: env.PHOTOS,
});
