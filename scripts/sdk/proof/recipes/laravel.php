<?php

// Stands in for a project of Laravel: its own router, requests and cache, without the rest of the framework.

declare(strict_types=1);

use Illuminate\Cache\FileStore;
use Illuminate\Cache\Repository;
use Illuminate\Container\Container;
use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Http\Request;
use Illuminate\Routing\Router;
use Illuminate\Support\Facades\Facade;

foreach (['Http', 'Routing', 'Cache', 'Events', 'Container', 'Filesystem', 'Pipeline'] as $part) {
    require_once "Illuminate/$part/autoload.php";
}
require __DIR__ . '/RealEstateAccount.php';

$site = new Container();
$events = new Dispatcher($site);
$router = new Router($events, $site);
$site->instance('events', $events);
$site->instance('router', $router);
$site->instance('cache', new Repository(new FileStore(new Filesystem(), __DIR__ . '/cache')));
Facade::setFacadeApplication($site);

require __DIR__ . '/routes.php';

$request = Request::capture();
$site->instance(Request::class, $request);
$router->dispatch($request)->send();
