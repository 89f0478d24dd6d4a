import { isObject, type JsonObject } from "./compact.ts";

const AREA_AND_ROOMS = ["bedrooms", "parkingSpots", "area"];
const OFFERED = [
  "id",
  "status",
  "purpose",
  "propertyType",
  "city",
  "neighborhood",
  "bedrooms",
  "areaDeclared",
  "priceExpected",
];

const inside = (name: string, members: readonly string[]): string[] =>
  members.map((member) => `${name}.${member}`);

const MATCH = [
  ...[
    "id",
    "scope",
    "status",
    "score",
    "parts",
    "reasons",
    "gaps",
    "propertyId",
    "leadId",
    "ownerName",
    "locked",
    "lostRelevance",
    "updatedAt",
  ],
  ...inside("property", [
    "title",
    "type",
    "purpose",
    "price",
    "priceFrom",
    "rentPrice",
    "city",
    "neighborhood",
  ]),
  ...inside("property", [...AREA_AND_ROOMS, "commissionPercent", "rentCommissionMonths", "listingUrl"]),
  "property.lastConfirmedAt",
  ...inside("client", [
    "masked",
    "name",
    "status",
    "purposes",
    "propertyTypes",
    "regions",
    "priceMin",
    "priceMax",
  ]),
  ...inside("client", ["bedrooms", "areaMin", "preApproved"]),
  ...inside("counterpart", ["name", "type", "phone"]),
];

/** What a list shows of each item, where the item is longer than a model needs to choose among many. */
export const ROWS: Readonly<Record<string, readonly string[]>> = {
  list_properties: [
    ...["id", "externalRef", "kind", "status", "type", "purposes", "salePrice", "rentPrice", "title"],
    ...inside("address", ["neighborhood", "city", "state"]),
    ...AREA_AND_ROOMS,
    ...["captadorName", "radar.pending", "confirmation.dueAt", "updatedAt"],
  ],
  list_leads: [
    ...["id", "externalRef", "name", "state", "status", "phones", "email", "ownerName", "radar.pending"],
    ...inside("interest", ["purposes", "propertyTypes", "salePriceMax", "rentPriceMax", "bedrooms"]),
    ...inside("interest.locations", ["neighborhood", "city"]),
    "lastActivityAt",
  ],
  list_matches: MATCH,
  list_property_matches: MATCH,
  list_lead_matches: MATCH,
  list_partnerships: [
    ...[
      "id",
      "status",
      "kind",
      "propertyId",
      "leadId",
      "developmentTitle",
      "score",
      "ourSide",
      "canMoveFunnel",
    ],
    ...inside("counterpart", ["name", "contactName", "phone"]),
    ...inside("property", ["title", "price", "city", "neighborhood"]),
    ...["lastProgressAt", "updateAskedAt", "protectedUntil", "propertyOffMarketAt"],
  ],
  list_launches: [
    ...[
      "developmentId",
      "title",
      "developer.name",
      "constructionStage",
      "deliveryDate",
      "constructionProgress",
    ],
    ...inside("address", ["neighborhood", "city", "state"]),
    ...["priceFrom", "priceTo", "partnershipTerms", "units"],
    ...inside("typologies", ["propertyId", "title", "type", ...AREA_AND_ROOMS, "price", "unitsAvailable"]),
  ],
  list_captacao_offers: [...OFFERED, "priceCents", "deadline"],
  list_captacao_owners: [...OFFERED, "owner", "stage", "tab", "acceptedAt", "refundUntil"],
};

/** The members that paths lead to, those of lists included; a member that is chosen comes whole. */
const pick = (value: unknown, paths: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => pick(item, paths));
  if (!isObject(value)) return value;
  const byHead = Map.groupBy(paths, (path) => path.split(".", 1)[0]!);
  return Object.fromEntries(
    [...byHead].flatMap(([head, chosen]) => {
      if (!Object.hasOwn(value, head)) return [];
      const deeper = chosen.flatMap((path) => (path === head ? [] : [path.slice(head.length + 1)]));
      return [[head, deeper.length > 0 ? pick(value[head], deeper) : value[head]]];
    }),
  );
};

/** An answer whose items are short rows. */
export const withRows = (tool: string, answer: JsonObject): JsonObject => {
  const paths = ROWS[tool];
  return paths && Array.isArray(answer.data) ? { ...answer, data: pick(answer.data, paths) } : answer;
};
