/** One command of a generator, from the contract to a compiled client. */
export interface Step {
  readonly run: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Generator {
  readonly name: string;
  readonly version: string;
  /** Installs its requirements; a machine that cannot install them skips it. */
  readonly install: readonly Step[];
  /** Writes the client. A failure here is the contract's fault. */
  readonly generate: readonly Step[];
  /**
   * The client's code and its file extension; null for a generator that makes only models and leaves calls to its user.
   */
  readonly code: { readonly folder: string; readonly ending: string } | null;
  readonly compile: readonly Step[];
  /** A user's program that calls the service with the client, and how it is run. */
  readonly calls?: {
    readonly program: string;
    readonly file: string;
    readonly run: readonly Step[];
    /** What its client cannot do. */
    readonly cannot?: readonly string[];
  };
  /** The parts that are not proved, if compiling proves less than the language promises. */
  readonly unproved?: string;
  /** Parts of the contract that it does not accept, with the reason. */
  readonly exceptions?: readonly string[];
}

export interface Workplace {
  /** Only for this run. */
  readonly folder: string;
  readonly contract: string;
  /** The contract without its webhooks. */
  readonly calls: string;
}
