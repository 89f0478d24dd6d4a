import type { Stored } from "./stored.ts";

/** Whether the log still tells everything: after 30 days it forgets its beginning. */
export const isLogComplete = ({ entries, head }: Stored): boolean =>
  (entries[0]?.sequence ?? ((head[0]?.sequence ?? 0) as number) + 1) === 1;

/** Ids of what was removed for good, as far as the log tells. */
export const purgedIds = ({ entries }: Stored): unknown[] =>
  entries
    .filter(({ type }) => String(type).endsWith(".purged"))
    .map(({ data }) => (JSON.parse(data as string) as { id: unknown }).id);
