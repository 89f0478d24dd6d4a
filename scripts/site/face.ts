import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const FILE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
);

/** The typeface of the documentation and of the dashboard: every weight, the letters of Latin languages. */
export const faceFile = (): Uint8Array => readFileSync(FILE);

export const faceVersion = (): string =>
  (JSON.parse(readFileSync(join(FILE, "../../package.json"), "utf8")) as { version: string }).version;

/** The typeface's rule. A page that is drawn before it arrives keeps the system's letters, so that nothing jumps. */
export const faceAt = (address: string): string => `@font-face {
  font-family: "Geist";
  font-weight: 100 900;
  font-display: optional;
  src: url("${address}") format("woff2");
}
`;
