import { guard } from "../../db/plan.ts";
import { type Row, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn, type Sentence } from "../../lib/language.ts";
import { ceilingOf, type Store } from "../../vocabulary/limits.ts";

/** What an account stores, as triggers count it: bytes, and the number of waiting batch items. */
export type StorageUse = Readonly<Record<Store, number>>;

const COLUMNS: Readonly<Record<Store, string>> = {
  properties: "property_bytes",
  leads: "lead_bytes",
  batches: "batch_bytes",
  batchItems: "batch_items",
  photos: "photo_bytes",
};

/** The account, and its plan's limit. */
interface Owner {
  readonly accountId: string;
  readonly propertyLimit: number;
}

export const STORED_COLUMNS = Object.values(COLUMNS).join(", ");

export const storedStatement = (accountId: string): Statement =>
  sql(`SELECT ${STORED_COLUMNS} FROM portfolios WHERE account_id = ?`, accountId);

export const decodeStored = (row: Row | undefined): StorageUse => ({
  properties: (row?.property_bytes as number | undefined) ?? 0,
  leads: (row?.lead_bytes as number | undefined) ?? 0,
  batches: (row?.batch_bytes as number | undefined) ?? 0,
  batchItems: (row?.batch_items as number | undefined) ?? 0,
  photos: (row?.photo_bytes as number | undefined) ?? 0,
});

const megabytes = (bytes: number): string => String(Math.round(bytes / 1_000_000));

const FULL: Readonly<Record<"properties" | "leads", (limit: string) => Sentence>> = {
  properties: (limit) =>
    ptEn(
      `Os imóveis da conta, incluindo os inativos, vendidos, alugados e da lixeira, atingiram o limite de ${limit} MB. Para liberar espaço, exclua imóveis definitivamente no painel (a lixeira faz isso após 30 dias), encurte textos ou contrate um plano maior.`,
      `The account's properties, including those inactive, sold, rented or in the trash, have reached their limit of ${limit} MB. To free space, permanently delete properties in the dashboard (the trash does so after 30 days), shorten texts or upgrade the plan.`,
    ),
  leads: (limit) =>
    ptEn(
      `Os clientes da conta, incluindo interações e lixeira, atingiram o limite de ${limit} MB. Para liberar espaço, exclua clientes definitivamente no painel (a lixeira faz isso após 30 dias), encurte anotações ou contrate um plano maior.`,
      `The account's clients, including interactions and the trash, have reached their limit of ${limit} MB. To free space, permanently delete clients in the dashboard (the trash does so after 30 days), shorten notes or upgrade the plan.`,
    ),
};

/** A store accepts writes until it is full: the last one may pass the ceiling, no later one may. */
export const storageGuard = (store: Store, owner: Owner): Statement =>
  guard(
    "stale",
    `coalesce((SELECT ${COLUMNS[store]} FROM portfolios WHERE account_id = ?), 0) < ?`,
    owner.accountId,
    ceilingOf(store, owner),
  );

export const isStorageGuard = ({ sql: text }: Statement): boolean =>
  text.startsWith("INSERT INTO write_guard") && text.includes("coalesce((SELECT");

/**
 * For a write that adds to a store. One that loses the race is decided again.
 * @returns the guard, which comes before the write's other statements and costs a row; or the ceiling, for the
 * statement that counts a new row
 * @throws Refusal request_refused when the store is full
 */
export const guardStorage = (
  store: "properties" | "leads",
  stored: number,
  owner: Owner,
): { readonly guard: Statement; readonly ceiling: number } => {
  const ceiling = ceilingOf(store, owner);
  if (stored >= ceiling)
    throw new Refusal("request_refused", { detail: FULL[store](megabytes(ceiling)), fullStore: store });
  return { guard: storageGuard(store, owner), ceiling };
};

/** What is stored, and what may be (rules 24.18). */
export const storageOf = (stored: StorageUse, owner: Owner) => {
  const limit = (store: Store): number => ceilingOf(store, owner);
  return {
    properties: { bytes: stored.properties, limit: limit("properties") },
    leads: { bytes: stored.leads, limit: limit("leads") },
    batches: {
      bytes: stored.batches,
      limit: limit("batches"),
      waiting: stored.batchItems,
      waitingLimit: limit("batchItems"),
    },
    photos: { bytes: stored.photos, limit: limit("photos") },
  };
};

/** Whether one record has more text than another, and so adds to its store. */
export const isHeavier = <T extends object>(
  before: T | null,
  after: T | null,
  columns: readonly (keyof T)[],
): boolean => {
  if (after === null) return false;
  if (before === null) return true;
  const weight = (record: T): number =>
    columns.reduce((sum, column) => sum + (JSON.stringify(record[column]) ?? "").length, 0);
  return columns.some((column) => before[column] !== after[column]) && weight(after) > weight(before);
};
