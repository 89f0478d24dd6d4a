<?php

// The SDK of the Real-Estate Account Integration API for PHP, in one file that needs ext-curl alone.
// Generated from the contract by `npm run sdk`: changes made here by hand are lost.

declare(strict_types=1);

namespace RealEstateAccount;

const SDK_VERSION = '1.0.0';

/** Marks a field that is not sent, unlike null, which clears it. */
enum Absent
{
    case Value;
}

/** An exact amount in BRL, in whole cents. */
final class Money implements \JsonSerializable, \Stringable
{
    private function __construct(public readonly int $cents)
    {
    }

    public static function ofCents(int $cents): self
    {
        return new self($cents);
    }

    /** From a number, or from a text such as "1234567.89". */
    public static function ofReais(int|float|string $reais): self
    {
        if (is_string($reais) && preg_match('/^-?\d+(\.\d{1,2})?$/D', $reais) !== 1) {
            throw new \ValueError("$reais is no amount.");
        }
        return new self((int) round((float) $reais * 100));
    }

    /** As written in JSON: a number of reais. */
    public function jsonSerialize(): float
    {
        return $this->cents / 100;
    }

    public function __toString(): string
    {
        return number_format($this->cents / 100, 2, '.', '');
    }
}

/** Every error this SDK throws. */
class RealEstateError extends \RuntimeException
{
}

/** The response was missing or incomplete: the connection failed, the attempt timed out, or the body cannot be read. */
class TransportError extends RealEstateError
{
}

/** A successful response is not the service's but, for example, a proxy's. Never retried. */
final class UnexpectedAnswerError extends TransportError
{
    public function __construct(public readonly int $status, public readonly ?string $contentType)
    {
        $named = implode(', ', array_filter([(string) $status, $contentType]));
        parent::__construct("The answer did not come from the service ($named).");
    }
}

/** A list returned the same cursor twice, so it would never end. */
final class RepeatedCursorError extends RealEstateError
{
    public function __construct()
    {
        parent::__construct('The list returned the same cursor twice.');
    }
}

/** The attempt timed out. */
final class RequestTimeoutError extends TransportError
{
}

/** The message is not what the service signed, or its timestamp is too far off. */
final class WebhookVerificationError extends RealEstateError
{
}

/** The service refused a call. Each error code of the contract has its own class. */
class ApiError extends RealEstateError
{
    /** @var string Of the problem; empty if the answer was not the service's, for example from a proxy. */
    public $code = '';
    public readonly string $title;
    public readonly ?string $detail;
    public readonly ?string $requestId;
    /** @var list<InvalidParam> Every problem of the request, all at once. */
    public readonly array $invalidParams;
    /** Whether the same request is worth sending again. */
    public readonly bool $retryable;

    /**
     * @param \stdClass $problem The whole answer, including members unknown to this SDK.
     * @param ?int $retryAfter Seconds to wait before retrying the call.
     */
    final public function __construct(
        public readonly int $status,
        public readonly \stdClass $problem,
        public readonly ?int $retryAfter,
        public readonly ?string $contentType,
        ?string $requestId,
    ) {
        $this->title = $problem->title ?? '';
        $this->detail = $problem->detail ?? null;
        $this->requestId = $problem->requestId ?? $requestId;
        $this->invalidParams = array_map(InvalidParam::fromJson(...), $problem->invalidParams ?? []);
        $this->retryable = ($problem->retryable ?? false) === true
            || in_array($status, [429, 500, 502, 503, 504], true);
        $code = $problem->code ?? '';
        $isOurs = $code !== '';
        $said = $this->detail === null ? $this->title : "$this->title: $this->detail";
        $said = $isOurs ? $said : 'The answer did not come from the service';
        $named = $isOurs ? ["$status $code", $this->requestId] : [(string) $status, $contentType, $this->requestId];
        $named = implode(', ', array_filter($named));
        parent::__construct("$said ($named)" . self::firstFault($this->invalidParams));
        $this->code = $code;
    }

    /**
     * What a log needs most: the first fault, and what may have been meant.
     *
     * @param list<InvalidParam> $faults
     */
    private static function firstFault(array $faults): string
    {
        $first = $faults[0] ?? null;
        $meant = $first?->didYouMean ?? $first?->suggestions[0]->name ?? null;
        return $first === null ? '' : " $first->name: $first->reason" . ($meant === null ? '' : " $meant?");
    }

    /** @internal */
    final public static function of(
        int $status,
        \stdClass $problem,
        ?int $retryAfter,
        ?string $contentType,
        ?string $requestId,
    ): self {
        $known = ERRORS_BY_CODE[$problem->code ?? ''] ?? self::class;
        return new $known($status, $problem, $retryAfter, $contentType, $requestId);
    }
}

/** 400 `bad_request`: Request refused. */
final class BadRequestError extends ApiError
{
}

/** 400 `invalid_param`: Invalid parameter. */
final class InvalidParamError extends ApiError
{
}

/** 401 `unauthorized`: Missing or invalid key. */
final class UnauthorizedError extends ApiError
{
}

/** 403 `access_not_active`: The API is not active for the account. */
final class AccessNotActiveError extends ApiError
{
}

/** 403 `IP_NOT_ALLOWED`: IP address not allowed. */
final class IpNotAllowedError extends ApiError
{
}

/** 403 `ACCOUNT_INACTIVE`: Inactive account. */
final class AccountInactiveError extends ApiError
{
}

/** 403 `NOT_REQUESTED`: API access not requested. */
final class NotRequestedError extends ApiError
{
}

/** 403 `PENDING`: Access request under review. */
final class PendingError extends ApiError
{
}

/** 403 `INFO_REQUESTED`: Access request waiting for information. */
final class InfoRequestedError extends ApiError
{
}

/** 403 `DENIED`: Access request refused. */
final class DeniedError extends ApiError
{
}

/** 403 `SUSPENDED`: Access suspended. */
final class SuspendedError extends ApiError
{
}

/** 403 `REVOKED`: Access ended. */
final class RevokedError extends ApiError
{
}

/** 403 `PLAN_NOT_ELIGIBLE`: Plan without API access. */
final class PlanNotEligibleError extends ApiError
{
}

/** 403 `SUBSCRIPTION_INACTIVE`: Subscription overdue. */
final class SubscriptionInactiveError extends ApiError
{
}

/** 403 `PILOT_EXPIRED`: Pilot period ended. */
final class PilotExpiredError extends ApiError
{
}

/** 403 `access_denied`: Access denied. */
final class AccessDeniedError extends ApiError
{
}

/** 404 `route_not_found`: Unknown route. */
final class RouteNotFoundError extends ApiError
{
}

/** 405 `method_not_allowed`: Method not allowed on the route. */
final class MethodNotAllowedError extends ApiError
{
}

/** 429 `rate_limited`: Per-second limit reached. */
final class RateLimitedError extends ApiError
{
}

/** 429 `monthly_quota_exceeded`: Monthly quota used up. */
final class MonthlyQuotaExceededError extends ApiError
{
}

/** 500 `internal`: Internal error. */
final class InternalError extends ApiError
{
}

/** 500 `authorizer_failure`: Temporary failure validating the key. */
final class AuthorizerFailureError extends ApiError
{
}

/** 503 `upstream_unavailable`: Service temporarily unavailable. */
final class UpstreamUnavailableError extends ApiError
{
}

/** 503 `upstream_busy`: The platform is busy. */
final class UpstreamBusyError extends ApiError
{
}

/** 504 `upstream_timeout`: The platform took too long to answer. */
final class UpstreamTimeoutError extends ApiError
{
}

/** 400 `invalid_cursor`: Invalid cursor. */
final class InvalidCursorError extends ApiError
{
}

/** 404 `not_found`: Not found. */
final class NotFoundError extends ApiError
{
}

/** 400 `invalid_body`: Invalid body. */
final class InvalidBodyError extends ApiError
{
}

/** 400 `invalid_idempotency_key`: Invalid Idempotency-Key. */
final class InvalidIdempotencyKeyError extends ApiError
{
}

/** 408 `body_timeout`: The body took too long to arrive. */
final class BodyTimeoutError extends ApiError
{
}

/** 409 `concurrent_write`: Another request wrote the same object at the same time. */
final class ConcurrentWriteError extends ApiError
{
}

/** 409 `feed_sync_active`: The property is managed by the CRM feed. */
final class FeedSyncActiveError extends ApiError
{
}

/** 409 `plan_limit_reached`: The plan's limit of active properties is reached. */
final class PlanLimitReachedError extends ApiError
{
}

/** 409 `property_in_trash`: The property is in the trash. */
final class PropertyInTrashError extends ApiError
{
}

/** 409 `idempotency_in_progress`: A request with the same key is still running. */
final class IdempotencyInProgressError extends ApiError
{
}

/** 412 `precondition_failed`: The object has changed since you read it. */
final class PreconditionFailedError extends ApiError
{
}

/** 413 `payload_too_large`: Body over the size limit. */
final class PayloadTooLargeError extends ApiError
{
}

/** 422 `invalid_property`: Property data incomplete or inconsistent. */
final class InvalidPropertyError extends ApiError
{
}

/** 422 `request_refused`: The request was refused. */
final class RequestRefusedError extends ApiError
{
}

/** 422 `idempotency_key_reused`: Idempotency-Key used with a different request. */
final class IdempotencyKeyReusedError extends ApiError
{
}

/** 429 `storage_full`: Temporary storage full. */
final class StorageFullError extends ApiError
{
}

/** 409 `external_ref_exists`: The code already exists. */
final class ExternalRefExistsError extends ApiError
{
}

/** 409 `shrink_guard`: Limit of deletions in 24 hours reached. */
final class ShrinkGuardError extends ApiError
{
}

/** 409 `feed_not_configured`: No feed configured. */
final class FeedNotConfiguredError extends ApiError
{
}

/** 409 `lead_in_trash`: The client is in the trash. */
final class LeadInTrashError extends ApiError
{
}

/** 409 `lead_linked_to_other_ref`: The person is already linked to a different code. */
final class LeadLinkedToOtherRefError extends ApiError
{
}

/** 422 `consent_required`: Consent required. */
final class ConsentRequiredError extends ApiError
{
}

/** 422 `webhook_url_refused`: Webhook URL refused. */
final class WebhookUrlRefusedError extends ApiError
{
}

const ERRORS_BY_CODE = [
    'bad_request' => BadRequestError::class,
    'invalid_param' => InvalidParamError::class,
    'unauthorized' => UnauthorizedError::class,
    'access_not_active' => AccessNotActiveError::class,
    'IP_NOT_ALLOWED' => IpNotAllowedError::class,
    'ACCOUNT_INACTIVE' => AccountInactiveError::class,
    'NOT_REQUESTED' => NotRequestedError::class,
    'PENDING' => PendingError::class,
    'INFO_REQUESTED' => InfoRequestedError::class,
    'DENIED' => DeniedError::class,
    'SUSPENDED' => SuspendedError::class,
    'REVOKED' => RevokedError::class,
    'PLAN_NOT_ELIGIBLE' => PlanNotEligibleError::class,
    'SUBSCRIPTION_INACTIVE' => SubscriptionInactiveError::class,
    'PILOT_EXPIRED' => PilotExpiredError::class,
    'access_denied' => AccessDeniedError::class,
    'route_not_found' => RouteNotFoundError::class,
    'method_not_allowed' => MethodNotAllowedError::class,
    'rate_limited' => RateLimitedError::class,
    'monthly_quota_exceeded' => MonthlyQuotaExceededError::class,
    'internal' => InternalError::class,
    'authorizer_failure' => AuthorizerFailureError::class,
    'upstream_unavailable' => UpstreamUnavailableError::class,
    'upstream_busy' => UpstreamBusyError::class,
    'upstream_timeout' => UpstreamTimeoutError::class,
    'invalid_cursor' => InvalidCursorError::class,
    'not_found' => NotFoundError::class,
    'invalid_body' => InvalidBodyError::class,
    'invalid_idempotency_key' => InvalidIdempotencyKeyError::class,
    'body_timeout' => BodyTimeoutError::class,
    'concurrent_write' => ConcurrentWriteError::class,
    'feed_sync_active' => FeedSyncActiveError::class,
    'plan_limit_reached' => PlanLimitReachedError::class,
    'property_in_trash' => PropertyInTrashError::class,
    'idempotency_in_progress' => IdempotencyInProgressError::class,
    'precondition_failed' => PreconditionFailedError::class,
    'payload_too_large' => PayloadTooLargeError::class,
    'invalid_property' => InvalidPropertyError::class,
    'request_refused' => RequestRefusedError::class,
    'idempotency_key_reused' => IdempotencyKeyReusedError::class,
    'storage_full' => StorageFullError::class,
    'external_ref_exists' => ExternalRefExistsError::class,
    'shrink_guard' => ShrinkGuardError::class,
    'feed_not_configured' => FeedNotConfiguredError::class,
    'lead_in_trash' => LeadInTrashError::class,
    'lead_linked_to_other_ref' => LeadLinkedToOtherRefError::class,
    'consent_required' => ConsentRequiredError::class,
    'webhook_url_refused' => WebhookUrlRefusedError::class,
];

/** Members under their JSON names; TYPES says how to read those that are not taken as they come. */
abstract class Model implements \JsonSerializable
{
    protected const TYPES = [];

    /** @var array<string, mixed> Members unknown to this SDK. */
    public array $extra = [];

    public static function fromJson(\stdClass $data): static
    {
        $model = (new \ReflectionClass(static::class))->newInstanceWithoutConstructor();
        foreach (get_object_vars($data) as $name => $value) {
            if ($name !== 'extra' && property_exists($model, $name)) {
                $model->$name = self::decode($value, static::TYPES[$name] ?? '');
            } else {
                $model->extra[$name] = $value;
            }
        }
        return $model;
    }

    public function jsonSerialize(): \stdClass
    {
        $members = array_diff_key(get_object_vars($this), ['extra' => true]);
        $sent = array_filter($members, fn (mixed $value): bool => $value !== Absent::Value);
        foreach ($sent as $name => $value) {
            if (str_starts_with(static::TYPES[$name] ?? '', 'map') && $value !== null) {
                $sent[$name] = (object) $value;
            }
        }
        return (object) ($sent + $this->extra);
    }

    private static function decode(mixed $value, string $kind): mixed
    {
        if ($value === null || $kind === '') {
            return $value;
        }
        if ($kind === 'money') {
            return Money::ofReais($value);
        }
        [$form, $rest] = explode(':', $kind, 2) + [1 => ''];
        if ($form === 'list' || $form === 'map') {
            return array_map(fn (mixed $item): mixed => self::decode($item, $rest), (array) $value);
        }
        $class = __NAMESPACE__ . '\\' . $kind;
        return $class::fromJson($value);
    }
}

/** One attempt of a call, for your log: it has neither the key nor the query nor a body. */
class AttemptInfo
{
    /**
     * @param string $path As sent after the base URL, without its query: it has the call's codes, which may be
     *     personal data.
     * @param int $attempt Counted from 1.
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly int $attempt,
    ) {
    }
}

/** What remains of a limit, and the seconds until it is restored in full. */
final class Limit
{
    public function __construct(public readonly int $remaining, public readonly int $resetSeconds)
    {
    }
}

/** What an answer has besides its body. */
final class ResponseInfo extends AttemptInfo
{
    /**
     * @param array<string, string> $headers By their names in lower case, such as idempotent-replayed.
     * @param ?string $requestId Quote it when you contact support.
     * @param ?string $etag The version of the object that it answers, for ifMatch.
     * @param array<string, Limit> $limits The RateLimit header, by limit: second, month.
     */
    public function __construct(
        AttemptInfo $attempt,
        public readonly int $status,
        public readonly array $headers,
        public readonly ?string $requestId,
        public readonly ?string $etag,
        public readonly array $limits,
    ) {
        parent::__construct($attempt->method, $attempt->path, $attempt->attempt);
    }
}

/** Why and when a call is sent again; the attempt is the one that failed. */
final class RetryInfo extends AttemptInfo
{
    /**
     * @param RealEstateError $error The failure; an ApiError has the service's problem.
     * @param float $wait Seconds.
     */
    public function __construct(
        AttemptInfo $attempt,
        public readonly RealEstateError $error,
        public readonly float $wait,
    ) {
        parent::__construct($attempt->method, $attempt->path, $attempt->attempt);
    }
}

/** Options of a single call. */
final class CallOptions
{
    /** @param ?\Closure(ResponseInfo): mixed $onResponse */
    public function __construct(
        public readonly ?string $language,
        public readonly ?float $timeout,
        public readonly ?int $retries,
        public readonly ?float $maxWait,
        public readonly ?\Closure $onResponse,
    ) {
    }
}

/** @internal */
final class Transport
{
    private const LONGEST_BACKOFF = 8.0;
    /** Milliseconds: curl counts them in 31 bits, and takes none as no limit. */
    private const LONGEST_TIMER = 2_147_483_646.0;

    public function __construct(
        private readonly string $baseUrl,
        private readonly string $apiKey,
        private readonly ?string $language,
        private readonly float $timeout,
        private readonly int $retries,
        private readonly float $backoff,
        private readonly float $maxWait,
        private readonly ?\Closure $onRequest,
        private readonly ?\Closure $onResponse,
        private readonly ?\Closure $onRetry,
    ) {
    }

    /**
     * Sends a call, and retries it after a temporary failure if it cannot take effect twice.
     *
     * @param list<string> $path
     * @param array<string, string|int|bool|null> $query
     */
    public function send(
        string $method,
        array $path,
        CallOptions $options,
        array $query = [],
        ?Model $body = null,
        ?string $key = null,
        ?string $ifMatch = null,
    ): \stdClass {
        $path = implode('', array_map(self::segment(...), $path));
        // The sandbox's paths are beside the versions.
        $isBeside = str_starts_with($path, '/sandbox/');
        $base = $isBeside ? preg_replace('~/v\d+$~', '', $this->baseUrl) : $this->baseUrl;
        $url = $base . $path . self::queryText($query);
        $text = $body === null ? null : self::encode($body);
        $headers = $this->headers($options, $text !== null, $key, $ifMatch);
        $canRepeat = $method === 'GET' || $key !== null || ($query['dryRun'] ?? false) === true;
        $retries = $canRepeat ? $options->retries ?? $this->retries : 0;
        for ($attempt = 1;; $attempt++) {
            $info = new AttemptInfo($method, $path, $attempt);
            try {
                return $this->attempt($info, $url, $headers, $text, $options);
            } catch (ApiError | TransportError $error) {
                $wait = $attempt <= $retries ? $this->waitAfter($error, $attempt, $options) : null;
                if ($wait === null) {
                    throw $error;
                }
            }
            if ($this->onRetry !== null) {
                ($this->onRetry)(new RetryInfo($info, $error, $wait));
            }
            self::pause($wait);
        }
    }

    /** In steps of an hour: microseconds wrap after 71 minutes, and what no integer holds would be no wait at all. */
    public static function pause(float $seconds): void
    {
        for ($left = $seconds; $left > 0; $left -= 3_600.0) {
            $step = min($left, 3_600.0);
            sleep((int) $step);
            usleep((int) (fmod($step, 1) * 1_000_000));
        }
    }

    /** One segment of a path. Dots alone would be read as folders, an empty text as none. */
    private static function segment(string $value): string
    {
        if (in_array($value, ['', '.', '..'], true)) {
            throw new \ValueError("\"$value\" cannot be a segment of a path.");
        }
        return '/' . rawurlencode($value);
    }

    /** @param array<string, string|int|bool|null> $query */
    private static function queryText(array $query): string
    {
        $given = array_filter($query, fn (mixed $value): bool => $value !== null && $value !== false);
        $texts = array_map(fn (mixed $value): string => $value === true ? 'true' : (string) $value, $given);
        return $texts === [] ? '' : '?' . http_build_query($texts, '', '&', PHP_QUERY_RFC3986);
    }

    private static function encode(mixed $value): string
    {
        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    /** @return list<string> */
    private function headers(CallOptions $options, bool $hasBody, ?string $key, ?string $ifMatch): array
    {
        $language = $options->language ?? $this->language;
        return [
            "Authorization: Bearer $this->apiKey",
            'Accept: application/json',
            'User-Agent: real-estate-account-sdk-php/' . SDK_VERSION,
            ...($language === null ? [] : ["Accept-Language: $language"]),
            ...($hasBody ? ['Content-Type: application/json'] : []),
            ...($key === null ? [] : ["Idempotency-Key: $key"]),
            ...($ifMatch === null ? [] : ["If-Match: $ifMatch"]),
        ];
    }

    /** @param list<string> $headers */
    private function attempt(
        AttemptInfo $info,
        string $url,
        array $headers,
        ?string $body,
        CallOptions $options,
    ): \stdClass {
        if ($this->onRequest !== null) {
            ($this->onRequest)($info);
        }
        $answered = [];
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $info->method,
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_TIMEOUT_MS => (int) ceil(min(($options->timeout ?? $this->timeout) * 1_000, self::LONGEST_TIMER)),
            CURLOPT_HEADERFUNCTION => function (mixed $_, string $line) use (&$answered): int {
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                $answered[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]));
        $text = curl_exec($curl);
        $fault = curl_errno($curl);
        $status = (int) curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if ($fault === CURLE_OPERATION_TIMEDOUT) {
            throw new RequestTimeoutError('The service did not answer in time.');
        }
        if (!is_string($text)) {
            throw new TransportError('The response was missing or incomplete: ' . curl_strerror($fault));
        }
        $onResponse = $options->onResponse ?? $this->onResponse;
        if ($onResponse !== null) {
            $limits = self::limitsOf($answered['ratelimit'] ?? '');
            $requestId = $answered['x-request-id'] ?? null;
            $etag = $answered['etag'] ?? null;
            $onResponse(new ResponseInfo($info, $status, $answered, $requestId, $etag, $limits));
        }
        return self::answerOf($status, $text, $answered);
    }

    /** @param array<string, string> $headers */
    private static function answerOf(int $status, string $text, array $headers): \stdClass
    {
        $answer = json_decode($text);
        $contentType = $headers['content-type'] ?? null;
        if ($status >= 200 && $status < 300) {
            return $answer instanceof \stdClass ? $answer : throw new UnexpectedAnswerError($status, $contentType);
        }
        $isOurs = $answer instanceof \stdClass && is_string($answer->code ?? null);
        $wait = self::secondsOf($headers['retry-after'] ?? '');
        $requestId = $headers['x-request-id'] ?? null;
        throw ApiError::of($status, $isOurs ? $answer : new \stdClass(), $wait, $contentType, $requestId);
    }

    /** Parses a Retry-After: whole seconds or a date. */
    private static function secondsOf(string $header): ?int
    {
        if (ctype_digit($header)) {
            return (int) $header;
        }
        $at = $header === '' ? false : strtotime($header);
        return $at === false ? null : max(0, $at - time());
    }

    /**
     * Reads a RateLimit such as `"second";r=19;t=1, "month";r=900;t=86400`.
     *
     * @return array<string, Limit>
     */
    private static function limitsOf(string $header): array
    {
        preg_match_all('/"(\w+)";r=(\d+);t=(\d+)/', $header, $found, PREG_SET_ORDER);
        $limits = array_map(fn (array $one): Limit => new Limit((int) $one[2], (int) $one[3]), $found);
        return array_combine(array_column($found, 1), $limits);
    }

    /** Seconds until the next attempt; null if there is none. */
    private function waitAfter(ApiError|TransportError $error, int $attempt, CallOptions $options): ?float
    {
        $doubled = $this->backoff * 2 ** min($attempt - 1, 10);
        $backoff = min($doubled, self::LONGEST_BACKOFF) * random_int(500, 1_000) / 1_000;
        if ($error instanceof UnexpectedAnswerError) {
            return null;
        }
        if ($error instanceof TransportError) {
            return $backoff;
        }
        $asked = $error->retryAfter ?? 0;
        return $error->retryable && $asked <= ($options->maxWait ?? $this->maxWait) ? max($asked, $backoff) : null;
    }

    /** The caller's key, or a new one. */
    public static function keyOf(?string $key): string
    {
        return $key ?? bin2hex(random_bytes(16));
    }

