"""The SDK of the Real-Estate Account Integration API for Python, in one file that needs httpx alone.

Generated from the contract by `npm run sdk`: changes made here by hand are lost.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import importlib
import inspect
import json
import os
import random
import re
import sys
import threading
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from types import TracebackType
from typing import (
    Any,
    ClassVar,
    Final,
    Literal,
    Protocol,
    Self,
    TypeAlias,
    TypedDict,
    TypeVar,
    Unpack,
    dataclass_transform,
)
from urllib.parse import quote

import httpx

__all__ = [
    "SDK_VERSION",
    "UNSET",
    "AccessDeniedError",
    "AccessNotActiveError",
    "AccountInactiveError",
    "Address",
    "AddressInput",
    "ApiError",
    "AsyncCaptacaoResource",
    "AsyncClientOptions",
    "AsyncCursorStore",
    "AsyncEventLog",
    "AsyncEventsResource",
    "AsyncFeedResource",
    "AsyncGeoResource",
    "AsyncLaunchesResource",
    "AsyncLeadsResource",
    "AsyncMatchesResource",
    "AsyncMeResource",
    "AsyncPartnershipsResource",
    "AsyncPropertiesResource",
    "AsyncRealEstateClient",
    "AsyncReferenceResource",
    "AsyncSandboxResource",
    "AsyncTeamResource",
    "AsyncWebhooksResource",
    "AttemptInfo",
    "AuthorizerFailureError",
    "Availability",
    "BadRequestError",
    "Batch",
    "BatchAccepted",
    "BatchCreated",
    "BatchDoneData",
    "BatchEnvelope",
    "BatchItem",
    "BatchItemOutcome",
    "BatchItemResult",
    "BatchResult",
    "BatchResultOutcome",
    "BatchStatus",
    "BatchType",
    "BatchWarning",
    "BodyTimeoutError",
    "CallOptions",
    "CaptacaoAcceptResult",
    "CaptacaoAcceptResultOutcome",
    "CaptacaoAccepted",
    "CaptacaoAcceptedVia",
    "CaptacaoAcceptedViaChannel",
    "CaptacaoAddress",
    "CaptacaoContact",
    "CaptacaoOffer",
    "CaptacaoOfferAcceptedData",
    "CaptacaoOfferDemand",
    "CaptacaoOfferDemandScope",
    "CaptacaoOfferEnvelope",
    "CaptacaoOfferExclusivityOpenness",
    "CaptacaoOfferList",
    "CaptacaoOfferMatchingClients",
    "CaptacaoOfferOccupancy",
    "CaptacaoOfferOwnerRelation",
    "CaptacaoOfferReceivedData",
    "CaptacaoOfferSellTimeframe",
    "CaptacaoOfferStage",
    "CaptacaoOfferStatus",
    "CaptacaoOfferWithdrawnData",
    "CaptacaoOwnerPage",
    "CaptacaoOwnerPageCounts",
    "CaptacaoResource",
    "CaptacaoSummary",
    "CaptacaoSummaryServiceDay",
    "Change",
    "City",
    "CityPage",
    "CitySuggestion",
    "ClientOptions",
    "ClientSnapshot",
    "ConcurrentWriteError",
    "ConfirmItem",
    "ConfirmItemOutcome",
    "ConfirmResult",
    "Confirmation",
    "ConsentRequiredError",
    "Counterpart",
    "Curation",
    "CurationReason",
    "CurationStatus",
    "CursorStore",
    "Delivery",
    "DeliveryAttempt",
    "DeliveryPage",
    "DeliveryRetried",
    "DeliveryRetryResult",
    "DeliveryRetryResultOutcome",
    "DeliveryStatus",
    "DeniedError",
    "Event",
    "EventLog",
    "EventPage",
    "EventType",
    "EventTypeInfo",
    "EventTypeInfoPage",
    "EventsResource",
    "ExploredMatchPage",
    "ExternalRefExistsError",
    "FeedCounts",
    "FeedHeldData",
    "FeedNotConfiguredError",
    "FeedReport",
    "FeedReportListing",
    "FeedReportListingMissing",
    "FeedReportListingOutcome",
    "FeedReportListingRefusedPhoto",
    "FeedReportListingRemark",
    "FeedReportListingRemarkCode",
    "FeedReportListingUnknown",
    "FeedReportNotRead",
    "FeedReportStatus",
    "FeedReportWaiting",
    "FeedReportWaitingField",
    "FeedResource",
    "FeedSync",
    "FeedSyncActiveError",
    "FeedSyncConnector",
    "FeedSyncEnvelope",
    "FeedSyncReport",
    "FeedSyncResult",
    "FeedSyncResultOutcome",
    "FeedSyncStatus",
    "FeedSynced",
    "FileStore",
    "Funnel",
    "GeoResource",
    "IdempotencyInProgressError",
    "IdempotencyKeyReusedError",
    "InfoRequestedError",
    "Input",
    "InteractionInput",
    "InteractionInputType",
    "InteractionLogged",
    "InteractionResult",
    "Interest",
    "InterestInput",
    "InternalError",
    "InvalidBodyError",
    "InvalidCursorError",
    "InvalidIdempotencyKeyError",
    "InvalidParam",
    "InvalidParamCode",
    "InvalidParamError",
    "InvalidParamIn",
    "InvalidPropertyError",
    "IpNotAllowedError",
    "Language",
    "Launch",
    "LaunchBlock",
    "LaunchClientInput",
    "LaunchClientRegistered",
    "LaunchClientResult",
    "LaunchClientResultOutcome",
    "LaunchConstructionStage",
    "LaunchDeveloper",
    "LaunchPage",
    "LaunchTypology",
    "LaunchUnits",
    "LaunchesResource",
    "Lead",
    "LeadBatch",
    "LeadBatchItem",
    "LeadCreation",
    "LeadEnvelope",
    "LeadEventData",
    "LeadInTrashError",
    "LeadInput",
    "LeadLack",
    "LeadLinkedToOtherRefError",
    "LeadPage",
    "LeadPhone",
    "LeadRadar",
    "LeadState",
    "LeadStateInput",
    "LeadStateInputState",
    "LeadStatus",
    "LeadUpdatedData",
    "LeadWarning",
    "LeadWarningCode",
    "LeadWriteResult",
    "LeadWriteResultMatchedBy",
    "LeadWriteResultOutcome",
    "LeadWritten",
    "LeadsResource",
    "Limit",
    "Location",
    "LocationInput",
    "Match",
    "MatchOrder",
    "MatchPage",
    "MatchParts",
    "MatchScope",
    "MatchScope2",
    "MatchStatus",
    "MatchWriteResult",
    "MatchWriteResultOutcome",
    "MatchWritten",
    "MatchesResource",
    "Me",
    "MeAccess",
    "MeAccessLimits",
    "MeAccount",
    "MeEnvelope",
    "MeKey",
    "MeLeads",
    "MeProperties",
    "MeResource",
    "MeStorage",
    "MeStorageAnswers",
    "MeStorageBatches",
    "MeStorageLeads",
    "MeStorageMatches",
    "MeStoragePhotos",
    "MeStorageProperties",
    "MeUsage",
    "MethodNotAllowedError",
    "Model",
    "Money",
    "MonthlyQuotaExceededError",
    "NearMiss",
    "NearMissMissing",
    "Neighborhood",
    "NeighborhoodPage",
    "NotFoundError",
    "NotRequestedError",
    "OwnerTab",
    "Partnership",
    "PartnershipCounterpart",
    "PartnershipCreatedData",
    "PartnershipEnvelope",
    "PartnershipKind",
    "PartnershipOurSide",
    "PartnershipPage",
    "PartnershipStatus",
    "PartnershipStatusInput",
    "PartnershipTerms",
    "PartnershipTermsInput",
    "PartnershipUpdatedData",
    "PartnershipWriteResult",
    "PartnershipWriteResultOutcome",
    "PartnershipWritten",
    "PartnershipsResource",
    "Party",
    "PartyType",
    "PayloadTooLargeError",
    "PendingError",
    "Permission",
    "PhoneInput",
    "PhotoSync",
    "PhotoSyncItem",
    "PhotoSyncItemState",
    "PhotoSyncState",
    "PilotExpiredError",
    "PlanLimitReachedError",
    "PlanNotEligibleError",
    "PreconditionFailedError",
    "Problem",
    "PropertiesConfirmed",
    "PropertiesResource",
    "Property",
    "PropertyBatch",
    "PropertyBatchItem",
    "PropertyCaptador",
    "PropertyCategory",
    "PropertyConfirmation",
    "PropertyCreation",
    "PropertyEnvelope",
    "PropertyEventData",
    "PropertyInTrashError",
    "PropertyInactiveReason",
    "PropertyInput",
    "PropertyKind",
    "PropertyLack",
    "PropertyPage",
    "PropertyPhotosDoneData",
    "PropertyPhotosDoneDataState",
    "PropertyRadar",
    "PropertyRadarPending",
    "PropertySnapshot",
    "PropertyStatus",
    "PropertyStatusInput",
    "PropertyType",
    "PropertyTypeGroup",
    "PropertyTypeGroupPage",
    "PropertyUpdatedData",
    "PropertyWarning",
    "PropertyWriteResult",
    "PropertyWriteResultOutcome",
    "PropertyWriteResultPhotos",
    "PropertyWritten",
    "Purpose",
    "RadarClientSummaryData",
    "RadarFilter",
    "RadarMatchLostData",
    "RadarPreview",
    "RadarPriceDropData",
    "RateLimitedError",
    "RealEstateClient",
    "RealEstateError",
    "ReferenceResource",
    "RepeatedCursorError",
    "RequestRefusedError",
    "RequestTimeoutError",
    "ResponseInfo",
    "RetryInfo",
    "RevokedError",
    "RouteNotFoundError",
    "SandboxAdvance",
    "SandboxAdvanceResult",
    "SandboxClockAdvanced",
    "SandboxClockInput",
    "SandboxEventSimulated",
    "SandboxFeedChanged",
    "SandboxFeedResult",
    "SandboxFeedResultOutcome",
    "SandboxMoveInput",
    "SandboxMoved",
    "SandboxMovedResult",
    "SandboxRequestInput",
    "SandboxRequestInputRequester",
    "SandboxRequested",
    "SandboxRequestedResult",
    "SandboxReset",
    "SandboxResetResult",
    "SandboxResetState",
    "SandboxResetStep",
    "SandboxResource",
    "ScopeInfo",
    "ScopeInfoPage",
    "SecretRotated",
    "SecretRotation",
    "SecretRotationResult",
    "SetSandboxFeedInput",
    "ShrinkGuardError",
    "SignedWebhook",
    "SimulateEventInput",
    "SimulatedEvent",
    "SimulationResult",
    "Source",
    "State",
    "StorageFullError",
    "StreamOptions",
    "SubscriptionInactiveError",
    "SuspendedError",
    "TeamMember",
    "TeamMemberPage",
    "TeamMemberRole",
    "TeamResource",
    "TransportError",
    "UnauthorizedError",
    "UnexpectedAnswerError",
    "Unset",
    "UpstreamBusyError",
    "UpstreamTimeoutError",
    "UpstreamUnavailableError",
    "ValueLabel",
    "ValueLabelPage",
    "VersionedOptions",
    "Webhook",
    "WebhookChange",
    "WebhookChangeResult",
    "WebhookChangeResultOutcome",
    "WebhookChanged",
    "WebhookCreateResult",
    "WebhookCreated",
    "WebhookCreation",
    "WebhookDeleteResult",
    "WebhookDeleted",
    "WebhookDisabledData",
    "WebhookDisabledReason",
    "WebhookMessage",
    "WebhookPage",
    "WebhookRecoveredData",
    "WebhookStatus",
    "WebhookTestData",
    "WebhookTestOutcome",
    "WebhookTestOutcomeOutcome",
    "WebhookTestResult",
    "WebhookTested",
    "WebhookUrlRefusedError",
    "WebhookVerificationError",
    "WebhooksResource",
    "WriteOptions",
    "django_webhook",
    "event_data",
    "fastapi_webhook",
    "flask_webhook",
    "make_test_delivery",
    "moment",
    "verify_webhook",
]
__version__ = "1.0.0"
SDK_VERSION: Final = __version__

Language: TypeAlias = Literal["pt-BR", "en"]


@dataclass(frozen=True)
class AttemptInfo:
    """One attempt of a call, for your log: it has neither the key nor the query nor a body."""

    method: str
    # As sent after the base URL, without its query: it has the call's codes, which may be personal data.
    path: str
    # Counted from 1.
    attempt: int


@dataclass(frozen=True)
class Limit:
    """What remains of a limit, and the seconds until it is whole again."""

    remaining: int
    reset_seconds: int


@dataclass(frozen=True)
class ResponseInfo(AttemptInfo):
    """What an answer has besides its body: Idempotent-Replayed is among the headers."""

    status: int
    headers: httpx.Headers
    # Quote it to support.
    request_id: str | None
    # The version of the object that it answers, for if_match.
    etag: str | None
    # The header RateLimit, by the limits' names: second, month.
    limits: Mapping[str, Limit]


@dataclass(frozen=True)
class RetryInfo(AttemptInfo):
    """Why and when a call is sent again; the attempt is the one that failed."""

    # The failure; an ApiError has the service's problem.
    error: RealEstateError
    # Seconds.
    wait: float


class CallOptions(TypedDict, total=False):
    """Options of a single call."""

    language: Language
    # Seconds of each attempt.
    timeout: float
    retries: int
    # Seconds.
    max_wait: float
    on_response: Callable[[ResponseInfo], None]


class WriteOptions(CallOptions, total=False):
    # Generated by the client if absent; the same on every attempt.
    idempotency_key: str


class VersionedOptions(WriteOptions, total=False):
    # An etag: the write is refused (PreconditionFailedError) if somebody else has written the object since.
    if_match: str


class _ClientOptions(CallOptions, total=False):
    # Seconds before the first retry, unless the service names a wait; doubled each time. 0.5 by default.
    backoff: float
    # Called before each attempt.
    on_request: Callable[[AttemptInfo], None]
    # Called before the wait for another attempt.
    on_retry: Callable[[RetryInfo], None]


class ClientOptions(_ClientOptions, total=False):
    """Defaults of a client's calls: 30 seconds, 2 retries, and a max_wait of 60 seconds.

    If Retry-After is longer than `max_wait`, the error is raised at once. `on_response` is called with each answer
    received, including refusals and retries.
    """

    http: httpx.Client


class AsyncClientOptions(_ClientOptions, total=False):
    """The same for a client whose calls are awaited."""

    http: httpx.AsyncClient


class Unset:
    """Marks a field that is not sent, unlike None, which clears it."""

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()


@dataclass(frozen=True, order=True)
class Money:
    """An exact amount in BRL, in whole cents."""

    cents: int

    @classmethod
    def of_cents(cls, cents: int) -> Money:
        return cls(cents)

    @classmethod
    def of_reais(cls, reais: float | str) -> Money:
        """From a number, or from a text such as "1234567.89"."""
        if isinstance(reais, str) and not re.fullmatch(r"-?\d+(\.\d{1,2})?", reais):
            raise ValueError(f"{reais} is no amount.")
        return cls(round(float(reais) * 100))

    def __str__(self) -> str:
        return f"{self.cents / 100:.2f}"


class RealEstateError(Exception):
    """Every error this SDK raises."""


class TransportError(RealEstateError):
    """The response was missing or incomplete: the connection failed, it timed out, or the body cannot be read."""


class UnexpectedAnswerError(TransportError):
    """A success came with a body that is not the service's, for example from a proxy. Never retried."""

    def __init__(self, status: int, content_type: str | None) -> None:
        self.status = status
        self.content_type = content_type
        super().__init__(f"The answer is none of the service's ({_joined(str(status), content_type)}).")


