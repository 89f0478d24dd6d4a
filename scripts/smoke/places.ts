import type { Check, Smoke } from "./check.ts";
import { assertThat } from "./client.ts";

const ON_THIS_MACHINE = "on this machine nothing is placed";
/** The platform's locations at the databases or nearby, by airport code. */
const NEARBY_AIRPORTS: readonly string[] = ["IAD", "DCA", "RIC", "ORF", "PHL", "EWR"];
/** Eastern North America: scripts/platform/databases.ts makes them there. */
const REGION = "ENAM";
const PHOTO_LOOKS = 10;
const PHOTO_PAUSE_MS = 500;

const untried = ({ client }: Smoke): string | null => (client.isHere ? ON_THIS_MACHINE : null);

interface Uploaded {
  readonly data: { readonly url: string };
}

/** A chunk of a PNG; nobody verifies its checksum. */
const chunk = (type: string, data: string): string =>
  `\0\0\0${String.fromCharCode(data.length)}${type}${data}CRC.`;

/** A picture that nobody has stored yet: a valid PNG that shows nothing. */
const newPicture = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(`\x89PNG\r\n\x1a\n${chunk("tEXt", crypto.randomUUID())}${chunk("IEND", "")}`, (char) =>
    char.charCodeAt(0),
  );

/**
 * Where Workers, objects and databases are, on which the speed of every call depends:
 * docs/adr/0002-code-runs-beside-the-data.md.
 */
export const PLACES: readonly Check[] = [
  {
    guard: "placement",
    untried,
    run: async ({ client, own }) => {
      const { headers } = await client.expect(["GET", "/v1/me", { key: own.key }], 200);
      const place = headers.get("cf-placement");
      if (place === null) return "no answer has the header cf-placement: look at the Worker's page";
      const airport = place.split("-").at(-1)!;
      assertThat(NEARBY_AIRPORTS.includes(airport), `the API works in ${airport}, not beside its databases`);
      return undefined;
    },
  },
  {
    guard: "databases' region",
    untried,
    run: async ({ client, token }) => {
      const { body } = await client.expect<{
        readonly parts: readonly { readonly name: string; readonly region?: string }[];
      }>(["GET", "/ready", { key: token }], 200);
      const located = body.parts.filter(({ region }) => region !== undefined);
      if (located.length === 0) return "no database says where it is: npm run platform apply -- --check does";
      const elsewhere = located.filter(({ region }) => region !== REGION);
      const where = elsewhere.map(({ name, region }) => `${name} in ${region}`).join(", ");
      assertThat(elsewhere.length === 0, `not in ${REGION}: ${where}`);
      return undefined;
    },
  },
  {
    guard: "photos' cache",
    run: async ({ client, own, pause }) => {
      const sent = { key: own.key, file: newPicture() };
      const { body } = await client.expect<Uploaded>(["PUT", "/uploads/photos", sent], 201);
      const { url } = body.data;
      const { pathname } = new URL(url);
      const asked = pathname.startsWith("/photos/") ? pathname : url;
      for (let left = PHOTO_LOOKS; left > 0; left -= 1) {
        const { headers } = await client.expect(["GET", asked], 200);
        if (/; hit/.test(headers.get("cache-status") ?? "") || headers.get("cf-cache-status") === "HIT")
          return;
        await pause(PHOTO_PAUSE_MS);
      }
      assertThat(false, "every view of a photo reads the store: the city keeps no copy");
    },
  },
];
