import type { ExportedPart } from "../db/schema/exports.ts";
import type { Export } from "../domain/backups/stored.ts";
import { isoTime } from "../lib/clock.ts";
import { folderOf } from "./export-account.ts";
import type { ExportBucket } from "./parts.ts";

/** The description of an export, stored with its parts. */
export interface Manifest {
  readonly format: 1;
  readonly accountId: string;
  readonly shard: string;
  /** The last migration of the database whose rows these are. */
  readonly migration: string;
  readonly begunAt: string;
  readonly endedAt: string;
  /** The account's last events, before the first row was read and after the last. */
  readonly sequences: { readonly first: number; readonly last: number };
  /** Whether nothing was written meanwhile. */
  readonly isSettled: boolean;
  readonly rows: Readonly<Record<string, number>>;
  readonly parts: readonly ExportedPart[];
}

/** How many rows of each table the parts have together. */
export const rowsOf = (parts: readonly ExportedPart[]): Record<string, number> => {
  const rows: Record<string, number> = {};
  for (const part of parts)
    for (const [table, count] of Object.entries(part.rows)) rows[table] = (rows[table] ?? 0) + count;
  return rows;
};

const manifestKey = (own: Pick<Export, "accountId" | "begunAt" | "id">): string =>
  `${folderOf(own)}/manifest.json`;

/** Put last: an export without a manifest does not count. An existing one is from a turn that died right after that. */
export const putManifest = async (
  bucket: ExportBucket,
  own: Export,
  end: { readonly endedAt: number; readonly last: number; readonly isSettled: boolean },
): Promise<void> => {
  const { accountId, shard, migration, begunAt, position, parts } = own;
  const manifest: Manifest = {
    format: 1,
    accountId,
    shard,
    migration,
    begunAt: isoTime(begunAt),
    endedAt: isoTime(end.endedAt),
    sequences: { first: position.sequence!, last: end.last },
    isSettled: end.isSettled,
    rows: rowsOf(parts),
    parts,
  };
  await bucket.put(manifestKey(own), JSON.stringify(manifest), { onlyIf: { etagDoesNotMatch: "*" } });
};

/** @throws Error if there is none */
export const readManifest = async (
  bucket: ExportBucket,
  own: Pick<Export, "accountId" | "begunAt" | "id">,
): Promise<Manifest> => {
  const found = await bucket.get(manifestKey(own));
  if (!found) throw new Error("The manifest was not found.");
  return found.json<Manifest>();
};
