import { readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { faceAt, faceFile } from "./face.ts";
import type { Output } from "./files.ts";
import type { Loaded } from "./layout.ts";
import type { Language } from "./page.ts";

const BROWSER = join(import.meta.dirname, "browser");

const source = (name: string): string => readFileSync(join(BROWSER, name), "utf8");

/** A script for the browser, unchanged except for its types. */
const script = (name: string): string => stripTypeScriptTypes(source(name)).replace(/[ \t]+$/gm, "");

/** A script for the browser, with the libraries that it imports. */
const bundled = (name: string): string =>
  buildSync({
    entryPoints: [join(BROWSER, `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "inline",
  }).outputFiles[0]!.text;

/** The site's icon. */
export const icon = (): string => source("icon.svg");

/** Colors, type, shapes and rules for screen readers, which the dashboard shares. */
export const tokens = (): string => source("tokens.css");

/**
 * The library that draws the reference, complete and as published. It is taken from its makers' plugin for Fastify,
 * which depends on 30 packages; `@scalar/api-reference` depends on 270.
 */
const library = (): string => {
  const plugin = readFileSync(
    createRequire(import.meta.url).resolve("@scalar/fastify-api-reference"),
    "utf8",
  );
  const [, literal] = /^var standalone_default = (".*");$/m.exec(plugin)!;
  return runInNewContext(literal!) as string;
};

/** Writes the pages' assets. @returns the assets of each kind of page */
export const writeLoaded = (
  output: Output,
  { index, language }: { readonly index: string; readonly language: Language },
): { readonly page: Loaded; readonly reference: Loaded } => {
  const face = output.writeLasting("geist", "woff2", faceFile());
  const style = (name: string, before = ""): string =>
    output.writeLasting(name, "css", before + source(`${name}.css`));
  const module = (name: string): string => output.writeLasting(name, "js", script(`${name}.ts`));
  const frame: Loaded = {
    typeface: face,
    styles: [style("frame", faceAt(face) + tokens())],
    theme: module("theme"),
    modules: [module("theme-button"), output.writeLasting("search", "js", bundled("search"))],
    icon: output.writeLasting("icon", "svg", icon()),
    search: output.writeLasting(`search.${language}`, "json", index),
    more: [],
  };
  const more = [output.writeLasting("scalar", "js", library()), module("reference")];
  return {
    page: {
      ...frame,
      styles: [...frame.styles, style("text")],
      modules: [...frame.modules, module("text")],
    },
    reference: { ...frame, more },
  };
};
