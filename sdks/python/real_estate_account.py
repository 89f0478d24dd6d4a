"""The SDK of the Real-Estate Account Integration API for Python, in one file that needs httpx alone.

Made from the contract by `npm run sdk`: what is changed here by hand is lost.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import random
import re
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from types import TracebackType
from typing import Any, ClassVar, Final, Literal, Protocol, Self, TypeAlias, TypedDict, TypeVar, Unpack
from urllib.parse import quote

import httpx

SDK_VERSION: Final = "1.0.0"

Language: TypeAlias = Literal["pt-BR", "en"]


class CallOptions(TypedDict, total=False):
    """What any call may set for itself."""

    language: Language
    # Seconds that each step of an attempt may take.
    timeout: float
    retries: int


class WriteOptions(CallOptions, total=False):
    # Made by the client when absent, and the same on every attempt.
    idempotency_key: str


class Unset:
    """What is not sent at all, as opposed to None, which clears."""

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()


@dataclass(frozen=True, order=True)
class Money:
    """An amount in BRL, exact: whole cents."""

    cents: int

    @classmethod
    def of_cents(cls, cents: int) -> Money:
        return cls(cents)

    @classmethod
    def of_reais(cls, reais: float | str) -> Money:
        """Of a number, or of text as in "1234567.89"."""
        if isinstance(reais, str) and not re.fullmatch(r"-?\d+(\.\d{1,2})?", reais):
            raise ValueError(f"{reais} is no amount.")
        return cls(round(float(reais) * 100))

    def __str__(self) -> str:
        return f"{self.cents / 100:.2f}"


class RealEstateError(Exception):
    """Whatever this SDK raises by itself."""


class TransportError(RealEstateError):
    """No whole answer came: the connection failed, the time was up, or what came cannot be read."""


class RequestTimeoutError(TransportError):
    """The time for an attempt was up."""


class WebhookVerificationError(RealEstateError):
    """A message that is not what the service signed, or not of now."""


class ApiError(RealEstateError):
    """The service refused a call; each code of the contract has a class of its own."""

    def __init__(self, status: int, problem: Mapping[str, Any], headers: Mapping[str, str]) -> None:
        self.status = status
        # Empty when the answer was no problem of the service, as from a proxy.
        self.code: str = problem.get("code") or ""
        self.title: str = problem.get("title") or ""
        self.detail: str | None = problem.get("detail")
        self.request_id: str | None = problem.get("requestId") or headers.get("x-request-id")
        # All problems of the request at once.
        self.invalid_params = [InvalidParam.from_json(item) for item in problem.get("invalidParams") or []]
        # Seconds to wait before the same call is worth sending again.
        self.retry_after = _seconds_of(headers.get("retry-after"))
        # Worth sending again unchanged.
        self.retryable: bool = problem.get("retryable") is True or status in _RETRYABLE_STATUSES
        # The whole answer, members unknown to this SDK included.
        self.problem = dict(problem)
        title = self.title or f"The service answered {status}"
        super().__init__(f"{title}: {self.detail}" if self.detail else title)


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


class PayloadTooLargeError(ApiError):
    """413 `payload_too_large`: Body over the size limit."""


class InvalidPropertyError(ApiError):
    """422 `invalid_property`: Property data incomplete or inconsistent."""


class RequestRefusedError(ApiError):
    """422 `request_refused`: The request was refused."""


class IdempotencyKeyReusedError(ApiError):
    """422 `idempotency_key_reused`: Idempotency-Key used with a different request."""


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
    "concurrent_write": ConcurrentWriteError,
    "feed_sync_active": FeedSyncActiveError,
    "plan_limit_reached": PlanLimitReachedError,
    "property_in_trash": PropertyInTrashError,
    "idempotency_in_progress": IdempotencyInProgressError,
    "payload_too_large": PayloadTooLargeError,
    "invalid_property": InvalidPropertyError,
    "request_refused": RequestRefusedError,
    "idempotency_key_reused": IdempotencyKeyReusedError,
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


def _seconds_of(header: str | None) -> int | None:
    """Of a Retry-After: whole seconds or a date."""
    if header is None:
        return None
    if header.isdecimal():
        return int(header)
    try:
        at = parsedate_to_datetime(header)
    except ValueError:
        return None
    return max(0, round(at.timestamp() - time.time()))


def _error_of(response: httpx.Response) -> ApiError:
    try:
        problem = json.loads(response.text)
    except ValueError:
        problem = {}
    if not isinstance(problem, dict):
        problem = {}
    known = _ERRORS_BY_CODE.get(str(problem.get("code")), ApiError)
    return known(response.status_code, problem, response.headers)


def _segment(value: str) -> str:
    """One part of a path. Dots alone would be taken for folders, and empty text for none."""
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


@dataclass(kw_only=True)
class Model:
    """Members by their names here, with their names and types in JSON beside them."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {}

    # Members that this SDK does not know.
    extra: dict[str, Any] = field(default_factory=dict)

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


@dataclass(kw_only=True)
class Input(Model):
    """What a request says: what is UNSET stays as it is, what is None is cleared."""


_Answer = TypeVar("_Answer", bound=Model)
_Item = TypeVar("_Item")


class _Transport:
    def __init__(
        self,
        http: httpx.Client,
        base_url: str,
        api_key: str,
        language: Language | None,
        timeout: float,
        retries: int,
        backoff: float,
        max_wait: float,
    ) -> None:
        self._http = http
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._language = language
        self._timeout = timeout
        self._retries = retries
        self._backoff = backoff
        self._max_wait = max_wait

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
    ) -> _Answer:
        """Sends a call, again when it failed in passing and cannot take effect twice."""
        params = {name: _query_text(value) for name, value in (query or {}).items() if value is not None}
        request = self._http.build_request(
            method,
            self._base_url + path,
            params=params or None,
            content=None if body is None else json.dumps(body.to_json(), allow_nan=False).encode(),
            headers=self._headers(options, has_body=body is not None, key=key),
            timeout=options.get("timeout", self._timeout),
        )
        can_repeat = method == "GET" or key is not None or params.get("dryRun") == "true"
        retries = options.get("retries", self._retries) if can_repeat else 0
        attempt = 0
        while True:
            try:
                return answer.from_json(self._attempt(request))
            except (ApiError, TransportError) as error:
                wait = self._wait_after(error, attempt) if attempt < retries else None
                if wait is None:
                    raise
            time.sleep(wait)
            attempt += 1

    def _headers(self, options: CallOptions, *, has_body: bool, key: str | None) -> dict[str, str]:
        headers = {
            "Authorization": f"Bearer {self._api_key}",
            "Accept": "application/json",
            "User-Agent": f"real-estate-account-sdk-python/{SDK_VERSION}",
        }
        language = options.get("language", self._language)
        if language is not None:
            headers["Accept-Language"] = language
        if has_body:
            headers["Content-Type"] = "application/json"
        if key is not None:
            headers["Idempotency-Key"] = key
        return headers

    def _attempt(self, request: httpx.Request) -> Mapping[str, Any]:
        try:
            response = self._http.send(request, follow_redirects=False)
        except httpx.TimeoutException as error:
            raise RequestTimeoutError("The service did not answer in time.") from error
        except httpx.HTTPError as error:
            raise TransportError("No whole answer came.") from error
        if not response.is_success:
            raise _error_of(response)
        try:
            answer = json.loads(response.text)
        except ValueError as error:
            raise TransportError("The answer is not JSON.") from error
        if not isinstance(answer, dict):
            raise TransportError("The answer is no object.")
        return answer

    def _wait_after(self, error: ApiError | TransportError, attempt: int) -> float | None:
        """Seconds until another attempt, or None when there is none."""
        backoff: float = min(self._backoff * 2.0**attempt, _LONGEST_BACKOFF) * random.uniform(0.5, 1)
        if isinstance(error, TransportError):
            return backoff
        if not error.retryable:
            return None
        asked = error.retry_after or 0
        return None if asked > self._max_wait else max(asked, backoff)


def _key_of(options: WriteOptions) -> str:
    return options.get("idempotency_key") or str(uuid.uuid4())


