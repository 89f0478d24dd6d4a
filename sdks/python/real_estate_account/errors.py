"""Every error that the SDK raises, one for each code of the contract.

Generated from the contract by `npm run sdk`: changes made here by hand are lost.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from email.utils import parsedate_to_datetime
from typing import Any, Final

from .models import InvalidParam


class RealEstateError(Exception):
    """Every error this SDK raises."""


class TransportError(RealEstateError):
    """The response was missing or incomplete: the connection failed, it timed out, or the body cannot be read."""


class UnexpectedAnswerError(TransportError):
    """A successful response is not the service's but, for example, a proxy's. Never retried."""

    def __init__(self, status: int, content_type: str | None) -> None:
        self.status = status
        self.content_type = content_type
        super().__init__(f"The answer did not come from the service ({_joined(str(status), content_type)}).")


class RepeatedCursorError(RealEstateError):
    """A list returned the same cursor twice, so it would never end."""

    def __init__(self) -> None:
        super().__init__("The list returned the same cursor twice.")


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
            said = "The answer did not come from the service"
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
    """403 `IP_NOT_ALLOWED`: IP address not allowed."""


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
    """409 `concurrent_write`: Another request wrote the same object at the same time."""


class FeedSyncActiveError(ApiError):
    """409 `feed_sync_active`: The property is managed by the CRM feed."""


class PlanLimitReachedError(ApiError):
    """409 `plan_limit_reached`: The plan's limit of active properties is reached."""


class PropertyInTrashError(ApiError):
    """409 `property_in_trash`: The property is in the trash."""


class IdempotencyInProgressError(ApiError):
    """409 `idempotency_in_progress`: A request with the same key is still running."""


class PreconditionFailedError(ApiError):
    """412 `precondition_failed`: The object has changed since you read it."""


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
    """409 `shrink_guard`: Limit of deletions in 24 hours reached."""


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
