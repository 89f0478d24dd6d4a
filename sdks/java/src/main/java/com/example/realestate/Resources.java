package com.example.realestate;

import com.example.realestate.Transport.Call;

import java.util.List;

/** The operations, and what each may be told besides. Made from the contract by `npm run sdk`. */
public final class Resources {
    private Resources() {}

    /** Of reads that take nothing else. */
    public static final class ReadOptions extends CallOptions<ReadOptions> {
        @Override
        ReadOptions self() {
            return this;
        }
    }

    /** The operations below /me. */
    public static final class MeResource {
        private final Transport transport;

        MeResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The account behind the key.
         *
         * <p>Confirms that the key works and shows the account, the key's permissions, the limits
         * and the usage.
         *
         * <p>Any valid key.
         */
        public Models.MeEnvelope get(ReadOptions options) {
            var path = List.of("me");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.MeEnvelope::new);
        }

        /** The same without options. */
        public Models.MeEnvelope get() {
            return get(new ReadOptions());
        }
    }

    /** The operations below /reference. */
    public static final class ReferenceResource {
        private final Transport transport;

        ReferenceResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * Property subtypes by category.
         *
         * <p>Any valid key.
         */
        public Models.PropertyTypeGroupList listPropertyTypes(ReadOptions options) {
            var path = List.of("reference", "property-types");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.PropertyTypeGroupList::new);
        }

        /** The same without options. */
        public Models.PropertyTypeGroupList listPropertyTypes() {
            return listPropertyTypes(new ReadOptions());
        }

        /**
         * Purposes: sale and rent.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelList listPurposes(ReadOptions options) {
            var path = List.of("reference", "purposes");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelList::new);
        }

        /** The same without options. */
        public Models.ValueLabelList listPurposes() {
            return listPurposes(new ReadOptions());
        }

        /**
         * Statuses of a property.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelList listPropertyStatuses(ReadOptions options) {
            var path = List.of("reference", "property-statuses");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelList::new);
        }

        /** The same without options. */
        public Models.ValueLabelList listPropertyStatuses() {
            return listPropertyStatuses(new ReadOptions());
        }

        /**
         * Stages of a client.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelList listLeadStatuses(ReadOptions options) {
            var path = List.of("reference", "lead-statuses");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelList::new);
        }

        /** The same without options. */
        public Models.ValueLabelList listLeadStatuses() {
            return listLeadStatuses(new ReadOptions());
        }

        /**
         * Stages of a partnership.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelList listPartnershipStatuses(ReadOptions options) {
            var path = List.of("reference", "partnership-statuses");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelList::new);
        }

        /** The same without options. */
        public Models.ValueLabelList listPartnershipStatuses() {
            return listPartnershipStatuses(new ReadOptions());
        }

        /**
         * Construction stages.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelList listConstructionStages(ReadOptions options) {
            var path = List.of("reference", "construction-stages");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelList::new);
        }

        /** The same without options. */
        public Models.ValueLabelList listConstructionStages() {
            return listConstructionStages(new ReadOptions());
        }

        /**
         * Permissions a key can have.
         *
         * <p>Any valid key.
         */
        public Models.ScopeInfoList listScopes(ReadOptions options) {
            var path = List.of("reference", "scopes");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ScopeInfoList::new);
        }

        /** The same without options. */
        public Models.ScopeInfoList listScopes() {
            return listScopes(new ReadOptions());
        }

        /**
         * Event types and the permission that grants each.
         *
         * <p>Any valid key.
         */
        public Models.EventTypeInfoList listEventTypes(ReadOptions options) {
            var path = List.of("reference", "event-types");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.EventTypeInfoList::new);
        }

        /** The same without options. */
        public Models.EventTypeInfoList listEventTypes() {
            return listEventTypes(new ReadOptions());
        }
    }

    /** Options of {@link GeoResource#listCities}. */
    public static final class GeoListCitiesOptions extends CallOptions<GeoListCitiesOptions> {
        @Override
        GeoListCitiesOptions self() {
            return this;
        }

        /** State, two letters. */
        public GeoListCitiesOptions uf(String value) {
            return query("uf", value);
        }

        /** Part of the name; accents are ignored. */
        public GeoListCitiesOptions q(String value) {
            return query("q", value);
        }

        public GeoListCitiesOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public GeoListCitiesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link GeoResource#listNeighborhoods}. */
    public static final class GeoListNeighborhoodsOptions
            extends CallOptions<GeoListNeighborhoodsOptions> {
        @Override
        GeoListNeighborhoodsOptions self() {
            return this;
        }

        public GeoListNeighborhoodsOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public GeoListNeighborhoodsOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** The operations below /geo. */
    public static final class GeoResource {
        private final Transport transport;

        GeoResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * Cities, by state and part of the name.
         *
         * <p>Any valid key.
         */
        public Models.ListCitiesAnswer listCities(GeoListCitiesOptions options) {
            var path = List.of("geo", "cities");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ListCitiesAnswer::new);
        }

        /** The same without options. */
        public Models.ListCitiesAnswer listCities() {
            return listCities(new GeoListCitiesOptions());
        }

        /** The items of all pages of {@code listCities}. */
        public Iterable<Models.City> listCitiesAll(GeoListCitiesOptions options) {
            var path = List.of("geo", "cities");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ListCitiesAnswer::new,
                    Models.ListCitiesAnswer::data,
                    Models.ListCitiesAnswer::nextCursor);
        }

        /**
         * Neighborhoods of a city.
         *
         * <p>Any valid key.
         */
        public Models.ListNeighborhoodsAnswer listNeighborhoods(
                String cityId, GeoListNeighborhoodsOptions options) {
            var path = List.of("geo", "cities", cityId, "neighborhoods");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ListNeighborhoodsAnswer::new);
        }

        /** The same without options. */
        public Models.ListNeighborhoodsAnswer listNeighborhoods(String cityId) {
            return listNeighborhoods(cityId, new GeoListNeighborhoodsOptions());
        }

        /** The items of all pages of {@code listNeighborhoods}. */
        public Iterable<Models.Neighborhood> listNeighborhoodsAll(
                String cityId, GeoListNeighborhoodsOptions options) {
            var path = List.of("geo", "cities", cityId, "neighborhoods");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ListNeighborhoodsAnswer::new,
                    Models.ListNeighborhoodsAnswer::data,
                    Models.ListNeighborhoodsAnswer::nextCursor);
        }
    }

    /** Options of {@link PropertiesResource#list}. */
    public static final class PropertiesListOptions extends CallOptions<PropertiesListOptions> {
        @Override
        PropertiesListOptions self() {
            return this;
        }

        public PropertiesListOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public PropertiesListOptions cursor(String value) {
            return query("cursor", value);
        }

        public PropertiesListOptions status(String value) {
            return query("status", value);
        }

        public PropertiesListOptions purpose(String value) {
            return query("purpose", value);
        }

        public PropertiesListOptions type(String value) {
            return query("type", value);
        }

        public PropertiesListOptions citySlug(String value) {
            return query("citySlug", value);
        }

        public PropertiesListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }

        public PropertiesListOptions radar(String value) {
            return query("radar", value);
        }
    }

    /** Options of {@link PropertiesResource#create}. */
    public static final class PropertiesCreateOptions extends CallOptions<PropertiesCreateOptions> {
        @Override
        PropertiesCreateOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public PropertiesCreateOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public PropertiesCreateOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PropertiesCreateOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#putByRef}. */
    public static final class PropertiesPutByRefOptions
            extends CallOptions<PropertiesPutByRefOptions> {
        @Override
        PropertiesPutByRefOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public PropertiesPutByRefOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public PropertiesPutByRefOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PropertiesPutByRefOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#patch}. */
    public static final class PropertiesPatchOptions extends CallOptions<PropertiesPatchOptions> {
        @Override
        PropertiesPatchOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public PropertiesPatchOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public PropertiesPatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PropertiesPatchOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#delete}. */
    public static final class PropertiesDeleteOptions extends CallOptions<PropertiesDeleteOptions> {
        @Override
        PropertiesDeleteOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public PropertiesDeleteOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PropertiesDeleteOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#setStatus}. */
    public static final class PropertiesSetStatusOptions
            extends CallOptions<PropertiesSetStatusOptions> {
        @Override
        PropertiesSetStatusOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public PropertiesSetStatusOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public PropertiesSetStatusOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PropertiesSetStatusOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#confirm}. */
    public static final class PropertiesConfirmOptions
            extends CallOptions<PropertiesConfirmOptions> {
        @Override
        PropertiesConfirmOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public PropertiesConfirmOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PropertiesConfirmOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#listMatches}. */
    public static final class PropertiesListMatchesOptions
            extends CallOptions<PropertiesListMatchesOptions> {
        @Override
        PropertiesListMatchesOptions self() {
            return this;
        }

        public PropertiesListMatchesOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public PropertiesListMatchesOptions cursor(String value) {
            return query("cursor", value);
        }

        public PropertiesListMatchesOptions status(String value) {
            return query("status", value);
        }

        /**
         * Comma-separated. {@code nearMisses}: own pairs that almost fit; {@code funnel}: how many
         * are left after each gate.
         */
        public PropertiesListMatchesOptions include(String value) {
            return query("include", value);
        }
    }

    /** Options of {@link PropertiesResource#createBatch}. */
    public static final class PropertiesCreateBatchOptions
            extends CallOptions<PropertiesCreateBatchOptions> {
        @Override
        PropertiesCreateBatchOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public PropertiesCreateBatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PropertiesCreateBatchOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /properties. */
    public static final class PropertiesResource {
        private final Transport transport;

        PropertiesResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The portfolio, newest first.
         *
         * <p>Without {@code status}, everything that is not in the trash. With {@code
         * updatedSince}, latest change first. A page is full unless fewer match: only a search that
         * looked at 20,000 entries of an index ends before, with a {@code nextCursor} to go on
         * from.
         *
         * <p>Permission: {@code properties:read}.
         */
        public Models.PropertyPage list(PropertiesListOptions options) {
            var path = List.of("properties");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.PropertyPage::new);
        }

        /** The same without options. */
        public Models.PropertyPage list() {
            return list(new PropertiesListOptions());
        }

        /** The items of all pages of {@code list}. */
        public Iterable<Models.Property> listAll(PropertiesListOptions options) {
            var path = List.of("properties");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.PropertyPage::new,
                    Models.PropertyPage::data,
                    Models.PropertyPage::nextCursor);
        }

        /**
         * Create a property.
         *
         * <p>Needs type, purposes, the price of each purpose, and an address with the city.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.PropertyWritten create(
                Models.PropertyCreation body, PropertiesCreateOptions options) {
            var path = List.of("properties");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.PropertyWritten::new);
        }

        /** The same without options. */
        public Models.PropertyWritten create(Models.PropertyCreation body) {
            return create(body, new PropertiesCreateOptions());
        }

        /**
         * One property by the caller's code.
         *
         * <p>Permission: {@code properties:read}.
         */
        public Models.PropertyEnvelope getByRef(String ref, ReadOptions options) {
            var path = List.of("properties", "by-ref", ref);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.PropertyEnvelope::new);
        }

        /** The same without options. */
        public Models.PropertyEnvelope getByRef(String ref) {
            return getByRef(ref, new ReadOptions());
        }

        /**
         * Create or update a property by the caller's code.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.PropertyWritten putByRef(
                String ref, Models.PropertyInput body, PropertiesPutByRefOptions options) {
            var path = List.of("properties", "by-ref", ref);
            var call = new Call("PUT", path, body, true);
            return transport.send(call, options, Models.PropertyWritten::new);
        }

        /** The same without options. */
        public Models.PropertyWritten putByRef(String ref, Models.PropertyInput body) {
            return putByRef(ref, body, new PropertiesPutByRefOptions());
        }

        /**
         * One property.
         *
         * <p>Permission: {@code properties:read}.
         */
        public Models.PropertyEnvelope get(String propertyId, ReadOptions options) {
            var path = List.of("properties", propertyId);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.PropertyEnvelope::new);
        }

        /** The same without options. */
        public Models.PropertyEnvelope get(String propertyId) {
            return get(propertyId, new ReadOptions());
        }

        /**
         * Change fields of a property.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.PropertyWritten patch(
                String propertyId, Models.PropertyInput body, PropertiesPatchOptions options) {
            var path = List.of("properties", propertyId);
            var call = new Call("PATCH", path, body, true);
            return transport.send(call, options, Models.PropertyWritten::new);
        }

        /** The same without options. */
        public Models.PropertyWritten patch(String propertyId, Models.PropertyInput body) {
            return patch(propertyId, body, new PropertiesPatchOptions());
        }

        /**
         * Move a property to the trash.
         *
         * <p>Kept 30 days and restorable in the dashboard; at most 20 % of the portfolio in 24
         * hours.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.PropertyWritten delete(String propertyId, PropertiesDeleteOptions options) {
            var path = List.of("properties", propertyId);
            var call = new Call("DELETE", path, null, true);
            return transport.send(call, options, Models.PropertyWritten::new);
        }

        /** The same without options. */
        public Models.PropertyWritten delete(String propertyId) {
            return delete(propertyId, new PropertiesDeleteOptions());
        }

        /**
         * Set the availability of a property.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.PropertyWritten setStatus(
                String propertyId,
                Models.PropertyStatusInput body,
                PropertiesSetStatusOptions options) {
            var path = List.of("properties", propertyId, "status");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.PropertyWritten::new);
        }

        /** The same without options. */
        public Models.PropertyWritten setStatus(
                String propertyId, Models.PropertyStatusInput body) {
            return setStatus(propertyId, body, new PropertiesSetStatusOptions());
        }

        /**
         * Confirm that properties are still available.
         *
         * <p>Up to 200 ids and codes together; one confirmed less than 24 hours ago is not
         * rewritten.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.ConfirmPropertiesAnswer confirm(
                Models.PropertyConfirmation body, PropertiesConfirmOptions options) {
            var path = List.of("properties", "confirm");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.ConfirmPropertiesAnswer::new);
        }

        /** The same without options. */
        public Models.ConfirmPropertiesAnswer confirm(Models.PropertyConfirmation body) {
            return confirm(body, new PropertiesConfirmOptions());
        }

        /**
         * Own clients that fit a property, best first.
         *
         * <p>Scores may move while one pages: an opportunity may be seen twice or missed. {@code
         * include} tells besides what almost fits, and null where Radar does not answer in time.
         *
         * <p>Permission: {@code radar:read}.
         */
        public Models.ListPropertyMatchesAnswer listMatches(
                String propertyId, PropertiesListMatchesOptions options) {
            var path = List.of("properties", propertyId, "matches");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ListPropertyMatchesAnswer::new);
        }

        /** The same without options. */
        public Models.ListPropertyMatchesAnswer listMatches(String propertyId) {
            return listMatches(propertyId, new PropertiesListMatchesOptions());
        }

        /** The items of all pages of {@code listMatches}. */
        public Iterable<Models.Match> listMatchesAll(
                String propertyId, PropertiesListMatchesOptions options) {
            var path = List.of("properties", propertyId, "matches");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ListPropertyMatchesAnswer::new,
                    Models.ListPropertyMatchesAnswer::data,
                    Models.ListPropertyMatchesAnswer::nextCursor);
        }

        /**
         * Create or update up to 500 properties by the caller's codes.
         *
         * <p>Each item follows the rules of the PUT by code, 4 items per second and account. A
         * malformed item comes back REJECTED and stops no other; so does a code that an earlier
         * item has. A dry run decides the items and writes none; its results are read like any
         * other's.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.CreatePropertyBatchAnswer createBatch(
                Models.PropertyBatch body, PropertiesCreateBatchOptions options) {
            var path = List.of("properties", "batch");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.CreatePropertyBatchAnswer::new);
        }

        /** The same without options. */
        public Models.CreatePropertyBatchAnswer createBatch(Models.PropertyBatch body) {
            return createBatch(body, new PropertiesCreateBatchOptions());
        }

        /**
         * A batch of properties and what became of its items.
         *
         * <p>Kept 7 days. Until it is done, {@code Retry-After} says when to look again.
         *
         * <p>Permission: {@code properties:read}.
         */
        public Models.BatchEnvelope getBatch(String batchId, ReadOptions options) {
            var path = List.of("properties", "batch", batchId);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.BatchEnvelope::new);
        }

        /** The same without options. */
        public Models.BatchEnvelope getBatch(String batchId) {
            return getBatch(batchId, new ReadOptions());
        }
    }

    /** Options of {@link FeedResource#sync}. */
    public static final class FeedSyncOptions extends CallOptions<FeedSyncOptions> {
        @Override
        FeedSyncOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public FeedSyncOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public FeedSyncOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /feed. */
    public static final class FeedResource {
        private final Transport transport;

        FeedResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * How the feed stands.
         *
         * <p>Permission: {@code properties:read}.
         */
        public Models.FeedSyncEnvelope get(ReadOptions options) {
            var path = List.of("feed");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.FeedSyncEnvelope::new);
        }

        /** The same without options. */
        public Models.FeedSyncEnvelope get() {
            return get(new ReadOptions());
        }

        /**
         * Sync the feed now.
         *
         * <p>The first call of each 10-minute window syncs at once; later ones leave one sync
         * scheduled for its end.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.SyncFeedAnswer sync(FeedSyncOptions options) {
            var path = List.of("feed", "sync");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.SyncFeedAnswer::new);
        }

        /** The same without options. */
        public Models.SyncFeedAnswer sync() {
            return sync(new FeedSyncOptions());
        }
    }

    /** Options of {@link LeadsResource#list}. */
    public static final class LeadsListOptions extends CallOptions<LeadsListOptions> {
        @Override
        LeadsListOptions self() {
            return this;
        }

        public LeadsListOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public LeadsListOptions cursor(String value) {
            return query("cursor", value);
        }

        public LeadsListOptions state(String value) {
            return query("state", value);
        }

        public LeadsListOptions status(String value) {
            return query("status", value);
        }

        public LeadsListOptions ownerAccountId(String value) {
            return query("ownerAccountId", value);
        }

        public LeadsListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }

        public LeadsListOptions radar(String value) {
            return query("radar", value);
        }
    }

    /** Options of {@link LeadsResource#create}. */
    public static final class LeadsCreateOptions extends CallOptions<LeadsCreateOptions> {
        @Override
        LeadsCreateOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public LeadsCreateOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public LeadsCreateOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public LeadsCreateOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#patch}. */
    public static final class LeadsPatchOptions extends CallOptions<LeadsPatchOptions> {
        @Override
        LeadsPatchOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public LeadsPatchOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public LeadsPatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public LeadsPatchOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#putByRef}. */
    public static final class LeadsPutByRefOptions extends CallOptions<LeadsPutByRefOptions> {
        @Override
        LeadsPutByRefOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public LeadsPutByRefOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public LeadsPutByRefOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public LeadsPutByRefOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#setState}. */
    public static final class LeadsSetStateOptions extends CallOptions<LeadsSetStateOptions> {
        @Override
        LeadsSetStateOptions self() {
            return this;
        }

        /** {@code radar}: what the write does to own opportunities, in {@code result.radar}. */
        public LeadsSetStateOptions preview(String value) {
            return query("preview", value);
        }

        /** Validates and reports what would happen; writes nothing. */
        public LeadsSetStateOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public LeadsSetStateOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#logInteraction}. */
    public static final class LeadsLogInteractionOptions
            extends CallOptions<LeadsLogInteractionOptions> {
        @Override
        LeadsLogInteractionOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public LeadsLogInteractionOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public LeadsLogInteractionOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#listMatches}. */
    public static final class LeadsListMatchesOptions extends CallOptions<LeadsListMatchesOptions> {
        @Override
        LeadsListMatchesOptions self() {
            return this;
        }

        public LeadsListMatchesOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public LeadsListMatchesOptions cursor(String value) {
            return query("cursor", value);
        }

        public LeadsListMatchesOptions status(String value) {
            return query("status", value);
        }

        /**
         * Comma-separated. {@code nearMisses}: own pairs that almost fit; {@code funnel}: how many
         * are left after each gate.
         */
        public LeadsListMatchesOptions include(String value) {
            return query("include", value);
        }
    }

    /** Options of {@link LeadsResource#createBatch}. */
    public static final class LeadsCreateBatchOptions extends CallOptions<LeadsCreateBatchOptions> {
        @Override
        LeadsCreateBatchOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public LeadsCreateBatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public LeadsCreateBatchOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /leads. */
    public static final class LeadsResource {
        private final Transport transport;

        LeadsResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The clients, newest first.
         *
         * <p>With {@code updatedSince}, latest change first. A page is full unless fewer match:
         * only a search that looked at 20,000 entries of an index ends before, with a {@code
         * nextCursor} to go on from.
         *
         * <p>Permission: {@code leads:read}.
         */
        public Models.LeadPage list(LeadsListOptions options) {
            var path = List.of("leads");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.LeadPage::new);
        }

        /** The same without options. */
        public Models.LeadPage list() {
            return list(new LeadsListOptions());
        }

        /** The items of all pages of {@code list}. */
        public Iterable<Models.Lead> listAll(LeadsListOptions options) {
            var path = List.of("leads");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.LeadPage::new,
                    Models.LeadPage::data,
                    Models.LeadPage::nextCursor);
        }

        /**
         * Create a client.
         *
         * <p>Needs name, a phone or an e-mail, and {@code consentGiven: true}. A person who is a
         * client already is updated: LINKED when a code was sent, else UPDATED or UNCHANGED.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.LeadWritten create(Models.LeadCreation body, LeadsCreateOptions options) {
            var path = List.of("leads");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.LeadWritten::new);
        }

        /** The same without options. */
        public Models.LeadWritten create(Models.LeadCreation body) {
            return create(body, new LeadsCreateOptions());
        }

        /**
         * One client.
         *
         * <p>Permission: {@code leads:read}.
         */
        public Models.LeadEnvelope get(String leadId, ReadOptions options) {
            var path = List.of("leads", leadId);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.LeadEnvelope::new);
        }

        /** The same without options. */
        public Models.LeadEnvelope get(String leadId) {
            return get(leadId, new ReadOptions());
        }

        /**
         * Change fields of a client.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.LeadWritten patch(
                String leadId, Models.LeadInput body, LeadsPatchOptions options) {
            var path = List.of("leads", leadId);
            var call = new Call("PATCH", path, body, true);
            return transport.send(call, options, Models.LeadWritten::new);
        }

        /** The same without options. */
        public Models.LeadWritten patch(String leadId, Models.LeadInput body) {
            return patch(leadId, body, new LeadsPatchOptions());
        }

        /**
         * One client by the caller's code.
         *
         * <p>Permission: {@code leads:read}.
         */
        public Models.LeadEnvelope getByRef(String ref, ReadOptions options) {
            var path = List.of("leads", "by-ref", ref);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.LeadEnvelope::new);
        }

        /** The same without options. */
        public Models.LeadEnvelope getByRef(String ref) {
            return getByRef(ref, new ReadOptions());
        }

        /**
         * Create, link or update a client by the caller's code.
         *
         * <p>A person who is a client already, by phone or e-mail, gains the code instead of a
         * second record: outcome LINKED.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.LeadWritten putByRef(
                String ref, Models.LeadInput body, LeadsPutByRefOptions options) {
            var path = List.of("leads", "by-ref", ref);
            var call = new Call("PUT", path, body, true);
            return transport.send(call, options, Models.LeadWritten::new);
        }

        /** The same without options. */
        public Models.LeadWritten putByRef(String ref, Models.LeadInput body) {
            return putByRef(ref, body, new LeadsPutByRefOptions());
        }

        /**
         * Archive or reactivate a client.
         *
         * <p>Reactivating sets lastActivityAt to now.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.LeadWritten setState(
                String leadId, Models.LeadStateInput body, LeadsSetStateOptions options) {
            var path = List.of("leads", leadId, "state");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.LeadWritten::new);
        }

        /** The same without options. */
        public Models.LeadWritten setState(String leadId, Models.LeadStateInput body) {
            return setState(leadId, body, new LeadsSetStateOptions());
        }

        /**
         * Log what was done with a client.
         *
         * <p>Moves lastActivityAt forward. The note is kept and never given out.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.LogInteractionAnswer logInteraction(
                String leadId, Models.InteractionInput body, LeadsLogInteractionOptions options) {
            var path = List.of("leads", leadId, "interactions");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.LogInteractionAnswer::new);
        }

        /** The same without options. */
        public Models.LogInteractionAnswer logInteraction(
                String leadId, Models.InteractionInput body) {
            return logInteraction(leadId, body, new LeadsLogInteractionOptions());
        }

        /**
         * Properties that fit a client, own and partners', best first.
         *
         * <p>Scores may move while one pages: an opportunity may be seen twice or missed. {@code
         * include} tells besides what almost fits, and null where Radar does not answer in time.
         *
         * <p>Permission: {@code radar:read}.
         */
        public Models.ListLeadMatchesAnswer listMatches(
                String leadId, LeadsListMatchesOptions options) {
            var path = List.of("leads", leadId, "matches");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ListLeadMatchesAnswer::new);
        }

        /** The same without options. */
        public Models.ListLeadMatchesAnswer listMatches(String leadId) {
            return listMatches(leadId, new LeadsListMatchesOptions());
        }

        /** The items of all pages of {@code listMatches}. */
        public Iterable<Models.Match> listMatchesAll(
                String leadId, LeadsListMatchesOptions options) {
            var path = List.of("leads", leadId, "matches");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ListLeadMatchesAnswer::new,
                    Models.ListLeadMatchesAnswer::data,
                    Models.ListLeadMatchesAnswer::nextCursor);
        }

        /**
         * Create or update up to 500 clients by the caller's codes.
         *
         * <p>Each item follows the rules of the PUT by code, 4 items per second and account. A
         * malformed item comes back REJECTED and stops no other; so does a code that an earlier
         * item has. A dry run decides the items and writes none; its results are read like any
         * other's.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.CreateLeadBatchAnswer createBatch(
                Models.LeadBatch body, LeadsCreateBatchOptions options) {
            var path = List.of("leads", "batch");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.CreateLeadBatchAnswer::new);
        }

        /** The same without options. */
        public Models.CreateLeadBatchAnswer createBatch(Models.LeadBatch body) {
            return createBatch(body, new LeadsCreateBatchOptions());
        }

        /**
         * A batch of clients and what became of its items.
         *
         * <p>Kept 7 days. Until it is done, {@code Retry-After} says when to look again.
         *
         * <p>Permission: {@code leads:read}.
         */
        public Models.BatchEnvelope getBatch(String batchId, ReadOptions options) {
            var path = List.of("leads", "batch", batchId);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.BatchEnvelope::new);
        }

        /** The same without options. */
        public Models.BatchEnvelope getBatch(String batchId) {
            return getBatch(batchId, new ReadOptions());
        }
    }

    /** Options of {@link MatchesResource#list}. */
    public static final class MatchesListOptions extends CallOptions<MatchesListOptions> {
        @Override
        MatchesListOptions self() {
            return this;
        }

        public MatchesListOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public MatchesListOptions cursor(String value) {
            return query("cursor", value);
        }

        public MatchesListOptions status(String value) {
            return query("status", value);
        }

        public MatchesListOptions scope(String value) {
            return query("scope", value);
        }

        public MatchesListOptions ownerAccountId(String value) {
            return query("ownerAccountId", value);
        }
    }

    /** Options of {@link MatchesResource#dismiss}. */
    public static final class MatchesDismissOptions extends CallOptions<MatchesDismissOptions> {
        @Override
        MatchesDismissOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public MatchesDismissOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public MatchesDismissOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link MatchesResource#restore}. */
    public static final class MatchesRestoreOptions extends CallOptions<MatchesRestoreOptions> {
        @Override
        MatchesRestoreOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public MatchesRestoreOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public MatchesRestoreOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /matches. */
    public static final class MatchesResource {
        private final Transport transport;

        MatchesResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The opportunities, newest first.
         *
         * <p>Without {@code status}, dismissed ones too. Opportunities follow a write within
         * seconds, not within the call.
         *
         * <p>Permission: {@code radar:read}.
         */
        public Models.MatchPage list(MatchesListOptions options) {
            var path = List.of("matches");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.MatchPage::new);
        }

        /** The same without options. */
        public Models.MatchPage list() {
            return list(new MatchesListOptions());
        }

        /** The items of all pages of {@code list}. */
        public Iterable<Models.Match> listAll(MatchesListOptions options) {
            var path = List.of("matches");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.MatchPage::new,
                    Models.MatchPage::data,
                    Models.MatchPage::nextCursor);
        }

        /**
         * Dismiss an opportunity.
         *
         * <p>One that is dismissed already stays so; a favorited or requested one is refused.
         *
         * <p>Permission: {@code radar:write}.
         */
        public Models.MatchWritten dismiss(String matchId, MatchesDismissOptions options) {
            var path = List.of("matches", matchId, "dismiss");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.MatchWritten::new);
        }

        /** The same without options. */
        public Models.MatchWritten dismiss(String matchId) {
            return dismiss(matchId, new MatchesDismissOptions());
        }

        /**
         * Bring a dismissed opportunity back.
         *
         * <p>It is NEW again.
         *
         * <p>Permission: {@code radar:write}.
         */
        public Models.MatchWritten restore(String matchId, MatchesRestoreOptions options) {
            var path = List.of("matches", matchId, "restore");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.MatchWritten::new);
        }

        /** The same without options. */
        public Models.MatchWritten restore(String matchId) {
            return restore(matchId, new MatchesRestoreOptions());
        }
    }

    /** Options of {@link TeamResource#list}. */
    public static final class TeamListOptions extends CallOptions<TeamListOptions> {
        @Override
        TeamListOptions self() {
            return this;
        }

        public TeamListOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public TeamListOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** The operations below /team. */
    public static final class TeamResource {
        private final Transport transport;

        TeamResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The people of the account, newest first.
         *
         * <p>Permission: {@code team:read}.
         */
        public Models.TeamMemberPage list(TeamListOptions options) {
            var path = List.of("team");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.TeamMemberPage::new);
        }

        /** The same without options. */
        public Models.TeamMemberPage list() {
            return list(new TeamListOptions());
        }

        /** The items of all pages of {@code list}. */
        public Iterable<Models.TeamMember> listAll(TeamListOptions options) {
            var path = List.of("team");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.TeamMemberPage::new,
                    Models.TeamMemberPage::data,
                    Models.TeamMemberPage::nextCursor);
        }
    }

    /** Options of {@link PartnershipsResource#list}. */
    public static final class PartnershipsListOptions extends CallOptions<PartnershipsListOptions> {
        @Override
        PartnershipsListOptions self() {
            return this;
        }

        public PartnershipsListOptions status(String value) {
            return query("status", value);
        }

        public PartnershipsListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public PartnershipsListOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link PartnershipsResource#setStatus}. */
    public static final class PartnershipsSetStatusOptions
            extends CallOptions<PartnershipsSetStatusOptions> {
        @Override
        PartnershipsSetStatusOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public PartnershipsSetStatusOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public PartnershipsSetStatusOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /partnerships. */
    public static final class PartnershipsResource {
        private final Transport transport;

        PartnershipsResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The account's partnerships, from either side, newest first.
         *
         * <p>With {@code updatedSince}, latest change first. Up to 1,000 in one answer, then {@code
         * nextCursor}.
         *
         * <p>Permission: {@code partnerships:read}.
         */
        public Models.PartnershipPage list(PartnershipsListOptions options) {
            var path = List.of("partnerships");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.PartnershipPage::new);
        }

        /** The same without options. */
        public Models.PartnershipPage list() {
            return list(new PartnershipsListOptions());
        }

        /** The items of all pages of {@code list}. */
        public Iterable<Models.Partnership> listAll(PartnershipsListOptions options) {
            var path = List.of("partnerships");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.PartnershipPage::new,
                    Models.PartnershipPage::data,
                    Models.PartnershipPage::nextCursor);
        }

        /**
         * One partnership.
         *
         * <p>Permission: {@code partnerships:read}.
         */
        public Models.PartnershipEnvelope get(String partnershipId, ReadOptions options) {
            var path = List.of("partnerships", partnershipId);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.PartnershipEnvelope::new);
        }

        /** The same without options. */
        public Models.PartnershipEnvelope get(String partnershipId) {
            return get(partnershipId, new ReadOptions());
        }

        /**
         * Answer a request, or move a partnership on.
         *
         * <p>The addressee accepts or declines, the requester cancels. Then the side that brought
         * the client moves it; the other side may close it as LOST, 15 days after an update it
         * asked for and did not get.
         *
         * <p>Permission: {@code partnerships:write}.
         */
        public Models.PartnershipWritten setStatus(
                String partnershipId,
                Models.PartnershipStatusInput body,
                PartnershipsSetStatusOptions options) {
            var path = List.of("partnerships", partnershipId, "status");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.PartnershipWritten::new);
        }

        /** The same without options. */
        public Models.PartnershipWritten setStatus(
                String partnershipId, Models.PartnershipStatusInput body) {
            return setStatus(partnershipId, body, new PartnershipsSetStatusOptions());
        }
    }

    /** Options of {@link LaunchesResource#list}. */
    public static final class LaunchesListOptions extends CallOptions<LaunchesListOptions> {
        @Override
        LaunchesListOptions self() {
            return this;
        }

        public LaunchesListOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public LaunchesListOptions cursor(String value) {
            return query("cursor", value);
        }

        /** State, two letters. */
        public LaunchesListOptions uf(String value) {
            return query("uf", value);
        }

        public LaunchesListOptions cityId(String value) {
            return query("cityId", value);
        }

        public LaunchesListOptions citySlug(String value) {
            return query("citySlug", value);
        }

        public LaunchesListOptions constructionStage(String value) {
            return query("constructionStage", value);
        }

        public LaunchesListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }
    }

    /** Options of {@link LaunchesResource#registerClient}. */
    public static final class LaunchesRegisterClientOptions
            extends CallOptions<LaunchesRegisterClientOptions> {
        @Override
        LaunchesRegisterClientOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public LaunchesRegisterClientOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public LaunchesRegisterClientOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /launches. */
    public static final class LaunchesResource {
        private final Transport transport;

        LaunchesResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * New developments of every developer, newest first.
         *
         * <p>The public catalogue, own developments included: those on offer that are neither under
         * nor failed in review. With {@code updatedSince}, latest change first; a change of a unit
         * type counts as one of its development.
         *
         * <p>Permission: {@code launches:read}.
         */
        public Models.LaunchPage list(LaunchesListOptions options) {
            var path = List.of("launches");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.LaunchPage::new);
        }

        /** The same without options. */
        public Models.LaunchPage list() {
            return list(new LaunchesListOptions());
        }

        /** The items of all pages of {@code list}. */
        public Iterable<Models.Launch> listAll(LaunchesListOptions options) {
            var path = List.of("launches");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.LaunchPage::new,
                    Models.LaunchPage::data,
                    Models.LaunchPage::nextCursor);
        }

        /**
         * Register a client with the developer.
         *
         * <p>Makes a partnership whose client is protected for 90 days: until then the developer
         * takes no registration of the same phone or e-mail by another account, which is refused
         * with {@code protectedUntil}. The developer sees a masked client. An open registration of
         * the same client and development is answered as it is.
         *
         * <p>Permission: {@code launches:write}.
         */
        public Models.LaunchClientRegistered registerClient(
                String developmentId,
                Models.LaunchClientInput body,
                LaunchesRegisterClientOptions options) {
            var path = List.of("launches", developmentId, "clients");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.LaunchClientRegistered::new);
        }

        /** The same without options. */
        public Models.LaunchClientRegistered registerClient(
                String developmentId, Models.LaunchClientInput body) {
            return registerClient(developmentId, body, new LaunchesRegisterClientOptions());
        }
    }

    /** Options of {@link CaptacaoResource#listOwners}. */
    public static final class CaptacaoListOwnersOptions
            extends CallOptions<CaptacaoListOwnersOptions> {
        @Override
        CaptacaoListOwnersOptions self() {
            return this;
        }

        public CaptacaoListOwnersOptions tab(String value) {
            return query("tab", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public CaptacaoListOwnersOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link CaptacaoResource#acceptOffer}. */
    public static final class CaptacaoAcceptOfferOptions
            extends CallOptions<CaptacaoAcceptOfferOptions> {
        @Override
        CaptacaoAcceptOfferOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public CaptacaoAcceptOfferOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public CaptacaoAcceptOfferOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /captacao. */
    public static final class CaptacaoResource {
        private final Transport transport;

        CaptacaoResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * Owners offered now, the nearest deadline first.
         *
         * <p>All of them on one page; their contact is hidden until the account accepts.
         *
         * <p>Permission: {@code captacao:read}.
         */
        public Models.ListCaptacaoOffersAnswer listOffers(ReadOptions options) {
            var path = List.of("captacao", "offers");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ListCaptacaoOffersAnswer::new);
        }

        /** The same without options. */
        public Models.ListCaptacaoOffersAnswer listOffers() {
            return listOffers(new ReadOptions());
        }

        /**
         * One owner.
         *
         * <p>Offered now, without contact, or accepted by the account, with it.
         *
         * <p>Permission: {@code captacao:read}.
         */
        public Models.CaptacaoOfferEnvelope getOffer(String offerId, ReadOptions options) {
            var path = List.of("captacao", "offers", offerId);
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.CaptacaoOfferEnvelope::new);
        }

        /** The same without options. */
        public Models.CaptacaoOfferEnvelope getOffer(String offerId) {
            return getOffer(offerId, new ReadOptions());
        }

        /**
         * Accepted owners by tab, the newest acceptance first.
         *
         * <p>Pages of 10. {@code total} is of the tab; {@code counts} are of all three.
         *
         * <p>Permission: {@code captacao:read}.
         */
        public Models.ListCaptacaoOwnersAnswer listOwners(CaptacaoListOwnersOptions options) {
            var path = List.of("captacao", "owners");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ListCaptacaoOwnersAnswer::new);
        }

        /** The same without options. */
        public Models.ListCaptacaoOwnersAnswer listOwners() {
            return listOwners(new CaptacaoListOwnersOptions());
        }

        /** The items of all pages of {@code listOwners}. */
        public Iterable<Models.CaptacaoOffer> listOwnersAll(CaptacaoListOwnersOptions options) {
            var path = List.of("captacao", "owners");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ListCaptacaoOwnersAnswer::new,
                    Models.ListCaptacaoOwnersAnswer::data,
                    Models.ListCaptacaoOwnersAnswer::nextCursor);
        }

        /**
         * Accept an owner: debits the price and reveals the contact.
         *
         * <p>The only route that spends money. The account's owner must have accepted the current
         * API terms in the dashboard, else 403 with {@code termsVersion}. Accepting again is
         * ALREADY_ACCEPTED, without a second debit.
         *
         * <p>Permission: {@code captacao:accept}.
         */
        public Models.AcceptCaptacaoOfferAnswer acceptOffer(
                String offerId, CaptacaoAcceptOfferOptions options) {
            var path = List.of("captacao", "offers", offerId, "accept");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.AcceptCaptacaoOfferAnswer::new);
        }

        /** The same without options. */
        public Models.AcceptCaptacaoOfferAnswer acceptOffer(String offerId) {
            return acceptOffer(offerId, new CaptacaoAcceptOfferOptions());
        }
    }

    /** Options of {@link EventsResource#read}. */
    public static final class EventsReadOptions extends CallOptions<EventsReadOptions> {
        @Override
        EventsReadOptions self() {
            return this;
        }

        public EventsReadOptions since(String value) {
            return query("since", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public EventsReadOptions cursor(String value) {
            return query("cursor", value);
        }

        /** Comma-separated. */
        public EventsReadOptions types(String value) {
            return query("types", value);
        }

        public EventsReadOptions limit(long value) {
            return query("limit", value);
        }
    }

    /** The operations below /events. */
    public static class EventsResource {
        private final Transport transport;

        EventsResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The account's event log, in order.
         *
         * <p>Keep {@code nextCursor} and send it back as {@code cursor}; with {@code hasMore} true
         * read again at once. Kept 30 days. Types the key may not read are passed over.
         *
         * <p>Permission: {@code events:read}.
         */
        public Models.ReadEventsAnswer read(EventsReadOptions options) {
            var path = List.of("events");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ReadEventsAnswer::new);
        }

        /** The same without options. */
        public Models.ReadEventsAnswer read() {
            return read(new EventsReadOptions());
        }
    }

    /** Options of {@link WebhooksResource#create}. */
    public static final class WebhooksCreateOptions extends CallOptions<WebhooksCreateOptions> {
        @Override
        WebhooksCreateOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public WebhooksCreateOptions dryRun(boolean value) {
            return query("dryRun", value);
        }
    }

    /** Options of {@link WebhooksResource#change}. */
    public static final class WebhooksChangeOptions extends CallOptions<WebhooksChangeOptions> {
        @Override
        WebhooksChangeOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public WebhooksChangeOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public WebhooksChangeOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link WebhooksResource#delete}. */
    public static final class WebhooksDeleteOptions extends CallOptions<WebhooksDeleteOptions> {
        @Override
        WebhooksDeleteOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public WebhooksDeleteOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public WebhooksDeleteOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link WebhooksResource#rotateSecret}. */
    public static final class WebhooksRotateSecretOptions
            extends CallOptions<WebhooksRotateSecretOptions> {
        @Override
        WebhooksRotateSecretOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public WebhooksRotateSecretOptions dryRun(boolean value) {
            return query("dryRun", value);
        }
    }

    /** Options of {@link WebhooksResource#test}. */
    public static final class WebhooksTestOptions extends CallOptions<WebhooksTestOptions> {
        @Override
        WebhooksTestOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public WebhooksTestOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public WebhooksTestOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link WebhooksResource#listDeliveries}. */
    public static final class WebhooksListDeliveriesOptions
            extends CallOptions<WebhooksListDeliveriesOptions> {
        @Override
        WebhooksListDeliveriesOptions self() {
            return this;
        }

        public WebhooksListDeliveriesOptions limit(long value) {
            return query("limit", value);
        }

        /** {@code nextCursor} of the page before; good for its route and account only. */
        public WebhooksListDeliveriesOptions cursor(String value) {
            return query("cursor", value);
        }

        public WebhooksListDeliveriesOptions status(String value) {
            return query("status", value);
        }
    }

    /** Options of {@link WebhooksResource#retryDelivery}. */
    public static final class WebhooksRetryDeliveryOptions
            extends CallOptions<WebhooksRetryDeliveryOptions> {
        @Override
        WebhooksRetryDeliveryOptions self() {
            return this;
        }

        /** Validates and reports what would happen; writes nothing. */
        public WebhooksRetryDeliveryOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Made by the client when absent, and the same on every attempt. */
        public WebhooksRetryDeliveryOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /webhooks. */
    public static final class WebhooksResource {
        private final Transport transport;

        WebhooksResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * The account's webhook endpoints.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.WebhookList list(ReadOptions options) {
            var path = List.of("webhooks");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.WebhookList::new);
        }

        /** The same without options. */
        public Models.WebhookList list() {
            return list(new ReadOptions());
        }

        /**
         * Register a webhook endpoint.
         *
         * <p>The secret is shown in this answer only.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.CreateWebhookAnswer create(
                Models.WebhookCreation body, WebhooksCreateOptions options) {
            var path = List.of("webhooks");
            var call = new Call("POST", path, body, false);
            return transport.send(call, options, Models.CreateWebhookAnswer::new);
        }

        /** The same without options. */
        public Models.CreateWebhookAnswer create(Models.WebhookCreation body) {
            return create(body, new WebhooksCreateOptions());
        }

        /**
         * Change, disable or enable a webhook endpoint.
         *
         * <p>ACTIVE enables it again and clears the reason; with {@code redeliverSince} every
         * delivery FAILED or SKIPPED since then gets a new round.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.ChangeWebhookAnswer change(
                String webhookId, Models.WebhookChange body, WebhooksChangeOptions options) {
            var path = List.of("webhooks", webhookId);
            var call = new Call("PATCH", path, body, true);
            return transport.send(call, options, Models.ChangeWebhookAnswer::new);
        }

        /** The same without options. */
        public Models.ChangeWebhookAnswer change(String webhookId, Models.WebhookChange body) {
            return change(webhookId, body, new WebhooksChangeOptions());
        }

        /**
         * Stop deliveries and delete a webhook endpoint.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.DeleteWebhookAnswer delete(String webhookId, WebhooksDeleteOptions options) {
            var path = List.of("webhooks", webhookId);
            var call = new Call("DELETE", path, null, true);
            return transport.send(call, options, Models.DeleteWebhookAnswer::new);
        }

        /** The same without options. */
        public Models.DeleteWebhookAnswer delete(String webhookId) {
            return delete(webhookId, new WebhooksDeleteOptions());
        }

        /**
         * Make a new secret.
         *
         * <p>The previous one goes on signing for {@code overlapHours}, 24 unless told.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.RotateWebhookSecretAnswer rotateSecret(
                String webhookId, Models.SecretRotation body, WebhooksRotateSecretOptions options) {
            var path = List.of("webhooks", webhookId, "rotate-secret");
            var call = new Call("POST", path, body, false);
            return transport.send(call, options, Models.RotateWebhookSecretAnswer::new);
        }

        /** The same without options. */
        public Models.RotateWebhookSecretAnswer rotateSecret(
                String webhookId, Models.SecretRotation body) {
            return rotateSecret(webhookId, body, new WebhooksRotateSecretOptions());
        }

        /**
         * Deliver a signed webhook.test now.
         *
         * <p>Does not count toward disabling the endpoint.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.TestWebhookAnswer test(String webhookId, WebhooksTestOptions options) {
            var path = List.of("webhooks", webhookId, "test");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.TestWebhookAnswer::new);
        }

        /** The same without options. */
        public Models.TestWebhookAnswer test(String webhookId) {
            return test(webhookId, new WebhooksTestOptions());
        }

        /**
         * Deliveries of a webhook endpoint, newest first.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.DeliveryPage listDeliveries(
                String webhookId, WebhooksListDeliveriesOptions options) {
            var path = List.of("webhooks", webhookId, "deliveries");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.DeliveryPage::new);
        }

        /** The same without options. */
        public Models.DeliveryPage listDeliveries(String webhookId) {
            return listDeliveries(webhookId, new WebhooksListDeliveriesOptions());
        }

        /** The items of all pages of {@code listDeliveries}. */
        public Iterable<Models.Delivery> listDeliveriesAll(
                String webhookId, WebhooksListDeliveriesOptions options) {
            var path = List.of("webhooks", webhookId, "deliveries");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.DeliveryPage::new,
                    Models.DeliveryPage::data,
                    Models.DeliveryPage::nextCursor);
        }

        /**
         * Open a new round of attempts.
         *
         * <p>The same {@code webhook-id} and the same body as before, now, also where a later
         * attempt waits; ALREADY_SCHEDULED where one is about to go.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.RetryWebhookDeliveryAnswer retryDelivery(
                String webhookId, String deliveryId, WebhooksRetryDeliveryOptions options) {
            var path = List.of("webhooks", webhookId, "deliveries", deliveryId, "retry");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.RetryWebhookDeliveryAnswer::new);
        }

        /** The same without options. */
        public Models.RetryWebhookDeliveryAnswer retryDelivery(
                String webhookId, String deliveryId) {
            return retryDelivery(webhookId, deliveryId, new WebhooksRetryDeliveryOptions());
        }
    }
}