    /**
     * The items of all pages; each page is read when it is reached.
     *
     * @param callable(?string): mixed $read
     */
    public static function items(callable $read): \Generator
    {
        $cursor = null;
        $seen = [];
        do {
            $page = $read($cursor);
            foreach ($page->data as $item) {
                yield $item;
            }
            $cursor = $page->nextCursor;
            if (isset($seen[$cursor ?? ''])) {
                throw new RepeatedCursorError();
            }
            $seen[$cursor ?? ''] = true;
        } while ($cursor !== null);
    }
}

/** Values known today; others may appear. */
final class Availability
{
    public const ACTIVE = 'ACTIVE';
    public const INACTIVE = 'INACTIVE';
    public const SOLD = 'SOLD';
    public const RENTED = 'RENTED';
}

/** Values known today; others may appear. */
final class BatchItemOutcome
{
    public const PENDING = 'PENDING';
    public const CREATED = 'CREATED';
    public const UPDATED = 'UPDATED';
    public const UNCHANGED = 'UNCHANGED';
    public const CONFIRMED = 'CONFIRMED';
    public const LINKED = 'LINKED';
    public const REJECTED = 'REJECTED';
}

/** Values known today; others may appear. */
final class BatchResultOutcome
{
    public const QUEUED = 'QUEUED';
    public const DONE = 'DONE';
}

/** Values known today; others may appear. */
final class BatchStatus
{
    public const QUEUED = 'QUEUED';
    public const RUNNING = 'RUNNING';
    public const DONE = 'DONE';
}

/** Values known today; others may appear. */
final class BatchType
{
    public const PROPERTIES = 'properties';
    public const LEADS = 'leads';
}

/** Values known today; others may appear. */
final class CaptacaoAcceptResultOutcome
{
    public const ACCEPTED = 'ACCEPTED';
    public const ALREADY_ACCEPTED = 'ALREADY_ACCEPTED';
    public const WOULD_ACCEPT = 'WOULD_ACCEPT';
}

/** Values known today; others may appear. */
final class CaptacaoAcceptedViaChannel
{
    public const API = 'API';
    public const PANEL = 'PANEL';
}

/** Values known today; others may appear. */
final class CaptacaoOfferDemandScope
{
    public const CITY = 'CITY';
    public const NEIGHBORHOOD = 'NEIGHBORHOOD';
}

/** Values known today; others may appear. */
final class CaptacaoOfferExclusivityOpenness
{
    public const SIM = 'SIM';
    public const NAO = 'NAO';
}

/** Values known today; others may appear. */
final class CaptacaoOfferOccupancy
{
    public const PROPRIO = 'PROPRIO';
    public const ALUGADO = 'ALUGADO';
    public const VAZIO = 'VAZIO';
}

/** Values known today; others may appear. */
final class CaptacaoOfferOwnerRelation
{
    public const DONO = 'DONO';
    public const COPROPRIETARIO = 'COPROPRIETARIO';
    public const REPRESENTANTE = 'REPRESENTANTE';
    public const OUTRO = 'OUTRO';
}

/** Values known today; others may appear. */
final class CaptacaoOfferSellTimeframe
{
    public const AGORA = 'AGORA';
    public const TRES_MESES = 'TRES_MESES';
    public const SEIS_MESES = 'SEIS_MESES';
    public const PESQUISANDO = 'PESQUISANDO';
}

/** Values known today; others may appear. */
final class CaptacaoOfferStage
{
    public const NEW = 'NEW';
    public const CONTACTED = 'CONTACTED';
    public const VISIT = 'VISIT';
    public const CAPTURED = 'CAPTURED';
    public const LOST = 'LOST';
}

/** Values known today; others may appear. */
final class CaptacaoOfferStatus
{
    public const OFFERED = 'OFFERED';
    public const ACCEPTED = 'ACCEPTED';
    public const WITHDRAWN = 'WITHDRAWN';
    public const EXPIRED = 'EXPIRED';
}

/** Values known today; others may appear. */
final class CaptacaoSummaryServiceDay
{
    public const SEG = 'SEG';
    public const TER = 'TER';
    public const QUA = 'QUA';
    public const QUI = 'QUI';
    public const SEX = 'SEX';
    public const SAB = 'SAB';
    public const DOM = 'DOM';
}

/** Values known today; others may appear. */
final class ConfirmItemOutcome
{
    public const CONFIRMED = 'CONFIRMED';
    public const ALREADY_CONFIRMED = 'ALREADY_CONFIRMED';
    public const NOT_FOUND = 'NOT_FOUND';
    public const IN_TRASH = 'IN_TRASH';
}

/** Values known today; others may appear. */
final class CurationReason
{
    public const LANCAMENTO = 'LANCAMENTO';
    public const SEM_VALOR = 'SEM_VALOR';
    public const QUALIDADE_BAIXA = 'QUALIDADE_BAIXA';
    public const NAO_ANGARIACAO = 'NAO_ANGARIACAO';
    public const MARCA_DAGUA = 'MARCA_DAGUA';
    public const FOTOS_INSUFICIENTES = 'FOTOS_INSUFICIENTES';
    public const DADOS_INCOERENTES = 'DADOS_INCOERENTES';
    public const OUTRO = 'OUTRO';
}

/** Values known today; others may appear. */
final class CurationStatus
{
    public const PENDING = 'PENDING';
    public const APPROVED = 'APPROVED';
    public const REJECTED = 'REJECTED';
}

/** Values known today; others may appear. */
final class DeliveryRetryResultOutcome
{
    public const SCHEDULED = 'SCHEDULED';
    public const ALREADY_SCHEDULED = 'ALREADY_SCHEDULED';
}

/** Values known today; others may appear. */
final class DeliveryStatus
{
    public const PENDING = 'PENDING';
    public const RETRYING = 'RETRYING';
    public const DELIVERED = 'DELIVERED';
    public const FAILED = 'FAILED';
    public const SKIPPED = 'SKIPPED';
}

/** Values known today; others may appear. */
final class EventType
{
    public const PROPERTY_CREATED = 'property.created';
    public const PROPERTY_UPDATED = 'property.updated';
    public const PROPERTY_PHOTOS_DONE = 'property.photos_done';
    public const PROPERTY_DELETED = 'property.deleted';
    public const PROPERTY_RESTORED = 'property.restored';
    public const PROPERTY_PURGED = 'property.purged';
    public const LEAD_CREATED = 'lead.created';
    public const LEAD_UPDATED = 'lead.updated';
    public const LEAD_DELETED = 'lead.deleted';
    public const LEAD_RESTORED = 'lead.restored';
    public const LEAD_PURGED = 'lead.purged';
    public const RADAR_CLIENT_SUMMARY = 'radar.client_summary';
    public const RADAR_PRICE_DROP = 'radar.price_drop';
    public const RADAR_MATCH_LOST = 'radar.match_lost';
    public const PARTNERSHIP_CREATED = 'partnership.created';
    public const PARTNERSHIP_UPDATED = 'partnership.updated';
    public const CAPTACAO_OFFER_RECEIVED = 'captacao.offer_received';
    public const CAPTACAO_OFFER_ACCEPTED = 'captacao.offer_accepted';
    public const CAPTACAO_OFFER_WITHDRAWN = 'captacao.offer_withdrawn';
    public const FEED_HELD = 'feed.held';
    public const WEBHOOK_DISABLED = 'webhook.disabled';
    public const WEBHOOK_RECOVERED = 'webhook.recovered';
    public const BATCH_DONE = 'batch.done';
}

/** Values known today; others may appear. */
final class FeedReportListingMissing
{
    public const TYPE = 'type';
    public const PURPOSES = 'purposes';
    public const SALE_PRICE = 'salePrice';
    public const RENT_PRICE = 'rentPrice';
    public const ADDRESS_CITY = 'address.city';
}

/** Values known today; others may appear. */
final class FeedReportListingOutcome
{
    public const CREATED = 'CREATED';
    public const UPDATED = 'UPDATED';
    public const UNCHANGED = 'UNCHANGED';
    public const CONFIRMED = 'CONFIRMED';
    public const SKIPPED = 'SKIPPED';
    public const ARCHIVED = 'ARCHIVED';
    public const MISSING = 'MISSING';
}

/** Values known today; others may appear. */
final class FeedReportListingRemarkCode
{
    public const PRICE_ON_REQUEST = 'price_on_request';
    public const PURPOSE_BY_PRICE = 'purpose_by_price';
    public const PURPOSE_NOT_READ = 'purpose_not_read';
    public const PURPOSE_WITHOUT_PRICE = 'purpose_without_price';
    public const SEASON_PRICE = 'season_price';
    public const PRICE_IMPLAUSIBLE = 'price_implausible';
    public const CURRENCY_NOT_READ = 'currency_not_read';
    public const AREA_IMPLAUSIBLE = 'area_implausible';
    public const UNIT_NOT_READ = 'unit_not_read';
    public const LOT_AREA_ONLY = 'lot_area_only';
    public const NUMBER_UNREADABLE = 'number_unreadable';
    public const PHOTOS_UNREADABLE = 'photos_unreadable';
    public const PHOTOS_OVER_LIMIT = 'photos_over_limit';
    public const AMENITIES_OVER_LIMIT = 'amenities_over_limit';
    public const TEXT_OVER_LIMIT = 'text_over_limit';
    public const LINK_UNUSABLE = 'link_unusable';
    public const NOT_OFFERED = 'not_offered';
    public const STATUS_NOT_READ = 'status_not_read';
    public const BY_POSTAL_CODE = 'by_postal_code';
    public const LEFT_RECOMMENDATIONS = 'left_recommendations';
    public const GALLERY_EMPTIED = 'gallery_emptied';
    public const DOUBLE = 'double';
    public const CODE_ALIKE = 'code_alike';
    public const OTHER_PROPERTY = 'other_property';
}

/** Values known today; others may appear. */
final class FeedReportStatus
{
    public const OK = 'OK';
    public const EMPTY = 'EMPTY';
    public const TRUNCATED = 'TRUNCATED';
    public const NOT_A_FEED = 'NOT_A_FEED';
    public const TOO_LARGE = 'TOO_LARGE';
    public const TOO_MANY_LISTINGS = 'TOO_MANY_LISTINGS';
    public const UNREACHABLE = 'UNREACHABLE';
    public const SHRINK_GUARD = 'SHRINK_GUARD';
    public const HELD = 'HELD';
    public const FAILED = 'FAILED';
}

/** Values known today; others may appear. */
final class FeedReportWaitingField
{
    public const TYPE = 'type';
    public const ADDRESS_CITY = 'address.city';
}

/** Values known today; others may appear. */
final class FeedSyncConnector
{
    public const VRSYNC = 'VRSYNC';
    public const ZAP = 'ZAP';
    public const OPENNAVENT = 'OPENNAVENT';
    public const CHAVES_NA_MAO = 'CHAVES_NA_MAO';
}

/** Values known today; others may appear. */
final class FeedSyncResultOutcome
{
    public const STARTED = 'STARTED';
    public const SCHEDULED = 'SCHEDULED';
    public const ALREADY_SCHEDULED = 'ALREADY_SCHEDULED';
    public const WOULD_SYNC = 'WOULD_SYNC';
}

/** Values known today; others may appear. */
final class FeedSyncStatus
{
    public const QUEUED = 'QUEUED';
    public const OK = 'OK';
    public const EMPTY = 'EMPTY';
    public const TRUNCATED = 'TRUNCATED';
    public const NOT_A_FEED = 'NOT_A_FEED';
    public const TOO_LARGE = 'TOO_LARGE';
    public const TOO_MANY_LISTINGS = 'TOO_MANY_LISTINGS';
    public const UNREACHABLE = 'UNREACHABLE';
    public const SHRINK_GUARD = 'SHRINK_GUARD';
    public const HELD = 'HELD';
    public const FAILED = 'FAILED';
}

/** Values known today; others may appear. */
final class InteractionInputType
{
    public const CALL = 'CALL';
    public const WHATSAPP = 'WHATSAPP';
    public const EMAIL = 'EMAIL';
    public const VISIT = 'VISIT';
    public const MEETING = 'MEETING';
    public const NOTE = 'NOTE';
    public const OTHER = 'OTHER';
}

/** Values known today; others may appear. */
final class InvalidParamCode
{
    public const REQUIRED = 'required';
    public const UNKNOWN_FIELD = 'unknown_field';
    public const UNKNOWN_PARAM = 'unknown_param';
    public const REPEATED = 'repeated';
    public const WRONG_TYPE = 'wrong_type';
    public const NOT_IN_LIST = 'not_in_list';
    public const TOO_LONG = 'too_long';
    public const TOO_SHORT = 'too_short';
    public const TOO_MANY = 'too_many';
    public const TOO_FEW = 'too_few';
    public const TOO_LOW = 'too_low';
    public const TOO_HIGH = 'too_high';
    public const NOT_POSITIVE = 'not_positive';
    public const NOT_ZERO = 'not_zero';
    public const INVALID_FORMAT = 'invalid_format';
    public const MALFORMED = 'malformed';
    public const MALFORMED_ESCAPE = 'malformed_escape';
    public const NOT_UTF8 = 'not_utf8';
    public const NOT_JSON = 'not_json';
    public const NOT_AN_OBJECT = 'not_an_object';
    public const NOT_EMPTY = 'not_empty';
    public const DUPLICATE_MEMBER = 'duplicate_member';
    public const FORBIDDEN_MEMBER = 'forbidden_member';
    public const NOT_FINITE = 'not_finite';
    public const LONE_SURROGATE = 'lone_surrogate';
    public const TOO_DEEP = 'too_deep';
    public const CONTROL_CHARACTER = 'control_character';
    public const INVISIBLE_CHARACTER = 'invisible_character';
    public const SPACE_AT_END = 'space_at_end';
    public const NOT_A_CURSOR = 'not_a_cursor';
    public const NOT_TAKEN = 'not_taken';
    public const NOT_FOUND = 'not_found';
    public const NOT_ON_TEAM = 'not_on_team';
    public const NOT_IN_GRANT = 'not_in_grant';
    public const NOT_PUBLIC = 'not_public';
    public const NOT_OWN_PHOTO = 'not_own_photo';
    public const TOO_OLD = 'too_old';
    public const IN_THE_FUTURE = 'in_the_future';
    public const IN_THE_PAST = 'in_the_past';
    public const NOT_IN_PRODUCTION = 'not_in_production';
    public const REQUIRED_OR = 'required_or';
    public const BELOW_MINIMUM = 'below_minimum';
    public const NOT_THE_SAME = 'not_the_same';
    public const SEVERAL_NUMBERS = 'several_numbers';
    public const SERVICE_NUMBER = 'service_number';
    public const PLACEHOLDER = 'placeholder';
    public const ONE_OF = 'one_of';
}

/** Values known today; others may appear. */
final class InvalidParamIn
{
    public const QUERY = 'query';
    public const PATH = 'path';
    public const HEADER = 'header';
    public const BODY = 'body';
}

/** Values known today; others may appear. */
final class LaunchClientResultOutcome
{
    public const REGISTERED = 'REGISTERED';
    public const ALREADY_REGISTERED = 'ALREADY_REGISTERED';
}

/** Values known today; others may appear. */
final class LaunchConstructionStage
{
    public const LAUNCH = 'LAUNCH';
    public const OFF_PLAN = 'OFF_PLAN';
    public const NEW = 'NEW';
    public const READY = 'READY';
}

/** Values known today; others may appear. */
final class LeadLack
{
    public const PURPOSE_MISSING = 'PURPOSE_MISSING';
    public const PROPERTY_TYPES_MISSING = 'PROPERTY_TYPES_MISSING';
    public const CITY_MISSING = 'CITY_MISSING';
    public const CITY_NOT_IN_CATALOG = 'CITY_NOT_IN_CATALOG';
    public const BUDGET_MISSING = 'BUDGET_MISSING';
    public const SALE_BUDGET_MISSING = 'SALE_BUDGET_MISSING';
    public const RENT_BUDGET_MISSING = 'RENT_BUDGET_MISSING';
    public const OTHER = 'OTHER';
}

/** Values known today; others may appear. */
final class LeadState
{
    public const ACTIVE = 'ACTIVE';
    public const ARCHIVED = 'ARCHIVED';
    public const DELETED = 'DELETED';
}

/** Values known today; others may appear. */
final class LeadStateInputState
{
    public const ACTIVE = 'ACTIVE';
    public const ARCHIVED = 'ARCHIVED';
}

/** Values known today; others may appear. */
final class LeadStatus
{
    public const NEW = 'NEW';
    public const ATTENDING = 'ATTENDING';
    public const PROPOSAL = 'PROPOSAL';
    public const WON = 'WON';
    public const LOST = 'LOST';
}

/** Values known today; others may appear. */
final class LeadWarningCode
{
    public const PLACEHOLDER = 'placeholder';
    public const SERVICE_NUMBER = 'service_number';
    public const EXTENSION = 'extension';
    public const REF_ENCODING = 'ref_encoding';
    public const PURPOSE_MISSING = 'PURPOSE_MISSING';
    public const PROPERTY_TYPES_MISSING = 'PROPERTY_TYPES_MISSING';
    public const CITY_MISSING = 'CITY_MISSING';
    public const CITY_NOT_IN_CATALOG = 'CITY_NOT_IN_CATALOG';
    public const BUDGET_MISSING = 'BUDGET_MISSING';
    public const SALE_BUDGET_MISSING = 'SALE_BUDGET_MISSING';
    public const RENT_BUDGET_MISSING = 'RENT_BUDGET_MISSING';
    public const OTHER = 'OTHER';
}

/** Values known today; others may appear. */
final class LeadWriteResultMatchedBy
{
    public const PHONE = 'phone';
    public const EMAIL = 'email';
}

/** Values known today; others may appear. */
final class LeadWriteResultOutcome
{
    public const CREATED = 'CREATED';
    public const UPDATED = 'UPDATED';
    public const UNCHANGED = 'UNCHANGED';
    public const LINKED = 'LINKED';
    public const ARCHIVED = 'ARCHIVED';
    public const REACTIVATED = 'REACTIVATED';
    public const ALREADY_ARCHIVED = 'ALREADY_ARCHIVED';
    public const ALREADY_ACTIVE = 'ALREADY_ACTIVE';
    public const DELETED = 'DELETED';
    public const ALREADY_DELETED = 'ALREADY_DELETED';
}

/** Values known today; others may appear. */
final class MatchOrder
{
    public const SCORE = 'score';
    public const PRICE = 'price';
}

/** Values known today; others may appear. */
final class MatchScope
{
    public const INTERNAL = 'INTERNAL';
    public const NETWORK = 'NETWORK';
}

/** Values known today; others may appear. */
final class MatchScope2
{
    public const INTERNAL = 'INTERNAL';
    public const NETWORK = 'NETWORK';
    public const LAUNCH = 'LAUNCH';
}

/** Values known today; others may appear. */
final class MatchStatus
{
    public const NEW = 'NEW';
    public const FAVORITED = 'FAVORITED';
    public const ARCHIVED = 'ARCHIVED';
    public const REQUESTED = 'REQUESTED';
}

/** Values known today; others may appear. */
final class MatchWriteResultOutcome
{
    public const APPLIED = 'APPLIED';
    public const WOULD_APPLY = 'WOULD_APPLY';
}

/** Values known today; others may appear. */
final class NearMissMissing
{
    public const PURPOSE = 'PURPOSE';
    public const CITY = 'CITY';
    public const TYPE = 'TYPE';
    public const PRICE = 'PRICE';
    public const BEDROOMS = 'BEDROOMS';
    public const AREA = 'AREA';
    public const SCORE = 'SCORE';
}

/** Values known today; others may appear. */
final class OwnerTab
{
    public const ACTIVE = 'ACTIVE';
    public const CAPTURED = 'CAPTURED';
    public const ARCHIVED = 'ARCHIVED';
}

/** Values known today; others may appear. */
final class PartnershipKind
{
    public const CLIENT_FOR_PROPERTY = 'CLIENT_FOR_PROPERTY';
    public const PROPERTY_FOR_CLIENT = 'PROPERTY_FOR_CLIENT';
}

/** Values known today; others may appear. */
final class PartnershipOurSide
{
    public const REQUESTER = 'REQUESTER';
    public const ADDRESSEE = 'ADDRESSEE';
}

/** Values known today; others may appear. */
final class PartnershipStatus
{
    public const PENDING = 'PENDING';
    public const ACCEPTED = 'ACCEPTED';
    public const DECLINED = 'DECLINED';
    public const CANCELLED = 'CANCELLED';
    public const LEAD_REGISTERED = 'LEAD_REGISTERED';
    public const CONTACTED = 'CONTACTED';
    public const NEGOTIATING = 'NEGOTIATING';
    public const PROPOSAL = 'PROPOSAL';
    public const WON = 'WON';
    public const LOST = 'LOST';
}

/** Values known today; others may appear. */
final class PartnershipWriteResultOutcome
{
    public const STATUS_SET = 'STATUS_SET';
    public const UNCHANGED = 'UNCHANGED';
}

/** Values known today; others may appear. */
final class PartyType
{
    public const AGENCY = 'AGENCY';
    public const DEVELOPER = 'DEVELOPER';
}

/** Values known today; others may appear. */
final class Permission
{
    public const PROPERTIES_READ = 'properties:read';
    public const PROPERTIES_WRITE = 'properties:write';
    public const LEADS_READ = 'leads:read';
    public const LEADS_WRITE = 'leads:write';
    public const RADAR_READ = 'radar:read';
    public const RADAR_WRITE = 'radar:write';
    public const PARTNERSHIPS_READ = 'partnerships:read';
    public const PARTNERSHIPS_WRITE = 'partnerships:write';
    public const TEAM_READ = 'team:read';
    public const LAUNCHES_READ = 'launches:read';
    public const LAUNCHES_WRITE = 'launches:write';
    public const CAPTACAO_READ = 'captacao:read';
    public const CAPTACAO_ACCEPT = 'captacao:accept';
    public const EVENTS_READ = 'events:read';
    public const WEBHOOKS_MANAGE = 'webhooks:manage';
}

/** Values known today; others may appear. */
final class PhotoSyncItemState
{
    public const WAITING = 'WAITING';
    public const FAILED = 'FAILED';
}

/** Values known today; others may appear. */
final class PhotoSyncState
{
    public const QUEUED = 'QUEUED';
    public const DONE = 'DONE';
    public const PARTIAL = 'PARTIAL';
    public const FAILED = 'FAILED';
    public const NOT_QUEUED = 'NOT_QUEUED';
}

/** Values known today; others may appear. */
final class PropertyCategory
{
    public const RESIDENCIAL = 'RESIDENCIAL';
    public const COMERCIAL = 'COMERCIAL';
    public const TERRENO = 'TERRENO';
    public const RURAL = 'RURAL';
}

/** Values known today; others may appear. */
final class PropertyInactiveReason
{
    public const MANUAL = 'MANUAL';
    public const CONFIRMATION_EXPIRED = 'CONFIRMATION_EXPIRED';
    public const FEED_REMOVED = 'FEED_REMOVED';
}

/** Values known today; others may appear. */
final class PropertyKind
{
    public const PROPERTY = 'PROPERTY';
    public const DEVELOPMENT = 'DEVELOPMENT';
    public const TYPOLOGY = 'TYPOLOGY';
}

/** Values known today; others may appear. */
final class PropertyLack
{
    public const CITY_MISSING = 'CITY_MISSING';
    public const CITY_NOT_IN_CATALOG = 'CITY_NOT_IN_CATALOG';
    public const NEIGHBORHOOD_MISSING = 'NEIGHBORHOOD_MISSING';
    public const NEIGHBORHOOD_NOT_IN_CATALOG = 'NEIGHBORHOOD_NOT_IN_CATALOG';
    public const TYPE_MISSING = 'TYPE_MISSING';
    public const PURPOSE_MISSING = 'PURPOSE_MISSING';
    public const SALE_PRICE_MISSING = 'SALE_PRICE_MISSING';
    public const RENT_PRICE_MISSING = 'RENT_PRICE_MISSING';
    public const COVER_PHOTO_MISSING = 'COVER_PHOTO_MISSING';
    public const OTHER = 'OTHER';
    public const PRICE_IMPLAUSIBLE = 'price_implausible';
    public const GALLERY_EMPTIED = 'gallery_emptied';
    public const REF_ENCODING = 'ref_encoding';
    public const BY_POSTAL_CODE = 'by_postal_code';
}

/** Values known today; others may appear. */
final class PropertyPhotosDoneDataState
{
    public const DONE = 'DONE';
    public const PARTIAL = 'PARTIAL';
    public const FAILED = 'FAILED';
}

/** Values known today; others may appear. */
final class PropertyRadarPending
{
    public const CITY_MISSING = 'CITY_MISSING';
    public const CITY_NOT_IN_CATALOG = 'CITY_NOT_IN_CATALOG';
    public const NEIGHBORHOOD_MISSING = 'NEIGHBORHOOD_MISSING';
    public const NEIGHBORHOOD_NOT_IN_CATALOG = 'NEIGHBORHOOD_NOT_IN_CATALOG';
    public const TYPE_MISSING = 'TYPE_MISSING';
    public const PURPOSE_MISSING = 'PURPOSE_MISSING';
    public const SALE_PRICE_MISSING = 'SALE_PRICE_MISSING';
    public const RENT_PRICE_MISSING = 'RENT_PRICE_MISSING';
    public const COVER_PHOTO_MISSING = 'COVER_PHOTO_MISSING';
    public const OTHER = 'OTHER';
}

/** Values known today; others may appear. */
final class PropertyStatus
{
    public const ACTIVE = 'ACTIVE';
    public const INACTIVE = 'INACTIVE';
    public const SOLD = 'SOLD';
    public const RENTED = 'RENTED';
    public const DELETED = 'DELETED';
}

/** Values known today; others may appear. */
final class PropertyType
{
    public const APARTAMENTO = 'APARTAMENTO';
    public const CASA_RUA = 'CASA_RUA';
    public const CASA_CONDOMINIO = 'CASA_CONDOMINIO';
    public const CASA_VILA = 'CASA_VILA';
    public const STUDIO = 'STUDIO';
    public const FLAT = 'FLAT';
    public const COBERTURA = 'COBERTURA';
    public const SALA_COMERCIAL = 'SALA_COMERCIAL';
    public const LOJA_PONTO = 'LOJA_PONTO';
    public const GALPAO = 'GALPAO';
    public const PREDIO = 'PREDIO';
    public const TERRENO_RUA = 'TERRENO_RUA';
    public const TERRENO_CONDOMINIO = 'TERRENO_CONDOMINIO';
    public const CHACARA_SITIO = 'CHACARA_SITIO';
    public const FAZENDA = 'FAZENDA';
}

/** Values known today; others may appear. */
final class PropertyWriteResultOutcome
{
    public const CREATED = 'CREATED';
    public const UPDATED = 'UPDATED';
    public const UNCHANGED = 'UNCHANGED';
    public const CONFIRMED = 'CONFIRMED';
    public const STATUS_SET = 'STATUS_SET';
    public const DELETED = 'DELETED';
    public const ALREADY_DELETED = 'ALREADY_DELETED';
}

/** Values known today; others may appear. */
final class PropertyWriteResultPhotos
{
    public const UNCHANGED = 'UNCHANGED';
    public const QUEUED = 'QUEUED';
    public const ALREADY_QUEUED = 'ALREADY_QUEUED';
    public const CLEARED = 'CLEARED';
}

/** Values known today; others may appear. */
final class Purpose
{
    public const VENDA = 'VENDA';
    public const LOCACAO = 'LOCACAO';
}

/** Values known today; others may appear. */
final class RadarFilter
{
    public const PENDING = 'pending';
    public const READY = 'ready';
}

/** Values known today; others may appear. */
final class SandboxFeedResultOutcome
{
    public const SET = 'SET';
    public const REMOVED = 'REMOVED';
}

/** Values known today; others may appear. */
final class SandboxRequestInputRequester
{
    public const PARTNER = 'PARTNER';
    public const OWN = 'OWN';
}

/** Values known today; others may appear. */
final class SandboxResetState
{
    public const EMPTYING = 'EMPTYING';
    public const FILLING = 'FILLING';
    public const DONE = 'DONE';
}

/** Values known today; others may appear. */
final class Source
{
    public const API = 'API';
    public const FEED = 'FEED';
    public const DASHBOARD = 'DASHBOARD';
}

/** Values known today; others may appear. */
final class State
{
    public const AC = 'AC';
    public const AL = 'AL';
    public const AM = 'AM';
    public const AP = 'AP';
    public const BA = 'BA';
    public const CE = 'CE';
    public const DF = 'DF';
    public const ES = 'ES';
    public const GO = 'GO';
    public const MA = 'MA';
    public const MG = 'MG';
    public const MS = 'MS';
    public const MT = 'MT';
    public const PA = 'PA';
    public const PB = 'PB';
    public const PE = 'PE';
    public const PI = 'PI';
    public const PR = 'PR';
    public const RJ = 'RJ';
    public const RN = 'RN';
    public const RO = 'RO';
    public const RR = 'RR';
    public const RS = 'RS';
    public const SC = 'SC';
    public const SE = 'SE';
    public const SP = 'SP';
    public const TO = 'TO';
}

/** Values known today; others may appear. */
final class TeamMemberRole
{
    public const OWNER = 'OWNER';
    public const MANAGER = 'MANAGER';
    public const BROKER = 'BROKER';
}

/** Values known today; others may appear. */
final class WebhookChangeResultOutcome
{
    public const UPDATED = 'UPDATED';
    public const UNCHANGED = 'UNCHANGED';
}

/** Values known today; others may appear. */
final class WebhookDisabledReason
{
    public const GONE_410 = 'GONE_410';
    public const FAILURE_RATE = 'FAILURE_RATE';
    public const MANUAL = 'MANUAL';
}

/** Values known today; others may appear. */
final class WebhookStatus
{
    public const ACTIVE = 'ACTIVE';
    public const DISABLED = 'DISABLED';
}

/** Values known today; others may appear. */
final class WebhookTestOutcomeOutcome
{
    public const TESTED = 'TESTED';
    public const WOULD_TEST = 'WOULD_TEST';
}

/** Address of a property. */
final class Address extends Model
{
    /** Name of the neighborhood. */
    public ?string $neighborhood;
    /** Catalog neighborhood; null while unrecognized. */
    public ?string $neighborhoodSlug;
    /** Name of the city. */
    public ?string $city;
    /** IBGE code of the city, 7 digits. */
    public ?string $cityId;
    /** Unique slug of city and state. */
    public ?string $citySlug;
    /** @var State::*|string|null State, 2 letters. */
    public ?string $state;
    /** Street, without the number. */
    public ?string $street;
    /** Number in the street. */
    public ?string $number;
    /** Apartment, block or room. */
    public ?string $complement;
}

/** Address of a property. Give the city by `cityId`, or by `city` and `state`. */
final class AddressInput extends Model
{
    public function __construct(
        /** IBGE code of the city, 7 digits. */
        public string|null|Absent $cityId = Absent::Value,
        /** Name of the city, with `state`. An unknown name answers 400 with suggestions. */
        public string|null|Absent $city = Absent::Value,
        /** @var State::*|string|null State, 2 letters. */
        public string|null|Absent $state = Absent::Value,
        /**
         * Neighborhood of the catalog: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`. The
         * safest choice.
         */
        public string|null|Absent $neighborhoodSlug = Absent::Value,
        /**
         * Neighborhood as text, matched through a dictionary of aliases. An unrecognized text waits for review,
         * and the property stays out of Radar meanwhile.
         */
        public string|null|Absent $neighborhood = Absent::Value,
        /** Street, without the number. */
        public string|null|Absent $street = Absent::Value,
        /** Number in the street. */
        public string|null|Absent $number = Absent::Value,
        /** Apartment, block or room. */
        public string|null|Absent $complement = Absent::Value,
        /**
         * Postal code (CEP), 8 digits with or without a hyphen. It decides the neighborhood where none is given
         * or recognized (`warnings` says so), and is not stored.
         */
        public string|null|Absent $postalCode = Absent::Value,
    ) {
    }
}

/** A batch and its results. */
final class Batch extends Model
{
    protected const TYPES = [
        'counts' => 'map:',
        'results' => 'list:BatchItem',
    ];

