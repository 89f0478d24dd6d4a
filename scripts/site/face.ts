import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const FILE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
);

/** The typeface of the documentation and the dashboard: every weight, with the letters of languages in Latin script. */
export const faceFile = (): Uint8Array => readFileSync(FILE);

export const faceVersion = (): string =>
  (JSON.parse(readFileSync(join(FILE, "../../package.json"), "utf8")) as { version: string }).version;

/** The typeface's CSS rule. A page drawn before the file arrives keeps the system's typeface, so that nothing jumps. */
export const faceAt = (address: string): string => `@font-face {
  font-family: "Geist";
  font-weight: 100 900;
  font-display: optional;
  src: url("${address}") format("woff2");
}
`;
