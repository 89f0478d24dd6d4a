export type Language = "pt-BR" | "en";

export const LANGUAGES: readonly Language[] = ["pt-BR", "en"];

/** The parts of the documentation, in the order of its navigation. */
export const SECTIONS = ["start", "guides", "reference", "sdk", "changes"] as const;
export type Section = (typeof SECTIONS)[number];

/** A page in one language, made of its Markdown. */
export interface Page {
  /** Below `/docs`; empty for the first page. */
  readonly path: string;
  readonly title: string;
  /** How the navigation calls it, where that is shorter. */
  readonly label?: string;
  /** A sentence for search engines, lists of pages and assistants. */
  readonly description: string;
  readonly section: Section;
  /** What it stands under within its section. */
  readonly group?: string;
  /** Without its title. Links are addresses of this host without a language. */
  readonly markdown: string;
  /** What a person sees instead of the Markdown. */
  readonly html?: string;
  /** What a program gets that asks for JSON. */
  readonly json?: unknown;
  /** Not in the navigation: another page lists it. */
  readonly unlisted?: true;
  /** Without margins and navigation beside it. */
  readonly bare?: true;
  /** Its text is in another language than the page around it. */
  readonly foreign?: Language;
}

/** The address of a page in its language. */
export const addressOf = (path: string, language: Language): string => `/docs${path}?lang=${language}`;

/** Stands for the address of the deployment, as in the documents of the contract. */
export const PUBLIC_URL = "https://public-url.invalid";

/** The address of a page's Markdown, for who reads nothing else. */
export const markdownAddressOf = (path: string, language: Language): string =>
  `${PUBLIC_URL}/docs${path === "" ? "/index" : path}.md?lang=${language}`;
