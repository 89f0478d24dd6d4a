package com.example.realestate;

/** Values known today; others may appear. Generated from the contract by `npm run sdk`. */
public final class Values {
    private Values() {}

    public static final class Availability {
        public static final String ACTIVE = "ACTIVE";
        public static final String INACTIVE = "INACTIVE";
        public static final String SOLD = "SOLD";
        public static final String RENTED = "RENTED";

        private Availability() {}
    }

    public static final class BatchItemOutcome {
        public static final String PENDING = "PENDING";
        public static final String CREATED = "CREATED";
        public static final String UPDATED = "UPDATED";
        public static final String UNCHANGED = "UNCHANGED";
        public static final String CONFIRMED = "CONFIRMED";
        public static final String LINKED = "LINKED";
        public static final String REJECTED = "REJECTED";

        private BatchItemOutcome() {}
    }

    public static final class BatchResultOutcome {
        public static final String QUEUED = "QUEUED";
        public static final String DONE = "DONE";

        private BatchResultOutcome() {}
    }

    public static final class BatchStatus {
        public static final String QUEUED = "QUEUED";
        public static final String RUNNING = "RUNNING";
        public static final String DONE = "DONE";

        private BatchStatus() {}
    }

    public static final class BatchType {
        public static final String PROPERTIES = "properties";
        public static final String LEADS = "leads";

        private BatchType() {}
    }

    public static final class CaptacaoAcceptResultOutcome {
        public static final String ACCEPTED = "ACCEPTED";
        public static final String ALREADY_ACCEPTED = "ALREADY_ACCEPTED";
        public static final String WOULD_ACCEPT = "WOULD_ACCEPT";

        private CaptacaoAcceptResultOutcome() {}
    }

    public static final class CaptacaoAcceptedViaChannel {
        public static final String API = "API";
        public static final String PANEL = "PANEL";

        private CaptacaoAcceptedViaChannel() {}
    }

    public static final class CaptacaoOfferDemandScope {
        public static final String CITY = "CITY";
        public static final String NEIGHBORHOOD = "NEIGHBORHOOD";

        private CaptacaoOfferDemandScope() {}
    }

    public static final class CaptacaoOfferExclusivityOpenness {
        public static final String SIM = "SIM";
        public static final String NAO = "NAO";

        private CaptacaoOfferExclusivityOpenness() {}
    }

    public static final class CaptacaoOfferOccupancy {
        public static final String PROPRIO = "PROPRIO";
        public static final String ALUGADO = "ALUGADO";
        public static final String VAZIO = "VAZIO";

        private CaptacaoOfferOccupancy() {}
    }

    public static final class CaptacaoOfferOwnerRelation {
        public static final String DONO = "DONO";
        public static final String COPROPRIETARIO = "COPROPRIETARIO";
        public static final String REPRESENTANTE = "REPRESENTANTE";
        public static final String OUTRO = "OUTRO";

        private CaptacaoOfferOwnerRelation() {}
    }

    public static final class CaptacaoOfferSellTimeframe {
        public static final String AGORA = "AGORA";
        public static final String TRES_MESES = "TRES_MESES";
        public static final String SEIS_MESES = "SEIS_MESES";
        public static final String PESQUISANDO = "PESQUISANDO";

        private CaptacaoOfferSellTimeframe() {}
    }

    public static final class CaptacaoOfferStage {
        public static final String NEW = "NEW";
        public static final String CONTACTED = "CONTACTED";
        public static final String VISIT = "VISIT";
        public static final String CAPTURED = "CAPTURED";
        public static final String LOST = "LOST";

        private CaptacaoOfferStage() {}
    }

    public static final class CaptacaoOfferStatus {
        public static final String OFFERED = "OFFERED";
        public static final String ACCEPTED = "ACCEPTED";
        public static final String WITHDRAWN = "WITHDRAWN";
        public static final String EXPIRED = "EXPIRED";

        private CaptacaoOfferStatus() {}
    }

