package com.example.realestate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;

/** The types of requests and answers. Generated from the contract by `npm run sdk`. */
public final class Models {
    private Models() {}

    /** The data of an event, by its type; null for a type unknown to this SDK. */
    public static Model eventData(Event event) {
        return eventData(event.type(), event.json().get("data"));
    }

    /** What a webhook brings, as that of an event of the log. */
    public static Model eventData(Webhooks.Message message) {
        return eventData(message.type(), message.data());
    }

    private static Model eventData(String type, JsonNode data) {
        var members = (ObjectNode) data;
        return switch (type) {
            case "property.created" -> new PropertyEventData(members);
            case "property.updated" -> new PropertyUpdatedData(members);
            case "property.photos_done" -> new PropertyPhotosDoneData(members);
            case "property.deleted" -> new PropertyEventData(members);
            case "property.restored" -> new PropertyEventData(members);
            case "property.purged" -> new PropertyEventData(members);
            case "lead.created" -> new LeadEventData(members);
            case "lead.updated" -> new LeadUpdatedData(members);
            case "lead.deleted" -> new LeadEventData(members);
            case "lead.restored" -> new LeadEventData(members);
            case "lead.purged" -> new LeadEventData(members);
            case "radar.client_summary" -> new RadarClientSummaryData(members);
            case "radar.price_drop" -> new RadarPriceDropData(members);
            case "radar.match_lost" -> new RadarMatchLostData(members);
            case "partnership.created" -> new PartnershipCreatedData(members);
            case "partnership.updated" -> new PartnershipUpdatedData(members);
            case "captacao.offer_received" -> new CaptacaoOfferReceivedData(members);
            case "captacao.offer_accepted" -> new CaptacaoOfferAcceptedData(members);
            case "captacao.offer_withdrawn" -> new CaptacaoOfferWithdrawnData(members);
            case "feed.held" -> new FeedHeldData(members);
            case "webhook.disabled" -> new WebhookDisabledData(members);
            case "webhook.recovered" -> new WebhookRecoveredData(members);
            case "batch.done" -> new BatchDoneData(members);
            case "webhook.test" -> new WebhookTestData(members);
            default -> null;
        };
    }

    /** Address of a property. */
    public static final class Address extends Model {
        Address(ObjectNode members) {
            super(members);
        }

        /** Name of the neighborhood. */
        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        /** Catalog neighborhood; null while unrecognized. */
        public String neighborhoodSlug() {
            return get("neighborhoodSlug", TEXT);
        }

        /** Name of the city. */
        public String city() {
            return get("city", TEXT);
        }

        /** IBGE code of the city, 7 digits. */
        public String cityId() {
            return get("cityId", TEXT);
        }

        /** Unique slug of city and state. */
        public String citySlug() {
            return get("citySlug", TEXT);
        }

        /** State, 2 letters. */
        public String state() {
            return get("state", TEXT);
        }

        /** Street, without the number. */
        public String street() {
            return get("street", TEXT);
        }

        /** Number in the street. */
        public String number() {
            return get("number", TEXT);
        }

        /** Apartment, block or room. */
        public String complement() {
            return get("complement", TEXT);
        }
    }

    /**
     * Address of a property. Give the city by {@code cityId}, or by {@code city} and {@code state}.
     */
    public static final class AddressInput extends Model {
        public AddressInput() {
            super(empty());
        }

        /** IBGE code of the city, 7 digits. */
        public AddressInput cityId(String value) {
            set("cityId", value);
            return this;
        }

        /** Name of the city, with {@code state}. An unknown name answers 400 with suggestions. */
        public AddressInput city(String value) {
            set("city", value);
            return this;
        }

        /** State, 2 letters. */
        public AddressInput state(String value) {
            set("state", value);
            return this;
        }

        /**
         * Neighborhood of the catalog: {@code neighborhoodSlug} of `GET
         * /geo/cities/{cityId}/neighborhoods`. The safest choice.
         */
        public AddressInput neighborhoodSlug(String value) {
            set("neighborhoodSlug", value);
            return this;
        }

        /**
         * Neighborhood as text, matched through a dictionary of aliases. An unrecognized text waits
         * for review, and the property stays out of Radar meanwhile.
         */
        public AddressInput neighborhood(String value) {
            set("neighborhood", value);
            return this;
        }

        /** Street, without the number. */
        public AddressInput street(String value) {
            set("street", value);
            return this;
        }

        /** Number in the street. */
        public AddressInput number(String value) {
            set("number", value);
            return this;
        }

        /** Apartment, block or room. */
        public AddressInput complement(String value) {
            set("complement", value);
            return this;
        }

        /**
         * Postal code (CEP), 8 digits with or without a hyphen. It decides the neighborhood where
         * none is given or recognized ({@code warnings} says so), and is not stored.
         */
        public AddressInput postalCode(String value) {
            set("postalCode", value);
            return this;
        }
    }

    /** A batch and its results. */
    public static final class Batch extends Model {
        Batch(ObjectNode members) {
            super(members);
        }

        /** Id of the batch. */
        public String id() {
            return get("id", TEXT);
        }

        /** properties or leads. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** QUEUED, RUNNING or DONE. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Total. */
        public Long total() {
            return get("total", LONG);
        }

        /** Items done. */
        public Long processed() {
            return get("processed", LONG);
        }

        /** Number of items per {@code outcome}. */
        public Map<String, Long> counts() {
            return get("counts", map(LONG));
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** When it began. */
        public String startedAt() {
            return get("startedAt", TEXT);
        }

        /** When it finished. */
        public String finishedAt() {
            return get("finishedAt", TEXT);
        }

        /** One result per item, in the order of the request. */
        public List<BatchItem> results() {
            return get("results", list(model(BatchItem::new)));
        }
    }

    /** The accepted batch. */
    public static final class BatchAccepted extends Model {
        BatchAccepted(ObjectNode members) {
            super(members);
        }

        /** The batch. */
        public BatchCreated data() {
            return get("data", model(BatchCreated::new));
        }

        /** Its outcome. */
        public BatchResult result() {
            return get("result", model(BatchResult::new));
        }
    }

    /** The accepted batch. */
    public static final class BatchCreated extends Model {
        BatchCreated(ObjectNode members) {
            super(members);
        }

        /** Id of the batch. */
        public String id() {
            return get("id", TEXT);
        }

        /** properties or leads. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** QUEUED, RUNNING or DONE. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Total. */
        public Long total() {
            return get("total", LONG);
        }

        /** Items waiting to be processed. */
        public Long accepted() {
            return get("accepted", LONG);
        }

        /** Items refused because they are malformed. */
        public Long rejected() {
            return get("rejected", LONG);
        }
    }

    /** The finished batch. */
    public static final class BatchDoneData extends Model {
        BatchDoneData(ObjectNode members) {
            super(members);
        }

        /** Id of the batch. */
        public String id() {
            return get("id", TEXT);
        }

