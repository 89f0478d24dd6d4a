package com.example.realestate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;

/** What requests and answers are made of. Made from the contract by `npm run sdk`. */
public final class Models {
    private Models() {}

    public static final class AcceptCaptacaoOfferAnswer extends Model {
        AcceptCaptacaoOfferAnswer(ObjectNode members) {
            super(members);
        }

        public CaptacaoOffer data() {
            return get("data", model(CaptacaoOffer::new));
        }

        public CaptacaoAcceptResult result() {
            return get("result", model(CaptacaoAcceptResult::new));
        }
    }

    public static final class Address extends Model {
        Address(ObjectNode members) {
            super(members);
        }

        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        /** Null while the neighborhood is unrecognised. */
        public String neighborhoodSlug() {
            return get("neighborhoodSlug", TEXT);
        }

        public String city() {
            return get("city", TEXT);
        }

        public String cityId() {
            return get("cityId", TEXT);
        }

        public String citySlug() {
            return get("citySlug", TEXT);
        }

        public String state() {
            return get("state", TEXT);
        }

        public String street() {
            return get("street", TEXT);
        }

        public String number() {
            return get("number", TEXT);
        }

        public String complement() {
            return get("complement", TEXT);
        }
    }

    public static final class AddressInput extends Model {
        public AddressInput() {
            super(empty());
        }

        public AddressInput cityId(String value) {
            set("cityId", value);
            return this;
        }

        public AddressInput city(String value) {
            set("city", value);
            return this;
        }

        public AddressInput state(String value) {
            set("state", value);
            return this;
        }

        public AddressInput neighborhoodSlug(String value) {
            set("neighborhoodSlug", value);
            return this;
        }

        public AddressInput neighborhood(String value) {
            set("neighborhood", value);
            return this;
        }

        public AddressInput street(String value) {
            set("street", value);
            return this;
        }

        public AddressInput number(String value) {
            set("number", value);
            return this;
        }

        public AddressInput complement(String value) {
            set("complement", value);
            return this;
        }
    }

