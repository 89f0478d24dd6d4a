import type { Page } from "playwright-core";
import { type Contract, operationsOf } from "../site/contract.ts";
import { LANGUAGES } from "../site/page.ts";

/** The library draws a section only when somebody visits it. */
const DRAWN_MS = 10_000;

/** The anchors of each section and of its last operation. */
const anchorsIn = (contract: Contract): string[] => {
  const bySection = Map.groupBy(operationsOf(contract), ({ anchor }) =>
    anchor.split("/").slice(0, 2).join("/"),
  );
  return [...bySection].flatMap(([section, operations]) => [section, operations.at(-1)!.anchor]);
};

/** Checks that the library draws the anchors that links into the reference have. */
export const findAnchors = async (page: Page, url: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const contract = await fetch(`${url}/docs/openapi.json?lang=${language}`);
    for (const anchor of anchorsIn((await contract.json()) as Contract)) {
      await page.goto(`${url}/docs/reference?lang=${language}#${anchor}`);
      const place = page.locator(`[id$="${anchor}"]`).first();
      const isThere = await place.waitFor({ state: "attached", timeout: DRAWN_MS }).then(
        () => true,
        () => false,
      );
      if (!isThere) faults.push(`the reference in ${language} has no ${anchor}`);
    }
  }
  return faults;
};