    public static final class CaptacaoSummaryServiceDay {
        public static final String SEG = "SEG";
        public static final String TER = "TER";
        public static final String QUA = "QUA";
        public static final String QUI = "QUI";
        public static final String SEX = "SEX";
        public static final String SAB = "SAB";
        public static final String DOM = "DOM";

        private CaptacaoSummaryServiceDay() {}
    }

    public static final class ConfirmItemOutcome {
        public static final String CONFIRMED = "CONFIRMED";
        public static final String ALREADY_CONFIRMED = "ALREADY_CONFIRMED";
        public static final String NOT_FOUND = "NOT_FOUND";
        public static final String IN_TRASH = "IN_TRASH";

        private ConfirmItemOutcome() {}
    }

    public static final class CurationReason {
        public static final String LANCAMENTO = "LANCAMENTO";
        public static final String SEM_VALOR = "SEM_VALOR";
        public static final String QUALIDADE_BAIXA = "QUALIDADE_BAIXA";
        public static final String NAO_ANGARIACAO = "NAO_ANGARIACAO";
        public static final String MARCA_DAGUA = "MARCA_DAGUA";
        public static final String FOTOS_INSUFICIENTES = "FOTOS_INSUFICIENTES";
        public static final String DADOS_INCOERENTES = "DADOS_INCOERENTES";
        public static final String OUTRO = "OUTRO";

        private CurationReason() {}
    }

    public static final class CurationStatus {
        public static final String PENDING = "PENDING";
        public static final String APPROVED = "APPROVED";
        public static final String REJECTED = "REJECTED";

        private CurationStatus() {}
    }

    public static final class DeliveryRetryResultOutcome {
        public static final String SCHEDULED = "SCHEDULED";
        public static final String ALREADY_SCHEDULED = "ALREADY_SCHEDULED";

        private DeliveryRetryResultOutcome() {}
    }

    public static final class DeliveryStatus {
        public static final String PENDING = "PENDING";
        public static final String RETRYING = "RETRYING";
        public static final String DELIVERED = "DELIVERED";
        public static final String FAILED = "FAILED";
        public static final String SKIPPED = "SKIPPED";

        private DeliveryStatus() {}
    }

    public static final class EventType {
        public static final String PROPERTY_CREATED = "property.created";
        public static final String PROPERTY_UPDATED = "property.updated";
        public static final String PROPERTY_PHOTOS_DONE = "property.photos_done";
        public static final String PROPERTY_DELETED = "property.deleted";
        public static final String PROPERTY_RESTORED = "property.restored";
        public static final String PROPERTY_PURGED = "property.purged";
        public static final String LEAD_CREATED = "lead.created";
        public static final String LEAD_UPDATED = "lead.updated";
        public static final String LEAD_DELETED = "lead.deleted";
        public static final String LEAD_RESTORED = "lead.restored";
        public static final String LEAD_PURGED = "lead.purged";
        public static final String RADAR_CLIENT_SUMMARY = "radar.client_summary";
        public static final String RADAR_PRICE_DROP = "radar.price_drop";
        public static final String RADAR_MATCH_LOST = "radar.match_lost";
        public static final String PARTNERSHIP_CREATED = "partnership.created";
        public static final String PARTNERSHIP_UPDATED = "partnership.updated";
        public static final String CAPTACAO_OFFER_RECEIVED = "captacao.offer_received";
        public static final String CAPTACAO_OFFER_ACCEPTED = "captacao.offer_accepted";
        public static final String CAPTACAO_OFFER_WITHDRAWN = "captacao.offer_withdrawn";
        public static final String FEED_HELD = "feed.held";
        public static final String WEBHOOK_DISABLED = "webhook.disabled";
        public static final String WEBHOOK_RECOVERED = "webhook.recovered";
        public static final String BATCH_DONE = "batch.done";

        private EventType() {}
    }

    public static final class FeedReportListingMissing {
        public static final String TYPE = "type";
        public static final String PURPOSES = "purposes";
        public static final String SALE_PRICE = "salePrice";
        public static final String RENT_PRICE = "rentPrice";
        public static final String ADDRESS_CITY = "address.city";

        private FeedReportListingMissing() {}
    }

