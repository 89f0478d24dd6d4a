import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local/settings.ts";
import type { Bench } from "../extent.ts";
import { costsText, radarOf, withCosts } from "./month.ts";

/** Writes what a month costs into docs/running.md, from counts of calls and rows and the list prices. */
export const benchCosts: Bench = async () => {
  const radar = radarOf(readFileSync(join(ROOT, "docs/measured/radar.md"), "utf8"));
  const path = join(ROOT, "docs/running.md");
  writeFileSync(path, withCosts(readFileSync(path, "utf8"), radar));
  console.log(costsText(radar));
  return true;
};