class RepeatedCursorError(RealEstateError):
    """A list returned the same cursor twice, so it would never end."""

    def __init__(self) -> None:
        super().__init__("The list gave a cursor that it had given before.")


class RequestTimeoutError(TransportError):
    """The attempt timed out."""


class WebhookVerificationError(RealEstateError):
    """The message is not what the service signed, or its timestamp is too far off."""


class ApiError(RealEstateError):
    """The service refused a call. Each error code of the contract has its own class."""

    def __init__(self, status: int, problem: Mapping[str, Any], headers: Mapping[str, str]) -> None:
        self.status = status
        # Empty if the answer was not a problem of the service, for example from a proxy.
        self.code: str = problem.get("code") or ""
        self.title: str = problem.get("title") or ""
        self.detail: str | None = problem.get("detail")
        self.request_id: str | None = problem.get("requestId") or headers.get("x-request-id")
        self.content_type = headers.get("content-type")
        # Every problem of the request, all at once.
        self.invalid_params = [InvalidParam.from_json(item) for item in problem.get("invalidParams") or []]
        # Seconds to wait before retrying the call.
        self.retry_after = _seconds_of(headers.get("retry-after"))
        # Whether the same request is worth sending again.
        self.retryable: bool = problem.get("retryable") is True or status in _RETRYABLE_STATUSES
        # The whole answer, including members unknown to this SDK.
        self.problem = dict(problem)
        said = f"{self.title}: {self.detail}" if self.detail else self.title
        named = _joined(f"{status} {self.code}", self.request_id)
        if self.code == "":
            said = "The answer is none of the service's"
            named = _joined(str(status), self.content_type, self.request_id)
        super().__init__(f"{said} ({named}){_first_fault(self.invalid_params)}")


def _first_fault(faults: Sequence[InvalidParam]) -> str:
    """What a log needs most: the first fault, and what may have been meant."""
    if not faults:
        return ""
    first = faults[0]
    meant = first.did_you_mean or (first.suggestions[0].name if first.suggestions else None)
    return f" {first.name}: {first.reason}" + (f" {meant}?" if meant else "")


class BadRequestError(ApiError):
    """400 `bad_request`: Request refused."""


class InvalidParamError(ApiError):
    """400 `invalid_param`: Invalid parameter."""


class UnauthorizedError(ApiError):
    """401 `unauthorized`: Missing or invalid key."""


class AccessNotActiveError(ApiError):
    """403 `access_not_active`: The API is not active for the account."""


class IpNotAllowedError(ApiError):
    """403 `IP_NOT_ALLOWED`: Origin address not allowed."""


class AccountInactiveError(ApiError):
    """403 `ACCOUNT_INACTIVE`: Inactive account."""


class NotRequestedError(ApiError):
    """403 `NOT_REQUESTED`: API access not requested."""


class PendingError(ApiError):
    """403 `PENDING`: Access request under review."""


class InfoRequestedError(ApiError):
    """403 `INFO_REQUESTED`: Access request waiting for information."""


class DeniedError(ApiError):
    """403 `DENIED`: Access request refused."""


class SuspendedError(ApiError):
    """403 `SUSPENDED`: Access suspended."""


class RevokedError(ApiError):
    """403 `REVOKED`: Access ended."""


class PlanNotEligibleError(ApiError):
    """403 `PLAN_NOT_ELIGIBLE`: Plan without API access."""


class SubscriptionInactiveError(ApiError):
    """403 `SUBSCRIPTION_INACTIVE`: Subscription overdue."""


