import { selectBy } from "../../db/prepared.ts";
import { assignments } from "../../db/schema/assignments.ts";
import { run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import type { OperatorContext } from "../operator.ts";

export type Assignment = typeof assignments.$inferSelect;

const assignmentTable = tableOf(assignments);

/** How long a piece of work belongs to the operator who took it. */
const TAKEN_MS = 10 * MINUTE_MS;

/** The most assignments on the page that shows who works on what. */
const MAX_LISTED = 200;

type WorkContext = Pick<OperatorContext, "actor" | "clock" | "directory" | "meter">;

const ofSubject = selectBy(assignments, ["kind", "subject"]);

/** Takes a piece of work, unless another operator has it. @returns who has it now, and until when */
export const takeWork = async (
  { actor, clock, directory, meter }: WorkContext,
  { kind, subject }: Pick<Assignment, "kind" | "subject">,
): Promise<Assignment> => {
  const now = clock.now();
  const [, rows] = await run(
    directory,
    [
      sql(
        `INSERT INTO assignments (kind, subject, actor, until) VALUES (?, ?, ?, ?)
         ON CONFLICT (kind, subject) DO UPDATE SET actor = excluded.actor, until = excluded.until
         WHERE assignments.until <= ? OR assignments.actor = excluded.actor`,
        kind,
        subject,
        actor,
        now + TAKEN_MS,
        now,
      ),
      ofSubject({ kind, subject }),
    ],
    meter,
  );
  return assignmentTable.decode(rows![0]!);
};

/** The current assignments of one kind. */
export const takenWork = async (
  { clock, directory, meter }: WorkContext,
  kind: Assignment["kind"],
): Promise<Assignment[]> => {
  const statement = sql(
    `SELECT ${assignmentTable.columns} FROM assignments INDEXED BY assignments_by_end
     WHERE until > ? AND kind = ? ORDER BY until DESC LIMIT ?`,
    clock.now(),
    kind,
    MAX_LISTED,
  );
  const [rows = []] = await run(directory, [statement], meter);
  return rows.map(assignmentTable.decode);
};