def _query_text(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _items_of(read: Callable[[str | None], Any]) -> Iterator[Any]:
    """The items of all pages, each page read when it is reached."""
    cursor: str | None = None
    while True:
        page = read(cursor)
        yield from page.data
        cursor = page.next_cursor
        if cursor is None:
            return


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
ChangeWebhookAnswerResultOutcome: TypeAlias = (
    Literal[
        "UPDATED",
        "UNCHANGED",
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
CreateLeadBatchAnswerResultOutcome: TypeAlias = (
    Literal[
        "QUEUED",
        "DONE",
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
        "property.deleted",
        "property.restored",
        "property.purged",
        "lead.created",
        "lead.updated",
        "lead.deleted",
        "lead.restored",
        "lead.purged",
        "radar.client_summary",
        "partnership.created",
        "partnership.updated",
        "captacao.offer_received",
        "captacao.offer_accepted",
        "captacao.offer_withdrawn",
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
        "FAILED",
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
MatchScope: TypeAlias = (
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
RetryWebhookDeliveryAnswerResultOutcome: TypeAlias = (
    Literal[
        "SCHEDULED",
        "ALREADY_SCHEDULED",
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
TestWebhookAnswerResultOutcome: TypeAlias = (
    Literal[
        "TESTED",
        "WOULD_TEST",
    ]
    | str
)
UnknownField: TypeAlias = (
    Literal[
        "type",
        "address.city",
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


@dataclass(kw_only=True)
class AcceptCaptacaoOfferAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "CaptacaoOffer"),
        "result": ("result", "CaptacaoAcceptResult"),
    }

    data: CaptacaoOffer
    result: CaptacaoAcceptResult


@dataclass(kw_only=True)
class Address(Model):
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
    # Null while the neighborhood is unrecognised.
    neighborhood_slug: str | None
    city: str | None
    city_id: str | None
    city_slug: str | None
    state: str | None
    street: str | None
    number: str | None
    complement: str | None


@dataclass(kw_only=True)
class AddressInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "city": ("city", ""),
        "state": ("state", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "neighborhood": ("neighborhood", ""),
        "street": ("street", ""),
        "number": ("number", ""),
        "complement": ("complement", ""),
    }

    city_id: str | Unset | None = UNSET
    city: str | Unset | None = UNSET
    state: str | Unset | None = UNSET
    neighborhood_slug: str | Unset | None = UNSET
    neighborhood: str | Unset | None = UNSET
    street: str | Unset | None = UNSET
    number: str | Unset | None = UNSET
    complement: str | Unset | None = UNSET


@dataclass(kw_only=True)
class Batch(Model):
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
    type: BatchType
    status: BatchStatus
    dry_run: bool
    total: int
    processed: int
    # How many items have each outcome.
    counts: dict[str, Any]
    created_at: str
    started_at: str | None
    finished_at: str | None
    # In the order of the request.
    results: list[BatchItem]


@dataclass(kw_only=True)
class BatchCreated(Model):
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
    type: BatchType
    status: BatchStatus
    dry_run: bool
    total: int
    # Items that wait to be worked.
    accepted: int
    # Items refused for their shape.
    rejected: int


@dataclass(kw_only=True)
class BatchEnvelope(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Batch"),
    }

    data: Batch


@dataclass(kw_only=True)
class BatchItem(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "index": ("index", ""),
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "id": ("id", ""),
        "code": ("code", ""),
        "detail": ("detail", ""),
        "invalid_params": ("invalidParams", ""),
        "photos": ("photos", ""),
    }

    index: int
    external_ref: str | None
    outcome: BatchItemOutcome
    id: str | None
    # Error code of a refused item.
    code: str | None
    detail: str | None
    invalid_params: list[dict[str, Any]]
    # Properties only.
    photos: str | None = None


@dataclass(kw_only=True)
class CaptacaoAcceptResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "price_cents": ("priceCents", ""),
    }

    outcome: CaptacaoAcceptResultOutcome
    dry_run: bool
    # What this call debits, or would; null where an earlier one did.
    price_cents: int | None


@dataclass(kw_only=True)
class CaptacaoAcceptedVia(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "channel": ("channel", ""),
        "key_id": ("keyId", ""),
        "key_name": ("keyName", ""),
        "ip": ("ip", ""),
        "terms_version": ("termsVersion", ""),
    }

    channel: CaptacaoAcceptedViaChannel | None
    key_id: str | None
    key_name: str | None
    ip: str | None
    terms_version: str | None


@dataclass(kw_only=True)
class CaptacaoAddress(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "street": ("street", ""),
        "number": ("number", ""),
        "complement": ("complement", ""),
        "neighborhood": ("neighborhood", ""),
        "city": ("city", ""),
    }

    street: str | None
    number: str | None
    complement: str | None
    neighborhood: str | None
    city: str | None


@dataclass(kw_only=True)
class CaptacaoContact(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "phone": ("phone", ""),
        "email": ("email", ""),
    }

    name: str | None
    phone: str | None
    email: str | None


@dataclass(kw_only=True)
class CaptacaoOffer(Model):
    """From `owner` on, members exist once the account has accepted, and not before."""

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
    status: CaptacaoOfferStatus
    purpose: Purpose
    property_type: PropertyType
    city: str | None
    city_slug: str | None
    neighborhood: str | None
    bedrooms: int | None
    suites: int | None
    bathrooms: int | None
    parking_spots: int | None
    usable_area_declared: float | None
    area_declared: float | None
    price_expected: Money | None
    sell_timeframe: CaptacaoOfferSellTimeframe | None
    occupancy: CaptacaoOfferOccupancy | None
    owner_relation: CaptacaoOfferOwnerRelation | None
    exclusivity_openness: CaptacaoOfferExclusivityOpenness | None
    already_listed_declared: bool
    price_cents: int
    deadline: str
    # Own clients that look for this; null: could not be computed.
    matching_clients: CaptacaoOfferMatchingClients
    # Clients of all accounts, counted each night; not available below 10.
    demand: CaptacaoOfferDemand
    stock_neighborhood: int | None
    owner_name_masked: str | None
    owner_phone_verified_via: str | None
    owner_phone_verified_at: str | None
    revealed: bool
    created_at: str
    owner: CaptacaoContact | None = None
    address: CaptacaoAddress | None = None
    accepted_at: str | None = None
    accepted_via: CaptacaoAcceptedVia | None = None
    refund_until: str | None = None
    refunded_at: str | None = None
    sold_at: str | None = None
    stage: CaptacaoOfferStage | None = None
    stage_label: str | None = None
    lost_reason: str | None = None
    note: str | None = None
    tab: OwnerTab | None = None


@dataclass(kw_only=True)
class CaptacaoOfferDemand(Model):
    """Clients of all accounts, counted each night; not available below 10."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "available": ("available", ""),
        "people": ("people", ""),
        "scope": ("scope", ""),
        "scope_name": ("scopeName", ""),
        "as_of": ("asOf", ""),
        "label": ("label", ""),
    }

    available: bool
    people: int | None
    scope: CaptacaoOfferDemandScope | None
    scope_name: str | None
    as_of: str | None
    label: str | None


@dataclass(kw_only=True)
class CaptacaoOfferEnvelope(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "CaptacaoOffer"),
    }

    data: CaptacaoOffer


@dataclass(kw_only=True)
class CaptacaoOfferMatchingClients(Model):
    """Own clients that look for this; null: could not be computed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city": ("city", ""),
        "neighborhood": ("neighborhood", ""),
    }

    city: int | None
    neighborhood: int | None


@dataclass(kw_only=True)
class CaptacaoSummary(Model):
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
    balance_cents: int
    subscription_active: bool
    platform_active: bool
    paused: bool
    paused_auto: bool
    expired_streak: int
    auto_pause_after: int | None
    in_activation: bool
    leads_to_first_charge: int | None
    recharge_pending: bool
    operating_cities: list[str]
    purposes: list[Purpose]
    service_days: list[CaptacaoSummaryServiceDay]


@dataclass(kw_only=True)
class Change(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "field": ("field", ""),
        "from_": ("from", ""),
        "to": ("to", ""),
    }

    field: str
    from_: Any = None
    to: Any = None


@dataclass(kw_only=True)
class ChangeWebhookAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "result": ("result", "ChangeWebhookAnswerResult"),
    }

    data: Webhook
    result: ChangeWebhookAnswerResult


@dataclass(kw_only=True)
class ChangeWebhookAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: ChangeWebhookAnswerResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class City(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "name": ("name", ""),
        "uf": ("uf", ""),
        "city_slug": ("citySlug", ""),
    }

    # The 7-digit IBGE code.
    city_id: str
    name: str
    uf: str
    city_slug: str


@dataclass(kw_only=True)
class ClientSnapshot(Model):
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

    # A partner's client, who is named to nobody else.
    masked: bool
    # Null of a masked client.
    status: LeadStatus | None
    pre_approved: bool
    purposes: list[Purpose]
    property_types: list[PropertyType]
    regions: list[str]
    price_min: Money | None
    price_max: Money | None
    bedrooms: int | None
    parking_spots: int | None
    area_min: float | None
    # Of an own client, with leads:read on the key.
    name: str | None


@dataclass(kw_only=True)
class ConfirmItem(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "status": ("status", ""),
        "confirmation": ("confirmation", "Confirmation"),
    }

    id: str | None
    external_ref: str | None
    outcome: ConfirmItemOutcome
    # What the property is after it; null where there is none.
    status: PropertyStatus | None
    confirmation: Confirmation | None


@dataclass(kw_only=True)
class ConfirmPropertiesAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ConfirmItem"),
        "result": ("result", "ConfirmPropertiesAnswerResult"),
    }

    data: list[ConfirmItem]
    result: ConfirmPropertiesAnswerResult


@dataclass(kw_only=True)
class ConfirmPropertiesAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "dry_run": ("dryRun", ""),
        "summary": ("summary", "ConfirmPropertiesAnswerResultSummary"),
    }

    dry_run: bool
    summary: ConfirmPropertiesAnswerResultSummary


@dataclass(kw_only=True)
class ConfirmPropertiesAnswerResultSummary(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "confirmed": ("CONFIRMED", ""),
        "already_confirmed": ("ALREADY_CONFIRMED", ""),
        "not_found": ("NOT_FOUND", ""),
        "in_trash": ("IN_TRASH", ""),
    }

    confirmed: int | None = None
    already_confirmed: int | None = None
    not_found: int | None = None
    in_trash: int | None = None


@dataclass(kw_only=True)
class Confirmation(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "last_confirmed_at": ("lastConfirmedAt", ""),
        "due_at": ("dueAt", ""),
        "notice_at": ("noticeAt", ""),
        "offline_at": ("offlineAt", ""),
    }

    last_confirmed_at: str | None
    due_at: str | None
    notice_at: str | None
    offline_at: str | None


@dataclass(kw_only=True)
class CreateLeadBatchAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "BatchCreated"),
        "result": ("result", "CreateLeadBatchAnswerResult"),
    }

    data: BatchCreated
    result: CreateLeadBatchAnswerResult


@dataclass(kw_only=True)
class CreateLeadBatchAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: CreateLeadBatchAnswerResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class CreatePropertyBatchAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "BatchCreated"),
        "result": ("result", "CreatePropertyBatchAnswerResult"),
    }

    data: BatchCreated
    result: CreatePropertyBatchAnswerResult


@dataclass(kw_only=True)
class CreatePropertyBatchAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: CreateLeadBatchAnswerResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class CreateWebhookAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "secret": ("secret", ""),
        "result": ("result", "CreateWebhookAnswerResult"),
    }

    data: Webhook
    secret: str | None
    result: CreateWebhookAnswerResult


@dataclass(kw_only=True)
class CreateWebhookAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    dry_run: bool


@dataclass(kw_only=True)
class Curation(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "reason": ("reason", ""),
        "label": ("label", ""),
    }

    status: CurationStatus | None
    reason: CurationReason | None
    label: str | None


@dataclass(kw_only=True)
class DeleteWebhookAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "result": ("result", "DeleteWebhookAnswerResult"),
    }

    data: Webhook
    result: DeleteWebhookAnswerResult


@dataclass(kw_only=True)
class DeleteWebhookAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    dry_run: bool


@dataclass(kw_only=True)
class Delivery(Model):
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
    event_id: str
    type: str
    status: DeliveryStatus
    attempts: int
    last_status_code: int | None
    last_error: str | None
    last_attempt_at: str | None
    next_attempt_at: str | None
    delivered_at: str | None
    created_at: str
    attempt_log: list[DeliveryAttempt]


@dataclass(kw_only=True)
class DeliveryAttempt(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "at": ("at", ""),
        "status_code": ("statusCode", ""),
        "error": ("error", ""),
        "ms": ("ms", ""),
    }

    at: str
    status_code: int | None
    error: str | None
    ms: int


@dataclass(kw_only=True)
class DeliveryPage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Delivery"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Delivery]
    next_cursor: str | None


@dataclass(kw_only=True)
class Event(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "type": ("type", ""),
        "sequence": ("sequence", ""),
        "created_at": ("createdAt", ""),
        "data": ("data", ""),
    }

    id: str
    type: str
    # Rises by the order of the account's log.
    sequence: int
    created_at: str
    data: dict[str, Any]


@dataclass(kw_only=True)
class EventTypeInfo(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
        "scope": ("scope", ""),
        "description": ("description", ""),
    }

    type: str
    scope: Permission
    description: str


