<?php

// The SDK of the Real-Estate Account Integration API for PHP, in one file that needs ext-curl alone.
// Made from the contract by `npm run sdk`: what is changed here by hand is lost.

declare(strict_types=1);

namespace RealEstateAccount;

const SDK_VERSION = '1.0.0';

/** What is not sent at all, as opposed to null, which clears. */
enum Absent
{
    case Value;
}

/** An amount in BRL, exact: whole cents. */
final class Money implements \JsonSerializable, \Stringable
{
    private function __construct(public readonly int $cents)
    {
    }

    public static function ofCents(int $cents): self
    {
        return new self($cents);
    }

    /** Of a number, or of text as in "1234567.89". */
    public static function ofReais(int|float|string $reais): self
    {
        if (is_string($reais) && preg_match('/^-?\d+(\.\d{1,2})?$/D', $reais) !== 1) {
            throw new \ValueError("$reais is no amount.");
        }
        return new self((int) round((float) $reais * 100));
    }

    /** As it stands in JSON: a number of reais. */
    public function jsonSerialize(): float
    {
        return $this->cents / 100;
    }

    public function __toString(): string
    {
        return number_format($this->cents / 100, 2, '.', '');
    }
}

/** Whatever this SDK throws by itself. */
class RealEstateError extends \RuntimeException
{
}

/** No whole answer came: the connection failed, the time was up, or what came cannot be read. */
class TransportError extends RealEstateError
{
}

/** The time for an attempt was up. */
final class RequestTimeoutError extends TransportError
{
}

/** A message that is not what the service signed, or not of now. */
final class WebhookVerificationError extends RealEstateError
{
}

/** The service refused a call; each code of the contract has a class of its own. */
class ApiError extends RealEstateError
{
    /** @var string Of the problem; empty when the answer was none of the service's, as from a proxy. */
    public $code = '';
    public readonly string $title;
    public readonly ?string $detail;
    public readonly ?string $requestId;
    /** @var list<InvalidParam> All problems of the request at once. */
    public readonly array $invalidParams;
    /** Worth sending again unchanged. */
    public readonly bool $retryable;

    /**
     * @param \stdClass $problem The whole answer, members unknown to this SDK included.
     * @param ?int $retryAfter Seconds to wait before the same call is worth sending again.
     */
    final public function __construct(
        public readonly int $status,
        public readonly \stdClass $problem,
        public readonly ?int $retryAfter,
        ?string $requestId,
    ) {
        $this->title = $problem->title ?? '';
        $this->detail = $problem->detail ?? null;
        $this->requestId = $problem->requestId ?? $requestId;
        $this->invalidParams = array_map(InvalidParam::fromJson(...), $problem->invalidParams ?? []);
        $this->retryable = ($problem->retryable ?? false) === true
            || in_array($status, [429, 500, 502, 503, 504], true);
        $title = $this->title === '' ? "The service answered $status" : $this->title;
        parent::__construct($this->detail === null ? $title : "$title: $this->detail");
        $this->code = $problem->code ?? '';
    }

    /** @internal */
    final public static function of(int $status, \stdClass $problem, ?int $retryAfter, ?string $requestId): self
    {
        $known = ERRORS_BY_CODE[$problem->code ?? ''] ?? self::class;
        return new $known($status, $problem, $retryAfter, $requestId);
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

/** 403 `IP_NOT_ALLOWED`: Origin address not allowed. */
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

/** 409 `concurrent_write`: Another write to the same object ran at the same time. */
final class ConcurrentWriteError extends ApiError
{
}

/** 409 `feed_sync_active`: The property is managed by the CRM feed. */
final class FeedSyncActiveError extends ApiError
{
}

/** 409 `plan_limit_reached`: The plan's active-property quota is full. */
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

/** 409 `external_ref_exists`: The code already exists. */
final class ExternalRefExistsError extends ApiError
{
}

/** 409 `shrink_guard`: Deletion ceiling for 24 hours reached. */
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
    'concurrent_write' => ConcurrentWriteError::class,
    'feed_sync_active' => FeedSyncActiveError::class,
    'plan_limit_reached' => PlanLimitReachedError::class,
    'property_in_trash' => PropertyInTrashError::class,
    'idempotency_in_progress' => IdempotencyInProgressError::class,
    'payload_too_large' => PayloadTooLargeError::class,
    'invalid_property' => InvalidPropertyError::class,
    'request_refused' => RequestRefusedError::class,
    'idempotency_key_reused' => IdempotencyKeyReusedError::class,
    'external_ref_exists' => ExternalRefExistsError::class,
    'shrink_guard' => ShrinkGuardError::class,
    'feed_not_configured' => FeedNotConfiguredError::class,
    'lead_in_trash' => LeadInTrashError::class,
    'lead_linked_to_other_ref' => LeadLinkedToOtherRefError::class,
    'consent_required' => ConsentRequiredError::class,
    'webhook_url_refused' => WebhookUrlRefusedError::class,
];

/** Members under their names in JSON; how each is read stands in TYPES unless it is taken as it comes. */
abstract class Model implements \JsonSerializable
{
    protected const TYPES = [];

    /** @var array<string, mixed> Members that this SDK does not know. */
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

/** What any call may set for itself. */
final class CallOptions
{
    public function __construct(
        public readonly ?string $language,
        public readonly ?float $timeout,
        public readonly ?int $retries,
    ) {
    }
}

/** @internal */
final class Transport
{
    private const LONGEST_BACKOFF = 8.0;

    public function __construct(
        private readonly string $baseUrl,
        private readonly string $apiKey,
        private readonly ?string $language,
        private readonly float $timeout,
        private readonly int $retries,
        private readonly float $backoff,
        private readonly float $maxWait,
    ) {
    }

