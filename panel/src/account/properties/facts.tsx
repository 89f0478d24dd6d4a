import type { Sentence } from "../../../../src/lib/language.ts";
import type { PanelContext } from "../../context.ts";
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

const typeOf = (property: Property, types: TypeGroups): string | undefined =>
  types.flatMap((group) => group.types).find(({ value }) => value === property.type)?.label;

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

const listing = (c: PanelContext, property: Property, types: TypeGroups): readonly Fact[] => {
  const t = c.get("t");
  const purposes = property.purposes.map((purpose) => t(PURPOSE_TITLES[purpose]!)).join(", ");
  const hasAddress = Object.values(property.address).some(Boolean);
  return [
    [PROPERTIES.code, <code>{property.externalRef ?? property.id}</code>],
    [FIELD_TITLES.type!, typeOf(property, types)],
    [PROPERTIES.purpose, purposes],
    [FIELD_TITLES.salePrice!, money(c, property.salePrice)],
    [FIELD_TITLES.rentPrice!, money(c, property.rentPrice)],
    [FIELD_TITLES.address!, hasAddress && <Address address={property.address} />],
    [PROPERTIES.rooms, number(c, property.bedrooms)],
    [FIELD_TITLES.suites!, number(c, property.suites)],
    [FIELD_TITLES.bathrooms!, number(c, property.bathrooms)],
    [FIELD_TITLES.parkingSpots!, number(c, property.parkingSpots)],
    [PROPERTIES.area, number(c, property.area, " m²")],
    [PROPERTIES.privateArea, number(c, property.privateArea, " m²")],
    [FIELD_TITLES.amenities!, property.amenities.join(", ")],
  ];
};

/** Parsed again, because a stored address may be older than its validation. */
const webAddress = (text: string | null): URL | null => {
  const url = text === null ? null : URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

const UNITS: Readonly<Record<string, string>> = { commissionPercent: "%", splitListingPercent: "%" };

/** A condition of a partnership, with its unit. */
export const termText = (c: PanelContext, name: string, value: number | null): string | null =>
  number(c, value, UNITS[name] ?? "");

const business = (c: PanelContext, property: Property): readonly Fact[] => {
  const t = c.get("t");
  const listing = webAddress(property.listingUrl);
  return [
    [FIELD_TITLES.captador!, property.captador?.name ?? property.captadorName],
    [
      FIELD_TITLES.listingUrl!,
      listing && (
        <a href={listing.href} rel="noreferrer noopener" target="_blank">
          {listing.hostname}
        </a>
      ),
    ],
    [FIELD_TITLES.sharedToNetwork!, t(property.sharedToNetwork ? PROPERTIES.yes : PROPERTIES.no)],
    ...TERMS.map(
      (name): Fact => [PART_TITLES[name] as Sentence, termText(c, name, property.partnershipTerms[name])],
    ),
  ];
};

const stateFacts = (c: PanelContext, property: Property): readonly Fact[] => {
  const language = c.get("language");
  const { confirmation, curation, status } = property;
  return [
    [PROPERTIES.status, <State c={c} is={status} of={{ ...STATUSES, DELETED: PROPERTIES.trashed }} />],
    [PROPERTIES.radar, status !== "DELETED" && <Radar c={c} property={property} />],
    [PROPERTIES.review, curation.label],
    [PROPERTIES.confirmBy, confirmation.dueAt && <Time at={confirmation.dueAt} language={language} />],
    [PROPERTIES.created, <Time at={property.createdAt} language={language} />],
    [PROPERTIES.updated, <Time at={property.updatedAt} language={language} />],
  ];
};

interface FactsParts {
  readonly c: PanelContext;
  readonly property: Property;
}

/** The property's state, which its owner looks for first. */
export const PropertyState = ({ c, property }: FactsParts) => (
  <section>
    <h2>{c.get("t")(PROPERTIES.standing)}</h2>
    <div class="card">
      <Facts c={c} facts={stateFacts(c, property)} />
    </div>
  </section>
);

/** Everything known about the property itself. */
export const PropertyFacts = ({ c, property, types }: FactsParts & { readonly types: TypeGroups }) => {
  const t = c.get("t");
  return (
    <>
      <section>
        <h2>{t(PROPERTIES.about)}</h2>
        <div class="card">
          <Facts c={c} facts={listing(c, property, types)} />
          {property.description && <p class="told">{property.description}</p>}
        </div>
      </section>
      <section>
        <h2>{t(PROPERTIES.business)}</h2>
        <div class="card">
          <Facts c={c} facts={business(c, property)} />
        </div>
      </section>
    </>
  );
};