    public static final class FeedReportListingOutcome {
        public static final String CREATED = "CREATED";
        public static final String UPDATED = "UPDATED";
        public static final String UNCHANGED = "UNCHANGED";
        public static final String CONFIRMED = "CONFIRMED";
        public static final String SKIPPED = "SKIPPED";
        public static final String ARCHIVED = "ARCHIVED";
        public static final String MISSING = "MISSING";

        private FeedReportListingOutcome() {}
    }

    public static final class FeedReportListingRemarkCode {
        public static final String PRICE_ON_REQUEST = "price_on_request";
        public static final String PURPOSE_BY_PRICE = "purpose_by_price";
        public static final String PURPOSE_NOT_READ = "purpose_not_read";
        public static final String PURPOSE_WITHOUT_PRICE = "purpose_without_price";
        public static final String SEASON_PRICE = "season_price";
        public static final String PRICE_IMPLAUSIBLE = "price_implausible";
        public static final String CURRENCY_NOT_READ = "currency_not_read";
        public static final String AREA_IMPLAUSIBLE = "area_implausible";
        public static final String UNIT_NOT_READ = "unit_not_read";
        public static final String LOT_AREA_ONLY = "lot_area_only";
        public static final String NUMBER_UNREADABLE = "number_unreadable";
        public static final String PHOTOS_UNREADABLE = "photos_unreadable";
        public static final String PHOTOS_OVER_LIMIT = "photos_over_limit";
        public static final String AMENITIES_OVER_LIMIT = "amenities_over_limit";
        public static final String TEXT_OVER_LIMIT = "text_over_limit";
        public static final String LINK_UNUSABLE = "link_unusable";
        public static final String NOT_OFFERED = "not_offered";
        public static final String STATUS_NOT_READ = "status_not_read";
        public static final String BY_POSTAL_CODE = "by_postal_code";
        public static final String LEFT_RECOMMENDATIONS = "left_recommendations";
        public static final String GALLERY_EMPTIED = "gallery_emptied";
        public static final String DOUBLE = "double";
        public static final String CODE_ALIKE = "code_alike";
        public static final String OTHER_PROPERTY = "other_property";

        private FeedReportListingRemarkCode() {}
    }

    public static final class FeedReportStatus {
        public static final String OK = "OK";
        public static final String EMPTY = "EMPTY";
        public static final String TRUNCATED = "TRUNCATED";
        public static final String NOT_A_FEED = "NOT_A_FEED";
        public static final String TOO_LARGE = "TOO_LARGE";
        public static final String TOO_MANY_LISTINGS = "TOO_MANY_LISTINGS";
        public static final String UNREACHABLE = "UNREACHABLE";
        public static final String SHRINK_GUARD = "SHRINK_GUARD";
        public static final String HELD = "HELD";
        public static final String FAILED = "FAILED";

        private FeedReportStatus() {}
    }

    public static final class FeedReportWaitingField {
        public static final String TYPE = "type";
        public static final String ADDRESS_CITY = "address.city";

        private FeedReportWaitingField() {}
    }

    public static final class FeedSyncConnector {
        public static final String VRSYNC = "VRSYNC";
        public static final String ZAP = "ZAP";
        public static final String OPENNAVENT = "OPENNAVENT";
        public static final String CHAVES_NA_MAO = "CHAVES_NA_MAO";

        private FeedSyncConnector() {}
    }

    public static final class FeedSyncResultOutcome {
        public static final String STARTED = "STARTED";
        public static final String SCHEDULED = "SCHEDULED";
        public static final String ALREADY_SCHEDULED = "ALREADY_SCHEDULED";
        public static final String WOULD_SYNC = "WOULD_SYNC";

        private FeedSyncResultOutcome() {}
    }

    public static final class FeedSyncStatus {
        public static final String QUEUED = "QUEUED";
        public static final String OK = "OK";
        public static final String EMPTY = "EMPTY";
        public static final String TRUNCATED = "TRUNCATED";
        public static final String NOT_A_FEED = "NOT_A_FEED";
        public static final String TOO_LARGE = "TOO_LARGE";
        public static final String TOO_MANY_LISTINGS = "TOO_MANY_LISTINGS";
        public static final String UNREACHABLE = "UNREACHABLE";
        public static final String SHRINK_GUARD = "SHRINK_GUARD";
        public static final String HELD = "HELD";
        public static final String FAILED = "FAILED";