    /**
     * Sends a call, again when it failed in passing and cannot take effect twice.
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
    ): \stdClass {
        $url = $this->baseUrl . implode('', array_map(self::segment(...), $path)) . self::queryText($query);
        $text = $body === null ? null : self::encode($body);
        $headers = $this->headers($options, $text !== null, $key);
        $canRepeat = $method === 'GET' || $key !== null || ($query['dryRun'] ?? false) === true;
        $retries = $canRepeat ? $options->retries ?? $this->retries : 0;
        for ($attempt = 0;; $attempt++) {
            try {
                return $this->attempt($method, $url, $headers, $text, $options->timeout ?? $this->timeout);
            } catch (ApiError | TransportError $error) {
                $wait = $attempt < $retries ? $this->waitAfter($error, $attempt) : null;
                if ($wait === null) {
                    throw $error;
                }
            }
            usleep((int) ($wait * 1_000_000));
        }
    }

    /** One part of a path. Dots alone would be taken for folders, and empty text for none. */
    private static function segment(string $value): string
    {
        if (in_array($value, ['', '.', '..'], true)) {
            throw new \ValueError("\"$value\" cannot stand in a path.");
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
    private function headers(CallOptions $options, bool $hasBody, ?string $key): array
    {
        $language = $options->language ?? $this->language;
        return [
            "Authorization: Bearer $this->apiKey",
            'Accept: application/json',
            'User-Agent: real-estate-account-sdk-php/' . SDK_VERSION,
            ...($language === null ? [] : ["Accept-Language: $language"]),
            ...($hasBody ? ['Content-Type: application/json'] : []),
            ...($key === null ? [] : ["Idempotency-Key: $key"]),
        ];
    }

    /** @param list<string> $headers */
    private function attempt(string $method, string $url, array $headers, ?string $body, float $timeout): \stdClass
    {
        $answered = [];
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_TIMEOUT_MS => (int) ceil($timeout * 1_000),
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
            throw new TransportError('No whole answer came: ' . curl_strerror($fault));
        }
        return self::answerOf($status, $text, $answered);
    }

    /** @param array<string, string> $headers */
    private static function answerOf(int $status, string $text, array $headers): \stdClass
    {
        $answer = json_decode($text);
        if ($status >= 200 && $status < 300) {
            return $answer instanceof \stdClass ? $answer : throw new TransportError('The answer is not JSON.');
        }
        $problem = $answer instanceof \stdClass ? $answer : new \stdClass();
        $wait = self::secondsOf($headers['retry-after'] ?? '');
        throw ApiError::of($status, $problem, $wait, $headers['x-request-id'] ?? null);
    }

    /** Of a Retry-After: whole seconds or a date. */
    private static function secondsOf(string $header): ?int
    {
        if (ctype_digit($header)) {
            return (int) $header;
        }
        $at = $header === '' ? false : strtotime($header);
        return $at === false ? null : max(0, $at - time());
    }

    /** Seconds until another attempt, or null when there is none. */
    private function waitAfter(ApiError|TransportError $error, int $attempt): ?float
    {
        $backoff = min($this->backoff * 2 ** $attempt, self::LONGEST_BACKOFF) * random_int(500, 1_000) / 1_000;
        if ($error instanceof TransportError) {
            return $backoff;
        }
        $asked = $error->retryAfter ?? 0;
        return $error->retryable && $asked <= $this->maxWait ? max($asked, $backoff) : null;
    }

    /** A key of the caller's, or a new one. */
    public static function keyOf(?string $key): string
    {
        return $key ?? bin2hex(random_bytes(16));
    }

    /**
     * The items of all pages, each page read when it is reached.
     *
     * @param callable(?string): mixed $read
     */
    public static function items(callable $read): \Generator
    {
        $cursor = null;
        do {
            $page = $read($cursor);
            foreach ($page->data as $item) {
                yield $item;
            }
            $cursor = $page->nextCursor;
        } while ($cursor !== null);
    }
}

/** Values known today; others may come. */
final class Availability
{
    public const ACTIVE = 'ACTIVE';
    public const INACTIVE = 'INACTIVE';
    public const SOLD = 'SOLD';
    public const RENTED = 'RENTED';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class BatchStatus
{
    public const QUEUED = 'QUEUED';
    public const RUNNING = 'RUNNING';
    public const DONE = 'DONE';
}

/** Values known today; others may come. */
final class BatchType
{
    public const PROPERTIES = 'properties';
    public const LEADS = 'leads';
}

/** Values known today; others may come. */
final class CaptacaoAcceptResultOutcome
{
    public const ACCEPTED = 'ACCEPTED';
    public const ALREADY_ACCEPTED = 'ALREADY_ACCEPTED';
    public const WOULD_ACCEPT = 'WOULD_ACCEPT';
}

/** Values known today; others may come. */
final class CaptacaoAcceptedViaChannel
{
    public const API = 'API';
    public const PANEL = 'PANEL';
}

/** Values known today; others may come. */
final class CaptacaoOfferDemandScope
{
    public const CITY = 'CITY';
    public const NEIGHBORHOOD = 'NEIGHBORHOOD';
}

/** Values known today; others may come. */
final class CaptacaoOfferExclusivityOpenness
{
    public const SIM = 'SIM';
    public const NAO = 'NAO';
}

/** Values known today; others may come. */
final class CaptacaoOfferOccupancy
{
    public const PROPRIO = 'PROPRIO';
    public const ALUGADO = 'ALUGADO';
    public const VAZIO = 'VAZIO';
}

/** Values known today; others may come. */
final class CaptacaoOfferOwnerRelation
{
    public const DONO = 'DONO';
    public const COPROPRIETARIO = 'COPROPRIETARIO';
    public const REPRESENTANTE = 'REPRESENTANTE';
    public const OUTRO = 'OUTRO';
}

/** Values known today; others may come. */
final class CaptacaoOfferSellTimeframe
{
    public const AGORA = 'AGORA';
    public const TRES_MESES = 'TRES_MESES';
    public const SEIS_MESES = 'SEIS_MESES';
    public const PESQUISANDO = 'PESQUISANDO';
}

/** Values known today; others may come. */
final class CaptacaoOfferStage
{
    public const NEW = 'NEW';
    public const CONTACTED = 'CONTACTED';
    public const VISIT = 'VISIT';
    public const CAPTURED = 'CAPTURED';
    public const LOST = 'LOST';
}

/** Values known today; others may come. */
final class CaptacaoOfferStatus
{
    public const OFFERED = 'OFFERED';
    public const ACCEPTED = 'ACCEPTED';
    public const WITHDRAWN = 'WITHDRAWN';
    public const EXPIRED = 'EXPIRED';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class ChangeWebhookAnswerResultOutcome
{
    public const UPDATED = 'UPDATED';
    public const UNCHANGED = 'UNCHANGED';
}

/** Values known today; others may come. */
final class ConfirmItemOutcome
{
    public const CONFIRMED = 'CONFIRMED';
    public const ALREADY_CONFIRMED = 'ALREADY_CONFIRMED';
    public const NOT_FOUND = 'NOT_FOUND';
    public const IN_TRASH = 'IN_TRASH';
}

/** Values known today; others may come. */
final class CreateLeadBatchAnswerResultOutcome
{
    public const QUEUED = 'QUEUED';
    public const DONE = 'DONE';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class CurationStatus
{
    public const PENDING = 'PENDING';
    public const APPROVED = 'APPROVED';
    public const REJECTED = 'REJECTED';
}

/** Values known today; others may come. */
final class DeliveryStatus
{
    public const PENDING = 'PENDING';
    public const RETRYING = 'RETRYING';
    public const DELIVERED = 'DELIVERED';
    public const FAILED = 'FAILED';
    public const SKIPPED = 'SKIPPED';
}

/** Values known today; others may come. */
final class EventType
{
    public const PROPERTY_CREATED = 'property.created';
    public const PROPERTY_UPDATED = 'property.updated';
    public const PROPERTY_DELETED = 'property.deleted';
    public const PROPERTY_RESTORED = 'property.restored';
    public const PROPERTY_PURGED = 'property.purged';
    public const LEAD_CREATED = 'lead.created';
    public const LEAD_UPDATED = 'lead.updated';
    public const LEAD_DELETED = 'lead.deleted';
    public const LEAD_RESTORED = 'lead.restored';
    public const LEAD_PURGED = 'lead.purged';
    public const RADAR_CLIENT_SUMMARY = 'radar.client_summary';
    public const PARTNERSHIP_CREATED = 'partnership.created';
    public const PARTNERSHIP_UPDATED = 'partnership.updated';
    public const CAPTACAO_OFFER_RECEIVED = 'captacao.offer_received';
    public const CAPTACAO_OFFER_ACCEPTED = 'captacao.offer_accepted';
    public const CAPTACAO_OFFER_WITHDRAWN = 'captacao.offer_withdrawn';
    public const WEBHOOK_DISABLED = 'webhook.disabled';
    public const WEBHOOK_RECOVERED = 'webhook.recovered';
    public const BATCH_DONE = 'batch.done';
}

/** Values known today; others may come. */
final class FeedReportListingMissing
{
    public const TYPE = 'type';
    public const PURPOSES = 'purposes';
    public const SALE_PRICE = 'salePrice';
    public const RENT_PRICE = 'rentPrice';
    public const ADDRESS_CITY = 'address.city';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
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
    public const FAILED = 'FAILED';
}

/** Values known today; others may come. */
final class FeedSyncResultOutcome
{
    public const STARTED = 'STARTED';
    public const SCHEDULED = 'SCHEDULED';
    public const ALREADY_SCHEDULED = 'ALREADY_SCHEDULED';
    public const WOULD_SYNC = 'WOULD_SYNC';
}

/** Values known today; others may come. */
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
    public const FAILED = 'FAILED';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
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
    public const ONE_OF = 'one_of';
}

/** Values known today; others may come. */
final class InvalidParamIn
{
    public const QUERY = 'query';
    public const PATH = 'path';
    public const HEADER = 'header';
    public const BODY = 'body';
}

/** Values known today; others may come. */
final class LaunchClientResultOutcome
{
    public const REGISTERED = 'REGISTERED';
    public const ALREADY_REGISTERED = 'ALREADY_REGISTERED';
}

/** Values known today; others may come. */
final class LaunchConstructionStage
{
    public const LAUNCH = 'LAUNCH';
    public const OFF_PLAN = 'OFF_PLAN';
    public const NEW = 'NEW';
    public const READY = 'READY';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class LeadState
{
    public const ACTIVE = 'ACTIVE';
    public const ARCHIVED = 'ARCHIVED';
    public const DELETED = 'DELETED';
}

/** Values known today; others may come. */
final class LeadStateInputState
{
    public const ACTIVE = 'ACTIVE';
    public const ARCHIVED = 'ARCHIVED';
}

/** Values known today; others may come. */
final class LeadStatus
{
    public const NEW = 'NEW';
    public const ATTENDING = 'ATTENDING';
    public const PROPOSAL = 'PROPOSAL';
    public const WON = 'WON';
    public const LOST = 'LOST';
}

/** Values known today; others may come. */
final class LeadWriteResultMatchedBy
{
    public const PHONE = 'phone';
    public const EMAIL = 'email';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class MatchScope
{
    public const INTERNAL = 'INTERNAL';
    public const NETWORK = 'NETWORK';
    public const LAUNCH = 'LAUNCH';
}

/** Values known today; others may come. */
final class MatchStatus
{
    public const NEW = 'NEW';
    public const FAVORITED = 'FAVORITED';
    public const ARCHIVED = 'ARCHIVED';
    public const REQUESTED = 'REQUESTED';
}

/** Values known today; others may come. */
final class MatchWriteResultOutcome
{
    public const APPLIED = 'APPLIED';
    public const WOULD_APPLY = 'WOULD_APPLY';
}

/** Values known today; others may come. */
final class NearMissMissing
{
    public const PURPOSE = 'PURPOSE';
    public const CITY = 'CITY';
    public const TYPE = 'TYPE';
    public const PRICE = 'PRICE';
    public const SCORE = 'SCORE';
}

/** Values known today; others may come. */
final class OwnerTab
{
    public const ACTIVE = 'ACTIVE';
    public const CAPTURED = 'CAPTURED';
    public const ARCHIVED = 'ARCHIVED';
}

/** Values known today; others may come. */
final class PartnershipKind
{
    public const CLIENT_FOR_PROPERTY = 'CLIENT_FOR_PROPERTY';
    public const PROPERTY_FOR_CLIENT = 'PROPERTY_FOR_CLIENT';
}

/** Values known today; others may come. */
final class PartnershipOurSide
{
    public const REQUESTER = 'REQUESTER';
    public const ADDRESSEE = 'ADDRESSEE';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class PartnershipWriteResultOutcome
{
    public const STATUS_SET = 'STATUS_SET';
    public const UNCHANGED = 'UNCHANGED';
}

/** Values known today; others may come. */
final class PartyType
{
    public const AGENCY = 'AGENCY';
    public const DEVELOPER = 'DEVELOPER';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class PhotoSyncState
{
    public const QUEUED = 'QUEUED';
    public const DONE = 'DONE';
    public const PARTIAL = 'PARTIAL';
    public const FAILED = 'FAILED';
    public const NOT_QUEUED = 'NOT_QUEUED';
}

/** Values known today; others may come. */
final class PropertyCategory
{
    public const RESIDENCIAL = 'RESIDENCIAL';
    public const COMERCIAL = 'COMERCIAL';
    public const TERRENO = 'TERRENO';
    public const RURAL = 'RURAL';
}

/** Values known today; others may come. */
final class PropertyInactiveReason
{
    public const MANUAL = 'MANUAL';
    public const CONFIRMATION_EXPIRED = 'CONFIRMATION_EXPIRED';
    public const FEED_REMOVED = 'FEED_REMOVED';
}

/** Values known today; others may come. */
final class PropertyKind
{
    public const PROPERTY = 'PROPERTY';
    public const DEVELOPMENT = 'DEVELOPMENT';
    public const TYPOLOGY = 'TYPOLOGY';
}

/** Values known today; others may come. */
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
}

/** Values known today; others may come. */
final class PropertyStatus
{
    public const ACTIVE = 'ACTIVE';
    public const INACTIVE = 'INACTIVE';
    public const SOLD = 'SOLD';
    public const RENTED = 'RENTED';
    public const DELETED = 'DELETED';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class PropertyWriteResultPhotos
{
    public const UNCHANGED = 'UNCHANGED';
    public const QUEUED = 'QUEUED';
    public const ALREADY_QUEUED = 'ALREADY_QUEUED';
    public const CLEARED = 'CLEARED';
}

/** Values known today; others may come. */
final class Purpose
{
    public const VENDA = 'VENDA';
    public const LOCACAO = 'LOCACAO';
}

/** Values known today; others may come. */
final class RadarFilter
{
    public const PENDING = 'pending';
    public const READY = 'ready';
}

/** Values known today; others may come. */
final class RetryWebhookDeliveryAnswerResultOutcome
{
    public const SCHEDULED = 'SCHEDULED';
    public const ALREADY_SCHEDULED = 'ALREADY_SCHEDULED';
}

/** Values known today; others may come. */
final class Source
{
    public const API = 'API';
    public const FEED = 'FEED';
    public const DASHBOARD = 'DASHBOARD';
}

/** Values known today; others may come. */
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

/** Values known today; others may come. */
final class TeamMemberRole
{
    public const OWNER = 'OWNER';
    public const MANAGER = 'MANAGER';
    public const BROKER = 'BROKER';
}

/** Values known today; others may come. */
final class TestWebhookAnswerResultOutcome
{
    public const TESTED = 'TESTED';
    public const WOULD_TEST = 'WOULD_TEST';
}

/** Values known today; others may come. */
final class UnknownField
{
    public const TYPE = 'type';
    public const ADDRESS_CITY = 'address.city';
}

/** Values known today; others may come. */
final class WebhookDisabledReason
{
    public const GONE_410 = 'GONE_410';
    public const FAILURE_RATE = 'FAILURE_RATE';
    public const MANUAL = 'MANUAL';
}

/** Values known today; others may come. */
final class WebhookStatus
{
    public const ACTIVE = 'ACTIVE';
    public const DISABLED = 'DISABLED';
}

final class AcceptCaptacaoOfferAnswer extends Model
{
    protected const TYPES = [
        'data' => 'CaptacaoOffer',
        'result' => 'CaptacaoAcceptResult',
    ];

    public CaptacaoOffer $data;
    public CaptacaoAcceptResult $result;
}

final class Address extends Model
{
    public ?string $neighborhood;
    /** Null while the neighborhood is unrecognised. */
    public ?string $neighborhoodSlug;
    public ?string $city;
    public ?string $cityId;
    public ?string $citySlug;
    public ?string $state;
    public ?string $street;
    public ?string $number;
    public ?string $complement;
}

final class AddressInput extends Model
{
    public function __construct(
        public string|null|Absent $cityId = Absent::Value,
        public string|null|Absent $city = Absent::Value,
        public string|null|Absent $state = Absent::Value,
        public string|null|Absent $neighborhoodSlug = Absent::Value,
        public string|null|Absent $neighborhood = Absent::Value,
        public string|null|Absent $street = Absent::Value,
        public string|null|Absent $number = Absent::Value,
        public string|null|Absent $complement = Absent::Value,
    ) {
    }
}

final class Batch extends Model
{
    protected const TYPES = [
        'counts' => 'map:',
        'results' => 'list:BatchItem',
    ];

    public string $id;
    /** @var BatchType::*|string */
    public string $type;
    /** @var BatchStatus::*|string */
    public string $status;
    public bool $dryRun;
    public int $total;
    public int $processed;
    /** @var array<string, mixed> How many items have each outcome. */
    public array $counts;
    public string $createdAt;
    public ?string $startedAt;
    public ?string $finishedAt;
    /** @var list<BatchItem> In the order of the request. */
    public array $results;
}

final class BatchCreated extends Model
{
    public string $id;
    /** @var BatchType::*|string */
    public string $type;
    /** @var BatchStatus::*|string */
    public string $status;
    public bool $dryRun;
    public int $total;
    /** Items that wait to be worked. */
    public int $accepted;
    /** Items refused for their shape. */
    public int $rejected;
}

final class BatchEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Batch',
    ];

    public Batch $data;
}

final class BatchItem extends Model
{
    protected const TYPES = [
        'invalidParams' => 'list:map:',
    ];

    public int $index;
    public ?string $externalRef;
    /** @var BatchItemOutcome::*|string */
    public string $outcome;
    public ?string $id;
    /** Error code of a refused item. */
    public ?string $code;
    public ?string $detail;
    /** @var list<array<string, mixed>> */
    public array $invalidParams;
    /** Properties only. */
    public ?string $photos = null;
}

final class CaptacaoAcceptResult extends Model
{
    /** @var CaptacaoAcceptResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
    /** What this call debits, or would; null where an earlier one did. */
    public ?int $priceCents;
}

final class CaptacaoAcceptedVia extends Model
{
    /** @var CaptacaoAcceptedViaChannel::*|string|null */
    public ?string $channel;
    public ?string $keyId;
    public ?string $keyName;
    public ?string $ip;
    public ?string $termsVersion;
}

final class CaptacaoAddress extends Model
{
    public ?string $street;
    public ?string $number;
    public ?string $complement;
    public ?string $neighborhood;
    public ?string $city;
}

final class CaptacaoContact extends Model
{
    public ?string $name;
    public ?string $phone;
    public ?string $email;
}

/** From `owner` on, members exist once the account has accepted, and not before. */
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

