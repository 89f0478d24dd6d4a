<?php

// Performs the tasks of the vectors' runner: one line for each task, and one for each outcome.

declare(strict_types=1);

namespace RealEstateAccount\Conformance;

use RealEstateAccount as Sdk;

require __DIR__ . '/../RealEstateAccount.php';
require __DIR__ . '/receivers.php';

/** Keeps the position of a log in memory. */
final class Kept implements Sdk\CursorStore
{
    public function __construct(public ?string $position)
    {
    }

    public function load(): ?string
    {
        return $this->position;
    }

    public function save(string $position): void
    {
        $this->position = $position;
    }
}

/** The client's report of each answer, and what its hooks received. */
final class Told
{
    public static array $responses = [];
    public static array $hooks = [];

    public static function request(Sdk\AttemptInfo $attempt): void
    {
        self::$hooks[] = "request $attempt->method $attempt->path $attempt->attempt";
    }

    public static function response(Sdk\ResponseInfo $response): void
    {
        self::$responses[] = [
            'status' => $response->status,
            'requestId' => $response->requestId,
            'etag' => $response->etag,
            'rateLimit' => $response->headers['ratelimit'] ?? null,
            'limits' => (object) $response->limits,
        ];
        self::$hooks[] = "response $response->status $response->method $response->path $response->attempt";
    }

    public static function retry(Sdk\RetryInfo $retry): void
    {
        self::$hooks[] = "retry $retry->method $retry->path $retry->attempt";
    }
}

/** The vectors' names of options, with what a thousand of theirs is here. */
function named(?\stdClass $options): array
{
    $values = [];
    foreach (get_object_vars($options ?? new \stdClass()) as $name => $value) {
        $isMs = str_ends_with($name, 'Ms');
        $values[$isMs ? substr($name, 0, -2) : $name] = $isMs ? $value / 1_000 : $value;
    }
    return $values;
}

function clientOf(\stdClass $task): Sdk\RealEstateClient
{
    $hooks = [
        'onRequest' => Told::request(...),
        'onResponse' => Told::response(...),
        'onRetry' => Told::retry(...),
    ];
    return new Sdk\RealEstateClient(...named($task->client), ...$hooks);
}

function make(\stdClass $task): \stdClass
{
    clientOf($task);
    return new \stdClass();
}

function fromEnv(): \stdClass
{
    Sdk\RealEstateClient::fromEnv();
    return new \stdClass();
}

function call(\stdClass $task): mixed
{
    $client = clientOf($task);
    if ($task->isSecond ?? false) {
        invoke($task, $client);
    }
    return invoke($task, $client);
}

function invoke(\stdClass $task, Sdk\RealEstateClient $client, string $suffix = ''): mixed
{
    $resource = $client->{$task->resource};
    $method = new \ReflectionMethod($resource, $task->verb . $suffix);
    $arguments = $task->path ?? [];
    if (property_exists($task, 'body')) {
        $model = $method->getParameters()[count($arguments)]->getType()->getName();
        $arguments[] = bodyOf($model, $task->body);
    }
    return $method->invoke($resource, ...$arguments, ...named($task->options ?? null));
}

/** Made by the constructor, as a caller makes it. */
function bodyOf(string $model, \stdClass $body): object
{
    $read = $model::fromJson($body);
    $members = array_diff_key(get_object_vars($read), ['extra' => true]);
    return new $model(...$members);
}

function items(\stdClass $task): array
{
    $found = [];
    foreach (invoke($task, clientOf($task), 'All') as $item) {
        $found[] = $item;
        if (count($found) === ($task->take ?? 0)) {
            break;
        }
    }
    return $found;
}

function stream(\stdClass $task): array
{
    $events = [];
    $kept = new Kept($task->position ?? null);
    $options = ['untilCurrent' => !isset($task->take), ...named($task->options ?? null)];
    $failed = false;
    foreach (clientOf($task)->events->stream($kept, ...$options) as $event) {
        $failed = count($events) + 1 === ($task->failAt ?? 0);
        if ($failed) {
            break;
        }
        $events[] = $event;
        if (count($events) === ($task->take ?? 0)) {
            break;
        }
    }
    return ['events' => $events, 'position' => $kept->position, 'failed' => $failed];
}

function verify(\stdClass $task): array
{
    $headers = get_object_vars($task->headers);
    return get_object_vars(
        Sdk\Webhooks::verify($task->text, $headers, $task->secrets, $task->tolerance ?? 300, $task->now)
    );
}

function sign(\stdClass $task): array
{
    ['id' => $id, 'type' => $type, 'data' => $data] = get_object_vars($task->message);
    $at = (new \DateTimeImmutable())->setTimestamp($task->now);
    return get_object_vars(Sdk\Webhooks::makeTestDelivery($task->secrets[0], $type, $data, $id, $at));
}

function typed(\stdClass $task): array
{
    ['id' => $id, 'type' => $type, 'data' => $data] = get_object_vars($task->message);
    $message = new Sdk\WebhookMessage($id, $type, '', json_decode(json_encode($data), true));
    $known = Sdk\EventData::of($message);
    return ['model' => $known === null ? null : (new \ReflectionClass($known))->getShortName(), 'data' => $known];
}

function withoutNulls(Sdk\InvalidParam $one): array
{
    return array_filter((array) $one->jsonSerialize(), fn (mixed $value): bool => $value !== null);
}

function failure(\Throwable $error): array
{
    $name = (new \ReflectionClass($error))->getShortName();
    if (!$error instanceof Sdk\ApiError) {
        $class = $error instanceof Sdk\RealEstateError ? $name : 'Other';
        $members = $error instanceof Sdk\UnexpectedAnswerError ? get_object_vars($error) : [];
        return ['class' => $class, 'message' => (string) $error, ...$members];
    }
    return [
        'class' => $name,
        'message' => $error->getMessage(),
        'contentType' => $error->contentType,
        'status' => $error->status,
        'code' => $error->code,
        'title' => $error->title,
        'detail' => $error->detail,
        'requestId' => $error->requestId,
        'invalidParams' => array_map(withoutNulls(...), $error->invalidParams),
        'retryAfter' => $error->retryAfter,
        'retryable' => $error->retryable,
    ];
}

while (($line = fgets(STDIN)) !== false) {
    $task = json_decode($line);
    Told::$responses = [];
    Told::$hooks = [];
    try {
        $answer = match ($task->do) {
            'make' => make($task),
            'env' => fromEnv(),
            'call' => call($task),
            'all' => items($task),
            'stream' => stream($task),
            'verify' => verify($task),
            'receive' => receive($task),
            'sign' => sign($task),
            'typed' => typed($task),
        };
        $outcome = ['answer' => $answer];
    } catch (\Throwable $error) {
        $outcome = ['error' => failure($error)];
    }
    $told = ['id' => $task->id, 'responses' => Told::$responses, 'told' => Told::$hooks, ...$outcome];
    fwrite(STDOUT, json_encode($told, JSON_THROW_ON_ERROR) . "\n");
}