        private FeedSyncStatus() {}
    }

    public static final class InteractionInputType {
        public static final String CALL = "CALL";
        public static final String WHATSAPP = "WHATSAPP";
        public static final String EMAIL = "EMAIL";
        public static final String VISIT = "VISIT";
        public static final String MEETING = "MEETING";
        public static final String NOTE = "NOTE";
        public static final String OTHER = "OTHER";

        private InteractionInputType() {}
    }

    public static final class InvalidParamCode {
        public static final String REQUIRED = "required";
        public static final String UNKNOWN_FIELD = "unknown_field";
        public static final String UNKNOWN_PARAM = "unknown_param";
        public static final String REPEATED = "repeated";
        public static final String WRONG_TYPE = "wrong_type";
        public static final String NOT_IN_LIST = "not_in_list";
        public static final String TOO_LONG = "too_long";
        public static final String TOO_SHORT = "too_short";
        public static final String TOO_MANY = "too_many";
        public static final String TOO_FEW = "too_few";
        public static final String TOO_LOW = "too_low";
        public static final String TOO_HIGH = "too_high";
        public static final String NOT_POSITIVE = "not_positive";
        public static final String NOT_ZERO = "not_zero";
        public static final String INVALID_FORMAT = "invalid_format";
        public static final String MALFORMED = "malformed";
        public static final String MALFORMED_ESCAPE = "malformed_escape";
        public static final String NOT_UTF8 = "not_utf8";
        public static final String NOT_JSON = "not_json";
        public static final String NOT_AN_OBJECT = "not_an_object";
        public static final String NOT_EMPTY = "not_empty";
        public static final String DUPLICATE_MEMBER = "duplicate_member";
        public static final String FORBIDDEN_MEMBER = "forbidden_member";
        public static final String NOT_FINITE = "not_finite";
        public static final String LONE_SURROGATE = "lone_surrogate";
        public static final String TOO_DEEP = "too_deep";
        public static final String CONTROL_CHARACTER = "control_character";
        public static final String INVISIBLE_CHARACTER = "invisible_character";
        public static final String SPACE_AT_END = "space_at_end";
        public static final String NOT_A_CURSOR = "not_a_cursor";
        public static final String NOT_TAKEN = "not_taken";
        public static final String NOT_FOUND = "not_found";
        public static final String NOT_ON_TEAM = "not_on_team";
        public static final String NOT_IN_GRANT = "not_in_grant";
        public static final String NOT_PUBLIC = "not_public";
        public static final String NOT_OWN_PHOTO = "not_own_photo";
        public static final String TOO_OLD = "too_old";
        public static final String IN_THE_FUTURE = "in_the_future";
        public static final String IN_THE_PAST = "in_the_past";
        public static final String NOT_IN_PRODUCTION = "not_in_production";
        public static final String REQUIRED_OR = "required_or";
        public static final String BELOW_MINIMUM = "below_minimum";
        public static final String NOT_THE_SAME = "not_the_same";
        public static final String SEVERAL_NUMBERS = "several_numbers";
        public static final String SERVICE_NUMBER = "service_number";
        public static final String PLACEHOLDER = "placeholder";
        public static final String ONE_OF = "one_of";

        private InvalidParamCode() {}
    }

    public static final class InvalidParamIn {
        public static final String QUERY = "query";
        public static final String PATH = "path";
        public static final String HEADER = "header";
        public static final String BODY = "body";

        private InvalidParamIn() {}
    }

    public static final class LaunchClientResultOutcome {
        public static final String REGISTERED = "REGISTERED";
        public static final String ALREADY_REGISTERED = "ALREADY_REGISTERED";

        private LaunchClientResultOutcome() {}
    }

    public static final class LaunchConstructionStage {
        public static final String LAUNCH = "LAUNCH";
        public static final String OFF_PLAN = "OFF_PLAN";
        public static final String NEW = "NEW";
        public static final String READY = "READY";