@dataclass(kw_only=True)
class EventTypeInfoList(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:EventTypeInfo"),
    }

    data: list[EventTypeInfo]


@dataclass(kw_only=True)
class FeedCounts(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "created": ("created", ""),
        "updated": ("updated", ""),
        "archived": ("archived", ""),
        "skipped": ("skipped", ""),
        "unchanged": ("unchanged", ""),
        "confirmed": ("confirmed", ""),
    }

    created: int | None
    updated: int | None
    # Left the feed, and were missing in two whole syncs.
    archived: int | None
    # Incomplete, or over the plan's quota.
    skipped: int | None
    unchanged: int | None
    confirmed: int | None


@dataclass(kw_only=True)
class FeedReport(Model):
    """On a dry run: what would happen, and why."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "message": ("message", ""),
        "listings": ("listings", "list:FeedReportListing"),
        "counts": ("counts", ""),
    }

    status: FeedReportStatus
    message: str
    listings: list[FeedReportListing]
    counts: dict[str, int]


@dataclass(kw_only=True)
class FeedReportListing(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "reason": ("reason", ""),
        "conflicts": ("conflicts", ""),
        "message": ("message", ""),
        "missing": ("missing", ""),
        "unknown": ("unknown", "list:FeedReportListingUnknown"),
        "refused_photos": ("refusedPhotos", "list:FeedReportListingRefusedPhoto"),
    }

    external_ref: str | None
    outcome: FeedReportListingOutcome
    # Why it is skipped or not archived: a code.
    reason: str | None
    conflicts: list[str]
    # Reason and remarks in words.
    message: str | None
    # Required fields that the listing leaves out or that cannot be read.
    missing: list[FeedReportListingMissing]
    # What the listing names and no catalogue has: the property comes in and waits.
    unknown: list[FeedReportListingUnknown]
    # Addresses that may not be fetched, and why: at most 5, each cut to 300 characters.
    refused_photos: list[FeedReportListingRefusedPhoto]


@dataclass(kw_only=True)
class FeedReportListingRefusedPhoto(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "reason": ("reason", ""),
    }

    url: str
    reason: str


@dataclass(kw_only=True)
class FeedReportListingUnknown(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "field": ("field", ""),
        "value": ("value", ""),
    }

    field: UnknownField
    value: str


@dataclass(kw_only=True)
class FeedSync(Model):
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
    }

    configured: bool
    connector: str | None
    # Synced by itself every 6 hours.
    auto_sync: bool
    # How the last sync ended; QUEUED while one runs.
    status: FeedSyncStatus | None
    # The same in words, with what came in the way of fetching the feed.
    message: str | None
    last_sync_at: str | None
    feed_count: int | None
    counts: FeedCounts
    # Properties of which the dashboard keeps a field from the feed.
    conflicts: int
    scheduled_for: str | None
    # When the feed is next fetched without a call: the retry of a sync that waits for the feed's
    # server, the scheduled sync, or the automatic one.
    next_attempt_at: str | None


@dataclass(kw_only=True)
class FeedSyncEnvelope(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "FeedSync"),
    }

    data: FeedSync


@dataclass(kw_only=True)
class FeedSyncResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "scheduled_for": ("scheduledFor", ""),
        "report": ("report", "FeedReport"),
    }

    outcome: FeedSyncResultOutcome
    dry_run: bool
    scheduled_for: str | None
    report: FeedReport | None


@dataclass(kw_only=True)
class Funnel(Model):
    """How many of the account's own are left after each gate."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "purpose": ("purpose", ""),
        "city": ("city", ""),
        "type": ("type", ""),
        "price": ("price", ""),
        "score": ("score", ""),
        "kept": ("kept", ""),
    }

    eligible: int
    purpose: int
    city: int
    type: int
    price: int
    score: int
    kept: int


@dataclass(kw_only=True)
class InteractionInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
        "at": ("at", ""),
        "note": ("note", ""),
        "property_id": ("propertyId", ""),
    }

    type: InteractionInputType
    # Now when absent; never in the future.
    at: str | Unset = UNSET
    note: str | Unset = UNSET
    property_id: str | Unset = UNSET


@dataclass(kw_only=True)
class InteractionResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "interaction_id": ("interactionId", ""),
    }

    outcome: str
    dry_run: bool
    interaction_id: str


@dataclass(kw_only=True)
class Interest(Model):
    """Counts and area are minimums."""

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
    property_types: list[PropertyType]
    locations: list[Location]
    sale_price_min: Money | None
    sale_price_max: Money | None
    rent_price_min: Money | None
    rent_price_max: Money | None
    bedrooms: int | None
    suites: int | None
    bathrooms: int | None
    parking_spots: int | None
    area_min: float | None


@dataclass(kw_only=True)
class InterestInput(Input):
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
    property_types: list[PropertyType] | Unset = UNSET
    locations: list[LocationInput] | Unset = UNSET
    sale_price_min: Money | Unset | None = UNSET
    sale_price_max: Money | Unset | None = UNSET
    rent_price_min: Money | Unset | None = UNSET
    rent_price_max: Money | Unset | None = UNSET
    bedrooms: int | Unset | None = UNSET
    suites: int | Unset | None = UNSET
    bathrooms: int | Unset | None = UNSET
    parking_spots: int | Unset | None = UNSET
    area_min: float | Unset | None = UNSET


@dataclass(kw_only=True)
class InvalidParam(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "in_": ("in", ""),
        "name": ("name", ""),
        "pointer": ("pointer", ""),
        "code": ("code", ""),
        "reason": ("reason", ""),
        "allowed": ("allowed", ""),
        "suggestions": ("suggestions", "list:City"),
    }

    in_: InvalidParamIn
    name: str
    # JSON Pointer into the body.
    pointer: str | None = None
    # A stable word; new ones may appear.
    code: InvalidParamCode
    # A sentence in the Accept-Language language.
    reason: str
    # The accepted values.
    allowed: list[str] | None = None
    # Cities whose names come close.
    suggestions: list[City] | None = None


@dataclass(kw_only=True)
class Launch(Model):
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
    title: str | None
    description: str | None
    developer: LaunchDeveloper
    address: Address
    construction_stage: LaunchConstructionStage | None
    delivery_date: str | None
    # Percent
    construction_progress: int | None
    # The least of the unit types, else the development's.
    price_from: Money | None
    # The most of the unit types, else the development's.
    price_to: Money | None
    cover_photo: str | None
    photos: list[str]
    floor_plans: list[str]
    partnership_terms: PartnershipTerms
    # Sums over the unit types that tell them, else the development's.
    units: LaunchUnits
    typologies: list[LaunchTypology]
    updated_at: str


@dataclass(kw_only=True)
class LaunchBlock(Model):
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
    delivery_date: str | None
    construction_progress: int | None
    units_total: int | None
    units_available: int | None
    units_reserved: int | None
    units_sold: int | None
    floor_plans: list[str]


@dataclass(kw_only=True)
class LaunchClientInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "lead_id": ("leadId", ""),
        "message": ("message", ""),
    }

    lead_id: str
    message: str | Unset | None = UNSET


@dataclass(kw_only=True)
class LaunchClientRegistered(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "LaunchClientResult"),
    }

    data: Partnership
    result: LaunchClientResult


@dataclass(kw_only=True)
class LaunchClientResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: LaunchClientResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class LaunchDeveloper(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
    }

    account_id: str
    name: str


@dataclass(kw_only=True)
class LaunchPage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Launch"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Launch]
    next_cursor: str | None


@dataclass(kw_only=True)
class LaunchTypology(Model):
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
    title: str | None
    type: PropertyType | None
    bedrooms: int | None
    suites: int | None
    bathrooms: int | None
    parking_spots: int | None
    area: float | None
    # BRL; the monthly rent of what is only rented.
    price: Money | None
    units_available: int | None