    /** Id of the batch. */
    public string $id;
    /** @var BatchType::*|string properties or leads. Other values may appear. */
    public string $type;
    /** @var BatchStatus::*|string QUEUED, RUNNING or DONE. Other values may appear. */
    public string $status;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** Total. */
    public int $total;
    /** Items done. */
    public int $processed;
    /** @var array<string, int> Number of items per `outcome`. */
    public array $counts;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** When it began. */
    public ?string $startedAt;
    /** When it finished. */
    public ?string $finishedAt;
    /** @var list<BatchItem> One result per item, in the order of the request. */
    public array $results;
}

/** The accepted batch. */
final class BatchAccepted extends Model
{
    protected const TYPES = [
        'data' => 'BatchCreated',
        'result' => 'BatchResult',
    ];

    /** The batch. */
    public BatchCreated $data;
    /** Its outcome. */
    public BatchResult $result;
}

/** The accepted batch. */
final class BatchCreated extends Model
{
    /** Id of the batch. */
    public string $id;
    /** @var BatchType::*|string properties or leads. Other values may appear. */
    public string $type;
    /** @var BatchStatus::*|string QUEUED, RUNNING or DONE. Other values may appear. */
    public string $status;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** Total. */
    public int $total;
    /** Items waiting to be processed. */
    public int $accepted;
    /** Items refused because they are malformed. */
    public int $rejected;
}

/** The finished batch. */
final class BatchDoneData extends Model
{
    protected const TYPES = [
        'counts' => 'map:',
    ];

    /** Id of the batch. */
    public string $id;
    /** @var BatchType::*|string properties or leads. Other values may appear. */
    public string $type;
    /** @var BatchStatus::*|string DONE. Other values may appear. */
    public string $status;
    /** @var array<string, int> Number of items per `outcome`. */
    public array $counts;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** An answer with one object. */
final class BatchEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Batch',
    ];

    /** The object. */
    public Batch $data;
}

/** Outcome of one item. */
final class BatchItem extends Model
{
    protected const TYPES = [
        'invalidParams' => 'list:InvalidParam',
        'result' => 'BatchItemResult',
    ];

    /** Position in the request, from 0. */
    public int $index;
    /** Code of the item. */
    public ?string $externalRef;
    /**
     * @var BatchItemOutcome::*|string As in the PUT by code, plus PENDING (queued) and REJECTED (refused). Other
     * values may appear.
     */
    public string $outcome;
    /** Id of the written object. */
    public ?string $id;
    /** Error code of a refused item. */
    public ?string $code;
    /** The reason in words, in the requested language. */
    public ?string $detail;
    /** @var list<InvalidParam> Everything wrong with the item. */
    public array $invalidParams;
    /** What the write reports besides `outcome`; null while queued or if refused. */
    public ?BatchItemResult $result;
    /** Refused clients only: the existing client of this person. */
    public ?string $existingId = null;
    /** That client's code; null if there is none. */
    public ?string $existingRef = null;
    /** @var list<string> If the contacts belong to several clients: which. */
    public ?array $existingIds = null;
    /** Properties only: outcome of the gallery. */
    public ?string $photos = null;
}

/** Of the `result` of the PUT by code. */
final class BatchItemResult extends Model
{
    protected const TYPES = [
        'warnings' => 'list:BatchWarning',
    ];

    /** @var list<BatchWarning> Accepted, but worth a look. */
    public array $warnings;
    /** @var list<string> Clients only: stored fields that were kept, as JSON Pointers of the item. */
    public ?array $kept = null;
    /** Clients only: was archived and is active again. */
    public ?bool $reactivated = null;
}

/** Outcome of the batch. */
final class BatchResult extends Model
{
    /** @var BatchResultOutcome::*|string QUEUED; DONE if no item was valid. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** A warning about an accepted write. */
final class BatchWarning extends Model
{
    protected const TYPES = [
        'suggestions' => 'list:Neighborhood',
    ];

    /** The field, as in `invalidParams`. */
    public string $name;
    /** The warning. */
    public string $code;
    /** The same in words, in the requested language. */
    public string $label;
    /** @var list<Neighborhood> Neighborhoods that the text may mean. */
    public ?array $suggestions = null;
}

/** What accepting did, or would do. */
final class CaptacaoAcceptResult extends Model
{
    /**
     * @var CaptacaoAcceptResultOutcome::*|string ACCEPTED, ALREADY_ACCEPTED (no second debit); WOULD_ACCEPT in a
     * dry run. Other values may appear.
     */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** Amount this call debits, or would debit, in cents; null if an earlier call debited it. */
    public ?int $priceCents;
}

/** The accepted owner, with the contact. */
final class CaptacaoAccepted extends Model
{
    protected const TYPES = [
        'data' => 'CaptacaoOffer',
        'result' => 'CaptacaoAcceptResult',
    ];

    /** The owner. */
    public CaptacaoOffer $data;
    /** What accepting did, or would do. */
    public CaptacaoAcceptResult $result;
}

/** How it was accepted. */
final class CaptacaoAcceptedVia extends Model
{
    /** @var CaptacaoAcceptedViaChannel::*|string|null API or PANEL (dashboard). Other values may appear. */
    public ?string $channel;
    /** Id of the key. */
    public ?string $keyId;
    /** Name of the key. */
    public ?string $keyName;
    /** IP address of the call. */
    public ?string $ip;
    /** Version of the terms. */
    public ?string $termsVersion;
}

/** The property's address. */
final class CaptacaoAddress extends Model
{
    /** Street. */
    public ?string $street;
    /** Number. */
    public ?string $number;
    /** Apartment or block. */
    public ?string $complement;
    /** Neighborhood. */
    public ?string $neighborhood;
    /** City. */
    public ?string $city;
}

/** The owner's contact. */
final class CaptacaoContact extends Model
{
    /** Name. */
    public ?string $name;
    /** Phone, in E.164. */
    public ?string $phone;
    /** E-mail. */
    public ?string $email;
}

/** An offered owner. The members from `owner` on appear after the account accepts. */
final class CaptacaoOffer extends Model
{
    protected const TYPES = [
        'priceExpected' => 'money',
        'matchingClients' => 'CaptacaoOfferMatchingClients',
        'demand' => 'CaptacaoOfferDemand',
        'owner' => 'CaptacaoContact',
        'address' => 'CaptacaoAddress',
        'acceptedVia' => 'CaptacaoAcceptedVia',
    ];

    /** Id of the offered owner. */
    public string $id;
    /** @var CaptacaoOfferStatus::*|string OFFERED, ACCEPTED, WITHDRAWN or EXPIRED. Other values may appear. */
    public string $status;
    /** @var Purpose::*|string VENDA (sale) or LOCACAO (rent). Other values may appear. */
    public string $purpose;
    /** @var PropertyType::*|string Subtype of the property. Other values may appear. */
    public string $propertyType;
    /** City. */
    public ?string $city;
    /** City and state as a slug. */
    public ?string $citySlug;
    /** Neighborhood. */
    public ?string $neighborhood;
    /** Bedrooms. */
    public ?int $bedrooms;
    /** Suites. */
    public ?int $suites;
    /** Bathrooms. */
    public ?int $bathrooms;
    /** Parking spots. */
    public ?int $parkingSpots;
    /** Usable area declared, in m². */
    public ?float $usableAreaDeclared;
    /** Total area declared, in m². */
    public ?float $areaDeclared;
    /** Price the owner expects, in BRL. */
    public ?Money $priceExpected;
    /**
     * @var CaptacaoOfferSellTimeframe::*|string|null When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO
     * (looking around). Other values may appear.
     */
    public ?string $sellTimeframe;
    /**
     * @var CaptacaoOfferOccupancy::*|string|null Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO
     * (nobody). Other values may appear.
     */
    public ?string $occupancy;
    /**
     * @var CaptacaoOfferOwnerRelation::*|string|null DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE
     * (agent) or OUTRO. Other values may appear.
     */
    public ?string $ownerRelation;
    /**
     * @var CaptacaoOfferExclusivityOpenness::*|string|null Open to exclusivity: SIM (yes) or NAO. Other values
     * may appear.
     */
    public ?string $exclusivityOpenness;
    /** The owner says it is already listed. */
    public bool $alreadyListedDeclared;
    /** Price of accepting, in cents of BRL. */
    public int $priceCents;
    /** Deadline to accept. */
    public string $deadline;
    /** Your clients looking for a property like this. */
    public CaptacaoOfferMatchingClients $matchingClients;
    /** Other accounts' clients looking for a property like this. */
    public CaptacaoOfferDemand $demand;
    /** Your properties in the neighborhood; null if it could not be computed. */
    public ?int $stockNeighborhood;
    /** Name, masked. */
    public ?string $ownerNameMasked;
    /** How the phone was verified. */
    public ?string $ownerPhoneVerifiedVia;
    /** When the owner's phone was verified, in UTC. */
    public ?string $ownerPhoneVerifiedAt;
    /** The contact has been revealed. */
    public bool $revealed;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** The owner's contact; null until acceptance. */
    public ?CaptacaoContact $owner = null;
    /** The property's address; null until acceptance. */
    public ?CaptacaoAddress $address = null;
    /** When it was accepted. */
    public ?string $acceptedAt = null;
    /** How it was accepted. */
    public ?CaptacaoAcceptedVia $acceptedVia = null;
    /** Deadline to ask for a refund. */
    public ?string $refundUntil = null;
    /** When it was refunded. */
    public ?string $refundedAt = null;
    /** When it was sold or let. */
    public ?string $soldAt = null;
    /** @var CaptacaoOfferStage::*|string|null NEW, CONTACTED, VISIT, CAPTURED or LOST. Other values may appear. */
    public ?string $stage = null;
    /** The stage in words. */
    public ?string $stageLabel = null;
    /** Reason for the loss. */
    public ?string $lostReason = null;
    /** What the account noted about the owner. */
    public ?string $note = null;
    /** @var OwnerTab::*|string|null Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED. Other values may appear. */
    public ?string $tab = null;
}

/** The accepted owner. */
final class CaptacaoOfferAcceptedData extends Model
{
    /** Id of the offered owner. */
    public string $id;
    /** When the account accepted it, in UTC. */
    public string $acceptedAt;
    /** @var CaptacaoAcceptedViaChannel::*|string API or PANEL (dashboard). Other values may appear. */
    public string $via;
}

/** Clients of other accounts, counted every night; unavailable below 10 clients or 3 accounts. */
final class CaptacaoOfferDemand extends Model
{
    /** Whether there is a number to show. */
    public bool $available;
    /** How many, rounded down to a multiple of 5. */
    public ?int $people;
    /** @var CaptacaoOfferDemandScope::*|string|null CITY or NEIGHBORHOOD. Other values may appear. */
    public ?string $scope;
    /** Name of the place. */
    public ?string $scopeName;
    /** When it was counted. */
    public ?string $asOf;
    /** The same in words. */
    public ?string $label;
}

/** An answer with one object. */
final class CaptacaoOfferEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'CaptacaoOffer',
    ];

    /** The object. */
    public CaptacaoOffer $data;
}

/** The owners on offer, and the account's summary. */
final class CaptacaoOfferList extends Model
{
    protected const TYPES = [
        'data' => 'list:CaptacaoOffer',
        'summary' => 'CaptacaoSummary',
    ];

    /** @var list<CaptacaoOffer> The owners. */
    public array $data;
    /** The account's summary. */
    public CaptacaoSummary $summary;
    /** null: all owners are on the page, unless `limit` asks for fewer. */
    public ?string $nextCursor;
}

/** Your clients looking for a property like this; null if it could not be computed. */
final class CaptacaoOfferMatchingClients extends Model
{
    /** In the city. */
    public ?int $city;
    /** In the neighborhood. */
    public ?int $neighborhood;
}

/** The offered owner. */
final class CaptacaoOfferReceivedData extends Model
{
    /** Id of the offered owner. */
    public string $id;
    /** Deadline to accept. */
    public string $deadline;
}

/** The offer that ended. */
final class CaptacaoOfferWithdrawnData extends Model
{
    /** Id of the offered owner. */
    public string $id;
}

/** A page of accepted owners. */
final class CaptacaoOwnerPage extends Model
{
    protected const TYPES = [
        'data' => 'list:CaptacaoOffer',
        'counts' => 'CaptacaoOwnerPageCounts',
    ];

    /** @var list<CaptacaoOffer> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
    /** Number on the tab. */
    public int $total;
    /** Number on each tab. */
    public CaptacaoOwnerPageCounts $counts;
}

/** Number on each tab. */
final class CaptacaoOwnerPageCounts extends Model
{
    /** Under way. */
    public int $ACTIVE;
    /** Captured. */
    public int $CAPTURED;
    /** Archived. */
    public int $ARCHIVED;
}

/** The account's Captação summary. */
final class CaptacaoSummary extends Model
{
    /** Open offers. */
    public int $pendingCount;
    /** Balance, in cents of BRL. */
    public int $balanceCents;
    /** The subscription is active. */
    public bool $subscriptionActive;
    /** The platform offers owners. */
    public bool $platformActive;
    /** The account is paused and receives no offers. */
    public bool $paused;
    /** The pause is automatic, caused by expired offers. */
    public bool $pausedAuto;
    /** Consecutive expired offers. */
    public int $expiredStreak;
    /** Consecutive expired offers that trigger the pause; null: never. */
    public ?int $autoPauseAfter;
    /** Still using free owners. */
    public bool $inActivation;
    /** Owners left before the first charge. */
    public ?int $leadsToFirstCharge;
    /** A recharge is under way. */
    public bool $rechargePending;
    /** @var list<string> Cities served; empty: all. */
    public array $operatingCities;
    /** @var list<Purpose::*|string> Purposes served. Other values may appear. */
    public array $purposes;
    /** @var list<CaptacaoSummaryServiceDay::*|string> Days of service. Other values may appear. */
    public array $serviceDays;
}

/** A field that changed. */
final class Change extends Model
{
    /** Name of the field. */
    public string $field;
    /** Previous value, as the object shows it. */
    public mixed $from;
    /** New value, as the object shows it. */
    public mixed $to;
}

/** A city of the catalog. */
final class City extends Model
{
    /** IBGE code, 7 digits. */
    public string $cityId;
    /** Name. */
    public string $name;
    /** @var State::*|string State, 2 letters. */
    public string $uf;
    /** Unique slug of city and state. */
    public string $citySlug;
}

/** A page of a list. */
final class CityPage extends Model
{
    protected const TYPES = [
        'data' => 'list:City',
    ];

    /** @var list<City> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
    /** Total. */
    public int $total;
}

/** A city that the text may mean. */
final class CitySuggestion extends Model
{
    /** IBGE code, 7 digits. */
    public string $cityId;
    /** Name. */
    public string $name;
    /** State, 2 letters. */
    public string $uf;
    /** Unique slug of city and state. */
    public string $citySlug;
    /** The neighborhood or district of this city that has the name sent. */
    public ?string $neighborhood = null;
    /** true if it is in another state, with exactly the name sent. Other values may appear. */
    public ?bool $otherState = null;
}

/** The client of an opportunity. The phone is never shown. */
final class ClientSnapshot extends Model
{
    protected const TYPES = [
        'priceMin' => 'money',
        'priceMax' => 'money',
    ];

    /** A partner's client, shown without a name. */
    public bool $masked;
    /** @var LeadStatus::*|string|null Stage; null for a masked client. Other values may appear. */
    public ?string $status;
    /** Credit is pre-approved. */
    public bool $preApproved;
    /** @var list<Purpose::*|string> What the client is looking for. Other values may appear. */
    public array $purposes;
    /** @var list<PropertyType::*|string> Wanted subtypes. Other values may appear. */
    public array $propertyTypes;
    /** @var list<string> Wanted places, as text. */
    public array $regions;
    /** Lowest price in BRL. */
    public ?Money $priceMin;
    /** Highest price in BRL. */
    public ?Money $priceMax;
    /** Bedrooms, at least. */
    public ?int $bedrooms;
    /** Parking spots, at least. */
    public ?int $parkingSpots;
    /** Smallest area in m². */
    public ?float $areaMin;
    /** Name of your own client, if the key has leads:read. */
    public ?string $name;
}

/** A property of the request. */
final class ConfirmItem extends Model
{
    protected const TYPES = [
        'confirmation' => 'Confirmation',
    ];

    /** Id of the property; null if the code is unknown. */
    public ?string $id;
    /** Code of the property. */
    public ?string $externalRef;
    /**
     * @var ConfirmItemOutcome::*|string CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or
     * IN_TRASH. Other values may appear.
     */
    public string $outcome;
    /**
     * @var PropertyStatus::*|string|null Availability after the confirmation; null if there is no property.
     * Other values may appear.
     */
    public ?string $status;
    /** Dates of the confirmation; null if there is no property. */
    public ?Confirmation $confirmation;
}

/** The summary of a confirmation. */
final class ConfirmResult extends Model
{
    protected const TYPES = [
        'summary' => 'map:',
    ];

    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** @var array<string, int> Number of properties per `outcome`. */
    public array $summary;
}

/** Availability must be confirmed every 60 days; a write through the API also confirms it. */
final class Confirmation extends Model
{
    /** The latest confirmation. */
    public ?string $lastConfirmedAt;
    /** When the next one is due: 60 days after the latest. */
    public ?string $dueAt;
    /** When the notice was sent. */
    public ?string $noticeAt;
    /** When it goes offline: 7 days after the notice. */
    public ?string $offlineAt;
}

/** The partner account. */
final class Counterpart extends Model
{
    /** Id of the account. */
    public string $accountId;
    /** Name of the account. */
    public string $name;
    /** @var PartyType::*|string AGENCY or DEVELOPER. Other values may appear. */
    public string $type;
    /** Network or group. */
    public ?string $organization;
    /** CRECI registration. */
    public ?string $creci;
    /** CRECI verified by the platform. */
    public bool $creciVerified;
    /** Business phone, in E.164. */
    public ?string $phone;
}

/** The platform's review of the property. */
final class Curation extends Model
{
    /**
     * @var CurationStatus::*|string|null PENDING, APPROVED or REJECTED; null if not subject to review. Other
     * values may appear.
     */
    public ?string $status;
    /** @var CurationReason::*|string|null Reason for the rejection. Other values may appear. */
    public ?string $reason;
    /** The reason for the rejection, otherwise the status, in words, in the requested language. */
    public ?string $label;
}

/** The delivery of an event to an endpoint. */
final class Delivery extends Model
{
    protected const TYPES = [
        'attemptLog' => 'list:DeliveryAttempt',
    ];

    /** Id of the delivery. */
    public string $id;
    /** Id of the event; its `webhook-id`. */
    public string $eventId;
    /** @var EventType::*|string Type of the event. */
    public string $type;
    /**
     * @var DeliveryStatus::*|string PENDING, RETRYING (another attempt will follow), DELIVERED, FAILED (out of
     * attempts) or SKIPPED (endpoint disabled, or no permission). Other values may appear.
     */
    public string $status;
    /** Attempts made. */
    public int $attempts;
    /** Latest HTTP status. */
    public ?int $lastStatusCode;
    /** Latest error, in one word. */
    public ?string $lastError;
    /** Latest attempt. */
    public ?string $lastAttemptAt;
    /** Next attempt. */
    public ?string $nextAttemptAt;
    /** When it was delivered. */
    public ?string $deliveredAt;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** @var list<DeliveryAttempt> Each attempt. */
    public array $attemptLog;
}

/** An attempt to deliver. */
final class DeliveryAttempt extends Model
{
    /** When it was attempted, in UTC. */
    public string $at;
    /** HTTP status; null without an answer. */
    public ?int $statusCode;
    /** Why it failed, in one word. */
    public ?string $error;
    /** How long it took, in milliseconds. */
    public int $ms;
}

/** A page of a list. */
final class DeliveryPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Delivery',
    ];

    /** @var list<Delivery> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** The delivery after the call. */
final class DeliveryRetried extends Model
{
    protected const TYPES = [
        'data' => 'Delivery',
        'result' => 'DeliveryRetryResult',
    ];

    /** The delivery. */
    public Delivery $data;
    /** What was done. */
    public DeliveryRetryResult $result;
}

/** What the write did, or would do. */
final class DeliveryRetryResult extends Model
{
    /** @var DeliveryRetryResultOutcome::*|string SCHEDULED, ALREADY_SCHEDULED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** An event; `type` says which. */
final class Event extends Model
{
    protected const TYPES = [
        'data' => 'map:',
    ];

    /** Id of the event; also the `webhook-id` of its delivery. */
    public string $id;
    /** Increases in the order of the account's log, oldest to newest. */
    public int $sequence;
    /** When it happened, in UTC. */
    public string $createdAt;
    /** @var EventType::*|string Type of the event. */
    public string $type;
    /** @var array<string, mixed> The event's data: ids, states and field names, nothing personal. */
    public array $data;
}

/** Events in order. */
final class EventPage extends Model
{
    protected const TYPES = [
        'events' => 'list:Event',
    ];

    /** @var list<Event> The events of this page. */
    public array $events;
    /** Where to continue; keep it even if the page is empty. */
    public string $nextCursor;
    /** More events are available now. */
    public bool $hasMore;
}

/** An event type. */
final class EventTypeInfo extends Model
{
    /** @var EventType::*|string The type. */
    public string $type;
    /** @var Permission::*|string The read permission that grants it. Other values may appear. */
    public string $scope;
    /** What happened, in the requested language. */
    public string $description;
}

/** A page of a list. */
final class EventTypeInfoPage extends Model
{
    protected const TYPES = [
        'data' => 'list:EventTypeInfo',
    ];

