import type { Enum } from "./form.ts";

/** Names that are better than the place where a list first appears. */
const BETTER_NAMES: Readonly<Record<string, string>> = {
  CityUf: "State",
  FeedReportListingUnknownField: "UnknownField",
  MatchPurpose: "Purpose",
  LaunchBlockConstructionStage: "ConstructionStage",
  LeadRadarPending: "LeadLack",
  LeadRadarValue: "RadarFilter",
  LeadSource: "Source",
  MeKeyScope: "Permission",
  PropertyStatusInputStatus: "Availability",
  PropertyWarningCode: "PropertyLack",
  SandboxMovedResultOutcome: "PartnershipWriteResultOutcome",
  WebhookChangeType: "EventType",
};

/**
 * Members that are strings in the contract and whose values it lists elsewhere, by the list's name. A state is a
 * string if a feed may send anything, or if a write also accepts its full name.
 */
const LISTED_ELSEWHERE: Readonly<Record<string, string>> = {
  "Address.state": "State",
  "AddressInput.state": "State",
  "City.uf": "State",
  "Delivery.type": "EventType",
  "EventTypeInfo.type": "EventType",
  "Location.state": "State",
  "Webhook.types": "EventType",
};

const better = (left: string, right: string): string => {
  if (left.length !== right.length) return left.length < right.length ? left : right;
  return left < right ? left : right;
};

/** Lists of values, each under one name everywhere: the shortest name that its places suggest. */
export class Enums {
  readonly #found = new Map<string, { values: readonly string[]; name: string }>();
  readonly #taken: ReadonlySet<string>;

  constructor(taken: ReadonlySet<string>) {
    this.#taken = taken;
  }

  /** Records a list under its place's name. */
  note(values: readonly string[], place: string): string {
    const key = [...values].sort().join(" ");
    const name = this.#taken.has(place) ? `${place}Value` : place;
    const found = this.#found.get(key);
    this.#found.set(key, { values, name: found ? better(found.name, name) : name });
    return key;
  }

  /** The final name of a recorded list, distinct from others. */
  nameOf(key: string): string {
    const name = this.#chosen(key);
    const rivals = [...this.#found.keys()].filter((other) => this.#chosen(other) === name);
    const at = rivals.indexOf(key);
    return at === 0 ? name : `${name}${at + 1}`;
  }

  /** The name of the list with a member's values, if it is elsewhere. */
  elsewhere(model: string, member: string): string | undefined {
    const listed = LISTED_ELSEWHERE[`${model}.${member}`];
    return listed && this.all().find(({ name }) => name === listed)?.name;
  }

  #chosen(key: string): string {
    const { name } = this.#found.get(key)!;
    return BETTER_NAMES[name] ?? name;
  }

  all(): Enum[] {
    return [...this.#found]
      .map(([key, { values }]) => ({ name: this.nameOf(key), values }))
      .sort((left, right) => (left.name < right.name ? -1 : 1));
  }
}
