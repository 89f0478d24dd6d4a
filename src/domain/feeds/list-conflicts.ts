import type { ReadContext } from "../../call-context.ts";
import { type ShownProperty, shownProperties } from "../../db/shown-properties.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import { presentProperty } from "../properties/record/index.ts";
import type { conflictTable } from "./conflicts.ts";

/** How many of a property's edits are searched for the last edit of a field. */
const EDITS_READ = 50;

const waitingOf = (accountId: string, field: string | undefined): Statement =>
  sql(
    `SELECT count(*) AS waiting FROM feed_conflicts
     WHERE account_id = ? AND kept = 0 ${field === undefined ? "" : "AND field = ?"}`,
    ...(field === undefined ? [accountId] : [accountId, field]),
  );

/** How many conflicts await a decision; of one field, if it is named. */
export const countWaiting = async (
  { db, meter }: Pick<ReadContext, "db" | "meter">,
  accountId: string,
  field?: string,
): Promise<number> => {
  const [rows = []] = await run(db, [waitingOf(accountId, field)], meter);
  return rows[0]!.waiting as number;
};

type Conflict = ReturnType<typeof conflictTable.decode>;

const propertiesOf = (ids: readonly string[]): Statement =>
  sql(
    `SELECT ${shownProperties.columns} FROM properties WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );

/** The last edit of each field, from the audit log. */
const editsOf = (conflicts: readonly Conflict[]): Statement =>
  sql(
    `SELECT c.value ->> 'id' AS id, a.actor, a.at FROM json_each(?) AS c JOIN audit AS a ON a.seq =
       (SELECT max(e.seq) FROM (SELECT seq, fields FROM audit WHERE action = 'property.edit'
          AND subject = c.value ->> 'propertyId' ORDER BY seq DESC LIMIT ${EDITS_READ}) AS e
        WHERE c.value ->> 'field' IN (SELECT value FROM json_each(e.fields)))`,
    JSON.stringify(conflicts.map(({ seq, propertyId, field }) => ({ id: seq, propertyId, field }))),
  );

/** The caller's view of a property. */
type View = Parameters<typeof presentProperty>[1];

const present = (
  conflict: Conflict,
  property: ShownProperty | undefined,
  edit: Row | undefined,
  view: View,
) => {
  const shown = property && presentProperty(property, view);
  const { propertyId, ref, field, value, foundAt } = conflict;
  return {
    propertyId,
    externalRef: ref,
    title: property?.title ?? null,
    field,
    dashboardValue: shown?.[field as keyof typeof shown] ?? null,
    editedBy: (edit?.actor as string | undefined) ?? null,
    editedAt: isoOrNull((edit?.at as number | undefined) ?? null),
    feedValue: value,
    foundAt: isoTime(foundAt),
  };
};

/** Both values of each conflict, and who edited the dashboard's value; in one round trip. */
export const presentConflicts = async (
  { db, meter }: Pick<ReadContext, "db" | "meter">,
  conflicts: readonly Conflict[],
  view: View,
): Promise<ReturnType<typeof present>[]> => {
  if (conflicts.length === 0) return [];
  const ids = [...new Set(conflicts.map(({ propertyId }) => propertyId))];
  const [rows = [], edits = []] = await run(db, [propertiesOf(ids), editsOf(conflicts)], meter);
  const properties = new Map(rows.map(shownProperties.decode).map((property) => [property.id, property]));
  const edited = new Map(edits.map((edit) => [edit.id, edit]));
  return conflicts.map((one) => present(one, properties.get(one.propertyId), edited.get(one.seq), view));
};