    public string $id;
    /** @var CaptacaoOfferStatus::*|string */
    public string $status;
    /** @var Purpose::*|string */
    public string $purpose;
    /** @var PropertyType::*|string */
    public string $propertyType;
    public ?string $city;
    public ?string $citySlug;
    public ?string $neighborhood;
    public ?int $bedrooms;
    public ?int $suites;
    public ?int $bathrooms;
    public ?int $parkingSpots;
    public ?float $usableAreaDeclared;
    public ?float $areaDeclared;
    public ?Money $priceExpected;
    /** @var CaptacaoOfferSellTimeframe::*|string|null */
    public ?string $sellTimeframe;
    /** @var CaptacaoOfferOccupancy::*|string|null */
    public ?string $occupancy;
    /** @var CaptacaoOfferOwnerRelation::*|string|null */
    public ?string $ownerRelation;
    /** @var CaptacaoOfferExclusivityOpenness::*|string|null */
    public ?string $exclusivityOpenness;
    public bool $alreadyListedDeclared;
    public int $priceCents;
    public string $deadline;
    /** Own clients that look for this; null: could not be computed. */
    public CaptacaoOfferMatchingClients $matchingClients;
    /** Clients of all accounts, counted each night; not available below 10. */
    public CaptacaoOfferDemand $demand;
    public ?int $stockNeighborhood;
    public ?string $ownerNameMasked;
    public ?string $ownerPhoneVerifiedVia;
    public ?string $ownerPhoneVerifiedAt;
    public bool $revealed;
    public string $createdAt;
    public ?CaptacaoContact $owner = null;
    public ?CaptacaoAddress $address = null;
    public ?string $acceptedAt = null;
    public ?CaptacaoAcceptedVia $acceptedVia = null;
    public ?string $refundUntil = null;
    public ?string $refundedAt = null;
    public ?string $soldAt = null;
    /** @var CaptacaoOfferStage::*|string|null */
    public ?string $stage = null;
    public ?string $stageLabel = null;
    public ?string $lostReason = null;
    public ?string $note = null;
    /** @var OwnerTab::*|string|null */
    public ?string $tab = null;
}

/** Clients of all accounts, counted each night; not available below 10. */
final class CaptacaoOfferDemand extends Model
{
    public bool $available;
    public ?int $people;
    /** @var CaptacaoOfferDemandScope::*|string|null */
    public ?string $scope;
    public ?string $scopeName;
    public ?string $asOf;
    public ?string $label;
}

final class CaptacaoOfferEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'CaptacaoOffer',
    ];

    public CaptacaoOffer $data;
}

/** Own clients that look for this; null: could not be computed. */
final class CaptacaoOfferMatchingClients extends Model
{
    public ?int $city;
    public ?int $neighborhood;
}

final class CaptacaoSummary extends Model
{
    public int $pendingCount;
    public int $balanceCents;
    public bool $subscriptionActive;
    public bool $platformActive;
    public bool $paused;
    public bool $pausedAuto;
    public int $expiredStreak;
    public ?int $autoPauseAfter;
    public bool $inActivation;
    public ?int $leadsToFirstCharge;
    public bool $rechargePending;
    /** @var list<string> */
    public array $operatingCities;
    /** @var list<Purpose::*|string> */
    public array $purposes;
    /** @var list<CaptacaoSummaryServiceDay::*|string> */
    public array $serviceDays;
}

final class Change extends Model
{
    public string $field;
    public mixed $from = null;
    public mixed $to = null;
}

final class ChangeWebhookAnswer extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'ChangeWebhookAnswerResult',
    ];

    public Webhook $data;
    public ChangeWebhookAnswerResult $result;
}

final class ChangeWebhookAnswerResult extends Model
{
    /** @var ChangeWebhookAnswerResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class City extends Model
{
    /** The 7-digit IBGE code. */
    public string $cityId;
    public string $name;
    public string $uf;
    public string $citySlug;
}

final class ClientSnapshot extends Model
{
    protected const TYPES = [
        'priceMin' => 'money',
        'priceMax' => 'money',
    ];

    /** A partner's client, who is named to nobody else. */
    public bool $masked;
    /** @var LeadStatus::*|string|null Null of a masked client. */
    public ?string $status;
    public bool $preApproved;
    /** @var list<Purpose::*|string> */
    public array $purposes;
    /** @var list<PropertyType::*|string> */
    public array $propertyTypes;
    /** @var list<string> */
    public array $regions;
    public ?Money $priceMin;
    public ?Money $priceMax;
    public ?int $bedrooms;
    public ?int $parkingSpots;
    public ?float $areaMin;
    /** Of an own client, with leads:read on the key. */
    public ?string $name;
}

final class ConfirmItem extends Model
{
    protected const TYPES = [
        'confirmation' => 'Confirmation',
    ];

    public ?string $id;
    public ?string $externalRef;
    /** @var ConfirmItemOutcome::*|string */
    public string $outcome;
    /** @var PropertyStatus::*|string|null What the property is after it; null where there is none. */
    public ?string $status;
    public ?Confirmation $confirmation;
}

final class ConfirmPropertiesAnswer extends Model
{
    protected const TYPES = [
        'data' => 'list:ConfirmItem',
        'result' => 'ConfirmPropertiesAnswerResult',
    ];

    /** @var list<ConfirmItem> */
    public array $data;
    public ConfirmPropertiesAnswerResult $result;
}

final class ConfirmPropertiesAnswerResult extends Model
{
    protected const TYPES = [
        'summary' => 'ConfirmPropertiesAnswerResultSummary',
    ];

    public bool $dryRun;
    public ConfirmPropertiesAnswerResultSummary $summary;
}

final class ConfirmPropertiesAnswerResultSummary extends Model
{
    public ?int $CONFIRMED = null;
    public ?int $ALREADY_CONFIRMED = null;
    public ?int $NOT_FOUND = null;
    public ?int $IN_TRASH = null;
}

final class Confirmation extends Model
{
    public ?string $lastConfirmedAt;
    public ?string $dueAt;
    public ?string $noticeAt;
    public ?string $offlineAt;
}

final class CreateLeadBatchAnswer extends Model
{
    protected const TYPES = [
        'data' => 'BatchCreated',
        'result' => 'CreateLeadBatchAnswerResult',
    ];

    public BatchCreated $data;
    public CreateLeadBatchAnswerResult $result;
}

final class CreateLeadBatchAnswerResult extends Model
{
    /** @var CreateLeadBatchAnswerResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class CreatePropertyBatchAnswer extends Model
{
    protected const TYPES = [
        'data' => 'BatchCreated',
        'result' => 'CreatePropertyBatchAnswerResult',
    ];

    public BatchCreated $data;
    public CreatePropertyBatchAnswerResult $result;
}

final class CreatePropertyBatchAnswerResult extends Model
{
    /** @var CreateLeadBatchAnswerResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class CreateWebhookAnswer extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'CreateWebhookAnswerResult',
    ];

    public Webhook $data;
    public ?string $secret;
    public CreateWebhookAnswerResult $result;
}

final class CreateWebhookAnswerResult extends Model
{
    public string $outcome;
    public bool $dryRun;
}

final class Curation extends Model
{
    /** @var CurationStatus::*|string|null */
    public ?string $status;
    /** @var CurationReason::*|string|null */
    public ?string $reason;
    public ?string $label;
}

final class DeleteWebhookAnswer extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'DeleteWebhookAnswerResult',
    ];

    public Webhook $data;
    public DeleteWebhookAnswerResult $result;
}

final class DeleteWebhookAnswerResult extends Model
{
    public string $outcome;
    public bool $dryRun;
}

final class Delivery extends Model
{
    protected const TYPES = [
        'attemptLog' => 'list:DeliveryAttempt',
    ];

    public string $id;
    public string $eventId;
    public string $type;
    /** @var DeliveryStatus::*|string */
    public string $status;
    public int $attempts;
    public ?int $lastStatusCode;
    public ?string $lastError;
    public ?string $lastAttemptAt;
    public ?string $nextAttemptAt;
    public ?string $deliveredAt;
    public string $createdAt;
    /** @var list<DeliveryAttempt> */
    public array $attemptLog;
}

final class DeliveryAttempt extends Model
{
    public string $at;
    public ?int $statusCode;
    public ?string $error;
    public int $ms;
}

final class DeliveryPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Delivery',
    ];

    /** @var list<Delivery> */
    public array $data;
    public ?string $nextCursor;
}

final class Event extends Model
{
    protected const TYPES = [
        'data' => 'map:',
    ];

    public string $id;
    public string $type;
    /** Rises by the order of the account's log. */
    public int $sequence;
    public string $createdAt;
    /** @var array<string, mixed> */
    public array $data;
}

final class EventTypeInfo extends Model
{
    public string $type;
    /** @var Permission::*|string */
    public string $scope;
    public string $description;
}

final class EventTypeInfoList extends Model
{
    protected const TYPES = [
        'data' => 'list:EventTypeInfo',
    ];

    /** @var list<EventTypeInfo> */
    public array $data;
}

final class FeedCounts extends Model
{
    public ?int $created;
    public ?int $updated;
    /** Left the feed, and were missing in two whole syncs. */
    public ?int $archived;
    /** Incomplete, or over the plan's quota. */
    public ?int $skipped;
    public ?int $unchanged;
    public ?int $confirmed;
}

/** On a dry run: what would happen, and why. */
final class FeedReport extends Model
{
    protected const TYPES = [
        'listings' => 'list:FeedReportListing',
        'counts' => 'map:',
    ];

    /** @var FeedReportStatus::*|string */
    public string $status;
    public string $message;
    /** @var list<FeedReportListing> */
    public array $listings;
    /** @var array<string, int> */
    public array $counts;
}

final class FeedReportListing extends Model
{
    protected const TYPES = [
        'unknown' => 'list:FeedReportListingUnknown',
        'refusedPhotos' => 'list:FeedReportListingRefusedPhoto',
    ];

    public ?string $externalRef;
    /** @var FeedReportListingOutcome::*|string */
    public string $outcome;
    /** Why it is skipped or not archived: a code. */
    public ?string $reason;
    /** @var list<string> */
    public array $conflicts;
    /** Reason and remarks in words. */
    public ?string $message;
    /**
     * @var list<FeedReportListingMissing::*|string> Required fields that the listing leaves out or that cannot
     * be read.
     */
    public array $missing;
    /**
     * @var list<FeedReportListingUnknown> What the listing names and no catalogue has: the property comes in and
     * waits.
     */
    public array $unknown;
    /**
     * @var list<FeedReportListingRefusedPhoto> Addresses that may not be fetched, and why: at most 5, each cut
     * to 300 characters.
     */
    public array $refusedPhotos;
}

final class FeedReportListingRefusedPhoto extends Model
{
    public string $url;
    public string $reason;
}

final class FeedReportListingUnknown extends Model
{
    /** @var UnknownField::*|string */
    public string $field;
    public string $value;
}

final class FeedSync extends Model
{
    protected const TYPES = [
        'counts' => 'FeedCounts',
    ];

    public bool $configured;
    public ?string $connector;
    /** Synced by itself every 6 hours. */
    public bool $autoSync;
    /** @var FeedSyncStatus::*|string|null How the last sync ended; QUEUED while one runs. */
    public ?string $status;
    /** The same in words, with what came in the way of fetching the feed. */
    public ?string $message;
    public ?string $lastSyncAt;
    public ?int $feedCount;
    public FeedCounts $counts;
    /** Properties of which the dashboard keeps a field from the feed. */
    public int $conflicts;
    public ?string $scheduledFor;
    /**
     * When the feed is next fetched without a call: the retry of a sync that waits for the feed's server, the
     * scheduled sync, or the automatic one.
     */
    public ?string $nextAttemptAt;
}

final class FeedSyncEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'FeedSync',
    ];

    public FeedSync $data;
}

final class FeedSyncResult extends Model
{
    protected const TYPES = [
        'report' => 'FeedReport',
    ];

    /** @var FeedSyncResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
    public ?string $scheduledFor;
    public ?FeedReport $report;
}

/** How many of the account's own are left after each gate. */
final class Funnel extends Model
{
    public int $eligible;
    public int $purpose;
    public int $city;
    public int $type;
    public int $price;
    public int $score;
    public int $kept;
}

final class InteractionInput extends Model
{
    public function __construct(
        /** @var InteractionInputType::*|string */
        public string $type,
        /** Now when absent; never in the future. */
        public string|Absent $at = Absent::Value,
        public string|Absent $note = Absent::Value,
        public string|Absent $propertyId = Absent::Value,
    ) {
    }
}

final class InteractionResult extends Model
{
    public string $outcome;
    public bool $dryRun;
    public string $interactionId;
}

/** Counts and area are minimums. */
final class Interest extends Model
{
    protected const TYPES = [
        'locations' => 'list:Location',
        'salePriceMin' => 'money',
        'salePriceMax' => 'money',
        'rentPriceMin' => 'money',
        'rentPriceMax' => 'money',
    ];

