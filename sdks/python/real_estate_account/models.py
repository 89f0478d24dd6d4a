"""The requests and answers of the contract.

Generated from the contract by `npm run sdk`: changes made here by hand are lost.
"""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

from ._base import _MODELS, UNSET, Input, Model, Money, Unset, moment

Availability: TypeAlias = (
    Literal[
        "ACTIVE",
        "INACTIVE",
        "SOLD",
        "RENTED",
    ]
    | str
)
BatchItemOutcome: TypeAlias = (
    Literal[
        "PENDING",
        "CREATED",
        "UPDATED",
        "UNCHANGED",
        "CONFIRMED",
        "LINKED",
        "REJECTED",
    ]
    | str
)
BatchResultOutcome: TypeAlias = (
    Literal[
        "QUEUED",
        "DONE",
    ]
    | str
)
BatchStatus: TypeAlias = (
    Literal[
        "QUEUED",
        "RUNNING",
        "DONE",
    ]
    | str
)
BatchType: TypeAlias = (
    Literal[
        "properties",
        "leads",
    ]
    | str
)
CaptacaoAcceptResultOutcome: TypeAlias = (
    Literal[
        "ACCEPTED",
        "ALREADY_ACCEPTED",
        "WOULD_ACCEPT",
    ]
    | str
)
CaptacaoAcceptedViaChannel: TypeAlias = (
    Literal[
        "API",
        "PANEL",
    ]
    | str
)
CaptacaoOfferDemandScope: TypeAlias = (
    Literal[
        "CITY",
        "NEIGHBORHOOD",
    ]
    | str
)
CaptacaoOfferExclusivityOpenness: TypeAlias = (
    Literal[
        "SIM",
        "NAO",
    ]
    | str
)
CaptacaoOfferOccupancy: TypeAlias = (
    Literal[
        "PROPRIO",
        "ALUGADO",
        "VAZIO",
    ]
    | str
)
CaptacaoOfferOwnerRelation: TypeAlias = (
    Literal[
        "DONO",
        "COPROPRIETARIO",
        "REPRESENTANTE",
        "OUTRO",
    ]
    | str
)
CaptacaoOfferSellTimeframe: TypeAlias = (
    Literal[
        "AGORA",
        "TRES_MESES",
        "SEIS_MESES",
        "PESQUISANDO",
    ]
    | str
)
CaptacaoOfferStage: TypeAlias = (
    Literal[
        "NEW",
        "CONTACTED",
        "VISIT",
        "CAPTURED",
        "LOST",
    ]
    | str
)
CaptacaoOfferStatus: TypeAlias = (
    Literal[
        "OFFERED",
        "ACCEPTED",
        "WITHDRAWN",
        "EXPIRED",
    ]
    | str
)
CaptacaoSummaryServiceDay: TypeAlias = (
    Literal[
        "SEG",
        "TER",
        "QUA",
        "QUI",
        "SEX",
        "SAB",
        "DOM",
    ]
    | str
)
ConfirmItemOutcome: TypeAlias = (
    Literal[
        "CONFIRMED",
        "ALREADY_CONFIRMED",
        "NOT_FOUND",
        "IN_TRASH",
    ]
    | str
)
CurationReason: TypeAlias = (
    Literal[
        "LANCAMENTO",
        "SEM_VALOR",
        "QUALIDADE_BAIXA",
        "NAO_ANGARIACAO",
        "MARCA_DAGUA",
        "FOTOS_INSUFICIENTES",
        "DADOS_INCOERENTES",
        "OUTRO",
    ]
    | str
)
CurationStatus: TypeAlias = (
    Literal[
        "PENDING",
        "APPROVED",
        "REJECTED",
    ]
    | str
)
DeliveryRetryResultOutcome: TypeAlias = (
    Literal[
        "SCHEDULED",
        "ALREADY_SCHEDULED",
    ]
    | str
)
DeliveryStatus: TypeAlias = (
    Literal[
        "PENDING",
        "RETRYING",
        "DELIVERED",
        "FAILED",
        "SKIPPED",
    ]
    | str
)
EventType: TypeAlias = (
    Literal[
        "property.created",
        "property.updated",
        "property.photos_done",
        "property.deleted",
        "property.restored",
        "property.purged",
        "lead.created",
        "lead.updated",
        "lead.deleted",
        "lead.restored",
        "lead.purged",
        "radar.client_summary",
        "radar.price_drop",
        "radar.match_lost",
        "partnership.created",
        "partnership.updated",
        "captacao.offer_received",
        "captacao.offer_accepted",
        "captacao.offer_withdrawn",
        "feed.held",
        "webhook.disabled",
        "webhook.recovered",
        "batch.done",
    ]
    | str
)
FeedReportListingMissing: TypeAlias = (
    Literal[
        "type",
        "purposes",
        "salePrice",
        "rentPrice",
        "address.city",
    ]
    | str
)
FeedReportListingOutcome: TypeAlias = (
    Literal[
        "CREATED",
        "UPDATED",
        "UNCHANGED",
        "CONFIRMED",
        "SKIPPED",
        "ARCHIVED",
        "MISSING",
    ]
    | str
)
FeedReportListingRemarkCode: TypeAlias = (
    Literal[
        "price_on_request",
        "purpose_by_price",
        "purpose_not_read",
        "purpose_without_price",
        "season_price",
        "price_implausible",
        "currency_not_read",
        "area_implausible",
        "unit_not_read",
        "lot_area_only",
        "number_unreadable",
        "photos_unreadable",
        "photos_over_limit",
        "amenities_over_limit",
        "text_over_limit",
        "link_unusable",
        "not_offered",
        "status_not_read",
        "by_postal_code",
        "left_recommendations",
        "gallery_emptied",
        "double",
        "code_alike",
        "other_property",
    ]
    | str
)
FeedReportStatus: TypeAlias = (
    Literal[
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
    ]
    | str
)
FeedReportWaitingField: TypeAlias = (
    Literal[
        "type",
        "address.city",
    ]
    | str
)
FeedSyncConnector: TypeAlias = (
    Literal[
        "VRSYNC",
        "ZAP",
        "OPENNAVENT",
        "CHAVES_NA_MAO",
    ]
    | str
)
FeedSyncResultOutcome: TypeAlias = (
    Literal[
        "STARTED",
        "SCHEDULED",
        "ALREADY_SCHEDULED",
        "WOULD_SYNC",
    ]
    | str
)
FeedSyncStatus: TypeAlias = (
    Literal[
        "QUEUED",
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
    ]
    | str
)
InteractionInputType: TypeAlias = (
    Literal[
        "CALL",
        "WHATSAPP",
        "EMAIL",
        "VISIT",
        "MEETING",
        "NOTE",
        "OTHER",
    ]
    | str
)
InvalidParamCode: TypeAlias = (
    Literal[
        "required",
        "unknown_field",
        "unknown_param",
        "repeated",
        "wrong_type",
        "not_in_list",
        "too_long",
        "too_short",
        "too_many",
        "too_few",
        "too_low",
        "too_high",
        "not_positive",
        "not_zero",
        "invalid_format",
        "malformed",
        "malformed_escape",
        "not_utf8",
        "not_json",
        "not_an_object",
        "not_empty",
        "duplicate_member",
        "forbidden_member",
        "not_finite",
        "lone_surrogate",
        "too_deep",
        "control_character",
        "invisible_character",
        "space_at_end",
        "not_a_cursor",
        "not_taken",
        "not_found",
        "not_on_team",
        "not_in_grant",
        "not_public",
        "not_own_photo",
        "too_old",
        "in_the_future",
        "in_the_past",
        "not_in_production",
        "required_or",
        "below_minimum",
        "not_the_same",
        "several_numbers",
        "service_number",
        "placeholder",
        "one_of",
    ]
    | str
)
InvalidParamIn: TypeAlias = (
    Literal[
        "query",
        "path",
        "header",
        "body",
    ]
    | str
)
LaunchClientResultOutcome: TypeAlias = (
    Literal[
        "REGISTERED",
        "ALREADY_REGISTERED",
    ]
    | str
)
LaunchConstructionStage: TypeAlias = (
    Literal[
        "LAUNCH",
        "OFF_PLAN",
        "NEW",
        "READY",
    ]
    | str
)
LeadLack: TypeAlias = (
    Literal[
        "PURPOSE_MISSING",
        "PROPERTY_TYPES_MISSING",
        "CITY_MISSING",
        "CITY_NOT_IN_CATALOG",
        "BUDGET_MISSING",
        "SALE_BUDGET_MISSING",
        "RENT_BUDGET_MISSING",
        "OTHER",
    ]
    | str
)
LeadState: TypeAlias = (
    Literal[
        "ACTIVE",
        "ARCHIVED",
        "DELETED",
    ]
    | str
)
LeadStateInputState: TypeAlias = (
    Literal[
        "ACTIVE",
        "ARCHIVED",
    ]
    | str
)
LeadStatus: TypeAlias = (
    Literal[
        "NEW",
        "ATTENDING",
        "PROPOSAL",
        "WON",
        "LOST",
    ]
    | str
)
LeadWarningCode: TypeAlias = (
    Literal[
        "placeholder",
        "service_number",
        "extension",
        "ref_encoding",
        "PURPOSE_MISSING",
        "PROPERTY_TYPES_MISSING",
        "CITY_MISSING",
        "CITY_NOT_IN_CATALOG",
        "BUDGET_MISSING",
        "SALE_BUDGET_MISSING",
        "RENT_BUDGET_MISSING",
        "OTHER",
    ]
    | str
)
LeadWriteResultMatchedBy: TypeAlias = (
    Literal[
        "phone",
        "email",
    ]
    | str
)
LeadWriteResultOutcome: TypeAlias = (
    Literal[
        "CREATED",
        "UPDATED",
        "UNCHANGED",
        "LINKED",
        "ARCHIVED",
        "REACTIVATED",
        "ALREADY_ARCHIVED",
        "ALREADY_ACTIVE",
        "DELETED",
        "ALREADY_DELETED",
    ]
    | str
)
MatchOrder: TypeAlias = (
    Literal[
        "score",
        "price",
    ]
    | str
)
MatchScope: TypeAlias = (
    Literal[
        "INTERNAL",
        "NETWORK",
    ]
    | str
)
MatchScope2: TypeAlias = (
    Literal[
        "INTERNAL",
        "NETWORK",
        "LAUNCH",
    ]
    | str
)
MatchStatus: TypeAlias = (
    Literal[
        "NEW",
        "FAVORITED",
        "ARCHIVED",
        "REQUESTED",
    ]
    | str
)
MatchWriteResultOutcome: TypeAlias = (
    Literal[
        "APPLIED",
        "WOULD_APPLY",
    ]
    | str
)
NearMissMissing: TypeAlias = (
    Literal[
        "PURPOSE",
        "CITY",
        "TYPE",
        "PRICE",
        "BEDROOMS",
        "AREA",
        "SCORE",
    ]
    | str
)
OwnerTab: TypeAlias = (
    Literal[
        "ACTIVE",
        "CAPTURED",
        "ARCHIVED",
    ]
    | str
)
PartnershipKind: TypeAlias = (
    Literal[
        "CLIENT_FOR_PROPERTY",
        "PROPERTY_FOR_CLIENT",
    ]
    | str
)
PartnershipOurSide: TypeAlias = (
    Literal[
        "REQUESTER",
        "ADDRESSEE",
    ]
    | str
)
PartnershipStatus: TypeAlias = (
    Literal[
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
    ]
    | str
)
PartnershipWriteResultOutcome: TypeAlias = (
    Literal[
        "STATUS_SET",
        "UNCHANGED",
    ]
    | str
)
PartyType: TypeAlias = (
    Literal[
        "AGENCY",
        "DEVELOPER",
    ]
    | str
)
Permission: TypeAlias = (
    Literal[
        "properties:read",
        "properties:write",
        "leads:read",
        "leads:write",
        "radar:read",
        "radar:write",
        "partnerships:read",
        "partnerships:write",
        "team:read",
        "launches:read",
        "launches:write",
        "captacao:read",
        "captacao:accept",
        "events:read",
        "webhooks:manage",
    ]
    | str
)
PhotoSyncItemState: TypeAlias = (
    Literal[
        "WAITING",
        "FAILED",
    ]
    | str
)
PhotoSyncState: TypeAlias = (
    Literal[
        "QUEUED",
        "DONE",
        "PARTIAL",
        "FAILED",
        "NOT_QUEUED",
    ]
    | str
)
PropertyCategory: TypeAlias = (
    Literal[
        "RESIDENCIAL",
        "COMERCIAL",
        "TERRENO",
        "RURAL",
    ]
    | str
)
PropertyInactiveReason: TypeAlias = (
    Literal[
        "MANUAL",
        "CONFIRMATION_EXPIRED",
        "FEED_REMOVED",
    ]
    | str
)
PropertyKind: TypeAlias = (
    Literal[
        "PROPERTY",
        "DEVELOPMENT",
        "TYPOLOGY",
    ]
    | str
)
PropertyLack: TypeAlias = (
    Literal[
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
        "price_implausible",
        "gallery_emptied",
        "ref_encoding",
        "by_postal_code",
    ]
    | str
)
PropertyPhotosDoneDataState: TypeAlias = (
    Literal[
        "DONE",
        "PARTIAL",
        "FAILED",
    ]
    | str
)
PropertyRadarPending: TypeAlias = (
    Literal[
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
    ]
    | str
)
PropertyStatus: TypeAlias = (
    Literal[
        "ACTIVE",
        "INACTIVE",
        "SOLD",
        "RENTED",
        "DELETED",
    ]
    | str
)
PropertyType: TypeAlias = (
    Literal[
        "APARTAMENTO",
        "CASA_RUA",
        "CASA_CONDOMINIO",
        "CASA_VILA",
        "STUDIO",
        "FLAT",
        "COBERTURA",
        "SALA_COMERCIAL",
        "LOJA_PONTO",
        "GALPAO",
        "PREDIO",
        "TERRENO_RUA",
        "TERRENO_CONDOMINIO",
        "CHACARA_SITIO",
        "FAZENDA",
    ]
    | str
)
PropertyWriteResultOutcome: TypeAlias = (
    Literal[
        "CREATED",
        "UPDATED",
        "UNCHANGED",
        "CONFIRMED",
        "STATUS_SET",
        "DELETED",
        "ALREADY_DELETED",
    ]
    | str
)
PropertyWriteResultPhotos: TypeAlias = (
    Literal[
        "UNCHANGED",
        "QUEUED",
        "ALREADY_QUEUED",
        "CLEARED",
    ]
    | str
)
Purpose: TypeAlias = (
    Literal[
        "VENDA",
        "LOCACAO",
    ]
    | str
)
RadarFilter: TypeAlias = (
    Literal[
        "pending",
        "ready",
    ]
    | str
)
SandboxFeedResultOutcome: TypeAlias = (
    Literal[
        "SET",
        "REMOVED",
    ]
    | str
)
SandboxRequestInputRequester: TypeAlias = (
    Literal[
        "PARTNER",
        "OWN",
    ]
    | str
)
SandboxResetState: TypeAlias = (
    Literal[
        "EMPTYING",
        "FILLING",
        "DONE",
    ]
    | str
)
Source: TypeAlias = (
    Literal[
        "API",
        "FEED",
        "DASHBOARD",
    ]
    | str
)
State: TypeAlias = (
    Literal[
        "AC",
        "AL",
        "AM",
        "AP",
        "BA",
        "CE",
        "DF",
        "ES",
        "GO",
        "MA",
        "MG",
        "MS",
        "MT",
        "PA",
        "PB",
        "PE",
        "PI",
        "PR",
        "RJ",
        "RN",
        "RO",
        "RR",
        "RS",
        "SC",
        "SE",
        "SP",
        "TO",
    ]
    | str
)
TeamMemberRole: TypeAlias = (
    Literal[
        "OWNER",
        "MANAGER",
        "BROKER",
    ]
    | str
)
WebhookChangeResultOutcome: TypeAlias = (
    Literal[
        "UPDATED",
        "UNCHANGED",
    ]
    | str
)
WebhookDisabledReason: TypeAlias = (
    Literal[
        "GONE_410",
        "FAILURE_RATE",
        "MANUAL",
    ]
    | str
)
WebhookStatus: TypeAlias = (
    Literal[
        "ACTIVE",
        "DISABLED",
    ]
    | str
)
WebhookTestOutcomeOutcome: TypeAlias = (
    Literal[
        "TESTED",
        "WOULD_TEST",
    ]
    | str
)


class Address(Model):
    """Address of a property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "neighborhood": ("neighborhood", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "city": ("city", ""),
        "city_id": ("cityId", ""),
        "city_slug": ("citySlug", ""),
        "state": ("state", ""),
        "street": ("street", ""),
        "number": ("number", ""),
        "complement": ("complement", ""),
    }

    neighborhood: str | None
    """Name of the neighborhood."""
    neighborhood_slug: str | None
    """Catalog neighborhood; null while unrecognized."""
    city: str | None
    """Name of the city."""
    city_id: str | None
    """IBGE code of the city, 7 digits."""
    city_slug: str | None
    """Unique slug of city and state."""
    state: State | None
    """State, 2 letters."""
    street: str | None
    """Street, without the number."""
    number: str | None
    """Number in the street."""
    complement: str | None
    """Apartment, block or room."""


class AddressInput(Input):
    """Address of a property. Give the city by `cityId`, or by `city` and `state`."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "city": ("city", ""),
        "state": ("state", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "neighborhood": ("neighborhood", ""),
        "street": ("street", ""),
        "number": ("number", ""),
        "complement": ("complement", ""),
        "postal_code": ("postalCode", ""),
    }

    city_id: str | Unset | None = UNSET
    """IBGE code of the city, 7 digits."""
    city: str | Unset | None = UNSET
    """Name of the city, with `state`. An unknown name answers 400 with suggestions."""
    state: State | Unset | None = UNSET
    """State, 2 letters."""
    neighborhood_slug: str | Unset | None = UNSET
    """Neighborhood of the catalog: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`. The
    safest choice.
    """
    neighborhood: str | Unset | None = UNSET
    """Neighborhood as text, matched through a dictionary of aliases. An unrecognized text waits for
    review, and the property stays out of Radar meanwhile.
    """
    street: str | Unset | None = UNSET
    """Street, without the number."""
    number: str | Unset | None = UNSET
    """Number in the street."""
    complement: str | Unset | None = UNSET
    """Apartment, block or room."""
    postal_code: str | Unset | None = UNSET
    """Postal code (CEP), 8 digits with or without a hyphen. It decides the neighborhood where none is
    given or recognized (`warnings` says so), and is not stored.
    """


