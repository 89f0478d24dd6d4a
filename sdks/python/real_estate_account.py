"""The SDK of the Real-Estate Account Integration API for Python, in one file that needs httpx alone.

Made from the contract by `npm run sdk`: what is changed here by hand is lost.
"""

from __future__ import annotations

import base64
import contextlib
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
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final, Literal, Protocol, Self, TypeAlias, TypedDict, TypeVar, Unpack
from urllib.parse import quote

import httpx

SDK_VERSION: Final = "1.0.0"

Language: TypeAlias = Literal["pt-BR", "en"]


@dataclass(frozen=True)
class ResponseInfo:
    """What stands beside the body of an answer: RateLimit among the headers, and Idempotent-Replayed."""

    status: int
    headers: httpx.Headers
    # What support asks for.
    request_id: str | None


class CallOptions(TypedDict, total=False):
    """What any call may set for itself."""

    language: Language
    # Seconds of each attempt.
    timeout: float
    retries: int
    on_response: Callable[[ResponseInfo], None]


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


class UnexpectedAnswerError(TransportError):
    """The service's success came with a body that is none of the service's, as from a proxy; never sent again."""

    def __init__(self, status: int, content_type: str | None) -> None:
        self.status = status
        self.content_type = content_type
        super().__init__(f"The answer is none of the service's ({_joined(str(status), content_type)}).")


class RepeatedCursorError(RealEstateError):
    """A list gave a cursor for the second time: it would have no end."""

    def __init__(self) -> None:
        super().__init__("The list gave a cursor that it had given before.")


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
        self.content_type = headers.get("content-type")
        # All problems of the request at once.
        self.invalid_params = [InvalidParam.from_json(item) for item in problem.get("invalidParams") or []]
        # Seconds to wait before the same call is worth sending again.
        self.retry_after = _seconds_of(headers.get("retry-after"))
        # Worth sending again unchanged.
        self.retryable: bool = problem.get("retryable") is True or status in _RETRYABLE_STATUSES
        # The whole answer, members unknown to this SDK included.
        self.problem = dict(problem)
        said = f"{self.title}: {self.detail}" if self.detail else self.title
        named = _joined(f"{status} {self.code}", self.request_id)
        if self.code == "":
            said = "The answer is none of the service's"
            named = _joined(str(status), self.content_type, self.request_id)
        super().__init__(f"{said} ({named})")


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
_LATE: Final = "The service did not answer in time."


def _joined(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part)


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


def _read(response: httpx.Response, until: float) -> bytes:
    """The whole body, unless it takes too long, however steadily it comes."""
    parts: list[bytes] = []
    with contextlib.closing(response):
        for part in response.iter_bytes():
            if time.monotonic() > until:
                raise RequestTimeoutError(_LATE)
            parts.append(part)
    return b"".join(parts)


def _object_of(body: bytes) -> dict[str, Any] | None:
    """What is no JSON object is no answer of the service."""
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


_WEB_ADDRESS: Final = re.compile(r"https?://([^\s/?#@:]+|\[[0-9a-f:.]+\])(:[0-9]+)?(/[^\s?#]*)?", re.IGNORECASE)
# Nothing else can stand in the header that carries it.
_API_KEY: Final = re.compile(r"[!-~]+")

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
        on_response: Callable[[ResponseInfo], None] | None,
    ) -> None:
        self._http = http
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._language = language
        self._timeout = timeout
        self._retries = retries
        self._backoff = backoff
        self._max_wait = max_wait
        self._on_response = on_response

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
        timeout = options.get("timeout", self._timeout)
        request = self._http.build_request(
            method,
            self._base_url + path,
            params=params or None,
            content=None if body is None else json.dumps(body.to_json(), allow_nan=False).encode(),
            headers=self._headers(options, has_body=body is not None, key=key),
            timeout=timeout,
        )
        can_repeat = method == "GET" or key is not None or params.get("dryRun") == "true"
        retries = options.get("retries", self._retries) if can_repeat else 0
        attempt = 0
        while True:
            try:
                return answer.from_json(self._attempt(request, timeout, options))
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

    def _attempt(self, request: httpx.Request, timeout: float, options: CallOptions) -> Mapping[str, Any]:
        until = time.monotonic() + timeout
        try:
            response = self._http.send(request, follow_redirects=False, stream=True)
            body = _read(response, until)
        except httpx.TimeoutException as error:
            raise RequestTimeoutError(_LATE) from error
        except httpx.HTTPError as error:
            raise TransportError("No whole answer came.") from error
        headers = response.headers
        on_response = options.get("on_response", self._on_response)
        if on_response is not None:
            on_response(ResponseInfo(response.status_code, headers, headers.get("x-request-id")))
        if not response.is_success:
            raise _error_of(response, body)
        answer = _object_of(body)
        if answer is None:
            raise UnexpectedAnswerError(response.status_code, headers.get("content-type"))
        return answer

    def _wait_after(self, error: ApiError | TransportError, attempt: int) -> float | None:
        """Seconds until another attempt, or None when there is none."""
        backoff: float = min(self._backoff * 2.0**attempt, _LONGEST_BACKOFF) * random.uniform(0.5, 1)
        if isinstance(error, UnexpectedAnswerError):
            return None
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
UnknownField: TypeAlias = (
    Literal[
        "type",
        "address.city",
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


@dataclass(kw_only=True)
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

    # Name of the neighborhood.
    neighborhood: str | None
    # Neighborhood of the catalogue; null while it is not recognised.
    neighborhood_slug: str | None
    # Name of the city.
    city: str | None
    # IBGE code of the city, 7 digits.
    city_id: str | None
    # City and state as a slug: unique.
    city_slug: str | None
    # State, 2 letters.
    state: State | None
    # Street, without the number.
    street: str | None
    # Number in the street.
    number: str | None
    # Apartment, block or room.
    complement: str | None


@dataclass(kw_only=True)
class AddressInput(Input):
    """Address of a property. The city by `cityId`, or by `city` and `state`."""

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

    # IBGE code of the city, 7 digits.
    city_id: str | Unset | None = UNSET
    # Name of the city, with `state`. An unknown name answers 400 with suggestions.
    city: str | Unset | None = UNSET
    # State, 2 letters.
    state: State | Unset | None = UNSET
    # Neighborhood of the catalogue: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`.
    # The safe way.
    neighborhood_slug: str | Unset | None = UNSET
    # Neighborhood as text, read with a dictionary of aliases. What is not recognised waits for
    # review, and the property stays out of Radar.
    neighborhood: str | Unset | None = UNSET
    # Street, without the number.
    street: str | Unset | None = UNSET
    # Number in the street.
    number: str | Unset | None = UNSET
    # Apartment, block or room.
    complement: str | Unset | None = UNSET


@dataclass(kw_only=True)
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

    # Id of the batch.
    id: str
    # properties or leads. Other values may appear.
    type: BatchType
    # QUEUED, RUNNING or DONE. Other values may appear.
    status: BatchStatus
    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # How many in all.
    total: int
    # Items done.
    processed: int
    # How many items by `outcome`.
    counts: dict[str, int]
    # When it was created, in UTC.
    created_at: str
    # When it began.
    started_at: str | None
    # When it ended.
    finished_at: str | None
    # A result for each item, in the order of the request.
    results: list[BatchItem]


@dataclass(kw_only=True)
class BatchAccepted(Model):
    """The batch that was accepted."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "BatchCreated"),
        "result": ("result", "BatchResult"),
    }

    # The batch.
    data: BatchCreated
    # What became of it.
    result: BatchResult


@dataclass(kw_only=True)
class BatchCreated(Model):
    """The batch that was accepted."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "type": ("type", ""),
        "status": ("status", ""),
        "dry_run": ("dryRun", ""),
        "total": ("total", ""),
        "accepted": ("accepted", ""),
        "rejected": ("rejected", ""),
    }

    # Id of the batch.
    id: str
    # properties or leads. Other values may appear.
    type: BatchType
    # QUEUED, RUNNING or DONE. Other values may appear.
    status: BatchStatus
    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # How many in all.
    total: int
    # Items that wait to be worked.
    accepted: int
    # Items refused for their shape.
    rejected: int


@dataclass(kw_only=True)
class BatchDoneData(Model):
    """The batch that is done."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "type": ("type", ""),
        "status": ("status", ""),
        "counts": ("counts", ""),
        "updated_at": ("updatedAt", ""),
    }

    # Id of the batch.
    id: str
    # properties or leads. Other values may appear.
    type: BatchType
    # DONE. Other values may appear.
    status: BatchStatus
    # How many items by `outcome`.
    counts: dict[str, int]
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
class BatchEnvelope(Model):
    """The answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Batch"),
    }

    # The object.
    data: Batch


@dataclass(kw_only=True)
class BatchItem(Model):
    """What became of an item."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "index": ("index", ""),
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "id": ("id", ""),
        "code": ("code", ""),
        "detail": ("detail", ""),
        "invalid_params": ("invalidParams", "list:InvalidParam"),
        "photos": ("photos", ""),
    }

    # Place in the request, from 0.
    index: int
    # Code of the item.
    external_ref: str | None
    # As of the PUT by code, and PENDING (waits) or REJECTED (refused). Other values may appear.
    outcome: BatchItemOutcome
    # Id of the object written.
    id: str | None
    # Error code of a refused item.
    code: str | None
    # The reason in words, in the language asked for.
    detail: str | None
    # All that is wrong with the item.
    invalid_params: list[InvalidParam]
    # Properties only: what became of the gallery.
    photos: str | None = None


@dataclass(kw_only=True)
class BatchResult(Model):
    """What became of the batch."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # QUEUED; DONE where no item was valid. Other values may appear.
    outcome: BatchResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class CaptacaoAcceptResult(Model):
    """What accepting did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "price_cents": ("priceCents", ""),
    }

    # ACCEPTED, ALREADY_ACCEPTED (no second debit); of a dry run WOULD_ACCEPT. Other values may
    # appear.
    outcome: CaptacaoAcceptResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # What this call debits, or would, in cents; null where an earlier one did.
    price_cents: int | None


@dataclass(kw_only=True)
class CaptacaoAccepted(Model):
    """The owner accepted, with the contact."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "CaptacaoOffer"),
        "result": ("result", "CaptacaoAcceptResult"),
    }

    # The owner.
    data: CaptacaoOffer
    # What accepting did, or would do.
    result: CaptacaoAcceptResult


@dataclass(kw_only=True)
class CaptacaoAcceptedVia(Model):
    """How it was accepted."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "channel": ("channel", ""),
        "key_id": ("keyId", ""),
        "key_name": ("keyName", ""),
        "ip": ("ip", ""),
        "terms_version": ("termsVersion", ""),
    }

    # API or PANEL (dashboard). Other values may appear.
    channel: CaptacaoAcceptedViaChannel | None
    # Id of the key.
    key_id: str | None
    # Name of the key.
    key_name: str | None
    # IP address of the call.
    ip: str | None
    # Version of the terms.
    terms_version: str | None


@dataclass(kw_only=True)
class CaptacaoAddress(Model):
    """The property's address."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "street": ("street", ""),
        "number": ("number", ""),
        "complement": ("complement", ""),
        "neighborhood": ("neighborhood", ""),
        "city": ("city", ""),
    }

    # Street.
    street: str | None
    # Number.
    number: str | None
    # Apartment or block.
    complement: str | None
    # Neighborhood.
    neighborhood: str | None
    # City.
    city: str | None