class PilotExpiredError(ApiError):
    """403 `PILOT_EXPIRED`: Pilot period ended."""


class AccessDeniedError(ApiError):
    """403 `access_denied`: Access denied."""


class RouteNotFoundError(ApiError):
    """404 `route_not_found`: Unknown route."""


class MethodNotAllowedError(ApiError):
    """405 `method_not_allowed`: Method not allowed on the route."""


class RateLimitedError(ApiError):
    """429 `rate_limited`: Per-second limit reached."""


class MonthlyQuotaExceededError(ApiError):
    """429 `monthly_quota_exceeded`: Monthly quota used up."""


class InternalError(ApiError):
    """500 `internal`: Internal error."""


class AuthorizerFailureError(ApiError):
    """500 `authorizer_failure`: Temporary failure validating the key."""


class UpstreamUnavailableError(ApiError):
    """503 `upstream_unavailable`: Service temporarily unavailable."""


class UpstreamBusyError(ApiError):
    """503 `upstream_busy`: The platform is busy."""


class UpstreamTimeoutError(ApiError):
    """504 `upstream_timeout`: The platform took too long to answer."""


class InvalidCursorError(ApiError):
    """400 `invalid_cursor`: Invalid cursor."""


class NotFoundError(ApiError):
    """404 `not_found`: Not found."""


class InvalidBodyError(ApiError):
    """400 `invalid_body`: Invalid body."""


class InvalidIdempotencyKeyError(ApiError):
    """400 `invalid_idempotency_key`: Invalid Idempotency-Key."""


class BodyTimeoutError(ApiError):
    """408 `body_timeout`: The body took too long to arrive."""


class ConcurrentWriteError(ApiError):
    """409 `concurrent_write`: Another write to the same object ran at the same time."""


class FeedSyncActiveError(ApiError):
    """409 `feed_sync_active`: The property is managed by the CRM feed."""


class PlanLimitReachedError(ApiError):
    """409 `plan_limit_reached`: The plan's active-property quota is full."""


class PropertyInTrashError(ApiError):
    """409 `property_in_trash`: The property is in the trash."""


class IdempotencyInProgressError(ApiError):
    """409 `idempotency_in_progress`: A request with the same key is still running."""


class PreconditionFailedError(ApiError):
    """412 `precondition_failed`: The object is no longer the one you read."""


class PayloadTooLargeError(ApiError):
    """413 `payload_too_large`: Body over the size limit."""


class InvalidPropertyError(ApiError):
    """422 `invalid_property`: Property data incomplete or inconsistent."""


class RequestRefusedError(ApiError):
    """422 `request_refused`: The request was refused."""


class IdempotencyKeyReusedError(ApiError):
    """422 `idempotency_key_reused`: Idempotency-Key used with a different request."""


class StorageFullError(ApiError):
    """429 `storage_full`: Temporary storage full."""


class ExternalRefExistsError(ApiError):
    """409 `external_ref_exists`: The code already exists."""


class ShrinkGuardError(ApiError):
    """409 `shrink_guard`: Deletion ceiling for 24 hours reached."""


class FeedNotConfiguredError(ApiError):
    """409 `feed_not_configured`: No feed configured."""


class LeadInTrashError(ApiError):
    """409 `lead_in_trash`: The client is in the trash."""


class LeadLinkedToOtherRefError(ApiError):
    """409 `lead_linked_to_other_ref`: The person is already linked to a different code."""


class ConsentRequiredError(ApiError):
    """422 `consent_required`: Consent required."""


class WebhookUrlRefusedError(ApiError):
    """422 `webhook_url_refused`: Webhook URL refused."""


_ERRORS_BY_CODE: Final[Mapping[str, type[ApiError]]] = {
    "bad_request": BadRequestError,
    "invalid_param": InvalidParamError,
    "unauthorized": UnauthorizedError,
    "access_not_active": AccessNotActiveError,
    "IP_NOT_ALLOWED": IpNotAllowedError,
    "ACCOUNT_INACTIVE": AccountInactiveError,
    "NOT_REQUESTED": NotRequestedError,
    "PENDING": PendingError,
    "INFO_REQUESTED": InfoRequestedError,
    "DENIED": DeniedError,
    "SUSPENDED": SuspendedError,
    "REVOKED": RevokedError,
    "PLAN_NOT_ELIGIBLE": PlanNotEligibleError,
    "SUBSCRIPTION_INACTIVE": SubscriptionInactiveError,
    "PILOT_EXPIRED": PilotExpiredError,
    "access_denied": AccessDeniedError,
    "route_not_found": RouteNotFoundError,
    "method_not_allowed": MethodNotAllowedError,
    "rate_limited": RateLimitedError,
    "monthly_quota_exceeded": MonthlyQuotaExceededError,
    "internal": InternalError,
    "authorizer_failure": AuthorizerFailureError,
    "upstream_unavailable": UpstreamUnavailableError,
    "upstream_busy": UpstreamBusyError,
    "upstream_timeout": UpstreamTimeoutError,
    "invalid_cursor": InvalidCursorError,
    "not_found": NotFoundError,
    "invalid_body": InvalidBodyError,
    "invalid_idempotency_key": InvalidIdempotencyKeyError,
    "body_timeout": BodyTimeoutError,
    "concurrent_write": ConcurrentWriteError,
    "feed_sync_active": FeedSyncActiveError,
    "plan_limit_reached": PlanLimitReachedError,
    "property_in_trash": PropertyInTrashError,
    "idempotency_in_progress": IdempotencyInProgressError,
    "precondition_failed": PreconditionFailedError,
    "payload_too_large": PayloadTooLargeError,
    "invalid_property": InvalidPropertyError,
    "request_refused": RequestRefusedError,
    "idempotency_key_reused": IdempotencyKeyReusedError,
    "storage_full": StorageFullError,
    "external_ref_exists": ExternalRefExistsError,
    "shrink_guard": ShrinkGuardError,
    "feed_not_configured": FeedNotConfiguredError,
    "lead_in_trash": LeadInTrashError,
    "lead_linked_to_other_ref": LeadLinkedToOtherRefError,
    "consent_required": ConsentRequiredError,
    "webhook_url_refused": WebhookUrlRefusedError,
}


_RETRYABLE_STATUSES: Final = frozenset({429, 500, 502, 503, 504})
_LONGEST_BACKOFF: Final = 8.0
_LATE: Final = "The service did not answer in time."


def _joined(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part)


def _seconds_of(header: str | None) -> int | None:
    """Parses a Retry-After: whole seconds or a date."""
    if header is None:
        return None
    if header.isdecimal():
        return int(header)
    try:
        at = parsedate_to_datetime(header)
    except ValueError:
        return None
    return max(0, round(at.timestamp() - time.time()))


def _limits_of(header: str) -> dict[str, Limit]:
    """Reads a RateLimit such as `"second";r=19;t=1, "month";r=900;t=86400`."""
    found = re.findall(r'"(\w+)";r=([0-9]+);t=([0-9]+)', header)
    return {name: Limit(int(remaining), int(reset)) for name, remaining, reset in found}


@contextlib.contextmanager
def _transport_errors() -> Iterator[None]:
    try:
        yield
    except httpx.TimeoutException as error:
        raise RequestTimeoutError(_LATE) from error
    except httpx.HTTPError as error:
        raise TransportError("The response was missing or incomplete.") from error


def _object_of(body: bytes) -> dict[str, Any] | None:
    """Anything but a JSON object is not an answer of the service."""
    try:
        value = json.loads(body)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _error_of(response: httpx.Response, body: bytes) -> ApiError:
    problem = _object_of(body)
    if problem is None or not isinstance(problem.get("code"), str):
        problem = {}
    known = _ERRORS_BY_CODE.get(problem.get("code", ""), ApiError)
    return known(response.status_code, problem, response.headers)


def _segment(value: str) -> str:
    """One segment of a path. Dots alone would be read as folders, and an empty text as no segment."""
    if value in ("", ".", ".."):
        raise ValueError(f'"{value}" cannot stand in a path.')
    return quote(value, safe="")


def _decode(value: Any, kind: str) -> Any:
    if value is None or kind == "":
        return value
    if kind == "money":
        return Money.of_reais(value)
    form, _, rest = kind.partition(":")
    if form == "list":
        return [_decode(item, rest) for item in value]
    if form == "map":
        return {name: _decode(item, rest) for name, item in value.items()}
    return _MODELS[kind].from_json(value)


