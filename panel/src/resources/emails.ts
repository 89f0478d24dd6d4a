import type { PanelContext } from "../context.ts";

/** People's e-mail addresses by id: the API knows only their ids. */
export const emailsOf = async (
  c: PanelContext,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { results } = await c.env.PANEL_DB.prepare(
    "SELECT id, email FROM people WHERE id IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify([...new Set(personIds)]))
    .all<{ id: string; email: string }>();
  return new Map(results.map(({ id, email }) => [id, email]));
};