@dataclass(kw_only=True)
class CaptacaoContact(Model):
    """The owner's contact."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "name": ("name", ""),
        "phone": ("phone", ""),
        "email": ("email", ""),
    }

    # Name.
    name: str | None
    # Phone, in E.164.
    phone: str | None
    # E-mail.
    email: str | None


@dataclass(kw_only=True)
class CaptacaoOffer(Model):
    """An owner offered. From `owner` on, members exist once the account has accepted."""

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

    # Id of the owner offered.
    id: str
    # OFFERED, ACCEPTED, WITHDRAWN or EXPIRED. Other values may appear.
    status: CaptacaoOfferStatus
    # VENDA (sale) or LOCACAO (rent). Other values may appear.
    purpose: Purpose
    # Subtype of the property. Other values may appear.
    property_type: PropertyType
    # City.
    city: str | None
    # City and state as a slug.
    city_slug: str | None
    # Neighborhood.
    neighborhood: str | None
    # Bedrooms.
    bedrooms: int | None
    # Suites.
    suites: int | None
    # Bathrooms.
    bathrooms: int | None
    # Parking spots.
    parking_spots: int | None
    # Usable area declared, in m².
    usable_area_declared: float | None
    # Total area declared, in m².
    area_declared: float | None
    # Price the owner expects, in BRL.
    price_expected: Money | None
    # When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO (looking around). Other values may
    # appear.
    sell_timeframe: CaptacaoOfferSellTimeframe | None
    # Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO (nobody). Other values may appear.
    occupancy: CaptacaoOfferOccupancy | None
    # DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE (agent) or OUTRO. Other values may
    # appear.
    owner_relation: CaptacaoOfferOwnerRelation | None
    # Open to exclusivity: SIM (yes) or NAO. Other values may appear.
    exclusivity_openness: CaptacaoOfferExclusivityOpenness | None
    # Said to be listed already.
    already_listed_declared: bool
    # Price of accepting, in cents of BRL.
    price_cents: int
    # Until when to accept.
    deadline: str
    # Own clients that look for this.
    matching_clients: CaptacaoOfferMatchingClients
    # Clients of other accounts that look for this.
    demand: CaptacaoOfferDemand
    # Own properties in the neighborhood; null: could not be computed.
    stock_neighborhood: int | None
    # Name, masked.
    owner_name_masked: str | None
    # How the phone was checked.
    owner_phone_verified_via: str | None
    # When.
    owner_phone_verified_at: str | None
    # The contact has been revealed.
    revealed: bool
    # When it was created, in UTC.
    created_at: str
    # The contact.
    owner: CaptacaoContact | None = None
    # The address.
    address: CaptacaoAddress | None = None
    # When it was accepted.
    accepted_at: str | None = None
    # How it was accepted.
    accepted_via: CaptacaoAcceptedVia | None = None
    # Until when a refund may be asked for.
    refund_until: str | None = None
    # When it was refunded.
    refunded_at: str | None = None
    # When it was sold or let.
    sold_at: str | None = None
    # NEW, CONTACTED, VISIT, CAPTURED or LOST. Other values may appear.
    stage: CaptacaoOfferStage | None = None
    # The stage in words.
    stage_label: str | None = None
    # Why it was lost.
    lost_reason: str | None = None
    # A note.
    note: str | None = None
    # Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED. Other values may appear.
    tab: OwnerTab | None = None


@dataclass(kw_only=True)
class CaptacaoOfferAcceptedData(Model):
    """The owner accepted."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "accepted_at": ("acceptedAt", ""),
        "via": ("via", ""),
    }

    # Id of the owner offered.
    id: str
    # When.
    accepted_at: str
    # API or PANEL (dashboard). Other values may appear.
    via: CaptacaoAcceptedViaChannel


@dataclass(kw_only=True)
class CaptacaoOfferDemand(Model):
    """Clients of other accounts, counted each night; not available below 10 clients or 3 accounts."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "available": ("available", ""),
        "people": ("people", ""),
        "scope": ("scope", ""),
        "scope_name": ("scopeName", ""),
        "as_of": ("asOf", ""),
        "label": ("label", ""),
    }

    # There is a number to show.
    available: bool
    # How many, rounded down to fives.
    people: int | None
    # CITY or NEIGHBORHOOD. Other values may appear.
    scope: CaptacaoOfferDemandScope | None
    # Name of the place.
    scope_name: str | None
    # When it was counted.
    as_of: str | None
    # The same in words.
    label: str | None


@dataclass(kw_only=True)
class CaptacaoOfferEnvelope(Model):
    """The answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "CaptacaoOffer"),
    }

    # The object.
    data: CaptacaoOffer


@dataclass(kw_only=True)
class CaptacaoOfferList(Model):
    """The owners offered now, and where the account stands."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:CaptacaoOffer"),
        "summary": ("summary", "CaptacaoSummary"),
        "next_cursor": ("nextCursor", ""),
    }

    # The owners.
    data: list[CaptacaoOffer]
    # Where the account stands.
    summary: CaptacaoSummary
    # Null, as all of them come, unless `limit` asks for fewer.
    next_cursor: str | None


@dataclass(kw_only=True)
class CaptacaoOfferMatchingClients(Model):
    """Own clients that look for this; null: could not be computed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city": ("city", ""),
        "neighborhood": ("neighborhood", ""),
    }

    # In the city.
    city: int | None
    # In the neighborhood.
    neighborhood: int | None


@dataclass(kw_only=True)
class CaptacaoOfferReceivedData(Model):
    """The owner offered."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "deadline": ("deadline", ""),
    }

    # Id of the owner offered.
    id: str
    # Until when to accept.
    deadline: str


@dataclass(kw_only=True)
class CaptacaoOfferWithdrawnData(Model):
    """The offer that ended."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
    }

    # Id of the owner offered.
    id: str


@dataclass(kw_only=True)
class CaptacaoOwnerPage(Model):
    """A page of accepted owners."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:CaptacaoOffer"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
        "counts": ("counts", "CaptacaoOwnerPageCounts"),
    }

    # The items of this page.
    data: list[CaptacaoOffer]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None
    # How many on the tab.
    total: int
    # How many on each tab.
    counts: CaptacaoOwnerPageCounts


@dataclass(kw_only=True)
class CaptacaoOwnerPageCounts(Model):
    """How many on each tab."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "active": ("ACTIVE", ""),
        "captured": ("CAPTURED", ""),
        "archived": ("ARCHIVED", ""),
    }

    # Under way.
    active: int
    # Captured.
    captured: int
    # Archived.
    archived: int


@dataclass(kw_only=True)
class CaptacaoSummary(Model):
    """Where the account stands with Captação."""

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

    # Open offers.
    pending_count: int
    # Balance, in cents of BRL.
    balance_cents: int
    # The subscription is active.
    subscription_active: bool
    # The platform offers owners.
    platform_active: bool
    # The account is paused: nothing new is offered.
    paused: bool
    # The pause came by itself, of offers that ran out.
    paused_auto: bool
    # Offers in a row that ran out.
    expired_streak: int
    # How many in a row pause it; null: none.
    auto_pause_after: int | None
    # Still with the owners that are free of charge.
    in_activation: bool
    # How many are left before the first charge.
    leads_to_first_charge: int | None
    # A recharge is under way.
    recharge_pending: bool
    # Cities served; empty: all.
    operating_cities: list[str]
    # Purposes served. Other values may appear.
    purposes: list[Purpose]
    # Days of service. Other values may appear.
    service_days: list[CaptacaoSummaryServiceDay]


@dataclass(kw_only=True)
class Change(Model):
    """A field that changed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "field": ("field", ""),
        "from_": ("from", ""),
        "to": ("to", ""),
    }

    # Name of the field.
    field: str
    # The value before, as the object shows it.
    from_: Any
    # The new value, as the object shows it.
    to: Any


@dataclass(kw_only=True)
class City(Model):
    """A city of the catalogue."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "name": ("name", ""),
        "uf": ("uf", ""),
        "city_slug": ("citySlug", ""),
    }

    # IBGE code, 7 digits.
    city_id: str
    # Name.
    name: str
    # State, 2 letters.
    uf: State
    # City and state as a slug: unique.
    city_slug: str


@dataclass(kw_only=True)
class CityPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:City"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
    }

    # The items of this page.
    data: list[City]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None
    # How many in all.
    total: int


@dataclass(kw_only=True)
class ClientSnapshot(Model):
    """The client of an opportunity. The phone is never given."""

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
    # Stage; null of a masked client. Other values may appear.
    status: LeadStatus | None
    # Credit is pre-approved.
    pre_approved: bool
    # What they look for. Other values may appear.
    purposes: list[Purpose]
    # Subtypes looked for. Other values may appear.
    property_types: list[PropertyType]
    # Places looked for, as text.
    regions: list[str]
    # Least price in BRL.
    price_min: Money | None
    # Highest price in BRL.
    price_max: Money | None
    # Bedrooms, at least.
    bedrooms: int | None
    # Parking spots, at least.
    parking_spots: int | None
    # Least area in m².
    area_min: float | None
    # Of an own client, with leads:read on the key.
    name: str | None


@dataclass(kw_only=True)
class ConfirmItem(Model):
    """A property of the request."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "outcome": ("outcome", ""),
        "status": ("status", ""),
        "confirmation": ("confirmation", "Confirmation"),
    }

    # Id of the property; null where the code is unknown.
    id: str | None
    # Code of the property.
    external_ref: str | None
    # CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or IN_TRASH. Other values may
    # appear.
    outcome: ConfirmItemOutcome
    # The availability after it; null where there is no property. Other values may appear.
    status: PropertyStatus | None
    # The dates; null where there is no property.
    confirmation: Confirmation | None


@dataclass(kw_only=True)
class ConfirmResult(Model):
    """The summary of a confirmation."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "dry_run": ("dryRun", ""),
        "summary": ("summary", ""),
    }

    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # How many properties by `outcome`.
    summary: dict[str, int]


@dataclass(kw_only=True)
class Confirmation(Model):
    """Availability is confirmed every 60 days; a write through the API confirms too."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "last_confirmed_at": ("lastConfirmedAt", ""),
        "due_at": ("dueAt", ""),
        "notice_at": ("noticeAt", ""),
        "offline_at": ("offlineAt", ""),
    }

    # The latest confirmation.
    last_confirmed_at: str | None
    # When the next is due: 60 days after the latest.
    due_at: str | None
    # When the notice was sent.
    notice_at: str | None
    # When it goes offline: 7 days after the notice.
    offline_at: str | None


@dataclass(kw_only=True)
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

    # Id of the account.
    account_id: str
    # Name of the account.
    name: str
    # AGENCY or DEVELOPER. Other values may appear.
    type: PartyType
    # Network or group.
    organization: str | None
    # CRECI registration.
    creci: str | None
    # CRECI checked by the platform.
    creci_verified: bool
    # Business phone, in E.164.
    phone: str | None


@dataclass(kw_only=True)
class Curation(Model):
    """The platform's review of the property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "reason": ("reason", ""),
        "label": ("label", ""),
    }

    # PENDING, APPROVED or REJECTED; null: not reviewed. Other values may appear.
    status: CurationStatus | None
    # Reason of a refusal. Other values may appear.
    reason: CurationReason | None
    # The reason of a refusal, else the status, in words, in the language asked for.
    label: str | None


@dataclass(kw_only=True)
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

    # Id of the delivery.
    id: str
    # Id of the event; its `webhook-id`.
    event_id: str
    # Type of the event.
    type: EventType
    # PENDING, RETRYING (another attempt is to come), DELIVERED, FAILED (out of attempts) or SKIPPED
    # (endpoint disabled, or no permission). Other values may appear.
    status: DeliveryStatus
    # Attempts made.
    attempts: int
    # Latest HTTP status.
    last_status_code: int | None
    # Latest error, in a word.
    last_error: str | None
    # Latest attempt.
    last_attempt_at: str | None
    # Next attempt.
    next_attempt_at: str | None
    # When it was delivered.
    delivered_at: str | None
    # When it was created, in UTC.
    created_at: str
    # Each attempt.
    attempt_log: list[DeliveryAttempt]


@dataclass(kw_only=True)
class DeliveryAttempt(Model):
    """An attempt to deliver."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "at": ("at", ""),
        "status_code": ("statusCode", ""),
        "error": ("error", ""),
        "ms": ("ms", ""),
    }

    # When.
    at: str
    # HTTP status; null without an answer.
    status_code: int | None
    # Why it failed, in a word.
    error: str | None
    # How long it took, in milliseconds.
    ms: int


@dataclass(kw_only=True)
class DeliveryPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Delivery"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[Delivery]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class DeliveryRetried(Model):
    """The delivery as it stands now."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Delivery"),
        "result": ("result", "DeliveryRetryResult"),
    }

    # The delivery.
    data: Delivery
    # What was done.
    result: DeliveryRetryResult


