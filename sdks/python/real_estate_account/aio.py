"""The same client, asynchronous.

Generated from the contract by `npm run sdk`: changes made here by hand are lost.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable
from types import TracebackType
from typing import Any, Protocol, Self, Unpack

import httpx

from ._transport import (
    AsyncClientOptions,
    CallOptions,
    VersionedOptions,
    WriteOptions,
    _async_items_of,
    _AsyncTransport,
    _environment,
    _key_of,
    _segment,
)
from .models import (
    BatchAccepted,
    BatchEnvelope,
    CaptacaoAccepted,
    CaptacaoOffer,
    CaptacaoOfferEnvelope,
    CaptacaoOfferList,
    CaptacaoOwnerPage,
    City,
    CityPage,
    Delivery,
    DeliveryPage,
    DeliveryRetried,
    DeliveryStatus,
    Event,
    EventPage,
    EventTypeInfo,
    EventTypeInfoPage,
    ExploredMatchPage,
    FeedSynced,
    FeedSyncEnvelope,
    InteractionInput,
    InteractionLogged,
    Launch,
    LaunchClientInput,
    LaunchClientRegistered,
    LaunchConstructionStage,
    LaunchPage,
    Lead,
    LeadBatch,
    LeadCreation,
    LeadEnvelope,
    LeadInput,
    LeadPage,
    LeadState,
    LeadStateInput,
    LeadStatus,
    LeadWritten,
    Match,
    MatchOrder,
    MatchPage,
    MatchScope,
    MatchScope2,
    MatchStatus,
    MatchWritten,
    MeEnvelope,
    Neighborhood,
    NeighborhoodPage,
    OwnerTab,
    Partnership,
    PartnershipEnvelope,
    PartnershipPage,
    PartnershipStatus,
    PartnershipStatusInput,
    PartnershipWritten,
    PropertiesConfirmed,
    Property,
    PropertyBatch,
    PropertyConfirmation,
    PropertyCreation,
    PropertyEnvelope,
    PropertyInput,
    PropertyPage,
    PropertyStatus,
    PropertyStatusInput,
    PropertyType,
    PropertyTypeGroup,
    PropertyTypeGroupPage,
    PropertyWritten,
    Purpose,
    RadarFilter,
    SandboxClockAdvanced,
    SandboxClockInput,
    SandboxEventSimulated,
    SandboxFeedChanged,
    SandboxMoved,
    SandboxMoveInput,
    SandboxRequested,
    SandboxRequestInput,
    SandboxResetStep,
    ScopeInfo,
    ScopeInfoPage,
    SecretRotated,
    SecretRotation,
    SetSandboxFeedInput,
    SimulateEventInput,
    State,
    TeamMember,
    TeamMemberPage,
    ValueLabel,
    ValueLabelPage,
    Webhook,
    WebhookChange,
    WebhookChanged,
    WebhookCreated,
    WebhookCreation,
    WebhookDeleted,
    WebhookPage,
    WebhookTested,
)
from .resources import CursorStore, StreamOptions, _Position


class AsyncMeResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def get(
        self,
        **options: Unpack[CallOptions],
    ) -> MeEnvelope:
        """Retrieve the key's account.

        Every integration starts here: it confirms that the key works and shows the account, the
        key's permissions, the limits and the usage. It does not use the monthly quota.

        Any valid key.
        """
        return await self._transport.send(
            MeEnvelope,
            "GET",
            "/me",
            options,
        )


class AsyncReferenceResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list_property_types(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> PropertyTypeGroupPage:
        """List property types.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            PropertyTypeGroupPage,
            "GET",
            "/reference/property-types",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_property_types_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[PropertyTypeGroup]:
        """The items of all pages of `list_property_types`."""
        return _async_items_of(
            lambda cursor: self.list_property_types(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def list_purposes(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ValueLabelPage:
        """List purposes.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            ValueLabelPage,
            "GET",
            "/reference/purposes",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_purposes_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[ValueLabel]:
        """The items of all pages of `list_purposes`."""
        return _async_items_of(
            lambda cursor: self.list_purposes(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def list_property_statuses(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ValueLabelPage:
        """List property statuses.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            ValueLabelPage,
            "GET",
            "/reference/property-statuses",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_property_statuses_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[ValueLabel]:
        """The items of all pages of `list_property_statuses`."""
        return _async_items_of(
            lambda cursor: self.list_property_statuses(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def list_lead_statuses(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ValueLabelPage:
        """List client stages.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            ValueLabelPage,
            "GET",
            "/reference/lead-statuses",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_lead_statuses_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[ValueLabel]:
        """The items of all pages of `list_lead_statuses`."""
        return _async_items_of(
            lambda cursor: self.list_lead_statuses(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def list_partnership_statuses(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ValueLabelPage:
        """List partnership stages.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            ValueLabelPage,
            "GET",
            "/reference/partnership-statuses",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_partnership_statuses_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[ValueLabel]:
        """The items of all pages of `list_partnership_statuses`."""
        return _async_items_of(
            lambda cursor: self.list_partnership_statuses(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def list_construction_stages(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ValueLabelPage:
        """List construction stages.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            ValueLabelPage,
            "GET",
            "/reference/construction-stages",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_construction_stages_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[ValueLabel]:
        """The items of all pages of `list_construction_stages`."""
        return _async_items_of(
            lambda cursor: self.list_construction_stages(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def list_scopes(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ScopeInfoPage:
        """List key permissions.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            ScopeInfoPage,
            "GET",
            "/reference/scopes",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_scopes_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[ScopeInfo]:
        """The items of all pages of `list_scopes`."""
        return _async_items_of(
            lambda cursor: self.list_scopes(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def list_event_types(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> EventTypeInfoPage:
        """List event types.

        The whole list, with labels in the requested language. It does not change between releases;
        new values may appear.

        Any valid key.
        """
        return await self._transport.send(
            EventTypeInfoPage,
            "GET",
            "/reference/event-types",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_event_types_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[EventTypeInfo]:
        """The items of all pages of `list_event_types`."""
        return _async_items_of(
            lambda cursor: self.list_event_types(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )


class AsyncGeoResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list_cities(
        self,
        *,
        uf: State | None = None,
        q: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> CityPage:
        """List cities.

        The 5,570 municipalities of the IBGE and the Federal District, by name.

        Any valid key.
        """
        return await self._transport.send(
            CityPage,
            "GET",
            "/geo/cities",
            options,
            query={
                "uf": uf,
                "q": q,
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_cities_all(
        self,
        *,
        uf: State | None = None,
        q: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[City]:
        """The items of all pages of `list_cities`."""
        return _async_items_of(
            lambda cursor: self.list_cities(
                cursor=cursor,
                uf=uf,
                q=q,
                limit=limit,
                **options,
            )
        )

    async def list_neighborhoods(
        self,
        city_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> NeighborhoodPage:
        """List neighborhoods of a city.

        Neighborhoods of the catalog, by name. Property reviews add missing ones. Sources: IBGE and
        CEP Aberto (ODbL 1.0).

        Any valid key.
        """
        return await self._transport.send(
            NeighborhoodPage,
            "GET",
            f"/geo/cities/{_segment(city_id)}/neighborhoods",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_neighborhoods_all(
        self,
        city_id: str,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Neighborhood]:
        """The items of all pages of `list_neighborhoods`."""
        return _async_items_of(
            lambda cursor: self.list_neighborhoods(
                city_id,
                cursor=cursor,
                limit=limit,
                **options,
            )
        )


class AsyncPropertiesResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
        status: PropertyStatus | None = None,
        purpose: Purpose | None = None,
        type: PropertyType | None = None,
        city_slug: str | None = None,
        neighborhood: str | None = None,
        bedrooms: int | None = None,
        min_price: int | None = None,
        max_price: int | None = None,
        updated_since: str | None = None,
        radar: RadarFilter | None = None,
        **options: Unpack[CallOptions],
    ) -> PropertyPage:
        """List properties.

        Newest first. Without `status`, everything outside the trash. With `q`, the properties where
        each word you send starts a word of the title, address or code, ignoring case and accents;
        an exact code comes first. With `updatedSince`, the latest change comes first: use it to
        follow the portfolio. A page comes back short only when no more properties match, or when
        the search has scanned 20,000 index entries; `nextCursor` then continues it.

        Permission: `properties:read`.
        """
        return await self._transport.send(
            PropertyPage,
            "GET",
            "/properties",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "q": q,
                "status": status,
                "purpose": purpose,
                "type": type,
                "citySlug": city_slug,
                "neighborhood": neighborhood,
                "bedrooms": bedrooms,
                "minPrice": min_price,
                "maxPrice": max_price,
                "updatedSince": updated_since,
                "radar": radar,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        q: str | None = None,
        status: PropertyStatus | None = None,
        purpose: Purpose | None = None,
        type: PropertyType | None = None,
        city_slug: str | None = None,
        neighborhood: str | None = None,
        bedrooms: int | None = None,
        min_price: int | None = None,
        max_price: int | None = None,
        updated_since: str | None = None,
        radar: RadarFilter | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Property]:
        """The items of all pages of `list`."""
        return _async_items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                q=q,
                status=status,
                purpose=purpose,
                type=type,
                city_slug=city_slug,
                neighborhood=neighborhood,
                bedrooms=bedrooms,
                min_price=min_price,
                max_price=max_price,
                updated_since=updated_since,
                radar=radar,
                **options,
            )
        )

    async def create(
        self,
        body: PropertyCreation,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> PropertyWritten:
        """Create a property.

        Requires type, purposes, the price of each purpose and an address with its city (422
        `invalid_property` lists everything that is missing). If the `externalRef` exists, the
        answer is 409 `external_ref_exists` with the property's id. To create or update, use the PUT
        by code.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            PropertyWritten,
            "POST",
            "/properties",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def get_by_ref(
        self,
        ref: str,
        **options: Unpack[CallOptions],
    ) -> PropertyEnvelope:
        """Retrieve a property by code.

        Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.

        Permission: `properties:read`.
        """
        return await self._transport.send(
            PropertyEnvelope,
            "GET",
            f"/properties/by-ref/{_segment(ref)}",
            options,
        )

    async def put_by_ref(
        self,
        ref: str,
        body: PropertyInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> PropertyWritten:
        """Create or update a property by code.

        Use this route to mirror your own records. A new code creates (201), a known code updates
        (200). To create, send type, purposes, the price of each purpose and an address with its
        city (422 `invalid_property` lists everything that is missing). In an update, absent fields
        stay and null clears. Fields edited in the dashboard win and are listed in
        `result.conflicts`. Sending the same body again returns UNCHANGED and writes nothing. Radar
        includes a new property once it has a cover photo and has passed review.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            PropertyWritten,
            "PUT",
            f"/properties/by-ref/{_segment(ref)}",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def get(
        self,
        property_id: str,
        **options: Unpack[CallOptions],
    ) -> PropertyEnvelope:
        """Retrieve a property.

        Also returns a property in the trash, with `status` DELETED, until it is permanently
        deleted.

        Permission: `properties:read`.
        """
        return await self._transport.send(
            PropertyEnvelope,
            "GET",
            f"/properties/{_segment(property_id)}",
            options,
        )

    async def patch(
        self,
        property_id: str,
        body: PropertyInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> PropertyWritten:
        """Update a property.

        Only the fields you send change; null clears a field. Fields edited in the dashboard stay
        and are listed in `result.conflicts`. Any write renews the confirmation of availability.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            PropertyWritten,
            "PATCH",
            f"/properties/{_segment(property_id)}",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def delete(
        self,
        property_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> PropertyWritten:
        """Move a property to the trash.

        The property stays in the trash for 30 days and can be restored in the dashboard. Within 24
        hours you can delete at most 20% of the portfolio, or 10 properties if that is more; beyond
        that the answer is 409 `shrink_guard`. Deleting it again returns ALREADY_DELETED.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            PropertyWritten,
            "DELETE",
            f"/properties/{_segment(property_id)}",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def set_status(
        self,
        property_id: str,
        body: PropertyStatusInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> PropertyWritten:
        """Set a property's status.

        An ACTIVE property counts toward the plan's quota; when the quota is full, the answer is 409
        `plan_limit_reached`. The feed does not bring back a SOLD property.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            PropertyWritten,
            "POST",
            f"/properties/{_segment(property_id)}/status",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def confirm(
        self,
        body: PropertyConfirmation,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> PropertiesConfirmed:
        """Confirm properties as available.

        Up to 200 ids and codes in total. A property confirmed less than 24 hours ago is not written
        again (ALREADY_CONFIRMED). A property that went offline because it was not confirmed comes
        back online if the quota allows.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            PropertiesConfirmed,
            "POST",
            "/properties/confirm",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def list_matches(
        self,
        property_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: MatchStatus | None = None,
        order: str | None = None,
        include: str | None = None,
        scope: MatchScope | None = None,
        **options: Unpack[CallOptions],
    ) -> ExploredMatchPage:
        """List opportunities of a property.

        Your own clients that match; with `scope=NETWORK`, partners' clients. Ordered by score, best
        first, then newest first; `order=best` breaks ties differently. Scores can change between
        pages, so an opportunity may appear twice or be missed. `include` adds what almost matches;
        null if Radar does not answer in time.

        Permission: `radar:read`.
        """
        return await self._transport.send(
            ExploredMatchPage,
            "GET",
            f"/properties/{_segment(property_id)}/matches",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "status": status,
                "order": order,
                "include": include,
                "scope": scope,
            },
        )

    def list_matches_all(
        self,
        property_id: str,
        *,
        limit: int | None = None,
        status: MatchStatus | None = None,
        order: str | None = None,
        include: str | None = None,
        scope: MatchScope | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Match]:
        """The items of all pages of `list_matches`."""
        return _async_items_of(
            lambda cursor: self.list_matches(
                property_id,
                cursor=cursor,
                limit=limit,
                status=status,
                order=order,
                include=include,
                scope=scope,
                **options,
            )
        )

    async def create_batch(
        self,
        body: PropertyBatch,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> BatchAccepted:
        """Create or update properties in a batch.

        Each item follows the rules of the PUT by code. An account processes 4 items per second
        across all batches. A malformed item, or one that repeats an earlier code, comes back
        REJECTED; the others continue. A dry run decides every item and writes none. `Location` has
        the address of the batch.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            BatchAccepted,
            "POST",
            "/properties/batch",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def get_batch(
        self,
        batch_id: str,
        **options: Unpack[CallOptions],
    ) -> BatchEnvelope:
        """Retrieve a batch of properties.

        A batch is kept for 7 days. Until it is done, `Retry-After` says when to check again.

        Permission: `properties:read`.
        """
        return await self._transport.send(
            BatchEnvelope,
            "GET",
            f"/properties/batch/{_segment(batch_id)}",
            options,
        )


class AsyncFeedResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def get(
        self,
        **options: Unpack[CallOptions],
    ) -> FeedSyncEnvelope:
        """Retrieve the feed.

        If no feed is set, `configured` is false. The link is never shown.

        Permission: `properties:read`.
        """
        return await self._transport.send(
            FeedSyncEnvelope,
            "GET",
            "/feed",
            options,
        )

    async def sync(
        self,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> FeedSynced:
        """Sync the feed now.

        The first call in each 10-minute window starts a sync at once; later calls schedule one sync
        for the end of the window. A dry run reads the feed, and `report` says what would happen to
        each listing.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            FeedSynced,
            "POST",
            "/feed/sync",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class AsyncLeadsResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
        state: LeadState | None = None,
        status: LeadStatus | None = None,
        owner_account_id: str | None = None,
        updated_since: str | None = None,
        radar: RadarFilter | None = None,
        **options: Unpack[CallOptions],
    ) -> LeadPage:
        """List clients.

        Newest first. Without `state`, only active clients. With `q`, the clients where each word
        you send starts a word of the name, e-mail or code, or a phone, with or without its area
        code; an exact phone, e-mail or code comes first. With `updatedSince`, the latest change
        comes first. A page comes back short only when no more clients match, or when the search has
        scanned 20,000 index entries; `nextCursor` then continues it.

        Permission: `leads:read`.
        """
        return await self._transport.send(
            LeadPage,
            "GET",
            "/leads",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "q": q,
                "state": state,
                "status": status,
                "ownerAccountId": owner_account_id,
                "updatedSince": updated_since,
                "radar": radar,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        q: str | None = None,
        state: LeadState | None = None,
        status: LeadStatus | None = None,
        owner_account_id: str | None = None,
        updated_since: str | None = None,
        radar: RadarFilter | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Lead]:
        """The items of all pages of `list`."""
        return _async_items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                q=q,
                state=state,
                status=status,
                owner_account_id=owner_account_id,
                updated_since=updated_since,
                radar=radar,
                **options,
            )
        )

    async def create(
        self,
        body: LeadCreation,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> LeadWritten:
        """Create a client.

        Requires a name, a phone or an e-mail, and `consentGiven: true`. A person who is a client
        already loses nothing: the request fills what is missing, what differs stays and is listed
        in `result.kept`, and `notes` become an interaction. LINKED if you sent a code, otherwise
        UPDATED or UNCHANGED. Creating is refused once the account reaches its client limit (`leads`
        in `GET /me`).

        Permission: `leads:write`.
        """
        return await self._transport.send(
            LeadWritten,
            "POST",
            "/leads",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def get(
        self,
        lead_id: str,
        **options: Unpack[CallOptions],
    ) -> LeadEnvelope:
        """Retrieve a client.

        Also returns clients who are archived or in the trash.

        Permission: `leads:read`.
        """
        return await self._transport.send(
            LeadEnvelope,
            "GET",
            f"/leads/{_segment(lead_id)}",
            options,
        )

    async def patch(
        self,
        lead_id: str,
        body: LeadInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> LeadWritten:
        """Update a client.

        Only the fields you send change; null clears a field. Fields edited in the dashboard stay
        and are listed in `result.conflicts`.

        Permission: `leads:write`.
        """
        return await self._transport.send(
            LeadWritten,
            "PATCH",
            f"/leads/{_segment(lead_id)}",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def get_by_ref(
        self,
        ref: str,
        **options: Unpack[CallOptions],
    ) -> LeadEnvelope:
        """Retrieve a client by code.

        Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.

        Permission: `leads:read`.
        """
        return await self._transport.send(
            LeadEnvelope,
            "GET",
            f"/leads/by-ref/{_segment(ref)}",
            options,
        )

    async def put_by_ref(
        self,
        ref: str,
        body: LeadInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> LeadWritten:
        """Create, link or update a client by code.

        A new code creates (201) and requires a name, a phone or an e-mail, and `consentGiven:
        true`. If a client with the same phone or e-mail exists, the code is linked to that client
        (LINKED) and no second record is made: the request fills what is missing, and what differs
        stays and is listed in `result.kept`. A known code updates (200): absent fields stay, null
        clears, and fields edited in the dashboard win. Creating is refused once the account reaches
        its client limit (`leads` in `GET /me`).

        Permission: `leads:write`.
        """
        return await self._transport.send(
            LeadWritten,
            "PUT",
            f"/leads/by-ref/{_segment(ref)}",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def set_state(
        self,
        lead_id: str,
        body: LeadStateInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[VersionedOptions],
    ) -> LeadWritten:
        """Archive or reactivate a client.

        Reactivating sets `lastActivityAt` to the current time.

        Permission: `leads:write`.
        """
        return await self._transport.send(
            LeadWritten,
            "POST",
            f"/leads/{_segment(lead_id)}/state",
            options,
            query={
                "preview": preview,
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
            if_match=options.get("if_match"),
        )

    async def log_interaction(
        self,
        lead_id: str,
        body: InteractionInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> InteractionLogged:
        """Log an interaction with a client.

        Moves `lastActivityAt` forward. The note is stored and never returned.

        Permission: `leads:write`.
        """
        return await self._transport.send(
            InteractionLogged,
            "POST",
            f"/leads/{_segment(lead_id)}/interactions",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def list_matches(
        self,
        lead_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: MatchStatus | None = None,
        order: str | None = None,
        include: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ExploredMatchPage:
        """List opportunities of a client.

        Ordered by score, best first, then newest first; `order=best` breaks ties differently.
        Scores can change between pages, so an opportunity may appear twice or be missed. `include`
        adds what almost matches; null if Radar does not answer in time.

        Permission: `radar:read`.
        """
        return await self._transport.send(
            ExploredMatchPage,
            "GET",
            f"/leads/{_segment(lead_id)}/matches",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "status": status,
                "order": order,
                "include": include,
            },
        )

    def list_matches_all(
        self,
        lead_id: str,
        *,
        limit: int | None = None,
        status: MatchStatus | None = None,
        order: str | None = None,
        include: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Match]:
        """The items of all pages of `list_matches`."""
        return _async_items_of(
            lambda cursor: self.list_matches(
                lead_id,
                cursor=cursor,
                limit=limit,
                status=status,
                order=order,
                include=include,
                **options,
            )
        )

    async def create_batch(
        self,
        body: LeadBatch,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> BatchAccepted:
        """Create or update clients in a batch.

        Each item follows the rules of the PUT by code. An account processes 4 items per second
        across all batches. A malformed item, or one that repeats an earlier code, comes back
        REJECTED; the others continue. A dry run decides every item and writes none. `Location` has
        the address of the batch.

        Permission: `leads:write`.
        """
        return await self._transport.send(
            BatchAccepted,
            "POST",
            "/leads/batch",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def get_batch(
        self,
        batch_id: str,
        **options: Unpack[CallOptions],
    ) -> BatchEnvelope:
        """Retrieve a batch of clients.

        A batch is kept for 7 days. Until it is done, `Retry-After` says when to check again.

        Permission: `leads:read`.
        """
        return await self._transport.send(
            BatchEnvelope,
            "GET",
            f"/leads/batch/{_segment(batch_id)}",
            options,
        )


class AsyncMatchesResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: MatchStatus | None = None,
        scope: MatchScope2 | None = None,
        owner_account_id: str | None = None,
        property_id: str | None = None,
        lead_id: str | None = None,
        min_score: int | None = None,
        purpose: Purpose | None = None,
        min_price: int | None = None,
        max_price: int | None = None,
        order: MatchOrder | None = None,
        updated_since: str | None = None,
        **options: Unpack[CallOptions],
    ) -> MatchPage:
        """List opportunities.

        Newest first; with `updatedSince`, the latest change first; with `order`, by score or price.
        Without `status`, dismissed opportunities are included. One that no longer matches and that
        nobody acted on is not listed. Opportunities are updated within seconds after a write, not
        during the call.

        Permission: `radar:read`.
        """
        return await self._transport.send(
            MatchPage,
            "GET",
            "/matches",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "status": status,
                "scope": scope,
                "ownerAccountId": owner_account_id,
                "propertyId": property_id,
                "leadId": lead_id,
                "minScore": min_score,
                "purpose": purpose,
                "minPrice": min_price,
                "maxPrice": max_price,
                "order": order,
                "updatedSince": updated_since,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        status: MatchStatus | None = None,
        scope: MatchScope2 | None = None,
        owner_account_id: str | None = None,
        property_id: str | None = None,
        lead_id: str | None = None,
        min_score: int | None = None,
        purpose: Purpose | None = None,
        min_price: int | None = None,
        max_price: int | None = None,
        order: MatchOrder | None = None,
        updated_since: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Match]:
        """The items of all pages of `list`."""
        return _async_items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                status=status,
                scope=scope,
                owner_account_id=owner_account_id,
                property_id=property_id,
                lead_id=lead_id,
                min_score=min_score,
                purpose=purpose,
                min_price=min_price,
                max_price=max_price,
                order=order,
                updated_since=updated_since,
                **options,
            )
        )

    async def dismiss(
        self,
        match_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> MatchWritten:
        """Dismiss an opportunity.

        Dismissing again changes nothing. If the opportunity is a favorite or already requested, the
        answer is 422 `request_refused`.

        Permission: `radar:write`.
        """
        return await self._transport.send(
            MatchWritten,
            "POST",
            f"/matches/{_segment(match_id)}/dismiss",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    async def restore(
        self,
        match_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> MatchWritten:
        """Restore a dismissed opportunity.

        Brings back a dismissed opportunity: its `status` is NEW, like that of a new one. An
        opportunity that was not dismissed stays as it is.

        Permission: `radar:write`.
        """
        return await self._transport.send(
            MatchWritten,
            "POST",
            f"/matches/{_segment(match_id)}/restore",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class AsyncTeamResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> TeamMemberPage:
        """List team members.

        Newest first. Inactive people are listed too, with `active` false.

        Permission: `team:read`.
        """
        return await self._transport.send(
            TeamMemberPage,
            "GET",
            "/team",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[TeamMember]:
        """The items of all pages of `list`."""
        return _async_items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )


class AsyncPartnershipsResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        status: PartnershipStatus | None = None,
        updated_since: str | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> PartnershipPage:
        """List partnerships.

        Partnerships this account requested and those requested of it, newest first. Requests are
        made in the dashboard.

        Permission: `partnerships:read`.
        """
        return await self._transport.send(
            PartnershipPage,
            "GET",
            "/partnerships",
            options,
            query={
                "limit": limit,
                "status": status,
                "updatedSince": updated_since,
                "cursor": cursor,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        status: PartnershipStatus | None = None,
        updated_since: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Partnership]:
        """The items of all pages of `list`."""
        return _async_items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                status=status,
                updated_since=updated_since,
                **options,
            )
        )

    async def get(
        self,
        partnership_id: str,
        **options: Unpack[CallOptions],
    ) -> PartnershipEnvelope:
        """Retrieve a partnership.

        The partnership as this account sees it. The partner's contact appears from ACCEPTED on.

        Permission: `partnerships:read`.
        """
        return await self._transport.send(
            PartnershipEnvelope,
            "GET",
            f"/partnerships/{_segment(partnership_id)}",
            options,
        )

    async def set_status(
        self,
        partnership_id: str,
        body: PartnershipStatusInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> PartnershipWritten:
        """Set a partnership's stage.

        The addressee answers a PENDING request with ACCEPTED or DECLINED; the requester can cancel
        it (CANCELLED). After that, the side that brought the client (`canMoveFunnel`) moves freely
        among CONTACTED, NEGOTIATING and PROPOSAL, and closes with WON or LOST. The other side can
        only set LOST, 15 days after asking for an update without an answer. Any other move answers
        422 `request_refused`.

        Permission: `partnerships:write`.
        """
        return await self._transport.send(
            PartnershipWritten,
            "POST",
            f"/partnerships/{_segment(partnership_id)}/status",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )


class AsyncLaunchesResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        uf: State | None = None,
        city_id: str | None = None,
        city_slug: str | None = None,
        construction_stage: LaunchConstructionStage | None = None,
        updated_since: str | None = None,
        **options: Unpack[CallOptions],
    ) -> LaunchPage:
        """List launches.

        Launches of every developer on the platform, newest first. With `updatedSince`, the latest
        change comes first.

        Permission: `launches:read`.
        """
        return await self._transport.send(
            LaunchPage,
            "GET",
            "/launches",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "uf": uf,
                "cityId": city_id,
                "citySlug": city_slug,
                "constructionStage": construction_stage,
                "updatedSince": updated_since,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        uf: State | None = None,
        city_id: str | None = None,
        city_slug: str | None = None,
        construction_stage: LaunchConstructionStage | None = None,
        updated_since: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Launch]:
        """The items of all pages of `list`."""
        return _async_items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                uf=uf,
                city_id=city_id,
                city_slug=city_slug,
                construction_stage=construction_stage,
                updated_since=updated_since,
                **options,
            )
        )

    async def register_client(
        self,
        development_id: str,
        body: LaunchClientInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> LaunchClientRegistered:
        """Register a client with the developer.

        Creates a LEAD_REGISTERED partnership (201) that protects the client for 90 days.
        Registering the client again returns 200 ALREADY_REGISTERED.

        Permission: `launches:write`.
        """
        return await self._transport.send(
            LaunchClientRegistered,
            "POST",
            f"/launches/{_segment(development_id)}/clients",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )


class AsyncCaptacaoResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list_offers(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> CaptacaoOfferList:
        """List offered owners.

        All offers on one page, the nearest deadline first. The contact is hidden until the account
        accepts.

        Permission: `captacao:read`.
        """
        return await self._transport.send(
            CaptacaoOfferList,
            "GET",
            "/captacao/offers",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_offers_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[CaptacaoOffer]:
        """The items of all pages of `list_offers`."""
        return _async_items_of(
            lambda cursor: self.list_offers(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def get_offer(
        self,
        offer_id: str,
        **options: Unpack[CallOptions],
    ) -> CaptacaoOfferEnvelope:
        """Retrieve an owner.

        An owner on offer comes without the contact; an accepted owner comes with it.

        Permission: `captacao:read`.
        """
        return await self._transport.send(
            CaptacaoOfferEnvelope,
            "GET",
            f"/captacao/offers/{_segment(offer_id)}",
            options,
        )

    async def list_owners(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        tab: OwnerTab | None = None,
        **options: Unpack[CallOptions],
    ) -> CaptacaoOwnerPage:
        """List accepted owners.

        Pages of 10, the latest acceptance first. `total` counts the tab; `counts` has all three
        tabs.

        Permission: `captacao:read`.
        """
        return await self._transport.send(
            CaptacaoOwnerPage,
            "GET",
            "/captacao/owners",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "tab": tab,
            },
        )

    def list_owners_all(
        self,
        *,
        limit: int | None = None,
        tab: OwnerTab | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[CaptacaoOffer]:
        """The items of all pages of `list_owners`."""
        return _async_items_of(
            lambda cursor: self.list_owners(
                cursor=cursor,
                limit=limit,
                tab=tab,
                **options,
            )
        )

    async def accept_offer(
        self,
        offer_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> CaptacaoAccepted:
        """Accept an owner.

        Debits the price and reveals the contact: the only route that spends money. The account's
        owner must have accepted the current API terms in the dashboard; otherwise the answer is 403
        with `termsVersion`. If the balance is too low, the answer is 422 `request_refused`.
        Accepting again returns ALREADY_ACCEPTED without a second debit.

        Permission: `captacao:accept`.
        """
        return await self._transport.send(
            CaptacaoAccepted,
            "POST",
            f"/captacao/offers/{_segment(offer_id)}/accept",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class AsyncEventsResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def read(
        self,
        *,
        since: str | None = None,
        from_: str | None = None,
        cursor: str | None = None,
        types: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> EventPage:
        """Read the event log.

        Keep `nextCursor` and send it as `cursor` in the next read; if `hasMore` is true, read again
        at once. To start now, send `from=now`; with neither, reading starts at the oldest stored
        event. Events are kept for 30 days. Types the key cannot read are skipped. The events of
        your own writes are included.

        Permission: `events:read`.
        """
        return await self._transport.send(
            EventPage,
            "GET",
            "/events",
            options,
            query={
                "since": since,
                "from": from_,
                "cursor": cursor,
                "types": types,
                "limit": limit,
            },
        )


class AsyncWebhooksResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> WebhookPage:
        """List webhook endpoints.

        All endpoints on one page; secrets are not shown.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            WebhookPage,
            "GET",
            "/webhooks",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Webhook]:
        """The items of all pages of `list`."""
        return _async_items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    async def create(
        self,
        body: WebhookCreation,
        *,
        dry_run: bool = False,
        **options: Unpack[CallOptions],
    ) -> WebhookCreated:
        """Create a webhook endpoint.

        The secret appears only in this answer. Local development also accepts http and the local
        machine.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            WebhookCreated,
            "POST",
            "/webhooks",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
        )

    async def change(
        self,
        webhook_id: str,
        body: WebhookChange,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> WebhookChanged:
        """Update a webhook endpoint.

        ACTIVE re-enables the endpoint and clears the reason. With `redeliverSince`, every delivery
        FAILED or SKIPPED since then gets a new round of attempts.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            WebhookChanged,
            "PATCH",
            f"/webhooks/{_segment(webhook_id)}",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def delete(
        self,
        webhook_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> WebhookDeleted:
        """Delete a webhook endpoint.

        Pending deliveries are not sent.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            WebhookDeleted,
            "DELETE",
            f"/webhooks/{_segment(webhook_id)}",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    async def rotate_secret(
        self,
        webhook_id: str,
        body: SecretRotation | None = None,
        *,
        dry_run: bool = False,
        **options: Unpack[CallOptions],
    ) -> SecretRotated:
        """Rotate a webhook secret.

        The previous secret keeps signing for `overlapHours` hours, 24 by default: each delivery
        carries both signatures.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            SecretRotated,
            "POST",
            f"/webhooks/{_segment(webhook_id)}/rotate-secret",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
        )

    async def test(
        self,
        webhook_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> WebhookTested:
        """Send a test webhook.

        Delivers a signed `webhook.test` now. It does not count toward disabling the endpoint.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            WebhookTested,
            "POST",
            f"/webhooks/{_segment(webhook_id)}/test",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    async def list_deliveries(
        self,
        webhook_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: DeliveryStatus | None = None,
        **options: Unpack[CallOptions],
    ) -> DeliveryPage:
        """List webhook deliveries.

        Newest first, each with its attempts. Deliveries are kept for 30 days.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            DeliveryPage,
            "GET",
            f"/webhooks/{_segment(webhook_id)}/deliveries",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "status": status,
            },
        )

    def list_deliveries_all(
        self,
        webhook_id: str,
        *,
        limit: int | None = None,
        status: DeliveryStatus | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[Delivery]:
        """The items of all pages of `list_deliveries`."""
        return _async_items_of(
            lambda cursor: self.list_deliveries(
                webhook_id,
                cursor=cursor,
                limit=limit,
                status=status,
                **options,
            )
        )

    async def retry_delivery(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> DeliveryRetried:
        """Retry a webhook delivery.

        Sends the same `webhook-id` and the same body again now, even if a later attempt is
        scheduled. Returns ALREADY_SCHEDULED if an attempt is about to start.

        Permission: `webhooks:manage`.
        """
        return await self._transport.send(
            DeliveryRetried,
            "POST",
            f"/webhooks/{_segment(webhook_id)}/deliveries/{_segment(delivery_id)}/retry",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class AsyncSandboxResource:
    def __init__(self, transport: _AsyncTransport) -> None:
        self._transport = transport

    async def simulate_event(
        self,
        body: SimulateEventInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxEventSimulated:
        """Simulate an event.

        Creates a well-formed event of any type that the key reads, which is logged and delivered
        like any other; nothing else changes. Each call creates another event.

        Permission: `events:read`.
        """
        return await self._transport.send(
            SandboxEventSimulated,
            "POST",
            "/sandbox/simulate",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def advance_clock(
        self,
        body: SandboxClockInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxClockAdvanced:
        """Advance the clock.

        Does now what the service would do to the account within `days` days: properties without a
        confirmation go offline, the trash is emptied. Dates remain today's. Requires `leads:write`
        too. Repeat while `more` is true.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            SandboxClockAdvanced,
            "POST",
            "/sandbox/clock",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def set_feed(
        self,
        body: SetSandboxFeedInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxFeedChanged:
        """Set the feed link.

        The address must be public. Another link is another feed; `POST /v1/feed/sync` syncs it. The
        link is never shown.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            SandboxFeedChanged,
            "PUT",
            "/sandbox/feed",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def remove_feed(
        self,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxFeedChanged:
        """Remove the feed.

        Its properties stay, and the API can change them again.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            SandboxFeedChanged,
            "DELETE",
            "/sandbox/feed",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    async def request_partnership(
        self,
        body: SandboxRequestInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxRequested:
        """Receive or make a partnership request.

        A partnership request about one of this account's NETWORK opportunities, as a person makes
        it in the dashboard: from the partner to this account, or with `requester` OWN from this
        account to the partner. The usual rules apply, and both get their events.

        Permission: `partnerships:write`.
        """
        return await self._transport.send(
            SandboxRequested,
            "POST",
            "/sandbox/partner/request",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def move_as_partner(
        self,
        body: SandboxMoveInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxMoved:
        """Answer as the partner.

        Acts as the other side of one of this account's partnerships, with that side's rights:
        accepts or declines a request it received, cancels its own and, if the client is its own,
        advances the stage.

        Permission: `partnerships:write`.
        """
        return await self._transport.send(
            SandboxMoved,
            "POST",
            "/sandbox/partner/status",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
            key=_key_of(options),
        )

    async def reset(
        self,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxResetStep:
        """Go back to the demonstration data.

        Takes one step back to the demonstration data: repeat until `state` is DONE. Properties,
        clients and the feed are removed; keys, webhooks, events and the audit log stay. Requires
        `leads:write` too.

        Permission: `properties:write`.
        """
        return await self._transport.send(
            SandboxResetStep,
            "POST",
            "/sandbox/reset",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class AsyncCursorStore(Protocol):
    """The same for an asynchronous store, such as a database."""

    async def load(self) -> str | None: ...

    async def save(self, position: str) -> None: ...


async def _settled(value: Awaitable[Any] | Any) -> Any:
    return await value if inspect.isawaitable(value) else value


class AsyncEventLog(AsyncEventsResource):
    """The account's ordered log."""

    async def stream(
        self, store: CursorStore | AsyncCursorStore, **options: Unpack[StreamOptions]
    ) -> AsyncIterator[Event]:
        """The same as EventLog.stream; cancelling its task ends it."""
        at = _Position(await _settled(store.load()), options)
        while True:
            page = await self.read(**at.query())
            for event in filter(at.is_new, page.events):
                yield event
                await _settled(store.save(at.handled(event)))
            turned = at.turn(page)
            if turned is not None:
                await _settled(store.save(turned))
            if page.has_more:
                continue
            if options.get("until_current"):
                return
            await asyncio.sleep(options.get("poll", 60.0))


class AsyncRealEstateClient:
    """The same client, asynchronous: `await client.me.get()`."""

    def __init__(self, base_url: str, api_key: str, **options: Unpack[AsyncClientOptions]) -> None:
        self._http = options.get("http") or httpx.AsyncClient()
        transport = _AsyncTransport(self._http, base_url, api_key, options)
        self.me = AsyncMeResource(transport)
        self.reference = AsyncReferenceResource(transport)
        self.geo = AsyncGeoResource(transport)
        self.properties = AsyncPropertiesResource(transport)
        self.feed = AsyncFeedResource(transport)
        self.leads = AsyncLeadsResource(transport)
        self.matches = AsyncMatchesResource(transport)
        self.team = AsyncTeamResource(transport)
        self.partnerships = AsyncPartnershipsResource(transport)
        self.launches = AsyncLaunchesResource(transport)
        self.captacao = AsyncCaptacaoResource(transport)
        self.events = AsyncEventLog(transport)
        self.webhooks = AsyncWebhooksResource(transport)
        self.sandbox = AsyncSandboxResource(transport)

    @classmethod
    def from_env(cls, **options: Unpack[AsyncClientOptions]) -> Self:
        """A client for the address in REAL_ESTATE_URL and the key in REAL_ESTATE_KEY."""
        return cls(*_environment(), **options)

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