class Batch(Model):
    """A batch and its results."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "type": ("type", ""),
        "status": ("status", ""),
        "dry_run": ("dryRun", ""),
        "total": ("total", ""),
        "processed": ("processed", ""),
        "counts": ("counts", ""),
        "created_at": ("createdAt", ""),
        "started_at": ("startedAt", ""),
        "finished_at": ("finishedAt", ""),
        "results": ("results", "list:BatchItem"),
    }

    id: str
    """Id of the batch."""
    type: BatchType
    """properties or leads. Other values may appear."""
    status: BatchStatus
    """QUEUED, RUNNING or DONE. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    total: int
    """Total."""
    processed: int
    """Items done."""
    counts: dict[str, int]
    """Number of items per `outcome`."""
    created_at: str
    """When it was created, in UTC."""
    started_at: str | None
    """When it began."""
    finished_at: str | None
    """When it finished."""
    results: list[BatchItem]
    """One result per item, in the order of the request."""

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)

    @builtins.property
    def started_at_datetime(self) -> datetime | None:
        """`started_at` as a datetime with its zone."""
        return None if self.started_at is None else moment(self.started_at)

    @builtins.property
    def finished_at_datetime(self) -> datetime | None:
        """`finished_at` as a datetime with its zone."""
        return None if self.finished_at is None else moment(self.finished_at)


class BatchAccepted(Model):
    """The accepted batch."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "BatchCreated"),
        "result": ("result", "BatchResult"),
    }

    data: BatchCreated
    """The batch."""
    result: BatchResult
    """Its outcome."""


class BatchCreated(Model):
    """The accepted batch."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "type": ("type", ""),
        "status": ("status", ""),
        "dry_run": ("dryRun", ""),
        "total": ("total", ""),
        "accepted": ("accepted", ""),
        "rejected": ("rejected", ""),
    }

    id: str
    """Id of the batch."""
    type: BatchType
    """properties or leads. Other values may appear."""
    status: BatchStatus
    """QUEUED, RUNNING or DONE. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    total: int
    """Total."""
    accepted: int
    """Items waiting to be processed."""
    rejected: int
    """Items refused because they are malformed."""


class BatchDoneData(Model):
    """The finished batch."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "type": ("type", ""),
        "status": ("status", ""),
        "counts": ("counts", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """Id of the batch."""
    type: BatchType
    """properties or leads. Other values may appear."""
    status: BatchStatus
    """DONE. Other values may appear."""
    counts: dict[str, int]
    """Number of items per `outcome`."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class BatchEnvelope(Model):
    """An answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Batch"),
    }

    data: Batch
    """The object."""


class BatchItem(Model):
    """Outcome of one item."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "index": ("index", ""),
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "id": ("id", ""),
        "code": ("code", ""),
        "detail": ("detail", ""),
        "invalid_params": ("invalidParams", "list:InvalidParam"),
        "result": ("result", "BatchItemResult"),
        "existing_id": ("existingId", ""),
        "existing_ref": ("existingRef", ""),
        "existing_ids": ("existingIds", ""),
        "photos": ("photos", ""),
    }

    index: int
    """Position in the request, from 0."""
    external_ref: str | None
    """Code of the item."""
    outcome: BatchItemOutcome
    """As in the PUT by code, plus PENDING (queued) and REJECTED (refused). Other values may appear."""
    id: str | None
    """Id of the written object."""
    code: str | None
    """Error code of a refused item."""
    detail: str | None
    """The reason in words, in the requested language."""
    invalid_params: list[InvalidParam]
    """Everything wrong with the item."""
    result: BatchItemResult | None
    """What the write reports besides `outcome`; null while queued or if refused."""
    existing_id: str | None = None
    """Refused clients only: the existing client of this person."""
    existing_ref: str | None = None
    """That client's code; null if there is none."""
    existing_ids: list[str] | None = None
    """If the contacts belong to several clients: which."""
    photos: str | None = None
    """Properties only: outcome of the gallery."""


class BatchItemResult(Model):
    """Of the `result` of the PUT by code."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "warnings": ("warnings", "list:BatchWarning"),
        "kept": ("kept", ""),
        "reactivated": ("reactivated", ""),
    }

    warnings: list[BatchWarning]
    """Accepted, but worth a look."""
    kept: list[str] | None = None
    """Clients only: stored fields that were kept, as JSON Pointers of the item."""
    reactivated: bool | None = None
    """Clients only: was archived and is active again."""


class BatchResult(Model):
    """Outcome of the batch."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: BatchResultOutcome
    """QUEUED; DONE if no item was valid. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class BatchWarning(Model):
    """A warning about an accepted write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "code": ("code", ""),
        "label": ("label", ""),
        "suggestions": ("suggestions", "list:Neighborhood"),
    }

    name: str
    """The field, as in `invalidParams`."""
    code: str
    """The warning."""
    label: str
    """The same in words, in the requested language."""
    suggestions: list[Neighborhood] | None = None
    """Neighborhoods that the text may mean."""


class CaptacaoAcceptResult(Model):
    """What accepting did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "price_cents": ("priceCents", ""),
    }

    outcome: CaptacaoAcceptResultOutcome
    """ACCEPTED, ALREADY_ACCEPTED (no second debit); WOULD_ACCEPT in a dry run. Other values may
    appear.
    """
    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    price_cents: int | None
    """Amount this call debits, or would debit, in cents; null if an earlier call debited it."""


class CaptacaoAccepted(Model):
    """The accepted owner, with the contact."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "CaptacaoOffer"),
        "result": ("result", "CaptacaoAcceptResult"),
    }

    data: CaptacaoOffer
    """The owner."""
    result: CaptacaoAcceptResult
    """What accepting did, or would do."""


class CaptacaoAcceptedVia(Model):
    """How it was accepted."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "channel": ("channel", ""),
        "key_id": ("keyId", ""),
        "key_name": ("keyName", ""),
        "ip": ("ip", ""),
        "terms_version": ("termsVersion", ""),
    }

    channel: CaptacaoAcceptedViaChannel | None
    """API or PANEL (dashboard). Other values may appear."""
    key_id: str | None
    """Id of the key."""
    key_name: str | None
    """Name of the key."""
    ip: str | None
    """IP address of the call."""
    terms_version: str | None
    """Version of the terms."""


class CaptacaoAddress(Model):
    """The property's address."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "street": ("street", ""),
        "number": ("number", ""),
        "complement": ("complement", ""),
        "neighborhood": ("neighborhood", ""),
        "city": ("city", ""),
    }

    street: str | None
    """Street."""
    number: str | None
    """Number."""
    complement: str | None
    """Apartment or block."""
    neighborhood: str | None
    """Neighborhood."""
    city: str | None
    """City."""


class CaptacaoContact(Model):
    """The owner's contact."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "phone": ("phone", ""),
        "email": ("email", ""),
    }

    name: str | None
    """Name."""
    phone: str | None
    """Phone, in E.164."""
    email: str | None
    """E-mail."""


class CaptacaoOffer(Model):
    """An offered owner. The members from `owner` on appear after the account accepts."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "status": ("status", ""),
        "purpose": ("purpose", ""),
        "property_type": ("propertyType", ""),
        "city": ("city", ""),
        "city_slug": ("citySlug", ""),
        "neighborhood": ("neighborhood", ""),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "usable_area_declared": ("usableAreaDeclared", ""),
        "area_declared": ("areaDeclared", ""),
        "price_expected": ("priceExpected", "money"),
        "sell_timeframe": ("sellTimeframe", ""),
        "occupancy": ("occupancy", ""),
        "owner_relation": ("ownerRelation", ""),
        "exclusivity_openness": ("exclusivityOpenness", ""),
        "already_listed_declared": ("alreadyListedDeclared", ""),
        "price_cents": ("priceCents", ""),
        "deadline": ("deadline", ""),
        "matching_clients": ("matchingClients", "CaptacaoOfferMatchingClients"),
        "demand": ("demand", "CaptacaoOfferDemand"),
        "stock_neighborhood": ("stockNeighborhood", ""),
        "owner_name_masked": ("ownerNameMasked", ""),
        "owner_phone_verified_via": ("ownerPhoneVerifiedVia", ""),
        "owner_phone_verified_at": ("ownerPhoneVerifiedAt", ""),
        "revealed": ("revealed", ""),
        "created_at": ("createdAt", ""),
        "owner": ("owner", "CaptacaoContact"),
        "address": ("address", "CaptacaoAddress"),
        "accepted_at": ("acceptedAt", ""),
        "accepted_via": ("acceptedVia", "CaptacaoAcceptedVia"),
        "refund_until": ("refundUntil", ""),
        "refunded_at": ("refundedAt", ""),
        "sold_at": ("soldAt", ""),
        "stage": ("stage", ""),
        "stage_label": ("stageLabel", ""),
        "lost_reason": ("lostReason", ""),
        "note": ("note", ""),
        "tab": ("tab", ""),
    }

    id: str
    """Id of the offered owner."""
    status: CaptacaoOfferStatus
    """OFFERED, ACCEPTED, WITHDRAWN or EXPIRED. Other values may appear."""
    purpose: Purpose
    """VENDA (sale) or LOCACAO (rent). Other values may appear."""
    property_type: PropertyType
    """Subtype of the property. Other values may appear."""
    city: str | None
    """City."""
    city_slug: str | None
    """City and state as a slug."""
    neighborhood: str | None
    """Neighborhood."""
    bedrooms: int | None
    """Bedrooms."""
    suites: int | None
    """Suites."""
    bathrooms: int | None
    """Bathrooms."""
    parking_spots: int | None
    """Parking spots."""
    usable_area_declared: float | None
    """Usable area declared, in m²."""
    area_declared: float | None
    """Total area declared, in m²."""
    price_expected: Money | None
    """Price the owner expects, in BRL."""
    sell_timeframe: CaptacaoOfferSellTimeframe | None
    """When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO (looking around). Other values may
    appear.
    """
    occupancy: CaptacaoOfferOccupancy | None
    """Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO (nobody). Other values may appear."""
    owner_relation: CaptacaoOfferOwnerRelation | None
    """DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE (agent) or OUTRO. Other values may
    appear.
    """
    exclusivity_openness: CaptacaoOfferExclusivityOpenness | None
    """Open to exclusivity: SIM (yes) or NAO. Other values may appear."""
    already_listed_declared: bool
    """The owner says it is already listed."""
    price_cents: int
    """Price of accepting, in cents of BRL."""
    deadline: str
    """Deadline to accept."""
    matching_clients: CaptacaoOfferMatchingClients
    """Your clients looking for a property like this."""
    demand: CaptacaoOfferDemand
    """Other accounts' clients looking for a property like this."""
    stock_neighborhood: int | None
    """Your properties in the neighborhood; null if it could not be computed."""
    owner_name_masked: str | None
    """Name, masked."""
    owner_phone_verified_via: str | None
    """How the phone was verified."""
    owner_phone_verified_at: str | None
    """When the owner's phone was verified, in UTC."""
    revealed: bool
    """The contact has been revealed."""
    created_at: str
    """When it was created, in UTC."""
    owner: CaptacaoContact | None = None
    """The owner's contact; null until acceptance."""
    address: CaptacaoAddress | None = None
    """The property's address; null until acceptance."""
    accepted_at: str | None = None
    """When it was accepted."""
    accepted_via: CaptacaoAcceptedVia | None = None
    """How it was accepted."""
    refund_until: str | None = None
    """Deadline to ask for a refund."""
    refunded_at: str | None = None
    """When it was refunded."""
    sold_at: str | None = None
    """When it was sold or let."""
    stage: CaptacaoOfferStage | None = None
    """NEW, CONTACTED, VISIT, CAPTURED or LOST. Other values may appear."""
    stage_label: str | None = None
    """The stage in words."""
    lost_reason: str | None = None
    """Reason for the loss."""
    note: str | None = None
    """What the account noted about the owner."""
    tab: OwnerTab | None = None
    """Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED. Other values may appear."""

    @builtins.property
    def deadline_datetime(self) -> datetime:
        """`deadline` as a datetime with its zone."""
        return moment(self.deadline)

    @builtins.property
    def owner_phone_verified_at_datetime(self) -> datetime | None:
        """`owner_phone_verified_at` as a datetime with its zone."""
        return None if self.owner_phone_verified_at is None else moment(self.owner_phone_verified_at)

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)

    @builtins.property
    def accepted_at_datetime(self) -> datetime | None:
        """`accepted_at` as a datetime with its zone."""
        return None if self.accepted_at is None else moment(self.accepted_at)

    @builtins.property
    def refund_until_datetime(self) -> datetime | None:
        """`refund_until` as a datetime with its zone."""
        return None if self.refund_until is None else moment(self.refund_until)

    @builtins.property
    def refunded_at_datetime(self) -> datetime | None:
        """`refunded_at` as a datetime with its zone."""
        return None if self.refunded_at is None else moment(self.refunded_at)

    @builtins.property
    def sold_at_datetime(self) -> datetime | None:
        """`sold_at` as a datetime with its zone."""
        return None if self.sold_at is None else moment(self.sold_at)


class CaptacaoOfferAcceptedData(Model):
    """The accepted owner."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "accepted_at": ("acceptedAt", ""),
        "via": ("via", ""),
    }

    id: str
    """Id of the offered owner."""
    accepted_at: str
    """When the account accepted it, in UTC."""
    via: CaptacaoAcceptedViaChannel
    """API or PANEL (dashboard). Other values may appear."""

    @builtins.property
    def accepted_at_datetime(self) -> datetime:
        """`accepted_at` as a datetime with its zone."""
        return moment(self.accepted_at)


class CaptacaoOfferDemand(Model):
    """Clients of other accounts, counted every night; unavailable below 10 clients or 3 accounts."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "available": ("available", ""),
        "people": ("people", ""),
        "scope": ("scope", ""),
        "scope_name": ("scopeName", ""),
        "as_of": ("asOf", ""),
        "label": ("label", ""),
    }

    available: bool
    """Whether there is a number to show."""
    people: int | None
    """How many, rounded down to a multiple of 5."""
    scope: CaptacaoOfferDemandScope | None
    """CITY or NEIGHBORHOOD. Other values may appear."""
    scope_name: str | None
    """Name of the place."""
    as_of: str | None
    """When it was counted."""
    label: str | None
    """The same in words."""

    @builtins.property
    def as_of_datetime(self) -> datetime | None:
        """`as_of` as a datetime with its zone."""
        return None if self.as_of is None else moment(self.as_of)


class CaptacaoOfferEnvelope(Model):
    """An answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "CaptacaoOffer"),
    }

    data: CaptacaoOffer
    """The object."""


class CaptacaoOfferList(Model):
    """The owners on offer, and the account's summary."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:CaptacaoOffer"),
        "summary": ("summary", "CaptacaoSummary"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[CaptacaoOffer]
    """The owners."""
    summary: CaptacaoSummary
    """The account's summary."""
    next_cursor: str | None
    """null: all owners are on the page, unless `limit` asks for fewer."""


class CaptacaoOfferMatchingClients(Model):
    """Your clients looking for a property like this; null if it could not be computed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city": ("city", ""),
        "neighborhood": ("neighborhood", ""),
    }

    city: int | None
    """In the city."""
    neighborhood: int | None
    """In the neighborhood."""


class CaptacaoOfferReceivedData(Model):
    """The offered owner."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "deadline": ("deadline", ""),
    }

    id: str
    """Id of the offered owner."""
    deadline: str
    """Deadline to accept."""

    @builtins.property
    def deadline_datetime(self) -> datetime:
        """`deadline` as a datetime with its zone."""
        return moment(self.deadline)


class CaptacaoOfferWithdrawnData(Model):
    """The offer that ended."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
    }

    id: str
    """Id of the offered owner."""


class CaptacaoOwnerPage(Model):
    """A page of accepted owners."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:CaptacaoOffer"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
        "counts": ("counts", "CaptacaoOwnerPageCounts"),
    }

    data: list[CaptacaoOffer]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""
    total: int
    """Number on the tab."""
    counts: CaptacaoOwnerPageCounts
    """Number on each tab."""


class CaptacaoOwnerPageCounts(Model):
    """Number on each tab."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "active": ("ACTIVE", ""),
        "captured": ("CAPTURED", ""),
        "archived": ("ARCHIVED", ""),
    }

    active: int
    """Under way."""
    captured: int
    """Captured."""
    archived: int
    """Archived."""


class CaptacaoSummary(Model):
    """The account's Captação summary."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "pending_count": ("pendingCount", ""),
        "balance_cents": ("balanceCents", ""),
        "subscription_active": ("subscriptionActive", ""),
        "platform_active": ("platformActive", ""),
        "paused": ("paused", ""),
        "paused_auto": ("pausedAuto", ""),
        "expired_streak": ("expiredStreak", ""),
        "auto_pause_after": ("autoPauseAfter", ""),
        "in_activation": ("inActivation", ""),
        "leads_to_first_charge": ("leadsToFirstCharge", ""),
        "recharge_pending": ("rechargePending", ""),
        "operating_cities": ("operatingCities", ""),
        "purposes": ("purposes", ""),
        "service_days": ("serviceDays", ""),
    }

    pending_count: int
    """Open offers."""
    balance_cents: int
    """Balance, in cents of BRL."""
    subscription_active: bool
    """The subscription is active."""
    platform_active: bool
    """The platform offers owners."""
    paused: bool
    """The account is paused and receives no offers."""
    paused_auto: bool
    """The pause is automatic, caused by expired offers."""
    expired_streak: int
    """Consecutive expired offers."""
    auto_pause_after: int | None
    """Consecutive expired offers that trigger the pause; null: never."""
    in_activation: bool
    """Still using free owners."""
    leads_to_first_charge: int | None
    """Owners left before the first charge."""
    recharge_pending: bool
    """A recharge is under way."""
    operating_cities: list[str]
    """Cities served; empty: all."""
    purposes: list[Purpose]
    """Purposes served. Other values may appear."""
    service_days: list[CaptacaoSummaryServiceDay]
    """Days of service. Other values may appear."""


class Change(Model):
    """A field that changed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "field": ("field", ""),
        "from_": ("from", ""),
        "to": ("to", ""),
    }

    field: str
    """Name of the field."""
    from_: Any
    """Previous value, as the object shows it."""
    to: Any
    """New value, as the object shows it."""


class City(Model):
    """A city of the catalog."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "name": ("name", ""),
        "uf": ("uf", ""),
        "city_slug": ("citySlug", ""),
    }

    city_id: str
    """IBGE code, 7 digits."""
    name: str
    """Name."""
    uf: State
    """State, 2 letters."""
    city_slug: str
    """Unique slug of city and state."""


class CityPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:City"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
    }

    data: list[City]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""
    total: int
    """Total."""


class CitySuggestion(Model):
    """A city that the text may mean."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "name": ("name", ""),
        "uf": ("uf", ""),
        "city_slug": ("citySlug", ""),
        "neighborhood": ("neighborhood", ""),
        "other_state": ("otherState", ""),
    }

    city_id: str
    """IBGE code, 7 digits."""
    name: str
    """Name."""
    uf: str
    """State, 2 letters."""
    city_slug: str
    """Unique slug of city and state."""
    neighborhood: str | None = None
    """The neighborhood or district of this city that has the name sent."""
    other_state: bool | None = None
    """true if it is in another state, with exactly the name sent. Other values may appear."""


class ClientSnapshot(Model):
    """The client of an opportunity. The phone is never shown."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "masked": ("masked", ""),
        "status": ("status", ""),
        "pre_approved": ("preApproved", ""),
        "purposes": ("purposes", ""),
        "property_types": ("propertyTypes", ""),
        "regions": ("regions", ""),
        "price_min": ("priceMin", "money"),
        "price_max": ("priceMax", "money"),
        "bedrooms": ("bedrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area_min": ("areaMin", ""),
        "name": ("name", ""),
    }

    masked: bool
    """A partner's client, shown without a name."""
    status: LeadStatus | None
    """Stage; null for a masked client. Other values may appear."""
    pre_approved: bool
    """Credit is pre-approved."""
    purposes: list[Purpose]
    """What the client is looking for. Other values may appear."""
    property_types: list[PropertyType]
    """Wanted subtypes. Other values may appear."""
    regions: list[str]
    """Wanted places, as text."""
    price_min: Money | None
    """Lowest price in BRL."""
    price_max: Money | None
    """Highest price in BRL."""
    bedrooms: int | None
    """Bedrooms, at least."""
    parking_spots: int | None
    """Parking spots, at least."""
    area_min: float | None
    """Smallest area in m²."""
    name: str | None
    """Name of your own client, if the key has leads:read."""


class ConfirmItem(Model):
    """A property of the request."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "status": ("status", ""),
        "confirmation": ("confirmation", "Confirmation"),
    }

    id: str | None
    """Id of the property; null if the code is unknown."""
    external_ref: str | None
    """Code of the property."""
    outcome: ConfirmItemOutcome
    """CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or IN_TRASH. Other values may
    appear.
    """
    status: PropertyStatus | None
    """Availability after the confirmation; null if there is no property. Other values may appear."""
    confirmation: Confirmation | None
    """Dates of the confirmation; null if there is no property."""


class ConfirmResult(Model):
    """The summary of a confirmation."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "dry_run": ("dryRun", ""),
        "summary": ("summary", ""),
    }

    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    summary: dict[str, int]
    """Number of properties per `outcome`."""


class Confirmation(Model):
    """Availability must be confirmed every 60 days; a write through the API also confirms it."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "last_confirmed_at": ("lastConfirmedAt", ""),
        "due_at": ("dueAt", ""),
        "notice_at": ("noticeAt", ""),
        "offline_at": ("offlineAt", ""),
    }

    last_confirmed_at: str | None
    """The latest confirmation."""
    due_at: str | None
    """When the next one is due: 60 days after the latest."""
    notice_at: str | None
    """When the notice was sent."""
    offline_at: str | None
    """When it goes offline: 7 days after the notice."""

    @builtins.property
    def last_confirmed_at_datetime(self) -> datetime | None:
        """`last_confirmed_at` as a datetime with its zone."""
        return None if self.last_confirmed_at is None else moment(self.last_confirmed_at)

    @builtins.property
    def due_at_datetime(self) -> datetime | None:
        """`due_at` as a datetime with its zone."""
        return None if self.due_at is None else moment(self.due_at)

    @builtins.property
    def notice_at_datetime(self) -> datetime | None:
        """`notice_at` as a datetime with its zone."""
        return None if self.notice_at is None else moment(self.notice_at)

    @builtins.property
    def offline_at_datetime(self) -> datetime | None:
        """`offline_at` as a datetime with its zone."""
        return None if self.offline_at is None else moment(self.offline_at)


class Counterpart(Model):
    """The partner account."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
        "type": ("type", ""),
        "organization": ("organization", ""),
        "creci": ("creci", ""),
        "creci_verified": ("creciVerified", ""),
        "phone": ("phone", ""),
    }

    account_id: str
    """Id of the account."""
    name: str
    """Name of the account."""
    type: PartyType
    """AGENCY or DEVELOPER. Other values may appear."""
    organization: str | None
    """Network or group."""
    creci: str | None
    """CRECI registration."""
    creci_verified: bool
    """CRECI verified by the platform."""
    phone: str | None
    """Business phone, in E.164."""


class Curation(Model):
    """The platform's review of the property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "reason": ("reason", ""),
        "label": ("label", ""),
    }

    status: CurationStatus | None
    """PENDING, APPROVED or REJECTED; null if not subject to review. Other values may appear."""
    reason: CurationReason | None
    """Reason for the rejection. Other values may appear."""
    label: str | None
    """The reason for the rejection, otherwise the status, in words, in the requested language."""


class Delivery(Model):
    """The delivery of an event to an endpoint."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "event_id": ("eventId", ""),
        "type": ("type", ""),
        "status": ("status", ""),
        "attempts": ("attempts", ""),
        "last_status_code": ("lastStatusCode", ""),
        "last_error": ("lastError", ""),
        "last_attempt_at": ("lastAttemptAt", ""),
        "next_attempt_at": ("nextAttemptAt", ""),
        "delivered_at": ("deliveredAt", ""),
        "created_at": ("createdAt", ""),
        "attempt_log": ("attemptLog", "list:DeliveryAttempt"),
    }

    id: str
    """Id of the delivery."""
    event_id: str
    """Id of the event; its `webhook-id`."""
    type: EventType
    """Type of the event."""
    status: DeliveryStatus
    """PENDING, RETRYING (another attempt will follow), DELIVERED, FAILED (out of attempts) or SKIPPED
    (endpoint disabled, or no permission). Other values may appear.
    """
    attempts: int
    """Attempts made."""
    last_status_code: int | None
    """Latest HTTP status."""
    last_error: str | None
    """Latest error, in one word."""
    last_attempt_at: str | None
    """Latest attempt."""
    next_attempt_at: str | None
    """Next attempt."""
    delivered_at: str | None
    """When it was delivered."""
    created_at: str
    """When it was created, in UTC."""
    attempt_log: list[DeliveryAttempt]
    """Each attempt."""

    @builtins.property
    def last_attempt_at_datetime(self) -> datetime | None:
        """`last_attempt_at` as a datetime with its zone."""
        return None if self.last_attempt_at is None else moment(self.last_attempt_at)

    @builtins.property
    def next_attempt_at_datetime(self) -> datetime | None:
        """`next_attempt_at` as a datetime with its zone."""
        return None if self.next_attempt_at is None else moment(self.next_attempt_at)

    @builtins.property
    def delivered_at_datetime(self) -> datetime | None:
        """`delivered_at` as a datetime with its zone."""
        return None if self.delivered_at is None else moment(self.delivered_at)

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)


class DeliveryAttempt(Model):
    """An attempt to deliver."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "at": ("at", ""),
        "status_code": ("statusCode", ""),
        "error": ("error", ""),
        "ms": ("ms", ""),
    }

    at: str
    """When it was attempted, in UTC."""
    status_code: int | None
    """HTTP status; null without an answer."""
    error: str | None
    """Why it failed, in one word."""
    ms: int
    """How long it took, in milliseconds."""

    @builtins.property
    def at_datetime(self) -> datetime:
        """`at` as a datetime with its zone."""
        return moment(self.at)


class DeliveryPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Delivery"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Delivery]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class DeliveryRetried(Model):
    """The delivery after the call."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Delivery"),
        "result": ("result", "DeliveryRetryResult"),
    }

    data: Delivery
    """The delivery."""
    result: DeliveryRetryResult
    """What was done."""


class DeliveryRetryResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: DeliveryRetryResultOutcome
    """SCHEDULED, ALREADY_SCHEDULED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class Event(Model):
    """An event; `type` says which."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "sequence": ("sequence", ""),
        "created_at": ("createdAt", ""),
        "type": ("type", ""),
        "data": ("data", ""),
    }

    id: str
    """Id of the event; also the `webhook-id` of its delivery."""
    sequence: int
    """Increases in the order of the account's log, oldest to newest."""
    created_at: str
    """When it happened, in UTC."""
    type: EventType
    """Type of the event."""
    data: dict[str, Any]
    """The event's data: ids, states and field names, nothing personal."""

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)


class EventPage(Model):
    """Events in order."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "events": ("events", "list:Event"),
        "next_cursor": ("nextCursor", ""),
        "has_more": ("hasMore", ""),
    }

    events: list[Event]
    """The events of this page."""
    next_cursor: str
    """Where to continue; keep it even if the page is empty."""
    has_more: bool
    """More events are available now."""


class EventTypeInfo(Model):
    """An event type."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
        "scope": ("scope", ""),
        "description": ("description", ""),
    }

    type: EventType
    """The type."""
    scope: Permission
    """The read permission that grants it. Other values may appear."""
    description: str
    """What happened, in the requested language."""


class EventTypeInfoPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:EventTypeInfo"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[EventTypeInfo]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class ExploredMatchPage(Model):
    """A page of opportunities, with what `include` requested."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Match"),
        "next_cursor": ("nextCursor", ""),
        "near_misses": ("nearMisses", "list:NearMiss"),
        "funnel": ("funnel", "Funnel"),
    }

    data: list[Match]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""
    near_misses: list[NearMiss] | None = None
    """Your own pairs that almost match, the nearest first; null if Radar does not answer in time."""
    funnel: Funnel | None = None
    """How many remain after each filter."""


class FeedCounts(Model):
    """What a sync did, counted in properties."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "created": ("created", ""),
        "updated": ("updated", ""),
        "archived": ("archived", ""),
        "skipped": ("skipped", ""),
        "unchanged": ("unchanged", ""),
        "confirmed": ("confirmed", ""),
    }

    created: int | None
    """Created."""
    updated: int | None
    """Updated."""
    archived: int | None
    """Left the feed: missing in two complete syncs."""
    skipped: int | None
    """Incomplete, or over the plan's quota."""
    unchanged: int | None
    """Unchanged."""
    confirmed: int | None
    """Unchanged, their availability confirmed."""


class FeedHeldData(Model):
    """A feed that awaits a decision."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "listings": ("listings", ""),
        "others": ("others", ""),
        "held_at": ("heldAt", ""),
    }

    listings: int
    """Listings of the feed."""
    others: int
    """Codes that now name other properties."""
    held_at: str
    """When it stopped."""

    @builtins.property
    def held_at_datetime(self) -> datetime:
        """`held_at` as a datetime with its zone."""
        return moment(self.held_at)


class FeedReport(Model):
    """What a sync would do, and why."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "message": ("message", ""),
        "listings": ("listings", "list:FeedReportListing"),
        "counts": ("counts", ""),
        "connector": ("connector", ""),
        "reasons": ("reasons", ""),
        "not_read": ("notRead", "list:FeedReportNotRead"),
        "waiting": ("waiting", "list:FeedReportWaiting"),
        "summary": ("summary", ""),
    }

    status: FeedReportStatus
    """How it would end. Other values may appear."""
    message: str
    """The same in words."""
    listings: list[FeedReportListing]
    """Up to 500 listings; the rest in `counts` only."""
    counts: dict[str, int]
    """Number of listings per `outcome`."""
    connector: FeedSyncConnector | None
    """Format found by reading; null if no listing shows it. Other values may appear."""
    reasons: dict[str, int]
    """Number of listings per reason or remark."""
    not_read: list[FeedReportNotRead]
    """What the listings have and is not read, the most frequent first."""
    waiting: list[FeedReportWaiting]
    """Unrecognized types and cities, grouped."""
    summary: str | None
    """What is not read, in one line; null if nothing."""


class FeedReportListing(Model):
    """A listing of the feed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "reason": ("reason", ""),
        "conflicts": ("conflicts", ""),
        "message": ("message", ""),
        "missing": ("missing", ""),
        "unknown": ("unknown", "list:FeedReportListingUnknown"),
        "refused_photos": ("refusedPhotos", "list:FeedReportListingRefusedPhoto"),
        "remarks": ("remarks", "list:FeedReportListingRemark"),
    }

    external_ref: str | None
    """Code of the listing."""
    outcome: FeedReportListingOutcome
    """CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or MISSING. Other values may appear."""
    reason: str | None
    """Why it is skipped or not archived, as a code."""
    conflicts: list[str]
    """Fields edited in the dashboard: they were kept as they were."""
    message: str | None
    """Reason and remarks in words."""
    missing: list[FeedReportListingMissing]
    """Required fields that are missing or unreadable. Other values may appear."""
    unknown: list[FeedReportListingUnknown]
    """Values of the listing that no catalog has: the property is imported and awaits review."""
    refused_photos: list[FeedReportListingRefusedPhoto]
    """Photos that cannot be downloaded, up to 5."""
    remarks: list[FeedReportListingRemark]
    """What was left out of the listing, or looks wrong."""


class FeedReportListingRefusedPhoto(Model):
    """A refused photo."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "reason": ("reason", ""),
    }

    url: str
    """Address, cut to 300 characters."""
    reason: str
    """Why, in one word."""


class FeedReportListingRemark(Model):
    """A remark on the listing."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "code": ("code", ""),
        "field": ("field", ""),
        "value": ("value", ""),
    }

    code: FeedReportListingRemarkCode
    """Which one, in one word: price_on_request, price_implausible, unit_not_read... Other values may
    appear.
    """
    field: str | None
    """Field of the API, or null."""
    value: str | None
    """The feed's text, or a number; null if there is none."""


class FeedReportListingUnknown(Model):
    """An unknown value."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "field": ("field", ""),
        "value": ("value", ""),
    }

    field: FeedReportWaitingField
    """type or address.city. Other values may appear."""
    value: str
    """The feed's text."""


class FeedReportNotRead(Model):
    """What the feed has and is not read."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "label": ("label", ""),
        "count": ("count", ""),
    }

    name: str
    """condominiumFee, propertyTax, video..., or the element's name."""
    label: str
    """The same in words."""
    count: int
    """In how many listings."""


class FeedReportWaiting(Model):
    """A value that no catalog has."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "field": ("field", ""),
        "value": ("value", ""),
        "count": ("count", ""),
    }

    field: FeedReportWaitingField
    """type or address.city. Other values may appear."""
    value: str
    """The feed's text."""
    count: int
    """In how many listings."""


class FeedSync(Model):
    """Status of the CRM feed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "configured": ("configured", ""),
        "connector": ("connector", ""),
        "auto_sync": ("autoSync", ""),
        "status": ("status", ""),
        "message": ("message", ""),
        "last_sync_at": ("lastSyncAt", ""),
        "feed_count": ("feedCount", ""),
        "counts": ("counts", "FeedCounts"),
        "conflicts": ("conflicts", ""),
        "scheduled_for": ("scheduledFor", ""),
        "next_attempt_at": ("nextAttemptAt", ""),
        "last_report": ("lastReport", "FeedSyncReport"),
    }

    configured: bool
    """Whether a feed is set in the dashboard."""
    connector: FeedSyncConnector | None
    """Format of the feed, found by reading: VRSYNC, ZAP, OPENNAVENT or CHAVES_NA_MAO. Other values may
    appear.
    """
    auto_sync: bool
    """Syncs automatically every 6 hours."""
    status: FeedSyncStatus | None
    """How the last sync ended; QUEUED while one runs. Other values may appear."""
    message: str | None
    """The same in words, in the requested language."""
    last_sync_at: str | None
    """Latest sync."""
    feed_count: int | None
    """Listings in the feed."""
    counts: FeedCounts
    """What the last sync did."""
    conflicts: int
    """Properties with a field that the dashboard keeps from the feed."""
    scheduled_for: str | None
    """Time of the scheduled sync."""
    next_attempt_at: str | None
    """When the feed is fetched next without a call: a retry, the scheduled sync or the automatic sync."""
    last_report: FeedSyncReport | None = None
    """Report of the last sync that read the feed, with its first 50 rows; in GET /feed only."""

    @builtins.property
    def last_sync_at_datetime(self) -> datetime | None:
        """`last_sync_at` as a datetime with its zone."""
        return None if self.last_sync_at is None else moment(self.last_sync_at)

    @builtins.property
    def scheduled_for_datetime(self) -> datetime | None:
        """`scheduled_for` as a datetime with its zone."""
        return None if self.scheduled_for is None else moment(self.scheduled_for)

    @builtins.property
    def next_attempt_at_datetime(self) -> datetime | None:
        """`next_attempt_at` as a datetime with its zone."""
        return None if self.next_attempt_at is None else moment(self.next_attempt_at)


class FeedSyncEnvelope(Model):
    """An answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "FeedSync"),
    }

    data: FeedSync
    """The object."""


class FeedSyncReport(Model):
    """What a sync did, and why."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "message": ("message", ""),
        "listings": ("listings", "list:FeedReportListing"),
        "counts": ("counts", ""),
        "connector": ("connector", ""),
        "reasons": ("reasons", ""),
        "not_read": ("notRead", "list:FeedReportNotRead"),
        "waiting": ("waiting", "list:FeedReportWaiting"),
        "summary": ("summary", ""),
        "sync_id": ("syncId", ""),
        "finished_at": ("finishedAt", ""),
    }

    status: FeedReportStatus
    """How it ended. Other values may appear."""
    message: str
    """The same in words."""
    listings: list[FeedReportListing]
    """Up to 500 listings; the rest in `counts` only."""
    counts: dict[str, int]
    """Number of listings per `outcome`."""
    connector: FeedSyncConnector | None
    """Format found by reading; null if no listing shows it. Other values may appear."""
    reasons: dict[str, int]
    """Number of listings per reason or remark."""
    not_read: list[FeedReportNotRead]
    """What the listings have and is not read, the most frequent first."""
    waiting: list[FeedReportWaiting]
    """Unrecognized types and cities, grouped."""
    summary: str | None
    """What is not read, in one line; null if nothing."""
    sync_id: str
    """Id of the sync."""
    finished_at: str
    """When it ended."""

    @builtins.property
    def finished_at_datetime(self) -> datetime:
        """`finished_at` as a datetime with its zone."""
        return moment(self.finished_at)


class FeedSyncResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "scheduled_for": ("scheduledFor", ""),
        "report": ("report", "FeedReport"),
    }

    outcome: FeedSyncResultOutcome
    """STARTED, SCHEDULED, ALREADY_SCHEDULED; WOULD_SYNC in a dry run. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    scheduled_for: str | None
    """When the sync is scheduled."""
    report: FeedReport | None
    """Only in a dry run: what would happen, and why."""

    @builtins.property
    def scheduled_for_datetime(self) -> datetime | None:
        """`scheduled_for` as a datetime with its zone."""
        return None if self.scheduled_for is None else moment(self.scheduled_for)


