/** Why a run ended early, and what to do. */
export class Stop extends Error {}
