#!/bin/sh
# node-geocoder 4.4.1 (npm): a Brazilian address has no city from Google, and no neighborhood from OpenStreetMap.
#
# It brings the answers of many geocoders into one form, with `city`. Google names a Brazilian city as
# "administrative_area_level_2" and has no "locality" in an address; OpenStreetMap calls a neighborhood "suburb". Our
# guess was that Avenida Paulista is in the city São Paulo and the neighborhood Bela Vista for both. From Google's
# answer, `city` is missing, and the name is among `administrativeLevels`; from the other, `neighbourhood` is the empty
# text. Both answers come from a stand-in, in the form of the two services.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-geocoder@4.4.1

cat >read.mjs <<'PROGRAM'
import NodeGeocoder from "node-geocoder";

const part = (types, long_name, short_name = long_name) => ({ long_name, short_name, types });
const fromGoogle = {
  status: "OK",
  results: [
    {
      formatted_address: "Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200, Brazil",
      place_id: "place",
      types: ["street_address"],
      geometry: { location: { lat: -23.56, lng: -46.65 }, location_type: "ROOFTOP", viewport: {} },
      address_components: [
        part(["street_number"], "1578"),
        part(["route"], "Avenida Paulista", "Av. Paulista"),
        part(["political", "sublocality", "sublocality_level_1"], "Bela Vista"),
        part(["administrative_area_level_2", "political"], "São Paulo"),
        part(["administrative_area_level_1", "political"], "São Paulo", "SP"),
        part(["country", "political"], "Brazil", "BR"),
        part(["postal_code"], "01310-200"),
      ],
    },
  ],
};
const fromOpenStreetMap = [
  {
    lat: "-23.56",
    lon: "-46.65",
    display_name: "1578, Avenida Paulista, Bela Vista, São Paulo, 01310-200, Brasil",
    address: {
      house_number: "1578",
      road: "Avenida Paulista",
      suburb: "Bela Vista",
      city: "São Paulo",
      state: "São Paulo",
      postcode: "01310-200",
      country: "Brasil",
      country_code: "br",
    },
  },
];
for (const [provider, answer] of [
  ["google", fromGoogle],
  ["openstreetmap", fromOpenStreetMap],
]) {
  const geocoder = NodeGeocoder({ provider, apiKey: "key", fetch: async () => Response.json(answer) });
  const [found] = await geocoder.geocode("Avenida Paulista, 1578");
  const { city, neighbourhood, extra, administrativeLevels } = found;
  console.log(
    provider,
    JSON.stringify([city ?? null, extra?.neighborhood ?? neighbourhood]),
    administrativeLevels?.level2long ?? "",
  );
}
PROGRAM
seen='google [null,"Bela Vista"] São Paulo
openstreetmap ["São Paulo",""] '
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