        private LaunchConstructionStage() {}
    }

    public static final class LeadLack {
        public static final String PURPOSE_MISSING = "PURPOSE_MISSING";
        public static final String PROPERTY_TYPES_MISSING = "PROPERTY_TYPES_MISSING";
        public static final String CITY_MISSING = "CITY_MISSING";
        public static final String CITY_NOT_IN_CATALOG = "CITY_NOT_IN_CATALOG";
        public static final String BUDGET_MISSING = "BUDGET_MISSING";
        public static final String SALE_BUDGET_MISSING = "SALE_BUDGET_MISSING";
        public static final String RENT_BUDGET_MISSING = "RENT_BUDGET_MISSING";
        public static final String OTHER = "OTHER";

        private LeadLack() {}
    }

    public static final class LeadState {
        public static final String ACTIVE = "ACTIVE";
        public static final String ARCHIVED = "ARCHIVED";
        public static final String DELETED = "DELETED";

        private LeadState() {}
    }

    public static final class LeadStateInputState {
        public static final String ACTIVE = "ACTIVE";
        public static final String ARCHIVED = "ARCHIVED";

        private LeadStateInputState() {}
    }

    public static final class LeadStatus {
        public static final String NEW = "NEW";
        public static final String ATTENDING = "ATTENDING";
        public static final String PROPOSAL = "PROPOSAL";
        public static final String WON = "WON";
        public static final String LOST = "LOST";

        private LeadStatus() {}
    }

    public static final class LeadWarningCode {
        public static final String PLACEHOLDER = "placeholder";
        public static final String SERVICE_NUMBER = "service_number";
        public static final String EXTENSION = "extension";
        public static final String REF_ENCODING = "ref_encoding";
        public static final String PURPOSE_MISSING = "PURPOSE_MISSING";
        public static final String PROPERTY_TYPES_MISSING = "PROPERTY_TYPES_MISSING";
        public static final String CITY_MISSING = "CITY_MISSING";
        public static final String CITY_NOT_IN_CATALOG = "CITY_NOT_IN_CATALOG";
        public static final String BUDGET_MISSING = "BUDGET_MISSING";
        public static final String SALE_BUDGET_MISSING = "SALE_BUDGET_MISSING";
        public static final String RENT_BUDGET_MISSING = "RENT_BUDGET_MISSING";
        public static final String OTHER = "OTHER";

        private LeadWarningCode() {}
    }

    public static final class LeadWriteResultMatchedBy {
        public static final String PHONE = "phone";
        public static final String EMAIL = "email";

        private LeadWriteResultMatchedBy() {}
    }

    public static final class LeadWriteResultOutcome {
        public static final String CREATED = "CREATED";
        public static final String UPDATED = "UPDATED";
        public static final String UNCHANGED = "UNCHANGED";
        public static final String LINKED = "LINKED";
        public static final String ARCHIVED = "ARCHIVED";
        public static final String REACTIVATED = "REACTIVATED";
        public static final String ALREADY_ARCHIVED = "ALREADY_ARCHIVED";
        public static final String ALREADY_ACTIVE = "ALREADY_ACTIVE";
        public static final String DELETED = "DELETED";
        public static final String ALREADY_DELETED = "ALREADY_DELETED";

        private LeadWriteResultOutcome() {}
    }

    public static final class MatchOrder {
        public static final String SCORE = "score";
        public static final String PRICE = "price";

        private MatchOrder() {}
    }

    public static final class MatchScope {
        public static final String INTERNAL = "INTERNAL";
        public static final String NETWORK = "NETWORK";

        private MatchScope() {}
    }

    public static final class MatchScope2 {
        public static final String INTERNAL = "INTERNAL";
        public static final String NETWORK = "NETWORK";
        public static final String LAUNCH = "LAUNCH";

        private MatchScope2() {}
    }

    public static final class MatchStatus {
        public static final String NEW = "NEW";
        public static final String FAVORITED = "FAVORITED";
        public static final String ARCHIVED = "ARCHIVED";
        public static final String REQUESTED = "REQUESTED";

