import type { WriteContext } from "../../call-context.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { ptEn } from "../../lib/language.ts";
import { BATCH_KEPT_MS, ceilingOf } from "../../vocabulary/limits.ts";
import { decodeStored, storageGuard, storedStatement } from "../records/storage-limit.ts";
import { ITEM_MS } from "./throttle.ts";

/** Run in the transaction that stores the batch; each reads one row. */
export const storageGuards = (ctx: WriteContext): Statement[] => [
  storageGuard("batches", ctx),
  storageGuard("batchItems", ctx),
];

/** Index batches_of_account has the account's batches in the order they came. */
const oldest = (accountId: string): Statement =>
  sql("SELECT created_at FROM batches WHERE account_id = ? ORDER BY rowid LIMIT 1", accountId);

const refuseWaiting = (limit: number, seconds: number): Refusal =>
  new Refusal("storage_full", {
    detail: ptEn(
      `A conta já tem na fila o máximo de ${limit.toLocaleString("pt-BR")} itens de lotes. São processados 4 por segundo: envie de novo em ${seconds} s.`,
      `The account already has the maximum of ${limit.toLocaleString("en")} batch items queued. 4 are processed per second: send it again in ${seconds} s.`,
    ),
    retryAfter: seconds,
    fullStore: "batchItems",
  });

const refuseBytes = (limit: number, seconds: number, isWaiting: boolean): Refusal =>
  new Refusal("storage_full", {
    detail: ptEn(
      `Os lotes da conta, com os resultados, atingiram o limite de ${limit / 1_000_000} MB. O espaço é liberado ${isWaiting ? "à medida que os itens na fila são processados" : "quando o lote mais antigo completa 7 dias"}: envie de novo em ${seconds} s.`,
      `The account's batches, with their results, have reached their limit of ${limit / 1_000_000} MB. Space is freed ${isWaiting ? "as queued items are processed" : "when the oldest batch is 7 days old"}: send it again in ${seconds} s.`,
    ),
    retryAfter: seconds,
    fullStore: "batches",
  });

/** Called after a commit that found no room. @throws Refusal storage_full, saying when there will be room */
export const assertWithinLimits = async (ctx: WriteContext): Promise<void> => {
  const { accountId, db, meter } = ctx;
  const [rows, kept] = await run(db, [storedStatement(accountId), oldest(accountId)], meter);
  const stored = decodeStored(rows?.[0]);
  const seconds = (items: number): number => Math.ceil((Math.max(1, items) * ITEM_MS) / SECOND_MS);
  const maxItems = ceilingOf("batchItems", ctx);
  if (stored.batchItems >= maxItems) throw refuseWaiting(maxItems, seconds(stored.batchItems - maxItems + 1));
  const ceiling = ceilingOf("batches", ctx);
  if (stored.batches < ceiling) return;
  const isWaiting = stored.batchItems > 0;
  const endsAt = ((kept?.[0]?.created_at as number | undefined) ?? 0) + BATCH_KEPT_MS;
  const untilEnd = Math.max(1, Math.ceil((endsAt - ctx.clock.now()) / SECOND_MS));
  throw refuseBytes(ceiling, isWaiting ? seconds(stored.batchItems) : untilEnd, isWaiting);
};