@dataclass(kw_only=True)
class LaunchUnits(Model):
    """Sums over the unit types that tell them, else the development's."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "total": ("total", ""),
        "available": ("available", ""),
        "reserved": ("reserved", ""),
        "sold": ("sold", ""),
    }

    total: int | None
    available: int | None
    reserved: int | None
    sold: int | None


@dataclass(kw_only=True)
class Lead(Model):
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
    external_ref: str | None
    state: LeadState
    status: LeadStatus
    name: str
    phones: list[LeadPhone]
    email: str | None
    notes: str | None
    pre_approved: bool
    shared_to_network: bool
    interest: Interest
    owner_account_id: str | None
    owner_name: str | None
    source: Source
    radar: LeadRadar
    last_activity_at: str | None
    consent_given_at: str | None
    deleted_at: str | None
    created_at: str
    updated_at: str


@dataclass(kw_only=True)
class LeadBatch(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "items": ("items", "list:LeadBatchItem"),
    }

    items: list[LeadBatchItem]


@dataclass(kw_only=True)
class LeadBatchItem(Input):
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
    name: str | Unset = UNSET
    phones: list[PhoneInput] | Unset = UNSET
    email: str | Unset | None = UNSET
    status: LeadStatus | Unset = UNSET
    notes: str | Unset | None = UNSET
    pre_approved: bool | Unset = UNSET
    shared_to_network: bool | Unset = UNSET
    interest: InterestInput | Unset = UNSET
    owner_account_id: str | Unset | None = UNSET
    owner_email: str | Unset = UNSET
    # Only moves forward: null leaves it.
    last_activity_at: str | Unset | None = UNSET
    # Must be true on creation: there is a legal basis to process the data.
    consent_given: bool | Unset = UNSET


@dataclass(kw_only=True)
class LeadCreation(Input):
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
    name: str | Unset = UNSET
    phones: list[PhoneInput] | Unset = UNSET
    email: str | Unset | None = UNSET
    status: LeadStatus | Unset = UNSET
    notes: str | Unset | None = UNSET
    pre_approved: bool | Unset = UNSET
    shared_to_network: bool | Unset = UNSET
    interest: InterestInput | Unset = UNSET
    owner_account_id: str | Unset | None = UNSET
    owner_email: str | Unset = UNSET
    # Only moves forward: null leaves it.
    last_activity_at: str | Unset | None = UNSET
    # Must be true on creation: there is a legal basis to process the data.
    consent_given: bool | Unset = UNSET


@dataclass(kw_only=True)
class LeadEnvelope(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
    }

    data: Lead


@dataclass(kw_only=True)
class LeadInput(Input):
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
    phones: list[PhoneInput] | Unset = UNSET
    email: str | Unset | None = UNSET
    status: LeadStatus | Unset = UNSET
    notes: str | Unset | None = UNSET
    pre_approved: bool | Unset = UNSET
    shared_to_network: bool | Unset = UNSET
    interest: InterestInput | Unset = UNSET
    owner_account_id: str | Unset | None = UNSET
    owner_email: str | Unset = UNSET
    # Only moves forward: null leaves it.
    last_activity_at: str | Unset | None = UNSET
    # Must be true on creation: there is a legal basis to process the data.
    consent_given: bool | Unset = UNSET


@dataclass(kw_only=True)
class LeadPage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Lead"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Lead]
    next_cursor: str | None


@dataclass(kw_only=True)
class LeadPhone(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "number": ("number", ""),
        "is_whats_app": ("isWhatsApp", ""),
    }

    # E.164
    number: str
    is_whats_app: bool


@dataclass(kw_only=True)
class LeadRadar(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "pending": ("pending", ""),
        "labels": ("labels", ""),
    }

    eligible: bool
    pending: list[LeadLack]
    labels: list[str]


@dataclass(kw_only=True)
class LeadStateInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "state": ("state", ""),
    }

    state: LeadStateInputState


@dataclass(kw_only=True)
class LeadWriteResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "conflicts": ("conflicts", ""),
        "matched_by": ("matchedBy", ""),
        "changes": ("changes", "list:Change"),
        "radar": ("radar", "RadarPreview"),
    }

    outcome: LeadWriteResultOutcome
    dry_run: bool
    # Fields edited in the dashboard, which were kept.
    conflicts: list[str]
    # By what the person was known already.
    matched_by: LeadWriteResultMatchedBy | None
    changes: list[Change]
    radar: RadarPreview | None = None


@dataclass(kw_only=True)
class LeadWritten(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
        "result": ("result", "LeadWriteResult"),
    }

    data: Lead
    result: LeadWriteResult


@dataclass(kw_only=True)
class ListCaptacaoOffersAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:CaptacaoOffer"),
        "summary": ("summary", "CaptacaoSummary"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[CaptacaoOffer]
    summary: CaptacaoSummary
    next_cursor: Any


@dataclass(kw_only=True)
class ListCaptacaoOwnersAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:CaptacaoOffer"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
        "counts": ("counts", "ListCaptacaoOwnersAnswerCounts"),
    }

    data: list[CaptacaoOffer]
    next_cursor: str | None
    total: int
    counts: ListCaptacaoOwnersAnswerCounts


@dataclass(kw_only=True)
class ListCaptacaoOwnersAnswerCounts(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "active": ("ACTIVE", ""),
        "captured": ("CAPTURED", ""),
        "archived": ("ARCHIVED", ""),
    }

    active: int
    captured: int
    archived: int


@dataclass(kw_only=True)
class ListCitiesAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:City"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
    }

    data: list[City]
    next_cursor: str | None
    total: int


@dataclass(kw_only=True)
class ListLeadMatchesAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Match"),
        "next_cursor": ("nextCursor", ""),
        "near_misses": ("nearMisses", "list:NearMiss"),
        "funnel": ("funnel", "Funnel"),
    }

    data: list[Match]
    next_cursor: str | None
    near_misses: list[NearMiss] | None = None
    funnel: Funnel | None = None


@dataclass(kw_only=True)
class ListNeighborhoodsAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Neighborhood"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
    }

    data: list[Neighborhood]
    next_cursor: str | None
    total: int


@dataclass(kw_only=True)
class ListPropertyMatchesAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Match"),
        "next_cursor": ("nextCursor", ""),
        "near_misses": ("nearMisses", "list:NearMiss"),
        "funnel": ("funnel", "Funnel"),
    }

    data: list[Match]
    next_cursor: str | None
    near_misses: list[NearMiss] | None = None
    funnel: Funnel | None = None


@dataclass(kw_only=True)
class Location(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "city": ("city", ""),
        "state": ("state", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "neighborhood": ("neighborhood", ""),
    }

    city_id: str
    city: str | None
    state: str | None
    # Null: the whole city.
    neighborhood_slug: str | None
    neighborhood: str | None


@dataclass(kw_only=True)
class LocationInput(Input):
    """Without neighborhoodSlug, the whole city."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
    }

    city_id: str
    neighborhood_slug: str | Unset | None = UNSET


@dataclass(kw_only=True)
class LogInteractionAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
        "result": ("result", "InteractionResult"),
    }

    data: Lead
    result: InteractionResult


@dataclass(kw_only=True)
class Match(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "scope": ("scope", ""),
        "status": ("status", ""),
        "score": ("score", ""),
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
        "counterpart": ("counterpart", "MatchCounterpart"),
        "created_at": ("createdAt", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    scope: MatchScope
    status: MatchStatus
    score: int
    # Why it fits.
    reasons: list[str]
    # What does not.
    gaps: list[str]
    property_id: str
    lead_id: str
    # The in-house broker who receives it.
    owner_account_id: str | None
    owner_name: str | None
    # A partner's, without an active subscription: the partner stays hidden.
    locked: bool
    # No longer fits after a change.
    lost_relevance: bool
    property: PropertySnapshot | None
    client: ClientSnapshot | None
    # Null in-house or hidden.
    counterpart: MatchCounterpart | None
    created_at: str
    updated_at: str


@dataclass(kw_only=True)
class MatchCounterpart(Model):
    """Null in-house or hidden."""

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
    name: str
    type: PartyType
    organization: str | None
    creci: str | None
    creci_verified: bool
    # The business phone.
    phone: str | None


@dataclass(kw_only=True)
class MatchPage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Match"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Match]
    next_cursor: str | None


@dataclass(kw_only=True)
class MatchWriteResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: MatchWriteResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class MatchWritten(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Match"),
        "result": ("result", "MatchWriteResult"),
    }

    data: Match
    result: MatchWriteResult


@dataclass(kw_only=True)
class Me(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account": ("account", "MeAccount"),
        "access": ("access", "MeAccess"),
        "key": ("key", "MeKey"),
        "usage": ("usage", "MeUsage"),
        "properties": ("properties", "MeProperties"),
    }

    account: MeAccount
    access: MeAccess
    key: MeKey
    usage: MeUsage
    properties: MeProperties


@dataclass(kw_only=True)
class MeAccess(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "tier": ("tier", ""),
        "pilot_until": ("pilotUntil", ""),
        "limits": ("limits", "MeAccessLimits"),
    }

    status: str
    tier: str
    pilot_until: str | None
    limits: MeAccessLimits


@dataclass(kw_only=True)
class MeAccessLimits(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "rate_per_second": ("ratePerSecond", ""),
        "burst": ("burst", ""),
        "monthly_quota": ("monthlyQuota", ""),
        "max_keys": ("maxKeys", ""),
        "max_webhooks": ("maxWebhooks", ""),
    }

    rate_per_second: int
    burst: int
    monthly_quota: int
    max_keys: int
    max_webhooks: int


@dataclass(kw_only=True)
class MeAccount(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "name": ("name", ""),
        "type": ("type", ""),
        "plan": ("plan", ""),
    }

    id: str
    name: str
    type: str
    plan: str


@dataclass(kw_only=True)
class MeEnvelope(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Me"),
    }

    data: Me


@dataclass(kw_only=True)
class MeKey(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "name": ("name", ""),
        "scopes": ("scopes", ""),
        "expires_at": ("expiresAt", ""),
    }

    id: str
    name: str
    scopes: list[Permission]
    expires_at: str | None


@dataclass(kw_only=True)
class MeProperties(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "active": ("active", ""),
        "limit": ("limit", ""),
    }

    active: int
    limit: int


@dataclass(kw_only=True)
class MeUsage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "month": ("month", ""),
        "calls": ("calls", ""),
        "monthly_quota": ("monthlyQuota", ""),
        "remaining": ("remaining", ""),
    }

    month: str
    calls: int
    monthly_quota: int
    remaining: int


@dataclass(kw_only=True)
class NearMiss(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "score": ("score", ""),
        "missing": ("missing", ""),
        "gaps": ("gaps", ""),
    }

    property_id: str
    lead_id: str
    # Of the parts as they stand.
    score: int
    # The only gate that is closed, or the score.
    missing: NearMissMissing
    # What would do it.
    gaps: list[str]


@dataclass(kw_only=True)
class Neighborhood(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "name": ("name", ""),
    }

    neighborhood_slug: str
    name: str


@dataclass(kw_only=True)
class Partnership(Model):
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
        "property": ("property", "PartnershipProperty"),
        "client": ("client", "PartnershipClient"),
        "last_progress_at": ("lastProgressAt", ""),
        "update_asked_at": ("updateAskedAt", ""),
        "protected_until": ("protectedUntil", ""),
        "property_off_market_at": ("propertyOffMarketAt", ""),
        "created_at": ("createdAt", ""),
        "updated_at": ("updatedAt", ""),
    }

    id: str
    status: PartnershipStatus
    kind: PartnershipKind
    property_id: str | None
    lead_id: str
    # The opportunity that it came from, on this side.
    match_id: str | None
    development_id: str | None
    development_title: str | None
    score: int | None
    # What the pair was like at the request, in one sentence.
    summary: str | None
    reasons: list[str]
    message: str | None
    our_side: PartnershipOurSide
    our_broker_id: str | None
    # Ours is the side that brought the client.
    can_move_funnel: bool
    requester: Party
    addressee: Party
    counterpart: PartnershipCounterpart
    # Live until the partnership ends; null once purged.
    property: PartnershipProperty | None
    # Live until the partnership ends; null once purged. It names nobody: an own client is read by
    # `leadId`.
    client: PartnershipClient | None
    # The last move, creation included.
    last_progress_at: str
    # When the property's side asked for an update that has no answer yet.
    update_asked_at: str | None
    protected_until: str | None
    property_off_market_at: str | None
    created_at: str
    updated_at: str


@dataclass(kw_only=True)
class PartnershipClient(Model):
    """Live until the partnership ends; null once purged. It names nobody: an own client is read by
    `leadId`.
    """

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

    # A partner's client, who is named to nobody else.
    masked: bool
    # Null of a masked client.
    status: LeadStatus | None
    pre_approved: bool
    purposes: list[Purpose]
    property_types: list[PropertyType]
    regions: list[str]
    price_min: Money | None
    price_max: Money | None
    bedrooms: int | None
    parking_spots: int | None
    area_min: float | None
    # Of an own client, with leads:read on the key.
    name: str | None


@dataclass(kw_only=True)
class PartnershipCounterpart(Model):
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
    type: PartyType
    organization: str | None
    # Its broker, else its owner; with phone and e-mail from ACCEPTED on.
    contact_name: str | None
    phone: str | None
    email: str | None
    creci: str | None
    creci_verified: bool


@dataclass(kw_only=True)
class PartnershipEnvelope(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
    }

    data: Partnership


@dataclass(kw_only=True)
class PartnershipPage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Partnership"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Partnership]
    next_cursor: str | None


