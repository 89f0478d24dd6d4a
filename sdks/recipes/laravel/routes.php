<?php

// In Laravel, the content of routes/api.php, whose routes have no session and so no token of a form to check.

declare(strict_types=1);

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Route;
use RealEstateAccount\WebhookMessage;
use RealEstateAccount\Webhooks;

Route::post('/webhooks', function (Request $request): Response {
    $secrets = explode(' ', (string) getenv('WEBHOOK_SECRET'));
    [$status, $text] = Webhooks::receive($request, $secrets, function (WebhookMessage $message): void {
        // A delivery may come twice: its id is remembered for a week.
        if (Cache::has("real-estate-{$message->id}")) {
            return;
        }
        // Dispatch a job for longer work: the answer is due within 10 seconds.
        error_log($message->type . ' ' . json_encode($message->data));
        Cache::put("real-estate-{$message->id}", true, 7 * 86_400);
    });
    return new Response($text, $status);
});
