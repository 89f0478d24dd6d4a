#!/bin/sh
# openapi-generator 7.25.0, `java` with its default library okhttp-gson: an always-true boolean does not compile.
#
# `{ "type": "boolean", "const": true }` is a consent that nobody may send as false. Our guess was a Boolean, or an enum
# with one value. It becomes an enum whose constructor takes a Boolean and is given the text "true", so the client does
# not compile; the library `native` writes Boolean.valueOf("true") there. The normalizer's SIMPLIFY_BOOLEAN_ENUM, which
# is for such enums, changes nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mvn -q -B dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.

cat >contract.json <<'DOCUMENT'
{
  "openapi": "3.1.0",
  "info": { "title": "Stand-in", "version": "1" },
  "paths": {
    "/people": {
      "post": {
        "operationId": "addPerson",
        "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Person" } } } },
        "responses": { "204": { "description": "Added" } }
      }
    }
  },
  "components": {
    "schemas": { "Person": { "type": "object", "properties": { "consent": { "type": "boolean", "const": true } } } }
  }
}
DOCUMENT
for library in okhttp-gson native; do
  java -jar openapi-generator-cli-7.25.0.jar generate -i contract.json -g java --library "$library" \
    --openapi-normalizer SIMPLIFY_BOOLEAN_ENUM=true -o "$library" >/dev/null 2>&1
done
value() { grep -o 'TRUE([^;]*;' "$1/src/main/java/org/openapitools/client/model/Person.java"; }

seen='okhttp-gson TRUE("true");
native TRUE(Boolean.valueOf("true"));'
read=$(for library in okhttp-gson native; do echo "$library $(value "$library")"; done)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