@dataclass(kw_only=True)
class PartnershipProperty(Model):
    """Live until the partnership ends; null once purged."""

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
    type: PropertyType | None
    # Of the pair.
    purpose: Purpose
    purposes: list[Purpose]
    # BRL: of the sale, or of a month when the pair is a rental.
    price: Money | None
    # The price is where prices start.
    price_from: bool
    rent_price: Money | None
    city: str | None
    neighborhood: str | None
    bedrooms: int | None
    bathrooms: int | None
    parking_spots: int | None
    area: float | None
    cover_photo: str | None
    listing_url: str | None
    commission_percent: float | None
    rent_commission_months: float | None
    split_listing_percent: float | None
    last_confirmed_at: str | None
    delivery_date: str | None
    development_id: str | None
    development_name: str | None


@dataclass(kw_only=True)
class PartnershipStatusInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
    }

    status: PartnershipStatus


@dataclass(kw_only=True)
class PartnershipTerms(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "commission_percent": ("commissionPercent", ""),
        "rent_commission_months": ("rentCommissionMonths", ""),
        "split_listing_percent": ("splitListingPercent", ""),
    }

    commission_percent: float | None
    rent_commission_months: float | None
    split_listing_percent: float | None


@dataclass(kw_only=True)
class PartnershipTermsInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "commission_percent": ("commissionPercent", ""),
        "rent_commission_months": ("rentCommissionMonths", ""),
        "split_listing_percent": ("splitListingPercent", ""),
    }

    commission_percent: float | Unset | None = UNSET
    rent_commission_months: float | Unset | None = UNSET
    split_listing_percent: float | Unset | None = UNSET


@dataclass(kw_only=True)
class PartnershipWriteResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: PartnershipWriteResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class PartnershipWritten(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "PartnershipWriteResult"),
    }

    data: Partnership
    result: PartnershipWriteResult


@dataclass(kw_only=True)
class Party(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
        "type": ("type", ""),
    }

    account_id: str
    name: str
    type: PartyType


@dataclass(kw_only=True)
class PhoneInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "number": ("number", ""),
        "is_whats_app": ("isWhatsApp", ""),
    }

    # Any Brazilian spelling, or a foreign number that begins with a plus.
    number: str
    is_whats_app: bool | Unset = UNSET


@dataclass(kw_only=True)
class PhotoSync(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "state": ("state", ""),
        "requested": ("requested", ""),
        "ingested": ("ingested", ""),
        "failed": ("failed", ""),
        "queued_at": ("queuedAt", ""),
        "finished_at": ("finishedAt", ""),
    }

    state: PhotoSyncState
    requested: int | None
    ingested: int | None
    failed: int | None
    queued_at: str | None
    finished_at: str | None


@dataclass(kw_only=True)
class Problem(Model):
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
        "terms_version": ("termsVersion", ""),
        "protected_until": ("protectedUntil", ""),
        "oldest_available": ("oldestAvailable", ""),
    }

    # The page that explains the code.
    type: str
    title: str
    status: int
    code: str
    request_id: str
    detail: str | None = None
    # All problems of the request at once.
    invalid_params: list[InvalidParam] | None = None
    # Worth sending again unchanged after Retry-After.
    retryable: bool | None = None
    # With external_ref_exists: the object of that code.
    existing_id: str | None = None
    # With access_denied on accepting an owner: the terms that are to be accepted.
    terms_version: str | None = None
    # With request_refused on registering a client: until when another account protects the person.
    protected_until: str | None = None
    # With invalid_cursor on the event log: the time of the oldest event kept.
    oldest_available: str | None = None


@dataclass(kw_only=True)
class Property(Model):
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
    external_ref: str | None
    kind: PropertyKind
    development_id: str | None
    status: PropertyStatus
    type: PropertyType | None
    category: PropertyCategory | None
    purposes: list[Purpose]
    # BRL
    sale_price: Money | None
    # BRL a month
    rent_price: Money | None
    title: str | None
    description: str | None
    address: Address
    bedrooms: int | None
    suites: int | None
    bathrooms: int | None
    parking_spots: int | None
    # Total private area in m²: the one compared by Radar.
    area: float | None
    # Covered area in m²: display only.
    private_area: float | None
    amenities: list[str]
    cover_photo: str | None
    photos: list[str]
    listing_url: str | None
    captador: PropertyCaptador | None
    captador_name: str | None
    shared_to_network: bool
    partnership_terms: PartnershipTerms
    radar: PropertyRadar
    curation: Curation
    confirmation: Confirmation
    inactive_reason: PropertyInactiveReason | None
    deleted_at: str | None
    launch: LaunchBlock | None
    photo_sync: PhotoSync | None
    created_at: str
    updated_at: str


@dataclass(kw_only=True)
class PropertyBatch(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "items": ("items", "list:PropertyBatchItem"),
    }

    items: list[PropertyBatchItem]


@dataclass(kw_only=True)
class PropertyBatchItem(Input):
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
    title: str | Unset | None = UNSET
    description: str | Unset | None = UNSET
    type: PropertyType | Unset | None = UNSET
    purposes: list[Purpose] | Unset = UNSET
    sale_price: Money | Unset | None = UNSET
    rent_price: Money | Unset | None = UNSET
    address: AddressInput | Unset = UNSET
    bedrooms: int | Unset | None = UNSET
    suites: int | Unset | None = UNSET
    bathrooms: int | Unset | None = UNSET
    parking_spots: int | Unset | None = UNSET
    area: float | Unset | None = UNSET
    private_area: float | Unset | None = UNSET
    listing_url: str | Unset | None = UNSET
    captador_name: str | Unset | None = UNSET
    captador_account_id: str | Unset | None = UNSET
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    # First is the cover; empty removes. The same list again changes nothing: a photo that failed is
    # tried again when the list changes.
    photos: list[str] | Unset = UNSET


@dataclass(kw_only=True)
class PropertyCaptador(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
    }

    account_id: str
    name: str | None


@dataclass(kw_only=True)
class PropertyConfirmation(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "ids": ("ids", ""),
        "refs": ("refs", ""),
    }

    ids: list[str] | Unset = UNSET
    refs: list[str] | Unset = UNSET


@dataclass(kw_only=True)
class PropertyCreation(Input):
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
    title: str | Unset | None = UNSET
    description: str | Unset | None = UNSET
    type: PropertyType | Unset | None = UNSET
    purposes: list[Purpose] | Unset = UNSET
    sale_price: Money | Unset | None = UNSET
    rent_price: Money | Unset | None = UNSET
    address: AddressInput | Unset = UNSET
    bedrooms: int | Unset | None = UNSET
    suites: int | Unset | None = UNSET
    bathrooms: int | Unset | None = UNSET
    parking_spots: int | Unset | None = UNSET
    area: float | Unset | None = UNSET
    private_area: float | Unset | None = UNSET
    listing_url: str | Unset | None = UNSET
    captador_name: str | Unset | None = UNSET
    captador_account_id: str | Unset | None = UNSET
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    # First is the cover; empty removes. The same list again changes nothing: a photo that failed is
    # tried again when the list changes.
    photos: list[str] | Unset = UNSET


@dataclass(kw_only=True)
class PropertyEnvelope(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Property"),
    }

    data: Property


@dataclass(kw_only=True)
class PropertyInput(Input):
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
    description: str | Unset | None = UNSET
    type: PropertyType | Unset | None = UNSET
    purposes: list[Purpose] | Unset = UNSET
    sale_price: Money | Unset | None = UNSET
    rent_price: Money | Unset | None = UNSET
    address: AddressInput | Unset = UNSET
    bedrooms: int | Unset | None = UNSET
    suites: int | Unset | None = UNSET
    bathrooms: int | Unset | None = UNSET
    parking_spots: int | Unset | None = UNSET
    area: float | Unset | None = UNSET
    private_area: float | Unset | None = UNSET
    listing_url: str | Unset | None = UNSET
    captador_name: str | Unset | None = UNSET
    captador_account_id: str | Unset | None = UNSET
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    # First is the cover; empty removes. The same list again changes nothing: a photo that failed is
    # tried again when the list changes.
    photos: list[str] | Unset = UNSET


@dataclass(kw_only=True)
class PropertyPage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Property"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[Property]
    next_cursor: str | None


@dataclass(kw_only=True)
class PropertyRadar(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "pending": ("pending", ""),
        "labels": ("labels", ""),
    }

    eligible: bool
    pending: list[PropertyLack]
    labels: list[str]


@dataclass(kw_only=True)
class PropertySnapshot(Model):
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
    type: PropertyType | None
    # Of the pair.
    purpose: Purpose
    purposes: list[Purpose]
    # BRL: of the sale, or of a month when the pair is a rental.
    price: Money | None
    # The price is where prices start.
    price_from: bool
    rent_price: Money | None
    city: str | None
    neighborhood: str | None
    bedrooms: int | None
    bathrooms: int | None
    parking_spots: int | None
    area: float | None
    cover_photo: str | None
    listing_url: str | None
    commission_percent: float | None
    rent_commission_months: float | None
    split_listing_percent: float | None
    last_confirmed_at: str | None
    delivery_date: str | None
    development_id: str | None
    development_name: str | None


@dataclass(kw_only=True)
class PropertyStatusInput(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
    }

    status: Availability


@dataclass(kw_only=True)
class PropertyTypeGroup(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "category": ("category", ""),
        "label": ("label", ""),
        "types": ("types", "list:ValueLabel"),
    }

    category: PropertyCategory
    label: str
    types: list[ValueLabel]


@dataclass(kw_only=True)
class PropertyTypeGroupList(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:PropertyTypeGroup"),
    }

    data: list[PropertyTypeGroup]


@dataclass(kw_only=True)
class PropertyWarning(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "code": ("code", ""),
        "label": ("label", ""),
    }

    code: PropertyLack
    label: str


@dataclass(kw_only=True)
class PropertyWriteResult(Model):
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
    dry_run: bool
    # Fields edited in the dashboard, which were kept.
    conflicts: list[str]
    photos: PropertyWriteResultPhotos | None
    changes: list[Change]
    # Accepted, and yet keeps the property out of recommendations.
    warnings: list[PropertyWarning]
    radar: RadarPreview | None = None


@dataclass(kw_only=True)
class PropertyWritten(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Property"),
        "result": ("result", "PropertyWriteResult"),
    }

    data: Property
    result: PropertyWriteResult


@dataclass(kw_only=True)
class RadarPreview(Model):
    """What the write does to opportunities of own objects; null where Radar does not answer in time,
    and to a key without radar:read.
    """

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "gained": ("gained", ""),
        "lost": ("lost", ""),
        "changed": ("changed", ""),
        "top_score": ("topScore", ""),
    }

    gained: int
    lost: int
    changed: int
    # Of the gained; null: none.
    top_score: int | None


@dataclass(kw_only=True)
class ReadEventsAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "events": ("events", "list:Event"),
        "next_cursor": ("nextCursor", ""),
        "has_more": ("hasMore", ""),
    }

    events: list[Event]
    next_cursor: str
    has_more: bool


