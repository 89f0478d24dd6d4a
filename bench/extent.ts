/** All of a bench, or a turn of seconds that only shows that it still runs. */
export type Extent = "full" | "smoke";

/** What the command line says besides the names of benches. */
export interface BenchOptions {
  readonly minutes?: string | undefined;
  readonly seed?: string | undefined;
  /** Part of the name of a kind of call: no other is profiled. */
  readonly only?: string | undefined;
  /** Of Radar: beside one account that overdoes it. */
  readonly poison?: boolean | undefined;
  /** Of Radar: while all that one agency has brought lapses at once. */
  readonly wave?: boolean | undefined;
  /** Which part of a bench's full size: 0.1 tries it. */
  readonly size?: string | undefined;
}

/** A measurement with a service of its own, which prints what it found. @returns whether nothing was amiss */
export type Bench = (extent: Extent, options: BenchOptions) => Promise<boolean>;