@dataclass(kw_only=True)
class DeliveryRetryResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # SCHEDULED, ALREADY_SCHEDULED. Other values may appear.
    outcome: DeliveryRetryResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class Event(Model):
    """An event; `type` tells which."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "sequence": ("sequence", ""),
        "created_at": ("createdAt", ""),
        "type": ("type", ""),
        "data": ("data", ""),
    }

    # Id of the event; the `webhook-id` of its delivery.
    id: str
    # Rises by the order of the account's log.
    sequence: int
    # When it happened, in UTC.
    created_at: str
    type: EventType
    data: dict[str, Any]


@dataclass(kw_only=True)
class EventPage(Model):
    """Events in order."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "events": ("events", "list:Event"),
        "next_cursor": ("nextCursor", ""),
        "has_more": ("hasMore", ""),
    }

    # The events of this page.
    events: list[Event]
    # Where to go on; keep it even of an empty page.
    next_cursor: str
    # There is more now.
    has_more: bool


@dataclass(kw_only=True)
class EventTypeInfo(Model):
    """An event type."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
        "scope": ("scope", ""),
        "description": ("description", ""),
    }

    # The type.
    type: EventType
    # The read permission that grants it. Other values may appear.
    scope: Permission
    # What happened, in the language asked for.
    description: str


@dataclass(kw_only=True)
class EventTypeInfoPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:EventTypeInfo"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[EventTypeInfo]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class ExploredMatchPage(Model):
    """A page of opportunities, and what `include` asked for."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Match"),
        "next_cursor": ("nextCursor", ""),
        "near_misses": ("nearMisses", "list:NearMiss"),
        "funnel": ("funnel", "Funnel"),
    }

    # The items of this page.
    data: list[Match]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None
    # Own pairs that almost fit, those that lack least first; null where Radar does not answer in
    # time.
    near_misses: list[NearMiss] | None = None
    # How many are left after each gate.
    funnel: Funnel | None = None


@dataclass(kw_only=True)
class FeedCounts(Model):
    """What a sync did, in properties."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "created": ("created", ""),
        "updated": ("updated", ""),
        "archived": ("archived", ""),
        "skipped": ("skipped", ""),
        "unchanged": ("unchanged", ""),
        "confirmed": ("confirmed", ""),
    }

    # Created.
    created: int | None
    # Updated.
    updated: int | None
    # Left the feed, and were missing in two whole syncs.
    archived: int | None
    # Incomplete, or over the plan's quota.
    skipped: int | None
    # Unchanged.
    unchanged: int | None
    # Unchanged, their availability confirmed.
    confirmed: int | None


@dataclass(kw_only=True)
class FeedReport(Model):
    """What a sync would do, and why."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "message": ("message", ""),
        "listings": ("listings", "list:FeedReportListing"),
        "counts": ("counts", ""),
    }

    # How it would end. Other values may appear.
    status: FeedReportStatus
    # The same in words.
    message: str
    # Up to 500 listings; the rest in `counts` only.
    listings: list[FeedReportListing]
    # How many listings by `outcome`.
    counts: dict[str, int]


@dataclass(kw_only=True)
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
    }

    # Code of the listing.
    external_ref: str | None
    # CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or MISSING. Other values may appear.
    outcome: FeedReportListingOutcome
    # Why it is skipped or not archived: a code.
    reason: str | None
    # Fields edited in the dashboard, which won and were kept.
    conflicts: list[str]
    # Reason and remarks in words.
    message: str | None
    # Required fields that are left out or cannot be read. Other values may appear.
    missing: list[FeedReportListingMissing]
    # What the listing names and no catalogue has: the property comes in and waits.
    unknown: list[FeedReportListingUnknown]
    # Photos that may not be fetched, at most 5.
    refused_photos: list[FeedReportListingRefusedPhoto]


@dataclass(kw_only=True)
class FeedReportListingRefusedPhoto(Model):
    """A refused photo."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "reason": ("reason", ""),
    }

    # Address, cut to 300 characters.
    url: str
    # Why, in a word.
    reason: str


@dataclass(kw_only=True)
class FeedReportListingUnknown(Model):
    """An unknown value."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "field": ("field", ""),
        "value": ("value", ""),
    }

    # type or address.city. Other values may appear.
    field: UnknownField
    # The feed's text.
    value: str


@dataclass(kw_only=True)
class FeedSync(Model):
    """How the CRM's feed stands."""

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

    # A feed is set in the dashboard.
    configured: bool
    # Format of the feed: VRSYNC. Other values may appear.
    connector: str | None
    # Synced by itself every 6 hours.
    auto_sync: bool
    # How the last sync ended; QUEUED while one runs. Other values may appear.
    status: FeedSyncStatus | None
    # The same in words, in the language asked for.
    message: str | None
    # Latest sync.
    last_sync_at: str | None
    # Listings in the feed.
    feed_count: int | None
    # What the last sync did.
    counts: FeedCounts
    # Properties of which the dashboard keeps a field from the feed.
    conflicts: int
    # The sync that is scheduled.
    scheduled_for: str | None
    # When the feed is next fetched without a call: a retry, the scheduled sync or the automatic
    # one.
    next_attempt_at: str | None


@dataclass(kw_only=True)
class FeedSyncEnvelope(Model):
    """The answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "FeedSync"),
    }

    # The object.
    data: FeedSync


@dataclass(kw_only=True)
class FeedSyncResult(Model):
    """What the call did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "scheduled_for": ("scheduledFor", ""),
        "report": ("report", "FeedReport"),
    }

    # STARTED, SCHEDULED, ALREADY_SCHEDULED; of a dry run WOULD_SYNC. Other values may appear.
    outcome: FeedSyncResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # What it is scheduled for.
    scheduled_for: str | None
    # Of a dry run only: what would happen, and why.
    report: FeedReport | None


@dataclass(kw_only=True)
class FeedSynced(Model):
    """The feed, and what the call did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "FeedSync"),
        "result": ("result", "FeedSyncResult"),
    }

    # How the feed stands.
    data: FeedSync
    # What the call did, or would do.
    result: FeedSyncResult


@dataclass(kw_only=True)
class Funnel(Model):
    """How many of the account's own are left after each gate."""

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

    # Eligible for Radar.
    eligible: int
    # With a purpose in common.
    purpose: int
    # In the same city.
    city: int
    # Of a subtype asked for.
    type: int
    # Within the price.
    price: int
    # With at most one bedroom fewer.
    bedrooms: int
    # With 60 % of the area asked for, or more.
    area: int
    # With a score of 60 or more.
    score: int
    # Kept as opportunities.
    kept: int


@dataclass(kw_only=True)
class InteractionInput(Input):
    """What was done with the client."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "type": ("type", ""),
        "at": ("at", ""),
        "note": ("note", ""),
        "property_id": ("propertyId", ""),
    }

    # CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER.
    type: InteractionInputType
    # When; now where absent, never in the future.
    at: str | Unset = UNSET
    # Note, up to 2,000 characters.
    note: str | Unset = UNSET
    # The property it was about.
    property_id: str | Unset = UNSET


@dataclass(kw_only=True)
class InteractionLogged(Model):
    """The client, and what was logged."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
        "result": ("result", "InteractionResult"),
    }

    # The client as it stands now.
    data: Lead
    # The log.
    result: InteractionResult


@dataclass(kw_only=True)
class InteractionResult(Model):
    """What was logged."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "interaction_id": ("interactionId", ""),
    }

    # LOGGED. Other values may appear.
    outcome: str
    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # Id of the log.
    interaction_id: str


@dataclass(kw_only=True)
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

    # Looks to buy (VENDA), rent (LOCACAO) or both. Other values may appear.
    purposes: list[Purpose]
    # Subtypes looked for, of `GET /reference/property-types`. Without any, Radar recommends
    # nothing. Other values may appear.
    property_types: list[PropertyType]
    # Up to 30 places looked for.
    locations: list[Location]
    # Least price to buy, in BRL.
    sale_price_min: Money | None
    # Highest price to buy, in BRL. Not below the least.
    sale_price_max: Money | None
    # Least rent a month, in BRL.
    rent_price_min: Money | None
    # Highest rent a month, in BRL. Not below the least.
    rent_price_max: Money | None
    # Bedrooms, at least.
    bedrooms: int | None
    # Suites, at least.
    suites: int | None
    # Bathrooms, at least.
    bathrooms: int | None
    # Parking spots, at least.
    parking_spots: int | None
    # Least private area, in m².
    area_min: float | None


@dataclass(kw_only=True)
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

    # Looks to buy (VENDA), rent (LOCACAO) or both.
    purposes: list[Purpose] | Unset = UNSET
    # Subtypes looked for, of `GET /reference/property-types`. Without any, Radar recommends
    # nothing.
    property_types: list[PropertyType] | Unset = UNSET
    # Up to 30 places looked for.
    locations: list[LocationInput] | Unset = UNSET
    # Least price to buy, in BRL.
    sale_price_min: Money | Unset | None = UNSET
    # Highest price to buy, in BRL. Not below the least.
    sale_price_max: Money | Unset | None = UNSET
    # Least rent a month, in BRL.
    rent_price_min: Money | Unset | None = UNSET
    # Highest rent a month, in BRL. Not below the least.
    rent_price_max: Money | Unset | None = UNSET
    # Bedrooms, at least.
    bedrooms: int | Unset | None = UNSET
    # Suites, at least.
    suites: int | Unset | None = UNSET
    # Bathrooms, at least.
    bathrooms: int | Unset | None = UNSET
    # Parking spots, at least.
    parking_spots: int | Unset | None = UNSET
    # Least private area, in m².
    area_min: float | Unset | None = UNSET


@dataclass(kw_only=True)
class InvalidParam(Model):
    """A problem of the request."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "in_": ("in", ""),
        "name": ("name", ""),
        "pointer": ("pointer", ""),
        "code": ("code", ""),
        "reason": ("reason", ""),
        "allowed": ("allowed", ""),
        "suggestions": ("suggestions", "list:City"),
        "did_you_mean": ("didYouMean", ""),
    }

    # Where: query, path, header or body. Other values may appear.
    in_: InvalidParamIn
    # The field, dotted.
    name: str
    # JSON Pointer into the body.
    pointer: str | None = None
    # A stable word. Other values may appear.
    code: InvalidParamCode
    # A sentence in the language asked for.
    reason: str
    # The accepted values; of an unknown field or parameter, the names accepted there.
    allowed: list[str] | None = None
    # Cities whose names come close.
    suggestions: list[City] | None = None
    # Of the accepted names or values, the one nearest to what came.
    did_you_mean: str | None = None


@dataclass(kw_only=True)
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

    # Id of the development.
    development_id: str
    # Name of the development.
    title: str | None
    # Text of the listing.
    description: str | None
    # The developer.
    developer: LaunchDeveloper
    # Address.
    address: Address
    # LAUNCH, OFF_PLAN, NEW or READY. Other values may appear.
    construction_stage: LaunchConstructionStage | None
    # Expected delivery, YYYY-MM-DD.
    delivery_date: str | None
    # Progress in %, 0 to 100.
    construction_progress: int | None
    # The least in BRL: of the unit types, else the development's.
    price_from: Money | None
    # The most in BRL.
    price_to: Money | None
    # Cover photo.
    cover_photo: str | None
    # Photos, in order.
    photos: list[str]
    # Floor plans.
    floor_plans: list[str]
    # What partners are offered.
    partnership_terms: PartnershipTerms
    # The units.
    units: LaunchUnits
    # The unit types.
    typologies: list[LaunchTypology]
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
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

    # LAUNCH, OFF_PLAN, NEW or READY. Other values may appear.
    construction_stage: LaunchConstructionStage | None
    # Expected delivery, YYYY-MM-DD.
    delivery_date: str | None
    # Progress in %, 0 to 100.
    construction_progress: int | None
    # Units in all.
    units_total: int | None
    # Units available.
    units_available: int | None
    # Units reserved.
    units_reserved: int | None
    # Units sold.
    units_sold: int | None
    # Addresses of the floor plans.
    floor_plans: list[str]