    /** @var list<EventTypeInfo> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** A page of opportunities, with what `include` requested. */
final class ExploredMatchPage extends Model
{
    protected const TYPES = [
        'data' => 'list:RadarMatch',
        'nearMisses' => 'list:NearMiss',
        'funnel' => 'Funnel',
    ];

    /** @var list<RadarMatch> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
    /**
     * @var list<NearMiss>|null Your own pairs that almost match, the nearest first; null if Radar does not
     * answer in time.
     */
    public ?array $nearMisses = null;
    /** How many remain after each filter. */
    public ?Funnel $funnel = null;
}

/** What a sync did, counted in properties. */
final class FeedCounts extends Model
{
    /** Created. */
    public ?int $created;
    /** Updated. */
    public ?int $updated;
    /** Left the feed: missing in two complete syncs. */
    public ?int $archived;
    /** Incomplete, or over the plan's quota. */
    public ?int $skipped;
    /** Unchanged. */
    public ?int $unchanged;
    /** Unchanged, their availability confirmed. */
    public ?int $confirmed;
}

/** A feed that awaits a decision. */
final class FeedHeldData extends Model
{
    /** Listings of the feed. */
    public int $listings;
    /** Codes that now name other properties. */
    public int $others;
    /** When it stopped. */
    public string $heldAt;
}

/** What a sync would do, and why. */
final class FeedReport extends Model
{
    protected const TYPES = [
        'listings' => 'list:FeedReportListing',
        'counts' => 'map:',
        'reasons' => 'map:',
        'notRead' => 'list:FeedReportNotRead',
        'waiting' => 'list:FeedReportWaiting',
    ];

    /** @var FeedReportStatus::*|string How it would end. Other values may appear. */
    public string $status;
    /** The same in words. */
    public string $message;
    /** @var list<FeedReportListing> Up to 500 listings; the rest in `counts` only. */
    public array $listings;
    /** @var array<string, int> Number of listings per `outcome`. */
    public array $counts;
    /**
     * @var FeedSyncConnector::*|string|null Format found by reading; null if no listing shows it. Other values
     * may appear.
     */
    public ?string $connector;
    /** @var array<string, int> Number of listings per reason or remark. */
    public array $reasons;
    /** @var list<FeedReportNotRead> What the listings have and is not read, the most frequent first. */
    public array $notRead;
    /** @var list<FeedReportWaiting> Unrecognized types and cities, grouped. */
    public array $waiting;
    /** What is not read, in one line; null if nothing. */
    public ?string $summary;
}

/** A listing of the feed. */
final class FeedReportListing extends Model
{
    protected const TYPES = [
        'unknown' => 'list:FeedReportListingUnknown',
        'refusedPhotos' => 'list:FeedReportListingRefusedPhoto',
        'remarks' => 'list:FeedReportListingRemark',
    ];

    /** Code of the listing. */
    public ?string $externalRef;
    /**
     * @var FeedReportListingOutcome::*|string CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or
     * MISSING. Other values may appear.
     */
    public string $outcome;
    /** Why it is skipped or not archived, as a code. */
    public ?string $reason;
    /** @var list<string> Fields edited in the dashboard: they were kept as they were. */
    public array $conflicts;
    /** Reason and remarks in words. */
    public ?string $message;
    /**
     * @var list<FeedReportListingMissing::*|string> Required fields that are missing or unreadable. Other values
     * may appear.
     */
    public array $missing;
    /**
     * @var list<FeedReportListingUnknown> Values of the listing that no catalog has: the property is imported
     * and awaits review.
     */
    public array $unknown;
    /** @var list<FeedReportListingRefusedPhoto> Photos that cannot be downloaded, up to 5. */
    public array $refusedPhotos;
    /** @var list<FeedReportListingRemark> What was left out of the listing, or looks wrong. */
    public array $remarks;
}

/** A refused photo. */
final class FeedReportListingRefusedPhoto extends Model
{
    /** Address, cut to 300 characters. */
    public string $url;
    /** Why, in one word. */
    public string $reason;
}

/** A remark on the listing. */
final class FeedReportListingRemark extends Model
{
    /**
     * @var FeedReportListingRemarkCode::*|string Which one, in one word: price_on_request, price_implausible,
     * unit_not_read... Other values may appear.
     */
    public string $code;
    /** Field of the API, or null. */
    public ?string $field;
    /** The feed's text, or a number; null if there is none. */
    public ?string $value;
}

/** An unknown value. */
final class FeedReportListingUnknown extends Model
{
    /** @var FeedReportWaitingField::*|string type or address.city. Other values may appear. */
    public string $field;
    /** The feed's text. */
    public string $value;
}

/** What the feed has and is not read. */
final class FeedReportNotRead extends Model
{
    /** condominiumFee, propertyTax, video..., or the element's name. */
    public string $name;
    /** The same in words. */
    public string $label;
    /** In how many listings. */
    public int $count;
}

/** A value that no catalog has. */
final class FeedReportWaiting extends Model
{
    /** @var FeedReportWaitingField::*|string type or address.city. Other values may appear. */
    public string $field;
    /** The feed's text. */
    public string $value;
    /** In how many listings. */
    public int $count;
}

/** Status of the CRM feed. */
final class FeedSync extends Model
{
    protected const TYPES = [
        'counts' => 'FeedCounts',
        'lastReport' => 'FeedSyncReport',
    ];

    /** Whether a feed is set in the dashboard. */
    public bool $configured;
    /**
     * @var FeedSyncConnector::*|string|null Format of the feed, found by reading: VRSYNC, ZAP, OPENNAVENT or
     * CHAVES_NA_MAO. Other values may appear.
     */
    public ?string $connector;
    /** Syncs automatically every 6 hours. */
    public bool $autoSync;
    /**
     * @var FeedSyncStatus::*|string|null How the last sync ended; QUEUED while one runs. Other values may
     * appear.
     */
    public ?string $status;
    /** The same in words, in the requested language. */
    public ?string $message;
    /** Latest sync. */
    public ?string $lastSyncAt;
    /** Listings in the feed. */
    public ?int $feedCount;
    /** What the last sync did. */
    public FeedCounts $counts;
    /** Properties with a field that the dashboard keeps from the feed. */
    public int $conflicts;
    /** Time of the scheduled sync. */
    public ?string $scheduledFor;
    /** When the feed is fetched next without a call: a retry, the scheduled sync or the automatic sync. */
    public ?string $nextAttemptAt;
    /** Report of the last sync that read the feed, with its first 50 rows; in GET /feed only. */
    public ?FeedSyncReport $lastReport = null;
}

/** An answer with one object. */
final class FeedSyncEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'FeedSync',
    ];

    /** The object. */
    public FeedSync $data;
}

/** What a sync did, and why. */
final class FeedSyncReport extends Model
{
    protected const TYPES = [
        'listings' => 'list:FeedReportListing',
        'counts' => 'map:',
        'reasons' => 'map:',
        'notRead' => 'list:FeedReportNotRead',
        'waiting' => 'list:FeedReportWaiting',
    ];

    /** @var FeedReportStatus::*|string How it ended. Other values may appear. */
    public string $status;
    /** The same in words. */
    public string $message;
    /** @var list<FeedReportListing> Up to 500 listings; the rest in `counts` only. */
    public array $listings;
    /** @var array<string, int> Number of listings per `outcome`. */
    public array $counts;
    /**
     * @var FeedSyncConnector::*|string|null Format found by reading; null if no listing shows it. Other values
     * may appear.
     */
    public ?string $connector;
    /** @var array<string, int> Number of listings per reason or remark. */
    public array $reasons;
    /** @var list<FeedReportNotRead> What the listings have and is not read, the most frequent first. */
    public array $notRead;
    /** @var list<FeedReportWaiting> Unrecognized types and cities, grouped. */
    public array $waiting;
    /** What is not read, in one line; null if nothing. */
    public ?string $summary;
    /** Id of the sync. */
    public string $syncId;
    /** When it ended. */
    public string $finishedAt;
}

/** What the call did, or would do. */
final class FeedSyncResult extends Model
{
    protected const TYPES = [
        'report' => 'FeedReport',
    ];

    /**
     * @var FeedSyncResultOutcome::*|string STARTED, SCHEDULED, ALREADY_SCHEDULED; WOULD_SYNC in a dry run. Other
     * values may appear.
     */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** When the sync is scheduled. */
    public ?string $scheduledFor;
    /** Only in a dry run: what would happen, and why. */
    public ?FeedReport $report;
}

/** The feed, and what the call did. */
final class FeedSynced extends Model
{
    protected const TYPES = [
        'data' => 'FeedSync',
        'result' => 'FeedSyncResult',
    ];

    /** Status of the feed. */
    public FeedSync $data;
    /** What the call did, or would do. */
    public FeedSyncResult $result;
}

/** How many of the account's own remain after each filter. */
final class Funnel extends Model
{
    /** Eligible for Radar. */
    public int $eligible;
    /** With a purpose in common. */
    public int $purpose;
    /** In the same city. */
    public int $city;
    /** With a wanted subtype. */
    public int $type;
    /** Within the price. */
    public int $price;
    /** With at most one bedroom fewer. */
    public int $bedrooms;
    /** With 60 % of the area asked for, or more. */
    public int $area;
    /** With a score of 60 or more. */
    public int $score;
    /** Kept as opportunities. */
    public int $kept;
}

/** The interaction with the client. */
final class InteractionInput extends Model
{
    public function __construct(
        /** @var InteractionInputType::*|string CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER. */
        public string $type,
        /** When it happened; now if absent, never in the future. */
        public string|Absent $at = Absent::Value,
        /** Note, up to 2,000 characters. */
        public string|Absent $note = Absent::Value,
        /** The property it was about. */
        public string|Absent $propertyId = Absent::Value,
    ) {
    }
}

/** The client and the logged interaction. */
final class InteractionLogged extends Model
{
    protected const TYPES = [
        'data' => 'Lead',
        'result' => 'InteractionResult',
    ];

    /** The client after the write. */
    public Lead $data;
    /** The logged interaction. */
    public InteractionResult $result;
}

/** The logged interaction. */
final class InteractionResult extends Model
{
    /** LOGGED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** Id of the interaction. */
    public string $interactionId;
}

/** Search profile. Counts and area are minimums. */
final class Interest extends Model
{
    protected const TYPES = [
        'locations' => 'list:Location',
        'salePriceMin' => 'money',
        'salePriceMax' => 'money',
        'rentPriceMin' => 'money',
        'rentPriceMax' => 'money',
    ];

    /**
     * @var list<Purpose::*|string> What the client wants: VENDA (buy), LOCACAO (rent) or both. Other values may
     * appear.
     */
    public array $purposes;
    /**
     * @var list<PropertyType::*|string> Wanted subtypes, from `GET /reference/property-types`. Without any,
     * Radar recommends nothing. Other values may appear.
     */
    public array $propertyTypes;
    /** @var list<Location> Up to 30 wanted places. */
    public array $locations;
    /** Lowest price to buy, in BRL. */
    public ?Money $salePriceMin;
    /** Highest price to buy, in BRL. Not below the lowest. */
    public ?Money $salePriceMax;
    /** Lowest monthly rent, in BRL. */
    public ?Money $rentPriceMin;
    /** Highest monthly rent, in BRL. Not below the lowest. */
    public ?Money $rentPriceMax;
    /** Bedrooms, at least. */
    public ?int $bedrooms;
    /** Suites, at least. */
    public ?int $suites;
    /** Bathrooms, at least. */
    public ?int $bathrooms;
    /** Parking spots, at least. */
    public ?int $parkingSpots;
    /** Smallest private area, in m². */
    public ?float $areaMin;
}

/** Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of each purpose. */
final class InterestInput extends Model
{
    protected const TYPES = [
        'locations' => 'list:LocationInput',
        'salePriceMin' => 'money',
        'salePriceMax' => 'money',
        'rentPriceMin' => 'money',
        'rentPriceMax' => 'money',
    ];

    public function __construct(
        /** @var list<Purpose::*|string> What the client wants: VENDA (buy), LOCACAO (rent) or both. */
        public array|Absent $purposes = Absent::Value,
        /**
         * @var list<PropertyType::*|string> Wanted subtypes, from `GET /reference/property-types`. Without any,
         * Radar recommends nothing.
         */
        public array|Absent $propertyTypes = Absent::Value,
        /** @var list<LocationInput> Up to 30 wanted places. */
        public array|Absent $locations = Absent::Value,
        /** Lowest price to buy, in BRL. */
        public Money|null|Absent $salePriceMin = Absent::Value,
        /** Highest price to buy, in BRL. Not below the lowest. */
        public Money|null|Absent $salePriceMax = Absent::Value,
        /** Lowest monthly rent, in BRL. */
        public Money|null|Absent $rentPriceMin = Absent::Value,
        /** Highest monthly rent, in BRL. Not below the lowest. */
        public Money|null|Absent $rentPriceMax = Absent::Value,
        /** Bedrooms, at least. */
        public int|null|Absent $bedrooms = Absent::Value,
        /** Suites, at least. */
        public int|null|Absent $suites = Absent::Value,
        /** Bathrooms, at least. */
        public int|null|Absent $bathrooms = Absent::Value,
        /** Parking spots, at least. */
        public int|null|Absent $parkingSpots = Absent::Value,
        /** Smallest private area, in m². */
        public float|null|Absent $areaMin = Absent::Value,
    ) {
    }
}

/** One error of the request. */
final class InvalidParam extends Model
{
    protected const TYPES = [
        'suggestions' => 'list:CitySuggestion',
    ];

    /** @var InvalidParamIn::*|string Where: query, path, header or body. Other values may appear. */
    public string $in;
    /** The field, dotted. */
    public string $name;
    /** JSON Pointer into the body. */
    public ?string $pointer = null;
    /** @var InvalidParamCode::*|string A stable word. Other values may appear. */
    public string $code;
    /** A sentence in the requested language. */
    public string $reason;
    /** @var list<string> The accepted values; of an unknown field or parameter, the names accepted there. */
    public ?array $allowed = null;
    /** @var list<CitySuggestion> Cities with similar names. */
    public ?array $suggestions = null;
    /** The accepted name or value closest to the one sent. */
    public ?string $didYouMean = null;
}

/** A launch (new development). Every field is always present. */
final class Launch extends Model
{
    protected const TYPES = [
        'developer' => 'LaunchDeveloper',
        'address' => 'Address',
        'priceFrom' => 'money',
        'priceTo' => 'money',
        'partnershipTerms' => 'PartnershipTerms',
        'units' => 'LaunchUnits',
        'typologies' => 'list:LaunchTypology',
    ];

    /** Id of the development. */
    public string $developmentId;
    /** Name of the development. */
    public ?string $title;
    /** Text of the listing. */
    public ?string $description;
    /** The developer. */
    public LaunchDeveloper $developer;
    /** Address. */
    public Address $address;
    /** @var LaunchConstructionStage::*|string|null LAUNCH, OFF_PLAN, NEW or READY. Other values may appear. */
    public ?string $constructionStage;
    /** Expected delivery, YYYY-MM-DD. */
    public ?string $deliveryDate;
    /** Progress in %, 0 to 100. */
    public ?int $constructionProgress;
    /** Lowest price in BRL: of the unit types, or of the development. */
    public ?Money $priceFrom;
    /** Highest price in BRL. */
    public ?Money $priceTo;
    /** Cover photo. */
    public ?string $coverPhoto;
    /** @var list<string> Photos, in order. */
    public array $photos;
    /** @var list<string> Floor plans. */
    public array $floorPlans;
    /** Terms offered to partners. */
    public PartnershipTerms $partnershipTerms;
    /** The units. */
    public LaunchUnits $units;
    /** @var list<LaunchTypology> The unit types. */
    public array $typologies;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** The construction of a development or unit type. */
final class LaunchBlock extends Model
{
    /** @var LaunchConstructionStage::*|string|null LAUNCH, OFF_PLAN, NEW or READY. Other values may appear. */
    public ?string $constructionStage;
    /** Expected delivery, YYYY-MM-DD. */
    public ?string $deliveryDate;
    /** Progress in %, 0 to 100. */
    public ?int $constructionProgress;
    /** Total units. */
    public ?int $unitsTotal;
    /** Units available. */
    public ?int $unitsAvailable;
    /** Units reserved. */
    public ?int $unitsReserved;
    /** Units sold. */
    public ?int $unitsSold;
    /** @var list<string> Addresses of the floor plans. */
    public array $floorPlans;
}

/** The client to register. */
final class LaunchClientInput extends Model
{
    public function __construct(
        /** Id of the client. */
        public string $leadId,
        /** Message to the developer. */
        public string|null|Absent $message = Absent::Value,
    ) {
    }
}

/** The partnership created by the registration. */
final class LaunchClientRegistered extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
        'result' => 'LaunchClientResult',
    ];

    /** The partnership. */
    public Partnership $data;
    /** What the write did, or would do. */
    public LaunchClientResult $result;
}

/** What the write did, or would do. */
final class LaunchClientResult extends Model
{
    /** @var LaunchClientResultOutcome::*|string REGISTERED or ALREADY_REGISTERED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The developer. */
final class LaunchDeveloper extends Model
{
    /** Id of the account. */
    public string $accountId;
    /** Name. */
    public string $name;
}

/** A page of a list. */
final class LaunchPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Launch',
    ];

    /** @var list<Launch> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** A unit type. */
final class LaunchTypology extends Model
{
    protected const TYPES = [
        'price' => 'money',
    ];

    /** Id of the unit type. */
    public string $propertyId;
    /** Name. */
    public ?string $title;
    /** @var PropertyType::*|string|null Subtype. Other values may appear. */
    public ?string $type;
    /** Bedrooms. */
    public ?int $bedrooms;
    /** Suites. */
    public ?int $suites;
    /** Bathrooms. */
    public ?int $bathrooms;
    /** Parking spots. */
    public ?int $parkingSpots;
    /** Private area in m². */
    public ?float $area;
    /** Price in BRL; the monthly rent if the unit is only for rent. */
    public ?Money $price;
    /** Units available. */
    public ?int $unitsAvailable;
}

/** Sums over the unit types that have them, otherwise the development's. */
final class LaunchUnits extends Model
{
    /** Total. */
    public ?int $total;
    /** Available. */
    public ?int $available;
    /** Reserved. */
    public ?int $reserved;
    /** Sold. */
    public ?int $sold;
}

/** A client. Every field is always present. */
final class Lead extends Model
{
    protected const TYPES = [
        'phones' => 'list:LeadPhone',
        'interest' => 'Interest',
        'radar' => 'LeadRadar',
    ];

    /** Id of the client on the platform. */
    public string $id;
    /** Code in your system; null if it has none. */
    public ?string $externalRef;
    /** @var LeadState::*|string ACTIVE, ARCHIVED or DELETED (trash). Other values may appear. */
    public string $state;
    /** @var LeadStatus::*|string Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. Other values may appear. */
    public string $status;
    /** Name. */
    public string $name;
    /** @var list<LeadPhone> Phones, in the order sent. */
    public array $phones;
    /** E-mail, in lower case. */
    public ?string $email;
    /** Internal notes. */
    public ?string $notes;
    /** Credit is pre-approved. */
    public bool $preApproved;
    /** The profile may receive partners' properties. */
    public bool $sharedToNetwork;
    /** Search profile. */
    public Interest $interest;
    /** Broker in charge. */
    public ?string $ownerAccountId;
    /** Name of the broker. */
    public ?string $ownerName;
    /** @var Source::*|string Where it came from: API, FEED or DASHBOARD. Other values may appear. */
    public string $source;
    /** Whether Radar recommends properties to the client, and what is missing. */
    public LeadRadar $radar;
    /** Latest activity. */
    public ?string $lastActivityAt;
    /** When the legal basis was declared. */
    public ?string $consentGivenAt;
    /** When it went to the trash. */
    public ?string $deletedAt;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** Up to 500 items, processed in order. */
final class LeadBatch extends Model
{
    protected const TYPES = [
        'items' => 'list:LeadBatchItem',
    ];

    public function __construct(
        /** @var list<LeadBatchItem> The items, 1 to 500. */
        public array $items,
    ) {
    }
}

/** One item: its code and the data to write. */
final class LeadBatchItem extends Model
{
    protected const TYPES = [
        'phones' => 'list:PhoneInput',
        'interest' => 'InterestInput',
    ];

    public function __construct(
        /** Code of the client in your system, unique in the account: 1 to 80 characters, like a property's. */
        public string $externalRef,
        /** Name, up to 200 characters. Required on creation. */
        public string|Absent $name = Absent::Value,
        /**
         * @var list<PhoneInput> Up to 5 phones. Creating requires a phone or an e-mail of the person;
         * placeholders, such as (11) 99999-9999, are not stored.
         */
        public array|Absent $phones = Absent::Value,
        /** E-mail, stored in lower case; null clears. Placeholders, such as nao@tem.com.br, are not stored. */
        public string|null|Absent $email = Absent::Value,
        /** @var LeadStatus::*|string Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
        public string|Absent $status = Absent::Value,
        /** Internal notes, up to 5,000 characters. Never seen by partners. */
        public string|null|Absent $notes = Absent::Value,
        /** Credit is pre-approved. */
        public bool|Absent $preApproved = Absent::Value,
        /** The profile may receive partners' properties. */
        public bool|Absent $sharedToNetwork = Absent::Value,
        /** Search profile; absent fields stay as they are. */
        public InterestInput|Absent $interest = Absent::Value,
        /**
         * Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest
         * active clients.
         */
        public string|null|Absent $ownerAccountId = Absent::Value,
        /** The broker's e-mail, instead of the id. */
        public string|Absent $ownerEmail = Absent::Value,
        /**
         * Latest activity in your system. It only moves forward; null leaves it unchanged. A new client inactive
         * for over 60 days is created archived.
         */
        public string|null|Absent $lastActivityAt = Absent::Value,
        /**
         * Required on creation, and always true: the company declares that it has a legal basis to process the
         * data (LGPD).
         */
        public bool|Absent $consentGiven = Absent::Value,
    ) {
    }
}

/** A new client. */
final class LeadCreation extends Model
{
    protected const TYPES = [
        'phones' => 'list:PhoneInput',
        'interest' => 'InterestInput',
    ];

    public function __construct(
        /** Name, up to 200 characters. Required on creation. */
        public string $name,
        /**
         * Required on creation, and always true: the company declares that it has a legal basis to process the
         * data (LGPD).
         */
        public bool $consentGiven,
        /** Code of the client in your system, unique in the account: 1 to 80 characters, like a property's. */
        public string|Absent $externalRef = Absent::Value,
        /**
         * @var list<PhoneInput> Up to 5 phones. Creating requires a phone or an e-mail of the person;
         * placeholders, such as (11) 99999-9999, are not stored.
         */
        public array|Absent $phones = Absent::Value,
        /** E-mail, stored in lower case; null clears. Placeholders, such as nao@tem.com.br, are not stored. */
        public string|null|Absent $email = Absent::Value,
        /** @var LeadStatus::*|string Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
        public string|Absent $status = Absent::Value,
        /** Internal notes, up to 5,000 characters. Never seen by partners. */
        public string|null|Absent $notes = Absent::Value,
        /** Credit is pre-approved. */
        public bool|Absent $preApproved = Absent::Value,
        /** The profile may receive partners' properties. */
        public bool|Absent $sharedToNetwork = Absent::Value,
        /** Search profile; absent fields stay as they are. */
        public InterestInput|Absent $interest = Absent::Value,
        /**
         * Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest
         * active clients.
         */
        public string|null|Absent $ownerAccountId = Absent::Value,
        /** The broker's e-mail, instead of the id. */
        public string|Absent $ownerEmail = Absent::Value,
        /**
         * Latest activity in your system. It only moves forward; null leaves it unchanged. A new client inactive
         * for over 60 days is created archived.
         */
        public string|null|Absent $lastActivityAt = Absent::Value,
    ) {
    }
}

/** An answer with one object. */
final class LeadEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Lead',
    ];

    /** The object. */
    public Lead $data;
}

/** The event's client. Read the client for its new values. */
final class LeadEventData extends Model
{
    /** Id of the client. */
    public string $id;
    /** Code in your system. */
    public ?string $externalRef;
    /** @var LeadState::*|string ACTIVE, ARCHIVED or DELETED. Other values may appear. */
    public string $state;
    /** @var LeadStatus::*|string Stage. Other values may appear. */
    public string $status;
    /** Broker in charge. */
    public ?string $ownerAccountId;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** The client data of a write. */
final class LeadInput extends Model
{
    protected const TYPES = [
        'phones' => 'list:PhoneInput',
        'interest' => 'InterestInput',
    ];

    public function __construct(
        /** Name, up to 200 characters. Required on creation. */
        public string|Absent $name = Absent::Value,
        /**
         * @var list<PhoneInput> Up to 5 phones. Creating requires a phone or an e-mail of the person;
         * placeholders, such as (11) 99999-9999, are not stored.
         */
        public array|Absent $phones = Absent::Value,
        /** E-mail, stored in lower case; null clears. Placeholders, such as nao@tem.com.br, are not stored. */
        public string|null|Absent $email = Absent::Value,
        /** @var LeadStatus::*|string Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
        public string|Absent $status = Absent::Value,
        /** Internal notes, up to 5,000 characters. Never seen by partners. */
        public string|null|Absent $notes = Absent::Value,
        /** Credit is pre-approved. */
        public bool|Absent $preApproved = Absent::Value,
        /** The profile may receive partners' properties. */
        public bool|Absent $sharedToNetwork = Absent::Value,
        /** Search profile; absent fields stay as they are. */
        public InterestInput|Absent $interest = Absent::Value,
        /**
         * Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest
         * active clients.
         */
        public string|null|Absent $ownerAccountId = Absent::Value,
        /** The broker's e-mail, instead of the id. */
        public string|Absent $ownerEmail = Absent::Value,
        /**
         * Latest activity in your system. It only moves forward; null leaves it unchanged. A new client inactive
         * for over 60 days is created archived.
         */
        public string|null|Absent $lastActivityAt = Absent::Value,
        /**
         * Required on creation, and always true: the company declares that it has a legal basis to process the
         * data (LGPD).
         */
        public bool|Absent $consentGiven = Absent::Value,
    ) {
    }
}

/** A page of a list. */
final class LeadPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Lead',
    ];

    /** @var list<Lead> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** A phone of the client, and whether it is on WhatsApp. */