@dataclass(kw_only=True)
class RetryWebhookDeliveryAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Delivery"),
        "result": ("result", "RetryWebhookDeliveryAnswerResult"),
    }

    data: Delivery
    result: RetryWebhookDeliveryAnswerResult


@dataclass(kw_only=True)
class RetryWebhookDeliveryAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: RetryWebhookDeliveryAnswerResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class RotateWebhookSecretAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "secret": ("secret", ""),
        "result": ("result", "RotateWebhookSecretAnswerResult"),
    }

    data: Webhook
    secret: str | None
    result: RotateWebhookSecretAnswerResult


@dataclass(kw_only=True)
class RotateWebhookSecretAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: str
    dry_run: bool


@dataclass(kw_only=True)
class ScopeInfo(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "group": ("group", ""),
        "label": ("label", ""),
        "description": ("description", ""),
    }

    id: Permission
    group: str
    label: str
    description: str


@dataclass(kw_only=True)
class ScopeInfoList(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ScopeInfo"),
    }

    data: list[ScopeInfo]


@dataclass(kw_only=True)
class SecretRotation(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "overlap_hours": ("overlapHours", ""),
    }

    overlap_hours: float | Unset = UNSET


@dataclass(kw_only=True)
class SyncFeedAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "FeedSync"),
        "result": ("result", "FeedSyncResult"),
    }

    data: FeedSync
    result: FeedSyncResult


@dataclass(kw_only=True)
class TeamMember(Model):
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
    name: str
    email: str
    role: TeamMemberRole
    creci: str | None
    creci_verified: bool
    active: bool
    created_at: str


@dataclass(kw_only=True)
class TeamMemberPage(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:TeamMember"),
        "next_cursor": ("nextCursor", ""),
    }

    data: list[TeamMember]
    next_cursor: str | None


@dataclass(kw_only=True)
class TestWebhookAnswer(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "WebhookTestResult"),
        "result": ("result", "TestWebhookAnswerResult"),
    }

    data: WebhookTestResult
    result: TestWebhookAnswerResult


@dataclass(kw_only=True)
class TestWebhookAnswerResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    outcome: TestWebhookAnswerResultOutcome
    dry_run: bool


@dataclass(kw_only=True)
class ValueLabel(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "value": ("value", ""),
        "label": ("label", ""),
    }

    value: str
    label: str


@dataclass(kw_only=True)
class ValueLabelList(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ValueLabel"),
    }

    data: list[ValueLabel]


@dataclass(kw_only=True)
class Webhook(Model):
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
    url: str
    # Empty: all the account can read.
    types: list[str]
    description: str | None
    status: WebhookStatus
    disabled_at: str | None
    disabled_reason: WebhookDisabledReason | None
    secret_rotated_at: str | None
    previous_secret_valid_until: str | None
    created_at: str
    updated_at: str


@dataclass(kw_only=True)
class WebhookChange(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "types": ("types", ""),
        "description": ("description", ""),
        "status": ("status", ""),
        "redeliver_since": ("redeliverSince", ""),
    }

    url: str | Unset = UNSET
    # Absent or empty: all the account can read.
    types: list[EventType] | Unset = UNSET
    description: str | Unset | None = UNSET
    status: WebhookStatus | Unset = UNSET
    redeliver_since: str | Unset = UNSET


@dataclass(kw_only=True)
class WebhookCreation(Input):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "types": ("types", ""),
        "description": ("description", ""),
    }

    url: str
    # Absent or empty: all the account can read.
    types: list[EventType] | Unset = UNSET
    description: str | Unset | None = UNSET


@dataclass(kw_only=True)
class WebhookList(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Webhook"),
    }

    data: list[Webhook]


@dataclass(kw_only=True)
class WebhookTestResult(Model):
    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "delivered": ("delivered", ""),
        "status_code": ("statusCode", ""),
        "error": ("error", ""),
        "ms": ("ms", ""),
    }

    # The receiver answered 2xx.
    delivered: bool
    status_code: int | None
    error: str | None
    ms: int | None


_MODELS: Final[Mapping[str, type[Model]]] = {
    "AcceptCaptacaoOfferAnswer": AcceptCaptacaoOfferAnswer,
    "Address": Address,
    "AddressInput": AddressInput,
    "Batch": Batch,
    "BatchCreated": BatchCreated,
    "BatchEnvelope": BatchEnvelope,
    "BatchItem": BatchItem,
    "CaptacaoAcceptResult": CaptacaoAcceptResult,
    "CaptacaoAcceptedVia": CaptacaoAcceptedVia,
    "CaptacaoAddress": CaptacaoAddress,
    "CaptacaoContact": CaptacaoContact,
    "CaptacaoOffer": CaptacaoOffer,
    "CaptacaoOfferDemand": CaptacaoOfferDemand,
    "CaptacaoOfferEnvelope": CaptacaoOfferEnvelope,
    "CaptacaoOfferMatchingClients": CaptacaoOfferMatchingClients,
    "CaptacaoSummary": CaptacaoSummary,
    "Change": Change,
    "ChangeWebhookAnswer": ChangeWebhookAnswer,
    "ChangeWebhookAnswerResult": ChangeWebhookAnswerResult,
    "City": City,
    "ClientSnapshot": ClientSnapshot,
    "ConfirmItem": ConfirmItem,
    "ConfirmPropertiesAnswer": ConfirmPropertiesAnswer,
    "ConfirmPropertiesAnswerResult": ConfirmPropertiesAnswerResult,
    "ConfirmPropertiesAnswerResultSummary": ConfirmPropertiesAnswerResultSummary,
    "Confirmation": Confirmation,
    "CreateLeadBatchAnswer": CreateLeadBatchAnswer,
    "CreateLeadBatchAnswerResult": CreateLeadBatchAnswerResult,
    "CreatePropertyBatchAnswer": CreatePropertyBatchAnswer,
    "CreatePropertyBatchAnswerResult": CreatePropertyBatchAnswerResult,
    "CreateWebhookAnswer": CreateWebhookAnswer,
    "CreateWebhookAnswerResult": CreateWebhookAnswerResult,
    "Curation": Curation,
    "DeleteWebhookAnswer": DeleteWebhookAnswer,
    "DeleteWebhookAnswerResult": DeleteWebhookAnswerResult,
    "Delivery": Delivery,
    "DeliveryAttempt": DeliveryAttempt,
    "DeliveryPage": DeliveryPage,
    "Event": Event,
    "EventTypeInfo": EventTypeInfo,
    "EventTypeInfoList": EventTypeInfoList,
    "FeedCounts": FeedCounts,
    "FeedReport": FeedReport,
    "FeedReportListing": FeedReportListing,
    "FeedReportListingRefusedPhoto": FeedReportListingRefusedPhoto,
    "FeedReportListingUnknown": FeedReportListingUnknown,
    "FeedSync": FeedSync,
    "FeedSyncEnvelope": FeedSyncEnvelope,
    "FeedSyncResult": FeedSyncResult,
    "Funnel": Funnel,
    "InteractionInput": InteractionInput,
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
    "LeadInput": LeadInput,
    "LeadPage": LeadPage,
    "LeadPhone": LeadPhone,
    "LeadRadar": LeadRadar,
    "LeadStateInput": LeadStateInput,
    "LeadWriteResult": LeadWriteResult,
    "LeadWritten": LeadWritten,
    "ListCaptacaoOffersAnswer": ListCaptacaoOffersAnswer,
    "ListCaptacaoOwnersAnswer": ListCaptacaoOwnersAnswer,
    "ListCaptacaoOwnersAnswerCounts": ListCaptacaoOwnersAnswerCounts,
    "ListCitiesAnswer": ListCitiesAnswer,
    "ListLeadMatchesAnswer": ListLeadMatchesAnswer,
    "ListNeighborhoodsAnswer": ListNeighborhoodsAnswer,
    "ListPropertyMatchesAnswer": ListPropertyMatchesAnswer,
    "Location": Location,
    "LocationInput": LocationInput,
    "LogInteractionAnswer": LogInteractionAnswer,
    "Match": Match,
    "MatchCounterpart": MatchCounterpart,
    "MatchPage": MatchPage,
    "MatchWriteResult": MatchWriteResult,
    "MatchWritten": MatchWritten,
    "Me": Me,
    "MeAccess": MeAccess,
    "MeAccessLimits": MeAccessLimits,
    "MeAccount": MeAccount,
    "MeEnvelope": MeEnvelope,
    "MeKey": MeKey,
    "MeProperties": MeProperties,
    "MeUsage": MeUsage,
    "NearMiss": NearMiss,
    "Neighborhood": Neighborhood,
    "Partnership": Partnership,
    "PartnershipClient": PartnershipClient,
    "PartnershipCounterpart": PartnershipCounterpart,
    "PartnershipEnvelope": PartnershipEnvelope,
    "PartnershipPage": PartnershipPage,
    "PartnershipProperty": PartnershipProperty,
    "PartnershipStatusInput": PartnershipStatusInput,
    "PartnershipTerms": PartnershipTerms,
    "PartnershipTermsInput": PartnershipTermsInput,
    "PartnershipWriteResult": PartnershipWriteResult,
    "PartnershipWritten": PartnershipWritten,
    "Party": Party,
    "PhoneInput": PhoneInput,
    "PhotoSync": PhotoSync,
    "Problem": Problem,
    "Property": Property,
    "PropertyBatch": PropertyBatch,
    "PropertyBatchItem": PropertyBatchItem,
    "PropertyCaptador": PropertyCaptador,
    "PropertyConfirmation": PropertyConfirmation,
    "PropertyCreation": PropertyCreation,
    "PropertyEnvelope": PropertyEnvelope,
    "PropertyInput": PropertyInput,
    "PropertyPage": PropertyPage,
    "PropertyRadar": PropertyRadar,
    "PropertySnapshot": PropertySnapshot,
    "PropertyStatusInput": PropertyStatusInput,
    "PropertyTypeGroup": PropertyTypeGroup,
    "PropertyTypeGroupList": PropertyTypeGroupList,
    "PropertyWarning": PropertyWarning,
    "PropertyWriteResult": PropertyWriteResult,
    "PropertyWritten": PropertyWritten,
    "RadarPreview": RadarPreview,
    "ReadEventsAnswer": ReadEventsAnswer,
    "RetryWebhookDeliveryAnswer": RetryWebhookDeliveryAnswer,
    "RetryWebhookDeliveryAnswerResult": RetryWebhookDeliveryAnswerResult,
    "RotateWebhookSecretAnswer": RotateWebhookSecretAnswer,
    "RotateWebhookSecretAnswerResult": RotateWebhookSecretAnswerResult,
    "ScopeInfo": ScopeInfo,
    "ScopeInfoList": ScopeInfoList,
    "SecretRotation": SecretRotation,
    "SyncFeedAnswer": SyncFeedAnswer,
    "TeamMember": TeamMember,
    "TeamMemberPage": TeamMemberPage,
    "TestWebhookAnswer": TestWebhookAnswer,
    "TestWebhookAnswerResult": TestWebhookAnswerResult,
    "ValueLabel": ValueLabel,
    "ValueLabelList": ValueLabelList,
    "Webhook": Webhook,
    "WebhookChange": WebhookChange,
    "WebhookCreation": WebhookCreation,
    "WebhookList": WebhookList,
    "WebhookTestResult": WebhookTestResult,
}


class MeResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def get(
        self,
        **options: Unpack[CallOptions],
    ) -> MeEnvelope:
        """The account behind the key.

        Confirms that the key works and shows the account, the key's permissions, the limits and the
        usage.

        Any valid key.
        """
        return self._transport.send(
            MeEnvelope,
            "GET",
            "/me",
            options,
        )


class ReferenceResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list_property_types(
        self,
        **options: Unpack[CallOptions],
    ) -> PropertyTypeGroupList:
        """Property subtypes by category.

        Any valid key.
        """
        return self._transport.send(
            PropertyTypeGroupList,
            "GET",
            "/reference/property-types",
            options,
        )

    def list_purposes(
        self,
        **options: Unpack[CallOptions],
    ) -> ValueLabelList:
        """Purposes: sale and rent.

        Any valid key.
        """
        return self._transport.send(
            ValueLabelList,
            "GET",
            "/reference/purposes",
            options,
        )

    def list_property_statuses(
        self,
        **options: Unpack[CallOptions],
    ) -> ValueLabelList:
        """Statuses of a property.

        Any valid key.
        """
        return self._transport.send(
            ValueLabelList,
            "GET",
            "/reference/property-statuses",
            options,
        )

    def list_lead_statuses(
        self,
        **options: Unpack[CallOptions],
    ) -> ValueLabelList:
        """Stages of a client.

        Any valid key.
        """
        return self._transport.send(
            ValueLabelList,
            "GET",
            "/reference/lead-statuses",
            options,
        )

    def list_partnership_statuses(
        self,
        **options: Unpack[CallOptions],
    ) -> ValueLabelList:
        """Stages of a partnership.

        Any valid key.
        """
        return self._transport.send(
            ValueLabelList,
            "GET",
            "/reference/partnership-statuses",
            options,
        )

    def list_construction_stages(
        self,
        **options: Unpack[CallOptions],
    ) -> ValueLabelList:
        """Construction stages.

        Any valid key.
        """
        return self._transport.send(
            ValueLabelList,
            "GET",
            "/reference/construction-stages",
            options,
        )

    def list_scopes(
        self,
        **options: Unpack[CallOptions],
    ) -> ScopeInfoList:
        """Permissions a key can have.

        Any valid key.
        """
        return self._transport.send(
            ScopeInfoList,
            "GET",
            "/reference/scopes",
            options,
        )

    def list_event_types(
        self,
        **options: Unpack[CallOptions],
    ) -> EventTypeInfoList:
        """Event types and the permission that grants each.

        Any valid key.
        """
        return self._transport.send(
            EventTypeInfoList,
            "GET",
            "/reference/event-types",
            options,
        )


class GeoResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list_cities(
        self,
        *,
        uf: State | None = None,
        q: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ListCitiesAnswer:
        """Cities, by state and part of the name.

        Any valid key.
        """
        return self._transport.send(
            ListCitiesAnswer,
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
    ) -> ListNeighborhoodsAnswer:
        """Neighborhoods of a city.

        Any valid key.
        """
        return self._transport.send(
            ListNeighborhoodsAnswer,
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
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: PropertyStatus | None = None,
        purpose: Purpose | None = None,
        type: PropertyType | None = None,
        city_slug: str | None = None,
        updated_since: str | None = None,
        radar: RadarFilter | None = None,
        **options: Unpack[CallOptions],
    ) -> PropertyPage:
        """The portfolio, newest first.

        Without `status`, everything that is not in the trash. With `updatedSince`, latest change
        first. A page is full unless fewer match: only a search that looked at 20,000 entries of an
        index ends before, with a `nextCursor` to go on from.

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
                "status": status,
                "purpose": purpose,
                "type": type,
                "citySlug": city_slug,
                "updatedSince": updated_since,
                "radar": radar,
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        status: PropertyStatus | None = None,
        purpose: Purpose | None = None,
        type: PropertyType | None = None,
        city_slug: str | None = None,
        updated_since: str | None = None,
        radar: RadarFilter | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[Property]:
        """The items of all pages of `list`."""
        return _items_of(
            lambda cursor: self.list(
                cursor=cursor,
                limit=limit,
                status=status,
                purpose=purpose,
                type=type,
                city_slug=city_slug,
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
        **options: Unpack[WriteOptions],
    ) -> PropertyWritten:
        """Create a property.

        Needs type, purposes, the price of each purpose, and an address with the city.

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
        )

    def get_by_ref(
        self,
        ref: str,
        **options: Unpack[CallOptions],
    ) -> PropertyEnvelope:
        """One property by the caller's code.

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
        **options: Unpack[WriteOptions],
    ) -> PropertyWritten:
        """Create or update a property by the caller's code.

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
        )

    def get(
        self,
        property_id: str,
        **options: Unpack[CallOptions],
    ) -> PropertyEnvelope:
        """One property.

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
        **options: Unpack[WriteOptions],
    ) -> PropertyWritten:
        """Change fields of a property.

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
        )

    def delete(
        self,
        property_id: str,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> PropertyWritten:
        """Move a property to the trash.

        Kept 30 days and restorable in the dashboard; at most 20 % of the portfolio in 24 hours.

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
        )

    def set_status(
        self,
        property_id: str,
        body: PropertyStatusInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> PropertyWritten:
        """Set the availability of a property.

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
        )

    def confirm(
        self,
        body: PropertyConfirmation,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> ConfirmPropertiesAnswer:
        """Confirm that properties are still available.

        Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten.

        Permission: `properties:write`.
        """
        return self._transport.send(
            ConfirmPropertiesAnswer,
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
        include: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ListPropertyMatchesAnswer:
        """Own clients that fit a property, best first.

        Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells
        besides what almost fits, and null where Radar does not answer in time.

        Permission: `radar:read`.
        """
        return self._transport.send(
            ListPropertyMatchesAnswer,
            "GET",
            f"/properties/{_segment(property_id)}/matches",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "status": status,
                "include": include,
            },
        )

    def list_matches_all(
        self,
        property_id: str,
        *,
        limit: int | None = None,
        status: MatchStatus | None = None,
        include: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[Match]:
        """The items of all pages of `list_matches`."""
        return _items_of(
            lambda cursor: self.list_matches(
                property_id,
                cursor=cursor,
                limit=limit,
                status=status,
                include=include,
                **options,
            )
        )

    def create_batch(
        self,
        body: PropertyBatch,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> CreatePropertyBatchAnswer:
        """Create or update up to 500 properties by the caller's codes.

        Each item follows the rules of the PUT by code, 4 items per second and account. A malformed
        item comes back REJECTED and stops no other; so does a code that an earlier item has. A dry
        run decides the items and writes none; its results are read like any other's.

        Permission: `properties:write`.
        """
        return self._transport.send(
            CreatePropertyBatchAnswer,
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
        """A batch of properties and what became of its items.

        Kept 7 days. Until it is done, `Retry-After` says when to look again.

        Permission: `properties:read`.
        """
        return self._transport.send(
            BatchEnvelope,
            "GET",
            f"/properties/batch/{_segment(batch_id)}",
            options,
        )


class FeedResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def get(
        self,
        **options: Unpack[CallOptions],
    ) -> FeedSyncEnvelope:
        """How the feed stands.

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
    ) -> SyncFeedAnswer:
        """Sync the feed now.

        The first call of each 10-minute window syncs at once; later ones leave one sync scheduled
        for its end.

        Permission: `properties:write`.
        """
        return self._transport.send(
            SyncFeedAnswer,
            "POST",
            "/feed/sync",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class LeadsResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: LeadState | None = None,
        status: LeadStatus | None = None,
        owner_account_id: str | None = None,
        updated_since: str | None = None,
        radar: RadarFilter | None = None,
        **options: Unpack[CallOptions],
    ) -> LeadPage:
        """The clients, newest first.

        With `updatedSince`, latest change first. A page is full unless fewer match: only a search
        that looked at 20,000 entries of an index ends before, with a `nextCursor` to go on from.

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
        **options: Unpack[WriteOptions],
    ) -> LeadWritten:
        """Create a client.

        Needs name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already
        is updated: LINKED when a code was sent, else UPDATED or UNCHANGED.

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
        )

    def get(
        self,
        lead_id: str,
        **options: Unpack[CallOptions],
    ) -> LeadEnvelope:
        """One client.

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
        **options: Unpack[WriteOptions],
    ) -> LeadWritten:
        """Change fields of a client.

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
        )

    def get_by_ref(
        self,
        ref: str,
        **options: Unpack[CallOptions],
    ) -> LeadEnvelope:
        """One client by the caller's code.

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
        **options: Unpack[WriteOptions],
    ) -> LeadWritten:
        """Create, link or update a client by the caller's code.

        A person who is a client already, by phone or e-mail, gains the code instead of a second
        record: outcome LINKED.

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
        )

    def set_state(
        self,
        lead_id: str,
        body: LeadStateInput,
        *,
        preview: str | None = None,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> LeadWritten:
        """Archive or reactivate a client.

        Reactivating sets lastActivityAt to now.

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
        )

    def log_interaction(
        self,
        lead_id: str,
        body: InteractionInput,
        *,
        dry_run: bool = False,
        **options: Unpack[WriteOptions],
    ) -> LogInteractionAnswer:
        """Log what was done with a client.

        Moves lastActivityAt forward. The note is kept and never given out.

        Permission: `leads:write`.
        """
        return self._transport.send(
            LogInteractionAnswer,
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
        include: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ListLeadMatchesAnswer:
        """Properties that fit a client, own and partners', best first.

        Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells
        besides what almost fits, and null where Radar does not answer in time.

        Permission: `radar:read`.
        """
        return self._transport.send(
            ListLeadMatchesAnswer,
            "GET",
            f"/leads/{_segment(lead_id)}/matches",
            options,
            query={
                "limit": limit,
                "cursor": cursor,
                "status": status,
                "include": include,
            },
        )

    def list_matches_all(
        self,
        lead_id: str,
        *,
        limit: int | None = None,
        status: MatchStatus | None = None,
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
    ) -> CreateLeadBatchAnswer:
        """Create or update up to 500 clients by the caller's codes.

        Each item follows the rules of the PUT by code, 4 items per second and account. A malformed
        item comes back REJECTED and stops no other; so does a code that an earlier item has. A dry
        run decides the items and writes none; its results are read like any other's.

        Permission: `leads:write`.
        """
        return self._transport.send(
            CreateLeadBatchAnswer,
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
        """A batch of clients and what became of its items.

        Kept 7 days. Until it is done, `Retry-After` says when to look again.

        Permission: `leads:read`.
        """
        return self._transport.send(
            BatchEnvelope,
            "GET",
            f"/leads/batch/{_segment(batch_id)}",
            options,
        )


class MatchesResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: MatchStatus | None = None,
        scope: MatchScope | None = None,
        owner_account_id: str | None = None,
        **options: Unpack[CallOptions],
    ) -> MatchPage:
        """The opportunities, newest first.

        Without `status`, dismissed ones too. Opportunities follow a write within seconds, not
        within the call.

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
            },
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        status: MatchStatus | None = None,
        scope: MatchScope | None = None,
        owner_account_id: str | None = None,
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

        One that is dismissed already stays so; a favorited or requested one is refused.

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
        """Bring a dismissed opportunity back.

        It is NEW again.

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
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> TeamMemberPage:
        """The people of the account, newest first.

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
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        status: PartnershipStatus | None = None,
        updated_since: str | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> PartnershipPage:
        """The account's partnerships, from either side, newest first.

        With `updatedSince`, latest change first. Up to 1,000 in one answer, then `nextCursor`.

        Permission: `partnerships:read`.
        """
        return self._transport.send(
            PartnershipPage,
            "GET",
            "/partnerships",
            options,
            query={
                "status": status,
                "updatedSince": updated_since,
                "cursor": cursor,
            },
        )

    def list_all(
        self,
        *,
        status: PartnershipStatus | None = None,
        updated_since: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[Partnership]:
        """The items of all pages of `list`."""
        return _items_of(
            lambda cursor: self.list(
                cursor=cursor,
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
        """One partnership.

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
        """Answer a request, or move a partnership on.

        The addressee accepts or declines, the requester cancels. Then the side that brought the
        client moves it; the other side may close it as LOST, 15 days after an update it asked for
        and did not get.

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
    def __init__(self, transport: _Transport) -> None:
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
        """New developments of every developer, newest first.

        The public catalogue, own developments included: those on offer that are neither under nor
        failed in review. With `updatedSince`, latest change first; a change of a unit type counts
        as one of its development.

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

        Makes a partnership whose client is protected for 90 days: until then the developer takes no
        registration of the same phone or e-mail by another account, which is refused with
        `protectedUntil`. The developer sees a masked client. An open registration of the same
        client and development is answered as it is.

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
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list_offers(
        self,
        **options: Unpack[CallOptions],
    ) -> ListCaptacaoOffersAnswer:
        """Owners offered now, the nearest deadline first.

        All of them on one page; their contact is hidden until the account accepts.

        Permission: `captacao:read`.
        """
        return self._transport.send(
            ListCaptacaoOffersAnswer,
            "GET",
            "/captacao/offers",
            options,
        )

    def get_offer(
        self,
        offer_id: str,
        **options: Unpack[CallOptions],
    ) -> CaptacaoOfferEnvelope:
        """One owner.

        Offered now, without contact, or accepted by the account, with it.

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
        tab: OwnerTab | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ListCaptacaoOwnersAnswer:
        """Accepted owners by tab, the newest acceptance first.

        Pages of 10. `total` is of the tab; `counts` are of all three.

        Permission: `captacao:read`.
        """
        return self._transport.send(
            ListCaptacaoOwnersAnswer,
            "GET",
            "/captacao/owners",
            options,
            query={
                "tab": tab,
                "cursor": cursor,
            },
        )

    def list_owners_all(
        self,
        *,
        tab: OwnerTab | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[CaptacaoOffer]:
        """The items of all pages of `list_owners`."""
        return _items_of(
            lambda cursor: self.list_owners(
                cursor=cursor,
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
    ) -> AcceptCaptacaoOfferAnswer:
        """Accept an owner: debits the price and reveals the contact.

        The only route that spends money. The account's owner must have accepted the current API
        terms in the dashboard, else 403 with `termsVersion`. Accepting again is ALREADY_ACCEPTED,
        without a second debit.

        Permission: `captacao:accept`.
        """
        return self._transport.send(
            AcceptCaptacaoOfferAnswer,
            "POST",
            f"/captacao/offers/{_segment(offer_id)}/accept",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class EventsResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def read(
        self,
        *,
        since: str | None = None,
        cursor: str | None = None,
        types: str | None = None,
        limit: int | None = None,
        **options: Unpack[CallOptions],
    ) -> ReadEventsAnswer:
        """The account's event log, in order.

        Keep `nextCursor` and send it back as `cursor`; with `hasMore` true read again at once. Kept
        30 days. Types the key may not read are passed over.

        Permission: `events:read`.
        """
        return self._transport.send(
            ReadEventsAnswer,
            "GET",
            "/events",
            options,
            query={
                "since": since,
                "cursor": cursor,
                "types": types,
                "limit": limit,
            },
        )


class WebhooksResource:
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> WebhookList:
        """The account's webhook endpoints.

        Permission: `webhooks:manage`.
        """
        return self._transport.send(
            WebhookList,
            "GET",
            "/webhooks",
            options,
        )

    def create(
        self,
        body: WebhookCreation,
        *,
        dry_run: bool = False,
        **options: Unpack[CallOptions],
    ) -> CreateWebhookAnswer:
        """Register a webhook endpoint.

        The secret is shown in this answer only.

        Permission: `webhooks:manage`.
        """
        return self._transport.send(
            CreateWebhookAnswer,
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
    ) -> ChangeWebhookAnswer:
        """Change, disable or enable a webhook endpoint.

        ACTIVE enables it again and clears the reason; with `redeliverSince` every delivery FAILED
        or SKIPPED since then gets a new round.

        Permission: `webhooks:manage`.
        """
        return self._transport.send(
            ChangeWebhookAnswer,
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
    ) -> DeleteWebhookAnswer:
        """Stop deliveries and delete a webhook endpoint.

        Permission: `webhooks:manage`.
        """
        return self._transport.send(
            DeleteWebhookAnswer,
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
        body: SecretRotation,
        *,
        dry_run: bool = False,
        **options: Unpack[CallOptions],
    ) -> RotateWebhookSecretAnswer:
        """Make a new secret.

        The previous one goes on signing for `overlapHours`, 24 unless told.

        Permission: `webhooks:manage`.
        """
        return self._transport.send(
            RotateWebhookSecretAnswer,
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
    ) -> TestWebhookAnswer:
        """Deliver a signed webhook.test now.

        Does not count toward disabling the endpoint.

        Permission: `webhooks:manage`.
        """
        return self._transport.send(
            TestWebhookAnswer,
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
        """Deliveries of a webhook endpoint, newest first.

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
    ) -> RetryWebhookDeliveryAnswer:
        """Open a new round of attempts.

        The same `webhook-id` and the same body as before, now, also where a later attempt waits;
        ALREADY_SCHEDULED where one is about to go.

        Permission: `webhooks:manage`.
        """
        return self._transport.send(
            RetryWebhookDeliveryAnswer,
            "POST",
            f"/webhooks/{_segment(webhook_id)}/deliveries/{_segment(delivery_id)}/retry",
            options,
            query={
                "dryRun": dry_run or None,
            },
            key=_key_of(options),
        )


