import type { Stored } from "./stored.ts";

/** Whether the log still tells everything: after 30 days it forgets its beginning. */
export const isLogComplete = ({ forgotten }: Stored): boolean => forgotten.length === 0;

/** Ids of what was removed for good, as far as the log tells. */
export const purgedIds = ({ entries }: Stored): unknown[] =>
  entries
    .filter(({ type }) => String(type).endsWith(".purged"))
    .map(({ data }) => (JSON.parse(data as string) as { id: unknown }).id);