class FeedSynced(Model):
    """The feed, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "FeedSync"),
        "result": ("result", "FeedSyncResult"),
    }

    data: FeedSync
    """Status of the feed."""
    result: FeedSyncResult
    """What the call did, or would do."""


class Funnel(Model):
    """How many of the account's own remain after each filter."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "purpose": ("purpose", ""),
        "city": ("city", ""),
        "type": ("type", ""),
        "price": ("price", ""),
        "bedrooms": ("bedrooms", ""),
        "area": ("area", ""),
        "score": ("score", ""),
        "kept": ("kept", ""),
    }

    eligible: int
    """Eligible for Radar."""
    purpose: int
    """With a purpose in common."""
    city: int
    """In the same city."""
    type: int
    """With a wanted subtype."""
    price: int
    """Within the price."""
    bedrooms: int
    """With at most one bedroom fewer."""
    area: int
    """With 60 % of the area asked for, or more."""
    score: int
    """With a score of 60 or more."""
    kept: int
    """Kept as opportunities."""


class InteractionInput(Input):
    """The interaction with the client."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
        "at": ("at", ""),
        "note": ("note", ""),
        "property_id": ("propertyId", ""),
    }

    type: InteractionInputType
    """CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER."""
    at: str | Unset = UNSET
    """When it happened; now if absent, never in the future."""
    note: str | Unset = UNSET
    """Note, up to 2,000 characters."""
    property_id: str | Unset = UNSET
    """The property it was about."""


class InteractionLogged(Model):
    """The client and the logged interaction."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
        "result": ("result", "InteractionResult"),
    }

    data: Lead
    """The client after the write."""
    result: InteractionResult
    """The logged interaction."""


class InteractionResult(Model):
    """The logged interaction."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "interaction_id": ("interactionId", ""),
    }

    outcome: str
    """LOGGED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    interaction_id: str
    """Id of the interaction."""


class Interest(Model):
    """Search profile. Counts and area are minimums."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "purposes": ("purposes", ""),
        "property_types": ("propertyTypes", ""),
        "locations": ("locations", "list:Location"),
        "sale_price_min": ("salePriceMin", "money"),
        "sale_price_max": ("salePriceMax", "money"),
        "rent_price_min": ("rentPriceMin", "money"),
        "rent_price_max": ("rentPriceMax", "money"),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area_min": ("areaMin", ""),
    }

    purposes: list[Purpose]
    """What the client wants: VENDA (buy), LOCACAO (rent) or both. Other values may appear."""
    property_types: list[PropertyType]
    """Wanted subtypes, from `GET /reference/property-types`. Without any, Radar recommends nothing.
    Other values may appear.
    """
    locations: list[Location]
    """Up to 30 wanted places."""
    sale_price_min: Money | None
    """Lowest price to buy, in BRL."""
    sale_price_max: Money | None
    """Highest price to buy, in BRL. Not below the lowest."""
    rent_price_min: Money | None
    """Lowest monthly rent, in BRL."""
    rent_price_max: Money | None
    """Highest monthly rent, in BRL. Not below the lowest."""
    bedrooms: int | None
    """Bedrooms, at least."""
    suites: int | None
    """Suites, at least."""
    bathrooms: int | None
    """Bathrooms, at least."""
    parking_spots: int | None
    """Parking spots, at least."""
    area_min: float | None
    """Smallest private area, in m²."""


class InterestInput(Input):
    """Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of
    each purpose.
    """

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "purposes": ("purposes", ""),
        "property_types": ("propertyTypes", ""),
        "locations": ("locations", "list:LocationInput"),
        "sale_price_min": ("salePriceMin", "money"),
        "sale_price_max": ("salePriceMax", "money"),
        "rent_price_min": ("rentPriceMin", "money"),
        "rent_price_max": ("rentPriceMax", "money"),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area_min": ("areaMin", ""),
    }

    purposes: list[Purpose] | Unset = UNSET
    """What the client wants: VENDA (buy), LOCACAO (rent) or both."""
    property_types: list[PropertyType] | Unset = UNSET
    """Wanted subtypes, from `GET /reference/property-types`. Without any, Radar recommends nothing."""
    locations: list[LocationInput] | Unset = UNSET
    """Up to 30 wanted places."""
    sale_price_min: Money | Unset | None = UNSET
    """Lowest price to buy, in BRL."""
    sale_price_max: Money | Unset | None = UNSET
    """Highest price to buy, in BRL. Not below the lowest."""
    rent_price_min: Money | Unset | None = UNSET
    """Lowest monthly rent, in BRL."""
    rent_price_max: Money | Unset | None = UNSET
    """Highest monthly rent, in BRL. Not below the lowest."""
    bedrooms: int | Unset | None = UNSET
    """Bedrooms, at least."""
    suites: int | Unset | None = UNSET
    """Suites, at least."""
    bathrooms: int | Unset | None = UNSET
    """Bathrooms, at least."""
    parking_spots: int | Unset | None = UNSET
    """Parking spots, at least."""
    area_min: float | Unset | None = UNSET
    """Smallest private area, in m²."""


class InvalidParam(Model):
    """One error of the request."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "in_": ("in", ""),
        "name": ("name", ""),
        "pointer": ("pointer", ""),
        "code": ("code", ""),
        "reason": ("reason", ""),
        "allowed": ("allowed", ""),
        "suggestions": ("suggestions", "list:CitySuggestion"),
        "did_you_mean": ("didYouMean", ""),
    }

    in_: InvalidParamIn
    """Where: query, path, header or body. Other values may appear."""
    name: str
    """The field, dotted."""
    pointer: str | None = None
    """JSON Pointer into the body."""
    code: InvalidParamCode
    """A stable word. Other values may appear."""
    reason: str
    """A sentence in the requested language."""
    allowed: list[str] | None = None
    """The accepted values; of an unknown field or parameter, the names accepted there."""
    suggestions: list[CitySuggestion] | None = None
    """Cities with similar names."""
    did_you_mean: str | None = None
    """The accepted name or value closest to the one sent."""


class Launch(Model):
    """A launch (new development). Every field is always present."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "development_id": ("developmentId", ""),
        "title": ("title", ""),
        "description": ("description", ""),
        "developer": ("developer", "LaunchDeveloper"),
        "address": ("address", "Address"),
        "construction_stage": ("constructionStage", ""),
        "delivery_date": ("deliveryDate", ""),
        "construction_progress": ("constructionProgress", ""),
        "price_from": ("priceFrom", "money"),
        "price_to": ("priceTo", "money"),
        "cover_photo": ("coverPhoto", ""),
        "photos": ("photos", ""),
        "floor_plans": ("floorPlans", ""),
        "partnership_terms": ("partnershipTerms", "PartnershipTerms"),
        "units": ("units", "LaunchUnits"),
        "typologies": ("typologies", "list:LaunchTypology"),
        "updated_at": ("updatedAt", ""),
    }

    development_id: str
    """Id of the development."""
    title: str | None
    """Name of the development."""
    description: str | None
    """Text of the listing."""
    developer: LaunchDeveloper
    """The developer."""
    address: Address
    """Address."""
    construction_stage: LaunchConstructionStage | None
    """LAUNCH, OFF_PLAN, NEW or READY. Other values may appear."""
    delivery_date: str | None
    """Expected delivery, YYYY-MM-DD."""
    construction_progress: int | None
    """Progress in %, 0 to 100."""
    price_from: Money | None
    """Lowest price in BRL: of the unit types, or of the development."""
    price_to: Money | None
    """Highest price in BRL."""
    cover_photo: str | None
    """Cover photo."""
    photos: list[str]
    """Photos, in order."""
    floor_plans: list[str]
    """Floor plans."""
    partnership_terms: PartnershipTerms
    """Terms offered to partners."""
    units: LaunchUnits
    """The units."""
    typologies: list[LaunchTypology]
    """The unit types."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class LaunchBlock(Model):
    """The construction of a development or unit type."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "construction_stage": ("constructionStage", ""),
        "delivery_date": ("deliveryDate", ""),
        "construction_progress": ("constructionProgress", ""),
        "units_total": ("unitsTotal", ""),
        "units_available": ("unitsAvailable", ""),
        "units_reserved": ("unitsReserved", ""),
        "units_sold": ("unitsSold", ""),
        "floor_plans": ("floorPlans", ""),
    }

    construction_stage: LaunchConstructionStage | None
    """LAUNCH, OFF_PLAN, NEW or READY. Other values may appear."""
    delivery_date: str | None
    """Expected delivery, YYYY-MM-DD."""
    construction_progress: int | None
    """Progress in %, 0 to 100."""
    units_total: int | None
    """Total units."""
    units_available: int | None
    """Units available."""
    units_reserved: int | None
    """Units reserved."""
    units_sold: int | None
    """Units sold."""
    floor_plans: list[str]
    """Addresses of the floor plans."""


class LaunchClientInput(Input):
    """The client to register."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "lead_id": ("leadId", ""),
        "message": ("message", ""),
    }

    lead_id: str
    """Id of the client."""
    message: str | Unset | None = UNSET
    """Message to the developer."""


class LaunchClientRegistered(Model):
    """The partnership created by the registration."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "LaunchClientResult"),
    }

    data: Partnership
    """The partnership."""
    result: LaunchClientResult
    """What the write did, or would do."""


class LaunchClientResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: LaunchClientResultOutcome
    """REGISTERED or ALREADY_REGISTERED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class LaunchDeveloper(Model):
    """The developer."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
    }

    account_id: str
    """Id of the account."""
    name: str
    """Name."""


class LaunchPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Launch"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Launch]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class LaunchTypology(Model):
    """A unit type."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "property_id": ("propertyId", ""),
        "title": ("title", ""),
        "type": ("type", ""),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area": ("area", ""),
        "price": ("price", "money"),
        "units_available": ("unitsAvailable", ""),
    }

    property_id: str
    """Id of the unit type."""
    title: str | None
    """Name."""
    type: PropertyType | None
    """Subtype. Other values may appear."""
    bedrooms: int | None
    """Bedrooms."""
    suites: int | None
    """Suites."""
    bathrooms: int | None
    """Bathrooms."""
    parking_spots: int | None
    """Parking spots."""
    area: float | None
    """Private area in m²."""
    price: Money | None
    """Price in BRL; the monthly rent if the unit is only for rent."""
    units_available: int | None
    """Units available."""


class LaunchUnits(Model):
    """Sums over the unit types that have them, otherwise the development's."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "total": ("total", ""),
        "available": ("available", ""),
        "reserved": ("reserved", ""),
        "sold": ("sold", ""),
    }

    total: int | None
    """Total."""
    available: int | None
    """Available."""
    reserved: int | None
    """Reserved."""
    sold: int | None
    """Sold."""


class Lead(Model):
    """A client. Every field is always present."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "state": ("state", ""),
        "status": ("status", ""),
        "name": ("name", ""),
        "phones": ("phones", "list:LeadPhone"),
        "email": ("email", ""),
        "notes": ("notes", ""),
        "pre_approved": ("preApproved", ""),
        "shared_to_network": ("sharedToNetwork", ""),
        "interest": ("interest", "Interest"),
        "owner_account_id": ("ownerAccountId", ""),
        "owner_name": ("ownerName", ""),
        "source": ("source", ""),
        "radar": ("radar", "LeadRadar"),
        "last_activity_at": ("lastActivityAt", ""),
        "consent_given_at": ("consentGivenAt", ""),
        "deleted_at": ("deletedAt", ""),
        "created_at": ("createdAt", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """Id of the client on the platform."""
    external_ref: str | None
    """Code in your system; null if it has none."""
    state: LeadState
    """ACTIVE, ARCHIVED or DELETED (trash). Other values may appear."""
    status: LeadStatus
    """Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. Other values may appear."""
    name: str
    """Name."""
    phones: list[LeadPhone]
    """Phones, in the order sent."""
    email: str | None
    """E-mail, in lower case."""
    notes: str | None
    """Internal notes."""
    pre_approved: bool
    """Credit is pre-approved."""
    shared_to_network: bool
    """The profile may receive partners' properties."""
    interest: Interest
    """Search profile."""
    owner_account_id: str | None
    """Broker in charge."""
    owner_name: str | None
    """Name of the broker."""
    source: Source
    """Where it came from: API, FEED or DASHBOARD. Other values may appear."""
    radar: LeadRadar
    """Whether Radar recommends properties to the client, and what is missing."""
    last_activity_at: str | None
    """Latest activity."""
    consent_given_at: str | None
    """When the legal basis was declared."""
    deleted_at: str | None
    """When it went to the trash."""
    created_at: str
    """When it was created, in UTC."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def last_activity_at_datetime(self) -> datetime | None:
        """`last_activity_at` as a datetime with its zone."""
        return None if self.last_activity_at is None else moment(self.last_activity_at)

    @builtins.property
    def consent_given_at_datetime(self) -> datetime | None:
        """`consent_given_at` as a datetime with its zone."""
        return None if self.consent_given_at is None else moment(self.consent_given_at)

    @builtins.property
    def deleted_at_datetime(self) -> datetime | None:
        """`deleted_at` as a datetime with its zone."""
        return None if self.deleted_at is None else moment(self.deleted_at)

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class LeadBatch(Input):
    """Up to 500 items, processed in order."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "items": ("items", "list:LeadBatchItem"),
    }

    items: list[LeadBatchItem]
    """The items, 1 to 500."""


class LeadBatchItem(Input):
    """One item: its code and the data to write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "external_ref": ("externalRef", ""),
        "name": ("name", ""),
        "phones": ("phones", "list:PhoneInput"),
        "email": ("email", ""),
        "status": ("status", ""),
        "notes": ("notes", ""),
        "pre_approved": ("preApproved", ""),
        "shared_to_network": ("sharedToNetwork", ""),
        "interest": ("interest", "InterestInput"),
        "owner_account_id": ("ownerAccountId", ""),
        "owner_email": ("ownerEmail", ""),
        "last_activity_at": ("lastActivityAt", ""),
        "consent_given": ("consentGiven", ""),
    }

    external_ref: str
    """Code of the client in your system, unique in the account: 1 to 80 characters, like a property's."""
    name: str | Unset = UNSET
    """Name, up to 200 characters. Required on creation."""
    phones: list[PhoneInput] | Unset = UNSET
    """Up to 5 phones. Creating requires a phone or an e-mail of the person; placeholders, such as (11)
    99999-9999, are not stored.
    """
    email: str | Unset | None = UNSET
    """E-mail, stored in lower case; null clears. Placeholders, such as nao@tem.com.br, are not stored."""
    status: LeadStatus | Unset = UNSET
    """Stage: NEW, ATTENDING, PROPOSAL, WON or LOST."""
    notes: str | Unset | None = UNSET
    """Internal notes, up to 5,000 characters. Never seen by partners."""
    pre_approved: bool | Unset = UNSET
    """Credit is pre-approved."""
    shared_to_network: bool | Unset = UNSET
    """The profile may receive partners' properties."""
    interest: InterestInput | Unset = UNSET
    """Search profile; absent fields stay as they are."""
    owner_account_id: str | Unset | None = UNSET
    """Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the
    fewest active clients.
    """
    owner_email: str | Unset = UNSET
    """The broker's e-mail, instead of the id."""
    last_activity_at: str | Unset | None = UNSET
    """Latest activity in your system. It only moves forward; null leaves it unchanged. A new client
    inactive for over 60 days is created archived.
    """
    consent_given: bool | Unset = UNSET
    """Required on creation, and always true: the company declares that it has a legal basis to process
    the data (LGPD).
    """


class LeadCreation(Input):
    """A new client."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "external_ref": ("externalRef", ""),
        "name": ("name", ""),
        "phones": ("phones", "list:PhoneInput"),
        "email": ("email", ""),
        "status": ("status", ""),
        "notes": ("notes", ""),
        "pre_approved": ("preApproved", ""),
        "shared_to_network": ("sharedToNetwork", ""),
        "interest": ("interest", "InterestInput"),
        "owner_account_id": ("ownerAccountId", ""),
        "owner_email": ("ownerEmail", ""),
        "last_activity_at": ("lastActivityAt", ""),
        "consent_given": ("consentGiven", ""),
    }

    external_ref: str | Unset = UNSET
    """Code of the client in your system, unique in the account: 1 to 80 characters, like a property's."""
    name: str
    """Name, up to 200 characters. Required on creation."""
    phones: list[PhoneInput] | Unset = UNSET
    """Up to 5 phones. Creating requires a phone or an e-mail of the person; placeholders, such as (11)
    99999-9999, are not stored.
    """
    email: str | Unset | None = UNSET
    """E-mail, stored in lower case; null clears. Placeholders, such as nao@tem.com.br, are not stored."""
    status: LeadStatus | Unset = UNSET
    """Stage: NEW, ATTENDING, PROPOSAL, WON or LOST."""
    notes: str | Unset | None = UNSET
    """Internal notes, up to 5,000 characters. Never seen by partners."""
    pre_approved: bool | Unset = UNSET
    """Credit is pre-approved."""
    shared_to_network: bool | Unset = UNSET
    """The profile may receive partners' properties."""
    interest: InterestInput | Unset = UNSET
    """Search profile; absent fields stay as they are."""
    owner_account_id: str | Unset | None = UNSET
    """Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the
    fewest active clients.
    """
    owner_email: str | Unset = UNSET
    """The broker's e-mail, instead of the id."""
    last_activity_at: str | Unset | None = UNSET
    """Latest activity in your system. It only moves forward; null leaves it unchanged. A new client
    inactive for over 60 days is created archived.
    """
    consent_given: bool
    """Required on creation, and always true: the company declares that it has a legal basis to process
    the data (LGPD).
    """