        private MatchStatus() {}
    }

    public static final class MatchWriteResultOutcome {
        public static final String APPLIED = "APPLIED";
        public static final String WOULD_APPLY = "WOULD_APPLY";

        private MatchWriteResultOutcome() {}
    }

    public static final class NearMissMissing {
        public static final String PURPOSE = "PURPOSE";
        public static final String CITY = "CITY";
        public static final String TYPE = "TYPE";
        public static final String PRICE = "PRICE";
        public static final String BEDROOMS = "BEDROOMS";
        public static final String AREA = "AREA";
        public static final String SCORE = "SCORE";

        private NearMissMissing() {}
    }

    public static final class OwnerTab {
        public static final String ACTIVE = "ACTIVE";
        public static final String CAPTURED = "CAPTURED";
        public static final String ARCHIVED = "ARCHIVED";

        private OwnerTab() {}
    }

    public static final class PartnershipKind {
        public static final String CLIENT_FOR_PROPERTY = "CLIENT_FOR_PROPERTY";
        public static final String PROPERTY_FOR_CLIENT = "PROPERTY_FOR_CLIENT";

        private PartnershipKind() {}
    }

    public static final class PartnershipOurSide {
        public static final String REQUESTER = "REQUESTER";
        public static final String ADDRESSEE = "ADDRESSEE";

        private PartnershipOurSide() {}
    }

    public static final class PartnershipStatus {
        public static final String PENDING = "PENDING";
        public static final String ACCEPTED = "ACCEPTED";
        public static final String DECLINED = "DECLINED";
        public static final String CANCELLED = "CANCELLED";
        public static final String LEAD_REGISTERED = "LEAD_REGISTERED";
        public static final String CONTACTED = "CONTACTED";
        public static final String NEGOTIATING = "NEGOTIATING";
        public static final String PROPOSAL = "PROPOSAL";
        public static final String WON = "WON";
        public static final String LOST = "LOST";

        private PartnershipStatus() {}
    }

    public static final class PartnershipWriteResultOutcome {
        public static final String STATUS_SET = "STATUS_SET";
        public static final String UNCHANGED = "UNCHANGED";

        private PartnershipWriteResultOutcome() {}
    }

    public static final class PartyType {
        public static final String AGENCY = "AGENCY";
        public static final String DEVELOPER = "DEVELOPER";

        private PartyType() {}
    }

    public static final class Permission {
        public static final String PROPERTIES_READ = "properties:read";
        public static final String PROPERTIES_WRITE = "properties:write";
        public static final String LEADS_READ = "leads:read";
        public static final String LEADS_WRITE = "leads:write";
        public static final String RADAR_READ = "radar:read";
        public static final String RADAR_WRITE = "radar:write";
        public static final String PARTNERSHIPS_READ = "partnerships:read";
        public static final String PARTNERSHIPS_WRITE = "partnerships:write";
        public static final String TEAM_READ = "team:read";
        public static final String LAUNCHES_READ = "launches:read";
        public static final String LAUNCHES_WRITE = "launches:write";
        public static final String CAPTACAO_READ = "captacao:read";
        public static final String CAPTACAO_ACCEPT = "captacao:accept";
        public static final String EVENTS_READ = "events:read";
        public static final String WEBHOOKS_MANAGE = "webhooks:manage";

        private Permission() {}
    }

    public static final class PhotoSyncItemState {
        public static final String WAITING = "WAITING";
        public static final String FAILED = "FAILED";

        private PhotoSyncItemState() {}
    }

    public static final class PhotoSyncState {
        public static final String QUEUED = "QUEUED";
        public static final String DONE = "DONE";
        public static final String PARTIAL = "PARTIAL";
        public static final String FAILED = "FAILED";
        public static final String NOT_QUEUED = "NOT_QUEUED";

        private PhotoSyncState() {}
    }

    public static final class PropertyCategory {
        public static final String RESIDENCIAL = "RESIDENCIAL";
        public static final String COMERCIAL = "COMERCIAL";
        public static final String TERRENO = "TERRENO";
        public static final String RURAL = "RURAL";

        private PropertyCategory() {}
    }