        /** properties or leads. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** DONE. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Number of items per {@code outcome}. */
        public Map<String, Long> counts() {
            return get("counts", map(LONG));
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** An answer with one object. */
    public static final class BatchEnvelope extends Model {
        BatchEnvelope(ObjectNode members) {
            super(members);
        }

        /** The object. */
        public Batch data() {
            return get("data", model(Batch::new));
        }
    }

    /** Outcome of one item. */
    public static final class BatchItem extends Model {
        BatchItem(ObjectNode members) {
            super(members);
        }

        /** Position in the request, from 0. */
        public Long index() {
            return get("index", LONG);
        }

        /** Code of the item. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /**
         * As in the PUT by code, plus PENDING (queued) and REJECTED (refused). Other values may
         * appear.
         */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Id of the written object. */
        public String id() {
            return get("id", TEXT);
        }

        /** Error code of a refused item. */
        public String code() {
            return get("code", TEXT);
        }

        /** The reason in words, in the requested language. */
        public String detail() {
            return get("detail", TEXT);
        }

        /** Everything wrong with the item. */
        public List<InvalidParam> invalidParams() {
            return get("invalidParams", list(model(InvalidParam::new)));
        }

        /** What the write reports besides {@code outcome}; null while queued or if refused. */
        public BatchItemResult result() {
            return get("result", model(BatchItemResult::new));
        }

        /** Refused clients only: the existing client of this person. */
        public String existingId() {
            return get("existingId", TEXT);
        }

        /** That client's code; null if there is none. */
        public String existingRef() {
            return get("existingRef", TEXT);
        }

        /** If the contacts belong to several clients: which. */
        public List<String> existingIds() {
            return get("existingIds", list(TEXT));
        }

        /** Properties only: outcome of the gallery. */
        public String photos() {
            return get("photos", TEXT);
        }
    }

    /** Of the {@code result} of the PUT by code. */
    public static final class BatchItemResult extends Model {
        BatchItemResult(ObjectNode members) {
            super(members);
        }

        /** Accepted, but worth a look. */
        public List<BatchWarning> warnings() {
            return get("warnings", list(model(BatchWarning::new)));
        }

        /** Clients only: stored fields that were kept, as JSON Pointers of the item. */
        public List<String> kept() {
            return get("kept", list(TEXT));
        }

        /** Clients only: was archived and is active again. */
        public Boolean reactivated() {
            return get("reactivated", BOOLEAN);
        }
    }

    /** Outcome of the batch. */
    public static final class BatchResult extends Model {
        BatchResult(ObjectNode members) {
            super(members);
        }

        /** QUEUED; DONE if no item was valid. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** A warning about an accepted write. */
    public static final class BatchWarning extends Model {
        BatchWarning(ObjectNode members) {
            super(members);
        }

        /** The field, as in {@code invalidParams}. */
        public String name() {
            return get("name", TEXT);
        }

        /** The warning. */
        public String code() {
            return get("code", TEXT);
        }

        /** The same in words, in the requested language. */
        public String label() {
            return get("label", TEXT);
        }

        /** Neighborhoods that the text may mean. */
        public List<Neighborhood> suggestions() {
            return get("suggestions", list(model(Neighborhood::new)));
        }
    }

    /** What accepting did, or would do. */
    public static final class CaptacaoAcceptResult extends Model {
        CaptacaoAcceptResult(ObjectNode members) {
            super(members);
        }

        /**
         * ACCEPTED, ALREADY_ACCEPTED (no second debit); WOULD_ACCEPT in a dry run. Other values may
         * appear.
         */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /**
         * Amount this call debits, or would debit, in cents; null if an earlier call debited it.
         */
        public Long priceCents() {
            return get("priceCents", LONG);
        }
    }

    /** The accepted owner, with the contact. */
    public static final class CaptacaoAccepted extends Model {
        CaptacaoAccepted(ObjectNode members) {
            super(members);
        }

        /** The owner. */
        public CaptacaoOffer data() {
            return get("data", model(CaptacaoOffer::new));
        }

        /** What accepting did, or would do. */
        public CaptacaoAcceptResult result() {
            return get("result", model(CaptacaoAcceptResult::new));
        }
    }

    /** How it was accepted. */
    public static final class CaptacaoAcceptedVia extends Model {
        CaptacaoAcceptedVia(ObjectNode members) {
            super(members);
        }

        /** API or PANEL (dashboard). Other values may appear. */
        public String channel() {
            return get("channel", TEXT);
        }

        /** Id of the key. */
        public String keyId() {
            return get("keyId", TEXT);
        }

        /** Name of the key. */
        public String keyName() {
            return get("keyName", TEXT);
        }

        /** IP address of the call. */
        public String ip() {
            return get("ip", TEXT);
        }

        /** Version of the terms. */
        public String termsVersion() {
            return get("termsVersion", TEXT);
        }
    }

    /** The property's address. */
    public static final class CaptacaoAddress extends Model {
        CaptacaoAddress(ObjectNode members) {
            super(members);
        }

        /** Street. */
        public String street() {
            return get("street", TEXT);
        }

        /** Number. */
        public String number() {
            return get("number", TEXT);
        }

        /** Apartment or block. */
        public String complement() {
            return get("complement", TEXT);
        }

        /** Neighborhood. */
        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        /** City. */
        public String city() {
            return get("city", TEXT);
        }
    }

    /** The owner's contact. */
    public static final class CaptacaoContact extends Model {
        CaptacaoContact(ObjectNode members) {
            super(members);
        }

        /** Name. */
        public String name() {
            return get("name", TEXT);
        }

        /** Phone, in E.164. */
        public String phone() {
            return get("phone", TEXT);
        }

        /** E-mail. */
        public String email() {
            return get("email", TEXT);
        }
    }

    /** An offered owner. The members from {@code owner} on appear after the account accepts. */
    public static final class CaptacaoOffer extends Model {
        CaptacaoOffer(ObjectNode members) {
            super(members);
        }

        /** Id of the offered owner. */
        public String id() {
            return get("id", TEXT);
        }

        /** OFFERED, ACCEPTED, WITHDRAWN or EXPIRED. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** VENDA (sale) or LOCACAO (rent). Other values may appear. */
        public String purpose() {
            return get("purpose", TEXT);
        }

        /** Subtype of the property. Other values may appear. */
        public String propertyType() {
            return get("propertyType", TEXT);
        }

        /** City. */
        public String city() {
            return get("city", TEXT);
        }

        /** City and state as a slug. */
        public String citySlug() {
            return get("citySlug", TEXT);
        }

        /** Neighborhood. */
        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        /** Bedrooms. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** Suites. */
        public Long suites() {
            return get("suites", LONG);
        }

        /** Bathrooms. */
        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        /** Parking spots. */
        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        /** Usable area declared, in m². */
        public Double usableAreaDeclared() {
            return get("usableAreaDeclared", DOUBLE);
        }

        /** Total area declared, in m². */
        public Double areaDeclared() {
            return get("areaDeclared", DOUBLE);
        }

        /** Price the owner expects, in BRL. */
        public Money priceExpected() {
            return get("priceExpected", MONEY);
        }

        /**
         * When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO (looking around). Other values
         * may appear.
         */
        public String sellTimeframe() {
            return get("sellTimeframe", TEXT);
        }

        /**
         * Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO (nobody). Other values may
         * appear.
         */
        public String occupancy() {
            return get("occupancy", TEXT);
        }

        /**
         * DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE (agent) or OUTRO. Other values may
         * appear.
         */
        public String ownerRelation() {
            return get("ownerRelation", TEXT);
        }

        /** Open to exclusivity: SIM (yes) or NAO. Other values may appear. */
        public String exclusivityOpenness() {
            return get("exclusivityOpenness", TEXT);
        }

        /** The owner says it is already listed. */
        public Boolean alreadyListedDeclared() {
            return get("alreadyListedDeclared", BOOLEAN);
        }

        /** Price of accepting, in cents of BRL. */
        public Long priceCents() {
            return get("priceCents", LONG);
        }

        /** Deadline to accept. */
        public String deadline() {
            return get("deadline", TEXT);
        }

        /** Your clients looking for a property like this. */
        public CaptacaoOfferMatchingClients matchingClients() {
            return get("matchingClients", model(CaptacaoOfferMatchingClients::new));
        }

        /** Other accounts' clients looking for a property like this. */
        public CaptacaoOfferDemand demand() {
            return get("demand", model(CaptacaoOfferDemand::new));
        }

        /** Your properties in the neighborhood; null if it could not be computed. */
        public Long stockNeighborhood() {
            return get("stockNeighborhood", LONG);
        }

        /** Name, masked. */
        public String ownerNameMasked() {
            return get("ownerNameMasked", TEXT);
        }

        /** How the phone was verified. */
        public String ownerPhoneVerifiedVia() {
            return get("ownerPhoneVerifiedVia", TEXT);
        }

        /** When the owner's phone was verified, in UTC. */
        public String ownerPhoneVerifiedAt() {
            return get("ownerPhoneVerifiedAt", TEXT);
        }

        /** The contact has been revealed. */
        public Boolean revealed() {
            return get("revealed", BOOLEAN);
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** The owner's contact; null until acceptance. */
        public CaptacaoContact owner() {
            return get("owner", model(CaptacaoContact::new));
        }

        /** The property's address; null until acceptance. */
        public CaptacaoAddress address() {
            return get("address", model(CaptacaoAddress::new));
        }

        /** When it was accepted. */
        public String acceptedAt() {
            return get("acceptedAt", TEXT);
        }

        /** How it was accepted. */
        public CaptacaoAcceptedVia acceptedVia() {
            return get("acceptedVia", model(CaptacaoAcceptedVia::new));
        }

        /** Deadline to ask for a refund. */
        public String refundUntil() {
            return get("refundUntil", TEXT);
        }

        /** When it was refunded. */
        public String refundedAt() {
            return get("refundedAt", TEXT);
        }

        /** When it was sold or let. */
        public String soldAt() {
            return get("soldAt", TEXT);
        }

        /** NEW, CONTACTED, VISIT, CAPTURED or LOST. Other values may appear. */
        public String stage() {
            return get("stage", TEXT);
        }

        /** The stage in words. */
        public String stageLabel() {
            return get("stageLabel", TEXT);
        }

        /** Reason for the loss. */
        public String lostReason() {
            return get("lostReason", TEXT);
        }

        /** What the account noted about the owner. */
        public String note() {
            return get("note", TEXT);
        }

        /** Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED. Other values may appear. */
        public String tab() {
            return get("tab", TEXT);
        }
    }

    /** The accepted owner. */
    public static final class CaptacaoOfferAcceptedData extends Model {
        CaptacaoOfferAcceptedData(ObjectNode members) {
            super(members);
        }

        /** Id of the offered owner. */
        public String id() {
            return get("id", TEXT);
        }

        /** When the account accepted it, in UTC. */
        public String acceptedAt() {
            return get("acceptedAt", TEXT);
        }

        /** API or PANEL (dashboard). Other values may appear. */
        public String via() {
            return get("via", TEXT);
        }
    }

    /**
     * Clients of other accounts, counted every night; unavailable below 10 clients or 3 accounts.
     */
    public static final class CaptacaoOfferDemand extends Model {
        CaptacaoOfferDemand(ObjectNode members) {
            super(members);
        }

        /** Whether there is a number to show. */
        public Boolean available() {
            return get("available", BOOLEAN);
        }

        /** How many, rounded down to a multiple of 5. */
        public Long people() {
            return get("people", LONG);
        }

        /** CITY or NEIGHBORHOOD. Other values may appear. */
        public String scope() {
            return get("scope", TEXT);
        }

        /** Name of the place. */
        public String scopeName() {
            return get("scopeName", TEXT);
        }

        /** When it was counted. */
        public String asOf() {
            return get("asOf", TEXT);
        }

        /** The same in words. */
        public String label() {
            return get("label", TEXT);
        }
    }

    /** An answer with one object. */
    public static final class CaptacaoOfferEnvelope extends Model {
        CaptacaoOfferEnvelope(ObjectNode members) {
            super(members);
        }

        /** The object. */
        public CaptacaoOffer data() {
            return get("data", model(CaptacaoOffer::new));
        }
    }

    /** The owners on offer, and the account's summary. */
    public static final class CaptacaoOfferList extends Model {
        CaptacaoOfferList(ObjectNode members) {
            super(members);
        }

        /** The owners. */
        public List<CaptacaoOffer> data() {
            return get("data", list(model(CaptacaoOffer::new)));
        }

        /** The account's summary. */
        public CaptacaoSummary summary() {
            return get("summary", model(CaptacaoSummary::new));
        }

        /** null: all owners are on the page, unless {@code limit} asks for fewer. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** Your clients looking for a property like this; null if it could not be computed. */
    public static final class CaptacaoOfferMatchingClients extends Model {
        CaptacaoOfferMatchingClients(ObjectNode members) {
            super(members);
        }

        /** In the city. */
        public Long city() {
            return get("city", LONG);
        }

        /** In the neighborhood. */
        public Long neighborhood() {
            return get("neighborhood", LONG);
        }
    }

    /** The offered owner. */
    public static final class CaptacaoOfferReceivedData extends Model {
        CaptacaoOfferReceivedData(ObjectNode members) {
            super(members);
        }

        /** Id of the offered owner. */
        public String id() {
            return get("id", TEXT);
        }

        /** Deadline to accept. */
        public String deadline() {
            return get("deadline", TEXT);
        }
    }

    /** The offer that ended. */
    public static final class CaptacaoOfferWithdrawnData extends Model {
        CaptacaoOfferWithdrawnData(ObjectNode members) {
            super(members);
        }

        /** Id of the offered owner. */
        public String id() {
            return get("id", TEXT);
        }
    }

    /** A page of accepted owners. */
    public static final class CaptacaoOwnerPage extends Model {
        CaptacaoOwnerPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<CaptacaoOffer> data() {
            return get("data", list(model(CaptacaoOffer::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        /** Number on the tab. */
        public Long total() {
            return get("total", LONG);
        }

        /** Number on each tab. */
        public CaptacaoOwnerPageCounts counts() {
            return get("counts", model(CaptacaoOwnerPageCounts::new));
        }
    }

    /** Number on each tab. */
    public static final class CaptacaoOwnerPageCounts extends Model {
        CaptacaoOwnerPageCounts(ObjectNode members) {
            super(members);
        }

        /** Under way. */
        public Long ACTIVE() {
            return get("ACTIVE", LONG);
        }

        /** Captured. */
        public Long CAPTURED() {
            return get("CAPTURED", LONG);
        }

        /** Archived. */
        public Long ARCHIVED() {
            return get("ARCHIVED", LONG);
        }
    }

    /** The account's Captação summary. */
    public static final class CaptacaoSummary extends Model {
        CaptacaoSummary(ObjectNode members) {
            super(members);
        }

        /** Open offers. */
        public Long pendingCount() {
            return get("pendingCount", LONG);
        }

        /** Balance, in cents of BRL. */
        public Long balanceCents() {
            return get("balanceCents", LONG);
        }

        /** The subscription is active. */
        public Boolean subscriptionActive() {
            return get("subscriptionActive", BOOLEAN);
        }

        /** The platform offers owners. */
        public Boolean platformActive() {
            return get("platformActive", BOOLEAN);
        }

        /** The account is paused and receives no offers. */
        public Boolean paused() {
            return get("paused", BOOLEAN);
        }

        /** The pause is automatic, caused by expired offers. */
        public Boolean pausedAuto() {
            return get("pausedAuto", BOOLEAN);
        }

        /** Consecutive expired offers. */
        public Long expiredStreak() {
            return get("expiredStreak", LONG);
        }

        /** Consecutive expired offers that trigger the pause; null: never. */
        public Long autoPauseAfter() {
            return get("autoPauseAfter", LONG);
        }

        /** Still using free owners. */
        public Boolean inActivation() {
            return get("inActivation", BOOLEAN);
        }

        /** Owners left before the first charge. */
        public Long leadsToFirstCharge() {
            return get("leadsToFirstCharge", LONG);
        }

        /** A recharge is under way. */
        public Boolean rechargePending() {
            return get("rechargePending", BOOLEAN);
        }

        /** Cities served; empty: all. */
        public List<String> operatingCities() {
            return get("operatingCities", list(TEXT));
        }

        /** Purposes served. Other values may appear. */
        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /** Days of service. Other values may appear. */
        public List<String> serviceDays() {
            return get("serviceDays", list(TEXT));
        }
    }

    /** A field that changed. */
    public static final class Change extends Model {
        Change(ObjectNode members) {
            super(members);
        }

        /** Name of the field. */
        public String field() {
            return get("field", TEXT);
        }

        /** Previous value, as the object shows it. */
        public JsonNode from() {
            return get("from", ANY);
        }

        /** New value, as the object shows it. */
        public JsonNode to() {
            return get("to", ANY);
        }
    }

    /** A city of the catalog. */
    public static final class City extends Model {
        City(ObjectNode members) {
            super(members);
        }

        /** IBGE code, 7 digits. */
        public String cityId() {
            return get("cityId", TEXT);
        }

        /** Name. */
        public String name() {
            return get("name", TEXT);
        }

        /** State, 2 letters. */
        public String uf() {
            return get("uf", TEXT);
        }

        /** Unique slug of city and state. */
        public String citySlug() {
            return get("citySlug", TEXT);
        }
    }

    /** A page of a list. */
    public static final class CityPage extends Model {
        CityPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<City> data() {
            return get("data", list(model(City::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        /** Total. */
        public Long total() {
            return get("total", LONG);
        }
    }

    /** A city that the text may mean. */
    public static final class CitySuggestion extends Model {
        CitySuggestion(ObjectNode members) {
            super(members);
        }

        /** IBGE code, 7 digits. */
        public String cityId() {
            return get("cityId", TEXT);
        }

        /** Name. */
        public String name() {
            return get("name", TEXT);
        }

        /** State, 2 letters. */
        public String uf() {
            return get("uf", TEXT);
        }

        /** Unique slug of city and state. */
        public String citySlug() {
            return get("citySlug", TEXT);
        }

        /** The neighborhood or district of this city that has the name sent. */
        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        /** true if it is in another state, with exactly the name sent. Other values may appear. */
        public Boolean otherState() {
            return get("otherState", BOOLEAN);
        }
    }

    /** The client of an opportunity. The phone is never shown. */
    public static final class ClientSnapshot extends Model {
        ClientSnapshot(ObjectNode members) {
            super(members);
        }

        /** A partner's client, shown without a name. */
        public Boolean masked() {
            return get("masked", BOOLEAN);
        }

        /** Stage; null for a masked client. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Credit is pre-approved. */
        public Boolean preApproved() {
            return get("preApproved", BOOLEAN);
        }

        /** What the client is looking for. Other values may appear. */
        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /** Wanted subtypes. Other values may appear. */
        public List<String> propertyTypes() {
            return get("propertyTypes", list(TEXT));
        }

        /** Wanted places, as text. */
        public List<String> regions() {
            return get("regions", list(TEXT));
        }

        /** Lowest price in BRL. */
        public Money priceMin() {
            return get("priceMin", MONEY);
        }

        /** Highest price in BRL. */
        public Money priceMax() {
            return get("priceMax", MONEY);
        }

        /** Bedrooms, at least. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** Parking spots, at least. */
        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        /** Smallest area in m². */
        public Double areaMin() {
            return get("areaMin", DOUBLE);
        }

        /** Name of your own client, if the key has leads:read. */
        public String name() {
            return get("name", TEXT);
        }
    }

    /** A property of the request. */
    public static final class ConfirmItem extends Model {
        ConfirmItem(ObjectNode members) {
            super(members);
        }

        /** Id of the property; null if the code is unknown. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code of the property. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /**
         * CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or IN_TRASH. Other
         * values may appear.
         */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /**
         * Availability after the confirmation; null if there is no property. Other values may
         * appear.
         */
        public String status() {
            return get("status", TEXT);
        }

        /** Dates of the confirmation; null if there is no property. */
        public Confirmation confirmation() {
            return get("confirmation", model(Confirmation::new));
        }
    }

    /** The summary of a confirmation. */
    public static final class ConfirmResult extends Model {
        ConfirmResult(ObjectNode members) {
            super(members);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Number of properties per {@code outcome}. */
        public Map<String, Long> summary() {
            return get("summary", map(LONG));
        }
    }

    /** Availability must be confirmed every 60 days; a write through the API also confirms it. */
    public static final class Confirmation extends Model {
        Confirmation(ObjectNode members) {
            super(members);
        }

        /** The latest confirmation. */
        public String lastConfirmedAt() {
            return get("lastConfirmedAt", TEXT);
        }

        /** When the next one is due: 60 days after the latest. */
        public String dueAt() {
            return get("dueAt", TEXT);
        }

        /** When the notice was sent. */
        public String noticeAt() {
            return get("noticeAt", TEXT);
        }

        /** When it goes offline: 7 days after the notice. */
        public String offlineAt() {
            return get("offlineAt", TEXT);
        }
    }

    /** The partner account. */
    public static final class Counterpart extends Model {
        Counterpart(ObjectNode members) {
            super(members);
        }

        /** Id of the account. */
        public String accountId() {
            return get("accountId", TEXT);
        }

        /** Name of the account. */
        public String name() {
            return get("name", TEXT);
        }

        /** AGENCY or DEVELOPER. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** Network or group. */
        public String organization() {
            return get("organization", TEXT);
        }

        /** CRECI registration. */
        public String creci() {
            return get("creci", TEXT);
        }

        /** CRECI verified by the platform. */
        public Boolean creciVerified() {
            return get("creciVerified", BOOLEAN);
        }

        /** Business phone, in E.164. */
        public String phone() {
            return get("phone", TEXT);
        }
    }

    /** The platform's review of the property. */
    public static final class Curation extends Model {
        Curation(ObjectNode members) {
            super(members);
        }

        /**
         * PENDING, APPROVED or REJECTED; null if not subject to review. Other values may appear.
         */
        public String status() {
            return get("status", TEXT);
        }

        /** Reason for the rejection. Other values may appear. */
        public String reason() {
            return get("reason", TEXT);
        }

        /**
         * The reason for the rejection, otherwise the status, in words, in the requested language.
         */
        public String label() {
            return get("label", TEXT);
        }
    }

    /** The delivery of an event to an endpoint. */
    public static final class Delivery extends Model {
        Delivery(ObjectNode members) {
            super(members);
        }

        /** Id of the delivery. */
        public String id() {
            return get("id", TEXT);
        }

        /** Id of the event; its {@code webhook-id}. */
        public String eventId() {
            return get("eventId", TEXT);
        }

        /** Type of the event. */
        public String type() {
            return get("type", TEXT);
        }

        /**
         * PENDING, RETRYING (another attempt will follow), DELIVERED, FAILED (out of attempts) or
         * SKIPPED (endpoint disabled, or no permission). Other values may appear.
         */
        public String status() {
            return get("status", TEXT);
        }

        /** Attempts made. */
        public Long attempts() {
            return get("attempts", LONG);
        }

        /** Latest HTTP status. */
        public Long lastStatusCode() {
            return get("lastStatusCode", LONG);
        }

        /** Latest error, in one word. */
        public String lastError() {
            return get("lastError", TEXT);
        }

        /** Latest attempt. */
        public String lastAttemptAt() {
            return get("lastAttemptAt", TEXT);
        }

        /** Next attempt. */
        public String nextAttemptAt() {
            return get("nextAttemptAt", TEXT);
        }

        /** When it was delivered. */
        public String deliveredAt() {
            return get("deliveredAt", TEXT);
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** Each attempt. */
        public List<DeliveryAttempt> attemptLog() {
            return get("attemptLog", list(model(DeliveryAttempt::new)));
        }
    }

    /** An attempt to deliver. */
    public static final class DeliveryAttempt extends Model {
        DeliveryAttempt(ObjectNode members) {
            super(members);
        }

        /** When it was attempted, in UTC. */
        public String at() {
            return get("at", TEXT);
        }

        /** HTTP status; null without an answer. */
        public Long statusCode() {
            return get("statusCode", LONG);
        }

        /** Why it failed, in one word. */
        public String error() {
            return get("error", TEXT);
        }

        /** How long it took, in milliseconds. */
        public Long ms() {
            return get("ms", LONG);
        }
    }

    /** A page of a list. */
    public static final class DeliveryPage extends Model {
        DeliveryPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Delivery> data() {
            return get("data", list(model(Delivery::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** The delivery after the call. */
    public static final class DeliveryRetried extends Model {
        DeliveryRetried(ObjectNode members) {
            super(members);
        }

        /** The delivery. */
        public Delivery data() {
            return get("data", model(Delivery::new));
        }

        /** What was done. */
        public DeliveryRetryResult result() {
            return get("result", model(DeliveryRetryResult::new));
        }
    }

    /** What the write did, or would do. */
    public static final class DeliveryRetryResult extends Model {
        DeliveryRetryResult(ObjectNode members) {
            super(members);
        }

        /** SCHEDULED, ALREADY_SCHEDULED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** An event; {@code type} says which. */
    public static final class Event extends Model {
        Event(ObjectNode members) {
            super(members);
        }

        /** Id of the event; also the {@code webhook-id} of its delivery. */
        public String id() {
            return get("id", TEXT);
        }

        /** Increases in the order of the account's log, oldest to newest. */
        public Long sequence() {
            return get("sequence", LONG);
        }

        /** When it happened, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** Type of the event. */
        public String type() {
            return get("type", TEXT);
        }

        /** The event's data: ids, states and field names, nothing personal. */
        public Map<String, JsonNode> data() {
            return get("data", map(ANY));
        }
    }

    /** Events in order. */
    public static final class EventPage extends Model {
        EventPage(ObjectNode members) {
            super(members);
        }

        /** The events of this page. */
        public List<Event> events() {
            return get("events", list(model(Event::new)));
        }

        /** Where to continue; keep it even if the page is empty. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        /** More events are available now. */
        public Boolean hasMore() {
            return get("hasMore", BOOLEAN);
        }
    }

    /** An event type. */
    public static final class EventTypeInfo extends Model {
        EventTypeInfo(ObjectNode members) {
            super(members);
        }

        /** The type. */
        public String type() {
            return get("type", TEXT);
        }

        /** The read permission that grants it. Other values may appear. */
        public String scope() {
            return get("scope", TEXT);
        }

        /** What happened, in the requested language. */
        public String description() {
            return get("description", TEXT);
        }
    }

    /** A page of a list. */
    public static final class EventTypeInfoPage extends Model {
        EventTypeInfoPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<EventTypeInfo> data() {
            return get("data", list(model(EventTypeInfo::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** A page of opportunities, with what {@code include} requested. */
    public static final class ExploredMatchPage extends Model {
        ExploredMatchPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Match> data() {
            return get("data", list(model(Match::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        /**
         * Your own pairs that almost match, the nearest first; null if Radar does not answer in
         * time.
         */
        public List<NearMiss> nearMisses() {
            return get("nearMisses", list(model(NearMiss::new)));
        }

        /** How many remain after each filter. */
        public Funnel funnel() {
            return get("funnel", model(Funnel::new));
        }
    }

    /** What a sync did, counted in properties. */
    public static final class FeedCounts extends Model {
        FeedCounts(ObjectNode members) {
            super(members);
        }

        /** Created. */
        public Long created() {
            return get("created", LONG);
        }

        /** Updated. */
        public Long updated() {
            return get("updated", LONG);
        }

        /** Left the feed: missing in two complete syncs. */
        public Long archived() {
            return get("archived", LONG);
        }

        /** Incomplete, or over the plan's quota. */
        public Long skipped() {
            return get("skipped", LONG);
        }

        /** Unchanged. */
        public Long unchanged() {
            return get("unchanged", LONG);
        }

        /** Unchanged, their availability confirmed. */
        public Long confirmed() {
            return get("confirmed", LONG);
        }
    }

    /** A feed that awaits a decision. */
    public static final class FeedHeldData extends Model {
        FeedHeldData(ObjectNode members) {
            super(members);
        }

        /** Listings of the feed. */
        public Long listings() {
            return get("listings", LONG);
        }

        /** Codes that now name other properties. */
        public Long others() {
            return get("others", LONG);
        }

        /** When it stopped. */
        public String heldAt() {
            return get("heldAt", TEXT);
        }
    }

    /** What a sync would do, and why. */
    public static final class FeedReport extends Model {
        FeedReport(ObjectNode members) {
            super(members);
        }

        /** How it would end. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** The same in words. */
        public String message() {
            return get("message", TEXT);
        }

        /** Up to 500 listings; the rest in {@code counts} only. */
        public List<FeedReportListing> listings() {
            return get("listings", list(model(FeedReportListing::new)));
        }

        /** Number of listings per {@code outcome}. */
        public Map<String, Long> counts() {
            return get("counts", map(LONG));
        }

        /** Format found by reading; null if no listing shows it. Other values may appear. */
        public String connector() {
            return get("connector", TEXT);
        }

        /** Number of listings per reason or remark. */
        public Map<String, Long> reasons() {
            return get("reasons", map(LONG));
        }

        /** What the listings have and is not read, the most frequent first. */
        public List<FeedReportNotRead> notRead() {
            return get("notRead", list(model(FeedReportNotRead::new)));
        }

        /** Unrecognized types and cities, grouped. */
        public List<FeedReportWaiting> waiting() {
            return get("waiting", list(model(FeedReportWaiting::new)));
        }

        /** What is not read, in one line; null if nothing. */
        public String summary() {
            return get("summary", TEXT);
        }
    }

    /** A listing of the feed. */
    public static final class FeedReportListing extends Model {
        FeedReportListing(ObjectNode members) {
            super(members);
        }

        /** Code of the listing. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /**
         * CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or MISSING. Other values may
         * appear.
         */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Why it is skipped or not archived, as a code. */
        public String reason() {
            return get("reason", TEXT);
        }

        /** Fields edited in the dashboard: they were kept as they were. */
        public List<String> conflicts() {
            return get("conflicts", list(TEXT));
        }

        /** Reason and remarks in words. */
        public String message() {
            return get("message", TEXT);
        }

        /** Required fields that are missing or unreadable. Other values may appear. */
        public List<String> missing() {
            return get("missing", list(TEXT));
        }

        /**
         * Values of the listing that no catalog has: the property is imported and awaits review.
         */
        public List<FeedReportListingUnknown> unknown() {
            return get("unknown", list(model(FeedReportListingUnknown::new)));
        }

        /** Photos that cannot be downloaded, up to 5. */
        public List<FeedReportListingRefusedPhoto> refusedPhotos() {
            return get("refusedPhotos", list(model(FeedReportListingRefusedPhoto::new)));
        }

        /** What was left out of the listing, or looks wrong. */
        public List<FeedReportListingRemark> remarks() {
            return get("remarks", list(model(FeedReportListingRemark::new)));
        }
    }

    /** A refused photo. */
    public static final class FeedReportListingRefusedPhoto extends Model {
        FeedReportListingRefusedPhoto(ObjectNode members) {
            super(members);
        }

        /** Address, cut to 300 characters. */
        public String url() {
            return get("url", TEXT);
        }

        /** Why, in one word. */
        public String reason() {
            return get("reason", TEXT);
        }
    }

    /** A remark on the listing. */
    public static final class FeedReportListingRemark extends Model {
        FeedReportListingRemark(ObjectNode members) {
            super(members);
        }

        /**
         * Which one, in one word: price_on_request, price_implausible, unit_not_read... Other
         * values may appear.
         */
        public String code() {
            return get("code", TEXT);
        }

        /** Field of the API, or null. */
        public String field() {
            return get("field", TEXT);
        }

        /** The feed's text, or a number; null if there is none. */
        public String value() {
            return get("value", TEXT);
        }
    }

    /** An unknown value. */
    public static final class FeedReportListingUnknown extends Model {
        FeedReportListingUnknown(ObjectNode members) {
            super(members);
        }

        /** type or address.city. Other values may appear. */
        public String field() {
            return get("field", TEXT);
        }

        /** The feed's text. */
        public String value() {
            return get("value", TEXT);
        }
    }

    /** What the feed has and is not read. */
    public static final class FeedReportNotRead extends Model {
        FeedReportNotRead(ObjectNode members) {
            super(members);
        }

        /** condominiumFee, propertyTax, video..., or the element's name. */
        public String name() {
            return get("name", TEXT);
        }

        /** The same in words. */
        public String label() {
            return get("label", TEXT);
        }

        /** In how many listings. */
        public Long count() {
            return get("count", LONG);
        }
    }

    /** A value that no catalog has. */
    public static final class FeedReportWaiting extends Model {
        FeedReportWaiting(ObjectNode members) {
            super(members);
        }

        /** type or address.city. Other values may appear. */
        public String field() {
            return get("field", TEXT);
        }

        /** The feed's text. */
        public String value() {
            return get("value", TEXT);
        }

        /** In how many listings. */
        public Long count() {
            return get("count", LONG);
        }
    }

    /** Status of the CRM feed. */
    public static final class FeedSync extends Model {
        FeedSync(ObjectNode members) {
            super(members);
        }

        /** Whether a feed is set in the dashboard. */
        public Boolean configured() {
            return get("configured", BOOLEAN);
        }

        /**
         * Format of the feed, found by reading: VRSYNC, ZAP, OPENNAVENT or CHAVES_NA_MAO. Other
         * values may appear.
         */
        public String connector() {
            return get("connector", TEXT);
        }

        /** Syncs automatically every 6 hours. */
        public Boolean autoSync() {
            return get("autoSync", BOOLEAN);
        }

        /** How the last sync ended; QUEUED while one runs. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** The same in words, in the requested language. */
        public String message() {
            return get("message", TEXT);
        }

        /** Latest sync. */
        public String lastSyncAt() {
            return get("lastSyncAt", TEXT);
        }

        /** Listings in the feed. */
        public Long feedCount() {
            return get("feedCount", LONG);
        }

        /** What the last sync did. */
        public FeedCounts counts() {
            return get("counts", model(FeedCounts::new));
        }

        /** Properties with a field that the dashboard keeps from the feed. */
        public Long conflicts() {
            return get("conflicts", LONG);
        }

        /** Time of the scheduled sync. */
        public String scheduledFor() {
            return get("scheduledFor", TEXT);
        }

        /**
         * When the feed is fetched next without a call: a retry, the scheduled sync or the
         * automatic sync.
         */
        public String nextAttemptAt() {
            return get("nextAttemptAt", TEXT);
        }

        /**
         * Report of the last sync that read the feed, with its first 50 rows; in GET /feed only.
         */
        public FeedSyncReport lastReport() {
            return get("lastReport", model(FeedSyncReport::new));
        }
    }

    /** An answer with one object. */
    public static final class FeedSyncEnvelope extends Model {
        FeedSyncEnvelope(ObjectNode members) {
            super(members);
        }

        /** The object. */
        public FeedSync data() {
            return get("data", model(FeedSync::new));
        }
    }

    /** What a sync did, and why. */
    public static final class FeedSyncReport extends Model {
        FeedSyncReport(ObjectNode members) {
            super(members);
        }

        /** How it ended. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** The same in words. */
        public String message() {
            return get("message", TEXT);
        }

        /** Up to 500 listings; the rest in {@code counts} only. */
        public List<FeedReportListing> listings() {
            return get("listings", list(model(FeedReportListing::new)));
        }

        /** Number of listings per {@code outcome}. */
        public Map<String, Long> counts() {
            return get("counts", map(LONG));
        }

        /** Format found by reading; null if no listing shows it. Other values may appear. */
        public String connector() {
            return get("connector", TEXT);
        }

        /** Number of listings per reason or remark. */
        public Map<String, Long> reasons() {
            return get("reasons", map(LONG));
        }

        /** What the listings have and is not read, the most frequent first. */
        public List<FeedReportNotRead> notRead() {
            return get("notRead", list(model(FeedReportNotRead::new)));
        }

        /** Unrecognized types and cities, grouped. */
        public List<FeedReportWaiting> waiting() {
            return get("waiting", list(model(FeedReportWaiting::new)));
        }

        /** What is not read, in one line; null if nothing. */
        public String summary() {
            return get("summary", TEXT);
        }

        /** Id of the sync. */
        public String syncId() {
            return get("syncId", TEXT);
        }

        /** When it ended. */
        public String finishedAt() {
            return get("finishedAt", TEXT);
        }
    }

    /** What the call did, or would do. */
    public static final class FeedSyncResult extends Model {
        FeedSyncResult(ObjectNode members) {
            super(members);
        }

        /**
         * STARTED, SCHEDULED, ALREADY_SCHEDULED; WOULD_SYNC in a dry run. Other values may appear.
         */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** When the sync is scheduled. */
        public String scheduledFor() {
            return get("scheduledFor", TEXT);
        }

        /** Only in a dry run: what would happen, and why. */
        public FeedReport report() {
            return get("report", model(FeedReport::new));
        }
    }

    /** The feed, and what the call did. */
    public static final class FeedSynced extends Model {
        FeedSynced(ObjectNode members) {
            super(members);
        }

        /** Status of the feed. */
        public FeedSync data() {
            return get("data", model(FeedSync::new));
        }

        /** What the call did, or would do. */
        public FeedSyncResult result() {
            return get("result", model(FeedSyncResult::new));
        }
    }

    /** How many of the account's own remain after each filter. */
    public static final class Funnel extends Model {
        Funnel(ObjectNode members) {
            super(members);
        }

        /** Eligible for Radar. */
        public Long eligible() {
            return get("eligible", LONG);
        }

        /** With a purpose in common. */
        public Long purpose() {
            return get("purpose", LONG);
        }

        /** In the same city. */
        public Long city() {
            return get("city", LONG);
        }

        /** With a wanted subtype. */
        public Long type() {
            return get("type", LONG);
        }

        /** Within the price. */
        public Long price() {
            return get("price", LONG);
        }

        /** With at most one bedroom fewer. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** With 60 % of the area asked for, or more. */
        public Long area() {
            return get("area", LONG);
        }

        /** With a score of 60 or more. */
        public Long score() {
            return get("score", LONG);
        }

        /** Kept as opportunities. */
        public Long kept() {
            return get("kept", LONG);
        }
    }

    /** The interaction with the client. */
    public static final class InteractionInput extends Model {
        public InteractionInput(String type) {
            super(empty());
            set("type", type);
        }

        /** CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER. */
        public InteractionInput type(String value) {
            set("type", value);
            return this;
        }

        /** When it happened; now if absent, never in the future. */
        public InteractionInput at(String value) {
            set("at", value);
            return this;
        }

        /** Note, up to 2,000 characters. */
        public InteractionInput note(String value) {
            set("note", value);
            return this;
        }

        /** The property it was about. */
        public InteractionInput propertyId(String value) {
            set("propertyId", value);
            return this;
        }
    }

    /** The client and the logged interaction. */
    public static final class InteractionLogged extends Model {
        InteractionLogged(ObjectNode members) {
            super(members);
        }

        /** The client after the write. */
        public Lead data() {
            return get("data", model(Lead::new));
        }

        /** The logged interaction. */
        public InteractionResult result() {
            return get("result", model(InteractionResult::new));
        }
    }

    /** The logged interaction. */
    public static final class InteractionResult extends Model {
        InteractionResult(ObjectNode members) {
            super(members);
        }

        /** LOGGED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Id of the interaction. */
        public String interactionId() {
            return get("interactionId", TEXT);
        }
    }

    /** Search profile. Counts and area are minimums. */
    public static final class Interest extends Model {
        Interest(ObjectNode members) {
            super(members);
        }

        /** What the client wants: VENDA (buy), LOCACAO (rent) or both. Other values may appear. */
        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /**
         * Wanted subtypes, from {@code GET /reference/property-types}. Without any, Radar
         * recommends nothing. Other values may appear.
         */
        public List<String> propertyTypes() {
            return get("propertyTypes", list(TEXT));
        }

        /** Up to 30 wanted places. */
        public List<Location> locations() {
            return get("locations", list(model(Location::new)));
        }

        /** Lowest price to buy, in BRL. */
        public Money salePriceMin() {
            return get("salePriceMin", MONEY);
        }

        /** Highest price to buy, in BRL. Not below the lowest. */
        public Money salePriceMax() {
            return get("salePriceMax", MONEY);
        }

        /** Lowest monthly rent, in BRL. */
        public Money rentPriceMin() {
            return get("rentPriceMin", MONEY);
        }

        /** Highest monthly rent, in BRL. Not below the lowest. */
        public Money rentPriceMax() {
            return get("rentPriceMax", MONEY);
        }

        /** Bedrooms, at least. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** Suites, at least. */
        public Long suites() {
            return get("suites", LONG);
        }

        /** Bathrooms, at least. */
        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        /** Parking spots, at least. */
        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        /** Smallest private area, in m². */
        public Double areaMin() {
            return get("areaMin", DOUBLE);
        }
    }

    /**
     * Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of
     * each purpose.
     */
    public static final class InterestInput extends Model {
        public InterestInput() {
            super(empty());
        }

        /** What the client wants: VENDA (buy), LOCACAO (rent) or both. */
        public InterestInput purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        /**
         * Wanted subtypes, from {@code GET /reference/property-types}. Without any, Radar
         * recommends nothing.
         */
        public InterestInput propertyTypes(List<String> value) {
            set("propertyTypes", value);
            return this;
        }

        /** Up to 30 wanted places. */
        public InterestInput locations(List<LocationInput> value) {
            set("locations", value);
            return this;
        }

        /** Lowest price to buy, in BRL. */
        public InterestInput salePriceMin(Money value) {
            set("salePriceMin", value);
            return this;
        }

        /** Highest price to buy, in BRL. Not below the lowest. */
        public InterestInput salePriceMax(Money value) {
            set("salePriceMax", value);
            return this;
        }

        /** Lowest monthly rent, in BRL. */
        public InterestInput rentPriceMin(Money value) {
            set("rentPriceMin", value);
            return this;
        }

        /** Highest monthly rent, in BRL. Not below the lowest. */
        public InterestInput rentPriceMax(Money value) {
            set("rentPriceMax", value);
            return this;
        }

        /** Bedrooms, at least. */
        public InterestInput bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        /** Suites, at least. */
        public InterestInput suites(Long value) {
            set("suites", value);
            return this;
        }

        /** Bathrooms, at least. */
        public InterestInput bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        /** Parking spots, at least. */
        public InterestInput parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        /** Smallest private area, in m². */
        public InterestInput areaMin(Double value) {
            set("areaMin", value);
            return this;
        }
    }

    /** One error of the request. */
    public static final class InvalidParam extends Model {
        InvalidParam(ObjectNode members) {
            super(members);
        }

        /** Where: query, path, header or body. Other values may appear. */
        public String in() {
            return get("in", TEXT);
        }

        /** The field, dotted. */
        public String name() {
            return get("name", TEXT);
        }

        /** JSON Pointer into the body. */
        public String pointer() {
            return get("pointer", TEXT);
        }

        /** A stable word. Other values may appear. */
        public String code() {
            return get("code", TEXT);
        }

        /** A sentence in the requested language. */
        public String reason() {
            return get("reason", TEXT);
        }

        /** The accepted values; of an unknown field or parameter, the names accepted there. */
        public List<String> allowed() {
            return get("allowed", list(TEXT));
        }

        /** Cities with similar names. */
        public List<CitySuggestion> suggestions() {
            return get("suggestions", list(model(CitySuggestion::new)));
        }

        /** The accepted name or value closest to the one sent. */
        public String didYouMean() {
            return get("didYouMean", TEXT);
        }
    }

    /** A launch (new development). Every field is always present. */
    public static final class Launch extends Model {
        Launch(ObjectNode members) {
            super(members);
        }

        /** Id of the development. */
        public String developmentId() {
            return get("developmentId", TEXT);
        }

        /** Name of the development. */
        public String title() {
            return get("title", TEXT);
        }

        /** Text of the listing. */
        public String description() {
            return get("description", TEXT);
        }

        /** The developer. */
        public LaunchDeveloper developer() {
            return get("developer", model(LaunchDeveloper::new));
        }

        /** Address. */
        public Address address() {
            return get("address", model(Address::new));
        }

        /** LAUNCH, OFF_PLAN, NEW or READY. Other values may appear. */
        public String constructionStage() {
            return get("constructionStage", TEXT);
        }

        /** Expected delivery, YYYY-MM-DD. */
        public String deliveryDate() {
            return get("deliveryDate", TEXT);
        }

        /** Progress in %, 0 to 100. */
        public Long constructionProgress() {
            return get("constructionProgress", LONG);
        }

        /** Lowest price in BRL: of the unit types, or of the development. */
        public Money priceFrom() {
            return get("priceFrom", MONEY);
        }

        /** Highest price in BRL. */
        public Money priceTo() {
            return get("priceTo", MONEY);
        }

        /** Cover photo. */
        public String coverPhoto() {
            return get("coverPhoto", TEXT);
        }

        /** Photos, in order. */
        public List<String> photos() {
            return get("photos", list(TEXT));
        }

        /** Floor plans. */
        public List<String> floorPlans() {
            return get("floorPlans", list(TEXT));
        }

        /** Terms offered to partners. */
        public PartnershipTerms partnershipTerms() {
            return get("partnershipTerms", model(PartnershipTerms::new));
        }

        /** The units. */
        public LaunchUnits units() {
            return get("units", model(LaunchUnits::new));
        }

        /** The unit types. */
        public List<LaunchTypology> typologies() {
            return get("typologies", list(model(LaunchTypology::new)));
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** The construction of a development or unit type. */
    public static final class LaunchBlock extends Model {
        LaunchBlock(ObjectNode members) {
            super(members);
        }

        /** LAUNCH, OFF_PLAN, NEW or READY. Other values may appear. */
        public String constructionStage() {
            return get("constructionStage", TEXT);
        }

        /** Expected delivery, YYYY-MM-DD. */
        public String deliveryDate() {
            return get("deliveryDate", TEXT);
        }

        /** Progress in %, 0 to 100. */
        public Long constructionProgress() {
            return get("constructionProgress", LONG);
        }

        /** Total units. */
        public Long unitsTotal() {
            return get("unitsTotal", LONG);
        }

        /** Units available. */
        public Long unitsAvailable() {
            return get("unitsAvailable", LONG);
        }

        /** Units reserved. */
        public Long unitsReserved() {
            return get("unitsReserved", LONG);
        }

        /** Units sold. */
        public Long unitsSold() {
            return get("unitsSold", LONG);
        }

        /** Addresses of the floor plans. */
        public List<String> floorPlans() {
            return get("floorPlans", list(TEXT));
        }
    }

    /** The client to register. */
    public static final class LaunchClientInput extends Model {
        public LaunchClientInput(String leadId) {
            super(empty());
            set("leadId", leadId);
        }

        /** Id of the client. */
        public LaunchClientInput leadId(String value) {
            set("leadId", value);
            return this;
        }

        /** Message to the developer. */
        public LaunchClientInput message(String value) {
            set("message", value);
            return this;
        }
    }

    /** The partnership created by the registration. */
    public static final class LaunchClientRegistered extends Model {
        LaunchClientRegistered(ObjectNode members) {
            super(members);
        }

        /** The partnership. */
        public Partnership data() {
            return get("data", model(Partnership::new));
        }

        /** What the write did, or would do. */
        public LaunchClientResult result() {
            return get("result", model(LaunchClientResult::new));
        }
    }

    /** What the write did, or would do. */
    public static final class LaunchClientResult extends Model {
        LaunchClientResult(ObjectNode members) {
            super(members);
        }

        /** REGISTERED or ALREADY_REGISTERED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The developer. */
    public static final class LaunchDeveloper extends Model {
        LaunchDeveloper(ObjectNode members) {
            super(members);
        }

        /** Id of the account. */
        public String accountId() {
            return get("accountId", TEXT);
        }

        /** Name. */
        public String name() {
            return get("name", TEXT);
        }
    }

    /** A page of a list. */
    public static final class LaunchPage extends Model {
        LaunchPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Launch> data() {
            return get("data", list(model(Launch::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** A unit type. */
    public static final class LaunchTypology extends Model {
        LaunchTypology(ObjectNode members) {
            super(members);
        }

        /** Id of the unit type. */
        public String propertyId() {
            return get("propertyId", TEXT);
        }

        /** Name. */
        public String title() {
            return get("title", TEXT);
        }

        /** Subtype. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** Bedrooms. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** Suites. */
        public Long suites() {
            return get("suites", LONG);
        }

        /** Bathrooms. */
        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        /** Parking spots. */
        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        /** Private area in m². */
        public Double area() {
            return get("area", DOUBLE);
        }

        /** Price in BRL; the monthly rent if the unit is only for rent. */
        public Money price() {
            return get("price", MONEY);
        }

        /** Units available. */
        public Long unitsAvailable() {
            return get("unitsAvailable", LONG);
        }
    }

    /** Sums over the unit types that have them, otherwise the development's. */
    public static final class LaunchUnits extends Model {
        LaunchUnits(ObjectNode members) {
            super(members);
        }

        /** Total. */
        public Long total() {
            return get("total", LONG);
        }

        /** Available. */
        public Long available() {
            return get("available", LONG);
        }

        /** Reserved. */
        public Long reserved() {
            return get("reserved", LONG);
        }

        /** Sold. */
        public Long sold() {
            return get("sold", LONG);
        }
    }

    /** A client. Every field is always present. */
    public static final class Lead extends Model {
        Lead(ObjectNode members) {
            super(members);
        }

        /** Id of the client on the platform. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code in your system; null if it has none. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /** ACTIVE, ARCHIVED or DELETED (trash). Other values may appear. */
        public String state() {
            return get("state", TEXT);
        }

        /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Name. */
        public String name() {
            return get("name", TEXT);
        }

        /** Phones, in the order sent. */
        public List<LeadPhone> phones() {
            return get("phones", list(model(LeadPhone::new)));
        }

        /** E-mail, in lower case. */
        public String email() {
            return get("email", TEXT);
        }

        /** Internal notes. */
        public String notes() {
            return get("notes", TEXT);
        }

        /** Credit is pre-approved. */
        public Boolean preApproved() {
            return get("preApproved", BOOLEAN);
        }

        /** The profile may receive partners' properties. */
        public Boolean sharedToNetwork() {
            return get("sharedToNetwork", BOOLEAN);
        }

        /** Search profile. */
        public Interest interest() {
            return get("interest", model(Interest::new));
        }

        /** Broker in charge. */
        public String ownerAccountId() {
            return get("ownerAccountId", TEXT);
        }

        /** Name of the broker. */
        public String ownerName() {
            return get("ownerName", TEXT);
        }

        /** Where it came from: API, FEED or DASHBOARD. Other values may appear. */
        public String source() {
            return get("source", TEXT);
        }

        /** Whether Radar recommends properties to the client, and what is missing. */
        public LeadRadar radar() {
            return get("radar", model(LeadRadar::new));
        }

        /** Latest activity. */
        public String lastActivityAt() {
            return get("lastActivityAt", TEXT);
        }

        /** When the legal basis was declared. */
        public String consentGivenAt() {
            return get("consentGivenAt", TEXT);
        }

        /** When it went to the trash. */
        public String deletedAt() {
            return get("deletedAt", TEXT);
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** Up to 500 items, processed in order. */
    public static final class LeadBatch extends Model {
        public LeadBatch(List<LeadBatchItem> items) {
            super(empty());
            set("items", items);
        }

        /** The items, 1 to 500. */
        public LeadBatch items(List<LeadBatchItem> value) {
            set("items", value);
            return this;
        }
    }

    /** One item: its code and the data to write. */
    public static final class LeadBatchItem extends Model {
        public LeadBatchItem(String externalRef) {
            super(empty());
            set("externalRef", externalRef);
        }

        /**
         * Code of the client in your system, unique in the account: 1 to 80 characters, like a
         * property's.
         */
        public LeadBatchItem externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        /** Name, up to 200 characters. Required on creation. */
        public LeadBatchItem name(String value) {
            set("name", value);
            return this;
        }

        /**
         * Up to 5 phones. Creating requires a phone or an e-mail of the person; placeholders, such
         * as (11) 99999-9999, are not stored.
         */
        public LeadBatchItem phones(List<PhoneInput> value) {
            set("phones", value);
            return this;
        }

        /**
         * E-mail, stored in lower case; null clears. Placeholders, such as nao&#64;tem.com.br, are
         * not stored.
         */
        public LeadBatchItem email(String value) {
            set("email", value);
            return this;
        }

        /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
        public LeadBatchItem status(String value) {
            set("status", value);
            return this;
        }

        /** Internal notes, up to 5,000 characters. Never seen by partners. */
        public LeadBatchItem notes(String value) {
            set("notes", value);
            return this;
        }

        /** Credit is pre-approved. */
        public LeadBatchItem preApproved(Boolean value) {
            set("preApproved", value);
            return this;
        }

        /** The profile may receive partners' properties. */
        public LeadBatchItem sharedToNetwork(Boolean value) {
            set("sharedToNetwork", value);
            return this;
        }

        /** Search profile; absent fields stay as they are. */
        public LeadBatchItem interest(InterestInput value) {
            set("interest", value);
            return this;
        }

        /**
         * Broker in charge: {@code accountId} of {@code GET /team}. Without one, a new client goes
         * to whoever has the fewest active clients.
         */
        public LeadBatchItem ownerAccountId(String value) {
            set("ownerAccountId", value);
            return this;
        }

        /** The broker's e-mail, instead of the id. */
        public LeadBatchItem ownerEmail(String value) {
            set("ownerEmail", value);
            return this;
        }

        /**
         * Latest activity in your system. It only moves forward; null leaves it unchanged. A new
         * client inactive for over 60 days is created archived.
         */
        public LeadBatchItem lastActivityAt(String value) {
            set("lastActivityAt", value);
            return this;
        }

        /**
         * Required on creation, and always true: the company declares that it has a legal basis to
         * process the data (LGPD).
         */
        public LeadBatchItem consentGiven(Boolean value) {
            set("consentGiven", value);
            return this;
        }
    }

    /** A new client. */
    public static final class LeadCreation extends Model {
        public LeadCreation(String name, Boolean consentGiven) {
            super(empty());
            set("name", name);
            set("consentGiven", consentGiven);
        }

        /**
         * Code of the client in your system, unique in the account: 1 to 80 characters, like a
         * property's.
         */
        public LeadCreation externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        /** Name, up to 200 characters. Required on creation. */
        public LeadCreation name(String value) {
            set("name", value);
            return this;
        }

        /**
         * Up to 5 phones. Creating requires a phone or an e-mail of the person; placeholders, such
         * as (11) 99999-9999, are not stored.
         */
        public LeadCreation phones(List<PhoneInput> value) {
            set("phones", value);
            return this;
        }

        /**
         * E-mail, stored in lower case; null clears. Placeholders, such as nao&#64;tem.com.br, are
         * not stored.
         */
        public LeadCreation email(String value) {
            set("email", value);
            return this;
        }

        /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
        public LeadCreation status(String value) {
            set("status", value);
            return this;
        }

        /** Internal notes, up to 5,000 characters. Never seen by partners. */
        public LeadCreation notes(String value) {
            set("notes", value);
            return this;
        }

        /** Credit is pre-approved. */
        public LeadCreation preApproved(Boolean value) {
            set("preApproved", value);
            return this;
        }

        /** The profile may receive partners' properties. */
        public LeadCreation sharedToNetwork(Boolean value) {
            set("sharedToNetwork", value);
            return this;
        }

        /** Search profile; absent fields stay as they are. */
        public LeadCreation interest(InterestInput value) {
            set("interest", value);
            return this;
        }

        /**
         * Broker in charge: {@code accountId} of {@code GET /team}. Without one, a new client goes
         * to whoever has the fewest active clients.
         */
        public LeadCreation ownerAccountId(String value) {
            set("ownerAccountId", value);
            return this;
        }

        /** The broker's e-mail, instead of the id. */
        public LeadCreation ownerEmail(String value) {
            set("ownerEmail", value);
            return this;
        }

        /**
         * Latest activity in your system. It only moves forward; null leaves it unchanged. A new
         * client inactive for over 60 days is created archived.
         */
        public LeadCreation lastActivityAt(String value) {
            set("lastActivityAt", value);
            return this;
        }

        /**
         * Required on creation, and always true: the company declares that it has a legal basis to
         * process the data (LGPD).
         */
        public LeadCreation consentGiven(Boolean value) {
            set("consentGiven", value);
            return this;
        }
    }

    /** An answer with one object. */
    public static final class LeadEnvelope extends Model {
        LeadEnvelope(ObjectNode members) {
            super(members);
        }

        /** The object. */
        public Lead data() {
            return get("data", model(Lead::new));
        }
    }

    /** The event's client. Read the client for its new values. */
    public static final class LeadEventData extends Model {
        LeadEventData(ObjectNode members) {
            super(members);
        }

        /** Id of the client. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code in your system. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /** ACTIVE, ARCHIVED or DELETED. Other values may appear. */
        public String state() {
            return get("state", TEXT);
        }

        /** Stage. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Broker in charge. */
        public String ownerAccountId() {
            return get("ownerAccountId", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** The client data of a write. */
    public static final class LeadInput extends Model {
        public LeadInput() {
            super(empty());
        }

        /** Name, up to 200 characters. Required on creation. */
        public LeadInput name(String value) {
            set("name", value);
            return this;
        }

        /**
         * Up to 5 phones. Creating requires a phone or an e-mail of the person; placeholders, such
         * as (11) 99999-9999, are not stored.
         */
        public LeadInput phones(List<PhoneInput> value) {
            set("phones", value);
            return this;
        }

        /**
         * E-mail, stored in lower case; null clears. Placeholders, such as nao&#64;tem.com.br, are
         * not stored.
         */
        public LeadInput email(String value) {
            set("email", value);
            return this;
        }

        /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
        public LeadInput status(String value) {
            set("status", value);
            return this;
        }

        /** Internal notes, up to 5,000 characters. Never seen by partners. */
        public LeadInput notes(String value) {
            set("notes", value);
            return this;
        }

        /** Credit is pre-approved. */
        public LeadInput preApproved(Boolean value) {
            set("preApproved", value);
            return this;
        }

        /** The profile may receive partners' properties. */
        public LeadInput sharedToNetwork(Boolean value) {
            set("sharedToNetwork", value);
            return this;
        }

        /** Search profile; absent fields stay as they are. */
        public LeadInput interest(InterestInput value) {
            set("interest", value);
            return this;
        }

        /**
         * Broker in charge: {@code accountId} of {@code GET /team}. Without one, a new client goes
         * to whoever has the fewest active clients.
         */
        public LeadInput ownerAccountId(String value) {
            set("ownerAccountId", value);
            return this;
        }

        /** The broker's e-mail, instead of the id. */
        public LeadInput ownerEmail(String value) {
            set("ownerEmail", value);
            return this;
        }

        /**
         * Latest activity in your system. It only moves forward; null leaves it unchanged. A new
         * client inactive for over 60 days is created archived.
         */
        public LeadInput lastActivityAt(String value) {
            set("lastActivityAt", value);
            return this;
        }

        /**
         * Required on creation, and always true: the company declares that it has a legal basis to
         * process the data (LGPD).
         */
        public LeadInput consentGiven(Boolean value) {
            set("consentGiven", value);
            return this;
        }
    }

    /** A page of a list. */
    public static final class LeadPage extends Model {
        LeadPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Lead> data() {
            return get("data", list(model(Lead::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** A phone of the client, and whether it is on WhatsApp. */
    public static final class LeadPhone extends Model {
        LeadPhone(ObjectNode members) {
            super(members);
        }

        /** In E.164. */
        public String number() {
            return get("number", TEXT);
        }

        /** Is on WhatsApp. */
        public Boolean isWhatsApp() {
            return get("isWhatsApp", BOOLEAN);
        }
    }

    /** The client's status in Radar. */
    public static final class LeadRadar extends Model {
        LeadRadar(ObjectNode members) {
            super(members);
        }

        /** Currently receives recommendations. */
        public Boolean eligible() {
            return get("eligible", BOOLEAN);
        }

        /** What the profile lacks. Other values may appear. */
        public List<String> pending() {
            return get("pending", list(TEXT));
        }

        /** The same in words, in the requested language. */
        public List<String> labels() {
            return get("labels", list(TEXT));
        }
    }

    /** The requested state. */
    public static final class LeadStateInput extends Model {
        public LeadStateInput(String state) {
            super(empty());
            set("state", state);
        }

        /** ACTIVE or ARCHIVED. */
        public LeadStateInput state(String value) {
            set("state", value);
            return this;
        }
    }

    /** The event's client. Read the client for its new values. */
    public static final class LeadUpdatedData extends Model {
        LeadUpdatedData(ObjectNode members) {
            super(members);
        }

        /** Id of the client. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code in your system. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /** ACTIVE, ARCHIVED or DELETED. Other values may appear. */
        public String state() {
            return get("state", TEXT);
        }

        /** Stage. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Broker in charge. */
        public String ownerAccountId() {
            return get("ownerAccountId", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }

        /** Names of the fields that changed. */
        public List<String> changedFields() {
            return get("changedFields", list(TEXT));
        }
    }

    /** A warning about an accepted write. */
    public static final class LeadWarning extends Model {
        LeadWarning(ObjectNode members) {
            super(members);
        }

        /** The field, as in {@code invalidParams}. */
        public String name() {
            return get("name", TEXT);
        }

        /**
         * placeholder (a fictitious contact), service_number (0800 and others), extension (stored
         * without it), ref_encoding (the code looks encoded twice, or with +); or the gap that the
         * update opened. Other values may appear.
         */
        public String code() {
            return get("code", TEXT);
        }

        /** The same in words, in the requested language. */
        public String label() {
            return get("label", TEXT);
        }

        /** With ref_encoding: the existing code that the one sent looks like. */
        public String existingRef() {
            return get("existingRef", TEXT);
        }
    }

    /** What the write did, or would do. */
    public static final class LeadWriteResult extends Model {
        LeadWriteResult(ObjectNode members) {
            super(members);
        }

        /**
         * CREATED, UPDATED, UNCHANGED, LINKED (to an existing client), ARCHIVED, REACTIVATED and
         * others. Other values may appear.
         */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Fields edited in the dashboard: they were kept as they were. */
        public List<String> conflicts() {
            return get("conflicts", list(TEXT));
        }

        /** How the person was recognized: phone or email; null if new. Other values may appear. */
        public String matchedBy() {
            return get("matchedBy", TEXT);
        }

        /** What changed, field by field; only for updates. */
        public List<Change> changes() {
            return get("changes", list(model(Change::new)));
        }

        /**
         * If the person was already a client: JSON Pointers of the fields sent with another value
         * than the stored one, which was kept.
         */
        public List<String> kept() {
            return get("kept", list(TEXT));
        }

        /** The client was archived and is active again, because the person got in touch again. */
        public Boolean reactivated() {
            return get("reactivated", BOOLEAN);
        }

        /** Contacts that are not stored as you sent them, and what the update took from Radar. */
        public List<LeadWarning> warnings() {
            return get("warnings", list(model(LeadWarning::new)));
        }

        /** The effect on opportunities, if {@code preview=radar} was sent. */
        public RadarPreview radar() {
            return get("radar", model(RadarPreview::new));
        }
    }

    /** The client after the write, and what the write did. */
    public static final class LeadWritten extends Model {
        LeadWritten(ObjectNode members) {
            super(members);
        }

        /** The client after the write; in a dry run, as it would be. */
        public Lead data() {
            return get("data", model(Lead::new));
        }

        /** What the write did, or would do. */
        public LeadWriteResult result() {
            return get("result", model(LeadWriteResult::new));
        }
    }

    /** A wanted place. */
    public static final class Location extends Model {
        Location(ObjectNode members) {
            super(members);
        }

        /** IBGE code of the city, 7 digits. */
        public String cityId() {
            return get("cityId", TEXT);
        }

        /** Name of the city. */
        public String city() {
            return get("city", TEXT);
        }

        /** State, 2 letters. */
        public String state() {
            return get("state", TEXT);
        }

        /** Neighborhood of the catalog; null: the whole city. */
        public String neighborhoodSlug() {
            return get("neighborhoodSlug", TEXT);
        }

        /** Name of the neighborhood. */
        public String neighborhood() {
            return get("neighborhood", TEXT);
        }
    }

    /** A wanted place. */
    public static final class LocationInput extends Model {
        public LocationInput(String cityId) {
            super(empty());
            set("cityId", cityId);
        }

        /** IBGE code of the city, 7 digits. */
        public LocationInput cityId(String value) {
            set("cityId", value);
            return this;
        }

        /** Neighborhood of the catalog; absent or null: the whole city. */
        public LocationInput neighborhoodSlug(String value) {
            set("neighborhoodSlug", value);
            return this;
        }
    }

    /** An opportunity: a property and a client that match. */
    public static final class Match extends Model {
        Match(ObjectNode members) {
            super(members);
        }

        /** {@code m#<property>#<client>#<side>}; in a path {@code #} is {@code %23}. */
        public String id() {
            return get("id", TEXT);
        }

        /**
         * INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development). Other
         * values may appear.
         */
        public String scope() {
            return get("scope", TEXT);
        }

        /**
         * NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership request). Other
         * values may appear.
         */
        public String status() {
            return get("status", TEXT);
        }

        /** Score, 0 to 100; pairs from 60 up are kept. */
        public Long score() {
            return get("score", LONG);
        }

        /** The criteria that add up to the score; null if an earlier formula computed it. */
        public MatchParts parts() {
            return get("parts", model(MatchParts::new));
        }

        /** Reasons it matches, one sentence each. */
        public List<String> reasons() {
            return get("reasons", list(TEXT));
        }

        /** What does not match, one sentence each. */
        public List<String> gaps() {
            return get("gaps", list(TEXT));
        }

        /** Id of the property. */
        public String propertyId() {
            return get("propertyId", TEXT);
        }

        /** Id of the client. */
        public String leadId() {
            return get("leadId", TEXT);
        }

        /** The in-house broker who receives it. */
        public String ownerAccountId() {
            return get("ownerAccountId", TEXT);
        }

        /** Name of the broker. */
        public String ownerName() {
            return get("ownerName", TEXT);
        }

        /** A partner's opportunity on an inactive subscription: the partner stays hidden. */
        public Boolean locked() {
            return get("locked", BOOLEAN);
        }

        /** No longer matches after a change. */
        public Boolean lostRelevance() {
            return get("lostRelevance", BOOLEAN);
        }

        /** The property as this account sees it. */
        public PropertySnapshot property() {
            return get("property", model(PropertySnapshot::new));
        }

        /** The client as this account sees it. */
        public ClientSnapshot client() {
            return get("client", model(ClientSnapshot::new));
        }

        /** The partner account; null for in-house pairs or while hidden. */
        public Counterpart counterpart() {
            return get("counterpart", model(Counterpart::new));
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** A page of a list. */
    public static final class MatchPage extends Model {
        MatchPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Match> data() {
            return get("data", list(model(Match::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /**
     * The points of each criterion, which add up to the score. A criterion that the client does not
     * ask for gets all its points.
     */
    public static final class MatchParts extends Model {
        MatchParts(ObjectNode members) {
            super(members);
        }

        /** Location, of 35. */
        public Long location() {
            return get("location", LONG);
        }

        /** Price, of 30. */
        public Long price() {
            return get("price", LONG);
        }

        /** Bedrooms, of 15. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** Area, of 10. */
        public Long area() {
            return get("area", LONG);
        }

        /** Parking spots, of 5. */
        public Long parking() {
            return get("parking", LONG);
        }

        /** Suites, of 3. */
        public Long suites() {
            return get("suites", LONG);
        }

        /** Bathrooms, of 2. */
        public Long bathrooms() {
            return get("bathrooms", LONG);
        }
    }

    /** What the write did, or would do. */
    public static final class MatchWriteResult extends Model {
        MatchWriteResult(ObjectNode members) {
            super(members);
        }

        /** APPLIED; WOULD_APPLY in a dry run. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The opportunity after the write. */
    public static final class MatchWritten extends Model {
        MatchWritten(ObjectNode members) {
            super(members);
        }

        /** The opportunity. */
        public Match data() {
            return get("data", model(Match::new));
        }

        /** What the write did, or would do. */
        public MatchWriteResult result() {
            return get("result", model(MatchWriteResult::new));
        }
    }

    /** The account, the key and their permissions. */
    public static final class Me extends Model {
        Me(ObjectNode members) {
            super(members);
        }

        /** The account. */
        public MeAccount account() {
            return get("account", model(MeAccount::new));
        }

        /**
         * A sandbox account ({@code rea_test_} keys): demonstration data, no e-mail, no charges, no
         * contact with live accounts.
         */
        public Boolean sandbox() {
            return get("sandbox", BOOLEAN);
        }

        /** The access granted. */
        public MeAccess access() {
            return get("access", model(MeAccess::new));
        }

        /** The key used for this call. */
        public MeKey key() {
            return get("key", model(MeKey::new));
        }

        /** The usage of this month. */
        public MeUsage usage() {
            return get("usage", model(MeUsage::new));
        }

        /** Active properties, the plan's quota, and how many have an unrecognized neighborhood. */
        public MeProperties properties() {
            return get("properties", model(MeProperties::new));
        }

        /** Clients outside the trash, and the account's limit. */
        public MeLeads leads() {
            return get("leads", model(MeLeads::new));
        }

        /** What the account stores, and how much it may store. */
        public MeStorage storage() {
            return get("storage", model(MeStorage::new));
        }
    }

    /** The API access granted to the account. */
    public static final class MeAccess extends Model {
        MeAccess(ObjectNode members) {
            super(members);
        }

        /** ACTIVE. */
        public String status() {
            return get("status", TEXT);
        }

        /** PILOT, STANDARD or SCALE. */
        public String tier() {
            return get("tier", TEXT);
        }

        /** End of the pilot. */
        public String pilotUntil() {
            return get("pilotUntil", TEXT);
        }

        /** The limits. */
        public MeAccessLimits limits() {
            return get("limits", model(MeAccessLimits::new));
        }
    }

    /** The account's limits. */
    public static final class MeAccessLimits extends Model {
        MeAccessLimits(ObjectNode members) {
            super(members);
        }

        /** Calls per second. */
        public Long ratePerSecond() {
            return get("ratePerSecond", LONG);
        }

        /** Maximum burst of calls. */
        public Long burst() {
            return get("burst", LONG);
        }

        /** Calls per month (UTC). */
        public Long monthlyQuota() {
            return get("monthlyQuota", LONG);
        }

        /** Maximum number of keys. */
        public Long maxKeys() {
            return get("maxKeys", LONG);
        }

        /** Maximum number of webhook endpoints. */
        public Long maxWebhooks() {
            return get("maxWebhooks", LONG);
        }
    }

    /** The account. */
    public static final class MeAccount extends Model {
        MeAccount(ObjectNode members) {
            super(members);
        }

        /** Id of the account. */
        public String id() {
            return get("id", TEXT);
        }

        /** Name of the company. */
        public String name() {
            return get("name", TEXT);
        }

        /** AGENCY or DEVELOPER. */
        public String type() {
            return get("type", TEXT);
        }

        /** The plan. */
        public String plan() {
            return get("plan", TEXT);
        }
    }

    /** An answer with one object. */
    public static final class MeEnvelope extends Model {
        MeEnvelope(ObjectNode members) {
            super(members);
        }

        /** The object. */
        public Me data() {
            return get("data", model(Me::new));
        }
    }

    /** The key used for this call. */
    public static final class MeKey extends Model {
        MeKey(ObjectNode members) {
            super(members);
        }

        /** Id of the key. */
        public String id() {
            return get("id", TEXT);
        }

        /** Name given to the key. */
        public String name() {
            return get("name", TEXT);
        }

        /** Permissions of the key. Other values may appear. */
        public List<String> scopes() {
            return get("scopes", list(TEXT));
        }

        /** When it expires; null: never. */
        public String expiresAt() {
            return get("expiresAt", TEXT);
        }
    }

    /** The account's client limit. */
    public static final class MeLeads extends Model {
        MeLeads(ObjectNode members) {
            super(members);
        }

        /** Clients outside the trash. */
        public Long count() {
            return get("count", LONG);
        }

        /** Maximum number of clients. */
        public Long limit() {
            return get("limit", LONG);
        }
    }

    /** The account's properties in numbers. */
    public static final class MeProperties extends Model {
        MeProperties(ObjectNode members) {
            super(members);
        }

        /** ACTIVE properties. */
        public Long active() {
            return get("active", LONG);
        }

        /** Properties outside the trash. */
        public Long total() {
            return get("total", LONG);
        }

        /** ACTIVE properties that the plan allows. */
        public Long limit() {
            return get("limit", LONG);
        }

        /**
         * Properties outside the trash whose neighborhood the catalog does not have yet: they are
         * not recommended until curation decides ({@code NEIGHBORHOOD_NOT_IN_CATALOG}).
         */
        public Long awaitingNeighborhood() {
            return get("awaitingNeighborhood", LONG);
        }
    }

    /** What the account stores, and how much it may store. */
    public static final class MeStorage extends Model {
        MeStorage(ObjectNode members) {
            super(members);
        }

        /** Properties in any status, including the trash. */
        public MeStorageProperties properties() {
            return get("properties", model(MeStorageProperties::new));
        }

        /** Clients with their interactions, including the trash. */
        public MeStorageLeads leads() {
            return get("leads", model(MeStorageLeads::new));
        }

        /** Queued batches, and the results of 7 days. */
        public MeStorageBatches batches() {
            return get("batches", model(MeStorageBatches::new));
        }

        /** Stored images, each counted once. */
        public MeStoragePhotos photos() {
            return get("photos", model(MeStoragePhotos::new));
        }

        /** Stored opportunities: beyond the maximum, the best are kept. */
        public MeStorageMatches matches() {
            return get("matches", model(MeStorageMatches::new));
        }

        /** Answers kept by Idempotency-Key, for 24 hours. */
        public MeStorageAnswers answers() {
            return get("answers", model(MeStorageAnswers::new));
        }
    }

    /** Space used by stored answers. */
    public static final class MeStorageAnswers extends Model {
        MeStorageAnswers(ObjectNode members) {
            super(members);
        }

        /** Bytes in use. */
        public Long bytes() {
            return get("bytes", LONG);
        }

        /** Maximum bytes. */
        public Long limit() {
            return get("limit", LONG);
        }
    }

    /** Space used by batches. */
    public static final class MeStorageBatches extends Model {
        MeStorageBatches(ObjectNode members) {
            super(members);
        }

        /** Bytes in use. */
        public Long bytes() {
            return get("bytes", LONG);
        }

        /** Maximum bytes. */
        public Long limit() {
            return get("limit", LONG);
        }

        /** Queued items. */
        public Long waiting() {
            return get("waiting", LONG);
        }

        /** Maximum queued items. */
        public Long waitingLimit() {
            return get("waitingLimit", LONG);
        }
    }

    /** Space used by clients. */
    public static final class MeStorageLeads extends Model {
        MeStorageLeads(ObjectNode members) {
            super(members);
        }

        /** Bytes in use. */
        public Long bytes() {
            return get("bytes", LONG);
        }

        /** Maximum bytes. */
        public Long limit() {
            return get("limit", LONG);
        }
    }

    /** Stored opportunities. */
    public static final class MeStorageMatches extends Model {
        MeStorageMatches(ObjectNode members) {
            super(members);
        }

        /** Of the account's clients. */
        public Long clients() {
            return get("clients", LONG);
        }

        /** Of the account's clients, at most. */
        public Long clientsLimit() {
            return get("clientsLimit", LONG);
        }

        /** Of partners' clients with the account's properties. */
        public Long partners() {
            return get("partners", LONG);
        }

        /** Of partners' clients with the account's properties, at most. */
        public Long partnersLimit() {
            return get("partnersLimit", LONG);
        }
    }

    /** Space used by images. */
    public static final class MeStoragePhotos extends Model {
        MeStoragePhotos(ObjectNode members) {
            super(members);
        }

        /** Bytes in use. */
        public Long bytes() {
            return get("bytes", LONG);
        }

        /** Maximum bytes. */
        public Long limit() {
            return get("limit", LONG);
        }
    }

    /** Space used by properties. */
    public static final class MeStorageProperties extends Model {
        MeStorageProperties(ObjectNode members) {
            super(members);
        }

        /** Bytes in use. */
        public Long bytes() {
            return get("bytes", LONG);
        }

        /** Maximum bytes. */
        public Long limit() {
            return get("limit", LONG);
        }
    }

    /** The usage of the month (UTC). */
    public static final class MeUsage extends Model {
        MeUsage(ObjectNode members) {
            super(members);
        }

        /** The month, YYYY-MM. */
        public String month() {
            return get("month", TEXT);
        }

        /** Calls made. */
        public Long calls() {
            return get("calls", LONG);
        }

        /** Calls per month. */
        public Long monthlyQuota() {
            return get("monthlyQuota", LONG);
        }

        /** Calls left. */
        public Long remaining() {
            return get("remaining", LONG);
        }
    }

    /** A pair of your own that almost matches. */
    public static final class NearMiss extends Model {
        NearMiss(ObjectNode members) {
            super(members);
        }

        /** Id of the property. */
        public String propertyId() {
            return get("propertyId", TEXT);
        }

        /** Id of the client. */
        public String leadId() {
            return get("leadId", TEXT);
        }

        /** Current score, 0 to 100. */
        public Long score() {
            return get("score", LONG);
        }

        /**
         * The one filter that fails: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY is no
         * longer returned: only the funnel counts other cities. Other values may appear.
         */
        public String missing() {
            return get("missing", TEXT);
        }

        /** What is missing, one sentence each. */
        public List<String> gaps() {
            return get("gaps", list(TEXT));
        }
    }

    /** A neighborhood of the catalog. */
    public static final class Neighborhood extends Model {
        Neighborhood(ObjectNode members) {
            super(members);
        }

        /** The value to send in a write. */
        public String neighborhoodSlug() {
            return get("neighborhoodSlug", TEXT);
        }

        /** Name. */
        public String name() {
            return get("name", TEXT);
        }
    }

    /** A page of a list. */
    public static final class NeighborhoodPage extends Model {
        NeighborhoodPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Neighborhood> data() {
            return get("data", list(model(Neighborhood::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }

        /** Total. */
        public Long total() {
            return get("total", LONG);
        }
    }

    /** A partnership between two accounts. Every field is always present. */
    public static final class Partnership extends Model {
        Partnership(ObjectNode members) {
            super(members);
        }

        /** Id of the partnership. */
        public String id() {
            return get("id", TEXT);
        }

        /** Stage. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /**
         * PROPERTY_FOR_CLIENT (the client's side asks for the property) or CLIENT_FOR_PROPERTY.
         * Other values may appear.
         */
        public String kind() {
            return get("kind", TEXT);
        }

        /** Id of the property. */
        public String propertyId() {
            return get("propertyId", TEXT);
        }

        /** Id of the client. */
        public String leadId() {
            return get("leadId", TEXT);
        }

        /** The opportunity it came from, on this side. */
        public String matchId() {
            return get("matchId", TEXT);
        }

        /** Development. */
        public String developmentId() {
            return get("developmentId", TEXT);
        }

        /** Title of the development. */
        public String developmentTitle() {
            return get("developmentTitle", TEXT);
        }

        /** Score of the opportunity, 0 to 100. */
        public Long score() {
            return get("score", LONG);
        }

        /** The pair at the time of the request, in one sentence. */
        public String summary() {
            return get("summary", TEXT);
        }

        /** Reasons the pair matched, one sentence each. */
        public List<String> reasons() {
            return get("reasons", list(TEXT));
        }

        /** Message of the request. */
        public String message() {
            return get("message", TEXT);
        }

        /** REQUESTER (asked) or ADDRESSEE (was asked). Other values may appear. */
        public String ourSide() {
            return get("ourSide", TEXT);
        }

        /** The in-house broker. */
        public String ourBrokerId() {
            return get("ourBrokerId", TEXT);
        }

        /** This side brought the client. */
        public Boolean canMoveFunnel() {
            return get("canMoveFunnel", BOOLEAN);
        }

        /** Who asked. */
        public Party requester() {
            return get("requester", model(Party::new));
        }

        /** Who was asked. */
        public Party addressee() {
            return get("addressee", model(Party::new));
        }

        /** The partner account. */
        public PartnershipCounterpart counterpart() {
            return get("counterpart", model(PartnershipCounterpart::new));
        }

        /** The property, kept current until the partnership ends; null once purged. */
        public PropertySnapshot property() {
            return get("property", model(PropertySnapshot::new));
        }

        /**
         * The client, kept current until the partnership ends. {@code status} and, with leads:read,
         * {@code name} appear only for your own client; a write's answer has neither.
         */
        public ClientSnapshot client() {
            return get("client", model(ClientSnapshot::new));
        }

        /** The last move, creation included. */
        public String lastProgressAt() {
            return get("lastProgressAt", TEXT);
        }

        /** When an update was requested that is still unanswered. */
        public String updateAskedAt() {
            return get("updateAskedAt", TEXT);
        }

        /** When the registered client's protection ends. */
        public String protectedUntil() {
            return get("protectedUntil", TEXT);
        }

        /** When the property went off the market. */
        public String propertyOffMarketAt() {
            return get("propertyOffMarketAt", TEXT);
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** The partner account. */
    public static final class PartnershipCounterpart extends Model {
        PartnershipCounterpart(ObjectNode members) {
            super(members);
        }

        /** Name of the account. */
        public String name() {
            return get("name", TEXT);
        }

        /** AGENCY or DEVELOPER. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** Network or group. */
        public String organization() {
            return get("organization", TEXT);
        }

        /** Its broker, or its owner; from ACCEPTED on. */
        public String contactName() {
            return get("contactName", TEXT);
        }

        /** Phone, in E.164; from ACCEPTED on. */
        public String phone() {
            return get("phone", TEXT);
        }

        /** E-mail; from ACCEPTED on. */
        public String email() {
            return get("email", TEXT);
        }

        /** CRECI registration. */
        public String creci() {
            return get("creci", TEXT);
        }

        /** CRECI verified by the platform. */
        public Boolean creciVerified() {
            return get("creciVerified", BOOLEAN);
        }
    }

    /** The requested partnership. */
    public static final class PartnershipCreatedData extends Model {
        PartnershipCreatedData(ObjectNode members) {
            super(members);
        }

        /** Id of the partnership. */
        public String id() {
            return get("id", TEXT);
        }

        /** Stage. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT. Other values may appear. */
        public String kind() {
            return get("kind", TEXT);
        }
    }

    /** An answer with one object. */
    public static final class PartnershipEnvelope extends Model {
        PartnershipEnvelope(ObjectNode members) {
            super(members);
        }

        /** The object. */
        public Partnership data() {
            return get("data", model(Partnership::new));
        }
    }

    /** A page of a list. */
    public static final class PartnershipPage extends Model {
        PartnershipPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Partnership> data() {
            return get("data", list(model(Partnership::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** The requested stage. */
    public static final class PartnershipStatusInput extends Model {
        public PartnershipStatusInput(String status) {
            super(empty());
            set("status", status);
        }

        /** The stage, of {@code GET /reference/partnership-statuses}. */
        public PartnershipStatusInput status(String value) {
            set("status", value);
            return this;
        }
    }

    /** Terms offered to partners. */
    public static final class PartnershipTerms extends Model {
        PartnershipTerms(ObjectNode members) {
            super(members);
        }

        /** Sale commission offered to partners, in % of the price (0 to 100). */
        public Double commissionPercent() {
            return get("commissionPercent", DOUBLE);
        }

        /** Rent commission, in months of rent (0 to 12). */
        public Double rentCommissionMonths() {
            return get("rentCommissionMonths", DOUBLE);
        }

        /** Share of the commission kept by the listing side, in % (0 to 100). */
        public Double splitListingPercent() {
            return get("splitListingPercent", DOUBLE);
        }
    }

    /** Terms offered to partners. */
    public static final class PartnershipTermsInput extends Model {
        public PartnershipTermsInput() {
            super(empty());
        }

        /** Sale commission offered to partners, in % of the price (0 to 100). */
        public PartnershipTermsInput commissionPercent(Double value) {
            set("commissionPercent", value);
            return this;
        }

        /** Rent commission, in months of rent (0 to 12). */
        public PartnershipTermsInput rentCommissionMonths(Double value) {
            set("rentCommissionMonths", value);
            return this;
        }

        /** Share of the commission kept by the listing side, in % (0 to 100). */
        public PartnershipTermsInput splitListingPercent(Double value) {
            set("splitListingPercent", value);
            return this;
        }
    }

    /** The partnership that changed. */
    public static final class PartnershipUpdatedData extends Model {
        PartnershipUpdatedData(ObjectNode members) {
            super(members);
        }

        /** Id of the partnership. */
        public String id() {
            return get("id", TEXT);
        }

        /** Current stage. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Previous stage. Other values may appear. */
        public String previousStatus() {
            return get("previousStatus", TEXT);
        }

        /** Names of the fields that changed. */
        public List<String> changedFields() {
            return get("changedFields", list(TEXT));
        }
    }

    /** What the write did, or would do. */
    public static final class PartnershipWriteResult extends Model {
        PartnershipWriteResult(ObjectNode members) {
            super(members);
        }

        /** STATUS_SET or UNCHANGED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The partnership after the write. */
    public static final class PartnershipWritten extends Model {
        PartnershipWritten(ObjectNode members) {
            super(members);
        }

        /** The partnership. */
        public Partnership data() {
            return get("data", model(Partnership::new));
        }

        /** What the write did, or would do. */
        public PartnershipWriteResult result() {
            return get("result", model(PartnershipWriteResult::new));
        }
    }

    /** A side of the partnership. */
    public static final class Party extends Model {
        Party(ObjectNode members) {
            super(members);
        }

        /** Id of the account. */
        public String accountId() {
            return get("accountId", TEXT);
        }

        /** Name of the account. */
        public String name() {
            return get("name", TEXT);
        }

        /** AGENCY or DEVELOPER. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }
    }

    /** A phone of the client, and whether it is on WhatsApp. */
    public static final class PhoneInput extends Model {
        public PhoneInput(String number) {
            super(empty());
            set("number", number);
        }

        /**
         * One number, in any Brazilian format with the area code, or a foreign number starting with
         * {@code +}. Stored in E.164, without an extension. Service numbers (0800, 4004) are not
         * accepted.
         */
        public PhoneInput number(String value) {
            set("number", value);
            return this;
        }

        /** Is on WhatsApp. */
        public PhoneInput isWhatsApp(Boolean value) {
            set("isWhatsApp", value);
            return this;
        }
    }

    /** The latest gallery sent as addresses. */
    public static final class PhotoSync extends Model {
        PhotoSync(ObjectNode members) {
            super(members);
        }

        /**
         * QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue was unavailable; the
         * next write tries again). Other values may appear.
         */
        public String state() {
            return get("state", TEXT);
        }

        /** Photos requested. */
        public Long requested() {
            return get("requested", LONG);
        }

        /** Photos that arrived. */
        public Long ingested() {
            return get("ingested", LONG);
        }

        /** Photos that failed. */
        public Long failed() {
            return get("failed", LONG);
        }

        /** When it was queued. */
        public String queuedAt() {
            return get("queuedAt", TEXT);
        }

        /** When it finished. */
        public String finishedAt() {
            return get("finishedAt", TEXT);
        }

        /** Only the photos that have not arrived, and why; empty when all have. */
        public List<PhotoSyncItem> items() {
            return get("items", list(model(PhotoSyncItem::new)));
        }
    }

    /** A photo that has not arrived. */
    public static final class PhotoSyncItem extends Model {
        PhotoSyncItem(ObjectNode members) {
            super(members);
        }

        /** The address, as it was sent. */
        public String url() {
            return get("url", TEXT);
        }

        /**
         * WAITING (will be tried again) or FAILED (will be only when the list changes, or is sent
         * again after an hour). Other values may appear.
         */
        public String state() {
            return get("state", TEXT);
        }

        /**
         * A stable word, such as {@code timeout}, {@code host_not_found}, {@code not_an_image} or
         * {@code http_404}; others may appear.
         */
        public String code() {
            return get("code", TEXT);
        }

        /** A sentence in the requested language. */
        public String reason() {
            return get("reason", TEXT);
        }

        /** When it is tried again; null in FAILED. */
        public String nextAttemptAt() {
            return get("nextAttemptAt", TEXT);
        }
    }

    /** An error (RFC 9457). */
    public static final class Problem extends Model {
        Problem(ObjectNode members) {
            super(members);
        }

        /** The page that explains the code. */
        public String type() {
            return get("type", TEXT);
        }

        /** What happened, in one line, in the requested language. */
        public String title() {
            return get("title", TEXT);
        }

        /** HTTP status. */
        public Long status() {
            return get("status", LONG);
        }

        /** Stable code, in lower case; access codes are in upper case. */
        public String code() {
            return get("code", TEXT);
        }

        /** Identifies the call; quote it to support. */
        public String requestId() {
            return get("requestId", TEXT);
        }

        /** What happened in this case. */
        public String detail() {
            return get("detail", TEXT);
        }

        /** Every error of the request, all at once. */
        public List<InvalidParam> invalidParams() {
            return get("invalidParams", list(model(InvalidParam::new)));
        }

        /** The same request can be sent again after Retry-After. */
        public Boolean retryable() {
            return get("retryable", BOOLEAN);
        }

        /**
         * With external_ref_exists: the object that has the code. With lead_linked_to_other_ref and
         * lead_in_trash: the existing client of that person.
         */
        public String existingId() {
            return get("existingId", TEXT);
        }

        /** That client's code; null if there is none. */
        public String existingRef() {
            return get("existingRef", TEXT);
        }

        /** With request_refused, if the contacts belong to several clients: which. */
        public List<String> existingIds() {
            return get("existingIds", list(TEXT));
        }

        /** With access_denied on accepting an owner: the terms to accept in the dashboard. */
        public String termsVersion() {
            return get("termsVersion", TEXT);
        }

        /** If another account registered the client: when that protection ends. */
        public String protectedUntil() {
            return get("protectedUntil", TEXT);
        }

        /** With invalid_cursor on the event log: the time of the oldest stored event. */
        public String oldestAvailable() {
            return get("oldestAvailable", TEXT);
        }
    }

    /** Outcome for each property. */
    public static final class PropertiesConfirmed extends Model {
        PropertiesConfirmed(ObjectNode members) {
            super(members);
        }

        /** One item per id and per code, in that order. */
        public List<ConfirmItem> data() {
            return get("data", list(model(ConfirmItem::new)));
        }

        /** The summary. */
        public ConfirmResult result() {
            return get("result", model(ConfirmResult::new));
        }
    }

    /** A property. Every field is always present. */
    public static final class Property extends Model {
        Property(ObjectNode members) {
            super(members);
        }

        /** Id of the property on the platform. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code of the property in your system; null if it has none. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /**
         * PROPERTY (standalone), DEVELOPMENT, or TYPOLOGY (unit type of a development). Other
         * values may appear.
         */
        public String kind() {
            return get("kind", TEXT);
        }

        /** Development the unit type belongs to. */
        public String developmentId() {
            return get("developmentId", TEXT);
        }

        /** Availability; DELETED in the trash. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Subtype of the property. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** Category, derived from the subtype. Other values may appear. */
        public String category() {
            return get("category", TEXT);
        }

        /** Purposes: VENDA (sale), LOCACAO (rent) or both. Other values may appear. */
        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /** Sale price in BRL. */
        public Money salePrice() {
            return get("salePrice", MONEY);
        }

        /** Monthly rent in BRL. */
        public Money rentPrice() {
            return get("rentPrice", MONEY);
        }

        /** Title of the listing, up to 300 characters. HTML markup is stripped. */
        public String title() {
            return get("title", TEXT);
        }

        /**
         * Text of the listing, up to 20,000 characters. {@code <br>} and {@code </p>} become line
         * breaks; other markup is stripped.
         */
        public String description() {
            return get("description", TEXT);
        }

        /** Address. */
        public Address address() {
            return get("address", model(Address::new));
        }

        /** Bedrooms, suites included. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** Suites. */
        public Long suites() {
            return get("suites", LONG);
        }

        /** Bathrooms. */
        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        /** Parking spots. */
        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        /** Total private area in m², which Radar compares. */
        public Double area() {
            return get("area", DOUBLE);
        }

        /** Covered area in m², for display only. */
        public Double privateArea() {
            return get("privateArea", DOUBLE);
        }

        /** Amenities, as text. */
        public List<String> amenities() {
            return get("amenities", list(TEXT));
        }

        /** The first photo. Without it the property stays out of Radar. */
        public String coverPhoto() {
            return get("coverPhoto", TEXT);
        }

        /** Photos in gallery order, at permanent addresses. */
        public List<String> photos() {
            return get("photos", list(TEXT));
        }

        /** Address of the listing on the company's site, http or https. */
        public String listingUrl() {
            return get("listingUrl", TEXT);
        }

        /** Broker on the team who listed it; null if nobody. */
        public PropertyCaptador captador() {
            return get("captador", model(PropertyCaptador::new));
        }

        /** Listing agent who is not on the team, by name. */
        public String captadorName() {
            return get("captadorName", TEXT);
        }

        /** Shared with partners. */
        public Boolean sharedToNetwork() {
            return get("sharedToNetwork", BOOLEAN);
        }

        /** Terms offered to partners. */
        public PartnershipTerms partnershipTerms() {
            return get("partnershipTerms", model(PartnershipTerms::new));
        }

        /** Whether Radar recommends the property, and what is missing. */
        public PropertyRadar radar() {
            return get("radar", model(PropertyRadar::new));
        }

        /** Status of the review. */
        public Curation curation() {
            return get("curation", model(Curation::new));
        }

        /** Dates of the confirmation of availability. */
        public Confirmation confirmation() {
            return get("confirmation", model(Confirmation::new));
        }

        /**
         * Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null
         * otherwise. Other values may appear.
         */
        public String inactiveReason() {
            return get("inactiveReason", TEXT);
        }

        /** When it went to the trash. */
        public String deletedAt() {
            return get("deletedAt", TEXT);
        }

        /** Construction data; only for developments and unit types. */
        public LaunchBlock launch() {
            return get("launch", model(LaunchBlock::new));
        }

        /** Whether the gallery has arrived; null if none was sent. */
        public PhotoSync photoSync() {
            return get("photoSync", model(PhotoSync::new));
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** Up to 500 items, processed in order. */
    public static final class PropertyBatch extends Model {
        public PropertyBatch(List<PropertyBatchItem> items) {
            super(empty());
            set("items", items);
        }

        /** The items, 1 to 500. */
        public PropertyBatch items(List<PropertyBatchItem> value) {
            set("items", value);
            return this;
        }
    }

    /** One item: its code and the data to write. */
    public static final class PropertyBatchItem extends Model {
        public PropertyBatchItem(String externalRef) {
            super(empty());
            set("externalRef", externalRef);
        }

        /**
         * Code of the property in your system, unique in the account: 1 to 80 characters, no space
         * at its ends, no control or invisible characters.
         */
        public PropertyBatchItem externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        /** Title of the listing, up to 300 characters. HTML markup is stripped. */
        public PropertyBatchItem title(String value) {
            set("title", value);
            return this;
        }

        /**
         * Text of the listing, up to 20,000 characters. {@code <br>} and {@code </p>} become line
         * breaks; other markup is stripped.
         */
        public PropertyBatchItem description(String value) {
            set("description", value);
            return this;
        }

        /**
         * Subtype of the property, of {@code GET /reference/property-types}. Required on creation.
         */
        public PropertyBatchItem type(String value) {
            set("type", value);
            return this;
        }

        /** Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation. */
        public PropertyBatchItem purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        /** Sale price in BRL, up to two decimals. Required with VENDA; null clears. */
        public PropertyBatchItem salePrice(Money value) {
            set("salePrice", value);
            return this;
        }

        /** Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears. */
        public PropertyBatchItem rentPrice(Money value) {
            set("rentPrice", value);
            return this;
        }

        /** Send the whole address: members left out become empty. The city is required. */
        public PropertyBatchItem address(AddressInput value) {
            set("address", value);
            return this;
        }

        /** Bedrooms, suites included. */
        public PropertyBatchItem bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        /** Suites. */
        public PropertyBatchItem suites(Long value) {
            set("suites", value);
            return this;
        }

        /** Bathrooms. */
        public PropertyBatchItem bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        /** Parking spots. */
        public PropertyBatchItem parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        /** Total private area in m², which Radar compares. */
        public PropertyBatchItem area(Double value) {
            set("area", value);
            return this;
        }

        /** Covered area in m², for display only. */
        public PropertyBatchItem privateArea(Double value) {
            set("privateArea", value);
            return this;
        }

        /** Address of the listing on the company's site, http or https. */
        public PropertyBatchItem listingUrl(String value) {
            set("listingUrl", value);
            return this;
        }

        /** Listing agent who is not on the team, by name. */
        public PropertyBatchItem captadorName(String value) {
            set("captadorName", value);
            return this;
        }

        /**
         * Broker on the team who listed it: {@code accountId} from {@code GET /team}. Must be
         * active.
         */
        public PropertyBatchItem captadorAccountId(String value) {
            set("captadorAccountId", value);
            return this;
        }

        /** Terms offered to partners. */
        public PropertyBatchItem partnershipTerms(PartnershipTermsInput value) {
            set("partnershipTerms", value);
            return this;
        }

        /**
         * Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is;
         * an empty list removes all photos. Photos are fetched after the answer: see {@code
         * photoSync}. Sending the same list again changes nothing; a failed photo is tried again
         * when the list changes, or when the list comes again after an hour.
         */
        public PropertyBatchItem photos(List<String> value) {
            set("photos", value);
            return this;
        }
    }

    /** The broker who listed the property. */
    public static final class PropertyCaptador extends Model {
        PropertyCaptador(ObjectNode members) {
            super(members);
        }

        /** Id of the person on the team. */
        public String accountId() {
            return get("accountId", TEXT);
        }

        /** Name; null once the person has left. */
        public String name() {
            return get("name", TEXT);
        }
    }

    /** The properties: by id, by code, or both. */
    public static final class PropertyConfirmation extends Model {
        public PropertyConfirmation() {
            super(empty());
        }

        /** Platform ids. Together with {@code refs}, up to 200. */
        public PropertyConfirmation ids(List<String> value) {
            set("ids", value);
            return this;
        }

        /** Your codes. Together with {@code ids}, up to 200. */
        public PropertyConfirmation refs(List<String> value) {
            set("refs", value);
            return this;
        }
    }

    /** A new property. */
    public static final class PropertyCreation extends Model {
        public PropertyCreation(String type, List<String> purposes, AddressInput address) {
            super(empty());
            set("type", type);
            set("purposes", purposes);
            set("address", address);
        }

        /**
         * Code of the property in your system, unique in the account: 1 to 80 characters, no space
         * at its ends, no control or invisible characters.
         */
        public PropertyCreation externalRef(String value) {
            set("externalRef", value);
            return this;
        }

        /** Title of the listing, up to 300 characters. HTML markup is stripped. */
        public PropertyCreation title(String value) {
            set("title", value);
            return this;
        }

        /**
         * Text of the listing, up to 20,000 characters. {@code <br>} and {@code </p>} become line
         * breaks; other markup is stripped.
         */
        public PropertyCreation description(String value) {
            set("description", value);
            return this;
        }

        /**
         * Subtype of the property, of {@code GET /reference/property-types}. Required on creation.
         */
        public PropertyCreation type(String value) {
            set("type", value);
            return this;
        }

        /** Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation. */
        public PropertyCreation purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        /** Sale price in BRL, up to two decimals. Required with VENDA; null clears. */
        public PropertyCreation salePrice(Money value) {
            set("salePrice", value);
            return this;
        }

        /** Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears. */
        public PropertyCreation rentPrice(Money value) {
            set("rentPrice", value);
            return this;
        }

        /** Send the whole address: members left out become empty. The city is required. */
        public PropertyCreation address(AddressInput value) {
            set("address", value);
            return this;
        }

        /** Bedrooms, suites included. */
        public PropertyCreation bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        /** Suites. */
        public PropertyCreation suites(Long value) {
            set("suites", value);
            return this;
        }

        /** Bathrooms. */
        public PropertyCreation bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        /** Parking spots. */
        public PropertyCreation parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        /** Total private area in m², which Radar compares. */
        public PropertyCreation area(Double value) {
            set("area", value);
            return this;
        }

        /** Covered area in m², for display only. */
        public PropertyCreation privateArea(Double value) {
            set("privateArea", value);
            return this;
        }

        /** Address of the listing on the company's site, http or https. */
        public PropertyCreation listingUrl(String value) {
            set("listingUrl", value);
            return this;
        }

        /** Listing agent who is not on the team, by name. */
        public PropertyCreation captadorName(String value) {
            set("captadorName", value);
            return this;
        }

        /**
         * Broker on the team who listed it: {@code accountId} from {@code GET /team}. Must be
         * active.
         */
        public PropertyCreation captadorAccountId(String value) {
            set("captadorAccountId", value);
            return this;
        }

        /** Terms offered to partners. */
        public PropertyCreation partnershipTerms(PartnershipTermsInput value) {
            set("partnershipTerms", value);
            return this;
        }

        /**
         * Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is;
         * an empty list removes all photos. Photos are fetched after the answer: see {@code
         * photoSync}. Sending the same list again changes nothing; a failed photo is tried again
         * when the list changes, or when the list comes again after an hour.
         */
        public PropertyCreation photos(List<String> value) {
            set("photos", value);
            return this;
        }
    }

    /** An answer with one object. */
    public static final class PropertyEnvelope extends Model {
        PropertyEnvelope(ObjectNode members) {
            super(members);
        }

        /** The object. */
        public Property data() {
            return get("data", model(Property::new));
        }
    }

    /** The event's property. Read the property for its new values. */
    public static final class PropertyEventData extends Model {
        PropertyEventData(ObjectNode members) {
            super(members);
        }

        /** Id of the property. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code in your system. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /** Availability after the event. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** The property data of a write. */
    public static final class PropertyInput extends Model {
        public PropertyInput() {
            super(empty());
        }

        /** Title of the listing, up to 300 characters. HTML markup is stripped. */
        public PropertyInput title(String value) {
            set("title", value);
            return this;
        }

        /**
         * Text of the listing, up to 20,000 characters. {@code <br>} and {@code </p>} become line
         * breaks; other markup is stripped.
         */
        public PropertyInput description(String value) {
            set("description", value);
            return this;
        }

        /**
         * Subtype of the property, of {@code GET /reference/property-types}. Required on creation.
         */
        public PropertyInput type(String value) {
            set("type", value);
            return this;
        }

        /** Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation. */
        public PropertyInput purposes(List<String> value) {
            set("purposes", value);
            return this;
        }

        /** Sale price in BRL, up to two decimals. Required with VENDA; null clears. */
        public PropertyInput salePrice(Money value) {
            set("salePrice", value);
            return this;
        }

        /** Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears. */
        public PropertyInput rentPrice(Money value) {
            set("rentPrice", value);
            return this;
        }

        /** Send the whole address: members left out become empty. The city is required. */
        public PropertyInput address(AddressInput value) {
            set("address", value);
            return this;
        }

        /** Bedrooms, suites included. */
        public PropertyInput bedrooms(Long value) {
            set("bedrooms", value);
            return this;
        }

        /** Suites. */
        public PropertyInput suites(Long value) {
            set("suites", value);
            return this;
        }

        /** Bathrooms. */
        public PropertyInput bathrooms(Long value) {
            set("bathrooms", value);
            return this;
        }

        /** Parking spots. */
        public PropertyInput parkingSpots(Long value) {
            set("parkingSpots", value);
            return this;
        }

        /** Total private area in m², which Radar compares. */
        public PropertyInput area(Double value) {
            set("area", value);
            return this;
        }

        /** Covered area in m², for display only. */
        public PropertyInput privateArea(Double value) {
            set("privateArea", value);
            return this;
        }

        /** Address of the listing on the company's site, http or https. */
        public PropertyInput listingUrl(String value) {
            set("listingUrl", value);
            return this;
        }

        /** Listing agent who is not on the team, by name. */
        public PropertyInput captadorName(String value) {
            set("captadorName", value);
            return this;
        }

        /**
         * Broker on the team who listed it: {@code accountId} from {@code GET /team}. Must be
         * active.
         */
        public PropertyInput captadorAccountId(String value) {
            set("captadorAccountId", value);
            return this;
        }

        /** Terms offered to partners. */
        public PropertyInput partnershipTerms(PartnershipTermsInput value) {
            set("partnershipTerms", value);
            return this;
        }

        /**
         * Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is;
         * an empty list removes all photos. Photos are fetched after the answer: see {@code
         * photoSync}. Sending the same list again changes nothing; a failed photo is tried again
         * when the list changes, or when the list comes again after an hour.
         */
        public PropertyInput photos(List<String> value) {
            set("photos", value);
            return this;
        }
    }

    /** A page of a list. */
    public static final class PropertyPage extends Model {
        PropertyPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Property> data() {
            return get("data", list(model(Property::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /**
     * The property whose photos have finished downloading. {@code photoSync.items} of the property
     * lists those that failed.
     */
    public static final class PropertyPhotosDoneData extends Model {
        PropertyPhotosDoneData(ObjectNode members) {
            super(members);
        }

        /** Id of the property. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code in your system. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /** Availability after the event. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }

        /**
         * DONE: all arrived; PARTIAL: some did; FAILED: none, and the old gallery stays. Other
         * values may appear.
         */
        public String state() {
            return get("state", TEXT);
        }

        /** How many were requested. */
        public Long requested() {
            return get("requested", LONG);
        }

        /** How many arrived. */
        public Long ingested() {
            return get("ingested", LONG);
        }

        /** How many did not arrive. */
        public Long failed() {
            return get("failed", LONG);
        }
    }

    /** The property's status in Radar. */
    public static final class PropertyRadar extends Model {
        PropertyRadar(ObjectNode members) {
            super(members);
        }

        /** Currently recommended: active, with nothing missing. */
        public Boolean eligible() {
            return get("eligible", BOOLEAN);
        }

        /** What keeps the property out. Other values may appear. */
        public List<String> pending() {
            return get("pending", list(TEXT));
        }

        /** The same in words, in the requested language. */
        public List<String> labels() {
            return get("labels", list(TEXT));
        }
    }

    /** The property of an opportunity. Fields hidden from partners are null. */
    public static final class PropertySnapshot extends Model {
        PropertySnapshot(ObjectNode members) {
            super(members);
        }

        /** Title of the listing. */
        public String title() {
            return get("title", TEXT);
        }

        /** Subtype. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** Purpose of the pair. Other values may appear. */
        public String purpose() {
            return get("purpose", TEXT);
        }

        /** Purposes of the property. Other values may appear. */
        public List<String> purposes() {
            return get("purposes", list(TEXT));
        }

        /** Price in BRL: the sale price, or the monthly rent if the pair is a rental. */
        public Money price() {
            return get("price", MONEY);
        }

        /** The price is a starting price. */
        public Boolean priceFrom() {
            return get("priceFrom", BOOLEAN);
        }

        /** Monthly rent in BRL. */
        public Money rentPrice() {
            return get("rentPrice", MONEY);
        }

        /** City. */
        public String city() {
            return get("city", TEXT);
        }

        /** Neighborhood. */
        public String neighborhood() {
            return get("neighborhood", TEXT);
        }

        /** Bedrooms. */
        public Long bedrooms() {
            return get("bedrooms", LONG);
        }

        /** Bathrooms. */
        public Long bathrooms() {
            return get("bathrooms", LONG);
        }

        /** Parking spots. */
        public Long parkingSpots() {
            return get("parkingSpots", LONG);
        }

        /** Total private area in m². */
        public Double area() {
            return get("area", DOUBLE);
        }

        /** Cover photo. */
        public String coverPhoto() {
            return get("coverPhoto", TEXT);
        }

        /** Address of the listing. */
        public String listingUrl() {
            return get("listingUrl", TEXT);
        }

        /** Sale commission offered, in %. */
        public Double commissionPercent() {
            return get("commissionPercent", DOUBLE);
        }

        /** Rent commission, in months of rent. */
        public Double rentCommissionMonths() {
            return get("rentCommissionMonths", DOUBLE);
        }

        /** Share of the listing side, in %. */
        public Double splitListingPercent() {
            return get("splitListingPercent", DOUBLE);
        }

        /** Latest confirmation of availability. */
        public String lastConfirmedAt() {
            return get("lastConfirmedAt", TEXT);
        }

        /** Expected delivery, YYYY-MM-DD. */
        public String deliveryDate() {
            return get("deliveryDate", TEXT);
        }

        /** Development of a unit type. */
        public String developmentId() {
            return get("developmentId", TEXT);
        }

        /** Name of the development. */
        public String developmentName() {
            return get("developmentName", TEXT);
        }
    }

    /** The requested availability. */
    public static final class PropertyStatusInput extends Model {
        public PropertyStatusInput(String status) {
            super(empty());
            set("status", status);
        }

        /** ACTIVE (available), INACTIVE (offline), SOLD or RENTED. */
        public PropertyStatusInput status(String value) {
            set("status", value);
            return this;
        }
    }

    /** The subtypes of a category. */
    public static final class PropertyTypeGroup extends Model {
        PropertyTypeGroup(ObjectNode members) {
            super(members);
        }

        /** The category. Other values may appear. */
        public String category() {
            return get("category", TEXT);
        }

        /** Label in the requested language. */
        public String label() {
            return get("label", TEXT);
        }

        /** The subtypes. */
        public List<ValueLabel> types() {
            return get("types", list(model(ValueLabel::new)));
        }
    }

    /** A page of a list. */
    public static final class PropertyTypeGroupPage extends Model {
        PropertyTypeGroupPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<PropertyTypeGroup> data() {
            return get("data", list(model(PropertyTypeGroup::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** The event's property. Read the property for its new values. */
    public static final class PropertyUpdatedData extends Model {
        PropertyUpdatedData(ObjectNode members) {
            super(members);
        }

        /** Id of the property. */
        public String id() {
            return get("id", TEXT);
        }

        /** Code in your system. */
        public String externalRef() {
            return get("externalRef", TEXT);
        }

        /** Availability after the event. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }

        /** Names of the fields that changed. */
        public List<String> changedFields() {
            return get("changedFields", list(TEXT));
        }
    }

    /** A warning about an accepted write. */
    public static final class PropertyWarning extends Model {
        PropertyWarning(ObjectNode members) {
            super(members);
        }

        /** The field, as in {@code invalidParams}. */
        public String name() {
            return get("name", TEXT);
        }

        /**
         * What is missing; price_implausible: a sale below 10,000 or from a billion, a rent below
         * 100, above ten million or above a tenth of the sale price; gallery_emptied: the photos
         * were removed; ref_encoding: the code looks encoded twice, or with +; or by_postal_code:
         * the postal code decided the neighborhood, which {@code label} names. Other values may
         * appear.
         */
        public String code() {
            return get("code", TEXT);
        }

        /** The same in words, in the requested language. */
        public String label() {
            return get("label", TEXT);
        }

        /** With ref_encoding: the existing code that the one sent looks like. */
        public String existingRef() {
            return get("existingRef", TEXT);
        }

        /**
         * Neighborhoods that the text may mean; send the {@code neighborhoodSlug} of the right one.
         * Absent if none is similar.
         */
        public List<Neighborhood> suggestions() {
            return get("suggestions", list(model(Neighborhood::new)));
        }
    }

    /** What the write did, or would do. */
    public static final class PropertyWriteResult extends Model {
        PropertyWriteResult(ObjectNode members) {
            super(members);
        }

        /**
         * CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only the date), STATUS_SET,
         * DELETED, ALREADY_DELETED and others. Other values may appear.
         */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }

        /** Fields edited in the dashboard: they were kept as they were. */
        public List<String> conflicts() {
            return get("conflicts", list(TEXT));
        }

        /**
         * Outcome of the gallery; null if the request had no {@code photos}. Other values may
         * appear.
         */
        public String photos() {
            return get("photos", TEXT);
        }

        /** What changed, field by field; only for updates. */
        public List<Change> changes() {
            return get("changes", list(model(Change::new)));
        }

        /** Accepted, but it keeps the property out of Radar or looks like a mistake. */
        public List<PropertyWarning> warnings() {
            return get("warnings", list(model(PropertyWarning::new)));
        }

        /** The effect on opportunities, if {@code preview=radar} was sent. */
        public RadarPreview radar() {
            return get("radar", model(RadarPreview::new));
        }
    }

    /** The property after the write, and what the write did. */
    public static final class PropertyWritten extends Model {
        PropertyWritten(ObjectNode members) {
            super(members);
        }

        /** The property after the write; in a dry run, as it would be. */
        public Property data() {
            return get("data", model(Property::new));
        }

        /** What the write did, or would do. */
        public PropertyWriteResult result() {
            return get("result", model(PropertyWriteResult::new));
        }
    }

    /** New opportunities of a client, collected for up to five minutes. */
    public static final class RadarClientSummaryData extends Model {
        RadarClientSummaryData(ObjectNode members) {
            super(members);
        }

        /** Id of the client. */
        public String leadId() {
            return get("leadId", TEXT);
        }

        /** How many. */
        public Long newMatches() {
            return get("newMatches", LONG);
        }

        /** Highest score, 0 to 100. */
        public Long topScore() {
            return get("topScore", LONG);
        }

        /** Start of the window. */
        public String since() {
            return get("since", TEXT);
        }

        /** End of the window. */
        public String until() {
            return get("until", TEXT);
        }
    }

    /** A favorited or requested opportunity no longer matches. */
    public static final class RadarMatchLostData extends Model {
        RadarMatchLostData(ObjectNode members) {
            super(members);
        }

        /** Id of the opportunity. */
        public String id() {
            return get("id", TEXT);
        }

        /** Id of the property. */
        public String propertyId() {
            return get("propertyId", TEXT);
        }

        /** Id of the client. */
        public String leadId() {
            return get("leadId", TEXT);
        }

        /** Status of the opportunity. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }
    }

    /**
     * The write's effect on your opportunities; null if Radar does not answer in time or the key
     * lacks radar:read.
     */
    public static final class RadarPreview extends Model {
        RadarPreview(ObjectNode members) {
            super(members);
        }

        /** Opportunities gained. */
        public Long gained() {
            return get("gained", LONG);
        }

        /** Opportunities lost. */
        public Long lost() {
            return get("lost", LONG);
        }

        /** Opportunities with another score. */
        public Long changed() {
            return get("changed", LONG);
        }

        /** Highest score among those gained; null if none. */
        public Long topScore() {
            return get("topScore", LONG);
        }
    }

    /** The price of a favorited or requested opportunity fell by 3 % or more. */
    public static final class RadarPriceDropData extends Model {
        RadarPriceDropData(ObjectNode members) {
            super(members);
        }

        /** Id of the opportunity. */
        public String id() {
            return get("id", TEXT);
        }

        /** Id of the property. */
        public String propertyId() {
            return get("propertyId", TEXT);
        }

        /** Id of the client. */
        public String leadId() {
            return get("leadId", TEXT);
        }

        /** Status of the opportunity. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** The score at the new price, 0 to 100. */
        public Long score() {
            return get("score", LONG);
        }

        /** The previous price, in reais. */
        public Money previousPrice() {
            return get("previousPrice", MONEY);
        }

        /** The current price, in reais. */
        public Money price() {
            return get("price", MONEY);
        }
    }

    /** What has come due by then. */
    public static final class SandboxAdvance extends Model {
        SandboxAdvance(ObjectNode members) {
            super(members);
        }

        /** The moment up to which deadlines were considered. */
        public String until() {
            return get("until", TEXT);
        }

        /** Properties taken offline because nobody confirmed them. */
        public Long expired() {
            return get("expired", LONG);
        }

        /** Properties and clients permanently deleted from the trash. */
        public Long purged() {
            return get("purged", LONG);
        }

        /** There is more to do: repeat the call. */
        public Boolean more() {
            return get("more", BOOLEAN);
        }
    }

    /** What the call did, or would do. */
    public static final class SandboxAdvanceResult extends Model {
        SandboxAdvanceResult(ObjectNode members) {
            super(members);
        }

        /** ADVANCED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether the call was a dry run that wrote nothing. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** What came due, and what the call did. */
    public static final class SandboxClockAdvanced extends Model {
        SandboxClockAdvanced(ObjectNode members) {
            super(members);
        }

        /** What has come due by then. */
        public SandboxAdvance data() {
            return get("data", model(SandboxAdvance::new));
        }

        /** What the call did, or would do. */
        public SandboxAdvanceResult result() {
            return get("result", model(SandboxAdvanceResult::new));
        }
    }

    /** How far to advance. */
    public static final class SandboxClockInput extends Model {
        public SandboxClockInput(Long days) {
            super(empty());
            set("days", days);
        }

        /** Days from now. */
        public SandboxClockInput days(Long value) {
            set("days", value);
            return this;
        }
    }

    /** The event, and what the call did. */
    public static final class SandboxEventSimulated extends Model {
        SandboxEventSimulated(ObjectNode members) {
            super(members);
        }

        /** The created event. */
        public SimulatedEvent data() {
            return get("data", model(SimulatedEvent::new));
        }

        /** What the call did, or would do. */
        public SimulationResult result() {
            return get("result", model(SimulationResult::new));
        }
    }

    /** The feed, and what the call did. */
    public static final class SandboxFeedChanged extends Model {
        SandboxFeedChanged(ObjectNode members) {
            super(members);
        }

        /** Status of the feed. */
        public FeedSync data() {
            return get("data", model(FeedSync::new));
        }

        /** What the call did, or would do. */
        public SandboxFeedResult result() {
            return get("result", model(SandboxFeedResult::new));
        }
    }

    /** What the call did, or would do. */
    public static final class SandboxFeedResult extends Model {
        SandboxFeedResult(ObjectNode members) {
            super(members);
        }

        /** SET or REMOVED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether the call was a dry run that wrote nothing. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The partnership and its new stage. */
    public static final class SandboxMoveInput extends Model {
        public SandboxMoveInput(String partnershipId, String status) {
            super(empty());
            set("partnershipId", partnershipId);
            set("status", status);
        }

        /** One of this account's partnerships. */
        public SandboxMoveInput partnershipId(String value) {
            set("partnershipId", value);
            return this;
        }

        /** The stage to which the other side may move it now. */
        public SandboxMoveInput status(String value) {
            set("status", value);
            return this;
        }
    }

    /** The partnership, and what the call did. */
    public static final class SandboxMoved extends Model {
        SandboxMoved(ObjectNode members) {
            super(members);
        }

        /** The partnership as this account sees it. */
        public Partnership data() {
            return get("data", model(Partnership::new));
        }

        /** What the call did, or would do. */
        public SandboxMovedResult result() {
            return get("result", model(SandboxMovedResult::new));
        }
    }

    /** What the call did, or would do. */
    public static final class SandboxMovedResult extends Model {
        SandboxMovedResult(ObjectNode members) {
            super(members);
        }

        /** STATUS_SET or UNCHANGED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether the call was a dry run that wrote nothing. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The opportunity, and who asks. */
    public static final class SandboxRequestInput extends Model {
        public SandboxRequestInput(String matchId) {
            super(empty());
            set("matchId", matchId);
        }

        /** One of this account's opportunities whose {@code scope} is NETWORK. */
        public SandboxRequestInput matchId(String value) {
            set("matchId", value);
            return this;
        }

        /**
         * Who asks: PARTNER (the partner asks this account) or OWN (this account asks the partner).
         */
        public SandboxRequestInput requester(String value) {
            set("requester", value);
            return this;
        }

        /** What the request says. */
        public SandboxRequestInput message(String value) {
            set("message", value);
            return this;
        }
    }

    /** The partnership, and what the call did. */
    public static final class SandboxRequested extends Model {
        SandboxRequested(ObjectNode members) {
            super(members);
        }

        /** The partnership as this account sees it. */
        public Partnership data() {
            return get("data", model(Partnership::new));
        }

        /** What the call did, or would do. */
        public SandboxRequestedResult result() {
            return get("result", model(SandboxRequestedResult::new));
        }
    }

    /** What the call did, or would do. */
    public static final class SandboxRequestedResult extends Model {
        SandboxRequestedResult(ObjectNode members) {
            super(members);
        }

        /** REQUESTED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether the call was a dry run that wrote nothing. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** How far the reset has come. */
    public static final class SandboxReset extends Model {
        SandboxReset(ObjectNode members) {
            super(members);
        }

        /**
         * What the next call does: EMPTYING empties, FILLING fills; DONE: nothing is left to do.
         * Other values may appear.
         */
        public String state() {
            return get("state", TEXT);
        }
    }

    /** What the call did, or would do. */
    public static final class SandboxResetResult extends Model {
        SandboxResetResult(ObjectNode members) {
            super(members);
        }

        /** RESET. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether the call was a dry run that wrote nothing. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The step, and what the call did. */
    public static final class SandboxResetStep extends Model {
        SandboxResetStep(ObjectNode members) {
            super(members);
        }

        /** How far the reset has come. */
        public SandboxReset data() {
            return get("data", model(SandboxReset::new));
        }

        /** What the call did, or would do. */
        public SandboxResetResult result() {
            return get("result", model(SandboxResetResult::new));
        }
    }

    /** A permission. */
    public static final class ScopeInfo extends Model {
        ScopeInfo(ObjectNode members) {
            super(members);
        }

        /** The permission's code. Other values may appear. */
        public String id() {
            return get("id", TEXT);
        }

        /** The group of permissions. */
        public String group() {
            return get("group", TEXT);
        }

        /** Label in the requested language. */
        public String label() {
            return get("label", TEXT);
        }

        /** What it allows. */
        public String description() {
            return get("description", TEXT);
        }
    }

    /** A page of a list. */
    public static final class ScopeInfoPage extends Model {
        ScopeInfoPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<ScopeInfo> data() {
            return get("data", list(model(ScopeInfo::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** The endpoint and the new secret. */
    public static final class SecretRotated extends Model {
        SecretRotated(ObjectNode members) {
            super(members);
        }

        /** The endpoint after the write. */
        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        /** Signing secret (Standard Webhooks), shown only in this answer; null in a dry run. */
        public String secret() {
            return get("secret", TEXT);
        }

        /** What the write did, or would do. */
        public SecretRotationResult result() {
            return get("result", model(SecretRotationResult::new));
        }
    }

    /** How to rotate the secret. */
    public static final class SecretRotation extends Model {
        public SecretRotation() {
            super(empty());
        }

        /** Hours the previous secret keeps signing, 0 to 24. */
        public SecretRotation overlapHours(Double value) {
            set("overlapHours", value);
            return this;
        }
    }

    /** What the write did, or would do. */
    public static final class SecretRotationResult extends Model {
        SecretRotationResult(ObjectNode members) {
            super(members);
        }

        /** ROTATED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The CRM's feed. */
    public static final class SetSandboxFeedInput extends Model {
        public SetSandboxFeedInput(String url) {
            super(empty());
            set("url", url);
        }

        /** Link of the feed, public https. */
        public SetSandboxFeedInput url(String value) {
            set("url", value);
            return this;
        }

        /** Format assumed until the first sync, which finds it by reading. */
        public SetSandboxFeedInput connector(String value) {
            set("connector", value);
            return this;
        }

        /** Syncs automatically every 6 hours. */
        public SetSandboxFeedInput autoSync(Boolean value) {
            set("autoSync", value);
            return this;
        }
    }

    /** The event to create. */
    public static final class SimulateEventInput extends Model {
        public SimulateEventInput(String type) {
            super(empty());
            set("type", type);
        }

        /** Any event type. */
        public SimulateEventInput type(String value) {
            set("type", value);
            return this;
        }
    }

    /** The created event. */
    public static final class SimulatedEvent extends Model {
        SimulatedEvent(ObjectNode members) {
            super(members);
        }

        /** Id of the event, the {@code webhook-id} of its deliveries. */
        public String id() {
            return get("id", TEXT);
        }

        /** Type of the event. Other values may appear. */
        public String type() {
            return get("type", TEXT);
        }

        /** The data of the event, as in the log. */
        public Map<String, JsonNode> data() {
            return get("data", map(ANY));
        }

        /**
         * The account's object the event is about; null if the object is invented because the
         * account has none.
         */
        public String about() {
            return get("about", TEXT);
        }
    }

    /** What the call did, or would do. */
    public static final class SimulationResult extends Model {
        SimulationResult(ObjectNode members) {
            super(members);
        }

        /** CREATED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether the call was a dry run that wrote nothing. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** A team member. */
    public static final class TeamMember extends Model {
        TeamMember(ObjectNode members) {
            super(members);
        }

        /** Id of the person, for {@code ownerAccountId} and {@code captadorAccountId}. */
        public String accountId() {
            return get("accountId", TEXT);
        }

        /** Name. */
        public String name() {
            return get("name", TEXT);
        }

        /** E-mail. */
        public String email() {
            return get("email", TEXT);
        }

        /** OWNER, MANAGER or BROKER. Other values may appear. */
        public String role() {
            return get("role", TEXT);
        }

        /** CRECI registration. */
        public String creci() {
            return get("creci", TEXT);
        }

        /** CRECI verified by the platform. */
        public Boolean creciVerified() {
            return get("creciVerified", BOOLEAN);
        }

        /** Is active on the team. */
        public Boolean active() {
            return get("active", BOOLEAN);
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }
    }

    /** A page of a list. */
    public static final class TeamMemberPage extends Model {
        TeamMemberPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<TeamMember> data() {
            return get("data", list(model(TeamMember::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** A code and its label. */
    public static final class ValueLabel extends Model {
        ValueLabel(ObjectNode members) {
            super(members);
        }

        /** The code, never translated. */
        public String value() {
            return get("value", TEXT);
        }

        /** Label in the requested language. */
        public String label() {
            return get("label", TEXT);
        }
    }

    /** A page of a list. */
    public static final class ValueLabelPage extends Model {
        ValueLabelPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<ValueLabel> data() {
            return get("data", list(model(ValueLabel::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** An endpoint that receives events. */
    public static final class Webhook extends Model {
        Webhook(ObjectNode members) {
            super(members);
        }

        /** Id of the endpoint. */
        public String id() {
            return get("id", TEXT);
        }

        /** The receiver's address. */
        public String url() {
            return get("url", TEXT);
        }

        /** Types it receives; empty means all the account can read. */
        public List<String> types() {
            return get("types", list(TEXT));
        }

        /** A note to tell the endpoint from others. */
        public String description() {
            return get("description", TEXT);
        }

        /** ACTIVE or DISABLED. Other values may appear. */
        public String status() {
            return get("status", TEXT);
        }

        /** When it was disabled. */
        public String disabledAt() {
            return get("disabledAt", TEXT);
        }

        /**
         * GONE_410 (the receiver answered 410), FAILURE_RATE (at least half of 5 or more deliveries
         * failed within 48 hours) or MANUAL. Other values may appear.
         */
        public String disabledReason() {
            return get("disabledReason", TEXT);
        }

        /** When the secret was last rotated. */
        public String secretRotatedAt() {
            return get("secretRotatedAt", TEXT);
        }

        /** When the previous secret stops signing. */
        public String previousSecretValidUntil() {
            return get("previousSecretValidUntil", TEXT);
        }

        /** When it was created, in UTC. */
        public String createdAt() {
            return get("createdAt", TEXT);
        }

        /** Latest change, in UTC. */
        public String updatedAt() {
            return get("updatedAt", TEXT);
        }
    }

    /** Fields to change in an endpoint. */
    public static final class WebhookChange extends Model {
        public WebhookChange() {
            super(empty());
        }

        /** The receiver's address: public https on port 443, up to 2,048 characters. */
        public WebhookChange url(String value) {
            set("url", value);
            return this;
        }

        /**
         * Event types to receive, from {@code GET /reference/event-types}; absent or empty means
         * all the account can read.
         */
        public WebhookChange types(List<String> value) {
            set("types", value);
            return this;
        }

        /** A note, up to 200 characters. */
        public WebhookChange description(String value) {
            set("description", value);
            return this;
        }

        /** ACTIVE or DISABLED. */
        public WebhookChange status(String value) {
            set("status", value);
            return this;
        }

        /** With {@code status} ACTIVE: redeliver what failed or was skipped since then. */
        public WebhookChange redeliverSince(String value) {
            set("redeliverSince", value);
            return this;
        }
    }

    /** What the write did, or would do. */
    public static final class WebhookChangeResult extends Model {
        WebhookChangeResult(ObjectNode members) {
            super(members);
        }

        /** UPDATED, UNCHANGED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The endpoint after the write. */
    public static final class WebhookChanged extends Model {
        WebhookChanged(ObjectNode members) {
            super(members);
        }

        /** The endpoint after the write. */
        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        /** What the write did, or would do. */
        public WebhookChangeResult result() {
            return get("result", model(WebhookChangeResult::new));
        }
    }

    /** What the write did, or would do. */
    public static final class WebhookCreateResult extends Model {
        WebhookCreateResult(ObjectNode members) {
            super(members);
        }

        /** CREATED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The endpoint and its secret. */
    public static final class WebhookCreated extends Model {
        WebhookCreated(ObjectNode members) {
            super(members);
        }

        /** The endpoint after the write. */
        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        /** Signing secret (Standard Webhooks), shown only in this answer; null in a dry run. */
        public String secret() {
            return get("secret", TEXT);
        }

        /** What the write did, or would do. */
        public WebhookCreateResult result() {
            return get("result", model(WebhookCreateResult::new));
        }
    }

    /** A new endpoint. */
    public static final class WebhookCreation extends Model {
        public WebhookCreation(String url) {
            super(empty());
            set("url", url);
        }

        /** The receiver's address: public https on port 443, up to 2,048 characters. */
        public WebhookCreation url(String value) {
            set("url", value);
            return this;
        }

        /**
         * Event types to receive, from {@code GET /reference/event-types}; absent or empty means
         * all the account can read.
         */
        public WebhookCreation types(List<String> value) {
            set("types", value);
            return this;
        }

        /** A note, up to 200 characters. */
        public WebhookCreation description(String value) {
            set("description", value);
            return this;
        }
    }

    /** What the write did, or would do. */
    public static final class WebhookDeleteResult extends Model {
        WebhookDeleteResult(ObjectNode members) {
            super(members);
        }

        /** DELETED. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The deleted endpoint. */
    public static final class WebhookDeleted extends Model {
        WebhookDeleted(ObjectNode members) {
            super(members);
        }

        /** The endpoint after the write. */
        public Webhook data() {
            return get("data", model(Webhook::new));
        }

        /** What the write did, or would do. */
        public WebhookDeleteResult result() {
            return get("result", model(WebhookDeleteResult::new));
        }
    }

    /** The disabled endpoint. */
    public static final class WebhookDisabledData extends Model {
        WebhookDisabledData(ObjectNode members) {
            super(members);
        }

        /** Id of the endpoint. */
        public String id() {
            return get("id", TEXT);
        }

        /** GONE_410, FAILURE_RATE or MANUAL. Other values may appear. */
        public String reason() {
            return get("reason", TEXT);
        }

        /** When it was disabled, in UTC. */
        public String disabledAt() {
            return get("disabledAt", TEXT);
        }
    }

    /** A page of a list. */
    public static final class WebhookPage extends Model {
        WebhookPage(ObjectNode members) {
            super(members);
        }

        /** The items of this page. */
        public List<Webhook> data() {
            return get("data", list(model(Webhook::new)));
        }

        /** Send it back as {@code cursor} to get the next page; null on the last page. */
        public String nextCursor() {
            return get("nextCursor", TEXT);
        }
    }

    /** The endpoint that is receiving again. */
    public static final class WebhookRecoveredData extends Model {
        WebhookRecoveredData(ObjectNode members) {
            super(members);
        }

        /** Id of the endpoint. */
        public String id() {
            return get("id", TEXT);
        }

        /** When it started receiving again, in UTC. */
        public String recoveredAt() {
            return get("recoveredAt", TEXT);
        }
    }

    /** The content of a test. */
    public static final class WebhookTestData extends Model {
        WebhookTestData(ObjectNode members) {
            super(members);
        }

        /** Id of the endpoint. */
        public String webhookId() {
            return get("webhookId", TEXT);
        }

        /** A sentence saying that it is a test. */
        public String message() {
            return get("message", TEXT);
        }
    }

    /** What the write did, or would do. */
    public static final class WebhookTestOutcome extends Model {
        WebhookTestOutcome(ObjectNode members) {
            super(members);
        }

        /** TESTED, WOULD_TEST. Other values may appear. */
        public String outcome() {
            return get("outcome", TEXT);
        }

        /** Whether this was a dry run: nothing was written. */
        public Boolean dryRun() {
            return get("dryRun", BOOLEAN);
        }
    }

    /** The receiver's answer to the test. */
    public static final class WebhookTestResult extends Model {
        WebhookTestResult(ObjectNode members) {
            super(members);
        }

        /** The receiver answered 2xx. */
        public Boolean delivered() {
            return get("delivered", BOOLEAN);
        }

        /** HTTP status; null without an answer. */
        public Long statusCode() {
            return get("statusCode", LONG);
        }

        /** Why it failed, in one word. */
        public String error() {
            return get("error", TEXT);
        }

        /** How long it took, in milliseconds. */
        public Long ms() {
            return get("ms", LONG);
        }
    }

    /** The receiver's answer to the test. */
    public static final class WebhookTested extends Model {
        WebhookTested(ObjectNode members) {
            super(members);
        }

        /** The receiver's answer. */
        public WebhookTestResult data() {
            return get("data", model(WebhookTestResult::new));
        }

        /** What was done. */
        public WebhookTestOutcome result() {
            return get("result", model(WebhookTestOutcome::new));
        }
    }
}