class LeadEnvelope(Model):
    """An answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
    }

    data: Lead
    """The object."""


class LeadEventData(Model):
    """The event's client. Read the client for its new values."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "state": ("state", ""),
        "status": ("status", ""),
        "owner_account_id": ("ownerAccountId", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """Id of the client."""
    external_ref: str | None
    """Code in your system."""
    state: LeadState
    """ACTIVE, ARCHIVED or DELETED. Other values may appear."""
    status: LeadStatus
    """Stage. Other values may appear."""
    owner_account_id: str | None
    """Broker in charge."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class LeadInput(Input):
    """The client data of a write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "phones": ("phones", "list:PhoneInput"),
        "email": ("email", ""),
        "status": ("status", ""),
        "notes": ("notes", ""),
        "pre_approved": ("preApproved", ""),
        "shared_to_network": ("sharedToNetwork", ""),
        "interest": ("interest", "InterestInput"),
        "owner_account_id": ("ownerAccountId", ""),
        "owner_email": ("ownerEmail", ""),
        "last_activity_at": ("lastActivityAt", ""),
        "consent_given": ("consentGiven", ""),
    }

    name: str | Unset = UNSET
    """Name, up to 200 characters. Required on creation."""
    phones: list[PhoneInput] | Unset = UNSET
    """Up to 5 phones. Creating requires a phone or an e-mail of the person; placeholders, such as (11)
    99999-9999, are not stored.
    """
    email: str | Unset | None = UNSET
    """E-mail, stored in lower case; null clears. Placeholders, such as nao@tem.com.br, are not stored."""
    status: LeadStatus | Unset = UNSET
    """Stage: NEW, ATTENDING, PROPOSAL, WON or LOST."""
    notes: str | Unset | None = UNSET
    """Internal notes, up to 5,000 characters. Never seen by partners."""
    pre_approved: bool | Unset = UNSET
    """Credit is pre-approved."""
    shared_to_network: bool | Unset = UNSET
    """The profile may receive partners' properties."""
    interest: InterestInput | Unset = UNSET
    """Search profile; absent fields stay as they are."""
    owner_account_id: str | Unset | None = UNSET
    """Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the
    fewest active clients.
    """
    owner_email: str | Unset = UNSET
    """The broker's e-mail, instead of the id."""
    last_activity_at: str | Unset | None = UNSET
    """Latest activity in your system. It only moves forward; null leaves it unchanged. A new client
    inactive for over 60 days is created archived.
    """
    consent_given: bool | Unset = UNSET
    """Required on creation, and always true: the company declares that it has a legal basis to process
    the data (LGPD).
    """


class LeadPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Lead"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Lead]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class LeadPhone(Model):
    """A phone of the client, and whether it is on WhatsApp."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "number": ("number", ""),
        "is_whats_app": ("isWhatsApp", ""),
    }

    number: str
    """In E.164."""
    is_whats_app: bool
    """Is on WhatsApp."""


class LeadRadar(Model):
    """The client's status in Radar."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "pending": ("pending", ""),
        "labels": ("labels", ""),
    }

    eligible: bool
    """Currently receives recommendations."""
    pending: list[LeadLack]
    """What the profile lacks. Other values may appear."""
    labels: list[str]
    """The same in words, in the requested language."""


class LeadStateInput(Input):
    """The requested state."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "state": ("state", ""),
    }

    state: LeadStateInputState
    """ACTIVE or ARCHIVED."""


class LeadUpdatedData(Model):
    """The event's client. Read the client for its new values."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "state": ("state", ""),
        "status": ("status", ""),
        "owner_account_id": ("ownerAccountId", ""),
        "updated_at": ("updatedAt", ""),
        "changed_fields": ("changedFields", ""),
    }

    id: str
    """Id of the client."""
    external_ref: str | None
    """Code in your system."""
    state: LeadState
    """ACTIVE, ARCHIVED or DELETED. Other values may appear."""
    status: LeadStatus
    """Stage. Other values may appear."""
    owner_account_id: str | None
    """Broker in charge."""
    updated_at: str
    """Latest change, in UTC."""
    changed_fields: list[str]
    """Names of the fields that changed."""

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class LeadWarning(Model):
    """A warning about an accepted write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "code": ("code", ""),
        "label": ("label", ""),
        "existing_ref": ("existingRef", ""),
    }

    name: str
    """The field, as in `invalidParams`."""
    code: LeadWarningCode
    """placeholder (a fictitious contact), service_number (0800 and others), extension (stored without
    it), ref_encoding (the code looks encoded twice, or with +); or the gap that the update opened.
    Other values may appear.
    """
    label: str
    """The same in words, in the requested language."""
    existing_ref: str | None = None
    """With ref_encoding: the existing code that the one sent looks like."""


class LeadWriteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "conflicts": ("conflicts", ""),
        "matched_by": ("matchedBy", ""),
        "changes": ("changes", "list:Change"),
        "kept": ("kept", ""),
        "reactivated": ("reactivated", ""),
        "warnings": ("warnings", "list:LeadWarning"),
        "radar": ("radar", "RadarPreview"),
    }

    outcome: LeadWriteResultOutcome
    """CREATED, UPDATED, UNCHANGED, LINKED (to an existing client), ARCHIVED, REACTIVATED and others.
    Other values may appear.
    """
    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    conflicts: list[str]
    """Fields edited in the dashboard: they were kept as they were."""
    matched_by: LeadWriteResultMatchedBy | None
    """How the person was recognized: phone or email; null if new. Other values may appear."""
    changes: list[Change]
    """What changed, field by field; only for updates."""
    kept: list[str]
    """If the person was already a client: JSON Pointers of the fields sent with another value than the
    stored one, which was kept.
    """
    reactivated: bool
    """The client was archived and is active again, because the person got in touch again."""
    warnings: list[LeadWarning]
    """Contacts that are not stored as you sent them, and what the update took from Radar."""
    radar: RadarPreview | None = None
    """The effect on opportunities, if `preview=radar` was sent."""


class LeadWritten(Model):
    """The client after the write, and what the write did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
        "result": ("result", "LeadWriteResult"),
    }

    data: Lead
    """The client after the write; in a dry run, as it would be."""
    result: LeadWriteResult
    """What the write did, or would do."""


class Location(Model):
    """A wanted place."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "city": ("city", ""),
        "state": ("state", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "neighborhood": ("neighborhood", ""),
    }

    city_id: str
    """IBGE code of the city, 7 digits."""
    city: str | None
    """Name of the city."""
    state: State | None
    """State, 2 letters."""
    neighborhood_slug: str | None
    """Neighborhood of the catalog; null: the whole city."""
    neighborhood: str | None
    """Name of the neighborhood."""


class LocationInput(Input):
    """A wanted place."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
    }

    city_id: str
    """IBGE code of the city, 7 digits."""
    neighborhood_slug: str | Unset | None = UNSET
    """Neighborhood of the catalog; absent or null: the whole city."""


class Match(Model):
    """An opportunity: a property and a client that match."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "scope": ("scope", ""),
        "status": ("status", ""),
        "score": ("score", ""),
        "parts": ("parts", "MatchParts"),
        "reasons": ("reasons", ""),
        "gaps": ("gaps", ""),
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "owner_account_id": ("ownerAccountId", ""),
        "owner_name": ("ownerName", ""),
        "locked": ("locked", ""),
        "lost_relevance": ("lostRelevance", ""),
        "property": ("property", "PropertySnapshot"),
        "client": ("client", "ClientSnapshot"),
        "counterpart": ("counterpart", "Counterpart"),
        "created_at": ("createdAt", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """`m#<property>#<client>#<side>`; in a path `#` is `%23`."""
    scope: MatchScope2
    """INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development). Other values may
    appear.
    """
    status: MatchStatus
    """NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership request). Other values
    may appear.
    """
    score: int
    """Score, 0 to 100; pairs from 60 up are kept."""
    parts: MatchParts | None
    """The criteria that add up to the score; null if an earlier formula computed it."""
    reasons: list[str]
    """Reasons it matches, one sentence each."""
    gaps: list[str]
    """What does not match, one sentence each."""
    property_id: str
    """Id of the property."""
    lead_id: str
    """Id of the client."""
    owner_account_id: str | None
    """The in-house broker who receives it."""
    owner_name: str | None
    """Name of the broker."""
    locked: bool
    """A partner's opportunity on an inactive subscription: the partner stays hidden."""
    lost_relevance: bool
    """No longer matches after a change."""
    property: PropertySnapshot | None
    """The property as this account sees it."""
    client: ClientSnapshot | None
    """The client as this account sees it."""
    counterpart: Counterpart | None
    """The partner account; null for in-house pairs or while hidden."""
    created_at: str
    """When it was created, in UTC."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class MatchPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Match"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Match]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class MatchParts(Model):
    """The points of each criterion, which add up to the score. A criterion that the client does not
    ask for gets all its points.
    """

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "location": ("location", ""),
        "price": ("price", ""),
        "bedrooms": ("bedrooms", ""),
        "area": ("area", ""),
        "parking": ("parking", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
    }

    location: int
    """Location, of 35."""
    price: int
    """Price, of 30."""
    bedrooms: int
    """Bedrooms, of 15."""
    area: int
    """Area, of 10."""
    parking: int
    """Parking spots, of 5."""
    suites: int
    """Suites, of 3."""
    bathrooms: int
    """Bathrooms, of 2."""


class MatchWriteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: MatchWriteResultOutcome
    """APPLIED; WOULD_APPLY in a dry run. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class MatchWritten(Model):
    """The opportunity after the write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Match"),
        "result": ("result", "MatchWriteResult"),
    }

    data: Match
    """The opportunity."""
    result: MatchWriteResult
    """What the write did, or would do."""


class Me(Model):
    """The account, the key and their permissions."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account": ("account", "MeAccount"),
        "sandbox": ("sandbox", ""),
        "access": ("access", "MeAccess"),
        "key": ("key", "MeKey"),
        "usage": ("usage", "MeUsage"),
        "properties": ("properties", "MeProperties"),
        "leads": ("leads", "MeLeads"),
        "storage": ("storage", "MeStorage"),
    }

    account: MeAccount
    """The account."""
    sandbox: bool
    """A sandbox account (`rea_test_` keys): demonstration data, no e-mail, no charges, no contact with
    live accounts.
    """
    access: MeAccess
    """The access granted."""
    key: MeKey
    """The key used for this call."""
    usage: MeUsage
    """The usage of this month."""
    properties: MeProperties
    """Active properties, the plan's quota, and how many have an unrecognized neighborhood."""
    leads: MeLeads
    """Clients outside the trash, and the account's limit."""
    storage: MeStorage
    """What the account stores, and how much it may store."""


class MeAccess(Model):
    """The API access granted to the account."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "tier": ("tier", ""),
        "pilot_until": ("pilotUntil", ""),
        "limits": ("limits", "MeAccessLimits"),
    }

    status: str
    """ACTIVE."""
    tier: str
    """PILOT, STANDARD or SCALE."""
    pilot_until: str | None
    """End of the pilot."""
    limits: MeAccessLimits
    """The limits."""

    @builtins.property
    def pilot_until_datetime(self) -> datetime | None:
        """`pilot_until` as a datetime with its zone."""
        return None if self.pilot_until is None else moment(self.pilot_until)


class MeAccessLimits(Model):
    """The account's limits."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "rate_per_second": ("ratePerSecond", ""),
        "burst": ("burst", ""),
        "monthly_quota": ("monthlyQuota", ""),
        "max_keys": ("maxKeys", ""),
        "max_webhooks": ("maxWebhooks", ""),
    }

    rate_per_second: int
    """Calls per second."""
    burst: int
    """Maximum burst of calls."""
    monthly_quota: int
    """Calls per month (UTC)."""
    max_keys: int
    """Maximum number of keys."""
    max_webhooks: int
    """Maximum number of webhook endpoints."""


class MeAccount(Model):
    """The account."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "name": ("name", ""),
        "type": ("type", ""),
        "plan": ("plan", ""),
    }

    id: str
    """Id of the account."""
    name: str
    """Name of the company."""
    type: str
    """AGENCY or DEVELOPER."""
    plan: str
    """The plan."""


class MeEnvelope(Model):
    """An answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Me"),
    }

    data: Me
    """The object."""


class MeKey(Model):
    """The key used for this call."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "name": ("name", ""),
        "scopes": ("scopes", ""),
        "expires_at": ("expiresAt", ""),
    }

    id: str
    """Id of the key."""
    name: str
    """Name given to the key."""
    scopes: list[Permission]
    """Permissions of the key. Other values may appear."""
    expires_at: str | None
    """When it expires; null: never."""

    @builtins.property
    def expires_at_datetime(self) -> datetime | None:
        """`expires_at` as a datetime with its zone."""
        return None if self.expires_at is None else moment(self.expires_at)


class MeLeads(Model):
    """The account's client limit."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "count": ("count", ""),
        "limit": ("limit", ""),
    }

    count: int
    """Clients outside the trash."""
    limit: int
    """Maximum number of clients."""


class MeProperties(Model):
    """The account's properties in numbers."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "active": ("active", ""),
        "total": ("total", ""),
        "limit": ("limit", ""),
        "awaiting_neighborhood": ("awaitingNeighborhood", ""),
    }

    active: int
    """ACTIVE properties."""
    total: int
    """Properties outside the trash."""
    limit: int
    """ACTIVE properties that the plan allows."""
    awaiting_neighborhood: int
    """Properties outside the trash whose neighborhood the catalog does not have yet: they are not
    recommended until curation decides (`NEIGHBORHOOD_NOT_IN_CATALOG`).
    """


class MeStorage(Model):
    """What the account stores, and how much it may store."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "properties": ("properties", "MeStorageProperties"),
        "leads": ("leads", "MeStorageLeads"),
        "batches": ("batches", "MeStorageBatches"),
        "photos": ("photos", "MeStoragePhotos"),
        "matches": ("matches", "MeStorageMatches"),
        "answers": ("answers", "MeStorageAnswers"),
    }

    properties: MeStorageProperties
    """Properties in any status, including the trash."""
    leads: MeStorageLeads
    """Clients with their interactions, including the trash."""
    batches: MeStorageBatches
    """Queued batches, and the results of 7 days."""
    photos: MeStoragePhotos
    """Stored images, each counted once."""
    matches: MeStorageMatches
    """Stored opportunities: beyond the maximum, the best are kept."""
    answers: MeStorageAnswers
    """Answers kept by Idempotency-Key, for 24 hours."""


class MeStorageAnswers(Model):
    """Space used by stored answers."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum bytes."""


class MeStorageBatches(Model):
    """Space used by batches."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
        "waiting": ("waiting", ""),
        "waiting_limit": ("waitingLimit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum bytes."""
    waiting: int
    """Queued items."""
    waiting_limit: int
    """Maximum queued items."""


class MeStorageLeads(Model):
    """Space used by clients."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum bytes."""


class MeStorageMatches(Model):
    """Stored opportunities."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "clients": ("clients", ""),
        "clients_limit": ("clientsLimit", ""),
        "partners": ("partners", ""),
        "partners_limit": ("partnersLimit", ""),
    }

    clients: int
    """Of the account's clients."""
    clients_limit: int
    """Of the account's clients, at most."""
    partners: int
    """Of partners' clients with the account's properties."""
    partners_limit: int
    """Of partners' clients with the account's properties, at most."""


class MeStoragePhotos(Model):
    """Space used by images."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum bytes."""


class MeStorageProperties(Model):
    """Space used by properties."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum bytes."""


class MeUsage(Model):
    """The usage of the month (UTC)."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "month": ("month", ""),
        "calls": ("calls", ""),
        "monthly_quota": ("monthlyQuota", ""),
        "remaining": ("remaining", ""),
    }

    month: str
    """The month, YYYY-MM."""
    calls: int
    """Calls made."""
    monthly_quota: int
    """Calls per month."""
    remaining: int
    """Calls left."""


class NearMiss(Model):
    """A pair of your own that almost matches."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "score": ("score", ""),
        "missing": ("missing", ""),
        "gaps": ("gaps", ""),
    }

    property_id: str
    """Id of the property."""
    lead_id: str
    """Id of the client."""
    score: int
    """Current score, 0 to 100."""
    missing: NearMissMissing
    """The one filter that fails: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY is no longer
    returned: only the funnel counts other cities. Other values may appear.
    """
    gaps: list[str]
    """What is missing, one sentence each."""


