import type { ReadContext } from "../../call-context.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Warning } from "../../vocabulary/warnings.ts";
import { NOTHING } from "./wanted.ts";

const ESCAPE = /%[0-9a-f]{2}/i;

const decoded = (ref: string): string => {
  try {
    return decodeURIComponent(ref);
  } catch {
    return ref;
  }
};

/** What a code would be that came encoded twice, or as a form writes spaces; nearly every code is none of these. */
const likelyRefs = (ref: string): string[] => {
  const spaced = ref.replaceAll("+", " ");
  const readings = ESCAPE.test(ref) ? [decoded(ref), decoded(spaced), spaced] : [spaced];
  return [...new Set(readings)].filter((reading) => reading !== ref);
};

/** Looks for the object that a code encoded the wrong way means; costs an ordinary code nothing (rules 2.7). */
export const likelyStatement = (table: "properties" | "leads", accountId: string, ref: string): Statement => {
  const likely = likelyRefs(ref);
  return likely.length === 0
    ? NOTHING
    : sql(
        `SELECT external_ref FROM json_each(?) AS likely
         CROSS JOIN ${table} ON account_id = ? AND external_ref = likely.value LIMIT 1`,
        JSON.stringify(likely),
        accountId,
      );
};

export const decodeLikely = (rows: readonly Row[] | undefined): string | null =>
  (rows?.[0]?.external_ref as string | undefined) ?? null;

export interface RefWarning extends Warning {
  readonly code: "ref_encoding";
}

export const refWarnings = (likely: string | null): RefWarning[] =>
  likely === null ? [] : [{ name: "ref", code: "ref_encoding", existingRef: likely }];

const noSuchRef = (likely: string | null): Refusal =>
  likely === null
    ? new Refusal("not_found")
    : new Refusal("not_found", {
        detail: {
          "pt-BR":
            "Nada tem este código, mas existe o de existingRef: codifique o código uma vez só, com o espaço como %20.",
          en: "Nothing has this code, but there is the one of existingRef: encode the code once only, a space as %20.",
        },
        members: { existingRef: likely },
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
