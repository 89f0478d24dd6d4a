import { type Page, PUBLIC_URL } from "./page.ts";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/;
/** What guides call the deployment. */
const ANY_HOST = "https://api.example.com";
const NEEDED = ["title", "description", "order"] as const;

export interface Guide {
  readonly order: number;
  readonly page: Page;
}

const membersOf = (lines: string): Map<string, string> =>
  new Map(
    lines.split("\n").map((line) => {
      const [, name = "", value = ""] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
      return [name, value.replace(/^(["'])(.*)\1$/, "$2")];
    }),
  );

/** A guide of its text. @throws when its front matter lacks something */
export const guideOf = (source: string, slug: string): Guide => {
  const text = source.replaceAll("\r\n", "\n");
  const [front = "", lines = ""] = FRONT_MATTER.exec(text) ?? [];
  const members = membersOf(lines);
  const lacking = NEEDED.filter((name) => !members.get(name));
  if (lacking.length > 0)
    throw new Error(`The guide ${slug} lacks in its front matter: ${lacking.join(", ")}.`);
  // What is noted for those who run its code is no part of the text; nor is the title, should it stand there again.
  const markdown = text
    .slice(front.length)
    .replaceAll(/^<!--.*?-->\n/gm, "")
    .replaceAll(ANY_HOST, PUBLIC_URL)
    .replace(/^# .*\n+/, "");
  const [title, description, group] = ["title", "description", "section"].map(
    (name) => members.get(name) ?? "",
  );
  const page: Page = {
    ...{ path: `/guides/${slug}`, title: title!, description: description!, section: "guides", markdown },
    ...(group && { group }),
  };
  return { order: Number(members.get("order")), page };
};
