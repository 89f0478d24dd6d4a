import type { GetPromptRequest, GetPromptResult, ListPromptsResult } from "@modelcontextprotocol/server";
import type { Language } from "../../lib/language.ts";
import type { Prompt } from "./prompts.ts";

const MAX_ARGUMENT_CHARS = 10_000;

/** The prompts whose tools are all available. @param tools names of the tools that the caller may use */
export const offered = (prompts: readonly Prompt[], tools: readonly string[]): readonly Prompt[] =>
  prompts.filter((prompt) => prompt.tools.every((name) => tools.includes(name)));

export const listPrompts = (prompts: readonly Prompt[], language: Language): ListPromptsResult => ({
  prompts: prompts.map(({ name, title, description, arguments: own }) => ({
    name,
    title: title[language],
    description: description[language],
    arguments: Object.entries(own).map(([argument, description]) => ({
      name: argument,
      description: description[language],
      required: true,
    })),
  })),
});

/** What is wrong with the arguments; undefined if nothing is. */
const faultOf = (prompt: Prompt, given: Readonly<Record<string, string>>): string | undefined => {
  const names = Object.keys(prompt.arguments);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) return `Unknown argument; accepted: ${names.join(", ") || "none"}`;
  const missing = names.find((name) => (given[name] ?? "").trim() === "");
  if (missing !== undefined) return `Argument ${missing} is missing`;
  const long = names.find((name) => given[name]!.length > MAX_ARGUMENT_CHARS);
  return long && `Argument ${long} has more than ${MAX_ARGUMENT_CHARS} characters`;
};

/** A prompt as the person would have typed it, or what is wrong with the request. */
export const getPrompt = (
  { name, arguments: given = {} }: GetPromptRequest["params"],
  prompts: readonly Prompt[],
  language: Language,
): GetPromptResult | string => {
  const prompt = prompts.find((known) => known.name === name);
  if (!prompt) return "Unknown prompt";
  const fault = faultOf(prompt, given);
  if (fault !== undefined) return fault;
  const text = prompt.text[language].replace(/\{(\w+)\}/g, (_, argument: string) => given[argument]!);
  return {
    description: prompt.description[language],
    messages: [{ role: "user", content: { type: "text", text } }],
  };
};