@dataclass(kw_only=True)
class LaunchClientInput(Input):
    """The client to register."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "lead_id": ("leadId", ""),
        "message": ("message", ""),
    }

    # Id of the client.
    lead_id: str
    # Message to the developer.
    message: str | Unset | None = UNSET


@dataclass(kw_only=True)
class LaunchClientRegistered(Model):
    """The partnership of the registration."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "LaunchClientResult"),
    }

    # The partnership.
    data: Partnership
    # What was done, or would be.
    result: LaunchClientResult


@dataclass(kw_only=True)
class LaunchClientResult(Model):
    """What was done, or would be."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # REGISTERED or ALREADY_REGISTERED. Other values may appear.
    outcome: LaunchClientResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class LaunchDeveloper(Model):
    """The developer."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
    }

    # Id of the account.
    account_id: str
    # Name.
    name: str


@dataclass(kw_only=True)
class LaunchPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Launch"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[Launch]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
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

    # Id of the unit type.
    property_id: str
    # Name.
    title: str | None
    # Subtype. Other values may appear.
    type: PropertyType | None
    # Bedrooms.
    bedrooms: int | None
    # Suites.
    suites: int | None
    # Bathrooms.
    bathrooms: int | None
    # Parking spots.
    parking_spots: int | None
    # Private area in m².
    area: float | None
    # Price in BRL; the monthly rent of what is only rented.
    price: Money | None
    # Units available.
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

    # In all.
    total: int | None
    # Available.
    available: int | None
    # Reserved.
    reserved: int | None
    # Sold.
    sold: int | None


@dataclass(kw_only=True)
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

    # Id of the client on the platform.
    id: str
    # Code in the caller's system; null where it has none.
    external_ref: str | None
    # ACTIVE, ARCHIVED or DELETED (trash). Other values may appear.
    state: LeadState
    # Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. Other values may appear.
    status: LeadStatus
    # Name.
    name: str
    # Phones, in the order sent.
    phones: list[LeadPhone]
    # E-mail, in lower case.
    email: str | None
    # Internal notes.
    notes: str | None
    # Credit is pre-approved.
    pre_approved: bool
    # The profile may receive partners' properties.
    shared_to_network: bool
    # Search profile.
    interest: Interest
    # Broker in charge.
    owner_account_id: str | None
    # Name of the broker.
    owner_name: str | None
    # Where it came from: API, FEED or DASHBOARD. Other values may appear.
    source: Source
    # Whether Radar recommends, and what is missing.
    radar: LeadRadar
    # Latest activity.
    last_activity_at: str | None
    # When the legal basis was declared.
    consent_given_at: str | None
    # When it went to the trash.
    deleted_at: str | None
    # When it was created, in UTC.
    created_at: str
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
class LeadBatch(Input):
    """Up to 500 items, in the order they are worked."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "items": ("items", "list:LeadBatchItem"),
    }

    # The items, 1 to 500.
    items: list[LeadBatchItem]


@dataclass(kw_only=True)
class LeadBatchItem(Input):
    """An item: its code, and what the write says."""

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

    # Code of the client in the caller's system, unique in the account: 1 to 80 characters.
    external_ref: str
    # Name, up to 200 characters. Needed on creation.
    name: str | Unset = UNSET
    # Up to 5 phones. A creation needs a phone or an e-mail.
    phones: list[PhoneInput] | Unset = UNSET
    # E-mail, kept in lower case. null clears.
    email: str | Unset | None = UNSET
    # Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.
    status: LeadStatus | Unset = UNSET
    # Internal notes, up to 5,000 characters. Never seen by partners.
    notes: str | Unset | None = UNSET
    # Credit is pre-approved.
    pre_approved: bool | Unset = UNSET
    # The profile may receive partners' properties.
    shared_to_network: bool | Unset = UNSET
    # Search profile; its absent fields stay.
    interest: InterestInput | Unset = UNSET
    # Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has
    # the fewest active clients.
    owner_account_id: str | Unset | None = UNSET
    # The broker by e-mail in place of the id.
    owner_email: str | Unset = UNSET
    # Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago
    # on creation: the client is created archived.
    last_activity_at: str | Unset | None = UNSET
    # Needed on creation, and always true: the company declares a legal basis to process the data
    # (LGPD).
    consent_given: bool | Unset = UNSET


@dataclass(kw_only=True)
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

    # Code of the client in the caller's system, unique in the account: 1 to 80 characters.
    external_ref: str | Unset = UNSET
    # Name, up to 200 characters. Needed on creation.
    name: str
    # Up to 5 phones. A creation needs a phone or an e-mail.
    phones: list[PhoneInput] | Unset = UNSET
    # E-mail, kept in lower case. null clears.
    email: str | Unset | None = UNSET
    # Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.
    status: LeadStatus | Unset = UNSET
    # Internal notes, up to 5,000 characters. Never seen by partners.
    notes: str | Unset | None = UNSET
    # Credit is pre-approved.
    pre_approved: bool | Unset = UNSET
    # The profile may receive partners' properties.
    shared_to_network: bool | Unset = UNSET
    # Search profile; its absent fields stay.
    interest: InterestInput | Unset = UNSET
    # Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has
    # the fewest active clients.
    owner_account_id: str | Unset | None = UNSET
    # The broker by e-mail in place of the id.
    owner_email: str | Unset = UNSET
    # Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago
    # on creation: the client is created archived.
    last_activity_at: str | Unset | None = UNSET
    # Needed on creation, and always true: the company declares a legal basis to process the data
    # (LGPD).
    consent_given: bool


@dataclass(kw_only=True)
class LeadEnvelope(Model):
    """The answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
    }

    # The object.
    data: Lead


@dataclass(kw_only=True)
class LeadEventData(Model):
    """The event's client. New values are read from the client."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "state": ("state", ""),
        "status": ("status", ""),
        "owner_account_id": ("ownerAccountId", ""),
        "updated_at": ("updatedAt", ""),
    }

    # Id of the client.
    id: str
    # The caller's code.
    external_ref: str | None
    # ACTIVE, ARCHIVED or DELETED. Other values may appear.
    state: LeadState
    # Stage. Other values may appear.
    status: LeadStatus
    # Broker in charge.
    owner_account_id: str | None
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
class LeadInput(Input):
    """What a write says of a client."""

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

    # Name, up to 200 characters. Needed on creation.
    name: str | Unset = UNSET
    # Up to 5 phones. A creation needs a phone or an e-mail.
    phones: list[PhoneInput] | Unset = UNSET
    # E-mail, kept in lower case. null clears.
    email: str | Unset | None = UNSET
    # Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.
    status: LeadStatus | Unset = UNSET
    # Internal notes, up to 5,000 characters. Never seen by partners.
    notes: str | Unset | None = UNSET
    # Credit is pre-approved.
    pre_approved: bool | Unset = UNSET
    # The profile may receive partners' properties.
    shared_to_network: bool | Unset = UNSET
    # Search profile; its absent fields stay.
    interest: InterestInput | Unset = UNSET
    # Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has
    # the fewest active clients.
    owner_account_id: str | Unset | None = UNSET
    # The broker by e-mail in place of the id.
    owner_email: str | Unset = UNSET
    # Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago
    # on creation: the client is created archived.
    last_activity_at: str | Unset | None = UNSET
    # Needed on creation, and always true: the company declares a legal basis to process the data
    # (LGPD).
    consent_given: bool | Unset = UNSET


@dataclass(kw_only=True)
class LeadPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Lead"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[Lead]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class LeadPhone(Model):
    """A phone."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "number": ("number", ""),
        "is_whats_app": ("isWhatsApp", ""),
    }

    # In E.164.
    number: str
    # Is on WhatsApp.
    is_whats_app: bool


@dataclass(kw_only=True)
class LeadRadar(Model):
    """Where the client stands with Radar."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "pending": ("pending", ""),
        "labels": ("labels", ""),
    }

    # Receives recommendations now.
    eligible: bool
    # What the profile lacks. Other values may appear.
    pending: list[LeadLack]
    # The same in words, in the language asked for.
    labels: list[str]


@dataclass(kw_only=True)
class LeadStateInput(Input):
    """The state asked for."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "state": ("state", ""),
    }

    # ACTIVE or ARCHIVED.
    state: LeadStateInputState


@dataclass(kw_only=True)
class LeadUpdatedData(Model):
    """The event's client. New values are read from the client."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "state": ("state", ""),
        "status": ("status", ""),
        "owner_account_id": ("ownerAccountId", ""),
        "updated_at": ("updatedAt", ""),
        "changed_fields": ("changedFields", ""),
    }

    # Id of the client.
    id: str
    # The caller's code.
    external_ref: str | None
    # ACTIVE, ARCHIVED or DELETED. Other values may appear.
    state: LeadState
    # Stage. Other values may appear.
    status: LeadStatus
    # Broker in charge.
    owner_account_id: str | None
    # Latest change, in UTC.
    updated_at: str
    # Names of the fields that changed.
    changed_fields: list[str]


@dataclass(kw_only=True)
class LeadWriteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
        "conflicts": ("conflicts", ""),
        "matched_by": ("matchedBy", ""),
        "changes": ("changes", "list:Change"),
        "radar": ("radar", "RadarPreview"),
    }

    # CREATED, UPDATED, UNCHANGED, LINKED (to a person who was a client), ARCHIVED, REACTIVATED and
    # others. Other values may appear.
    outcome: LeadWriteResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # Fields edited in the dashboard, which won and were kept.
    conflicts: list[str]
    # By what the person was known: phone or email; null if not. Other values may appear.
    matched_by: LeadWriteResultMatchedBy | None
    # What changed, field by field; of updates.
    changes: list[Change]
    # What it does to opportunities, where `preview=radar` asks.
    radar: RadarPreview | None = None


@dataclass(kw_only=True)
class LeadWritten(Model):
    """The client as it stands now, and what the write did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Lead"),
        "result": ("result", "LeadWriteResult"),
    }

    # The client as it stands now; of a dry run, as it would.
    data: Lead
    # What the write did, or would do.
    result: LeadWriteResult


@dataclass(kw_only=True)
class Location(Model):
    """A place looked for."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "city": ("city", ""),
        "state": ("state", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "neighborhood": ("neighborhood", ""),
    }

    # IBGE code of the city, 7 digits.
    city_id: str
    # Name of the city.
    city: str | None
    # State, 2 letters.
    state: State | None
    # Neighborhood of the catalogue; null: the whole city.
    neighborhood_slug: str | None
    # Name of the neighborhood.
    neighborhood: str | None


@dataclass(kw_only=True)
class LocationInput(Input):
    """A place looked for."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "city_id": ("cityId", ""),
        "neighborhood_slug": ("neighborhoodSlug", ""),
    }

    # IBGE code of the city, 7 digits.
    city_id: str
    # Neighborhood of the catalogue; absent or null: the whole city.
    neighborhood_slug: str | Unset | None = UNSET


@dataclass(kw_only=True)
class Match(Model):
    """An opportunity: a property and a client that fit each other."""

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

    # `m#<property>#<client>#<side>`; in a path `#` is `%23`.
    id: str
    # INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development). Other values
    # may appear.
    scope: MatchScope
    # NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership request). Other values
    # may appear.
    status: MatchStatus
    # Score of 0 to 100; kept from 60 up.
    score: int
    # The parts that add up to the score; null where an earlier formula gave it.
    parts: MatchParts | None
    # Why it fits, a sentence each.
    reasons: list[str]
    # What does not fit, a sentence each.
    gaps: list[str]
    # Id of the property.
    property_id: str
    # Id of the client.
    lead_id: str
    # The in-house broker who receives it.
    owner_account_id: str | None
    # Name of the broker.
    owner_name: str | None
    # A partner's, without an active subscription: the partner stays hidden.
    locked: bool
    # No longer fits after a change.
    lost_relevance: bool
    # The property as this account sees it.
    property: PropertySnapshot | None
    # The client as this account sees it.
    client: ClientSnapshot | None
    # The partner account; null in-house or hidden.
    counterpart: Counterpart | None
    # When it was created, in UTC.
    created_at: str
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
class MatchPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Match"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[Match]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
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

    # Place, of 35.
    location: int
    # Price, of 30.
    price: int
    # Bedrooms, of 15.
    bedrooms: int
    # Area, of 10.
    area: int
    # Parking spots, of 5.
    parking: int
    # Suites, of 3.
    suites: int
    # Bathrooms, of 2.
    bathrooms: int