    /** @var list<Purpose::*|string> */
    public array $purposes;
    /** @var list<PropertyType::*|string> */
    public array $propertyTypes;
    /** @var list<Location> */
    public array $locations;
    public ?Money $salePriceMin;
    public ?Money $salePriceMax;
    public ?Money $rentPriceMin;
    public ?Money $rentPriceMax;
    public ?int $bedrooms;
    public ?int $suites;
    public ?int $bathrooms;
    public ?int $parkingSpots;
    public ?float $areaMin;
}

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
        /** @var list<Purpose::*|string> */
        public array|Absent $purposes = Absent::Value,
        /** @var list<PropertyType::*|string> */
        public array|Absent $propertyTypes = Absent::Value,
        /** @var list<LocationInput> */
        public array|Absent $locations = Absent::Value,
        public Money|null|Absent $salePriceMin = Absent::Value,
        public Money|null|Absent $salePriceMax = Absent::Value,
        public Money|null|Absent $rentPriceMin = Absent::Value,
        public Money|null|Absent $rentPriceMax = Absent::Value,
        public int|null|Absent $bedrooms = Absent::Value,
        public int|null|Absent $suites = Absent::Value,
        public int|null|Absent $bathrooms = Absent::Value,
        public int|null|Absent $parkingSpots = Absent::Value,
        public float|null|Absent $areaMin = Absent::Value,
    ) {
    }
}

final class InvalidParam extends Model
{
    protected const TYPES = [
        'suggestions' => 'list:City',
    ];

    /** @var InvalidParamIn::*|string */
    public string $in;
    public string $name;
    /** JSON Pointer into the body. */
    public ?string $pointer = null;
    /** @var InvalidParamCode::*|string A stable word; new ones may appear. */
    public string $code;
    /** A sentence in the Accept-Language language. */
    public string $reason;
    /** @var list<string> The accepted values. */
    public ?array $allowed = null;
    /** @var list<City> Cities whose names come close. */
    public ?array $suggestions = null;
}

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

    public string $developmentId;
    public ?string $title;
    public ?string $description;
    public LaunchDeveloper $developer;
    public Address $address;
    /** @var LaunchConstructionStage::*|string|null */
    public ?string $constructionStage;
    public ?string $deliveryDate;
    /** Percent */
    public ?int $constructionProgress;
    /** The least of the unit types, else the development's. */
    public ?Money $priceFrom;
    /** The most of the unit types, else the development's. */
    public ?Money $priceTo;
    public ?string $coverPhoto;
    /** @var list<string> */
    public array $photos;
    /** @var list<string> */
    public array $floorPlans;
    public PartnershipTerms $partnershipTerms;
    /** Sums over the unit types that tell them, else the development's. */
    public LaunchUnits $units;
    /** @var list<LaunchTypology> */
    public array $typologies;
    public string $updatedAt;
}

final class LaunchBlock extends Model
{
    /** @var LaunchConstructionStage::*|string|null */
    public ?string $constructionStage;
    public ?string $deliveryDate;
    public ?int $constructionProgress;
    public ?int $unitsTotal;
    public ?int $unitsAvailable;
    public ?int $unitsReserved;
    public ?int $unitsSold;
    /** @var list<string> */
    public array $floorPlans;
}

final class LaunchClientInput extends Model
{
    public function __construct(
        public string $leadId,
        public string|null|Absent $message = Absent::Value,
    ) {
    }
}

final class LaunchClientRegistered extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
        'result' => 'LaunchClientResult',
    ];

    public Partnership $data;
    public LaunchClientResult $result;
}

final class LaunchClientResult extends Model
{
    /** @var LaunchClientResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class LaunchDeveloper extends Model
{
    public string $accountId;
    public string $name;
}

final class LaunchPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Launch',
    ];

    /** @var list<Launch> */
    public array $data;
    public ?string $nextCursor;
}

final class LaunchTypology extends Model
{
    protected const TYPES = [
        'price' => 'money',
    ];

    public string $propertyId;
    public ?string $title;
    /** @var PropertyType::*|string|null */
    public ?string $type;
    public ?int $bedrooms;
    public ?int $suites;
    public ?int $bathrooms;
    public ?int $parkingSpots;
    public ?float $area;
    /** BRL; the monthly rent of what is only rented. */
    public ?Money $price;
    public ?int $unitsAvailable;
}

/** Sums over the unit types that tell them, else the development's. */
final class LaunchUnits extends Model
{
    public ?int $total;
    public ?int $available;
    public ?int $reserved;
    public ?int $sold;
}

final class Lead extends Model
{
    protected const TYPES = [
        'phones' => 'list:LeadPhone',
        'interest' => 'Interest',
        'radar' => 'LeadRadar',
    ];

    public string $id;
    public ?string $externalRef;
    /** @var LeadState::*|string */
    public string $state;
    /** @var LeadStatus::*|string */
    public string $status;
    public string $name;
    /** @var list<LeadPhone> */
    public array $phones;
    public ?string $email;
    public ?string $notes;
    public bool $preApproved;
    public bool $sharedToNetwork;
    public Interest $interest;
    public ?string $ownerAccountId;
    public ?string $ownerName;
    /** @var Source::*|string */
    public string $source;
    public LeadRadar $radar;
    public ?string $lastActivityAt;
    public ?string $consentGivenAt;
    public ?string $deletedAt;
    public string $createdAt;
    public string $updatedAt;
}

final class LeadBatch extends Model
{
    protected const TYPES = [
        'items' => 'list:LeadBatchItem',
    ];

    public function __construct(
        /** @var list<LeadBatchItem> */
        public array $items,
    ) {
    }
}

final class LeadBatchItem extends Model
{
    protected const TYPES = [
        'phones' => 'list:PhoneInput',
        'interest' => 'InterestInput',
    ];

    public function __construct(
        public string $externalRef,
        public string|Absent $name = Absent::Value,
        /** @var list<PhoneInput> */
        public array|Absent $phones = Absent::Value,
        public string|null|Absent $email = Absent::Value,
        /** @var LeadStatus::*|string */
        public string|Absent $status = Absent::Value,
        public string|null|Absent $notes = Absent::Value,
        public bool|Absent $preApproved = Absent::Value,
        public bool|Absent $sharedToNetwork = Absent::Value,
        public InterestInput|Absent $interest = Absent::Value,
        public string|null|Absent $ownerAccountId = Absent::Value,
        public string|Absent $ownerEmail = Absent::Value,
        /** Only moves forward: null leaves it. */
        public string|null|Absent $lastActivityAt = Absent::Value,
        /** Must be true on creation: there is a legal basis to process the data. */
        public bool|Absent $consentGiven = Absent::Value,
    ) {
    }
}

final class LeadCreation extends Model
{
    protected const TYPES = [
        'phones' => 'list:PhoneInput',
        'interest' => 'InterestInput',
    ];

    public function __construct(
        public string|Absent $externalRef = Absent::Value,
        public string|Absent $name = Absent::Value,
        /** @var list<PhoneInput> */
        public array|Absent $phones = Absent::Value,
        public string|null|Absent $email = Absent::Value,
        /** @var LeadStatus::*|string */
        public string|Absent $status = Absent::Value,
        public string|null|Absent $notes = Absent::Value,
        public bool|Absent $preApproved = Absent::Value,
        public bool|Absent $sharedToNetwork = Absent::Value,
        public InterestInput|Absent $interest = Absent::Value,
        public string|null|Absent $ownerAccountId = Absent::Value,
        public string|Absent $ownerEmail = Absent::Value,
        /** Only moves forward: null leaves it. */
        public string|null|Absent $lastActivityAt = Absent::Value,
        /** Must be true on creation: there is a legal basis to process the data. */
        public bool|Absent $consentGiven = Absent::Value,
    ) {
    }
}

final class LeadEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Lead',
    ];

    public Lead $data;
}

final class LeadInput extends Model
{
    protected const TYPES = [
        'phones' => 'list:PhoneInput',
        'interest' => 'InterestInput',
    ];

    public function __construct(
        public string|Absent $name = Absent::Value,
        /** @var list<PhoneInput> */
        public array|Absent $phones = Absent::Value,
        public string|null|Absent $email = Absent::Value,
        /** @var LeadStatus::*|string */
        public string|Absent $status = Absent::Value,
        public string|null|Absent $notes = Absent::Value,
        public bool|Absent $preApproved = Absent::Value,
        public bool|Absent $sharedToNetwork = Absent::Value,
        public InterestInput|Absent $interest = Absent::Value,
        public string|null|Absent $ownerAccountId = Absent::Value,
        public string|Absent $ownerEmail = Absent::Value,
        /** Only moves forward: null leaves it. */
        public string|null|Absent $lastActivityAt = Absent::Value,
        /** Must be true on creation: there is a legal basis to process the data. */
        public bool|Absent $consentGiven = Absent::Value,
    ) {
    }
}

final class LeadPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Lead',
    ];

    /** @var list<Lead> */
    public array $data;
    public ?string $nextCursor;
}

final class LeadPhone extends Model
{
    /** E.164 */
    public string $number;
    public bool $isWhatsApp;
}

final class LeadRadar extends Model
{
    public bool $eligible;
    /** @var list<LeadLack::*|string> */
    public array $pending;
    /** @var list<string> */
    public array $labels;
}

final class LeadStateInput extends Model
{
    public function __construct(
        /** @var LeadStateInputState::*|string */
        public string $state,
    ) {
    }
}

final class LeadWriteResult extends Model
{
    protected const TYPES = [
        'changes' => 'list:Change',
        'radar' => 'RadarPreview',
    ];

    /** @var LeadWriteResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
    /** @var list<string> Fields edited in the dashboard, which were kept. */
    public array $conflicts;
    /** @var LeadWriteResultMatchedBy::*|string|null By what the person was known already. */
    public ?string $matchedBy;
    /** @var list<Change> */
    public array $changes;
    public ?RadarPreview $radar = null;
}

final class LeadWritten extends Model
{
    protected const TYPES = [
        'data' => 'Lead',
        'result' => 'LeadWriteResult',
    ];

    public Lead $data;
    public LeadWriteResult $result;
}

final class ListCaptacaoOffersAnswer extends Model
{
    protected const TYPES = [
        'data' => 'list:CaptacaoOffer',
        'summary' => 'CaptacaoSummary',
    ];

    /** @var list<CaptacaoOffer> */
    public array $data;
    public CaptacaoSummary $summary;
    public mixed $nextCursor;
}

final class ListCaptacaoOwnersAnswer extends Model
{
    protected const TYPES = [
        'data' => 'list:CaptacaoOffer',
        'counts' => 'ListCaptacaoOwnersAnswerCounts',
    ];

    /** @var list<CaptacaoOffer> */
    public array $data;
    public ?string $nextCursor;
    public int $total;
    public ListCaptacaoOwnersAnswerCounts $counts;
}

final class ListCaptacaoOwnersAnswerCounts extends Model
{
    public int $ACTIVE;
    public int $CAPTURED;
    public int $ARCHIVED;
}

final class ListCitiesAnswer extends Model
{
    protected const TYPES = [
        'data' => 'list:City',
    ];

    /** @var list<City> */
    public array $data;
    public ?string $nextCursor;
    public int $total;
}

final class ListLeadMatchesAnswer extends Model
{
    protected const TYPES = [
        'data' => 'list:RadarMatch',
        'nearMisses' => 'list:NearMiss',
        'funnel' => 'Funnel',
    ];

    /** @var list<RadarMatch> */
    public array $data;
    public ?string $nextCursor;
    /** @var list<NearMiss>|null */
    public ?array $nearMisses = null;
    public ?Funnel $funnel = null;
}

final class ListNeighborhoodsAnswer extends Model
{
    protected const TYPES = [
        'data' => 'list:Neighborhood',
    ];

    /** @var list<Neighborhood> */
    public array $data;
    public ?string $nextCursor;
    public int $total;
}

final class ListPropertyMatchesAnswer extends Model
{
    protected const TYPES = [
        'data' => 'list:RadarMatch',
        'nearMisses' => 'list:NearMiss',
        'funnel' => 'Funnel',
    ];

