<?php

// Stands in for the functions of WordPress that the plugin calls, so that PHP's own server can serve it.

declare(strict_types=1);

final class WP_REST_Request
{
    // phpcs:ignore
    public function get_body(): string
    {
        return (string) file_get_contents('php://input');
    }

    // phpcs:ignore
    public function get_header(string $name): ?string
    {
        return array_change_key_case(getallheaders())[$name] ?? null;
    }
}

final class WP_REST_Response
{
    public function __construct(public readonly mixed $data, public readonly int $status)
    {
    }
}

final class Site
{
    /** @var array<string, callable> */
    public static array $actions = [];
    /** @var array<string, mixed> */
    public static array $route = [];
}

function add_action(string $name, callable $action): void
{
    Site::$actions[$name] = $action;
}

function do_action(string $name, mixed ...$arguments): void
{
    (Site::$actions[$name])(...$arguments);
}

/** @param array<string, mixed> $route */
function register_rest_route(string $space, string $path, array $route): void
{
    Site::$route = $route;
}

function get_transient(string $name): mixed
{
    $file = __DIR__ . "/$name";
    return is_file($file) ? file_get_contents($file) : false;
}

function set_transient(string $name, mixed $value, int $seconds): void
{
    file_put_contents(__DIR__ . "/$name", (string) $value);
}

define('REAL_ESTATE_WEBHOOK_SECRET', (string) getenv('WEBHOOK_SECRET'));

require __DIR__ . '/real-estate-webhooks.php';

add_action('real_estate_event', fn ($message) => error_log($message->type . ' ' . json_encode($message->data)));
do_action('rest_api_init');
$answer = (Site::$route['callback'])(new WP_REST_Request());
http_response_code($answer->status);