@dataclass(kw_only=True)
class MatchWriteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # APPLIED; of a dry run WOULD_APPLY. Other values may appear.
    outcome: MatchWriteResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class MatchWritten(Model):
    """The opportunity as it stands now."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Match"),
        "result": ("result", "MatchWriteResult"),
    }

    # The opportunity.
    data: Match
    # What the write did, or would do.
    result: MatchWriteResult


@dataclass(kw_only=True)
class Me(Model):
    """The account, the key, and what they may do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account": ("account", "MeAccount"),
        "sandbox": ("sandbox", ""),
        "access": ("access", "MeAccess"),
        "key": ("key", "MeKey"),
        "usage": ("usage", "MeUsage"),
        "properties": ("properties", "MeProperties"),
        "leads": ("leads", "MeLeads"),
    }

    # The account.
    account: MeAccount
    # The account is for trying things out (keys `rea_test_`): demonstration data, no e-mail, no
    # money, never in touch with live accounts.
    sandbox: bool
    # The grant of access.
    access: MeAccess
    # The key of this call.
    key: MeKey
    # The usage of this month.
    usage: MeUsage
    # Active properties, and the plan's quota.
    properties: MeProperties
    # Clients outside the trash, and how many an account may have.
    leads: MeLeads


@dataclass(kw_only=True)
class MeAccess(Model):
    """The grant of access to the API."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
        "tier": ("tier", ""),
        "pilot_until": ("pilotUntil", ""),
        "limits": ("limits", "MeAccessLimits"),
    }

    # ACTIVE.
    status: str
    # PILOT, STANDARD or SCALE.
    tier: str
    # End of the pilot.
    pilot_until: str | None
    # The limits.
    limits: MeAccessLimits


@dataclass(kw_only=True)
class MeAccessLimits(Model):
    """The account's limits."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "rate_per_second": ("ratePerSecond", ""),
        "burst": ("burst", ""),
        "monthly_quota": ("monthlyQuota", ""),
        "max_keys": ("maxKeys", ""),
        "max_webhooks": ("maxWebhooks", ""),
    }

    # Calls a second.
    rate_per_second: int
    # Calls at once, at most.
    burst: int
    # Calls a month (UTC).
    monthly_quota: int
    # Keys, at most.
    max_keys: int
    # Webhook endpoints, at most.
    max_webhooks: int


@dataclass(kw_only=True)
class MeAccount(Model):
    """The account."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "name": ("name", ""),
        "type": ("type", ""),
        "plan": ("plan", ""),
    }

    # Id of the account.
    id: str
    # Name of the company.
    name: str
    # AGENCY or DEVELOPER.
    type: str
    # The plan.
    plan: str


@dataclass(kw_only=True)
class MeEnvelope(Model):
    """The answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Me"),
    }

    # The object.
    data: Me


@dataclass(kw_only=True)
class MeKey(Model):
    """The key of this call."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "name": ("name", ""),
        "scopes": ("scopes", ""),
        "expires_at": ("expiresAt", ""),
    }

    # Id of the key.
    id: str
    # Name given to the key.
    name: str
    # Permissions of the key. Other values may appear.
    scopes: list[Permission]
    # When it expires; null: never.
    expires_at: str | None


@dataclass(kw_only=True)
class MeLeads(Model):
    """The ceiling of clients of an account."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "count": ("count", ""),
        "limit": ("limit", ""),
    }

    # Clients outside the trash.
    count: int
    # Clients that an account may have.
    limit: int


@dataclass(kw_only=True)
class MeProperties(Model):
    """The plan's quota of properties."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "active": ("active", ""),
        "limit": ("limit", ""),
    }

    # ACTIVE properties.
    active: int
    # ACTIVE ones that the plan allows.
    limit: int


@dataclass(kw_only=True)
class MeUsage(Model):
    """The usage of the month (UTC)."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "month": ("month", ""),
        "calls": ("calls", ""),
        "monthly_quota": ("monthlyQuota", ""),
        "remaining": ("remaining", ""),
    }

    # The month, YYYY-MM.
    month: str
    # Calls made.
    calls: int
    # Calls a month.
    monthly_quota: int
    # Calls left.
    remaining: int


@dataclass(kw_only=True)
class NearMiss(Model):
    """An own pair that almost fits."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "score": ("score", ""),
        "missing": ("missing", ""),
        "gaps": ("gaps", ""),
    }

    # Id of the property.
    property_id: str
    # Id of the client.
    lead_id: str
    # Score of the parts as they stand, 0 to 100.
    score: int
    # The only gate that is closed: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY is not
    # told any more: another city is in the funnel alone. Other values may appear.
    missing: NearMissMissing
    # What would do it, a sentence each.
    gaps: list[str]


@dataclass(kw_only=True)
class Neighborhood(Model):
    """A neighborhood of the catalogue."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "neighborhood_slug": ("neighborhoodSlug", ""),
        "name": ("name", ""),
    }

    # What a write sends.
    neighborhood_slug: str
    # Name.
    name: str


@dataclass(kw_only=True)
class NeighborhoodPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Neighborhood"),
        "next_cursor": ("nextCursor", ""),
        "total": ("total", ""),
    }

    # The items of this page.
    data: list[Neighborhood]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None
    # How many in all.
    total: int


@dataclass(kw_only=True)
class Partnership(Model):
    """A partnership of two accounts. Every field is always present."""

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

    # Id of the partnership.
    id: str
    # Stage. Other values may appear.
    status: PartnershipStatus
    # PROPERTY_FOR_CLIENT (the client's side asks for the property) or CLIENT_FOR_PROPERTY. Other
    # values may appear.
    kind: PartnershipKind
    # Id of the property.
    property_id: str | None
    # Id of the client.
    lead_id: str
    # The opportunity that it came from, on this side.
    match_id: str | None
    # Development.
    development_id: str | None
    # Title of the development.
    development_title: str | None
    # Score of the opportunity, 0 to 100.
    score: int | None
    # What the pair was like at the request, in one sentence.
    summary: str | None
    # Why it fitted, a sentence each.
    reasons: list[str]
    # Message of the request.
    message: str | None
    # REQUESTER (asked) or ADDRESSEE (was asked). Other values may appear.
    our_side: PartnershipOurSide
    # The in-house broker.
    our_broker_id: str | None
    # Ours is the side that brought the client.
    can_move_funnel: bool
    # Who asked.
    requester: Party
    # Who was asked.
    addressee: Party
    # The partner account.
    counterpart: PartnershipCounterpart
    # The property, live until the partnership ends; null once purged.
    property: PropertySnapshot | None
    # The client, live until the partnership ends. `status` and, with leads:read, `name` are told of
    # an own one alone; the answer to a write has neither.
    client: ClientSnapshot | None
    # The last move, creation included.
    last_progress_at: str
    # When an update was asked for that has no answer yet.
    update_asked_at: str | None
    # Until when a registered client is protected.
    protected_until: str | None
    # When the property went off the market.
    property_off_market_at: str | None
    # When it was created, in UTC.
    created_at: str
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
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

    # Name of the account.
    name: str
    # AGENCY or DEVELOPER. Other values may appear.
    type: PartyType
    # Network or group.
    organization: str | None
    # Its broker, else its owner; from ACCEPTED on.
    contact_name: str | None
    # Phone, in E.164; from ACCEPTED on.
    phone: str | None
    # E-mail; from ACCEPTED on.
    email: str | None
    # CRECI registration.
    creci: str | None
    # CRECI checked by the platform.
    creci_verified: bool


@dataclass(kw_only=True)
class PartnershipCreatedData(Model):
    """The partnership that was asked for."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "status": ("status", ""),
        "kind": ("kind", ""),
    }

    # Id of the partnership.
    id: str
    # Stage. Other values may appear.
    status: PartnershipStatus
    # CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT. Other values may appear.
    kind: PartnershipKind


@dataclass(kw_only=True)
class PartnershipEnvelope(Model):
    """The answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
    }

    # The object.
    data: Partnership


@dataclass(kw_only=True)
class PartnershipPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Partnership"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[Partnership]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class PartnershipStatusInput(Input):
    """The stage asked for."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
    }

    # The stage, of `GET /reference/partnership-statuses`.
    status: PartnershipStatus


@dataclass(kw_only=True)
class PartnershipTerms(Model):
    """What partners are offered."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "commission_percent": ("commissionPercent", ""),
        "rent_commission_months": ("rentCommissionMonths", ""),
        "split_listing_percent": ("splitListingPercent", ""),
    }

    # Sale commission offered to partners, in % of the price (0 to 100).
    commission_percent: float | None
    # Rent commission, in months of rent (0 to 12).
    rent_commission_months: float | None
    # Share of the commission kept by the listing side, in % (0 to 100).
    split_listing_percent: float | None


@dataclass(kw_only=True)
class PartnershipTermsInput(Input):
    """What partners are offered."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "commission_percent": ("commissionPercent", ""),
        "rent_commission_months": ("rentCommissionMonths", ""),
        "split_listing_percent": ("splitListingPercent", ""),
    }

    # Sale commission offered to partners, in % of the price (0 to 100).
    commission_percent: float | Unset | None = UNSET
    # Rent commission, in months of rent (0 to 12).
    rent_commission_months: float | Unset | None = UNSET
    # Share of the commission kept by the listing side, in % (0 to 100).
    split_listing_percent: float | Unset | None = UNSET


@dataclass(kw_only=True)
class PartnershipUpdatedData(Model):
    """The partnership that changed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "status": ("status", ""),
        "previous_status": ("previousStatus", ""),
        "changed_fields": ("changedFields", ""),
    }

    # Id of the partnership.
    id: str
    # Stage now. Other values may appear.
    status: PartnershipStatus
    # Stage before. Other values may appear.
    previous_status: PartnershipStatus | None = None
    # Names of the fields that changed.
    changed_fields: list[str]


@dataclass(kw_only=True)
class PartnershipWriteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # STATUS_SET or UNCHANGED. Other values may appear.
    outcome: PartnershipWriteResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class PartnershipWritten(Model):
    """The partnership as it stands now."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Partnership"),
        "result": ("result", "PartnershipWriteResult"),
    }

    # The partnership.
    data: Partnership
    # What the write did, or would do.
    result: PartnershipWriteResult


@dataclass(kw_only=True)
class Party(Model):
    """A side of the partnership."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
        "type": ("type", ""),
    }

    # Id of the account.
    account_id: str
    # Name of the account.
    name: str
    # AGENCY or DEVELOPER. Other values may appear.
    type: PartyType


@dataclass(kw_only=True)
class PhoneInput(Input):
    """A phone."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "number": ("number", ""),
        "is_whats_app": ("isWhatsApp", ""),
    }

    # In any Brazilian spelling with its area code, or foreign beginning with `+`. Kept in E.164.
    number: str
    # Is on WhatsApp.
    is_whats_app: bool | Unset = UNSET


@dataclass(kw_only=True)
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

    # QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue refused; the next request
    # tries again). Other values may appear.
    state: PhotoSyncState
    # Photos asked for.
    requested: int | None
    # Photos that arrived.
    ingested: int | None
    # Photos that failed.
    failed: int | None
    # When it was queued.
    queued_at: str | None
    # When it ended.
    finished_at: str | None
    # Only the photos that have not arrived, and why; empty when all have.
    items: list[PhotoSyncItem]


@dataclass(kw_only=True)
class PhotoSyncItem(Model):
    """A photo that has not arrived."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "state": ("state", ""),
        "code": ("code", ""),
        "reason": ("reason", ""),
        "next_attempt_at": ("nextAttemptAt", ""),
    }

    # The address, as it was sent.
    url: str
    # WAITING (is tried again) or FAILED (is not, until the list changes or comes after an hour).
    # Other values may appear.
    state: PhotoSyncItemState
    # A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may
    # come.
    code: str
    # A sentence in the language asked for.
    reason: str
    # When it is tried again; null in FAILED.
    next_attempt_at: str | None


