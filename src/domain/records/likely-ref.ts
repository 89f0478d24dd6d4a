import type { ReadContext } from "../../call-context.ts";
import { NOTHING, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import type { Warning } from "../../vocabulary/labels.ts";

const ESCAPE = /%[0-9a-f]{2}/i;

const decoded = (ref: string): string => {
  try {
    return decodeURIComponent(ref);
  } catch {
    return ref;
  }
};

/** What the code may be if it was encoded twice, or has spaces as a form writes them; for nearly every code, none. */
const likelyRefs = (ref: string): string[] => {
  const spaced = ref.replaceAll("+", " ");
  const readings = ESCAPE.test(ref) ? [decoded(ref), decoded(spaced), spaced] : [spaced];
  return [...new Set(readings)].filter((reading) => reading !== ref);
};

/** The code that a wrongly encoded one probably stands for. */
export interface LikelyRef {
  readonly ref: string;
  /** Whether an object has it. */
  readonly exists: boolean;
}

/**
 * Looks for the object meant by a wrongly encoded code; an ordinary code costs nothing (rules 2.7). Nobody means an
 * escape as such, so its reading is likely even if nothing has it; a `+` may be meant.
 */
export const likelyStatement = (table: "properties" | "leads", accountId: string, ref: string): Statement => {
  const likely = likelyRefs(ref);
  const escaped = ESCAPE.test(ref) ? decoded(ref) : ref;
  return likely.length === 0
    ? NOTHING
    : sql(
        `SELECT (SELECT external_ref FROM json_each(?) AS likely
                 CROSS JOIN ${table} ON account_id = ? AND external_ref = likely.value LIMIT 1) AS existing,
                ? AS escaped`,
        JSON.stringify(likely),
        accountId,
        escaped === ref ? null : escaped,
      );
};

export const decodeLikely = (rows: readonly Row[] | undefined): LikelyRef | null => {
  const { existing = null, escaped = null } = rows?.[0] ?? {};
  const ref = (existing ?? escaped) as string | null;
  return ref === null ? null : { ref, exists: existing !== null };
};

export interface RefWarning extends Warning {
  readonly code: "ref_encoding";
}

export const refWarnings = (likely: LikelyRef | null): RefWarning[] =>
  likely === null
    ? []
    : [
        {
          name: "ref",
          code: "ref_encoding",
          value: likely.ref,
          ...(likely.exists && { existingRef: likely.ref }),
        },
      ];

const noSuchRef = (likely: LikelyRef | null): Refusal =>
  !likely?.exists
    ? new Refusal("not_found")
    : new Refusal("not_found", {
        detail: ptEn(
          "Este código não existe, mas o de existingRef existe: codifique o código uma vez só, com %20 no lugar do espaço.",
          "This code does not exist, but the one in existingRef does: encode the code only once, with %20 for a space.",
        ),
        members: { existingRef: likely.ref },
      });

/**
 * Reads an object by its code, in one round trip.
 * @throws Refusal not_found, which names the object that the code seems to mean
 */
export const readByRef = async <T>(
  { db, accountId, meter }: Pick<ReadContext, "db" | "accountId" | "meter">,
  table: "properties" | "leads",
  ref: string,
  select: string,
  decode: (rows: readonly Row[] | undefined) => T | null | undefined,
): Promise<T> => {
  const likely = likelyStatement(table, accountId, ref);
  const statements = [sql(select, accountId, ref), ...(likely === NOTHING ? [] : [likely])];
  const [found, alike] = await run(db, statements, meter);
  const one = decode(found);
  if (!one) throw noSuchRef(decodeLikely(alike));
  return one;
};