    public static final class Batch extends Model {
        Batch(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        public Long total() {
            return get("total", LONG);
        }

        public Long processed() {
            return get("processed", LONG);
        }

        /** How many items have each outcome. */
        public Map<String, JsonNode> counts() {
            return get("counts", map(ANY));
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public String startedAt() {
            return get("startedAt", TEXT);
        }

        public String finishedAt() {
            return get("finishedAt", TEXT);
        }

        /** In the order of the request. */
        public List<BatchItem> results() {
            return get("results", list(model(BatchItem::new)));
        }
    }

    public static final class BatchCreated extends Model {
        BatchCreated(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        public Long total() {
            return get("total", LONG);
        }

        /** Items that wait to be worked. */
        public Long accepted() {
            return get("accepted", LONG);
        }

        /** Items refused for their shape. */
        public Long rejected() {
            return get("rejected", LONG);
        }
    }

    public static final class BatchEnvelope extends Model {
        BatchEnvelope(ObjectNode members) {
            super(members);
        }

        public Batch data() {
            return get("data", model(Batch::new));
        }
    }

    public static final class BatchItem extends Model {
        BatchItem(ObjectNode members) {
            super(members);
        }

        public Long index() {
            return get("index", LONG);
        }

        public String externalRef() {
            return get("externalRef", TEXT);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public String id() {
            return get("id", TEXT);
        }

        /** Error code of a refused item. */
        public String code() {
            return get("code", TEXT);
        }

        public String detail() {
            return get("detail", TEXT);
        }

        public List<Map<String, JsonNode>> invalidParams() {
            return get("invalidParams", list(map(ANY)));
        }

        /** Properties only. */
        public String photos() {
            return get("photos", TEXT);
        }
    }

    public static final class CaptacaoAcceptResult extends Model {
        CaptacaoAcceptResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** What this call debits, or would; null where an earlier one did. */
        public Long priceCents() {
            return get("priceCents", LONG);
        }
    }

    public static final class CaptacaoAcceptedVia extends Model {
        CaptacaoAcceptedVia(ObjectNode members) {
            super(members);
        }

        public String channel() {
            return get("channel", TEXT);
        }

        public String keyId() {
            return get("keyId", TEXT);
        }

        public String keyName() {
            return get("keyName", TEXT);
        }

        public String ip() {
            return get("ip", TEXT);
        }

        public String termsVersion() {
            return get("termsVersion", TEXT);
        }
    }

    public static final class CaptacaoAddress extends Model {
        CaptacaoAddress(ObjectNode members) {
            super(members);
        }

        public String street() {
            return get("street", TEXT);
        }

        public String number() {
            return get("number", TEXT);
        }

        public String complement() {
            return get("complement", TEXT);
        }

        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        public String city() {
            return get("city", TEXT);
        }
    }

    public static final class CaptacaoContact extends Model {
        CaptacaoContact(ObjectNode members) {
            super(members);
        }

        public String name() {
            return get("name", TEXT);
        }

        public String phone() {
            return get("phone", TEXT);
        }

        public String email() {
            return get("email", TEXT);
        }
    }

    /** From {@code owner} on, members exist once the account has accepted, and not before. */
    public static final class CaptacaoOffer extends Model {
        CaptacaoOffer(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String purpose() {
            return get("purpose", TEXT);
        }

        public String propertyType() {
            return get("propertyType", TEXT);
        }

        public String city() {
            return get("city", TEXT);
        }

        public String citySlug() {
            return get("citySlug", TEXT);
        }

        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long suites() {
            return get("suites", LONG);
        }

        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        public Double usableAreaDeclared() {
            return get("usableAreaDeclared", DOUBLE);
        }

        public Double areaDeclared() {
            return get("areaDeclared", DOUBLE);
        }

        public Money priceExpected() {
            return get("priceExpected", MONEY);
        }

        public String sellTimeframe() {
            return get("sellTimeframe", TEXT);
        }

        public String occupancy() {
            return get("occupancy", TEXT);
        }

        public String ownerRelation() {
            return get("ownerRelation", TEXT);
        }

        public String exclusivityOpenness() {
            return get("exclusivityOpenness", TEXT);
        }

        public Boolean alreadyListedDeclared() {
            return get("alreadyListedDeclared", BOOLEAN);
        }

        public Long priceCents() {
            return get("priceCents", LONG);
        }

        public String deadline() {
            return get("deadline", TEXT);
        }

        /** Own clients that look for this; null: could not be computed. */
        public CaptacaoOfferMatchingClients matchingClients() {
            return get("matchingClients", model(CaptacaoOfferMatchingClients::new));
        }

        /** Clients of all accounts, counted each night; not available below 10. */
        public CaptacaoOfferDemand demand() {
            return get("demand", model(CaptacaoOfferDemand::new));
        }

        public Long stockNeighborhood() {
            return get("stockNeighborhood", LONG);
        }

        public String ownerNameMasked() {
            return get("ownerNameMasked", TEXT);
        }

        public String ownerPhoneVerifiedVia() {
            return get("ownerPhoneVerifiedVia", TEXT);
        }

        public String ownerPhoneVerifiedAt() {
            return get("ownerPhoneVerifiedAt", TEXT);
        }

        public Boolean revealed() {
            return get("revealed", BOOLEAN);
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public CaptacaoContact owner() {
            return get("owner", model(CaptacaoContact::new));
        }

        public CaptacaoAddress address() {
            return get("address", model(CaptacaoAddress::new));
        }

        public String acceptedAt() {
            return get("acceptedAt", TEXT);
        }

        public CaptacaoAcceptedVia acceptedVia() {
            return get("acceptedVia", model(CaptacaoAcceptedVia::new));
        }

        public String refundUntil() {
            return get("refundUntil", TEXT);
        }

        public String refundedAt() {
            return get("refundedAt", TEXT);
        }

        public String soldAt() {
            return get("soldAt", TEXT);
        }

        public String stage() {
            return get("stage", TEXT);
        }

        public String stageLabel() {
            return get("stageLabel", TEXT);
        }

        public String lostReason() {
            return get("lostReason", TEXT);
        }

        public String note() {
            return get("note", TEXT);
        }

        public String tab() {
            return get("tab", TEXT);
        }
    }

    /** Clients of all accounts, counted each night; not available below 10. */
    public static final class CaptacaoOfferDemand extends Model {
        CaptacaoOfferDemand(ObjectNode members) {
            super(members);
        }

        public Boolean available() {
            return get("available", BOOLEAN);
        }

        public Long people() {
            return get("people", LONG);
        }

        public String scope() {
            return get("scope", TEXT);
        }

        public String scopeName() {
            return get("scopeName", TEXT);
        }

        public String asOf() {
            return get("asOf", TEXT);
        }

        public String label() {
            return get("label", TEXT);
        }
    }

    public static final class CaptacaoOfferEnvelope extends Model {
        CaptacaoOfferEnvelope(ObjectNode members) {
            super(members);
        }

        public CaptacaoOffer data() {
            return get("data", model(CaptacaoOffer::new));
        }
    }

    /** Own clients that look for this; null: could not be computed. */
    public static final class CaptacaoOfferMatchingClients extends Model {
        CaptacaoOfferMatchingClients(ObjectNode members) {
            super(members);
        }

        public Long city() {
            return get("city", LONG);
        }

        public Long neighborhood() {
            return get("neighborhood", LONG);
        }
    }

    public static final class CaptacaoSummary extends Model {
        CaptacaoSummary(ObjectNode members) {
            super(members);
        }

        public Long pendingCount() {
            return get("pendingCount", LONG);
        }

        public Long balanceCents() {
            return get("balanceCents", LONG);
        }

        public Boolean subscriptionActive() {
            return get("subscriptionActive", BOOLEAN);
        }

        public Boolean platformActive() {
            return get("platformActive", BOOLEAN);
        }

        public Boolean paused() {
            return get("paused", BOOLEAN);
        }

        public Boolean pausedAuto() {
            return get("pausedAuto", BOOLEAN);
        }

        public Long expiredStreak() {
            return get("expiredStreak", LONG);
        }

        public Long autoPauseAfter() {
            return get("autoPauseAfter", LONG);
        }

        public Boolean inActivation() {
            return get("inActivation", BOOLEAN);
        }

        public Long leadsToFirstCharge() {
            return get("leadsToFirstCharge", LONG);
        }

        public Boolean rechargePending() {
            return get("rechargePending", BOOLEAN);
        }

        public List<String> operatingCities() {
            return get("operatingCities", list(TEXT));
        }

        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        public List<String> serviceDays() {
            return get("serviceDays", list(TEXT));
        }
    }

    public static final class Change extends Model {
        Change(ObjectNode members) {
            super(members);
        }

        public String field() {
            return get("field", TEXT);
        }

        public JsonNode from() {
            return get("from", ANY);
        }

        public JsonNode to() {
            return get("to", ANY);
        }
    }

    public static final class ChangeWebhookAnswer extends Model {
        ChangeWebhookAnswer(ObjectNode members) {
            super(members);
        }

        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        public ChangeWebhookAnswerResult result() {
            return get("result", model(ChangeWebhookAnswerResult::new));
        }
    }

    public static final class ChangeWebhookAnswerResult extends Model {
        ChangeWebhookAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class City extends Model {
        City(ObjectNode members) {
            super(members);
        }

        /** The 7-digit IBGE code. */
        public String cityId() {
            return get("cityId", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        public String uf() {
            return get("uf", TEXT);
        }

        public String citySlug() {
            return get("citySlug", TEXT);
        }
    }

    public static final class ClientSnapshot extends Model {
        ClientSnapshot(ObjectNode members) {
            super(members);
        }

        /** A partner's client, who is named to nobody else. */
        public Boolean masked() {
            return get("masked", BOOLEAN);
        }

        /** Null of a masked client. */
        public String status() {
            return get("status", TEXT);
        }

        public Boolean preApproved() {
            return get("preApproved", BOOLEAN);
        }

        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        public List<String> propertyTypes() {
            return get("propertyTypes", list(TEXT));
        }

        public List<String> regions() {
            return get("regions", list(TEXT));
        }

        public Money priceMin() {
            return get("priceMin", MONEY);
        }

        public Money priceMax() {
            return get("priceMax", MONEY);
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        public Double areaMin() {
            return get("areaMin", DOUBLE);
        }

        /** Of an own client, with leads:read on the key. */
        public String name() {
            return get("name", TEXT);
        }
    }

    public static final class ConfirmItem extends Model {
        ConfirmItem(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String externalRef() {
            return get("externalRef", TEXT);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        /** What the property is after it; null where there is none. */
        public String status() {
            return get("status", TEXT);
        }

        public Confirmation confirmation() {
            return get("confirmation", model(Confirmation::new));
        }
    }

    public static final class ConfirmPropertiesAnswer extends Model {
        ConfirmPropertiesAnswer(ObjectNode members) {
            super(members);
        }

        public List<ConfirmItem> data() {
            return get("data", list(model(ConfirmItem::new)));
        }

        public ConfirmPropertiesAnswerResult result() {
            return get("result", model(ConfirmPropertiesAnswerResult::new));
        }
    }

    public static final class ConfirmPropertiesAnswerResult extends Model {
        ConfirmPropertiesAnswerResult(ObjectNode members) {
            super(members);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        public ConfirmPropertiesAnswerResultSummary summary() {
            return get("summary", model(ConfirmPropertiesAnswerResultSummary::new));
        }
    }

    public static final class ConfirmPropertiesAnswerResultSummary extends Model {
        ConfirmPropertiesAnswerResultSummary(ObjectNode members) {
            super(members);
        }

        public Long CONFIRMED() {
            return get("CONFIRMED", LONG);
        }

        public Long ALREADY_CONFIRMED() {
            return get("ALREADY_CONFIRMED", LONG);
        }

        public Long NOT_FOUND() {
            return get("NOT_FOUND", LONG);
        }

        public Long IN_TRASH() {
            return get("IN_TRASH", LONG);
        }
    }

    public static final class Confirmation extends Model {
        Confirmation(ObjectNode members) {
            super(members);
        }

        public String lastConfirmedAt() {
            return get("lastConfirmedAt", TEXT);
        }

        public String dueAt() {
            return get("dueAt", TEXT);
        }

        public String noticeAt() {
            return get("noticeAt", TEXT);
        }

        public String offlineAt() {
            return get("offlineAt", TEXT);
        }
    }

    public static final class CreateLeadBatchAnswer extends Model {
        CreateLeadBatchAnswer(ObjectNode members) {
            super(members);
        }

        public BatchCreated data() {
            return get("data", model(BatchCreated::new));
        }

        public CreateLeadBatchAnswerResult result() {
            return get("result", model(CreateLeadBatchAnswerResult::new));
        }
    }

    public static final class CreateLeadBatchAnswerResult extends Model {
        CreateLeadBatchAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class CreatePropertyBatchAnswer extends Model {
        CreatePropertyBatchAnswer(ObjectNode members) {
            super(members);
        }

        public BatchCreated data() {
            return get("data", model(BatchCreated::new));
        }

        public CreatePropertyBatchAnswerResult result() {
            return get("result", model(CreatePropertyBatchAnswerResult::new));
        }
    }

    public static final class CreatePropertyBatchAnswerResult extends Model {
        CreatePropertyBatchAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class CreateWebhookAnswer extends Model {
        CreateWebhookAnswer(ObjectNode members) {
            super(members);
        }

        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        public String secret() {
            return get("secret", TEXT);
        }

        public CreateWebhookAnswerResult result() {
            return get("result", model(CreateWebhookAnswerResult::new));
        }
    }

    public static final class CreateWebhookAnswerResult extends Model {
        CreateWebhookAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class Curation extends Model {
        Curation(ObjectNode members) {
            super(members);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String reason() {
            return get("reason", TEXT);
        }

        public String label() {
            return get("label", TEXT);
        }
    }

    public static final class DeleteWebhookAnswer extends Model {
        DeleteWebhookAnswer(ObjectNode members) {
            super(members);
        }

        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        public DeleteWebhookAnswerResult result() {
            return get("result", model(DeleteWebhookAnswerResult::new));
        }
    }

    public static final class DeleteWebhookAnswerResult extends Model {
        DeleteWebhookAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class Delivery extends Model {
        Delivery(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String eventId() {
            return get("eventId", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public Long attempts() {
            return get("attempts", LONG);
        }

        public Long lastStatusCode() {
            return get("lastStatusCode", LONG);
        }

        public String lastError() {
            return get("lastError", TEXT);
        }

        public String lastAttemptAt() {
            return get("lastAttemptAt", TEXT);
        }

        public String nextAttemptAt() {
            return get("nextAttemptAt", TEXT);
        }

        public String deliveredAt() {
            return get("deliveredAt", TEXT);
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public List<DeliveryAttempt> attemptLog() {
            return get("attemptLog", list(model(DeliveryAttempt::new)));
        }
    }

    public static final class DeliveryAttempt extends Model {
        DeliveryAttempt(ObjectNode members) {
            super(members);
        }

        public String at() {
            return get("at", TEXT);
        }

        public Long statusCode() {
            return get("statusCode", LONG);
        }

        public String error() {
            return get("error", TEXT);
        }

        public Long ms() {
            return get("ms", LONG);
        }
    }

    public static final class DeliveryPage extends Model {
        DeliveryPage(ObjectNode members) {
            super(members);
        }

        public List<Delivery> data() {
            return get("data", list(model(Delivery::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    public static final class Event extends Model {
        Event(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        /** Rises by the order of the account's log. */
        public Long sequence() {
            return get("sequence", LONG);
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public Map<String, JsonNode> data() {
            return get("data", map(ANY));
        }
    }

    public static final class EventTypeInfo extends Model {
        EventTypeInfo(ObjectNode members) {
            super(members);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String scope() {
            return get("scope", TEXT);
        }

        public String description() {
            return get("description", TEXT);
        }
    }

    public static final class EventTypeInfoList extends Model {
        EventTypeInfoList(ObjectNode members) {
            super(members);
        }

        public List<EventTypeInfo> data() {
            return get("data", list(model(EventTypeInfo::new)));
        }
    }

    public static final class FeedCounts extends Model {
        FeedCounts(ObjectNode members) {
            super(members);
        }

        public Long created() {
            return get("created", LONG);
        }

        public Long updated() {
            return get("updated", LONG);
        }

        /** Left the feed, and were missing in two whole syncs. */
        public Long archived() {
            return get("archived", LONG);
        }

        /** Incomplete, or over the plan's quota. */
        public Long skipped() {
            return get("skipped", LONG);
        }

        public Long unchanged() {
            return get("unchanged", LONG);
        }

        public Long confirmed() {
            return get("confirmed", LONG);
        }
    }

    /** On a dry run: what would happen, and why. */
    public static final class FeedReport extends Model {
        FeedReport(ObjectNode members) {
            super(members);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String message() {
            return get("message", TEXT);
        }

        public List<FeedReportListing> listings() {
            return get("listings", list(model(FeedReportListing::new)));
        }

        public Map<String, Long> counts() {
            return get("counts", map(LONG));
        }
    }

    public static final class FeedReportListing extends Model {
        FeedReportListing(ObjectNode members) {
            super(members);
        }

        public String externalRef() {
            return get("externalRef", TEXT);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Why it is skipped or not archived: a code. */
        public String reason() {
            return get("reason", TEXT);
        }

        public List<String> conflicts() {
            return get("conflicts", list(TEXT));
        }

        /** Reason and remarks in words. */
        public String message() {
            return get("message", TEXT);
        }

        /** Required fields that the listing leaves out or that cannot be read. */
        public List<String> missing() {
            return get("missing", list(TEXT));
        }

        /** What the listing names and no catalogue has: the property comes in and waits. */
        public List<FeedReportListingUnknown> unknown() {
            return get("unknown", list(model(FeedReportListingUnknown::new)));
        }

        /** Addresses that may not be fetched, and why: at most 5, each cut to 300 characters. */
        public List<FeedReportListingRefusedPhoto> refusedPhotos() {
            return get("refusedPhotos", list(model(FeedReportListingRefusedPhoto::new)));
        }
    }

    public static final class FeedReportListingRefusedPhoto extends Model {
        FeedReportListingRefusedPhoto(ObjectNode members) {
            super(members);
        }

        public String url() {
            return get("url", TEXT);
        }

        public String reason() {
            return get("reason", TEXT);
        }
    }

    public static final class FeedReportListingUnknown extends Model {
        FeedReportListingUnknown(ObjectNode members) {
            super(members);
        }

        public String field() {
            return get("field", TEXT);
        }

        public String value() {
            return get("value", TEXT);
        }
    }

    public static final class FeedSync extends Model {
        FeedSync(ObjectNode members) {
            super(members);
        }

        public Boolean configured() {
            return get("configured", BOOLEAN);
        }

        public String connector() {
            return get("connector", TEXT);
        }

        /** Synced by itself every 6 hours. */
        public Boolean autoSync() {
            return get("autoSync", BOOLEAN);
        }

        /** How the last sync ended; QUEUED while one runs. */
        public String status() {
            return get("status", TEXT);
        }

        /** The same in words, with what came in the way of fetching the feed. */
        public String message() {
            return get("message", TEXT);
        }

        public String lastSyncAt() {
            return get("lastSyncAt", TEXT);
        }

        public Long feedCount() {
            return get("feedCount", LONG);
        }

        public FeedCounts counts() {
            return get("counts", model(FeedCounts::new));
        }

        /** Properties of which the dashboard keeps a field from the feed. */
        public Long conflicts() {
            return get("conflicts", LONG);
        }

        public String scheduledFor() {
            return get("scheduledFor", TEXT);
        }

        /**
         * When the feed is next fetched without a call: the retry of a sync that waits for the
         * feed's server, the scheduled sync, or the automatic one.
         */
        public String nextAttemptAt() {
            return get("nextAttemptAt", TEXT);
        }
    }

    public static final class FeedSyncEnvelope extends Model {
        FeedSyncEnvelope(ObjectNode members) {
            super(members);
        }

        public FeedSync data() {
            return get("data", model(FeedSync::new));
        }
    }

    public static final class FeedSyncResult extends Model {
        FeedSyncResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        public String scheduledFor() {
            return get("scheduledFor", TEXT);
        }

        public FeedReport report() {
            return get("report", model(FeedReport::new));
        }
    }

    /** How many of the account's own are left after each gate. */
    public static final class Funnel extends Model {
        Funnel(ObjectNode members) {
            super(members);
        }

        public Long eligible() {
            return get("eligible", LONG);
        }

        public Long purpose() {
            return get("purpose", LONG);
        }

        public Long city() {
            return get("city", LONG);
        }

        public Long type() {
            return get("type", LONG);
        }

        public Long price() {
            return get("price", LONG);
        }

        public Long score() {
            return get("score", LONG);
        }

        public Long kept() {
            return get("kept", LONG);
        }
    }

    public static final class InteractionInput extends Model {
        public InteractionInput(String type) {
            super(empty());
            set("type", type);
        }

        public InteractionInput type(String value) {
            set("type", value);
            return this;
        }

        /** Now when absent; never in the future. */
        public InteractionInput at(String value) {
            set("at", value);
            return this;
        }

        public InteractionInput note(String value) {
            set("note", value);
            return this;
        }

        public InteractionInput propertyId(String value) {
            set("propertyId", value);
            return this;
        }
    }

    public static final class InteractionResult extends Model {
        InteractionResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        public String interactionId() {
            return get("interactionId", TEXT);
        }
    }

    /** Counts and area are minimums. */
    public static final class Interest extends Model {
        Interest(ObjectNode members) {
            super(members);
        }

        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        public List<String> propertyTypes() {
            return get("propertyTypes", list(TEXT));
        }

        public List<Location> locations() {
            return get("locations", list(model(Location::new)));
        }

        public Money salePriceMin() {
            return get("salePriceMin", MONEY);
        }

        public Money salePriceMax() {
            return get("salePriceMax", MONEY);
        }

        public Money rentPriceMin() {
            return get("rentPriceMin", MONEY);
        }

        public Money rentPriceMax() {
            return get("rentPriceMax", MONEY);
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long suites() {
            return get("suites", LONG);
        }

        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        public Double areaMin() {
            return get("areaMin", DOUBLE);
        }
    }

    public static final class InterestInput extends Model {
        public InterestInput() {
            super(empty());
        }

        public InterestInput purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        public InterestInput propertyTypes(List<String> value) {
            set("propertyTypes", value);
            return this;
        }

        public InterestInput locations(List<LocationInput> value) {
            set("locations", value);
            return this;
        }

        public InterestInput salePriceMin(Money value) {
            set("salePriceMin", value);
            return this;
        }

        public InterestInput salePriceMax(Money value) {
            set("salePriceMax", value);
            return this;
        }

        public InterestInput rentPriceMin(Money value) {
            set("rentPriceMin", value);
            return this;
        }

        public InterestInput rentPriceMax(Money value) {
            set("rentPriceMax", value);
            return this;
        }

        public InterestInput bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        public InterestInput suites(Long value) {
            set("suites", value);
            return this;
        }

        public InterestInput bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        public InterestInput parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        public InterestInput areaMin(Double value) {
            set("areaMin", value);
            return this;
        }
    }

    public static final class InvalidParam extends Model {
        InvalidParam(ObjectNode members) {
            super(members);
        }

        public String in() {
            return get("in", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        /** JSON Pointer into the body. */
        public String pointer() {
            return get("pointer", TEXT);
        }

        /** A stable word; new ones may appear. */
        public String code() {
            return get("code", TEXT);
        }

        /** A sentence in the Accept-Language language. */
        public String reason() {
            return get("reason", TEXT);
        }

        /** The accepted values. */
        public List<String> allowed() {
            return get("allowed", list(TEXT));
        }

        /** Cities whose names come close. */
        public List<City> suggestions() {
            return get("suggestions", list(model(City::new)));
        }
    }

    public static final class Launch extends Model {
        Launch(ObjectNode members) {
            super(members);
        }

        public String developmentId() {
            return get("developmentId", TEXT);
        }

        public String title() {
            return get("title", TEXT);
        }

        public String description() {
            return get("description", TEXT);
        }

        public LaunchDeveloper developer() {
            return get("developer", model(LaunchDeveloper::new));
        }

        public Address address() {
            return get("address", model(Address::new));
        }

        public String constructionStage() {
            return get("constructionStage", TEXT);
        }

        public String deliveryDate() {
            return get("deliveryDate", TEXT);
        }

        /** Percent */
        public Long constructionProgress() {
            return get("constructionProgress", LONG);
        }

        /** The least of the unit types, else the development's. */
        public Money priceFrom() {
            return get("priceFrom", MONEY);
        }

        /** The most of the unit types, else the development's. */
        public Money priceTo() {
            return get("priceTo", MONEY);
        }

        public String coverPhoto() {
            return get("coverPhoto", TEXT);
        }

        public List<String> photos() {
            return get("photos", list(TEXT));
        }

        public List<String> floorPlans() {
            return get("floorPlans", list(TEXT));
        }

        public PartnershipTerms partnershipTerms() {
            return get("partnershipTerms", model(PartnershipTerms::new));
        }

        /** Sums over the unit types that tell them, else the development's. */
        public LaunchUnits units() {
            return get("units", model(LaunchUnits::new));
        }

        public List<LaunchTypology> typologies() {
            return get("typologies", list(model(LaunchTypology::new)));
        }

        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    public static final class LaunchBlock extends Model {
        LaunchBlock(ObjectNode members) {
            super(members);
        }

        public String constructionStage() {
            return get("constructionStage", TEXT);
        }

        public String deliveryDate() {
            return get("deliveryDate", TEXT);
        }

        public Long constructionProgress() {
            return get("constructionProgress", LONG);
        }

        public Long unitsTotal() {
            return get("unitsTotal", LONG);
        }

        public Long unitsAvailable() {
            return get("unitsAvailable", LONG);
        }

        public Long unitsReserved() {
            return get("unitsReserved", LONG);
        }

        public Long unitsSold() {
            return get("unitsSold", LONG);
        }

        public List<String> floorPlans() {
            return get("floorPlans", list(TEXT));
        }
    }

    public static final class LaunchClientInput extends Model {
        public LaunchClientInput(String leadId) {
            super(empty());
            set("leadId", leadId);
        }

        public LaunchClientInput leadId(String value) {
            set("leadId", value);
            return this;
        }

        public LaunchClientInput message(String value) {
            set("message", value);
            return this;
        }
    }

    public static final class LaunchClientRegistered extends Model {
        LaunchClientRegistered(ObjectNode members) {
            super(members);
        }

        public Partnership data() {
            return get("data", model(Partnership::new));
        }

        public LaunchClientResult result() {
            return get("result", model(LaunchClientResult::new));
        }
    }

    public static final class LaunchClientResult extends Model {
        LaunchClientResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class LaunchDeveloper extends Model {
        LaunchDeveloper(ObjectNode members) {
            super(members);
        }

        public String accountId() {
            return get("accountId", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }
    }

    public static final class LaunchPage extends Model {
        LaunchPage(ObjectNode members) {
            super(members);
        }

        public List<Launch> data() {
            return get("data", list(model(Launch::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    public static final class LaunchTypology extends Model {
        LaunchTypology(ObjectNode members) {
            super(members);
        }

        public String propertyId() {
            return get("propertyId", TEXT);
        }

        public String title() {
            return get("title", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long suites() {
            return get("suites", LONG);
        }

        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        public Double area() {
            return get("area", DOUBLE);
        }

        /** BRL; the monthly rent of what is only rented. */
        public Money price() {
            return get("price", MONEY);
        }

        public Long unitsAvailable() {
            return get("unitsAvailable", LONG);
        }
    }

    /** Sums over the unit types that tell them, else the development's. */
    public static final class LaunchUnits extends Model {
        LaunchUnits(ObjectNode members) {
            super(members);
        }

        public Long total() {
            return get("total", LONG);
        }

        public Long available() {
            return get("available", LONG);
        }

        public Long reserved() {
            return get("reserved", LONG);
        }

        public Long sold() {
            return get("sold", LONG);
        }
    }

    public static final class Lead extends Model {
        Lead(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String externalRef() {
            return get("externalRef", TEXT);
        }

        public String state() {
            return get("state", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        public List<LeadPhone> phones() {
            return get("phones", list(model(LeadPhone::new)));
        }

        public String email() {
            return get("email", TEXT);
        }

        public String notes() {
            return get("notes", TEXT);
        }

        public Boolean preApproved() {
            return get("preApproved", BOOLEAN);
        }

        public Boolean sharedToNetwork() {
            return get("sharedToNetwork", BOOLEAN);
        }

        public Interest interest() {
            return get("interest", model(Interest::new));
        }

        public String ownerAccountId() {
            return get("ownerAccountId", TEXT);
        }

        public String ownerName() {
            return get("ownerName", TEXT);
        }

        public String source() {
            return get("source", TEXT);
        }

        public LeadRadar radar() {
            return get("radar", model(LeadRadar::new));
        }

        public String lastActivityAt() {
            return get("lastActivityAt", TEXT);
        }

        public String consentGivenAt() {
            return get("consentGivenAt", TEXT);
        }

        public String deletedAt() {
            return get("deletedAt", TEXT);
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    public static final class LeadBatch extends Model {
        public LeadBatch(List<LeadBatchItem> items) {
            super(empty());
            set("items", items);
        }

        public LeadBatch items(List<LeadBatchItem> value) {
            set("items", value);
            return this;
        }
    }

    public static final class LeadBatchItem extends Model {
        public LeadBatchItem(String externalRef) {
            super(empty());
            set("externalRef", externalRef);
        }

        public LeadBatchItem externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        public LeadBatchItem name(String value) {
            set("name", value);
            return this;
        }

        public LeadBatchItem phones(List<PhoneInput> value) {
            set("phones", value);
            return this;
        }

        public LeadBatchItem email(String value) {
            set("email", value);
            return this;
        }

        public LeadBatchItem status(String value) {
            set("status", value);
            return this;
        }

        public LeadBatchItem notes(String value) {
            set("notes", value);
            return this;
        }

        public LeadBatchItem preApproved(Boolean value) {
            set("preApproved", value);
            return this;
        }

        public LeadBatchItem sharedToNetwork(Boolean value) {
            set("sharedToNetwork", value);
            return this;
        }

        public LeadBatchItem interest(InterestInput value) {
            set("interest", value);
            return this;
        }

        public LeadBatchItem ownerAccountId(String value) {
            set("ownerAccountId", value);
            return this;
        }

        public LeadBatchItem ownerEmail(String value) {
            set("ownerEmail", value);
            return this;
        }

        /** Only moves forward: null leaves it. */
        public LeadBatchItem lastActivityAt(String value) {
            set("lastActivityAt", value);
            return this;
        }

        /** Must be true on creation: there is a legal basis to process the data. */
        public LeadBatchItem consentGiven(Boolean value) {
            set("consentGiven", value);
            return this;
        }
    }

    public static final class LeadCreation extends Model {
        public LeadCreation() {
            super(empty());
        }

        public LeadCreation externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        public LeadCreation name(String value) {
            set("name", value);
            return this;
        }

        public LeadCreation phones(List<PhoneInput> value) {
            set("phones", value);
            return this;
        }

        public LeadCreation email(String value) {
            set("email", value);
            return this;
        }

        public LeadCreation status(String value) {
            set("status", value);
            return this;
        }

        public LeadCreation notes(String value) {
            set("notes", value);
            return this;
        }

        public LeadCreation preApproved(Boolean value) {
            set("preApproved", value);
            return this;
        }

        public LeadCreation sharedToNetwork(Boolean value) {
            set("sharedToNetwork", value);
            return this;
        }

        public LeadCreation interest(InterestInput value) {
            set("interest", value);
            return this;
        }

        public LeadCreation ownerAccountId(String value) {
            set("ownerAccountId", value);
            return this;
        }

        public LeadCreation ownerEmail(String value) {
            set("ownerEmail", value);
            return this;
        }

        /** Only moves forward: null leaves it. */
        public LeadCreation lastActivityAt(String value) {
            set("lastActivityAt", value);
            return this;
        }

        /** Must be true on creation: there is a legal basis to process the data. */
        public LeadCreation consentGiven(Boolean value) {
            set("consentGiven", value);
            return this;
        }
    }

    public static final class LeadEnvelope extends Model {
        LeadEnvelope(ObjectNode members) {
            super(members);
        }

        public Lead data() {
            return get("data", model(Lead::new));
        }
    }

    public static final class LeadInput extends Model {
        public LeadInput() {
            super(empty());
        }

        public LeadInput name(String value) {
            set("name", value);
            return this;
        }

        public LeadInput phones(List<PhoneInput> value) {
            set("phones", value);
            return this;
        }

        public LeadInput email(String value) {
            set("email", value);
            return this;
        }

        public LeadInput status(String value) {
            set("status", value);
            return this;
        }

        public LeadInput notes(String value) {
            set("notes", value);
            return this;
        }

        public LeadInput preApproved(Boolean value) {
            set("preApproved", value);
            return this;
        }

        public LeadInput sharedToNetwork(Boolean value) {
            set("sharedToNetwork", value);
            return this;
        }

        public LeadInput interest(InterestInput value) {
            set("interest", value);
            return this;
        }

        public LeadInput ownerAccountId(String value) {
            set("ownerAccountId", value);
            return this;
        }

        public LeadInput ownerEmail(String value) {
            set("ownerEmail", value);
            return this;
        }

        /** Only moves forward: null leaves it. */
        public LeadInput lastActivityAt(String value) {
            set("lastActivityAt", value);
            return this;
        }

        /** Must be true on creation: there is a legal basis to process the data. */
        public LeadInput consentGiven(Boolean value) {
            set("consentGiven", value);
            return this;
        }
    }

    public static final class LeadPage extends Model {
        LeadPage(ObjectNode members) {
            super(members);
        }

        public List<Lead> data() {
            return get("data", list(model(Lead::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    public static final class LeadPhone extends Model {
        LeadPhone(ObjectNode members) {
            super(members);
        }

        /** E.164 */
        public String number() {
            return get("number", TEXT);
        }

        public Boolean isWhatsApp() {
            return get("isWhatsApp", BOOLEAN);
        }
    }

    public static final class LeadRadar extends Model {
        LeadRadar(ObjectNode members) {
            super(members);
        }

        public Boolean eligible() {
            return get("eligible", BOOLEAN);
        }

        public List<String> pending() {
            return get("pending", list(TEXT));
        }

        public List<String> labels() {
            return get("labels", list(TEXT));
        }
    }

    public static final class LeadStateInput extends Model {
        public LeadStateInput(String state) {
            super(empty());
            set("state", state);
        }

        public LeadStateInput state(String value) {
            set("state", value);
            return this;
        }
    }

    public static final class LeadWriteResult extends Model {
        LeadWriteResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Fields edited in the dashboard, which were kept. */
        public List<String> conflicts() {
            return get("conflicts", list(TEXT));
        }

        /** By what the person was known already. */
        public String matchedBy() {
            return get("matchedBy", TEXT);
        }

        public List<Change> changes() {
            return get("changes", list(model(Change::new)));
        }

        public RadarPreview radar() {
            return get("radar", model(RadarPreview::new));
        }
    }

    public static final class LeadWritten extends Model {
        LeadWritten(ObjectNode members) {
            super(members);
        }

        public Lead data() {
            return get("data", model(Lead::new));
        }

        public LeadWriteResult result() {
            return get("result", model(LeadWriteResult::new));
        }
    }

    public static final class ListCaptacaoOffersAnswer extends Model {
        ListCaptacaoOffersAnswer(ObjectNode members) {
            super(members);
        }

        public List<CaptacaoOffer> data() {
            return get("data", list(model(CaptacaoOffer::new)));
        }

        public CaptacaoSummary summary() {
            return get("summary", model(CaptacaoSummary::new));
        }

        public JsonNode nextCursor() {
            return get("nextCursor", ANY);
        }
    }

    public static final class ListCaptacaoOwnersAnswer extends Model {
        ListCaptacaoOwnersAnswer(ObjectNode members) {
            super(members);
        }

        public List<CaptacaoOffer> data() {
            return get("data", list(model(CaptacaoOffer::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        public Long total() {
            return get("total", LONG);
        }

        public ListCaptacaoOwnersAnswerCounts counts() {
            return get("counts", model(ListCaptacaoOwnersAnswerCounts::new));
        }
    }

    public static final class ListCaptacaoOwnersAnswerCounts extends Model {
        ListCaptacaoOwnersAnswerCounts(ObjectNode members) {
            super(members);
        }

        public Long ACTIVE() {
            return get("ACTIVE", LONG);
        }

        public Long CAPTURED() {
            return get("CAPTURED", LONG);
        }

        public Long ARCHIVED() {
            return get("ARCHIVED", LONG);
        }
    }

    public static final class ListCitiesAnswer extends Model {
        ListCitiesAnswer(ObjectNode members) {
            super(members);
        }

        public List<City> data() {
            return get("data", list(model(City::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        public Long total() {
            return get("total", LONG);
        }
    }

    public static final class ListLeadMatchesAnswer extends Model {
        ListLeadMatchesAnswer(ObjectNode members) {
            super(members);
        }

        public List<Match> data() {
            return get("data", list(model(Match::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        public List<NearMiss> nearMisses() {
            return get("nearMisses", list(model(NearMiss::new)));
        }

        public Funnel funnel() {
            return get("funnel", model(Funnel::new));
        }
    }

    public static final class ListNeighborhoodsAnswer extends Model {
        ListNeighborhoodsAnswer(ObjectNode members) {
            super(members);
        }

        public List<Neighborhood> data() {
            return get("data", list(model(Neighborhood::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        public Long total() {
            return get("total", LONG);
        }
    }

    public static final class ListPropertyMatchesAnswer extends Model {
        ListPropertyMatchesAnswer(ObjectNode members) {
            super(members);
        }

        public List<Match> data() {
            return get("data", list(model(Match::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        public List<NearMiss> nearMisses() {
            return get("nearMisses", list(model(NearMiss::new)));
        }

        public Funnel funnel() {
            return get("funnel", model(Funnel::new));
        }
    }

    public static final class Location extends Model {
        Location(ObjectNode members) {
            super(members);
        }

        public String cityId() {
            return get("cityId", TEXT);
        }

        public String city() {
            return get("city", TEXT);
        }

        public String state() {
            return get("state", TEXT);
        }

        /** Null: the whole city. */
        public String neighborhoodSlug() {
            return get("neighborhoodSlug", TEXT);
        }

        public String neighborhood() {
            return get("neighborhood", TEXT);
        }
    }

    /** Without neighborhoodSlug, the whole city. */
    public static final class LocationInput extends Model {
        public LocationInput(String cityId) {
            super(empty());
            set("cityId", cityId);
        }

        public LocationInput cityId(String value) {
            set("cityId", value);
            return this;
        }

        public LocationInput neighborhoodSlug(String value) {
            set("neighborhoodSlug", value);
            return this;
        }
    }

    public static final class LogInteractionAnswer extends Model {
        LogInteractionAnswer(ObjectNode members) {
            super(members);
        }

        public Lead data() {
            return get("data", model(Lead::new));
        }

        public InteractionResult result() {
            return get("result", model(InteractionResult::new));
        }
    }

    public static final class Match extends Model {
        Match(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String scope() {
            return get("scope", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public Long score() {
            return get("score", LONG);
        }

        /** Why it fits. */
        public List<String> reasons() {
            return get("reasons", list(TEXT));
        }

        /** What does not. */
        public List<String> gaps() {
            return get("gaps", list(TEXT));
        }

        public String propertyId() {
            return get("propertyId", TEXT);
        }

        public String leadId() {
            return get("leadId", TEXT);
        }

        /** The in-house broker who receives it. */
        public String ownerAccountId() {
            return get("ownerAccountId", TEXT);
        }

        public String ownerName() {
            return get("ownerName", TEXT);
        }

        /** A partner's, without an active subscription: the partner stays hidden. */
        public Boolean locked() {
            return get("locked", BOOLEAN);
        }

        /** No longer fits after a change. */
        public Boolean lostRelevance() {
            return get("lostRelevance", BOOLEAN);
        }

        public PropertySnapshot property() {
            return get("property", model(PropertySnapshot::new));
        }

        public ClientSnapshot client() {
            return get("client", model(ClientSnapshot::new));
        }

        /** Null in-house or hidden. */
        public MatchCounterpart counterpart() {
            return get("counterpart", model(MatchCounterpart::new));
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** Null in-house or hidden. */
    public static final class MatchCounterpart extends Model {
        MatchCounterpart(ObjectNode members) {
            super(members);
        }

        public String accountId() {
            return get("accountId", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String organization() {
            return get("organization", TEXT);
        }

        public String creci() {
            return get("creci", TEXT);
        }

        public Boolean creciVerified() {
            return get("creciVerified", BOOLEAN);
        }

        /** The business phone. */
        public String phone() {
            return get("phone", TEXT);
        }
    }

    public static final class MatchPage extends Model {
        MatchPage(ObjectNode members) {
            super(members);
        }

        public List<Match> data() {
            return get("data", list(model(Match::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    public static final class MatchWriteResult extends Model {
        MatchWriteResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class MatchWritten extends Model {
        MatchWritten(ObjectNode members) {
            super(members);
        }

        public Match data() {
            return get("data", model(Match::new));
        }

        public MatchWriteResult result() {
            return get("result", model(MatchWriteResult::new));
        }
    }

    public static final class Me extends Model {
        Me(ObjectNode members) {
            super(members);
        }

        public MeAccount account() {
            return get("account", model(MeAccount::new));
        }

        public MeAccess access() {
            return get("access", model(MeAccess::new));
        }

        public MeKey key() {
            return get("key", model(MeKey::new));
        }

        public MeUsage usage() {
            return get("usage", model(MeUsage::new));
        }

        public MeProperties properties() {
            return get("properties", model(MeProperties::new));
        }
    }

    public static final class MeAccess extends Model {
        MeAccess(ObjectNode members) {
            super(members);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String tier() {
            return get("tier", TEXT);
        }

        public String pilotUntil() {
            return get("pilotUntil", TEXT);
        }

        public MeAccessLimits limits() {
            return get("limits", model(MeAccessLimits::new));
        }
    }

    public static final class MeAccessLimits extends Model {
        MeAccessLimits(ObjectNode members) {
            super(members);
        }

        public Long ratePerSecond() {
            return get("ratePerSecond", LONG);
        }

        public Long burst() {
            return get("burst", LONG);
        }

        public Long monthlyQuota() {
            return get("monthlyQuota", LONG);
        }

        public Long maxKeys() {
            return get("maxKeys", LONG);
        }

        public Long maxWebhooks() {
            return get("maxWebhooks", LONG);
        }
    }

    public static final class MeAccount extends Model {
        MeAccount(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String plan() {
            return get("plan", TEXT);
        }
    }

    public static final class MeEnvelope extends Model {
        MeEnvelope(ObjectNode members) {
            super(members);
        }

        public Me data() {
            return get("data", model(Me::new));
        }
    }

    public static final class MeKey extends Model {
        MeKey(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        public List<String> scopes() {
            return get("scopes", list(TEXT));
        }

        public String expiresAt() {
            return get("expiresAt", TEXT);
        }
    }

    public static final class MeProperties extends Model {
        MeProperties(ObjectNode members) {
            super(members);
        }

        public Long active() {
            return get("active", LONG);
        }

        public Long limit() {
            return get("limit", LONG);
        }
    }

    public static final class MeUsage extends Model {
        MeUsage(ObjectNode members) {
            super(members);
        }

        public String month() {
            return get("month", TEXT);
        }

        public Long calls() {
            return get("calls", LONG);
        }

        public Long monthlyQuota() {
            return get("monthlyQuota", LONG);
        }

        public Long remaining() {
            return get("remaining", LONG);
        }
    }

    public static final class NearMiss extends Model {
        NearMiss(ObjectNode members) {
            super(members);
        }

        public String propertyId() {
            return get("propertyId", TEXT);
        }

        public String leadId() {
            return get("leadId", TEXT);
        }

        /** Of the parts as they stand. */
        public Long score() {
            return get("score", LONG);
        }

        /** The only gate that is closed, or the score. */
        public String missing() {
            return get("missing", TEXT);
        }

        /** What would do it. */
        public List<String> gaps() {
            return get("gaps", list(TEXT));
        }
    }

    public static final class Neighborhood extends Model {
        Neighborhood(ObjectNode members) {
            super(members);
        }

        public String neighborhoodSlug() {
            return get("neighborhoodSlug", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }
    }

    public static final class Partnership extends Model {
        Partnership(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String kind() {
            return get("kind", TEXT);
        }

        public String propertyId() {
            return get("propertyId", TEXT);
        }

        public String leadId() {
            return get("leadId", TEXT);
        }

        /** The opportunity that it came from, on this side. */
        public String matchId() {
            return get("matchId", TEXT);
        }

        public String developmentId() {
            return get("developmentId", TEXT);
        }

        public String developmentTitle() {
            return get("developmentTitle", TEXT);
        }

        public Long score() {
            return get("score", LONG);
        }

        /** What the pair was like at the request, in one sentence. */
        public String summary() {
            return get("summary", TEXT);
        }

        public List<String> reasons() {
            return get("reasons", list(TEXT));
        }

        public String message() {
            return get("message", TEXT);
        }

        public String ourSide() {
            return get("ourSide", TEXT);
        }

        public String ourBrokerId() {
            return get("ourBrokerId", TEXT);
        }

        /** Ours is the side that brought the client. */
        public Boolean canMoveFunnel() {
            return get("canMoveFunnel", BOOLEAN);
        }

        public Party requester() {
            return get("requester", model(Party::new));
        }

        public Party addressee() {
            return get("addressee", model(Party::new));
        }

        public PartnershipCounterpart counterpart() {
            return get("counterpart", model(PartnershipCounterpart::new));
        }

        /** Live until the partnership ends; null once purged. */
        public PartnershipProperty property() {
            return get("property", model(PartnershipProperty::new));
        }

        /**
         * Live until the partnership ends; null once purged. It names nobody: an own client is read
         * by {@code leadId}.
         */
        public PartnershipClient client() {
            return get("client", model(PartnershipClient::new));
        }

        /** The last move, creation included. */
        public String lastProgressAt() {
            return get("lastProgressAt", TEXT);
        }

        /** When the property's side asked for an update that has no answer yet. */
        public String updateAskedAt() {
            return get("updateAskedAt", TEXT);
        }

        public String protectedUntil() {
            return get("protectedUntil", TEXT);
        }

        public String propertyOffMarketAt() {
            return get("propertyOffMarketAt", TEXT);
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /**
     * Live until the partnership ends; null once purged. It names nobody: an own client is read by
     * {@code leadId}.
     */
    public static final class PartnershipClient extends Model {
        PartnershipClient(ObjectNode members) {
            super(members);
        }

        /** A partner's client, who is named to nobody else. */
        public Boolean masked() {
            return get("masked", BOOLEAN);
        }

        /** Null of a masked client. */
        public String status() {
            return get("status", TEXT);
        }

        public Boolean preApproved() {
            return get("preApproved", BOOLEAN);
        }

        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        public List<String> propertyTypes() {
            return get("propertyTypes", list(TEXT));
        }

        public List<String> regions() {
            return get("regions", list(TEXT));
        }

        public Money priceMin() {
            return get("priceMin", MONEY);
        }

        public Money priceMax() {
            return get("priceMax", MONEY);
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        public Double areaMin() {
            return get("areaMin", DOUBLE);
        }

        /** Of an own client, with leads:read on the key. */
        public String name() {
            return get("name", TEXT);
        }
    }

    public static final class PartnershipCounterpart extends Model {
        PartnershipCounterpart(ObjectNode members) {
            super(members);
        }

        public String name() {
            return get("name", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String organization() {
            return get("organization", TEXT);
        }

        /** Its broker, else its owner; with phone and e-mail from ACCEPTED on. */
        public String contactName() {
            return get("contactName", TEXT);
        }

        public String phone() {
            return get("phone", TEXT);
        }

        public String email() {
            return get("email", TEXT);
        }

        public String creci() {
            return get("creci", TEXT);
        }

        public Boolean creciVerified() {
            return get("creciVerified", BOOLEAN);
        }
    }

    public static final class PartnershipEnvelope extends Model {
        PartnershipEnvelope(ObjectNode members) {
            super(members);
        }

        public Partnership data() {
            return get("data", model(Partnership::new));
        }
    }

    public static final class PartnershipPage extends Model {
        PartnershipPage(ObjectNode members) {
            super(members);
        }

        public List<Partnership> data() {
            return get("data", list(model(Partnership::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** Live until the partnership ends; null once purged. */
    public static final class PartnershipProperty extends Model {
        PartnershipProperty(ObjectNode members) {
            super(members);
        }

        public String title() {
            return get("title", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        /** Of the pair. */
        public String purpose() {
            return get("purpose", TEXT);
        }

        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /** BRL: of the sale, or of a month when the pair is a rental. */
        public Money price() {
            return get("price", MONEY);
        }

        /** The price is where prices start. */
        public Boolean priceFrom() {
            return get("priceFrom", BOOLEAN);
        }

        public Money rentPrice() {
            return get("rentPrice", MONEY);
        }

        public String city() {
            return get("city", TEXT);
        }

        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        public Double area() {
            return get("area", DOUBLE);
        }

        public String coverPhoto() {
            return get("coverPhoto", TEXT);
        }

        public String listingUrl() {
            return get("listingUrl", TEXT);
        }

        public Double commissionPercent() {
            return get("commissionPercent", DOUBLE);
        }

        public Double rentCommissionMonths() {
            return get("rentCommissionMonths", DOUBLE);
        }

        public Double splitListingPercent() {
            return get("splitListingPercent", DOUBLE);
        }

        public String lastConfirmedAt() {
            return get("lastConfirmedAt", TEXT);
        }

        public String deliveryDate() {
            return get("deliveryDate", TEXT);
        }

        public String developmentId() {
            return get("developmentId", TEXT);
        }

        public String developmentName() {
            return get("developmentName", TEXT);
        }
    }

    public static final class PartnershipStatusInput extends Model {
        public PartnershipStatusInput(String status) {
            super(empty());
            set("status", status);
        }

        public PartnershipStatusInput status(String value) {
            set("status", value);
            return this;
        }
    }

    public static final class PartnershipTerms extends Model {
        PartnershipTerms(ObjectNode members) {
            super(members);
        }

        public Double commissionPercent() {
            return get("commissionPercent", DOUBLE);
        }

        public Double rentCommissionMonths() {
            return get("rentCommissionMonths", DOUBLE);
        }

        public Double splitListingPercent() {
            return get("splitListingPercent", DOUBLE);
        }
    }

    public static final class PartnershipTermsInput extends Model {
        public PartnershipTermsInput() {
            super(empty());
        }

        public PartnershipTermsInput commissionPercent(Double value) {
            set("commissionPercent", value);
            return this;
        }

        public PartnershipTermsInput rentCommissionMonths(Double value) {
            set("rentCommissionMonths", value);
            return this;
        }

        public PartnershipTermsInput splitListingPercent(Double value) {
            set("splitListingPercent", value);
            return this;
        }
    }

    public static final class PartnershipWriteResult extends Model {
        PartnershipWriteResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class PartnershipWritten extends Model {
        PartnershipWritten(ObjectNode members) {
            super(members);
        }

        public Partnership data() {
            return get("data", model(Partnership::new));
        }

        public PartnershipWriteResult result() {
            return get("result", model(PartnershipWriteResult::new));
        }
    }

    public static final class Party extends Model {
        Party(ObjectNode members) {
            super(members);
        }

        public String accountId() {
            return get("accountId", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }
    }

    public static final class PhoneInput extends Model {
        public PhoneInput(String number) {
            super(empty());
            set("number", number);
        }

        /** Any Brazilian spelling, or a foreign number that begins with a plus. */
        public PhoneInput number(String value) {
            set("number", value);
            return this;
        }

        public PhoneInput isWhatsApp(Boolean value) {
            set("isWhatsApp", value);
            return this;
        }
    }

    public static final class PhotoSync extends Model {
        PhotoSync(ObjectNode members) {
            super(members);
        }

        public String state() {
            return get("state", TEXT);
        }

        public Long requested() {
            return get("requested", LONG);
        }

        public Long ingested() {
            return get("ingested", LONG);
        }

        public Long failed() {
            return get("failed", LONG);
        }

        public String queuedAt() {
            return get("queuedAt", TEXT);
        }

        public String finishedAt() {
            return get("finishedAt", TEXT);
        }
    }

    public static final class Problem extends Model {
        Problem(ObjectNode members) {
            super(members);
        }

        /** The page that explains the code. */
        public String type() {
            return get("type", TEXT);
        }

        public String title() {
            return get("title", TEXT);
        }

        public Long status() {
            return get("status", LONG);
        }

        public String code() {
            return get("code", TEXT);
        }

        public String requestId() {
            return get("requestId", TEXT);
        }

        public String detail() {
            return get("detail", TEXT);
        }

        /** All problems of the request at once. */
        public List<InvalidParam> invalidParams() {
            return get("invalidParams", list(model(InvalidParam::new)));
        }

        /** Worth sending again unchanged after Retry-After. */
        public Boolean retryable() {
            return get("retryable", BOOLEAN);
        }

        /** With external_ref_exists: the object of that code. */
        public String existingId() {
            return get("existingId", TEXT);
        }

        /** With access_denied on accepting an owner: the terms that are to be accepted. */
        public String termsVersion() {
            return get("termsVersion", TEXT);
        }

        /**
         * With request_refused on registering a client: until when another account protects the
         * person.
         */
        public String protectedUntil() {
            return get("protectedUntil", TEXT);
        }

        /** With invalid_cursor on the event log: the time of the oldest event kept. */
        public String oldestAvailable() {
            return get("oldestAvailable", TEXT);
        }
    }

    public static final class Property extends Model {
        Property(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String externalRef() {
            return get("externalRef", TEXT);
        }

        public String kind() {
            return get("kind", TEXT);
        }

        public String developmentId() {
            return get("developmentId", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        public String category() {
            return get("category", TEXT);
        }

        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /** BRL */
        public Money salePrice() {
            return get("salePrice", MONEY);
        }

        /** BRL a month */
        public Money rentPrice() {
            return get("rentPrice", MONEY);
        }

        public String title() {
            return get("title", TEXT);
        }

        public String description() {
            return get("description", TEXT);
        }

        public Address address() {
            return get("address", model(Address::new));
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long suites() {
            return get("suites", LONG);
        }

        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        /** Total private area in m²: the one compared by Radar. */
        public Double area() {
            return get("area", DOUBLE);
        }

        /** Covered area in m²: display only. */
        public Double privateArea() {
            return get("privateArea", DOUBLE);
        }

        public List<String> amenities() {
            return get("amenities", list(TEXT));
        }

        public String coverPhoto() {
            return get("coverPhoto", TEXT);
        }

        public List<String> photos() {
            return get("photos", list(TEXT));
        }

        public String listingUrl() {
            return get("listingUrl", TEXT);
        }

        public PropertyCaptador captador() {
            return get("captador", model(PropertyCaptador::new));
        }

        public String captadorName() {
            return get("captadorName", TEXT);
        }

        public Boolean sharedToNetwork() {
            return get("sharedToNetwork", BOOLEAN);
        }

        public PartnershipTerms partnershipTerms() {
            return get("partnershipTerms", model(PartnershipTerms::new));
        }

        public PropertyRadar radar() {
            return get("radar", model(PropertyRadar::new));
        }

        public Curation curation() {
            return get("curation", model(Curation::new));
        }

        public Confirmation confirmation() {
            return get("confirmation", model(Confirmation::new));
        }

        public String inactiveReason() {
            return get("inactiveReason", TEXT);
        }

        public String deletedAt() {
            return get("deletedAt", TEXT);
        }

        public LaunchBlock launch() {
            return get("launch", model(LaunchBlock::new));
        }

        public PhotoSync photoSync() {
            return get("photoSync", model(PhotoSync::new));
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    public static final class PropertyBatch extends Model {
        public PropertyBatch(List<PropertyBatchItem> items) {
            super(empty());
            set("items", items);
        }

        public PropertyBatch items(List<PropertyBatchItem> value) {
            set("items", value);
            return this;
        }
    }

    public static final class PropertyBatchItem extends Model {
        public PropertyBatchItem(String externalRef) {
            super(empty());
            set("externalRef", externalRef);
        }

        public PropertyBatchItem externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        public PropertyBatchItem title(String value) {
            set("title", value);
            return this;
        }

        public PropertyBatchItem description(String value) {
            set("description", value);
            return this;
        }

        public PropertyBatchItem type(String value) {
            set("type", value);
            return this;
        }

        public PropertyBatchItem purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        public PropertyBatchItem salePrice(Money value) {
            set("salePrice", value);
            return this;
        }

        public PropertyBatchItem rentPrice(Money value) {
            set("rentPrice", value);
            return this;
        }

        public PropertyBatchItem address(AddressInput value) {
            set("address", value);
            return this;
        }

        public PropertyBatchItem bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        public PropertyBatchItem suites(Long value) {
            set("suites", value);
            return this;
        }

        public PropertyBatchItem bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        public PropertyBatchItem parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        public PropertyBatchItem area(Double value) {
            set("area", value);
            return this;
        }

        public PropertyBatchItem privateArea(Double value) {
            set("privateArea", value);
            return this;
        }

        public PropertyBatchItem listingUrl(String value) {
            set("listingUrl", value);
            return this;
        }

        public PropertyBatchItem captadorName(String value) {
            set("captadorName", value);
            return this;
        }

        public PropertyBatchItem captadorAccountId(String value) {
            set("captadorAccountId", value);
            return this;
        }

        public PropertyBatchItem partnershipTerms(PartnershipTermsInput value) {
            set("partnershipTerms", value);
            return this;
        }

        /**
         * First is the cover; empty removes. The same list again changes nothing: a photo that
         * failed is tried again when the list changes.
         */
        public PropertyBatchItem photos(List<String> value) {
            set("photos", value);
            return this;
        }
    }

    public static final class PropertyCaptador extends Model {
        PropertyCaptador(ObjectNode members) {
            super(members);
        }

        public String accountId() {
            return get("accountId", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }
    }

    public static final class PropertyConfirmation extends Model {
        public PropertyConfirmation() {
            super(empty());
        }

        public PropertyConfirmation ids(List<String> value) {
            set("ids", value);
            return this;
        }

        public PropertyConfirmation refs(List<String> value) {
            set("refs", value);
            return this;
        }
    }

    public static final class PropertyCreation extends Model {
        public PropertyCreation() {
            super(empty());
        }

        public PropertyCreation externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        public PropertyCreation title(String value) {
            set("title", value);
            return this;
        }

        public PropertyCreation description(String value) {
            set("description", value);
            return this;
        }

        public PropertyCreation type(String value) {
            set("type", value);
            return this;
        }

        public PropertyCreation purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        public PropertyCreation salePrice(Money value) {
            set("salePrice", value);
            return this;
        }

        public PropertyCreation rentPrice(Money value) {
            set("rentPrice", value);
            return this;
        }

        public PropertyCreation address(AddressInput value) {
            set("address", value);
            return this;
        }

        public PropertyCreation bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        public PropertyCreation suites(Long value) {
            set("suites", value);
            return this;
        }

        public PropertyCreation bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        public PropertyCreation parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        public PropertyCreation area(Double value) {
            set("area", value);
            return this;
        }

        public PropertyCreation privateArea(Double value) {
            set("privateArea", value);
            return this;
        }

        public PropertyCreation listingUrl(String value) {
            set("listingUrl", value);
            return this;
        }

        public PropertyCreation captadorName(String value) {
            set("captadorName", value);
            return this;
        }

        public PropertyCreation captadorAccountId(String value) {
            set("captadorAccountId", value);
            return this;
        }

        public PropertyCreation partnershipTerms(PartnershipTermsInput value) {
            set("partnershipTerms", value);
            return this;
        }

        /**
         * First is the cover; empty removes. The same list again changes nothing: a photo that
         * failed is tried again when the list changes.
         */
        public PropertyCreation photos(List<String> value) {
            set("photos", value);
            return this;
        }
    }

    public static final class PropertyEnvelope extends Model {
        PropertyEnvelope(ObjectNode members) {
            super(members);
        }

        public Property data() {
            return get("data", model(Property::new));
        }
    }

    public static final class PropertyInput extends Model {
        public PropertyInput() {
            super(empty());
        }

        public PropertyInput title(String value) {
            set("title", value);
            return this;
        }

        public PropertyInput description(String value) {
            set("description", value);
            return this;
        }

        public PropertyInput type(String value) {
            set("type", value);
            return this;
        }

        public PropertyInput purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        public PropertyInput salePrice(Money value) {
            set("salePrice", value);
            return this;
        }

        public PropertyInput rentPrice(Money value) {
            set("rentPrice", value);
            return this;
        }

        public PropertyInput address(AddressInput value) {
            set("address", value);
            return this;
        }

        public PropertyInput bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        public PropertyInput suites(Long value) {
            set("suites", value);
            return this;
        }

        public PropertyInput bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        public PropertyInput parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        public PropertyInput area(Double value) {
            set("area", value);
            return this;
        }

        public PropertyInput privateArea(Double value) {
            set("privateArea", value);
            return this;
        }

        public PropertyInput listingUrl(String value) {
            set("listingUrl", value);
            return this;
        }

        public PropertyInput captadorName(String value) {
            set("captadorName", value);
            return this;
        }

        public PropertyInput captadorAccountId(String value) {
            set("captadorAccountId", value);
            return this;
        }

        public PropertyInput partnershipTerms(PartnershipTermsInput value) {
            set("partnershipTerms", value);
            return this;
        }

        /**
         * First is the cover; empty removes. The same list again changes nothing: a photo that
         * failed is tried again when the list changes.
         */
        public PropertyInput photos(List<String> value) {
            set("photos", value);
            return this;
        }
    }

    public static final class PropertyPage extends Model {
        PropertyPage(ObjectNode members) {
            super(members);
        }

        public List<Property> data() {
            return get("data", list(model(Property::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    public static final class PropertyRadar extends Model {
        PropertyRadar(ObjectNode members) {
            super(members);
        }

        public Boolean eligible() {
            return get("eligible", BOOLEAN);
        }

        public List<String> pending() {
            return get("pending", list(TEXT));
        }

        public List<String> labels() {
            return get("labels", list(TEXT));
        }
    }

    public static final class PropertySnapshot extends Model {
        PropertySnapshot(ObjectNode members) {
            super(members);
        }

        public String title() {
            return get("title", TEXT);
        }

        public String type() {
            return get("type", TEXT);
        }

        /** Of the pair. */
        public String purpose() {
            return get("purpose", TEXT);
        }

        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /** BRL: of the sale, or of a month when the pair is a rental. */
        public Money price() {
            return get("price", MONEY);
        }

        /** The price is where prices start. */
        public Boolean priceFrom() {
            return get("priceFrom", BOOLEAN);
        }

        public Money rentPrice() {
            return get("rentPrice", MONEY);
        }

        public String city() {
            return get("city", TEXT);
        }

        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        public Double area() {
            return get("area", DOUBLE);
        }

        public String coverPhoto() {
            return get("coverPhoto", TEXT);
        }

        public String listingUrl() {
            return get("listingUrl", TEXT);
        }

        public Double commissionPercent() {
            return get("commissionPercent", DOUBLE);
        }

        public Double rentCommissionMonths() {
            return get("rentCommissionMonths", DOUBLE);
        }

        public Double splitListingPercent() {
            return get("splitListingPercent", DOUBLE);
        }

        public String lastConfirmedAt() {
            return get("lastConfirmedAt", TEXT);
        }

        public String deliveryDate() {
            return get("deliveryDate", TEXT);
        }

        public String developmentId() {
            return get("developmentId", TEXT);
        }

        public String developmentName() {
            return get("developmentName", TEXT);
        }
    }

    public static final class PropertyStatusInput extends Model {
        public PropertyStatusInput(String status) {
            super(empty());
            set("status", status);
        }

        public PropertyStatusInput status(String value) {
            set("status", value);
            return this;
        }
    }

    public static final class PropertyTypeGroup extends Model {
        PropertyTypeGroup(ObjectNode members) {
            super(members);
        }

        public String category() {
            return get("category", TEXT);
        }

        public String label() {
            return get("label", TEXT);
        }

        public List<ValueLabel> types() {
            return get("types", list(model(ValueLabel::new)));
        }
    }

    public static final class PropertyTypeGroupList extends Model {
        PropertyTypeGroupList(ObjectNode members) {
            super(members);
        }

        public List<PropertyTypeGroup> data() {
            return get("data", list(model(PropertyTypeGroup::new)));
        }
    }

    public static final class PropertyWarning extends Model {
        PropertyWarning(ObjectNode members) {
            super(members);
        }

        public String code() {
            return get("code", TEXT);
        }

        public String label() {
            return get("label", TEXT);
        }
    }

    public static final class PropertyWriteResult extends Model {
        PropertyWriteResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Fields edited in the dashboard, which were kept. */
        public List<String> conflicts() {
            return get("conflicts", list(TEXT));
        }

        public String photos() {
            return get("photos", TEXT);
        }

        public List<Change> changes() {
            return get("changes", list(model(Change::new)));
        }

        /** Accepted, and yet keeps the property out of recommendations. */
        public List<PropertyWarning> warnings() {
            return get("warnings", list(model(PropertyWarning::new)));
        }

        public RadarPreview radar() {
            return get("radar", model(RadarPreview::new));
        }
    }

    public static final class PropertyWritten extends Model {
        PropertyWritten(ObjectNode members) {
            super(members);
        }

        public Property data() {
            return get("data", model(Property::new));
        }

        public PropertyWriteResult result() {
            return get("result", model(PropertyWriteResult::new));
        }
    }

    /**
     * What the write does to opportunities of own objects; null where Radar does not answer in
     * time, and to a key without radar:read.
     */
    public static final class RadarPreview extends Model {
        RadarPreview(ObjectNode members) {
            super(members);
        }

        public Long gained() {
            return get("gained", LONG);
        }

        public Long lost() {
            return get("lost", LONG);
        }

        public Long changed() {
            return get("changed", LONG);
        }

        /** Of the gained; null: none. */
        public Long topScore() {
            return get("topScore", LONG);
        }
    }

    public static final class ReadEventsAnswer extends Model {
        ReadEventsAnswer(ObjectNode members) {
            super(members);
        }

        public List<Event> events() {
            return get("events", list(model(Event::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        public Boolean hasMore() {
            return get("hasMore", BOOLEAN);
        }
    }

    public static final class RetryWebhookDeliveryAnswer extends Model {
        RetryWebhookDeliveryAnswer(ObjectNode members) {
            super(members);
        }

        public Delivery data() {
            return get("data", model(Delivery::new));
        }

        public RetryWebhookDeliveryAnswerResult result() {
            return get("result", model(RetryWebhookDeliveryAnswerResult::new));
        }
    }

    public static final class RetryWebhookDeliveryAnswerResult extends Model {
        RetryWebhookDeliveryAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class RotateWebhookSecretAnswer extends Model {
        RotateWebhookSecretAnswer(ObjectNode members) {
            super(members);
        }

        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        public String secret() {
            return get("secret", TEXT);
        }

        public RotateWebhookSecretAnswerResult result() {
            return get("result", model(RotateWebhookSecretAnswerResult::new));
        }
    }

    public static final class RotateWebhookSecretAnswerResult extends Model {
        RotateWebhookSecretAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class ScopeInfo extends Model {
        ScopeInfo(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String group() {
            return get("group", TEXT);
        }

        public String label() {
            return get("label", TEXT);
        }

        public String description() {
            return get("description", TEXT);
        }
    }

    public static final class ScopeInfoList extends Model {
        ScopeInfoList(ObjectNode members) {
            super(members);
        }

        public List<ScopeInfo> data() {
            return get("data", list(model(ScopeInfo::new)));
        }
    }

    public static final class SecretRotation extends Model {
        public SecretRotation() {
            super(empty());
        }

        public SecretRotation overlapHours(Double value) {
            set("overlapHours", value);
            return this;
        }
    }

    public static final class SyncFeedAnswer extends Model {
        SyncFeedAnswer(ObjectNode members) {
            super(members);
        }

        public FeedSync data() {
            return get("data", model(FeedSync::new));
        }

        public FeedSyncResult result() {
            return get("result", model(FeedSyncResult::new));
        }
    }

    public static final class TeamMember extends Model {
        TeamMember(ObjectNode members) {
            super(members);
        }

        public String accountId() {
            return get("accountId", TEXT);
        }

        public String name() {
            return get("name", TEXT);
        }

        public String email() {
            return get("email", TEXT);
        }

        public String role() {
            return get("role", TEXT);
        }

        public String creci() {
            return get("creci", TEXT);
        }

        public Boolean creciVerified() {
            return get("creciVerified", BOOLEAN);
        }

        public Boolean active() {
            return get("active", BOOLEAN);
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }
    }

    public static final class TeamMemberPage extends Model {
        TeamMemberPage(ObjectNode members) {
            super(members);
        }

        public List<TeamMember> data() {
            return get("data", list(model(TeamMember::new)));
        }

        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    public static final class TestWebhookAnswer extends Model {
        TestWebhookAnswer(ObjectNode members) {
            super(members);
        }

        public WebhookTestResult data() {
            return get("data", model(WebhookTestResult::new));
        }

        public TestWebhookAnswerResult result() {
            return get("result", model(TestWebhookAnswerResult::new));
        }
    }

    public static final class TestWebhookAnswerResult extends Model {
        TestWebhookAnswerResult(ObjectNode members) {
            super(members);
        }

        public String outcome() {
            return get("outcome", TEXT);
        }

        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    public static final class ValueLabel extends Model {
        ValueLabel(ObjectNode members) {
            super(members);
        }

        public String value() {
            return get("value", TEXT);
        }

        public String label() {
            return get("label", TEXT);
        }
    }

    public static final class ValueLabelList extends Model {
        ValueLabelList(ObjectNode members) {
            super(members);
        }

        public List<ValueLabel> data() {
            return get("data", list(model(ValueLabel::new)));
        }
    }

    public static final class Webhook extends Model {
        Webhook(ObjectNode members) {
            super(members);
        }

        public String id() {
            return get("id", TEXT);
        }

        public String url() {
            return get("url", TEXT);
        }

        /** Empty: all the account can read. */
        public List<String> types() {
            return get("types", list(TEXT));
        }

        public String description() {
            return get("description", TEXT);
        }

        public String status() {
            return get("status", TEXT);
        }

        public String disabledAt() {
            return get("disabledAt", TEXT);
        }

        public String disabledReason() {
            return get("disabledReason", TEXT);
        }

        public String secretRotatedAt() {
            return get("secretRotatedAt", TEXT);
        }

        public String previousSecretValidUntil() {
            return get("previousSecretValidUntil", TEXT);
        }

        public String createdAt() {
            return get("createdAt", TEXT);
        }

        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    public static final class WebhookChange extends Model {
        public WebhookChange() {
            super(empty());
        }

        public WebhookChange url(String value) {
            set("url", value);
            return this;
        }

        /** Absent or empty: all the account can read. */
        public WebhookChange types(List<String> value) {
            set("types", value);
            return this;
        }

        public WebhookChange description(String value) {
            set("description", value);
            return this;
        }

        public WebhookChange status(String value) {
            set("status", value);
            return this;
        }

        public WebhookChange redeliverSince(String value) {
            set("redeliverSince", value);
            return this;
        }
    }

    public static final class WebhookCreation extends Model {
        public WebhookCreation(String url) {
            super(empty());
            set("url", url);
        }

        public WebhookCreation url(String value) {
            set("url", value);
            return this;
        }

        /** Absent or empty: all the account can read. */
        public WebhookCreation types(List<String> value) {
            set("types", value);
            return this;
        }

        public WebhookCreation description(String value) {
            set("description", value);
            return this;
        }
    }

    public static final class WebhookList extends Model {
        WebhookList(ObjectNode members) {
            super(members);
        }

        public List<Webhook> data() {
            return get("data", list(model(Webhook::new)));
        }
    }

    public static final class WebhookTestResult extends Model {
        WebhookTestResult(ObjectNode members) {
            super(members);
        }

        /** The receiver answered 2xx. */
        public Boolean delivered() {
            return get("delivered", BOOLEAN);
        }

        public Long statusCode() {
            return get("statusCode", LONG);
        }

        public String error() {
            return get("error", TEXT);
        }

        public Long ms() {
            return get("ms", LONG);
        }
    }
}