class Neighborhood(Model):
    """A neighborhood of the catalog."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "name": ("name", ""),
    }

    neighborhood_slug: str
    """The value to send in a write."""
    name: str
    """Name."""


class NeighborhoodPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Neighborhood"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
    }

    data: list[Neighborhood]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""
    total: int
    """Total."""


class Partnership(Model):
    """A partnership between two accounts. Every field is always present."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "status": ("status", ""),
        "kind": ("kind", ""),
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "match_id": ("matchId", ""),
        "development_id": ("developmentId", ""),
        "development_title": ("developmentTitle", ""),
        "score": ("score", ""),
        "summary": ("summary", ""),
        "reasons": ("reasons", ""),
        "message": ("message", ""),
        "our_side": ("ourSide", ""),
        "our_broker_id": ("ourBrokerId", ""),
        "can_move_funnel": ("canMoveFunnel", ""),
        "requester": ("requester", "Party"),
        "addressee": ("addressee", "Party"),
        "counterpart": ("counterpart", "PartnershipCounterpart"),
        "property": ("property", "PropertySnapshot"),
        "client": ("client", "ClientSnapshot"),
        "last_progress_at": ("lastProgressAt", ""),
        "update_asked_at": ("updateAskedAt", ""),
        "protected_until": ("protectedUntil", ""),
        "property_off_market_at": ("propertyOffMarketAt", ""),
        "created_at": ("createdAt", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """Id of the partnership."""
    status: PartnershipStatus
    """Stage. Other values may appear."""
    kind: PartnershipKind
    """PROPERTY_FOR_CLIENT (the client's side asks for the property) or CLIENT_FOR_PROPERTY. Other
    values may appear.
    """
    property_id: str | None
    """Id of the property."""
    lead_id: str
    """Id of the client."""
    match_id: str | None
    """The opportunity it came from, on this side."""
    development_id: str | None
    """Development."""
    development_title: str | None
    """Title of the development."""
    score: int | None
    """Score of the opportunity, 0 to 100."""
    summary: str | None
    """The pair at the time of the request, in one sentence."""
    reasons: list[str]
    """Reasons the pair matched, one sentence each."""
    message: str | None
    """Message of the request."""
    our_side: PartnershipOurSide
    """REQUESTER (asked) or ADDRESSEE (was asked). Other values may appear."""
    our_broker_id: str | None
    """The in-house broker."""
    can_move_funnel: bool
    """This side brought the client."""
    requester: Party
    """Who asked."""
    addressee: Party
    """Who was asked."""
    counterpart: PartnershipCounterpart
    """The partner account."""
    property: PropertySnapshot | None
    """The property, kept current until the partnership ends; null once purged."""
    client: ClientSnapshot | None
    """The client, kept current until the partnership ends. `status` and, with leads:read, `name`
    appear only for your own client; a write's answer has neither.
    """
    last_progress_at: str
    """The last move, creation included."""
    update_asked_at: str | None
    """When an update was requested that is still unanswered."""
    protected_until: str | None
    """When the registered client's protection ends."""
    property_off_market_at: str | None
    """When the property went off the market."""
    created_at: str
    """When it was created, in UTC."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def last_progress_at_datetime(self) -> datetime:
        """`last_progress_at` as a datetime with its zone."""
        return moment(self.last_progress_at)

    @builtins.property
    def update_asked_at_datetime(self) -> datetime | None:
        """`update_asked_at` as a datetime with its zone."""
        return None if self.update_asked_at is None else moment(self.update_asked_at)

    @builtins.property
    def protected_until_datetime(self) -> datetime | None:
        """`protected_until` as a datetime with its zone."""
        return None if self.protected_until is None else moment(self.protected_until)

    @builtins.property
    def property_off_market_at_datetime(self) -> datetime | None:
        """`property_off_market_at` as a datetime with its zone."""
        return None if self.property_off_market_at is None else moment(self.property_off_market_at)

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class PartnershipCounterpart(Model):
    """The partner account."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "type": ("type", ""),
        "organization": ("organization", ""),
        "contact_name": ("contactName", ""),
        "phone": ("phone", ""),
        "email": ("email", ""),
        "creci": ("creci", ""),
        "creci_verified": ("creciVerified", ""),
    }

    name: str
    """Name of the account."""
    type: PartyType
    """AGENCY or DEVELOPER. Other values may appear."""
    organization: str | None
    """Network or group."""
    contact_name: str | None
    """Its broker, or its owner; from ACCEPTED on."""
    phone: str | None
    """Phone, in E.164; from ACCEPTED on."""
    email: str | None
    """E-mail; from ACCEPTED on."""
    creci: str | None
    """CRECI registration."""
    creci_verified: bool
    """CRECI verified by the platform."""


class PartnershipCreatedData(Model):
    """The requested partnership."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "status": ("status", ""),
        "kind": ("kind", ""),
    }

    id: str
    """Id of the partnership."""
    status: PartnershipStatus
    """Stage. Other values may appear."""
    kind: PartnershipKind
    """CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT. Other values may appear."""


class PartnershipEnvelope(Model):
    """An answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
    }

    data: Partnership
    """The object."""


class PartnershipPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Partnership"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Partnership]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class PartnershipStatusInput(Input):
    """The requested stage."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
    }

    status: PartnershipStatus
    """The stage, of `GET /reference/partnership-statuses`."""


class PartnershipTerms(Model):
    """Terms offered to partners."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "commission_percent": ("commissionPercent", ""),
        "rent_commission_months": ("rentCommissionMonths", ""),
        "split_listing_percent": ("splitListingPercent", ""),
    }

    commission_percent: float | None
    """Sale commission offered to partners, in % of the price (0 to 100)."""
    rent_commission_months: float | None
    """Rent commission, in months of rent (0 to 12)."""
    split_listing_percent: float | None
    """Share of the commission kept by the listing side, in % (0 to 100)."""


class PartnershipTermsInput(Input):
    """Terms offered to partners."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "commission_percent": ("commissionPercent", ""),
        "rent_commission_months": ("rentCommissionMonths", ""),
        "split_listing_percent": ("splitListingPercent", ""),
    }

    commission_percent: float | Unset | None = UNSET
    """Sale commission offered to partners, in % of the price (0 to 100)."""
    rent_commission_months: float | Unset | None = UNSET
    """Rent commission, in months of rent (0 to 12)."""
    split_listing_percent: float | Unset | None = UNSET
    """Share of the commission kept by the listing side, in % (0 to 100)."""


class PartnershipUpdatedData(Model):
    """The partnership that changed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "status": ("status", ""),
        "previous_status": ("previousStatus", ""),
        "changed_fields": ("changedFields", ""),
    }

    id: str
    """Id of the partnership."""
    status: PartnershipStatus
    """Current stage. Other values may appear."""
    previous_status: PartnershipStatus | None = None
    """Previous stage. Other values may appear."""
    changed_fields: list[str]
    """Names of the fields that changed."""


class PartnershipWriteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: PartnershipWriteResultOutcome
    """STATUS_SET or UNCHANGED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class PartnershipWritten(Model):
    """The partnership after the write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "PartnershipWriteResult"),
    }

    data: Partnership
    """The partnership."""
    result: PartnershipWriteResult
    """What the write did, or would do."""


class Party(Model):
    """A side of the partnership."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
        "type": ("type", ""),
    }

    account_id: str
    """Id of the account."""
    name: str
    """Name of the account."""
    type: PartyType
    """AGENCY or DEVELOPER. Other values may appear."""


class PhoneInput(Input):
    """A phone of the client, and whether it is on WhatsApp."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "number": ("number", ""),
        "is_whats_app": ("isWhatsApp", ""),
    }

    number: str
    """One number, in any Brazilian format with the area code, or a foreign number starting with `+`.
    Stored in E.164, without an extension. Service numbers (0800, 4004) are not accepted.
    """
    is_whats_app: bool | Unset = UNSET
    """Is on WhatsApp."""


class PhotoSync(Model):
    """The latest gallery sent as addresses."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "state": ("state", ""),
        "requested": ("requested", ""),
        "ingested": ("ingested", ""),
        "failed": ("failed", ""),
        "queued_at": ("queuedAt", ""),
        "finished_at": ("finishedAt", ""),
        "items": ("items", "list:PhotoSyncItem"),
    }

    state: PhotoSyncState
    """QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue was unavailable; the next
    write tries again). Other values may appear.
    """
    requested: int | None
    """Photos requested."""
    ingested: int | None
    """Photos that arrived."""
    failed: int | None
    """Photos that failed."""
    queued_at: str | None
    """When it was queued."""
    finished_at: str | None
    """When it finished."""
    items: list[PhotoSyncItem]
    """Only the photos that have not arrived, and why; empty when all have."""

    @builtins.property
    def queued_at_datetime(self) -> datetime | None:
        """`queued_at` as a datetime with its zone."""
        return None if self.queued_at is None else moment(self.queued_at)

    @builtins.property
    def finished_at_datetime(self) -> datetime | None:
        """`finished_at` as a datetime with its zone."""
        return None if self.finished_at is None else moment(self.finished_at)


class PhotoSyncItem(Model):
    """A photo that has not arrived."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "state": ("state", ""),
        "code": ("code", ""),
        "reason": ("reason", ""),
        "next_attempt_at": ("nextAttemptAt", ""),
    }

    url: str
    """The address, as it was sent."""
    state: PhotoSyncItemState
    """WAITING (will be tried again) or FAILED (will be only when the list changes, or is sent again
    after an hour). Other values may appear.
    """
    code: str
    """A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may
    appear.
    """
    reason: str
    """A sentence in the requested language."""
    next_attempt_at: str | None
    """When it is tried again; null in FAILED."""

    @builtins.property
    def next_attempt_at_datetime(self) -> datetime | None:
        """`next_attempt_at` as a datetime with its zone."""
        return None if self.next_attempt_at is None else moment(self.next_attempt_at)


class Problem(Model):
    """An error (RFC 9457)."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
        "title": ("title", ""),
        "status": ("status", ""),
        "code": ("code", ""),
        "request_id": ("requestId", ""),
        "detail": ("detail", ""),
        "invalid_params": ("invalidParams", "list:InvalidParam"),
        "retryable": ("retryable", ""),
        "existing_id": ("existingId", ""),
        "existing_ref": ("existingRef", ""),
        "existing_ids": ("existingIds", ""),
        "terms_version": ("termsVersion", ""),
        "protected_until": ("protectedUntil", ""),
        "oldest_available": ("oldestAvailable", ""),
    }

    type: str
    """The page that explains the code."""
    title: str
    """What happened, in one line, in the requested language."""
    status: int
    """HTTP status."""
    code: str
    """Stable code, in lower case; access codes are in upper case."""
    request_id: str
    """Identifies the call; quote it to support."""
    detail: str | None = None
    """What happened in this case."""
    invalid_params: list[InvalidParam] | None = None
    """Every error of the request, all at once."""
    retryable: bool | None = None
    """The same request can be sent again after Retry-After."""
    existing_id: str | None = None
    """With external_ref_exists: the object that has the code. With lead_linked_to_other_ref and
    lead_in_trash: the existing client of that person.
    """
    existing_ref: str | None = None
    """That client's code; null if there is none."""
    existing_ids: list[str] | None = None
    """With request_refused, if the contacts belong to several clients: which."""
    terms_version: str | None = None
    """With access_denied on accepting an owner: the terms to accept in the dashboard."""
    protected_until: str | None = None
    """If another account registered the client: when that protection ends."""
    oldest_available: str | None = None
    """With invalid_cursor on the event log: the time of the oldest stored event."""

    @builtins.property
    def protected_until_datetime(self) -> datetime | None:
        """`protected_until` as a datetime with its zone."""
        return None if self.protected_until is None else moment(self.protected_until)

    @builtins.property
    def oldest_available_datetime(self) -> datetime | None:
        """`oldest_available` as a datetime with its zone."""
        return None if self.oldest_available is None else moment(self.oldest_available)


class PropertiesConfirmed(Model):
    """Outcome for each property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ConfirmItem"),
        "result": ("result", "ConfirmResult"),
    }

    data: list[ConfirmItem]
    """One item per id and per code, in that order."""
    result: ConfirmResult
    """The summary."""


class Property(Model):
    """A property. Every field is always present."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "kind": ("kind", ""),
        "development_id": ("developmentId", ""),
        "status": ("status", ""),
        "type": ("type", ""),
        "category": ("category", ""),
        "purposes": ("purposes", ""),
        "sale_price": ("salePrice", "money"),
        "rent_price": ("rentPrice", "money"),
        "title": ("title", ""),
        "description": ("description", ""),
        "address": ("address", "Address"),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area": ("area", ""),
        "private_area": ("privateArea", ""),
        "amenities": ("amenities", ""),
        "cover_photo": ("coverPhoto", ""),
        "photos": ("photos", ""),
        "listing_url": ("listingUrl", ""),
        "captador": ("captador", "PropertyCaptador"),
        "captador_name": ("captadorName", ""),
        "shared_to_network": ("sharedToNetwork", ""),
        "partnership_terms": ("partnershipTerms", "PartnershipTerms"),
        "radar": ("radar", "PropertyRadar"),
        "curation": ("curation", "Curation"),
        "confirmation": ("confirmation", "Confirmation"),
        "inactive_reason": ("inactiveReason", ""),
        "deleted_at": ("deletedAt", ""),
        "launch": ("launch", "LaunchBlock"),
        "photo_sync": ("photoSync", "PhotoSync"),
        "created_at": ("createdAt", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """Id of the property on the platform."""
    external_ref: str | None
    """Code of the property in your system; null if it has none."""
    kind: PropertyKind
    """PROPERTY (standalone), DEVELOPMENT, or TYPOLOGY (unit type of a development). Other values may
    appear.
    """
    development_id: str | None
    """Development the unit type belongs to."""
    status: PropertyStatus
    """Availability; DELETED in the trash. Other values may appear."""
    type: PropertyType | None
    """Subtype of the property. Other values may appear."""
    category: PropertyCategory | None
    """Category, derived from the subtype. Other values may appear."""
    purposes: list[Purpose]
    """Purposes: VENDA (sale), LOCACAO (rent) or both. Other values may appear."""
    sale_price: Money | None
    """Sale price in BRL."""
    rent_price: Money | None
    """Monthly rent in BRL."""
    title: str | None
    """Title of the listing, up to 300 characters. HTML markup is stripped."""
    description: str | None
    """Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup
    is stripped.
    """
    address: Address
    """Address."""
    bedrooms: int | None
    """Bedrooms, suites included."""
    suites: int | None
    """Suites."""
    bathrooms: int | None
    """Bathrooms."""
    parking_spots: int | None
    """Parking spots."""
    area: float | None
    """Total private area in m², which Radar compares."""
    private_area: float | None
    """Covered area in m², for display only."""
    amenities: list[str]
    """Amenities, as text."""
    cover_photo: str | None
    """The first photo. Without it the property stays out of Radar."""
    photos: list[str]
    """Photos in gallery order, at permanent addresses."""
    listing_url: str | None
    """Address of the listing on the company's site, http or https."""
    captador: PropertyCaptador | None
    """Broker on the team who listed it; null if nobody."""
    captador_name: str | None
    """Listing agent who is not on the team, by name."""
    shared_to_network: bool
    """Shared with partners."""
    partnership_terms: PartnershipTerms
    """Terms offered to partners."""
    radar: PropertyRadar
    """Whether Radar recommends the property, and what is missing."""
    curation: Curation
    """Status of the review."""
    confirmation: Confirmation
    """Dates of the confirmation of availability."""
    inactive_reason: PropertyInactiveReason | None
    """Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null
    otherwise. Other values may appear.
    """
    deleted_at: str | None
    """When it went to the trash."""
    launch: LaunchBlock | None
    """Construction data; only for developments and unit types."""
    photo_sync: PhotoSync | None
    """Whether the gallery has arrived; null if none was sent."""
    created_at: str
    """When it was created, in UTC."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def deleted_at_datetime(self) -> datetime | None:
        """`deleted_at` as a datetime with its zone."""
        return None if self.deleted_at is None else moment(self.deleted_at)

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class PropertyBatch(Input):
    """Up to 500 items, processed in order."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "items": ("items", "list:PropertyBatchItem"),
    }

    items: list[PropertyBatchItem]
    """The items, 1 to 500."""


class PropertyBatchItem(Input):
    """One item: its code and the data to write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "external_ref": ("externalRef", ""),
        "title": ("title", ""),
        "description": ("description", ""),
        "type": ("type", ""),
        "purposes": ("purposes", ""),
        "sale_price": ("salePrice", "money"),
        "rent_price": ("rentPrice", "money"),
        "address": ("address", "AddressInput"),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area": ("area", ""),
        "private_area": ("privateArea", ""),
        "listing_url": ("listingUrl", ""),
        "captador_name": ("captadorName", ""),
        "captador_account_id": ("captadorAccountId", ""),
        "partnership_terms": ("partnershipTerms", "PartnershipTermsInput"),
        "photos": ("photos", ""),
    }

    external_ref: str
    """Code of the property in your system, unique in the account: 1 to 80 characters, no space at its
    ends, no control or invisible characters.
    """
    title: str | Unset | None = UNSET
    """Title of the listing, up to 300 characters. HTML markup is stripped."""
    description: str | Unset | None = UNSET
    """Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup
    is stripped.
    """
    type: PropertyType | Unset | None = UNSET
    """Subtype of the property, of `GET /reference/property-types`. Required on creation."""
    purposes: list[Purpose] | Unset = UNSET
    """Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation."""
    sale_price: Money | Unset | None = UNSET
    """Sale price in BRL, up to two decimals. Required with VENDA; null clears."""
    rent_price: Money | Unset | None = UNSET
    """Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears."""
    address: AddressInput | Unset = UNSET
    """Send the whole address: members left out become empty. The city is required."""
    bedrooms: int | Unset | None = UNSET
    """Bedrooms, suites included."""
    suites: int | Unset | None = UNSET
    """Suites."""
    bathrooms: int | Unset | None = UNSET
    """Bathrooms."""
    parking_spots: int | Unset | None = UNSET
    """Parking spots."""
    area: float | Unset | None = UNSET
    """Total private area in m², which Radar compares."""
    private_area: float | Unset | None = UNSET
    """Covered area in m², for display only."""
    listing_url: str | Unset | None = UNSET
    """Address of the listing on the company's site, http or https."""
    captador_name: str | Unset | None = UNSET
    """Listing agent who is not on the team, by name."""
    captador_account_id: str | Unset | None = UNSET
    """Broker on the team who listed it: `accountId` from `GET /team`. Must be active."""
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    """Terms offered to partners."""
    photos: list[str] | Unset = UNSET
    """Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is; an
    empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending the
    same list again changes nothing; a failed photo is tried again when the list changes, or when
    the list comes again after an hour.
    """


class PropertyCaptador(Model):
    """The broker who listed the property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
    }

    account_id: str
    """Id of the person on the team."""
    name: str | None
    """Name; null once the person has left."""


class PropertyConfirmation(Input):
    """The properties: by id, by code, or both."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "ids": ("ids", ""),
        "refs": ("refs", ""),
    }

    ids: list[str] | Unset = UNSET
    """Platform ids. Together with `refs`, up to 200."""
    refs: list[str] | Unset = UNSET
    """Your codes. Together with `ids`, up to 200."""


class PropertyCreation(Input):
    """A new property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "external_ref": ("externalRef", ""),
        "title": ("title", ""),
        "description": ("description", ""),
        "type": ("type", ""),
        "purposes": ("purposes", ""),
        "sale_price": ("salePrice", "money"),
        "rent_price": ("rentPrice", "money"),
        "address": ("address", "AddressInput"),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area": ("area", ""),
        "private_area": ("privateArea", ""),
        "listing_url": ("listingUrl", ""),
        "captador_name": ("captadorName", ""),
        "captador_account_id": ("captadorAccountId", ""),
        "partnership_terms": ("partnershipTerms", "PartnershipTermsInput"),
        "photos": ("photos", ""),
    }

    external_ref: str | Unset = UNSET
    """Code of the property in your system, unique in the account: 1 to 80 characters, no space at its
    ends, no control or invisible characters.
    """
    title: str | Unset | None = UNSET
    """Title of the listing, up to 300 characters. HTML markup is stripped."""
    description: str | Unset | None = UNSET
    """Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup
    is stripped.
    """
    type: PropertyType | None
    """Subtype of the property, of `GET /reference/property-types`. Required on creation."""
    purposes: list[Purpose]
    """Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation."""
    sale_price: Money | Unset | None = UNSET
    """Sale price in BRL, up to two decimals. Required with VENDA; null clears."""
    rent_price: Money | Unset | None = UNSET
    """Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears."""
    address: AddressInput
    """Send the whole address: members left out become empty. The city is required."""
    bedrooms: int | Unset | None = UNSET
    """Bedrooms, suites included."""
    suites: int | Unset | None = UNSET
    """Suites."""
    bathrooms: int | Unset | None = UNSET
    """Bathrooms."""
    parking_spots: int | Unset | None = UNSET
    """Parking spots."""
    area: float | Unset | None = UNSET
    """Total private area in m², which Radar compares."""
    private_area: float | Unset | None = UNSET
    """Covered area in m², for display only."""
    listing_url: str | Unset | None = UNSET
    """Address of the listing on the company's site, http or https."""
    captador_name: str | Unset | None = UNSET
    """Listing agent who is not on the team, by name."""
    captador_account_id: str | Unset | None = UNSET
    """Broker on the team who listed it: `accountId` from `GET /team`. Must be active."""
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    """Terms offered to partners."""
    photos: list[str] | Unset = UNSET
    """Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is; an
    empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending the
    same list again changes nothing; a failed photo is tried again when the list changes, or when
    the list comes again after an hour.
    """


