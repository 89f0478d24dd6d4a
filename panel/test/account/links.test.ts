import { expect, it } from "vitest";
import { develop, keepLaunchCard, launchMatch, launchStage, unitOf } from "../../../test/support/launches.ts";
import { enter, type Page } from "../browser.ts";
import { aFullAccount } from "./things.ts";

/** An upper bound on the pages of an account with one of each thing. */
const MAX_PAGES = 600;

/** A page's links within the account, without files, and without further pages of lists. */
const linksIn = (text: string, base: string): string[] =>
  [...text.matchAll(/href="([^"#]+)/g)]
    .map(([, link]) => link!.replaceAll("&amp;", "&"))
    .filter((link) => link === base || link.startsWith(`${base}/`) || link.startsWith(`${base}?`))
    .filter((link) => !/\.csv|[?&]cursor=/.test(link));

/** Whether a link stays within the catalog of launches, which lists all accounts' and is not walked. */
const isOfCatalog = (link: string, page: string, base: string): boolean =>
  page.startsWith(`${base}/launches`) && link.startsWith(`${base}/launches/`);

const titleOf = ({ text }: Page): string => /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? "";

/** An address without its ids. */
const placeOf = (link: string, base: string): string =>
  link
    .slice(base.length)
    .split("?")[0]!
    .replaceAll(/m%23[^/]+|\/[a-z]+[-_][0-9a-z]{16}|[0-9a-f-]{36}/g, "/:id");

const ID = /\b(?:acc|prop|lead|cap|pship|usr|b)-[0-9a-z]{16}\b|\b(?:k|psn|wh|evt|opr|dlv)_[0-9a-z]{16}\b/g;

/** Ids shown where a name should be; the page of one object may show its own id, to copy. */
const idsShown = (place: string, { text }: Page): string[] => {
  const isOfOne = /\/(:id|sandbox|trash)$/.test(place);
  const body = text
    .slice(text.indexOf("<main"))
    .replaceAll(/<(pre|code|textarea)[^>]*>[\s\S]*?<\/\1>/g, (all) =>
      isOfOne || all.startsWith("<textarea") ? "" : all,
    );
  return [...body.replaceAll(/<[^>]*>/g, " ").matchAll(ID)].map(([id]) => `${place}: ${id}`);
};

const walked = async () => {
  const { account, things } = await aFullAccount();
  const { developer, developmentId } = await launchStage();
  const { id: unitId } = await develop(developer, unitOf(developmentId));
  await keepLaunchCard(unitId, developmentId);
  const leadId = things.leadId!;
  await launchMatch({ ...account, leadId }, developer.accountId, unitId);
  const { base, browser: first } = await enter(account);
  // Six people take turns, so that none exceeds a person's rate of calls.
  const others = await Promise.all(Array.from({ length: 5 }, () => enter(account)));
  const browsers = [first, ...others.map(({ browser }) => browser)];
  const pages = new Map<string, Page>();
  const from = new Map<string, string>([[base, ""]]);
  for (const [link] of from) {
    if (pages.size >= MAX_PAGES) throw new Error(`There are more than ${MAX_PAGES} pages.`);
    const page = await browsers[pages.size % browsers.length]!.get(link);
    pages.set(link, page);
    if (page.status !== 200) continue;
    for (const next of linksIn(page.text, base))
      if (!from.has(next) && !isOfCatalog(next, link, base)) from.set(next, link);
  }
  return { pages, from, base, developmentId };
};

it("has no broken link, and each page of an account has a title of its own", async () => {
  const { pages, from, base, developmentId } = await walked();
  const lost = [...pages]
    .filter(([, { status, to }]) => status >= 400 || (status === 303 && to === null))
    // The test stores the failed delivery without its event, so the log does not have it.
    .filter(([link]) => !(link.startsWith(`${base}/events/`) && from.get(link)!.includes("/webhooks")))
    .map(([link, { status }]) => `${from.get(link)} leads to ${link}: ${status}`);
  expect(lost).toEqual([]);
  expect(pages.size).toBeGreaterThan(60);
  // A match of a unit type leads to the development, because unit types have no page.
  expect([...pages.keys()]).toContain(`${base}/launches/${developmentId}`);
  const places = new Map<string, Set<string>>();
  for (const [link, page] of pages)
    if (page.status === 200) {
      const title = titleOf(page);
      places.set(title, (places.get(title) ?? new Set()).add(placeOf(link, base)));
    }
  expect([...pages].flatMap(([link, page]) => idsShown(placeOf(link, base), page))).toEqual([]);
  const shared = [...places].filter(([, several]) => several.size > 1);
  expect(shared.map(([title, several]) => `${title}: ${[...several].join(", ")}`)).toEqual([]);
});