    public static final class PropertyInactiveReason {
        public static final String MANUAL = "MANUAL";
        public static final String CONFIRMATION_EXPIRED = "CONFIRMATION_EXPIRED";
        public static final String FEED_REMOVED = "FEED_REMOVED";

        private PropertyInactiveReason() {}
    }

    public static final class PropertyKind {
        public static final String PROPERTY = "PROPERTY";
        public static final String DEVELOPMENT = "DEVELOPMENT";
        public static final String TYPOLOGY = "TYPOLOGY";

        private PropertyKind() {}
    }

    public static final class PropertyLack {
        public static final String CITY_MISSING = "CITY_MISSING";
        public static final String CITY_NOT_IN_CATALOG = "CITY_NOT_IN_CATALOG";
        public static final String NEIGHBORHOOD_MISSING = "NEIGHBORHOOD_MISSING";
        public static final String NEIGHBORHOOD_NOT_IN_CATALOG = "NEIGHBORHOOD_NOT_IN_CATALOG";
        public static final String TYPE_MISSING = "TYPE_MISSING";
        public static final String PURPOSE_MISSING = "PURPOSE_MISSING";
        public static final String SALE_PRICE_MISSING = "SALE_PRICE_MISSING";
        public static final String RENT_PRICE_MISSING = "RENT_PRICE_MISSING";
        public static final String COVER_PHOTO_MISSING = "COVER_PHOTO_MISSING";
        public static final String OTHER = "OTHER";
        public static final String PRICE_IMPLAUSIBLE = "price_implausible";
        public static final String GALLERY_EMPTIED = "gallery_emptied";
        public static final String REF_ENCODING = "ref_encoding";
        public static final String BY_POSTAL_CODE = "by_postal_code";

        private PropertyLack() {}
    }

    public static final class PropertyPhotosDoneDataState {
        public static final String DONE = "DONE";
        public static final String PARTIAL = "PARTIAL";
        public static final String FAILED = "FAILED";

        private PropertyPhotosDoneDataState() {}
    }

    public static final class PropertyRadarPending {
        public static final String CITY_MISSING = "CITY_MISSING";
        public static final String CITY_NOT_IN_CATALOG = "CITY_NOT_IN_CATALOG";
        public static final String NEIGHBORHOOD_MISSING = "NEIGHBORHOOD_MISSING";
        public static final String NEIGHBORHOOD_NOT_IN_CATALOG = "NEIGHBORHOOD_NOT_IN_CATALOG";
        public static final String TYPE_MISSING = "TYPE_MISSING";
        public static final String PURPOSE_MISSING = "PURPOSE_MISSING";
        public static final String SALE_PRICE_MISSING = "SALE_PRICE_MISSING";
        public static final String RENT_PRICE_MISSING = "RENT_PRICE_MISSING";
        public static final String COVER_PHOTO_MISSING = "COVER_PHOTO_MISSING";
        public static final String OTHER = "OTHER";

        private PropertyRadarPending() {}
    }

    public static final class PropertyStatus {
        public static final String ACTIVE = "ACTIVE";
        public static final String INACTIVE = "INACTIVE";
        public static final String SOLD = "SOLD";
        public static final String RENTED = "RENTED";
        public static final String DELETED = "DELETED";

        private PropertyStatus() {}
    }

    public static final class PropertyType {
        public static final String APARTAMENTO = "APARTAMENTO";
        public static final String CASA_RUA = "CASA_RUA";
        public static final String CASA_CONDOMINIO = "CASA_CONDOMINIO";
        public static final String CASA_VILA = "CASA_VILA";
        public static final String STUDIO = "STUDIO";
        public static final String FLAT = "FLAT";
        public static final String COBERTURA = "COBERTURA";
        public static final String SALA_COMERCIAL = "SALA_COMERCIAL";
        public static final String LOJA_PONTO = "LOJA_PONTO";
        public static final String GALPAO = "GALPAO";
        public static final String PREDIO = "PREDIO";
        public static final String TERRENO_RUA = "TERRENO_RUA";
        public static final String TERRENO_CONDOMINIO = "TERRENO_CONDOMINIO";
        public static final String CHACARA_SITIO = "CHACARA_SITIO";
        public static final String FAZENDA = "FAZENDA";

