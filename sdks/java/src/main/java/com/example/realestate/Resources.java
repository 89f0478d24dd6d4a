package com.example.realestate;

import com.example.realestate.Transport.Call;

import java.util.List;

/** The operations and their options. Generated from the contract by `npm run sdk`. */
public final class Resources {
    private Resources() {}

    /** Options of reads that have no others. */
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
         * Retrieve the key's account.
         *
         * <p>Every integration starts here: it confirms that the key works and shows the account,
         * the key's permissions, the limits and the usage. It does not use the monthly quota.
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

    /** Options of {@link ReferenceResource#listPropertyTypes}. */
    public static final class ReferenceListPropertyTypesOptions
            extends CallOptions<ReferenceListPropertyTypesOptions> {
        @Override
        ReferenceListPropertyTypesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListPropertyTypesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListPropertyTypesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link ReferenceResource#listPurposes}. */
    public static final class ReferenceListPurposesOptions
            extends CallOptions<ReferenceListPurposesOptions> {
        @Override
        ReferenceListPurposesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListPurposesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListPurposesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link ReferenceResource#listPropertyStatuses}. */
    public static final class ReferenceListPropertyStatusesOptions
            extends CallOptions<ReferenceListPropertyStatusesOptions> {
        @Override
        ReferenceListPropertyStatusesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListPropertyStatusesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListPropertyStatusesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link ReferenceResource#listLeadStatuses}. */
    public static final class ReferenceListLeadStatusesOptions
            extends CallOptions<ReferenceListLeadStatusesOptions> {
        @Override
        ReferenceListLeadStatusesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListLeadStatusesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListLeadStatusesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link ReferenceResource#listPartnershipStatuses}. */
    public static final class ReferenceListPartnershipStatusesOptions
            extends CallOptions<ReferenceListPartnershipStatusesOptions> {
        @Override
        ReferenceListPartnershipStatusesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListPartnershipStatusesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListPartnershipStatusesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link ReferenceResource#listConstructionStages}. */
    public static final class ReferenceListConstructionStagesOptions
            extends CallOptions<ReferenceListConstructionStagesOptions> {
        @Override
        ReferenceListConstructionStagesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListConstructionStagesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListConstructionStagesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link ReferenceResource#listScopes}. */
    public static final class ReferenceListScopesOptions
            extends CallOptions<ReferenceListScopesOptions> {
        @Override
        ReferenceListScopesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListScopesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListScopesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link ReferenceResource#listEventTypes}. */
    public static final class ReferenceListEventTypesOptions
            extends CallOptions<ReferenceListEventTypesOptions> {
        @Override
        ReferenceListEventTypesOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public ReferenceListEventTypesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public ReferenceListEventTypesOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** The operations below /reference. */
    public static final class ReferenceResource {
        private final Transport transport;

        ReferenceResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * List property types.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.PropertyTypeGroupPage listPropertyTypes(
                ReferenceListPropertyTypesOptions options) {
            var path = List.of("reference", "property-types");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.PropertyTypeGroupPage::new);
        }

        /** The same without options. */
        public Models.PropertyTypeGroupPage listPropertyTypes() {
            return listPropertyTypes(new ReferenceListPropertyTypesOptions());
        }

        /** The items of all pages of {@code listPropertyTypes}. */
        public Iterable<Models.PropertyTypeGroup> listPropertyTypesAll(
                ReferenceListPropertyTypesOptions options) {
            var path = List.of("reference", "property-types");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.PropertyTypeGroupPage::new,
                    Models.PropertyTypeGroupPage::data,
                    Models.PropertyTypeGroupPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.PropertyTypeGroup> listPropertyTypesAll() {
            return listPropertyTypesAll(new ReferenceListPropertyTypesOptions());
        }

        /**
         * List purposes.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelPage listPurposes(ReferenceListPurposesOptions options) {
            var path = List.of("reference", "purposes");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelPage::new);
        }

        /** The same without options. */
        public Models.ValueLabelPage listPurposes() {
            return listPurposes(new ReferenceListPurposesOptions());
        }

        /** The items of all pages of {@code listPurposes}. */
        public Iterable<Models.ValueLabel> listPurposesAll(ReferenceListPurposesOptions options) {
            var path = List.of("reference", "purposes");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ValueLabelPage::new,
                    Models.ValueLabelPage::data,
                    Models.ValueLabelPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.ValueLabel> listPurposesAll() {
            return listPurposesAll(new ReferenceListPurposesOptions());
        }

        /**
         * List property statuses.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelPage listPropertyStatuses(
                ReferenceListPropertyStatusesOptions options) {
            var path = List.of("reference", "property-statuses");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelPage::new);
        }

        /** The same without options. */
        public Models.ValueLabelPage listPropertyStatuses() {
            return listPropertyStatuses(new ReferenceListPropertyStatusesOptions());
        }

        /** The items of all pages of {@code listPropertyStatuses}. */
        public Iterable<Models.ValueLabel> listPropertyStatusesAll(
                ReferenceListPropertyStatusesOptions options) {
            var path = List.of("reference", "property-statuses");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ValueLabelPage::new,
                    Models.ValueLabelPage::data,
                    Models.ValueLabelPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.ValueLabel> listPropertyStatusesAll() {
            return listPropertyStatusesAll(new ReferenceListPropertyStatusesOptions());
        }

        /**
         * List client stages.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelPage listLeadStatuses(ReferenceListLeadStatusesOptions options) {
            var path = List.of("reference", "lead-statuses");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelPage::new);
        }

        /** The same without options. */
        public Models.ValueLabelPage listLeadStatuses() {
            return listLeadStatuses(new ReferenceListLeadStatusesOptions());
        }

        /** The items of all pages of {@code listLeadStatuses}. */
        public Iterable<Models.ValueLabel> listLeadStatusesAll(
                ReferenceListLeadStatusesOptions options) {
            var path = List.of("reference", "lead-statuses");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ValueLabelPage::new,
                    Models.ValueLabelPage::data,
                    Models.ValueLabelPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.ValueLabel> listLeadStatusesAll() {
            return listLeadStatusesAll(new ReferenceListLeadStatusesOptions());
        }

        /**
         * List partnership stages.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelPage listPartnershipStatuses(
                ReferenceListPartnershipStatusesOptions options) {
            var path = List.of("reference", "partnership-statuses");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelPage::new);
        }

        /** The same without options. */
        public Models.ValueLabelPage listPartnershipStatuses() {
            return listPartnershipStatuses(new ReferenceListPartnershipStatusesOptions());
        }

        /** The items of all pages of {@code listPartnershipStatuses}. */
        public Iterable<Models.ValueLabel> listPartnershipStatusesAll(
                ReferenceListPartnershipStatusesOptions options) {
            var path = List.of("reference", "partnership-statuses");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ValueLabelPage::new,
                    Models.ValueLabelPage::data,
                    Models.ValueLabelPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.ValueLabel> listPartnershipStatusesAll() {
            return listPartnershipStatusesAll(new ReferenceListPartnershipStatusesOptions());
        }

        /**
         * List construction stages.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.ValueLabelPage listConstructionStages(
                ReferenceListConstructionStagesOptions options) {
            var path = List.of("reference", "construction-stages");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ValueLabelPage::new);
        }

        /** The same without options. */
        public Models.ValueLabelPage listConstructionStages() {
            return listConstructionStages(new ReferenceListConstructionStagesOptions());
        }

        /** The items of all pages of {@code listConstructionStages}. */
        public Iterable<Models.ValueLabel> listConstructionStagesAll(
                ReferenceListConstructionStagesOptions options) {
            var path = List.of("reference", "construction-stages");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ValueLabelPage::new,
                    Models.ValueLabelPage::data,
                    Models.ValueLabelPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.ValueLabel> listConstructionStagesAll() {
            return listConstructionStagesAll(new ReferenceListConstructionStagesOptions());
        }

        /**
         * List key permissions.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.ScopeInfoPage listScopes(ReferenceListScopesOptions options) {
            var path = List.of("reference", "scopes");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ScopeInfoPage::new);
        }

        /** The same without options. */
        public Models.ScopeInfoPage listScopes() {
            return listScopes(new ReferenceListScopesOptions());
        }

        /** The items of all pages of {@code listScopes}. */
        public Iterable<Models.ScopeInfo> listScopesAll(ReferenceListScopesOptions options) {
            var path = List.of("reference", "scopes");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.ScopeInfoPage::new,
                    Models.ScopeInfoPage::data,
                    Models.ScopeInfoPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.ScopeInfo> listScopesAll() {
            return listScopesAll(new ReferenceListScopesOptions());
        }

        /**
         * List event types.
         *
         * <p>The whole list, with labels in the requested language. It does not change between
         * releases; new values may appear.
         *
         * <p>Any valid key.
         */
        public Models.EventTypeInfoPage listEventTypes(ReferenceListEventTypesOptions options) {
            var path = List.of("reference", "event-types");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.EventTypeInfoPage::new);
        }

        /** The same without options. */
        public Models.EventTypeInfoPage listEventTypes() {
            return listEventTypes(new ReferenceListEventTypesOptions());
        }

        /** The items of all pages of {@code listEventTypes}. */
        public Iterable<Models.EventTypeInfo> listEventTypesAll(
                ReferenceListEventTypesOptions options) {
            var path = List.of("reference", "event-types");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.EventTypeInfoPage::new,
                    Models.EventTypeInfoPage::data,
                    Models.EventTypeInfoPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.EventTypeInfo> listEventTypesAll() {
            return listEventTypesAll(new ReferenceListEventTypesOptions());
        }
    }

    /** Options of {@link GeoResource#listCities}. */
    public static final class GeoListCitiesOptions extends CallOptions<GeoListCitiesOptions> {
        @Override
        GeoListCitiesOptions self() {
            return this;
        }

        /** State, 2 letters. */
        public GeoListCitiesOptions uf(String value) {
            return query("uf", value);
        }

        /** Part of the name; accents are ignored. */
        public GeoListCitiesOptions q(String value) {
            return query("q", value);
        }

        /** Maximum items per page. */
        public GeoListCitiesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
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

        /** Maximum items per page. */
        public GeoListNeighborhoodsOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
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
         * List cities.
         *
         * <p>The 5,570 municipalities of the IBGE and the Federal District, by name.
         *
         * <p>Any valid key.
         */
        public Models.CityPage listCities(GeoListCitiesOptions options) {
            var path = List.of("geo", "cities");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.CityPage::new);
        }

        /** The same without options. */
        public Models.CityPage listCities() {
            return listCities(new GeoListCitiesOptions());
        }

        /** The items of all pages of {@code listCities}. */
        public Iterable<Models.City> listCitiesAll(GeoListCitiesOptions options) {
            var path = List.of("geo", "cities");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.CityPage::new,
                    Models.CityPage::data,
                    Models.CityPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.City> listCitiesAll() {
            return listCitiesAll(new GeoListCitiesOptions());
        }

        /**
         * List neighborhoods of a city.
         *
         * <p>Neighborhoods of the catalog, by name. Property reviews add missing ones. Sources:
         * IBGE and CEP Aberto (ODbL 1.0).
         *
         * <p>Any valid key.
         */
        public Models.NeighborhoodPage listNeighborhoods(
                String cityId, GeoListNeighborhoodsOptions options) {
            var path = List.of("geo", "cities", cityId, "neighborhoods");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.NeighborhoodPage::new);
        }

        /** The same without options. */
        public Models.NeighborhoodPage listNeighborhoods(String cityId) {
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
                    Models.NeighborhoodPage::new,
                    Models.NeighborhoodPage::data,
                    Models.NeighborhoodPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.Neighborhood> listNeighborhoodsAll(String cityId) {
            return listNeighborhoodsAll(cityId, new GeoListNeighborhoodsOptions());
        }
    }

    /** Options of {@link PropertiesResource#list}. */
    public static final class PropertiesListOptions extends CallOptions<PropertiesListOptions> {
        @Override
        PropertiesListOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public PropertiesListOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public PropertiesListOptions cursor(String value) {
            return query("cursor", value);
        }

        /** Words of the title, address or code; each may be incomplete. The first twelve count. */
        public PropertiesListOptions q(String value) {
            return query("q", value);
        }

        /** Only items with this status. */
        public PropertiesListOptions status(String value) {
            return query("status", value);
        }

        /** Only this purpose. */
        public PropertiesListOptions purpose(String value) {
            return query("purpose", value);
        }

        /** Only this subtype. */
        public PropertiesListOptions type(String value) {
            return query("type", value);
        }

        /** Only this city: {@code citySlug} from {@code GET /geo/cities}. */
        public PropertiesListOptions citySlug(String value) {
            return query("citySlug", value);
        }

        /**
         * Only this neighborhood: its name, or {@code neighborhoodSlug} from `GET
         * /geo/cities/{cityId}/neighborhoods`.
         */
        public PropertiesListOptions neighborhood(String value) {
            return query("neighborhood", value);
        }

        /** Minimum number of bedrooms. */
        public PropertiesListOptions bedrooms(long value) {
            return query("bedrooms", value);
        }

        /**
         * From this price, in BRL: the price of the {@code purpose} you ask for, otherwise of any
         * purpose the property has.
         */
        public PropertiesListOptions minPrice(long value) {
            return query("minPrice", value);
        }

        /** Up to this price, in BRL. */
        public PropertiesListOptions maxPrice(long value) {
            return query("maxPrice", value);
        }

        /** Only items changed since this time (ISO 8601), the latest change first. */
        public PropertiesListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }

        /**
         * {@code ready}: only items in Radar; {@code pending}: only items with something missing.
         */
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

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public PropertiesCreateOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PropertiesCreateOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public PropertiesCreateOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public PropertiesCreateOptions ifMatch(String value) {
            ifMatch = value;
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

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public PropertiesPutByRefOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PropertiesPutByRefOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public PropertiesPutByRefOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public PropertiesPutByRefOptions ifMatch(String value) {
            ifMatch = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#patch}. */
    public static final class PropertiesPatchOptions extends CallOptions<PropertiesPatchOptions> {
        @Override
        PropertiesPatchOptions self() {
            return this;
        }

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public PropertiesPatchOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PropertiesPatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public PropertiesPatchOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public PropertiesPatchOptions ifMatch(String value) {
            ifMatch = value;
            return this;
        }
    }

    /** Options of {@link PropertiesResource#delete}. */
    public static final class PropertiesDeleteOptions extends CallOptions<PropertiesDeleteOptions> {
        @Override
        PropertiesDeleteOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PropertiesDeleteOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public PropertiesDeleteOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public PropertiesDeleteOptions ifMatch(String value) {
            ifMatch = value;
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

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public PropertiesSetStatusOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PropertiesSetStatusOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public PropertiesSetStatusOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public PropertiesSetStatusOptions ifMatch(String value) {
            ifMatch = value;
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PropertiesConfirmOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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

        /** Maximum items per page. */
        public PropertiesListMatchesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public PropertiesListMatchesOptions cursor(String value) {
            return query("cursor", value);
        }

        /** Only items with this status. */
        public PropertiesListMatchesOptions status(String value) {
            return query("status", value);
        }

        /**
         * {@code best} (of one property or client): with equal scores, pre-approved clients and the
         * most recently confirmed properties come first, then the newest match; it orders the best
         * thousand. {@code score} (of all): highest score first. {@code price}: sales, then
         * rentals, each from the cheapest.
         */
        public PropertiesListMatchesOptions order(String value) {
            return query("order", value);
        }

        /**
         * {@code nearMisses}: your own pairs that almost match; {@code funnel}: how many remain
         * after each filter. Separate them with a comma.
         */
        public PropertiesListMatchesOptions include(String value) {
            return query("include", value);
        }

        /** INTERNAL (own portfolio), NETWORK (partners) or LAUNCH (new developments). */
        public PropertiesListMatchesOptions scope(String value) {
            return query("scope", value);
        }
    }

    /** Options of {@link PropertiesResource#createBatch}. */
    public static final class PropertiesCreateBatchOptions
            extends CallOptions<PropertiesCreateBatchOptions> {
        @Override
        PropertiesCreateBatchOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PropertiesCreateBatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * List properties.
         *
         * <p>Newest first. Without {@code status}, everything outside the trash. With {@code q},
         * the properties where each word you send starts a word of the title, address or code,
         * ignoring case and accents; an exact code comes first. With {@code updatedSince}, the
         * latest change comes first: use it to follow the portfolio. A page comes back short only
         * when no more properties match, or when the search has scanned 20,000 index entries;
         * {@code nextCursor} then continues it.
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

        /** The same without options. */
        public Iterable<Models.Property> listAll() {
            return listAll(new PropertiesListOptions());
        }

        /**
         * Create a property.
         *
         * <p>Requires type, purposes, the price of each purpose and an address with its city (422
         * {@code invalid_property} lists everything that is missing). If the {@code externalRef}
         * exists, the answer is 409 {@code external_ref_exists} with the property's id. To create
         * or update, use the PUT by code.
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
         * Retrieve a property by code.
         *
         * <p>Percent-encode the code in the path: {@code /} is {@code %2F}, a space is {@code %20}.
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
         * Create or update a property by code.
         *
         * <p>Use this route to mirror your own records. A new code creates (201), a known code
         * updates (200). To create, send type, purposes, the price of each purpose and an address
         * with its city (422 {@code invalid_property} lists everything that is missing). In an
         * update, absent fields stay and null clears. Fields edited in the dashboard win and are
         * listed in {@code result.conflicts}. Sending the same body again returns UNCHANGED and
         * writes nothing. Radar includes a new property once it has a cover photo and has passed
         * review.
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
         * Retrieve a property.
         *
         * <p>Also returns a property in the trash, with {@code status} DELETED, until it is
         * permanently deleted.
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
         * Update a property.
         *
         * <p>Only the fields you send change; null clears a field. Fields edited in the dashboard
         * stay and are listed in {@code result.conflicts}. Any write renews the confirmation of
         * availability.
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
         * <p>The property stays in the trash for 30 days and can be restored in the dashboard.
         * Within 24 hours you can delete at most 20% of the portfolio, or 10 properties if that is
         * more; beyond that the answer is 409 {@code shrink_guard}. Deleting it again returns
         * ALREADY_DELETED.
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
         * Set a property's status.
         *
         * <p>An ACTIVE property counts toward the plan's quota; when the quota is full, the answer
         * is 409 {@code plan_limit_reached}. The feed does not bring back a SOLD property.
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
         * Confirm properties as available.
         *
         * <p>Up to 200 ids and codes in total. A property confirmed less than 24 hours ago is not
         * written again (ALREADY_CONFIRMED). A property that went offline because it was not
         * confirmed comes back online if the quota allows.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.PropertiesConfirmed confirm(
                Models.PropertyConfirmation body, PropertiesConfirmOptions options) {
            var path = List.of("properties", "confirm");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.PropertiesConfirmed::new);
        }

        /** The same without options. */
        public Models.PropertiesConfirmed confirm(Models.PropertyConfirmation body) {
            return confirm(body, new PropertiesConfirmOptions());
        }

        /**
         * List opportunities of a property.
         *
         * <p>Your own clients that match; with {@code scope=NETWORK}, partners' clients. Ordered by
         * score, best first, then newest first; {@code order=best} breaks ties differently. Scores
         * can change between pages, so an opportunity may appear twice or be missed. {@code
         * include} adds what almost matches; null if Radar does not answer in time.
         *
         * <p>Permission: {@code radar:read}.
         */
        public Models.ExploredMatchPage listMatches(
                String propertyId, PropertiesListMatchesOptions options) {
            var path = List.of("properties", propertyId, "matches");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ExploredMatchPage::new);
        }

        /** The same without options. */
        public Models.ExploredMatchPage listMatches(String propertyId) {
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
                    Models.ExploredMatchPage::new,
                    Models.ExploredMatchPage::data,
                    Models.ExploredMatchPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.Match> listMatchesAll(String propertyId) {
            return listMatchesAll(propertyId, new PropertiesListMatchesOptions());
        }

        /**
         * Create or update properties in a batch.
         *
         * <p>Each item follows the rules of the PUT by code. An account processes 4 items per
         * second across all batches. A malformed item, or one that repeats an earlier code, comes
         * back REJECTED; the others continue. A dry run decides every item and writes none. {@code
         * Location} has the address of the batch.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.BatchAccepted createBatch(
                Models.PropertyBatch body, PropertiesCreateBatchOptions options) {
            var path = List.of("properties", "batch");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.BatchAccepted::new);
        }

        /** The same without options. */
        public Models.BatchAccepted createBatch(Models.PropertyBatch body) {
            return createBatch(body, new PropertiesCreateBatchOptions());
        }

        /**
         * Retrieve a batch of properties.
         *
         * <p>A batch is kept for 7 days. Until it is done, {@code Retry-After} says when to check
         * again.
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public FeedSyncOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * Retrieve the feed.
         *
         * <p>If no feed is set, {@code configured} is false. The link is never shown.
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
         * <p>The first call in each 10-minute window starts a sync at once; later calls schedule
         * one sync for the end of the window. A dry run reads the feed, and {@code report} says
         * what would happen to each listing.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.FeedSynced sync(FeedSyncOptions options) {
            var path = List.of("feed", "sync");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.FeedSynced::new);
        }

        /** The same without options. */
        public Models.FeedSynced sync() {
            return sync(new FeedSyncOptions());
        }
    }

    /** Options of {@link LeadsResource#list}. */
    public static final class LeadsListOptions extends CallOptions<LeadsListOptions> {
        @Override
        LeadsListOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public LeadsListOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public LeadsListOptions cursor(String value) {
            return query("cursor", value);
        }

        /**
         * Words of the name, phone, e-mail or code; each may be incomplete. The first twelve count.
         */
        public LeadsListOptions q(String value) {
            return query("q", value);
        }

        /** ACTIVE (default), ARCHIVED or DELETED (trash). */
        public LeadsListOptions state(String value) {
            return query("state", value);
        }

        /** Only this stage. */
        public LeadsListOptions status(String value) {
            return query("status", value);
        }

        /** Only this broker: {@code accountId} from {@code GET /team}. */
        public LeadsListOptions ownerAccountId(String value) {
            return query("ownerAccountId", value);
        }

        /** Only items changed since this time (ISO 8601), the latest change first. */
        public LeadsListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }

        /**
         * {@code ready}: only items in Radar; {@code pending}: only items with something missing.
         */
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

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public LeadsCreateOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public LeadsCreateOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public LeadsCreateOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public LeadsCreateOptions ifMatch(String value) {
            ifMatch = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#patch}. */
    public static final class LeadsPatchOptions extends CallOptions<LeadsPatchOptions> {
        @Override
        LeadsPatchOptions self() {
            return this;
        }

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public LeadsPatchOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public LeadsPatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public LeadsPatchOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public LeadsPatchOptions ifMatch(String value) {
            ifMatch = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#putByRef}. */
    public static final class LeadsPutByRefOptions extends CallOptions<LeadsPutByRefOptions> {
        @Override
        LeadsPutByRefOptions self() {
            return this;
        }

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public LeadsPutByRefOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public LeadsPutByRefOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public LeadsPutByRefOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public LeadsPutByRefOptions ifMatch(String value) {
            ifMatch = value;
            return this;
        }
    }

    /** Options of {@link LeadsResource#setState}. */
    public static final class LeadsSetStateOptions extends CallOptions<LeadsSetStateOptions> {
        @Override
        LeadsSetStateOptions self() {
            return this;
        }

        /** {@code radar}: adds {@code result.radar}, the write's effect on your opportunities. */
        public LeadsSetStateOptions preview(String value) {
            return query("preview", value);
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public LeadsSetStateOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public LeadsSetStateOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }

        /** An ETag: the write is refused if somebody else has written the object since. */
        public LeadsSetStateOptions ifMatch(String value) {
            ifMatch = value;
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public LeadsLogInteractionOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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

        /** Maximum items per page. */
        public LeadsListMatchesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public LeadsListMatchesOptions cursor(String value) {
            return query("cursor", value);
        }

        /** Only items with this status. */
        public LeadsListMatchesOptions status(String value) {
            return query("status", value);
        }

        /**
         * {@code best} (of one property or client): with equal scores, pre-approved clients and the
         * most recently confirmed properties come first, then the newest match; it orders the best
         * thousand. {@code score} (of all): highest score first. {@code price}: sales, then
         * rentals, each from the cheapest.
         */
        public LeadsListMatchesOptions order(String value) {
            return query("order", value);
        }

        /**
         * {@code nearMisses}: your own pairs that almost match; {@code funnel}: how many remain
         * after each filter. Separate them with a comma.
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public LeadsCreateBatchOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * List clients.
         *
         * <p>Newest first. Without {@code state}, only active clients. With {@code q}, the clients
         * where each word you send starts a word of the name, e-mail or code, or a phone, with or
         * without its area code; an exact phone, e-mail or code comes first. With {@code
         * updatedSince}, the latest change comes first. A page comes back short only when no more
         * clients match, or when the search has scanned 20,000 index entries; {@code nextCursor}
         * then continues it.
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

        /** The same without options. */
        public Iterable<Models.Lead> listAll() {
            return listAll(new LeadsListOptions());
        }

        /**
         * Create a client.
         *
         * <p>Requires a name, a phone or an e-mail, and {@code consentGiven: true}. A person who is
         * a client already loses nothing: the request fills what is missing, what differs stays and
         * is listed in {@code result.kept}, and {@code notes} become an interaction. LINKED if you
         * sent a code, otherwise UPDATED or UNCHANGED. Creating is refused once the account reaches
         * its client limit ({@code leads} in {@code GET /me}).
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
         * Retrieve a client.
         *
         * <p>Also returns clients who are archived or in the trash.
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
         * Update a client.
         *
         * <p>Only the fields you send change; null clears a field. Fields edited in the dashboard
         * stay and are listed in {@code result.conflicts}.
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
         * Retrieve a client by code.
         *
         * <p>Percent-encode the code in the path: {@code /} is {@code %2F}, a space is {@code %20}.
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
         * Create, link or update a client by code.
         *
         * <p>A new code creates (201) and requires a name, a phone or an e-mail, and {@code
         * consentGiven: true}. If a client with the same phone or e-mail exists, the code is linked
         * to that client (LINKED) and no second record is made: the request fills what is missing,
         * and what differs stays and is listed in {@code result.kept}. A known code updates (200):
         * absent fields stay, null clears, and fields edited in the dashboard win. Creating is
         * refused once the account reaches its client limit ({@code leads} in {@code GET /me}).
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
         * <p>Reactivating sets {@code lastActivityAt} to the current time.
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
         * Log an interaction with a client.
         *
         * <p>Moves {@code lastActivityAt} forward. The note is stored and never returned.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.InteractionLogged logInteraction(
                String leadId, Models.InteractionInput body, LeadsLogInteractionOptions options) {
            var path = List.of("leads", leadId, "interactions");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.InteractionLogged::new);
        }

        /** The same without options. */
        public Models.InteractionLogged logInteraction(
                String leadId, Models.InteractionInput body) {
            return logInteraction(leadId, body, new LeadsLogInteractionOptions());
        }

        /**
         * List opportunities of a client.
         *
         * <p>Ordered by score, best first, then newest first; {@code order=best} breaks ties
         * differently. Scores can change between pages, so an opportunity may appear twice or be
         * missed. {@code include} adds what almost matches; null if Radar does not answer in time.
         *
         * <p>Permission: {@code radar:read}.
         */
        public Models.ExploredMatchPage listMatches(
                String leadId, LeadsListMatchesOptions options) {
            var path = List.of("leads", leadId, "matches");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.ExploredMatchPage::new);
        }

        /** The same without options. */
        public Models.ExploredMatchPage listMatches(String leadId) {
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
                    Models.ExploredMatchPage::new,
                    Models.ExploredMatchPage::data,
                    Models.ExploredMatchPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.Match> listMatchesAll(String leadId) {
            return listMatchesAll(leadId, new LeadsListMatchesOptions());
        }

        /**
         * Create or update clients in a batch.
         *
         * <p>Each item follows the rules of the PUT by code. An account processes 4 items per
         * second across all batches. A malformed item, or one that repeats an earlier code, comes
         * back REJECTED; the others continue. A dry run decides every item and writes none. {@code
         * Location} has the address of the batch.
         *
         * <p>Permission: {@code leads:write}.
         */
        public Models.BatchAccepted createBatch(
                Models.LeadBatch body, LeadsCreateBatchOptions options) {
            var path = List.of("leads", "batch");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.BatchAccepted::new);
        }

        /** The same without options. */
        public Models.BatchAccepted createBatch(Models.LeadBatch body) {
            return createBatch(body, new LeadsCreateBatchOptions());
        }

        /**
         * Retrieve a batch of clients.
         *
         * <p>A batch is kept for 7 days. Until it is done, {@code Retry-After} says when to check
         * again.
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

        /** Maximum items per page. */
        public MatchesListOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public MatchesListOptions cursor(String value) {
            return query("cursor", value);
        }

        /** Only items with this status. */
        public MatchesListOptions status(String value) {
            return query("status", value);
        }

        /** INTERNAL (own portfolio), NETWORK (partners) or LAUNCH (new developments). */
        public MatchesListOptions scope(String value) {
            return query("scope", value);
        }

        /** Only this broker: {@code accountId} from {@code GET /team}. */
        public MatchesListOptions ownerAccountId(String value) {
            return query("ownerAccountId", value);
        }

        /** Id of the property. */
        public MatchesListOptions propertyId(String value) {
            return query("propertyId", value);
        }

        /** Id of the client. */
        public MatchesListOptions leadId(String value) {
            return query("leadId", value);
        }

        /** Only from this score up, 0 to 100. */
        public MatchesListOptions minScore(long value) {
            return query("minScore", value);
        }

        /** Only sales or only rentals: the purpose of the pair. */
        public MatchesListOptions purpose(String value) {
            return query("purpose", value);
        }

        /** Lowest price of the pair, in BRL. */
        public MatchesListOptions minPrice(long value) {
            return query("minPrice", value);
        }

        /** Highest price of the pair, in BRL. */
        public MatchesListOptions maxPrice(long value) {
            return query("maxPrice", value);
        }

        /**
         * {@code best} (of one property or client): with equal scores, pre-approved clients and the
         * most recently confirmed properties come first, then the newest match; it orders the best
         * thousand. {@code score} (of all): highest score first. {@code price}: sales, then
         * rentals, each from the cheapest.
         */
        public MatchesListOptions order(String value) {
            return query("order", value);
        }

        /** Only items changed since this time (ISO 8601), the latest change first. */
        public MatchesListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }
    }

    /** Options of {@link MatchesResource#dismiss}. */
    public static final class MatchesDismissOptions extends CallOptions<MatchesDismissOptions> {
        @Override
        MatchesDismissOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public MatchesDismissOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public MatchesRestoreOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * List opportunities.
         *
         * <p>Newest first; with {@code updatedSince}, the latest change first; with {@code order},
         * by score or price. Without {@code status}, dismissed opportunities are included. One that
         * no longer matches and that nobody acted on is not listed. Opportunities are updated
         * within seconds after a write, not during the call.
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

        /** The same without options. */
        public Iterable<Models.Match> listAll() {
            return listAll(new MatchesListOptions());
        }

        /**
         * Dismiss an opportunity.
         *
         * <p>Dismissing again changes nothing. If the opportunity is a favorite or already
         * requested, the answer is 422 {@code request_refused}.
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
         * Restore a dismissed opportunity.
         *
         * <p>Brings back a dismissed opportunity: its {@code status} is NEW, like that of a new
         * one. An opportunity that was not dismissed stays as it is.
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

        /** Maximum items per page. */
        public TeamListOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
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
         * List team members.
         *
         * <p>Newest first. Inactive people are listed too, with {@code active} false.
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

        /** The same without options. */
        public Iterable<Models.TeamMember> listAll() {
            return listAll(new TeamListOptions());
        }
    }

    /** Options of {@link PartnershipsResource#list}. */
    public static final class PartnershipsListOptions extends CallOptions<PartnershipsListOptions> {
        @Override
        PartnershipsListOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public PartnershipsListOptions limit(long value) {
            return query("limit", value);
        }

        /** Only this stage. */
        public PartnershipsListOptions status(String value) {
            return query("status", value);
        }

        /** Only items changed since this time (ISO 8601), the latest change first. */
        public PartnershipsListOptions updatedSince(String value) {
            return query("updatedSince", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public PartnershipsSetStatusOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * List partnerships.
         *
         * <p>Partnerships this account requested and those requested of it, newest first. Requests
         * are made in the dashboard.
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

        /** The same without options. */
        public Iterable<Models.Partnership> listAll() {
            return listAll(new PartnershipsListOptions());
        }

        /**
         * Retrieve a partnership.
         *
         * <p>The partnership as this account sees it. The partner's contact appears from ACCEPTED
         * on.
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
         * Set a partnership's stage.
         *
         * <p>The addressee answers a PENDING request with ACCEPTED or DECLINED; the requester can
         * cancel it (CANCELLED). After that, the side that brought the client ({@code
         * canMoveFunnel}) moves freely among CONTACTED, NEGOTIATING and PROPOSAL, and closes with
         * WON or LOST. The other side can only set LOST, 15 days after asking for an update without
         * an answer. Any other move answers 422 {@code request_refused}.
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

        /** Maximum items per page. */
        public LaunchesListOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public LaunchesListOptions cursor(String value) {
            return query("cursor", value);
        }

        /** State, 2 letters. */
        public LaunchesListOptions uf(String value) {
            return query("uf", value);
        }

        /** IBGE code of the city, 7 digits. */
        public LaunchesListOptions cityId(String value) {
            return query("cityId", value);
        }

        /** {@code citySlug} of {@code GET /geo/cities}. */
        public LaunchesListOptions citySlug(String value) {
            return query("citySlug", value);
        }

        /** LAUNCH, OFF_PLAN, NEW or READY. */
        public LaunchesListOptions constructionStage(String value) {
            return query("constructionStage", value);
        }

        /** Only items changed since this time (ISO 8601), the latest change first. */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public LaunchesRegisterClientOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * List launches.
         *
         * <p>Launches of every developer on the platform, newest first. With {@code updatedSince},
         * the latest change comes first.
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

        /** The same without options. */
        public Iterable<Models.Launch> listAll() {
            return listAll(new LaunchesListOptions());
        }

        /**
         * Register a client with the developer.
         *
         * <p>Creates a LEAD_REGISTERED partnership (201) that protects the client for 90 days.
         * Registering the client again returns 200 ALREADY_REGISTERED.
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

    /** Options of {@link CaptacaoResource#listOffers}. */
    public static final class CaptacaoListOffersOptions
            extends CallOptions<CaptacaoListOffersOptions> {
        @Override
        CaptacaoListOffersOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public CaptacaoListOffersOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public CaptacaoListOffersOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link CaptacaoResource#listOwners}. */
    public static final class CaptacaoListOwnersOptions
            extends CallOptions<CaptacaoListOwnersOptions> {
        @Override
        CaptacaoListOwnersOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public CaptacaoListOwnersOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public CaptacaoListOwnersOptions cursor(String value) {
            return query("cursor", value);
        }

        /** ACTIVE (default), CAPTURED or ARCHIVED. */
        public CaptacaoListOwnersOptions tab(String value) {
            return query("tab", value);
        }
    }

    /** Options of {@link CaptacaoResource#acceptOffer}. */
    public static final class CaptacaoAcceptOfferOptions
            extends CallOptions<CaptacaoAcceptOfferOptions> {
        @Override
        CaptacaoAcceptOfferOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public CaptacaoAcceptOfferOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * List offered owners.
         *
         * <p>All offers on one page, the nearest deadline first. The contact is hidden until the
         * account accepts.
         *
         * <p>Permission: {@code captacao:read}.
         */
        public Models.CaptacaoOfferList listOffers(CaptacaoListOffersOptions options) {
            var path = List.of("captacao", "offers");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.CaptacaoOfferList::new);
        }

        /** The same without options. */
        public Models.CaptacaoOfferList listOffers() {
            return listOffers(new CaptacaoListOffersOptions());
        }

        /** The items of all pages of {@code listOffers}. */
        public Iterable<Models.CaptacaoOffer> listOffersAll(CaptacaoListOffersOptions options) {
            var path = List.of("captacao", "offers");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.CaptacaoOfferList::new,
                    Models.CaptacaoOfferList::data,
                    Models.CaptacaoOfferList::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.CaptacaoOffer> listOffersAll() {
            return listOffersAll(new CaptacaoListOffersOptions());
        }

        /**
         * Retrieve an owner.
         *
         * <p>An owner on offer comes without the contact; an accepted owner comes with it.
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
         * List accepted owners.
         *
         * <p>Pages of 10, the latest acceptance first. {@code total} counts the tab; {@code counts}
         * has all three tabs.
         *
         * <p>Permission: {@code captacao:read}.
         */
        public Models.CaptacaoOwnerPage listOwners(CaptacaoListOwnersOptions options) {
            var path = List.of("captacao", "owners");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.CaptacaoOwnerPage::new);
        }

        /** The same without options. */
        public Models.CaptacaoOwnerPage listOwners() {
            return listOwners(new CaptacaoListOwnersOptions());
        }

        /** The items of all pages of {@code listOwners}. */
        public Iterable<Models.CaptacaoOffer> listOwnersAll(CaptacaoListOwnersOptions options) {
            var path = List.of("captacao", "owners");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.CaptacaoOwnerPage::new,
                    Models.CaptacaoOwnerPage::data,
                    Models.CaptacaoOwnerPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.CaptacaoOffer> listOwnersAll() {
            return listOwnersAll(new CaptacaoListOwnersOptions());
        }

        /**
         * Accept an owner.
         *
         * <p>Debits the price and reveals the contact: the only route that spends money. The
         * account's owner must have accepted the current API terms in the dashboard; otherwise the
         * answer is 403 with {@code termsVersion}. If the balance is too low, the answer is 422
         * {@code request_refused}. Accepting again returns ALREADY_ACCEPTED without a second debit.
         *
         * <p>Permission: {@code captacao:accept}.
         */
        public Models.CaptacaoAccepted acceptOffer(
                String offerId, CaptacaoAcceptOfferOptions options) {
            var path = List.of("captacao", "offers", offerId, "accept");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.CaptacaoAccepted::new);
        }

        /** The same without options. */
        public Models.CaptacaoAccepted acceptOffer(String offerId) {
            return acceptOffer(offerId, new CaptacaoAcceptOfferOptions());
        }
    }

    /** Options of {@link EventsResource#read}. */
    public static final class EventsReadOptions extends CallOptions<EventsReadOptions> {
        @Override
        EventsReadOptions self() {
            return this;
        }

        /** Start time, ISO 8601, up to 30 days ago; only without {@code cursor}. */
        public EventsReadOptions since(String value) {
            return query("since", value);
        }

        /**
         * {@code now}: no event, only the position of this moment; only without {@code cursor} and
         * without {@code since}.
         */
        public EventsReadOptions from(String value) {
            return query("from", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public EventsReadOptions cursor(String value) {
            return query("cursor", value);
        }

        /** Only these types, separated by commas. */
        public EventsReadOptions types(String value) {
            return query("types", value);
        }

        /** Maximum events per page. */
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
         * Read the event log.
         *
         * <p>Keep {@code nextCursor} and send it as {@code cursor} in the next read; if {@code
         * hasMore} is true, read again at once. To start now, send {@code from=now}; with neither,
         * reading starts at the oldest stored event. Events are kept for 30 days. Types the key
         * cannot read are skipped. The events of your own writes are included.
         *
         * <p>Permission: {@code events:read}.
         */
        public Models.EventPage read(EventsReadOptions options) {
            var path = List.of("events");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.EventPage::new);
        }

        /** The same without options. */
        public Models.EventPage read() {
            return read(new EventsReadOptions());
        }
    }

    /** Options of {@link WebhooksResource#list}. */
    public static final class WebhooksListOptions extends CallOptions<WebhooksListOptions> {
        @Override
        WebhooksListOptions self() {
            return this;
        }

        /** Maximum items per page. */
        public WebhooksListOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public WebhooksListOptions cursor(String value) {
            return query("cursor", value);
        }
    }

    /** Options of {@link WebhooksResource#create}. */
    public static final class WebhooksCreateOptions extends CallOptions<WebhooksCreateOptions> {
        @Override
        WebhooksCreateOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public WebhooksChangeOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public WebhooksDeleteOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public WebhooksTestOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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

        /** Maximum items per page. */
        public WebhooksListDeliveriesOptions limit(long value) {
            return query("limit", value);
        }

        /**
         * {@code nextCursor} of the previous page; valid only for the same route, account and
         * filters.
         */
        public WebhooksListDeliveriesOptions cursor(String value) {
            return query("cursor", value);
        }

        /** Only items with this status. */
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

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public WebhooksRetryDeliveryOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
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
         * List webhook endpoints.
         *
         * <p>All endpoints on one page; secrets are not shown.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.WebhookPage list(WebhooksListOptions options) {
            var path = List.of("webhooks");
            var call = new Call("GET", path, null, false);
            return transport.send(call, options, Models.WebhookPage::new);
        }

        /** The same without options. */
        public Models.WebhookPage list() {
            return list(new WebhooksListOptions());
        }

        /** The items of all pages of {@code list}. */
        public Iterable<Models.Webhook> listAll(WebhooksListOptions options) {
            var path = List.of("webhooks");
            var call = new Call("GET", path, null, false);
            return transport.items(
                    call,
                    options,
                    Models.WebhookPage::new,
                    Models.WebhookPage::data,
                    Models.WebhookPage::nextCursor);
        }

        /** The same without options. */
        public Iterable<Models.Webhook> listAll() {
            return listAll(new WebhooksListOptions());
        }

        /**
         * Create a webhook endpoint.
         *
         * <p>The secret appears only in this answer. Local development also accepts http and the
         * local machine.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.WebhookCreated create(
                Models.WebhookCreation body, WebhooksCreateOptions options) {
            var path = List.of("webhooks");
            var call = new Call("POST", path, body, false);
            return transport.send(call, options, Models.WebhookCreated::new);
        }

        /** The same without options. */
        public Models.WebhookCreated create(Models.WebhookCreation body) {
            return create(body, new WebhooksCreateOptions());
        }

        /**
         * Update a webhook endpoint.
         *
         * <p>ACTIVE re-enables the endpoint and clears the reason. With {@code redeliverSince},
         * every delivery FAILED or SKIPPED since then gets a new round of attempts.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.WebhookChanged change(
                String webhookId, Models.WebhookChange body, WebhooksChangeOptions options) {
            var path = List.of("webhooks", webhookId);
            var call = new Call("PATCH", path, body, true);
            return transport.send(call, options, Models.WebhookChanged::new);
        }

        /** The same without options. */
        public Models.WebhookChanged change(String webhookId, Models.WebhookChange body) {
            return change(webhookId, body, new WebhooksChangeOptions());
        }

        /**
         * Delete a webhook endpoint.
         *
         * <p>Pending deliveries are not sent.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.WebhookDeleted delete(String webhookId, WebhooksDeleteOptions options) {
            var path = List.of("webhooks", webhookId);
            var call = new Call("DELETE", path, null, true);
            return transport.send(call, options, Models.WebhookDeleted::new);
        }

        /** The same without options. */
        public Models.WebhookDeleted delete(String webhookId) {
            return delete(webhookId, new WebhooksDeleteOptions());
        }

        /**
         * Rotate a webhook secret.
         *
         * <p>The previous secret keeps signing for {@code overlapHours} hours, 24 by default: each
         * delivery carries both signatures.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.SecretRotated rotateSecret(
                String webhookId, Models.SecretRotation body, WebhooksRotateSecretOptions options) {
            var path = List.of("webhooks", webhookId, "rotate-secret");
            var call = new Call("POST", path, body, false);
            return transport.send(call, options, Models.SecretRotated::new);
        }

        /** The same without options. */
        public Models.SecretRotated rotateSecret(String webhookId, Models.SecretRotation body) {
            return rotateSecret(webhookId, body, new WebhooksRotateSecretOptions());
        }

        /** The same without a body. */
        public Models.SecretRotated rotateSecret(String webhookId) {
            return rotateSecret(webhookId, new Models.SecretRotation());
        }

        /**
         * Send a test webhook.
         *
         * <p>Delivers a signed {@code webhook.test} now. It does not count toward disabling the
         * endpoint.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.WebhookTested test(String webhookId, WebhooksTestOptions options) {
            var path = List.of("webhooks", webhookId, "test");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.WebhookTested::new);
        }

        /** The same without options. */
        public Models.WebhookTested test(String webhookId) {
            return test(webhookId, new WebhooksTestOptions());
        }

        /**
         * List webhook deliveries.
         *
         * <p>Newest first, each with its attempts. Deliveries are kept for 30 days.
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

        /** The same without options. */
        public Iterable<Models.Delivery> listDeliveriesAll(String webhookId) {
            return listDeliveriesAll(webhookId, new WebhooksListDeliveriesOptions());
        }

        /**
         * Retry a webhook delivery.
         *
         * <p>Sends the same {@code webhook-id} and the same body again now, even if a later attempt
         * is scheduled. Returns ALREADY_SCHEDULED if an attempt is about to start.
         *
         * <p>Permission: {@code webhooks:manage}.
         */
        public Models.DeliveryRetried retryDelivery(
                String webhookId, String deliveryId, WebhooksRetryDeliveryOptions options) {
            var path = List.of("webhooks", webhookId, "deliveries", deliveryId, "retry");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.DeliveryRetried::new);
        }

        /** The same without options. */
        public Models.DeliveryRetried retryDelivery(String webhookId, String deliveryId) {
            return retryDelivery(webhookId, deliveryId, new WebhooksRetryDeliveryOptions());
        }
    }

    /** Options of {@link SandboxResource#simulateEvent}. */
    public static final class SandboxSimulateEventOptions
            extends CallOptions<SandboxSimulateEventOptions> {
        @Override
        SandboxSimulateEventOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public SandboxSimulateEventOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public SandboxSimulateEventOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link SandboxResource#advanceClock}. */
    public static final class SandboxAdvanceClockOptions
            extends CallOptions<SandboxAdvanceClockOptions> {
        @Override
        SandboxAdvanceClockOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public SandboxAdvanceClockOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public SandboxAdvanceClockOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link SandboxResource#setFeed}. */
    public static final class SandboxSetFeedOptions extends CallOptions<SandboxSetFeedOptions> {
        @Override
        SandboxSetFeedOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public SandboxSetFeedOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public SandboxSetFeedOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link SandboxResource#removeFeed}. */
    public static final class SandboxRemoveFeedOptions
            extends CallOptions<SandboxRemoveFeedOptions> {
        @Override
        SandboxRemoveFeedOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public SandboxRemoveFeedOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public SandboxRemoveFeedOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link SandboxResource#requestPartnership}. */
    public static final class SandboxRequestPartnershipOptions
            extends CallOptions<SandboxRequestPartnershipOptions> {
        @Override
        SandboxRequestPartnershipOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public SandboxRequestPartnershipOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public SandboxRequestPartnershipOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link SandboxResource#moveAsPartner}. */
    public static final class SandboxMoveAsPartnerOptions
            extends CallOptions<SandboxMoveAsPartnerOptions> {
        @Override
        SandboxMoveAsPartnerOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public SandboxMoveAsPartnerOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public SandboxMoveAsPartnerOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** Options of {@link SandboxResource#reset}. */
    public static final class SandboxResetOptions extends CallOptions<SandboxResetOptions> {
        @Override
        SandboxResetOptions self() {
            return this;
        }

        /**
         * With {@code true}, validates the request and reports what would happen; nothing is
         * written.
         */
        public SandboxResetOptions dryRun(boolean value) {
            return query("dryRun", value);
        }

        /** Generated by the client if absent; the same on every attempt. */
        public SandboxResetOptions idempotencyKey(String value) {
            idempotencyKey = value;
            return this;
        }
    }

    /** The operations below /sandbox. */
    public static final class SandboxResource {
        private final Transport transport;

        SandboxResource(Transport transport) {
            this.transport = transport;
        }

        /**
         * Simulate an event.
         *
         * <p>Creates a well-formed event of any type that the key reads, which is logged and
         * delivered like any other; nothing else changes. Each call creates another event.
         *
         * <p>Permission: {@code events:read}.
         */
        public Models.SandboxEventSimulated simulateEvent(
                Models.SimulateEventInput body, SandboxSimulateEventOptions options) {
            var path = List.of("sandbox", "simulate");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.SandboxEventSimulated::new);
        }

        /** The same without options. */
        public Models.SandboxEventSimulated simulateEvent(Models.SimulateEventInput body) {
            return simulateEvent(body, new SandboxSimulateEventOptions());
        }

        /**
         * Advance the clock.
         *
         * <p>Does now what the service would do to the account within {@code days} days: properties
         * without a confirmation go offline, the trash is emptied. Dates remain today's. Requires
         * {@code leads:write} too. Repeat while {@code more} is true.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.SandboxClockAdvanced advanceClock(
                Models.SandboxClockInput body, SandboxAdvanceClockOptions options) {
            var path = List.of("sandbox", "clock");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.SandboxClockAdvanced::new);
        }

        /** The same without options. */
        public Models.SandboxClockAdvanced advanceClock(Models.SandboxClockInput body) {
            return advanceClock(body, new SandboxAdvanceClockOptions());
        }

        /**
         * Set the feed link.
         *
         * <p>The address must be public. Another link is another feed; {@code POST /v1/feed/sync}
         * syncs it. The link is never shown.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.SandboxFeedChanged setFeed(
                Models.SetSandboxFeedInput body, SandboxSetFeedOptions options) {
            var path = List.of("sandbox", "feed");
            var call = new Call("PUT", path, body, true);
            return transport.send(call, options, Models.SandboxFeedChanged::new);
        }

        /** The same without options. */
        public Models.SandboxFeedChanged setFeed(Models.SetSandboxFeedInput body) {
            return setFeed(body, new SandboxSetFeedOptions());
        }

        /**
         * Remove the feed.
         *
         * <p>Its properties stay, and the API can change them again.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.SandboxFeedChanged removeFeed(SandboxRemoveFeedOptions options) {
            var path = List.of("sandbox", "feed");
            var call = new Call("DELETE", path, null, true);
            return transport.send(call, options, Models.SandboxFeedChanged::new);
        }

        /** The same without options. */
        public Models.SandboxFeedChanged removeFeed() {
            return removeFeed(new SandboxRemoveFeedOptions());
        }

        /**
         * Receive or make a partnership request.
         *
         * <p>A partnership request about one of this account's NETWORK opportunities, as a person
         * makes it in the dashboard: from the partner to this account, or with {@code requester}
         * OWN from this account to the partner. The usual rules apply, and both get their events.
         *
         * <p>Permission: {@code partnerships:write}.
         */
        public Models.SandboxRequested requestPartnership(
                Models.SandboxRequestInput body, SandboxRequestPartnershipOptions options) {
            var path = List.of("sandbox", "partner", "request");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.SandboxRequested::new);
        }

        /** The same without options. */
        public Models.SandboxRequested requestPartnership(Models.SandboxRequestInput body) {
            return requestPartnership(body, new SandboxRequestPartnershipOptions());
        }

        /**
         * Answer as the partner.
         *
         * <p>Acts as the other side of one of this account's partnerships, with that side's rights:
         * accepts or declines a request it received, cancels its own and, if the client is its own,
         * advances the stage.
         *
         * <p>Permission: {@code partnerships:write}.
         */
        public Models.SandboxMoved moveAsPartner(
                Models.SandboxMoveInput body, SandboxMoveAsPartnerOptions options) {
            var path = List.of("sandbox", "partner", "status");
            var call = new Call("POST", path, body, true);
            return transport.send(call, options, Models.SandboxMoved::new);
        }

        /** The same without options. */
        public Models.SandboxMoved moveAsPartner(Models.SandboxMoveInput body) {
            return moveAsPartner(body, new SandboxMoveAsPartnerOptions());
        }

        /**
         * Go back to the demonstration data.
         *
         * <p>Takes one step back to the demonstration data: repeat until {@code state} is DONE.
         * Properties, clients and the feed are removed; keys, webhooks, events and the audit log
         * stay. Requires {@code leads:write} too.
         *
         * <p>Permission: {@code properties:write}.
         */
        public Models.SandboxResetStep reset(SandboxResetOptions options) {
            var path = List.of("sandbox", "reset");
            var call = new Call("POST", path, null, true);
            return transport.send(call, options, Models.SandboxResetStep::new);
        }

        /** The same without options. */
        public Models.SandboxResetStep reset() {
            return reset(new SandboxResetOptions());
        }
    }
}