@dataclass(kw_only=True)
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
        "terms_version": ("termsVersion", ""),
        "protected_until": ("protectedUntil", ""),
        "oldest_available": ("oldestAvailable", ""),
    }

    # The page that explains the code.
    type: str
    # What happened, in a line, in the language asked for.
    title: str
    # HTTP status.
    status: int
    # A stable code, in lower case or, of access, in capitals.
    code: str
    # Names the call; send it to support.
    request_id: str
    # What happened in this case.
    detail: str | None = None
    # All problems of the request at once.
    invalid_params: list[InvalidParam] | None = None
    # Worth sending again unchanged after Retry-After.
    retryable: bool | None = None
    # With external_ref_exists: the object of that code.
    existing_id: str | None = None
    # With access_denied on accepting an owner: the terms to accept in the dashboard.
    terms_version: str | None = None
    # Where another has registered the client: until when they are protected.
    protected_until: str | None = None
    # With invalid_cursor on the event log: the time of the oldest event kept.
    oldest_available: str | None = None


@dataclass(kw_only=True)
class PropertiesConfirmed(Model):
    """What became of each property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ConfirmItem"),
        "result": ("result", "ConfirmResult"),
    }

    # An item for each id and each code, in that order.
    data: list[ConfirmItem]
    # The summary.
    result: ConfirmResult


@dataclass(kw_only=True)
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

    # Id of the property on the platform.
    id: str
    # Code of the property in the caller's system; null where it has none.
    external_ref: str | None
    # PROPERTY (stands alone), DEVELOPMENT, or TYPOLOGY (unit type of a development). Other values
    # may appear.
    kind: PropertyKind
    # The development of a unit type.
    development_id: str | None
    # Availability; DELETED in the trash. Other values may appear.
    status: PropertyStatus
    # Subtype of the property. Other values may appear.
    type: PropertyType | None
    # Category, which follows from the subtype. Other values may appear.
    category: PropertyCategory | None
    # Purposes: VENDA (sale), LOCACAO (rent) or both. Other values may appear.
    purposes: list[Purpose]
    # Sale price in BRL.
    sale_price: Money | None
    # Rent a month in BRL.
    rent_price: Money | None
    # Title of the listing, up to 300 characters. HTML markup is stripped.
    title: str | None
    # Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other
    # markup is stripped.
    description: str | None
    # Address.
    address: Address
    # Bedrooms, suites included.
    bedrooms: int | None
    # Suites.
    suites: int | None
    # Bathrooms.
    bathrooms: int | None
    # Parking spots.
    parking_spots: int | None
    # Total private area in m²: the one that Radar compares.
    area: float | None
    # Covered area in m²: shown only.
    private_area: float | None
    # Amenities, as text.
    amenities: list[str]
    # The first photo. Without it the property stays out of Radar.
    cover_photo: str | None
    # Photos in the order of the gallery, at lasting addresses of this service.
    photos: list[str]
    # Address of the listing on the company's site, http or https.
    listing_url: str | None
    # Broker on the team who listed it; null: nobody.
    captador: PropertyCaptador | None
    # Listing agent who is not on the team, by name.
    captador_name: str | None
    # Shared with partners.
    shared_to_network: bool
    # What partners are offered.
    partnership_terms: PartnershipTerms
    # Whether Radar recommends it, and what is missing.
    radar: PropertyRadar
    # Where the review stands.
    curation: Curation
    # Dates of the confirmation of availability.
    confirmation: Confirmation
    # Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null
    # otherwise. Other values may appear.
    inactive_reason: PropertyInactiveReason | None
    # When it went to the trash.
    deleted_at: str | None
    # The construction; of developments and unit types only.
    launch: LaunchBlock | None
    # Whether the gallery has arrived; null: none was sent.
    photo_sync: PhotoSync | None
    # When it was created, in UTC.
    created_at: str
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
class PropertyBatch(Input):
    """Up to 500 items, in the order they are worked."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "items": ("items", "list:PropertyBatchItem"),
    }

    # The items, 1 to 500.
    items: list[PropertyBatchItem]


@dataclass(kw_only=True)
class PropertyBatchItem(Input):
    """An item: its code, and what the write says."""

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

    # Code of the property in the caller's system, unique in the account: 1 to 80 characters, no
    # control characters.
    external_ref: str
    # Title of the listing, up to 300 characters. HTML markup is stripped.
    title: str | Unset | None = UNSET
    # Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other
    # markup is stripped.
    description: str | Unset | None = UNSET
    # Subtype of the property, of `GET /reference/property-types`. Needed on creation.
    type: PropertyType | Unset | None = UNSET
    # Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation.
    purposes: list[Purpose] | Unset = UNSET
    # Sale price in BRL, to two decimals. Needed with VENDA; null clears.
    sale_price: Money | Unset | None = UNSET
    # Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears.
    rent_price: Money | Unset | None = UNSET
    # Address, sent whole: what it leaves out becomes empty. It needs the city.
    address: AddressInput | Unset = UNSET
    # Bedrooms, suites included.
    bedrooms: int | Unset | None = UNSET
    # Suites.
    suites: int | Unset | None = UNSET
    # Bathrooms.
    bathrooms: int | Unset | None = UNSET
    # Parking spots.
    parking_spots: int | Unset | None = UNSET
    # Total private area in m²: the one that Radar compares.
    area: float | Unset | None = UNSET
    # Covered area in m²: shown only.
    private_area: float | Unset | None = UNSET
    # Address of the listing on the company's site, http or https.
    listing_url: str | Unset | None = UNSET
    # Listing agent who is not on the team, by name.
    captador_name: str | Unset | None = UNSET
    # Broker on the team who listed it: `accountId` of `GET /team`. Has to be active.
    captador_account_id: str | Unset | None = UNSET
    # What partners are offered.
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    # Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list:
    # all of it goes. Fetched after the answer: see `photoSync`. The same list again changes
    # nothing; a photo that failed is tried again when the list changes, or comes after an hour.
    photos: list[str] | Unset = UNSET


@dataclass(kw_only=True)
class PropertyCaptador(Model):
    """The broker who listed the property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "account_id": ("accountId", ""),
        "name": ("name", ""),
    }

    # Id of the person on the team.
    account_id: str
    # Name; null once the person has left.
    name: str | None


@dataclass(kw_only=True)
class PropertyConfirmation(Input):
    """The properties: by id, by code, or both."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "ids": ("ids", ""),
        "refs": ("refs", ""),
    }

    # Ids of the platform. With `refs`, up to 200.
    ids: list[str] | Unset = UNSET
    # The caller's codes. With `ids`, up to 200.
    refs: list[str] | Unset = UNSET


@dataclass(kw_only=True)
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

    # Code of the property in the caller's system, unique in the account: 1 to 80 characters, no
    # control characters.
    external_ref: str | Unset = UNSET
    # Title of the listing, up to 300 characters. HTML markup is stripped.
    title: str | Unset | None = UNSET
    # Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other
    # markup is stripped.
    description: str | Unset | None = UNSET
    # Subtype of the property, of `GET /reference/property-types`. Needed on creation.
    type: PropertyType | None
    # Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation.
    purposes: list[Purpose]
    # Sale price in BRL, to two decimals. Needed with VENDA; null clears.
    sale_price: Money | Unset | None = UNSET
    # Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears.
    rent_price: Money | Unset | None = UNSET
    # Address, sent whole: what it leaves out becomes empty. It needs the city.
    address: AddressInput
    # Bedrooms, suites included.
    bedrooms: int | Unset | None = UNSET
    # Suites.
    suites: int | Unset | None = UNSET
    # Bathrooms.
    bathrooms: int | Unset | None = UNSET
    # Parking spots.
    parking_spots: int | Unset | None = UNSET
    # Total private area in m²: the one that Radar compares.
    area: float | Unset | None = UNSET
    # Covered area in m²: shown only.
    private_area: float | Unset | None = UNSET
    # Address of the listing on the company's site, http or https.
    listing_url: str | Unset | None = UNSET
    # Listing agent who is not on the team, by name.
    captador_name: str | Unset | None = UNSET
    # Broker on the team who listed it: `accountId` of `GET /team`. Has to be active.
    captador_account_id: str | Unset | None = UNSET
    # What partners are offered.
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    # Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list:
    # all of it goes. Fetched after the answer: see `photoSync`. The same list again changes
    # nothing; a photo that failed is tried again when the list changes, or comes after an hour.
    photos: list[str] | Unset = UNSET


@dataclass(kw_only=True)
class PropertyEnvelope(Model):
    """The answer with one object."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Property"),
    }

    # The object.
    data: Property


@dataclass(kw_only=True)
class PropertyEventData(Model):
    """The event's property. New values are read from the property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "status": ("status", ""),
        "updated_at": ("updatedAt", ""),
    }

    # Id of the property.
    id: str
    # The caller's code.
    external_ref: str | None
    # Availability after the event. Other values may appear.
    status: PropertyStatus
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
class PropertyInput(Input):
    """What a write says of a property."""

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

    # Title of the listing, up to 300 characters. HTML markup is stripped.
    title: str | Unset | None = UNSET
    # Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other
    # markup is stripped.
    description: str | Unset | None = UNSET
    # Subtype of the property, of `GET /reference/property-types`. Needed on creation.
    type: PropertyType | Unset | None = UNSET
    # Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation.
    purposes: list[Purpose] | Unset = UNSET
    # Sale price in BRL, to two decimals. Needed with VENDA; null clears.
    sale_price: Money | Unset | None = UNSET
    # Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears.
    rent_price: Money | Unset | None = UNSET
    # Address, sent whole: what it leaves out becomes empty. It needs the city.
    address: AddressInput | Unset = UNSET
    # Bedrooms, suites included.
    bedrooms: int | Unset | None = UNSET
    # Suites.
    suites: int | Unset | None = UNSET
    # Bathrooms.
    bathrooms: int | Unset | None = UNSET
    # Parking spots.
    parking_spots: int | Unset | None = UNSET
    # Total private area in m²: the one that Radar compares.
    area: float | Unset | None = UNSET
    # Covered area in m²: shown only.
    private_area: float | Unset | None = UNSET
    # Address of the listing on the company's site, http or https.
    listing_url: str | Unset | None = UNSET
    # Listing agent who is not on the team, by name.
    captador_name: str | Unset | None = UNSET
    # Broker on the team who listed it: `accountId` of `GET /team`. Has to be active.
    captador_account_id: str | Unset | None = UNSET
    # What partners are offered.
    partnership_terms: PartnershipTermsInput | Unset = UNSET
    # Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list:
    # all of it goes. Fetched after the answer: see `photoSync`. The same list again changes
    # nothing; a photo that failed is tried again when the list changes, or comes after an hour.
    photos: list[str] | Unset = UNSET


@dataclass(kw_only=True)
class PropertyPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Property"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[Property]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class PropertyRadar(Model):
    """Where the property stands with Radar."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "eligible": ("eligible", ""),
        "pending": ("pending", ""),
        "labels": ("labels", ""),
    }

    # In recommendations now: active, and nothing missing.
    eligible: bool
    # What keeps the property out. Other values may appear.
    pending: list[PropertyLack]
    # The same in words, in the language asked for.
    labels: list[str]


@dataclass(kw_only=True)
class PropertySnapshot(Model):
    """The property of an opportunity. Of a partner's, what is not shown is null."""

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

    # Title of the listing.
    title: str | None
    # Subtype. Other values may appear.
    type: PropertyType | None
    # Purpose of the pair. Other values may appear.
    purpose: Purpose
    # Purposes of the property. Other values may appear.
    purposes: list[Purpose]
    # Price in BRL: of the sale, or of a month when the pair is a rental.
    price: Money | None
    # The price is where prices start.
    price_from: bool
    # Rent a month in BRL.
    rent_price: Money | None
    # City.
    city: str | None
    # Neighborhood.
    neighborhood: str | None
    # Bedrooms.
    bedrooms: int | None
    # Bathrooms.
    bathrooms: int | None
    # Parking spots.
    parking_spots: int | None
    # Total private area in m².
    area: float | None
    # Cover photo.
    cover_photo: str | None
    # Address of the listing.
    listing_url: str | None
    # Sale commission offered, in %.
    commission_percent: float | None
    # Rent commission, in months.
    rent_commission_months: float | None
    # Share of the listing side, in %.
    split_listing_percent: float | None
    # Latest confirmation of availability.
    last_confirmed_at: str | None
    # Expected delivery, YYYY-MM-DD.
    delivery_date: str | None
    # Development of a unit type.
    development_id: str | None
    # Name of the development.
    development_name: str | None


