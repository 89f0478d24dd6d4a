import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

interface Diagnostic {
  /** 0 is an error, 1 a warning. */
  readonly severity: number;
  readonly message: string;
  readonly path: readonly (string | number)[];
}

interface Parser {
  parse(text: string): Promise<{
    readonly document?: { messages(): { all(): readonly unknown[] } };
    readonly diagnostics: readonly Diagnostic[];
  }>;
}

/** Checks that AsyncAPI's own parser finds no error or warning. @returns the number of the document's messages */
export const parseAsyncApi = async (tools: string, file: string): Promise<number> => {
  const { Parser } = createRequire(join(tools, "package.json"))("@asyncapi/parser") as {
    Parser: new () => Parser;
  };
  const { document, diagnostics } = await new Parser().parse(readFileSync(file, "utf8"));
  const objections = diagnostics.filter(({ severity }) => severity <= 1);
  if (objections.length > 0 || !document)
    throw new Error(objections.map(({ message, path }) => `${path.join("/")}: ${message}`).join("\n"));
  return document.messages().all().length;
};
