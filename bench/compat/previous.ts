/** The previous release: its tag, or the commit that was deployed. Each release names the one before it. */
export const PREVIOUS = "e064766e2f65e9a286e7abca82d83945a401d0f3";

/** How many commits to go back if the history lacks that one, as a shallow clone's does. */
export const FALLBACK = 20;