@dataclass(kw_only=True)
class PropertyStatusInput(Input):
    """The availability asked for."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "status": ("status", ""),
    }

    # ACTIVE (available), INACTIVE (offline), SOLD or RENTED.
    status: Availability


@dataclass(kw_only=True)
class PropertyTypeGroup(Model):
    """The subtypes of a category."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "category": ("category", ""),
        "label": ("label", ""),
        "types": ("types", "list:ValueLabel"),
    }

    # The category. Other values may appear.
    category: PropertyCategory
    # Label in the language asked for.
    label: str
    # The subtypes.
    types: list[ValueLabel]


@dataclass(kw_only=True)
class PropertyTypeGroupPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:PropertyTypeGroup"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[PropertyTypeGroup]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class PropertyUpdatedData(Model):
    """The event's property. New values are read from the property."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "external_ref": ("externalRef", ""),
        "status": ("status", ""),
        "updated_at": ("updatedAt", ""),
        "changed_fields": ("changedFields", ""),
    }

    # Id of the property.
    id: str
    # The caller's code.
    external_ref: str | None
    # Availability after the event. Other values may appear.
    status: PropertyStatus
    # Latest change, in UTC.
    updated_at: str
    # Names of the fields that changed.
    changed_fields: list[str]


@dataclass(kw_only=True)
class PropertyWarning(Model):
    """A warning of a write that was accepted."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "code": ("code", ""),
        "label": ("label", ""),
    }

    # What is missing. Other values may appear.
    code: PropertyLack
    # The same in words, in the language asked for.
    label: str


@dataclass(kw_only=True)
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

    # CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only the date), STATUS_SET, DELETED,
    # ALREADY_DELETED and others. Other values may appear.
    outcome: PropertyWriteResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool
    # Fields edited in the dashboard, which won and were kept.
    conflicts: list[str]
    # What became of the gallery; null: the request had no `photos`. Other values may appear.
    photos: PropertyWriteResultPhotos | None
    # What changed, field by field; of updates.
    changes: list[Change]
    # Accepted, and yet keeps the property out of Radar.
    warnings: list[PropertyWarning]
    # What it does to opportunities, where `preview=radar` asks.
    radar: RadarPreview | None = None


@dataclass(kw_only=True)
class PropertyWritten(Model):
    """The property as it stands now, and what the write did."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Property"),
        "result": ("result", "PropertyWriteResult"),
    }

    # The property as it stands now; of a dry run, as it would.
    data: Property
    # What the write did, or would do.
    result: PropertyWriteResult


@dataclass(kw_only=True)
class RadarClientSummaryData(Model):
    """New opportunities of a client, gathered within five minutes."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "lead_id": ("leadId", ""),
        "new_matches": ("newMatches", ""),
        "top_score": ("topScore", ""),
        "since": ("since", ""),
        "until": ("until", ""),
    }

    # Id of the client.
    lead_id: str
    # How many.
    new_matches: int
    # The best score, 0 to 100.
    top_score: int
    # Where the window begins.
    since: str
    # Where the window ends.
    until: str


@dataclass(kw_only=True)
class RadarMatchLostData(Model):
    """An opportunity that was favorited or requested no longer fits."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "property_id": ("propertyId", ""),
        "lead_id": ("leadId", ""),
        "status": ("status", ""),
    }

    # Id of the opportunity.
    id: str
    # Id of the property.
    property_id: str
    # Id of the client.
    lead_id: str
    # Status of the opportunity. Other values may appear.
    status: MatchStatus


@dataclass(kw_only=True)
class RadarPreview(Model):
    """What the write does to own opportunities; null where Radar does not answer in time, and to a key
    without radar:read.
    """

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "gained": ("gained", ""),
        "lost": ("lost", ""),
        "changed": ("changed", ""),
        "top_score": ("topScore", ""),
    }

    # Opportunities gained.
    gained: int
    # Opportunities lost.
    lost: int
    # Opportunities with another score.
    changed: int
    # The best score of the gained; null: none.
    top_score: int | None


@dataclass(kw_only=True)
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

    # Id of the opportunity.
    id: str
    # Id of the property.
    property_id: str
    # Id of the client.
    lead_id: str
    # Status of the opportunity. Other values may appear.
    status: MatchStatus
    # The score at the new price, 0 to 100.
    score: int
    # The price before, in reais.
    previous_price: Money
    # The price now, in reais.
    price: Money


@dataclass(kw_only=True)
class ScopeInfo(Model):
    """A permission."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "group": ("group", ""),
        "label": ("label", ""),
        "description": ("description", ""),
    }

    # The permission's code. Other values may appear.
    id: Permission
    # The group of permissions.
    group: str
    # Label in the language asked for.
    label: str
    # What it allows.
    description: str


@dataclass(kw_only=True)
class ScopeInfoPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ScopeInfo"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[ScopeInfo]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class SecretRotated(Model):
    """The endpoint and the new secret."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "secret": ("secret", ""),
        "result": ("result", "SecretRotationResult"),
    }

    # The endpoint as it stands now.
    data: Webhook
    # Secret of the signature (Standard Webhooks): shown in this answer only. null of a dry run.
    secret: str | None
    # What the write did, or would do.
    result: SecretRotationResult


@dataclass(kw_only=True)
class SecretRotation(Input):
    """How the secret is replaced."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "overlap_hours": ("overlapHours", ""),
    }

    # Hours for which the previous one still signs, 0 to 24.
    overlap_hours: float | Unset = UNSET


@dataclass(kw_only=True)
class SecretRotationResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # ROTATED. Other values may appear.
    outcome: str
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
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

    # Id of the person: what `ownerAccountId` and `captadorAccountId` take.
    account_id: str
    # Name.
    name: str
    # E-mail.
    email: str
    # OWNER, MANAGER or BROKER. Other values may appear.
    role: TeamMemberRole
    # CRECI registration.
    creci: str | None
    # CRECI checked by the platform.
    creci_verified: bool
    # Is active on the team.
    active: bool
    # When it was created, in UTC.
    created_at: str


@dataclass(kw_only=True)
class TeamMemberPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:TeamMember"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[TeamMember]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class ValueLabel(Model):
    """A code and its label."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "value": ("value", ""),
        "label": ("label", ""),
    }

    # The code, never translated.
    value: str
    # Label in the language asked for.
    label: str


@dataclass(kw_only=True)
class ValueLabelPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:ValueLabel"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[ValueLabel]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
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

    # Id of the endpoint.
    id: str
    # The receiver's address.
    url: str
    # Types it receives; empty: all the account can read.
    types: list[EventType]
    # A note.
    description: str | None
    # ACTIVE or DISABLED. Other values may appear.
    status: WebhookStatus
    # When it was disabled.
    disabled_at: str | None
    # GONE_410 (the receiver answered 410), FAILURE_RATE (half or more of at least 5 deliveries of
    # 48 hours failed) or MANUAL. Other values may appear.
    disabled_reason: WebhookDisabledReason | None
    # When the secret was last replaced.
    secret_rotated_at: str | None
    # Until when the previous secret signs.
    previous_secret_valid_until: str | None
    # When it was created, in UTC.
    created_at: str
    # Latest change, in UTC.
    updated_at: str


@dataclass(kw_only=True)
class WebhookChange(Input):
    """What changes of an endpoint."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "types": ("types", ""),
        "description": ("description", ""),
        "status": ("status", ""),
        "redeliver_since": ("redeliverSince", ""),
    }

    # The receiver's address: public https on port 443, up to 2,048 characters.
    url: str | Unset = UNSET
    # Event types to receive, of `GET /reference/event-types`; absent or empty: all the account can
    # read.
    types: list[EventType] | Unset = UNSET
    # A note, up to 200 characters.
    description: str | Unset | None = UNSET
    # ACTIVE or DISABLED.
    status: WebhookStatus | Unset = UNSET
    # With `status` ACTIVE: deliver again what failed or was skipped since then.
    redeliver_since: str | Unset = UNSET


@dataclass(kw_only=True)
class WebhookChangeResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # UPDATED, UNCHANGED. Other values may appear.
    outcome: WebhookChangeResultOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class WebhookChanged(Model):
    """The endpoint as it stands now."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "result": ("result", "WebhookChangeResult"),
    }

    # The endpoint as it stands now.
    data: Webhook
    # What the write did, or would do.
    result: WebhookChangeResult


@dataclass(kw_only=True)
class WebhookCreateResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # CREATED. Other values may appear.
    outcome: str
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class WebhookCreated(Model):
    """The endpoint and its secret."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "secret": ("secret", ""),
        "result": ("result", "WebhookCreateResult"),
    }

    # The endpoint as it stands now.
    data: Webhook
    # Secret of the signature (Standard Webhooks): shown in this answer only. null of a dry run.
    secret: str | None
    # What the write did, or would do.
    result: WebhookCreateResult


@dataclass(kw_only=True)
class WebhookCreation(Input):
    """A new endpoint."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "url": ("url", ""),
        "types": ("types", ""),
        "description": ("description", ""),
    }

    # The receiver's address: public https on port 443, up to 2,048 characters.
    url: str
    # Event types to receive, of `GET /reference/event-types`; absent or empty: all the account can
    # read.
    types: list[EventType] | Unset = UNSET
    # A note, up to 200 characters.
    description: str | Unset | None = UNSET


@dataclass(kw_only=True)
class WebhookDeleteResult(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # DELETED. Other values may appear.
    outcome: str
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class WebhookDeleted(Model):
    """The endpoint that was removed."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "Webhook"),
        "result": ("result", "WebhookDeleteResult"),
    }

    # The endpoint as it stands now.
    data: Webhook
    # What the write did, or would do.
    result: WebhookDeleteResult


@dataclass(kw_only=True)
class WebhookDisabledData(Model):
    """The endpoint that was disabled."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "reason": ("reason", ""),
        "disabled_at": ("disabledAt", ""),
    }

    # Id of the endpoint.
    id: str
    # GONE_410, FAILURE_RATE or MANUAL. Other values may appear.
    reason: WebhookDisabledReason
    # When.
    disabled_at: str


@dataclass(kw_only=True)
class WebhookPage(Model):
    """A page of a list."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "list:Webhook"),
        "next_cursor": ("nextCursor", ""),
    }

    # The items of this page.
    data: list[Webhook]
    # Sent back as `cursor` it brings the next page; null on the last.
    next_cursor: str | None


@dataclass(kw_only=True)
class WebhookRecoveredData(Model):
    """The endpoint that receives again."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "id": ("id", ""),
        "recovered_at": ("recoveredAt", ""),
    }

    # Id of the endpoint.
    id: str
    # When.
    recovered_at: str


@dataclass(kw_only=True)
class WebhookTestData(Model):
    """What a test tells."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "webhook_id": ("webhookId", ""),
        "message": ("message", ""),
    }

    # Id of the endpoint.
    webhook_id: str
    # A sentence.
    message: str


@dataclass(kw_only=True)
class WebhookTestOutcome(Model):
    """What the write did, or would do."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "outcome": ("outcome", ""),
        "dry_run": ("dryRun", ""),
    }

    # TESTED, WOULD_TEST. Other values may appear.
    outcome: WebhookTestOutcomeOutcome
    # Whether this was a dry run: nothing was written.
    dry_run: bool


@dataclass(kw_only=True)
class WebhookTestResult(Model):
    """The receiver's answer to the test."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "delivered": ("delivered", ""),
        "status_code": ("statusCode", ""),
        "error": ("error", ""),
        "ms": ("ms", ""),
    }

    # The receiver answered 2xx.
    delivered: bool
    # HTTP status; null without an answer.
    status_code: int | None
    # Why it failed, in a word.
    error: str | None
    # How long it took, in milliseconds.
    ms: int | None


