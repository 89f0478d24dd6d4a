import type { Sentence } from "../../../../src/lib/language.ts";
import { type PanelContext, sayIn } from "../../context.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import type { TypeGroups } from "../../kit/form-lines.tsx";
import { State } from "../../kit/state.tsx";
import { moneyIn, numberIn, Time } from "../../kit/values.tsx";
import { FIELD_TITLES } from "./field-texts.ts";
import { PART_TITLES } from "./form-texts.ts";
import { type Property, Radar } from "./page.tsx";
import { PROPERTIES, PURPOSE_TITLES, STATUSES } from "./texts.ts";
import { TERMS } from "./values.ts";

const number = (c: PanelContext, value: number | null, unit = "") =>
  value === null ? null : `${numberIn(c.get("language"), value)}${unit}`;

const money = (c: PanelContext, value: number | null) =>
  value === null ? null : moneyIn(c.get("language"), value);

const typeOf = (one: Property, types: TypeGroups): string | undefined =>
  types.flatMap((group) => group.types).find(({ value }) => value === one.type)?.label;

/** Street and number, neighborhood, city and state, each on its line. */
const Address = ({ address }: Pick<Property, "address">) => {
  const street = [address.street, address.number, address.complement].filter(Boolean).join(", ");
  const city = [address.city, address.state].filter(Boolean).join("/");
  return (
    <>
      {[street, address.neighborhood, city].filter(Boolean).map((line) => (
        <div>{line}</div>
      ))}
    </>
  );
};

const listing = (c: PanelContext, one: Property, types: TypeGroups): readonly Fact[] => {
  const say = sayIn(c.get("language"));
  const purposes = one.purposes.map((purpose) => say(PURPOSE_TITLES[purpose]!)).join(", ");
  const hasAddress = Object.values(one.address).some(Boolean);
  return [
    [PROPERTIES.code, <code>{one.externalRef ?? one.id}</code>],
    [FIELD_TITLES.type!, typeOf(one, types)],
    [PROPERTIES.purpose, purposes],
    [FIELD_TITLES.salePrice!, money(c, one.salePrice)],
    [FIELD_TITLES.rentPrice!, money(c, one.rentPrice)],
    [FIELD_TITLES.address!, hasAddress && <Address address={one.address} />],
    [PROPERTIES.rooms, number(c, one.bedrooms)],
    [FIELD_TITLES.suites!, number(c, one.suites)],
    [FIELD_TITLES.bathrooms!, number(c, one.bathrooms)],
    [FIELD_TITLES.parkingSpots!, number(c, one.parkingSpots)],
    [PROPERTIES.area, number(c, one.area, " m²")],
    [PROPERTIES.privateArea, number(c, one.privateArea, " m²")],
    [FIELD_TITLES.amenities!, one.amenities.join(", ")],
  ];
};

/** What is stored may be older than its validation. */
const webAddress = (text: string | null): URL | null => {
  const url = text === null ? null : URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

const UNITS: Readonly<Record<string, string>> = { commissionPercent: "%", splitListingPercent: "%" };

/** A condition of a partnership, with its unit. */
export const termText = (c: PanelContext, name: string, value: number | null): string | null =>
  number(c, value, UNITS[name] ?? "");

const business = (c: PanelContext, one: Property): readonly Fact[] => {
  const say = sayIn(c.get("language"));
  const listing = webAddress(one.listingUrl);
  return [
    [FIELD_TITLES.captador!, one.captador?.name ?? one.captadorName],
    [
      FIELD_TITLES.listingUrl!,
      listing && (
        <a href={listing.href} rel="noreferrer noopener" target="_blank">
          {listing.hostname}
        </a>
      ),
    ],
    [FIELD_TITLES.sharedToNetwork!, say(one.sharedToNetwork ? PROPERTIES.yes : PROPERTIES.no)],
    ...TERMS.map(
      (name): Fact => [PART_TITLES[name] as Sentence, termText(c, name, one.partnershipTerms[name])],
    ),
  ];
};

const stateFacts = (c: PanelContext, one: Property): readonly Fact[] => {
  const language = c.get("language");
  const { confirmation, curation, status } = one;
  return [
    [PROPERTIES.status, <State c={c} is={status} of={{ ...STATUSES, DELETED: PROPERTIES.trashed }} />],
    [PROPERTIES.radar, status !== "DELETED" && <Radar c={c} one={one} />],
    [PROPERTIES.review, curation.label],
    [PROPERTIES.confirmBy, confirmation.dueAt && <Time at={confirmation.dueAt} language={language} />],
    [PROPERTIES.created, <Time at={one.createdAt} language={language} />],
    [PROPERTIES.updated, <Time at={one.updatedAt} language={language} />],
  ];
};

interface FactsParts {
  readonly c: PanelContext;
  readonly one: Property;
}

/** Its state, which its owner looks for first. */
export const PropertyState = ({ c, one }: FactsParts) => (
  <section>
    <h2>{sayIn(c.get("language"))(PROPERTIES.standing)}</h2>
    <div class="card">
      <Facts c={c} facts={stateFacts(c, one)} />
    </div>
  </section>
);

/** Everything known about the property itself. */
export const PropertyFacts = ({ c, one, types }: FactsParts & { readonly types: TypeGroups }) => {
  const say = sayIn(c.get("language"));
  return (
    <>
      <section>
        <h2>{say(PROPERTIES.about)}</h2>
        <div class="card">
          <Facts c={c} facts={listing(c, one, types)} />
          {one.description && <p class="told">{one.description}</p>}
        </div>
      </section>
      <section>
        <h2>{say(PROPERTIES.business)}</h2>
        <div class="card">
          <Facts c={c} facts={business(c, one)} />
        </div>
      </section>
    </>
  );
};