    /** @var list<RadarMatch> */
    public array $data;
    public ?string $nextCursor;
    /** @var list<NearMiss>|null */
    public ?array $nearMisses = null;
    public ?Funnel $funnel = null;
}

final class Location extends Model
{
    public string $cityId;
    public ?string $city;
    public ?string $state;
    /** Null: the whole city. */
    public ?string $neighborhoodSlug;
    public ?string $neighborhood;
}

/** Without neighborhoodSlug, the whole city. */
final class LocationInput extends Model
{
    public function __construct(
        public string $cityId,
        public string|null|Absent $neighborhoodSlug = Absent::Value,
    ) {
    }
}

final class LogInteractionAnswer extends Model
{
    protected const TYPES = [
        'data' => 'Lead',
        'result' => 'InteractionResult',
    ];

    public Lead $data;
    public InteractionResult $result;
}

final class RadarMatch extends Model
{
    protected const TYPES = [
        'property' => 'PropertySnapshot',
        'client' => 'ClientSnapshot',
        'counterpart' => 'MatchCounterpart',
    ];

    public string $id;
    /** @var MatchScope::*|string */
    public string $scope;
    /** @var MatchStatus::*|string */
    public string $status;
    public int $score;
    /** @var list<string> Why it fits. */
    public array $reasons;
    /** @var list<string> What does not. */
    public array $gaps;
    public string $propertyId;
    public string $leadId;
    /** The in-house broker who receives it. */
    public ?string $ownerAccountId;
    public ?string $ownerName;
    /** A partner's, without an active subscription: the partner stays hidden. */
    public bool $locked;
    /** No longer fits after a change. */
    public bool $lostRelevance;
    public ?PropertySnapshot $property;
    public ?ClientSnapshot $client;
    /** Null in-house or hidden. */
    public ?MatchCounterpart $counterpart;
    public string $createdAt;
    public string $updatedAt;
}

/** Null in-house or hidden. */
final class MatchCounterpart extends Model
{
    public string $accountId;
    public string $name;
    /** @var PartyType::*|string */
    public string $type;
    public ?string $organization;
    public ?string $creci;
    public bool $creciVerified;
    /** The business phone. */
    public ?string $phone;
}

final class MatchPage extends Model
{
    protected const TYPES = [
        'data' => 'list:RadarMatch',
    ];

    /** @var list<RadarMatch> */
    public array $data;
    public ?string $nextCursor;
}

final class MatchWriteResult extends Model
{
    /** @var MatchWriteResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class MatchWritten extends Model
{
    protected const TYPES = [
        'data' => 'RadarMatch',
        'result' => 'MatchWriteResult',
    ];

    public RadarMatch $data;
    public MatchWriteResult $result;
}

final class Me extends Model
{
    protected const TYPES = [
        'account' => 'MeAccount',
        'access' => 'MeAccess',
        'key' => 'MeKey',
        'usage' => 'MeUsage',
        'properties' => 'MeProperties',
    ];

    public MeAccount $account;
    public MeAccess $access;
    public MeKey $key;
    public MeUsage $usage;
    public MeProperties $properties;
}

final class MeAccess extends Model
{
    protected const TYPES = [
        'limits' => 'MeAccessLimits',
    ];

    public string $status;
    public string $tier;
    public ?string $pilotUntil;
    public MeAccessLimits $limits;
}

final class MeAccessLimits extends Model
{
    public int $ratePerSecond;
    public int $burst;
    public int $monthlyQuota;
    public int $maxKeys;
    public int $maxWebhooks;
}

final class MeAccount extends Model
{
    public string $id;
    public string $name;
    public string $type;
    public string $plan;
}

final class MeEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Me',
    ];

    public Me $data;
}

final class MeKey extends Model
{
    public string $id;
    public string $name;
    /** @var list<Permission::*|string> */
    public array $scopes;
    public ?string $expiresAt;
}

final class MeProperties extends Model
{
    public int $active;
    public int $limit;
}

final class MeUsage extends Model
{
    public string $month;
    public int $calls;
    public int $monthlyQuota;
    public int $remaining;
}

final class NearMiss extends Model
{
    public string $propertyId;
    public string $leadId;
    /** Of the parts as they stand. */
    public int $score;
    /** @var NearMissMissing::*|string The only gate that is closed, or the score. */
    public string $missing;
    /** @var list<string> What would do it. */
    public array $gaps;
}

final class Neighborhood extends Model
{
    public string $neighborhoodSlug;
    public string $name;
}

final class Partnership extends Model
{
    protected const TYPES = [
        'requester' => 'Party',
        'addressee' => 'Party',
        'counterpart' => 'PartnershipCounterpart',
        'property' => 'PartnershipProperty',
        'client' => 'PartnershipClient',
    ];

    public string $id;
    /** @var PartnershipStatus::*|string */
    public string $status;
    /** @var PartnershipKind::*|string */
    public string $kind;
    public ?string $propertyId;
    public string $leadId;
    /** The opportunity that it came from, on this side. */
    public ?string $matchId;
    public ?string $developmentId;
    public ?string $developmentTitle;
    public ?int $score;
    /** What the pair was like at the request, in one sentence. */
    public ?string $summary;
    /** @var list<string> */
    public array $reasons;
    public ?string $message;
    /** @var PartnershipOurSide::*|string */
    public string $ourSide;
    public ?string $ourBrokerId;
    /** Ours is the side that brought the client. */
    public bool $canMoveFunnel;
    public Party $requester;
    public Party $addressee;
    public PartnershipCounterpart $counterpart;
    /** Live until the partnership ends; null once purged. */
    public ?PartnershipProperty $property;
    /** Live until the partnership ends; null once purged. It names nobody: an own client is read by `leadId`. */
    public ?PartnershipClient $client;
    /** The last move, creation included. */
    public string $lastProgressAt;
    /** When the property's side asked for an update that has no answer yet. */
    public ?string $updateAskedAt;
    public ?string $protectedUntil;
    public ?string $propertyOffMarketAt;
    public string $createdAt;
    public string $updatedAt;
}

/** Live until the partnership ends; null once purged. It names nobody: an own client is read by `leadId`. */
final class PartnershipClient extends Model
{
    protected const TYPES = [
        'priceMin' => 'money',
        'priceMax' => 'money',
    ];

    /** A partner's client, who is named to nobody else. */
    public bool $masked;
    /** @var LeadStatus::*|string|null Null of a masked client. */
    public ?string $status;
    public bool $preApproved;
    /** @var list<Purpose::*|string> */
    public array $purposes;
    /** @var list<PropertyType::*|string> */
    public array $propertyTypes;
    /** @var list<string> */
    public array $regions;
    public ?Money $priceMin;
    public ?Money $priceMax;
    public ?int $bedrooms;
    public ?int $parkingSpots;
    public ?float $areaMin;
    /** Of an own client, with leads:read on the key. */
    public ?string $name;
}

final class PartnershipCounterpart extends Model
{
    public string $name;
    /** @var PartyType::*|string */
    public string $type;
    public ?string $organization;
    /** Its broker, else its owner; with phone and e-mail from ACCEPTED on. */
    public ?string $contactName;
    public ?string $phone;
    public ?string $email;
    public ?string $creci;
    public bool $creciVerified;
}

final class PartnershipEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
    ];

    public Partnership $data;
}

final class PartnershipPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Partnership',
    ];

    /** @var list<Partnership> */
    public array $data;
    public ?string $nextCursor;
}

/** Live until the partnership ends; null once purged. */
final class PartnershipProperty extends Model
{
    protected const TYPES = [
        'price' => 'money',
        'rentPrice' => 'money',
    ];

    public ?string $title;
    /** @var PropertyType::*|string|null */
    public ?string $type;
    /** @var Purpose::*|string Of the pair. */
    public string $purpose;
    /** @var list<Purpose::*|string> */
    public array $purposes;
    /** BRL: of the sale, or of a month when the pair is a rental. */
    public ?Money $price;
    /** The price is where prices start. */
    public bool $priceFrom;
    public ?Money $rentPrice;
    public ?string $city;
    public ?string $neighborhood;
    public ?int $bedrooms;
    public ?int $bathrooms;
    public ?int $parkingSpots;
    public ?float $area;
    public ?string $coverPhoto;
    public ?string $listingUrl;
    public ?float $commissionPercent;
    public ?float $rentCommissionMonths;
    public ?float $splitListingPercent;
    public ?string $lastConfirmedAt;
    public ?string $deliveryDate;
    public ?string $developmentId;
    public ?string $developmentName;
}

final class PartnershipStatusInput extends Model
{
    public function __construct(
        /** @var PartnershipStatus::*|string */
        public string $status,
    ) {
    }
}

final class PartnershipTerms extends Model
{
    public ?float $commissionPercent;
    public ?float $rentCommissionMonths;
    public ?float $splitListingPercent;
}

final class PartnershipTermsInput extends Model
{
    public function __construct(
        public float|null|Absent $commissionPercent = Absent::Value,
        public float|null|Absent $rentCommissionMonths = Absent::Value,
        public float|null|Absent $splitListingPercent = Absent::Value,
    ) {
    }
}

final class PartnershipWriteResult extends Model
{
    /** @var PartnershipWriteResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class PartnershipWritten extends Model
{
    protected const TYPES = [
        'data' => 'Partnership',
        'result' => 'PartnershipWriteResult',
    ];

    public Partnership $data;
    public PartnershipWriteResult $result;
}

final class Party extends Model
{
    public string $accountId;
    public string $name;
    /** @var PartyType::*|string */
    public string $type;
}

final class PhoneInput extends Model
{
    public function __construct(
        /** Any Brazilian spelling, or a foreign number that begins with a plus. */
        public string $number,
        public bool|Absent $isWhatsApp = Absent::Value,
    ) {
    }
}

final class PhotoSync extends Model
{
    /** @var PhotoSyncState::*|string */
    public string $state;
    public ?int $requested;
    public ?int $ingested;
    public ?int $failed;
    public ?string $queuedAt;
    public ?string $finishedAt;
}

final class Problem extends Model
{
    protected const TYPES = [
        'invalidParams' => 'list:InvalidParam',
    ];

    /** The page that explains the code. */
    public string $type;
    public string $title;
    public int $status;
    public string $code;
    public string $requestId;
    public ?string $detail = null;
    /** @var list<InvalidParam> All problems of the request at once. */
    public ?array $invalidParams = null;
    /** Worth sending again unchanged after Retry-After. */
    public ?bool $retryable = null;
    /** With external_ref_exists: the object of that code. */
    public ?string $existingId = null;
    /** With access_denied on accepting an owner: the terms that are to be accepted. */
    public ?string $termsVersion = null;
    /** With request_refused on registering a client: until when another account protects the person. */
    public ?string $protectedUntil = null;
    /** With invalid_cursor on the event log: the time of the oldest event kept. */
    public ?string $oldestAvailable = null;
}

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

    public string $id;
    public ?string $externalRef;
    /** @var PropertyKind::*|string */
    public string $kind;
    public ?string $developmentId;
    /** @var PropertyStatus::*|string */
    public string $status;
    /** @var PropertyType::*|string|null */
    public ?string $type;
    /** @var PropertyCategory::*|string|null */
    public ?string $category;
    /** @var list<Purpose::*|string> */
    public array $purposes;
    /** BRL */
    public ?Money $salePrice;
    /** BRL a month */
    public ?Money $rentPrice;
    public ?string $title;
    public ?string $description;
    public Address $address;
    public ?int $bedrooms;
    public ?int $suites;
    public ?int $bathrooms;
    public ?int $parkingSpots;
    /** Total private area in m²: the one compared by Radar. */
    public ?float $area;
    /** Covered area in m²: display only. */
    public ?float $privateArea;
    /** @var list<string> */
    public array $amenities;
    public ?string $coverPhoto;
    /** @var list<string> */
    public array $photos;
    public ?string $listingUrl;
    public ?PropertyCaptador $captador;
    public ?string $captadorName;
    public bool $sharedToNetwork;
    public PartnershipTerms $partnershipTerms;
    public PropertyRadar $radar;
    public Curation $curation;
    public Confirmation $confirmation;
    /** @var PropertyInactiveReason::*|string|null */
    public ?string $inactiveReason;
    public ?string $deletedAt;
    public ?LaunchBlock $launch;
    public ?PhotoSync $photoSync;
    public string $createdAt;
    public string $updatedAt;
}

final class PropertyBatch extends Model
{
    protected const TYPES = [
        'items' => 'list:PropertyBatchItem',
    ];

    public function __construct(
        /** @var list<PropertyBatchItem> */
        public array $items,
    ) {
    }
}

