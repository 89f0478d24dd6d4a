/** The whole bench, or a run of seconds that only shows that it works. */
export type Extent = "full" | "smoke";

/** The command line's options besides the names of benches. */
export interface BenchOptions {
  readonly minutes?: string | undefined;
  readonly seed?: string | undefined;
  /** Part of a call's name: only matching calls are profiled or compared. For feeds: `syncs`, or `this` build. */
  readonly only?: string | undefined;
  /** For Radar: alongside one account at its limits. */
  readonly poison?: boolean | undefined;
  /** For Radar: while all listings of one agency expire at once. */
  readonly wave?: boolean | undefined;
  readonly fill?: boolean | undefined;
  /** For a move: while the service dies again and again. */
  readonly kill?: boolean | undefined;
  /** For a soak: while the service dies again and again. */
  readonly crash?: boolean | undefined;
  /** For bundles: records this build as the release that later ones are compared with. */
  readonly record?: boolean | undefined;
  /** An earlier commit, whose start or calls are measured in turn with this build's. */
  readonly beside?: string | undefined;
  /** The fraction of a bench's full size: 0.1 for a trial. */
  readonly size?: string | undefined;
}

/** A measurement with its own service, which prints its results. @returns whether all was well */
export type Bench = (extent: Extent, options: BenchOptions) => Promise<boolean>;
