package com.example.realestate;

import com.example.realestate.Models.InvalidParam;
import com.example.realestate.Models.Problem;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** The service refused a call; each code of the contract has a class of its own below. */
public class ApiException extends RealEstateException {
    private static final long serialVersionUID = 1;
    private static final Set<Integer> RETRYABLE_STATUSES = Set.of(429, 500, 502, 503, 504);

    private final transient Problem problem;
    private final transient Answered answered;

    /** What an answer has besides its problem. */
    record Answered(int status, Long retryAfter, String contentType, String requestId) {}

    ApiException(ObjectNode problem, Answered answered) {
        super(messageOf(new Problem(problem), answered), null);
        this.problem = new Problem(problem);
        this.answered = answered;
    }

    private static String messageOf(Problem problem, Answered answered) {
        var status = String.valueOf(answered.status());
        if (problem.code() == null) {
            return NOT_OURS + named(status, answered.contentType(), answered.requestId());
        }
        var detail = problem.detail() == null ? "" : ": " + problem.detail();
        var id = problem.requestId() == null ? answered.requestId() : problem.requestId();
        var said = problem.title() + detail + " " + named(status + " " + problem.code(), id);
        return said + firstFault(problem.invalidParams());
    }

    /** What a log needs most: the first fault, and what may have been meant. */
    private static String firstFault(List<InvalidParam> faults) {
        if (faults == null || faults.isEmpty()) {
            return "";
        }
        var first = faults.get(0);
        var near = first.suggestions();
        var similar = near == null || near.isEmpty() ? null : near.get(0).name();
        var meant = first.didYouMean() == null ? similar : first.didYouMean();
        var fault = " " + first.name() + ": " + first.reason();
        return meant == null ? fault : fault + " " + meant + "?";
    }

    static ApiException of(ObjectNode problem, Answered answered) {
        var code = problem.path("code").asText();
        return BY_CODE.getOrDefault(code, ApiException::new).apply(problem, answered);
    }

    public int status() {
        return answered.status();
    }

    /** Empty if the answer was not a problem of the service, for example from a proxy. */
    public String code() {
        return problem.code() == null ? "" : problem.code();
    }

    public String requestId() {
        return problem.requestId() == null ? answered.requestId() : problem.requestId();
    }

    /** From the answer's header, or null. */
    public String contentType() {
        return answered.contentType();
    }

    /** Every problem of the request, all at once. */
    public List<InvalidParam> invalidParams() {
        return problem.invalidParams() == null ? List.of() : problem.invalidParams();
    }

    /** Seconds to wait before retrying the call, or null. */
    public Long retryAfter() {
        return answered.retryAfter();
    }

    /** Whether the same request is worth sending again. */
    public boolean retryable() {
        return Boolean.TRUE.equals(problem.retryable())
                || RETRYABLE_STATUSES.contains(answered.status());
    }

    /** The whole answer, including members unknown to this SDK. */
    public Problem problem() {
        return problem;
    }