        private PropertyType() {}
    }

    public static final class PropertyWriteResultOutcome {
        public static final String CREATED = "CREATED";
        public static final String UPDATED = "UPDATED";
        public static final String UNCHANGED = "UNCHANGED";
        public static final String CONFIRMED = "CONFIRMED";
        public static final String STATUS_SET = "STATUS_SET";
        public static final String DELETED = "DELETED";
        public static final String ALREADY_DELETED = "ALREADY_DELETED";

        private PropertyWriteResultOutcome() {}
    }

    public static final class PropertyWriteResultPhotos {
        public static final String UNCHANGED = "UNCHANGED";
        public static final String QUEUED = "QUEUED";
        public static final String ALREADY_QUEUED = "ALREADY_QUEUED";
        public static final String CLEARED = "CLEARED";

        private PropertyWriteResultPhotos() {}
    }

    public static final class Purpose {
        public static final String VENDA = "VENDA";
        public static final String LOCACAO = "LOCACAO";

        private Purpose() {}
    }

    public static final class RadarFilter {
        public static final String PENDING = "pending";
        public static final String READY = "ready";

        private RadarFilter() {}
    }

    public static final class SandboxFeedResultOutcome {
        public static final String SET = "SET";
        public static final String REMOVED = "REMOVED";

        private SandboxFeedResultOutcome() {}
    }

    public static final class SandboxRequestInputRequester {
        public static final String PARTNER = "PARTNER";
        public static final String OWN = "OWN";

        private SandboxRequestInputRequester() {}
    }

    public static final class SandboxResetState {
        public static final String EMPTYING = "EMPTYING";
        public static final String FILLING = "FILLING";
        public static final String DONE = "DONE";

        private SandboxResetState() {}
    }

    public static final class Source {
        public static final String API = "API";
        public static final String FEED = "FEED";
        public static final String DASHBOARD = "DASHBOARD";

        private Source() {}
    }

    public static final class State {
        public static final String AC = "AC";
        public static final String AL = "AL";
        public static final String AM = "AM";
        public static final String AP = "AP";
        public static final String BA = "BA";
        public static final String CE = "CE";
        public static final String DF = "DF";
        public static final String ES = "ES";
        public static final String GO = "GO";
        public static final String MA = "MA";
        public static final String MG = "MG";
        public static final String MS = "MS";
        public static final String MT = "MT";
        public static final String PA = "PA";
        public static final String PB = "PB";
        public static final String PE = "PE";
        public static final String PI = "PI";
        public static final String PR = "PR";
        public static final String RJ = "RJ";
        public static final String RN = "RN";
        public static final String RO = "RO";
        public static final String RR = "RR";
        public static final String RS = "RS";
        public static final String SC = "SC";
        public static final String SE = "SE";
        public static final String SP = "SP";
        public static final String TO = "TO";

        private State() {}
    }

    public static final class TeamMemberRole {
        public static final String OWNER = "OWNER";
        public static final String MANAGER = "MANAGER";
        public static final String BROKER = "BROKER";

        private TeamMemberRole() {}
    }

    public static final class WebhookChangeResultOutcome {
        public static final String UPDATED = "UPDATED";
        public static final String UNCHANGED = "UNCHANGED";

        private WebhookChangeResultOutcome() {}
    }

    public static final class WebhookDisabledReason {
        public static final String GONE_410 = "GONE_410";
        public static final String FAILURE_RATE = "FAILURE_RATE";
        public static final String MANUAL = "MANUAL";

        private WebhookDisabledReason() {}
    }

    public static final class WebhookStatus {
        public static final String ACTIVE = "ACTIVE";
        public static final String DISABLED = "DISABLED";

        private WebhookStatus() {}
    }

    public static final class WebhookTestOutcomeOutcome {
        public static final String TESTED = "TESTED";
        public static final String WOULD_TEST = "WOULD_TEST";

        private WebhookTestOutcomeOutcome() {}
    }
}
