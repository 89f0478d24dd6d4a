export type Language = "pt-BR" | "en";

export const LANGUAGES: readonly Language[] = ["pt-BR", "en"];

/** The parts of the documentation, in the order of its navigation. */
export const SECTIONS = ["start", "guides", "reference", "sdk", "changes"] as const;
export type Section = (typeof SECTIONS)[number];

/** A page in one language, from its Markdown. */
export interface Page {
  /** The path after `/docs`; empty for the first page. */
  readonly path: string;
  readonly title: string;
  /** Its shorter name in the navigation. */
  readonly label?: string;
  /** A sentence for search engines, lists of pages and assistants. */
  readonly description: string;
  readonly section: Section;
  /** The heading in the navigation under which the page is listed. */
  readonly group?: string;
  /** Without its title. Links are addresses of this host without a language. */
  readonly markdown: string;
  /** The page for people, instead of the Markdown. */
  readonly html?: string;
  /** The answer to a program that requests JSON. */
  readonly json?: unknown;
  /** Not in the navigation, because another page lists it. */
  readonly unlisted?: true;
  /** Without margins and navigation. */
  readonly bare?: true;
  /** Its text is in another language than the page's frame. */
  readonly foreign?: Language;
}

/** The address of a page in its language. */
export const addressOf = (path: string, language: Language): string => `/docs${path}?lang=${language}`;

/** The page for a missing address has no address of its own. */
export const MISSING_PATH = "/404";

/** A placeholder for the deployment's address, as in the contract's documents. */
export const PUBLIC_URL = "https://public-url.invalid";

/** The address of a page as Markdown, for programs that read nothing else. */
export const markdownAddressOf = (path: string, language: Language): string =>
  `${PUBLIC_URL}/docs${path === "" ? "/index" : path}.md?lang=${language}`;