final class PropertyBatchItem extends Model
{
    protected const TYPES = [
        'salePrice' => 'money',
        'rentPrice' => 'money',
        'address' => 'AddressInput',
        'partnershipTerms' => 'PartnershipTermsInput',
    ];

    public function __construct(
        public string $externalRef,
        public string|null|Absent $title = Absent::Value,
        public string|null|Absent $description = Absent::Value,
        /** @var PropertyType::*|string|null */
        public string|null|Absent $type = Absent::Value,
        /** @var list<Purpose::*|string> */
        public array|Absent $purposes = Absent::Value,
        public Money|null|Absent $salePrice = Absent::Value,
        public Money|null|Absent $rentPrice = Absent::Value,
        public AddressInput|Absent $address = Absent::Value,
        public int|null|Absent $bedrooms = Absent::Value,
        public int|null|Absent $suites = Absent::Value,
        public int|null|Absent $bathrooms = Absent::Value,
        public int|null|Absent $parkingSpots = Absent::Value,
        public float|null|Absent $area = Absent::Value,
        public float|null|Absent $privateArea = Absent::Value,
        public string|null|Absent $listingUrl = Absent::Value,
        public string|null|Absent $captadorName = Absent::Value,
        public string|null|Absent $captadorAccountId = Absent::Value,
        public PartnershipTermsInput|Absent $partnershipTerms = Absent::Value,
        /**
         * @var list<string> First is the cover; empty removes. The same list again changes nothing: a photo that
         * failed is tried again when the list changes.
         */
        public array|Absent $photos = Absent::Value,
    ) {
    }
}

final class PropertyCaptador extends Model
{
    public string $accountId;
    public ?string $name;
}

final class PropertyConfirmation extends Model
{
    public function __construct(
        /** @var list<string> */
        public array|Absent $ids = Absent::Value,
        /** @var list<string> */
        public array|Absent $refs = Absent::Value,
    ) {
    }
}

final class PropertyCreation extends Model
{
    protected const TYPES = [
        'salePrice' => 'money',
        'rentPrice' => 'money',
        'address' => 'AddressInput',
        'partnershipTerms' => 'PartnershipTermsInput',
    ];

    public function __construct(
        public string|Absent $externalRef = Absent::Value,
        public string|null|Absent $title = Absent::Value,
        public string|null|Absent $description = Absent::Value,
        /** @var PropertyType::*|string|null */
        public string|null|Absent $type = Absent::Value,
        /** @var list<Purpose::*|string> */
        public array|Absent $purposes = Absent::Value,
        public Money|null|Absent $salePrice = Absent::Value,
        public Money|null|Absent $rentPrice = Absent::Value,
        public AddressInput|Absent $address = Absent::Value,
        public int|null|Absent $bedrooms = Absent::Value,
        public int|null|Absent $suites = Absent::Value,
        public int|null|Absent $bathrooms = Absent::Value,
        public int|null|Absent $parkingSpots = Absent::Value,
        public float|null|Absent $area = Absent::Value,
        public float|null|Absent $privateArea = Absent::Value,
        public string|null|Absent $listingUrl = Absent::Value,
        public string|null|Absent $captadorName = Absent::Value,
        public string|null|Absent $captadorAccountId = Absent::Value,
        public PartnershipTermsInput|Absent $partnershipTerms = Absent::Value,
        /**
         * @var list<string> First is the cover; empty removes. The same list again changes nothing: a photo that
         * failed is tried again when the list changes.
         */
        public array|Absent $photos = Absent::Value,
    ) {
    }
}

final class PropertyEnvelope extends Model
{
    protected const TYPES = [
        'data' => 'Property',
    ];

    public Property $data;
}

final class PropertyInput extends Model
{
    protected const TYPES = [
        'salePrice' => 'money',
        'rentPrice' => 'money',
        'address' => 'AddressInput',
        'partnershipTerms' => 'PartnershipTermsInput',
    ];

    public function __construct(
        public string|null|Absent $title = Absent::Value,
        public string|null|Absent $description = Absent::Value,
        /** @var PropertyType::*|string|null */
        public string|null|Absent $type = Absent::Value,
        /** @var list<Purpose::*|string> */
        public array|Absent $purposes = Absent::Value,
        public Money|null|Absent $salePrice = Absent::Value,
        public Money|null|Absent $rentPrice = Absent::Value,
        public AddressInput|Absent $address = Absent::Value,
        public int|null|Absent $bedrooms = Absent::Value,
        public int|null|Absent $suites = Absent::Value,
        public int|null|Absent $bathrooms = Absent::Value,
        public int|null|Absent $parkingSpots = Absent::Value,
        public float|null|Absent $area = Absent::Value,
        public float|null|Absent $privateArea = Absent::Value,
        public string|null|Absent $listingUrl = Absent::Value,
        public string|null|Absent $captadorName = Absent::Value,
        public string|null|Absent $captadorAccountId = Absent::Value,
        public PartnershipTermsInput|Absent $partnershipTerms = Absent::Value,
        /**
         * @var list<string> First is the cover; empty removes. The same list again changes nothing: a photo that
         * failed is tried again when the list changes.
         */
        public array|Absent $photos = Absent::Value,
    ) {
    }
}

final class PropertyPage extends Model
{
    protected const TYPES = [
        'data' => 'list:Property',
    ];

    /** @var list<Property> */
    public array $data;
    public ?string $nextCursor;
}

final class PropertyRadar extends Model
{
    public bool $eligible;
    /** @var list<PropertyLack::*|string> */
    public array $pending;
    /** @var list<string> */
    public array $labels;
}

final class PropertySnapshot extends Model
{
    protected const TYPES = [
        'price' => 'money',
        'rentPrice' => 'money',
    ];

    public ?string $title;
    /** @var PropertyType::*|string|null */
    public ?string $type;
    /** @var Purpose::*|string Of the pair. */
    public string $purpose;
    /** @var list<Purpose::*|string> */
    public array $purposes;
    /** BRL: of the sale, or of a month when the pair is a rental. */
    public ?Money $price;
    /** The price is where prices start. */
    public bool $priceFrom;
    public ?Money $rentPrice;
    public ?string $city;
    public ?string $neighborhood;
    public ?int $bedrooms;
    public ?int $bathrooms;
    public ?int $parkingSpots;
    public ?float $area;
    public ?string $coverPhoto;
    public ?string $listingUrl;
    public ?float $commissionPercent;
    public ?float $rentCommissionMonths;
    public ?float $splitListingPercent;
    public ?string $lastConfirmedAt;
    public ?string $deliveryDate;
    public ?string $developmentId;
    public ?string $developmentName;
}

final class PropertyStatusInput extends Model
{
    public function __construct(
        /** @var Availability::*|string */
        public string $status,
    ) {
    }
}

final class PropertyTypeGroup extends Model
{
    protected const TYPES = [
        'types' => 'list:ValueLabel',
    ];

    /** @var PropertyCategory::*|string */
    public string $category;
    public string $label;
    /** @var list<ValueLabel> */
    public array $types;
}

final class PropertyTypeGroupList extends Model
{
    protected const TYPES = [
        'data' => 'list:PropertyTypeGroup',
    ];

    /** @var list<PropertyTypeGroup> */
    public array $data;
}

final class PropertyWarning extends Model
{
    /** @var PropertyLack::*|string */
    public string $code;
    public string $label;
}

final class PropertyWriteResult extends Model
{
    protected const TYPES = [
        'changes' => 'list:Change',
        'warnings' => 'list:PropertyWarning',
        'radar' => 'RadarPreview',
    ];

    /** @var PropertyWriteResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
    /** @var list<string> Fields edited in the dashboard, which were kept. */
    public array $conflicts;
    /** @var PropertyWriteResultPhotos::*|string|null */
    public ?string $photos;
    /** @var list<Change> */
    public array $changes;
    /** @var list<PropertyWarning> Accepted, and yet keeps the property out of recommendations. */
    public array $warnings;
    public ?RadarPreview $radar = null;
}

final class PropertyWritten extends Model
{
    protected const TYPES = [
        'data' => 'Property',
        'result' => 'PropertyWriteResult',
    ];

    public Property $data;
    public PropertyWriteResult $result;
}

/**
 * What the write does to opportunities of own objects; null where Radar does not answer in time, and to a key
 * without radar:read.
 */
final class RadarPreview extends Model
{
    public int $gained;
    public int $lost;
    public int $changed;
    /** Of the gained; null: none. */
    public ?int $topScore;
}

final class ReadEventsAnswer extends Model
{
    protected const TYPES = [
        'events' => 'list:Event',
    ];

    /** @var list<Event> */
    public array $events;
    public string $nextCursor;
    public bool $hasMore;
}

final class RetryWebhookDeliveryAnswer extends Model
{
    protected const TYPES = [
        'data' => 'Delivery',
        'result' => 'RetryWebhookDeliveryAnswerResult',
    ];

    public Delivery $data;
    public RetryWebhookDeliveryAnswerResult $result;
}

final class RetryWebhookDeliveryAnswerResult extends Model
{
    /** @var RetryWebhookDeliveryAnswerResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class RotateWebhookSecretAnswer extends Model
{
    protected const TYPES = [
        'data' => 'Webhook',
        'result' => 'RotateWebhookSecretAnswerResult',
    ];

    public Webhook $data;
    public ?string $secret;
    public RotateWebhookSecretAnswerResult $result;
}

final class RotateWebhookSecretAnswerResult extends Model
{
    public string $outcome;
    public bool $dryRun;
}

final class ScopeInfo extends Model
{
    /** @var Permission::*|string */
    public string $id;
    public string $group;
    public string $label;
    public string $description;
}

final class ScopeInfoList extends Model
{
    protected const TYPES = [
        'data' => 'list:ScopeInfo',
    ];

    /** @var list<ScopeInfo> */
    public array $data;
}

final class SecretRotation extends Model
{
    public function __construct(
        public float|Absent $overlapHours = Absent::Value,
    ) {
    }
}

final class SyncFeedAnswer extends Model
{
    protected const TYPES = [
        'data' => 'FeedSync',
        'result' => 'FeedSyncResult',
    ];

    public FeedSync $data;
    public FeedSyncResult $result;
}

final class TeamMember extends Model
{
    public string $accountId;
    public string $name;
    public string $email;
    /** @var TeamMemberRole::*|string */
    public string $role;
    public ?string $creci;
    public bool $creciVerified;
    public bool $active;
    public string $createdAt;
}

final class TeamMemberPage extends Model
{
    protected const TYPES = [
        'data' => 'list:TeamMember',
    ];

    /** @var list<TeamMember> */
    public array $data;
    public ?string $nextCursor;
}

final class TestWebhookAnswer extends Model
{
    protected const TYPES = [
        'data' => 'WebhookTestResult',
        'result' => 'TestWebhookAnswerResult',
    ];

    public WebhookTestResult $data;
    public TestWebhookAnswerResult $result;
}

final class TestWebhookAnswerResult extends Model
{
    /** @var TestWebhookAnswerResultOutcome::*|string */
    public string $outcome;
    public bool $dryRun;
}

final class ValueLabel extends Model
{
    public string $value;
    public string $label;
}

final class ValueLabelList extends Model
{
    protected const TYPES = [
        'data' => 'list:ValueLabel',
    ];

    /** @var list<ValueLabel> */
    public array $data;
}

final class Webhook extends Model
{
    public string $id;
    public string $url;
    /** @var list<string> Empty: all the account can read. */
    public array $types;
    public ?string $description;
    /** @var WebhookStatus::*|string */
    public string $status;
    public ?string $disabledAt;
    /** @var WebhookDisabledReason::*|string|null */
    public ?string $disabledReason;
    public ?string $secretRotatedAt;
    public ?string $previousSecretValidUntil;
    public string $createdAt;
    public string $updatedAt;
}

final class WebhookChange extends Model
{
    public function __construct(
        public string|Absent $url = Absent::Value,
        /** @var list<EventType::*|string> Absent or empty: all the account can read. */
        public array|Absent $types = Absent::Value,
        public string|null|Absent $description = Absent::Value,
        /** @var WebhookStatus::*|string */
        public string|Absent $status = Absent::Value,
        public string|Absent $redeliverSince = Absent::Value,
    ) {
    }
}

final class WebhookCreation extends Model
{
    public function __construct(
        public string $url,
        /** @var list<EventType::*|string> Absent or empty: all the account can read. */
        public array|Absent $types = Absent::Value,
        public string|null|Absent $description = Absent::Value,
    ) {
    }
}

final class WebhookList extends Model
{
    protected const TYPES = [
        'data' => 'list:Webhook',
    ];