final class LeadPhone extends Model
{
    /** In E.164. */
    public string $number;
    /** Is on WhatsApp. */
    public bool $isWhatsApp;
}

/** The client's status in Radar. */
final class LeadRadar extends Model
{
    /** Currently receives recommendations. */
    public bool $eligible;
    /** @var list<LeadLack::*|string> What the profile lacks. Other values may appear. */
    public array $pending;
    /** @var list<string> The same in words, in the requested language. */
    public array $labels;
}

/** The requested state. */
final class LeadStateInput extends Model
{
    public function __construct(
        /** @var LeadStateInputState::*|string ACTIVE or ARCHIVED. */
        public string $state,
    ) {
    }
}

/** The event's client. Read the client for its new values. */
final class LeadUpdatedData extends Model
{
    /** Id of the client. */
    public string $id;
    /** Code in your system. */
    public ?string $externalRef;
    /** @var LeadState::*|string ACTIVE, ARCHIVED or DELETED. Other values may appear. */
    public string $state;
    /** @var LeadStatus::*|string Stage. Other values may appear. */
    public string $status;
    /** Broker in charge. */
    public ?string $ownerAccountId;
    /** Latest change, in UTC. */
    public string $updatedAt;
    /** @var list<string> Names of the fields that changed. */
    public array $changedFields;
}

/** A warning about an accepted write. */
final class LeadWarning extends Model
{
    /** The field, as in `invalidParams`. */
    public string $name;
    /**
     * @var LeadWarningCode::*|string placeholder (a fictitious contact), service_number (0800 and others),
     * extension (stored without it), ref_encoding (the code looks encoded twice, or with +); or the gap that the
     * update opened. Other values may appear.
     */
    public string $code;
    /** The same in words, in the requested language. */
    public string $label;
    /** With ref_encoding: the existing code that the one sent looks like. */
    public ?string $existingRef = null;
}

/** What the write did, or would do. */
final class LeadWriteResult extends Model
{
    protected const TYPES = [
        'changes' => 'list:Change',
        'warnings' => 'list:LeadWarning',
        'radar' => 'RadarPreview',
    ];

    /**
     * @var LeadWriteResultOutcome::*|string CREATED, UPDATED, UNCHANGED, LINKED (to an existing client),
     * ARCHIVED, REACTIVATED and others. Other values may appear.
     */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** @var list<string> Fields edited in the dashboard: they were kept as they were. */
    public array $conflicts;
    /**
     * @var LeadWriteResultMatchedBy::*|string|null How the person was recognized: phone or email; null if new.
     * Other values may appear.
     */
    public ?string $matchedBy;
    /** @var list<Change> What changed, field by field; only for updates. */
    public array $changes;
    /**
     * @var list<string> If the person was already a client: JSON Pointers of the fields sent with another value
     * than the stored one, which was kept.
     */
    public array $kept;
    /** The client was archived and is active again, because the person got in touch again. */
    public bool $reactivated;
    /** @var list<LeadWarning> Contacts that are not stored as you sent them, and what the update took from Radar. */
    public array $warnings;
    /** The effect on opportunities, if `preview=radar` was sent. */
    public ?RadarPreview $radar = null;
}

/** The client after the write, and what the write did. */
final class LeadWritten extends Model
{
    protected const TYPES = [
        'data' => 'Lead',
        'result' => 'LeadWriteResult',
    ];

    /** The client after the write; in a dry run, as it would be. */
    public Lead $data;
    /** What the write did, or would do. */
    public LeadWriteResult $result;
}

/** A wanted place. */
final class Location extends Model
{
    /** IBGE code of the city, 7 digits. */
    public string $cityId;
    /** Name of the city. */
    public ?string $city;
    /** @var State::*|string|null State, 2 letters. */
    public ?string $state;
    /** Neighborhood of the catalog; null: the whole city. */
    public ?string $neighborhoodSlug;
    /** Name of the neighborhood. */
    public ?string $neighborhood;
}

/** A wanted place. */
final class LocationInput extends Model
{
    public function __construct(
        /** IBGE code of the city, 7 digits. */
        public string $cityId,
        /** Neighborhood of the catalog; absent or null: the whole city. */
        public string|null|Absent $neighborhoodSlug = Absent::Value,
    ) {
    }
}

/** An opportunity: a property and a client that match. */
final class RadarMatch extends Model
{
    protected const TYPES = [
        'parts' => 'MatchParts',
        'property' => 'PropertySnapshot',
        'client' => 'ClientSnapshot',
        'counterpart' => 'Counterpart',
    ];

    /** `m#<property>#<client>#<side>`; in a path `#` is `%23`. */
    public string $id;
    /**
     * @var MatchScope2::*|string INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development).
     * Other values may appear.
     */
    public string $scope;
    /**
     * @var MatchStatus::*|string NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership
     * request). Other values may appear.
     */
    public string $status;
    /** Score, 0 to 100; pairs from 60 up are kept. */
    public int $score;
    /** The criteria that add up to the score; null if an earlier formula computed it. */
    public ?MatchParts $parts;
    /** @var list<string> Reasons it matches, one sentence each. */
    public array $reasons;
    /** @var list<string> What does not match, one sentence each. */
    public array $gaps;
    /** Id of the property. */
    public string $propertyId;
    /** Id of the client. */
    public string $leadId;
    /** The in-house broker who receives it. */
    public ?string $ownerAccountId;
    /** Name of the broker. */
    public ?string $ownerName;
    /** A partner's opportunity on an inactive subscription: the partner stays hidden. */
    public bool $locked;
    /** No longer matches after a change. */
    public bool $lostRelevance;
    /** The property as this account sees it. */
    public ?PropertySnapshot $property;
    /** The client as this account sees it. */
    public ?ClientSnapshot $client;
    /** The partner account; null for in-house pairs or while hidden. */
    public ?Counterpart $counterpart;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** A page of a list. */
final class MatchPage extends Model
{
    protected const TYPES = [
        'data' => 'list:RadarMatch',
    ];

    /** @var list<RadarMatch> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/**
 * The points of each criterion, which add up to the score. A criterion that the client does not ask for gets all
 * its points.
 */
final class MatchParts extends Model
{
    /** Location, of 35. */
    public int $location;
    /** Price, of 30. */
    public int $price;
    /** Bedrooms, of 15. */
    public int $bedrooms;
    /** Area, of 10. */
    public int $area;
    /** Parking spots, of 5. */
    public int $parking;
    /** Suites, of 3. */
    public int $suites;
    /** Bathrooms, of 2. */
    public int $bathrooms;
}

/** What the write did, or would do. */
final class MatchWriteResult extends Model
{
    /** @var MatchWriteResultOutcome::*|string APPLIED; WOULD_APPLY in a dry run. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The opportunity after the write. */
final class MatchWritten extends Model
{
    protected const TYPES = [
        'data' => 'RadarMatch',
        'result' => 'MatchWriteResult',
    ];

    /** The opportunity. */
    public RadarMatch $data;
    /** What the write did, or would do. */
    public MatchWriteResult $result;
}

/** The account, the key and their permissions. */
final class Me extends Model
{
    protected const TYPES = [
        'account' => 'MeAccount',
        'access' => 'MeAccess',
        'key' => 'MeKey',
        'usage' => 'MeUsage',
        'properties' => 'MeProperties',
        'leads' => 'MeLeads',
        'storage' => 'MeStorage',
    ];

    /** The account. */
    public MeAccount $account;
    /**
     * A sandbox account (`rea_test_` keys): demonstration data, no e-mail, no charges, no contact with live
     * accounts.
     */
    public bool $sandbox;
    /** The access granted. */
    public MeAccess $access;
    /** The key used for this call. */
    public MeKey $key;
    /** The usage of this month. */
    public MeUsage $usage;
    /** Active properties, the plan's quota, and how many have an unrecognized neighborhood. */
    public MeProperties $properties;
    /** Clients outside the trash, and the account's limit. */
    public MeLeads $leads;
    /** What the account stores, and how much it may store. */
    public MeStorage $storage;
}

/** The API access granted to the account. */
final class MeAccess extends Model
{
    protected const TYPES = [
        'limits' => 'MeAccessLimits',
    ];

    /** ACTIVE. */
    public string $status;
    /** PILOT, STANDARD or SCALE. */
    public string $tier;
    /** End of the pilot. */
    public ?string $pilotUntil;
    /** The limits. */
    public MeAccessLimits $limits;
}

/** The account's limits. */
final class MeAccessLimits extends Model
{
    /** Calls per second. */
    public int $ratePerSecond;
    /** Maximum burst of calls. */
    public int $burst;
    /** Calls per month (UTC). */
    public int $monthlyQuota;
    /** Maximum number of keys. */
    public int $maxKeys;
    /** Maximum number of webhook endpoints. */
    public int $maxWebhooks;
}

/** The account. */
final class MeAccount extends Model
{
    /** Id of the account. */
    public string $id;
    /** Name of the company. */
    public string $name;
    /** AGENCY or DEVELOPER. */
    public string $type;
    /** The plan. */
    public string $plan;
}

/** An answer with one object. */
final class MeEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Me',
    ];

    /** The object. */
    public Me $data;
}

/** The key used for this call. */
final class MeKey extends Model
{
    /** Id of the key. */
    public string $id;
    /** Name given to the key. */
    public string $name;
    /** @var list<Permission::*|string> Permissions of the key. Other values may appear. */
    public array $scopes;
    /** When it expires; null: never. */
    public ?string $expiresAt;
}

/** The account's client limit. */
final class MeLeads extends Model
{
    /** Clients outside the trash. */
    public int $count;
    /** Maximum number of clients. */
    public int $limit;
}

/** The account's properties in numbers. */
final class MeProperties extends Model
{
    /** ACTIVE properties. */
    public int $active;
    /** Properties outside the trash. */
    public int $total;
    /** ACTIVE properties that the plan allows. */
    public int $limit;
    /**
     * Properties outside the trash whose neighborhood the catalog does not have yet: they are not recommended
     * until curation decides (`NEIGHBORHOOD_NOT_IN_CATALOG`).
     */
    public int $awaitingNeighborhood;
}

/** What the account stores, and how much it may store. */
final class MeStorage extends Model
{
    protected const TYPES = [
        'properties' => 'MeStorageProperties',
        'leads' => 'MeStorageLeads',
        'batches' => 'MeStorageBatches',
        'photos' => 'MeStoragePhotos',
        'matches' => 'MeStorageMatches',
        'answers' => 'MeStorageAnswers',
    ];

    /** Properties in any status, including the trash. */
    public MeStorageProperties $properties;
    /** Clients with their interactions, including the trash. */
    public MeStorageLeads $leads;
    /** Queued batches, and the results of 7 days. */
    public MeStorageBatches $batches;
    /** Stored images, each counted once. */
    public MeStoragePhotos $photos;
    /** Stored opportunities: beyond the maximum, the best are kept. */
    public MeStorageMatches $matches;
    /** Answers kept by Idempotency-Key, for 24 hours. */
    public MeStorageAnswers $answers;
}

/** Space used by stored answers. */
final class MeStorageAnswers extends Model
{
    /** Bytes in use. */
    public int $bytes;
    /** Maximum bytes. */
    public int $limit;
}

/** Space used by batches. */
final class MeStorageBatches extends Model
{
    /** Bytes in use. */
    public int $bytes;
    /** Maximum bytes. */
    public int $limit;
    /** Queued items. */
    public int $waiting;
    /** Maximum queued items. */
    public int $waitingLimit;
}

/** Space used by clients. */
final class MeStorageLeads extends Model
{
    /** Bytes in use. */
    public int $bytes;
    /** Maximum bytes. */
    public int $limit;
}

/** Stored opportunities. */
final class MeStorageMatches extends Model
{
    /** Of the account's clients. */
    public int $clients;
    /** Of the account's clients, at most. */
    public int $clientsLimit;
    /** Of partners' clients with the account's properties. */
    public int $partners;
    /** Of partners' clients with the account's properties, at most. */
    public int $partnersLimit;
}

/** Space used by images. */
final class MeStoragePhotos extends Model
{
    /** Bytes in use. */
    public int $bytes;
    /** Maximum bytes. */
    public int $limit;
}

/** Space used by properties. */
final class MeStorageProperties extends Model
{
    /** Bytes in use. */
    public int $bytes;
    /** Maximum bytes. */
    public int $limit;
}

/** The usage of the month (UTC). */
final class MeUsage extends Model
{
    /** The month, YYYY-MM. */
    public string $month;
    /** Calls made. */
    public int $calls;
    /** Calls per month. */
    public int $monthlyQuota;
    /** Calls left. */
    public int $remaining;
}

/** A pair of your own that almost matches. */
final class NearMiss extends Model
{
    /** Id of the property. */
    public string $propertyId;
    /** Id of the client. */
    public string $leadId;
    /** Current score, 0 to 100. */
    public int $score;
    /**
     * @var NearMissMissing::*|string The one filter that fails: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or
     * SCORE. CITY is no longer returned: only the funnel counts other cities. Other values may appear.
     */
    public string $missing;
    /** @var list<string> What is missing, one sentence each. */
    public array $gaps;
}

/** A neighborhood of the catalog. */
final class Neighborhood extends Model
{
    /** The value to send in a write. */
    public string $neighborhoodSlug;
    /** Name. */
    public string $name;
}

/** A page of a list. */
final class NeighborhoodPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Neighborhood',
    ];

    /** @var list<Neighborhood> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
    /** Total. */
    public int $total;
}

/** A partnership between two accounts. Every field is always present. */
final class Partnership extends Model
{
    protected const TYPES = [
        'requester' => 'Party',
        'addressee' => 'Party',
        'counterpart' => 'PartnershipCounterpart',
        'property' => 'PropertySnapshot',
        'client' => 'ClientSnapshot',
    ];

    /** Id of the partnership. */
    public string $id;
    /** @var PartnershipStatus::*|string Stage. Other values may appear. */
    public string $status;
    /**
     * @var PartnershipKind::*|string PROPERTY_FOR_CLIENT (the client's side asks for the property) or
     * CLIENT_FOR_PROPERTY. Other values may appear.
     */
    public string $kind;
    /** Id of the property. */
    public ?string $propertyId;
    /** Id of the client. */
    public string $leadId;
    /** The opportunity it came from, on this side. */
    public ?string $matchId;
    /** Development. */
    public ?string $developmentId;
    /** Title of the development. */
    public ?string $developmentTitle;
    /** Score of the opportunity, 0 to 100. */
    public ?int $score;
    /** The pair at the time of the request, in one sentence. */
    public ?string $summary;
    /** @var list<string> Reasons the pair matched, one sentence each. */
    public array $reasons;
    /** Message of the request. */
    public ?string $message;
    /** @var PartnershipOurSide::*|string REQUESTER (asked) or ADDRESSEE (was asked). Other values may appear. */
    public string $ourSide;
    /** The in-house broker. */
    public ?string $ourBrokerId;
    /** This side brought the client. */
    public bool $canMoveFunnel;
    /** Who asked. */
    public Party $requester;
    /** Who was asked. */
    public Party $addressee;
    /** The partner account. */
    public PartnershipCounterpart $counterpart;
    /** The property, kept current until the partnership ends; null once purged. */
    public ?PropertySnapshot $property;
    /**
     * The client, kept current until the partnership ends. `status` and, with leads:read, `name` appear only for
     * your own client; a write's answer has neither.
     */
    public ?ClientSnapshot $client;
    /** The last move, creation included. */
    public string $lastProgressAt;
    /** When an update was requested that is still unanswered. */
    public ?string $updateAskedAt;
    /** When the registered client's protection ends. */
    public ?string $protectedUntil;
    /** When the property went off the market. */
    public ?string $propertyOffMarketAt;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** The partner account. */
final class PartnershipCounterpart extends Model
{
    /** Name of the account. */
    public string $name;
    /** @var PartyType::*|string AGENCY or DEVELOPER. Other values may appear. */
    public string $type;
    /** Network or group. */
    public ?string $organization;
    /** Its broker, or its owner; from ACCEPTED on. */
    public ?string $contactName;
    /** Phone, in E.164; from ACCEPTED on. */
    public ?string $phone;
    /** E-mail; from ACCEPTED on. */
    public ?string $email;
    /** CRECI registration. */
    public ?string $creci;
    /** CRECI verified by the platform. */
    public bool $creciVerified;
}

/** The requested partnership. */
final class PartnershipCreatedData extends Model
{
    /** Id of the partnership. */
    public string $id;
    /** @var PartnershipStatus::*|string Stage. Other values may appear. */
    public string $status;
    /** @var PartnershipKind::*|string CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT. Other values may appear. */
    public string $kind;
}

/** An answer with one object. */
final class PartnershipEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
    ];

    /** The object. */
    public Partnership $data;
}

/** A page of a list. */
final class PartnershipPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Partnership',
    ];

    /** @var list<Partnership> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** The requested stage. */
final class PartnershipStatusInput extends Model
{
    public function __construct(
        /** @var PartnershipStatus::*|string The stage, of `GET /reference/partnership-statuses`. */
        public string $status,
    ) {
    }
}

/** Terms offered to partners. */
final class PartnershipTerms extends Model
{
    /** Sale commission offered to partners, in % of the price (0 to 100). */
    public ?float $commissionPercent;
    /** Rent commission, in months of rent (0 to 12). */
    public ?float $rentCommissionMonths;
    /** Share of the commission kept by the listing side, in % (0 to 100). */
    public ?float $splitListingPercent;
}

/** Terms offered to partners. */
final class PartnershipTermsInput extends Model
{
    public function __construct(
        /** Sale commission offered to partners, in % of the price (0 to 100). */
        public float|null|Absent $commissionPercent = Absent::Value,
        /** Rent commission, in months of rent (0 to 12). */
        public float|null|Absent $rentCommissionMonths = Absent::Value,
        /** Share of the commission kept by the listing side, in % (0 to 100). */
        public float|null|Absent $splitListingPercent = Absent::Value,
    ) {
    }
}

/** The partnership that changed. */
final class PartnershipUpdatedData extends Model
{
    /** Id of the partnership. */
    public string $id;
    /** @var PartnershipStatus::*|string Current stage. Other values may appear. */
    public string $status;
    /** @var PartnershipStatus::*|string Previous stage. Other values may appear. */
    public ?string $previousStatus = null;
    /** @var list<string> Names of the fields that changed. */
    public array $changedFields;
}

/** What the write did, or would do. */
final class PartnershipWriteResult extends Model
{
    /** @var PartnershipWriteResultOutcome::*|string STATUS_SET or UNCHANGED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The partnership after the write. */
final class PartnershipWritten extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
        'result' => 'PartnershipWriteResult',
    ];

    /** The partnership. */
    public Partnership $data;
    /** What the write did, or would do. */
    public PartnershipWriteResult $result;
}

/** A side of the partnership. */
final class Party extends Model
{
    /** Id of the account. */
    public string $accountId;
    /** Name of the account. */
    public string $name;
    /** @var PartyType::*|string AGENCY or DEVELOPER. Other values may appear. */
    public string $type;
}

/** A phone of the client, and whether it is on WhatsApp. */
final class PhoneInput extends Model
{
    public function __construct(
        /**
         * One number, in any Brazilian format with the area code, or a foreign number starting with `+`. Stored
         * in E.164, without an extension. Service numbers (0800, 4004) are not accepted.
         */
        public string $number,
        /** Is on WhatsApp. */
        public bool|Absent $isWhatsApp = Absent::Value,
    ) {
    }
}

/** The latest gallery sent as addresses. */
final class PhotoSync extends Model
{
    protected const TYPES = [
        'items' => 'list:PhotoSyncItem',
    ];

    /**
     * @var PhotoSyncState::*|string QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue was
     * unavailable; the next write tries again). Other values may appear.
     */
    public string $state;
    /** Photos requested. */
    public ?int $requested;
    /** Photos that arrived. */
    public ?int $ingested;
    /** Photos that failed. */
    public ?int $failed;
    /** When it was queued. */
    public ?string $queuedAt;
    /** When it finished. */
    public ?string $finishedAt;
    /** @var list<PhotoSyncItem> Only the photos that have not arrived, and why; empty when all have. */
    public array $items;
}

/** A photo that has not arrived. */
final class PhotoSyncItem extends Model
{
    /** The address, as it was sent. */
    public string $url;
    /**
     * @var PhotoSyncItemState::*|string WAITING (will be tried again) or FAILED (will be only when the list
     * changes, or is sent again after an hour). Other values may appear.
     */
    public string $state;
    /** A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may appear. */
    public string $code;
    /** A sentence in the requested language. */
    public string $reason;
    /** When it is tried again; null in FAILED. */
    public ?string $nextAttemptAt;
}

/** An error (RFC 9457). */
final class Problem extends Model
{
    protected const TYPES = [
        'invalidParams' => 'list:InvalidParam',
    ];

    /** The page that explains the code. */
    public string $type;
    /** What happened, in one line, in the requested language. */
    public string $title;
    /** HTTP status. */
    public int $status;
    /** Stable code, in lower case; access codes are in upper case. */
    public string $code;
    /** Identifies the call; quote it to support. */
    public string $requestId;
    /** What happened in this case. */
    public ?string $detail = null;
    /** @var list<InvalidParam> Every error of the request, all at once. */
    public ?array $invalidParams = null;
    /** The same request can be sent again after Retry-After. */
    public ?bool $retryable = null;
    /**
     * With external_ref_exists: the object that has the code. With lead_linked_to_other_ref and lead_in_trash:
     * the existing client of that person.
     */
    public ?string $existingId = null;
    /** That client's code; null if there is none. */
    public ?string $existingRef = null;
    /** @var list<string> With request_refused, if the contacts belong to several clients: which. */
    public ?array $existingIds = null;
    /** With access_denied on accepting an owner: the terms to accept in the dashboard. */
    public ?string $termsVersion = null;
    /** If another account registered the client: when that protection ends. */
    public ?string $protectedUntil = null;
    /** With invalid_cursor on the event log: the time of the oldest stored event. */
    public ?string $oldestAvailable = null;
}

/** Outcome for each property. */
final class PropertiesConfirmed extends Model
{
    protected const TYPES = [
        'data' => 'list:ConfirmItem',
        'result' => 'ConfirmResult',
    ];

    /** @var list<ConfirmItem> One item per id and per code, in that order. */
    public array $data;
    /** The summary. */
    public ConfirmResult $result;
}

/** A property. Every field is always present. */
final class Property extends Model
{
    protected const TYPES = [
        'salePrice' => 'money',
        'rentPrice' => 'money',
        'address' => 'Address',
        'captador' => 'PropertyCaptador',
        'partnershipTerms' => 'PartnershipTerms',
        'radar' => 'PropertyRadar',
        'curation' => 'Curation',
        'confirmation' => 'Confirmation',
        'launch' => 'LaunchBlock',
        'photoSync' => 'PhotoSync',
    ];

    /** Id of the property on the platform. */
    public string $id;
    /** Code of the property in your system; null if it has none. */
    public ?string $externalRef;
    /**
     * @var PropertyKind::*|string PROPERTY (standalone), DEVELOPMENT, or TYPOLOGY (unit type of a development).
     * Other values may appear.
     */
    public string $kind;
    /** Development the unit type belongs to. */
    public ?string $developmentId;
    /** @var PropertyStatus::*|string Availability; DELETED in the trash. Other values may appear. */
    public string $status;
    /** @var PropertyType::*|string|null Subtype of the property. Other values may appear. */
    public ?string $type;
    /** @var PropertyCategory::*|string|null Category, derived from the subtype. Other values may appear. */
    public ?string $category;
    /** @var list<Purpose::*|string> Purposes: VENDA (sale), LOCACAO (rent) or both. Other values may appear. */
    public array $purposes;
    /** Sale price in BRL. */
    public ?Money $salePrice;
    /** Monthly rent in BRL. */
    public ?Money $rentPrice;
    /** Title of the listing, up to 300 characters. HTML markup is stripped. */
    public ?string $title;
    /**
     * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
     * stripped.
     */
    public ?string $description;
    /** Address. */
    public Address $address;
    /** Bedrooms, suites included. */
    public ?int $bedrooms;
    /** Suites. */
    public ?int $suites;
    /** Bathrooms. */
    public ?int $bathrooms;
    /** Parking spots. */
    public ?int $parkingSpots;
    /** Total private area in m², which Radar compares. */
    public ?float $area;
    /** Covered area in m², for display only. */
    public ?float $privateArea;
    /** @var list<string> Amenities, as text. */
    public array $amenities;
    /** The first photo. Without it the property stays out of Radar. */
    public ?string $coverPhoto;
    /** @var list<string> Photos in gallery order, at permanent addresses. */
    public array $photos;
    /** Address of the listing on the company's site, http or https. */
    public ?string $listingUrl;
    /** Broker on the team who listed it; null if nobody. */
    public ?PropertyCaptador $captador;
    /** Listing agent who is not on the team, by name. */
    public ?string $captadorName;
    /** Shared with partners. */
    public bool $sharedToNetwork;
    /** Terms offered to partners. */
    public PartnershipTerms $partnershipTerms;
    /** Whether Radar recommends the property, and what is missing. */
    public PropertyRadar $radar;
    /** Status of the review. */
    public Curation $curation;
    /** Dates of the confirmation of availability. */
    public Confirmation $confirmation;
    /**
     * @var PropertyInactiveReason::*|string|null Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or
     * FEED_REMOVED (left the feed). Null otherwise. Other values may appear.
     */
    public ?string $inactiveReason;
    /** When it went to the trash. */
    public ?string $deletedAt;
    /** Construction data; only for developments and unit types. */
    public ?LaunchBlock $launch;
    /** Whether the gallery has arrived; null if none was sent. */
    public ?PhotoSync $photoSync;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** Up to 500 items, processed in order. */
final class PropertyBatch extends Model
{
    protected const TYPES = [
        'items' => 'list:PropertyBatchItem',
    ];

