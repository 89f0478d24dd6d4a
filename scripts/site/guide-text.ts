import { readGuide } from "../guides/guide.ts";
import type { Page } from "./page.ts";

const NEEDED = ["title", "description", "order"] as const;

export interface Guide {
  readonly order: number;
  readonly page: Page;
}

/** A guide of its text. @throws when its front matter lacks something */
export const guideOf = (source: string, slug: string): Guide => {
  const { frontMatter, text } = readGuide(slug, source);
  const lacking = NEEDED.filter((name) => !frontMatter[name]);
  if (lacking.length > 0)
    throw new Error(`The guide ${slug} lacks in its front matter: ${lacking.join(", ")}.`);
  // What is noted for those who run its code is no part of the text; nor is the title, should it stand there again.
  const markdown = text
    .replaceAll(/^<!--.*?-->\n/gm, "")
    .trimStart()
    .replace(/^# .*\n+/, "");
  const { title, description, section: group, order } = frontMatter;
  const page: Page = {
    ...{ path: `/guides/${slug}`, title: title!, description: description!, section: "guides", markdown },
    ...(group && { group }),
  };
  return { order: Number(order), page };
};