class PropertyEnvelope(Model):
    """An answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Property"),
    }

    data: Property
    """The object."""


class PropertyEventData(Model):
    """The event's property. Read the property for its new values."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "status": ("status", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """Id of the property."""
    external_ref: str | None
    """Code in your system."""
    status: PropertyStatus
    """Availability after the event. Other values may appear."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class PropertyInput(Input):
    """The property data of a write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "title": ("title", ""),
        "description": ("description", ""),
        "type": ("type", ""),
        "purposes": ("purposes", ""),
        "sale_price": ("salePrice", "money"),
        "rent_price": ("rentPrice", "money"),
        "address": ("address", "AddressInput"),
        "bedrooms": ("bedrooms", ""),
        "suites": ("suites", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area": ("area", ""),
        "private_area": ("privateArea", ""),
        "listing_url": ("listingUrl", ""),
        "captador_name": ("captadorName", ""),
        "captador_account_id": ("captadorAccountId", ""),
        "partnership_terms": ("partnershipTerms", "PartnershipTermsInput"),
        "photos": ("photos", ""),
    }

    title: str | Unset | None = UNSET
    """Title of the listing, up to 300 characters. HTML markup is stripped."""
    description: str | Unset | None = UNSET
    """Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup
    is stripped.
    """
    type: PropertyType | Unset | None = UNSET
    """Subtype of the property, of `GET /reference/property-types`. Required on creation."""
    purposes: list[Purpose] | Unset = UNSET
    """Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation."""
    sale_price: Money | Unset | None = UNSET
    """Sale price in BRL, up to two decimals. Required with VENDA; null clears."""
    rent_price: Money | Unset | None = UNSET
    """Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears."""
    address: AddressInput | Unset = UNSET
    """Send the whole address: members left out become empty. The city is required."""
    bedrooms: int | Unset | None = UNSET
    """Bedrooms, suites included."""
    suites: int | Unset | None = UNSET
    """Suites."""
    bathrooms: int | Unset | None = UNSET
    """Bathrooms."""
    parking_spots: int | Unset | None = UNSET
    """Parking spots."""
    area: float | Unset | None = UNSET
    """Total private area in m², which Radar compares."""
    private_area: float | Unset | None = UNSET
    """Covered area in m², for display only."""
    listing_url: str | Unset | None = UNSET
    """Address of the listing on the company's site, http or https."""
    captador_name: str | Unset | None = UNSET
    """Listing agent who is not on the team, by name."""
    captador_account_id: str | Unset | None = UNSET
    """Broker on the team who listed it: `accountId` from `GET /team`. Must be active."""
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    """Terms offered to partners."""
    photos: list[str] | Unset = UNSET
    """Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is; an
    empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending the
    same list again changes nothing; a failed photo is tried again when the list changes, or when
    the list comes again after an hour.
    """


class PropertyPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Property"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Property]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class PropertyPhotosDoneData(Model):
    """The property whose photos have finished downloading. `photoSync.items` of the property lists
    those that failed.
    """

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "status": ("status", ""),
        "updated_at": ("updatedAt", ""),
        "state": ("state", ""),
        "requested": ("requested", ""),
        "ingested": ("ingested", ""),
        "failed": ("failed", ""),
    }

    id: str
    """Id of the property."""
    external_ref: str | None
    """Code in your system."""
    status: PropertyStatus
    """Availability after the event. Other values may appear."""
    updated_at: str
    """Latest change, in UTC."""
    state: PropertyPhotosDoneDataState
    """DONE: all arrived; PARTIAL: some did; FAILED: none, and the old gallery stays. Other values may
    appear.
    """
    requested: int
    """How many were requested."""
    ingested: int
    """How many arrived."""
    failed: int
    """How many did not arrive."""

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class PropertyRadar(Model):
    """The property's status in Radar."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "pending": ("pending", ""),
        "labels": ("labels", ""),
    }

    eligible: bool
    """Currently recommended: active, with nothing missing."""
    pending: list[PropertyRadarPending]
    """What keeps the property out. Other values may appear."""
    labels: list[str]
    """The same in words, in the requested language."""


class PropertySnapshot(Model):
    """The property of an opportunity. Fields hidden from partners are null."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "title": ("title", ""),
        "type": ("type", ""),
        "purpose": ("purpose", ""),
        "purposes": ("purposes", ""),
        "price": ("price", "money"),
        "price_from": ("priceFrom", ""),
        "rent_price": ("rentPrice", "money"),
        "city": ("city", ""),
        "neighborhood": ("neighborhood", ""),
        "bedrooms": ("bedrooms", ""),
        "bathrooms": ("bathrooms", ""),
        "parking_spots": ("parkingSpots", ""),
        "area": ("area", ""),
        "cover_photo": ("coverPhoto", ""),
        "listing_url": ("listingUrl", ""),
        "commission_percent": ("commissionPercent", ""),
        "rent_commission_months": ("rentCommissionMonths", ""),
        "split_listing_percent": ("splitListingPercent", ""),
        "last_confirmed_at": ("lastConfirmedAt", ""),
        "delivery_date": ("deliveryDate", ""),
        "development_id": ("developmentId", ""),
        "development_name": ("developmentName", ""),
    }

    title: str | None
    """Title of the listing."""
    type: PropertyType | None
    """Subtype. Other values may appear."""
    purpose: Purpose
    """Purpose of the pair. Other values may appear."""
    purposes: list[Purpose]
    """Purposes of the property. Other values may appear."""
    price: Money | None
    """Price in BRL: the sale price, or the monthly rent if the pair is a rental."""
    price_from: bool
    """The price is a starting price."""
    rent_price: Money | None
    """Monthly rent in BRL."""
    city: str | None
    """City."""
    neighborhood: str | None
    """Neighborhood."""
    bedrooms: int | None
    """Bedrooms."""
    bathrooms: int | None
    """Bathrooms."""
    parking_spots: int | None
    """Parking spots."""
    area: float | None
    """Total private area in m²."""
    cover_photo: str | None
    """Cover photo."""
    listing_url: str | None
    """Address of the listing."""
    commission_percent: float | None
    """Sale commission offered, in %."""
    rent_commission_months: float | None
    """Rent commission, in months of rent."""
    split_listing_percent: float | None
    """Share of the listing side, in %."""
    last_confirmed_at: str | None
    """Latest confirmation of availability."""
    delivery_date: str | None
    """Expected delivery, YYYY-MM-DD."""
    development_id: str | None
    """Development of a unit type."""
    development_name: str | None
    """Name of the development."""

    @builtins.property
    def last_confirmed_at_datetime(self) -> datetime | None:
        """`last_confirmed_at` as a datetime with its zone."""
        return None if self.last_confirmed_at is None else moment(self.last_confirmed_at)


class PropertyStatusInput(Input):
    """The requested availability."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
    }

    status: Availability
    """ACTIVE (available), INACTIVE (offline), SOLD or RENTED."""


class PropertyTypeGroup(Model):
    """The subtypes of a category."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "category": ("category", ""),
        "label": ("label", ""),
        "types": ("types", "list:ValueLabel"),
    }

    category: PropertyCategory
    """The category. Other values may appear."""
    label: str
    """Label in the requested language."""
    types: list[ValueLabel]
    """The subtypes."""


class PropertyTypeGroupPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:PropertyTypeGroup"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[PropertyTypeGroup]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class PropertyUpdatedData(Model):
    """The event's property. Read the property for its new values."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "status": ("status", ""),
        "updated_at": ("updatedAt", ""),
        "changed_fields": ("changedFields", ""),
    }

    id: str
    """Id of the property."""
    external_ref: str | None
    """Code in your system."""
    status: PropertyStatus
    """Availability after the event. Other values may appear."""
    updated_at: str
    """Latest change, in UTC."""
    changed_fields: list[str]
    """Names of the fields that changed."""

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class PropertyWarning(Model):
    """A warning about an accepted write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "code": ("code", ""),
        "label": ("label", ""),
        "existing_ref": ("existingRef", ""),
        "suggestions": ("suggestions", "list:Neighborhood"),
    }

    name: str
    """The field, as in `invalidParams`."""
    code: PropertyLack
    """What is missing; price_implausible: a sale below 10,000 or from a billion, a rent below 100,
    above ten million or above a tenth of the sale price; gallery_emptied: the photos were removed;
    ref_encoding: the code looks encoded twice, or with +; or by_postal_code: the postal code
    decided the neighborhood, which `label` names. Other values may appear.
    """
    label: str
    """The same in words, in the requested language."""
    existing_ref: str | None = None
    """With ref_encoding: the existing code that the one sent looks like."""
    suggestions: list[Neighborhood] | None = None
    """Neighborhoods that the text may mean; send the `neighborhoodSlug` of the right one. Absent if
    none is similar.
    """


class PropertyWriteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "conflicts": ("conflicts", ""),
        "photos": ("photos", ""),
        "changes": ("changes", "list:Change"),
        "warnings": ("warnings", "list:PropertyWarning"),
        "radar": ("radar", "RadarPreview"),
    }

    outcome: PropertyWriteResultOutcome
    """CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only the date), STATUS_SET, DELETED,
    ALREADY_DELETED and others. Other values may appear.
    """
    dry_run: bool
    """Whether this was a dry run: nothing was written."""
    conflicts: list[str]
    """Fields edited in the dashboard: they were kept as they were."""
    photos: PropertyWriteResultPhotos | None
    """Outcome of the gallery; null if the request had no `photos`. Other values may appear."""
    changes: list[Change]
    """What changed, field by field; only for updates."""
    warnings: list[PropertyWarning]
    """Accepted, but it keeps the property out of Radar or looks like a mistake."""
    radar: RadarPreview | None = None
    """The effect on opportunities, if `preview=radar` was sent."""


class PropertyWritten(Model):
    """The property after the write, and what the write did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Property"),
        "result": ("result", "PropertyWriteResult"),
    }

    data: Property
    """The property after the write; in a dry run, as it would be."""
    result: PropertyWriteResult
    """What the write did, or would do."""


class RadarClientSummaryData(Model):
    """New opportunities of a client, collected for up to five minutes."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "lead_id": ("leadId", ""),
        "new_matches": ("newMatches", ""),
        "top_score": ("topScore", ""),
        "since": ("since", ""),
        "until": ("until", ""),
    }

    lead_id: str
    """Id of the client."""
    new_matches: int
    """How many."""
    top_score: int
    """Highest score, 0 to 100."""
    since: str
    """Start of the window."""
    until: str
    """End of the window."""

    @builtins.property
    def since_datetime(self) -> datetime:
        """`since` as a datetime with its zone."""
        return moment(self.since)

    @builtins.property
    def until_datetime(self) -> datetime:
        """`until` as a datetime with its zone."""
        return moment(self.until)


class RadarMatchLostData(Model):
    """A favorited or requested opportunity no longer matches."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "status": ("status", ""),
    }

    id: str
    """Id of the opportunity."""
    property_id: str
    """Id of the property."""
    lead_id: str
    """Id of the client."""
    status: MatchStatus
    """Status of the opportunity. Other values may appear."""


class RadarPreview(Model):
    """The write's effect on your opportunities; null if Radar does not answer in time or the key lacks
    radar:read.
    """

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "gained": ("gained", ""),
        "lost": ("lost", ""),
        "changed": ("changed", ""),
        "top_score": ("topScore", ""),
    }

    gained: int
    """Opportunities gained."""
    lost: int
    """Opportunities lost."""
    changed: int
    """Opportunities with another score."""
    top_score: int | None
    """Highest score among those gained; null if none."""


class RadarPriceDropData(Model):
    """The price of a favorited or requested opportunity fell by 3 % or more."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "status": ("status", ""),
        "score": ("score", ""),
        "previous_price": ("previousPrice", "money"),
        "price": ("price", "money"),
    }

    id: str
    """Id of the opportunity."""
    property_id: str
    """Id of the property."""
    lead_id: str
    """Id of the client."""
    status: MatchStatus
    """Status of the opportunity. Other values may appear."""
    score: int
    """The score at the new price, 0 to 100."""
    previous_price: Money
    """The previous price, in reais."""
    price: Money
    """The current price, in reais."""


class SandboxAdvance(Model):
    """What has come due by then."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "until": ("until", ""),
        "expired": ("expired", ""),
        "purged": ("purged", ""),
        "more": ("more", ""),
    }

    until: str
    """The moment up to which deadlines were considered."""
    expired: int
    """Properties taken offline because nobody confirmed them."""
    purged: int
    """Properties and clients permanently deleted from the trash."""
    more: bool
    """There is more to do: repeat the call."""

    @builtins.property
    def until_datetime(self) -> datetime:
        """`until` as a datetime with its zone."""
        return moment(self.until)


class SandboxAdvanceResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    """ADVANCED. Other values may appear."""
    dry_run: bool
    """Whether the call was a dry run that wrote nothing."""


class SandboxClockAdvanced(Model):
    """What came due, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "SandboxAdvance"),
        "result": ("result", "SandboxAdvanceResult"),
    }

    data: SandboxAdvance
    """What has come due by then."""
    result: SandboxAdvanceResult
    """What the call did, or would do."""


class SandboxClockInput(Input):
    """How far to advance."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "days": ("days", ""),
    }

    days: int
    """Days from now."""


class SandboxEventSimulated(Model):
    """The event, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "SimulatedEvent"),
        "result": ("result", "SimulationResult"),
    }

    data: SimulatedEvent
    """The created event."""
    result: SimulationResult
    """What the call did, or would do."""


class SandboxFeedChanged(Model):
    """The feed, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "FeedSync"),
        "result": ("result", "SandboxFeedResult"),
    }

    data: FeedSync
    """Status of the feed."""
    result: SandboxFeedResult
    """What the call did, or would do."""


class SandboxFeedResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: SandboxFeedResultOutcome
    """SET or REMOVED. Other values may appear."""
    dry_run: bool
    """Whether the call was a dry run that wrote nothing."""


class SandboxMoveInput(Input):
    """The partnership and its new stage."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "partnership_id": ("partnershipId", ""),
        "status": ("status", ""),
    }

    partnership_id: str
    """One of this account's partnerships."""
    status: PartnershipStatus
    """The stage to which the other side may move it now."""


class SandboxMoved(Model):
    """The partnership, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "SandboxMovedResult"),
    }

    data: Partnership
    """The partnership as this account sees it."""
    result: SandboxMovedResult
    """What the call did, or would do."""


class SandboxMovedResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: PartnershipWriteResultOutcome
    """STATUS_SET or UNCHANGED. Other values may appear."""
    dry_run: bool
    """Whether the call was a dry run that wrote nothing."""


class SandboxRequestInput(Input):
    """The opportunity, and who asks."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "match_id": ("matchId", ""),
        "requester": ("requester", ""),
        "message": ("message", ""),
    }

    match_id: str
    """One of this account's opportunities whose `scope` is NETWORK."""
    requester: SandboxRequestInputRequester | Unset = UNSET
    """Who asks: PARTNER (the partner asks this account) or OWN (this account asks the partner)."""
    message: str | Unset = UNSET
    """What the request says."""


class SandboxRequested(Model):
    """The partnership, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "SandboxRequestedResult"),
    }

    data: Partnership
    """The partnership as this account sees it."""
    result: SandboxRequestedResult
    """What the call did, or would do."""


class SandboxRequestedResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    """REQUESTED. Other values may appear."""
    dry_run: bool
    """Whether the call was a dry run that wrote nothing."""


class SandboxReset(Model):
    """How far the reset has come."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "state": ("state", ""),
    }

    state: SandboxResetState
    """What the next call does: EMPTYING empties, FILLING fills; DONE: nothing is left to do. Other
    values may appear.
    """


class SandboxResetResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    """RESET. Other values may appear."""
    dry_run: bool
    """Whether the call was a dry run that wrote nothing."""


class SandboxResetStep(Model):
    """The step, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "SandboxReset"),
        "result": ("result", "SandboxResetResult"),
    }

    data: SandboxReset
    """How far the reset has come."""
    result: SandboxResetResult
    """What the call did, or would do."""


class ScopeInfo(Model):
    """A permission."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "group": ("group", ""),
        "label": ("label", ""),
        "description": ("description", ""),
    }

    id: Permission
    """The permission's code. Other values may appear."""
    group: str
    """The group of permissions."""
    label: str
    """Label in the requested language."""
    description: str
    """What it allows."""


class ScopeInfoPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ScopeInfo"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[ScopeInfo]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class SecretRotated(Model):
    """The endpoint and the new secret."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "secret": ("secret", ""),
        "result": ("result", "SecretRotationResult"),
    }

    data: Webhook
    """The endpoint after the write."""
    secret: str | None
    """Signing secret (Standard Webhooks), shown only in this answer; null in a dry run."""
    result: SecretRotationResult
    """What the write did, or would do."""


class SecretRotation(Input):
    """How to rotate the secret."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "overlap_hours": ("overlapHours", ""),
    }

    overlap_hours: float | Unset = UNSET
    """Hours the previous secret keeps signing, 0 to 24."""


class SecretRotationResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    """ROTATED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class SetSandboxFeedInput(Input):
    """The CRM's feed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "connector": ("connector", ""),
        "auto_sync": ("autoSync", ""),
    }

    url: str
    """Link of the feed, public https."""
    connector: FeedSyncConnector | Unset = UNSET
    """Format assumed until the first sync, which finds it by reading."""
    auto_sync: bool | Unset = UNSET
    """Syncs automatically every 6 hours."""