@dataclass(kw_only=True)
class WebhookTested(Model):
    """What the receiver answered the test."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {
        "data": ("data", "WebhookTestResult"),
        "result": ("result", "WebhookTestOutcome"),
    }

    # The receiver's answer.
    data: WebhookTestResult
    # What was done.
    result: WebhookTestOutcome


_MODELS: Final[Mapping[str, type[Model]]] = {
    "Address": Address,
    "AddressInput": AddressInput,
    "Batch": Batch,
    "BatchAccepted": BatchAccepted,
    "BatchCreated": BatchCreated,
    "BatchDoneData": BatchDoneData,
    "BatchEnvelope": BatchEnvelope,
    "BatchItem": BatchItem,
    "BatchResult": BatchResult,
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
    "FeedReport": FeedReport,
    "FeedReportListing": FeedReportListing,
    "FeedReportListingRefusedPhoto": FeedReportListingRefusedPhoto,
    "FeedReportListingUnknown": FeedReportListingUnknown,
    "FeedSync": FeedSync,
    "FeedSyncEnvelope": FeedSyncEnvelope,
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
    "ScopeInfo": ScopeInfo,
    "ScopeInfoPage": ScopeInfoPage,
    "SecretRotated": SecretRotated,
    "SecretRotation": SecretRotation,
    "SecretRotationResult": SecretRotationResult,
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
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def get(
        self,
        **options: Unpack[CallOptions],
    ) -> MeEnvelope:
        """The account behind the key.

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
    def __init__(self, transport: _Transport) -> None:
        self._transport = transport

    def list_property_types(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> PropertyTypeGroupPage:
        """Property subtypes by category.

        The whole list, labels in the language asked for. It does not change between two releases;
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
        """Purposes: sale and rent.

        The whole list, labels in the language asked for. It does not change between two releases;
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
        """Statuses of a property.

        The whole list, labels in the language asked for. It does not change between two releases;
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
        """Stages of a client.

        The whole list, labels in the language asked for. It does not change between two releases;
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
        """Stages of a partnership.

        The whole list, labels in the language asked for. It does not change between two releases;
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
        """Construction stages.

        The whole list, labels in the language asked for. It does not change between two releases;
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
        """Permissions a key can have.

        The whole list, labels in the language asked for. It does not change between two releases;
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
        """Event types and the permission that grants each.

        The whole list, labels in the language asked for. It does not change between two releases;
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
    ) -> CityPage:
        """Cities, by state and part of the name.

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
        """Neighborhoods of a city.

        Those of the catalogue. What it lacks is learnt when properties are reviewed.

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
        first: that is how a portfolio is followed. A page is full unless fewer match: only a search
        that looked at 20,000 entries of an index ends before, with a `nextCursor` to go on from.

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

        Needs type, purposes, the price of each purpose and an address with its city (422
        `invalid_property` lists all that is missing). An `externalRef` that exists answers 409
        `external_ref_exists` with the property's id: to create or update, use the PUT by code.

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

        The code is percent-encoded in the path: `/` is `%2F`, a space `%20`.

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

        The way to mirror a register: a new code creates (201), a known one updates (200). A
        creation needs type, purposes, the price of each purpose and an address with its city (422
        `invalid_property` lists all that is missing). In an update, absent fields stay and null
        clears; what was edited in the dashboard wins and is listed in `result.conflicts`. The same
        body again answers UNCHANGED and writes nothing. For Radar to take it, a new property is
        reviewed and needs a cover photo.

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

        One in the trash too, with `status` DELETED, until it is removed for good.

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

        Only what is sent changes; null clears a field. What was edited in the dashboard stays, and
        is listed in `result.conflicts`. Any write renews the confirmation of availability.

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

        Kept 30 days and restorable in the dashboard. In 24 hours at most 20 % of the portfolio may
        go, or 10 properties if that is more: beyond that it answers 409 `shrink_guard`. Deleting
        again answers ALREADY_DELETED.

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

        ACTIVE uses the plan's quota: a full one answers 409 `plan_limit_reached`. A SOLD property
        does not come back through the feed.

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
    ) -> PropertiesConfirmed:
        """Confirm that properties are still available.

        Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten
        (ALREADY_CONFIRMED). What went offline for want of a confirmation comes back, if the quota
        allows.

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
        include: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ExploredMatchPage:
        """Own clients that fit a property, best first.

        Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells
        besides what almost fits, and null where Radar does not answer in time.

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
    ) -> BatchAccepted:
        """Create or update up to 500 properties by the caller's codes.

        Each item follows the rules of the PUT by code, 4 items per second and account. A malformed
        item comes back REJECTED and stops no other; so does a code that an earlier item has. A dry
        run decides the items and writes none. `Location` tells where to follow it.

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

        Without a feed, `configured` is false. The link is never given out.

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

        The first call of each 10-minute window syncs at once; later ones leave one sync scheduled
        for its end. Of a dry run the feed is read, and `report` tells what would become of each
        listing.

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

        Without `state`, active ones only. With `updatedSince`, latest change first. A page is full
        unless fewer match: only a search that looked at 20,000 entries of an index ends before,
        with a `nextCursor` to go on from.

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
        is updated: LINKED when a code was sent, else UPDATED or UNCHANGED. Beyond the ceiling of
        clients (`leads` of `GET /me`) a creation is refused.

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

        An archived one, or one in the trash, too.

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

        Only what is sent changes; null clears a field. What was edited in the dashboard stays, and
        is listed in `result.conflicts`.

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

        The code is percent-encoded in the path: `/` is `%2F`.

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

        A new code creates (201) and needs a name, a phone or an e-mail, and `consentGiven: true`. A
        person who is a client already, by phone or e-mail, gains the code instead of a second
        record: LINKED. A known code updates (200): absent fields stay, null clears, what was edited
        in the dashboard wins. Beyond the ceiling of clients (`leads` of `GET /me`) a creation is
        refused.

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

        Reactivating sets `lastActivityAt` to now.

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
    ) -> InteractionLogged:
        """Log what was done with a client.

        Moves `lastActivityAt` forward. The note is kept and never given out.

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
        include: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ExploredMatchPage:
        """Properties that fit a client, own and partners', best first.

        Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells
        besides what almost fits, and null where Radar does not answer in time.

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
    ) -> BatchAccepted:
        """Create or update up to 500 clients by the caller's codes.

        Each item follows the rules of the PUT by code, 4 items per second and account. A malformed
        item comes back REJECTED and stops no other; so does a code that an earlier item has. A dry
        run decides the items and writes none. `Location` tells where to follow it.

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

        One that is dismissed already stays so; a favorited or requested one answers 422
        `request_refused`.

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

        Who is inactive is listed too, with `active` false.

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
        limit: int | None = None,
        status: PartnershipStatus | None = None,
        updated_since: str | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> PartnershipPage:
        """The partnerships, newest first.

        Those that this account asked for and those asked of it. A request is made in the dashboard.

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
        """One partnership.

        As this account sees it: the partner's contact from ACCEPTED on only.

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
        """Set the stage of a partnership.

        A PENDING request is answered ACCEPTED or DECLINED by whom it was asked, and CANCELLED by
        who asked. From then on the side that brought the client (`canMoveFunnel`) moves freely
        among CONTACTED, NEGOTIATING and PROPOSAL, and ends in WON or LOST. The other side may only
        set LOST, 15 days after asking for an update that got no answer. Anything else answers 422
        `request_refused`.

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
        """The catalog of new developments.

        Of every developer on the platform. With `updatedSince`, latest change first.

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

        The client is protected for 90 days: a partnership LEAD_REGISTERED is made (201). Again it
        answers 200 ALREADY_REGISTERED.

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
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> CaptacaoOfferList:
        """Owners offered now, the nearest deadline first.

        All of them on one page; their contact is hidden until the account accepts.

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
        limit: int | None = None,
        cursor: str | None = None,
        tab: OwnerTab | None = None,
        **options: Unpack[CallOptions],
    ) -> CaptacaoOwnerPage:
        """Accepted owners by tab, the newest acceptance first.

        Pages of 10. `total` is of the tab; `counts` are of all three.

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
        """Accept an owner: debits the price and reveals the contact.

        The only route that spends money. The account's owner must have accepted the current API
        terms in the dashboard, else 403 with `termsVersion`. Too low a balance: 422
        `request_refused`. Accepting again is ALREADY_ACCEPTED, without a second debit.

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
    ) -> EventPage:
        """The account's event log, in order.

        Keep `nextCursor` and send it back as `cursor`; with `hasMore` true read again at once. To
        begin now, send `since` with the present time; without anything, from the oldest kept. Kept
        30 days. Types the key may not read are passed over. Events of one's own writes come too.

        Permission: `events:read`.
        """
        return self._transport.send(
            EventPage,
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
        *,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> WebhookPage:
        """The account's webhook endpoints.

        All of them on one page; no secret is shown.

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
        """Register a webhook endpoint.

        The secret is shown in this answer only. In local development http and this very machine
        will do.

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
        """Change, disable or enable a webhook endpoint.

        ACTIVE enables it again and clears the reason; with `redeliverSince` every delivery FAILED
        or SKIPPED since then gets a new round.

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
        """Stop deliveries and delete a webhook endpoint.

        What is pending is not delivered any more.

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
        """Make a new secret.

        The previous one goes on signing for `overlapHours`, 24 unless told: each delivery carries
        both signatures.

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
        """Deliver a signed webhook.test now.

        Does not count toward disabling the endpoint.

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
        """Deliveries of a webhook endpoint, newest first.

        Each with its attempts. Kept 30 days.

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
        """Open a new round of attempts.

        The same `webhook-id` and the same body as before, now, also where a later attempt waits;
        ALREADY_SCHEDULED where one is about to go.

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


_EVENT_DATA: Final[Mapping[str, type[Model]]] = {
    "property.created": PropertyEventData,
    "property.updated": PropertyUpdatedData,
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
    "webhook.disabled": WebhookDisabledData,
    "webhook.recovered": WebhookRecoveredData,
    "batch.done": BatchDoneData,
    "webhook.test": WebhookTestData,
}


def event_data(event: Event | WebhookMessage) -> Model | None:
    """What an event brings, by its type; None of a type that this SDK does not know."""
    known = _EVENT_DATA.get(event.type)
    return known.from_json(event.data) if known else None


class CursorStore(Protocol):
    """Where the caller keeps how far a log was followed: a file, a row, a key of a cache."""

    def load(self) -> str | None:
        """What was saved last; None or empty text when that is nothing."""
        ...

    def save(self, position: str) -> None: ...


class FileStore:
    """Keeps the position in a file, which holds a whole one whenever a program dies."""

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)

    def load(self) -> str | None:
        return self._path.read_text() if self._path.exists() else None

    def save(self, position: str) -> None:
        written = self._path.with_name(f"{self._path.name}.new")
        written.write_text(position)
        written.replace(self._path)


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
        # Since it was last current; each page of what is left has one of its own.
        seen: set[str | None] = set()
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
            seen.add(cursor)
            if page.has_more and page.next_cursor in seen:
                raise RepeatedCursorError
            if page.next_cursor != cursor:
                cursor, since = page.next_cursor, None
                store.save(json.dumps({"cursor": cursor, "since": since, "sequence": sequence}))
            if page.has_more:
                continue
            if until_current or stopping.wait(poll):
                return
            seen.clear()


def _position_of(kept: str | None, since: str | None) -> tuple[str | None, str | None, int]:
    if not kept:
        return None, since, 0
    if not kept.startswith("{"):
        return kept, None, 0
    position = json.loads(kept)
    return position["cursor"], position["since"], position["sequence"]


class RealEstateClient:
    """An account, as its key may see it.

    `base_url` ends in its version segment, `timeout`, `backoff` and `max_wait` are seconds: a longer Retry-After than
    `max_wait` is not waited for, and the error comes at once. `on_response` is told of each answer that came, of
    refusals and repeated attempts too. Raises ValueError for a base URL or a key that cannot be
    one.
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
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> None:
        # What comes from an environment may be None, whatever the types say.
        if not _WEB_ADDRESS.fullmatch(base_url or ""):
            raise ValueError("The base URL is empty, or no http or https address like https://api.example.com/v1.")
        if not _API_KEY.fullmatch(api_key or ""):
            raise ValueError("The API key is empty, or has characters that no key has, such as spaces.")
        self._http = http or httpx.Client()
        transport = _Transport(
            self._http, base_url, api_key, language, timeout, retries, backoff, max_wait, on_response
        )
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
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except ValueError:
        key = b""
    if not key:  # It would be anybody's.
        raise WebhookVerificationError("The secret is empty, or none.")
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
