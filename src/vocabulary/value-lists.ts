/** Code values of the platform, never translated (rules 2.8, 17.2). */
export const SOURCES = ["API", "FEED", "DASHBOARD"] as const;
/** Who wrote a record: an integrator's call, the sync of a feed, a person in the dashboard. */
export type Source = (typeof SOURCES)[number];

export const CATEGORIES = {
  RESIDENCIAL: ["APARTAMENTO", "CASA_RUA", "CASA_CONDOMINIO", "CASA_VILA", "STUDIO", "FLAT", "COBERTURA"],
  COMERCIAL: ["SALA_COMERCIAL", "LOJA_PONTO", "GALPAO", "PREDIO"],
  TERRENO: ["TERRENO_RUA", "TERRENO_CONDOMINIO"],
  RURAL: ["CHACARA_SITIO", "FAZENDA"],
} as const;

export type Category = keyof typeof CATEGORIES;
export type PropertyType = (typeof CATEGORIES)[Category][number];

export const PROPERTY_TYPES = Object.values(CATEGORIES).flat() as [PropertyType, ...PropertyType[]];

const categoryByType = new Map<string, Category>(
  (Object.keys(CATEGORIES) as Category[]).flatMap((category) =>
    CATEGORIES[category].map((type) => [type, category] as const),
  ),
);

/** Category follows from type (rules 10.8). */
export const categoryOf = (type: string | null): Category | null =>
  (type && categoryByType.get(type)) || null;

export const PURPOSES = ["VENDA", "LOCACAO"] as const;
export type Purpose = (typeof PURPOSES)[number];

export const AVAILABILITIES = ["ACTIVE", "INACTIVE", "SOLD", "RENTED"] as const;
export type Availability = (typeof AVAILABILITIES)[number];
export const PROPERTY_STATUSES = [...AVAILABILITIES, "DELETED"] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

export const PROPERTY_KINDS = ["PROPERTY", "DEVELOPMENT", "TYPOLOGY"] as const;

export const CLIENT_STAGES = ["NEW", "ATTENDING", "PROPOSAL", "WON", "LOST"] as const;
export type ClientStage = (typeof CLIENT_STAGES)[number];

export const UNTRASHED_STATES = ["ACTIVE", "ARCHIVED"] as const;
export type UntrashedState = (typeof UNTRASHED_STATES)[number];
export const CLIENT_STATES = [...UNTRASHED_STATES, "DELETED"] as const;
export type ClientState = (typeof CLIENT_STATES)[number];

/** Interactions with a client (rules 15.16). */
export const INTERACTION_TYPES = ["CALL", "WHATSAPP", "EMAIL", "VISIT", "MEETING", "NOTE", "OTHER"] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

export const PARTNERSHIP_STAGES = [
  "PENDING",
  "ACCEPTED",
  "DECLINED",
  "CANCELLED",
  "LEAD_REGISTERED",
  "CONTACTED",
  "NEGOTIATING",
  "PROPOSAL",
  "WON",
  "LOST",
] as const;
export type PartnershipStage = (typeof PARTNERSHIP_STAGES)[number];

/** Stages of an accepted partnership that has not ended, in any order (rules 28.8). */
export const RUNNING_STAGES = [
  "ACCEPTED",
  "LEAD_REGISTERED",
  "CONTACTED",
  "NEGOTIATING",
  "PROPOSAL",
] as const satisfies readonly PartnershipStage[];

const isAmong =
  (stages: readonly PartnershipStage[]) =>
  (stage: PartnershipStage): boolean =>
    stages.includes(stage);

/** Whether a partnership has not ended: a pair has at most one open partnership (rules 28.5). */
export const isOpenStage = isAmong(["PENDING", ...RUNNING_STAGES]);

/** The stages of isOpenStage in SQL, spelled as in the partial indexes. */
export const OPEN_STAGES_SQL = `(${PARTNERSHIP_STAGES.filter(isOpenStage)
  .map((stage) => `'${stage}'`)
  .join(", ")})`;

/** Whether a partnership was ever accepted, so that the accounts know each other's contacts (rules 28.7). */
export const isRevealed = (stage: PartnershipStage): boolean =>
  !isAmong(["PENDING", "DECLINED", "CANCELLED"])(stage);

/** Stages to which a side may move a partnership; the others are initial ones. */
export const SETTABLE_STAGES = [
  "ACCEPTED",
  "DECLINED",
  "CANCELLED",
  "CONTACTED",
  "NEGOTIATING",
  "PROPOSAL",
  "WON",
  "LOST",
] as const satisfies readonly PartnershipStage[];

/** The kind of a partnership's request. */
export const PARTNERSHIP_KINDS = ["CLIENT_FOR_PROPERTY", "PROPERTY_FOR_CLIENT"] as const;

/** The account's side of a request: it asked, or was asked. */
export const PARTNERSHIP_ROLES = ["REQUESTER", "ADDRESSEE"] as const;