class CursorStore(Protocol):
    """Where the caller keeps how far a log was followed: a file, a row, a key of a cache."""

    def load(self) -> str | None: ...

    def save(self, position: str) -> None: ...


class EventLog(EventsResource):
    """The account's ordered log."""

    def follow(
        self,
        handle: Callable[[Event], None],
        *,
        store: CursorStore,
        since: str | None = None,
        types: Sequence[EventType] | None = None,
        limit: int | None = None,
        poll: float = 60.0,
        until_current: bool = False,
        stop: threading.Event | None = None,
        **options: Unpack[CallOptions],
    ) -> None:
        """Hands each event to `handle`, in order, and keeps after each how far it came.

        The next call with the same store goes on with the event after the last one handled. What `handle` raises
        ends it, and that event comes again. `since` counts when the store is empty; else it begins with the oldest
        event kept. With `until_current` it returns when nothing is new; otherwise it looks again after `poll`
        seconds, until `stop` is set.
        """
        stopping = stop or threading.Event()
        cursor, since, sequence = _position_of(store.load(), since)
        while not stopping.is_set():
            page = self.read(
                since=since if cursor is None else None,
                cursor=cursor,
                types=",".join(types) if types else None,
                limit=limit,
                **options,
            )
            for event in page.events:
                if event.sequence <= sequence:
                    continue
                handle(event)
                sequence = event.sequence
                store.save(json.dumps({"cursor": cursor, "since": since, "sequence": sequence}))
            if page.next_cursor != cursor:
                cursor, since = page.next_cursor, None
                store.save(json.dumps({"cursor": cursor, "since": since, "sequence": sequence}))
            if page.has_more:
                continue
            if until_current or stopping.wait(poll):
                return


def _position_of(kept: str | None, since: str | None) -> tuple[str | None, str | None, int]:
    if kept is None:
        return None, since, 0
    if not kept.startswith("{"):
        return kept, None, 0
    position = json.loads(kept)
    return position["cursor"], position["since"], position["sequence"]


class RealEstateClient:
    """An account, as its key may see it.

    `base_url` ends in its version segment, `timeout`, `backoff` and `max_wait` are seconds: a longer Retry-After than
    `max_wait` is not waited for, and the error comes at once.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        language: Language | None = None,
        timeout: float = 30.0,
        retries: int = 2,
        backoff: float = 0.5,
        max_wait: float = 60.0,
        http: httpx.Client | None = None,
    ) -> None:
        self._http = http or httpx.Client()
        transport = _Transport(self._http, base_url, api_key, language, timeout, retries, backoff, max_wait)
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


@dataclass(frozen=True)
class WebhookMessage:
    """What a webhook brings."""

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
    key = base64.b64decode(secret.removeprefix("whsec_"))
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
    """Reads a delivery whose body is as it was received: raw, not parsed and written again.

    Several secrets may be given while one replaces another. `tolerance` is how many seconds the message's clock may
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
    # All are compared, so that the time tells nothing of which matches.
    matches = [hmac.compare_digest(left, right) for left in expected for right in given]
    if not any(matches):
        raise WebhookVerificationError("No signature matches.")
    message = json.loads(raw)
    return WebhookMessage(message_id, message["type"], message["timestamp"], message["data"])


def make_test_delivery(
    secret: str,
    *,
    type: EventType,
    data: Any,
    id: str | None = None,
    timestamp: datetime | None = None,
) -> SignedWebhook:
    """A delivery as the service would send it, to try a receiver with."""
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