    /** @var list<Webhook> */
    public array $data;
}

final class WebhookTestResult extends Model
{
    /** The receiver answered 2xx. */
    public bool $delivered;
    public ?int $statusCode;
    public ?string $error;
    public ?int $ms;
}

/** The operations below /me. */
final class MeResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * The account behind the key.
     *
     * Confirms that the key works and shows the account, the key's permissions, the limits and the usage.
     *
     * Any valid key.
     */
    public function get(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): MeEnvelope {
        return MeEnvelope::fromJson($this->transport->send(
            'GET',
            ['me'],
            new CallOptions($language, $timeout, $retries),
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
     * Property subtypes by category.
     *
     * Any valid key.
     */
    public function listPropertyTypes(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyTypeGroupList {
        return PropertyTypeGroupList::fromJson($this->transport->send(
            'GET',
            ['reference', 'property-types'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Purposes: sale and rent.
     *
     * Any valid key.
     */
    public function listPurposes(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ValueLabelList {
        return ValueLabelList::fromJson($this->transport->send(
            'GET',
            ['reference', 'purposes'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Statuses of a property.
     *
     * Any valid key.
     */
    public function listPropertyStatuses(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ValueLabelList {
        return ValueLabelList::fromJson($this->transport->send(
            'GET',
            ['reference', 'property-statuses'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Stages of a client.
     *
     * Any valid key.
     */
    public function listLeadStatuses(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ValueLabelList {
        return ValueLabelList::fromJson($this->transport->send(
            'GET',
            ['reference', 'lead-statuses'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Stages of a partnership.
     *
     * Any valid key.
     */
    public function listPartnershipStatuses(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ValueLabelList {
        return ValueLabelList::fromJson($this->transport->send(
            'GET',
            ['reference', 'partnership-statuses'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Construction stages.
     *
     * Any valid key.
     */
    public function listConstructionStages(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ValueLabelList {
        return ValueLabelList::fromJson($this->transport->send(
            'GET',
            ['reference', 'construction-stages'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Permissions a key can have.
     *
     * Any valid key.
     */
    public function listScopes(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ScopeInfoList {
        return ScopeInfoList::fromJson($this->transport->send(
            'GET',
            ['reference', 'scopes'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Event types and the permission that grants each.
     *
     * Any valid key.
     */
    public function listEventTypes(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): EventTypeInfoList {
        return EventTypeInfoList::fromJson($this->transport->send(
            'GET',
            ['reference', 'event-types'],
            new CallOptions($language, $timeout, $retries),
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
     * Cities, by state and part of the name.
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
    ): ListCitiesAnswer {
        return ListCitiesAnswer::fromJson($this->transport->send(
            'GET',
            ['geo', 'cities'],
            new CallOptions($language, $timeout, $retries),
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
    ): \Generator {
        return Transport::items(fn (?string $cursor): ListCitiesAnswer => $this->listCities(
            cursor: $cursor,
            uf: $uf,
            q: $q,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Neighborhoods of a city.
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
    ): ListNeighborhoodsAnswer {
        return ListNeighborhoodsAnswer::fromJson($this->transport->send(
            'GET',
            ['geo', 'cities', $cityId, 'neighborhoods'],
            new CallOptions($language, $timeout, $retries),
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
    ): \Generator {
        return Transport::items(fn (?string $cursor): ListNeighborhoodsAnswer => $this->listNeighborhoods(
            cursor: $cursor,
            cityId: $cityId,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
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
     * The portfolio, newest first.
     *
     * Without `status`, everything that is not in the trash. With `updatedSince`, latest change first. A page is
     * full unless fewer match: only a search that looked at 20,000 entries of an index ends before, with a
     * `nextCursor` to go on from.
     *
     * Permission: `properties:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $purpose = null,
        ?string $type = null,
        ?string $citySlug = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyPage {
        return PropertyPage::fromJson($this->transport->send(
            'GET',
            ['properties'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
                'purpose' => $purpose,
                'type' => $type,
                'citySlug' => $citySlug,
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
        ?string $status = null,
        ?string $purpose = null,
        ?string $type = null,
        ?string $citySlug = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): PropertyPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            status: $status,
            purpose: $purpose,
            type: $type,
            citySlug: $citySlug,
            updatedSince: $updatedSince,
            radar: $radar,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Create a property.
     *
     * Needs type, purposes, the price of each purpose, and an address with the city.
     *
     * Permission: `properties:write`.
     */
    public function create(
        PropertyCreation $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'POST',
            ['properties'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * One property by the caller's code.
     *
     * Permission: `properties:read`.
     */
    public function getByRef(
        string $ref,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyEnvelope {
        return PropertyEnvelope::fromJson($this->transport->send(
            'GET',
            ['properties', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Create or update a property by the caller's code.
     *
     * Permission: `properties:write`.
     */
    public function putByRef(
        string $ref,
        PropertyInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'PUT',
            ['properties', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * One property.
     *
     * Permission: `properties:read`.
     */
    public function get(
        string $propertyId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyEnvelope {
        return PropertyEnvelope::fromJson($this->transport->send(
            'GET',
            ['properties', $propertyId],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Change fields of a property.
     *
     * Permission: `properties:write`.
     */
    public function patch(
        string $propertyId,
        PropertyInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'PATCH',
            ['properties', $propertyId],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Move a property to the trash.
     *
     * Kept 30 days and restorable in the dashboard; at most 20 % of the portfolio in 24 hours.
     *
     * Permission: `properties:write`.
     */
    public function delete(
        string $propertyId,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'DELETE',
            ['properties', $propertyId],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Set the availability of a property.
     *
     * Permission: `properties:write`.
     */
    public function setStatus(
        string $propertyId,
        PropertyStatusInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PropertyWritten {
        return PropertyWritten::fromJson($this->transport->send(
            'POST',
            ['properties', $propertyId, 'status'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Confirm that properties are still available.
     *
     * Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten.
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
    ): ConfirmPropertiesAnswer {
        return ConfirmPropertiesAnswer::fromJson($this->transport->send(
            'POST',
            ['properties', 'confirm'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Own clients that fit a property, best first.
     *
     * Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides what
     * almost fits, and null where Radar does not answer in time.
     *
     * Permission: `radar:read`.
     */
    public function listMatches(
        string $propertyId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $include = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ListPropertyMatchesAnswer {
        return ListPropertyMatchesAnswer::fromJson($this->transport->send(
            'GET',
            ['properties', $propertyId, 'matches'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
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
        string $propertyId,
        ?int $limit = null,
        ?string $status = null,
        ?string $include = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ListPropertyMatchesAnswer => $this->listMatches(
            cursor: $cursor,
            propertyId: $propertyId,
            limit: $limit,
            status: $status,
            include: $include,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Create or update up to 500 properties by the caller's codes.
     *
     * Each item follows the rules of the PUT by code, 4 items per second and account. A malformed item comes
     * back REJECTED and stops no other; so does a code that an earlier item has. A dry run decides the items and
     * writes none; its results are read like any other's.
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
    ): CreatePropertyBatchAnswer {
        return CreatePropertyBatchAnswer::fromJson($this->transport->send(
            'POST',
            ['properties', 'batch'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * A batch of properties and what became of its items.
     *
     * Kept 7 days. Until it is done, `Retry-After` says when to look again.
     *
     * Permission: `properties:read`.
     */
    public function getBatch(
        string $batchId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): BatchEnvelope {
        return BatchEnvelope::fromJson($this->transport->send(
            'GET',
            ['properties', 'batch', $batchId],
            new CallOptions($language, $timeout, $retries),
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
     * How the feed stands.
     *
     * Permission: `properties:read`.
     */
    public function get(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): FeedSyncEnvelope {
        return FeedSyncEnvelope::fromJson($this->transport->send(
            'GET',
            ['feed'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Sync the feed now.
     *
     * The first call of each 10-minute window syncs at once; later ones leave one sync scheduled for its end.
     *
     * Permission: `properties:write`.
     */
    public function sync(
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): SyncFeedAnswer {
        return SyncFeedAnswer::fromJson($this->transport->send(
            'POST',
            ['feed', 'sync'],
            new CallOptions($language, $timeout, $retries),
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
     * The clients, newest first.
     *
     * With `updatedSince`, latest change first. A page is full unless fewer match: only a search that looked at
     * 20,000 entries of an index ends before, with a `nextCursor` to go on from.
     *
     * Permission: `leads:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $state = null,
        ?string $status = null,
        ?string $ownerAccountId = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): LeadPage {
        return LeadPage::fromJson($this->transport->send(
            'GET',
            ['leads'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
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
        ?string $state = null,
        ?string $status = null,
        ?string $ownerAccountId = null,
        ?string $updatedSince = null,
        ?string $radar = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): LeadPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            state: $state,
            status: $status,
            ownerAccountId: $ownerAccountId,
            updatedSince: $updatedSince,
            radar: $radar,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Create a client.
     *
     * Needs name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already is updated:
     * LINKED when a code was sent, else UPDATED or UNCHANGED.
     *
     * Permission: `leads:write`.
     */
    public function create(
        LeadCreation $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'POST',
            ['leads'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * One client.
     *
     * Permission: `leads:read`.
     */
    public function get(
        string $leadId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): LeadEnvelope {
        return LeadEnvelope::fromJson($this->transport->send(
            'GET',
            ['leads', $leadId],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Change fields of a client.
     *
     * Permission: `leads:write`.
     */
    public function patch(
        string $leadId,
        LeadInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'PATCH',
            ['leads', $leadId],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * One client by the caller's code.
     *
     * Permission: `leads:read`.
     */
    public function getByRef(
        string $ref,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): LeadEnvelope {
        return LeadEnvelope::fromJson($this->transport->send(
            'GET',
            ['leads', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Create, link or update a client by the caller's code.
     *
     * A person who is a client already, by phone or e-mail, gains the code instead of a second record: outcome
     * LINKED.
     *
     * Permission: `leads:write`.
     */
    public function putByRef(
        string $ref,
        LeadInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'PUT',
            ['leads', 'by-ref', $ref],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Archive or reactivate a client.
     *
     * Reactivating sets lastActivityAt to now.
     *
     * Permission: `leads:write`.
     */
    public function setState(
        string $leadId,
        LeadStateInput $body,
        ?string $preview = null,
        bool $dryRun = false,
        ?string $idempotencyKey = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): LeadWritten {
        return LeadWritten::fromJson($this->transport->send(
            'POST',
            ['leads', $leadId, 'state'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'preview' => $preview,
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Log what was done with a client.
     *
     * Moves lastActivityAt forward. The note is kept and never given out.
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
    ): LogInteractionAnswer {
        return LogInteractionAnswer::fromJson($this->transport->send(
            'POST',
            ['leads', $leadId, 'interactions'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Properties that fit a client, own and partners', best first.
     *
     * Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides what
     * almost fits, and null where Radar does not answer in time.
     *
     * Permission: `radar:read`.
     */
    public function listMatches(
        string $leadId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $include = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ListLeadMatchesAnswer {
        return ListLeadMatchesAnswer::fromJson($this->transport->send(
            'GET',
            ['leads', $leadId, 'matches'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
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
        ?string $include = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ListLeadMatchesAnswer => $this->listMatches(
            cursor: $cursor,
            leadId: $leadId,
            limit: $limit,
            status: $status,
            include: $include,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Create or update up to 500 clients by the caller's codes.
     *
     * Each item follows the rules of the PUT by code, 4 items per second and account. A malformed item comes
     * back REJECTED and stops no other; so does a code that an earlier item has. A dry run decides the items and
     * writes none; its results are read like any other's.
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
    ): CreateLeadBatchAnswer {
        return CreateLeadBatchAnswer::fromJson($this->transport->send(
            'POST',
            ['leads', 'batch'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * A batch of clients and what became of its items.
     *
     * Kept 7 days. Until it is done, `Retry-After` says when to look again.
     *
     * Permission: `leads:read`.
     */
    public function getBatch(
        string $batchId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): BatchEnvelope {
        return BatchEnvelope::fromJson($this->transport->send(
            'GET',
            ['leads', 'batch', $batchId],
            new CallOptions($language, $timeout, $retries),
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
     * The opportunities, newest first.
     *
     * Without `status`, dismissed ones too. Opportunities follow a write within seconds, not within the call.
     *
     * Permission: `radar:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $scope = null,
        ?string $ownerAccountId = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): MatchPage {
        return MatchPage::fromJson($this->transport->send(
            'GET',
            ['matches'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
                'scope' => $scope,
                'ownerAccountId' => $ownerAccountId,
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
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): MatchPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            status: $status,
            scope: $scope,
            ownerAccountId: $ownerAccountId,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Dismiss an opportunity.
     *
     * One that is dismissed already stays so; a favorited or requested one is refused.
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
    ): MatchWritten {
        return MatchWritten::fromJson($this->transport->send(
            'POST',
            ['matches', $matchId, 'dismiss'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Bring a dismissed opportunity back.
     *
     * It is NEW again.
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
    ): MatchWritten {
        return MatchWritten::fromJson($this->transport->send(
            'POST',
            ['matches', $matchId, 'restore'],
            new CallOptions($language, $timeout, $retries),
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
     * The people of the account, newest first.
     *
     * Permission: `team:read`.
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): TeamMemberPage {
        return TeamMemberPage::fromJson($this->transport->send(
            'GET',
            ['team'],
            new CallOptions($language, $timeout, $retries),
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
    ): \Generator {
        return Transport::items(fn (?string $cursor): TeamMemberPage => $this->list(
            cursor: $cursor,
            limit: $limit,
            language: $language,
            timeout: $timeout,
            retries: $retries,
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
     * The account's partnerships, from either side, newest first.
     *
     * With `updatedSince`, latest change first. Up to 1,000 in one answer, then `nextCursor`.
     *
     * Permission: `partnerships:read`.
     */
    public function list(
        ?string $status = null,
        ?string $updatedSince = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PartnershipPage {
        return PartnershipPage::fromJson($this->transport->send(
            'GET',
            ['partnerships'],
            new CallOptions($language, $timeout, $retries),
            query: [
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
        ?string $status = null,
        ?string $updatedSince = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): PartnershipPage => $this->list(
            cursor: $cursor,
            status: $status,
            updatedSince: $updatedSince,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * One partnership.
     *
     * Permission: `partnerships:read`.
     */
    public function get(
        string $partnershipId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): PartnershipEnvelope {
        return PartnershipEnvelope::fromJson($this->transport->send(
            'GET',
            ['partnerships', $partnershipId],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Answer a request, or move a partnership on.
     *
     * The addressee accepts or declines, the requester cancels. Then the side that brought the client moves it;
     * the other side may close it as LOST, 15 days after an update it asked for and did not get.
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
    ): PartnershipWritten {
        return PartnershipWritten::fromJson($this->transport->send(
            'POST',
            ['partnerships', $partnershipId, 'status'],
            new CallOptions($language, $timeout, $retries),
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
     * New developments of every developer, newest first.
     *
     * The public catalogue, own developments included: those on offer that are neither under nor failed in
     * review. With `updatedSince`, latest change first; a change of a unit type counts as one of its
     * development.
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
    ): LaunchPage {
        return LaunchPage::fromJson($this->transport->send(
            'GET',
            ['launches'],
            new CallOptions($language, $timeout, $retries),
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
        ));
    }

    /**
     * Register a client with the developer.
     *
     * Makes a partnership whose client is protected for 90 days: until then the developer takes no registration
     * of the same phone or e-mail by another account, which is refused with `protectedUntil`. The developer sees
     * a masked client. An open registration of the same client and development is answered as it is.
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
    ): LaunchClientRegistered {
        return LaunchClientRegistered::fromJson($this->transport->send(
            'POST',
            ['launches', $developmentId, 'clients'],
            new CallOptions($language, $timeout, $retries),
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
     * Owners offered now, the nearest deadline first.
     *
     * All of them on one page; their contact is hidden until the account accepts.
     *
     * Permission: `captacao:read`.
     */
    public function listOffers(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ListCaptacaoOffersAnswer {
        return ListCaptacaoOffersAnswer::fromJson($this->transport->send(
            'GET',
            ['captacao', 'offers'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * One owner.
     *
     * Offered now, without contact, or accepted by the account, with it.
     *
     * Permission: `captacao:read`.
     */
    public function getOffer(
        string $offerId,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): CaptacaoOfferEnvelope {
        return CaptacaoOfferEnvelope::fromJson($this->transport->send(
            'GET',
            ['captacao', 'offers', $offerId],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Accepted owners by tab, the newest acceptance first.
     *
     * Pages of 10. `total` is of the tab; `counts` are of all three.
     *
     * Permission: `captacao:read`.
     */
    public function listOwners(
        ?string $tab = null,
        ?string $cursor = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ListCaptacaoOwnersAnswer {
        return ListCaptacaoOwnersAnswer::fromJson($this->transport->send(
            'GET',
            ['captacao', 'owners'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'tab' => $tab,
                'cursor' => $cursor,
            ],
        ));
    }

    /**
     * The items of all pages of listOwners.
     *
     * @return \Generator<CaptacaoOffer>
     */
    public function listOwnersAll(
        ?string $tab = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): \Generator {
        return Transport::items(fn (?string $cursor): ListCaptacaoOwnersAnswer => $this->listOwners(
            cursor: $cursor,
            tab: $tab,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Accept an owner: debits the price and reveals the contact.
     *
     * The only route that spends money. The account's owner must have accepted the current API terms in the
     * dashboard, else 403 with `termsVersion`. Accepting again is ALREADY_ACCEPTED, without a second debit.
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
    ): AcceptCaptacaoOfferAnswer {
        return AcceptCaptacaoOfferAnswer::fromJson($this->transport->send(
            'POST',
            ['captacao', 'offers', $offerId, 'accept'],
            new CallOptions($language, $timeout, $retries),
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
     * The account's event log, in order.
     *
     * Keep `nextCursor` and send it back as `cursor`; with `hasMore` true read again at once. Kept 30 days.
     * Types the key may not read are passed over.
     *
     * Permission: `events:read`.
     */
    public function read(
        ?string $since = null,
        ?string $cursor = null,
        ?string $types = null,
        ?int $limit = null,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): ReadEventsAnswer {
        return ReadEventsAnswer::fromJson($this->transport->send(
            'GET',
            ['events'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'since' => $since,
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
     * The account's webhook endpoints.
     *
     * Permission: `webhooks:manage`.
     */
    public function list(
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): WebhookList {
        return WebhookList::fromJson($this->transport->send(
            'GET',
            ['webhooks'],
            new CallOptions($language, $timeout, $retries),
        ));
    }

    /**
     * Register a webhook endpoint.
     *
     * The secret is shown in this answer only.
     *
     * Permission: `webhooks:manage`.
     */
    public function create(
        WebhookCreation $body,
        bool $dryRun = false,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): CreateWebhookAnswer {
        return CreateWebhookAnswer::fromJson($this->transport->send(
            'POST',
            ['webhooks'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
        ));
    }

    /**
     * Change, disable or enable a webhook endpoint.
     *
     * ACTIVE enables it again and clears the reason; with `redeliverSince` every delivery FAILED or SKIPPED
     * since then gets a new round.
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
    ): ChangeWebhookAnswer {
        return ChangeWebhookAnswer::fromJson($this->transport->send(
            'PATCH',
            ['webhooks', $webhookId],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Stop deliveries and delete a webhook endpoint.
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
    ): DeleteWebhookAnswer {
        return DeleteWebhookAnswer::fromJson($this->transport->send(
            'DELETE',
            ['webhooks', $webhookId],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Make a new secret.
     *
     * The previous one goes on signing for `overlapHours`, 24 unless told.
     *
     * Permission: `webhooks:manage`.
     */
    public function rotateSecret(
        string $webhookId,
        SecretRotation $body,
        bool $dryRun = false,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): RotateWebhookSecretAnswer {
        return RotateWebhookSecretAnswer::fromJson($this->transport->send(
            'POST',
            ['webhooks', $webhookId, 'rotate-secret'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            body: $body,
        ));
    }

    /**
     * Deliver a signed webhook.test now.
     *
     * Does not count toward disabling the endpoint.
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
    ): TestWebhookAnswer {
        return TestWebhookAnswer::fromJson($this->transport->send(
            'POST',
            ['webhooks', $webhookId, 'test'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }

    /**
     * Deliveries of a webhook endpoint, newest first.
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
    ): DeliveryPage {
        return DeliveryPage::fromJson($this->transport->send(
            'GET',
            ['webhooks', $webhookId, 'deliveries'],
            new CallOptions($language, $timeout, $retries),
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
    ): \Generator {
        return Transport::items(fn (?string $cursor): DeliveryPage => $this->listDeliveries(
            cursor: $cursor,
            webhookId: $webhookId,
            limit: $limit,
            status: $status,
            language: $language,
            timeout: $timeout,
            retries: $retries,
        ));
    }

    /**
     * Open a new round of attempts.
     *
     * The same `webhook-id` and the same body as before, now, also where a later attempt waits;
     * ALREADY_SCHEDULED where one is about to go.
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
    ): RetryWebhookDeliveryAnswer {
        return RetryWebhookDeliveryAnswer::fromJson($this->transport->send(
            'POST',
            ['webhooks', $webhookId, 'deliveries', $deliveryId, 'retry'],
            new CallOptions($language, $timeout, $retries),
            query: [
                'dryRun' => $dryRun,
            ],
            key: Transport::keyOf($idempotencyKey),
        ));
    }
}

/** Where the caller keeps how far a log was followed: a file, a row, a key of a cache. */
interface CursorStore
{
    public function load(): ?string;

    public function save(string $position): void;
}

/** The account's ordered log. */
final class EventLog extends EventsResource
{
    /**
     * Hands each event to `$handle`, in order, and keeps after each how far it came: the next call with the same
     * store goes on with the event after the last one handled. What `$handle` throws ends it, and that event comes
     * again. With `$untilCurrent` it returns when nothing is new; else it looks again after `$poll` seconds.
     *
     * @param callable(Event): mixed $handle
     * @param ?string $since Where to begin when the store is empty; else with the oldest event kept.
     * @param ?list<string> $types Values of EventType.
     */
    public function follow(
        callable $handle,
        CursorStore $store,
        ?string $since = null,
        ?array $types = null,
        ?int $limit = null,
        int $poll = 60,
        bool $untilCurrent = false,
        ?string $language = null,
        ?float $timeout = null,
        ?int $retries = null,
    ): void {
        $at = self::positionOf($store->load(), $since);
        while (true) {
            $page = $this->read(
                since: $at['cursor'] === null ? $at['since'] : null,
                cursor: $at['cursor'],
                types: $types === null ? null : implode(',', $types),
                limit: $limit,
                language: $language,
                timeout: $timeout,
                retries: $retries,
            );
            foreach ($page->events as $event) {
                if ($event->sequence <= $at['sequence']) {
                    continue;
                }
                $handle($event);
                $at['sequence'] = $event->sequence;
                $store->save(json_encode($at, JSON_THROW_ON_ERROR));
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
            sleep($poll);
        }
    }

    /** @return array{cursor: ?string, since: ?string, sequence: int} */
    private static function positionOf(?string $kept, ?string $since): array
    {
        if ($kept === null) {
            return ['cursor' => null, 'since' => $since, 'sequence' => 0];
        }
        return str_starts_with($kept, '{')
            ? json_decode($kept, true, flags: JSON_THROW_ON_ERROR)
            : ['cursor' => $kept, 'since' => null, 'sequence' => 0];
    }
}

/** An account, as its key may see it. */
final class RealEstateClient
{
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

    /**
     * `$baseUrl` ends in its version segment; `$timeout`, `$backoff` and `$maxWait` are seconds: a longer Retry-After
     * than `$maxWait` is not waited for, and the error comes at once.
     */
    public function __construct(
        string $baseUrl,
        string $apiKey,
        ?string $language = null,
        float $timeout = 30.0,
        int $retries = 2,
        float $backoff = 0.5,
        float $maxWait = 60.0,
    ) {
        $url = rtrim($baseUrl, '/');
        $transport = new Transport($url, $apiKey, $language, $timeout, $retries, $backoff, $maxWait);
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
    }
}

/** What a webhook brings. */
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

/** A delivery to be sent. */
final class SignedWebhook
{
    /** @param array<string, string> $headers */
    public function __construct(public readonly array $headers, public readonly string $body)
    {
    }
}

/** Reads and makes what the service delivers. */
final class Webhooks
{
    /**
     * Reads a delivery whose body is as it was received: raw, not parsed and written again. Several secrets may be
     * given while one replaces another.
     *
     * @param array<string, string> $headers As getallheaders() gives them.
     * @param string|list<string> $secret
     * @param int $tolerance Seconds that the message's clock may be from this one.
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
            throw new WebhookVerificationError('The message is not of now.');
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

    /** A delivery as the service would send it, to try a receiver with. */
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
        if ($key === false) {
            throw new \ValueError('The secret is none.');
        }
        return 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    }
}