export const ACCOUNT_TYPES = ["AGENCY", "DEVELOPER"] as const;

export const MATCH_SCOPES = ["INTERNAL", "NETWORK", "LAUNCH"] as const;
export type MatchScope = (typeof MATCH_SCOPES)[number];

/** The scopes of matches that may become partnerships. */
export const PARTNERSHIP_SCOPES = ["NETWORK", "LAUNCH"] as const;

export const MATCH_STATUSES = ["NEW", "FAVORITED", "ARCHIVED", "REQUESTED"] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** The account's side of a pair: both, the property, the client. */
export const MATCH_SIDES = ["own", "property", "client"] as const;
export type MatchSide = (typeof MATCH_SIDES)[number];

export const CONSTRUCTION_STAGES = ["LAUNCH", "OFF_PLAN", "NEW", "READY"] as const;
export type ConstructionStage = (typeof CONSTRUCTION_STAGES)[number];

export const INACTIVE_REASONS = ["MANUAL", "CONFIRMATION_EXPIRED", "FEED_REMOVED"] as const;

export const PENDING_ITEMS = [
  "CITY_MISSING",
  "CITY_NOT_IN_CATALOG",
  "NEIGHBORHOOD_MISSING",
  "NEIGHBORHOOD_NOT_IN_CATALOG",
  "TYPE_MISSING",
  "PURPOSE_MISSING",
  "SALE_PRICE_MISSING",
  "RENT_PRICE_MISSING",
  "COVER_PHOTO_MISSING",
  "OTHER",
] as const;
export type PendingItem = (typeof PENDING_ITEMS)[number];

/** A client's gaps for recommendations. */
export const LEAD_PENDING_ITEMS = [
  "PURPOSE_MISSING",
  "PROPERTY_TYPES_MISSING",
  "CITY_MISSING",
  "CITY_NOT_IN_CATALOG",
  "BUDGET_MISSING",
  "SALE_BUDGET_MISSING",
  "RENT_BUDGET_MISSING",
  "OTHER",
] as const;
export type LeadPendingItem = (typeof LEAD_PENDING_ITEMS)[number];

export const CURATION_STATUSES = ["PENDING", "APPROVED", "REJECTED"] as const;

export const CURATION_REASONS = [
  "LANCAMENTO",
  "SEM_VALOR",
  "QUALIDADE_BAIXA",
  "NAO_ANGARIACAO",
  "MARCA_DAGUA",
  "FOTOS_INSUFICIENTES",
  "DADOS_INCOERENTES",
  "OUTRO",
] as const;

export const PHOTO_STATES = ["QUEUED", "DONE", "PARTIAL", "FAILED", "NOT_QUEUED"] as const;

/** Formats of a CRM feed. */
export const CONNECTORS = ["VRSYNC", "ZAP", "OPENNAVENT", "CHAVES_NA_MAO"] as const;
export type Connector = (typeof CONNECTORS)[number];

export const FEED_STATUSES = [
  "OK",
  "EMPTY",
  "TRUNCATED",
  "NOT_A_FEED",
  "TOO_LARGE",
  "TOO_MANY_LISTINGS",
  "UNREACHABLE",
  "SHRINK_GUARD",
  "HELD",
  "FAILED",
] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

export const TEAM_ROLES = ["OWNER", "MANAGER", "BROKER"] as const;

/** The status of an owner's offer to an account (rules 29.4). */
export const CAPTACAO_STATUSES = ["OFFERED", "ACCEPTED", "WITHDRAWN", "EXPIRED"] as const;

export const CAPTACAO_STAGES = ["NEW", "CONTACTED", "VISIT", "CAPTURED", "LOST"] as const;
export type CaptacaoStage = (typeof CAPTACAO_STAGES)[number];

export const CAPTACAO_TABS = ["ACTIVE", "CAPTURED", "ARCHIVED"] as const;
export type CaptacaoTab = (typeof CAPTACAO_TABS)[number];

export const SELL_TIMEFRAMES = ["AGORA", "TRES_MESES", "SEIS_MESES", "PESQUISANDO"] as const;
export const OCCUPANCIES = ["PROPRIO", "ALUGADO", "VAZIO"] as const;
export const OWNER_RELATIONS = ["DONO", "COPROPRIETARIO", "REPRESENTANTE", "OUTRO"] as const;
export const EXCLUSIVITY_OPENNESS = ["SIM", "NAO"] as const;

/** Days of the week in Brazil's order. */
export const SERVICE_DAYS = ["SEG", "TER", "QUA", "QUI", "SEX", "SAB", "DOM"] as const;
export type ServiceDay = (typeof SERVICE_DAYS)[number];

export const LEDGER_KINDS = ["CREDIT", "ACCEPT", "REFUND", "ADJUST"] as const;

/** How an owner was accepted. */
export const ACCEPT_CHANNELS = ["API", "PANEL"] as const;
