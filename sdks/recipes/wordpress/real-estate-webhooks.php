<?php

/**
 * Plugin Name: Real-Estate Webhooks
 * Description: Receives webhooks at /wp-json/real-estate/v1/webhooks and passes each to the action real_estate_event.
 * Requires PHP: 8.1
 *
 * In wp-config.php: define('REAL_ESTATE_WEBHOOK_SECRET', 'whsec_...');
 * In your theme or plugin: add_action('real_estate_event', fn ($message) => error_log($message->type));
 */

declare(strict_types=1);

use RealEstateAccount\WebhookMessage;
use RealEstateAccount\Webhooks;

require_once __DIR__ . '/RealEstateAccount.php';

add_action('rest_api_init', function (): void {
    register_rest_route('real-estate/v1', '/webhooks', [
        'methods' => 'POST',
        // The signature is what permits.
        'permission_callback' => '__return_true',
        'callback' => function (WP_REST_Request $request): WP_REST_Response {
            $secrets = explode(' ', REAL_ESTATE_WEBHOOK_SECRET);
            [$status, $text] = Webhooks::receive($request, $secrets, function (WebhookMessage $message): void {
                // A delivery may come twice: its id is remembered for a week.
                $name = 'real_estate_' . md5($message->id);
                if (get_transient($name) !== false) {
                    return;
                }
                do_action('real_estate_event', $message);
                set_transient($name, 1, 7 * 86_400);
            });
            return new WP_REST_Response($text === '' ? null : ['message' => $text], $status);
        },
    ]);
});
