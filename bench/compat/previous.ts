/** The previous release: its tag, or the commit that was deployed. Each release names the one before it. */
export const PREVIOUS = "e064766e2f65e9a286e7abca82d83945a401d0f3";

/** How far back, if the history does not have it, as in a clone of some commits. */
export const FALLBACK = 20;
