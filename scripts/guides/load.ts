import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../local/settings.ts";
import { type Guide, readGuide } from "./guide.ts";

const FOLDER = join(ROOT, "docs/guides");
const NAME = /^([a-z-]+)\.pt-BR\.md$/;

/** The Portuguese guides, which are run, in the order of the navigation. */
export function guidesToRun(): Guide[] {
  const slugs = readdirSync(FOLDER).flatMap((file) => NAME.exec(file)?.[1] ?? []);
  return slugs
    .map((slug) => readGuide(slug, readFileSync(join(FOLDER, `${slug}.pt-BR.md`), "utf8")))
    .sort((left, right) => Number(left.frontMatter.order) - Number(right.frontMatter.order));
}
