<?php

// Receives a delivery with each framework's request.

declare(strict_types=1);

namespace RealEstateAccount\Conformance;

use Illuminate\Http\Request;
use Nyholm\Psr7\ServerRequest;
use RealEstateAccount as Sdk;

require 'Illuminate/Http/autoload.php';
require 'Nyholm/Psr7/autoload.php';

/** Stands in for WordPress's request class, with its body and headers. */
final class WordPressRequest
{
    /** @param array<string, string> $headers */
    public function __construct(private readonly string $body, private readonly array $headers)
    {
    }

    // phpcs:ignore PSR1.Methods.CamelCapsMethodName
    public function get_body(): string
    {
        return $this->body;
    }

    // phpcs:ignore PSR1.Methods.CamelCapsMethodName
    public function get_header(string $name): ?string
    {
        return $this->headers[$name] ?? null;
    }
}

/** @return list<object> */
function requestsOf(\stdClass $task): array
{
    $headers = get_object_vars($task->headers);
    $server = [];
    foreach ($headers as $name => $value) {
        $server['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
    }
    return [
        Request::create('/webhooks', 'POST', server: $server, content: $task->text),
        new ServerRequest('POST', '/webhooks', $headers, $task->text),
        new WordPressRequest($task->text, array_change_key_case($headers)),
    ];
}

/** Receives a delivery with every framework, and returns the answer, which must be the same. */
function receive(\stdClass $task): array
{
    $answers = [];
    foreach (requestsOf($task) as $request) {
        $handled = [];
        $handle = function (Sdk\WebhookMessage $message) use (&$handled, $task): void {
            $handled[] = $message->id;
            if ($task->isFailing ?? false) {
                throw new \RuntimeException('The handling fails.');
            }
        };
        try {
            $options = [$task->tolerance ?? 300, $task->now];
            [$status] = Sdk\Webhooks::receive($request, $task->secrets, $handle, ...$options);
        } catch (\RuntimeException) {
            $status = 500;
        }
        $answers[] = ['status' => $status, 'handled' => $handled];
    }
    foreach ($answers as $answer) {
        if ($answer !== $answers[0]) {
            throw new \LogicException('The frameworks answer differently: ' . json_encode($answers));
        }
    }
    return $answers[0];
}
