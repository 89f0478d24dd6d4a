/** PLANNING rows keep their identifiers for whatever refers to them already; they are offered to nobody. */
export type Source = "IBGE" | "DISTRICT" | "SUPPLEMENT" | "POSTAL" | "PLANNING";

export interface CityNeighborhoods {
  readonly cityId: string;
  /** By slug. */
  readonly names: Map<string, { name: string; source: Source }>;
  /** Other name to slug. */
  readonly aliases: Map<string, string>;
  /** The slug of each name of the post office. */
  readonly postal: ReadonlyMap<string, string>;
}