    public function __construct(
        /** @var list<PropertyBatchItem> The items, 1 to 500. */
        public array $items,
    ) {
    }
}

/** One item: its code and the data to write. */
final class PropertyBatchItem extends Model
{
    protected const TYPES = [
        'salePrice' => 'money',
        'rentPrice' => 'money',
        'address' => 'AddressInput',
        'partnershipTerms' => 'PartnershipTermsInput',
    ];

    public function __construct(
        /**
         * Code of the property in your system, unique in the account: 1 to 80 characters, no space at its ends,
         * no control or invisible characters.
         */
        public string $externalRef,
        /** Title of the listing, up to 300 characters. HTML markup is stripped. */
        public string|null|Absent $title = Absent::Value,
        /**
         * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
         * stripped.
         */
        public string|null|Absent $description = Absent::Value,
        /**
         * @var PropertyType::*|string|null Subtype of the property, of `GET /reference/property-types`. Required
         * on creation.
         */
        public string|null|Absent $type = Absent::Value,
        /** @var list<Purpose::*|string> Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation. */
        public array|Absent $purposes = Absent::Value,
        /** Sale price in BRL, up to two decimals. Required with VENDA; null clears. */
        public Money|null|Absent $salePrice = Absent::Value,
        /** Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears. */
        public Money|null|Absent $rentPrice = Absent::Value,
        /** Send the whole address: members left out become empty. The city is required. */
        public AddressInput|Absent $address = Absent::Value,
        /** Bedrooms, suites included. */
        public int|null|Absent $bedrooms = Absent::Value,
        /** Suites. */
        public int|null|Absent $suites = Absent::Value,
        /** Bathrooms. */
        public int|null|Absent $bathrooms = Absent::Value,
        /** Parking spots. */
        public int|null|Absent $parkingSpots = Absent::Value,
        /** Total private area in m², which Radar compares. */
        public float|null|Absent $area = Absent::Value,
        /** Covered area in m², for display only. */
        public float|null|Absent $privateArea = Absent::Value,
        /** Address of the listing on the company's site, http or https. */
        public string|null|Absent $listingUrl = Absent::Value,
        /** Listing agent who is not on the team, by name. */
        public string|null|Absent $captadorName = Absent::Value,
        /** Broker on the team who listed it: `accountId` from `GET /team`. Must be active. */
        public string|null|Absent $captadorAccountId = Absent::Value,
        /** Terms offered to partners. */
        public PartnershipTermsInput|Absent $partnershipTerms = Absent::Value,
        /**
         * @var list<string> Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it
         * is; an empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending
         * the same list again changes nothing; a failed photo is tried again when the list changes, or when the
         * list comes again after an hour.
         */
        public array|Absent $photos = Absent::Value,
    ) {
    }
}

/** The broker who listed the property. */
final class PropertyCaptador extends Model
{
    /** Id of the person on the team. */
    public string $accountId;
    /** Name; null once the person has left. */
    public ?string $name;
}

/** The properties: by id, by code, or both. */
final class PropertyConfirmation extends Model
{
    public function __construct(
        /** @var list<string> Platform ids. Together with `refs`, up to 200. */
        public array|Absent $ids = Absent::Value,
        /** @var list<string> Your codes. Together with `ids`, up to 200. */
        public array|Absent $refs = Absent::Value,
    ) {
    }
}

/** A new property. */
final class PropertyCreation extends Model
{
    protected const TYPES = [
        'salePrice' => 'money',
        'rentPrice' => 'money',
        'address' => 'AddressInput',
        'partnershipTerms' => 'PartnershipTermsInput',
    ];

    public function __construct(
        /**
         * @var PropertyType::*|string|null Subtype of the property, of `GET /reference/property-types`. Required
         * on creation.
         */
        public string|null $type,
        /** @var list<Purpose::*|string> Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation. */
        public array $purposes,
        /** Send the whole address: members left out become empty. The city is required. */
        public AddressInput $address,
        /**
         * Code of the property in your system, unique in the account: 1 to 80 characters, no space at its ends,
         * no control or invisible characters.
         */
        public string|Absent $externalRef = Absent::Value,
        /** Title of the listing, up to 300 characters. HTML markup is stripped. */
        public string|null|Absent $title = Absent::Value,
        /**
         * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
         * stripped.
         */
        public string|null|Absent $description = Absent::Value,
        /** Sale price in BRL, up to two decimals. Required with VENDA; null clears. */
        public Money|null|Absent $salePrice = Absent::Value,
        /** Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears. */
        public Money|null|Absent $rentPrice = Absent::Value,
        /** Bedrooms, suites included. */
        public int|null|Absent $bedrooms = Absent::Value,
        /** Suites. */
        public int|null|Absent $suites = Absent::Value,
        /** Bathrooms. */
        public int|null|Absent $bathrooms = Absent::Value,
        /** Parking spots. */
        public int|null|Absent $parkingSpots = Absent::Value,
        /** Total private area in m², which Radar compares. */
        public float|null|Absent $area = Absent::Value,
        /** Covered area in m², for display only. */
        public float|null|Absent $privateArea = Absent::Value,
        /** Address of the listing on the company's site, http or https. */
        public string|null|Absent $listingUrl = Absent::Value,
        /** Listing agent who is not on the team, by name. */
        public string|null|Absent $captadorName = Absent::Value,
        /** Broker on the team who listed it: `accountId` from `GET /team`. Must be active. */
        public string|null|Absent $captadorAccountId = Absent::Value,
        /** Terms offered to partners. */
        public PartnershipTermsInput|Absent $partnershipTerms = Absent::Value,
        /**
         * @var list<string> Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it
         * is; an empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending
         * the same list again changes nothing; a failed photo is tried again when the list changes, or when the
         * list comes again after an hour.
         */
        public array|Absent $photos = Absent::Value,
    ) {
    }
}

/** An answer with one object. */
final class PropertyEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Property',
    ];

    /** The object. */
    public Property $data;
}

/** The event's property. Read the property for its new values. */
final class PropertyEventData extends Model
{
    /** Id of the property. */
    public string $id;
    /** Code in your system. */
    public ?string $externalRef;
    /** @var PropertyStatus::*|string Availability after the event. Other values may appear. */
    public string $status;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** The property data of a write. */
final class PropertyInput extends Model
{
    protected const TYPES = [
        'salePrice' => 'money',
        'rentPrice' => 'money',
        'address' => 'AddressInput',
        'partnershipTerms' => 'PartnershipTermsInput',
    ];

    public function __construct(
        /** Title of the listing, up to 300 characters. HTML markup is stripped. */
        public string|null|Absent $title = Absent::Value,
        /**
         * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
         * stripped.
         */
        public string|null|Absent $description = Absent::Value,
        /**
         * @var PropertyType::*|string|null Subtype of the property, of `GET /reference/property-types`. Required
         * on creation.
         */
        public string|null|Absent $type = Absent::Value,
        /** @var list<Purpose::*|string> Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation. */
        public array|Absent $purposes = Absent::Value,
        /** Sale price in BRL, up to two decimals. Required with VENDA; null clears. */
        public Money|null|Absent $salePrice = Absent::Value,
        /** Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears. */
        public Money|null|Absent $rentPrice = Absent::Value,
        /** Send the whole address: members left out become empty. The city is required. */
        public AddressInput|Absent $address = Absent::Value,
        /** Bedrooms, suites included. */
        public int|null|Absent $bedrooms = Absent::Value,
        /** Suites. */
        public int|null|Absent $suites = Absent::Value,
        /** Bathrooms. */
        public int|null|Absent $bathrooms = Absent::Value,
        /** Parking spots. */
        public int|null|Absent $parkingSpots = Absent::Value,
        /** Total private area in m², which Radar compares. */
        public float|null|Absent $area = Absent::Value,
        /** Covered area in m², for display only. */
        public float|null|Absent $privateArea = Absent::Value,
        /** Address of the listing on the company's site, http or https. */
        public string|null|Absent $listingUrl = Absent::Value,
        /** Listing agent who is not on the team, by name. */
        public string|null|Absent $captadorName = Absent::Value,
        /** Broker on the team who listed it: `accountId` from `GET /team`. Must be active. */
        public string|null|Absent $captadorAccountId = Absent::Value,
        /** Terms offered to partners. */
        public PartnershipTermsInput|Absent $partnershipTerms = Absent::Value,
        /**
         * @var list<string> Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it
         * is; an empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending
         * the same list again changes nothing; a failed photo is tried again when the list changes, or when the
         * list comes again after an hour.
         */
        public array|Absent $photos = Absent::Value,
    ) {
    }
}

/** A page of a list. */
final class PropertyPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Property',
    ];

    /** @var list<Property> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/**
 * The property whose photos have finished downloading. `photoSync.items` of the property lists those that
 * failed.
 */
final class PropertyPhotosDoneData extends Model
{
    /** Id of the property. */
    public string $id;
    /** Code in your system. */
    public ?string $externalRef;
    /** @var PropertyStatus::*|string Availability after the event. Other values may appear. */
    public string $status;
    /** Latest change, in UTC. */
    public string $updatedAt;
    /**
     * @var PropertyPhotosDoneDataState::*|string DONE: all arrived; PARTIAL: some did; FAILED: none, and the old
     * gallery stays. Other values may appear.
     */
    public string $state;
    /** How many were requested. */
    public int $requested;
    /** How many arrived. */
    public int $ingested;
    /** How many did not arrive. */
    public int $failed;
}

/** The property's status in Radar. */
final class PropertyRadar extends Model
{
    /** Currently recommended: active, with nothing missing. */
    public bool $eligible;
    /** @var list<PropertyRadarPending::*|string> What keeps the property out. Other values may appear. */
    public array $pending;
    /** @var list<string> The same in words, in the requested language. */
    public array $labels;
}

/** The property of an opportunity. Fields hidden from partners are null. */
final class PropertySnapshot extends Model
{
    protected const TYPES = [
        'price' => 'money',
        'rentPrice' => 'money',
    ];

    /** Title of the listing. */
    public ?string $title;
    /** @var PropertyType::*|string|null Subtype. Other values may appear. */
    public ?string $type;
    /** @var Purpose::*|string Purpose of the pair. Other values may appear. */
    public string $purpose;
    /** @var list<Purpose::*|string> Purposes of the property. Other values may appear. */
    public array $purposes;
    /** Price in BRL: the sale price, or the monthly rent if the pair is a rental. */
    public ?Money $price;
    /** The price is a starting price. */
    public bool $priceFrom;
    /** Monthly rent in BRL. */
    public ?Money $rentPrice;
    /** City. */
    public ?string $city;
    /** Neighborhood. */
    public ?string $neighborhood;
    /** Bedrooms. */
    public ?int $bedrooms;
    /** Bathrooms. */
    public ?int $bathrooms;
    /** Parking spots. */
    public ?int $parkingSpots;
    /** Total private area in m². */
    public ?float $area;
    /** Cover photo. */
    public ?string $coverPhoto;
    /** Address of the listing. */
    public ?string $listingUrl;
    /** Sale commission offered, in %. */
    public ?float $commissionPercent;
    /** Rent commission, in months of rent. */
    public ?float $rentCommissionMonths;
    /** Share of the listing side, in %. */
    public ?float $splitListingPercent;
    /** Latest confirmation of availability. */
    public ?string $lastConfirmedAt;
    /** Expected delivery, YYYY-MM-DD. */
    public ?string $deliveryDate;
    /** Development of a unit type. */
    public ?string $developmentId;
    /** Name of the development. */
    public ?string $developmentName;
}

/** The requested availability. */
final class PropertyStatusInput extends Model
{
    public function __construct(
        /** @var Availability::*|string ACTIVE (available), INACTIVE (offline), SOLD or RENTED. */
        public string $status,
    ) {
    }
}

/** The subtypes of a category. */
final class PropertyTypeGroup extends Model
{
    protected const TYPES = [
        'types' => 'list:ValueLabel',
    ];

    /** @var PropertyCategory::*|string The category. Other values may appear. */
    public string $category;
    /** Label in the requested language. */
    public string $label;
    /** @var list<ValueLabel> The subtypes. */
    public array $types;
}

/** A page of a list. */
final class PropertyTypeGroupPage extends Model
{
    protected const TYPES = [
        'data' => 'list:PropertyTypeGroup',
    ];

    /** @var list<PropertyTypeGroup> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** The event's property. Read the property for its new values. */
final class PropertyUpdatedData extends Model
{
    /** Id of the property. */
    public string $id;
    /** Code in your system. */
    public ?string $externalRef;
    /** @var PropertyStatus::*|string Availability after the event. Other values may appear. */
    public string $status;
    /** Latest change, in UTC. */
    public string $updatedAt;
    /** @var list<string> Names of the fields that changed. */
    public array $changedFields;
}

/** A warning about an accepted write. */
final class PropertyWarning extends Model
{
    protected const TYPES = [
        'suggestions' => 'list:Neighborhood',
    ];

    /** The field, as in `invalidParams`. */
    public string $name;
    /**
     * @var PropertyLack::*|string What is missing; price_implausible: a sale below 10,000 or from a billion, a
     * rent below 100, above ten million or above a tenth of the sale price; gallery_emptied: the photos were
     * removed; ref_encoding: the code looks encoded twice, or with +; or by_postal_code: the postal code decided
     * the neighborhood, which `label` names. Other values may appear.
     */
    public string $code;
    /** The same in words, in the requested language. */
    public string $label;
    /** With ref_encoding: the existing code that the one sent looks like. */
    public ?string $existingRef = null;
    /**
     * @var list<Neighborhood> Neighborhoods that the text may mean; send the `neighborhoodSlug` of the right
     * one. Absent if none is similar.
     */
    public ?array $suggestions = null;
}

/** What the write did, or would do. */
final class PropertyWriteResult extends Model
{
    protected const TYPES = [
        'changes' => 'list:Change',
        'warnings' => 'list:PropertyWarning',
        'radar' => 'RadarPreview',
    ];

    /**
     * @var PropertyWriteResultOutcome::*|string CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only
     * the date), STATUS_SET, DELETED, ALREADY_DELETED and others. Other values may appear.
     */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
    /** @var list<string> Fields edited in the dashboard: they were kept as they were. */
    public array $conflicts;
    /**
     * @var PropertyWriteResultPhotos::*|string|null Outcome of the gallery; null if the request had no `photos`.
     * Other values may appear.
     */
    public ?string $photos;
    /** @var list<Change> What changed, field by field; only for updates. */
    public array $changes;
    /** @var list<PropertyWarning> Accepted, but it keeps the property out of Radar or looks like a mistake. */
    public array $warnings;
    /** The effect on opportunities, if `preview=radar` was sent. */
    public ?RadarPreview $radar = null;
}

/** The property after the write, and what the write did. */
final class PropertyWritten extends Model
{
    protected const TYPES = [
        'data' => 'Property',
        'result' => 'PropertyWriteResult',
    ];

    /** The property after the write; in a dry run, as it would be. */
    public Property $data;
    /** What the write did, or would do. */
    public PropertyWriteResult $result;
}

/** New opportunities of a client, collected for up to five minutes. */
final class RadarClientSummaryData extends Model
{
    /** Id of the client. */
    public string $leadId;
    /** How many. */
    public int $newMatches;
    /** Highest score, 0 to 100. */
    public int $topScore;
    /** Start of the window. */
    public string $since;
    /** End of the window. */
    public string $until;
}

/** A favorited or requested opportunity no longer matches. */
final class RadarMatchLostData extends Model
{
    /** Id of the opportunity. */
    public string $id;
    /** Id of the property. */
    public string $propertyId;
    /** Id of the client. */
    public string $leadId;
    /** @var MatchStatus::*|string Status of the opportunity. Other values may appear. */
    public string $status;
}

/** The write's effect on your opportunities; null if Radar does not answer in time or the key lacks radar:read. */
final class RadarPreview extends Model
{
    /** Opportunities gained. */
    public int $gained;
    /** Opportunities lost. */
    public int $lost;
    /** Opportunities with another score. */
    public int $changed;
    /** Highest score among those gained; null if none. */
    public ?int $topScore;
}

/** The price of a favorited or requested opportunity fell by 3 % or more. */
final class RadarPriceDropData extends Model
{
    protected const TYPES = [
        'previousPrice' => 'money',
        'price' => 'money',
    ];

    /** Id of the opportunity. */
    public string $id;
    /** Id of the property. */
    public string $propertyId;
    /** Id of the client. */
    public string $leadId;
    /** @var MatchStatus::*|string Status of the opportunity. Other values may appear. */
    public string $status;
    /** The score at the new price, 0 to 100. */
    public int $score;
    /** The previous price, in reais. */
    public Money $previousPrice;
    /** The current price, in reais. */
    public Money $price;
}

/** What has come due by then. */
final class SandboxAdvance extends Model
{
    /** The moment up to which deadlines were considered. */
    public string $until;
    /** Properties taken offline because nobody confirmed them. */
    public int $expired;
    /** Properties and clients permanently deleted from the trash. */
    public int $purged;
    /** There is more to do: repeat the call. */
    public bool $more;
}

/** What the call did, or would do. */
final class SandboxAdvanceResult extends Model
{
    /** ADVANCED. Other values may appear. */
    public string $outcome;
    /** Whether the call was a dry run that wrote nothing. */
    public bool $dryRun;
}

/** What came due, and what the call did. */
final class SandboxClockAdvanced extends Model
{
    protected const TYPES = [
        'data' => 'SandboxAdvance',
        'result' => 'SandboxAdvanceResult',
    ];

    /** What has come due by then. */
    public SandboxAdvance $data;
    /** What the call did, or would do. */
    public SandboxAdvanceResult $result;
}

/** How far to advance. */
final class SandboxClockInput extends Model
{
    public function __construct(
        /** Days from now. */
        public int $days,
    ) {
    }
}

/** The event, and what the call did. */
final class SandboxEventSimulated extends Model
{
    protected const TYPES = [
        'data' => 'SimulatedEvent',
        'result' => 'SimulationResult',
    ];

    /** The created event. */
    public SimulatedEvent $data;
    /** What the call did, or would do. */
    public SimulationResult $result;
}

/** The feed, and what the call did. */
final class SandboxFeedChanged extends Model
{
    protected const TYPES = [
        'data' => 'FeedSync',
        'result' => 'SandboxFeedResult',
    ];

    /** Status of the feed. */
    public FeedSync $data;
    /** What the call did, or would do. */
    public SandboxFeedResult $result;
}

/** What the call did, or would do. */
final class SandboxFeedResult extends Model
{
    /** @var SandboxFeedResultOutcome::*|string SET or REMOVED. Other values may appear. */
    public string $outcome;
    /** Whether the call was a dry run that wrote nothing. */
    public bool $dryRun;
}

/** The partnership and its new stage. */
final class SandboxMoveInput extends Model
{
    public function __construct(
        /** One of this account's partnerships. */
        public string $partnershipId,
        /** @var PartnershipStatus::*|string The stage to which the other side may move it now. */
        public string $status,
    ) {
    }
}

/** The partnership, and what the call did. */
final class SandboxMoved extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
        'result' => 'SandboxMovedResult',
    ];

    /** The partnership as this account sees it. */
    public Partnership $data;
    /** What the call did, or would do. */
    public SandboxMovedResult $result;
}

/** What the call did, or would do. */
final class SandboxMovedResult extends Model
{
    /** @var PartnershipWriteResultOutcome::*|string STATUS_SET or UNCHANGED. Other values may appear. */
    public string $outcome;
    /** Whether the call was a dry run that wrote nothing. */
    public bool $dryRun;
}

/** The opportunity, and who asks. */
final class SandboxRequestInput extends Model
{
    public function __construct(
        /** One of this account's opportunities whose `scope` is NETWORK. */
        public string $matchId,
        /**
         * @var SandboxRequestInputRequester::*|string Who asks: PARTNER (the partner asks this account) or OWN
         * (this account asks the partner).
         */
        public string|Absent $requester = Absent::Value,
        /** What the request says. */
        public string|Absent $message = Absent::Value,
    ) {
    }
}

/** The partnership, and what the call did. */
final class SandboxRequested extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
        'result' => 'SandboxRequestedResult',
    ];

    /** The partnership as this account sees it. */
    public Partnership $data;
    /** What the call did, or would do. */
    public SandboxRequestedResult $result;
}

/** What the call did, or would do. */
final class SandboxRequestedResult extends Model
{
    /** REQUESTED. Other values may appear. */
    public string $outcome;
    /** Whether the call was a dry run that wrote nothing. */
    public bool $dryRun;
}

/** How far the reset has come. */
final class SandboxReset extends Model
{
    /**
     * @var SandboxResetState::*|string What the next call does: EMPTYING empties, FILLING fills; DONE: nothing
     * is left to do. Other values may appear.
     */
    public string $state;
}

/** What the call did, or would do. */
final class SandboxResetResult extends Model
{
    /** RESET. Other values may appear. */
    public string $outcome;
    /** Whether the call was a dry run that wrote nothing. */
    public bool $dryRun;
}

/** The step, and what the call did. */
final class SandboxResetStep extends Model
{
    protected const TYPES = [
        'data' => 'SandboxReset',
        'result' => 'SandboxResetResult',
    ];

    /** How far the reset has come. */
    public SandboxReset $data;
    /** What the call did, or would do. */
    public SandboxResetResult $result;
}

/** A permission. */
final class ScopeInfo extends Model
{
    /** @var Permission::*|string The permission's code. Other values may appear. */
    public string $id;
    /** The group of permissions. */
    public string $group;
    /** Label in the requested language. */
    public string $label;
    /** What it allows. */
    public string $description;
}

/** A page of a list. */
final class ScopeInfoPage extends Model
{
    protected const TYPES = [
        'data' => 'list:ScopeInfo',
    ];

    /** @var list<ScopeInfo> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** The endpoint and the new secret. */
final class SecretRotated extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'SecretRotationResult',
    ];

    /** The endpoint after the write. */
    public Webhook $data;
    /** Signing secret (Standard Webhooks), shown only in this answer; null in a dry run. */
    public ?string $secret;
    /** What the write did, or would do. */
    public SecretRotationResult $result;
}

/** How to rotate the secret. */
final class SecretRotation extends Model
{
    public function __construct(
        /** Hours the previous secret keeps signing, 0 to 24. */
        public float|Absent $overlapHours = Absent::Value,
    ) {
    }
}

/** What the write did, or would do. */
final class SecretRotationResult extends Model
{
    /** ROTATED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The CRM's feed. */
final class SetSandboxFeedInput extends Model
{
    public function __construct(
        /** Link of the feed, public https. */
        public string $url,
        /** @var FeedSyncConnector::*|string Format assumed until the first sync, which finds it by reading. */
        public string|Absent $connector = Absent::Value,
        /** Syncs automatically every 6 hours. */
        public bool|Absent $autoSync = Absent::Value,
    ) {
    }
}

/** The event to create. */
final class SimulateEventInput extends Model
{
    public function __construct(
        /** @var EventType::*|string Any event type. */
        public string $type,
    ) {
    }
}

/** The created event. */
final class SimulatedEvent extends Model
{
    protected const TYPES = [
        'data' => 'map:',
    ];

    /** Id of the event, the `webhook-id` of its deliveries. */
    public string $id;
    /** @var EventType::*|string Type of the event. Other values may appear. */
    public string $type;
    /** @var array<string, mixed> The data of the event, as in the log. */
    public array $data;
    /** The account's object the event is about; null if the object is invented because the account has none. */
    public ?string $about;
}

/** What the call did, or would do. */
final class SimulationResult extends Model
{
    /** CREATED. Other values may appear. */
    public string $outcome;
    /** Whether the call was a dry run that wrote nothing. */
    public bool $dryRun;
}

/** A team member. */
final class TeamMember extends Model
{
    /** Id of the person, for `ownerAccountId` and `captadorAccountId`. */
    public string $accountId;
    /** Name. */
    public string $name;
    /** E-mail. */
    public string $email;
    /** @var TeamMemberRole::*|string OWNER, MANAGER or BROKER. Other values may appear. */
    public string $role;
    /** CRECI registration. */
    public ?string $creci;
    /** CRECI verified by the platform. */
    public bool $creciVerified;
    /** Is active on the team. */
    public bool $active;
    /** When it was created, in UTC. */
    public string $createdAt;
}

/** A page of a list. */
final class TeamMemberPage extends Model
{
    protected const TYPES = [
        'data' => 'list:TeamMember',
    ];

    /** @var list<TeamMember> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** A code and its label. */
final class ValueLabel extends Model
{
    /** The code, never translated. */
    public string $value;
    /** Label in the requested language. */
    public string $label;
}

/** A page of a list. */
final class ValueLabelPage extends Model
{
    protected const TYPES = [
        'data' => 'list:ValueLabel',
    ];

