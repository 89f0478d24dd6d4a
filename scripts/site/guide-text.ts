import { readGuide } from "../guides/guide.ts";
import { type Page, PUBLIC_URL } from "./page.ts";

/** The deployment's name in guides. */
const ANY_HOST = "https://api.example.com";
const NEEDED = ["title", "description", "order"] as const;

export interface Guide {
  readonly order: number;
  readonly page: Page;
}

/** Addresses of pictures, and of model sheets, by their names. */
export type Pictures = ReadonlyMap<string, string>;

const PICTURE = /\]\((?:pictures|models)\/([\w-]+)\)/g;

const addressIn = (pictures: Pictures, name: string): string => {
  const address = pictures.get(name);
  if (address === undefined) throw new Error(`There is no picture ${name} in this language.`);
  return address;
};

/** A guide from its text. @throws if its front matter is incomplete */
export const guideOf = (source: string, slug: string, pictures: Pictures = new Map()): Guide => {
  const { frontMatter, text } = readGuide(slug, source);
  const lacking = NEEDED.filter((name) => !frontMatter[name]);
  if (lacking.length > 0)
    throw new Error(`The front matter of the guide ${slug} lacks: ${lacking.join(", ")}.`);
  // Notes to the runner of the code, and a repeated title, are not part of the text.
  const markdown = text
    .replaceAll(/^<!--.*?-->\n/gm, "")
    .trimStart()
    .replaceAll(ANY_HOST, PUBLIC_URL)
    .replaceAll(PICTURE, (_, name: string) => `](${addressIn(pictures, name)})`)
    .replace(/^# .*\n+/, "");
  const { title, description, section: group, order } = frontMatter;
  const page: Page = {
    path: `/guides/${slug}`,
    title: title!,
    description: description!,
    section: "guides",
    markdown,
    ...(group && { group }),
  };
  return { order: Number(order), page };
};
