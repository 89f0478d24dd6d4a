import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../local/settings.ts";
import { yamlOf } from "../yaml.ts";
import { icon, writeLoaded } from "./assets.ts";
import { asyncApiOf } from "./asyncapi.ts";
import { changelogPage, readVersions, rssOf, type Version } from "./changelog.ts";
import { collectionPages } from "./collections.ts";
import type { Contract, Contracts } from "./contract.ts";
import { errorPages } from "./errors.ts";
import { Output } from "./files.ts";
import type { Pictures } from "./guide-text.ts";
import { guidePages, writeModels, writePictures } from "./guides.ts";
import { homePage } from "./home.ts";
import { type Loaded, layout } from "./layout.ts";
import { render } from "./markdown.ts";
import { raw } from "./markup.ts";
import { LANGUAGES, type Language, MISSING_PATH, type Page, SECTIONS } from "./page.ts";
import { referencePage } from "./reference.ts";
import { sdkPages, writeSdks } from "./sdk.ts";
import { searchIndex } from "./search-index.ts";
import { ROBOTS, sitemapOf } from "./sitemap.ts";
import { statusCodesPage } from "./status-codes.ts";
import { WORDS } from "./texts.ts";
import { llmsFullText, llmsText, twinOf } from "./twin.ts";

export interface Sources {
  readonly contracts: Contracts;
  /** The folders of the assets and of the site. */
  readonly folder: string;
  readonly guides: string;
}

/** Every page of a language, in the order of the navigation. */
export const pagesOf = (
  language: Language,
  contract: Contract,
  { folder, guides, pictures }: Pick<Sources, "folder" | "guides"> & { readonly pictures: Pictures },
  versions: readonly Version[],
): Page[] => {
  const others = [
    ...guidePages(guides, language, pictures),
    referencePage(language, contract),
    ...errorPages(language, contract),
    statusCodesPage(language),
    ...sdkPages(language),
    ...collectionPages(folder, language),
    changelogPage(versions, language),
  ];
  return [homePage(language, contract, others), ...others].sort(
    (one, other) => SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section),
  );
};

const missingPage = (language: Language): Page => ({
  path: MISSING_PATH,
  title: WORDS[language].missing,
  description: WORDS[language].missing,
  section: "start",
  markdown: WORDS[language].missingText,
  unlisted: true,
});

const fileOf = (language: Language, path: string, form: string): string =>
  `${language}/docs${path === "" ? "/index" : path}.${form}`;

const writePage = (
  output: Output,
  page: Page,
  pages: readonly Page[],
  language: Language,
  loaded: Loaded,
) => {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const { html, headings } =
    page.html === undefined
      ? render(page.markdown, { path: page.path, language })
      : { html: page.html, headings: [] };
  const frame = { language, pages: listed, loaded };
  output.write(fileOf(language, page.path, "html"), layout(page, raw(html), headings, frame));
  output.write(fileOf(language, page.path, "md"), twinOf(page, language));
  if (page.json !== undefined) output.write(fileOf(language, page.path, "json"), JSON.stringify(page.json));
};

/** Builds the site beside the contract's documents. */
export const buildSite = (sources: Sources): void => {
  const output = new Output(sources.folder);
  for (const language of LANGUAGES) {
    const contract = sources.contracts[language];
    const versions = readVersions(language);
    const pictures = new Map([...writePictures(output, sources.guides, language), ...writeModels(output)]);
    const pages = pagesOf(language, contract, { ...sources, pictures }, versions);
    const index = JSON.stringify(searchIndex(pages, contract, language));
    const loaded = writeLoaded(output, { index, language });
    for (const page of [...pages, missingPage(language)])
      writePage(output, page, pages, language, page.bare ? loaded.reference : loaded.page);
    const about = pages[0]!.description;
    output.write(fileOf(language, "/llms", "txt"), llmsText(pages, language, about));
    output.write(fileOf(language, "/llms-full", "txt"), llmsFullText(pages, language));
    output.write(fileOf(language, "/changelog", "rss"), rssOf(versions, language));
    output.write(fileOf(language, "/sitemap", "xml"), sitemapOf(pages));
    const events = asyncApiOf(contract, language);
    output.write(fileOf(language, "/asyncapi", "json"), JSON.stringify(events));
    output.write(fileOf(language, "/asyncapi", "yaml"), yamlOf(events));
    output.write(fileOf(language, "/robots", "txt"), ROBOTS);
    output.write(fileOf(language, "/favicon", "svg"), icon());
  }
  writeSdks(output);
  output.removeOthers([...LANGUAGES, "docs/assets", "docs/sdk"]);
};

/** The pages' view of a contract. */
export const readContract = (folder: string, language: Language): Contract =>
  JSON.parse(readFileSync(join(folder, `v1.${language}.json`), "utf8")) as Contract;

export const GUIDES = join(ROOT, "docs/guides");