    /** @var list<ValueLabel> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** An endpoint that receives events. */
final class Webhook extends Model
{
    /** Id of the endpoint. */
    public string $id;
    /** The receiver's address. */
    public string $url;
    /** @var list<EventType::*|string> Types it receives; empty means all the account can read. */
    public array $types;
    /** A note to tell the endpoint from others. */
    public ?string $description;
    /** @var WebhookStatus::*|string ACTIVE or DISABLED. Other values may appear. */
    public string $status;
    /** When it was disabled. */
    public ?string $disabledAt;
    /**
     * @var WebhookDisabledReason::*|string|null GONE_410 (the receiver answered 410), FAILURE_RATE (at least
     * half of 5 or more deliveries failed within 48 hours) or MANUAL. Other values may appear.
     */
    public ?string $disabledReason;
    /** When the secret was last rotated. */
    public ?string $secretRotatedAt;
    /** When the previous secret stops signing. */
    public ?string $previousSecretValidUntil;
    /** When it was created, in UTC. */
    public string $createdAt;
    /** Latest change, in UTC. */
    public string $updatedAt;
}

/** Fields to change in an endpoint. */
final class WebhookChange extends Model
{
    public function __construct(
        /** The receiver's address: public https on port 443, up to 2,048 characters. */
        public string|Absent $url = Absent::Value,
        /**
         * @var list<EventType::*|string> Event types to receive, from `GET /reference/event-types`; absent or
         * empty means all the account can read.
         */
        public array|Absent $types = Absent::Value,
        /** A note, up to 200 characters. */
        public string|null|Absent $description = Absent::Value,
        /** @var WebhookStatus::*|string ACTIVE or DISABLED. */
        public string|Absent $status = Absent::Value,
        /** With `status` ACTIVE: redeliver what failed or was skipped since then. */
        public string|Absent $redeliverSince = Absent::Value,
    ) {
    }
}

/** What the write did, or would do. */
final class WebhookChangeResult extends Model
{
    /** @var WebhookChangeResultOutcome::*|string UPDATED, UNCHANGED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The endpoint after the write. */
final class WebhookChanged extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'WebhookChangeResult',
    ];

    /** The endpoint after the write. */
    public Webhook $data;
    /** What the write did, or would do. */
    public WebhookChangeResult $result;
}

/** What the write did, or would do. */
final class WebhookCreateResult extends Model
{
    /** CREATED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The endpoint and its secret. */
final class WebhookCreated extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'WebhookCreateResult',
    ];

    /** The endpoint after the write. */
    public Webhook $data;
    /** Signing secret (Standard Webhooks), shown only in this answer; null in a dry run. */
    public ?string $secret;
    /** What the write did, or would do. */
    public WebhookCreateResult $result;
}

/** A new endpoint. */
final class WebhookCreation extends Model
{
    public function __construct(
        /** The receiver's address: public https on port 443, up to 2,048 characters. */
        public string $url,
        /**
         * @var list<EventType::*|string> Event types to receive, from `GET /reference/event-types`; absent or
         * empty means all the account can read.
         */
        public array|Absent $types = Absent::Value,
        /** A note, up to 200 characters. */
        public string|null|Absent $description = Absent::Value,
    ) {
    }
}

/** What the write did, or would do. */
final class WebhookDeleteResult extends Model
{
    /** DELETED. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The deleted endpoint. */
final class WebhookDeleted extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'WebhookDeleteResult',
    ];

    /** The endpoint after the write. */
    public Webhook $data;
    /** What the write did, or would do. */
    public WebhookDeleteResult $result;
}

/** The disabled endpoint. */
final class WebhookDisabledData extends Model
{
    /** Id of the endpoint. */
    public string $id;
    /** @var WebhookDisabledReason::*|string GONE_410, FAILURE_RATE or MANUAL. Other values may appear. */
    public string $reason;
    /** When it was disabled, in UTC. */
    public string $disabledAt;
}

/** A page of a list. */
final class WebhookPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Webhook',
    ];

    /** @var list<Webhook> The items of this page. */
    public array $data;
    /** Send it back as `cursor` to get the next page; null on the last page. */
    public ?string $nextCursor;
}

/** The endpoint that is receiving again. */
final class WebhookRecoveredData extends Model
{
    /** Id of the endpoint. */
    public string $id;
    /** When it started receiving again, in UTC. */
    public string $recoveredAt;
}

/** The content of a test. */
final class WebhookTestData extends Model
{
    /** Id of the endpoint. */
    public string $webhookId;
    /** A sentence saying that it is a test. */
    public string $message;
}

/** What the write did, or would do. */
final class WebhookTestOutcome extends Model
{
    /** @var WebhookTestOutcomeOutcome::*|string TESTED, WOULD_TEST. Other values may appear. */
    public string $outcome;
    /** Whether this was a dry run: nothing was written. */
    public bool $dryRun;
}

/** The receiver's answer to the test. */
final class WebhookTestResult extends Model
{
    /** The receiver answered 2xx. */
    public bool $delivered;
    /** HTTP status; null without an answer. */
    public ?int $statusCode;
    /** Why it failed, in one word. */
    public ?string $error;
    /** How long it took, in milliseconds. */
    public ?int $ms;
}

/** The receiver's answer to the test. */
final class WebhookTested extends Model
{
    protected const TYPES = [
        'data' => 'WebhookTestResult',
        'result' => 'WebhookTestOutcome',
    ];

    /** The receiver's answer. */
    public WebhookTestResult $data;
    /** What was done. */
    public WebhookTestOutcome $result;
}

