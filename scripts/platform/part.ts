/** A difference between the list and the account. */
export interface Change {
  readonly what: string;
  /** Null if only a person may do it. */
  readonly make: (() => Promise<unknown>) | null;
  /** Nothing is changed before a person has done it. */
  readonly stops?: true;
}

/** A part of an environment, which is compared again each time. */
export interface Part {
  readonly title: string;
  changes(): Promise<readonly Change[]>;
}

export const byHand = (what: string): Change => ({ what, make: null });
export const stopsAt = (what: string): Change => ({ what, make: null, stops: true });