class SimulateEventInput(Input):
    """The event to create."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
    }

    type: EventType
    """Any event type."""


class SimulatedEvent(Model):
    """The created event."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "type": ("type", ""),
        "data": ("data", ""),
        "about": ("about", ""),
    }

    id: str
    """Id of the event, the `webhook-id` of its deliveries."""
    type: EventType
    """Type of the event. Other values may appear."""
    data: dict[str, Any]
    """The data of the event, as in the log."""
    about: str | None
    """The account's object the event is about; null if the object is invented because the account has
    none.
    """


class SimulationResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    """CREATED. Other values may appear."""
    dry_run: bool
    """Whether the call was a dry run that wrote nothing."""


class TeamMember(Model):
    """A team member."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
        "email": ("email", ""),
        "role": ("role", ""),
        "creci": ("creci", ""),
        "creci_verified": ("creciVerified", ""),
        "active": ("active", ""),
        "created_at": ("createdAt", ""),
    }

    account_id: str
    """Id of the person, for `ownerAccountId` and `captadorAccountId`."""
    name: str
    """Name."""
    email: str
    """E-mail."""
    role: TeamMemberRole
    """OWNER, MANAGER or BROKER. Other values may appear."""
    creci: str | None
    """CRECI registration."""
    creci_verified: bool
    """CRECI verified by the platform."""
    active: bool
    """Is active on the team."""
    created_at: str
    """When it was created, in UTC."""

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)


class TeamMemberPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:TeamMember"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[TeamMember]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class ValueLabel(Model):
    """A code and its label."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "value": ("value", ""),
        "label": ("label", ""),
    }

    value: str
    """The code, never translated."""
    label: str
    """Label in the requested language."""


class ValueLabelPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ValueLabel"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[ValueLabel]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class Webhook(Model):
    """An endpoint that receives events."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "url": ("url", ""),
        "types": ("types", ""),
        "description": ("description", ""),
        "status": ("status", ""),
        "disabled_at": ("disabledAt", ""),
        "disabled_reason": ("disabledReason", ""),
        "secret_rotated_at": ("secretRotatedAt", ""),
        "previous_secret_valid_until": ("previousSecretValidUntil", ""),
        "created_at": ("createdAt", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    """Id of the endpoint."""
    url: str
    """The receiver's address."""
    types: list[EventType]
    """Types it receives; empty means all the account can read."""
    description: str | None
    """A note to tell the endpoint from others."""
    status: WebhookStatus
    """ACTIVE or DISABLED. Other values may appear."""
    disabled_at: str | None
    """When it was disabled."""
    disabled_reason: WebhookDisabledReason | None
    """GONE_410 (the receiver answered 410), FAILURE_RATE (at least half of 5 or more deliveries failed
    within 48 hours) or MANUAL. Other values may appear.
    """
    secret_rotated_at: str | None
    """When the secret was last rotated."""
    previous_secret_valid_until: str | None
    """When the previous secret stops signing."""
    created_at: str
    """When it was created, in UTC."""
    updated_at: str
    """Latest change, in UTC."""

    @builtins.property
    def disabled_at_datetime(self) -> datetime | None:
        """`disabled_at` as a datetime with its zone."""
        return None if self.disabled_at is None else moment(self.disabled_at)

    @builtins.property
    def secret_rotated_at_datetime(self) -> datetime | None:
        """`secret_rotated_at` as a datetime with its zone."""
        return None if self.secret_rotated_at is None else moment(self.secret_rotated_at)

    @builtins.property
    def previous_secret_valid_until_datetime(self) -> datetime | None:
        """`previous_secret_valid_until` as a datetime with its zone."""
        return None if self.previous_secret_valid_until is None else moment(self.previous_secret_valid_until)

    @builtins.property
    def created_at_datetime(self) -> datetime:
        """`created_at` as a datetime with its zone."""
        return moment(self.created_at)

    @builtins.property
    def updated_at_datetime(self) -> datetime:
        """`updated_at` as a datetime with its zone."""
        return moment(self.updated_at)


class WebhookChange(Input):
    """Fields to change in an endpoint."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "types": ("types", ""),
        "description": ("description", ""),
        "status": ("status", ""),
        "redeliver_since": ("redeliverSince", ""),
    }

    url: str | Unset = UNSET
    """The receiver's address: public https on port 443, up to 2,048 characters."""
    types: list[EventType] | Unset = UNSET
    """Event types to receive, from `GET /reference/event-types`; absent or empty means all the account
    can read.
    """
    description: str | Unset | None = UNSET
    """A note, up to 200 characters."""
    status: WebhookStatus | Unset = UNSET
    """ACTIVE or DISABLED."""
    redeliver_since: str | Unset = UNSET
    """With `status` ACTIVE: redeliver what failed or was skipped since then."""


class WebhookChangeResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: WebhookChangeResultOutcome
    """UPDATED, UNCHANGED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class WebhookChanged(Model):
    """The endpoint after the write."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "result": ("result", "WebhookChangeResult"),
    }

    data: Webhook
    """The endpoint after the write."""
    result: WebhookChangeResult
    """What the write did, or would do."""


class WebhookCreateResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    """CREATED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class WebhookCreated(Model):
    """The endpoint and its secret."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "secret": ("secret", ""),
        "result": ("result", "WebhookCreateResult"),
    }

    data: Webhook
    """The endpoint after the write."""
    secret: str | None
    """Signing secret (Standard Webhooks), shown only in this answer; null in a dry run."""
    result: WebhookCreateResult
    """What the write did, or would do."""


class WebhookCreation(Input):
    """A new endpoint."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "types": ("types", ""),
        "description": ("description", ""),
    }

    url: str
    """The receiver's address: public https on port 443, up to 2,048 characters."""
    types: list[EventType] | Unset = UNSET
    """Event types to receive, from `GET /reference/event-types`; absent or empty means all the account
    can read.
    """
    description: str | Unset | None = UNSET
    """A note, up to 200 characters."""


class WebhookDeleteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    """DELETED. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class WebhookDeleted(Model):
    """The deleted endpoint."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "result": ("result", "WebhookDeleteResult"),
    }

    data: Webhook
    """The endpoint after the write."""
    result: WebhookDeleteResult
    """What the write did, or would do."""


class WebhookDisabledData(Model):
    """The disabled endpoint."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "reason": ("reason", ""),
        "disabled_at": ("disabledAt", ""),
    }

    id: str
    """Id of the endpoint."""
    reason: WebhookDisabledReason
    """GONE_410, FAILURE_RATE or MANUAL. Other values may appear."""
    disabled_at: str
    """When it was disabled, in UTC."""

    @builtins.property
    def disabled_at_datetime(self) -> datetime:
        """`disabled_at` as a datetime with its zone."""
        return moment(self.disabled_at)


class WebhookPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Webhook"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Webhook]
    """The items of this page."""
    next_cursor: str | None
    """Send it back as `cursor` to get the next page; null on the last page."""


class WebhookRecoveredData(Model):
    """The endpoint that is receiving again."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "recovered_at": ("recoveredAt", ""),
    }

    id: str
    """Id of the endpoint."""
    recovered_at: str
    """When it started receiving again, in UTC."""

    @builtins.property
    def recovered_at_datetime(self) -> datetime:
        """`recovered_at` as a datetime with its zone."""
        return moment(self.recovered_at)


class WebhookTestData(Model):
    """The content of a test."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "webhook_id": ("webhookId", ""),
        "message": ("message", ""),
    }

    webhook_id: str
    """Id of the endpoint."""
    message: str
    """A sentence saying that it is a test."""


class WebhookTestOutcome(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: WebhookTestOutcomeOutcome
    """TESTED, WOULD_TEST. Other values may appear."""
    dry_run: bool
    """Whether this was a dry run: nothing was written."""


class WebhookTestResult(Model):
    """The receiver's answer to the test."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "delivered": ("delivered", ""),
        "status_code": ("statusCode", ""),
        "error": ("error", ""),
        "ms": ("ms", ""),
    }

    delivered: bool
    """The receiver answered 2xx."""
    status_code: int | None
    """HTTP status; null without an answer."""
    error: str | None
    """Why it failed, in one word."""
    ms: int | None
    """How long it took, in milliseconds."""


class WebhookTested(Model):
    """The receiver's answer to the test."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "WebhookTestResult"),
        "result": ("result", "WebhookTestOutcome"),
    }

    data: WebhookTestResult
    """The receiver's answer."""
    result: WebhookTestOutcome
    """What was done."""


_MODELS.update(
    {
        "Address": Address,
        "AddressInput": AddressInput,
        "Batch": Batch,
        "BatchAccepted": BatchAccepted,
        "BatchCreated": BatchCreated,
        "BatchDoneData": BatchDoneData,
        "BatchEnvelope": BatchEnvelope,
        "BatchItem": BatchItem,
        "BatchItemResult": BatchItemResult,
        "BatchResult": BatchResult,
        "BatchWarning": BatchWarning,
        "CaptacaoAcceptResult": CaptacaoAcceptResult,
        "CaptacaoAccepted": CaptacaoAccepted,
        "CaptacaoAcceptedVia": CaptacaoAcceptedVia,
        "CaptacaoAddress": CaptacaoAddress,
        "CaptacaoContact": CaptacaoContact,
        "CaptacaoOffer": CaptacaoOffer,
        "CaptacaoOfferAcceptedData": CaptacaoOfferAcceptedData,
        "CaptacaoOfferDemand": CaptacaoOfferDemand,
        "CaptacaoOfferEnvelope": CaptacaoOfferEnvelope,
        "CaptacaoOfferList": CaptacaoOfferList,
        "CaptacaoOfferMatchingClients": CaptacaoOfferMatchingClients,
        "CaptacaoOfferReceivedData": CaptacaoOfferReceivedData,
        "CaptacaoOfferWithdrawnData": CaptacaoOfferWithdrawnData,
        "CaptacaoOwnerPage": CaptacaoOwnerPage,
        "CaptacaoOwnerPageCounts": CaptacaoOwnerPageCounts,
        "CaptacaoSummary": CaptacaoSummary,
        "Change": Change,
        "City": City,
        "CityPage": CityPage,
        "CitySuggestion": CitySuggestion,
        "ClientSnapshot": ClientSnapshot,
        "ConfirmItem": ConfirmItem,
        "ConfirmResult": ConfirmResult,
        "Confirmation": Confirmation,
        "Counterpart": Counterpart,
        "Curation": Curation,
        "Delivery": Delivery,
        "DeliveryAttempt": DeliveryAttempt,
        "DeliveryPage": DeliveryPage,
        "DeliveryRetried": DeliveryRetried,
        "DeliveryRetryResult": DeliveryRetryResult,
        "Event": Event,
        "EventPage": EventPage,
        "EventTypeInfo": EventTypeInfo,
        "EventTypeInfoPage": EventTypeInfoPage,
        "ExploredMatchPage": ExploredMatchPage,
        "FeedCounts": FeedCounts,
        "FeedHeldData": FeedHeldData,
        "FeedReport": FeedReport,
        "FeedReportListing": FeedReportListing,
        "FeedReportListingRefusedPhoto": FeedReportListingRefusedPhoto,
        "FeedReportListingRemark": FeedReportListingRemark,
        "FeedReportListingUnknown": FeedReportListingUnknown,
        "FeedReportNotRead": FeedReportNotRead,
        "FeedReportWaiting": FeedReportWaiting,
        "FeedSync": FeedSync,
        "FeedSyncEnvelope": FeedSyncEnvelope,
        "FeedSyncReport": FeedSyncReport,
        "FeedSyncResult": FeedSyncResult,
        "FeedSynced": FeedSynced,
        "Funnel": Funnel,
        "InteractionInput": InteractionInput,
        "InteractionLogged": InteractionLogged,
        "InteractionResult": InteractionResult,
        "Interest": Interest,
        "InterestInput": InterestInput,
        "InvalidParam": InvalidParam,
        "Launch": Launch,
        "LaunchBlock": LaunchBlock,
        "LaunchClientInput": LaunchClientInput,
        "LaunchClientRegistered": LaunchClientRegistered,
        "LaunchClientResult": LaunchClientResult,
        "LaunchDeveloper": LaunchDeveloper,
        "LaunchPage": LaunchPage,
        "LaunchTypology": LaunchTypology,
        "LaunchUnits": LaunchUnits,
        "Lead": Lead,
        "LeadBatch": LeadBatch,
        "LeadBatchItem": LeadBatchItem,
        "LeadCreation": LeadCreation,
        "LeadEnvelope": LeadEnvelope,
        "LeadEventData": LeadEventData,
        "LeadInput": LeadInput,
        "LeadPage": LeadPage,
        "LeadPhone": LeadPhone,
        "LeadRadar": LeadRadar,
        "LeadStateInput": LeadStateInput,
        "LeadUpdatedData": LeadUpdatedData,
        "LeadWarning": LeadWarning,
        "LeadWriteResult": LeadWriteResult,
        "LeadWritten": LeadWritten,
        "Location": Location,
        "LocationInput": LocationInput,
        "Match": Match,
        "MatchPage": MatchPage,
        "MatchParts": MatchParts,
        "MatchWriteResult": MatchWriteResult,
        "MatchWritten": MatchWritten,
        "Me": Me,
        "MeAccess": MeAccess,
        "MeAccessLimits": MeAccessLimits,
        "MeAccount": MeAccount,
        "MeEnvelope": MeEnvelope,
        "MeKey": MeKey,
        "MeLeads": MeLeads,
        "MeProperties": MeProperties,
        "MeStorage": MeStorage,
        "MeStorageAnswers": MeStorageAnswers,
        "MeStorageBatches": MeStorageBatches,
        "MeStorageLeads": MeStorageLeads,
        "MeStorageMatches": MeStorageMatches,
        "MeStoragePhotos": MeStoragePhotos,
        "MeStorageProperties": MeStorageProperties,
        "MeUsage": MeUsage,
        "NearMiss": NearMiss,
        "Neighborhood": Neighborhood,
        "NeighborhoodPage": NeighborhoodPage,
        "Partnership": Partnership,
        "PartnershipCounterpart": PartnershipCounterpart,
        "PartnershipCreatedData": PartnershipCreatedData,
        "PartnershipEnvelope": PartnershipEnvelope,
        "PartnershipPage": PartnershipPage,
        "PartnershipStatusInput": PartnershipStatusInput,
        "PartnershipTerms": PartnershipTerms,
        "PartnershipTermsInput": PartnershipTermsInput,
        "PartnershipUpdatedData": PartnershipUpdatedData,
        "PartnershipWriteResult": PartnershipWriteResult,
        "PartnershipWritten": PartnershipWritten,
        "Party": Party,
        "PhoneInput": PhoneInput,
        "PhotoSync": PhotoSync,
        "PhotoSyncItem": PhotoSyncItem,
        "Problem": Problem,
        "PropertiesConfirmed": PropertiesConfirmed,
        "Property": Property,
        "PropertyBatch": PropertyBatch,
        "PropertyBatchItem": PropertyBatchItem,
        "PropertyCaptador": PropertyCaptador,
        "PropertyConfirmation": PropertyConfirmation,
        "PropertyCreation": PropertyCreation,
        "PropertyEnvelope": PropertyEnvelope,
        "PropertyEventData": PropertyEventData,
        "PropertyInput": PropertyInput,
        "PropertyPage": PropertyPage,
        "PropertyPhotosDoneData": PropertyPhotosDoneData,
        "PropertyRadar": PropertyRadar,
        "PropertySnapshot": PropertySnapshot,
        "PropertyStatusInput": PropertyStatusInput,
        "PropertyTypeGroup": PropertyTypeGroup,
        "PropertyTypeGroupPage": PropertyTypeGroupPage,
        "PropertyUpdatedData": PropertyUpdatedData,
        "PropertyWarning": PropertyWarning,
        "PropertyWriteResult": PropertyWriteResult,
        "PropertyWritten": PropertyWritten,
        "RadarClientSummaryData": RadarClientSummaryData,
        "RadarMatchLostData": RadarMatchLostData,
        "RadarPreview": RadarPreview,
        "RadarPriceDropData": RadarPriceDropData,
        "SandboxAdvance": SandboxAdvance,
        "SandboxAdvanceResult": SandboxAdvanceResult,
        "SandboxClockAdvanced": SandboxClockAdvanced,
        "SandboxClockInput": SandboxClockInput,
        "SandboxEventSimulated": SandboxEventSimulated,
        "SandboxFeedChanged": SandboxFeedChanged,
        "SandboxFeedResult": SandboxFeedResult,
        "SandboxMoveInput": SandboxMoveInput,
        "SandboxMoved": SandboxMoved,
        "SandboxMovedResult": SandboxMovedResult,
        "SandboxRequestInput": SandboxRequestInput,
        "SandboxRequested": SandboxRequested,
        "SandboxRequestedResult": SandboxRequestedResult,
        "SandboxReset": SandboxReset,
        "SandboxResetResult": SandboxResetResult,
        "SandboxResetStep": SandboxResetStep,
        "ScopeInfo": ScopeInfo,
        "ScopeInfoPage": ScopeInfoPage,
        "SecretRotated": SecretRotated,
        "SecretRotation": SecretRotation,
        "SecretRotationResult": SecretRotationResult,
        "SetSandboxFeedInput": SetSandboxFeedInput,
        "SimulateEventInput": SimulateEventInput,
        "SimulatedEvent": SimulatedEvent,
        "SimulationResult": SimulationResult,
        "TeamMember": TeamMember,
        "TeamMemberPage": TeamMemberPage,
        "ValueLabel": ValueLabel,
        "ValueLabelPage": ValueLabelPage,
        "Webhook": Webhook,
        "WebhookChange": WebhookChange,
        "WebhookChangeResult": WebhookChangeResult,
        "WebhookChanged": WebhookChanged,
        "WebhookCreateResult": WebhookCreateResult,
        "WebhookCreated": WebhookCreated,
        "WebhookCreation": WebhookCreation,
        "WebhookDeleteResult": WebhookDeleteResult,
        "WebhookDeleted": WebhookDeleted,
        "WebhookDisabledData": WebhookDisabledData,
        "WebhookPage": WebhookPage,
        "WebhookRecoveredData": WebhookRecoveredData,
        "WebhookTestData": WebhookTestData,
        "WebhookTestOutcome": WebhookTestOutcome,
        "WebhookTestResult": WebhookTestResult,
        "WebhookTested": WebhookTested,
    }
)
