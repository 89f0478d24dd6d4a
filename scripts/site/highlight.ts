import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import java from "highlight.js/lib/languages/java";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { escaped } from "./markup.ts";

const LANGUAGES = { bash, go, java, json, php, python, typescript, xml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/** A code language's name for people. */
const NAMES: Readonly<Record<string, string>> = {
  bash: "curl",
  sh: "Shell",
  ts: "TypeScript",
  typescript: "TypeScript",
  js: "JavaScript",
  python: "Python",
  py: "Python",
  php: "PHP",
  go: "Go",
  java: "Java",
  json: "JSON",
  http: "HTTP",
  xml: "XML",
  text: "",
};

/** Languages that show the same code side by side. */
export const TAB_NAMES: readonly string[] = ["curl", "Shell", "TypeScript", "Python", "PHP", "Go", "Java"];

/** @param code of a shell, to distinguish a call from other commands */
export const nameOfLanguage = (language: string, code: string): string =>
  language === "bash" && !/^\s*curl\b/m.test(code) ? "Shell" : (NAMES[language] ?? language);

/** The head of a request or answer, with its JSON body. */
const http = (code: string): string => {
  const [head = "", ...body] = code.split("\n\n");
  const lines = head
    .split("\n")
    .map((line) => escaped(line).replace(/^([\w-]+)(?=:)/, '<span class="hljs-attr">$1</span>'));
  const rest = body.map((part) => `\n\n${/^\s*[{[]/.test(part) ? highlighted(part, "json") : escaped(part)}`);
  return lines.join("\n") + rest.join("");
};

/** Code as markup, with classes that the style sheet colors. */
export const highlighted = (code: string, language: string): string => {
  if (language === "http") return http(code);
  return hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escaped(code);
};