    private static final Map<String, BiFunction<ObjectNode, Answered, ApiException>> BY_CODE =
            Map.ofEntries(
                    Map.entry("bad_request", BadRequestException::new),
                    Map.entry("invalid_param", InvalidParamException::new),
                    Map.entry("unauthorized", UnauthorizedException::new),
                    Map.entry("access_not_active", AccessNotActiveException::new),
                    Map.entry("IP_NOT_ALLOWED", IpNotAllowedException::new),
                    Map.entry("ACCOUNT_INACTIVE", AccountInactiveException::new),
                    Map.entry("NOT_REQUESTED", NotRequestedException::new),
                    Map.entry("PENDING", PendingException::new),
                    Map.entry("INFO_REQUESTED", InfoRequestedException::new),
                    Map.entry("DENIED", DeniedException::new),
                    Map.entry("SUSPENDED", SuspendedException::new),
                    Map.entry("REVOKED", RevokedException::new),
                    Map.entry("PLAN_NOT_ELIGIBLE", PlanNotEligibleException::new),
                    Map.entry("SUBSCRIPTION_INACTIVE", SubscriptionInactiveException::new),
                    Map.entry("PILOT_EXPIRED", PilotExpiredException::new),
                    Map.entry("access_denied", AccessDeniedException::new),
                    Map.entry("route_not_found", RouteNotFoundException::new),
                    Map.entry("method_not_allowed", MethodNotAllowedException::new),
                    Map.entry("rate_limited", RateLimitedException::new),
                    Map.entry("monthly_quota_exceeded", MonthlyQuotaExceededException::new),
                    Map.entry("internal", InternalException::new),
                    Map.entry("authorizer_failure", AuthorizerFailureException::new),
                    Map.entry("upstream_unavailable", UpstreamUnavailableException::new),
                    Map.entry("upstream_busy", UpstreamBusyException::new),
                    Map.entry("upstream_timeout", UpstreamTimeoutException::new),
                    Map.entry("invalid_cursor", InvalidCursorException::new),
                    Map.entry("not_found", NotFoundException::new),
                    Map.entry("invalid_body", InvalidBodyException::new),
                    Map.entry("invalid_idempotency_key", InvalidIdempotencyKeyException::new),
                    Map.entry("body_timeout", BodyTimeoutException::new),
                    Map.entry("concurrent_write", ConcurrentWriteException::new),
                    Map.entry("feed_sync_active", FeedSyncActiveException::new),
                    Map.entry("plan_limit_reached", PlanLimitReachedException::new),
                    Map.entry("property_in_trash", PropertyInTrashException::new),
                    Map.entry("idempotency_in_progress", IdempotencyInProgressException::new),
                    Map.entry("precondition_failed", PreconditionFailedException::new),
                    Map.entry("payload_too_large", PayloadTooLargeException::new),
                    Map.entry("invalid_property", InvalidPropertyException::new),
                    Map.entry("request_refused", RequestRefusedException::new),
                    Map.entry("idempotency_key_reused", IdempotencyKeyReusedException::new),
                    Map.entry("storage_full", StorageFullException::new),
                    Map.entry("external_ref_exists", ExternalRefExistsException::new),
                    Map.entry("shrink_guard", ShrinkGuardException::new),
                    Map.entry("feed_not_configured", FeedNotConfiguredException::new),
                    Map.entry("lead_in_trash", LeadInTrashException::new),
                    Map.entry("lead_linked_to_other_ref", LeadLinkedToOtherRefException::new),
                    Map.entry("consent_required", ConsentRequiredException::new),
                    Map.entry("webhook_url_refused", WebhookUrlRefusedException::new));

    /** 400 {@code bad_request}: Request refused. */
    public static final class BadRequestException extends ApiException {
        private static final long serialVersionUID = 1;

        BadRequestException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 400 {@code invalid_param}: Invalid parameter. */
    public static final class InvalidParamException extends ApiException {
        private static final long serialVersionUID = 1;

        InvalidParamException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 401 {@code unauthorized}: Missing or invalid key. */
    public static final class UnauthorizedException extends ApiException {
        private static final long serialVersionUID = 1;

        UnauthorizedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code access_not_active}: The API is not active for the account. */
    public static final class AccessNotActiveException extends ApiException {
        private static final long serialVersionUID = 1;

        AccessNotActiveException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code IP_NOT_ALLOWED}: IP address not allowed. */
    public static final class IpNotAllowedException extends ApiException {
        private static final long serialVersionUID = 1;

        IpNotAllowedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code ACCOUNT_INACTIVE}: Inactive account. */
    public static final class AccountInactiveException extends ApiException {
        private static final long serialVersionUID = 1;

        AccountInactiveException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code NOT_REQUESTED}: API access not requested. */
    public static final class NotRequestedException extends ApiException {
        private static final long serialVersionUID = 1;

        NotRequestedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code PENDING}: Access request under review. */
    public static final class PendingException extends ApiException {
        private static final long serialVersionUID = 1;

        PendingException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code INFO_REQUESTED}: Access request waiting for information. */
    public static final class InfoRequestedException extends ApiException {
        private static final long serialVersionUID = 1;

        InfoRequestedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code DENIED}: Access request refused. */
    public static final class DeniedException extends ApiException {
        private static final long serialVersionUID = 1;

        DeniedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code SUSPENDED}: Access suspended. */
    public static final class SuspendedException extends ApiException {
        private static final long serialVersionUID = 1;

        SuspendedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code REVOKED}: Access ended. */
    public static final class RevokedException extends ApiException {
        private static final long serialVersionUID = 1;

        RevokedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code PLAN_NOT_ELIGIBLE}: Plan without API access. */
    public static final class PlanNotEligibleException extends ApiException {
        private static final long serialVersionUID = 1;

        PlanNotEligibleException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code SUBSCRIPTION_INACTIVE}: Subscription overdue. */
    public static final class SubscriptionInactiveException extends ApiException {
        private static final long serialVersionUID = 1;

        SubscriptionInactiveException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code PILOT_EXPIRED}: Pilot period ended. */
    public static final class PilotExpiredException extends ApiException {
        private static final long serialVersionUID = 1;

        PilotExpiredException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 403 {@code access_denied}: Access denied. */
    public static final class AccessDeniedException extends ApiException {
        private static final long serialVersionUID = 1;

        AccessDeniedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 404 {@code route_not_found}: Unknown route. */
    public static final class RouteNotFoundException extends ApiException {
        private static final long serialVersionUID = 1;

        RouteNotFoundException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 405 {@code method_not_allowed}: Method not allowed on the route. */
    public static final class MethodNotAllowedException extends ApiException {
        private static final long serialVersionUID = 1;

        MethodNotAllowedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 429 {@code rate_limited}: Per-second limit reached. */
    public static final class RateLimitedException extends ApiException {
        private static final long serialVersionUID = 1;

        RateLimitedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 429 {@code monthly_quota_exceeded}: Monthly quota used up. */
    public static final class MonthlyQuotaExceededException extends ApiException {
        private static final long serialVersionUID = 1;

        MonthlyQuotaExceededException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 500 {@code internal}: Internal error. */
    public static final class InternalException extends ApiException {
        private static final long serialVersionUID = 1;

        InternalException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 500 {@code authorizer_failure}: Temporary failure validating the key. */
    public static final class AuthorizerFailureException extends ApiException {
        private static final long serialVersionUID = 1;

        AuthorizerFailureException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 503 {@code upstream_unavailable}: Service temporarily unavailable. */
    public static final class UpstreamUnavailableException extends ApiException {
        private static final long serialVersionUID = 1;

        UpstreamUnavailableException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 503 {@code upstream_busy}: The platform is busy. */
    public static final class UpstreamBusyException extends ApiException {
        private static final long serialVersionUID = 1;

        UpstreamBusyException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 504 {@code upstream_timeout}: The platform took too long to answer. */
    public static final class UpstreamTimeoutException extends ApiException {
        private static final long serialVersionUID = 1;

        UpstreamTimeoutException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 400 {@code invalid_cursor}: Invalid cursor. */
    public static final class InvalidCursorException extends ApiException {
        private static final long serialVersionUID = 1;

        InvalidCursorException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 404 {@code not_found}: Not found. */
    public static final class NotFoundException extends ApiException {
        private static final long serialVersionUID = 1;

        NotFoundException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 400 {@code invalid_body}: Invalid body. */
    public static final class InvalidBodyException extends ApiException {
        private static final long serialVersionUID = 1;

