import type { Stored } from "./stored.ts";

/** Whether the log is still complete: after 30 days it deletes its beginning. */
export const isLogComplete = ({ forgotten }: Stored): boolean => forgotten.length === 0;

/** Ids of purged objects, as far as the log has them. */
export const purgedIds = ({ entries }: Stored): unknown[] =>
  entries
    .filter(({ type }) => String(type).endsWith(".purged"))
    .map(({ data }) => (JSON.parse(data as string) as { id: unknown }).id);
