import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CallFrame } from "./cpu-profile.ts";

/** Functions of the platform that are not written in JavaScript. */
const NATIVE = "runtime";

/** The bundler's comment above each module's code. */
const MODULE = /^\/\/ (\S+\.(?:[cm]?[jt]s|json))$/;
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The source of each line. */
const placesIn = (file: string): readonly string[] => {
  let place = "";
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => {
      const module = MODULE.exec(line)?.[1];
      if (module) place = PACKAGE.exec(module)?.[1] ?? module.replace(/^(\.\.\/)+/, "");
      return place;
    });
};

/** A function's source: a file of the service, a package, or the runtime. @param bundle its path */
export const placesOf = (bundle: string): ((frame: CallFrame) => string) => {
  const folder = dirname(bundle);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const places = new Map(scripts.map((name) => [name, placesIn(join(folder, name))]));
  return ({ url, lineNumber }) => {
    const own = places.get(basename(url));
    return own ? (own[lineNumber] ?? "") : url || NATIVE;
  };
};