/** The operations below /me. */
final class MeResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Retrieve the key's account.
     *
     * Every integration starts here: it confirms that the key works and shows the account, the key's
     * permissions, the limits and the usage. It does not use the monthly quota.
     *
     * Any valid key.
     */
    public function get(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): MeEnvelope {
        return MeEnvelope::fromJson($this->transport->send(
            'GET',
            ['me'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }
}

/** The operations below /reference. */
final class ReferenceResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List property types.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listPropertyTypes(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyTypeGroupPage {
        return PropertyTypeGroupPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'property-types'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listPropertyTypes.
     *
     * @return \Generator<PropertyTypeGroup>
     */
    public function listPropertyTypesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): PropertyTypeGroupPage => $this->listPropertyTypes(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List purposes.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listPurposes(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ValueLabelPage {
        return ValueLabelPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'purposes'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listPurposes.
     *
     * @return \Generator<ValueLabel>
     */
    public function listPurposesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ValueLabelPage => $this->listPurposes(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List property statuses.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listPropertyStatuses(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ValueLabelPage {
        return ValueLabelPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'property-statuses'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listPropertyStatuses.
     *
     * @return \Generator<ValueLabel>
     */
    public function listPropertyStatusesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ValueLabelPage => $this->listPropertyStatuses(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List client stages.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listLeadStatuses(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ValueLabelPage {
        return ValueLabelPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'lead-statuses'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listLeadStatuses.
     *
     * @return \Generator<ValueLabel>
     */
    public function listLeadStatusesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ValueLabelPage => $this->listLeadStatuses(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List partnership stages.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listPartnershipStatuses(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ValueLabelPage {
        return ValueLabelPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'partnership-statuses'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listPartnershipStatuses.
     *
     * @return \Generator<ValueLabel>
     */
    public function listPartnershipStatusesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ValueLabelPage => $this->listPartnershipStatuses(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List construction stages.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listConstructionStages(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ValueLabelPage {
        return ValueLabelPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'construction-stages'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listConstructionStages.
     *
     * @return \Generator<ValueLabel>
     */
    public function listConstructionStagesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ValueLabelPage => $this->listConstructionStages(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List key permissions.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listScopes(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ScopeInfoPage {
        return ScopeInfoPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'scopes'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listScopes.
     *
     * @return \Generator<ScopeInfo>
     */
    public function listScopesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ScopeInfoPage => $this->listScopes(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List event types.
     *
     * The whole list, with labels in the requested language. It does not change between releases; new values may
     * appear.
     *
     * Any valid key.
     */
    public function listEventTypes(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): EventTypeInfoPage {
        return EventTypeInfoPage::fromJson($this->transport->send(
            'GET',
            ['reference', 'event-types'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listEventTypes.
     *
     * @return \Generator<EventTypeInfo>
     */
    public function listEventTypesAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): EventTypeInfoPage => $this->listEventTypes(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }
}

/** The operations below /geo. */
final class GeoResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List cities.
     *
     * The 5,570 municipalities of the IBGE and the Federal District, by name.
     *
     * Any valid key.
     */
    public function listCities(
        ?string $uf = null,
        ?string $q = null,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): CityPage {
        return CityPage::fromJson($this->transport->send(
            'GET',
            ['geo', 'cities'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'uf' => $uf,
                'q' => $q,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listCities.
     *
     * @return \Generator<City>
     */
    public function listCitiesAll(
        ?string $uf = null,
        ?string $q = null,
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): CityPage => $this->listCities(
            cursor: $cursor,
            uf: $uf,
            q: $q,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * List neighborhoods of a city.
     *
     * Neighborhoods of the catalog, by name. Property reviews add missing ones. Sources: IBGE and CEP Aberto
     * (ODbL 1.0).
     *
     * Any valid key.
     */
    public function listNeighborhoods(
        string $cityId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): NeighborhoodPage {
        return NeighborhoodPage::fromJson($this->transport->send(
            'GET',
            ['geo', 'cities', $cityId, 'neighborhoods'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listNeighborhoods.
     *
     * @return \Generator<Neighborhood>
     */
    public function listNeighborhoodsAll(
        string $cityId,
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): NeighborhoodPage => $this->listNeighborhoods(
            cursor: $cursor,
            cityId: $cityId,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }
}

/** The operations below /properties. */
final class PropertiesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List properties.
     *
     * Newest first. Without `status`, everything outside the trash. With `q`, the properties where each word you
     * send starts a word of the title, address or code, ignoring case and accents; an exact code comes first.
     * With `updatedSince`, the latest change comes first: use it to follow the portfolio. A page comes back
     * short only when no more properties match, or when the search has scanned 20,000 index entries;
     * `nextCursor` then continues it.
     *
     * Permission: `properties:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $q = null,
        ?string $status = null,
        ?string $purpose = null,
        ?string $type = null,
        ?string $citySlug = null,
        ?string $neighborhood = null,
        ?int $bedrooms = null,
        ?int $minPrice = null,
        ?int $maxPrice = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyPage {
        return PropertyPage::fromJson($this->transport->send(
            'GET',
            ['properties'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'q' => $q,
                'status' => $status,
                'purpose' => $purpose,
                'type' => $type,
                'citySlug' => $citySlug,
                'neighborhood' => $neighborhood,
                'bedrooms' => $bedrooms,
                'minPrice' => $minPrice,
                'maxPrice' => $maxPrice,
                'updatedSince' => $updatedSince,
                'radar' => $radar,
            ],
        ));
    }

    /**
     * The items of all pages of list.
     *
     * @return \Generator<Property>
     */
    public function listAll(
        ?int $limit = null,
        ?string $q = null,
        ?string $status = null,
        ?string $purpose = null,
        ?string $type = null,
        ?string $citySlug = null,
        ?string $neighborhood = null,
        ?int $bedrooms = null,
        ?int $minPrice = null,
        ?int $maxPrice = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): PropertyPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            q: $q,
            status: $status,
            purpose: $purpose,
            type: $type,
            citySlug: $citySlug,
            neighborhood: $neighborhood,
            bedrooms: $bedrooms,
            minPrice: $minPrice,
            maxPrice: $maxPrice,
            updatedSince: $updatedSince,
            radar: $radar,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Create a property.
     *
     * Requires type, purposes, the price of each purpose and an address with its city (422 `invalid_property`
     * lists everything that is missing). If the `externalRef` exists, the answer is 409 `external_ref_exists`
     * with the property's id. To create or update, use the PUT by code.
     *
     * Permission: `properties:write`.
     */
    public function create(
        PropertyCreation $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'POST',
            ['properties'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Retrieve a property by code.
     *
     * Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.
     *
     * Permission: `properties:read`.
     */
    public function getByRef(
        string $ref,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyEnvelope {
        return PropertyEnvelope::fromJson($this->transport->send(
            'GET',
            ['properties', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }

    /**
     * Create or update a property by code.
     *
     * Use this route to mirror your own records. A new code creates (201), a known code updates (200). To
     * create, send type, purposes, the price of each purpose and an address with its city (422
     * `invalid_property` lists everything that is missing). In an update, absent fields stay and null clears.
     * Fields edited in the dashboard win and are listed in `result.conflicts`. Sending the same body again
     * returns UNCHANGED and writes nothing. Radar includes a new property once it has a cover photo and has
     * passed review.
     *
     * Permission: `properties:write`.
     */
    public function putByRef(
        string $ref,
        PropertyInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'PUT',
            ['properties', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Retrieve a property.
     *
     * Also returns a property in the trash, with `status` DELETED, until it is permanently deleted.
     *
     * Permission: `properties:read`.
     */
    public function get(
        string $propertyId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyEnvelope {
        return PropertyEnvelope::fromJson($this->transport->send(
            'GET',
            ['properties', $propertyId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }

    /**
     * Update a property.
     *
     * Only the fields you send change; null clears a field. Fields edited in the dashboard stay and are listed
     * in `result.conflicts`. Any write renews the confirmation of availability.
     *
     * Permission: `properties:write`.
     */
    public function patch(
        string $propertyId,
        PropertyInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'PATCH',
            ['properties', $propertyId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Move a property to the trash.
     *
     * The property stays in the trash for 30 days and can be restored in the dashboard. Within 24 hours you can
     * delete at most 20% of the portfolio, or 10 properties if that is more; beyond that the answer is 409
     * `shrink_guard`. Deleting it again returns ALREADY_DELETED.
     *
     * Permission: `properties:write`.
     */
    public function delete(
        string $propertyId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'DELETE',
            ['properties', $propertyId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Set a property's status.
     *
     * An ACTIVE property counts toward the plan's quota; when the quota is full, the answer is 409
     * `plan_limit_reached`. The feed does not bring back a SOLD property.
     *
     * Permission: `properties:write`.
     */
    public function setStatus(
        string $propertyId,
        PropertyStatusInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'POST',
            ['properties', $propertyId, 'status'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Confirm properties as available.
     *
     * Up to 200 ids and codes in total. A property confirmed less than 24 hours ago is not written again
     * (ALREADY_CONFIRMED). A property that went offline because it was not confirmed comes back online if the
     * quota allows.
     *
     * Permission: `properties:write`.
     */
    public function confirm(
        PropertyConfirmation $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PropertiesConfirmed {
        return PropertiesConfirmed::fromJson($this->transport->send(
            'POST',
            ['properties', 'confirm'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * List opportunities of a property.
     *
     * Your own clients that match; with `scope=NETWORK`, partners' clients. Ordered by score, best first, then
     * newest first; `order=best` breaks ties differently. Scores can change between pages, so an opportunity may
     * appear twice or be missed. `include` adds what almost matches; null if Radar does not answer in time.
     *
     * Permission: `radar:read`.
     */
    public function listMatches(
        string $propertyId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $order = null,
        ?string $include = null,
        ?string $scope = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ExploredMatchPage {
        return ExploredMatchPage::fromJson($this->transport->send(
            'GET',
            ['properties', $propertyId, 'matches'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
                'order' => $order,
                'include' => $include,
                'scope' => $scope,
            ],
        ));
    }

    /**
     * The items of all pages of listMatches.
     *
     * @return \Generator<RadarMatch>
     */
    public function listMatchesAll(
        string $propertyId,
        ?int $limit = null,
        ?string $status = null,
        ?string $order = null,
        ?string $include = null,
        ?string $scope = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ExploredMatchPage => $this->listMatches(
            cursor: $cursor,
            propertyId: $propertyId,
            limit: $limit,
            status: $status,
            order: $order,
            include: $include,
            scope: $scope,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Create or update properties in a batch.
     *
     * Each item follows the rules of the PUT by code. An account processes 4 items per second across all
     * batches. A malformed item, or one that repeats an earlier code, comes back REJECTED; the others continue.
     * A dry run decides every item and writes none. `Location` has the address of the batch.
     *
     * Permission: `properties:write`.
     */
    public function createBatch(
        PropertyBatch $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): BatchAccepted {
        return BatchAccepted::fromJson($this->transport->send(
            'POST',
            ['properties', 'batch'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Retrieve a batch of properties.
     *
     * A batch is kept for 7 days. Until it is done, `Retry-After` says when to check again.
     *
     * Permission: `properties:read`.
     */
    public function getBatch(
        string $batchId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): BatchEnvelope {
        return BatchEnvelope::fromJson($this->transport->send(
            'GET',
            ['properties', 'batch', $batchId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }
}

/** The operations below /feed. */
final class FeedResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Retrieve the feed.
     *
     * If no feed is set, `configured` is false. The link is never shown.
     *
     * Permission: `properties:read`.
     */
    public function get(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): FeedSyncEnvelope {
        return FeedSyncEnvelope::fromJson($this->transport->send(
            'GET',
            ['feed'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }

    /**
     * Sync the feed now.
     *
     * The first call in each 10-minute window starts a sync at once; later calls schedule one sync for the end
     * of the window. A dry run reads the feed, and `report` says what would happen to each listing.
     *
     * Permission: `properties:write`.
     */
    public function sync(
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): FeedSynced {
        return FeedSynced::fromJson($this->transport->send(
            'POST',
            ['feed', 'sync'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** The operations below /leads. */
final class LeadsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List clients.
     *
     * Newest first. Without `state`, only active clients. With `q`, the clients where each word you send starts
     * a word of the name, e-mail or code, or a phone, with or without its area code; an exact phone, e-mail or
     * code comes first. With `updatedSince`, the latest change comes first. A page comes back short only when no
     * more clients match, or when the search has scanned 20,000 index entries; `nextCursor` then continues it.
     *
     * Permission: `leads:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $q = null,
        ?string $state = null,
        ?string $status = null,
        ?string $ownerAccountId = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LeadPage {
        return LeadPage::fromJson($this->transport->send(
            'GET',
            ['leads'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'q' => $q,
                'state' => $state,
                'status' => $status,
                'ownerAccountId' => $ownerAccountId,
                'updatedSince' => $updatedSince,
                'radar' => $radar,
            ],
        ));
    }

    /**
     * The items of all pages of list.
     *
     * @return \Generator<Lead>
     */
    public function listAll(
        ?int $limit = null,
        ?string $q = null,
        ?string $state = null,
        ?string $status = null,
        ?string $ownerAccountId = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): LeadPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            q: $q,
            state: $state,
            status: $status,
            ownerAccountId: $ownerAccountId,
            updatedSince: $updatedSince,
            radar: $radar,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Create a client.
     *
     * Requires a name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already loses
     * nothing: the request fills what is missing, what differs stays and is listed in `result.kept`, and `notes`
     * become an interaction. LINKED if you sent a code, otherwise UPDATED or UNCHANGED. Creating is refused once
     * the account reaches its client limit (`leads` in `GET /me`).
     *
     * Permission: `leads:write`.
     */
    public function create(
        LeadCreation $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'POST',
            ['leads'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Retrieve a client.
     *
     * Also returns clients who are archived or in the trash.
     *
     * Permission: `leads:read`.
     */
    public function get(
        string $leadId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LeadEnvelope {
        return LeadEnvelope::fromJson($this->transport->send(
            'GET',
            ['leads', $leadId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }

    /**
     * Update a client.
     *
     * Only the fields you send change; null clears a field. Fields edited in the dashboard stay and are listed
     * in `result.conflicts`.
     *
     * Permission: `leads:write`.
     */
    public function patch(
        string $leadId,
        LeadInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'PATCH',
            ['leads', $leadId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Retrieve a client by code.
     *
     * Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.
     *
     * Permission: `leads:read`.
     */
    public function getByRef(
        string $ref,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LeadEnvelope {
        return LeadEnvelope::fromJson($this->transport->send(
            'GET',
            ['leads', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }

    /**
     * Create, link or update a client by code.
     *
     * A new code creates (201) and requires a name, a phone or an e-mail, and `consentGiven: true`. If a client
     * with the same phone or e-mail exists, the code is linked to that client (LINKED) and no second record is
     * made: the request fills what is missing, and what differs stays and is listed in `result.kept`. A known
     * code updates (200): absent fields stay, null clears, and fields edited in the dashboard win. Creating is
     * refused once the account reaches its client limit (`leads` in `GET /me`).
     *
     * Permission: `leads:write`.
     */
    public function putByRef(
        string $ref,
        LeadInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'PUT',
            ['leads', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Archive or reactivate a client.
     *
     * Reactivating sets `lastActivityAt` to the current time.
     *
     * Permission: `leads:write`.
     */
    public function setState(
        string $leadId,
        LeadStateInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $ifMatch = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'POST',
            ['leads', $leadId, 'state'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
            ifMatch: $ifMatch,
        ));
    }

    /**
     * Log an interaction with a client.
     *
     * Moves `lastActivityAt` forward. The note is stored and never returned.
     *
     * Permission: `leads:write`.
     */
    public function logInteraction(
        string $leadId,
        InteractionInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): InteractionLogged {
        return InteractionLogged::fromJson($this->transport->send(
            'POST',
            ['leads', $leadId, 'interactions'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * List opportunities of a client.
     *
     * Ordered by score, best first, then newest first; `order=best` breaks ties differently. Scores can change
     * between pages, so an opportunity may appear twice or be missed. `include` adds what almost matches; null
     * if Radar does not answer in time.
     *
     * Permission: `radar:read`.
     */
    public function listMatches(
        string $leadId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $order = null,
        ?string $include = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): ExploredMatchPage {
        return ExploredMatchPage::fromJson($this->transport->send(
            'GET',
            ['leads', $leadId, 'matches'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
                'order' => $order,
                'include' => $include,
            ],
        ));
    }

    /**
     * The items of all pages of listMatches.
     *
     * @return \Generator<RadarMatch>
     */
    public function listMatchesAll(
        string $leadId,
        ?int $limit = null,
        ?string $status = null,
        ?string $order = null,
        ?string $include = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ExploredMatchPage => $this->listMatches(
            cursor: $cursor,
            leadId: $leadId,
            limit: $limit,
            status: $status,
            order: $order,
            include: $include,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Create or update clients in a batch.
     *
     * Each item follows the rules of the PUT by code. An account processes 4 items per second across all
     * batches. A malformed item, or one that repeats an earlier code, comes back REJECTED; the others continue.
     * A dry run decides every item and writes none. `Location` has the address of the batch.
     *
     * Permission: `leads:write`.
     */
    public function createBatch(
        LeadBatch $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): BatchAccepted {
        return BatchAccepted::fromJson($this->transport->send(
            'POST',
            ['leads', 'batch'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Retrieve a batch of clients.
     *
     * A batch is kept for 7 days. Until it is done, `Retry-After` says when to check again.
     *
     * Permission: `leads:read`.
     */
    public function getBatch(
        string $batchId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): BatchEnvelope {
        return BatchEnvelope::fromJson($this->transport->send(
            'GET',
            ['leads', 'batch', $batchId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }
}

/** The operations below /matches. */
final class MatchesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List opportunities.
     *
     * Newest first; with `updatedSince`, the latest change first; with `order`, by score or price. Without
     * `status`, dismissed opportunities are included. One that no longer matches and that nobody acted on is not
     * listed. Opportunities are updated within seconds after a write, not during the call.
     *
     * Permission: `radar:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $scope = null,
        ?string $ownerAccountId = null,
        ?string $propertyId = null,
        ?string $leadId = null,
        ?int $minScore = null,
        ?string $purpose = null,
        ?int $minPrice = null,
        ?int $maxPrice = null,
        ?string $order = null,
        ?string $updatedSince = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): MatchPage {
        return MatchPage::fromJson($this->transport->send(
            'GET',
            ['matches'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
                'scope' => $scope,
                'ownerAccountId' => $ownerAccountId,
                'propertyId' => $propertyId,
                'leadId' => $leadId,
                'minScore' => $minScore,
                'purpose' => $purpose,
                'minPrice' => $minPrice,
                'maxPrice' => $maxPrice,
                'order' => $order,
                'updatedSince' => $updatedSince,
            ],
        ));
    }

    /**
     * The items of all pages of list.
     *
     * @return \Generator<RadarMatch>
     */
    public function listAll(
        ?int $limit = null,
        ?string $status = null,
        ?string $scope = null,
        ?string $ownerAccountId = null,
        ?string $propertyId = null,
        ?string $leadId = null,
        ?int $minScore = null,
        ?string $purpose = null,
        ?int $minPrice = null,
        ?int $maxPrice = null,
        ?string $order = null,
        ?string $updatedSince = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): MatchPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            status: $status,
            scope: $scope,
            ownerAccountId: $ownerAccountId,
            propertyId: $propertyId,
            leadId: $leadId,
            minScore: $minScore,
            purpose: $purpose,
            minPrice: $minPrice,
            maxPrice: $maxPrice,
            order: $order,
            updatedSince: $updatedSince,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Dismiss an opportunity.
     *
     * Dismissing again changes nothing. If the opportunity is a favorite or already requested, the answer is 422
     * `request_refused`.
     *
     * Permission: `radar:write`.
     */
    public function dismiss(
        string $matchId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): MatchWritten {
        return MatchWritten::fromJson($this->transport->send(
            'POST',
            ['matches', $matchId, 'dismiss'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Restore a dismissed opportunity.
     *
     * Brings back a dismissed opportunity: its `status` is NEW, like that of a new one. An opportunity that was
     * not dismissed stays as it is.
     *
     * Permission: `radar:write`.
     */
    public function restore(
        string $matchId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): MatchWritten {
        return MatchWritten::fromJson($this->transport->send(
            'POST',
            ['matches', $matchId, 'restore'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** The operations below /team. */
final class TeamResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List team members.
     *
     * Newest first. Inactive people are listed too, with `active` false.
     *
     * Permission: `team:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): TeamMemberPage {
        return TeamMemberPage::fromJson($this->transport->send(
            'GET',
            ['team'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of list.
     *
     * @return \Generator<TeamMember>
     */
    public function listAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): TeamMemberPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }
}

/** The operations below /partnerships. */
final class PartnershipsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List partnerships.
     *
     * Partnerships this account requested and those requested of it, newest first. Requests are made in the
     * dashboard.
     *
     * Permission: `partnerships:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $status = null,
        ?string $updatedSince = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PartnershipPage {
        return PartnershipPage::fromJson($this->transport->send(
            'GET',
            ['partnerships'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'status' => $status,
                'updatedSince' => $updatedSince,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of list.
     *
     * @return \Generator<Partnership>
     */
    public function listAll(
        ?int $limit = null,
        ?string $status = null,
        ?string $updatedSince = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): PartnershipPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            status: $status,
            updatedSince: $updatedSince,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Retrieve a partnership.
     *
     * The partnership as this account sees it. The partner's contact appears from ACCEPTED on.
     *
     * Permission: `partnerships:read`.
     */
    public function get(
        string $partnershipId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PartnershipEnvelope {
        return PartnershipEnvelope::fromJson($this->transport->send(
            'GET',
            ['partnerships', $partnershipId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }

    /**
     * Set a partnership's stage.
     *
     * The addressee answers a PENDING request with ACCEPTED or DECLINED; the requester can cancel it
     * (CANCELLED). After that, the side that brought the client (`canMoveFunnel`) moves freely among CONTACTED,
     * NEGOTIATING and PROPOSAL, and closes with WON or LOST. The other side can only set LOST, 15 days after
     * asking for an update without an answer. Any other move answers 422 `request_refused`.
     *
     * Permission: `partnerships:write`.
     */
    public function setStatus(
        string $partnershipId,
        PartnershipStatusInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): PartnershipWritten {
        return PartnershipWritten::fromJson($this->transport->send(
            'POST',
            ['partnerships', $partnershipId, 'status'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** The operations below /launches. */
final class LaunchesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List launches.
     *
     * Launches of every developer on the platform, newest first. With `updatedSince`, the latest change comes
     * first.
     *
     * Permission: `launches:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $uf = null,
        ?string $cityId = null,
        ?string $citySlug = null,
        ?string $constructionStage = null,
        ?string $updatedSince = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LaunchPage {
        return LaunchPage::fromJson($this->transport->send(
            'GET',
            ['launches'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'uf' => $uf,
                'cityId' => $cityId,
                'citySlug' => $citySlug,
                'constructionStage' => $constructionStage,
                'updatedSince' => $updatedSince,
            ],
        ));
    }

    /**
     * The items of all pages of list.
     *
     * @return \Generator<Launch>
     */
    public function listAll(
        ?int $limit = null,
        ?string $uf = null,
        ?string $cityId = null,
        ?string $citySlug = null,
        ?string $constructionStage = null,
        ?string $updatedSince = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): LaunchPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            uf: $uf,
            cityId: $cityId,
            citySlug: $citySlug,
            constructionStage: $constructionStage,
            updatedSince: $updatedSince,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Register a client with the developer.
     *
     * Creates a LEAD_REGISTERED partnership (201) that protects the client for 90 days. Registering the client
     * again returns 200 ALREADY_REGISTERED.
     *
     * Permission: `launches:write`.
     */
    public function registerClient(
        string $developmentId,
        LaunchClientInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): LaunchClientRegistered {
        return LaunchClientRegistered::fromJson($this->transport->send(
            'POST',
            ['launches', $developmentId, 'clients'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** The operations below /captacao. */
final class CaptacaoResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List offered owners.
     *
     * All offers on one page, the nearest deadline first. The contact is hidden until the account accepts.
     *
     * Permission: `captacao:read`.
     */
    public function listOffers(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): CaptacaoOfferList {
        return CaptacaoOfferList::fromJson($this->transport->send(
            'GET',
            ['captacao', 'offers'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listOffers.
     *
     * @return \Generator<CaptacaoOffer>
     */
    public function listOffersAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): CaptacaoOfferList => $this->listOffers(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Retrieve an owner.
     *
     * An owner on offer comes without the contact; an accepted owner comes with it.
     *
     * Permission: `captacao:read`.
     */
    public function getOffer(
        string $offerId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): CaptacaoOfferEnvelope {
        return CaptacaoOfferEnvelope::fromJson($this->transport->send(
            'GET',
            ['captacao', 'offers', $offerId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
        ));
    }

    /**
     * List accepted owners.
     *
     * Pages of 10, the latest acceptance first. `total` counts the tab; `counts` has all three tabs.
     *
     * Permission: `captacao:read`.
     */
    public function listOwners(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $tab = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): CaptacaoOwnerPage {
        return CaptacaoOwnerPage::fromJson($this->transport->send(
            'GET',
            ['captacao', 'owners'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'tab' => $tab,
            ],
        ));
    }

    /**
     * The items of all pages of listOwners.
     *
     * @return \Generator<CaptacaoOffer>
     */
    public function listOwnersAll(
        ?int $limit = null,
        ?string $tab = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): CaptacaoOwnerPage => $this->listOwners(
            cursor: $cursor,
            limit: $limit,
            tab: $tab,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Accept an owner.
     *
     * Debits the price and reveals the contact: the only route that spends money. The account's owner must have
     * accepted the current API terms in the dashboard; otherwise the answer is 403 with `termsVersion`. If the
     * balance is too low, the answer is 422 `request_refused`. Accepting again returns ALREADY_ACCEPTED without
     * a second debit.
     *
     * Permission: `captacao:accept`.
     */
    public function acceptOffer(
        string $offerId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): CaptacaoAccepted {
        return CaptacaoAccepted::fromJson($this->transport->send(
            'POST',
            ['captacao', 'offers', $offerId, 'accept'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** The operations below /events. */
class EventsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Read the event log.
     *
     * Keep `nextCursor` and send it as `cursor` in the next read; if `hasMore` is true, read again at once. To
     * start now, send `from=now`; with neither, reading starts at the oldest stored event. Events are kept for
     * 30 days. Types the key cannot read are skipped. The events of your own writes are included.
     *
     * Permission: `events:read`.
     */
    public function read(
        ?string $since = null,
        ?string $from = null,
        ?string $cursor = null,
        ?string $types = null,
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): EventPage {
        return EventPage::fromJson($this->transport->send(
            'GET',
            ['events'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'since' => $since,
                'from' => $from,
                'cursor' => $cursor,
                'types' => $types,
                'limit' => $limit,
            ],
        ));
    }
}

/** The operations below /webhooks. */
final class WebhooksResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List webhook endpoints.
     *
     * All endpoints on one page; secrets are not shown.
     *
     * Permission: `webhooks:manage`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): WebhookPage {
        return WebhookPage::fromJson($this->transport->send(
            'GET',
            ['webhooks'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of list.
     *
     * @return \Generator<Webhook>
     */
    public function listAll(
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): WebhookPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Create a webhook endpoint.
     *
     * The secret appears only in this answer. Local development also accepts http and the local machine.
     *
     * Permission: `webhooks:manage`.
     */
    public function create(
        WebhookCreation $body,
        bool $dryRun = false,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): WebhookCreated {
        return WebhookCreated::fromJson($this->transport->send(
            'POST',
            ['webhooks'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
        ));
    }

    /**
     * Update a webhook endpoint.
     *
     * ACTIVE re-enables the endpoint and clears the reason. With `redeliverSince`, every delivery FAILED or
     * SKIPPED since then gets a new round of attempts.
     *
     * Permission: `webhooks:manage`.
     */
    public function change(
        string $webhookId,
        WebhookChange $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): WebhookChanged {
        return WebhookChanged::fromJson($this->transport->send(
            'PATCH',
            ['webhooks', $webhookId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Delete a webhook endpoint.
     *
     * Pending deliveries are not sent.
     *
     * Permission: `webhooks:manage`.
     */
    public function delete(
        string $webhookId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): WebhookDeleted {
        return WebhookDeleted::fromJson($this->transport->send(
            'DELETE',
            ['webhooks', $webhookId],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Rotate a webhook secret.
     *
     * The previous secret keeps signing for `overlapHours` hours, 24 by default: each delivery carries both
     * signatures.
     *
     * Permission: `webhooks:manage`.
     */
    public function rotateSecret(
        string $webhookId,
        SecretRotation $body = new SecretRotation(),
        bool $dryRun = false,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SecretRotated {
        return SecretRotated::fromJson($this->transport->send(
            'POST',
            ['webhooks', $webhookId, 'rotate-secret'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
        ));
    }

    /**
     * Send a test webhook.
     *
     * Delivers a signed `webhook.test` now. It does not count toward disabling the endpoint.
     *
     * Permission: `webhooks:manage`.
     */
    public function test(
        string $webhookId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): WebhookTested {
        return WebhookTested::fromJson($this->transport->send(
            'POST',
            ['webhooks', $webhookId, 'test'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * List webhook deliveries.
     *
     * Newest first, each with its attempts. Deliveries are kept for 30 days.
     *
     * Permission: `webhooks:manage`.
     */
    public function listDeliveries(
        string $webhookId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): DeliveryPage {
        return DeliveryPage::fromJson($this->transport->send(
            'GET',
            ['webhooks', $webhookId, 'deliveries'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
            ],
        ));
    }

    /**
     * The items of all pages of listDeliveries.
     *
     * @return \Generator<Delivery>
     */
    public function listDeliveriesAll(
        string $webhookId,
        ?int $limit = null,
        ?string $status = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): DeliveryPage => $this->listDeliveries(
            cursor: $cursor,
            webhookId: $webhookId,
            limit: $limit,
            status: $status,
            language: $language,
            timeout: $timeout,
            retries: $retries,
            maxWait: $maxWait,
            onResponse: $onResponse,
        ));
    }

    /**
     * Retry a webhook delivery.
     *
     * Sends the same `webhook-id` and the same body again now, even if a later attempt is scheduled. Returns
     * ALREADY_SCHEDULED if an attempt is about to start.
     *
     * Permission: `webhooks:manage`.
     */
    public function retryDelivery(
        string $webhookId,
        string $deliveryId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): DeliveryRetried {
        return DeliveryRetried::fromJson($this->transport->send(
            'POST',
            ['webhooks', $webhookId, 'deliveries', $deliveryId, 'retry'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** The operations below /sandbox. */
final class SandboxResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Simulate an event.
     *
     * Creates a well-formed event of any type that the key reads, which is logged and delivered like any other;
     * nothing else changes. Each call creates another event.
     *
     * Permission: `events:read`.
     */
    public function simulateEvent(
        SimulateEventInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SandboxEventSimulated {
        return SandboxEventSimulated::fromJson($this->transport->send(
            'POST',
            ['sandbox', 'simulate'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Advance the clock.
     *
     * Does now what the service would do to the account within `days` days: properties without a confirmation go
     * offline, the trash is emptied. Dates remain today's. Requires `leads:write` too. Repeat while `more` is
     * true.
     *
     * Permission: `properties:write`.
     */
    public function advanceClock(
        SandboxClockInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SandboxClockAdvanced {
        return SandboxClockAdvanced::fromJson($this->transport->send(
            'POST',
            ['sandbox', 'clock'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Set the feed link.
     *
     * The address must be public. Another link is another feed; `POST /v1/feed/sync` syncs it. The link is never
     * shown.
     *
     * Permission: `properties:write`.
     */
    public function setFeed(
        SetSandboxFeedInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SandboxFeedChanged {
        return SandboxFeedChanged::fromJson($this->transport->send(
            'PUT',
            ['sandbox', 'feed'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Remove the feed.
     *
     * Its properties stay, and the API can change them again.
     *
     * Permission: `properties:write`.
     */
    public function removeFeed(
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SandboxFeedChanged {
        return SandboxFeedChanged::fromJson($this->transport->send(
            'DELETE',
            ['sandbox', 'feed'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Receive or make a partnership request.
     *
     * A partnership request about one of this account's NETWORK opportunities, as a person makes it in the
     * dashboard: from the partner to this account, or with `requester` OWN from this account to the partner. The
     * usual rules apply, and both get their events.
     *
     * Permission: `partnerships:write`.
     */
    public function requestPartnership(
        SandboxRequestInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SandboxRequested {
        return SandboxRequested::fromJson($this->transport->send(
            'POST',
            ['sandbox', 'partner', 'request'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Answer as the partner.
     *
     * Acts as the other side of one of this account's partnerships, with that side's rights: accepts or declines
     * a request it received, cancels its own and, if the client is its own, advances the stage.
     *
     * Permission: `partnerships:write`.
     */
    public function moveAsPartner(
        SandboxMoveInput $body,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SandboxMoved {
        return SandboxMoved::fromJson($this->transport->send(
            'POST',
            ['sandbox', 'partner', 'status'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Go back to the demonstration data.
     *
     * Takes one step back to the demonstration data: repeat until `state` is DONE. Properties, clients and the
     * feed are removed; keys, webhooks, events and the audit log stay. Requires `leads:write` too.
     *
     * Permission: `properties:write`.
     */
    public function reset(
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): SandboxResetStep {
        return SandboxResetStep::fromJson($this->transport->send(
            'POST',
            ['sandbox', 'reset'],
            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** What events bring, by their types. */
final class EventData
{
    private const MODELS = [
        'property.created' => PropertyEventData::class,
        'property.updated' => PropertyUpdatedData::class,
        'property.photos_done' => PropertyPhotosDoneData::class,
        'property.deleted' => PropertyEventData::class,
        'property.restored' => PropertyEventData::class,
        'property.purged' => PropertyEventData::class,
        'lead.created' => LeadEventData::class,
        'lead.updated' => LeadUpdatedData::class,
        'lead.deleted' => LeadEventData::class,
        'lead.restored' => LeadEventData::class,
        'lead.purged' => LeadEventData::class,
        'radar.client_summary' => RadarClientSummaryData::class,
        'radar.price_drop' => RadarPriceDropData::class,
        'radar.match_lost' => RadarMatchLostData::class,
        'partnership.created' => PartnershipCreatedData::class,
        'partnership.updated' => PartnershipUpdatedData::class,
        'captacao.offer_received' => CaptacaoOfferReceivedData::class,
        'captacao.offer_accepted' => CaptacaoOfferAcceptedData::class,
        'captacao.offer_withdrawn' => CaptacaoOfferWithdrawnData::class,
        'feed.held' => FeedHeldData::class,
        'webhook.disabled' => WebhookDisabledData::class,
        'webhook.recovered' => WebhookRecoveredData::class,
        'batch.done' => BatchDoneData::class,
        'webhook.test' => WebhookTestData::class,
    ];

    /** Null for a type unknown to this SDK. */
    public static function of(Event|WebhookMessage $event): ?Model
    {
        $known = self::MODELS[$event->type] ?? null;
        return $known === null ? null : $known::fromJson(json_decode(json_encode((object) $event->data)));
    }
}

/** Stores the position in a log: a file, a row, a cache key. */
interface CursorStore
{
    /** The last saved value; null or an empty text if there is none. */
    public function load(): ?string;

    public function save(string $position): void;
}

/** Stores the position in a file, which stays whole even if the program dies. */
final class FileStore implements CursorStore
{
    public function __construct(private readonly string $path)
    {
    }

    public function load(): ?string
    {
        if (!is_file($this->path)) {
            return null;
        }
        $kept = file_get_contents($this->path);
        return is_string($kept) ? $kept : throw new \RuntimeException("$this->path can't be read.");
    }

    public function save(string $position): void
    {
        $written = "$this->path.new";
        if (file_put_contents($written, $position) !== strlen($position) || !rename($written, $this->path)) {
            throw new \RuntimeException("$this->path can't be written.");
        }
    }
}

/** The account's ordered log. */
final class EventLog extends EventsResource
{
    /**
     * Each event once, in order. An event counts as handled when the next one is asked for; then its position is saved,
     * and the next stream with the same store continues after it. If the loop is left, by `break` or an exception, the
     * event of that round comes again. Without `$untilCurrent` it waits for new events, reading every `$poll` seconds,
     * and survives temporary failures, however long the service asks it to wait; `$retries` limits that.
     *
     * @param ?string $since Where to start if the store is empty; by default at the oldest stored event.
     * @param ?list<string> $types Values of EventType.
     * @param ?\Closure(ResponseInfo): mixed $onResponse
     * @return \Generator<Event>
     */
    public function stream(
        CursorStore $store,
        ?string $since = null,
        ?array $types = null,
        ?int $limit = null,
        float $poll = 60.0,
        bool $untilCurrent = false,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
        ?float $maxWait = null,
        ?\Closure $onResponse = null,
    ): \Generator {
        $at = self::positionOf($store->load(), $since);
        // Counted since it was last current; each remaining page has its own.
        $seen = [];
        while (true) {
            $page = $this->read(
                since: $at['cursor'] === null ? $at['since'] : null,
                cursor: $at['cursor'],
                types: $types === null ? null : implode(',', $types),
                limit: $limit,
                language: $language,
                timeout: $timeout,
                retries: $retries ?? ($untilCurrent ? null : PHP_INT_MAX),
                maxWait: $maxWait ?? ($untilCurrent ? null : INF),
                onResponse: $onResponse,
            );
            foreach ($page->events as $event) {
                if ($event->sequence <= $at['sequence']) {
                    continue;
                }
                yield $event;
                $at['sequence'] = $event->sequence;
                $store->save(json_encode($at, JSON_THROW_ON_ERROR));
            }
            $seen[$at['cursor'] ?? ''] = true;
            if ($page->hasMore && isset($seen[$page->nextCursor])) {
                throw new RepeatedCursorError();
            }
            if ($page->nextCursor !== $at['cursor']) {
                $at = ['cursor' => $page->nextCursor, 'since' => null, 'sequence' => $at['sequence']];
                $store->save(json_encode($at, JSON_THROW_ON_ERROR));
            }
            if ($page->hasMore) {
                continue;
            }
            if ($untilCurrent) {
                return;
            }
            $seen = [];
            Transport::pause($poll);
        }
    }

    /** @return array{cursor: ?string, since: ?string, sequence: int} */
    private static function positionOf(?string $kept, ?string $since): array
    {
        if ($kept === null || $kept === '') {
            return ['cursor' => null, 'since' => $since, 'sequence' => 0];
        }
        return str_starts_with($kept, '{')
            ? json_decode($kept, true, flags: JSON_THROW_ON_ERROR)
            : ['cursor' => $kept, 'since' => null, 'sequence' => 0];
    }
}

/** An account, as far as its key may see it. */
final class RealEstateClient
{
    private const WEB_ADDRESS = '~^https?://([^\s/?#@:]+|\[[0-9a-f:.]+\])(:\d+)?(/[^\s?#]*)?$~iD';
    /** The only characters the header can carry. */
    private const API_KEY = '/^[!-~]+$/D';

    public readonly MeResource $me;
    public readonly ReferenceResource $reference;
    public readonly GeoResource $geo;
    public readonly PropertiesResource $properties;
    public readonly FeedResource $feed;
    public readonly LeadsResource $leads;
    public readonly MatchesResource $matches;
    public readonly TeamResource $team;
    public readonly PartnershipsResource $partnerships;
    public readonly LaunchesResource $launches;
    public readonly CaptacaoResource $captacao;
    public readonly EventLog $events;
    public readonly WebhooksResource $webhooks;
    public readonly SandboxResource $sandbox;

    /**
     * `$baseUrl` ends in its version segment; `$timeout`, `$backoff` and `$maxWait` are seconds. If Retry-After is
     * longer than `$maxWait`, the error is thrown at once. `$onRequest` is called before each attempt, `$onResponse`
     * with each answer received, including refusals and retries, `$onRetry` before the wait for another attempt.
     *
     * @param ?\Closure(AttemptInfo): mixed $onRequest
     * @param ?\Closure(ResponseInfo): mixed $onResponse
     * @param ?\Closure(RetryInfo): mixed $onRetry
     * @throws \ValueError If the base URL or key is malformed.
     */
    public function __construct(
        string $baseUrl,
        string $apiKey,
        ?string $language = null,
        float $timeout = 30.0,
        int $retries = 2,
        float $backoff = 0.5,
        float $maxWait = 60.0,
        ?\Closure $onRequest = null,
        ?\Closure $onResponse = null,
        ?\Closure $onRetry = null,
    ) {
        if (preg_match(self::WEB_ADDRESS, $baseUrl) !== 1) {
            throw new \ValueError(
                'The base URL is not an http or https address like https://api.example.com/v1.'
            );
        }
        if (preg_match(self::API_KEY, $apiKey) !== 1) {
            throw new \ValueError('The API key is empty or has invalid characters, such as spaces.');
        }
        $url = rtrim($baseUrl, '/');
        $hooks = [$onRequest, $onResponse, $onRetry];
        $transport = new Transport($url, $apiKey, $language, $timeout, $retries, $backoff, $maxWait, ...$hooks);
        $this->me = new MeResource($transport);
        $this->reference = new ReferenceResource($transport);
        $this->geo = new GeoResource($transport);
        $this->properties = new PropertiesResource($transport);
        $this->feed = new FeedResource($transport);
        $this->leads = new LeadsResource($transport);
        $this->matches = new MatchesResource($transport);
        $this->team = new TeamResource($transport);
        $this->partnerships = new PartnershipsResource($transport);
        $this->launches = new LaunchesResource($transport);
        $this->captacao = new CaptacaoResource($transport);
        $this->events = new EventLog($transport);
        $this->webhooks = new WebhooksResource($transport);
        $this->sandbox = new SandboxResource($transport);
    }

    /**
     * A client for the address in `REAL_ESTATE_URL` and the key in `REAL_ESTATE_KEY`. Frameworks that keep their
     * environment elsewhere pass both to the constructor.
     *
     * @param mixed ...$options Those of the constructor, by their names.
     * @throws \ValueError If one is not set or malformed.
     */
    public static function fromEnv(mixed ...$options): self
    {
        $baseUrl = (string) getenv('REAL_ESTATE_URL');
        $apiKey = (string) getenv('REAL_ESTATE_KEY');
        if ($baseUrl === '') {
            throw new \ValueError(
                "Set REAL_ESTATE_URL to the API's address, such as https://api.example.com/v1."
            );
        }
        if ($apiKey === '') {
            throw new \ValueError('Set REAL_ESTATE_KEY to an API key.');
        }
        return new self($baseUrl, $apiKey, ...$options);
    }
}

/** The content of a webhook. */
final class WebhookMessage
{
    /**
     * @param string $id The event's id: the same on every attempt and redelivery.
     * @param array<string, mixed> $data
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly string $timestamp,
        public readonly array $data,
    ) {
    }
}

/** A delivery to send. */
final class SignedWebhook
{
    /** @param array<string, string> $headers */
    public function __construct(public readonly array $headers, public readonly string $body)
    {
    }
}

/** Verifies webhooks and builds test deliveries. */
final class Webhooks
{
    /**
     * Verifies and reads a delivery. Pass the raw body as received, not parsed and serialized again. Pass several
     * secrets during a rotation.
     *
     * @param array<string, string> $headers As getallheaders() gives them.
     * @param string|list<string> $secret
     * @param int $tolerance Seconds the message's clock may differ from this one.
     * @throws WebhookVerificationError
     */
    public static function verify(
        string $body,
        array $headers,
        string|array $secret,
        int $tolerance = 300,
        ?int $now = null,
    ): WebhookMessage {
        $values = array_change_key_case($headers);
        $id = $values['webhook-id'] ?? '';
        $timestamp = $values['webhook-timestamp'] ?? '';
        if ($id === '' || preg_match('/^\d{1,12}$/D', $timestamp) !== 1) {
            throw new WebhookVerificationError('Headers are missing.');
        }
        if (abs(($now ?? time()) - (int) $timestamp) > $tolerance) {
            throw new WebhookVerificationError('The timestamp is too far off.');
        }
        $matches = false;
        foreach ((array) $secret as $one) {
            foreach (explode(' ', $values['webhook-signature'] ?? '') as $given) {
                $matches = hash_equals(self::sign($one, $id, $timestamp, $body), $given) || $matches;
            }
        }
        if (!$matches) {
            throw new WebhookVerificationError('No signature matches.');
        }
        $message = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
        return new WebhookMessage($id, $message['type'], $message['timestamp'], $message['data']);
    }

    /**
     * Verifies a request as the framework has it, and passes the message to `$handle`. Takes a request of Laravel and
     * Symfony, of PSR-7, and WordPress' WP_REST_Request. The status is 204, or 400 if the signature is not the
     * service's; the text says why. If `$handle` throws, the framework answers 500, and the delivery is sent again.
     *
     * @param string|list<string> $secret
     * @param callable(WebhookMessage): mixed $handle
     * @return array{int, string} Status and text of the answer.
     */
    public static function receive(
        object $request,
        string|array $secret,
        callable $handle,
        int $tolerance = 300,
        ?int $now = null,
    ): array {
        [$body, $headers] = self::read($request);
        try {
            $message = self::verify($body, $headers, $secret, $tolerance, $now);
        } catch (WebhookVerificationError $error) {
            return [400, $error->getMessage()];
        }
        $handle($message);
        return [204, ''];
    }

    /** @return array{string, array<string, string>} */
    private static function read(object $request): array
    {
        [$body, $header] = match (true) {
            method_exists($request, 'getHeaderLine') => [(string) $request->getBody(), $request->getHeaderLine(...)],
            method_exists($request, 'get_header') => [$request->get_body(), $request->get_header(...)],
            default => [$request->getContent(), $request->headers->get(...)],
        };
        $names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
        return [(string) $body, array_combine($names, array_map(fn (string $name) => (string) $header($name), $names))];
    }

    /** Builds a delivery as the service would send it, to test a receiver. */
    public static function makeTestDelivery(
        string $secret,
        string $type,
        mixed $data,
        ?string $id = null,
        ?\DateTimeInterface $timestamp = null,
    ): SignedWebhook {
        $at = \DateTimeImmutable::createFromInterface($timestamp ?? new \DateTimeImmutable());
        $written = $at->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d\TH:i:s.v\Z');
        $id ??= 'evt_' . bin2hex(random_bytes(16));
        $seconds = (string) $at->getTimestamp();
        $message = ['type' => $type, 'timestamp' => $written, 'data' => $data];
        $body = json_encode($message, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        $headers = [
            'webhook-id' => $id,
            'webhook-timestamp' => $seconds,
            'webhook-signature' => self::sign($secret, $id, $seconds, $body),
        ];
        return new SignedWebhook($headers, $body);
    }

    private static function sign(string $secret, string $id, string $timestamp, string $body): string
    {
        $key = base64_decode(preg_replace('/^whsec_/', '', $secret), true);
        if ($key === false || $key === '') {
            throw new WebhookVerificationError('The secret is empty or malformed.');
        }
        return 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    }
}