        InvalidBodyException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 400 {@code invalid_idempotency_key}: Invalid Idempotency-Key. */
    public static final class InvalidIdempotencyKeyException extends ApiException {
        private static final long serialVersionUID = 1;

        InvalidIdempotencyKeyException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 408 {@code body_timeout}: The body took too long to arrive. */
    public static final class BodyTimeoutException extends ApiException {
        private static final long serialVersionUID = 1;

        BodyTimeoutException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code concurrent_write}: Another request wrote the same object at the same time. */
    public static final class ConcurrentWriteException extends ApiException {
        private static final long serialVersionUID = 1;

        ConcurrentWriteException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code feed_sync_active}: The property is managed by the CRM feed. */
    public static final class FeedSyncActiveException extends ApiException {
        private static final long serialVersionUID = 1;

        FeedSyncActiveException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code plan_limit_reached}: The plan's limit of active properties is reached. */
    public static final class PlanLimitReachedException extends ApiException {
        private static final long serialVersionUID = 1;

        PlanLimitReachedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code property_in_trash}: The property is in the trash. */
    public static final class PropertyInTrashException extends ApiException {
        private static final long serialVersionUID = 1;

        PropertyInTrashException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code idempotency_in_progress}: A request with the same key is still running. */
    public static final class IdempotencyInProgressException extends ApiException {
        private static final long serialVersionUID = 1;

        IdempotencyInProgressException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 412 {@code precondition_failed}: The object has changed since you read it. */
    public static final class PreconditionFailedException extends ApiException {
        private static final long serialVersionUID = 1;

        PreconditionFailedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 413 {@code payload_too_large}: Body over the size limit. */
    public static final class PayloadTooLargeException extends ApiException {
        private static final long serialVersionUID = 1;

        PayloadTooLargeException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 422 {@code invalid_property}: Property data incomplete or inconsistent. */
    public static final class InvalidPropertyException extends ApiException {
        private static final long serialVersionUID = 1;

        InvalidPropertyException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 422 {@code request_refused}: The request was refused. */
    public static final class RequestRefusedException extends ApiException {
        private static final long serialVersionUID = 1;

        RequestRefusedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 422 {@code idempotency_key_reused}: Idempotency-Key used with a different request. */
    public static final class IdempotencyKeyReusedException extends ApiException {
        private static final long serialVersionUID = 1;

        IdempotencyKeyReusedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 429 {@code storage_full}: Temporary storage full. */
    public static final class StorageFullException extends ApiException {
        private static final long serialVersionUID = 1;

        StorageFullException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code external_ref_exists}: The code already exists. */
    public static final class ExternalRefExistsException extends ApiException {
        private static final long serialVersionUID = 1;

        ExternalRefExistsException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code shrink_guard}: Limit of deletions in 24 hours reached. */
    public static final class ShrinkGuardException extends ApiException {
        private static final long serialVersionUID = 1;

        ShrinkGuardException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code feed_not_configured}: No feed configured. */
    public static final class FeedNotConfiguredException extends ApiException {
        private static final long serialVersionUID = 1;

        FeedNotConfiguredException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code lead_in_trash}: The client is in the trash. */
    public static final class LeadInTrashException extends ApiException {
        private static final long serialVersionUID = 1;

        LeadInTrashException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 409 {@code lead_linked_to_other_ref}: The person is already linked to a different code. */
    public static final class LeadLinkedToOtherRefException extends ApiException {
        private static final long serialVersionUID = 1;

        LeadLinkedToOtherRefException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 422 {@code consent_required}: Consent required. */
    public static final class ConsentRequiredException extends ApiException {
        private static final long serialVersionUID = 1;

        ConsentRequiredException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }

    /** 422 {@code webhook_url_refused}: Webhook URL refused. */
    public static final class WebhookUrlRefusedException extends ApiException {
        private static final long serialVersionUID = 1;

        WebhookUrlRefusedException(ObjectNode problem, Answered answered) {
            super(problem, answered);
        }
    }
}
