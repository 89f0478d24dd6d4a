#!/bin/sh
# openapi-generator 7.25.0 (Maven), PHP: the format of booleans in addresses is the default configuration's, never the
# client's own.
#
# A generated client sends `true` as `1`, unless its Configuration says `setBooleanFormatForQueryString("string")`. A
# client takes its configuration as an argument, from which its address, key and user agent are read. Our guess was that
# the format of booleans is too. Instead it is read from `Configuration::getDefaultConfiguration()`: set where the
# client's address is set, it has no effect, and nothing says so. Needs Java, Maven, PHP and Guzzle, the last two as
# Debian packages them (php-cli, php-guzzlehttp-guzzle).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
jar=openapi-generator-cli-7.25.0.jar
mvn -q -B dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.

cat >contract.json <<'DOCUMENT'
{
  "openapi": "3.0.3",
  "info": { "title": "Stand-in", "version": "1" },
  "paths": {
    "/look": {
      "get": {
        "operationId": "look",
        "parameters": [{ "name": "dry", "in": "query", "schema": { "type": "boolean" } }],
        "responses": { "204": { "description": "Looked" } }
      }
    }
  }
}
DOCUMENT
java -jar "$jar" generate -i contract.json -g php -o client >/dev/null 2>&1

cat >ask.php <<'PROGRAM'
<?php

require '/usr/share/php/GuzzleHttp/autoload.php';

use OpenAPI\Client\Api\DefaultApi;
use OpenAPI\Client\Configuration;

const OWN = 'OpenAPI\\Client\\';
spl_autoload_register(function (string $name): void {
    if (str_starts_with($name, OWN)) {
        require 'client/lib/' . str_replace('\\', '/', substr($name, strlen(OWN))) . '.php';
    }
});

const TEXT = Configuration::BOOLEAN_FORMAT_STRING;
$own = (new Configuration())->setHost('http://own.test')->setBooleanFormatForQueryString(TEXT);
$api = new DefaultApi(null, $own);
echo 'its own configuration: ', $api->lookRequest(true)->getUri(), "\n";
Configuration::getDefaultConfiguration()->setBooleanFormatForQueryString(TEXT);
echo 'the default one: ', $api->lookRequest(true)->getUri(), "\n";
PROGRAM
seen="its own configuration: http://own.test/look?dry=1
the default one: http://own.test/look?dry=true"
read=$(php ask.php)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