def _encode(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_json()
    if isinstance(value, Money):
        return value.cents / 100
    if isinstance(value, Mapping):
        return {name: _encode(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_encode(item) for item in value]
    return value


@dataclass_transform(kw_only_default=True)
class _ModelType(type):
    """Type checkers read a model as a dataclass, of which hundreds would take long to make at each import."""


class Model(metaclass=_ModelType):
    """Members by their names here, with their JSON names and types."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {}

    extra: dict[str, Any] = {}  # noqa: RUF012
    """Members unknown to this SDK."""

    def __init__(self, **members: Any) -> None:
        extra = members.pop("extra", None)
        self.extra = {} if extra is None else extra
        missing = []
        for name in self._wire:
            if name in members:
                setattr(self, name, members.pop(name))
            elif hasattr(type(self), name):
                setattr(self, name, getattr(type(self), name))
            else:
                missing.append(name)
        kind = type(self).__name__
        if missing:
            raise TypeError(f"{kind} lacks {', '.join(missing)}.")
        if members:
            raise TypeError(f"{kind} has no {', '.join(members)}.")

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if type(other) is type(self) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        members = (f"{name}={value!r}" for name, value in self.__dict__.items() if value is not UNSET)
        return f"{type(self).__name__}({', '.join(members)})"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        rest = dict(data)
        members: dict[str, Any] = {}
        for name, (wire, kind) in cls._wire.items():
            if wire in rest:
                members[name] = _decode(rest.pop(wire), kind)
            elif not issubclass(cls, Input):
                members[name] = None
        return cls(**members, extra=rest)

    def to_json(self) -> dict[str, Any]:
        members = {wire: getattr(self, name) for name, (wire, _) in self._wire.items()}
        sent = {wire: _encode(value) for wire, value in members.items() if value is not UNSET}
        return {**self.extra, **sent}


class Input(Model):
    """The body of a request: UNSET leaves a field as it is, None clears it."""


_WEB_ADDRESS: Final = re.compile(r"https?://([^\s/?#@:]+|\[[0-9a-f:.]+\])(:[0-9]+)?(/[^\s?#]*)?", re.IGNORECASE)
# Below the address of the API itself, not of a version.
_BESIDE_VERSIONS: Final = "/sandbox/"
_VERSION_SEGMENT: Final = re.compile(r"/v[0-9]+$")
# The only characters the header can carry.
_API_KEY: Final = re.compile(r"[!-~]+")

_Answer = TypeVar("_Answer", bound=Model)
_Item = TypeVar("_Item")


@dataclass(frozen=True)
class _Call:
    request: httpx.Request
    path: str
    timeout: float
    # Zero if it could take effect twice.
    retries: int
    options: CallOptions

    def info(self, attempt: int) -> AttemptInfo:
        return AttemptInfo(self.request.method, self.path, attempt)


class _Body:
    """The whole body, unless reading it takes too long in total."""

    def __init__(self, call: _Call) -> None:
        self._until = time.monotonic() + call.timeout
        self._parts: list[bytes] = []

    def add(self, part: bytes) -> None:
        if time.monotonic() > self._until:
            raise RequestTimeoutError(_LATE)
        self._parts.append(part)

    def whole(self) -> bytes:
        return b"".join(self._parts)


class _Transport:
    """All of a call except sending it."""

    def __init__(self, base_url: str, api_key: str, options: _ClientOptions) -> None:
        # A value from the environment may be None, whatever the types say.
        if not _WEB_ADDRESS.fullmatch(base_url or ""):
            raise ValueError("The base URL is not an http or https address like https://api.example.com/v1.")
        if not _API_KEY.fullmatch(api_key or ""):
            raise ValueError("The API key is empty or has invalid characters, such as spaces.")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._defaults = options

    def _base(self, path: str) -> str:
        return _VERSION_SEGMENT.sub("", self._base_url) if path.startswith(_BESIDE_VERSIONS) else self._base_url

    def _call(
        self,
        http: httpx.Client | httpx.AsyncClient,
        method: str,
        path: str,
        options: CallOptions,
        query: Mapping[str, str | int | bool | None] | None,
        body: Model | None,
        key: str | None,
        if_match: str | None,
    ) -> _Call:
        if body is not None and not isinstance(body, Model):
            raise TypeError("The body is a model of this SDK: make it by its name, or by from_json of a dict.")
        params = {name: _query_text(value) for name, value in (query or {}).items() if value is not None}
        timeout = options.get("timeout", self._defaults.get("timeout", 30.0))
        request = http.build_request(
            method,
            self._base(path) + path,
            params=params or None,
            content=None if body is None else json.dumps(body.to_json(), allow_nan=False).encode(),
            headers=self._headers(options, has_body=body is not None, key=key, if_match=if_match),
            timeout=timeout,
        )
        can_repeat = method == "GET" or key is not None or params.get("dryRun") == "true"
        retries = options.get("retries", self._defaults.get("retries", 2)) if can_repeat else 0
        return _Call(request, path, timeout, retries, options)

    def _headers(
        self, options: CallOptions, *, has_body: bool, key: str | None, if_match: str | None
    ) -> dict[str, str]:
        headers = {
            "Authorization": f"Bearer {self._api_key}",
            "Accept": "application/json",
            "User-Agent": f"real-estate-account-sdk-python/{SDK_VERSION}",
        }
        language = options.get("language", self._defaults.get("language"))
        if language is not None:
            headers["Accept-Language"] = language
        if has_body:
            headers["Content-Type"] = "application/json"
        if key is not None:
            headers["Idempotency-Key"] = key
        if if_match is not None:
            headers["If-Match"] = if_match
        return headers

    def _begin(self, call: _Call, attempt: int) -> _Body:
        if on_request := self._defaults.get("on_request"):
            on_request(call.info(attempt))
        return _Body(call)

    def _answer_of(self, call: _Call, attempt: int, response: httpx.Response, body: _Body) -> Mapping[str, Any]:
        headers = response.headers
        if on_response := call.options.get("on_response", self._defaults.get("on_response")):
            limits = _limits_of(headers.get("ratelimit", ""))
            told = (response.status_code, headers, headers.get("x-request-id"), headers.get("etag"), limits)
            on_response(ResponseInfo(call.request.method, call.path, attempt, *told))
        if not response.is_success:
            raise _error_of(response, body.whole())
        answer = _object_of(body.whole())
        if answer is None:
            raise UnexpectedAnswerError(response.status_code, headers.get("content-type"))
        return answer

    def _wait(self, call: _Call, error: ApiError | TransportError, attempt: int) -> float:
        """Seconds until the next attempt. Raises the error if there is none."""
        wait = self._wait_after(call, error, attempt) if attempt <= call.retries else None
        if wait is None:
            raise error
        if on_retry := self._defaults.get("on_retry"):
            on_retry(RetryInfo(call.request.method, call.path, attempt, error, wait))
        return wait

    def _wait_after(self, call: _Call, error: ApiError | TransportError, attempt: int) -> float | None:
        """Seconds until the next attempt; None if there is none."""
        doubled: float = self._defaults.get("backoff", 0.5) * 2.0 ** min(attempt - 1, 10)
        backoff = min(doubled, _LONGEST_BACKOFF) * random.uniform(0.5, 1)
        if isinstance(error, UnexpectedAnswerError):
            return None
        if isinstance(error, TransportError):
            return backoff
        if not error.retryable:
            return None
        asked = error.retry_after or 0
        longest = call.options.get("max_wait", self._defaults.get("max_wait", 60.0))
        return None if asked > longest else max(asked, backoff)


def _longest(wait: float) -> float:
    """A clock that is asked to wait for longer than 31 years fails."""
    return min(wait, 1e9)


class _StoppedError(Exception):
    """A wait for another attempt was ended."""


class _SyncTransport(_Transport):
    def __init__(
        self,
        http: httpx.Client,
        base_url: str,
        api_key: str,
        options: _ClientOptions,
        stop: threading.Event | None = None,
    ) -> None:
        super().__init__(base_url, api_key, options)
        self._http = http
        self._stop = stop

    def until(self, stop: threading.Event) -> _SyncTransport:
        """The same, but its waits end when `stop` is set."""
        return _SyncTransport(self._http, self._base_url, self._api_key, self._defaults, stop)

    def send(
        self,
        answer: type[_Answer],
        method: str,
        path: str,
        options: CallOptions,
        *,
        query: Mapping[str, str | int | bool | None] | None = None,
        body: Model | None = None,
        key: str | None = None,
        if_match: str | None = None,
    ) -> _Answer:
        """Sends a call, and retries it after a temporary failure if it cannot take effect twice."""
        call = self._call(self._http, method, path, options, query, body, key, if_match)
        attempt = 1
        while True:
            try:
                return answer.from_json(self._attempt(call, attempt))
            except (ApiError, TransportError) as error:
                wait = self._wait(call, error, attempt)
            self._pause(wait)
            attempt += 1

    def _pause(self, wait: float) -> None:
        if self._stop is None:
            time.sleep(_longest(wait))
        elif self._stop.wait(_longest(wait)):
            raise _StoppedError

    def _attempt(self, call: _Call, attempt: int) -> Mapping[str, Any]:
        body = self._begin(call, attempt)
        with _transport_errors():
            response = self._http.send(call.request, follow_redirects=False, stream=True)
            with contextlib.closing(response):
                for part in response.iter_bytes():
                    body.add(part)
        return self._answer_of(call, attempt, response, body)


class _AsyncTransport(_Transport):
    def __init__(self, http: httpx.AsyncClient, base_url: str, api_key: str, options: _ClientOptions) -> None:
        super().__init__(base_url, api_key, options)
        self._http = http

    async def send(
        self,
        answer: type[_Answer],
        method: str,
        path: str,
        options: CallOptions,
        *,
        query: Mapping[str, str | int | bool | None] | None = None,
        body: Model | None = None,
        key: str | None = None,
        if_match: str | None = None,
    ) -> _Answer:
        """Sends a call, and retries it after a temporary failure if it cannot take effect twice."""
        call = self._call(self._http, method, path, options, query, body, key, if_match)
        attempt = 1
        while True:
            try:
                return answer.from_json(await self._attempt(call, attempt))
            except (ApiError, TransportError) as error:
                wait = self._wait(call, error, attempt)
            await asyncio.sleep(wait)
            attempt += 1

    async def _attempt(self, call: _Call, attempt: int) -> Mapping[str, Any]:
        body = self._begin(call, attempt)
        with _transport_errors():
            response = await self._http.send(call.request, follow_redirects=False, stream=True)
            async with contextlib.aclosing(response):
                async for part in response.aiter_bytes():
                    body.add(part)
        return self._answer_of(call, attempt, response, body)


def moment(text: str) -> datetime:
    """A time of an answer, such as `created_at`, as a datetime with its zone."""
    return datetime.fromisoformat(text)


def _key_of(options: WriteOptions) -> str:
    return options.get("idempotency_key") or str(uuid.uuid4())


def _query_text(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _items_of(read: Callable[[str | None], Any]) -> Iterator[Any]:
    """The items of all pages; each page is read when it is reached."""
    cursor: str | None = None
    seen: set[str] = set()
    while True:
        page = read(cursor)
        yield from page.data
        cursor = page.next_cursor
        if cursor is None:
            return
        if cursor in seen:
            raise RepeatedCursorError
        seen.add(cursor)


async def _async_items_of(read: Callable[[str | None], Awaitable[Any]]) -> AsyncIterator[Any]:
    """The same where pages are awaited."""
    cursor: str | None = None
    seen: set[str] = set()
    while True:
        page = await read(cursor)
        for item in page.data:
            yield item
        cursor = page.next_cursor
        if cursor is None:
            return
        if cursor in seen:
            raise RepeatedCursorError
        seen.add(cursor)


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
        "purpose_without_price",
        "season_price",
        "price_implausible",
        "unit_not_read",
        "lot_area_only",
        "number_unreadable",
        "photos_unreadable",
        "photos_over_limit",
        "link_unusable",
        "not_offered",
        "by_postal_code",
        "left_recommendations",
        "gallery_emptied",
        "double",
        "code_alike",
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
    """Catalogue neighborhood; null while unrecognised."""
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
    """Neighborhood of the catalogue: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`.
    The safest choice.
    """
    neighborhood: str | Unset | None = UNSET
    """Neighborhood as text, matched through a dictionary of aliases. An unrecognised text waits for
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
    given or recognised (`warnings` says so), and is not stored.
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
    """How many in all."""
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
    """How many in all."""
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
    """What the write tells besides `outcome`; null while queued or if refused."""
    existing_id: str | None = None
    """Refused clients only: the client who the person is already."""
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
    """Clients only: what was stored and stayed, as JSON Pointers of the item."""
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
    """How the phone was checked."""
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
    """Why it was lost."""
    note: str | None = None
    """What the account noted about the owner."""
    tab: OwnerTab | None = None
    """Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED. Other values may appear."""


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
    """The account is paused: nothing new is offered."""
    paused_auto: bool
    """The pause is automatic, caused by expired offers."""
    expired_streak: int
    """Consecutive expired offers."""
    auto_pause_after: int | None
    """Consecutive expired offers that trigger the pause; null: never."""
    in_activation: bool
    """Still using owners free of charge."""
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
    """A city of the catalogue."""

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
    """How many in all."""


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
    """CRECI checked by the platform."""
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
    data: dict[str, Any]


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
    """Your own pairs that almost match, those that lack least first; null if Radar does not answer in
    time.
    """
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
    """Left the feed, and were missing in two whole syncs."""
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
    """Types and cities that wait, grouped."""
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
    """Fields edited in the dashboard, which won and were kept."""
    message: str | None
    """Reason and remarks in words."""
    missing: list[FeedReportListingMissing]
    """Required fields that are missing or unreadable. Other values may appear."""
    unknown: list[FeedReportListingUnknown]
    """Values the listing names that no catalogue has: the property is imported and waits for review."""
    refused_photos: list[FeedReportListingRefusedPhoto]
    """Photos that cannot be fetched, up to 5."""
    remarks: list[FeedReportListingRemark]
    """What of the listing did not come in, or looks wrong."""


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
    """A value that no catalogue has."""

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
    """Types and cities that wait, grouped."""
    summary: str | None
    """What is not read, in one line; null if nothing."""
    sync_id: str
    """Id of the sync."""
    finished_at: str
    """When it ended."""


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
    """One problem of the request."""

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
    """A new development. Every field is always present."""

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
    """Units in all."""
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
    """In all."""
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
    """Code of the client in your system, unique in the account: 1 to 80 characters, as a property's."""
    name: str | Unset = UNSET
    """Name, up to 200 characters. Required on creation."""
    phones: list[PhoneInput] | Unset = UNSET
    """Up to 5 phones. Creating requires a phone or an e-mail of the person; what only fills the field,
    such as (11) 99999-9999, is not stored.
    """
    email: str | Unset | None = UNSET
    """E-mail, stored in lower case; null clears. What only fills the field, such as nao@tem.com.br, is
    not stored.
    """
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
    """Code of the client in your system, unique in the account: 1 to 80 characters, as a property's."""
    name: str
    """Name, up to 200 characters. Required on creation."""
    phones: list[PhoneInput] | Unset = UNSET
    """Up to 5 phones. Creating requires a phone or an e-mail of the person; what only fills the field,
    such as (11) 99999-9999, is not stored.
    """
    email: str | Unset | None = UNSET
    """E-mail, stored in lower case; null clears. What only fills the field, such as nao@tem.com.br, is
    not stored.
    """
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
    """Up to 5 phones. Creating requires a phone or an e-mail of the person; what only fills the field,
    such as (11) 99999-9999, is not stored.
    """
    email: str | Unset | None = UNSET
    """E-mail, stored in lower case; null clears. What only fills the field, such as nao@tem.com.br, is
    not stored.
    """
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
    """The client's standing in Radar."""

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
    """placeholder (only fills the field), service_number (0800 and others), extension (stored without
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
    """Fields edited in the dashboard, which won and were kept."""
    matched_by: LeadWriteResultMatchedBy | None
    """How the person was recognised: phone or email; null if new. Other values may appear."""
    changes: list[Change]
    """What changed, field by field; only for updates."""
    kept: list[str]
    """Of a person who was a client already: JSON Pointers of what the request says otherwise than the
    stored client, which stayed.
    """
    reactivated: bool
    """The client was archived and is active again, because the person wrote again."""
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
    """Neighborhood of the catalogue; null: the whole city."""
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
    """Neighborhood of the catalogue; absent or null: the whole city."""


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
    """The parts that add up to the score; null if an earlier formula gave it."""
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
    """The points of each part, which add up to the score. What the client does not ask for has all of
    them.
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
    """Place, of 35."""
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
    """The grant of access."""
    key: MeKey
    """The key used for this call."""
    usage: MeUsage
    """The usage of this month."""
    properties: MeProperties
    """Active properties, the plan's quota, and how many wait for their neighborhood."""
    leads: MeLeads
    """Clients outside the trash, and the account's limit."""
    storage: MeStorage
    """What the account stores, and how much it may store."""


class MeAccess(Model):
    """The grant of access to the API."""

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
    """Maximum calls at once."""
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
    """Properties in every status, those in the trash too."""
    leads: MeStorageLeads
    """Clients with their interactions, those in the trash too."""
    batches: MeStorageBatches
    """Batches that wait, and the results of 7 days."""
    photos: MeStoragePhotos
    """Pictures that are stored, each counted once."""
    matches: MeStorageMatches
    """Stored matches: beyond the maximum the best are kept."""
    answers: MeStorageAnswers
    """Answers kept by Idempotency-Key, for 24 hours."""


class MeStorageAnswers(Model):
    """Room of the answers that are kept."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum of bytes."""


class MeStorageBatches(Model):
    """Room of the batches."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
        "waiting": ("waiting", ""),
        "waiting_limit": ("waitingLimit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum of bytes."""
    waiting: int
    """Items that wait."""
    waiting_limit: int
    """Maximum of items that wait."""


class MeStorageLeads(Model):
    """Room of the clients."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum of bytes."""


class MeStorageMatches(Model):
    """Stored matches."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "clients": ("clients", ""),
        "clients_limit": ("clientsLimit", ""),
        "partners": ("partners", ""),
        "partners_limit": ("partnersLimit", ""),
    }

    clients: int
    """Those of the account's clients."""
    clients_limit: int
    """Those of the account's clients, at most."""
    partners: int
    """Those of partners' clients with the account's properties."""
    partners_limit: int
    """Those of partners' clients with the account's properties, at most."""


class MeStoragePhotos(Model):
    """Room of the pictures."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum of bytes."""


class MeStorageProperties(Model):
    """Room of the properties."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bytes": ("bytes", ""),
        "limit": ("limit", ""),
    }

    bytes: int
    """Bytes in use."""
    limit: int
    """Maximum of bytes."""


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
    """The one filter that fails: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY no longer
    comes: the funnel alone counts other cities. Other values may appear.
    """
    gaps: list[str]
    """What is missing, one sentence each."""


class Neighborhood(Model):
    """A neighborhood of the catalogue."""

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
    """How many in all."""


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
    """When the property left the market."""
    created_at: str
    """When it was created, in UTC."""
    updated_at: str
    """Latest change, in UTC."""


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
    """CRECI checked by the platform."""


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
    Stored in E.164, without an extension. A service number (0800, 4004) belongs to nobody.
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
    """WAITING (is tried again) or FAILED (is not, until the list changes or comes after an hour).
    Other values may appear.
    """
    code: str
    """A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may
    come.
    """
    reason: str
    """A sentence in the requested language."""
    next_attempt_at: str | None
    """When it is tried again; null in FAILED."""


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
    """Every problem of the request, all at once."""
    retryable: bool | None = None
    """The same request is worth sending again after Retry-After."""
    existing_id: str | None = None
    """With external_ref_exists: the object that has the code. With lead_linked_to_other_ref and
    lead_in_trash: the client who the person is already.
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
    """Photos in gallery order, at permanent addresses of this service."""
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
    """The property whose photos are all settled. `photoSync.items` of the property lists those that
    failed.
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


class PropertyRadar(Model):
    """The property's standing in Radar."""

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
    """Rent commission, in months."""
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
    """What is missing; price_implausible: a sale below 10,000, a rent below 100 or above a tenth of
    the sale price; gallery_emptied: the photos were removed; ref_encoding: the code looks encoded
    twice, or with +; or by_postal_code: the postal code decided the neighborhood, which `label`
    names. Other values may appear.
    """
    label: str
    """The same in words, in the requested language."""
    existing_ref: str | None = None
    """With ref_encoding: the existing code that the one sent looks like."""
    suggestions: list[Neighborhood] | None = None
    """Neighborhoods that the text may mean; send the `neighborhoodSlug` of the right one. Absent if
    none is alike.
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
    """Fields edited in the dashboard, which won and were kept."""
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


class RadarMatchLostData(Model):
    """An opportunity that was favorited or requested no longer fits."""

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
    """The price of an opportunity that was favorited or requested fell by 3 % or more."""

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
    """The price before, in reais."""
    price: Money
    """The price now, in reais."""


class SandboxAdvance(Model):
    """What has come due by then."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "until": ("until", ""),
        "expired": ("expired", ""),
        "purged": ("purged", ""),
        "more": ("more", ""),
    }

    until: str
    """The moment up to which things came due."""
    expired: int
    """Properties taken offline because nobody confirmed them."""
    purged: int
    """Properties and clients removed from the trash for good."""
    more: bool
    """There is more to do: repeat the call."""


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
    """Which partnership, and to which stage."""

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
    """What it is about, and who asks."""

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
    """A person of the team."""

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
    """CRECI checked by the platform."""
    active: bool
    """Is active on the team."""
    created_at: str
    """When it was created, in UTC."""


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


class WebhookTestData(Model):
    """The content of a test."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "webhook_id": ("webhookId", ""),
        "message": ("message", ""),
    }

    webhook_id: str
    """Id of the endpoint."""
    message: str
    """A sentence that says that it is a test."""


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


_MODELS: Final[Mapping[str, type[Model]]] = {
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


class MeResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def get(
        self,
        **options: Unpack[CallOptions],
    ) -> MeEnvelope:
        """Retrieve the key's account.

        Every integration starts here: it confirms that the key works and shows the account, the
        key's permissions, the limits and the usage. It does not use the monthly quota.

        Any valid key.
        """
        return self._transport.send(
            MeEnvelope,
            "GET",
            "/me",
            options,
        )


class ReferenceResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list_property_types(
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
        return self._transport.send(
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
    ) -> Iterator[PropertyTypeGroup]:
        """The items of all pages of `list_property_types`."""
        return _items_of(
            lambda cursor: self.list_property_types(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def list_purposes(
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
        return self._transport.send(
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
    ) -> Iterator[ValueLabel]:
        """The items of all pages of `list_purposes`."""
        return _items_of(
            lambda cursor: self.list_purposes(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def list_property_statuses(
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
        return self._transport.send(
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
    ) -> Iterator[ValueLabel]:
        """The items of all pages of `list_property_statuses`."""
        return _items_of(
            lambda cursor: self.list_property_statuses(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def list_lead_statuses(
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
        return self._transport.send(
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
    ) -> Iterator[ValueLabel]:
        """The items of all pages of `list_lead_statuses`."""
        return _items_of(
            lambda cursor: self.list_lead_statuses(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def list_partnership_statuses(
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
        return self._transport.send(
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
    ) -> Iterator[ValueLabel]:
        """The items of all pages of `list_partnership_statuses`."""
        return _items_of(
            lambda cursor: self.list_partnership_statuses(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def list_construction_stages(
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
        return self._transport.send(
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
    ) -> Iterator[ValueLabel]:
        """The items of all pages of `list_construction_stages`."""
        return _items_of(
            lambda cursor: self.list_construction_stages(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def list_scopes(
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
        return self._transport.send(
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
    ) -> Iterator[ScopeInfo]:
        """The items of all pages of `list_scopes`."""
        return _items_of(
            lambda cursor: self.list_scopes(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def list_event_types(
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
        return self._transport.send(
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
    ) -> Iterator[EventTypeInfo]:
        """The items of all pages of `list_event_types`."""
        return _items_of(
            lambda cursor: self.list_event_types(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )


class GeoResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list_cities(
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
        return self._transport.send(
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
    ) -> Iterator[City]:
        """The items of all pages of `list_cities`."""
        return _items_of(
            lambda cursor: self.list_cities(
                cursor=cursor,
                uf=uf,
                q=q,
                limit=limit,
                **options,
            )
        )

    def list_neighborhoods(
        self,
        city_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> NeighborhoodPage:
        """List neighborhoods of a city.

        Neighborhoods of the catalogue, by name. Property reviews add missing ones. Sources: IBGE
        and CEP Aberto (ODbL 1.0).

        Any valid key.
        """
        return self._transport.send(
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
    ) -> Iterator[Neighborhood]:
        """The items of all pages of `list_neighborhoods`."""
        return _items_of(
            lambda cursor: self.list_neighborhoods(
                city_id,
                cursor=cursor,
                limit=limit,
                **options,
            )
        )


class PropertiesResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list(
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
        return self._transport.send(
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
    ) -> Iterator[Property]:
        """The items of all pages of `list`."""
        return _items_of(
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

    def create(
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
        return self._transport.send(
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

    def get_by_ref(
        self,
        ref: str,
        **options: Unpack[CallOptions],
    ) -> PropertyEnvelope:
        """Retrieve a property by code.

        Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.

        Permission: `properties:read`.
        """
        return self._transport.send(
            PropertyEnvelope,
            "GET",
            f"/properties/by-ref/{_segment(ref)}",
            options,
        )

    def put_by_ref(
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
        return self._transport.send(
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

    def get(
        self,
        property_id: str,
        **options: Unpack[CallOptions],
    ) -> PropertyEnvelope:
        """Retrieve a property.

        Also returns a property in the trash, with `status` DELETED, until it is deleted for good.

        Permission: `properties:read`.
        """
        return self._transport.send(
            PropertyEnvelope,
            "GET",
            f"/properties/{_segment(property_id)}",
            options,
        )

    def patch(
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
        return self._transport.send(
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

    def delete(
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
        return self._transport.send(
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

    def set_status(
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
        return self._transport.send(
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

    def confirm(
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
        return self._transport.send(
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

    def list_matches(
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
        return self._transport.send(
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
    ) -> Iterator[Match]:
        """The items of all pages of `list_matches`."""
        return _items_of(
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

    def create_batch(
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
        return self._transport.send(
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

    def get_batch(
        self,
        batch_id: str,
        **options: Unpack[CallOptions],
    ) -> BatchEnvelope:
        """Retrieve a batch of properties.

        A batch is kept for 7 days. Until it is done, `Retry-After` says when to look again.

        Permission: `properties:read`.
        """
        return self._transport.send(
            BatchEnvelope,
            "GET",
            f"/properties/batch/{_segment(batch_id)}",
            options,
        )


class FeedResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def get(
        self,
        **options: Unpack[CallOptions],
    ) -> FeedSyncEnvelope:
        """Retrieve the feed.

        If no feed is set, `configured` is false. The link is never shown.

        Permission: `properties:read`.
        """
        return self._transport.send(
            FeedSyncEnvelope,
            "GET",
            "/feed",
            options,
        )

    def sync(
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
        return self._transport.send(
            FeedSynced,
            "POST",
            "/feed/sync",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class LeadsResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list(
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
        return self._transport.send(
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
    ) -> Iterator[Lead]:
        """The items of all pages of `list`."""
        return _items_of(
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

    def create(
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
        return self._transport.send(
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

    def get(
        self,
        lead_id: str,
        **options: Unpack[CallOptions],
    ) -> LeadEnvelope:
        """Retrieve a client.

        Also returns a client who is archived or in the trash.

        Permission: `leads:read`.
        """
        return self._transport.send(
            LeadEnvelope,
            "GET",
            f"/leads/{_segment(lead_id)}",
            options,
        )

    def patch(
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
        return self._transport.send(
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

    def get_by_ref(
        self,
        ref: str,
        **options: Unpack[CallOptions],
    ) -> LeadEnvelope:
        """Retrieve a client by code.

        Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.

        Permission: `leads:read`.
        """
        return self._transport.send(
            LeadEnvelope,
            "GET",
            f"/leads/by-ref/{_segment(ref)}",
            options,
        )

    def put_by_ref(
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
        return self._transport.send(
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

    def set_state(
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
        return self._transport.send(
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

    def log_interaction(
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
        return self._transport.send(
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

    def list_matches(
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
        return self._transport.send(
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
    ) -> Iterator[Match]:
        """The items of all pages of `list_matches`."""
        return _items_of(
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

    def create_batch(
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
        return self._transport.send(
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

    def get_batch(
        self,
        batch_id: str,
        **options: Unpack[CallOptions],
    ) -> BatchEnvelope:
        """Retrieve a batch of clients.

        A batch is kept for 7 days. Until it is done, `Retry-After` says when to look again.

        Permission: `leads:read`.
        """
        return self._transport.send(
            BatchEnvelope,
            "GET",
            f"/leads/batch/{_segment(batch_id)}",
            options,
        )


class MatchesResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list(
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
        nobody acted on is in no list. Opportunities are updated within seconds after a write, not
        during the call.

        Permission: `radar:read`.
        """
        return self._transport.send(
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
    ) -> Iterator[Match]:
        """The items of all pages of `list`."""
        return _items_of(
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

    def dismiss(
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
        return self._transport.send(
            MatchWritten,
            "POST",
            f"/matches/{_segment(match_id)}/dismiss",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    def restore(
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
        return self._transport.send(
            MatchWritten,
            "POST",
            f"/matches/{_segment(match_id)}/restore",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class TeamResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list(
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
        return self._transport.send(
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
    ) -> Iterator[TeamMember]:
        """The items of all pages of `list`."""
        return _items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )


class PartnershipsResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list(
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
        return self._transport.send(
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
    ) -> Iterator[Partnership]:
        """The items of all pages of `list`."""
        return _items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                status=status,
                updated_since=updated_since,
                **options,
            )
        )

    def get(
        self,
        partnership_id: str,
        **options: Unpack[CallOptions],
    ) -> PartnershipEnvelope:
        """Retrieve a partnership.

        The partnership as this account sees it. The partner's contact appears from ACCEPTED on.

        Permission: `partnerships:read`.
        """
        return self._transport.send(
            PartnershipEnvelope,
            "GET",
            f"/partnerships/{_segment(partnership_id)}",
            options,
        )

    def set_status(
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
        return self._transport.send(
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


class LaunchesResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list(
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
        return self._transport.send(
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
    ) -> Iterator[Launch]:
        """The items of all pages of `list`."""
        return _items_of(
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

    def register_client(
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
        return self._transport.send(
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


class CaptacaoResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list_offers(
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
        return self._transport.send(
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
    ) -> Iterator[CaptacaoOffer]:
        """The items of all pages of `list_offers`."""
        return _items_of(
            lambda cursor: self.list_offers(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def get_offer(
        self,
        offer_id: str,
        **options: Unpack[CallOptions],
    ) -> CaptacaoOfferEnvelope:
        """Retrieve an owner.

        An owner on offer comes without the contact; an accepted owner comes with it.

        Permission: `captacao:read`.
        """
        return self._transport.send(
            CaptacaoOfferEnvelope,
            "GET",
            f"/captacao/offers/{_segment(offer_id)}",
            options,
        )

    def list_owners(
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
        return self._transport.send(
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
    ) -> Iterator[CaptacaoOffer]:
        """The items of all pages of `list_owners`."""
        return _items_of(
            lambda cursor: self.list_owners(
                cursor=cursor,
                limit=limit,
                tab=tab,
                **options,
            )
        )

    def accept_offer(
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
        return self._transport.send(
            CaptacaoAccepted,
            "POST",
            f"/captacao/offers/{_segment(offer_id)}/accept",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class EventsResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def read(
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
        return self._transport.send(
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


class WebhooksResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def list(
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
        return self._transport.send(
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
    ) -> Iterator[Webhook]:
        """The items of all pages of `list`."""
        return _items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                **options,
            )
        )

    def create(
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
        return self._transport.send(
            WebhookCreated,
            "POST",
            "/webhooks",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
        )

    def change(
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
        return self._transport.send(
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

    def delete(
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
        return self._transport.send(
            WebhookDeleted,
            "DELETE",
            f"/webhooks/{_segment(webhook_id)}",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    def rotate_secret(
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
        return self._transport.send(
            SecretRotated,
            "POST",
            f"/webhooks/{_segment(webhook_id)}/rotate-secret",
            options,
            query={
                "dryRun": dry_run or None,
            },
            body=body,
        )

    def test(
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
        return self._transport.send(
            WebhookTested,
            "POST",
            f"/webhooks/{_segment(webhook_id)}/test",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    def list_deliveries(
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
        return self._transport.send(
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
    ) -> Iterator[Delivery]:
        """The items of all pages of `list_deliveries`."""
        return _items_of(
            lambda cursor: self.list_deliveries(
                webhook_id,
                cursor=cursor,
                limit=limit,
                status=status,
                **options,
            )
        )

    def retry_delivery(
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
        return self._transport.send(
            DeliveryRetried,
            "POST",
            f"/webhooks/{_segment(webhook_id)}/deliveries/{_segment(delivery_id)}/retry",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class SandboxResource:
    def __init__(self, transport: _SyncTransport) -> None:
        self._transport = transport

    def simulate_event(
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
        return self._transport.send(
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

    def advance_clock(
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
        return self._transport.send(
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

    def set_feed(
        self,
        body: SetSandboxFeedInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxFeedChanged:
        """Set the link of the feed.

        The address must be public. Another link is another feed; `POST /v1/feed/sync` syncs it. The
        link is never shown.

        Permission: `properties:write`.
        """
        return self._transport.send(
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

    def remove_feed(
        self,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxFeedChanged:
        """Remove the feed.

        Its properties stay, and the API can write them again.

        Permission: `properties:write`.
        """
        return self._transport.send(
            SandboxFeedChanged,
            "DELETE",
            "/sandbox/feed",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )

    def request_partnership(
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
        return self._transport.send(
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

    def move_as_partner(
        self,
        body: SandboxMoveInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxMoved:
        """Answer as the partner.

        The other side of one of this account's partnerships moves it, with its own rights: it
        accepts or declines a request, cancels its own, and, if the client is its, moves the
        partnership on.

        Permission: `partnerships:write`.
        """
        return self._transport.send(
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

    def reset(
        self,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> SandboxResetStep:
        """Go back to the demonstration data.

        One step back to the demonstration data: repeat until `state` is DONE. Properties, clients
        and the feed are removed; keys, webhooks, events and the audit stay. Requires `leads:write`
        too.

        Permission: `properties:write`.
        """
        return self._transport.send(
            SandboxResetStep,
            "POST",
            "/sandbox/reset",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


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

        Neighborhoods of the catalogue, by name. Property reviews add missing ones. Sources: IBGE
        and CEP Aberto (ODbL 1.0).

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

        Also returns a property in the trash, with `status` DELETED, until it is deleted for good.

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

        A batch is kept for 7 days. Until it is done, `Retry-After` says when to look again.

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

        Also returns a client who is archived or in the trash.

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

        A batch is kept for 7 days. Until it is done, `Retry-After` says when to look again.

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
        nobody acted on is in no list. Opportunities are updated within seconds after a write, not
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
        """Set the link of the feed.

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

        Its properties stay, and the API can write them again.

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

        The other side of one of this account's partnerships moves it, with its own rights: it
        accepts or declines a request, cancels its own, and, if the client is its, moves the
        partnership on.

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

        One step back to the demonstration data: repeat until `state` is DONE. Properties, clients
        and the feed are removed; keys, webhooks, events and the audit stay. Requires `leads:write`
        too.

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


_EVENT_DATA: Final[Mapping[str, type[Model]]] = {
    "property.created": PropertyEventData,
    "property.updated": PropertyUpdatedData,
    "property.photos_done": PropertyPhotosDoneData,
    "property.deleted": PropertyEventData,
    "property.restored": PropertyEventData,
    "property.purged": PropertyEventData,
    "lead.created": LeadEventData,
    "lead.updated": LeadUpdatedData,
    "lead.deleted": LeadEventData,
    "lead.restored": LeadEventData,
    "lead.purged": LeadEventData,
    "radar.client_summary": RadarClientSummaryData,
    "radar.price_drop": RadarPriceDropData,
    "radar.match_lost": RadarMatchLostData,
    "partnership.created": PartnershipCreatedData,
    "partnership.updated": PartnershipUpdatedData,
    "captacao.offer_received": CaptacaoOfferReceivedData,
    "captacao.offer_accepted": CaptacaoOfferAcceptedData,
    "captacao.offer_withdrawn": CaptacaoOfferWithdrawnData,
    "feed.held": FeedHeldData,
    "webhook.disabled": WebhookDisabledData,
    "webhook.recovered": WebhookRecoveredData,
    "batch.done": BatchDoneData,
    "webhook.test": WebhookTestData,
}


def event_data(event: Event | WebhookMessage) -> Model | None:
    """The data of an event, by its type; None for a type unknown to this SDK."""
    known = _EVENT_DATA.get(event.type)
    return known.from_json(event.data) if known else None


class CursorStore(Protocol):
    """Stores the position in a log: a file, a row, a cache key."""

    def load(self) -> str | None:
        """The last saved value; None or an empty text if there is none."""
        ...

    def save(self, position: str) -> None: ...


class FileStore:
    """Stores the position in a file, which stays whole even if the program dies."""

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)

    def load(self) -> str | None:
        return self._path.read_text() if self._path.exists() else None

    def save(self, position: str) -> None:
        written = self._path.with_name(f"{self._path.name}.new")
        written.write_text(position)
        written.replace(self._path)


class AsyncCursorStore(Protocol):
    """The same where the position is awaited, for example in a database."""

    async def load(self) -> str | None: ...

    async def save(self, position: str) -> None: ...


class StreamOptions(CallOptions, total=False):
    """Where to start in a log, and how to read it."""

    # Where to start if the store is empty; by default at the oldest event kept.
    since: str
    types: Sequence[EventType]
    # Events per page.
    limit: int
    # Seconds between two reads when nothing is new. 60 by default.
    poll: float
    # Ends when nothing is new, for a scheduled task.
    until_current: bool


class _Position:
    """The place in a log: of the last event handled since a cursor."""

    def __init__(self, kept: str | None, options: StreamOptions) -> None:
        self._cursor: str | None = None
        self._since = options.get("since")
        self._sequence = 0
        self._options = options
        # Counted since it was last current; each remaining page has its own.
        self._seen: set[str | None] = set()
        if kept and not kept.startswith("{"):
            self._cursor = kept
        elif kept:
            read = json.loads(kept)
            self._cursor, self._since, self._sequence = read["cursor"], read["since"], read["sequence"]

    def text(self) -> str:
        return json.dumps({"cursor": self._cursor, "since": self._since, "sequence": self._sequence})

    def query(self) -> dict[str, Any]:
        own = ("since", "types", "limit", "poll", "until_current")
        call = {name: value for name, value in self._options.items() if name not in own}
        if not self._options.get("until_current"):
            call = {"retries": sys.maxsize, "max_wait": float("inf"), **call}
        types = self._options.get("types")
        return {
            "cursor": self._cursor,
            "since": self._since if self._cursor is None else None,
            "types": ",".join(types) if types else None,
            "limit": self._options.get("limit"),
            **call,
        }

    def is_new(self, event: Event) -> bool:
        return event.sequence > self._sequence

    def handled(self, event: Event) -> str:
        self._sequence = event.sequence
        return self.text()

    def turn(self, page: EventPage) -> str | None:
        """What to save after a page, if anything."""
        self._seen.add(self._cursor)
        if page.has_more and page.next_cursor in self._seen:
            raise RepeatedCursorError
        if not page.has_more:
            self._seen.clear()
        if page.next_cursor == self._cursor:
            return None
        self._cursor, self._since = page.next_cursor, None
        return self.text()


class EventLog(EventsResource):
    """The account's ordered log."""

    def stream(
        self,
        store: CursorStore,
        *,
        stop: threading.Event | None = None,
        **options: Unpack[StreamOptions],
    ) -> Iterator[Event]:
        """Each event once, in order.

        An event counts as handled when the next one is asked for; then its position is saved, and the next stream with
        the same store continues after it. If the loop is left, by `break` or an error, the event of that round comes
        again. Without `until_current` it waits for new events, until `stop` is set, and survives temporary failures,
        however long the service asks it to wait; `retries` limits that.
        """
        stopping = stop or threading.Event()
        events = EventsResource(self._transport if stop is None else self._transport.until(stop))
        at = _Position(store.load(), options)
        while not stopping.is_set():
            try:
                page = events.read(**at.query())
            except _StoppedError:
                return
            for event in filter(at.is_new, page.events):
                yield event
                store.save(at.handled(event))
            turned = at.turn(page)
            if turned is not None:
                store.save(turned)
            if page.has_more:
                continue
            if options.get("until_current") or stopping.wait(_longest(options.get("poll", 60.0))):
                return


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


def _environment() -> tuple[str, str]:
    base_url, api_key = os.environ.get("REAL_ESTATE_URL"), os.environ.get("REAL_ESTATE_KEY")
    if not base_url:
        raise ValueError("Set REAL_ESTATE_URL to the API's address, such as https://api.example.com/v1.")
    if not api_key:
        raise ValueError("Set REAL_ESTATE_KEY to an API key.")
    return base_url, api_key


class RealEstateClient:
    """An account, as far as its key may see it.

    `base_url` ends in its version segment. Raises ValueError if the base URL or key is malformed.
    """

    def __init__(self, base_url: str, api_key: str, **options: Unpack[ClientOptions]) -> None:
        self._http = options.get("http") or httpx.Client()
        transport = _SyncTransport(self._http, base_url, api_key, options)
        self.me = MeResource(transport)
        self.reference = ReferenceResource(transport)
        self.geo = GeoResource(transport)
        self.properties = PropertiesResource(transport)
        self.feed = FeedResource(transport)
        self.leads = LeadsResource(transport)
        self.matches = MatchesResource(transport)
        self.team = TeamResource(transport)
        self.partnerships = PartnershipsResource(transport)
        self.launches = LaunchesResource(transport)
        self.captacao = CaptacaoResource(transport)
        self.events = EventLog(transport)
        self.webhooks = WebhooksResource(transport)
        self.sandbox = SandboxResource(transport)

    @classmethod
    def from_env(cls, **options: Unpack[ClientOptions]) -> Self:
        """A client of the address in REAL_ESTATE_URL and the key in REAL_ESTATE_KEY."""
        return cls(*_environment(), **options)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class AsyncRealEstateClient:
    """The same account with calls that are awaited: `await client.me.get()`."""

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
        """A client of the address in REAL_ESTATE_URL and the key in REAL_ESTATE_KEY."""
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


@dataclass(frozen=True)
class WebhookMessage:
    """The content of a webhook."""

    # The event's id: the same on every attempt and redelivery.
    id: str
    type: EventType
    timestamp: str
    data: dict[str, Any]


@dataclass(frozen=True)
class SignedWebhook:
    headers: dict[str, str]
    body: bytes


def _sign(secret: str, message_id: str, timestamp: str, body: bytes) -> str:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except ValueError:
        key = b""
    if not key:  # It would be anybody's.
        raise WebhookVerificationError("The secret is empty or malformed.")
    digest = hmac.digest(key, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(digest).decode()}"


def verify_webhook(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> WebhookMessage:
    """Verifies and reads a delivery. Pass the raw body as received, not parsed and serialised again.

    Several secrets may be given during a rotation. `tolerance` is how many seconds the message's clock may
    be from this one. Raises WebhookVerificationError.
    """
    values = {name.lower(): value for name, value in headers.items()}
    message_id = values.get("webhook-id", "")
    timestamp = values.get("webhook-timestamp", "")
    if message_id == "" or not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("Headers are missing.")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise WebhookVerificationError("The message is not of now.")
    raw = body.encode() if isinstance(body, str) else body
    secrets = [secret] if isinstance(secret, str) else secret
    expected = [_sign(one, message_id, timestamp, raw).encode() for one in secrets]
    given = [part.encode() for part in values.get("webhook-signature", "").split(" ")]
    # Compares all of them, so that the time taken does not reveal which one matches.
    matches = [hmac.compare_digest(left, right) for left in expected for right in given]
    if not any(matches):
        raise WebhookVerificationError("No signature matches.")
    message = json.loads(raw)
    return WebhookMessage(message_id, message["type"], message["timestamp"], message["data"])


# Deliveries are far shorter: whoever sends more does not sign.
_LONGEST_BODY = 1_000_000


class _Receiver:
    """A framework's side of a receiver; it is imported only here, so the SDK needs none."""

    def __init__(
        self,
        secret: str | Sequence[str],
        handle: Callable[[WebhookMessage], Any],
        tolerance: float,
        now: float | None,
    ) -> None:
        self._secret = secret
        self.handle = handle
        self._tolerance = tolerance
        self._now = now

    def verify(self, body: bytes, headers: Mapping[str, str]) -> tuple[WebhookMessage | None, str, int]:
        """The message, or why it is refused; text and status of the answer."""
        if len(body) > _LONGEST_BODY:
            return None, "The body is too long.", 413
        try:
            message = verify_webhook(body, headers, self._secret, tolerance=self._tolerance, now=self._now)
        except WebhookVerificationError as error:
            return None, str(error), 400
        return message, "", 204

    def receive(self, body: bytes, headers: Mapping[str, str]) -> tuple[str, int]:
        message, text, status = self.verify(body, headers)
        if message is not None and inspect.isawaitable(done := self.handle(message)):
            if inspect.iscoroutine(done):
                done.close()
            raise TypeError("This view awaits nothing: handle must be an ordinary function.")
        return text, status


def flask_webhook(
    secret: str | Sequence[str],
    handle: Callable[[WebhookMessage], Any],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> Callable[[], tuple[str, int]]:
    """A view of Flask: `app.post("/webhooks")(flask_webhook(secret, handle))`.

    It answers 204, or 400 if the signature is not the service's. If `handle` raises, Flask answers 500, and the
    delivery comes again.
    """
    receiver = _Receiver(secret, handle, tolerance, now)

    def webhook() -> tuple[str, int]:
        request = importlib.import_module("flask").request
        length = request.content_length
        if length is not None and length <= _LONGEST_BODY:
            return receiver.receive(request.get_data(), request.headers)
        return receiver.receive(request.stream.read(_LONGEST_BODY + 1), request.headers)

    return webhook


def django_webhook(
    secret: str | Sequence[str],
    handle: Callable[[WebhookMessage], Any],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> Callable[[Any], Any]:
    """A view of Django: `path("webhooks", django_webhook(secret, handle))`. It needs no CSRF token.

    It answers 204, or 400 if the signature is not the service's. If `handle` raises, Django answers 500, and the
    delivery comes again.
    """
    receiver = _Receiver(secret, handle, tolerance, now)

    def webhook(request: Any) -> Any:
        text, status = receiver.receive(request.body, request.headers)
        response = importlib.import_module("django.http").HttpResponse
        return response(text, status=status, content_type="text/plain")

    # The signature is what proves the sender.
    webhook.csrf_exempt = True  # type: ignore[attr-defined]
    return webhook


def fastapi_webhook(
    secret: str | Sequence[str],
    handle: Callable[[WebhookMessage], Any],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> Callable[[Any], Awaitable[Any]]:
    """An endpoint of FastAPI: `app.post("/webhooks")(fastapi_webhook(secret, handle))`.

    `handle` may be awaited; if not, it runs in a thread. The endpoint answers 204, or 400 if the signature is not
    the service's. If `handle` raises, FastAPI answers 500, and the delivery comes again.
    """
    receiver = _Receiver(secret, handle, tolerance, now)

    async def webhook(request: Any) -> Any:
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > _LONGEST_BODY:
                break
        message, text, status = receiver.verify(bytes(body), request.headers)
        if message is not None:
            is_async = inspect.iscoroutinefunction(handle)
            done = handle(message) if is_async else await asyncio.to_thread(handle, message)
            if inspect.isawaitable(done):
                await done
        return importlib.import_module("starlette.responses").PlainTextResponse(text or None, status)

    # What FastAPI reads to know that it is given the request.
    webhook.__annotations__ = {"request": importlib.import_module("starlette.requests").Request}
    return webhook


def make_test_delivery(
    secret: str,
    *,
    type: EventType,
    data: Any,
    id: str | None = None,
    timestamp: datetime | None = None,
) -> SignedWebhook:
    """Builds a delivery as the service would send it, to test a receiver."""
    at = (timestamp or datetime.now(UTC)).astimezone(UTC)
    message_id = id or f"evt_{uuid.uuid4()}"
    seconds = str(int(at.timestamp()))
    written = at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    body = json.dumps({"type": type, "timestamp": written, "data": data}).encode()
    headers = {
        "webhook-id": message_id,
        "webhook-timestamp": seconds,
        "webhook-signature": _sign(secret, message_id, seconds, body),
    }
    return SignedWebhook(headers, body)
