import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { CallFrame } from "./cpu-profile.ts";

/** Functions of the platform that are not written in JavaScript. */
const NATIVE = "runtime";

/** The bundler's comment above each module's code. */
const MODULE = /^\/\/ (\S+\.(?:[cm]?[jt]s|json))$/;
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** A function's source: a file of the service, a package, or the runtime. */
export const placesOf = (bundle: string): ((frame: CallFrame) => string) => {
  const places: string[] = [];
  let place = "";
  for (const line of readFileSync(bundle, "utf8").split("\n")) {
    const module = MODULE.exec(line)?.[1];
    if (module) place = PACKAGE.exec(module)?.[1] ?? module.replace(/^(\.\.\/)+/, "");
    places.push(place);
  }
  return ({ url, lineNumber }) =>
    url.endsWith(basename(bundle)) ? (places[lineNumber] ?? "") : url || NATIVE;
};
