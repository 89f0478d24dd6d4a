import { ptEn, type Sentence } from "../lib/language.ts";
import { Refusal } from "./refusal.ts";

/** By the reason with which a full store's trigger aborts (rules 24.19): the sentence for callers. */
const FULL_STORES: Readonly<Record<string, Sentence>> = {
  audit_full: ptEn(
    "A auditoria da conta atingiu o limite de armazenamento, e operações auditadas não são aceitas. Fale com a plataforma: o espaço é liberado quando os registros mais antigos completam 5 anos.",
    "The account's audit log has reached its storage limit, and audited operations are refused. Contact the platform: space is freed once the oldest entries are 5 years old.",
  ),
  partnerships_full: ptEn(
    "As parcerias pedidas pela conta, incluindo as encerradas, atingiram o limite de armazenamento. Fale com a plataforma: o espaço é liberado quando as encerradas completam 5 anos.",
    "The partnerships that the account has requested, including ended ones, have reached their storage limit. Contact the platform: space is freed once ended ones are 5 years old.",
  ),
};

export const PARTNERSHIPS_FULL = new Refusal("request_refused", { detail: FULL_STORES.partnerships_full! });

const REASON = /^D1_ERROR: ([a-z]+_full): SQLITE_CONSTRAINT/;

/** The refusal of a write that found its store full; undefined for any other error. */
export const fullStoreRefusal = (error: unknown): Refusal | undefined => {
  const detail = FULL_STORES[REASON.exec(error instanceof Error ? error.message : "")?.[1] ?? ""];
  return detail && new Refusal("request_refused", { detail });
};

/** Patterns of the platform's own error messages, from D1 and Durable Objects. */
const TIMEOUTS =
  /(storage operation exceeded timeout|query (timed out|execution time)|operation was aborted due to timeout|timed? ?out)/i;
const OVERLOAD =
  /(overloaded|too many requests queued|generating too much load|too many concurrent storage operations|database is locked|sqlite_busy)/i;
/** Limits of one invocation, which it used up itself. */
const SPENT = /(too many api requests|too many subrequests)/i;
/** First D1's limits, for a database and for all databases; then SQLite's own, which Durable Objects have too. */
const FULL = /(exceeded maximum (db size|account storage limit)|database or disk is full|sqlite_full)/i;
/** The fence of an account that moves to another database (docs/adr/0051-accounts-move-behind-a-fence.md). */
const MOVED = /^D1_ERROR: moved: SQLITE_CONSTRAINT/;
const LOST =
  /(network connection lost|connection closed|client disconnected|exceeded its (memory|cpu time) limit|storage caused object to be reset|reset because its code was updated|instance is no longer active|internal error|cannot resolve d1|d1_error: (error|unknown)|durable object)/i;

/** A busy object needs longer than a lost connection. */
const BUSY_SECONDS = 5;
const LOST_SECONDS = 2;
/** How long a move may stop its account's writes. */
const MOVED_SECONDS = 2;
/** Waiting does not help: somebody must make room. */
const FULL_SECONDS = 300;

/** Whether a write was refused because its database is full: reading and deleting still work. */
export const isFull = (error: unknown): boolean => error instanceof Error && FULL.test(error.message);

/** Whether a write was refused because its account moves: nothing was written, and it will soon succeed. */
export const isMoved = (error: unknown): boolean => error instanceof Error && MOVED.test(error.message);

/** Whether the failed resource is overloaded, so that asking again at once makes it worse. */
export const isOverload = (error: unknown): boolean =>
  error instanceof Error && (OVERLOAD.test(error.message) || TIMEOUTS.test(error.message));

/** For data that cannot be read now because its account is being restored. */
export const refuseUnknowable = (): Refusal => new Refusal("upstream_busy", { retryAfter: BUSY_SECONDS });

/** A platform failure as 503 or 504; undefined for our own faults, which are 500. */
export const platformRefusal = (error: unknown): Refusal | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  const full = fullStoreRefusal(error);
  if (full) return full;
  if (isMoved(error)) return new Refusal("upstream_busy", { retryAfter: MOVED_SECONDS });
  if (isFull(error)) return new Refusal("upstream_unavailable", { retryAfter: FULL_SECONDS });
  if (OVERLOAD.test(message) || SPENT.test(message))
    return new Refusal("upstream_busy", { retryAfter: BUSY_SECONDS });
  if (TIMEOUTS.test(message)) return new Refusal("upstream_timeout", { retryAfter: BUSY_SECONDS });
  if (LOST.test(message)) return new Refusal("upstream_unavailable", { retryAfter: LOST_SECONDS });
  return undefined;
};

/** The answer to a failed call; 500 for a failure of our own. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refusal ? error : (platformRefusal(error) ?? new Refusal("internal"));
