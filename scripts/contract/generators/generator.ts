/** One command of a generator's way from the contract to something compiled. */
export interface Step {
  readonly run: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Generator {
  readonly name: string;
  /** Brings what it needs: a machine that can't be given that doesn't try it. */
  readonly install: readonly Step[];
  /** Writes the client, which the contract alone can be to blame for. */
  readonly generate: readonly Step[];
  /** Where the client's code is, and how its files end. */
  readonly code: { readonly folder: string; readonly ending: string };
  readonly compile: readonly Step[];
  /** What of the language isn't proved, where compiling is less than that. */
  readonly unproved?: string;
  /** What it doesn't take of the contract as it stands, with the reason. */
  readonly exceptions?: readonly string[];
}

export interface Workplace {
  /** For this run alone. */
  readonly folder: string;
  /** The contract, as a file. */
  readonly contract: string;
}
